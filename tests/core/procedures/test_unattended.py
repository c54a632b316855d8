"""Procedures run unattended: the same sheets as those of a driver with the same seed and script."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Choose, Conversation, Option
from core.procedures.unattended import run_unattended
from core.registry import games
from tests.helpers.tiny_character import tiny_sheet

EACH = [pytest.param(each.id, id=each.id) for each in games()]


def situation_of(game_id: str) -> Situation:
    of = next(each for each in games() if each.id == game_id)
    return Situation((Sheet.open(Character(of.id), of.system, random.Random(1)),), of.setting())


@pytest.mark.parametrize("game_id", EACH)
def test_automatic_creation_gives_the_character_of_a_driver(game_id: str) -> None:
    creation = next(each for each in games() if each.id == game_id).creation
    situation = situation_of(game_id)
    for seed in range(6):
        driver = Driver(creation, situation, seed)
        driver.run_auto()
        (sheet,) = run_unattended(creation, situation, seed)
        assert sheet.character == driver.sheets[0].character
        assert sheet.derived() == driver.sheets[0].derived()
        assert sheet.violations == driver.sheets[0].violations


@pytest.mark.parametrize("game_id", EACH)
def test_answers_of_a_script_are_used(game_id: str) -> None:
    creation = next(each for each in games() if each.id == game_id).creation
    situation = situation_of(game_id)
    source = Driver(creation, situation, 3)
    source.run_auto()
    script = {answer.key: answer.answer for answer in source.answers}
    driver = Driver(creation, situation, 9)
    driver.run_auto(script)
    assert run_unattended(creation, situation, 9, script)[0].character == driver.sheets[0].character


def _ask(_situation: Situation) -> Conversation:
    yield Choose(key="gate", label="Gate", options=(Option("east", "East"),))


def _repeat(_situation: Situation) -> Conversation:
    while True:
        yield from _ask(_situation)


def _procedure(start: object, **changes: object) -> Procedure:
    return Procedure("gate", "Gate", ProcedureKind.CHECK, "1", "", start, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", [["west"], [], "east"])
def test_an_answer_that_does_not_fit_is_refused(answer: Json) -> None:
    with pytest.raises(AnswerError):
        run_unattended(_procedure(_ask), Situation((tiny_sheet(),)), 1, {"gate": answer})


def test_a_procedure_that_is_closed_or_never_ends_is_refused() -> None:
    situation = Situation((tiny_sheet(),))
    with pytest.raises(ProcedureError, match="never ends"):
        run_unattended(_procedure(_repeat, most_requests=50), situation, 1)
    isles = situation_of(games()[0].id)
    (made,) = run_unattended(games()[0].creation, isles, 1)
    with pytest.raises(ProcedureError, match="already been created"):
        run_unattended(games()[0].creation, Situation((made,)), 1)
