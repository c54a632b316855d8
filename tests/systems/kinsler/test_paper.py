"""Printed sheets: each layout on each paper; nothing overlaps, is cut or is missing."""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.export.pdf import MadePdf, make_blank, make_pdf
from core.export.pdf.page import MM, Circle, Line, Page, Rect, Text
from core.export.print_options import PrintOptions
from core.paths import resources
from core.registry import open_character
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.golden import compare
from tests.helpers.page_checks import check_pages, record_pages, words
from tests.systems.kinsler.worked import EXAMPLES, game, opened, sheet_of

WHEN = datetime.date(2026, 11, 20)
SAMPLES = sorted((resources() / "samples" / "kinsler").glob("*.json"))


def eighty() -> Sheet:
    """Return a character with eighty skills."""
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

WHOLE = PrintOptions(secrets=True)
GOLDEN: dict[str, Callable[[], tuple[MadePdf, list[Page]]]] = {
    "full_a4": lambda: record_pages(make_pdf, [PEOPLE["hild"]], "full", "a4", options=WHOLE, when=WHEN),
    "full_letter": lambda: record_pages(make_pdf, [PEOPLE["bera"]], "full", "letter", options=WHOLE, when=WHEN),
    "card_a4": lambda: record_pages(
        make_pdf, [PEOPLE["hild"]], "card", "a4", options=PrintOptions(ink=True), when=WHEN
    ),
    "blank_a4": lambda: record_pages(make_blank, [game()], "a4"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_pages_look_as_they_were_accepted(name: str, update_golden: bool) -> None:
    compare("kinsler", name, GOLDEN[name]()[1], is_new=update_golden)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("name", measure_first_only(PEOPLE))
def test_nothing_overlaps_and_nothing_is_cut(name: str, layout: str, paper: str) -> None:
    _, pages = record_pages(make_pdf, [PEOPLE[name]], layout, paper, options=WHOLE, when=WHEN)
    check_pages(pages, layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_says_how_to_roll(paper: str) -> None:
    made, pages = record_pages(make_blank, [game()], paper)
    assert made.pages == 2
    check_pages(pages, "full")
    for said in ("18 succeeds", "Strength", "SKILLS", "Recovery", "Heal body", "STANCES", "LEGEND", "EXPERIENCE"):
        assert said in words(pages)


def test_every_skill_is_printed_in_words() -> None:
    """Its stats and what it works on are named; no line of the notation is printed."""
    for name in ("A", "B", "C", "eighty"):
        _, pages = record_pages(make_pdf, [PEOPLE[name]], "full", "a4", when=WHEN)
        text = words(pages)
        for place in range(PEOPLE[name].count("skills")):
            assert PEOPLE[name].text(f"skills[{place}].name") in text
        assert "{" not in text
        assert ":9 [" not in text
    assert "84.1" in words(record_pages(make_pdf, [opened("B")], "full", "a4", when=WHEN)[1])


def test_the_attack_is_the_best_wound_skill() -> None:
    """Its numbers are at the top of the sheet, also without any weapon."""
    wound: dict[str, Json] = {"type": "wound", "verb": "vs", "target": "{PHY}", "base": "DEX"}
    skills: list[Json] = [{"id": f"s{level}", "name": f"Sling {level}", "level": level, **wound} for level in (2, 9, 4)]
    first = record_pages(make_pdf, [sheet_of({"skills": skills})], "full", "a4", when=WHEN)[1][:1]
    assert "ATTACK Sling 9" in words(first)
    assert "no wound skill" in words(record_pages(make_pdf, [PEOPLE["empty"]], "full", "a4", when=WHEN)[1])


def test_recovery_is_in_the_columns_of_the_skills() -> None:
    """Level and chance of recovery are right below those of the skills."""
    page = record_pages(make_pdf, [PEOPLE["bera"]], "full", "a4", when=WHEN)[1][0]
    rows = {mark.text: mark.y for mark in page.marks if isinstance(mark, Text)}
    in_rows = [
        sorted(round(mark.x + mark.width) for mark in page.marks if isinstance(mark, Text) and abs(mark.y - y) < 0.1)
        for y in (rows["94.6"], rows["66.4"])
    ]
    assert len(set(in_rows[0]) & set(in_rows[1])) >= 4


def test_a_quick_card_has_boxes_for_every_stat_and_one_row_for_other_skills() -> None:
    made, pages = record_pages(make_pdf, [opened("B")], "card", "a4", when=WHEN)
    assert made.pages == 1
    shown = words(pages)
    for said in (
        "Short Bow 10, DEX against Body",
        "Stubborn Mind 3",
        "Dizzy −4",
        "Ring shirt 3",
        "Body stops 1, 2, 3, 4",
        "1s mishap",
    ):
        assert said in shown, said
    assert "Other" in shown
    right = [mark for mark in pages[0].marks if isinstance(mark, Rect) and mark.x > pages[0].paper.width / 2]
    levels = [opened("B").value(f"stats.{stat}.level") for stat in ("str", "dex", "con", "min", "per", "fai")]
    assert len(right) == sum(int(str(level)) for level in levels) + 30


def test_a_quick_card_names_three_passive_powers_at_most() -> None:
    """The first three of the list, whatever stands before them."""
    passive: dict[str, Json] = {"type": "power", "verb": "to", "target": "DEX", "base": "DEX", "passive_only": True}
    skills: list[Json] = [{"id": "boats", "name": "Boats", "base": "DEX", "level": 2}]
    skills += [{"id": f"p{n}", "name": f"Guard {n}", "level": n, **passive} for n in range(5)]
    shown = words(record_pages(make_pdf, [sheet_of({"skills": skills})], "card", when=WHEN)[1])
    assert "Guard 0 0 · Guard 1 1 · Guard 2 2" in shown
    assert "Guard 3" not in shown


def filled(page: Page) -> list[Rect]:
    """Return the filled boxes of a page, from top to bottom."""
    boxes = [mark for mark in page.marks if isinstance(mark, Rect) and mark.filled]
    return sorted(boxes, key=lambda box: (box.y, box.x))


def test_the_numbers_that_armor_stops_are_boxes() -> None:
    """Of B: the body stops 1 to 4, the mind 1 and 2, both 1 and 2; then each piece, then all again."""
    _, pages = record_pages(make_pdf, [opened("B")], "full", "a4", when=WHEN)
    assert len(filled(pages[0])) == 4 + 2 + 2
    assert sum(len(filled(page)) for page in pages[1:]) == 3 + 1 + 2 + 1 + 4 + 2 + 2
    shown = words(pages)
    assert "67 %" in shown
    assert "33 %" in shown
    _, pages = record_pages(make_pdf, [opened("B")], "full", "a4", options=PrintOptions(ink=True), when=WHEN)
    assert not any(filled(page) for page in pages)


def test_boxes_of_stats_stand_below_their_row_wounds_struck_and_fatigue_dotted() -> None:
    sheet = sheet_of({"stats": {"str": {"rolled": 9, "level": 9, "wounds": 2, "fatigue": 3}}})
    (page, *_) = record_pages(make_pdf, [sheet], "full", "a4", when=WHEN)[1]
    abbr = next(mark for mark in page.marks if isinstance(mark, Text) and mark.text == "STR")
    row = [mark for mark in page.marks if isinstance(mark, Rect) and abbr.y < mark.y < abbr.y + 10 * MM]
    row = [mark for mark in row if mark.width < 3 * MM and mark.x < page.paper.width / 2]
    assert len(row) == 9
    assert sum(isinstance(mark, Circle) for mark in page.marks) == 3
    slanted = [mark for mark in page.marks if isinstance(mark, Line) and mark.x1 < mark.x2 and mark.y1 > mark.y2]
    assert len(slanted) == 2


def test_the_reminder_of_tasks_follows_house_rules() -> None:
    """Also the number that succeeds; a blank sheet shows what the book says, and no retry without the option."""
    usual = words(record_pages(make_pdf, [sheet_of({})], "full", "a4", when=WHEN)[1])
    assert "18 succeeds" in usual
    assert "simple +12" in usual
    assert "formidable −21" in usual
    assert "retry after a 1: Faith" in usual
    rules = {"rules.simple": "9", "rules.formidable": "-30", "rules.success_number": "17"}
    own = sheet_of({}, {"retry_faith": False}, house_rules=rules)
    shown = words(record_pages(make_pdf, [own], "full", "a4", when=WHEN)[1])
    assert "17* succeeds" in shown
    assert "simple +9*" in shown
    assert "formidable −30*" in shown
    assert "retry after a 1" not in shown
    assert "difficult −12" in words(record_pages(make_blank, [game()], "a4")[1])


def test_a_long_list_of_skills_goes_on_from_the_first_page() -> None:
    """No page is left half empty: the table is divided, and says so."""
    _, pages = record_pages(make_pdf, [eighty()], "full", "a4", when=WHEN)
    assert "Skill 5" in words(pages[:1])
    assert "continued" in words(pages[1:2])
    assert "passive: 3 against each attempt" in words(record_pages(make_pdf, [opened("B")], "full", "a4", when=WHEN)[1])


@pytest.mark.parametrize(("are_own", "steps"), [(False, ["5", "5"]), (True, ["12", "5"])])
def test_weapons_have_their_own_ranges_where_the_option_is_on(are_own: bool, steps: list[str]) -> None:
    bows: list[Json] = [{"name": "Bow", "range_step_m": 12}, {"name": "Sling", "range_step_m": 0}]
    sheet = sheet_of({"weapons": bows}, {"range_scales": are_own})
    _, pages = record_pages(make_pdf, [sheet], when=WHEN)
    marks = [mark for page in pages for mark in page.marks if isinstance(mark, Text)]
    head = next(mark for mark in marks if mark.text == "m a point")
    right = head.x + head.width
    below = [mark for mark in marks if abs(mark.x + mark.width - right) < 1 and 0 < mark.y - head.y < 14 * MM]
    assert [mark.text for mark in sorted(below, key=lambda mark: mark.y)] == steps


def test_the_secret_is_printed_only_if_included() -> None:
    """Pages to hand round say nothing of it; the character's own pages and the blank sheet have their place for it."""
    sheet = sheet_of({"secret": "Not a priest at all", "person": "Brother Odo"})
    own = words(record_pages(make_pdf, [sheet], options=PrintOptions(secrets=True), when=WHEN)[1])
    shown = words(record_pages(make_pdf, [sheet], when=WHEN)[1])
    assert "SECRET" in own
    assert "Not a priest" in own
    assert "SECRET" not in shown
    assert "priest" not in shown
    assert "Brother Odo" in shown
    blank = record_pages(make_pdf, [sheet], "blank", when=WHEN)[0]
    assert blank.data == make_blank([game()], when=WHEN).data
