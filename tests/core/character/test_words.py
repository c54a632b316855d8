"""Labels of addresses and readable formulas, in English and translated, without a window."""

from __future__ import annotations

import random

import pytest

from core.character.address_labels import address_label, containing_row_name, key_label, short_label
from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.formula_display import (
    book_formula,
    formula_with_rounding,
    formula_with_values,
    localize_decimals,
    split_rounding,
    to_typographic,
)
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.render_context import UNTRANSLATED
from core.formula import Cell
from core.registry import open_character
from tests.helpers.characters_to_print import document, opened
from tests.helpers.games import example_id

GERMAN = {
    "{number} of {list}": "{number} von {list}",
    "Items": "Sachen",
    "Load": "Last",
    "item": "Ding",
    "rounded down": "abgerundet",
    "RR": "RG",
    ".": ",",
}


def german(text: str) -> str:
    """Translate what a test needs."""
    return GERMAN.get(text, text)


@pytest.fixture
def bren() -> Sheet:
    """An example character."""
    return opened(document("bren"))


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("reaction_rate", "Reaction Rate (lbs.)"),
        ("raw.hlth", "Health, rolled"),
        ("weapons", "Weapons"),
        ("weapons[0]", "Long sword"),
        ("weapons[0].wslo", "Weapon Slowness, Long sword"),
        ("options.quirks", "Quirks"),
        ("no.such.number", "no.such.number"),
        ("no address", "no address"),
        ("", "Bren Tarrow"),
    ],
)
def test_addresses_have_the_labels_of_the_game(bren: Sheet, address: str, name: str) -> None:
    """Rows have the name written in them; an invalid address is returned as it is."""
    assert address_label(bren, address, UNTRANSLATED) == name


def test_long_labels_are_abbreviated(bren: Sheet) -> None:
    """The row is omitted for another number in the same row, and long labels become abbreviations."""
    near = "weapons[0].damage_text"
    assert address_label(bren, "weapons[0].wslo", UNTRANSLATED, near=near) == "Weapon Slowness"
    assert address_label(bren, "weapons[1].wslo", UNTRANSLATED, near=near) != "Weapon Slowness"
    assert address_label(bren, "items[0].load", UNTRANSLATED, near="weapons") == "Load, Travel clothes"
    assert key_label(bren.system, "reaction_rate", UNTRANSLATED, longest=6) == "RR"
    assert containing_row_name(bren, "weapons[0].wslo", UNTRANSLATED) == "Long sword"


def test_rows_without_a_name_are_counted() -> None:
    """A row without a name has the game's word for it and a number; a list of numbers has no such word."""
    data: dict[str, Json] = {"items": [{}, {}]}
    sheet = open_character(Character(system=example_id(), data=data), random.Random(1))
    assert containing_row_name(sheet, "items[1].load", UNTRANSLATED).endswith(" 2")
    assert (
        containing_row_name(sheet, "items[#gone].load", UNTRANSLATED)
        == containing_row_name(sheet, "items[0].load", UNTRANSLATED)[:-2]
    )
    assert containing_row_name(sheet, "nothing[0].load", UNTRANSLATED) == "nothing[] 1"


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (("reaction_rate", ()), "RG"),
        (("items[].load", (0,)), "Last"),
        (("items[].load", ()), "Last von Sachen"),
        (("items", ()), "Sachen"),
        (("options.quirks", ()), "Quirks"),
        (("nowhere", ()), "nowhere"),
    ],
)
def test_short_labels_are_translated(bren: Sheet, cell: Cell, name: str) -> None:
    """A whole column names its list."""
    assert short_label(bren.system, cell, german) == name


def test_a_formula_is_shown_with_labels_and_with_values(bren: Sheet) -> None:
    """The rounding is named, and the number before it is shown."""
    why = bren.explain("reaction_rate")
    words = "(MaxWeight# + b(HLTH) + Height) × 50 ÷ (Body Weight + Carried Weight + h(Age))"
    assert formula_with_rounding(bren, why, german) == f"{words}, abgerundet"
    filled = "(105 + 16 + 70) × 50 ÷ (172 + 44 + 24) = 39,79, abgerundet: 39"
    assert formula_with_values(bren, why, german) == filled
    assert formula_with_rounding(bren, bren.explain("move_rate"), german) == "max(0; RG + S# − Overload)"
    assert formula_with_values(bren, bren.explain("move_rate"), UNTRANSLATED) == "max(0, 39 + 38 − 0) = 77"


def test_every_minus_is_typographic() -> None:
    assert to_typographic("-2 if a - 1 < -b else -1") == "−2 if a − 1 < −b else −1"


def test_a_shortened_formula_shows_only_its_result() -> None:
    """A list too long for the formula is shortened; then the number before the rounding is omitted."""
    rows = [{"name": f"Thing {n}", "weight_lb": 0.5, "quantity": 1} for n in range(40)]
    raw = document("bren")
    raw["data"]["items"] = rows
    sheet = opened(raw)
    keys = [key for key, each in sheet.system.derived.items() if "sum(items[]" in each.formula]
    assert keys
    for key in keys:
        why = sheet.explain(key)
        assert "28 more" in formula_with_values(sheet, why, UNTRANSLATED)


def test_an_undefined_number_is_shown_as_a_dash(bren: Sheet) -> None:
    """A division by zero has no number before its rounding either."""
    bren.apply(SetHouseRule("move_rate", "floor(7 / (size - size))"))
    assert formula_with_values(bren, bren.explain("move_rate"), UNTRANSLATED) == "7 ÷ (2 − 2) = —"


def test_the_book_formula_behind_a_house_rule(bren: Sheet) -> None:
    """It is taken from a sheet without the rule."""
    bren.apply(SetHouseRule("move_rate", "reaction_rate + 1"))
    why = bren.explain("move_rate")
    assert formula_with_rounding(bren, why, UNTRANSLATED) == "RR + 1"
    assert book_formula(bren, why, UNTRANSLATED) == "max(0, RR + S# − Overload)"


def test_signs_and_rounding() -> None:
    """Only a formula that is rounded as a whole has a rounding."""
    assert to_typographic("-1 * (-a - b) / 2 ** c") == "−1 × (−a − b) ÷ 2 ^ c"
    assert split_rounding("floor(a) + floor(b)") == ("floor(a) + floor(b)", "")
    assert split_rounding("ceil((a + 1) / 2)") == ("(a + 1) / 2", "rounded up")
    assert split_rounding("floor(a") == ("floor(a", "")
    assert localize_decimals("min(2.5, 1)", german) == "min(2,5; 1)"
    assert localize_decimals("min(2.5, 1)", lambda text: "·" if text == "." else text) == "min(2·5, 1)"
    assert localize_decimals("min(2.5, 1)", UNTRANSLATED) == "min(2.5, 1)"
