"""Battles of armies: two rounds die by die, powers, decisions of leaders, ends."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.messages import localize_text
from core.play.arena import Arena
from core.play.fight import Fight
from core.play.simulation import play_out
from core.play.table import MarkState
from core.procedures.requests import Choose
from core.systems.hursagmu.battle import BATTLE
from tests.helpers.logged_fights import play_logged
from tests.helpers.random_answers import random_answer
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.hursagmu.fighting import line
from tests.systems.hursagmu.worked import sheet_of

MOST_ANSWERS = 150


def general(total: int, *, able: bool = True) -> Sheet:
    """Return a general with a modifier of 2d6."""
    return sheet_of({"kind": "npc", "base": {"int": total}, "stamina_exertion": 0 if able else 10})


def fought(
    generals: list[tuple[str, Sheet]],
    dice: list[int],
    answers: Mapping[str, list[Json]] | None = None,
    options: Mapping[str, Json] | None = None,
    rounds: int = 1,
) -> Scripted:
    """Run a battle with scripted dice."""
    script = Scripted(Fight(BATTLE, arena(*generals, options=options), 1), dice, answers)
    script.run(rounds)
    return script


def test_a_round_of_the_specification() -> None:
    generals = [("X", general(5)), ("Y", general(2)), ("Y", general(4))]
    script = fought(generals, [4, 3, 5, 2, 1, 3], {"soldiers": [120, 350]})
    assert "power 0" in line(script, "X takes the field")
    assert "power 3" in line(script, "Y takes the field")
    assert "total 12" in line(script, "X1 plans the battle")
    assert "total 12" in line(script, "Y2 plans the battle")
    assert "total 11" in line(script, "Y3 plans the battle")
    assert line(script, "Y fights by the plan of Y2")
    assert "hits left 88" in line(script, "Y loses 12 hits to X.")
    assert "hits left 88" in line(script, "X loses 12 hits to Y.")


def test_round_timeline_shows_hits_left() -> None:
    script = fought([("X", general(-5)), ("Y", general(3))], [1, 1, 6, 6], {"hits_left": [12, 100]})
    found = [(each.row, each.label, each.state) for each in script.fight.table.timeline]
    assert found == [(0, "0 hits left", MarkState.LOST), (1, "100 hits left", MarkState.OPEN)]


def test_an_army_without_a_general_rolls_its_power_alone() -> None:
    script = fought([("X", general(0))], [1, 1, 6, 6], {"soldiers": [100, 400], "hits_left": [10, 100]})
    assert "power 4" in line(script, "Army 2 takes the field")
    assert "roll 16, hits left 0" in line(script, "X loses 16 hits to Army 2.")
    assert script.fight.is_over
    assert script.fight.outcome.winner == "Army 2"
    more = fought([("X", general(0)), ("Y", general(0))], [1, 1] * 3, {"leaderless": [1]})
    line(more, "Army 3 takes the field")
    table = more.fight.table
    assert [localize_text(name, str) for name in table.extra_rows] == ["Army 3"]
    assert [mark.row for mark in table.timeline] == [0, 1, 2]


def test_a_negative_roll_does_nothing_and_no_hits_are_a_rout() -> None:
    script = fought([("X", general(-5)), ("Y", general(3))], [1, 1, 6, 6], {"hits_left": [12, 100]})
    assert "roll -3, hits left 100" in line(script, "Y loses 0 hits to X.")
    assert "roll 15, hits left 0" in line(script, "X loses 15 hits to Y.")
    line(script, "X is routed.")
    assert script.fight.outcome.winner == "Y"
    assert script.fight.outcome.states == ("routed", "")


def test_both_may_fall_together() -> None:
    script = fought([("X", general(5)), ("Y", general(5))], [6, 6, 6, 6], {"hits_left": [5, 5]})
    assert script.fight.outcome.states == ("routed", "routed")
    assert script.fight.outcome.winner == ""
    line(script, "no army holds the field alone")


def test_the_leader_may_follow_a_worse_plan() -> None:
    generals = [("X", general(0)), ("Y", general(2)), ("Y", general(4))]
    script = fought(generals, [1, 1, 1, 1, 6, 6], {"tactic": [["1"]]})
    line(script, "X loses 4 hits to Y.")


def test_the_leader_names_the_target() -> None:
    generals = [("X", general(0)), ("Y", general(0)), ("Z", general(0))]
    script = fought(generals, [3, 3, 1, 1, 1, 1], {"hits_left": [100, 100, 50]})
    line(script, "Z loses 6 hits to X.")
    other = fought(generals, [3, 3, 1, 1, 1, 1], {"hits_left": [100, 100, 50], "army": [["1"]]})
    line(other, "Y loses 6 hits to X.")


def test_three_units_a_side() -> None:
    """The allies of a side strike at its enemies alone, and the battle ends when one side has no army left."""
    generals = [(side, general(0)) for side in ("Van", "Horse", "Main", "Bows", "Rear", "Guard")]
    answers: dict[str, list[Json]] = {
        "allied": [["yes"]], "side": [["alone"], ["0"], ["1"], ["0"], ["1"]],
        "soldiers": [100, 200, 100, 100, 400, 100], "hits_left": [100, 7, 100, 5, 100, 6],
        "army": [["3"], ["4"], ["1"], ["2"], ["5"], ["4"]],
    }  # fmt: skip
    script = fought(generals, [3, 4, 1, 2, 6, 6, 2, 2, 1, 1, 1, 2], answers, rounds=2)
    line(script, "Main fights on the side of Van.")
    line(script, "Guard fights on the side of Horse.")
    asked = [
        each for each in script.fight._driver.requests if each.key.startswith("1/army") and isinstance(each, Choose)
    ]
    assert [option.key for option in asked[0].options] == ["1", "3", "5"]
    assert [option.key for option in asked[1].options] == ["0", "2", "4"]
    for told in (
        "Bows loses 7 hits to Van. (roll 7, hits left 0)", "Rear loses 5 hits to Horse. (roll 5, hits left 95)",
        "Horse loses 12 hits to Main. (roll 12, hits left 0)", "Main loses 4 hits to Bows. (roll 4, hits left 96)",
        "Guard loses 6 hits to Rear. (roll 6, hits left 0)", "Rear loses 3 hits to Guard. (roll 3, hits left 92)",
    ):  # fmt: skip
        line(script, told)
    assert script.fight.outcome.winner == "Van"
    line(script, "The battle is over: Van and its allies hold the field.")


def test_the_last_army_cannot_join_the_only_side() -> None:
    generals = [(side, general(0)) for side in "XYZ"]
    script = fought(generals, [], {"allied": [["yes"]], "side": [["0"], ["0"]]})
    assert script.answers["side"] == [["0"]]
    line(script, "Y fights on the side of X.")
    assert not any("Z fights on" in each for each in script.lines)


def test_an_army_without_a_general_fights_on() -> None:
    script = fought([("X", general(9, able=False)), ("Y", general(0))], [3, 3, 1, 1])
    assert "(2d6 6, power 0, total 6)" in line(script, "X fights leaderless.")


def test_quality_counts_as_numbers() -> None:
    script = fought([("X", general(0)), ("Y", general(0))], [], {"soldiers": [500, 100], "quality": ["1", "2.5"]})
    assert "strength 500, power 2" in line(script, "X takes the field")
    assert "strength 250, power 0" in line(script, "Y takes the field")


@pytest.mark.parametrize("typed", ["0", "-1", "many", "1/0", "1e9999999"])
def test_a_quality_that_is_none_is_refused(typed: str) -> None:
    fight = Fight(BATTLE, arena(("X", general(0)), ("Y", general(0))), 1)
    fight.auto_answer()
    with pytest.raises(AnswerError, match="is not a quality"):
        fight.answer(typed)


@pytest.mark.parametrize(("on", "power"), [(False, 0), (True, 2)])
def test_attrition_lowers_strength(on: bool, power: int) -> None:
    script = fought([("X", general(0)), ("Y", general(0))], [], {"hits_left": [100, 50]}, {"tactical_attrition": on})
    assert f"power {power}" in line(script, "X takes the field")


def test_the_master_reviews_the_armies() -> None:
    answers: dict[str, list[Json]] = {
        "review": [["0"]],
        "soldiers": [100, 100, 5000],
        "own_power": [["own"]],
        "power": [7],
    }
    script = fought([("X", general(0)), ("Y", general(0))], [1, 1, 1, 1], answers)
    assert "strength 5000, power 7" in line(script, "X takes the field")
    assert "minutes 8" in line(script, "Round of battle 1 begins.")
    ended = fought([("X", general(0)), ("Y", general(0))], [1, 1, 1, 1], {"goes_on": [["end"]]})
    assert ended.fight.is_over


def test_an_army_that_the_master_takes_away_ends_the_battle() -> None:
    answers: dict[str, list[Json]] = {"soldiers": [100, 100, 0], "quality": ["1", "2,5", "1"], "review": [["0"]]}
    script = fought([("X", general(0)), ("Y", general(0))], [], answers)
    assert script.fight.outcome.winner == "Y"
    assert script.fight.outcome.states == ("routed", "")


def test_a_battle_that_cannot_end_is_stopped() -> None:
    ring = arena(("X", general(-20)), ("Y", general(-20)), most_rounds=4)
    fight = Fight(BATTLE, ring, 1)
    while fight.request is not None:
        fight.auto_answer()
    assert fight.outcome.was_stopped
    assert "After 4 rounds no army is routed" in fight.events[-1].event.line()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(-3, 8), st.integers(-3, 8), st.booleans())
def test_a_battle_ends_as_its_log_says(seed: int, one: int, other: int, attrition: bool) -> None:
    def ring() -> tuple[tuple[str, Sheet], tuple[str, Sheet], tuple[str, Sheet]]:
        return ("X", general(one)), ("Y", general(other)), ("X", general(0))

    options = {"tactical_attrition": attrition}
    outcome = play_out(BATTLE, arena(*ring(), options=options), random.Random(seed))
    assert outcome.states[0] == outcome.states[2]
    assert (outcome.winner == "X") == (outcome.states == ("", "routed", ""))
    assert outcome.was_stopped or "routed" in outcome.states


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.integers(-3, 8), min_size=2, max_size=5), st.booleans())
def test_unattended_battle_equals_attended_one_with_the_same_dice(
    seed: int, totals: list[int], attrition: bool
) -> None:
    def ring() -> Arena:
        listed = [("XYXZX"[place], general(total)) for place, total in enumerate(totals)]
        return arena(*listed, options={"tactical_attrition": attrition})

    assert play_out(BATTLE, ring(), random.Random(seed)) == play_logged(BATTLE, ring(), random.Random(seed)).outcome


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 40))
def test_rewound_battle_with_the_same_answers_is_the_same(seed: int, steps: int) -> None:
    """With armies, allies, quality and plans by chance."""
    source = random.Random(seed)
    listed = [(side, general(source.randint(-2, 6))) for side in "XYZY"[: source.randint(2, 4)]]
    fight = Fight(BATTLE, arena(*listed, most_rounds=12), seed)
    given_: list[Json] = []
    while (request := fight.request) is not None and len(given_) < MOST_ANSWERS:
        given_.append(random_answer(request, source))
        fight.answer(given_[-1])

    def state() -> tuple[object, ...]:
        told = [each.event.line() for each in fight.events]
        return told, list(fight.table.states), fight.table.timeline, dict(fight.table.toll), fight.table.round

    end = state()
    fight.rewind(steps)
    for answer in given_[len(fight._driver.answers) :]:
        fight.answer(answer)
    assert state() == end
    left = [part.value for each in fight.events for part in each.event.terms if part.label == "hits left"]
    assert all(isinstance(hits, int) and 0 <= hits <= 100 for hits in left)
