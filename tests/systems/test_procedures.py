"""Procedures other than conflict, with scripted dice and choices."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.procedures.requests import Request, Roll, Show
from tests.helpers.games import SYSTEMS_FOLDER, modules
from tests.helpers.worked_examples import value_at, violation_lines
from tests.helpers.worked_procedures import Played, Run, WorkedProcedures

PLAYED: dict[str, WorkedProcedures] = {
    id_: module.PLAYED
    for id_, module in modules("worked").items()
    if (SYSTEMS_FOLDER / id_ / "procedures.toml").is_file()
}
"""The games with such a file; others have their runs in tests of their own."""

EACH = [pytest.param(game, name, id=f"{game}-{name}") for game, each in PLAYED.items() for name in each.cases]


@pytest.mark.parametrize("game", PLAYED)
def test_every_procedure_has_an_example(game: str) -> None:
    runs = [run for case in PLAYED[game].cases.values() for run in case.runs]
    assert len(runs) >= PLAYED[game].least > 0
    assert {run.procedure for run in runs} >= set(PLAYED[game].everything)


@pytest.mark.parametrize(("game", "name"), EACH)
def test_case(game: str, name: str) -> None:
    played, case = PLAYED[game], PLAYED[game].cases[name]
    sheet = played.worked.sheet_of(case.data, case.options)
    for run in case.runs:
        for address, value in run.written.items():
            sheet.apply(SetValue(address, value))
        before = violation_lines(sheet.violations)
        if run.procedure:
            reason = played.everything[run.procedure].closed(sheet)
            assert (reason.code if reason else "") == run.closed
            if reason is None and not is_refused(played, sheet, run):
                check_run(run, played.play(run.procedure, sheet, run.script), sheet)
        assert {address: value_at(sheet, address) for address in run.expected} == run.expected
        if run.violations is None:
            assert set(violation_lines(sheet.violations)) <= set(before)
        else:
            assert violation_lines(sheet.violations) == sorted(run.violations)
        assert sheet.faults == ()


def is_refused(played: WorkedProcedures, sheet: Sheet, run: Run) -> bool:
    """Check the refusal that a run expects; return False if it expects none."""
    if run.refused:
        with pytest.raises(AnswerError) as refusal:
            played.play(run.procedure, sheet, run.script)
        assert refusal.value.message.code == run.refused
    return bool(run.refused)


def check_run(run: Run, played: Played, sheet: Sheet) -> None:
    """Check what was asked and shown, and the label of the edit."""
    driver, asked = played
    shown = [request for request in asked if isinstance(request, Show)]
    if run.outcome:
        assert shown[-1].label == run.outcome
    if run.shown:
        assert run.shown in shown[-1].text
    if run.edit:
        assert driver.outcome[0].label == f"{driver.procedure.label}: {run.edit}"
    if run.odds is not None:
        assert chances(asked) == run.odds
    for request in asked:
        assert request.label
        assert request.cite
    for address in (address for request in shown for address in request.addresses):
        sheet.value(address)


def chances(asked: Sequence[Request]) -> list[str]:
    """Return the exact chances of the rolls that have one."""
    rolls = [each for each in asked if isinstance(each, Roll)]
    return [str(each.chance()) for each in rolls if each.chance is not None]
