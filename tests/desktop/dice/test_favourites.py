"""Usual rolls of a character: their targets are those of the checks on the Play page."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.play.checks import ReadyCheck, ready_checks
from core.procedures.procedure import ProcedureKind, Situation
from core.registry import Game, games
from core.setting_resolver import resolve_setting
from desktop.dice.favourites import Comparison, Target, comparison_names, find_favourites
from tests.helpers.games import sample_sheet

_NEVER = "nothing"


def _checks(game: Game, situation: Situation) -> tuple[ReadyCheck, ...]:
    return ready_checks([each for each in game.procedures.values() if each.kind is ProcedureKind.CHECK], situation)


def _is_of(label: str, check: ReadyCheck) -> bool:
    return label == f"Check of {check.label.partition(' (')[0]}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_tray_and_play_page_name_the_same_target(game: Game) -> None:
    sheet = sample_sheet(game)
    checks = _checks(game, Situation((sheet,), resolve_setting(sheet).setting))
    names = comparison_names()
    compared = [
        (f"{names[favourite.target.comparison]} {favourite.target.number}", check.target)
        for favourite in find_favourites(sheet)
        for check in checks
        if favourite.target is not None and _is_of(favourite.label, check) and not check.target.startswith(_NEVER)
    ]
    assert [tray for tray, _ in compared] == [play for _, play in compared]


@pytest.mark.parametrize(
    ("comparison", "met"), [(Comparison.AT_LEAST, "no yes yes"), (Comparison.AT_MOST, "yes yes no"),
                            (Comparison.BELOW, "yes no no")],
)  # fmt: skip
def test_totals_are_compared_as_the_target_says(comparison: Comparison, met: str) -> None:
    target = Target(Fraction(12), comparison)
    assert " ".join("yes" if target.is_met_by(total) else "no" for total in (11, 12, 13)) == met
