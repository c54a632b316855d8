"""Checks arrangements of a game's sheet, and fits those that are older than the game to it.

A block that the game has lost is left out, with a message; one that it has gained is absent until it is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from core.errors import ArrangementError
from core.messages import Message, Word, join_texts
from core.rules.block_kinds import (
    Block,
    BoxesBlock,
    FieldsBlock,
    FigureBlock,
    HeadBlock,
    PlayBlock,
    StripBlock,
    SumsBlock,
    TableBlock,
    VitalsBlock,
)
from core.rules.model import System
from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement, block_label, sheet_blocks
from core.rules.sheet_layout import GRID

MOST_PAGES = 40
"""Most pages of an arrangement."""

LEAST_SPAN = 4
"""Twelfths of a page that any block needs."""

NARROWED = (3, 4)
"""The share of its width on the game's own sheet that a block needs, as numerator and denominator."""

_FULL_WIDTH = (HeadBlock, FieldsBlock, VitalsBlock)
_OWN_WIDTH = (PlayBlock, FigureBlock, SumsBlock, StripBlock, BoxesBlock)
"""Kinds whose numbers are as far apart as the game put them, as are those below a table."""


@dataclass(frozen=True, slots=True)
class FittedArrangement:
    """What can be printed of an arrangement.

    Attributes:
        arrangement: What the present version of the game can print; None for the game's own sheet.
        messages: What is not as it was arranged.
    """

    arrangement: SheetArrangement | None
    messages: tuple[Message, ...] = ()


def least_spans(system: System) -> dict[str, int]:
    """Return how many twelfths of a page each block of a game's sheet needs, by its key."""
    return {
        block.key: _least_span(block, column.span)
        for page in system.layout.pages
        for band in page.bands
        for column in band
        for block in column.blocks
    }


def _least_span(block: Block, span: int) -> int:
    if isinstance(block, _FULL_WIDTH):
        return GRID
    if isinstance(block, _OWN_WIDTH) or (isinstance(block, TableBlock) and block.foot):
        return span
    share, whole = NARROWED
    return min(span, max(LEAST_SPAN, -(-span * share // whole)))


def check_arrangement(system: System, arrangement: SheetArrangement) -> None:
    """Check that a game can print an arrangement.

    Raises:
        ArrangementError: It is for another game, a block is unknown, there twice or too narrow, a band too wide, or a
            page empty; the message says which.
    """
    for message in arrangement_problems(system, arrangement):
        raise ArrangementError(message)


def arrangement_problems(system: System, arrangement: SheetArrangement) -> Iterator[Message]:
    """Yield why a game cannot print an arrangement; nothing if it can."""
    if arrangement.system != system.id:
        template = "{game} cannot use the arrangement of another game ({other}). Choose another file."
        yield _message(system, "arrangement_of_other_game", template, other=arrangement.system)
        return
    if not arrangement.pages:
        template = "The arrangement has no page. Put at least one block on a page."
        yield _message(system, "arrangement_empty", template)
    if len(arrangement.pages) > MOST_PAGES:
        template = "The arrangement has {count} pages, and {most} are possible. Put more blocks on a page."
        yield _message(system, "arrangement_pages", template, count=len(arrangement.pages), most=MOST_PAGES)
    known, least = sheet_blocks(system.layout), least_spans(system)
    seen: set[str] = set()
    for number, page in enumerate(arrangement.pages, 1):
        if not page.bands or not all(band and all(column.blocks for column in band) for band in page.bands):
            template = "Page {page} is empty, or has a column without blocks. Put a block there, or remove it."
            yield _message(system, "page_empty", template, page=number)
        for key in page.blocks:
            if key not in known:
                template = "The sheet of {game} has no block {block}. Choose among {blocks}."
                yield _message(system, "block_unknown", template, block=key, blocks=", ".join(known))
            elif key in seen:
                template = "{block} is on the sheet twice, the second time on page {page}. Remove one of them."
                yield _message(system, "block_twice", template, block=_label(known, key), page=number)
            seen.add(key)
        for band in page.bands:
            yield from _width_problems(system, band, number, least)


def _width_problems(
    system: System, band: tuple[ArrangedColumn, ...], page: int, least: Mapping[str, int]
) -> Iterator[Message]:
    """Yield what is too narrow or too wide in a band."""
    known = sheet_blocks(system.layout)
    for column in band:
        for key in column.blocks:
            if column.span < least.get(key, 0):
                template = (
                    "{block} on page {page} is {span} twelfths of the page wide, and needs {least}. Make it wider."
                )
                values = {"block": _label(known, key), "page": page, "span": column.span, "least": least[key]}
                yield _message(system, "block_narrow", template, **values)
    width = sum(column.span for column in band)
    if width > GRID:
        template = (
            "Side by side on page {page}, {blocks} are {width} twelfths of the page wide, and {most} is the whole "
            "page. Make one of them narrower, or put it below the others."
        )
        labels = join_texts(_label(known, key) for column in band for key in column.blocks)
        yield _message(system, "band_wide", template, page=page, blocks=labels, width=width, most=GRID)


def _label(known: Mapping[str, Block], key: str) -> Word:
    return Word(block_label(known[key]) if key in known else key)


def _message(system: System, code: str, template: str, **values: object) -> Message:
    return Message(code, template, {"game": system.name, **values}, system.id)


def without_lost_blocks(system: System, arrangement: SheetArrangement) -> tuple[SheetArrangement, tuple[str, ...]]:
    """Return an arrangement without blocks that the game does not have, and the keys of those."""
    known = sheet_blocks(system.layout)
    lost = tuple(dict.fromkeys(key for key in arrangement.blocks if key not in known))
    if not lost:
        return arrangement, ()
    pages = []
    for page in arrangement.pages:
        bands = []
        for band in page.bands:
            columns = (replace(each, blocks=tuple(key for key in each.blocks if key in known)) for each in band)
            bands.append(tuple(column for column in columns if column.blocks))
        pages.append(ArrangedPage(tuple(band for band in bands if band)))
    return replace(arrangement, pages=tuple(page for page in pages if page.bands)), lost


def accept_arrangement(system: System, arrangement: SheetArrangement) -> FittedArrangement:
    """Return an arrangement that a person chose; unknown blocks are only left out if it is for another version.

    Raises:
        ArrangementError: The game cannot print it; see `check_arrangement`.
    """
    messages: tuple[Message, ...] = ()
    if arrangement.system == system.id and arrangement.version not in ("", system.version):
        arrangement, messages = _without_lost(system, arrangement)
    check_arrangement(system, arrangement)
    return FittedArrangement(arrangement, messages)


def _without_lost(system: System, arrangement: SheetArrangement) -> tuple[SheetArrangement, tuple[Message, ...]]:
    fitted, lost = without_lost_blocks(system, arrangement)
    template = "The sheet of {game} no longer has these blocks of your arrangement, which are left out: {blocks}."
    return fitted, (_message(system, "blocks_lost", template, blocks=", ".join(lost)),) if lost else ()


def fit_arrangement(system: System, arrangement: SheetArrangement) -> FittedArrangement:
    """Return what a game can print of an arrangement that may be older than it, or damaged; never raises."""
    fitted, messages = _without_lost(system, arrangement)
    problem = next(arrangement_problems(system, fitted), None)
    if problem is None:
        return FittedArrangement(fitted, messages)
    template = "Your arrangement of the sheet of {game} cannot be printed, so the game's own sheet is. {reason}"
    reason = messages[0] if messages and not fitted.pages else problem
    return FittedArrangement(None, (_message(system, "arrangement_unusable", template, reason=reason),))
