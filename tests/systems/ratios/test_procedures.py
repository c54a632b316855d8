"""Everything outside creation and conflict, with scripted dice and choices from procedures.toml."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from core.character import Character, Json, SetValue, Sheet
from core.procedures import Driver, Procedure, ProcedureKind, Request, Roll, Show, Situation
from core.settings_packs import Setting, load_setting, shipped_settings
from core.systems.ratios import PROCEDURES as ALL
from tests.systems.ratios.worked import EXAMPLES, game

FILE = Path(__file__).with_name("procedures.toml")
LEAST_CASES = 60
PROCEDURES: Mapping[str, Procedure] = {each.key: each for each in ALL if each.kind is not ProcedureKind.CREATION}
SETTING: Setting = load_setting(shipped_settings("ratios")[0], game())


@dataclass(frozen=True)
class Run:
    """One procedure of a case.

    Attributes:
        written: Inputs that are written before it.
        procedure: Key of the procedure; "" for none.
        script: Answers by request key.
        closed: Code of the sentence that keeps it from running, or "".
        outcome: Label of the last thing shown, or "".
        edit: What the one edit is called after the procedure's own name; not looked at where "".
        odds: Exact chance of each roll that has one, in order; not looked at where None.
        expected: What stands on the sheet afterwards.
    """

    written: Mapping[str, Json]
    procedure: str
    script: Mapping[str, Json]
    closed: str
    outcome: str
    edit: str
    odds: Sequence[str] | None
    expected: Mapping[str, int | Fraction | str]


@dataclass(frozen=True)
class Case:
    """A character and what it goes through."""

    name: str
    data: Mapping[str, Json]
    options: Mapping[str, Json]
    runs: Sequence[Run]


def read_cases() -> dict[str, Case]:
    """Read the file."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"), parse_float=Fraction)
    found: dict[str, Case] = {}
    for entry in raw["case"]:
        like = EXAMPLES.get(entry.get("like", ""))
        data: dict[str, Json] = dict(like.data) if like else {}
        data.update(json.loads(entry.get("data", "{}"), parse_float=Decimal))
        options: dict[str, Json] = {**(like.options if like else {}), **entry.get("options", {})}
        runs = [
            Run(
                json.loads(run.get("set", "{}")),
                run.get("procedure", ""),
                json.loads(run.get("script", "{}")),
                run.get("closed", ""),
                run.get("outcome", ""),
                run.get("edit", ""),
                run.get("odds"),
                {**run.get("numbers", {}), **json.loads(run.get("values", "{}"))},
            )
            for run in entry["runs"]
        ]
        assert entry["name"] not in found
        found[entry["name"]] = Case(entry["name"], data, options, runs)
    return found


CASES = read_cases()


def sheet_of(data: Mapping[str, Json], options: Mapping[str, Json] | None = None, **more: Json) -> Sheet:
    """Open a sheet on inputs."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "ratios",
        "name": "Somebody",
        "options": options or {},
        "data": data,
        **more,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(1))


def play(
    procedure: str,
    sheets: Sequence[Sheet],
    script: Mapping[str, Json],
    world: Setting | None = SETTING,
    seed: int = 7,
) -> tuple[Driver, list[Request]]:
    """Run a procedure, from the script where it has an answer, and write its outcome to the sheets.

    Taking the outcome back must give the document that was there before.
    """
    driver = Driver(PROCEDURES[procedure], Situation(tuple(sheets), world), seed)
    asked: list[Request] = []
    while (request := driver.request) is not None:
        asked.append(request)
        if not driver.follow(script):
            driver.auto_answer()
    assert set(script) <= {request.key for request in asked}, "the script answers what was not asked"
    for sheet, batch in zip(sheets, driver.outcome, strict=True):
        before = sheet.character
        changes = sheet.apply(batch)
        twin = sheet.copy(random.Random(3))
        twin.apply(changes.inverse)
        assert twin.character == before
    return driver, asked


def test_the_file_holds_every_case() -> None:
    assert len(CASES) >= LEAST_CASES
    assert {run.procedure for case in CASES.values() for run in case.runs} >= set(PROCEDURES)


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    case = CASES[name]
    sheet = sheet_of(case.data, case.options)
    for run in case.runs:
        for address, value in run.written.items():
            sheet.apply(SetValue(address, value))
        if run.closed:
            reason = PROCEDURES[run.procedure].closed(sheet)
            assert reason is not None
            assert reason.code == run.closed
            continue
        if run.procedure:
            assert PROCEDURES[run.procedure].closed(sheet) is None
            driver, asked = play(run.procedure, [sheet], run.script)
            if run.edit:
                assert driver.outcome[0].label == f"{PROCEDURES[run.procedure].label}: {run.edit}"
            if run.outcome:
                assert isinstance(asked[-1], Show)
                assert asked[-1].label == run.outcome
            if run.odds is not None:
                rolls = [each for each in asked if isinstance(each, Roll)]
                assert [str(each.chance()) for each in rolls if each.chance is not None] == run.odds
        assert {address: sheet.value(address) for address in run.expected} == run.expected
        assert sheet.faults == ()
