"""What printed pages show, unit by unit, to find out what changed since the last print, and to mark it.

A unit is a row, a line or the head of a block. What it shows are its texts, and how many boxes, strokes and circles it
has, as struck points of a track. Distances do not count, so that a page that is set closer has not changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from core.character.json_reader import read_json
from core.errors import QuireError
from core.export.pdf.bookmarks import Outline
from core.export.pdf.page import MM, Circle, Page, PageUnit, Rect, Text

BAR, BESIDE = 1.8, 2 * MM
"""Width of the bar beside what changed in points, and its distance from the block."""

BETWEEN = "\u241f"
"""Between the texts of a unit."""

PrintedUnit = tuple[str, str]
"""The key of a unit's block, and what it shows."""


@dataclass(frozen=True, slots=True)
class PrintedPages:
    """What the pages of a printed sheet show, page by page."""

    pages: tuple[tuple[PrintedUnit, ...], ...]

    @classmethod
    def of(cls, pages: Sequence[Page]) -> PrintedPages:
        """Return what pages show."""
        return cls(tuple(tuple((unit.key, _shown(page, unit)) for unit in page.units) for page in pages))

    @classmethod
    def read(cls, text: str) -> PrintedPages | None:
        """Return stored pages; None for "" and for what is none."""
        try:
            raw = read_json(text.encode()) if text else None
        except QuireError:
            return None
        if not isinstance(raw, list):
            return None
        pages = []
        for page in raw:
            units = page if isinstance(page, list) else []
            pages.append(tuple((str(unit[0]), str(unit[1])) for unit in units if isinstance(unit, list) and unit[1:]))
        return cls(tuple(pages))

    def to_text(self) -> str:
        """Return the pages as text to store."""
        return json.dumps(self.pages, ensure_ascii=False, separators=(",", ":"))


class PrintMemory(Protocol):
    """Remembers the last prints of characters; its method is called for one after the other, as they are printed."""

    def replace(self, pages: PrintedPages) -> PrintedPages | None:
        """Take what is printed now; return the last print that it is compared with, or None to print all."""


def remembered(
    pages: list[tuple[Page, list[Outline]]], memory: PrintMemory, is_booklet: bool
) -> list[tuple[Page, list[Outline]]]:
    """Return the pages that are to be printed: those that changed; of a booklet all if one did.

    Args:
        pages: All pages of a character with their bookmarks.
        memory: Remembers its last print.
        is_booklet: Whether pages are on one sheet with others.
    """
    every = [page for page, _ in pages]
    now = PrintedPages.of(every)
    last = memory.replace(now)
    if last is None:
        return pages
    changed = {id(page) for page in changed_pages(every, now, last)}
    return pages if changed and is_booklet else [each for each in pages if id(each[0]) in changed]


def changed_pages(pages: Sequence[Page], now: PrintedPages, last: PrintedPages) -> list[Page]:
    """Mark on pages what the last print does not show, and return those that are not as they were.

    Args:
        pages: All pages.
        now: What they show.
        last: What those of the last print showed.
    """
    known = Counter(unit for page in last.pages for unit in page)
    for page, units in zip(pages, now.pages, strict=True):
        for place, unit in zip(tuple(page.units), units, strict=True):
            known[unit] -= 1
            if known[unit] < 0 and any(isinstance(mark, Text) for mark in page.marks[place.first : place.end]):
                _mark(page, place)
    before = (*last.pages, *[()] * len(pages))
    return [page for page, units, was in zip(pages, now.pages, before, strict=False) if units != was]


def _mark(page: Page, unit: PageUnit) -> None:
    """Draw a bar in the margin, or in the gutter, beside a unit."""
    x = unit.x - BESIDE
    page.stroke(x, unit.top, x, unit.bottom, BAR)


def _shown(page: Page, unit: PageUnit) -> str:
    """Return what a unit shows as text."""
    return BETWEEN.join(_parts(page, unit))


def _parts(page: Page, unit: PageUnit) -> Iterator[str]:
    others: Counter[str] = Counter()
    for mark in page.marks[unit.first : unit.end]:
        if isinstance(mark, Text):
            yield mark.text
        else:
            is_filled = isinstance(mark, Rect | Circle) and mark.filled
            others[type(mark).__name__ + ("+" if is_filled else "")] += 1
    yield " ".join(f"{name}{count}" for name, count in sorted(others.items()))
