"""What an action does to somebody, in a few words: what matters in play first, then what is written to the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core.character import Edit, SetValue, Sheet, describe_edit
from core.errors import EditError
from core.export.render_context import RenderContext
from core.rules.play_layout import PlayTrack
from desktop.messages import render
from desktop.sheet.party_columns import party_columns

if TYPE_CHECKING:
    from core.procedures import Driver

_MAX_EFFECTS: Final = 5
"""Things that are told of each character."""


def action_effects(before: Sheet, driver: Driver) -> list[str]:
    """Say what a run changes: the numbers of the party's table, and what was written apart from that.

    What was written several times is told once, from how it was to how it is in the end.

    Args:
        before: The sheet as it is; nothing is written to it.
        driver: The run, at its end.
    """
    after = driver.sheets[0]
    told, seen = _table_changes(before, after)
    journal = [(each.edit, each.inverse) for each in driver.journal]
    for edit, inverse in _merge_edits(journal):
        if not isinstance(edit, SetValue) or (edit.address not in seen and _differs(before, after, edit.address)):
            told.append(render(describe_edit(edit, after.system, inverse), after.system.id))
    told = list(dict.fromkeys(told))
    more = len(told) - _MAX_EFFECTS
    if more > 0:
        told[_MAX_EFFECTS:] = [QCoreApplication.translate("PartyDialog", "and {count} more").format(count=more)]
    return told or [QCoreApplication.translate("PartyDialog", "No changes")]


def _table_changes(before: Sheet, after: Sheet) -> tuple[list[str], set[str]]:
    """Say what changes in the party's table; gives with it the addresses of which that tells everything."""
    told: list[str] = []
    seen: set[str] = set()
    change = QCoreApplication.translate("PartyDialog", "{what}: {old} → {new}")
    look = RenderContext(after.system, after)
    for column in party_columns(after.system):
        old, new = column.cell(before).text, column.cell(after).text
        if old != new:
            told.append(change.format(what=column.full_name, old=old or "–", new=new or "–"))
            if isinstance(column.source, PlayTrack):
                part = column.source
                seen.update(look.address(each, column.scope) for each in (part.lost, part.also, part.regained) if each)
    return told, seen


def _merge_edits(journal: Sequence[tuple[Edit, Edit]]) -> Iterator[tuple[Edit, Edit]]:
    """Yield every edit with what takes it back; of several values of one place the last, with the first before it."""
    values: dict[str, tuple[SetValue, SetValue]] = {}
    others: list[tuple[Edit, Edit]] = []
    for edit, inverse in journal:
        if isinstance(edit, SetValue) and isinstance(inverse, SetValue):
            values[edit.address] = edit, values.get(edit.address, (edit, inverse))[1]
        else:
            others.append((edit, inverse))
    yield from values.values()
    yield from others


def _differs(before: Sheet, after: Sheet, address: str) -> bool:
    try:
        return before.value(address) != after.value(address)
    except EditError:
        return True  # a row that was not there before, or is no more
