"""What an update of entries would change of a character: its numbers, and new rule violations. Nothing is written."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.character.address import parse_address, row_positions
from core.character.edits import Batch, Edit
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.content.entry_updates import EntryUpdate
from core.errors import EditError
from core.formula import Cell, address_of
from core.rules.model import Severity, System
from core.rules.play_layout import PlayNumber, PlayTrack

_ROW: Final = "[]"


@dataclass(frozen=True, slots=True)
class UpdateEffect:
    """The effect of an update.

    Attributes:
        before: The present character.
        after: A copy of it with the update.
        edit: The edit as it was applied, with allowances that are no longer needed removed.
        head: Addresses of the numbers of the sheet's head that change.
        own: Addresses of the numbers that change in the rows of the entries.
        others: Addresses of the other numbers that change.
        violations: The rule violations that are new.
    """

    before: Sheet
    after: Sheet
    edit: Edit
    head: tuple[str, ...]
    own: tuple[str, ...]
    others: tuple[str, ...]
    violations: tuple[Violation, ...]


def update_effect(sheet: Sheet, updates: Sequence[EntryUpdate], source: random.Random) -> UpdateEffect:
    """Return what the updates would change.

    Args:
        sheet: The character; it is not modified.
        updates: The entries to bring to their present version.
        source: Source of randomness for uids of rows.

    Raises:
        EditError: An update does not fit the character.
    """
    edit = Batch(tuple(each for update in updates for each in update.edits))
    after = sheet.copy(source)
    changes = after.apply(edit)
    derived = sheet.system.derived
    cells = [cell for cell in changes.cells if cell[0] in derived and not derived[cell[0]].is_hidden]
    cells = [cell for cell in cells if _differs(sheet, after, cell)]
    rows = set(_row_cells(sheet, updates))
    leading = {key: place for place, key in enumerate(head_keys(sheet.system))}
    head = sorted((cell for cell in cells if cell[0] in leading), key=lambda cell: (leading[cell[0]], cell[1]))
    own = [cell for cell in cells if cell[0] not in leading and (_row_of(cell) in rows)]
    others = [cell for cell in cells if cell[0] not in leading and _row_of(cell) not in rows]
    order = {key: place for place, key in enumerate(derived)}
    for group in (own, others):
        group.sort(key=lambda cell: (order[cell[0]], cell[1]))
    violations = tuple(each for each in changes.violations if each.severity is Severity.VIOLATION)
    return UpdateEffect(
        sheet,
        after,
        changes.edit,
        tuple(map(address_of, head)),
        tuple(map(address_of, own)),
        tuple(map(address_of, others)),
        violations,
    )


def head_keys(system: System) -> tuple[str, ...]:
    """Return the class keys of the numbers that a game puts first: numbers and tracks of its Play page, in order.

    Numbers of rows are not among them.
    """
    play = system.layout.play
    found: dict[str, None] = {}
    parts: list[PlayTrack | PlayNumber] = [*play.numbers, *play.tracks]
    for part in parts:
        if part.rows.partition("[")[0] not in system.fields:
            for address in (part.most, part.now) if isinstance(part, PlayTrack) else (part.address,):
                found.update(dict.fromkeys(_members(address, system)))
    return tuple(found)


def _members(key: str, system: System) -> Iterator[str]:
    """Yield the computed numbers that a key stands for: one for each member of its family."""
    if key in system.derived:
        yield key
    elif "<" in key:
        mark = key[key.index("<") + 1 : key.index(">")]
        for member in system.families.get(mark, ()):
            yield from _members(key.replace(f"<{mark}>", member.key), system)


def _differs(before: Sheet, after: Sheet, cell: Cell) -> bool:
    try:
        return before.value_at(cell) != after.value_at(cell)
    except LookupError:
        return True


def _row_cells(sheet: Sheet, updates: Sequence[EntryUpdate]) -> Iterator[Cell]:
    """Yield the rows that the updates write to."""
    for update in updates:
        for field in update.fields:
            for address in field.addresses:
                key, mark, _ = address.partition("]")
                if mark:
                    row = parse_address(f"{key}]")
                    try:
                        yield row.key, row_positions(row, sheet.character.data)
                    except EditError:
                        continue


def _row_of(cell: Cell) -> Cell:
    """Return the row of the outermost list that a number is in; the number itself if it is in none."""
    key, mark, _ = cell[0].partition(_ROW)
    return (key + mark, cell[1][:1]) if mark else cell
