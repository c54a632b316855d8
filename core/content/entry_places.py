"""Finds where a character embeds entries of a setting: its groups, and rows of its lists.

A row belongs to an entry by its id; of kinds without ids by its name, or by the column that the entry's name fills.
What a player wrote by hand belongs to none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.character.address import UID_KEY
from core.character.json_values import Json
from core.formula import fold
from core.rules.model import Field, SettingKind, System, UseColumns


@dataclass(frozen=True, slots=True)
class EntryPlace:
    """A group or row of a document that comes from an entry.

    Attributes:
        kind: The kind of the entry: ``weapons``.
        identity: Its id, of kinds without ids its name; trimmed and caseless.
        name: Its name as the character has it.
        key: Class key of the group, or of the list: ``culture``, ``weapons``.
        address: Address of the group or row: ``culture``, ``weapons[#k3f9]``.
        value: What the document has there.
        also: For a row that stands for a use of the entry: its columns; ``identity`` is the entry's name then.
    """

    kind: str
    identity: str
    name: str
    key: str
    address: str
    value: Mapping[str, Json]
    also: UseColumns | None = None


def entry_identity(kind: SettingKind, entry: Mapping[str, Json]) -> str:
    """Return what a kind knows its entries by: the id, else the name; trimmed and caseless."""
    value = entry.get("id" if kind.has_ids else "name")
    return fold(value) if isinstance(value, str) else ""


def entry_places(system: System, data: Mapping[str, Json]) -> Iterator[EntryPlace]:
    """Yield the places of a document that may come from entries, groups first.

    Args:
        system: The game.
        data: The ``data`` of a document; its rows need no uid, then the address has their position.
    """
    for key, group in system.groups.items():
        kind = system.kinds.get(group.setting_kind)
        value = read_key(data, key)
        if kind is not None and isinstance(value, Mapping) and (identity := entry_identity(kind, value)):
            yield EntryPlace(kind.key, identity, _text(value, "name"), key, key, value)
    for key, field in system.fields.items():
        kind = system.kinds.get(field.setting_kind)
        rows = read_key(data, key) if kind is not None and "[]" not in key else None
        if kind is None or not isinstance(rows, list):
            continue
        column = identity_column(kind, field)
        for position, row in enumerate(rows):
            if isinstance(row, Mapping) and (identity := fold(_text(row, column))):
                yield EntryPlace(kind.key, identity, _text(row, "name"), key, _row_address(key, row, position), row)


def use_places(system: System, data: Mapping[str, Json]) -> Iterator[EntryPlace]:
    """Yield the rows of a document that stand for uses of entries of another kind, as skills with weapons.

    Args:
        system: The game.
        data: As for :func:`entry_places`.
    """
    for key, field in system.fields.items():
        also = field.filling.also
        rows = read_key(data, key) if also is not None else None
        if also is None or not isinstance(rows, list):
            continue
        for position, row in enumerate(rows):
            if isinstance(row, Mapping) and (name := _text(row, also.name)).strip():
                yield EntryPlace(also.kind, fold(name), name, key, _row_address(key, row, position), row, also)


def _row_address(key: str, row: Mapping[str, Json], position: int) -> str:
    uid = row.get(UID_KEY)
    return f"{key}[#{uid}]" if isinstance(uid, str) and uid else f"{key}[{position}]"


def identity_column(kind: SettingKind, field: Field) -> str:
    """Return the column of a list by which its rows belong to entries."""
    if kind.has_ids:
        return "id"
    return next((column for column, path in field.filling.fill.items() if path == "name"), "name")


def read_key(data: Mapping[str, Json], key: str) -> Json:
    """Return the value at a key of groups; None if there is none."""
    value: Json = data
    for name in key.split("."):
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def filled_columns(field: Field) -> frozenset[str]:
    """Return the columns of a list that do not come from the entry, but start with a value of the game."""
    return frozenset((*field.filling.start, *field.filling.again))


def _text(value: Mapping[str, Json], key: str) -> str:
    text = value.get(key)
    return text if isinstance(text, str) else ""
