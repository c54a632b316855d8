"""Creates rows of a character from setting entries; lists rows that a setting offers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import cast

from core.character.json_values import Json
from core.content.setting import Entry, Setting
from core.formula import fold
from core.rules.entry_paths import EntryStep, entry_path
from core.rules.model import Field, System


@dataclass(frozen=True, slots=True)
class OfferedRow:
    """A row that a setting offers for a list.

    Attributes:
        name: Name for people: ``Long sword, Melee``.
        entry: Id of the entry it is made from.
        row: The row as :class:`~core.character.edits.AddRow` takes it.
    """

    name: str
    entry: str
    row: Mapping[str, Json]


def offered_rows(
    system: System, setting: Setting | None, list_key: str, present: Collection[str] = ()
) -> Iterator[OfferedRow]:
    """Yield the rows that a setting offers for a list; one for each use of an entry.

    Args:
        system: The game.
        setting: The setting; None has no entries.
        list_key: Key of the list: ``weapons``.
        present: Ids of entries that already have rows in the list.
    """
    field = system.fields[list_key]
    if setting is None or not field.setting_kind:
        return
    columns = _columns(system, list_key)
    for entry in setting.kinds.get(field.setting_kind, ()):
        id_ = str(entry.get("id") or "")
        name = str(entry.get("name") or id_)
        listed_uses = entry.get(field.filling.uses)
        uses = [each for each in listed_uses if isinstance(each, Mapping)] if isinstance(listed_uses, list) else []
        for use in uses or [{}]:
            labels = [_value_label(columns[key], value) for key, value in use.items() if key in columns]
            row = entry_row(system, list_key, entry, use, is_again=id_ in present)
            yield OfferedRow(", ".join([name, *labels]), id_, row)


def entry_row(
    system: System, list_key: str, entry: Entry, use: Mapping[str, Json] | None = None, *, is_again: bool = False
) -> dict[str, Json]:
    """Return the row of an entry: the keys both have, then the mapping of the game.

    Args:
        system: The game.
        list_key: Key of the list: ``weapons``.
        entry: The entry; missing keys have the defaults of the row.
        use: One of its uses, as a type of a weapon; its keys win over those of the entry.
        is_again: Whether the list already has a row of this entry.

    Returns:
        The row as :class:`~core.character.edits.AddRow` takes it, with the entry's id.
    """
    filling = system.fields[list_key].filling
    names = {key.partition(".")[0].removesuffix("[]") for key in _columns(system, list_key)}
    row: dict[str, Json] = {key: value for key, value in entry.items() if key in names}
    row.update(_line_values(system, list_key, entry))
    row.update((key, value) for key, value in (use or {}).items() if key in names)
    for column, key in filling.fill.items():
        if (value := _read_path(entry, key)) is not None:
            _set_column(row, column, value)
    for column, start in (*filling.start.items(), *(filling.again.items() if is_again else ())):
        _set_column(row, column, _to_json(start))
    return row


def _line_values(system: System, list_key: str, entry: Entry) -> Mapping[str, Json]:
    """Return what the notation line of an entry says."""
    kind = system.kinds.get(system.fields[list_key].setting_kind)
    line = entry.get(kind.line) if kind is not None and kind.notation == list_key else None
    if not isinstance(line, str) or not line.strip():
        return {}
    return cast("Mapping[str, Json]", system.notations[list_key].parse_open(line))


@lru_cache(maxsize=64)
def _columns(system: System, list_key: str) -> Mapping[str, Field]:
    """Return the columns of a list by name."""
    start = f"{list_key}[]."
    return {key.removeprefix(start): each for key, each in system.fields.items() if key.startswith(start)}


def _value_label(field: Field, value: Json) -> str:
    """Return a value in words of the game."""
    return next((choice.label for choice in field.choices if choice.key == value), str(value))


def _read_path(entry: Entry, key: str) -> Json:
    """Return the value at a path of an entry; None if there is none."""
    value: Json = dict(entry)
    for step in entry_path(key) or ():
        if not isinstance(value, Mapping):
            return None
        value = value.get(step.name)
        if step.is_row:
            value = _select_row(value, step)
    return value


def _select_row(value: Json, step: EntryStep) -> Json:
    """Return the row that a path step leads to; None if there is none."""
    rows = value if isinstance(value, list | tuple) else ()
    if step.position is not None:
        return rows[step.position] if step.position < len(rows) else None
    wanted = fold(step.wanted)
    return next(
        (row for row in rows if isinstance(row, Mapping) and fold(str(row.get(step.column, ""))) == wanted), None
    )


def _set_column(row: dict[str, Json], column: str, value: Json) -> None:
    """Set a column of a row; copies groups shared with the entry."""
    group, dot, name = column.partition(".")
    if not dot:
        row[column] = value
        return
    inner = row.get(group)
    copy = dict(inner) if isinstance(inner, Mapping) else {}
    _set_column(copy, name, value)
    row[group] = copy


def _to_json(value: object) -> Json:
    """Return a value of the rules as JSON."""
    return Decimal(value.numerator) / Decimal(value.denominator) if isinstance(value, Fraction) else cast("Json", value)
