"""Bar that shows how much of an amount, such as money or a load, is left."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.character.formula_display import to_typographic
from core.formula import format_value
from desktop.theme import TextStyle, color, font, px

_NUMBER = 132
"""Least width of the number before the bar."""


class BudgetBar(QWidget):
    """Shows how much of an amount is left.

    Args:
        name: What it is, before the number for screen readers, or "".
        unit: Unit behind the numbers, or "".
    """

    def __init__(
        self, amount: int | Fraction, parent: QWidget | None = None, *, name: str = "", unit: str = ""
    ) -> None:
        super().__init__(parent)
        self._amount = Fraction(amount)
        self._spent = Fraction(0)
        self._name, self._unit = name, unit
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.spend(0)

    @property
    def left(self) -> int | Fraction:
        """What is left; negative if overspent."""
        left = self._amount - self._spent
        return int(left) if left.denominator == 1 else left

    def spend(self, spent: int | Fraction, amount: int | Fraction | None = None) -> None:
        """Set how much is spent in all, and of which amount if that has changed."""
        self._spent = Fraction(spent)
        if amount is not None:
            self._amount = Fraction(amount)
        words = self.tr("{left} of {amount} left").format(left=self._text(self.left), amount=self._whole_text())
        self.setAccessibleName(f"{self._name}: {words}" if self._name else words)
        self.update()

    @staticmethod
    def _text(number: int | Fraction) -> str:
        return to_typographic(format_value(number, 1))

    def _whole_text(self) -> str:
        return f"{self._text(self._amount)} {self._unit}".strip()

    @property
    def label_text(self) -> str:
        """What stands below the number."""
        words = self.tr("of {amount} left").format(amount=self._whole_text())
        return f"{self._name}, {words}" if self._name else words

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the number with its line below."""
        return QSize(px(200), px(48))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number, label and bar."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_over = self.left < 0
            number = font(TextStyle.VALUE)
            text = self._text(self.left)
            painter.setFont(number)
            painter.setPen(color("amber" if is_over else "ink"))
            wide = max(px(_NUMBER), QFontMetrics(number).horizontalAdvance(text) + px(12))
            painter.drawText(QRectF(0, 0, wide, px(28)), Qt.AlignmentFlag.AlignVCenter, text)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            below = QRectF(0, px(28), self.width(), px(18))
            words = painter.fontMetrics().elidedText(self.label_text, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, words)
            bar = QRectF(wide, px(10), max(1, self.width() - wide), px(12))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("track"))
            painter.drawRoundedRect(bar, 2, 2)
            share = 0.0 if self._amount <= 0 else max(0.0, min(1.0, float(self.left / self._amount)))
            painter.setBrush(color("fill"))
            left = bar.right() - bar.width() * share
            painter.drawRoundedRect(QRectF(left, bar.top(), bar.width() * share, bar.height()), 2, 2)
