"""Printed explanations of HURSAGMU."""

from __future__ import annotations

from random import Random

from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.sheet import Sheet
from core.export.explanations import (
    ExplanationChapter,
    explain_numbers,
    record_printed_numbers,
)
from core.export.render_context import UNTRANSLATED, RenderContext
from core.registry import open_character


def chapters_of(sheet: Sheet) -> list[ExplanationChapter]:
    """Explain what stands on the full sheet."""
    return explain_numbers(sheet, record_printed_numbers(sheet, RenderContext(sheet.system, sheet)), UNTRANSLATED)


def test_a_house_rule_before_a_ruling_of_ours_does_not_blame_the_book() -> None:
    """What only a ruling says is called one."""
    sheet = open_character(Character(system="hursagmu"), Random(1))
    sheet.apply(SetHouseRule("cost.str", "7"))
    notes = [entry.note for chapter in chapters_of(sheet) for entry in chapter.entries if entry.note]
    assert len(notes) == 1
    assert notes[0].startswith("house rule; Quire's interpretation before it: ")
