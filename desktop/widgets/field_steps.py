"""Small minus and plus inside a number field or a cell, beside its digits, while it is hovered or has the focus."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.minus_sign import MINUS
from desktop.theme import color, px

WHOLE: Final = re.compile(r"[+\-]?\d{1,15}\Z")
"""Text of a number that can be counted up and down."""

_WIDTH: Final = 14
"""Width of the signs at 100 %."""
_GAP: Final = 2
"""Least distance from the digits."""
_ARM: Final = 3.0


def stepped_text(text: str, step: int) -> str | None:
    """Return the text of a number after a step; None where it is not a whole number."""
    plain = text.strip().replace(MINUS, "-")
    return str(int(plain or "0") + step) if not plain or WHOLE.match(plain) else None


def step_areas(area: QRectF, text_width: float, *, is_right: bool) -> tuple[QRectF, QRectF] | None:
    """Return the areas of minus and plus at the edge opposite to the digits, plus above minus.

    They are narrow, so that a click into the middle of a field never counts.

    Args:
        area: The field.
        text_width: Width of its digits.
        is_right: Whether the digits are at the right.

    Returns:
        The areas; None where there is no room.
    """
    width = float(px(_WIDTH))
    if area.width() < max(text_width + width + px(_GAP), 2.5 * width):
        return None
    left, half = area.left() if is_right else area.right() - width, area.height() / 2
    return QRectF(left, area.top() + half, width, half), QRectF(left, area.top(), width, half)


def step_at(areas: tuple[QRectF, QRectF] | None, position: QPointF) -> int:
    """Return the step of the sign at a position; 0 for none."""
    if areas is None:
        return 0
    return -1 if areas[0].contains(position) else 1 if areas[1].contains(position) else 0


def paint_steps(painter: QPainter, areas: tuple[QRectF, QRectF] | None) -> None:
    """Paint minus and plus."""
    if areas is None:
        return
    painter.setPen(QPen(color("muted"), 1.4))
    arm = px(10) * _ARM / 10
    for area, is_plus in zip(areas, (False, True), strict=True):
        middle = area.center()
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        if is_plus:
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
