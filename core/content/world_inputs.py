"""Edits of single inputs of a world, which may hold what their fields cannot: the text as it was typed.

What a person types is never lost: a text that is no value of its field ("2d7", "abc" for a number) is set aside beside
it (:data:`~core.content.world_document.WRITTEN`), is shown in its place, and is reported as a problem of the world.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import Edit, SetValue
from core.character.json_values import ABSENT, Absent, Json
from core.character.sheet import Sheet
from core.content.world_document import VALUES, WRITTEN


def text_aside(sheet: Sheet, address: str) -> str | None:
    """Return the text that is set aside at an address of a world; None if its field has a value or its default.

    Args:
        sheet: The world.
        address: The input: ``weapons[2].types[0].cost``.
    """
    group, name = _group_at(sheet, address)
    if name in group:
        return None
    value = _set_aside(group).get(name, ABSENT)
    if isinstance(value, Absent | Mapping | list):
        return None
    return value if isinstance(value, str) else str(value)


def value_edit(sheet: Sheet, address: str, value: Json | Absent) -> Edit:
    """Return the edit that writes a value, and drops what was set aside there.

    Args:
        sheet: The world.
        address: The input.
        value: The value; ABSENT for the default.
    """
    group, name = _group_at(sheet, address)
    if name not in _set_aside(group):
        return SetValue(address, value)
    rest = {key: each for key, each in _without(group, name).items() if key != name}
    return SetValue(_group_address(address), rest if isinstance(value, Absent) else {**rest, name: value})


def text_edit(sheet: Sheet, address: str, text: str) -> Edit:
    """Return the edit that sets a typed text aside, as its field cannot hold it.

    Args:
        sheet: The world.
        address: The input, in an entry.
        text: What was typed.
    """
    group, name = _group_at(sheet, address)
    written = group.get(WRITTEN)
    known = written if isinstance(written, Mapping) else {}
    aside = {**_set_aside(group), name: text}
    rest = {key: each for key, each in group.items() if key != name}
    return SetValue(_group_address(address), {**rest, WRITTEN: {**known, VALUES: aside}})


def _without(group: Mapping[str, Json], name: str) -> dict[str, Json]:
    """Return a group without what is set aside for one of its names."""
    written = group.get(WRITTEN)
    known = dict(written) if isinstance(written, Mapping) else {}
    aside = {key: each for key, each in _set_aside(group).items() if key != name}
    known.pop(VALUES, None)
    if aside:
        known[VALUES] = aside
    rest = {key: each for key, each in group.items() if key != WRITTEN}
    return {**rest, WRITTEN: known} if known else rest


def _set_aside(group: Mapping[str, Json]) -> Mapping[str, Json]:
    written = group.get(WRITTEN)
    values = written.get(VALUES) if isinstance(written, Mapping) else None
    return values if isinstance(values, Mapping) else {}


def _group_at(sheet: Sheet, address: str) -> tuple[Mapping[str, Json], str]:
    """Return the group that an input is in, as stored, and its name there."""
    group_address, _, name = address.rpartition(".")
    group = sheet.stored(group_address) if group_address else sheet.character.data
    return (group if isinstance(group, Mapping) else {}), name


def _group_address(address: str) -> str:
    return address.rpartition(".")[0]
