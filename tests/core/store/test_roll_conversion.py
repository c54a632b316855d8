"""Rolls of a procedure become entries of the roll log."""

from __future__ import annotations

import pytest

from core.dice import Dice, enter_faces
from core.messages import Word, phrase
from core.procedures.transcript import AnswerMethod, RollRecord
from core.store.records import LoggedRoll, RollMethod
from core.store.roll_conversion import to_logged_rolls


@pytest.mark.parametrize(
    ("method", "logged"),
    [
        (AnswerMethod.ROLLED, RollMethod.ROLLED),
        (AnswerMethod.TYPED, RollMethod.TYPED),
        (AnswerMethod.SCRIPT, RollMethod.TYPED),
    ],
)
def test_rolls_of_a_procedure_become_translated_log_entries(method: AnswerMethod, logged: RollMethod) -> None:
    record = RollRecord("age.dice", "Age", "age", enter_faces(Dice.parse("2d6+1"), [3, 4]), method)
    assert to_logged_rolls([record], "ilse", str.upper) == (LoggedRoll("AGE", "2d6+1", (3, 4), 8, logged, "ilse"),)


def test_dice_that_do_not_count_are_named_where_the_notation_does_not_say_it() -> None:
    thrown = enter_faces(Dice.parse("1d6+1d8+1d12"), [6, 3, 11])
    kept = (thrown.counting((True, False, True)), thrown.counting((False, False, False)))
    for label in ("Dice", phrase("{what}: roll {number}", what=Word("Dice"), number=1)):
        records = [RollRecord("dice", label, "I", each, AnswerMethod.ROLLED) for each in (thrown, *kept)]
        plain, without, unused = to_logged_rolls(records)
        assert (plain.label, plain.total) == (label, 20)
        assert (without.label, without.total) == (f"{label}, without 3", 17)
        assert (unused.label, unused.total) == (f"{label}, not used", 20)
    shown = enter_faces(Dice.parse("4d6 keep 3"), [5, 4, 1, 6])
    (logged,) = to_logged_rolls([RollRecord("dice", "Dice", "I", shown, AnswerMethod.ROLLED)])
    assert (logged.label, logged.total) == ("Dice", 15)
