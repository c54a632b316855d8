"""Functions of games as people read them in an explanation: in words where their name and arguments say too little."""

from __future__ import annotations

import random
import re

import pytest

from core.character import Character, Json, formula_text, formula_with_values
from core.export.render_context import UNTRANSLATED
from core.formula import BUILTIN_FUNCTIONS, Function
from core.registry import Game, games, open_character

GAMES = games()
DATA: dict[str, dict[str, Json]] = {
    "ratios": {
        "training": [{"attribute": "agil"}],
        "weapons": [{"range_increment_ft": 20, "max_range_ft": 60}],
    }
}


def used(game: Game) -> dict[str, Function]:
    """Return the functions that the game's computed numbers call."""
    functions = {**BUILTIN_FUNCTIONS, **game.system.functions}
    called = {name for each in game.system.derived.values() for name in re.findall(r"\b(\w+)\(", each.formula)}
    return {name: functions[name] for name in called if name in functions}


def test_there_are_functions_to_look_at() -> None:
    assert sum(len(used(each)) for each in GAMES) > 80


@pytest.mark.parametrize("game", GAMES, ids=[each.id for each in GAMES])
def test_what_is_no_plain_word_is_told_in_words(game: Game) -> None:
    """A gap names an argument that a call has."""
    for function in used(game).values():
        assert function.phrase or "_" not in function.name, function.name
        assert all(1 <= int(gap) <= function.least for gap in re.findall(r"\{(.*?)\}", function.phrase)), function.name


@pytest.mark.parametrize(
    ("system", "address", "words", "filled"),
    [
        ("ratios", "training[0].attribute_word", "the attribute in short", "the attribute in short = AGIL"),
        ("ratios", "weapons[0].range_words", "Range step and Range in words", "20 and 60 in words = 20 to 60"),
        ("eastern_isles", "el_label", "EL with sublevel sub", "1 with sublevel 0 = 1"),
        ("hursagmu", "load_limit_lb", "free load of Str", "free load of 0 = 50"),
    ],
)
def test_a_formula_says_what_a_function_of_the_game_gives(system: str, address: str, words: str, filled: str) -> None:
    sheet = open_character(Character(system=system, data=DATA.get(system, {})), random.Random(1))
    why = sheet.explain(address)
    assert formula_text(sheet, why, UNTRANSLATED) == words
    assert formula_with_values(sheet, why, UNTRANSLATED) == filled
