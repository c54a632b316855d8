"""Printed sheets: one page unless lists overflow; nothing overlaps and nothing is cut."""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.export.pdf import MadePdf, make_blank, make_pdf
from core.export.pdf.page import Line, Page, Rect, Text
from core.export.pdf.styles import CELLS
from core.export.print_options import PrintOptions
from core.paths import resources
from core.registry import open_character
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.golden import compare
from tests.helpers.page_checks import check_pages, record_pages, words
from tests.systems.hursagmu.large import DATA
from tests.systems.hursagmu.worked import game, sheet_of

WHEN = datetime.date(2026, 11, 20)
LONG = "The Very Long Name of a Thing That Nobody Would Ever Call It by at the Table"
SAMPLES = {file.stem: file for file in sorted((resources() / "samples" / "hursagmu").glob("*.json"))}


def endless() -> Sheet:
    """Return a character with long names, many rows and great numbers."""
    row: dict[str, Json] = {"note": LONG, "weight_lb": 100_000.25, "quantity": 100_000}
    data: dict[str, Json] = {
        "concept": LONG,
        "base": dict.fromkeys(("str", "dex", "wil", "int"), -20),
        "stamina_max": 1000,
        "wounds": [{"damage": 1000, "note": LONG} for _ in range(20)],
        "skills": [{"name": f"{LONG} {place}", "level": 60} for place in range(40)],
        "weapons": [{**row, "name": f"{LONG} {place}", "range_yd": 2000, "huge": True} for place in range(9)],
        "armor": [{**row, "name": f"{LONG} {place}", "rating": 60, "shield": True} for place in range(9)],
        "items": [{**row, "name": f"{LONG} {place}"} for place in range(30)],
        "animals": [{"name": f"{LONG} {place}", "breed": LONG, "stamina_max": 1000} for place in range(6)],
        "conditions": [{"name": LONG} for _ in range(9)],
        "advances": [{"what": LONG, "from": 59, "to": 60, "cost": 60} for _ in range(9)],
        "background": LONG * 30,
    }
    return sheet_of(data, name=LONG, player=LONG, campaign=LONG, notes=LONG * 30)


PEOPLE = {
    **{name: open_character(read_character(file), random.Random(1)) for name, file in SAMPLES.items()},
    "empty": sheet_of({}),
    "large": sheet_of(DATA),
    "endless": endless(),
}

