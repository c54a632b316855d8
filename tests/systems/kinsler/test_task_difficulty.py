"""A fight's own declaration asks how hard a use is, so that the odds shown are the real ones (spec 6.2, 7.2)."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.procedures.requests import Choose, Roll
from core.registry import open_character
from core.systems.kinsler.attempt_rolls import chance_to_reach
from core.systems.kinsler.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted
from tests.systems.kinsler.conflicts import CLUB, begin, line, person

OWN: dict[str, list[Json]] = {"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]]}
DICE = [5, 5, 4, 4, 4, 4, 4, 4, *[3] * 40]


def rolled(script: Scripted) -> Roll:
    """Return the roll of the attempt, as it was asked for."""
    requests = zip(script.fight.answers, script.fight._driver.requests, strict=True)
    request = next(asked for answer, asked in requests if answer.key == "1/attempt")
    assert isinstance(request, Roll)
    return request


@pytest.mark.parametrize(
    ("task", "need"), [("trivial", 4), ("simple", 7), ("routine", 11), ("difficult", 15), ("formidable", 18)]
)
def test_odds_of_a_declared_attempt_count_its_difficulty(task: str, need: int) -> None:
    """Club 9, Strength 12: 7 is added to a routine attempt."""
    script = begin(("A", person(CLUB)), ("B", person()), answers={**OWN, "task": [[task]]}, dice=DICE)
    assert rolled(script).target == f"{need} or more, before help and opposition"
    told = line(script, "with Club on B2")
    assert f"total {18 + 18 - need}" in told
    assert ("succeeds" in told) is (need <= 18)


def test_the_chance_that_is_shown_is_that_of_the_difficulty() -> None:
    fight = begin(("A", person(CLUB)), ("B", person()), answers={**OWN, "task": [["difficult"]]}, dice=[]).fight
    request = fight.request
    assert isinstance(request, Roll)
    assert request.chance is not None
    assert request.chance() == chance_to_reach(15) == Fraction(575, 1296)


def test_the_game_master_says_how_hard_it_is() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person()), answers={"declare": [["own"]], "use": [["skills[0]"]]}, rounds=0
    )
    fight = script.fight
    fight.answer(["own"])
    while fight.request is not None and fight.request.key != "1/task":
        fight.auto_answer()
    request = fight.request
    assert isinstance(request, Choose)
    assert (request.label, request.decider) == ("How hard is Club?", None)
    assert [(each.key, each.about) for each in request.options] == [
        ("trivial", "+21 · needs 4, 100 %"),
        ("simple", "+12 · needs 7, 98.8 %"),
        ("routine", "+0 · needs 11, 84.1 %"),
        ("difficult", "-12 · needs 15, 44.4 %"),
        ("formidable", "-21 · needs 18, 15.9 %"),
    ]


def test_house_rules_of_the_difficulties_hold() -> None:
    fighter = person(CLUB, rules={"rules.difficult": "-30"})
    script = begin(("A", fighter), ("B", person()), answers={**OWN, "task": [["difficult"]]}, dice=DICE)
    assert "task -30" in line(script, "with Club on B2")


def test_suggested_declaration_is_routine_and_asks_nothing() -> None:
    script = begin(("A", person(CLUB)), ("B", person()), dice=DICE)
    assert all("task" not in each.key for each in script.fight.answers)


def test_fight_stored_before_difficulty_was_asked_continues() -> None:
    """Its declarations were routine; its later answers still fit."""
    fight = begin(("A", person(CLUB)), ("B", person()), answers=OWN, dice=DICE * 3, rounds=2).fight
    record = fight.record
    answers = record["transcript"]["answers"]  # type: ignore[index,call-overload]
    older = [each for each in answers if each["key"] != "1/task"]  # type: ignore[union-attr,index,call-overload]
    assert len(older) == len(answers) - 1  # type: ignore[arg-type]
    stored: Json = {**record, "transcript": {**record["transcript"], "answers": older}}  # type: ignore[dict-item]
    again = Fight.resume(CONFLICT, stored, lambda character: open_character(character, random.Random(1)))
    assert again.events == fight.events
    assert [each.key for each in again.answers] == [each.key for each in fight.answers]
    assert _numbers(again.sheets) == _numbers(fight.sheets)


def _numbers(sheets: tuple[Sheet, ...]) -> list[object]:
    return [sheet.value(key) for sheet in sheets for key in ("wounds_total", "fatigue_total", "clock_s")]
