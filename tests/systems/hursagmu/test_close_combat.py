"""Close combat: simultaneous effects, who rolls for a team, who takes part; die by die."""

from __future__ import annotations

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Choose
from tests.helpers.scripted_fights import Scripted
from tests.systems.hursagmu.fighting import FIRST, LAST, SWORD, fighter, fought, line

Answers = dict[str, list[Json]]


def offered(script: Scripted, name: str, who: int) -> list[str]:
    """Return the keys of the last choice with a name that a participant was asked."""
    requests = script.fight._driver.requests
    found = [
        each
        for each in requests
        if isinstance(each, Choose) and each.key.split("~")[0].endswith(f"/{name}") and each.decider == who
    ]
    return [option.key for option in found[-1].options]


# ------------------------------------------------------------------------------------------------- at the same time

TIE = [3, 3]
"""Initiative of simultaneous turns."""


def felled(first: str) -> tuple[Scripted, dict[str, int]]:
    """Run a turn in which a swordsman fells a wrestler who grabs him at the same time; a third waits."""
    people: dict[str, Sheet] = {"S": fighter(6, 2, {"defense": 3}, weapons=[SWORD]), "G": fighter(0, 2)}
    order = ["S", "G"] if first == "S" else ["G", "S"]
    places = {name: place for place, name in enumerate(order)}
    acts: dict[str, Json] = {"S": ["strike"], "G": ["grab"]}
    blow, grip = [6, 6, 6, 6, 1, 1], [6, 6]
    answers: Answers = {
        "plan": [["only"], ["only"], ["only"], ["only"], ["only"]],
        "act": [acts[name] for name in order],
        "target": [[str(places["G" if name == "S" else "S"])] for name in order],
        "defense": [["none"], ["none"]],
        "hurt": [["nothing"]],
    }
    dice = [*TIE, *TIE, *LAST, *(blow + grip if first == "S" else grip + blow), 1, 1, 6, 6, *TIE, *LAST]
    listed = [("A" if name == "S" else "B", people[name]) for name in order]
    script = fought([*listed, ("B", fighter(0, -4))], dice, answers, rounds=2)
    return script, places


@pytest.mark.parametrize("first", ["S", "G"])
def test_figure_that_falls_at_the_same_time_holds_no_one(first: str) -> None:
    script, places = felled(first)
    line(script, "gets hold of")
    line(script, "falls and is unconscious.")
    assert "strike" in offered(script, "act", places["S"])


@pytest.mark.parametrize("first", ["S", "G"])
def test_figure_that_falls_at_the_same_time_is_locked_with_no_one(first: str) -> None:
    """The grab is met with Grappling and fails, which would lock the two."""
    strong, grappler = fighter(6, 2, {"grappling": 9}, weapons=[SWORD]), fighter(0, 2)
    order = [("A", strong), ("B", grappler)] if first == "S" else [("B", grappler), ("A", strong)]
    at = [side for side, _ in order].index("A")
    turns: Answers = {"act": [["strike"], ["grab"]], "defense": [["none"], ["grappling"]]}
    answers = turns if first == "S" else {name: each[::-1] for name, each in turns.items()}
    answers |= {"target": [["1"], ["0"]], "plan": [["attack"]] * 6}
    blow, grip = [6, 6, 6, 6, 1, 1], [1, 1, 6, 6]
    dice = [*TIE, *TIE, *LAST, *(blow + grip if first == "S" else grip + blow), 1, 1, 6, 6, *TIE, *LAST]
    script = fought([*order, ("B", fighter(0, -4))], dice, answers, rounds=2)
    line(script, "is locked with")
    line(script, "falls and is unconscious.")
    assert "strike" in offered(script, "act", at)


@pytest.mark.parametrize("who", [0, 1])
def test_simultaneous_grabs_end_in_a_lock(who: int) -> None:
    """Neither is in control, in either list order: both may only try to gain control or to escape."""
    answers: Answers = {
        "plan": [["only"]] * 4, "act": [["grab"], ["grab"]], "defense": [["none"], ["none"]],
        "hurt": [["nothing"], ["nothing"]],
    }  # fmt: skip
    dice = [*TIE, *TIE, 6, 6, 6, 6, *(FIRST + LAST if who == 0 else LAST + FIRST)]
    script = fought([("A", fighter()), ("B", fighter())], dice, answers, rounds=2)
    line(script, "A1 gets hold of B2.")
    line(script, "B2 gets hold of A1.")
    assert offered(script, "act", who) == ["control", "escape", "surrender", "beyond_plan", "done"]


