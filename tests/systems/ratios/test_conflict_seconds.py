"""Conflict, sentence by sentence: the Initiative behind an action, both hands, the last knife, the end."""

from __future__ import annotations

from core.character.json_values import Json
from core.play.fight import Fight
from core.play.table import ENDS, GOES_ON
from core.procedures.requests import Choose, Request, Roll
from core.systems.ratios.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.ratios.worked import example


def keys(script: Scripted) -> list[str]:
    """Return what can be chosen now."""
    assert isinstance(script.fight.request, Choose)
    return [option.key for option in script.fight.request.options]


def fought(script: Scripted) -> list[str]:
    """Return the lines about Initiative and strikes, without their arithmetic."""
    words = ("may act", "misses", "hits", "evades")
    return [line.split(" (")[0] for line in script.lines if any(word in line for word in words)]


def test_start_carried_over_keeps_initiative_of_the_previous_round() -> None:
    """ID 100 is second 0 of round 2: its first strike is carried over, then Initiative is rolled again."""
    ring = arena(("a", example("C")), ("b", example("A", damage_taken=0)))
    dice = [100, 5, 2, 3, 99, 1, 2, 3, 99, 2, 3, 99]
    script = Scripted(
        Fight(CONFLICT, ring, 1), dice, {"act": [["wait"], ["attack.-1"], ["wait"], ["attack.-1"]], "wait": [0]}
    )
    script.run(rounds=1)
    assert "Round 1: a1 may act on second 0 of round 2." in fought(script)
    script.dice = [100, 2, 3, 99, 1, 2, 3, 99, 2, 3, 99, 2, 3, 99, 2, 3, 99]
    script.answers = {"act": [["attack.-1"], ["attack.-1"]]}
    script.run(rounds=2)
    assert [line for line in fought(script) if "a1" in line and "Round 2" in line] == [
        "Round 2, second 1: a1 misses b2 with bare hands.",
        "Round 2, second 1: a1 may act on second 2.",
        "Round 2, second 3: a1 misses b2 with bare hands.",
        "Round 2, second 5: a1 misses b2 with bare hands.",
        "Round 2, second 7: a1 misses b2 with bare hands.",
        "Round 2, second 9: a1 misses b2 with bare hands.",
    ]


def test_any_two_weapons_may_be_used_with_both_hands() -> None:
    ring = arena(("a", example("A", damage_taken=0, cpv_loss={})), ("b", example("C")))
    script = Scripted(Fight(CONFLICT, ring, 1), [20], {"surprise": [["b"]]})
    while script.fight.request is not None and not script.fight.request.key.endswith("/act"):
        script.fight.auto_answer()
    assert keys(script)[:2] == ["both", "both.2.1"]
    script.fight.answer(["both.2.1"])
    script.run()
    assert sum("a1 declares Throwing Knife" in line or "a1 declares Belt Knife" in line for line in script.lines) == 2


def test_a_capability_of_the_off_hand_counts_before_it_is_mastered() -> None:
    """Untrained it takes 50 and five seconds; both hands attack all the same."""
    second_hand: dict[str, Json] = {"id": "second_hand", "name": "Second Hand", "applies_to": "offhand", "bonus": 0}
    one = example("A", damage_taken=0, cpv_loss={}, capabilities=[second_hand])
    script = Scripted(Fight(CONFLICT, arena(("a", one), ("b", example("C"))), 1), [20, 100], {})
    script.run()
    assert sum("a1 declares" in line for line in script.lines) == 2


def test_last_thrown_knife_is_logged() -> None:
    one = example("A", damage_taken=0, cpv_loss={})
    options: dict[str, Json] = {"spend_ammunition": True}
    script = Scripted(
        Fight(CONFLICT, arena(("a", one), ("b", example("C")), options=options), 1),
        [11, 100, 2, 3, 99, 2, 3, 99, 2, 3, 99],
        {"act": [["attack.2"], ["wait"]]},
    )
    script.run()
    assert script.fight.sheets[0].value("weapons[2].quantity") == 0
    assert any("Round 1, second 7: a1 has no Throwing Knife left" in line for line in script.lines), script.lines


def knocked_out(answer: str, dice: list[int], **answers: list[Json]) -> Scripted:
    """A strikes Twin on the head, who falls unconscious for one second; no one else is there."""
    twin = example("A", weapons=[], armor=[], damage_taken=0, cpv_loss={})
    one = example("A", damage_taken=0, cpv_loss={}, capabilities=[])
    first = [11, 100, 10, 10, 5, 5, 1, 1, 99, 1]
    script = Scripted(
        Fight(CONFLICT, arena(("a", one), ("b", twin)), 1),
        [*first, *dice],
        {"act": [["attack.0"]], "lingers": [[answer]], **answers},
    )
    script.run()
    return script


