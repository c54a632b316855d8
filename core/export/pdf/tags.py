"""What the parts of a page are, for those who hear it: headings, paragraphs, cells; and in which order they are read.

Blocks tell a page what they draw next (:meth:`core.export.pdf.page.Page.tag`). A tag reaches up to the next one of its
level or above, as headings of a text do, so that none needs an end. :mod:`core.export.pdf.structure` makes the
structure tree of the file from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from operator import itemgetter


class Role(Enum):
    """What a part of a page is: its level, its name in the file, and the list or table that it must be in, or "".

    Rows and items open the table or list that they are in themselves.
    """

    PART = (0, "Part", "")
    """A character, or a card."""
    SECT = (1, "Sect", "")
    """A block."""
    ARTIFACT = (2, "Artifact", "")
    """What is not read: heads and feet of pages, heads that are repeated."""
    H1 = (2, "H1", "")
    H2 = (2, "H2", "")
    H3 = (2, "H3", "")
    P = (2, "P", "")
    """A paragraph, or a label with its value."""
    JOINED = (2, "P ", "")
    """The next line of the paragraph or heading before, which may be in another column or on another page."""
    TR = (3, "TR", "Table")
    LI = (3, "LI", "L")
    COLUMN_HEAD = (4, "TH", "")
    ROW_HEAD = (4, "TH ", "")
    TD = (4, "TD", "")
    ITEM = (4, "LBody", "")
    FIGURE = (5, "Figure", "")
    """A picture, a track, a tick: its text is read, with what it is drawn of."""
    SPAN = (5, "Span", "")
    """What follows a figure in its paragraph or cell."""

    def __init__(self, level: int, kind: str, inside: str) -> None:
        self.level = level
        self.kind = kind.strip()
        self.inside = inside


Tag = tuple[Role, int, int, int, str, bool]
"""What a page shows from a mark on: its role, the positions of its first mark and of its first field of a form on the
page, the column of its block that it is in, the words of a figure or the key of a block or the number of merged cells,
and whether a block began on a page before. A plain tuple, as pages have hundreds."""

TaggedRange = tuple[Tag, int, int]
"""A tag with the ends of its marks and of its fields."""

_COLUMN = itemgetter(3)
_START: Tag = (Role.P, 0, 0, 0, "", False)


def reading_order(tags: Sequence[Tag], marks: int, fields: int) -> list[TaggedRange]:
    """Return what a page shows in the order in which it is read: a column is read to its end before the next one.

    Args:
        tags: Its tags, in the order in which they were drawn.
        marks: How many marks it has.
        fields: How many fields of a form.
    """
    if not tags or tags[0][1] or tags[0][2]:
        tags = [_START, *tags]
    mark_ends = [tag[1] for tag in tags[1:]]
    field_ends = [tag[2] for tag in tags[1:]]
    ranges = list(zip(tags, (*mark_ends, marks), (*field_ends, fields), strict=True))
    if not any(map(_COLUMN, tags)):
        return ranges
    block = 0
    numbered = []
    for each in ranges:
        block += each[0][0].level < Role.P.level
        numbered.append((block, each[0][3], each))
    return [each for _, _, each in sorted(numbered, key=lambda found: found[:2])]
