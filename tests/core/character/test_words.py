"""Names of places and formulas in words, without a window: in English, and as another language has them."""

from __future__ import annotations

import random

import pytest

from core.character import (
    Character,
    Json,
    SetHouseRule,
    Sheet,
    address_label,
    book_formula,
    containing_row_name,
    formula_text,
    formula_with_rounding,
    formula_with_values,
    key_label,
    localize_decimals,
    short_label,
    split_rounding,
    to_typographic,
)
from core.export.render_context import UNTRANSLATED
from core.formula import Cell
from core.registry import open_character
from tests.helpers.games import example_id
from tests.helpers.printed_characters import document, opened

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
def test_places_have_the_names_of_the_game(bren: Sheet, address: str, name: str) -> None:
    """Rows are named by what is written in them; what is no place keeps its address."""
    assert address_label(bren, address, UNTRANSLATED) == name


def test_a_name_is_short_where_it_should_be(bren: Sheet) -> None:
    """The row is left out beside another of its numbers, and long labels give way."""
    near = "weapons[0].damage_text"
    assert address_label(bren, "weapons[0].wslo", UNTRANSLATED, near=near) == "Weapon Slowness"
    assert address_label(bren, "weapons[1].wslo", UNTRANSLATED, near=near) != "Weapon Slowness"
    assert address_label(bren, "items[0].load", UNTRANSLATED, near="weapons") == "Load, Travel clothes"
    assert key_label(bren.system, "reaction_rate", UNTRANSLATED, longest=6) == "RR"
    assert containing_row_name(bren, "weapons[0].wslo", UNTRANSLATED) == "Long sword"


def test_rows_without_a_name_are_counted() -> None:
    """A new thing is called what such a row is called; a list of numbers has nothing to call its rows."""
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
def test_short_names_are_translated_with_what_joins_them(bren: Sheet, cell: Cell, name: str) -> None:
    """A column of a list says of which list."""
    assert short_label(bren.system, cell, german) == name


def test_a_formula_is_said_with_names_and_with_values(bren: Sheet) -> None:
    """Rounding is said in words, and the number before it is shown."""
    why = bren.explain("reaction_rate")
    words = "(MaxWeight# + b(HLTH) + Height) × 50 ÷ (Body Weight + Carried Weight + h(Age))"
    assert formula_text(bren, why, UNTRANSLATED) == words
    assert formula_with_rounding(bren, why, german) == f"{words}, abgerundet"
    filled = "(105 + 16 + 70) × 50 ÷ (172 + 44 + 24) = 39,79, abgerundet: 39"
    assert formula_with_values(bren, why, german) == filled
    assert formula_with_rounding(bren, bren.explain("move_rate"), german) == "max(0; RG + S# − Overload)"
    assert formula_with_values(bren, bren.explain("move_rate"), UNTRANSLATED) == "max(0, 39 + 38 − 0) = 77"


def test_every_minus_of_a_formula_is_one() -> None:
    assert to_typographic("-2 if a - 1 < -b else -1") == "−2 if a − 1 < −b else −1"


def test_names_may_be_dressed_and_all_else_is_escaped(bren: Sheet) -> None:
    """What a name is made into stands as it is, a sign of the formula never as markup."""
    found = formula_text(bren, bren.explain("human_age"), UNTRANSLATED, lambda cell, name: f"<b>{cell[0]}</b>")
    assert found.startswith("<b>human_age_years</b> if <b>human_age_years</b> &gt; 0 else max(1, floor(")


def test_a_result_that_cannot_be_computed_again_is_left_as_it_is() -> None:
    """A list too long for the formula is cut short; only its result is said, without the number before the rounding."""
    rows = [{"name": f"Thing {n}", "weight_lb": 0.5, "quantity": 1} for n in range(40)]
    raw = document("bren")
    raw["data"]["items"] = rows
    sheet = opened(raw)
    keys = [key for key, each in sheet.system.derived.items() if "sum(items[]" in each.formula]
    assert keys
    for key in keys:
        why = sheet.explain(key)
        assert "28 more" in formula_with_values(sheet, why, UNTRANSLATED)


def test_an_undefined_number_is_said_with_a_dash(bren: Sheet) -> None:
    """What divides by nothing has no number before its rounding either."""
    bren.apply(SetHouseRule("move_rate", "floor(7 / (size - size))"))
    assert formula_with_values(bren, bren.explain("move_rate"), UNTRANSLATED) == "7 ÷ (2 − 2) = —"


def test_the_formula_of_the_book_stands_behind_a_house_rule(bren: Sheet) -> None:
    """It is asked of a sheet without the rule."""
    bren.apply(SetHouseRule("move_rate", "reaction_rate + 1"))
    why = bren.explain("move_rate")
    assert formula_with_rounding(bren, why, UNTRANSLATED) == "RR + 1"
    assert book_formula(bren, why, UNTRANSLATED) == "max(0, RR + S# − Overload)"


def test_signs_and_rounding() -> None:
    """Only a formula that is rounded as a whole is said to be rounded."""
    assert to_typographic("-1 * (-a - b) / 2 ** c") == "−1 × (−a − b) ÷ 2 ^ c"
    assert split_rounding("floor(a) + floor(b)") == ("floor(a) + floor(b)", "")
    assert split_rounding("ceil((a + 1) / 2)") == ("(a + 1) / 2", "rounded up")
    assert split_rounding("floor(a") == ("floor(a", "")
    assert localize_decimals("min(2.5, 1)", german) == "min(2,5; 1)"
    assert localize_decimals("min(2.5, 1)", lambda text: "·" if text == "." else text) == "min(2·5, 1)"
    assert localize_decimals("min(2.5, 1)", UNTRANSLATED) == "min(2.5, 1)"
