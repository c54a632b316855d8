"""What stands beside and below the numbers of the growing sheet: what they wait for, gain, and are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

_HEIGHT: Final = 18


class InputLine(QWidget):
    """The letters of what goes into a number, in a quiet line below it; the place that is looked at in accent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters: tuple[str, ...] = ()
        self._here = ""
        self.setFixedHeight(px(_HEIGHT))
        self.hide()

    @property
    def letters(self) -> tuple[str, ...]:
        """What is shown."""
        return self._letters

    def show_inputs(self, letters: Sequence[str], here: str, names: str) -> None:
        """Show letters; without one the line goes.

        Args:
            letters: Short names of what goes into the number.
            here: That of the place that is looked at, or "".
            names: All of them in full.
        """
        self._letters, self._here = tuple(letters), here
        self.setToolTip(escape_tool_tip(names))
        self.setAccessibleName(self.tr("from {names}").format(names=names) if names else "")
        self.setVisible(bool(letters))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the letters one after the other."""
        with QPainter(self) as painter:
            left = 0
            for letter in self._letters:
                is_here = letter == self._here
                face = QFont(font(TextStyle.LABEL))
                face.setWeight(QFont.Weight.Bold if is_here else QFont.Weight.Normal)
                painter.setFont(face)
                painter.setPen(color("accent" if is_here else "muted"))
                painter.drawText(QRect(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignTop, letter)
                left += painter.fontMetrics().horizontalAdvance(letter) + px(5)


class ElidedNote(QWidget):
    """A muted line at the right, cut where it is too long; the whole of it stands in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._is_strong = "", False

    def show_text(self, text: str, said: str = "") -> None:
        """Show a text.

        Args:
            text: What there is room for.
            said: What stands before it in words, for tooltip and screen reader.
        """
        self._text, self._is_strong = text, bool(said)
        whole = f"{said}: {text}" if said and text else text
        self.setToolTip(escape_tool_tip(whole))
        self.setAccessibleName(whole)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw what there is room for."""
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("ink" if self._is_strong else "muted"))
            text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
