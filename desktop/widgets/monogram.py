"""Monogram of a character without a portrait: two letters on a circle, in a colour of its own.

The colour follows from the id, so that a character keeps it when it is renamed. A character that has no id yet, as one
that is being created, has a neutral circle.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop import theme
from desktop.theme import TextStyle, color

_LETTERS: Final = 0.38
"""Height of the letters, as a part of the diameter."""
_LEAST: Final = 7


def initials(name: str) -> str:
    """Return the two letters that stand for a name: of its first and last word, or the first two of a single word.

    >>> initials("Sanne Reedwater"), initials("the Boatwright's Son"), initials("Ilvane"), initials("")
    ('SR', 'TS', 'IL', '')
    """
    words = ["".join(filter(str.isalnum, word)) for word in name[:200].split()]
    words = [word for word in words if word]
    if not words:
        return name.strip()[:1]
    letters = words[0][0] + words[-1][0] if len(words) > 1 else words[0][:2]
    return letters.upper()[:2]


def monogram_colors(id_: str) -> tuple[QColor, QColor]:
    """Return ground and ink of a character's monogram; neutral ones for "" and in high contrast."""
    pairs = theme.monogram_pairs()
    if not id_ or not pairs:
        return color("tint"), color("ink" if not pairs else "muted")
    ground, ink = pairs[crc32(id_.encode()) % len(pairs)]
    return QColor(ground), QColor(ink)


def paint_monogram(painter: QPainter, circle: QRectF, name: str, id_: str) -> None:
    """Paint the monogram of a character into a circle.

    Args:
        painter: The painter.
        circle: The square around the circle.
        name: The character's name.
        id_: Its id in the library; "" for a character that has none yet.
    """
    ground, ink = monogram_colors(id_)
    has_ring = not id_ or not theme.monogram_pairs()
    painter.setPen(QPen(color("hairline"), 1) if has_ring else Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(circle.adjusted(0.5, 0.5, -0.5, -0.5))
    letters = theme.font(TextStyle.HEADING)
    letters.setPixelSize(max(_LEAST, round(circle.height() * _LETTERS)))
    painter.setFont(letters)
    painter.setPen(ink)
    painter.drawText(circle, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), initials(name))