def test_a_conflict_ends_when_one_side_is_left() -> None:
    script = knocked_out(ENDS, [])
    assert script.fight.is_over
    assert script.fight.outcome.winner == "a"
    assert script.fight.outcome.states == ("", "unconscious")


def test_game_master_may_continue_with_one_side_left() -> None:
    """A strikes the one who lies there on second 3 and 5; Twin wakes on second 6 and fights on."""
    script = knocked_out(GOES_ON, [2, 3, 99, 2, 3, 99, 12, 2, 3, 99], target=[["1"], ["1"], ["1"]])
    assert "Round 1, second 3: a1 misses b2 with Tide Saber." in fought(script)
    assert any("b2 wakes" in line for line in script.lines), script.lines
    assert not script.fight.is_over


def test_no_question_for_a_side_without_living_fighters() -> None:
    ring = arena(("a", example("A", damage_taken=0)), ("b", example("C", damage_taken=0)))
    script = Scripted(Fight(CONFLICT, ring, 1), [11, 100, 6, 5, 12, 8, 4, 99], {"act": [["attack.0"]]})
    script.run()
    assert script.fight.is_over
    assert script.fight.outcome.states == ("", "dead")


def test_the_dead_have_no_actions_on_the_round_timeline() -> None:
    ring = arena(("a", example("A", damage_taken=0)), ("b", example("C", damage_taken=0)))
    script = Scripted(
        Fight(CONFLICT, ring, 1), [11, 2, 6, 5, 12, 8, 4, 99], {"act": [["attack.0"], ["other"]], "time": [9]}
    )
    script.run()
    assert script.fight.outcome.states == ("", "dead")
    assert {mark.row for mark in script.fight.table.timeline} == {0}


def test_requests_name_the_weapon_and_the_odds() -> None:
    """Initiative in the help, both delays of two weapons, the chance of a capability, what Chance Damage counts."""
    ring = arena(("a", example("A", damage_taken=0, cpv_loss={})), ("b", example("C")), options={"hold_attack": True})
    script = Scripted(Fight(CONFLICT, ring, 1), [11, 2, 3, 1, 4, 5])
    script.fight.answer(["b"])  # who is surprised
    asked: dict[str, Request] = {}
    while (request := script.fight.request) is not None and not request.key.endswith("location"):
        asked.setdefault(request.key.split("~")[0].removeprefix("1/"), request)
        if isinstance(request, Roll):
            count = len(request.dice[0].draws)
            script.fight.answer([[script.dice.pop(0) for _ in range(count)]])
        else:
            script.fight.auto_answer()
    assert request is not None
    assert "1 is the head" in request.help
    act = asked["act"]
    assert isinstance(act, Choose)
    about = {option.label: option.about for option in act.options}
    assert about["Attack with Tide Saber and Belt Knife"] == "One in each hand, after 1 s and 3 s"
    assert about["Swimming"] == "Chance 16.6 %, at once"
    assert asked["hold"].label == "For how many seconds does a1 hold the strike with Tide Saber?"
    assert asked["chance"].help == "The two dice came to 5, so it counts 20 times."


def test_simultaneous_actions_are_logged_first() -> None:
    """A's blow kills the other A, who strikes all the same."""
    ring = arena(("a", example("A", damage_taken=0)), ("b", example("A", damage_taken=68)))
    script = Scripted(
        Fight(CONFLICT, ring, 1),
        [20, 20, 10, 9, 9, 20, 5, 99, 2, 3, 99],
        {"act": [["attack.0"], ["attack.0"]]},
    )
    script.run()
    lines = [line.partition(" (")[0] for line in script.lines]
    moment = lines.index("Round 1, second 2: At the same moment: a1, b2. [3b; R27]")
    dead = next(place for place, line in enumerate(lines) if "b2 is dead" in line)
    assert moment < dead < next(place for place, line in enumerate(lines) if "b2 misses a1" in line)
    apart = Scripted(
        Fight(CONFLICT, arena(("a", example("A")), ("b", example("C"))), 1),
        [20, 20, 2, 3, 99, 2, 3, 99],
        {"act": [["attack.0"], ["attack.-1"]]},
    )
    apart.run()
    assert not any("At the same moment" in line for line in apart.lines)
