"""Riders, their mounts and the yards of a round, die by die."""

from __future__ import annotations

from core.character.json_values import Json
from core.procedures.requests import Choose
from tests.systems.hursagmu.fighting import BOW, FIRST, LAST, fighter, fought, line

HORSE: dict[str, Json] = {"name": "Nan", "rideable": True, "str": 4, "move_yd": 60}


def test_a_ridden_mount_does_not_run_on_beneath_its_rider() -> None:
    """No figure moves more than the round's 60 yards; the mount has a plan of its own for attacks alone."""
    a, b = fighter(animals=[HORSE], mounted_on="Nan"), fighter()
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"distance": [200]})
    assert "(yards 60, distance 140)" in line(script, "A1 runs toward B2.")
    assert not any("Nan of A1 runs" in each for each in script.lines)
    assert "(yards 30, distance 110)" in line(script, "B2 runs toward A1.")


def test_runs_of_a_round_share_their_yards() -> None:
    answers: dict[str, list[Json]] = {
        "distance": [100], "plan": [["own"]], "plan_attacks": [0], "plan_defend": [0], "plan_augments": [0],
        "plan_other": [2], "run": [["1"], ["1"]],
    }  # fmt: skip
    script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST], answers)
    runs = [each for each in script.lines if "A1 runs toward B2." in each]
    assert ["(yards 30, distance 70)" in runs[0], "(yards 0, distance 70)" in runs[1]] == [True, True]


def test_no_free_step_after_running_all_yards() -> None:
    """31 yards away: 30 are run, and a fist reaches one; from 33 the blow comes to nothing."""
    for yards, strikes in ((31, True), (33, False)):
        answers: dict[str, list[Json]] = {
            "distance": [yards], "plan": [["own"]], "plan_attacks": [1], "plan_defend": [0], "plan_augments": [0],
            "plan_other": [1], "run": [["1"]], "act": [["run"]],
        }  # fmt: skip
        script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST, 1, 1, 6, 6], answers)
        assert any("A1 misses B2" in each for each in script.lines) is strikes


def test_a_mount_stands_where_its_rider_left_it() -> None:
    """The rider comes from 40 yards away and dismounts; the horse is at arm's length then, too."""
    answers: dict[str, list[Json]] = {
        "distance": [40], "plan": [["own"], ["only"]], "plan_attacks": [0], "plan_defend": [0], "plan_augments": [0],
        "plan_other": [2], "act": [["run"], ["alight"]], "run": [["1"]], "target": [["2"]], "defense": [["none"]],
    }  # fmt: skip
    people = [("A", fighter(animals=[HORSE], mounted_on="Nan")), ("B", fighter())]
    script = fought(people, [*FIRST, *LAST, 6, 6], answers)
    line(script, "A1 dismounts.")
    line(script, "B2 hits Nan of A1: Fist or kick.")


def test_a_rider_who_is_exhausted_falls_from_the_saddle() -> None:
    a, b = fighter(animals=[HORSE], mounted_on="Nan"), fighter()
    answers: dict[str, list[Json]] = {
        "plan": [["nothing"]] * 3, "goes_on": [["exertion"]], "exerted": [["0"]], "exertion": [10],
    }  # fmt: skip
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST], answers)
    line(script, "A1 falls and is unconscious.")
    line(script, "A1 falls from the saddle.")
    assert script.fight.sheets[0].value("mounted") == 0


def test_a_rider_who_has_surrendered_plans_nothing_when_the_mount_falls() -> None:
    a, b = fighter(animals=[{**HORSE, "stamina_max": 5}], mounted_on="Nan"), fighter(9, 4)
    answers: dict[str, list[Json]] = {
        "plan": [["other"], ["nothing"], ["nothing"], ["only"]], "act": [["surrender"]], "target": [["2"]],
        "defense": [["none"]],
    }  # fmt: skip
    dice = [*FIRST, *LAST, *FIRST, 6, 6, 6, 6, 1, 1]
    script = fought([("A", a), ("B", b)], dice, answers, rounds=2)
    line(script, "A1 surrenders.")
    line(script, "A1 is dismounted.")
    plans = [each.decider for each in script.fight._driver.requests if each.key.startswith("2/plan")]
    assert plans == [1]


def test_a_rider_whose_mount_is_left_out_of_the_fight_is_in_the_saddle_all_the_same() -> None:
    """He rides out of the way of an arrow, may dive off, and rolls for his seat."""
    a, b = fighter(0, 4, weapons=[BOW]), fighter(stamina=30, animals=[HORSE], mounted_on="Nan")
    answers: dict[str, list[Json]] = {"animals": [[]], "plan": [["only"], ["only"]], "defense": [["ride"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 6, 6, 1, 1, 6, 6, 1, 1, 1, 1], answers)
    asked = next(each for each in script.fight._driver.requests if each.key == "1/defense")
    assert isinstance(asked, Choose)
    assert [option.key for option in asked.options] == ["ride", "off", "forbidden", "none"]
    line(script, "B2 loses the seat.")
    assert script.fight.sheets[1].value("mounted") == 0


def test_a_ridden_mount_is_where_its_rider_is_in_an_area() -> None:
    """7.10: both are at the center of a radius of 2, though the rider dives first; he lands upright."""
    bomb: Json = {"name": "Bomb", "power": 4, "area_yd": 2, "ready": True, "range_yd": 10}
    a, b = fighter(0, 6, weapons=[bomb]), fighter(0, 2, {"defense": 5}, animals=[HORSE], mounted_on="Nan")
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 1, 1, 5, 5, 6, 5, 1, 1, 1, 1],
        {"act": [["area"]], "covered": [["1", "2"]]},
    )
    assert "total 15, needed 10" in line(script, "B2 dives clear of it.")
    line(script, "B2 leaves the saddle.")
    assert "total 9, needed 10" in line(script, "Nan of B2 does not get clear of it.")
    assert not script.fight.sheets[1].rows("conditions")


def test_mount_of_the_center_is_in_a_small_area() -> None:
    bomb: Json = {"name": "Bomb", "power": 4, "area_yd": 0.8, "ready": True, "range_yd": 10}
    a, b = fighter(0, 6, weapons=[bomb]), fighter(animals=[HORSE], mounted_on="Nan")
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, *[1] * 8, 6, 6, 6, 6], {"act": [["area"]]})
    line(script, "B2 does not get clear of it.")
    line(script, "Nan of B2 dives clear of it.")
