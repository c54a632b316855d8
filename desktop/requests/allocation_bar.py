"""Widget: what is left to allocate, with a bar for each budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.character.formula_display import to_typographic
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

MAX_PARTS: Final = 8
"""More budgets than this are shown as one bar."""

_NUMBER: Final = 132
_GAP: Final = 4
_NARROWEST: Final = 26
_READABLE: Final = 44


def join_labels(labels: Sequence[str]) -> str:
    """Join the labels of budgets, a common first word only once; "" if there are too many.

    >>> join_labels(["ages 0–10", "ages 10–15"]), join_labels(["wood", "stone"])
    ('ages 0–10, 10–15', 'wood, stone')
    """
    if len(labels) > MAX_PARTS:
        return ""
    first = _shared(labels)
    return first + ", ".join(label.removeprefix(first) for label in labels)


def _shared(labels: Sequence[str]) -> str:
    """Return the first word that all labels share, with a space, or ""."""
    first = labels[0].partition(" ")[0] + " " if labels else ""
    return first if all(label.startswith(first) for label in labels) else ""


@dataclass(frozen=True, slots=True)
class BudgetPart:
    """One budget of the bar.

    Attributes:
        label: Translated name.
        amount: Its size.
        free: How much of it can be left.
    """

    label: str
    amount: int
    free: int


class AllocationBar(QWidget):
    """Shows what is left, budget by budget.

    Args:
        total: Sum of all budgets.
        parent: Its owner.
    """

    def __init__(self, total: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._total = total
        self._left = total
        self._parts: tuple[BudgetPart, ...] = ()
        self._shared = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def parts(self) -> tuple[BudgetPart, ...]:
        """The budgets shown."""
        return self._parts

    def show_left(self, left: int, parts: Sequence[BudgetPart]) -> None:
        """Show what is left.

        Args:
            left: What is left in all.
            parts: The budgets in order; one, or more than `MAX_PARTS`, make one bar.
        """
        self._left = left
        self._parts = tuple(parts) if 1 < len(parts) <= MAX_PARTS else ()
        self._shared = _shared([each.label for each in self._parts])
        self.setAccessibleName(self.tr("{left} of {amount} left").format(left=left, amount=self._total))
        template = self.tr("{name}: up to {free} of {amount} left")
        descriptions = [template.format(name=each.label, free=each.free, amount=each.amount) for each in parts]
        self.setAccessibleDescription("; ".join(descriptions) if len(parts) > 1 else "")
        self.setToolTip(escape_tool_tip("\n".join(descriptions) if len(parts) > 1 else ""))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the number and its label, or of two lines below the bars."""
        return QSize(px(320), px(54 if self._parts else 48))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number, labels and bars."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(TextStyle.VALUE))
            painter.setPen(color("ink" if self._left >= 0 else "amber"))
            text = to_typographic(str(self._left))
            painter.drawText(QRectF(0, 0, px(_NUMBER), px(28)), Qt.AlignmentFlag.AlignVCenter, text)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            words = self.tr("of {amount} left").format(amount=self._total)
            painter.drawText(QRectF(0, px(28), px(_NUMBER), px(18)), Qt.AlignmentFlag.AlignVCenter, words)
            parts = self._parts or (BudgetPart("", self._total, self._left),)
            for part, (left, width) in zip(parts, self._places(parts), strict=True):
                self._draw_part(painter, part, left, width)

    def _places(self, parts: Sequence[BudgetPart]) -> list[tuple[float, float]]:
        """Return left edge and width of each bar: by its amount, but with a least width."""
        room = max(1, self.width() - px(_NUMBER) - px(_GAP) * (len(parts) - 1))
        narrowest = min(px(_NARROWEST), room / len(parts))
        spare = room - narrowest * len(parts)
        total = max(1, sum(part.amount for part in parts))
        edges, left = [], float(px(_NUMBER))
        for part in parts:
            width = narrowest + spare * part.amount / total
            edges.append((left, width))
            left += width + px(_GAP)
        return edges

    def _draw_part(self, painter: QPainter, part: BudgetPart, left: float, width: float) -> None:
        bar = QRectF(left, px(8), width, px(11))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("track"))
        painter.drawRoundedRect(bar, 2, 2)
        share = 0.0 if part.amount <= 0 else max(0.0, min(1.0, part.free / part.amount))
        if share:
            painter.setBrush(color("fill"))
            free = QRectF(bar.right() - bar.width() * share, bar.top(), bar.width() * share, bar.height())
            painter.drawRoundedRect(free, 2, 2)
        if not part.label or width < px(_READABLE):
            return
        painter.setFont(font(TextStyle.LABEL))
        for line, (text, ink) in enumerate(zip(self.words(part, width), ("ink", "muted"), strict=True)):
            painter.setPen(color(ink))
            area = QRectF(left, px(22 + 16 * line), width, px(16))
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, text)

    def words(self, part: BudgetPart, width: float) -> tuple[str, str]:
        """Return the two lines below a bar: what is left, and the label, shortened to fit."""
        metrics = QFontMetricsF(font(TextStyle.LABEL))
        lines = []
        for texts in (self._amounts(part), (part.label, part.label.removeprefix(self._shared))):
            text = next((each for each in texts if metrics.horizontalAdvance(each) <= width), texts[-1])
            lines.append(metrics.elidedText(text, Qt.TextElideMode.ElideRight, width))
        return lines[0], lines[1]

    def _amounts(self, part: BudgetPart) -> tuple[str, ...]:
        """Return texts for what is left, from long to short."""
        values = {"free": part.free, "amount": part.amount}
        long = self.tr("up to {free} of {amount} left").format(**values)
        return long, self.tr("{free} of {amount}").format(**values), f"{part.free}/{part.amount}"
