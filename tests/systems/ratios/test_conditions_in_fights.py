"""Conditions with an end in a fight of R.A.T.I.O.S.."""

from __future__ import annotations

from core.character.edits import SetEffects
from core.character.effects import effects_of
from core.character.json_values import Json
from core.play.fight import Fight
from core.registry import game
from tests.helpers.conditions import play_to_round, with_conditions
from tests.helpers.scripted_fights import arena
from tests.systems.ratios.worked import example


def test_end_of_poison_is_logged() -> None:
    fighters = [(name, example("A", damage_taken=0, cpv_loss={})) for name in "AB"]
    with_conditions(
        fighters[0][1], {"name": "Venom", "kind": "poison", "damage": 1, "every": "second", "ticks_left": 2}
    )
    fight = Fight(game("ratios").conflicts[0], arena(*fighters), 3)
    play_to_round(fight, 2)
    assert sum("Ended for A1: Venom." in each.event.line() for each in fight.events) == 1
    assert not fight.sheets[0].rows("conditions")


def test_changed_numbers_end_with_the_rounds_of_a_fight() -> None:
    fighters = [(name, example("A", damage_taken=0, cpv_loss={})) for name in "AB"]
    sheet = fighters[0][1]
    before = sheet.value("ds_max")
    drugged: dict[str, Json] = {"name": "Drugged", "address": "ds_max", "change": 1}
    sheet.apply(SetEffects(({**drugged, "until": {"lasts": 10, "lasts_in": "second"}}, {**drugged, "name": "Blessed"})))
    fight = Fight(game("ratios").conflicts[0], arena(*fighters), 3)
    play_to_round(fight, 2)
    assert [each.name for each in effects_of(fight.sheets[0].character.effects)] == ["Blessed"]
    assert fight.sheets[0].value("ds_max") == before + 1  # type: ignore[operator]  # it is a number
    assert sum("Ended for A1: Drugged." in each.event.line() for each in fight.events) == 1
