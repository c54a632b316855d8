"""Permissions of the Master for what the rules forbid, in scripted fights."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.procedures.requests import Choose
from tests.helpers.scripted_fights import Scripted
from tests.systems.hursagmu.fighting import BOW, FIRST, LAST, SWORD, fighter, fought, line

ATTACK: list[Json] = [["attack"], ["attack"]]


def asked(script: Scripted, name: str) -> list[Choose]:
    """Return the choices of a name that were made."""
    requests = script.fight._driver.requests
    return [each for each in requests if isinstance(each, Choose) and each.key.split("~")[0].endswith(f"/{name}")]


@pytest.mark.parametrize(("word", "is_told"), [("yes", True), ("no", False)])
def test_a_larger_weapon_in_close_combat(word: str, is_told: bool) -> None:
    """The grab succeeds; with the sword 2d6 + 3, else with the fist."""
    answers: dict[str, list[Json]] = {
        "plan": [*ATTACK], "act": [["grab"]], "defense": [["none"]], "hurt": [["forbidden"]], "allows": [[word]],
    }  # fmt: skip
    if is_told:
        answers["hurt"].append(["w0"])
    script = fought(
        [("A", fighter(0, 4, weapons=[SWORD])), ("B", fighter())], [*FIRST, *LAST, 3, 3, 1, 1, 1, 1], answers
    )
    offered = [option.key for option in asked(script, "hurt")[1].options]
    assert ("w0" in offered) is is_told, offered
    assert any("Sword takes" in each for each in script.lines) is is_told
    assert "forbidden" not in offered


@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_defense_that_does_not_help(word: str) -> None:
    """An arrow cannot be blocked with a sword; the Master lets it be blocked once."""
    answers: dict[str, list[Json]] = {
        "plan": [*ATTACK], "form": [["w0"]], "defense": [["forbidden"], ["block" if word == "yes" else "dodge"]],
        "allows": [[word]],
    }  # fmt: skip
    a, b = fighter(0, 4, weapons=[BOW]), fighter(weapons=[SWORD])
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 6, 6], answers)
    first, second = asked(script, "defense")
    assert "block" not in [option.key for option in first.options]
    assert ("block" in [option.key for option in second.options]) is (word == "yes")
    line(script, "B2 defends: Block." if word == "yes" else "B2 defends: Dodge.")


def test_a_defense_that_helps_keeps_its_modifiers_though_another_was_allowed() -> None:
    """The sword reaches farther than a fist, which helps the block; a ride that was allowed takes nothing from that."""
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"]], "act": [["strike"], ["strike"]], "allows": [["yes"]],
        "defense": [["none"], ["forbidden"], ["block"]],
    }  # fmt: skip
    people = [("A", fighter(weapons=[SWORD])), ("B", fighter())]
    dice = [*FIRST, *LAST, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6]
    script = fought(people, dice, answers, {"reach_modifiers": True})
    assert "(2d6 12, Block -1, defense 11)" in line(script, "A1 defends: Block.")


@pytest.mark.parametrize("word", ["yes", "no"])
def test_an_action_while_controlled(word: str) -> None:
    answers: dict[str, list[Json]] = {
        "plan": [*ATTACK], "act": [["grab"], ["controlled"], ["strike" if word == "yes" else "escape"]],
        "defense": [["none"], ["none"]], "hurt": [["nothing"]], "allows": [[word]], "resists": [["no"]],
    }  # fmt: skip
    script = fought([("A", fighter(0, 4)), ("B", fighter())], [*FIRST, *LAST, 3, 3, 6, 6, 1, 1, 1, 1], answers)
    offered = [option.key for option in asked(script, "act")[-1].options]
    assert ("strike" in offered) is (word == "yes"), offered
    assert "controlled" not in offered
    line(script, "B2 hits A1" if word == "yes" else "B2 gets free of A1")


@pytest.mark.parametrize("word", ["yes", "no"])
def test_slam_of_a_victim_too_heavy(word: str) -> None:
    """Of 170 pounds and 680: four times as heavy."""
    answers: dict[str, list[Json]] = {
        "plan": [*ATTACK], "act": [["grab"]], "defense": [["none"]], "allows": [[word]], "surface": [["stone"]],
        "hurt": [["slam" if word == "yes" else "bare"]],
    }  # fmt: skip
    script = fought([("A", fighter(0, 4)), ("B", fighter(mass=680))], [*FIRST, *LAST, 3, 3, 6, 6, 1, 1], answers)
    assert "too heavy" in asked(script, "allows")[0].label
    assert bool(asked(script, "surface")) is (word == "yes")
    line(script, "A slam: stone takes" if word == "yes" else "Bare hands takes")


def test_an_action_beyond_the_plan_lowers_every_roll_from_then_on() -> None:
    """One attack is planned and Defend; a second attack more makes three actions, and -4 on the rolls."""
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"]], "act": [["beyond_plan"], ["strike"], ["strike"]], "allows": [["yes"]],
        "beyond": [["attack"]], "defense": [["none"], ["none"]],
    }  # fmt: skip
    script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST, 1, 2, 2, 3], answers)
    blows = [each for each in script.lines if "A1 misses B2" in each or "A1 hits B2" in each]
    assert len(blows) == 2
    assert all("to hit -4" in each for each in blows), blows


def test_permission_is_refused_by_default_and_asked_of_the_master_only() -> None:
    answers: dict[str, list[Json]] = {"plan": [*ATTACK], "act": [["beyond_plan"], ["strike"]], "defense": [["none"]]}
    script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST, 1, 1], answers)
    (question,) = asked(script, "allows")
    assert question.decider is None
    assert not asked(script, "beyond")
