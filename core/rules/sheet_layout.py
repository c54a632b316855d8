"""Dataclasses for the layout of a sheet: printed pages, quick card and Play page.

The blocks are in :mod:`core.rules.block_kinds`, the play page in :mod:`core.rules.play_layout`;
:mod:`core.rules.layout_reader` reads them all from ``sheet.toml``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.rules.block_kinds import Block
from core.rules.block_parts import Address
from core.rules.play_layout import PlayLayout

GRID = 12
"""Columns of the grid of a page, in which widths are counted."""


@dataclass(frozen=True, slots=True)
class PageColumn:
    """One column of a band: its width in twelfths, and its blocks from top to bottom."""

    span: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class PageLayout:
    """One page: its bands from top to bottom, each with columns side by side."""

    bands: tuple[tuple[PageColumn, ...], ...]


@dataclass(frozen=True, slots=True)
class GroupTotal:
    """A number summed over the characters on a page of cards."""

    label: str
    value: Address
    hint: str = ""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """The quick card: its blocks, and the footer of a page of cards.

    Attributes:
        blocks: The blocks.
        group: The number at the foot, or None.
        edge: Blocks at the right edge of the card, below the head, next to all others; their width in twelfths.
    """

    blocks: tuple[Block, ...]
    group: GroupTotal | None = None
    edge: PageColumn | None = None


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """All of a game's sheet.toml: pages, quick card (or None), and play page."""

    pages: tuple[PageLayout, ...] = ()
    card: CardLayout | None = None
    play: PlayLayout = field(default_factory=PlayLayout)


EMPTY_LAYOUT = SheetLayout()
"""Layout of a game without sheet.toml."""
