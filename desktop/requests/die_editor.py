"""Small field over one die, in which its face is corrected."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop.requests.dice_grid import DiceGrid
from desktop.theme import px

_WIDTH: Final = 44
_HEIGHT: Final = 28
_PERCENT: Final = 100


class DieEditor(QLineEdit):
    """The field of one die; Enter takes the face, Escape leaves it, the arrow keys count.

    Signals:
        taken: The corrected face.
        left: The face stays.

    Args:
        grid: The dice.
        index: The die.
        face: What it shows.
        typed: What was typed already, or "".
    """

    taken = Signal(int)
    left = Signal()

    def __init__(self, grid: DiceGrid, index: int, face: int, typed: str) -> None:
        super().__init__(typed or str(face), grid)
        self._size = grid.sizes[index]
        self.setProperty("role", "search")
        self.setValidator(QIntValidator(0, self._size, self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(grid.die_name(index))
        area = grid.die_area(index)
        self.setGeometry(0, 0, px(_WIDTH), px(_HEIGHT))
        self.move(max(0, area.center().x() - self.width() // 2), area.center().y() - self.height() // 2)
        self.show()
        self.setFocus()
        if not typed:
            self.selectAll()
        grid.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Leave the die when the layout of the dice changes."""
        if event.type() is QEvent.Type.Resize:
            self.left.emit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Take the face, leave it, or count."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take()
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        elif key in steps:
            face = (int(self.text() or 0) + steps[key] - 1) % self._size + 1
            self.setText(str(face))
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Take what was typed when another widget gets the focus."""
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._take()

    def _take(self) -> None:
        """Take the face if the die can show it; 00 on a d100 is 100."""
        text = self.text()
        face = _PERCENT if text in {"0", "00"} and self._size == _PERCENT else int(text or 0)
        if 1 <= face <= self._size:
            self.taken.emit(face)
        else:
            self.left.emit()
