"""Bar of a budget: what is left as a large number and as a bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.character import to_typographic
from desktop.theme import TextStyle, color, font, px


class BudgetBar(QWidget):
    """Shows how much of an amount is left."""

    def __init__(self, amount: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._amount = amount
        self._spent = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.spend(0)

    @property
    def left(self) -> int:
        """What is left; negative if overspent."""
        return self._amount - self._spent

    def spend(self, spent: int) -> None:
        """Set how much is spent in all."""
        self._spent = spent
        self.setAccessibleName(self.tr("{left} of {amount} left").format(left=self.left, amount=self._amount))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the number with its line below."""
        return QSize(px(320), px(48))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number, label and bar."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_over = self.left < 0
            painter.setFont(font(TextStyle.VALUE))
            painter.setPen(color("amber" if is_over else "ink"))
            text = to_typographic(str(self.left))
            painter.drawText(QRectF(0, 0, px(140), px(28)), Qt.AlignmentFlag.AlignVCenter, text)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            words = self.tr("of {amount} left").format(amount=self._amount)
            painter.drawText(QRectF(0, px(28), px(160), px(18)), Qt.AlignmentFlag.AlignVCenter, words)
            bar = QRectF(px(132), px(10), max(1, self.width() - px(132)), px(12))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("track"))
            painter.drawRoundedRect(bar, 2, 2)
            share = 0.0 if self._amount <= 0 else max(0.0, min(1.0, self.left / self._amount))
            painter.setBrush(color("fill"))
            painter.drawRoundedRect(
                QRectF(bar.right() - bar.width() * share, bar.top(), bar.width() * share, bar.height()), 2, 2
            )
