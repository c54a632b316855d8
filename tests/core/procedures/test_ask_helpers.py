from collections.abc import Callable
from typing import TypeVar, cast

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from core.dice import Dice
from core.procedures.ask_helpers import (
    Subprocedure,
    ask_yes_no,
    choose,
    choose_one,
    choose_row,
    enter_decimal,
    enter_number,
    roll_dice,
    take_rows,
    write,
    write_if_any,
    yes_no_options,
)
from core.procedures.effects import ApplyEdits
from core.procedures.requests import Choose, Enter, EntryKind, Offer, Option, Roll, Rows
from tests.helpers.tiny_character import tiny_sheet

Result = TypeVar("Result")


def send_answer(asking: Subprocedure[Result], answer: Json) -> Result:
    next(asking)
    with pytest.raises(StopIteration) as end:
        asking.send(answer)
    return cast(Result, end.value.value)


def test_rolls_are_returned_as_roll_results() -> None:
    asked = Roll(key="r", label="R", dice=(Dice.parse("2d6 keep 1"), Dice.parse("d8+1")))
    first, second = send_answer(roll_dice(asked), [[2, 5], [8]])
    assert (first.total, first.kept) == (5, (False, True))
    assert second.total == 9


def test_rows_of_one_entry_add_up() -> None:
    asked = Rows(key="r", label="R", offers=(Offer("a", "A"), Offer("b", "B")))
    rows: Json = [{"entry": "b"}, {"entry": "a", "count": 2}, {"entry": "b", "count": 3}]
    assert send_answer(take_rows(asked), rows) == {"b": 4, "a": 2}


def test_choose_one_returns_the_key() -> None:
    asked = Choose(key="c", label="C", options=(Option("a", "A"),))
    assert send_answer(choose_one(asked), ["a"]) == "a"


def test_choose_row_returns_the_index() -> None:
    request = Choose(key="row", label="Row", options=(Option("0", "First"), Option("1", "Second")))
    assert send_answer(choose_row(request), ["1"]) == 1


def test_ask_yes_no_returns_a_bool() -> None:
    asked = Choose(key="c", label="Rain?", options=yes_no_options("It is wet.", "It is dry."))
    assert [each.about for each in asked.options] == ["It is dry.", "It is wet."]
    assert [send_answer(ask_yes_no(asked), [option.key]) for option in asked.options] == [False, True]


@pytest.mark.parametrize(("ask", "kind"), [(enter_number, EntryKind.WHOLE), (enter_decimal, EntryKind.NUMBER)])
def test_numbers_are_asked_by_requests_for_numbers(
    ask: Callable[[Enter], Subprocedure[object]], kind: EntryKind
) -> None:
    assert next(ask(Enter(key="e", label="E"))) == Enter(key="e", label="E", kind=kind)


def test_write_if_any_applies_existing_edits() -> None:
    sheet = tiny_sheet()
    asking = write_if_any(sheet, "w", [SetValue("raw.str", 3)], "one", "said")
    assert next(asking) == ApplyEdits(key="w", label="said", edits=(SetValue("raw.str", 3),), step="one")
    with pytest.raises(StopIteration) as end:
        next(write_if_any(sheet, "w", []))
    assert end.value.value is sheet


@pytest.mark.parametrize(
    ("asking", "answer"),
    [
        (choose(Choose(key="c", label="C", options=())), "text"),
        (take_rows(Rows(key="r", label="R", offers=())), ["text"]),
        (enter_number(Enter(key="e", label="E")), "text"),
        (write("w"), "text"),
    ],
)
def test_answers_of_a_wrong_type_are_a_bug(asking: Subprocedure[object], answer: Json) -> None:
    next(asking)
    with pytest.raises(TypeError):
        asking.send(answer)
