"""Parses addresses such as ``weapons[0].damage``; reads and writes document data at them.

Files, reports and the command line name a row by its position, counted from 0; edits and history name it by its uid,
because positions change. An :class:`Address` splits the text into a class key (``weapons[].damage``, as games and
formulas write it) and the rows in the brackets. The functions here also read and write JSON data at an address.
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
"""Maximum length of an address, in characters."""

UID_KEY: Final = "uid"

_SEGMENT = re.compile(
    r"(?P<name>[^\s.\[\]#]+)(?:\[(?:(?P<position>\d{1,9})|#(?P<uid>[\w-]{1,64}))\])?(?P<end>\.|$)", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Address:
    """The location of a value or row on a sheet.

    Attributes:
        key: Class key, without rows: ``weapons[].damage``. The key of a row ends in ``[]``.
        rows: For each ``[]`` the position (int) or uid (str) of the row.
    """

    key: str
    rows: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return _fill_rows(self.key, self.rows) if self.rows else self.key

    @property
    def is_row(self) -> bool:
        """True if it names a whole row of a list."""
        return self.key.endswith("[]")

    @property
    def list_key(self) -> str:
        """Key of the innermost list that contains it, ``weapons``; "" for the sheet itself."""
        return self.key.rpartition("[]")[0]


@lru_cache(maxsize=4096)
def _fill_rows(key: str, rows: tuple[int | str, ...]) -> str:
    """Return a key with its rows filled in."""
    marks = [f"[{row}]" if isinstance(row, int) else f"[#{row}]" for row in rows]
    return "".join(piece + mark for piece, mark in zip(key.split("[]"), [*marks, ""], strict=True))


@dataclass(frozen=True, slots=True)
class KeySegment:
    """One segment of a key: a name, and whether a row follows it."""

    name: str
    has_row: bool


@lru_cache(maxsize=4096)
def parse_address(text: str) -> Address:
    """Parse an address.

    Raises:
        EditError: The text is not an address.
    """
    keys: list[str] = []
    rows: list[int | str] = []
    offset = 0
    is_open = len(text) <= LONGEST
    while is_open:
        match = _SEGMENT.match(text, offset)
        if match is None:
            break
        position, uid = match["position"], match["uid"]
        keys.append(match["name"])
        if position is not None or uid is not None:
            keys[-1] += "[]"
            rows.append(uid if position is None else int(position))
        offset = match.end()
        if not match["end"]:
            return Address(".".join(keys), tuple(rows))
    raise EditError(
        Message(
            "no_address",
            "“{text}” is not an address on a sheet. Addresses look like base.hlth or weapons[0].name.",
            {"text": text},
        )
    )


def max_depth_at(address: Address) -> int:
    """Return how deeply a value at this address may be nested.

    Deeper values would make the whole document unreadable.
    """
    return DEEPEST - 1 - len(split_key(address.key)) - len(address.rows)


@lru_cache(maxsize=4096)
def split_key(key: str) -> tuple[KeySegment, ...]:
    """Split a key into its segments."""
    return tuple(KeySegment(name.removesuffix("[]"), name.endswith("[]")) for name in key.split("."))


def row_positions(address: Address, data: Mapping[str, Json], near: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the position of every row in an address.

    Args:
        address: The address.
        data: The document's data.
        near: Positions of the previous lookup, tried first.

    Raises:
        EditError: There is no such row.
    """
    if not address.rows:
        return ()
    return tuple([position for position, _ in _rows(address, data, near)])


def to_positions(address: Address, data: Mapping[str, Json]) -> Address:
    """Return an address with its rows named by position.

    Raises:
        EditError: There is no such row.
    """
    return Address(address.key, row_positions(address, data)) if address.rows else address


def to_uids(address: Address, data: Mapping[str, Json]) -> Address:
    """Return an address with its rows named by uid, where they have one.

    Raises:
        EditError: There is no such row.
    """
    if not address.rows:
        return address
    rows: list[int | str] = []
    for position, row in _rows(address, data):
        uid = row.get(UID_KEY) if isinstance(row, dict) else None
        rows.append(uid if isinstance(uid, str) and is_uid(uid) else position)
    return Address(address.key, tuple(rows))


def is_uid(text: str) -> bool:
    """Return whether a text is a well-formed uid."""
    return _UID.fullmatch(text) is not None


_UID = re.compile(r"[\w-]{1,64}", re.ASCII)


def read_value(address: Address, data: Mapping[str, Json]) -> Json | Absent:
    """Return the value at an address; :data:`ABSENT` if the document has none.

    Raises:
        EditError: There is no such row.
    """
    node: Json = data
    rows = iter(address.rows)
    for segment in split_key(address.key):
        if not isinstance(node, dict) or segment.name not in node:
            _refuse_missing_row(rows, segment, address)
            return ABSENT
        node = node[segment.name]
        if segment.has_row:
            entries = _entries(node)
            node = entries[_position(next(rows), entries, segment, address)]
    return node


def with_value(address: Address, data: Mapping[str, Json], value: Json | Absent) -> dict[str, Json]:
    """Return a copy of the data with another value at an address; missing groups are created.

    Args:
        address: The address.
        data: Not modified; unchanged branches are shared with the copy.
        value: The new value; :data:`ABSENT` removes the key.

    Raises:
        EditError: There is no such row, or a parent is neither a group nor a list.
    """
    return _write(data, split_key(address.key), 0, iter(address.rows), value, address)


