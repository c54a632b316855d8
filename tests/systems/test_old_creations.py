"""Drafts and answer files of earlier versions, which asked the optional rules under other keys, still work.

``old_creation.json`` in the folder of a game was written by the last version that asked so: an answer file with the
character that it made, and drafts of its creation.
"""

from __future__ import annotations

import json
import random
from decimal import Decimal

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.procedures.driver import Driver
from core.procedures.optional_rules import KEY
from core.procedures.procedure import Situation
from core.procedures.unattended import run_unattended
from core.registry import Game, games, open_character
from core.setting_resolver import creation_reference, sample_setting
from tests.helpers.games import SYSTEMS_FOLDER

OLD = "old_creation.json"
GAMES = [pytest.param(each, id=each.id) for each in games() if (SYSTEMS_FOLDER / each.id / OLD).is_file()]


def situation(of: Game) -> Situation:
    setting = sample_setting(of)
    character = Character(system=of.id, name="Wenna", setting=creation_reference(of, setting))
    return Situation((open_character(character, random.Random(1)),), setting)


def old(of: Game) -> dict[str, Json]:
    text = (SYSTEMS_FOLDER / of.id / OLD).read_text(encoding="utf-8")
    found = json.loads(text, parse_float=Decimal)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("of", GAMES)
def test_an_old_answer_file_gives_the_same_character(of: Game) -> None:
    before = old(of)
    answers, character = before["answers"], before["character"]
    assert isinstance(answers, dict)
    driver = Driver(of.creation, situation(of), str(before["seed"]))
    driver.run_auto(answers)
    assert driver.sheets[0].character.to_json() == character
    assert driver.scripted == frozenset(answers)
    assert driver.sheets[0].character.options
    (sheet,) = run_unattended(of.creation, situation(of), str(before["seed"]), answers)
    assert sheet.character.to_json() == character


@pytest.mark.parametrize("of", GAMES)
def test_an_old_draft_is_continued(of: Game) -> None:
    before = old(of)
    driver = Driver.resume(of.creation, situation(of), before["draft"])
    assert driver.dropped == ()
    assert driver.notice is None
    assert KEY in {each.key for each in driver.answers}
    kept = {each["key"] for each in before["draft"]["answers"]}  # type: ignore[index, call-overload, union-attr]
    assert {each.key for each in driver.answers} - {KEY} == kept - set(before["answers"])  # type: ignore[arg-type]
    driver.run_auto()
    assert driver.sheets[0].character.to_json() == before["character"]


@pytest.mark.parametrize("of", GAMES)
def test_an_old_draft_at_the_optional_rules_suggests_its_answer(of: Game) -> None:
    """Back was pressed to the optional rules; what was answered then, and after them, is used again."""
    before = old(of)
    driver = Driver.resume(of.creation, situation(of), before["reopened"])
    while driver.request is not None and driver.request.key != KEY:
        driver.auto_answer()
    if driver.request is not None:
        assert driver.suggestion is not None
        driver.answer(driver.suggestion.answer)
    driver.run_auto()
    assert driver.sheets[0].character.options == Character.from_json(before["character"]).options  # type: ignore[arg-type]
    assert not [each for each in driver.dropped if each.record.key in before["answers"]]  # type: ignore[operator]


@pytest.mark.parametrize("of", [each for each in GAMES if "stopped" in old(each.values[0])])  # type: ignore[arg-type]
def test_an_old_draft_before_the_value_of_a_rule_asks_for_the_rules_again(of: Game) -> None:
    driver = Driver.resume(of.creation, situation(of), old(of)["stopped"])
    assert driver.request is not None
    assert driver.request.key == KEY
    assert driver.answers == ()
    driver.run_auto()
    assert driver.dropped == ()
