"""What the Game Master refuses, allows beyond the rules, and forces in fights (spec 7.2, 9)."""

from __future__ import annotations

import pytest

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.procedures.events import EventKind
from core.procedures.requests import Choose
from core.systems.eastern_isles.conflict import BOUT, CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.eastern_isles.fighting import STAFF, fresh

MANY = [3] * 200


def magician(name: str = "A", **data: Json) -> Sheet:
    """Open one who may spend 3 EN in a phase."""
    sheet = fresh(name, **data)
    sheet.apply(SetHouseRule("en_phase_limit", "3"))
    return sheet


def fought(answers: dict[str, list[Json]], *, rounds: int = 1, foe: Sheet | None = None) -> Scripted:
    """Let a magician fight a foe who is unaware and stays so."""
    ring = arena(("a", magician()), ("b", foe or fresh(weapons=[])))
    unaware: list[Json] = [["1"]] * rounds
    script = Scripted(Fight(CONFLICT, ring, 1), MANY, {"unalert": unaware, **answers})
    script.run(rounds)
    return script


def keys(script: Scripted, name: str) -> list[str]:
    """Return the keys of the requests with this name."""
    return [each.key for each in script.fight.answers if each.key.split("~")[0].endswith(f"/{name}")]


def line_count(script: Scripted, words: str) -> int:
    """Return how many lines of the log have these words."""
    return sum(words in line for line in script.lines)


def spent(script: Scripted, participant: int) -> int:
    """Return the EN that a participant has lost so far."""
    left = script.fight.remaining_vitals(participant)[0]
    return int(str(script.fight.arena.sheets[participant].value("en_now"))) - int(str(left))


def test_refused_maneuver_costs_nothing_and_is_asked_again() -> None:
    """Spec 11.4, EN limit: 2 EN in the combat phase; 2 more are refused, and the blow is still there."""
    acts: list[Json] = [["price"], ["maneuver"], ["price"], ["maneuver"], ["pass"]]
    script = fought({"act": acts, "en": [2, 2], "maneuver": ["Climbs the rigging", "Jumps"]})
    assert line_count(script, "a1: Climbs the rigging") == 1
    assert line_count(script, "a1 may not spend 2 EN in this phase.") == 1
    assert line_count(script, "a1: Jumps") == 0
    assert spent(script, 0) == 2
    blows = [each.help for each in script.fight._driver.requests if each.key.split("~")[0] == "1/act"]
    assert blows[2] == blows[4] != blows[0]  # of the refused action and of the one instead of it


def test_refused_run_costs_nothing_and_is_asked_again() -> None:
    """Spec 11.4, EN limit: 3 EN are allowed in the movement phase, so 4 are refused."""
    script = fought({"act": [["pass"]], "move": [["run_speed_4"], ["run_speed_2"]]})
    assert len(keys(script, "move")) == 3  # twice for the first, once for the other
    assert line_count(script, "a1 may not spend 4 EN in this phase.") == 1
    assert line_count(script, "a1 moves") == 1
    assert spent(script, 0) == 2


def test_refused_slow_run_is_not_counted() -> None:
    """R43: only every second round of a run at half an EN costs one, and a refused round was not run."""
    tired = magician()
    tired.apply(SetHouseRule("en_phase_limit", "0"))
    ring = arena(("a", tired), ("b", fresh(weapons=[])))
    moves: list[Json] = [["run_speed_half"], ["stay"], ["run_speed_half"], ["run_speed_half"], ["stay"], ["stay"]]
    script = Scripted(Fight(CONFLICT, ring, 1), MANY, {"act": [["pass"]] * 40, "move": moves})
    script.run(2)
    assert line_count(script, "a1 moves") == 1
    assert line_count(script, "a1 may not spend 1 EN in this phase.") == 2  # asked again, refused again


def test_refused_endurance_of_a_reaction_leaves_the_blow() -> None:
    ring = arena(("a", fresh(weapons=STAFF)), ("b", magician(weapons=STAFF)))
    answers: dict[str, list[Json]] = {"act": [["attack"]], "react": [["react_en"], ["no"]], "en": [9]}
    script = Scripted(Fight(CONFLICT, ring, 1), MANY, {**answers, "goes_on": [["end"]]})
    script.run()
    refused = next(place for place, line in enumerate(script.lines) if "b2 may not spend 9 EN" in line)
    assert not any("b2 reacts." in line for line in script.lines[: refused + 2])
    assert line_count(script, "b2 spends") == 0
    assert keys(script, "react")[:2] == ["1/react", "1/react~2"]


