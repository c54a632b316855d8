"""Conditions with an end in a fight: rounds count them down, ends are logged, and everything can be undone."""

from __future__ import annotations

import random

import pytest

from core.character.edits import SetEffects
from core.character.effects import effects_of
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.play.simulation import play_out
from core.registry import game
from tests.helpers.conditions import FEAR, HASTE, SCAR, conditions, play_to_round, with_conditions
from tests.helpers.games import modules
from tests.helpers.scripted_fights import arena

FACTS = {id_: facts for id_, facts in modules("fight_facts").items() if hasattr(facts, "ROUND_SECONDS")}
"""The games whose conditions count time."""


def two_fighters(game_id: str) -> list[tuple[str, Sheet]]:
    """Create two fighters."""
    return [("A", FACTS[game_id].fighter()), ("B", FACTS[game_id].fighter())]


@pytest.mark.parametrize("game_id", FACTS)
def test_a_round_reduces_the_time_of_conditions(game_id: str) -> None:
    fighters = two_fighters(game_id)
    with_conditions(fighters[0][1], HASTE, FEAR, SCAR)
    fight = Fight(game(game_id).conflicts[0], arena(*fighters), 3)
    play_to_round(fight, 2)
    assert fight.table.round == 2
    left = 180 - FACTS[game_id].ROUND_SECONDS
    fear = ("Fear", left, "second") if left % 60 else ("Fear", left // 60, "min")
    first, last = conditions(fight.sheets[0])
    assert first == fear
    assert last[0] == "Scar"
    told = [each.event.line() for each in fight.events if "Haste" in each.event.line()]
    assert len(told) == 1
    assert "Ended for A1: Haste." in told[0]
    assert not fight.sheets[1].rows("conditions")


@pytest.mark.parametrize("game_id", FACTS)
def test_a_fight_reads_changed_numbers_until_they_end(game_id: str) -> None:
    fighters = two_fighters(game_id)
    sheet = fighters[0][1]
    numbers = {key: sheet.value(key) for key in sheet.system.derived if "[" not in key}
    address, before = next((key, value) for key, value in reversed(numbers.items()) if isinstance(value, int))
    haste: dict[str, Json] = {
        "name": "Haste",
        "address": address,
        "change": 1,
        "until": {"lasts": 1, "lasts_in": "round"},
    }
    scar: dict[str, Json] = {**haste, "name": "Scar", "until": None}
    sheet.apply(SetEffects((haste, scar)))
    fight = Fight(game(game_id).conflicts[0], arena(*fighters), 3)
    play_to_round(fight, 1)
    assert fight.sheets[0].value(address) == before + 2
    play_to_round(fight, 2)
    assert [each.name for each in effects_of(fight.sheets[0].character.effects)] == ["Scar"]
    assert fight.sheets[0].value(address) == before + 1
    assert len([each for each in fight.events if "Ended for A1: Haste." in each.event.line()]) == 1
    assert fight.rewind(500)
    assert len(fight.sheets[0].character.effects) == 2


@pytest.mark.parametrize("game_id", FACTS)
def test_undoing_restores_ended_conditions(game_id: str) -> None:
    fighters = two_fighters(game_id)
    with_conditions(fighters[1][1], HASTE, FEAR)
    fight = Fight(game(game_id).conflicts[0], arena(*fighters), 3)
    before = [sheet.character.to_json() for sheet in fight.sheets]
    play_to_round(fight, 3)
    assert [name for name, *_ in conditions(fight.sheets[1])] == ["Fear"]
    after = conditions(fight.sheets[1])
    assert fight.rewind(500)
    assert [sheet.character.to_json() for sheet in fight.sheets] == before
    play_to_round(fight, 3)
    assert conditions(fight.sheets[1]) == after


@pytest.mark.parametrize("game_id", FACTS)
def test_conditions_also_end_in_simulations(game_id: str) -> None:
    fighters = two_fighters(game_id)
    with_conditions(fighters[0][1], HASTE, {**FEAR, "lasts_in": "day"}, SCAR)
    with_conditions(fighters[1][1], SCAR)
    place = arena(*fighters, most_rounds=2)
    rounds = play_out(game(game_id).conflicts[0], place, random.Random(5)).rounds
    assert 1 <= rounds <= 2
    found = {name: (lasts, unit) for name, lasts, unit in conditions(fighters[0][1])}
    assert "Haste" not in found
    assert found["Fear"][0] in (
        3 * 86_400 - FACTS[game_id].ROUND_SECONDS * rounds,
        (3 * 86_400 - FACTS[game_id].ROUND_SECONDS * rounds) // 60,
    )
    assert "Scar" in found
    assert [name for name, *_ in conditions(fighters[1][1])] == ["Scar"]
