"""Printed sheets: all blocks are there and nothing overlaps, with any names and numbers."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.pdf import make_blank, make_pdf
from core.registry import game
from tests.helpers.page_checks import outside, overlaps, record_pages, words
from tests.helpers.worked_examples import merge_documents
from tests.systems.eastern_isles.worked import EXAMPLES, sample, sheet_of

WHEN = datetime.date(2026, 11, 20)
LONG = "The Very Long Name of a Thing That Nobody Would Ever Call It by at the Table"


def endless() -> Sheet:
    """A character with long names, many rows and great numbers."""
    rows: Mapping[str, list[Json]] = {
        "skills": [{"name": f"{LONG} {n}", "points_level": n, "declared": 1} for n in range(40)],
        "weapons": [
            {"name": f"{LONG} {n}", "skill": LONG, "damage": "12d12", "damage_plus": 100, "range_ft": 12000}
            for n in range(9)
        ],
        "armor": [{"name": f"{LONG} {n}", "enc": 100.25, "ac": -10, "worn": True} for n in range(9)],
        "items": [{"name": f"{LONG} {n}", "enc": 9.25, "quantity": 100, "container": LONG} for n in range(40)],
        "ep_log": [{"day": 100_000 + n, "reason": LONG, "base_ep": 10_000, "combat": True} for n in range(60)],
        "bouts": [{"day": 100_000 + n, "opponent": LONG, "won": True, "killed": True} for n in range(60)],
        "subsistence": [{"month": LONG, "shells": 100_000} for _ in range(14)],
        "loss_list": [{"name": LONG} for _ in range(9)],
    }
    more: dict[str, Json] = {**rows, "background": LONG * 12, "appearance": LONG * 3, "birthdate": LONG}
    dice: dict[str, Json] = {"attr": [6] * 20 + [5]}
    return sheet_of(
        merge_documents(EXAMPLES["A"].data, {**more, "dice": dice, "en_lost": 60}), None, name=LONG, player=LONG
    )


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("name", ["brannoc", "hild", "kerrec", "endless"])
def test_nothing_overlaps_or_leaves_the_page(name: str, layout: str, paper: str) -> None:
    sheet = endless() if name == "endless" else sample(name)
    _, pages = record_pages(make_pdf, [sheet], layout, paper, when=WHEN)
    assert [list(overlaps(page)) for page in pages] == [[] for _ in pages]
    if layout == "full":  # cards have margins of their own
        assert [list(outside(page)) for page in pages] == [[] for _ in pages]


def test_what_the_full_sheet_says() -> None:
    _, pages = record_pages(make_pdf, [sample("hild")], when=WHEN)
    shown = words(pages)
    for text in ("Hild", "Physician", "121 years", "4.2", "Walking Staff", "Physic", "Brannoc", "412", "124.46"):
        assert text.lower() in shown.lower(), text


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_names_everything(paper: str) -> None:
    _, pages = record_pages(make_blank, [game("eastern_isles").system], paper)
    assert len(pages) == 2
    shown = words(pages)
    for text in ("Strength", "Charisma", "PB", "ATTR", "Spotting", "Steps taken"):
        assert text in shown, text
    assert [list(overlaps(page)) for page in pages] == [[] for _ in pages]


def test_a_card_names_the_first_eight_things_that_are_carried() -> None:
    """Whatever was left at home before them takes no place."""
    letters = "ABCDEFGHIJKLM"
    items: list[Json] = [{"name": f"Box {letter}", "carried": letter > "C"} for letter in letters]
    shown = words(record_pages(make_pdf, [sheet_of({"items": items})], "card", when=WHEN)[1])
    assert [letter for letter in letters if f"Box {letter}" in shown] == list("DEFGHIJK")


def test_blows_are_those_of_the_weapon_in_hand() -> None:
    """The weapon is named; without one the blows are those of bare hands."""
    shown = words(record_pages(make_pdf, [sample("hild")], "full", when=WHEN)[1][:1])
    assert "BLOWS Walking Staff" in shown
    sheet = sample("hild")
    sheet.apply(SetValue("weapons[0].in_hand", value=False))
    assert "BLOWS without a weapon" in words(record_pages(make_pdf, [sheet], "full", when=WHEN)[1][:1])


def test_no_text_stands_for_boxes() -> None:
    """Boxes to tick are drawn, also where a skill counts its points."""
    hild = sample("hild")
    hild.apply(SetValue("skills[0].name", value="Morale"))
    shown = words(record_pages(make_pdf, [hild], "full", when=WHEN)[1])
    assert hild.value("morale_boxes")
    assert not {"☐", "☑"} & set(shown)
