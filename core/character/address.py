"""Addresses: the names of places on a sheet, ``base.hlth``, ``weapons[0].damage``, ``weapons[#k3f9].damage``.

A row is named by its position, counted from 0, in files, reports and on the command line; by its uid in edits and
history, since positions move. An :class:`Address` splits the text into the key of its kind (``weapons[].damage``, as
games and formulas write it) and the rows that stand in the brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from core.character.json_values import ABSENT, DEEPEST, Absent, Json
from core.errors import EditError
from core.messages import Message

LONGEST: Final = 1000
"""Letters that an address may have."""

UID_KEY: Final = "uid"

_PART = re.compile(
    r"(?P<name>[^\s.\[\]#]+)(?:\[(?:(?P<position>\d{1,9})|#(?P<uid>[\w-]{1,64}))\])?(?P<end>\.|$)", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Address:
    """A place on a sheet.

    Attributes:
        key: What kind of place it is, rows left open: ``weapons[].damage``. A row itself ends in ``[]``.
        rows: For each ``[]`` the position of the row (a number) or its uid (a text).
    """

    key: str
    rows: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return _filled(self.key, self.rows) if self.rows else self.key

    @property
    def is_row(self) -> bool:
        """Whether it names a whole row of a list."""
        return self.key.endswith("[]")

    @property
    def list_key(self) -> str:
        """Key of the innermost list that it lies in or names a row of: ``weapons``; "" on the sheet itself."""
        return self.key.rpartition("[]")[0]


@lru_cache(maxsize=4096)
def _filled(key: str, rows: tuple[int | str, ...]) -> str:
    """Return a key with its rows filled in."""
    marks = [f"[{row}]" if isinstance(row, int) else f"[#{row}]" for row in rows]
    return "".join(piece + mark for piece, mark in zip(key.split("[]"), [*marks, ""], strict=True))


@dataclass(frozen=True, slots=True)
class Part:
    """One name on the way to a place, and whether a row follows."""

    name: str
    has_row: bool


@lru_cache(maxsize=4096)
def parse_address(text: str) -> Address:
    """Read an address.

    Raises:
        EditError: It is none.
    """
    keys: list[str] = []
    rows: list[int | str] = []
    place = 0
    is_open = len(text) <= LONGEST
    while is_open:
        found = _PART.match(text, place)
        if found is None:
            break
        position, uid = found["position"], found["uid"]
        keys.append(found["name"])
        if position is not None or uid is not None:
            keys[-1] += "[]"
            rows.append(uid if position is None else int(position))
        place = found.end()
        if not found["end"]:
            return Address(".".join(keys), tuple(rows))
    raise EditError(
        Message(
            "no_address",
            "“{text}” is not the name of a place on a sheet. Places are written like base.hlth or weapons[0].name.",
            {"text": text},
        )
    )


def room_below(address: Address) -> int:
    """Say how deep a value at a place may be nested, so that the whole document does not become too deep to be read."""
    return DEEPEST - 1 - len(parts(address.key)) - len(address.rows)


@lru_cache(maxsize=4096)
def parts(key: str) -> tuple[Part, ...]:
    """Split a key into the names on the way to it."""
    return tuple(Part(name.removesuffix("[]"), name.endswith("[]")) for name in key.split("."))


def positions(address: Address, data: Mapping[str, Json], near: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the position of every row that an address names.

    Args:
        address: The place.
        data: Where the rows stand.
        near: Where they stood the last time, which is looked at first.

    Raises:
        EditError: There is no such row.
    """
    if not address.rows:
        return ()
    return tuple([position for position, _ in _rows(address, data, near)])


def by_position(address: Address, data: Mapping[str, Json]) -> Address:
    """Name the rows of an address by position.

    Raises:
        EditError: There is no such row.
    """
    return Address(address.key, positions(address, data)) if address.rows else address


def by_uid(address: Address, data: Mapping[str, Json]) -> Address:
    """Name the rows of an address by uid, where they have one.

    Raises:
        EditError: There is no such row.
    """
    if not address.rows:
        return address
    named: list[int | str] = []
    for position, row in _rows(address, data):
        uid = row.get(UID_KEY) if isinstance(row, dict) else None
        named.append(uid if isinstance(uid, str) and is_uid(uid) else position)
    return Address(address.key, tuple(named))


def is_uid(text: str) -> bool:
    """Whether a text can stand as a uid in an address."""
    return _UID.fullmatch(text) is not None


_UID = re.compile(r"[\w-]{1,64}", re.ASCII)


def stored(address: Address, data: Mapping[str, Json]) -> Json | Absent:
    """Return what stands at a place; :data:`ABSENT` where nothing does.

    Raises:
        EditError: There is no such row.
    """
    node: Json = data
    rows = iter(address.rows)
    for part in parts(address.key):
        if not isinstance(node, dict) or part.name not in node:
            _refuse_missing_row(rows, part, address)
            return ABSENT
        node = node[part.name]
        if part.has_row:
            entries = _entries(node)
            node = entries[_position(next(rows), entries, part, address)]
    return node


def written(address: Address, data: Mapping[str, Json], value: Json | Absent) -> dict[str, Json]:
    """Return the data with another value at a place; missing groups on the way are made.

    Args:
        address: The place.
        data: Stays as it is; what is not on the way is shared.
        value: What shall stand there; :data:`ABSENT` takes the key away.

    Raises:
        EditError: There is no such row, or something on the way is neither group nor list.
    """
    return _write(data, parts(address.key), 0, iter(address.rows), value, address)


