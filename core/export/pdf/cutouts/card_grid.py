"""Sizes of cards, their places on a page, and the marks along which they are cut.

The grid is in the middle between the left and right edges, so that the backs, whose columns run the other way, meet
their fronts when the paper is turned over its long edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from core.export.pdf.page import HAIR, MM, Page, Paper

MARK, MARK_OFF = 5 * MM, 2 * MM
"""Length of a cut mark, and its distance from the card."""

FOOT = 14 * MM
"""Least room below the cards for a line at the foot."""

HIGHEST_TOP = 18 * MM


class CardSize(NamedTuple):
    """A size of cards.

    Attributes:
        name: Its name.
        width, height: In points.
        padding: Distance of the text from the edge.
        columns, rows: Cards of a page at most.
    """

    name: str
    width: float
    height: float
    padding: float
    columns: int
    rows: int


POKER = CardSize("poker", 88 * MM, 63 * MM, 5 * MM, 2, 4)
A6 = CardSize("a6", 105 * MM, 148 * MM, 8 * MM, 2, 2)
TENT = CardSize("tent", 88 * MM, 84 * MM, 5 * MM, 2, 3)
SIZES = {size.name: size for size in (POKER, A6)}


@dataclass(frozen=True, slots=True)
class CardGrid:
    """The places of cards on a page.

    Attributes:
        paper: The paper.
        size: Size of a card.
        rows: Rows that fit.
        left, top: Corner of the first card.
    """

    paper: Paper
    size: CardSize
    rows: int
    left: float
    top: float

    @classmethod
    def of(cls, size: CardSize, paper: Paper) -> CardGrid:
        """Return the places of cards of a size on a paper."""
        rows = min(size.rows, int((paper.height + 0.5) // size.height))
        left = (paper.width - size.columns * size.width) / 2
        spare = paper.height - rows * size.height
        return cls(paper, size, rows, left, min(spare / 2, HIGHEST_TOP) if spare < 60 * MM else spare / 2)

    @property
    def count(self) -> int:
        """Cards of a page."""
        return self.size.columns * self.rows

    @property
    def bottom(self) -> float:
        """The y of the lower edge of the last row."""
        return self.top + self.rows * self.size.height

    @property
    def right(self) -> float:
        """The x of the right edge of the last column."""
        return self.left + self.size.columns * self.size.width

    @property
    def has_foot(self) -> bool:
        """Whether there is room for a line below the cards."""
        return self.paper.height - self.bottom >= FOOT

    def corner(self, number: int, *, is_back: bool = False) -> tuple[float, float]:
        """Return the top left corner of a card; of a back that of the column across."""
        row, column = divmod(number, self.size.columns)
        column = self.size.columns - 1 - column if is_back else column
        return self.left + column * self.size.width, self.top + row * self.size.height


def draw_cut_marks(page: Page, grid: CardGrid) -> None:
    """Draw marks in the margins, outside of all cards, and dashed lines between the cards."""
    size = grid.size
    for n in range(size.columns + 1):
        x = grid.left + n * size.width
        _vertical_marks(page, grid, x)
        if 0 < n < size.columns:
            _dashed(page, x, grid.top, grid.bottom)
    for n in range(grid.rows + 1):
        y = grid.top + n * size.height
        length = min(MARK, grid.left - MARK_OFF - 1 * MM)
        if length > 0:
            page.line(grid.left - MARK_OFF - length, y, grid.left - MARK_OFF, 0.5)
            page.line(grid.right + MARK_OFF, y, grid.right + MARK_OFF + length, 0.5)
        if 0 < n < grid.rows:
            page.line(grid.left, y, grid.right, HAIR, dash="2 2")


def _vertical_marks(page: Page, grid: CardGrid, x: float) -> None:
    above = min(MARK, grid.top - MARK_OFF - 1 * MM)
    if above > 0:
        page.stroke(x, grid.top - MARK_OFF - above, x, grid.top - MARK_OFF, 0.5)
    below = min(MARK, page.paper.height - grid.bottom - MARK_OFF - 1 * MM)
    if below > 0:
        page.stroke(x, grid.bottom + MARK_OFF, x, grid.bottom + MARK_OFF + below, 0.5)


def _dashed(page: Page, x: float, top: float, bottom: float) -> None:
    page.stroke(x, top, x, bottom, HAIR, dash="2 2")
