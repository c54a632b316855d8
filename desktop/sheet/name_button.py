"""Button beside the name of a character, at the end of its text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QFontMetrics, QHideEvent
from PySide6.QtWidgets import QPushButton

from desktop.theme import px, repolish
from desktop.widgets.inputs import TitleField

_GAP = 24


class NameButton(QPushButton):
    """A quiet button inside the field of a name, right of what is written there.

    Args:
        text: What it says.
        title: The field of the name.
    """

    def __init__(self, text: str, title: TitleField) -> None:
        super().__init__(text, title)
        self._title = title
        self.setProperty("role", "text")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        repolish(self)
        title.reserve(self.sizeHint().width() + px(_GAP))
        title.installEventFilter(self)
        title.textChanged.connect(self._place)
        self._place()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the size of the field."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the whole field to the name again."""
        super().hideEvent(event)
        if not event.spontaneous() and self.isHidden():
            self._title.reserve(0)

    @Slot()
    def _place(self) -> None:
        self.adjustSize()
        written = QFontMetrics(self._title.font()).horizontalAdvance(self._title.text())
        left = min(written + px(_GAP), self._title.width() - self.width())
        self.move(max(0, left), (self._title.height() - self.height()) // 2)