@pytest.mark.parametrize("escapes", [0, 1])
def test_an_escape_goes_before_control_at_the_same_time(escapes: int) -> None:
    """In either list order: he was free when the other's hold took effect."""
    answers: Answers = {
        "plan": [["only"]] * 6,
        "act": [["grab"], ["done"], *([["escape"], ["control"]] if escapes == 0 else [["control"], ["escape"]])],
        "defense": [["grappling"]],
        "resists": [["no"]] * 2,
        "hurt": [["nothing"]],
    }
    answers["plan"] = [["attack"], ["attack"], ["only"], ["only"], ["only"], ["only"]]
    dice = [*FIRST, *LAST, 1, 1, 6, 6, *TIE, *TIE, 3, 3, 3, 3, *FIRST, *LAST]
    script = fought([("A", fighter()), ("B", fighter())], dice, answers, rounds=3)
    line(script, "is locked with")
    line(script, "gets free of")
    line(script, "gains control over")
    assert "strike" in offered(script, "act", 0)


# ------------------------------------------------------------------------------------------------- teams


def team(best_plan: str, answers: Answers, dice: list[int], rounds: int = 2) -> Scripted:
    """Run a fight of two holding a third; the second is the best wrestler, all masses are equal."""
    a, best, b = fighter(0, 3, mass=200), fighter(0, 2, {"grappling": 6}, mass=200), fighter(0, 0, mass=200)
    first: Answers = {
        "plan": [["only"], ["only"], ["nothing"]], "act": [["grab"], ["join"]], "defense": [["none"]],
        "hurt": [["nothing"]],
    }  # fmt: skip
    for name, each in answers.items():
        first[name] = [*first.get(name, []), *each]
    opening = [*FIRST, 5, 5, *LAST, 3, 3]
    return fought([("A", a), ("A", best), ("B", b)], [*opening, *dice], first, {"mass_bonus": True}, rounds)


@pytest.mark.parametrize(("plan", "number"), [("only", 10), ("double", 6), ("force", 6)])
def test_the_best_wrestler_has_the_penalty_of_his_own_plan(plan: str, number: int) -> None:
    """Dexterity 2, Grappling 6, and 2 for twice the mass; the plan is fixed when he rolls on a friend's turn."""
    answers: Answers = {"plan": [["only"], [plan]], "act": [["control"]], "resists": [["no"]]}
    script = team(plan, answers, [*FIRST, *LAST, *LAST, 3, 3])
    assert f"(2d6 6, Grappling {number}, " in line(script, "A1 gains control over B3.")
    plans = [each.split(":")[1] for each in script.lines if "plans" in each and each.startswith("Round 2")]
    assert plans == [" A1 plans", " A2 plans"]


def test_the_best_wrestler_who_rolled_for_a_friend_does_not_rest() -> None:
    a, best, b = fighter(), fighter(0, 2, {"grappling": 6}, exertion=3), fighter()
    answers: Answers = {
        "plan": [["only"], ["only"], ["nothing"], ["only"], ["nothing"], ["nothing"]],
        "act": [["grab"], ["join"], ["control"]], "defense": [["none"]], "hurt": [["nothing"]] * 2,
        "resists": [["no"]],
    }  # fmt: skip
    dice = [*FIRST, 5, 5, *LAST, 3, 3, *FIRST, 1, 2, *LAST, 3, 3]
    script = fought([("A", a), ("A", best), ("B", b)], dice, answers, {"mass_bonus": True}, 2)
    line(script, "A1 gains control over B3.")
    assert script.fight.request is not None
    assert script.fight.request.key.startswith("3/initiative")
    assert not any("A2 rests" in each for each in script.lines)


@pytest.mark.parametrize(("plan", "resists"), [("only", False), ("attack", True)])
def test_of_a_team_the_right_to_resist_is_that_of_the_best_wrestler(plan: str, resists: bool) -> None:
    """He has acted, without Defend or with it; his friend, whom the escape is from, has not acted yet."""
    answers: Answers = {"plan": [[plan], ["only"], ["attack"]], "act": [["done"], ["escape"]]}
    script = team(plan, answers, [*LAST, *FIRST, 5, 5, 3, 3, *([1, 1] if resists else [])])
    told = line(script, "B3 gets free of A1." if not resists else "B3 cannot escape A1.")
    assert ("against —" in told) is not resists
    assert resists is any(
        each.key.startswith("2/resists") and each.decider == 1 for each in script.fight._driver.requests
    )


