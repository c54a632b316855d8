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
from core.procedures import Driver, Procedure, Request, Show, Situation
from core.settings_packs import Setting, load_setting, shipped_settings
from core.systems.sord.advancement import ADVANCEMENT, CHECKS, RECOVERY
from tests.systems.sord.worked import EXAMPLES, game

FILE = Path(__file__).with_name("procedures.toml")
LEAST_CASES = 40
PROCEDURES: Mapping[str, Procedure] = {each.key: each for each in (*ADVANCEMENT, *CHECKS, *RECOVERY)}
OWN_PROFESSIONS: tuple[Mapping[str, Json], ...] = (
    {"id": "x", "name": "X", "step_rate_number": 30, "trained_lore": "1d6", "educated_lore": "1d6"},
    {"id": "y", "name": "Y", "step_rate_number": 40, "trained_lore": "1d8", "educated_lore": "1d6"},
    {
        "id": "scribe",
        "name": "Scribe",
        "step_rate_number": 50,
        "minimums": {"mind": 12, "expr": 10, "focs": 12},
        "free_skills": [{"choose": 1, "from": [{"name": "Letters"}, {"name": "Law"}]}],
    },
    {"id": "giant", "name": "Giant", "minimums": {"prow": 90, "hlth": 10, "ambt": 10}},
)


@dataclass(frozen=True)
class Run:
    """One procedure of a case.

    Attributes:
        written: Inputs that are written before it.
        procedure: Key of the procedure; "" for none.
        script: Answers by request key.
        closed: Code of the sentence that keeps it from running, or "".
        outcome: Label of the last thing shown, or "".
        expected: What stands on the sheet afterwards.
    """

    written: Mapping[str, Json]
    procedure: str
    script: Mapping[str, Json]
    closed: str
    outcome: str
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
        options: dict[str, Json] = dict(like.options) if like else {}
        options.update({key.removeprefix("-"): not key.startswith("-") for key in entry.get("options", ())})
        runs = [
            Run(
                json.loads(run.get("set", "{}")),
                run.get("procedure", ""),
                json.loads(run.get("script", "{}")),
                run.get("closed", ""),
                run.get("outcome", ""),
                {**run.get("numbers", {}), **json.loads(run.get("values", "{}"))},
            )
            for run in entry["runs"]
        ]
        found[entry["name"]] = Case(entry["name"], data, options, runs)
    return found


CASES = read_cases()


def setting() -> Setting:
    """Give the sample setting with professions of our own."""
    sample = load_setting(shipped_settings("sord")[0], game())
    kinds = {**sample.kinds, "professions": (*sample.kinds["professions"], *OWN_PROFESSIONS)}
    return Setting(sample.id, sample.name, sample.about, sample.system, kinds)


SETTING = setting()


def sheet_of(data: Mapping[str, Json], options: Mapping[str, Json] | None = None, **more: Json) -> Sheet:
    """Open a sheet on inputs."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "sord",
        "name": "Somebody",
        "options": options or {},
        "data": data,
        **more,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(1))


def play(
    procedure: str, sheets: Sequence[Sheet], script: Mapping[str, Json], world: Setting | None = SETTING
) -> tuple[Driver, list[Request]]:
    """Run a procedure, from the script where it has an answer, and write its outcome to the sheets."""
    driver = Driver(PROCEDURES[procedure], Situation(tuple(sheets), world), 7)
    asked: list[Request] = []
    while (request := driver.request) is not None:
        asked.append(request)
        if not driver.follow(script):
            driver.auto_answer()
    assert set(script) <= {request.key for request in asked}, "the script answers what was not asked"
    for sheet, batch in zip(sheets, driver.outcome, strict=True):
        sheet.apply(batch)
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
            _, asked = play(run.procedure, [sheet], run.script)
            if run.outcome:
                assert isinstance(asked[-1], Show)
                assert asked[-1].label == run.outcome
        assert {address: sheet.value(address) for address in run.expected} == run.expected
