"""Small painted label widgets beside and below the numbers of the preview: an elided note, short names of inputs."""

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
    """A line with the short names of a number's inputs; the focused target is in accent colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters: tuple[str, ...] = ()
        self._current = ""
        self.setFixedHeight(px(_HEIGHT))
        self.hide()

    @property
    def letters(self) -> tuple[str, ...]:
        """The short names shown."""
        return self._letters

    def show_inputs(self, letters: Sequence[str], current: str, names: str) -> None:
        """Show short names; without any the line is hidden.

        Args:
            letters: Short names of the inputs.
            current: Short name of the focused target, or "".
            names: Their full names.
        """
        self._letters, self._current = tuple(letters), current
        self.setToolTip(escape_tool_tip(names))
        self.setAccessibleName(self.tr("From {names}").format(names=names) if names else "")
        self.setVisible(bool(letters))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the short names one after the other."""
        with QPainter(self) as painter:
            left = 0
            for letter in self._letters:
                is_current = letter == self._current
                name_font = QFont(font(TextStyle.LABEL))
                name_font.setWeight(QFont.Weight.Bold if is_current else QFont.Weight.Normal)
                painter.setFont(name_font)
                painter.setPen(color("accent" if is_current else "muted"))
                painter.drawText(QRect(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignTop, letter)
                left += painter.fontMetrics().horizontalAdvance(letter) + px(5)


class ElidedNote(QWidget):
    """A muted, right-aligned line, elided if too long; the tool tip has the full text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._is_strong = "", False

    def show_text(self, text: str, subject: str = "") -> None:
        """Show a text.

        Args:
            text: The text to show.
            subject: What the text belongs to, for tool tip and screen reader.
        """
        self._text, self._is_strong = text, bool(subject)
        full_text = f"{subject}: {text}" if subject and text else text
        self.setToolTip(escape_tool_tip(full_text))
        self.setAccessibleName(full_text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the text, elided."""
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("ink" if self._is_strong else "muted"))
            text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
