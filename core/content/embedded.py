"""Entries of a setting that a character carries with it: its groups and rows, turned back into entries.

A character embeds what was chosen for it. If its setting is missing, these entries are all that can be offered; an
entry of another setting would be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.character.json_values import Json
from core.character.row_notation import format_notation_row
from core.character.setting_reference import SettingReference
from core.character.shape import GroupNode, ListNode
from core.character.sheet import Sheet
from core.content.entries import check_entry, entry_shape
from core.content.entry_places import read_key
from core.content.setting import Entry, Setting
from core.errors import QuireError
from core.formula import fold
from core.rules.entry_paths import EntryStep, entry_path
from core.rules.model import Field, SettingKind, System

_UID = "uid"


def embedded_setting(sheet: Sheet, reference: SettingReference) -> Setting:
    """Return a setting of the entries that a character embeds; it may have none.

    What is no valid entry of its kind is left out.

    Args:
        sheet: The character.
        reference: Its setting.
    """
    system = sheet.system
    found: dict[str, dict[str, Entry]] = {key: {} for key in system.kinds}
    names: dict[str, set[str]] = {key: set() for key in system.kinds}
    for kind, entry in _written_entries(sheet):
        identity = fold(str(entry.get("id" if kind.has_ids else "name") or ""))
        name = fold(str(entry.get("name") or ""))
        if not identity or identity in found[kind.key] or (kind.has_names and (not name or name in names[kind.key])):
            continue
        names[kind.key].add(name)
        try:
            found[kind.key][identity] = check_entry(system, kind.key, entry)
        except QuireError:
            continue
    kinds = {key: tuple(entries.values()) for key, entries in found.items()}
    return Setting(reference.id, reference.name, "", system.id, kinds)


def _written_entries(sheet: Sheet) -> Iterator[tuple[SettingKind, dict[str, Json]]]:
    system, data = sheet.system, sheet.character.data
    for key, group in system.groups.items():
        kind = system.kinds.get(group.setting_kind)
        value = read_key(data, key)
        if kind is not None and isinstance(value, Mapping):
            yield kind, _without_uids(value)
    for key, field in system.fields.items():
        kind = system.kinds.get(field.setting_kind)
        rows = read_key(data, key) if kind is not None and "[]" not in key else None
        if kind is not None and isinstance(rows, list):
            yield from _row_entries(system, key, field, kind, [row for row in rows if isinstance(row, Mapping)])


def _row_entries(
    system: System, list_key: str, field: Field, kind: SettingKind, rows: list[Mapping[str, Json]]
) -> Iterator[tuple[SettingKind, dict[str, Json]]]:
    """Yield the entries of the rows of a list; rows of one entry are its uses."""
    root = entry_shape(system, kind.key).scope.root
    uses_key = field.filling.uses
    for row in rows:
        entry = _row_entry(system, list_key, field, kind, root, row)
        uses_node = root.members.get(uses_key)
        if isinstance(uses_node, ListNode):
            columns = uses_node.scope.root.members
            same = [each for each in rows if each.get("id") == row.get("id")]
            entry[uses_key] = [{key: each[key] for key in columns if key in each} for each in same]
        yield kind, entry


def _row_entry(
    system: System, list_key: str, field: Field, kind: SettingKind, root: GroupNode, row: Mapping[str, Json]
) -> dict[str, Json]:
    """Return the entry that a row was made from, as far as the row keeps it."""
    entry = {key: value for key, value in _without_uids(row).items() if key in root.members}
    for column, path in field.filling.fill.items():
        value = read_key(row, column)
        steps = entry_path(path)
        if value is not None and steps:
            _write_path(entry, steps, value)
    if kind.notation == list_key:
        entry[kind.line] = format_notation_row(system, list_key, row)
    return entry


def _write_path(entry: dict[str, Json], steps: tuple[EntryStep, ...], value: Json) -> None:
    """Set the value at a path of an entry; groups and rows on the way are made."""
    step, *rest = steps
    if not rest and not step.is_row:
        entry[step.name] = value
        return
    inner = entry.get(step.name)
    target: dict[str, Json]
    if step.is_row:
        rows = [dict(each) for each in inner if isinstance(each, Mapping)] if isinstance(inner, list) else []
        target = _row_at(rows, step)
        entry[step.name] = rows
    else:
        target = dict(inner) if isinstance(inner, Mapping) else {}
        entry[step.name] = target
    _write_path(target, tuple(rest), value)


def _row_at(rows: list[dict[str, Json]], step: EntryStep) -> dict[str, Json]:
    """Return the row that a step leads to, appended if it is not there."""
    if step.position is not None:
        while len(rows) <= step.position:
            rows.append({})
        return rows[step.position]
    for row in rows:
        if fold(str(row.get(step.column, ""))) == fold(step.wanted):
            return row
    rows.append({step.column: step.wanted})
    return rows[-1]


def _without_uids(value: Mapping[str, Json]) -> dict[str, Json]:
    return {key: _clean(each) for key, each in value.items() if key != _UID}


def _clean(value: Json) -> Json:
    if isinstance(value, Mapping):
        return _without_uids(value)
    return [_clean(each) for each in value] if isinstance(value, list) else value
