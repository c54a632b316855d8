"""Conditions with an end in a fight: rounds run them down, what ends is told, and it all can be taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

from core.character import AddRow, Json, SetHouseRule, SetValue, Sheet
from core.play import Fight, play_out
from core.registry import game
from core.systems.eastern_isles.conflict import BOUT
from core.systems.hursagmu.battle import BATTLE
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.eastern_isles.fighting import STAFF, fresh
from tests.systems.hursagmu.fighting import FIRST, LAST, fighter, fought
from tests.systems.kinsler.conflicts import CLUB, WIND, begin, person
from tests.systems.ratios.worked import example as ratios_example
from tests.systems.sord.worked import example as sord_example

HASTE: dict[str, Json] = {"name": "Haste", "lasts": 1, "lasts_in": "round"}
FEAR: dict[str, Json] = {"name": "Fear", "lasts": 3, "lasts_in": "min"}
SCAR: dict[str, Json] = {"name": "Scar"}
ROUNDS: Mapping[str, int] = {"sord": 20, "kinsler": 30, "hursagmu": 6, "eastern_isles": 6}
"""Seconds of a round in the games whose conditions count time."""


def people(game_id: str) -> list[tuple[str, Sheet]]:
    """Make two who fight."""
    makers: Mapping[str, Callable[[], Sheet]] = {
        "sord": lambda: sord_example("A"),
        "kinsler": lambda: person(CLUB),
        "hursagmu": lambda: fighter(stamina=60),
        "eastern_isles": lambda: fresh(weapons=STAFF),
        "ratios": lambda: ratios_example("A", damage_taken=0, cpv_loss={}),
    }
    made = makers[game_id]
    return [("A", made()), ("B", made())]


def under(sheet: Sheet, *rows: Mapping[str, Json]) -> Sheet:
    """Put somebody under conditions."""
    for row in rows:
        sheet.apply(AddRow("conditions", dict(row)))
    return sheet


def conditions(sheet: Sheet) -> list[tuple[Json, ...]]:
    """Return the conditions of somebody: name, how long, counted in what."""
    return [(row["name"], row.get("lasts"), row.get("lasts_in")) for row in sheet.rows("conditions")]


def to_round(fight: Fight, number: int) -> None:
    """Answer by the defaults until a round begins."""
    while fight.request is not None and fight.table.round < number:
        fight.auto_answer()


@pytest.mark.parametrize("game_id", ROUNDS)
def test_a_round_runs_down_what_has_an_end(game_id: str) -> None:
    fighters = people(game_id)
    under(fighters[0][1], HASTE, FEAR, SCAR)
    fight = Fight(game(game_id).conflicts[0], arena(*fighters), 3)
    to_round(fight, 2)
    assert fight.table.round == 2
    left = 180 - ROUNDS[game_id]
    fear = ("Fear", left, "second") if left % 60 else ("Fear", left // 60, "min")
    first, last = conditions(fight.sheets[0])
    assert first == fear
    assert last[0] == "Scar"
    told = [each.event.line() for each in fight.events if "Haste" in each.event.line()]
    assert len(told) == 1
    assert "Ended for A1: Haste." in told[0]
    assert not fight.sheets[1].rows("conditions")


@pytest.mark.parametrize("game_id", ROUNDS)
def test_taking_back_gives_back_what_had_ended(game_id: str) -> None:
    fighters = people(game_id)
    under(fighters[1][1], HASTE, FEAR)
    fight = Fight(game(game_id).conflicts[0], arena(*fighters), 3)
    before = [sheet.character.to_json() for sheet in fight.sheets]
    to_round(fight, 3)
    assert [name for name, *_ in conditions(fight.sheets[1])] == ["Fear"]
    after = conditions(fight.sheets[1])
    assert fight.rewind(500)
    assert [sheet.character.to_json() for sheet in fight.sheets] == before
    to_round(fight, 3)
    assert conditions(fight.sheets[1]) == after


@pytest.mark.parametrize("game_id", ROUNDS)
def test_nobody_watching_they_run_down_as_well(game_id: str) -> None:
    fighters = people(game_id)
    under(fighters[0][1], HASTE, {**FEAR, "lasts_in": "day"}, SCAR)
    under(fighters[1][1], SCAR)
    place = arena(*fighters, most_rounds=2)
    rounds = play_out(game(game_id).conflicts[0], place, random.Random(5)).rounds
    assert 1 <= rounds <= 2
    found = {name: (lasts, unit) for name, lasts, unit in conditions(fighters[0][1])}
    assert "Haste" not in found
    assert found["Fear"][0] in (3 * 86_400 - ROUNDS[game_id] * rounds, (3 * 86_400 - ROUNDS[game_id] * rounds) // 60)
    assert "Scar" in found
    assert [name for name, *_ in conditions(fighters[1][1])] == ["Scar"]


def test_poison_that_has_run_its_course_is_told() -> None:
    fighters = people("ratios")
    under(fighters[0][1], {"name": "Venom", "kind": "poison", "damage": 1, "every": "second", "ticks_left": 2})
    fight = Fight(game("ratios").conflicts[0], arena(*fighters), 3)
    to_round(fight, 2)
    assert sum("Ended for A1: Venom." in each.event.line() for each in fight.events) == 1
    assert not fight.sheets[0].rows("conditions")


def test_a_condition_that_is_added_in_the_middle_ends_too() -> None:
    fight = Fight(game("sord").conflicts[0], arena(*people("sord")), 3)
    to_round(fight, 2)
    fight.amend(1, AddRow("conditions", dict(HASTE)))
    to_round(fight, 3)
    assert not fight.sheets[1].rows("conditions")


def test_the_free_seconds_of_a_surprise_pass_as_well() -> None:
    """Spec 7.2 of SORD: 49 against 38 are eleven seconds."""
    a, b = under(sord_example("A"), {**FEAR, "lasts": 60, "lasts_in": "second"}), sord_example("B", damage={})
    script = Scripted(
        Fight(game("sord").conflicts[0], arena(("A", a), ("B", b)), 1), [49, 3, 6, 7, 20, 20, 20], {"surprise": [["B"]]}
    )
    script.run()
    assert conditions(script.fight.sheets[0]) == [("Fear", 49, "second")]


@pytest.mark.parametrize("lasts", [1, None])
def test_a_power_whose_effect_has_run_out_is_in_force_no_more(lasts: int | None) -> None:
    """RESOLUTION OF EFFECTS 6c: it does not end a second time when the fight is over."""
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"], ["hold"], ["hold"]], "use": [["skills[0]"], ["done"]], "dice": [2],
        "power_mode": [["affect"]], "maintain": [["yes"]], "goes_on": [["on"], ["end"]],
    }  # fmt: skip
    script = begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("B", person()), answers=known,
        dice=[5, 5, 5, 5, 2, 2, 2, 2, 3, 4, 2, 2, 2, 2],
    )  # fmt: skip
    script.fight.amend(1, SetValue("conditions[0].lasts", lasts))
    script.dice = [4] * 40
    script.run(rounds=2)
    assert script.fight.is_over
    assert any("Ended for B2: Wall of Wind." in each for each in script.lines) is (lasts is not None)
    assert any("Wall of Wind on B2 ends." in each for each in script.lines) is (lasts is None)


def test_who_lay_on_the_ground_for_a_round_stands_again() -> None:
    a = under(fighter(stamina=60), {"name": "Prone", "lasts": 1, "lasts_in": "round"})
    script = fought([("A", a), ("B", fighter(stamina=60))], [*FIRST, *LAST], {"plan": [["nothing"], ["nothing"]]})
    assert any("Ended for A1: Prone." in each for each in script.lines)
    again = fought(
        [("A", under(fighter(), HASTE)), ("B", fighter())], [*FIRST, *LAST], {"plan": [["nothing"], ["nothing"]]}
    )
    assert any("Ended for A1: Haste." in each for each in again.lines)


def test_numbers_that_hang_on_conditions_are_read_anew() -> None:
    a = under(fighter(stamina=60), HASTE)
    a.apply(SetHouseRule("initiative_bonus", "10 * count(conditions[])"))
    plans: dict[str, list[Json]] = {"plan": [["nothing"]] * 4}
    script = fought([("A", a), ("B", fighter(stamina=60))], [3, 3, 1, 1, 3, 3, 1, 1], plans, rounds=2)
    said = [each for each in script.lines if "A1 has Initiative" in each]
    assert ["Initiative 16" in said[0], "Initiative 6." in said[1]] == [True, True], said


def test_a_round_of_battle_is_minutes_or_hours() -> None:
    general = under(fighter(), {**FEAR, "lasts": 9, "lasts_in": "min"})
    script = Scripted(
        Fight(BATTLE, arena(("X", general), ("Y", fighter())), 1), [4, 3, 5, 2], {"soldiers": [1000, 1000]}
    )
    script.run()
    assert conditions(script.fight.sheets[0]) == [("Fear", 1, "min")]


def test_the_last_round_of_a_bout_passes_too() -> None:
    a = under(fresh(weapons=STAFF), HASTE)
    fight = Fight(BOUT, arena(("A", a), ("B", fresh(weapons=STAFF)), most_rounds=1), 1)
    while fight.request is not None:
        fight.auto_answer()
    assert not fight.sheets[0].rows("conditions")
