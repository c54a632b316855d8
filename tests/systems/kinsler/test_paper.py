"""The printed sheets: every layout on every paper; nothing overlaps, nothing leaves the paper, nothing is lost."""

from __future__ import annotations

import datetime
import random

import pytest

from core.character import Sheet
from core.export.json_file import read_character
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.page import MARGIN, MM, Page
from core.paths import resources
from core.registry import open_character
from tests.helpers.printed import crossings, outside, overlaps, record, smallest, words
from tests.systems.kinsler.opened import EXAMPLES, game, opened, sheet_of

WHEN = datetime.date(2026, 11, 20)
CARD_MARGIN = 6 * MM
SAMPLES = sorted((resources() / "samples" / "kinsler").glob("*.json"))


def eighty() -> Sheet:
    """Open somebody with eighty skills."""
    return sheet_of(
        {
            "skills": [
                {"id": f"s{place}", "name": f"Skill {place}", "level": place % 20, "base": "DEX"} for place in range(80)
            ]
        }
    )


PEOPLE = {
    **{name: opened(name) for name in EXAMPLES},
    **{file.stem: open_character(read_character(file), random.Random(1)) for file in SAMPLES},
    "empty": sheet_of({}),
    "eighty": eighty(),
}


def check(pages: list[Page], layout: str) -> None:
    """See that no texts touch, none is cut by a line, none leaves the margins, none is too small."""
    assert pages
    for page in pages:
        assert list(overlaps(page)) == []
        assert list(crossings(page)) == []
        assert list(outside(page, MARGIN if layout == "full" else CARD_MARGIN)) == []
    assert smallest(pages) >= 7


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("name", PEOPLE)
def test_nothing_overlaps_and_nothing_is_cut(name: str, layout: str, paper: str) -> None:
    _, pages = record(make_pdf, [PEOPLE[name]], layout, paper, when=WHEN)
    check(pages, layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_says_how_to_roll(paper: str) -> None:
    made, pages = record(make_blank, [game()], paper)
    assert made.pages == 2
    check(pages, "full")
    for said in ("18 succeeds", "Strength", "SKILLS", "RECOVERY", "STANCES", "EXPERIENCE"):
        assert said in words(pages)


def test_every_skill_stands_on_paper_with_its_line() -> None:
    for name in ("A", "B", "C", "eighty"):
        _, pages = record(make_pdf, [PEOPLE[name]], "full", "a4", when=WHEN)
        text = words(pages)
        for place in range(PEOPLE[name].count("skills")):
            assert PEOPLE[name].text(f"skills[{place}].name") in text
            assert PEOPLE[name].text(f"skills[{place}].line").partition(":")[0] in text
    assert "84.1" in words(record(make_pdf, [opened("B")], "full", "a4", when=WHEN)[1])


def test_a_quick_card_is_small() -> None:
    made, pages = record(make_pdf, [opened("B")], "card", "a4", when=WHEN)
    assert made.pages == 1
    for said in ("Short_Bow:10", "Stubborn Mind 3", "Ring shirt 3"):
        assert said in words(pages), said
