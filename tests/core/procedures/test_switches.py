"""Switches: rules with their present values, their answers, and those of earlier versions."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from core.character.edits import Edit, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message
from core.procedures.ask_helpers import enter_number, set_switches, write_if_any
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.request_translation import translate_request
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.procedures.switches import EarlierAnswers, Switch, Switches, find_answer

RULES = (
    Switch("windy", "Wind blows", False, "Boats drift."),
    Switch("tide", "Tide", "low", choices=(Option("low", "Low"), Option("high", "High"))),
    Switch("crew", "Crew", 2, least=1, most=6),
)


def edits(values: Mapping[str, Json]) -> tuple[Edit, ...]:
    return (SetOption("windy", values["windy"]),) if "windy" in values else ()


def from_list(answers: Mapping[str, Json]) -> Json | None:
    turned = answers.get("turned")
    return None if not isinstance(turned, list | tuple) else {str(key): True for key in turned}


def missing(answers: Mapping[str, Json]) -> list[str]:
    return [] if "turned.done" in answers else ["turned.done"]


REQUEST = Switches(
    key="rules",
    label="Rules",
    switches=RULES,
    preview=edits,
    earlier=EarlierAnswers(("turned", "turned.done"), from_list, missing),
)


def rules(situation: Situation) -> Conversation:
    changed = yield from set_switches(REQUEST)
    yield from write_if_any(situation.sheet, "rules.written", edits(changed))
    yield from enter_number(Enter(key="age", label="Age", default=3))


def old_rules(_situation: Situation) -> Conversation:
    options = (Option("windy", "Wind blows"),)
    yield Choose(key="turned", label="Turn over", options=options, least=0, most=1)
    yield from enter_number(Enter(key="turned.done", label="Done", default=1))
    yield from enter_number(Enter(key="age", label="Age", default=3))


NEW, OLD = (Procedure("rules", "Rules", ProcedureKind.CREATION, "1", "", start) for start in (rules, old_rules))


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ({}, None),
        ({"windy": True, "tide": "high", "crew": 6}, None),
        ([], "Rules needs a value for each rule."),
        ({"rain": True}, "Rules has no rule rain."),
        ({"windy": 1}, "Wind blows must be true or false."),
        ({"tide": "ebb"}, "Tide must be one of low, high."),
        ({"crew": "two"}, "Crew must be a whole number."),
        ({"crew": True}, "Crew must be a whole number."),
        ({"crew": 7}, "Crew must be 1 to 6, not 7."),
        ({"crew": 0}, "Crew must be 1 to 6, not 0."),
    ],
)
def test_answers_are_checked(answer: Json, sentence: str | None) -> None:
    problem = REQUEST.check(answer)
    assert (None if problem is None else problem.render(str)) == sentence
    assert Switch("far", "Far", 1).check(10**9) is None
    assert REQUEST.auto(random.Random(1), {}) == {}


def test_rules_and_choices_are_translated() -> None:
    said = translate_request(REQUEST, str.upper)
    assert [each.label for each in said.switches] == ["WIND BLOWS", "TIDE", "CREW"]
    assert [each.label for each in said.switches[1].choices] == ["LOW", "HIGH"]
    assert said.switches[1].choices[0].key == "low"


def test_answers_are_found_under_earlier_keys() -> None:
    assert find_answer(REQUEST, {"rules": {"windy": True}, "turned": []}) == ({"windy": True}, ("rules",))
    assert find_answer(REQUEST, {"turned": ["windy"], "age": 3}) == ({"windy": True}, ("turned",))
    assert find_answer(REQUEST, {"turned.done": 1}) is None
    assert find_answer(REQUEST, {"age": 3}) is None
    assert find_answer(Enter(key="age", label="Age"), {"turned": []}) is None


def test_a_draft_of_an_earlier_version_is_converted(sheet: Sheet) -> None:
    old = Driver(OLD, Situation((sheet,)), 7)
    old.answer(["windy"])
    half = old.transcript
    old.answer(1)
    old.answer(5)
    new = Driver.resume(NEW, Situation((sheet,)), old.transcript)
    assert [(each.key, each.answer) for each in new.answers] == [("rules", {"windy": True}), ("age", 5)]
    assert new.is_finished
    assert new.sheets[0].option("windy") == 1
    asked = Driver.resume(NEW, Situation((sheet,)), half)
    assert asked.request is not None
    assert asked.request.key == "rules"
    asked.answer({})
    asked.answer(4)
    assert asked.dropped == (), "the answer that was not finished is forgotten"


def test_going_back_suggests_the_converted_answer(sheet: Sheet) -> None:
    old = Driver(OLD, Situation((sheet,)), 7)
    for answer in (["windy"], 1, 5):
        old.answer(answer)
    for _ in range(3):
        old.back()
    new = Driver.resume(NEW, Situation((sheet,)), old.transcript)
    assert new.suggestion is not None
    assert (new.suggestion.key, new.suggestion.answer) == ("rules", {"windy": True})


def test_a_script_of_an_earlier_version_is_used(sheet: Sheet) -> None:
    driver = Driver(NEW, Situation((sheet,)), 7)
    assert driver.answer_from({"turned": ["windy"]}) == ("turned",)
    assert driver.answer_from({"turned": ["windy"]}) == ()
    assert driver.scripted == {"turned"}
    assert driver.sheets[0].option("windy") == 1
    assert isinstance(REQUEST.check({"windy": None}), Message)
