"""Moves of one block in the arrangement of a sheet, as keys, buttons and drags make them.

Each returns another arrangement, or the same one where the move is not possible: at an edge of the sheet, or where the
blocks side by side would not have their widths. Pages may be empty here; `without_empty_pages` leaves them out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from core.rules.arrangement_checks import LEAST_SPAN, MOST_PAGES
from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement
from core.rules.sheet_layout import GRID

_HELD: Final = ""
"""Stands for the moved block while it is at both places."""


class Move(StrEnum):
    """What is done with a block."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    PREVIOUS_PAGE = "previous_page"
    NEXT_PAGE = "next_page"
    BESIDE = "beside"
    STACK = "stack"
    NARROWER = "narrower"
    WIDER = "wider"
    LEAVE_OUT = "leave_out"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a block is: its page, row, column and position from the top of the column, from 0.

    Attributes:
        columns: Columns of its row.
        stacked: Blocks of its column.
        span: Width of its column in twelfths.
    """

    page: int
    row: int
    column: int
    position: int
    columns: int
    stacked: int
    span: int

    @property
    def is_alone(self) -> bool:
        """Whether the row has no other block."""
        return self.columns == self.stacked == 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block goes: before a row; in a row before a column; or in a column before a position."""

    page: int
    row: int
    column: int | None = None
    position: int | None = None


@dataclass(slots=True)
class _Column:
    span: int
    blocks: list[str]


_Pages = list[list[list[_Column]]]


class _NoRoomError(Exception):
    """The blocks of a row need more than the width of the page."""


def spot_of(arrangement: SheetArrangement, key: str) -> Spot | None:
    """Return where a block is; None if it is left out."""
    for page, each in enumerate(arrangement.pages):
        for row, band in enumerate(each.bands):
            for number, column in enumerate(band):
                if key in column.blocks:
                    position = column.blocks.index(key)
                    return Spot(page, row, number, position, len(band), len(column.blocks), column.span)
    return None


def without_empty_pages(arrangement: SheetArrangement) -> SheetArrangement:
    """Return an arrangement without the pages on which nothing is."""
    return replace(arrangement, pages=tuple(page for page in arrangement.pages if page.bands))