def swap_value(address: Address, data: Mapping[str, Json], value: Json) -> tuple[dict[str, Json], Json] | None:
    """Return a copy of the data with another value at an address, and the old value.

    Works in one pass.

    The fast path of ordinary edits; :func:`first_missing`, :func:`read_value` and :func:`with_value` handle the rest.

    Args:
        address: The address, rows by position.
        data: Not modified; unchanged branches are shared with the copy.
        value: The new value.

    Returns:
        None if the address or one of its parents is missing.
    """
    segments, rows = split_key(address.key), iter(address.rows)
    result = group = dict(data)
    for segment in segments[:-1]:
        inner = _copy_group(group, segment, rows)
        if inner is None:
            return None
        group = inner
    segment = segments[-1]
    if segment.has_row:
        entries, position = group.get(segment.name), next(rows)
        if not isinstance(entries, list) or not isinstance(position, int) or position >= len(entries):
            return None
        group[segment.name] = [*entries[:position], value, *entries[position + 1 :]]
        return result, entries[position]
    if segment.name not in group:
        return None
    old, group[segment.name] = group[segment.name], value
    return result, old


def _copy_group(group: dict[str, Json], segment: KeySegment, rows: Iterator[int | str]) -> dict[str, Json] | None:
    """Replace the child group of a segment by a copy and return the copy; None if missing."""
    child = group.get(segment.name)
    if not segment.has_row:
        if not isinstance(child, dict):
            return None
        inner = group[segment.name] = dict(child)
        return inner
    position = next(rows)
    if not isinstance(child, list) or not isinstance(position, int) or position >= len(child):
        return None
    row = child[position]
    if not isinstance(row, dict):
        return None
    inner = dict(row)
    entries = group[segment.name] = list(child)
    entries[position] = inner
    return inner


def first_missing(address: Address, data: Mapping[str, Json]) -> Address | None:
    """Return the outermost missing (or null) parent of an address; None if nothing is missing.

    Raises:
        EditError: There is no such row.
    """
    node: Json = data
    segments = split_key(address.key)
    rows = iter(address.rows)
    used = 0
    for depth, segment in enumerate(segments, start=1):
        is_there = isinstance(node, dict) and segment.name in node
        child = node[segment.name] if isinstance(node, dict) and is_there else None
        if not is_there or (child is None and depth < len(segments)):
            _refuse_missing_row(rows, segment, address)
            return Address(
                ".".join(_name(each) for each in segments[: depth - 1]) + ("." if depth > 1 else "") + segment.name,
                address.rows[:used],
            )
        node = child
        if segment.has_row:
            used += 1
            entries = _entries(node)
            node = entries[_position(next(rows), entries, segment, address)]
    return None


def _name(segment: KeySegment) -> str:
    return f"{segment.name}[]" if segment.has_row else segment.name


def _write(
    node: Json,
    segments: tuple[KeySegment, ...],
    index: int,
    rows: Iterator[int | str],
    value: Json | Absent,
    address: Address,
) -> dict[str, Json]:
    segment = segments[index]
    if not isinstance(node, dict):
        _refuse_missing_row(rows, segment, address)
        raise EditError(
            Message(
                "not_a_group",
                "{address} cannot be set, because part of it is not a group. Check the address.",
                {"address": address},
            )
        )
    is_last = index == len(segments) - 1
    result = dict(node)
    new: Json
    if segment.has_row:
        entries = list(_entries(node.get(segment.name)))
        position = _position(next(rows), entries, segment, address)
        if not is_last:
            entries[position] = _write(entries[position], segments, index + 1, rows, value, address)
        elif not isinstance(value, Absent):
            entries[position] = value
        else:
            raise EditError(Message("row_absent", "{address} is a row. Remove the row instead.", {"address": address}))
        new = entries
    elif is_last:
        if isinstance(value, Absent):
            result.pop(segment.name, None)
            return result
        new = value
    else:
        inner = node.get(segment.name)
        new = _write({} if inner is None else inner, segments, index + 1, rows, value, address)
    result[segment.name] = new
    return result


def _rows(address: Address, data: Mapping[str, Json], near: Sequence[int] = ()) -> Iterator[tuple[int, Json]]:
    """Yield position and content of every row in an address."""
    node: Json = data
    rows, first = iter(address.rows), iter(near)
    for segment in split_key(address.key):
        node = node.get(segment.name) if isinstance(node, dict) else None
        if segment.has_row:
            entries = _entries(node)
            row, position = next(rows), next(first, len(entries))
            if position >= len(entries) or not _has_uid(entries[position], row):
                position = _position(row, entries, segment, address)
            node = entries[position]
            yield position, node


def _position(row: int | str, entries: list[Json], segment: KeySegment, address: Address) -> int:
    """Return the position of a row in its list.

    Raises:
        EditError: There is no such row.
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
            "There is no row {address}; it may have been removed. {list} has {count:# row|# rows}.",
            {"address": address, "list": segment.name, "count": len(entries)},
        )
    )


def _has_uid(row: Json, uid: int | str) -> bool:
    """Return whether a row has this uid; False for a position."""
    return isinstance(row, dict) and isinstance(uid, str) and row.get(UID_KEY) == uid


def _refuse_missing_row(rows: Iterator[int | str], segment: KeySegment, address: Address) -> None:
    """Raise if the rest of an address names a row of a list that is missing."""
    row = next(rows, None)
    if row is not None:
        _position(row, [], segment, address)


def _entries(node: Json) -> list[Json]:
    return node if isinstance(node, list) else []