GOLDEN: dict[str, Callable[[], tuple[MadePdf, list[Page]]]] = {
    "full_a4": lambda: record_pages(make_pdf, [PEOPLE["maren"]], "full", "a4", when=WHEN),
    "full_letter": lambda: record_pages(make_pdf, [PEOPLE["tessaly"]], "full", "letter", when=WHEN),
    "card_a4": lambda: record_pages(
        make_pdf, [PEOPLE["tessaly"]], "card", "a4", options=PrintOptions(ink=True), when=WHEN
    ),
    "blank_a4": lambda: record_pages(make_blank, [game()], "a4"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_pages_look_as_they_were_accepted(name: str, update_golden: bool) -> None:
    compare("hursagmu", name, GOLDEN[name]()[1], is_new=update_golden)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("name", measure_first_only(PEOPLE))
def test_nothing_overlaps_and_nothing_is_cut(name: str, layout: str, paper: str) -> None:
    _, pages = record_pages(make_pdf, [PEOPLE[name]], layout, paper, when=WHEN)
    check_pages(pages, layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["ember", "fenna", "grumth", "jot", "mung", "the_old_worm", "empty"])
def test_short_lists_fit_on_one_page(name: str, paper: str) -> None:
    """A beginner, a giant, an animal, a creature with attributes of 30: a second page is for lists that overflow."""
    assert make_pdf([PEOPLE[name]], "full", paper, when=WHEN).pages == 1


def test_a_rider_with_five_weapons_fits_on_one_page() -> None:
    assert make_pdf([PEOPLE["maren"]], "full", "a4", when=WHEN).pages == 1
    assert make_pdf([PEOPLE["maren"]], "full", "letter", when=WHEN).pages == 1
    assert make_pdf([PEOPLE["tessaly"]], "full", "a4", when=WHEN).pages == 2


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_is_one_page_with_every_block(paper: str) -> None:
    made, pages = record_pages(make_blank, [game()], paper)
    assert made.pages == 1
    check_pages(pages)
    shown = words(pages)
    blocks = "INJURY ATTRIBUTES POINTS STAMINA HEALTH COMBAT LOAD WEAPONS SKILLS ARMOR HITS GEAR STORY RAISED ANIMALS"
    for block in blocks.split():
        assert block in shown
    for said in ("Fist or kick", "Riding", "Crippled", "Roll 2d6 + attribute + skill"):
        assert said in shown


def test_fists_first_and_the_seven_named_skills_before_all_others() -> None:
    """Also those that the character lacks; the others follow by name, down one column and then the next."""
    skills: list[Json] = [
        {"name": "tumbling", "level": 1},
        {"name": "Blades", "role": "striking", "level": 3},
        {"name": "Boats", "level": 2},
    ]
    sheet = sheet_of({"base": {"dex": 2}, "weapons": [{"name": "Axe"}], "skills": skills})
    (page,) = record_pages(make_pdf, [sheet], when=WHEN)[1]
    names = [mark for mark in page.marks if isinstance(mark, Text) and mark.type == CELLS["name"]]
    in_order = [mark.text for mark in sorted(names, key=lambda mark: (mark.x, mark.y))]
    assert in_order[:2] == ["Fist or kick", "Axe"]
    seven = ["Blades", "Archery", "Grappling", "Defense", "Tactics", "Animals", "Riding"]
    assert in_order[2:] == [*seven, "Boats", "tumbling"]


def test_the_latest_raises_are_printed_with_their_names() -> None:
    raises: list[Json] = [{"what": f"Skill {n}", "from": 0, "to": 1, "cost": 1} for n in range(5)]
    raises.append({"what": "base.dex", "from": 1, "to": 2, "cost": 3})
    shown = words(record_pages(make_pdf, [sheet_of({"advances": raises})], when=WHEN)[1])
    assert "Skill 2 1 · Skill 3 1 · Skill 4 1 · Dexterity 2" in shown
    assert "Skill 1 1" not in shown


def test_penalties_and_augments_follow_house_rules() -> None:
    """A blank sheet shows what the book says."""
    rules = {"rule.action_step": "3", "rule.augment_step": "1"}
    shown = words(record_pages(make_pdf, [sheet_of({}, house_rules=rules)], when=WHEN)[1])
    assert "0 −3 −6 −9 −12" in shown
    assert "adds 1* to damage" in shown
    for _, pages in (record_pages(make_pdf, [sheet_of({})], when=WHEN), record_pages(make_blank, [game()])):
        assert "0 −2 −4 −6 −8" in words(pages)
        assert "adds 2 to damage" in words(pages)


def test_stamina_below_zero_goes_on_left_of_the_stroke() -> None:
    """Boxes are struck from the right: thirteen hits of ten leave no box right of zero and take three left of it."""

    def struck(lost: int) -> int:
        sheet = sheet_of({"stamina_exertion": lost})
        (page,) = record_pages(make_pdf, [sheet], when=WHEN)[1]
        marks = [mark for mark in page.marks if isinstance(mark, Line) and mark.stroke == 0.9]
        zero = next(mark for mark in page.marks if isinstance(mark, Line) and mark.x1 == mark.x2 and mark.stroke == 1.2)
        assert sum(mark.x1 > zero.x1 for mark in marks) == min(lost, 10)
        return sum(mark.x1 < zero.x1 for mark in marks)

    assert [struck(0), struck(10), struck(13)] == [0, 0, 3]


def test_a_card_runs_skills_together_in_two_lines() -> None:
    """All of a hero's twelve; of forty it says how many more there are."""
    shown = words(record_pages(make_pdf, [PEOPLE["tessaly"]], "card", when=WHEN)[1])
    for name in ("Striking 13", "Animals 6", "Leechcraft 5", "Climbing 5"):
        assert name in shown
    many: list[Json] = [{"name": f"Skill {n}", "level": 1} for n in range(40)]
    _, pages = record_pages(make_pdf, [sheet_of({"skills": many})], "card", when=WHEN)
    named = sum(f"Skill {n} 1" in words(pages) for n in range(40))
    assert f"and {40 - named} more" in words(pages)
    assert named > 10
    check_pages(pages, "card")


def test_a_card_has_boxes_and_levels_at_its_edge() -> None:
    _, pages = record_pages(make_pdf, [PEOPLE["tessaly"]], "card", when=WHEN)
    shown = words(pages)
    for said in ("Hurt, −1", "Disturbed, −2", "Long blade", "Fitted bow", "Notes".upper(), "A mighty hero"):
        assert said in shown
    boxes = [mark for mark in pages[0].marks if isinstance(mark, Rect)]
    assert len(boxes) == 15  # ten hits, and five below zero
