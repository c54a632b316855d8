"""Printed explanations of RPG.Rules."""

from __future__ import annotations

from random import Random

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.explanations import (
    ExplanationChapter,
    ExplanationEntry,
    explain_numbers,
    record_printed_numbers,
)
from core.export.render_context import UNTRANSLATED, RenderContext
from core.registry import open_character


def chapters_of(sheet: Sheet) -> list[ExplanationChapter]:
    """Explain what stands on the full sheet."""
    return explain_numbers(sheet, record_printed_numbers(sheet, RenderContext(sheet.system, sheet)), UNTRANSLATED)


def entries_of(chapters: list[ExplanationChapter]) -> dict[str, ExplanationEntry]:
    """Return the numbers by their names; of namesakes the last one."""
    return {entry.label: entry for chapter in chapters for entry in chapter.entries}


def test_a_number_of_the_rules_is_not_explained() -> None:
    """What reads nothing is the same for every character."""
    sheet = open_character(Character(system="kinsler"), Random(1))
    found = entries_of(chapters_of(sheet))
    assert "Success at" not in found
    assert found