def exchanged(address: Address, data: Mapping[str, Json], value: Json) -> tuple[dict[str, Json], Json] | None:
    """Return the data with another value at a place, and what stood there, in one walk.

    This is what an ordinary edit needs; for all else there are :func:`first_missing`, :func:`stored`, :func:`written`.

    Args:
        address: The place, rows by position.
        data: Stays as it is; what is not on the way is shared.
        value: What shall stand there.

    Returns:
        None where something on the way, or the place itself, is not there.
    """
    way, rows = parts(address.key), iter(address.rows)
    result = group = dict(data)
    for part in way[:-1]:
        inner = _opened(group, part, rows)
        if inner is None:
            return None
        group = inner
    part = way[-1]
    if part.has_row:
        entries, position = group.get(part.name), next(rows)
        if not isinstance(entries, list) or not isinstance(position, int) or position >= len(entries):
            return None
        group[part.name] = [*entries[:position], value, *entries[position + 1 :]]
        return result, entries[position]
    if part.name not in group:
        return None
    old, group[part.name] = group[part.name], value
    return result, old


def _opened(group: dict[str, Json], part: Part, rows: Iterator[int | str]) -> dict[str, Json] | None:
    """Put a copy of the next group on the way in its place, and give it; None where there is none."""
    found = group.get(part.name)
    if not part.has_row:
        if not isinstance(found, dict):
            return None
        inner = group[part.name] = dict(found)
        return inner
    position = next(rows)
    if not isinstance(found, list) or not isinstance(position, int) or position >= len(found):
        return None
    row = found[position]
    if not isinstance(row, dict):
        return None
    inner = dict(row)
    entries = group[part.name] = list(found)
    entries[position] = inner
    return inner


def first_missing(address: Address, data: Mapping[str, Json]) -> Address | None:
    """Return the outermost place on the way to an address where nothing stands yet, or null for a whole group.

    None where all is there.

    Raises:
        EditError: There is no such row.
    """
    node: Json = data
    way = parts(address.key)
    rows = iter(address.rows)
    used = 0
    for place, part in enumerate(way, start=1):
        is_there = isinstance(node, dict) and part.name in node
        found = node[part.name] if isinstance(node, dict) and is_there else None
        if not is_there or (found is None and place < len(way)):
            _refuse_missing_row(rows, part, address)
            return Address(
                ".".join(_name(each) for each in way[: place - 1]) + ("." if place > 1 else "") + part.name,
                address.rows[:used],
            )
        node = found
        if part.has_row:
            used += 1
            entries = _entries(node)
            node = entries[_position(next(rows), entries, part, address)]
    return None


def _name(part: Part) -> str:
    return f"{part.name}[]" if part.has_row else part.name


def _write(
    node: Json, way: tuple[Part, ...], at: int, rows: Iterator[int | str], value: Json | Absent, address: Address
) -> dict[str, Json]:
    part = way[at]
    if not isinstance(node, dict):
        _refuse_missing_row(rows, part, address)
        raise EditError(
            Message(
                "not_a_group",
                "{address} cannot be set: what stands on the way to it is no group. Check the address.",
                {"address": address},
            )
        )
    is_last = at == len(way) - 1
    result = dict(node)
    new: Json
    if part.has_row:
        entries = list(_entries(node.get(part.name)))
        position = _position(next(rows), entries, part, address)
        if not is_last:
            entries[position] = _write(entries[position], way, at + 1, rows, value, address)
        elif not isinstance(value, Absent):
            entries[position] = value
        else:
            raise EditError(Message("row_absent", "{address} is a row. Remove it as one.", {"address": address}))
        new = entries
    elif is_last:
        if isinstance(value, Absent):
            result.pop(part.name, None)
            return result
        new = value
    else:
        inner = node.get(part.name)
        new = _write({} if inner is None else inner, way, at + 1, rows, value, address)
    result[part.name] = new
    return result


def _rows(address: Address, data: Mapping[str, Json], near: Sequence[int] = ()) -> Iterator[tuple[int, Json]]:
    """Yield position and content of every row that an address names."""
    node: Json = data
    rows, first = iter(address.rows), iter(near)
    for part in parts(address.key):
        node = node.get(part.name) if isinstance(node, dict) else None
        if part.has_row:
            entries = _entries(node)
            row, position = next(rows), next(first, len(entries))
            if position >= len(entries) or not _has_uid(entries[position], row):
                position = _position(row, entries, part, address)
            node = entries[position]
            yield position, node


def _position(row: int | str, entries: list[Json], part: Part, address: Address) -> int:
    """Find a row in its list.

    Raises:
        EditError: It is not there.
    """
    if isinstance(row, int):
        if row < len(entries):
            return row
    else:
        for position, entry in enumerate(entries):
            if entry.__class__ is dict and entry.get(UID_KEY) == row:
                return position
    raise EditError(
        Message(
            "no_row",
            "{address}: there is no such row. It may have been removed; {list} has {count:# row|# rows}.",
            {"address": address, "list": part.name, "count": len(entries)},
        )
    )


def _has_uid(row: Json, uid: int | str) -> bool:
    """Return whether a row is the one of a uid; a position is none, whatever a row may hold."""
    return isinstance(row, dict) and isinstance(uid, str) and row.get(UID_KEY) == uid


def _refuse_missing_row(rows: Iterator[int | str], part: Part, address: Address) -> None:
    """Refuse an address that goes on to a row where not even its list stands."""
    row = next(rows, None)
    if row is not None:
        _position(row, [], part, address)


def _entries(node: Json) -> list[Json]:
    return node if isinstance(node, list) else []
