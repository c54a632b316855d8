"""Names of numbers in words about another number: found once a game, and never those of another character."""

from __future__ import annotations

import pytest

from core.character.definitions import known_definition
from core.character.sheet import Sheet
from core.export.number_names import find_name, name_of, shown_value
from core.export.render_context import UNTRANSLATED
from core.formula import Cell
from core.language import load_language
from tests.helpers.characters_to_print import document, opened


@pytest.fixture
def bren() -> Sheet:
    """An example character."""
    return opened(document("bren"))


def named(sheet: Sheet, cell: Cell, own: Cell) -> str:
    """Return what a number is called in words about another one."""
    return name_of(sheet, cell, own, find_name(sheet.system, cell[0], own[0], UNTRANSLATED), UNTRANSLATED)


def test_a_number_of_another_row_has_the_name_of_the_row_and_one_of_the_same_row_its_own(bren: Sheet) -> None:
    cell = ("weapons[].wslo", (0,))
    assert named(bren, cell, ("move_rate", ())) == "Long sword"
    assert named(bren, cell, ("weapons[].damage_text", (2,))) == "Long sword"
    assert named(bren, cell, ("weapons[].damage_text", (0,))) == "Weapon Slowness"


def test_rows_and_groups_have_the_names_of_their_own_character(bren: Sheet) -> None:
    """What is kept for a game holds no name that a player wrote."""
    raw = document("bren")
    raw["data"]["weapons"][0]["name"] = "Gull"
    raw["data"]["culture"]["name"] = "Islanders"
    other = opened(raw)
    bonus, base = ("culture.bonus.hlth", ()), ("base.hlth", ())
    for _ in range(2):
        assert named(bren, bonus, base) == bren.value("culture.name")
        assert named(other, bonus, base) == "Islanders"
        assert named(other, ("weapons[].wslo", (0,)), ("move_rate", ())) == "Gull"


def test_names_are_those_of_the_language(bren: Sheet) -> None:
    german = load_language("de").translator_of(bren.system.id)
    for _ in range(2):
        assert find_name(bren.system, "base.hlth", "hlth", UNTRANSLATED).label == "Base Health"
        assert find_name(bren.system, "base.hlth", "hlth", german).label == "Basis-Health"


def test_the_position_of_a_row_has_no_definition(bren: Sheet) -> None:
    assert known_definition("weapons[].row", bren.system) is None
    assert find_name(bren.system, "weapons[].row", "weapons[].wslo", UNTRANSLATED).definition is None


def test_values_have_typographic_signs_and_words_of_the_game(bren: Sheet) -> None:
    whole = find_name(bren.system, "base.hlth", "hlth", UNTRANSLATED)
    assert (whole.is_in_digits, shown_value(whole, -3, UNTRANSLATED)) == (True, "−3")
    key, words = next((key, each.value_labels) for key, each in bren.system.derived.items() if each.value_labels)
    value, word = next(iter(words.items()))
    labelled = find_name(bren.system, key, "hlth", UNTRANSLATED)
    assert (labelled.is_in_digits, shown_value(labelled, value, UNTRANSLATED)) == (False, word)
