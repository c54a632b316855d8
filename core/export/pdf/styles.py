"""Constants: text styles and distances of printed pages."""

from __future__ import annotations

from core.export.pdf.fonts import Face
from core.export.pdf.page import MM, TextStyle

BEHIND_BOX = 4 * MM
"""Gap between a box to write in and the next number, which would else be read as one with what is written."""

NAME = TextStyle(Face.SERIF_SEMIBOLD, 32)
NAME_LEAST = 20
NAME_NEXT = TextStyle(Face.SERIF_SEMIBOLD, 20)
NAME_CARD = TextStyle(Face.SERIF_SEMIBOLD, 22)
SECOND = TextStyle(Face.SERIF_ITALIC, 13)
SECOND_CARD = TextStyle(Face.SERIF_ITALIC, 11)
GAME = TextStyle(Face.SEMIBOLD, 8, 1.6, accent=True)
EDITION = TextStyle(Face.SANS, 7, 0.9)

TITLE = TextStyle(Face.SEMIBOLD, 8, 0.9, accent=True)
LABEL = TextStyle(Face.SANS, 7, 0.55)
LABEL_BOLD = TextStyle(Face.SEMIBOLD, 7, 0.55)
HINT = TextStyle(Face.ITALIC, 7.5)
HEAD = HINT
VALUE = TextStyle(Face.SANS, 9.5)
VALUE_BOLD = TextStyle(Face.SEMIBOLD, 10.5)
BODY = TextStyle(Face.SANS, 9)
BODY_BOLD = TextStyle(Face.SEMIBOLD, 9)
NOTE = TextStyle(Face.SANS, 8.5)
NOTE_BOLD = TextStyle(Face.SEMIBOLD, 8.5)
NOTE_ITALIC = TextStyle(Face.ITALIC, 8)
PROSE = TextStyle(Face.SERIF, 9.5)
WORD = TextStyle(Face.SERIF_ITALIC, 11)
HEADING = TextStyle(Face.SERIF_SEMIBOLD, 14)
FOOT = TextStyle(Face.SANS, 7)

RANKS = {
    1: TextStyle(Face.SEMIBOLD, 30),
    2: TextStyle(Face.SEMIBOLD, 20),
    3: TextStyle(Face.SEMIBOLD, 15),
    4: TextStyle(Face.SEMIBOLD, 11),
}
"""Numbers of strips and vitals, by rank."""

CELLS = {
    "strong": TextStyle(Face.BOLD, 10.5, 0.4),
    "name": TextStyle(Face.SERIF_SEMIBOLD, 10.5),
    "raw": VALUE,
    "partial": TextStyle(Face.SEMIBOLD, 11),
    "medium": TextStyle(Face.BOLD, 12),
    "result": TextStyle(Face.BOLD, 14),
    "large": TextStyle(Face.BOLD, 16),
    "text": BODY,
    "hint": HINT,
    "small": TextStyle(Face.SANS, 8),
    "index": TextStyle(Face.SERIF_SEMIBOLD, 18, accent=True),
}
"""Styles of table cells, by the column's ``style``."""

UNDER = TextStyle(Face.SANS, 7.5)
ZERO = TextStyle(Face.ITALIC, 7.5)
LEAST = 7.0
"""Minimum type size on paper."""

LEAD = 4 * MM
GAP = 5.6 * MM
GAP_TIGHT = 4.6 * MM
GAPS_CLOSE = (4 * MM, 3.4 * MM, 3 * MM, 2.6 * MM)
"""Spaces between the blocks of a page that would need a further one otherwise; the widest that fits is taken."""
TITLE_HEIGHT = 4 * MM
TITLE_BASE = 2.4 * MM
GIVE = 0.4 * MM
"""How much lower a table row is on a full page."""
