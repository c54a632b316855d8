"""The sample characters: no violations, and the worked examples have the specified numbers."""

from __future__ import annotations

import random

import pytest

from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.registry import games, open_character
from desktop.library.bulk_operations import sample_files

FILES = sample_files()
WORKED = {
    "bren": {"step_level": 0, "move_rate": 77, "steps_to_next_sa": 6, "carried_weight": 44, "melee_war": 168},
    "ilvane": {"step_level": 3, "move_rate": 93, "max_sa": 19, "advancement_left": 1, "special_war": 177},
    "perrin": {"step_level": 1, "overload": 1, "current.ambt": 0, "steps_to_next_level": 154, "critical_war": 129},
}


def opened(name: str) -> Sheet:
    file = next(each for each in FILES if each.stem == name)
    return open_character(read_character(file), random.Random(0))


def test_every_game_has_samples() -> None:
    assert {file.parent.name for file in FILES} == {game.id for game in games()}
    assert len(FILES) >= 5


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_samples_have_names_and_no_violations(name: str) -> None:
    sheet = opened(name)
    assert not sheet.violations
    assert not sheet.faults
    character = sheet.character
    assert character.name
    assert character.notes
    assert "sample" in character.tags
    assert sheet.value("background")
    assert len(str(sheet.value("background"))) < 300
    assert character.to_text() + "\n" == next(file for file in FILES if file.stem == name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WORKED)
def test_the_worked_examples_have_the_specified_numbers(name: str) -> None:
    sheet = opened(name)
    assert {key: sheet.value(key) for key in WORKED[name]} == WORKED[name]
