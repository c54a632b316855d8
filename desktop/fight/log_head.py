"""Paints the head of a round in a fight's log."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from desktop.fight.fight_log import LogLine
from desktop.theme import TextStyle, color, font, pixmap, px

HEAD: Final = 32
"""Height of a head, at 100 %."""
_EDGE: Final = 12
_ICON: Final = 16
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_head(painter: QPainter, area: QRect, line: LogLine) -> None:
    """Paint arrow, round and sums."""
    painter.fillRect(area, color("track"))
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), color("hairline"))
    arrow = pixmap("chevron-down" if line.is_open else "chevron-right", _ICON, "ink")
    painter.drawPixmap(QPointF(area.left() + px(_EDGE), area.center().y() - px(_ICON) / 2 + 1), arrow)
    inside = area.adjusted(px(_EDGE + _ICON + 6), 0, -px(_EDGE), 0)
    painter.setFont(font(TextStyle.LABEL))
    painter.setPen(color("muted"))
    painter.drawText(inside, int(_RIGHT), line.detail)
    inside.setRight(inside.right() - QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(line.detail) - px(8))
    painter.setFont(font(TextStyle.HEADING))
    painter.setPen(color("ink"))
    title = QFontMetrics(font(TextStyle.HEADING)).elidedText(line.title, Qt.TextElideMode.ElideRight, inside.width())
    painter.drawText(inside, int(Qt.AlignmentFlag.AlignVCenter), title)
