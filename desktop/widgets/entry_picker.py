"""Popup list to choose a setting entry; typing filters by a part of the name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.theme import px

_INDEX: Final = Qt.ItemDataRole.UserRole
_LEADING: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class EntryPicker(QFrame):
    """Popup list under a button: typing filters, Enter chooses, Escape closes.

    Signals:
        picked: Index of the entry; -1 for an empty row.
    """

    picked = Signal(int)

    def __init__(self, names: Sequence[str], empty_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._search = QLineEdit(self)
        self._search.setProperty("role", "search")
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the entries"))
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Entries"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for index, name in enumerate([empty_text, *names]):
            item = QListWidgetItem(name, self._list)
            item.setData(_INDEX, index - 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(8), px(8), px(8), px(8))
        layout.addWidget(self._search)
        layout.addWidget(self._list)
        self.resize(px(300), px(360))
        self._list.setCurrentRow(min(1, self._list.count() - 1))
        self._search.textChanged.connect(self._on_text_changed)
        self._search.installEventFilter(self)
        self._list.itemClicked.connect(self._take)
        self.setFocusProxy(self._search)

    def open_under(self, anchor: QWidget) -> None:
        """Open below a button, at its right edge, inside the screen."""
        corner = anchor.mapToGlobal(QPoint(anchor.width() - self.width(), anchor.height() + 2))
        screen = anchor.screen().availableGeometry()
        x = max(screen.left(), min(corner.x(), screen.right() - self.width()))
        y = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self._search.setFocus()

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        words = text.casefold().split()
        first: QListWidgetItem | None = None
        for row in range(self._list.count()):
            item = self._list.item(row)
            fits = all(word in item.text().casefold() for word in words)
            item.setHidden(not fits)
            if fits and first is None and item.data(_INDEX) >= 0:
                first = item
        if first is not None:
            self._list.setCurrentItem(first)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Forward arrow keys and Enter from the search line to the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._take(self._list.currentItem())
                return True
            if event.key() in _LEADING:
                self._list.event(event)
                return True
        return super().eventFilter(watched, event)

    @Slot(QListWidgetItem)
    def _take(self, item: QListWidgetItem | None) -> None:
        if item is None or item.isHidden():
            return
        index = item.data(_INDEX)
        self.close()
        self.picked.emit(index)
