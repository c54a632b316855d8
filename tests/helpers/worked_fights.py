"""Fights with scripted dice: every game's fights.toml has the same notation.

A fight has a ``name`` and the section it carries out (``cite``). Its ``fighters`` have a ``side`` and the data of an
example (``like``, see `worked_examples`), joined with their own ``data`` (JSON); the first of side A is called A1, the
second one in the list B2 if its side is B. It is carried out with its ``dice`` in the order in which they are rolled,
the ``options`` of the fight, and ``answers`` (JSON, for the name of each request a list in order; everything else is
decided automatically), for a number of ``rounds``.

It expects that all dice are used, ``lines`` of the log that contain these texts, in this order, and for each fighter
``values`` (JSON by address) on its sheet afterwards.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from core import registry
from core.character.json_values import Json
from core.play.fight import Fight
from tests.helpers.scripted_fights import Scripted, arena
from tests.helpers.worked_examples import FOLDER, WorkedExamples, merge_documents, value_at

FILE = "fights.toml"


@dataclass(frozen=True)
class Fighter:
    """A participant.

    Attributes:
        side: The side.
        data: Inputs of the sheet.
        expected: Values afterwards, by address.
    """

    side: str
    data: Mapping[str, Json]
    expected: Mapping[str, Json]


@dataclass(frozen=True)
class WorkedFight:
    """One entry of a file; see the notation above."""

    name: str
    cite: str
    fighters: Sequence[Fighter]
    dice: list[int]
    options: Mapping[str, Json]
    answers: Mapping[str, list[Json]]
    rounds: int
    lines: Sequence[str]


def read_fights(worked: WorkedExamples) -> list[WorkedFight]:
    """Return the fights of a game; empty if it has no such file."""
    file = FOLDER / worked.id / FILE
    if not file.is_file():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Fraction)["fight"]
    return [_read(worked, each) for each in entries]


def _read(worked: WorkedExamples, entry: Mapping[str, Any]) -> WorkedFight:
    fighters = []
    for each in entry["fighters"]:
        like = worked.examples[each["like"]].data if "like" in each else {}
        data = merge_documents(like, json.loads(each.get("data", "{}")))
        fighters.append(Fighter(each["side"], data, json.loads(each.get("values", "{}"))))
    return WorkedFight(
        entry["name"],
        entry["cite"],
        fighters,
        entry["dice"],
        entry.get("options", {}),
        json.loads(entry.get("answers", "{}")),
        entry.get("rounds", 1),
        entry.get("lines", ()),
    )


def run_fight(worked: WorkedExamples, case: WorkedFight) -> Scripted:
    """Carry out a fight of the game's usual kind."""
    sheets = [(each.side, worked.sheet_of(each.data)) for each in case.fighters]
    conflict = registry.game(worked.id).conflicts[0]
    script = Scripted(Fight(conflict, arena(*sheets, options=case.options), 1), case.dice, case.answers)
    script.run(case.rounds)
    return script


def check_fight(worked: WorkedExamples, case: WorkedFight) -> None:
    """Carry out a fight and check what it says."""
    script = run_fight(worked, case)
    assert script.used == case.dice, script.lines
    log = iter(script.lines)
    for expected in case.lines:
        assert any(expected in line for line in log), (expected, script.lines)
    for fighter, sheet in zip(case.fighters, script.fight.sheets, strict=True):
        assert {address: value_at(sheet, address) for address in fighter.expected} == fighter.expected
        assert sheet.faults == ()