def grab_together(
    dice: list[int], answers: Answers, options: dict[str, Json] | None = None, rounds: int = 1
) -> Scripted:
    """Run a fight in which the first grabs the third, with the second, who is the best wrestler; equal masses."""
    people = [fighter(0, 3, mass=200), fighter(0, 2, {"grappling": 6}, mass=200), fighter(0, 4, mass=200)]
    first: Answers = {"plan": [["only"], ["only"]], "act": [["grab"]], "allies": [["1"]], "hurt": [["nothing"]]}
    listed = list(zip("AAB", people, strict=True))
    chosen = {"mass_bonus": True} if options is None else options
    return fought(listed, [*FIRST, 5, 5, *LAST, *dice], {**first, **answers}, chosen, rounds)


def asked_for_allies(script: Scripted) -> list[str] | None:
    """Return the keys of the friends who were offered to grab together; None without such a request."""
    found = [
        each
        for each in script.fight._driver.requests
        if isinstance(each, Choose) and each.key.split("~")[0].endswith("/allies")
    ]
    return [option.key for option in found[-1].options] if found else None


def test_team_grabs_together_with_its_best_wrestler_and_the_mass_of_all() -> None:
    """R22: 400 against 200 lb are 2 more; the second rolls, spends his attack, and is engaged as well."""
    script = grab_together([1, 1, 1, 1], {"defense": [["dodge"]], "plan": [["only"], ["only"], ["attack"]]})
    assert "(2d6 2, Grappling 8, modifier 2, grab 12, " in line(script, "A1 gets hold of B3.")
    line(script, "A2 grabs B3 as well.")
    assert [each.split(":")[1] for each in script.lines if "plans" in each] == [" A1 plans", " A2 plans", " B3 plans"]
    assert "act" not in {each.key.split("/")[-1] for each in script.fight._driver.requests if each.decider == 1}
    later = grab_together(
        [1, 1, *LAST, *LAST, *FIRST, 6, 6, 6, 6],
        {
            "defense": [["none"]],
            "plan": [["only"], ["only"], ["nothing"], ["only"], ["attack"]],
            "act": [["grab"], ["escape"]],
        },
        rounds=2,
    )
    assert "against 20" in line(later, "B3 cannot escape A1.")


def test_failed_grab_of_a_team_locks_all_or_none() -> None:
    """Met with Grappling, all are locked; warded off with Defense, none is."""
    low, high = [1, 1], [6, 6]
    plans: Answers = {"plan": [["only"], ["only"], ["attack"], ["only"], ["only"]]}
    locked = grab_together(
        [*low, *high, *FIRST, 5, 5, *LAST],
        {**plans, "defense": [["grappling"]], "act": [["grab"], ["done"], ["done"]]},
        rounds=2,
    )
    free = grab_together([*low, *high, *FIRST, 5, 5, *LAST], {**plans, "defense": [["dodge"]]}, rounds=2)
    line(free, "A1 is warded off by B3.")
    assert "strike" in offered(free, "act", 0)
    line(locked, "A1 is locked with B3.")
    assert offered(locked, "act", 1) == ["control", "escape", "surrender", "beyond_plan", "done"]


def test_friends_are_asked_to_grab_together_only_under_the_option_and_with_an_attack_left() -> None:
    assert asked_for_allies(grab_together([1, 1], {})) == ["1"]
    assert asked_for_allies(grab_together([1, 1], {}, {})) is None
    # The friend has acted before, and his only attack is spent.
    people = [fighter(mass=200), fighter(mass=200), fighter(mass=200)]
    answers: Answers = {"plan": [["only"], ["only"]], "act": [["strike"], ["grab"]], "defense": [["none"]] * 2}
    spent = fought(list(zip("AAB", people, strict=True)), [5, 5, *FIRST, *LAST, 1, 1, 1, 1, 6, 6, 1, 1], answers,
                   {"mass_bonus": True})  # fmt: skip
    line(spent, "A1 gets hold of B3.")
    assert asked_for_allies(spent) is None


def test_unattended_figures_grab_alone() -> None:
    """The default is to grab alone, so that fights by a seed stay as they were."""
    script = grab_together([1, 1], {"allies": [], "defense": [["none"]]})
    assert "(2d6 2, Grappling 3, modifier 0, " in line(script, "A1 gets hold of B3.")


