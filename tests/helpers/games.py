"""Games for tests that are about none in particular: the first one, or the first that has what a test needs.

Tests outside ``tests/systems/<id>`` name no game, so that any game can be removed with its folders. What tests over
all games must know of one is a module in its own folder, found with `modules`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.paths import resources
from core.registry import Game, games, open_character

SYSTEMS_FOLDER: Final = Path(__file__).resolve().parents[1] / "systems"
"""The folders with the tests of each game."""


def any_game() -> Game:
    """Return the game of tests that would pass with each."""
    return games()[0]


def any_id() -> str:
    """Return the id of `any_game`."""
    return any_game().id


def other_game() -> Game:
    """Return a second game; skips the test where there is only one."""
    return game_with(lambda each: each.id != any_id(), "a second game")


def example_game() -> Game:
    """Return the game of the example characters: the first whose tests' folder has some; skips the test without one."""
    for each in games():
        if (SYSTEMS_FOLDER / each.id / "printed").is_dir():
            return each
    pytest.skip("the game of the example characters is not here", allow_module_level=True)


def example_id() -> str:
    """Return the id of `example_game`."""
    return example_game().id


def example_folder() -> Path:
    """Return the folder with the example characters of `example_game`."""
    return SYSTEMS_FOLDER / example_id() / "printed"


def game_with(has: Callable[[Game], object], what: str) -> Game:
    """Return the first game that has what a test needs; skips the test where no game has it.

    Args:
        has: Return whether a game has it.
        what: What that is, for the reason of the skip.
    """
    for each in games():
        if has(each):
            return each
    pytest.skip(f"no game here has {what}")


def games_with(has: Callable[[Game], object]) -> tuple[Game, ...]:
    """Return the games that have what a test needs."""
    return tuple(each for each in games() if has(each))


def blank_character(of: Game | None = None, **head: object) -> Character:
    """Return a character without data."""
    return Character((of or any_game()).id, **head)  # type: ignore[arg-type]


def blank_sheet(of: Game | None = None, **data: Json) -> Sheet:
    """Return the sheet of a character with some data."""
    return open_character(Character((of or any_game()).id, data=data), random.Random(1))


def sample_files(of: Game | None = None) -> tuple[Path, ...]:
    """Return the files of the sample characters of a game, by name."""
    return tuple(sorted((resources() / "samples" / (of or any_game()).id).glob("*.json")))


def sample_character(of: Game | None = None, place: int = 0) -> Character:
    """Return a sample character of a game."""
    return read_character(sample_files(of)[place])


def sample_sheet(of: Game | None = None, place: int = 0) -> Sheet:
    """Return the sheet of a sample character of a game."""
    return open_character(sample_character(of, place), random.Random(1))


def modules(name: str) -> Mapping[str, ModuleType]:
    """Return the modules of this name in the tests' folders of the games, by the id of the game."""
    return {
        each.id: import_module(f"tests.systems.{each.id}.{name}")
        for each in games()
        if (SYSTEMS_FOLDER / each.id / f"{name}.py").is_file()
    }
