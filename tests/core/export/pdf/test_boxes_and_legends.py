"""On the sheets of all games: room behind boxes to fill in pencil, and a legend of the abbreviations."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import pytest

from core.export.pdf import make_blank, make_pdf
from core.export.pdf.page import MM, PENCIL, Page, Rect, Text
from core.registry import Game, games
from core.rules.sheet_arrangement import sheet_blocks
from tests.helpers.page_checks import record_pages, words
from tests.helpers.paper_characters import KINDS, characters

WHEN = datetime.date(2026, 11, 20)
APART = 4 * MM
BEARING = 0.2 * MM
"""What is part of a number's first letter and yet empty."""

SMALLEST_BOX = 5 * MM
GAMES = pytest.mark.parametrize("of", games(), ids=lambda of: of.id)


def pages_of(of: Game, kind: str, paper: str) -> list[Page]:
    """Print the characters of a kind, or a blank sheet."""
    if kind == "blank":
        return record_pages(make_blank, [of.system], paper)[1]
    return record_pages(make_pdf, characters(of, kind), "full", paper, when=WHEN)[1]


def boxes(page: Page) -> Iterator[Rect]:
    """Yield the boxes to fill in pencil, which are larger than those to tick and than squares of tracks."""
    for mark in (each for each in page.marks if isinstance(each, Rect) and each.stroke == PENCIL and not each.filled):
        if mark.width >= 8 * MM and SMALLEST_BOX <= mark.height <= 12 * MM:
            yield mark


def numbers_behind(page: Page, box: Rect) -> Iterator[tuple[float, str]]:
    """Yield the numbers at the right of a box in its row, with their distance."""
    for mark in page.marks:
        if isinstance(mark, Text) and any(letter.isdigit() for letter in mark.text):
            middle = mark.y - 0.3 * mark.type.size
            if box.y < middle < box.y + box.height and mark.x > box.x + box.width - 1:
                yield mark.x - box.x - box.width, mark.text


@GAMES
@pytest.mark.parametrize("kind", [*KINDS, "blank"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_millimetres_are_between_a_box_and_the_next_number(of: Game, kind: str, paper: str) -> None:
    """What is written into the box is not read together with the number behind it."""
    pages = pages_of(of, kind, paper)
    found = [each for page in pages for box in boxes(page) for each in numbers_behind(page, box)]
    assert [each for each in found if each[0] < APART - BEARING] == []


def test_sheets_have_boxes_to_fill_in_pencil() -> None:
    assert any(True for of in games() for page in pages_of(of, "ordinary", "a4") for _ in boxes(page))


@GAMES
@pytest.mark.parametrize("kind", ["ordinary", "blank"])
def test_every_sheet_has_a_legend_of_its_abbreviations(of: Game, kind: str) -> None:
    """On each sheet once, for every character, if the game has abbreviations to explain."""
    sheets = 1 if kind == "blank" else 4
    has_legend = "legend" in sheet_blocks(of.system.layout)
    assert words(pages_of(of, kind, "a4")).count("LEGEND") == (sheets if has_legend else 0)
