"""How text is set on paper: the one place for faces, sizes and distances."""

from __future__ import annotations

from core.export.pdf.fonts import Face
from core.export.pdf.page import MM, Type

NAME = Type(Face.SERIF_SEMIBOLD, 32)
NAME_LEAST = 20
NAME_NEXT = Type(Face.SERIF_SEMIBOLD, 20)
NAME_CARD = Type(Face.SERIF_SEMIBOLD, 22)
SECOND = Type(Face.SERIF_ITALIC, 13)
SECOND_CARD = Type(Face.SERIF_ITALIC, 11)
GAME = Type(Face.SEMIBOLD, 8, 1.6, accent=True)
EDITION = Type(Face.SANS, 7, 0.9)

TITLE = Type(Face.SEMIBOLD, 8, 0.9, accent=True)
LABEL = Type(Face.SANS, 7, 0.55)
LABEL_BOLD = Type(Face.SEMIBOLD, 7, 0.55)
HINT = Type(Face.ITALIC, 7.5)
HEAD = HINT
VALUE = Type(Face.SANS, 9.5)
VALUE_BOLD = Type(Face.SEMIBOLD, 10.5)
BODY = Type(Face.SANS, 9)
BODY_BOLD = Type(Face.SEMIBOLD, 9)
NOTE = Type(Face.SANS, 8.5)
NOTE_BOLD = Type(Face.SEMIBOLD, 8.5)
NOTE_ITALIC = Type(Face.ITALIC, 8)
PROSE = Type(Face.SERIF, 9.5)
WORD = Type(Face.SERIF_ITALIC, 11)
HEADING = Type(Face.SERIF_SEMIBOLD, 14)
FOOT = Type(Face.SANS, 7)

RANKS = {
    1: Type(Face.SEMIBOLD, 30),
    2: Type(Face.SEMIBOLD, 20),
    3: Type(Face.SEMIBOLD, 15),
    4: Type(Face.SEMIBOLD, 11),
}
"""Numbers of strips and vitals, by rank."""

CELLS = {
    "strong": Type(Face.BOLD, 10.5, 0.4),
    "name": Type(Face.SERIF_SEMIBOLD, 10.5),
    "raw": VALUE,
    "partial": Type(Face.SEMIBOLD, 11),
    "medium": Type(Face.BOLD, 12),
    "result": Type(Face.BOLD, 14),
    "large": Type(Face.BOLD, 16),
    "text": BODY,
    "hint": HINT,
    "small": Type(Face.SANS, 8),
    "index": Type(Face.SERIF_SEMIBOLD, 18, accent=True),
}
"""Cells of tables, by the style that the column names."""

UNDER = Type(Face.SANS, 7.5)
ZERO = Type(Face.ITALIC, 7.5)
LEAST = 7.0
"""Nothing on paper is smaller."""

LEAD = 4 * MM
GAP = 5.6 * MM
GAP_TIGHT = 4.6 * MM
TITLE_HEIGHT = 4 * MM
TITLE_BASE = 2.4 * MM
GIVE = 0.4 * MM
"""What a row of a table gives up on a full page."""
