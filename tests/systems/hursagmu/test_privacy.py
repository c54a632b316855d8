"""Printed sheets of HURSAGMU without notes."""

from __future__ import annotations

from core.export.privacy import NOTES, SECRET, without_marked
from core.registry import game
from core.rules.block_kinds import RunsBlock


def test_notes_go_where_a_game_marks_them_and_columns_of_that_name_stay() -> None:
    system = game("hursagmu").system
    layout = without_marked(system, (NOTES,))
    assert layout != system.layout
    assert without_marked(system, (SECRET, NOTES)) == layout
    assert layout.card is not None
    (notes,) = [block for block in layout.card.blocks if block.key == "card_notes"]
    assert isinstance(notes, RunsBlock)
    assert notes.rows == ()
