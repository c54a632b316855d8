"""Party procedures: reused answers, own dice, and automatic answers otherwise."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from core.character.edits import SetHeader
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import ProcedureError
from core.export.json_file import read_character
from core.messages import Message
from core.play.party_procedure import rest_procedure, reusable_answers, run_with_answers, shared_procedures
from core.procedures.ask_helpers import choose, enter_number, roll_dice, write
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.procedures.transcript import AnswerMethod
from core.registry import game, games, open_character
from core.setting_resolver import resolve_setting
from tests.helpers.games import example_game, example_id

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


def sample(system: str, name: str) -> Sheet:
    return open_character(read_character(SAMPLES / system / f"{name}.json"), random.Random(1))


def talk(situation: Situation) -> Conversation:
    """Make three requests, one of which depends on the character."""
    name = situation.sheet.character.name
    count = yield from enter_number(Enter(key="count", label="How many", most=99))
    options = tuple(Option(key, key) for key in {"Bren Tarrow": ("a", "b")}.get(name, ("b", "c")))
    (chosen,) = yield from choose(Choose(key="which", label="Which", options=options))
    if name == "Ilvane":
        yield from enter_number(Enter(key="more", label="More", least=7, most=7, default=7))
    rolled = yield from roll_dice(Roll(key="roll", label="Roll", dice=(Dice.parse("1d1000"),)))
    yield from write("said", SetHeader("notes", f"{count} {chosen} {rolled[0].total}"))


def closed(sheet: Sheet) -> Message | None:
    return Message("tired", "Too tired.", {}) if sheet.character.name == "Nessa Quill" else None


TALK = Procedure("talk", "Talk", ProcedureKind.RECOVERY, "", "", talk, closed=closed)


def notes(driver: Driver) -> list[str]:
    return driver.sheets[0].character.notes.split()


@pytest.mark.parametrize(("chosen", "labels"), [("b", ["More"]), ("a", ["Which", "More"])])
def test_valid_answers_are_reused_but_not_rolls(chosen: str, labels: list[str]) -> None:
    first = Driver(TALK, Situation((sample(example_id(), "bren"),)), 1)
    first.answer(12)
    first.answer([chosen])
    first.answer([[1000]], AnswerMethod.TYPED)
    script = reusable_answers(first)
    assert script == {"count": 12, "which": [chosen]}
    alike = run_with_answers(TALK, Situation((sample(example_id(), "ilvane"),)), 2, script)
    assert [each.label for each in alike.differences] == labels
    count, which, face = notes(alike.driver)
    assert (count, which in {"b", "c"}) == ("12", True)
    assert chosen != "b" or which == "b"
    assert face != "1000"
    again = run_with_answers(TALK, Situation((sample(example_id(), "ilvane"),)), 2, script)
    assert notes(again.driver) == notes(alike.driver)


def test_a_closed_procedure_has_a_reason() -> None:
    with pytest.raises(ProcedureError):
        run_with_answers(TALK, Situation((sample(example_id(), "nessa"),)), 1, {})


def test_every_game_rests_for_days_by_its_own_rules() -> None:
    every = {each.id: tuple(each.procedures.values()) for each in games()}
    rest = rest_procedure(every)
    assert rest is not None
    assert rest.request_procedure is not None
    assert rest.is_in_all_games
    assert set(rest.procedures) == set(every)
    assert rest_procedure({"x": (TALK,)}) is None
    for system, procedure in rest.procedures.items():
        sheets = [
            open_character(read_character(path), random.Random(1)) for path in sorted((SAMPLES / system).glob("*.json"))
        ]
        able = [sheet for sheet in sheets if procedure.closed(sheet) is None]
        assert able, system
        for sheet in able:
            script = rest.script(system, {"days": 3})
            alike = run_with_answers(procedure, Situation((sheet,), resolve_setting(sheet).setting), 5, script)
            assert set(script) <= {each.key for each in alike.driver.answers}
            asked = zip(alike.driver.requests, alike.driver.answers, strict=True)
            assert {request.key: given.answer for request, given in asked if request.key in script} == script


def test_procedures_with_the_same_key_are_merged() -> None:
    every = {each.id: tuple(each.procedures.values()) for each in games()}
    shared = {each.key: each for each in shared_procedures(every)}
    award = shared["award"]
    assert award.is_in_all_games
    assert set(award.procedures) == set(every)
    assert example_game().procedures["award"].label in award.label.split(" / ")
    owners = {each.key: set(each.procedures) for each in shared.values()}
    elsewhere = next(key for key, ids in owners.items() if len(ids) == 1 and example_id() not in ids)
    (only,) = owners[elsewhere]
    assert shared[elsewhere].label == game(only).procedures[elsewhere].label
    assert not shared[elsewhere].is_in_all_games
    reason = shared[elsewhere].closed(sample(example_id(), "bren"))
    assert reason is not None
    assert example_game().name in reason.render()
    assert award.closed(sample(example_id(), "bren")) is None
    assert not {"creation", "skill_check"} & set(shared)
    assert [each.key for each in shared_procedures({"x": (TALK,)})] == ["talk"]


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_game_awards_to_all_of_its_samples(system: str) -> None:
    procedure = game(system).procedures["award"]
    sheets = [
        open_character(read_character(path), random.Random(1)) for path in sorted((SAMPLES / system).glob("*.json"))
    ]
    able = [sheet for sheet in sheets if procedure.closed(sheet) is None]
    assert len(able) > 1
    first = Driver(procedure, Situation((able[0],), resolve_setting(able[0]).setting), 5)
    first.run_auto()
    for sheet in able[1:]:
        alike = run_with_answers(
            procedure, Situation((sheet,), resolve_setting(sheet).setting), 5, reusable_answers(first)
        )
        assert alike.driver.is_finished
