"""Procedures with scripted dice and choices: every game's procedures.toml has the same notation.

A case has a ``name`` and the section it carries out (``cite``). It begins with the data and options of an example
(``like``, see `worked_examples`), joined with its own ``data`` (JSON) and ``options``, and carries out its ``runs`` in
order. A run writes inputs by address (``set``, JSON), then runs a ``procedure`` with the answers of its ``script``
(JSON by request key; everything else is answered automatically).

It expects ``numbers`` or ``values`` (JSON) on the sheet afterwards, by address as examples do; the label of what is
shown last (``outcome``) and a part of its text (``shown``); what the one edit is called after the procedure's own name
(``edit``); the exact chances of its rolls (``odds``). ``closed`` is the code of the sentence that keeps the procedure
from running, ``refused`` that of the sentence that refuses an answer. What is left out is not looked at, but a
procedure may bring no violation other than the ``violations`` that a run gives, as "code address".
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple, cast

from core import registry
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Request
from tests.helpers.worked_examples import FOLDER, Expected, WorkedExamples, merge_documents


class Played(NamedTuple):
    """The result of a run: its driver, and everything asked and shown."""

    driver: Driver
    asked: Sequence[Request]


@dataclass(frozen=True)
class Run:
    """One procedure of a case; see the notation above."""

    written: Mapping[str, Json]
    procedure: str
    script: Mapping[str, Json]
    closed: str
    refused: str
    outcome: str
    shown: str
    edit: str
    odds: Sequence[str] | None
    violations: Sequence[str] | None
    expected: Mapping[str, Expected | Sequence[Expected]]


@dataclass(frozen=True)
class Case:
    """A character and what it goes through."""

    data: Mapping[str, Json]
    options: Mapping[str, Json]
    runs: Sequence[Run]


class WorkedProcedures:
    """The procedures of a game with their scripted cases.

    Args:
        worked: The game with its examples.
        setting: What they are run in; None for the setting that comes with the game.
    """

    def __init__(self, worked: WorkedExamples, setting: Setting | None = None) -> None:
        self.worked = worked
        self._setting = setting

    @cached_property
    def procedures(self) -> Mapping[str, Procedure]:
        """All procedures for an existing character, by key."""
        every = registry.game(self.worked.id).procedures
        return {key: each for key, each in every.items() if each.kind is not ProcedureKind.CREATION}

    @cached_property
    def everything(self) -> Mapping[str, Procedure]:
        """All procedures, the creation of a character from an empty sheet with them."""
        return registry.game(self.worked.id).procedures

    @property
    def setting(self) -> Setting:
        """The setting that they are run in."""
        return self.worked.sample_setting() if self._setting is None else self._setting

    @cached_property
    def _file(self) -> Mapping[str, Any]:
        file = FOLDER / self.worked.id / "procedures.toml"
        return tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Fraction)

    @property
    def least(self) -> int:
        """How many runs the file holds at least, as it says itself (``least_runs``)."""
        return cast("int", self._file["least_runs"])

    @cached_property
    def cases(self) -> Mapping[str, Case]:
        """Every case by its name."""
        found: dict[str, Case] = {}
        for entry in self._file["case"]:
            assert entry["name"] not in found, entry["name"]
            found[entry["name"]] = self._read(entry)
        return found

    def _read(self, entry: Mapping[str, Any]) -> Case:
        like = self.worked.examples[entry["like"]] if "like" in entry else None
        return Case(
            merge_documents(like.data if like else {}, _from_json(entry, "data")),
            {**(like.options if like else {}), **entry.get("options", {})},
            [_read_run(each) for each in entry["runs"]],
        )

    def play(
        self,
        key: str,
        sheets: Sheet | Sequence[Sheet],
        script: Mapping[str, Json],
        seed: int = 7,
        *,
        has_setting: bool = True,
    ) -> Played:
        """Run a procedure, from the script where it has an answer, and write its outcome to the sheets.

        The outcome can be undone: that gives the document that was there before.

        Args:
            key: The procedure.
            sheets: Who takes part.
            script: Answers by request key; all of them must be asked for.
            seed: What all chance comes from.
            has_setting: Whether it is run in the setting.
        """
        people = (sheets,) if isinstance(sheets, Sheet) else tuple(sheets)
        driver = Driver(self.everything[key], Situation(people, self.setting if has_setting else None), seed)
        asked: list[Request] = []
        while (request := driver.request) is not None:
            asked.append(request)
            if not driver.answer_from(script):
                driver.auto_answer()
        assert set(script) <= {request.key for request in asked}, "the script answers what was not asked"
        for sheet, batch in zip(people, driver.outcome, strict=True):
            before = sheet.character
            changes = sheet.apply(batch)
            twin = sheet.copy(random.Random(3))
            twin.apply(changes.inverse)
            assert twin.character == before
        return Played(driver, asked)


def _read_run(run: Mapping[str, Any]) -> Run:
    return Run(
        written=_from_json(run, "set"),
        procedure=run.get("procedure", ""),
        script=_from_json(run, "script"),
        closed=run.get("closed", ""),
        refused=run.get("refused", ""),
        outcome=run.get("outcome", ""),
        shown=run.get("shown", ""),
        edit=run.get("edit", ""),
        odds=run.get("odds"),
        violations=run.get("violations"),
        expected={**run.get("numbers", {}), **_from_json(run, "values")},
    )


def _from_json(entry: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = json.loads(entry.get(key, "{}"), parse_float=Decimal)
    assert isinstance(found, dict)
    return found
