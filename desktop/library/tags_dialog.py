"""Dialog for the tags of one or more characters; partially checked tags stay as they are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from desktop.forms import load_form
from desktop.library.bulk_operations import TagCounts


class TagsDialog(QDialog):
    """Edits the tags of characters.

    Args:
        tagging: The characters and their present tags.
    """

    who_label: QLabel
    new_edit: QLineEdit
    tags_label: QLabel
    tags_list: QListWidget
    no_tags_label: QLabel
    ok_button: QPushButton
    cancel_button: QPushButton

    def __init__(self, tagging: TagCounts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tagging = tagging
        load_form(self, "tags")
        self.who_label.setText(self.tr("%Ln character(s)", "", len(tagging.ids)))
        for tag in tagging.known:
            item = QListWidgetItem(tag)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(self._state(tag))
            self.tags_list.addItem(item)
        self.tags_list.setVisible(bool(tagging.known))
        self.tags_label.setVisible(bool(tagging.known))
        self.no_tags_label.setVisible(not tagging.known)
        if not tagging.known:
            layout = self.layout()
            if layout is not None:
                self.resize(self.width(), layout.totalHeightForWidth(self.width()))
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.new_edit.setFocus()

    @property
    def ids(self) -> tuple[str, ...]:
        """Ids of the characters."""
        return self._tagging.ids

    def added(self) -> list[str]:
        """Return the tags to add to all of the characters."""
        typed = [each.strip() for each in self.new_edit.text().split(",") if each.strip()]
        return list(dict.fromkeys([*typed, *self._touched(Qt.CheckState.Checked)]))

    def removed(self) -> list[str]:
        """Return the tags to remove from all of the characters."""
        added = self.added()
        return [tag for tag in self._touched(Qt.CheckState.Unchecked) if tag not in added]

    def _touched(self, state: Qt.CheckState) -> list[str]:
        items = [self.tags_list.item(row) for row in range(self.tags_list.count())]
        return [item.text() for item in items if item.checkState() is state and self._state(item.text()) is not state]

    def _state(self, tag: str) -> Qt.CheckState:
        """Return checked, partially checked or unchecked for all, some or none of the characters."""
        number = self._tagging.numbers.get(tag, 0)
        if not number:
            return Qt.CheckState.Unchecked
        return Qt.CheckState.Checked if number == len(self._tagging.ids) else Qt.CheckState.PartiallyChecked

    @Slot()
    def accept(self) -> None:
        """Accept if something was changed, else reject."""
        if self.added() or self.removed():
            super().accept()
        else:
            self.reject()
