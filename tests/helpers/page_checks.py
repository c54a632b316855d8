"""Checks of PDF pages: recorded marks, overlapping texts, margins and text sizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from unittest import mock

from core.export.pdf import MadePdf
from core.export.pdf.bookmarks import Outline
from core.export.pdf.page import MARGIN, MM, Line, Page, Rect, Text
from core.export.pdf.pdf_writer import PdfWriter

ABOVE, BELOW = 0.70, 0.22
"""How far letters reach above and below the line, in parts of their size, but for accents."""

CAPITAL = 0.62
"""Height of capitals and digits, in parts of their size."""

SLACK = 0.35
"""Points that two texts may share."""

CARD_MARGIN = 6 * MM
"""Margin of quick cards."""

SMALLEST = 7
"""Points that letters have at least."""


@dataclass(frozen=True, slots=True)
class Box:
    """The space that a text takes."""

    left: float
    top: float
    right: float
    bottom: float
    text: str

    def meets(self, other: Box) -> bool:
        """Return whether two texts overlap."""
        return (
            self.left < other.right - SLACK
            and other.left < self.right - SLACK
            and self.top < other.bottom - SLACK
            and other.top < self.bottom - SLACK
        )


def record_pages(make: object, *arguments: object, **named: object) -> tuple[MadePdf, list[Page]]:
    """Call a function that makes a PDF; return its result and the recorded pages."""
    pages: list[Page] = []
    announce = PdfWriter.announce

    def spy(writer: PdfWriter, page: Page, outlines: Sequence[Outline], number: int) -> None:
        pages.append(page)
        announce(writer, page, outlines, number)

    with mock.patch.object(PdfWriter, "announce", spy):
        result = make(*arguments, **named)  # type: ignore[operator]
    assert isinstance(result, MadePdf)
    return result, pages


def in_reading_order(page: Page, texts: Iterable[Text], title: str) -> list[list[Text]]:
    """Return texts of a block in the parts that it has on a page, each below its title; read down its halves."""
    tops = sorted({mark.y for mark in page.marks if isinstance(mark, Text) and mark.text == title})
    parts: dict[int, list[Text]] = {}
    for text in texts:
        parts.setdefault(sum(top < text.y for top in tops), []).append(text)
    return [sorted(part, key=lambda mark: (mark.x > page.paper.width / 2, mark.y)) for _, part in sorted(parts.items())]


def boxes(page: Page) -> list[Box]:
    """Return the boxes of all texts of a page."""
    return [
        Box(mark.x, mark.y - ABOVE * mark.type.size, mark.x + mark.width, mark.y + BELOW * mark.type.size, mark.text)
        for mark in page.marks
        if isinstance(mark, Text) and mark.text.strip()
    ]


def overlaps(page: Page) -> Iterator[tuple[str, str]]:
    """Yield the pairs of texts that overlap."""
    found = sorted(boxes(page), key=lambda box: box.top)
    for n, one in enumerate(found):
        for other in found[n + 1 :]:
            if other.top >= one.bottom:
                break
            if one.meets(other):
                yield one.text, other.text


def crossings(page: Page) -> Iterator[str]:
    """Yield the texts crossed by a line or the edge of a box."""
    for mark in page.marks:
        if isinstance(mark, Line):
            left, right = min(mark.x1, mark.x2), max(mark.x1, mark.x2)
            top, bottom = min(mark.y1, mark.y2), max(mark.y1, mark.y2)
        elif isinstance(mark, Rect):
            left, right = mark.x, mark.x + mark.width
            top, bottom = mark.y, mark.y + mark.height
        else:
            continue
        for text in (one for one in page.marks if isinstance(one, Text) and one.text.strip() and not one.type.white):
            upper, end = text.y - CAPITAL * text.type.size, text.x + text.width
            apart = end <= left + 0.5 or text.x >= right - 0.5 or text.y <= top or upper >= bottom
            inside = left <= text.x and end <= right and top <= upper and text.y <= bottom
            if not apart and not (inside and isinstance(mark, Rect)):
                yield text.text


def outside(page: Page, margin: float = MARGIN) -> Iterator[str]:
    """Yield the texts outside the margins."""
    for box in boxes(page):
        if (
            box.left < margin - 1.5
            or box.right > page.paper.width - margin + 1.5
            or box.top < margin - 1
            or box.bottom > page.paper.height - 15
        ):
            yield box.text


def words(pages: Sequence[Page]) -> str:
    """Return all texts of pages, in drawing order."""
    return " ".join(mark.text for page in pages for mark in page.marks if isinstance(mark, Text))


def smallest(pages: Sequence[Page]) -> float:
    """Return the smallest size of any text."""
    return min(mark.type.size for page in pages for mark in page.marks if isinstance(mark, Text))


def check_pages(pages: Sequence[Page], layout: str = "full") -> None:
    """Check that no texts overlap, are crossed by a line, leave the margins or are under 7 points."""
    assert pages
    for page in pages:
        assert list(overlaps(page)) == []
        assert list(crossings(page)) == []
        assert list(outside(page, MARGIN if layout == "full" else CARD_MARGIN)) == []
        assert boxes(page)
    assert smallest(pages) >= SMALLEST
