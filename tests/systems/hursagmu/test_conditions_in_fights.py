"""Conditions with an end in a fight of HURSAGMU."""

from __future__ import annotations

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.play.fight import Fight
from core.systems.hursagmu.battle import BATTLE
from tests.helpers.conditions import FEAR, HASTE, conditions, with_conditions
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.hursagmu.fighting import FIRST, LAST, fighter, fought


def test_timed_prone_condition_ends_and_the_figure_stands() -> None:
    a = with_conditions(fighter(stamina=60), {"name": "Prone", "lasts": 1, "lasts_in": "round"})
    script = fought([("A", a), ("B", fighter(stamina=60))], [*FIRST, *LAST], {"plan": [["nothing"], ["nothing"]]})
    assert any("Ended for A1: Prone." in each for each in script.lines)
    again = fought(
        [("A", with_conditions(fighter(), HASTE)), ("B", fighter())],
        [*FIRST, *LAST],
        {"plan": [["nothing"], ["nothing"]]},
    )
    assert any("Ended for A1: Haste." in each for each in again.lines)


def test_numbers_are_reread_when_conditions_end() -> None:
    a = with_conditions(fighter(stamina=60), HASTE)
    a.apply(SetHouseRule("initiative_bonus", "10 * count(conditions[])"))
    plans: dict[str, list[Json]] = {"plan": [["nothing"]] * 4}
    script = fought([("A", a), ("B", fighter(stamina=60))], [3, 3, 1, 1, 3, 3, 1, 1], plans, rounds=2)
    said = [each for each in script.lines if "A1 has Initiative" in each]
    assert ["Initiative 16" in said[0], "Initiative 6." in said[1]] == [True, True], said


def test_a_round_of_battle_is_minutes_or_hours() -> None:
    general = with_conditions(fighter(), {**FEAR, "lasts": 9, "lasts_in": "min"})
    script = Scripted(
        Fight(BATTLE, arena(("X", general), ("Y", fighter())), 1), [4, 3, 5, 2], {"soldiers": [1000, 1000]}
    )
    script.run()
    assert conditions(script.fight.sheets[0]) == [("Fear", 1, "min")]
