"""Interactive sessions: every kind of request and every command, with typed lines."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.character.document import Character
from core.character.edits import SetHeader, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.cli.interactive_session import InteractiveSession, answer_all, answer_text, resume_notes, roll_text
from core.dice import Dice, enter_faces
from core.errors import AnswerError
from core.procedures.allocation import Target
from core.procedures.ask_helpers import (
    allocate,
    assign,
    choose,
    enter_number,
    enter_text,
    roll_dice,
    show,
    take_rows,
    write,
)
from core.procedures.driver import Driver
from core.procedures.form import Form
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step
from core.procedures.requests import Allocate, Assign, Choose, Enter, EntryKind, Offer, Option, Roll, Rows, Show, Slot
from core.procedures.requests import Conversation as Asking
from core.procedures.transcript import AnswerMethod
from core.registry import open_character
from tests.helpers.games import example_id

INN = Choose(
    key="inn", label="Choose an inn", help="Where it begins.", cite="IV", step="begin",
    options=(Option("lion", "Red Lion"), Option("boar", "Blue Boar")),
)  # fmt: skip
NAME = Enter(key="name", label="Name", step="end", default="Nobody")


def everything(situation: Situation) -> Asking:
    """A procedure with every kind of request."""
    yield from choose(INN)
    yield from roll_dice(Roll(key="luck", label="Luck", dice=(Dice.parse("2d6"), Dice.parse("d20")), step="begin"))
    yield from assign(Assign(key="assign", label="Numbers", values=(5, 7), slots=(Slot("a", "Arm"), Slot("b", "Back"))))
    yield from allocate(Allocate(key="points", label="Points", amount=3, targets=(Target("a", "Arm", most=3),)))
    yield from take_rows(Rows(key="gear", label="Gear", offers=(Offer("rope", "Rope"), Offer("lamp", "Lamp"))))
    yield from show(Show(key="look", label="Look", text="Two lines.\nHere.", addresses=("move_rate",)))
    yield from enter_number(Enter(key="age", label="Age", least=1, default=20, step="end"))
    yield from enter_text(Enter(key="story", label="Story", kind=EntryKind.PROSE, step="end"))
    name = yield from enter_text(NAME)
    yield from write("written", SetHeader("name", name))


EVERYTHING = Procedure(
    key="everything", label="Everything", kind=ProcedureKind.CREATION, cite="", help="", start=everything,
    steps=(Step("begin", "The beginning", "IV"), Step("end", "The end")),
)  # fmt: skip


@pytest.fixture
def sheet() -> Sheet:
    return open_character(Character(system=example_id()), random.Random(1))


class Talk:
    """A session with these typed lines, and its output."""

    def __init__(self, sheet: Sheet, lines: list[str], script: Mapping[str, Json] | None = None) -> None:
        self.driver = Driver(EVERYTHING, Situation((sheet,)), "seed")
        remaining = iter(lines)
        self.finished = InteractiveSession(self.driver, script or {}, lambda: next(remaining, None)).run()
        self.answers = {answered.key: answered.answer for answered in self.driver.answers}
        self.how = {answered.key: answered.method for answered in self.driver.answers}


ALL_TYPED = ["boar", "3 4 17", "7 5", "arm 2", "lamp, rope x 2", "", "31", "Once", "upon a time.", ".", '"stop"']


def test_every_request_is_answered_by_typing(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ALL_TYPED)
    assert talk.finished
    assert talk.answers == {
        "inn": ["boar"],
        "luck": [[3, 4], [17]],
        "assign": {"a": 1, "b": 0},
        "points": {"a": 2},
        "gear": [{"entry": "lamp", "count": 1}, {"entry": "rope", "count": 2}],
        "look": None,
        "age": 31,
        "story": "Once\nupon a time.",
        "name": "stop",
    }
    assert talk.how["luck"] is AnswerMethod.TYPED
    assert talk.how["inn"] is AnswerMethod.CHOSEN
    output = capsys.readouterr()
    assert output.out == ""
    assert "== The beginning  (section IV)" in output.err
    assert "Choose an inn  (section IV)\n  Where it begins.\n    1  Red Lion\n    2  Blue Boar" in output.err
    assert "Luck: 2d6: 3 4 = 7  (typed)" in output.err
    assert "Move Rate: 0 yards" in output.err
    assert "Two lines." in output.err


def test_enter_takes_what_is_offered(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ["", "1", "", "7 5", "none", "", "", "", "", ""])
    assert talk.finished
    assert talk.answers["gear"] == []
    assert talk.answers["age"] == 20
    assert talk.answers["name"] == "Nobody"
    assert talk.how["luck"] is AnswerMethod.ROLLED
    output = capsys.readouterr().err
    assert "[Enter accepts 20]" in output
    assert "Choose from the list" in output  # an empty line is no choice, so the help is shown


def test_what_does_not_fit_is_asked_again(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    typed = [
        "castle",
        "boar",
        "9 9 9",
        "1 2 3 4",
        "six",
        "3 4 17",
        "7 7",
        "7 5",
        "arm 9",
        "arm 1",
        "auto",
        "",
        "0",
        "all",
    ]
    talk = Talk(sheet, typed)
    assert talk.finished
    output = capsys.readouterr().err
    assert "castle is not one of the choices" in output
    assert "die 1 is a d6 and cannot show 9" in output
    assert "This roll has 3 dice, but you typed 4 numbers" in output
    assert "six is not a dice result" in output
    assert "7 is not one of the numbers left: 5" in output
    assert "Arm must be 0 to 3, not 9" in output
    assert "Age must be at least 1, not 0" in output
    assert "Quire: none" in output


def test_dice_of_many_rolls_are_typed_line_by_line(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ["boar", "3", "back", "3", "4", "17", "all"])
    assert talk.answers["luck"] == [[3, 4], [17]]
    output = capsys.readouterr().err
    assert "0 of 2 rolls typed; next roll 1 (2d6), after 1 of its dice, or Enter to roll the rest: " in output
    assert "1 of 2 rolls typed; next roll 2 (1d20), or Enter to roll the rest: " in output


@pytest.mark.parametrize("word", ["", "auto", "all"])
def test_typed_dice_are_kept_when_the_rest_is_rolled(sheet: Sheet, word: str) -> None:
    talk = Talk(sheet, ["boar", "3", "9", "4", word, "stop"])
    faces = talk.answers["luck"]
    assert isinstance(faces, list | tuple)
    assert faces[0] == [3, 4], "a die that cannot show 9 was typed again"
    again = Talk(sheet, ["boar", "3 4", "", "stop"])
    assert again.answers["luck"] == faces, "the other dice come from the seed"


def test_going_back_keeps_what_was_typed(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ["back", "lion", "3 4 17", "7 5", "back", "back", "", "", "none", "stop"])
    assert not talk.finished
    assert talk.answers == {"inn": ["lion"], "luck": [[3, 4], [17]], "assign": {"a": 1, "b": 0}, "points": {}}
    output = capsys.readouterr().err
    assert "there is nothing to undo" in output
    assert "[Enter keeps 3 4 17]" in output
    assert "[Enter keeps Arm 7, Back 5]" in output


def test_an_early_answer_is_opened_again(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ["lion", "3 4 17", "open 1", "boar", "open luck", "", "open nothing", "list", "stop"])
    assert talk.answers == {"inn": ["boar"], "luck": [[3, 4], [17]]}
    output = capsys.readouterr().err
    assert "nothing has not been answered" in output
    assert "  1  Choose an inn: Blue Boar  (chosen)" in output


def test_answers_dropped_by_a_change_are_printed(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    def two_ways(situation: Situation) -> Asking:
        (inn,) = yield from choose(INN)
        yield from choose(replace(INN, key=f"{inn}.room", label="Room"))
        yield from choose(replace(INN, key="meal", label="Meal"))

    driver = Driver(Procedure("ways", "Ways", ProcedureKind.CREATION, "", "", two_ways), Situation((sheet,)), 1)
    lines = iter(["lion", "1", "open inn", "boar", "2", "1"])
    assert InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    printed = capsys.readouterr().err
    assert 'The answer to "Room" (lion.room) was dropped. It is no longer asked.' in printed


def test_an_answer_whose_question_is_unknown_is_named_by_its_key(sheet: Sheet) -> None:
    before = Talk(sheet, ["lion", "3 4 17", "stop"])
    transcript = dict(before.driver.transcript)
    answers = transcript["answers"]
    assert isinstance(answers, list)
    transcript["answers"] = [*answers, {"key": "stable", "answer": ["lion"], "how": "chosen"}]
    driver = Driver.resume(EVERYTHING, Situation((sheet,)), transcript)
    driver.run_auto()
    assert list(resume_notes(driver)) == ["The answer to stable was dropped. It is no longer asked."]


def test_help_list_and_sheet_answer_nothing(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(sheet, ["?", "list", "sheet"])
    assert not talk.finished
    assert talk.answers == {}
    output = capsys.readouterr().err
    assert "let Quire answer what is open; what you chose is kept" in output
    assert "No answers yet." in output
    assert "Nothing is decided yet." in output


def test_all_keeps_what_was_chosen_before_going_back(sheet: Sheet) -> None:
    talk = Talk(sheet, ["boar", "3 4 17", "7 5", "back", "back", "back", "all"])
    assert talk.finished
    assert talk.answers["inn"] == ["boar"]
    assert talk.answers["luck"] == [[3, 4], [17]]
    assert talk.how["luck"] is AnswerMethod.TYPED
    assert talk.answers["assign"] == {"a": 1, "b": 0}


def test_the_sheet_shows_answers_and_the_numbers_that_came_of_them(
    sheet: Sheet, capsys: pytest.CaptureFixture[str]
) -> None:
    def strong(situation: Situation) -> Asking:
        yield from choose(INN)
        yield from write("moved", SetValue("raw.prow", 12))
        yield from enter_text(NAME)

    driver = Driver(Procedure("strong", "Strong", ProcedureKind.CREATION, "", "", strong), Situation((sheet,)), 1)
    lines = iter(["boar", "sheet"])
    assert not InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    output = capsys.readouterr().err
    assert "  Choose an inn: Blue Boar\n" in output
    assert "12" in output.partition("Choose an inn: Blue Boar")[2]
    assert "Move Rate: 0 yards" not in output


def test_one_number_goes_for_all_of_a_page(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    whole = Enter(key="age", label="Age", page="traits", kind=EntryKind.WHOLE, least=1, most=90, default=20)
    traits = tuple(replace(whole, key=key, label=key, least=0, most=100) for key in ("calm", "loyal"))

    def personal(situation: Situation) -> Asking:
        yield Form(key="traits", label="Traits", requests=(*traits, whole))
        yield from enter_text(NAME)

    driver = Driver(Procedure("person", "Person", ProcedureKind.CREATION, "", "", personal), Situation((sheet,)), 1)
    lines = iter(["60 for all", "30", "Ann for all"])
    assert InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    assert [each.answer for each in driver.answers] == [60, 60, 30, "Ann for all"], "a text is taken as it is"
    asked = capsys.readouterr().err
    assert asked.count('end with "for all"') == 1
    assert "loyal: 60" in asked


def test_like_questions_take_one_answer_for_all(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    def seven(situation: Situation) -> Asking:
        for number in range(1, 8):
            yield from choose(replace(INN, key=f"inn.{number}", label=f"Inn of day {number}"))
        yield from enter_text(NAME)

    driver = Driver(Procedure("seven", "Seven", ProcedureKind.CREATION, "", "", seven), Situation((sheet,)), 1)
    lines = iter(["lion", "boar for all", "Ann"])
    assert InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    assert [each.answer for each in driver.answers] == [["lion"], *[["boar"]] * 6, "Ann"]
    assert "Inn of day 7: Blue Boar\n" in capsys.readouterr().err
    driver = Driver(Procedure("seven", "Seven", ProcedureKind.CREATION, "", "", seven), Situation((sheet,)), 1)
    lines = iter(["boar for all", "back", "lion", "Ann"])
    assert InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    assert [each.answer for each in driver.answers] == [*[["boar"]] * 6, ["lion"], "Ann"], (
        "it is asked after going back"
    )


def test_a_script_answers_once(sheet: Sheet) -> None:
    talk = Talk(sheet, ["back", "lion", "all"], {"inn": ["boar"], "age": 77})
    assert talk.answers["inn"] == ["lion"]
    assert talk.answers["age"] == 77
    assert talk.how["age"] is AnswerMethod.SCRIPT


def test_a_wrong_script_names_the_key(sheet: Sheet) -> None:
    driver = Driver(EVERYTHING, Situation((sheet,)), "seed")
    with pytest.raises(AnswerError, match=r'The answer to "Choose an inn" \(inn\) in the file cannot be used'):
        answer_all(driver, {"inn": ["castle"]})


def test_changes_by_resuming_are_printed(sheet: Sheet, capsys: pytest.CaptureFixture[str]) -> None:
    before = Talk(sheet, ["lion", "3 4 17", "stop"])
    transcript = dict(before.driver.transcript)
    answers = transcript["answers"]
    assert isinstance(answers, list)
    answers[0] = {"key": "inn", "answer": ["gone"], "how": "chosen"}
    transcript["data_version"] = "of old"
    driver = Driver.resume(EVERYTHING, Situation((sheet,)), transcript)
    lines = iter(["lion", "all"])
    assert InteractiveSession(driver, {}, lambda: next(lines, None)).run()
    output = capsys.readouterr().err
    assert "was updated from version of old" in output
    assert 'The answer to "Choose an inn" (inn) was dropped.' in output


def test_answers_are_worded_as_they_are_typed() -> None:
    assert answer_text(INN, ["lion", "other"]) == "Red Lion, other"
    rows = Rows(key="k", label="Gear", offers=(Offer("rope", "Rope"),))
    assert answer_text(rows, [{"entry": "rope", "count": 2}]) == "Rope x 2"
    assert answer_text(Assign(key="k", label="N", values=(5,), slots=(Slot("a", "Arm"),)), {"a": 0}) == "Arm 5"
    assert answer_text(Assign(key="k", label="N", values=(5,), slots=(Slot("a", "Arm"),)), {}) == "Arm ?"
    assert answer_text(NAME, "A\x1b[31mB") == "A [31mB"
    assert answer_text(NAME, None) == "null"


def test_rolls_are_written_with_what_counts() -> None:
    thrown = enter_faces(Dice.parse("1d6+1d8+1d12"), [6, 3, 11])
    assert roll_text(thrown) == "1d6+1d8+1d12: 6 3 11 = 20"
    assert roll_text(thrown.counting((True, False, True))) == "1d6+1d8+1d12: 6 (3) 11 = 17"
    assert roll_text(thrown.counting((False, False, False))) == "1d6+1d8+1d12: (6) (3) (11), not used"