def test_refused_endurance_of_another_action_is_asked_again() -> None:
    answers: dict[str, list[Json]] = {
        "act": [["pass"]],
        "other": [["act"], ["act"]],
        "doing": ["Lights a fire", "Looks around"],
        "en": [7, 0],
    }
    script = fought(answers)
    assert line_count(script, "a1: Lights a fire") == 0
    assert line_count(script, "a1: Looks around") == 1


def test_who_is_refused_for_ever_passes() -> None:
    """No endless loop, whatever is answered."""
    stubborn: list[Json] = [["price"], ["maneuver"]] * 60
    script = fought({"act": stubborn, "en": [50] * 60})
    assert line_count(script, "a1 may not spend 50 EN") == 50
    assert line_count(script, "a1 passes.") == 1


def test_more_than_a_phase_allows_is_a_violation() -> None:
    """Spec 9, ``phase_limit``: by override."""
    acts: list[Json] = [["price"], ["maneuver"], ["pass"]]
    script = fought({"act": acts, "en": [5], "over": [["yes"]]})
    broken = [told.event for told in script.fight.events if told.event.kind is EventKind.VIOLATION]
    assert [each.message.code for each in broken] == ["phase_limit"]
    assert broken[0].line() == (
        "Round 1: a1 spent more EN than a phase allows. (spent in this phase 5, limit 3) [COMP; R43]"
    )
    assert (broken[0].actor, broken[0].target) == (0, 0)


def test_spending_oneself_below_zero_within_the_limit_is_no_violation() -> None:
    """R43: the Game Master may allow it; the limit of the phase is kept."""
    ring = arena(("a", fresh(en_lost=int(str(fresh().value("en_max"))) - 1)), ("b", fresh(weapons=[])))
    acts: list[Json] = [["price"], ["maneuver"]]
    script = Scripted(Fight(CONFLICT, ring, 1), MANY, {"unalert": [["1"]], "act": acts, "en": [2], "over": [["yes"]]})
    script.run()
    assert line_count(script, "a1 is unconscious.") == 1
    assert all(told.event.kind is not EventKind.VIOLATION for told in script.fight.events)


def test_game_master_forces_an_action_of_the_unaware() -> None:
    """An action out of turn: without the limit on EN, which it violates, and at any price in blows."""
    answers: dict[str, list[Json]] = {
        "act": [["force"], ["maneuver"], ["pass"]],
        "forced": [["1"]],
        "en": [30],
        "blows": [0],
        "maneuver": ["Stumbles into the light"],
    }
    script = fought(answers)
    told = [line.split(": ", 1)[1].split(" (")[0] for line in script.lines[1:6]]
    assert told[:3] == [
        "b2 acts by the Game Master's decision. [COMP; R42]",
        "b2 spends 30 EN.",
        "b2 spent more EN than a phase allows.",
    ]
    assert line_count(script, "b2: Stumbles into the light") == 1
    assert not keys(script, "over")


def test_game_master_forces_an_action_after_all_have_passed() -> None:
    script = fought({"act": [["pass"], ["attack"]], "goes_on": [["force"]], "forced": [["0"]]})
    assert line_count(script, "a1 passes.") == 1
    assert line_count(script, "a1 attacks b2") == 1
    assert script.fight.table.round == 2


def test_forced_action_that_decides_the_fight_ends_it() -> None:
    answers: dict[str, list[Json]] = {
        "act": [["pass"], ["attack"]],
        "goes_on": [["force"]],
        "forced": [["0"]],
        "outcome": [["hit"]],
        "en_damage": [500],
    }
    script = fought(answers)
    assert script.fight.is_over
    assert script.fight.outcome.winner == "a"


def test_nobody_need_be_forced_after_all() -> None:
    script = fought({"act": [["force"], ["pass"]], "forced": [["none"]]})
    assert line_count(script, "Game Master") == 0
    assert line_count(script, "a1 passes.") == 1


@pytest.mark.parametrize("conflict", [CONFLICT, BOUT])
def test_the_fallen_and_gone_cannot_be_forced(conflict: object) -> None:
    dead = fresh(bd_lost=500)
    ring = arena(("a", fresh()), ("b", fresh()), ("b", dead))
    fight = Fight(conflict, ring, 1)  # type: ignore[arg-type]  # one of ours
    while fight.request is not None and fight.request.key != "1/act":
        fight.auto_answer()
    fight.answer(["force"])
    request = fight.request
    assert isinstance(request, Choose)
    assert [option.key for option in request.options] == ["0", "1", "none"]
