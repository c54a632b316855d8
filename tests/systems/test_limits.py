"""The hand-written numbers of the benchmarks equal the computed ones, before and after each edit."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from core.character.address import parse_address
from core.registry import game, games
from tests.benchmarks.games import Measured, plain

GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/limit.py"))


def test_hand_written_numbers_are_found() -> None:
    assert len(GAMES) >= min(4, len(games()) - 1)


def drop_number(values: dict[str, Any], key: str) -> None:
    """Remove a computed number, in every row if it is in rows."""
    rows, _, inner = key.partition("[].")
    if not inner:
        values[key] = "not computed"
        return
    for row in values[f"{rows}[]"]:
        drop_number(row, inner)


@pytest.mark.parametrize("name", GAMES)
def test_hand_written_numbers_equal_computed_ones(name: str) -> None:
    large, limit = (import_module(f"tests.systems.{name}.{module}") for module in ("large", "limit"))
    character = Measured(game(name), large.DATA, large.EDITS)
    solver, by_hand = character.solver(), character.solver()
    ours, theirs = solver.scopes("", ())[0], by_hand.scopes("", ())[0]
    for key in solver.program.by_key:
        drop_number(theirs, key)
    limit.full(theirs)
    assert plain(theirs) == plain(ours)
    assert set(limit.EDITS) <= {address for address, _ in large.EDITS}
    for address, pair in large.EDITS:
        place = parse_address(address)
        cell = place.key, tuple(row for row in place.rows if isinstance(row, int))
        for value in (*pair, pair[0]):
            changed = solver.edit([(cell, value)])
            if address in limit.EDITS:
                limit.EDITS[address](theirs, value)
            else:
                by_hand.edit([(cell, value)])
                assert set(changed) <= {cell}, f"{address} is not changed by hand"
            assert plain(theirs) == plain(ours), f"{address} = {value}"
