"""Where printed blocks stand: the pages, the card and the play page of a game, as frozen values.

What each block shows is said by :mod:`core.rules.block_shapes`, what lies on the table by
:mod:`core.rules.play_shapes`; :mod:`core.rules.blocks` reads them all from the game's ``sheet.toml``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.rules.block_parts import Address
from core.rules.block_shapes import Block
from core.rules.play_shapes import PlayDesign


@dataclass(frozen=True, slots=True)
class PageColumn:
    """One column of a band: its width in twelfths, and its blocks from top to bottom."""

    span: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class PageDesign:
    """One designed page: its bands from top to bottom, each the columns that stand side by side."""

    bands: tuple[tuple[PageColumn, ...], ...]


@dataclass(frozen=True, slots=True)
class GroupFoot:
    """A number summed over the characters of a page of cards."""

    label: str
    value: Address
    hint: str = ""


@dataclass(frozen=True, slots=True)
class CardDesign:
    """The quick card: its blocks from top to bottom, and the foot of a page of cards.

    Attributes:
        blocks: The blocks.
        group: The number at the foot, or None.
        edge: Blocks at the right edge of the card, below the head, beside all others; their width in twelfths.
    """

    blocks: tuple[Block, ...]
    group: GroupFoot | None = None
    edge: PageColumn | None = None


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """All that a game's sheet.toml says: printed pages, the quick card (or None), and the play page."""

    pages: tuple[PageDesign, ...] = ()
    card: CardDesign | None = None
    play: PlayDesign = field(default_factory=PlayDesign)


EMPTY_LAYOUT = SheetLayout()
"""Layout of a game that has no sheet.toml."""
