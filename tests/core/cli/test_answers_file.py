"""Answers of files: easy forms of every kind of request, refusals with the valid names, ``--questions``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from core.character.json_values import Json
from core.cli.answers_file import convert_answer, read_answers, script_error, valid_names
from core.cli.questions import collect_questions
from core.dice import Dice
from core.errors import AnswerError, DocumentError
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Situation
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Offer,
    Option,
    Request,
    Roll,
    Rows,
    Show,
    Slot,
)
from core.procedures.switches import Switch, Switches
from core.registry import Game, games
from tests.helpers.command_line import Quire
from tests.helpers.games import sample_sheet

CHOICE = Choose(key="inn", label="Inn", options=(Option("row.1", "Red Lion"), Option("2", "Boar"), Option("3", "Boar")))
SEVERAL = Choose(key="inns", label="Inns", least=0, most=2, options=CHOICE.options)
ROLL = Roll(key="luck", label="Luck", dice=(Dice.parse("2d6"), Dice.parse("d20")))
PLACES = Assign(key="places", label="Places", values=(5, 7, 1), slots=(Slot("a", "Arm"), Slot("b", "Back")))
POINTS = Allocate(key="points", label="Points", amount=3, targets=(Target("a", "Arm", most=3),))
AGE = Enter(key="age", label="Age", kind=EntryKind.WHOLE, least=1, most=99)
SIZE = Enter(key="size", label="Size", kind=EntryKind.NUMBER)
NAME = Enter(key="name", label="Name")
GEAR = Rows(key="gear", label="Gear", offers=(Offer("rope", "Long rope"), Offer("lamp", "Lamp")))
LAMPS = {"entry": "lamp", "count": 2}
RULES = Switches(
    key="rules",
    label="Rules",
    switches=(
        Switch("quirks", "Quirks", value=False),
        Switch("way", "Way", "a", choices=(Option("a", "Left"), Option("b", "Right"))),
    ),
    preview=lambda _answer: (),
)


@pytest.mark.parametrize(
    ("request_", "written", "answer"),
    [
        (CHOICE, "row.1", ["row.1"]),
        (CHOICE, "red lion", ["row.1"]),
        (CHOICE, 2, ["2"]),
        (CHOICE, ["2"], ["2"]),
        (CHOICE, "Boar", ["Boar"]),  # two have the name: refused
        (SEVERAL, ["Red Lion", 3], ["row.1", "3"]),
        (SEVERAL, [], []),
        (ROLL, [4, 6, 11], [[4, 6], [11]]),
        (ROLL, [[4, 6], [11]], [[4, 6], [11]]),
        (ROLL, [4, 6], [4, 6]),
        (PLACES, {"a": 0, "b": 1}, {"a": 0, "b": 1}),
        (PLACES, {"Arm": 7, "b": 5}, {"a": 1, "b": 0}),
        (PLACES, [1, 7], {"a": 2, "b": 1}),
        (PLACES, "x", "x"),
        (POINTS, {"Arm": 2}, {"a": 2}),
        (POINTS, 3, 3),
        (AGE, "24", 24),
        (AGE, "old", "old"),
        (SIZE, "old", "old"),
        (NAME, 7, "7"),
        (GEAR, "rope", [{"entry": "rope", "count": 1}]),
        (
            GEAR,
            ["Long rope", {"entry": "Lamp", "count": 2}],
            [{"entry": "rope", "count": 1}, {"entry": "lamp", "count": 2}],
        ),
        (GEAR, {"Lamp": 2}, [LAMPS]),
        (RULES, {"Quirks": True, "Way": "Right"}, {"quirks": True, "way": "b"}),
        (RULES, {"other": 1}, {"other": 1}),
        (Show(key="look", label="Look"), "x", "x"),
    ],
)
def test_easy_forms_become_answers(request_: Request, written: Json, answer: Json) -> None:
    assert convert_answer(request_, written) == answer


def test_a_number_that_is_not_there_to_give_is_named_with_those_that_are() -> None:
    for written in ([9, 7], [5, 5], {"Arm": 9, "b": 7}):
        with pytest.raises(AnswerError, match=r"\d is not one of the numbers left: "):
            convert_answer(PLACES, written)


@pytest.mark.parametrize("pattern", ["{}", "row.{}", "skills[{}]"])
def test_a_row_is_printed_by_its_address_and_goes_by_every_way_of_writing_it(pattern: str) -> None:
    options = (
        *(Option(pattern.format(place), f"Skill {place}", address=f"skills[{place}]") for place in range(3)),
        Option("save", "Save the points"),
    )
    rows = Choose(key="k", label="Skill", options=options)
    assert valid_names(rows) == ("skills[0]", "skills[1]", "skills[2]", "save")
    for written in (1, "1", "row.1", "skills[1]", "Skill 1"):
        assert convert_answer(rows, written) == [pattern.format(1)]
    for wrong in ("9", "row.9", "save[1]x"):
        assert convert_answer(rows, wrong) == [wrong]
    both = Choose(key="k", label="Row", options=(Option("skills[1]", "Row"), Option("powers[1]", "Climb")))
    assert convert_answer(both, "1") == ["1"]  # which list is meant?
    points = Target(pattern.format(1), "Skill 1", most=3, address="skills[1].level")
    spread = Allocate(key="k", label="Points", amount=2, targets=(points, Target("a", "Arm", most=3, address="a[1]")))
    assert valid_names(spread) == ("skills[1]", "a")
    for written in ("1", "row.1", "skills[1]", "Skill 1"):
        assert convert_answer(spread, {written: 2}) == {pattern.format(1): 2}


@pytest.mark.parametrize(
    ("request_", "names"),
    [
        (CHOICE, ("row.1", "2", "3")),
        (GEAR, ("rope", "lamp")),
        (PLACES, ("a", "b")),
        (POINTS, ("a",)),
        (RULES, ("quirks", "way")),
        (AGE, ()),
    ],
)
def test_a_refusal_names_what_is_valid(request_: Request, names: Sequence[str]) -> None:
    assert valid_names(request_) == names
    message = script_error("key", request_, AnswerError(Message("x", "Wrong."))).message.render()
    assert message.startswith(f'The answer to "{request_.label}" (key) in the file cannot be used: Wrong.')
    assert ("Valid names: " in message) == bool(names)
    many = Choose(key="many", label="Many", options=tuple(Option(str(number), "x") for number in range(90)))
    assert "…" in script_error("key", many, AnswerError(Message("x", "Wrong."))).message.render()


@pytest.mark.parametrize(
    "text",
    [
        '{"key": "age", "answer": 24}\n\n{"name": "Ilse"}\n',
        '{"age": 24, "name": "Ilse"}',
        '{\n  "age": 24,\n  "name": "Ilse"\n}\n',
        '[{"key": "age", "answer": 24, "type": "whole"}, {"name": "Ilse"}]',
        '\ufeff{"age": 24, "name": "Ilse"}',
    ],
)
def test_lines_objects_and_lists_are_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "answers").write_text(text, encoding="utf-8")
    assert read_answers(str(tmp_path / "answers")) == {"age": 24, "name": "Ilse"}


@pytest.mark.parametrize("text", ['{"age": 24}\nnonsense', "[1]", "7"])
def test_what_is_no_answer_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "answers").write_text(text, encoding="utf-8")
    with pytest.raises(DocumentError, match=r"Line \d of the answers"):
        read_answers(str(tmp_path / "answers"))


@pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
def test_rows_are_named_alike_in_every_procedure(of: Game) -> None:
    """``--questions`` names a row by its address in every game; given back, its answers are the same."""
    sheet, setting = sample_sheet(of), of.setting()
    situation = Situation((sheet,), setting)
    for procedure in of.procedures.values():
        if procedure.is_joint or why_closed(procedure, situation) is not None:
            continue
        driver = Driver(procedure, situation, "rows")
        questions = collect_questions(driver, {})
        for each in questions:
            keys = [item["key"] for kind in ("choices", "items") for item in each.get(kind, ())]  # type: ignore[attr-defined]
            assert len(set(keys)) == len(keys), (procedure.key, each["key"])
            assert not [key for key in keys if key.startswith("row.")], (procedure.key, each["key"])
        again = Driver(procedure, situation, "other")
        collect_questions(again, {str(each["key"]): each["answer"] for each in questions})  # type: ignore[misc]
        given = [[(each.key, each.answer) for each in run.answers] for run in (driver, again)]
        assert given[0] == given[1], procedure.key


def without_uids(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: without_uids(each) for key, each in value.items() if key != "uid"}
    return [without_uids(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_questions_of_every_game_are_answers_that_can_be_edited(quire: Quire, tmp_path: Path, game: object) -> None:
    """They have types and bounds; given back with another seed they make the same character."""
    id_ = str(getattr(game, "id", ""))
    printed = quire.good("new", id_, "--seed", "5", "--questions")
    for entry in printed.entries:
        assert {"key", "label", "step", "help", "type", "answer"} <= set(entry)
    (tmp_path / "questions.json").write_bytes(printed.raw)
    again = quire.good("new", id_, "--seed", "99", "--answers", tmp_path / "questions.json")
    made = quire.good("new", id_, "--seed", "5")
    assert without_uids(json.loads(again.out)) == without_uids(json.loads(made.out))
    names = {entry["key"]: entry["choices"] for entry in printed.entries if entry["type"] == "choice"}
    key, choices = next(((key, choices) for key, choices in names.items() if choices), ("", ()))
    if not choices:  # a game may ask no choice
        return
    (tmp_path / "one.json").write_text(json.dumps({key: choices[0]["label"]}), encoding="utf-8")
    quire.good("new", id_, "--seed", "5", "--answers", tmp_path / "one.json")
    (tmp_path / "one.json").write_text(json.dumps({key: "nonsense"}), encoding="utf-8")
    assert choices[0]["key"] in quire.refused("new", id_, "--seed", "5", "--answers", tmp_path / "one.json")
