"""Checks that undoing edits restores the document, its numbers and its violations."""

from __future__ import annotations

import random
from collections.abc import Iterable

from core.character.edits import Edit, RemoveRow
from core.character.sheet import Sheet

Reported = list[tuple[str, str]]


def check_edits_and_undo(sheet: Sheet, edits: Iterable[Edit]) -> None:
    """Apply edits, compare the sheet with a newly opened one, undo all, and compare with the start.

    Args:
        sheet: The character; unchanged afterwards.
        edits: The edits. A row is removed from a position only once, so that it exists.
    """
    first, numbers, reported = sheet.character, sheet.derived(), _reported(sheet)
    backs: list[Edit] = []
    removed: set[str] = set()
    for edit in edits:
        if isinstance(edit, RemoveRow):
            if edit.address in removed:
                continue
            removed.add(edit.address)
        backs.append(sheet.apply(edit).inverse)
    again = Sheet.open(sheet.character, sheet.system, random.Random(3))
    assert again.derived() == sheet.derived()
    assert _reported(again) == _reported(sheet)
    for back in reversed(backs):
        sheet.apply(back)
    assert sheet.character == first
    assert sheet.derived() == numbers
    assert _reported(sheet) == reported


def _reported(sheet: Sheet) -> Reported:
    return [(each.code, each.address) for each in (*sheet.violations, *sheet.notices)]
