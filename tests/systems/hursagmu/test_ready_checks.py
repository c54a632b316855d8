"""Checks of HURSAGMU that are ready to be rolled."""

from __future__ import annotations

from core.play.checks import next_roll, ready_checks, roll_check
from core.procedures.procedure import Situation
from core.procedures.transcript import AnswerMethod
from core.registry import game
from tests.helpers.games import sample_sheet


def test_dice_that_are_due_are_known_throw_by_throw() -> None:
    of, sheet = game("hursagmu"), sample_sheet(game("hursagmu"))
    situation, procedure = Situation((sheet,), of.setting()), of.procedures["opposed_check"]
    check = ready_checks([procedure], situation)[0]
    throws: list[list[list[int]]] = []
    for faces in ([3, 4], [6, 1]):
        due = next_roll(check, procedure, situation, 1, throws)
        assert due is not None
        assert [each.text for each in due.dice] == ["2d6"]
        throws.append([faces])
    assert next_roll(check, procedure, situation, 1, throws) is None
    assert [each.rolled.faces for each in roll_check(check, procedure, situation, 1, throws).rolls] == [(3, 4), (6, 1)]
    half = roll_check(check, procedure, situation, 1, throws[:1])
    assert [each.method for each in half.rolls] == [AnswerMethod.TYPED, AnswerMethod.ROLLED]
