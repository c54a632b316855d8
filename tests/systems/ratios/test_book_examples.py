"""The examples of the book that happen in a fight, and the timelines of its rounds, die by die in the log."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.systems.ratios.conflict import CONFLICT
from core.systems.ratios.fighters import ROUND
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.ratios.worked import example

STEADY = {"weapons[].hand_delay_s": "0"}


def somebody(rules: Mapping[str, str]) -> Sheet:
    """Open A, unhurt, with numbers of the book in place of its own."""
    sheet = example("A", damage_taken=0, cpv_loss={})
    for key, formula in {**STEADY, **rules}.items():
        sheet.apply(SetHouseRule(key, formula))
    return sheet


def fought(
    one: Mapping[str, str],
    other: Mapping[str, str],
    dice: list[int],
    answers: Mapping[str, list[Json]],
    options: Mapping[str, Json] | None = None,
) -> Scripted:
    """Let two fight a round with dice in order."""
    ring = arena(("a", somebody(one)), ("b", somebody(other)), options=options)
    script = Scripted(Fight(CONFLICT, ring, 1), dice, answers)
    script.run()
    return script


def log_line(script: Scripted, part: str) -> str:
    return next(each for each in script.lines if part in each)


def strikes(script: Scripted, who: str) -> list[int]:
    """Return the seconds of round 1 with strikes."""
    return [
        int(each.split(":")[0].rpartition(" ")[2])
        for each in script.lines
        if each.startswith("Round 1, second") and (f"{who} misses" in each or f"{who} hits" in each)
    ]


def test_initiative_above_the_percentage_delays_the_start() -> None:
    """3b: 22 % against a roll of 62, and 30 % against one of 80: differences of 40 and 50, seconds 4 and 5."""
    waits: dict[str, list[Json]] = {"act": [["wait"], ["wait"]]}
    script = fought({"initiative_percent": "22"}, {"initiative_percent": "30"}, [62, 80], waits)
    assert "a1 may act on second 4. (d100 62, Initiative % 22, ID 40)" in log_line(script, "a1 may act")
    assert "b2 may act on second 5. (d100 80, Initiative % 30, ID 50)" in log_line(script, "b2 may act")


def test_a_difference_is_rounded_up_to_the_next_second() -> None:
    """3b: a difference of 46 % starts on the 5th second; a roll below the Initiative % at once."""
    waits: dict[str, list[Json]] = {"act": [["wait"], ["wait"]]}
    script = fought({"initiative_percent": "20"}, {"initiative_percent": "40"}, [66, 39], waits)
    assert "a1 may act on second 5. (d100 66, Initiative % 20, ID 46)" in log_line(script, "a1 may act")
    assert "b2 may act on second 0. (d100 39, Initiative % 40, ID 0)" in log_line(script, "b2 may act")


@pytest.mark.parametrize(("bonus", "first"), [("0", "b2"), ("6", "a1")])
def test_the_better_initiative_strikes_first_and_a_quick_weapon_counts(bonus: str, first: str) -> None:
    """3b: 39 % edges 37 %; with the 6 % that a Force of 144 brings, 37 % becomes 43 % and edges 39 %."""
    rules = {"weapons[].wip_percent": "10"}
    quick = {**rules, "initiative_percent": "37", "weapons[].wip_bonus": bonus}
    usual = {**rules, "initiative_percent": "39", "weapons[].wip_bonus": "0"}
    act: dict[str, list[Json]] = {"act": [["attack.0"], ["attack.0"]]}
    script = fought(quick, usual, [30, 30, 1, 1, 100, 1, 1, 100], act)
    assert first in log_line(script, "misses").split(": ")[1]
    assert log_line(script, "misses").startswith("Round 1, second 1")


def test_a_strike_that_is_held_for_four_seconds() -> None:
    """4b: due on the 3rd second and held for four, it falls on the 7th with 4d10 more."""
    rules = {"initiative_percent": "30", "weapons[].wip_percent": "10"}
    answers: dict[str, list[Json]] = {"act": [["attack.0"], ["wait"]], "hold": [4]}
    script = fought(rules, rules, [50, 100, 2, 3, 1, 2, 3, 4, 100], answers, {"hold_attack": True})
    struck = log_line(script, "a1 misses")
    assert struck.startswith("Round 1, second 7")
    assert "held 10" in struck


@pytest.mark.parametrize(("defense", "word"), [("48", "hits"), ("52", "hits"), ("53", "evades")])
def test_an_attack_of_52_against_a_defense_of_48(defense: str, word: str) -> None:
    """4b: 52 % against 48 % hits; equal ones hit as well, and a higher Defense evades."""
    rules = {"initiative_percent": "100", "weapons[].wip_percent": "10", "weapons[].attack_percent": "45"}
    answers: dict[str, list[Json]] = {"act": [["attack.0"], ["wait"]]}
    foe = {"initiative_percent": "0", "defense_percent": defense}
    script = fought(foe, rules, [90, 50, 3, 4, 40], answers)
    assert "Attack % 52, d100 40" in log_line(script, "Attack % 52")
    assert word in log_line(script, "Attack % 52")


def test_the_coat_and_pants_of_the_armor_example_and_toughness() -> None:
    """4b: of 150 points a rank of 22 % stops 33; of the 117 left a Toughness of 17 leaves 100."""
    hitter = {
        "initiative_percent": "100", "weapons[].wip_percent": "10", "weapons[].attack_percent": "90",
        "weapons[].damage": "150",
    }  # fmt: skip
    worn = {"armor_rank": "22", "toughness": "17", "ds_max": "500", "defense_percent": "0", "initiative_percent": "0"}
    answers: dict[str, list[Json]] = {"act": [["attack.0"], ["wait"]]}
    script = fought(hitter, worn, [50, 90, 6, 7, 50, 3], answers)
    assert "b2 takes 100 from" in log_line(script, "b2 takes")
    assert "total 150, armor 22, stopped -33, Toughness -17" in log_line(script, "b2 takes")


def test_262_points_against_a_damage_status_of_240() -> None:
    """5b: the Damage Status is 0, and the Death check is made at -22."""
    hitter = {
        "initiative_percent": "100", "weapons[].wip_percent": "10", "weapons[].attack_percent": "90",
        "weapons[].damage": "262",
    }  # fmt: skip
    struck = {
        "armor_rank": "0", "toughness": "0", "ds_max": "240", "defense_percent": "0", "initiative_percent": "0",
        "cpv.deth": "60",
    }  # fmt: skip
    answers: dict[str, list[Json]] = {"act": [["attack.0"], ["wait"]]}
    script = fought(hitter, struck, [50, 90, 6, 7, 50, 3, 38, 1], answers)
    assert "the Damage Status is 0. (total 262, " in log_line(script, "b2 takes")
    assert "beyond 0 22" in log_line(script, "b2 takes")
    assert "Death check of b2 is passed. (at most 38, d100 38)" in log_line(script, "Death check")


TIMELINES = [
    # Initiative %, roll, start, WIP, load, other delay, strikes in round 1, first strike
    ("22", 62, 4, 1, 0, 0, [5, 7, 9], 5),
    ("118 / 3", 39, 0, 2, 0, 0, [2, 5, 8], 2),
    ("50", 51, 1, 3, 0, 0, [4, 8], 4),
    ("22", 62, 4, 1, 1, 2, [8], 8),
    ("10", 100, 9, 1, 0, 0, [], 10),
    ("20", 35, 2, 1, 0, 3, [6, 8], 6),
    ("8", 17, 1, 1, 8, 0, [], 10),
]


@pytest.mark.parametrize("timeline", TIMELINES)
def test_the_timelines_of_a_round(timeline: tuple[str, int, int, int, int, int, list[int], int]) -> None:
    initiative, roll, start, wip, load, delay, seconds, due = timeline
    rules = {
        "initiative_percent": initiative,
        "weapons[].wip_percent": str(10 * wip),
    }
    answers: dict[str, list[Json]] = {"act": [["attack.0"]], "extra": [delay]}
    sleeper = example("A", damage_taken=0, cpv_loss={}, state="unconscious", unconscious_s=99)
    lookout = somebody({"initiative_percent": "0"})
    one = somebody(rules)
    one.apply(SetValue("weapons[0].load_seconds", load))
    ring = arena(("a", one), ("b", sleeper), ("b", lookout))
    answers["surprise"] = [["b"]]
    script = Scripted(Fight(CONFLICT, ring, 1), [roll, *[1, 1, 100] * 4], answers)
    script.run()
    assert f"a1 may act on second {start}." in log_line(script, "a1 may act")
    round_ = "" if due < ROUND else f" of round {due // ROUND + 1}"
    assert f"due on second {due % ROUND}{round_}." in log_line(script, "a1 declares")
    assert strikes(script, "a1") == seconds


def test_a_start_beyond_the_round_needs_no_new_roll() -> None:
    """3b: 5 % against a roll of 100 starts on second 0 of the next round; a WIP of 3 strikes on its second 3."""
    rules = {"initiative_percent": "5", "weapons[].wip_percent": "30"}
    ring = arena(("a", somebody(rules)), ("b", somebody({"initiative_percent": "0"})))
    answers: dict[str, list[Json]] = {"surprise": [["b"]], "act": [["attack.0"], ["wait"]]}
    script = Scripted(Fight(CONFLICT, ring, 1), [100, 100, 1, 1, 100, 1, 1, 100], answers)
    script.run(rounds=2)
    assert "Round 1: a1 may act on second 0 of round 2." in log_line(script, "a1 may act")
    assert log_line(script, "a1 misses").startswith("Round 2, second 3")
