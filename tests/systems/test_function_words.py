"""Readable phrases of the games' functions in explanations."""

from __future__ import annotations

import re

import pytest

from core.formula import BUILTIN_FUNCTIONS, Function
from core.registry import Game, games

GAMES = games()


def used(game: Game) -> dict[str, Function]:
    """Return the functions that the game's computed numbers call."""
    functions = {**BUILTIN_FUNCTIONS, **game.system.functions}
    called = {name for each in game.system.derived.values() for name in re.findall(r"\b(\w+)\(", each.formula)}
    return {name: functions[name] for name in called if name in functions}


def test_functions_are_found() -> None:
    assert all(len(used(each)) >= 10 for each in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=[each.id for each in GAMES])
def test_functions_have_a_readable_phrase(game: Game) -> None:
    """A placeholder refers to an argument of the call."""
    for function in used(game).values():
        assert function.phrase or "_" not in function.name, function.name
        assert all(1 <= int(gap) <= function.least for gap in re.findall(r"\{(.*?)\}", function.phrase)), function.name
