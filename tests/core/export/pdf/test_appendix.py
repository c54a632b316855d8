"""Pages of explanations: nothing overlaps or leaves the paper, nothing is divided that need not be."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.sheet import Sheet
from core.export.explanations import ExplainedNumber, ExplanationChapter, ExplanationEntry
from core.export.pdf import make_pdf
from core.export.pdf.appendix import Appendix
from core.export.pdf.page import A4, GUTTER, MARGIN, MM, Page, Text
from core.export.pdf.typesetting import Typesetting
from core.export.print_options import PrintOptions
from core.registry import games, open_character
from tests.helpers.characters_to_print import document, endless, foreign, laden, opened
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.games import example_id, sample_files
from tests.helpers.golden import compare
from tests.helpers.page_checks import boxes, check_pages, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
EXPLAINED = PrintOptions(explanations=True)
SAMPLES = [max(sample_files(each), key=lambda file: file.stat().st_size) for each in games()]
"""The longest sample document of each game."""

ROOM = A4.room
HEIGHT = 200 * MM


def sample(file: Path) -> Sheet:
    """Open a sample character."""
    return open_character(Character.read(file.read_bytes()), Random(1))


def appendix(*chapters: ExplanationChapter, height: float = HEIGHT) -> list[Page]:
    """Draw chapters."""
    made = Appendix(chapters, Typesetting(), ROOM, height)
    pages = [Page(A4) for _ in range(made.pages)]
    for number, page in enumerate(pages):
        made.draw(page, number, MARGIN)
    return pages


def entry(label: str, *names: str) -> ExplanationEntry:
    """Make a number, or one of several rows."""
    lines = tuple(ExplainedNumber(name, "7", "= 3 rolled + 4 placed", "points") for name in names) or (
        ExplainedNumber("", "7", "= 3 rolled + 4 placed", "points"),
    )
    return ExplanationEntry(label, lines, "II")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("file", measure_first_only(SAMPLES))
def test_appendix_follows_the_unchanged_sheet(file: Path, paper: str) -> None:
    """The appendix follows the sheet, whose pages change only in their number."""
    _, alone = record_pages(make_pdf, [sample(file)], "full", paper, when=WHEN)
    made, pages = record_pages(make_pdf, [sample(file)], "full", paper, options=EXPLAINED, when=WHEN)
    check_pages(pages[len(alone) :])
    assert made.pages == len(pages) > len(alone)
    for one, other in zip(alone, pages, strict=False):
        texts = ([mark for mark in page.marks if isinstance(mark, Text)] for page in (one, other))
        ours, theirs = ([(mark.x, mark.y, mark.text) for mark in found if " of " not in mark.text] for found in texts)
        assert ours == theirs
    assert f"page {len(pages)} of {len(pages)}" in words(pages[-1:])
    assert "EXPLANATIONS" in words(pages[len(alone) :])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_explanations_of_an_example_are_two_pages(paper: str) -> None:
    """Two pages behind its two, readable: no letters under 7.5 points, no lines closer than their letters."""
    made, pages = record_pages(make_pdf, [opened(document("bren"))], paper=paper, options=EXPLAINED, when=WHEN)
    assert made.pages == 4
    for page in pages[2:]:
        marks = [mark for mark in page.marks if isinstance(mark, Text) and MARGIN + 20 * MM < mark.y < page.paper.foot]
        assert min(mark.type.size for mark in marks) >= 7.5
        for left in {mark.x for mark in marks}:
            column = sorted((mark.y, mark.type.size) for mark in marks if mark.x == left)
            for (above, _), (below, size) in pairwise(column):
                assert below - above >= size


def test_citations_are_in_one_line_where_there_is_room() -> None:
    """The words below use the whole width then; beside citations below each other they keep clear of them."""
    number = ExplainedNumber("", "7", "a sum of very many words " * 6)
    short, long = (
        ExplanationEntry("Short", (number,), "II", "ours: R1"),
        ExplanationEntry("N" * 44, (number,), "II, XX", "ours: R1"),
    )
    (page,) = appendix(ExplanationChapter("One", (short, long)))
    found = boxes(page)
    assert any(box.text == "II · ours: R1" for box in found)
    assert not [*overlaps(page), *outside(page)]
    right = MARGIN + (ROOM + GUTTER) / 2 - GUTTER
    lines = [box for box in found if "sum" in box.text]
    assert max(box.right for box in lines) > right - 12 * MM


@pytest.mark.parametrize("raw", [laden, endless, foreign], ids=lambda raw: str(raw.__name__))
def test_appendix_of_unusual_characters_does_not_overlap(raw: Callable[[], dict[str, Any]]) -> None:
    """Very long names, foreign letters and markup are printed like any other text."""
    sheet = opened(raw())
    sheet.apply(SetHouseRule("move_rate", "reaction_rate + 1"))
    _, pages = record_pages(make_pdf, [sheet], options=PrintOptions(explanations=True, ink=True), when=WHEN)
    check_pages(pages)


def test_markup_is_text() -> None:
    """It is printed as typed."""
    raw = document("bren")
    raw["data"]["weapons"][0]["name"] = '<b>Sword</b> & "co"'
    _, pages = record_pages(make_pdf, [opened(raw)], options=EXPLAINED, when=WHEN)
    assert words(pages[2:]).count("<b>Sword</b>") > 3


def test_a_number_stays_together() -> None:
    """At any column height, no entry begins in one column and ends in another."""
    for height in range(60, 120, 3):
        pages = appendix(ExplanationChapter("One", tuple(entry(f"Number {n}") for n in range(40))), height=height * MM)
        for page in pages:
            assert not [*overlaps(page), *outside(page)]
            names = [box for box in boxes(page) if box.text.startswith("Number ")]
            cites = [box for box in boxes(page) if box.text == "II"]
            assert len(names) == len(cites)
            middle = MARGIN + ROOM / 2
            assert sum(box.left < middle for box in names) == sum(box.left < middle for box in cites)


def test_a_long_list_continues_below_the_same_title() -> None:
    """No row is lost, and the first one has the citation."""
    pages = appendix(
        ExplanationChapter("Skills", (entry("Check", *(f"Skill {n}." for n in range(150))),)), height=120 * MM
    )
    shown = words(pages)
    assert [shown.count(f"Skill {n}.") for n in range(150)] == [1] * 150
    assert shown.count("SKILLS") == shown.count("continued") - (len(pages) - 1) + 1 > 1
    (cite,) = (box for page in pages for box in boxes(page) if box.text == "II")
    assert "II" in words(pages[:1])
    assert cite.right <= MARGIN + ROOM / 2
    for page in pages:
        assert not [*overlaps(page), *outside(page)]


def test_columns_of_the_last_page_are_about_equal() -> None:
    """Two columns end at nearly the same height."""
    (page,) = appendix(ExplanationChapter("One", tuple(entry(f"Number {n}") for n in range(10))))
    middle = MARGIN + ROOM / 2
    left = max(box.bottom for box in boxes(page) if box.left < middle)
    right = max(box.bottom for box in boxes(page) if box.left > middle)
    assert abs(left - right) < 25 * MM
    assert max(left, right) < MARGIN + 120 * MM


def test_interpretations_follow_their_keys() -> None:
    """The text is wrapped; a source has no key."""
    text = "Of this the book says nothing at all. " * 6
    (page,) = appendix(ExplanationChapter("Rulings", texts=(("R12", text), ("", "A chapter of the same book."))))
    shown = words([page])
    assert "R12" in shown
    assert "A chapter of the same book." in shown
    assert shown.count("nothing") == 6


def test_a_long_value_or_name_has_lines_of_its_own() -> None:
    """It is not printed over the name beside it."""
    value = ExplainedNumber("", "a value in very many words, that no column could hold in one of its lines", "")
    row = ExplainedNumber("A row whose name is rather long, " * 2, "7", "3 + 4 = 7")
    (page,) = appendix(
        ExplanationChapter(
            "One",
            (
                ExplanationEntry("Name", (value,), "II"),
                ExplanationEntry("Other", (row, row), "II", "ours: R1", "x " * 90),
            ),
        )
    )
    assert not [*overlaps(page), *outside(page)]


@pytest.mark.parametrize("layout", ["card", "blank"])
def test_cards_and_blank_sheets_have_no_appendix(layout: str) -> None:
    """Cards and blank sheets are printed as usual."""
    with_it = make_pdf([opened(document("bren"))], layout, options=EXPLAINED, when=WHEN)
    assert with_it == make_pdf([opened(document("bren"))], layout, when=WHEN)


def test_each_character_has_its_own_appendix() -> None:
    """Each appendix follows its sheet, before the next sheet."""
    both = [opened(document("bren")), opened(document("perrin"))]
    _, pages = record_pages(make_pdf, both, options=EXPLAINED, when=WHEN)
    heads = ["EXPLANATIONS" in words([page]) for page in pages]
    first = next(n for n, page in enumerate(pages) if "Perrin" in words([page]))
    assert heads[first - 1]
    assert not heads[first]
    assert heads[-1]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pages_match_golden_files(paper: str, update_golden: bool) -> None:
    """Texts, faces and positions match the golden file; two runs give the same bytes."""
    made, pages = record_pages(make_pdf, [opened(document("bren"))], "full", paper, options=EXPLAINED, when=WHEN)
    compare(example_id(), f"explained_{paper}", pages[2:], is_new=update_golden)
    again = make_pdf([opened(document("bren"))], "full", paper, options=EXPLAINED, when=WHEN)
    assert made.data == again.data
