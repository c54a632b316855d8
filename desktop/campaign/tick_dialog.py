"""Lists whose items are ticked, and dialogs whose button takes those that are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QPushButton, QWidget

from desktop.forms import load_form

_KEY: Final = Qt.ItemDataRole.UserRole


class TickedItems(QObject):
    """The ticked items of a list; what was ticked stays so when the list is filled again.

    Args:
        view: The list.

    Signals:
        changed: Another item is ticked, or one no longer.
    """

    changed = Signal()

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view
        self._chosen: dict[str, str] = {}
        view.itemChanged.connect(self._on_changed)

    @property
    def chosen(self) -> Mapping[str, str]:
        """Keys and texts of what is ticked."""
        return self._chosen

    def add(self, key: str, text: str, *, is_ticked: bool = False, can_tick: bool = True) -> QListWidgetItem:
        """Add an item.

        Args:
            key: Its key.
            text: What it shows.
            is_ticked: Whether it is ticked at first.
            can_tick: Whether it can be ticked at all.
        """
        if is_ticked:
            self._chosen[key] = text
        with QSignalBlocker(self._view):
            item = QListWidgetItem(text, self._view)
            item.setData(_KEY, key)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            item.setFlags(flags | Qt.ItemFlag.ItemIsUserCheckable if can_tick else flags)
            item.setCheckState(Qt.CheckState.Checked if key in self._chosen else Qt.CheckState.Unchecked)
        return item

    @Slot(QListWidgetItem)
    def _on_changed(self, item: QListWidgetItem) -> None:
        key = str(item.data(_KEY))
        if item.checkState() is Qt.CheckState.Checked:
            self._chosen[key] = item.text()
        else:
            self._chosen.pop(key, None)
        self.changed.emit()


class TickDialog(QDialog):
    """Dialog whose primary button takes what is ticked in its list, and names how much that is.

    Args:
        form: Name of its form.
        list_name: Name of the list there.
        parent: The window.

    Signals:
        taken: What is ticked is to be taken; a tuple of its keys.
    """

    taken = Signal(object)

    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(self, form: str, list_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, form)
        self.items = TickedItems(getattr(self, list_name))
        self.items.changed.connect(self.show_state)
        self.ok_button.setDefault(True)
        self.ok_button.clicked.connect(self._on_take)
        self.cancel_button.clicked.connect(self.reject)

    def caption(self, number: int) -> str:
        """Return the text of the button that takes some items."""
        raise NotImplementedError

    @Slot()
    def show_state(self) -> None:
        """Show on the button how much is ticked."""
        number = len(self.items.chosen)
        self.ok_button.setText(self.caption(number) if number else self.tr("Nothing selected"))
        self.ok_button.setEnabled(number > 0)

    @Slot()
    def _on_take(self) -> None:
        self.accept()
        self.taken.emit(tuple(self.items.chosen))
