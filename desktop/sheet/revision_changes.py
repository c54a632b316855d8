"""Reads revisions with the values each one changed (worker thread); compares two sheets.

A `HistoryCursor` starts at the present character and undoes one edit after the other on a sheet of its own; the values
that differ are the effects of that edit. `differences` compares two sheets of one character.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core.character.sheet import Sheet
from core.errors import QuireError
from core.formula import Cell, address_of
from desktop.address_labels import name_of, translate_text
from desktop.numerals import text_of

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import Revision

PAGE: Final = 50


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """A value that differs between two sheets.

    Attributes:
        name: Its display name.
        before, after: Its displayed value on each.
        is_computed: Whether it is computed by a formula.
        in_row: Whether it belongs to a row of a list.
    """

    name: str
    before: str
    after: str
    is_computed: bool = False
    in_row: bool = False


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """A revision with its effects.

    Attributes:
        revision: The revision.
        changed: Changed computed values, those of rows last.
        appeared: Number of new violations.
        gone: Number of resolved violations.
    """

    revision: Revision
    changed: tuple[ValueDifference, ...] = ()
    appeared: int = 0
    gone: int = 0


@dataclass(slots=True)
class HistoryCursor:
    """State of reading the history backwards; not thread-safe.

    Attributes:
        id: The character.
        sheet: The character before the oldest item read; None if an edit could not be undone.
        before: Revisions below this number are read next; None at the start.
        is_over: Whether the first revision was read.
        items: The items of this page.
    """

    id: str
    sheet: Sheet | None = None
    before: int | None = None
    is_over: bool = False
    items: tuple[HistoryItem, ...] = field(default=())


def read_page(cursor: HistoryCursor, library: Library) -> HistoryCursor:
    """Read the next older page.

    Raises:
        LibraryError: The character is gone.
    """
    sheet, before = cursor.sheet, cursor.before
    if before is None:
        sheet, before = _open_newest(cursor.id, library)
    revisions = library.history(cursor.id, before, PAGE)
    steps = {
        step.revision.number: step for step in library.revision_edits(cursor.id, [each.number for each in revisions])
    }
    items = []
    for revision in revisions:
        step = steps.get(revision.number)
        if step is None or sheet is None:
            items.append(HistoryItem(revision))
            continue
        after = sheet.copy(random.Random(0))
        try:
            changes = sheet.apply(step.inverse)
        except QuireError:  # the game's data changed; the descriptions are still shown
            sheet = None
            items.append(HistoryItem(revision))
            continue
        changed = tuple(_changed_numbers(sheet, after, changes.cells))
        items.append(HistoryItem(revision, changed, len(changes.resolved), len(changes.violations)))
    is_over = not revisions or revisions[-1].number == 0
    return HistoryCursor(cursor.id, sheet, revisions[-1].number if revisions else 0, is_over, tuple(items))


def _open_newest(id_: str, library: Library) -> tuple[Sheet | None, int]:
    from core.registry import open_character  # noqa: PLC0415 - imported after the first paint

    stored = library.load(id_)
    try:
        return open_character(stored.character, random.Random(0)), stored.position.revision + 1
    except QuireError:
        return None, stored.position.revision + 1


def _changed_numbers(before: Sheet, after: Sheet, cells: tuple[Cell, ...]) -> Iterator[ValueDifference]:
    """Yield the visible computed values among some cells that differ, those of rows last."""
    for in_row in (False, True):
        for cell in cells:
            derived = after.system.derived.get(cell[0])
            if derived is None or derived.is_hidden or bool(cell[1]) != in_row:
                continue
            address = address_of(cell)
            texts = _text(before, address), _text(after, address)
            if texts[0] != texts[1] and None not in texts:
                yield ValueDifference(
                    name_of(after, address), str(texts[0]), str(texts[1]), is_computed=True, in_row=in_row
                )


def _text(sheet: Sheet, address: str) -> str | None:
    try:
        return text_of(sheet, address, with_unit=False)
    except QuireError:  # the row does not exist
        return None


def compare_with_now(id_: str, number: int, now: Sheet, library: Library) -> tuple[ValueDifference, ...]:
    """Return the differences between a revision and the present sheet.

    Args:
        id_: The character.
        number: The revision.
        now: A copy of the present sheet.
        library: The library.

    Raises:
        QuireError: There is no such revision, or its game cannot read it any more.
    """
    from core.registry import open_character  # noqa: PLC0415 - imported after the first paint

    then = open_character(library.load_revision(id_, number), random.Random(0))
    return tuple(differences(then, now))


def differences(then: Sheet, now: Sheet) -> Iterator[ValueDifference]:
    """Yield all visible values that differ between two sheets of one character."""
    for key, label in _header_labels().items():
        before, after = then.header(key), now.header(key)
        if before != after:
            yield ValueDifference(label, before, after)
    system = now.system
    visible = {key for key, derived in system.derived.items() if not derived.is_hidden} | set(system.fields)
    lists = [key for key in system.fields if system.fields[key].type == "rows" and "[]" not in key]
    for key in (*system.fields, *system.derived):
        if "[]" in key or key in lists or key not in visible:
            continue
        before, after = text_of(then, key, with_unit=False), text_of(now, key, with_unit=False)
        if before != after:
            yield ValueDifference(name_of(now, key), before, after, is_computed=key in system.derived)
    for key in lists:
        yield from _row_differences(key, then, now)


def _header_labels() -> dict[str, str]:
    return {
        "name": QCoreApplication.translate("history", "Name"),
        "player": QCoreApplication.translate("history", "Player"),
        "campaign": QCoreApplication.translate("history", "Campaign"),
        "tags": QCoreApplication.translate("history", "Tags"),
        "notes": QCoreApplication.translate("history", "Notes"),
    }


def _row_differences(key: str, then: Sheet, now: Sheet) -> Iterator[ValueDifference]:
    """Yield the differences of a list's rows, matched by uid."""
    label = translate_text(now.system, now.system.fields[key].label)
    current_rows = {str(row.get("uid")): row for row in now.rows(key)}
    earlier_rows = {str(row.get("uid")): row for row in then.rows(key)}
    columns = [
        each
        for each in (*now.system.fields, *now.system.derived)
        if each.startswith(f"{key}[].") and each.count("[]") == 1 and f"{each}[]" not in now.system.fields
    ]
    for uid in dict.fromkeys((*earlier_rows, *current_rows)):
        sheet = now if uid in current_rows else then
        if uid not in current_rows or uid not in earlier_rows:
            name = name_of(sheet, f"{key}[#{uid}]")
            yield ValueDifference(
                f"{label}: {name}",
                name if uid in earlier_rows else "",
                name if uid in current_rows else "",
                in_row=True,
            )
            continue
        for column in columns:
            derived = now.system.derived.get(column)
            if derived is not None and derived.is_hidden:
                continue
            address = column.replace("[]", f"[#{uid}]")
            before, after = _text(then, address), _text(now, address)
            if before is not None and after is not None and before != after:
                yield ValueDifference(
                    name_of(now, address), before, after, is_computed=derived is not None, in_row=True
                )
