"""The game that a benchmark measures (first argument), and its large character.

A game has its large character in ``tests/systems/<id>/large.py``: ``DATA`` and ``EDITS``; and in ``limit.py`` beside
it, where there is one, the same numbers by hand: ``full`` and ``EDITS`` by the same addresses.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from core.character.document import Character
from core.character.inputs import option_values, sheet_inputs
from core.character.json_values import Json
from core.character.shape import shape_of
from core.formula import Program, Solver
from core.registry import Game, game
from tests.helpers.games import example_id

USUAL = example_id()


@dataclass(frozen=True, slots=True)
class Measured:
    """A game and its large character.

    Attributes:
        game: The game.
        data: What the character's document holds.
        edits: Addresses with the two values that each changes between.
    """

    game: Game
    data: dict[str, Json]
    edits: Sequence[tuple[str, tuple[Json, Json]]]

    @property
    def document(self) -> dict[str, Json]:
        """The whole document."""
        return {
            "format": "quire-character",
            "version": 1,
            "system": self.game.id,
            "name": "Somebody Large",
            "data": self.data,
        }

    @property
    def character(self) -> Character:
        """The parsed document."""
        return Character.from_json(self.document)

    def solver(self) -> Solver:
        """Return a solver of the game's numbers, without violation rules."""
        system = self.game.system
        formulas = {key: derived.formula for key, derived in system.derived.items() if derived.formula}
        shape = shape_of(system)
        inputs = sheet_inputs(shape, self.character.data, option_values(shape, system, {}))
        return Solver(Program.build(system.program.schema, formulas), inputs)


def plain(values: dict[str, Any]) -> dict[str, Any]:
    """Return values without the row references that the engine keeps with them."""
    found = {}
    for key, value in values.items():
        if not key.startswith("&"):
            found[key] = [plain(row) for row in value] if key.endswith("[]") else value
    return found


def measured() -> Measured:
    """Return the chosen game."""
    id_ = sys.argv[1] if len(sys.argv) > 1 else USUAL
    large = import_module(f"tests.systems.{id_}.large")
    return Measured(game(id_), large.DATA, large.EDITS)
