"""Rolls of a procedure become entries of the roll log."""

from __future__ import annotations

import pytest

from core.dice import Dice, enter_faces
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
