"""The printed sheet: nothing overlaps or is cut, for any character, and what the game draws as no other does."""

from __future__ import annotations

import copy
import datetime
import json
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.number_blocks import VITAL_BOX
from core.export.pdf.page import HEAVY, MM, Line, Page, Rect, Text
from core.export.pdf.styles import CELLS
from core.export.print_options import PrintOptions
from core.paths import resources
from core.registry import game, open_character
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.page_checks import check_pages, crossings, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
SAMPLES = ("hask", "ilve", "maren", "pell", "sula")


def document(name: str) -> dict[str, Any]:
    """Read a sample character as plain JSON."""
    found = json.loads((resources() / "samples" / "ratios" / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def opened(raw: dict[str, Any]) -> Sheet:
    return open_character(Character.from_json(raw), random.Random(1))


def laden() -> dict[str, Any]:
    """Return a character with far more of everything than a page holds: 40 capabilities, long names, many Levels."""
    raw = copy.deepcopy(document("sula"))
    raw["name"] = "Bartholomea Aurelia von Hohenstaufen-Ling of the Outer Mole"
    data = raw["data"]
    data["aliases"] = ["the Ebb", "Lady of the Long Sand", "She Who Counts the Boats", "Grandmother Tide"]
    data["capabilities"] = [
        {
            "name": f"Capability {n} of the long list",
            "attributes": ["agil", "baln", "unco" if n < 0 else "uncn", "zeal", "yern"][: n % 6],
            "bonus": n % 26,
            "teacher": "Somebody Of Some Standing",
            "time_spent": "a great many winters",
            "about": "What it does takes more than one line to say, as such things do. " * (n % 3),
        }
        for n in range(40)
    ]
    data["items"] = [{"name": f"Thing {n}, kept for a rainy day", "weight_lb": n, "quantity": n} for n in range(60)]
    data["weapons"] = [
        {**data["weapons"][n % 4], "name": f"Weapon {n} of the armory at Lowtide", "cost": 100 * n} for n in range(12)
    ]
    data["armor"] = [{**data["armor"][n % 2], "name": f"Piece of armor {n}"} for n in range(9)]
    data["traits"] = [{"word": f"Describable {n}", "percent": 60, "antonym": f"Indescribable {n}"} for n in range(12)]
    data["conditions"] = [{"name": "Reed fever", "damage": 3, "every": "day", "notes": "bark tea, rest"}] * 6
    data["training"] = [{"attribute": each} for each in ("agil", "guil", "qckn", "tmng")]
    data["background"] = "A long story. " * 300
    data["phrases"] = ["You may go first."] * 9
    data["level"], data["damage_taken"] = 2600, 1200
    raw["house_rules"] = {"cap.<a>": "99", "rat": "800"}
    return raw


PEOPLE: dict[str, Callable[[], list[dict[str, Any]]]] = {
    **{name: lambda name=name: [document(name)] for name in SAMPLES},  # type: ignore[misc]  # the name is bound now
    "all": lambda: [document(name) for name in SAMPLES],
    "laden": lambda: [laden()],
    "empty": lambda: [{"format": "quire-character", "version": 1, "system": "ratios", "data": {}}],
}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("people", measure_first_only(PEOPLE))
def test_nothing_overlaps_and_nothing_is_cut(people: str, layout: str, paper: str) -> None:
    """No two texts touch, no line runs through one, none leaves the margins, none is under 7 points."""
    _, pages = record_pages(make_pdf, [opened(raw) for raw in PEOPLE[people]()], layout, paper, when=WHEN)
    check_pages(pages, layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_has_two_pages_and_every_attribute(paper: str) -> None:
    made, pages = record_pages(make_blank, [game("ratios").system], paper)
    assert made.pages == 2
    assert [[*overlaps(page), *outside(page), *crossings(page)] for page in pages] == [[], []]
    printed = words(pages)
    assert [member.label for member in game("ratios").system.families["a"] if member.label not in printed] == []
    assert "ages 15" not in printed
    assert "from 15 on" in printed


def page_one(name: str) -> Page:
    _, pages = record_pages(make_pdf, [opened(document(name))], "full", "a4", when=WHEN)
    return pages[0]


def test_great_numbers_beside_each_other_are_not_read_as_one() -> None:
    great = (mark for mark in page_one("sula").marks if isinstance(mark, Text) and mark.type.size > 20)
    texts = {mark.text: mark for mark in great}
    attack, damage = texts["117.8"], texts["193"]
    assert damage.x - (attack.x + attack.width) > 2.5 * MM


def test_attributes_are_in_two_columns_by_letter() -> None:
    texts = [mark for mark in page_one("maren").marks if isinstance(mark, Text)]
    letters = [mark for mark in texts if mark.type == CELLS["index"]]
    assert "".join(mark.text for mark in letters) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert len({round(mark.x + mark.width / 2) for mark in letters}) == 2


def test_bar_is_as_long_as_the_value() -> None:
    """Zeal 4 of the width, Timing 29 of it."""
    marks = page_one("maren").marks
    heavy = [mark for mark in marks if isinstance(mark, Line) and mark.stroke == HEAVY and not mark.accent]
    assert len(heavy) == 26
    width = 91 * MM
    drawn = sorted(round((mark.x2 - mark.x1) / width * 100) for mark in heavy)
    sheet = opened(document("maren"))
    values = (sheet.value(f"mpv.{each.key}") for each in game("ratios").system.families["a"])
    assert drawn == sorted(int(value) for value in values if isinstance(value, int | Fraction))


def test_numbers_have_one_decimal_and_a_true_minus() -> None:
    texts = {mark.text for mark in page_one("maren").marks if isinstance(mark, Text)}
    assert {"13.2", "15.2", "27.8", "−1.2", "140 lb · 63.6 kg"} <= texts
    assert not {text for text in texts if "13.239" in text}


def test_damage_status_has_a_box_and_a_track_with_heavy_squares() -> None:
    """Maren has 68 points in one row, eleven struck, the last seven heavy."""
    page = page_one("maren")
    squares = [mark for mark in page.marks if isinstance(mark, Rect) and abs(mark.width - 2.4 * 0.8 * MM) < 0.01]
    assert len(squares) == 68
    assert len({round(mark.y) for mark in squares}) == 1
    assert sum(mark.stroke == 0.9 for mark in squares) == 7
    strokes = [mark for mark in page.marks if getattr(mark, "stroke", 0) == 0.9 and isinstance(mark, Line)]
    assert len(strokes) == 11
    assert any(isinstance(mark, Rect) and abs(mark.width - VITAL_BOX) < 0.01 for mark in page.marks)


def test_square_counts_several_points_of_a_long_track() -> None:
    """1440 points make 72 squares of twenty, and the line says so."""
    page = page_one("sula")
    assert "each box is 20 points" in words([page])
    assert len([mark for mark in page.marks if isinstance(mark, Rect) and abs(mark.width - 2.4 * MM) < 0.01]) == 72


def test_a_card_has_at_most_forty_squares() -> None:
    for name, points, count in (("maren", 5, 14), ("sula", 50, 29), ("ilve", 5, 1)):
        _, pages = record_pages(make_pdf, [opened(document(name))], "card", "a4", when=WHEN)
        assert f"each box is {points} points" in words(pages)
        squares = [
            mark for mark in pages[0].marks if isinstance(mark, Rect) and mark.width in (2.4 * MM, 2.4 * MM * 0.8)
        ]
        assert len(squares) == count, name


def test_penetration_has_a_box_that_shows_what_dulling_left() -> None:
    """Of Maren's weapons only the saber is dulled, by four; hands have no penetration and no box."""
    marks = page_one("maren").marks
    written = [mark for mark in marks if isinstance(mark, Text)]

    def beside(name: str) -> list[Rect]:
        line = next(mark.y for mark in written if mark.text == name and mark.y > 600)
        return [mark for mark in marks if isinstance(mark, Rect) and mark.y < line - 2 < mark.y + mark.height]

    def inside(name: str) -> list[str]:
        (box,) = beside(name)
        middle = box.y + box.height / 2
        return [
            mark.text
            for mark in written
            if box.x < mark.x < box.x + box.width and abs(mark.y - middle) < box.height / 2
        ]

    assert inside("Tide Saber") == ["62"]
    assert inside("Belt Knife") == inside("Throwing Knife") == []
    assert beside("Unarmed") == []


def test_trained_attributes_have_a_dot() -> None:
    texts = [mark.text for mark in page_one("maren").marks if isinstance(mark, Text)]
    assert sum(text.endswith(" •") for text in texts) == 4


@pytest.mark.parametrize("name", ["maren", "pell", "sula"])
def test_chances_are_below_the_weapons_of_a_page(name: str) -> None:
    """With up to four weapons, the meaning of the dice is on the page where they are rolled."""
    assert "chance: d10 ×" in words([page_one(name)])


@pytest.mark.parametrize("name", ["maren", "pell", "sula"])
def test_chances_are_below_four_weapons_on_letter_paper(name: str) -> None:
    """What the points add up to is not played with, and stands with experience on the second page."""
    _, pages = record_pages(make_pdf, [opened(document(name))], "full", "letter", when=WHEN)
    assert "chance: d10 ×" in words(pages[:1])
    assert "MPV, mean" not in words(pages[:1])
    assert "MPV, mean" in words(pages[1:2])


def test_sum_of_points_is_printed_with_experience() -> None:
    _, pages = record_pages(make_pdf, [opened(document("maren"))], when=WHEN)
    assert "297.2 · 11.4" in {mark.text for mark in pages[1].marks if isinstance(mark, Text)}


def test_unchosen_text_is_a_placeholder_and_unknown_text_stays_empty() -> None:
    _, pages = record_pages(make_pdf, [opened(PEOPLE["empty"]()[0])], when=WHEN)
    shown = words(pages)
    assert "No culture chosen." in shown
    assert "No profession." in shown
    assert "– lb" not in shown


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_fresh_character_has_no_third_page(paper: str) -> None:
    """Nothing but empty rows would be on it."""
    sheet = opened({"format": "quire-character", "version": 1, "system": "ratios", "name": "Zoë", "data": {}})
    assert make_pdf([sheet], "full", paper, when=WHEN).pages == 2


@pytest.mark.parametrize(("name", "paper"), [("hask", "a4"), ("ilve", "a4"), ("pell", "a4"), ("pell", "letter")])
def test_a_few_lines_too_many_take_no_third_page(name: str, paper: str) -> None:
    """Two lines of remarks and the legend were alone on it."""
    for options in (PrintOptions(), PrintOptions(fillable=True)):
        made, pages = record_pages(make_pdf, [opened(document(name))], "full", paper, options=options, when=WHEN)
        assert made.pages == 2
        check_pages(pages, "full")
        assert "LEGEND" in words(pages)


def test_six_weapons_are_on_page_one_of_letter() -> None:
    raw = document("maren")
    weapons = raw["data"]["weapons"]
    weapons += [{**weapons[n], "name": f"Spear {n}"} for n in range(6 - len(weapons))]
    for weapon in weapons:
        weapon.pop("uid", None)
        weapon.pop("id", None)
    first = words(record_pages(make_pdf, [opened(raw)], "full", "letter", when=WHEN)[1][:1])
    assert [weapon["name"] for weapon in weapons if weapon["name"] not in first] == []


def test_a_fresh_character_has_two_pages() -> None:
    """No third page with nothing but empty lines."""
    assert make_pdf([opened({**document("maren"), "data": {}})], "full", "letter", when=WHEN).pages == 2
