"""The state in which a fighter would enter a conflict is known before it begins, in every game."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.edits import Edit
from core.errors import ProcedureError
from core.messages import Message
from core.play.entry_state import state_at_entry
from core.play.table import Table
from core.procedures.requests import Conversation
from core.registry import game, opponents
from tests.helpers.games import modules
from tests.helpers.splash_conflict import SPLASHING
from tests.helpers.tiny_character import tiny_sheet


@pytest.mark.parametrize(
    ("id_", "edit"),
    [(id_, facts.DEADLY_EDIT) for id_, facts in modules("fight_facts").items() if hasattr(facts, "DEADLY_EDIT")],
)
def test_the_dead_are_known_before_the_fight(id_: str, edit: Edit) -> None:
    of = game(id_)
    (sheet,) = opponents("guard", of, of.setting(), random.Random(5))
    conflict = of.conflicts[0]
    assert state_at_entry(conflict, sheet, of.setting()) == ""
    sheet.apply(edit)
    before = sheet.character
    assert state_at_entry(conflict, sheet, of.setting()) == "dead"
    assert sheet.character is before


def test_a_conflict_that_cannot_start_gives_no_state() -> None:
    def refuse(_table: Table) -> Conversation:
        raise ProcedureError(Message("dry", "There is no water.", {}))
        yield

    assert state_at_entry(replace(SPLASHING, start=refuse), tiny_sheet()) == ""
    assert state_at_entry(SPLASHING, tiny_sheet()) == ""
