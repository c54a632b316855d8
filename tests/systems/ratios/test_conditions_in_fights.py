"""Conditions with an end in a fight of R.A.T.I.O.S.."""

from __future__ import annotations

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
