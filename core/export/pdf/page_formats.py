"""Formats of printed sheets: paper, large print, margin for punched holes, booklet.

A format says on which page the blocks are laid out, and where that page is on the sheet of paper. Large print is the
layout of a narrow page, enlarged; a margin for holes makes a page a little smaller, so that it is
laid out as without holes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.errors import ExportError
from core.export.pdf.bookmarks import Outline
from core.export.pdf.page import A4, A5, MARGIN, MM, PAPERS, Page, Paper, Placement
from core.export.pdf.pdf_writer import PdfWriter
from core.export.print_options import Holes, PrintOptions
from core.messages import Message

BOOKLET = "a5-booklet"
"""Pages of A5, two on a side of A4, to fold in the middle."""

PAPER_NAMES = (*PAPERS, BOOKLET)
"""Names of the papers to choose from."""

LARGE = 1.4
"""How much larger everything is in large print: the usual 9 points become 12.6."""

BOUND, OUTER = 20 * MM, 8 * MM
"""Margins at the punched edge and at the other one; the holes take 15 mm."""

SMALL_MARGIN = 9 * MM
"""Margin of small pages at the left, the right and the top."""

PAGES_OF_A_SHEET = 4
"""Pages on both sides of a sheet of a booklet."""


@dataclass(frozen=True, slots=True)
class PageFormat:
    """A format.

    Attributes:
        page: The page that blocks are laid out on.
        sheet: The sheet of paper; of a booklet, the half of it.
        scale: Factor from points of the page to points of the sheet.
        left, right, top: Margins on the sheet.
        holes: The edges with holes.
        is_booklet: Whether two pages are on a side.
        ink: Whether to save ink.
        is_tagged: Whether pages note what their marks are, for the structure tree of the file.
    """

    page: Paper
    sheet: Paper
    scale: float = 1.0
    left: float = MARGIN
    right: float = MARGIN
    top: float = MARGIN
    holes: Holes = Holes.NONE
    is_booklet: bool = False
    ink: bool = False
    is_tagged: bool = True

    @property
    def is_plain(self) -> bool:
        """Whether every page is the sheet itself."""
        return self.page == self.sheet and not self.is_booklet

    def new_page(self, number: int) -> Page:
        """Return an empty page by its number from 0."""
        place = None if self.is_plain else self._place(number)
        return Page(self.page, self.ink, place=place, is_tagged=self.is_tagged)

    def _place(self, number: int) -> Placement:
        """Return where a page is on its sheet."""
        is_turned = self.holes is Holes.DUPLEX and number % 2 == 1
        left = self.right if is_turned else self.left
        x, y = left - MARGIN * self.scale, self.top - MARGIN * self.scale
        return Placement(self.sheet.width, self.sheet.height, self.scale, x, y)


def page_format(paper: str, options: PrintOptions) -> PageFormat:
    """Return the format of full and blank sheets.

    Raises:
        ExportError: There is no such paper, or it has no large print or no holes.
    """
    sheet = A5 if paper == BOOKLET else PAPERS.get(paper)
    if sheet is None:
        template = "There is no paper size {name}. Choose one of {names}."
        raise ExportError(Message("unknown_paper", template, {"name": paper, "names": ", ".join(PAPER_NAMES)}))
    if sheet is A5 and options.large:
        raise ExportError(Message("no_large_print", "Large print needs A4, Letter or Legal. Choose one of them."))
    if paper == BOOKLET and options.holes is not Holes.NONE:
        raise ExportError(Message("no_holes", "A booklet has no margin for holes. Leave it out, or choose A5."))
    form = _fitted(sheet, options, is_booklet=paper == BOOKLET)
    return form if options.tags or options.fillable else replace(form, is_tagged=False)


def _fitted(sheet: Paper, options: PrintOptions, *, is_booklet: bool) -> PageFormat:
    """Return a format whose page is as wide as without holes, only smaller on the sheet."""
    margin = SMALL_MARGIN if sheet is A5 else MARGIN
    scale = LARGE if options.large else 1.0
    if margin == MARGIN and scale == 1.0 and options.holes is Holes.NONE:
        return PageFormat(sheet, sheet, ink=options.ink)
    room = (sheet.width - 2 * margin) / scale
    left, right = (margin, margin) if options.holes is Holes.NONE else (BOUND, OUTER)
    scale = (sheet.width - left - right) / room
    page = Paper(sheet.name, room + 2 * MARGIN, (sheet.height - margin) / scale + MARGIN)
    return PageFormat(page, sheet, scale, left, right, margin, options.holes, is_booklet, options.ink)


def card_paper(paper: str) -> Paper:
    """Return the paper of quick cards: A5 in landscape, as they are wider than it, and A4 for a booklet."""
    sheet = A4 if paper == BOOKLET else PAPERS[paper]
    return sheet.turned() if sheet is A5 else sheet


def booklet_sides(pages: int) -> Iterator[tuple[int | None, int | None]]:
    """Yield the pages at the left and at the right of each side, from 0; None where a side has no page.

    Two sides are one sheet, printed on both sides and turned over its short edge. The sheets are put into each other
    and folded.

    >>> list(booklet_sides(5))
    [(None, 0), (1, None), (None, 2), (3, 4)]
    """
    count = -(-pages // PAGES_OF_A_SHEET) * PAGES_OF_A_SHEET
    for first in range(count // 2):
        last = count - 1 - first
        left, right = (first, last) if first % 2 else (last, first)
        yield (left if left < pages else None), (right if right < pages else None)


def impose(pages: list[Page]) -> list[list[Page]]:
    """Place the pages of a booklet on A4 in landscape; return those of each side, of which a side may have none."""
    side = A4.turned()
    for half, numbers in enumerate(zip(*booklet_sides(len(pages)), strict=True)):
        for number in numbers:
            if number is not None:
                at = pages[number].placement
                x = at.x + half * side.width / 2 + (side.width / 2 - at.width) / 2
                pages[number].place = Placement(side.width, side.height, at.scale, x, at.y)
    return [[pages[number] for number in numbers if number is not None] for numbers in booklet_sides(len(pages))]


def write_pages(writer: PdfWriter, pages: Sequence[tuple[Page, list[Outline]]], form: PageFormat) -> None:
    """Write the pages of one sheet with their bookmarks; those of a booklet two on a side, in the order of folding."""
    every = [page for page, _ in pages]
    sides = impose(every) if form.is_booklet else [[page] for page in every]
    side_of = {id(page): number for number, side in enumerate(sides, writer.pages + 1) for page in side}
    for page, outlines in pages:
        writer.announce(page, outlines, side_of[id(page)])
    for side in sides:
        writer.add_side(side, Placement(A4.height, A4.width) if form.is_booklet else side[0].placement)