def test_an_outsider_who_grabs_one_of_a_team_meets_its_best_wrestler() -> None:
    """The grab at A1 is met by A2, with the mass of both: 2 and 6, 2 for the mass, -2 for an attack beside Defend."""
    people = [fighter(0, 3, mass=200), fighter(0, 2, {"grappling": 6}, mass=200), fighter(mass=200), fighter(mass=200)]
    answers: Answers = {
        "plan": [["only"], ["only"], ["nothing"], ["nothing"], ["only"], ["only"]],
        "act": [["grab"], ["join"], ["grab"]], "target": [["2"], ["0"]], "defense": [["none"], ["grappling"]],
        "hurt": [["nothing"]],
    }  # fmt: skip
    dice = [*FIRST, 5, 5, *LAST, *LAST, 3, 3, *LAST, 1, 2, *LAST, *FIRST, 3, 3, 1, 1]
    listed = list(zip("AABB", people, strict=True))
    script = fought(listed, dice, answers, {"mass_bonus": True}, 2)
    assert "(2d6 2, Grappling 8, defense 10)" in line(script, "A2 defends: Grappling.")


def test_distant_friend_cannot_join_a_grapple() -> None:
    """A grapple 60 yards away is out of reach; from four yards the free ones are enough."""
    for yards, can_join in ((60, False), (4, True)):
        answers: Answers = {
            "distance": [yards], "plan": [["own"], ["only"], ["nothing"]], "plan_attacks": [1], "plan_defend": [0],
            "plan_augments": [0], "plan_other": [1], "run": [["2"]], "defense": [["none"]], "hurt": [["nothing"]],
            "act": [["run"], ["grab"]],
        }  # fmt: skip
        people = [fighter(), fighter(), fighter()]
        for each in people:
            each.apply(SetValue("move_yd", 80))
        script = fought(
            list(zip("AAB", people, strict=True)), [*FIRST, 5, 5, *LAST, 6, 6], answers, {"mass_bonus": True}
        )
        line(script, "A1 gets hold of B3.")
        assert ("join" in offered(script, "act", 1)) is can_join


# ------------------------------------------------------------------------------------------------- who is in it


def test_figure_unable_to_act_is_not_held() -> None:
    """A sleeper can be grabbed and hurt, but the grabber is not locked with him and may strike the next one."""
    answers: Answers = {"plan": [["double"]], "act": [["grab"]], "target": [["1"]], "hurt": [["nothing"]]}
    people = [("A", fighter()), ("B", fighter(exertion=10)), ("B", fighter())]
    script = fought(people, [*FIRST, *LAST, 3, 3], answers)
    line(script, "A1 gets hold of B2.")
    assert "strike" in offered(script, "act", 0)


def test_lock_without_control_allows_neither_release_nor_disarm() -> None:
    """He has to roll for control or escape; in control, he may do both."""
    a, b = fighter(0, 4, weapons=[SWORD]), fighter(weapons=[SWORD])
    answers: Answers = {
        "plan": [["attack"]] * 4, "act": [["grab"], ["control"]], "defense": [["grappling"]], "resists": [["no"]],
        "hurt": [["nothing"]],
    }  # fmt: skip
    dice = [*FIRST, *LAST, 1, 1, 6, 6]
    locked = fought([("A", a), ("B", b)], dice, {**answers, "act": [["grab"]]})
    assert offered(locked, "act", 1) == ["control", "escape", "drop", "surrender", "beyond_plan", "done"]
    holds = fought([("A", a), ("B", b)], [*dice, 6, 6, *LAST, *FIRST], answers, rounds=2)
    line(holds, "B2 gains control over A1.")
    assert {"disarm", "let_go"} <= set(offered(holds, "act", 1))


def test_surrender_leaves_close_combat() -> None:
    answers: Answers = {
        "plan": [["only"], ["only"], ["nothing"], ["only"]], "act": [["grab"], ["surrender"]],
        "defense": [["grappling"]], "target": [["1"]],
    }  # fmt: skip
    people = [("A", fighter()), ("B", fighter()), ("B", fighter())]
    script = fought(people, [*FIRST, 5, 5, *LAST, 1, 1, 6, 6, *FIRST, *LAST], answers, rounds=2)
    line(script, "B2 surrenders.")
    assert "strike" in offered(script, "act", 0)


def test_target_of_a_grab_shows_its_odds() -> None:
    """Of a swordsman: his Grappling against the best defense, and nothing against who is out of reach."""
    people = [("A", fighter(0, 0, {"striking": 9}, weapons=[SWORD])), ("B", fighter(0, 2))]
    for yards, words in ((1, "Stamina 10, 24 % with Grab"), (5, "Stamina 10, 5 yards: out of reach")):
        script = fought(people, [*FIRST, *LAST], {"act": [["grab"]], "plan": [["attack"]], "distance": [yards]})
        (asked,) = (each for each in script.fight._driver.requests if each.key == "1/target")
        assert isinstance(asked, Choose)
        assert asked.options[0].about == words