class SheetMoves:
    """The moves on the sheet of one game.

    Args:
        least: The twelfths of a page that each block needs, by its key.
    """

    def __init__(self, least: Mapping[str, int]) -> None:
        self._least = least
        self._moves: Mapping[Move, Callable[[SheetArrangement, str, Spot], SheetArrangement]] = {
            Move.UP: self._up,
            Move.DOWN: self._down,
            Move.LEFT: self._left,
            Move.RIGHT: self._right,
            Move.PREVIOUS_PAGE: self._to_previous_page,
            Move.NEXT_PAGE: self._to_next_page,
            Move.BESIDE: self._beside,
            Move.STACK: self._stack,
            Move.NARROWER: self._narrower,
            Move.WIDER: self._wider,
            Move.LEAVE_OUT: self._leave_out,
        }

    def move(self, arrangement: SheetArrangement, key: str, move: Move) -> SheetArrangement:
        """Return the arrangement after a move of a block; the same if it is left out or cannot be moved so."""
        spot = spot_of(arrangement, key)
        return arrangement if spot is None else self._moves[move](arrangement, key, spot)

    def put(self, arrangement: SheetArrangement, key: str, place: Place) -> SheetArrangement:
        """Return the arrangement with a block at a place, taken from where it was; the same if it has no room there."""
        pages = _thawed(arrangement)
        rows = pages[place.page]
        if place.column is None:
            rows.insert(place.row, [_Column(GRID, [_HELD])])
        elif place.position is None:
            rows[place.row].insert(place.column, _Column(0, [_HELD]))
        else:
            rows[place.row][place.column].blocks.insert(place.position, _HELD)
        columns = [column for page in pages for band in page for column in band]
        for column in columns:
            column.blocks = [each for each in column.blocks if each != key]
        for column in columns:
            column.blocks = [key if each == _HELD else each for each in column.blocks]
        try:
            return self._frozen(arrangement, pages)
        except _NoRoomError:
            return arrangement

    def add_page(self, arrangement: SheetArrangement, before: int) -> SheetArrangement:
        """Return the arrangement with an empty page before another one."""
        if len(arrangement.pages) >= MOST_PAGES:
            return arrangement
        pages = arrangement.pages
        return replace(arrangement, pages=(*pages[:before], ArrangedPage(()), *pages[before:]))

    def remove_page(self, arrangement: SheetArrangement, number: int) -> SheetArrangement:
        """Return the arrangement without a page; its blocks are left out. The only page stays."""
        pages = arrangement.pages
        return replace(arrangement, pages=pages[:number] + pages[number + 1 :]) if len(pages) > 1 else arrangement

    # ------------------------------------------------------------------------------------------------------- up, down

    def _up(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        if spot.position > 0:
            place = Place(spot.page, spot.row, spot.column, spot.position - 1)
        elif not spot.is_alone:
            place = Place(spot.page, spot.row)
        elif spot.row > 0:
            place = Place(spot.page, spot.row - 1)
        else:
            return self._to_previous_page(arrangement, key, spot)
        return self.put(arrangement, key, place)

    def _down(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        if spot.position + 1 < spot.stacked:
            place = Place(spot.page, spot.row, spot.column, spot.position + 2)
        elif not spot.is_alone:
            place = Place(spot.page, spot.row + 1)
        elif spot.row + 1 < len(arrangement.pages[spot.page].bands):
            place = Place(spot.page, spot.row + 2)
        elif spot.page + 1 < len(arrangement.pages):
            place = Place(spot.page + 1, 0)
        else:
            return arrangement
        return self.put(arrangement, key, place)

    def _to_previous_page(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        if spot.page == 0:
            return arrangement
        return self.put(arrangement, key, Place(spot.page - 1, len(arrangement.pages[spot.page - 1].bands)))

    def _to_next_page(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        """Move it to the beginning of the next page, which is added if there is none."""
        following = spot.page + 1
        if following < len(arrangement.pages):
            return self.put(arrangement, key, Place(following, 0))
        if len(arrangement.pages[spot.page].blocks) == 1 or following == MOST_PAGES:
            return arrangement
        return self.put(self.add_page(arrangement, following), key, Place(following, 0))

    # --------------------------------------------------------------------------------------------------- side by side

    def _left(self, arrangement: SheetArrangement, _key: str, spot: Spot) -> SheetArrangement:
        return self._swapped(arrangement, spot, spot.column - 1)

    def _right(self, arrangement: SheetArrangement, _key: str, spot: Spot) -> SheetArrangement:
        return self._swapped(arrangement, spot, spot.column + 1)

    def _swapped(self, arrangement: SheetArrangement, spot: Spot, other: int) -> SheetArrangement:
        """Exchange the column of a block with another one, with all that is in both."""
        if not 0 <= other < spot.columns:
            return arrangement
        pages = _thawed(arrangement)
        band = pages[spot.page][spot.row]
        band[spot.column], band[other] = band[other], band[spot.column]
        return self._frozen(arrangement, pages)

    def _beside(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        """Put a block that has a row for itself beside the row above, else below; any other on a row for itself."""
        if spot.columns > 1:
            return self.put(arrangement, key, Place(spot.page, spot.row + 1))
        bands = arrangement.pages[spot.page].bands
        places = []
        if spot.row > 0:
            places.append(Place(spot.page, spot.row - 1, len(bands[spot.row - 1])))
        if spot.row + 1 < len(bands):
            places.append(Place(spot.page, spot.row + 1, 0))
        return self._put_first(arrangement, key, places)

    def _stack(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        """Put a block under its neighbor, else one that shares its column into a column of its own."""
        bands = arrangement.pages[spot.page].bands
        row, column = spot.row, spot.column
        places = []
        if spot.stacked > 1:
            places = [Place(spot.page, row, column + 1)]
        elif column > 0:
            places = [Place(spot.page, row, column - 1, len(bands[row][column - 1].blocks))]
        elif spot.columns > 1:
            places = [Place(spot.page, row, 1, 0)]
        elif row > 0 and len(bands[row - 1]) > 1:
            places = [Place(spot.page, row - 1, len(bands[row - 1]) - 1, len(bands[row - 1][-1].blocks))]
        return self._put_first(arrangement, key, places)

    def _put_first(self, arrangement: SheetArrangement, key: str, places: list[Place]) -> SheetArrangement:
        """Put a block at the first place that has room."""
        results = (self.put(arrangement, key, place) for place in places)
        return next((each for each in results if each != arrangement), arrangement)

    # ----------------------------------------------------------------------------------------------------- width, out

    def _narrower(self, arrangement: SheetArrangement, _key: str, spot: Spot) -> SheetArrangement:
        return self._widened(arrangement, spot, -1)

    def _wider(self, arrangement: SheetArrangement, _key: str, spot: Spot) -> SheetArrangement:
        return self._widened(arrangement, spot, 1)

    def _widened(self, arrangement: SheetArrangement, spot: Spot, by: int) -> SheetArrangement:
        """Move the edge to the next column by twelfths of the page; the last column moves its left edge."""
        if spot.columns == 1:
            return arrangement
        pages = _thawed(arrangement)
        band = pages[spot.page][spot.row]
        own, other = band[spot.column], band[spot.column + 1 if spot.column + 1 < spot.columns else spot.column - 1]
        own.span, other.span = own.span + by, other.span - by
        is_possible = all(column.span >= self._least_of(column) for column in (own, other))
        return self._frozen(arrangement, pages) if is_possible else arrangement

    def _leave_out(self, arrangement: SheetArrangement, key: str, spot: Spot) -> SheetArrangement:
        pages = _thawed(arrangement)
        pages[spot.page][spot.row][spot.column].blocks.remove(key)
        return self._frozen(arrangement, pages)

    # ---------------------------------------------------------------------------------------------------------- whole

    def _least_of(self, column: _Column) -> int:
        return max((self._least.get(key, LEAST_SPAN) for key in column.blocks), default=LEAST_SPAN)

    def _frozen(self, arrangement: SheetArrangement, pages: _Pages) -> SheetArrangement:
        """Return an arrangement of these pages, without what became empty, and with columns as wide as the page.

        Raises:
            _NoRoomError: A row is too narrow for its blocks.
        """
        return replace(
            arrangement,
            pages=tuple(ArrangedPage(tuple(row for band in page for row in self._rows(band))) for page in pages),
        )

    def _rows(self, band: list[_Column]) -> list[tuple[ArrangedColumn, ...]]:
        """Return a band as rows: blocks of a single column have a row each."""
        columns = [column for column in band if column.blocks]
        if len(columns) < 2:  # noqa: PLR2004 - side by side are two
            return [(ArrangedColumn(GRID, (key,)),) for column in columns for key in column.blocks]
        spans = self._spans(columns)
        return [tuple(ArrangedColumn(span, tuple(each.blocks)) for span, each in zip(spans, columns, strict=True))]

    def _spans(self, columns: list[_Column]) -> list[int]:
        """Return widths that fill the page, as near to the present ones as the blocks can bear; 0 is an equal share."""
        least = [self._least_of(column) for column in columns]
        present = [column.span for column in columns]
        if sum(least) > GRID:
            raise _NoRoomError
        if sum(present) == GRID and all(span >= each for span, each in zip(present, least, strict=True)):
            return present
        wished = [span * (len(columns) - 1) or sum(present) for span in present]
        spans = [max(each, wish * GRID // sum(wished)) for each, wish in zip(least, wished, strict=True)]
        numbers = range(len(columns))
        while sum(spans) > GRID:
            spans[max(numbers, key=lambda number: spans[number] - least[number])] -= 1
        while sum(spans) < GRID:
            spans[max(numbers, key=lambda number: wished[number] * GRID - spans[number] * sum(wished))] += 1
        return spans


def _thawed(arrangement: SheetArrangement) -> _Pages:
    return [
        [[_Column(column.span, list(column.blocks)) for column in band] for band in page.bands]
        for page in arrangement.pages
    ]
