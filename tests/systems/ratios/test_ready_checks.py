"""Checks of R.A.T.I.O.S. that are ready to be rolled."""

from __future__ import annotations

from dataclasses import replace

from core.dice import Dice
from core.play.checks import ready_checks
from core.procedures.procedure import Situation
from core.registry import game
from tests.helpers.games import sample_sheet


def test_a_chance_that_repeats_what_is_wanted_is_known() -> None:
    of, sheet = game("ratios"), sample_sheet(game("ratios"))
    ready = ready_checks([of.procedures["attribute_check"]], Situation((sheet,), of.setting()))
    check = next(each for each in ready if "STRN" in each.label)
    assert check.is_percent
    assert "%" not in check.label
    assert not replace(check, target="at most 3").is_percent
    assert not replace(check, throw=(Dice.parse("1d20"),)).is_percent
    assert not replace(check, chance=None).is_percent
