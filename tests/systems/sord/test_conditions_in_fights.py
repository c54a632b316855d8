"""Conditions with an end in a fight of SORD."""

from __future__ import annotations

from core.character.edits import AddRow
from core.play.fight import Fight
from core.registry import game
from tests.helpers.conditions import FEAR, HASTE, conditions, play_to_round, with_conditions
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.sord.worked import example


def test_a_condition_that_is_added_in_the_middle_ends_too() -> None:
    fight = Fight(game("sord").conflicts[0], arena(*((name, example("A")) for name in "AB")), 3)
    play_to_round(fight, 2)
    fight.amend(1, AddRow("conditions", dict(HASTE)))
    play_to_round(fight, 3)
    assert not fight.sheets[1].rows("conditions")


def test_the_free_seconds_of_a_surprise_pass_as_well() -> None:
    """Spec 7.2 of SORD: 49 against 38 are eleven seconds."""
    a, b = with_conditions(example("A"), {**FEAR, "lasts": 60, "lasts_in": "second"}), example("B", damage={})
    script = Scripted(
        Fight(game("sord").conflicts[0], arena(("A", a), ("B", b)), 1), [49, 3, 6, 7, 20, 20, 20], {"surprise": [["B"]]}
    )
    script.run()
    assert conditions(script.fight.sheets[0]) == [("Fear", 49, "second")]
