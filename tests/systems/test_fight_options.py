"""The options that a game's fights read are those that its kinds of fight list, and none belongs to the sheet alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from core.registry import Game, games
from tests.helpers.sources import ROOT

FIGHTS = [pytest.param(each, id=each.id) for each in games() if each.conflicts]
TABLES = ("table", "fight", "battle")
"""Names of what a fight reads its options from."""


def options_read(game: Game) -> Iterator[str]:
    """Yield the options that the code of a game reads from the table of a fight, by their literal keys."""
    for file in sorted((ROOT / "core" / "systems" / game.id).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "option"
                and ast.unparse(node.func.value).split(".")[-1] in TABLES
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value)


@pytest.mark.parametrize("game", FIGHTS)
def test_every_option_that_a_fight_reads_can_be_set_for_it(game: Game) -> None:
    listed = {key for conflict in game.conflicts for key in conflict.options}
    assert set(options_read(game)) <= listed <= set(game.system.options)
