"""Writes what a party action changed on a character as text; party-table numbers first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core.character.edit_labels import describe_edit
from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.errors import EditError
from core.export.render_context import RenderContext
from core.rules.play_layout import PlayTrack
from desktop.messages import render
from desktop.sheet.party_columns import party_columns

if TYPE_CHECKING:
    from core.procedures.driver import Driver

_MAX_EFFECTS: Final = 5
"""Most effects listed for a character."""


def action_effects(before: Sheet, driver: Driver) -> list[str]:
    """Return the effects of a run: changed numbers of the party's table, then other edits.

    A value written several times is listed once, from first to last.

    Args:
        before: The current sheet; it is not changed.
        driver: The finished run.
    """
    after = driver.sheets[0]
    texts, seen = _table_changes(before, after)
    journal = [(each.edit, each.inverse) for each in driver.journal]
    for edit, inverse in _merge_edits(journal):
        if not isinstance(edit, SetValue) or (edit.address not in seen and _differs(before, after, edit.address)):
            texts.append(render(describe_edit(edit, after.system, inverse), after.system.id))
    texts = list(dict.fromkeys(texts))
    more = len(texts) - _MAX_EFFECTS
    if more > 0:
        texts[_MAX_EFFECTS:] = [QCoreApplication.translate("PartyActionDialog", "and {count} more").format(count=more)]
    return texts or [QCoreApplication.translate("PartyActionDialog", "No changes")]


def _table_changes(before: Sheet, after: Sheet) -> tuple[list[str], set[str]]:
    """Return changes in the party's table, and the addresses that they cover."""
    texts: list[str] = []
    seen: set[str] = set()
    change = QCoreApplication.translate("PartyActionDialog", "{what}: {old} to {new}")
    look = RenderContext(after.system, after)
    for column in party_columns(after.system):
        old, new = column.cell(before).text, column.cell(after).text
        if old != new:
            texts.append(change.format(what=column.full_name, old=old or "–", new=new or "–"))
            if isinstance(column.source, PlayTrack):
                part = column.source
                seen.update(look.address(each, column.scope) for each in (part.lost, part.also, part.regained) if each)
    return texts, seen


def _merge_edits(journal: Sequence[tuple[Edit, Edit]]) -> Iterator[tuple[Edit, Edit]]:
    """Yield edits with their inverses; several values of one address are merged."""
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
        return True  # a row was added or removed
