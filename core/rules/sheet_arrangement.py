"""Own arrangements of a game's printed sheet: which of its blocks are printed, in which order, on which page.

An arrangement names blocks by their keys in the game's ``sheet.toml``, and its bands and columns are those of the pages
there, see :mod:`core.rules.layout_reader`. It says nothing of what a block shows, so that a newer version of the game
prints its newer blocks. :mod:`core.rules.arrangement_checks` says what can be printed of one;
:mod:`core.content.arrangement_file` reads and writes it.

>>> column = read_column("8 attributes skills")
>>> column.span, column.blocks, column.notation
(8, ('attributes', 'skills'), '8 attributes skills')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from core.messages import Word
from core.rules.block_kinds import Block, HeadBlock, TableBlock, VitalsBlock
from core.rules.model import System
from core.rules.sheet_layout import GRID, PageColumn, PageLayout, SheetLayout

_NAMES: Mapping[type[Block], Word] = {
    HeadBlock: Word("Name and portrait"),
    VitalsBlock: Word("Most important numbers"),
}


@dataclass(frozen=True, slots=True)
class ArrangedColumn:
    """One column of a band: its width in twelfths of the page, and the keys of its blocks from top to bottom."""

    span: int
    blocks: tuple[str, ...]

    @property
    def notation(self) -> str:
        """The column as ``sheet.toml`` writes it; the width of a whole page is left out."""
        return " ".join(self.blocks if self.span == GRID else (str(self.span), *self.blocks))


@dataclass(frozen=True, slots=True)
class ArrangedPage:
    """One page: its bands from top to bottom, each with columns side by side."""

    bands: tuple[tuple[ArrangedColumn, ...], ...]

    @property
    def blocks(self) -> tuple[str, ...]:
        """The keys of its blocks, in order."""
        return tuple(key for band in self.bands for column in band for key in column.blocks)


@dataclass(frozen=True, slots=True)
class SheetArrangement:
    """The pages of the sheet of a game.

    Attributes:
        system: Id of the game.
        pages: The pages.
        version: Version of the game's data that it was made with; "" if that is unknown.
    """

    system: str
    pages: tuple[ArrangedPage, ...]
    version: str = field(default="", compare=False)

    @property
    def blocks(self) -> tuple[str, ...]:
        """The keys of its blocks, in order."""
        return tuple(key for page in self.pages for key in page.blocks)


def read_column(text: str) -> ArrangedColumn:
    """Return a column from the notation of ``sheet.toml``; any text gives one, which is not checked here."""
    words = text.split()
    has_span = bool(words) and words[0].isascii() and words[0].isdigit()
    return ArrangedColumn(int(words[0][:3]) if has_span else GRID, tuple(words[has_span:]))


def standard_arrangement(system: System) -> SheetArrangement:
    """Return how the game itself arranges its sheet."""
    return SheetArrangement(system.id, tuple(_arranged(page) for page in system.layout.pages), system.version)


def _arranged(page: PageLayout) -> ArrangedPage:
    return ArrangedPage(
        tuple(
            tuple(ArrangedColumn(column.span, tuple(block.key for block in column.blocks)) for column in band)
            for band in page.bands
        )
    )


def sheet_blocks(layout: SheetLayout) -> dict[str, Block]:
    """Return the blocks of the pages of a layout by their keys, in order."""
    return {block.key: block for column in _columns(layout) for block in column.blocks}


def _columns(layout: SheetLayout) -> Iterator[PageColumn]:
    return (column for page in layout.pages for band in page.bands for column in band)


def block_label(block: Block) -> str:
    """Return what people call a block, in English; the terms are those of its game."""
    label = getattr(block, "label", "")
    return block.name or block.title or label or _NAMES.get(type(block), Word(block.key))


def arrange_layout(layout: SheetLayout, arrangement: SheetArrangement) -> SheetLayout:
    """Return a layout with the pages of an arrangement; blocks that the layout does not have are left out.

    Where the pages are not those of the layout, every row stays in its column: none spills below the other blocks.

    Args:
        layout: The game's layout, translated and without what is secret, if that is left out.
        arrangement: The arrangement.
    """
    blocks = sheet_blocks(layout)
    pages = []
    for page in arrangement.pages:
        bands = []
        for band in page.bands:
            columns = tuple(
                PageColumn(column.span, tuple(blocks[key] for key in column.blocks if key in blocks)) for column in band
            )
            if any(column.blocks for column in columns):
                bands.append(columns)
        pages.append(PageLayout(tuple(bands)))
    arranged = replace(layout, pages=tuple(pages))
    return layout if arranged == layout else replace(arranged, pages=tuple(map(_without_spilling, pages)))


def _without_spilling(page: PageLayout) -> PageLayout:
    return PageLayout(
        tuple(
            tuple(replace(column, blocks=tuple(map(_unspilled, column.blocks))) for column in band)
            for band in page.bands
        )
    )


def _unspilled(block: Block) -> Block:
    return replace(block, spills=False) if isinstance(block, TableBlock) and block.spills else block


def arranged_layout(system: System, arrangement: SheetArrangement) -> SheetLayout:
    """Return the layout of a game with the pages of an arrangement."""
    return arrange_layout(system.layout, arrangement)
