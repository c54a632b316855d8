"""The state in which a fighter would enter a conflict is known before it begins, in every game."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character import AddRow, Edit, SetValue
from core.errors import ProcedureError
from core.messages import Message
from core.play import Table, state_at_entry
from core.procedures import Conversation
from core.registry import game, opponents
from tests.helpers.games import example_id
from tests.helpers.splashing import SPLASHING
from tests.helpers.tiny_character import tiny_sheet


@pytest.mark.parametrize(
    ("id_", "edit"),
    [
        (example_id(), SetValue("state.dead", True)),
        ("ratios", SetValue("state", "dead")),
        ("hursagmu", AddRow("wounds", {"damage": 60})),
        ("eastern_isles", SetValue("bd_lost", 100)),
    ],
)
def test_who_is_dead_is_known_to_be_before_the_fight(id_: str, edit: Edit) -> None:
    of = game(id_)
    (sheet,) = opponents("guard", of, of.setting(), random.Random(5))
    conflict = of.conflicts[0]
    assert state_at_entry(conflict, sheet, of.setting()) == ""
    sheet.apply(edit)
    before = sheet.character
    assert state_at_entry(conflict, sheet, of.setting()) == "dead"
    assert sheet.character is before


def test_where_a_conflict_cannot_begin_nothing_is_said() -> None:
    def refuse(_table: Table) -> Conversation:
        raise ProcedureError(Message("dry", "There is no water.", {}))
        yield

    assert state_at_entry(replace(SPLASHING, start=refuse), tiny_sheet()) == ""
    assert state_at_entry(SPLASHING, tiny_sheet()) == ""
