"""Turns setting files into documents of the synthetic game of worlds, and back, without loss.

Nothing in a setting file is refused but its head, so that a world with mistakes opens. What its field cannot hold (a
text for a number, one entry that is no object) is set aside in the row under :data:`WRITTEN`; it returns to the file
unless the field was given a value since. ::

    character = world_document(read_object(content), system)
    assert setting_file(character, system) == read_object(content)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.character.address import UID_KEY
from core.character.document import Character
from core.character.document_kind import WORLD, synthetic_id
from core.character.field_values import WrongTypeError
from core.character.json_values import Json, clean_object
from core.character.shape import GroupNode, InputNode, Node, shape_of
from core.content.reader import FORMAT, VERSION, check_head
from core.content.world_system import world_system
from core.rules.model import SettingKind, System

WRITTEN: Final = "#written"
"""Key of a row, a group or the whole of ``data`` for what its fields cannot hold."""

VALUES: Final = "values"
"""Within :data:`WRITTEN`: values by key, as the file has them."""

_ENTRY: Final = "entry"
_IS_GROUP: Final = "is_group"
_NAME: Final = "name"
_RESERVED: Final = (UID_KEY, WRITTEN)
_HEAD: Final = ("format", "version", "system", _NAME)


def world_document(document: Mapping[str, Json], system: System) -> Character:
    """Return the world of a setting file.

    Args:
        document: The content of the file.
        system: The game that it is for.

    Raises:
        DocumentError: It is no setting file, of another version or game, or nested too deeply.
    """
    document = clean_object(document)
    check_head(document, system)
    data: Mapping[str, Json] = {
        _escape(key): _with_written(system.kinds[key], value) if key in system.kinds else _escape_all(value)
        for key, value in document.items()
        if key not in _HEAD
    }
    name = document.get(_NAME, "")
    if not isinstance(name, str):
        data = _set_aside(data, {_NAME: name})
        name = ""
    data = _readable_group(shape_of(world_system(system)).scope.root, data)
    clean_object({"data": data})  # as deep as a document may be
    return Character(synthetic_id(system.id, WORLD), name=name, data=data)


def readable_world(character: Character, system: System) -> Character:
    """Return a world with everything set aside that its fields cannot hold; itself if there is nothing.

    Args:
        character: The world, which may have been written by another version of its game.
        system: The game.
    """
    data = _readable_group(shape_of(world_system(system)).scope.root, character.data)
    return character if data is character.data else character.with_data(data)


def setting_file(character: Character, system: System) -> dict[str, Json]:
    """Return the setting file of a world: as it was read, with what was changed since.

    Args:
        character: The world.
        system: Its game.
    """
    head: dict[str, Json] = {"format": FORMAT, "version": VERSION, "system": system.id, _NAME: character.name}
    aside = set_aside_values(character.data)
    if not character.name and _NAME in aside:
        head[_NAME] = aside[_NAME]
    rest: dict[str, Json] = {}
    for key, value in character.data.items():
        if key in system.kinds and isinstance(value, list):
            rest[key] = [file_entry(row, system.kinds[key]) for row in value]
        elif key not in _RESERVED:
            rest[_unescape(key)] = _restore(value)
    return {**{key: value for key, value in {**rest, **aside}.items() if key not in _HEAD}, **head}


def file_entry(row: Json, kind: SettingKind) -> Json:
    """Return an entry as a setting file has it.

    Args:
        row: The row of the world.
        kind: Its kind.
    """
    if not isinstance(row, Mapping):
        return row
    written = row.get(WRITTEN)
    entry = _file_group(row)
    if isinstance(written, Mapping):
        if _ENTRY in written and not entry:
            return written[_ENTRY]
        if _IS_GROUP in written:
            return entry
    may_be_text = kind.is_plain or (kind.has_names and not kind.has_ids)
    return entry[_NAME] if may_be_text and entry.keys() == {_NAME} and isinstance(entry[_NAME], str) else entry


def entry_group(row: Mapping[str, Json]) -> dict[str, Json]:
    """Return an entry as a group of values, as a setting file has it: without uids, with what was set aside."""
    return _file_group(row)


def set_aside_values(group: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return what the fields of a row, a group or the world cannot hold, by key, and has no value since."""
    written = group.get(WRITTEN)
    values = written.get(VALUES) if isinstance(written, Mapping) else None
    return {key: each for key, each in values.items() if key not in group} if isinstance(values, Mapping) else {}


def set_aside_entry(row: Mapping[str, Json]) -> tuple[Json, ...]:
    """Return what stands in the place of an entry that is no object; empty for any other row."""
    written = row.get(WRITTEN)
    is_only = isinstance(written, Mapping) and row.keys() <= {UID_KEY, WRITTEN}
    return (written[_ENTRY],) if is_only and isinstance(written, Mapping) and _ENTRY in written else ()


def _with_written(kind: SettingKind, entries: Json) -> Json:
    """Return the entries of a kind as rows: a name becomes a group, a group of a name alone is marked."""
    if not isinstance(entries, list):
        return _escape_all(entries)
    may_be_text = kind.is_plain or (kind.has_names and not kind.has_ids)
    rows: list[Json] = []
    for entry in entries:
        if isinstance(entry, str) and may_be_text:
            rows.append({_NAME: entry})
        elif may_be_text and isinstance(entry, Mapping) and entry.keys() == {_NAME}:
            rows.append({_NAME: _escape_all(entry[_NAME]), WRITTEN: {_IS_GROUP: True}})
        else:
            rows.append(_escape_all(entry))
    return rows


def _readable(node: Node, value: Json) -> tuple[Json, bool]:
    """Return a value that its node can hold, and whether there is one; else the value as it is."""
    if isinstance(node, InputNode):
        try:
            node.convert(value)
        except WrongTypeError:
            return value, False
        return value, True
    if isinstance(node, GroupNode):
        return (_readable_group(node, value), True) if isinstance(value, Mapping) else (value, False)
    if not isinstance(value, list):
        return value, False
    rows: list[Json] = [
        _readable_group(node.scope.root, row) if isinstance(row, Mapping) else {WRITTEN: {_ENTRY: _restore(row)}}
        for row in value
    ]
    return (value if all(row is old for row, old in zip(rows, value, strict=True)) else rows), True


def _readable_group(node: GroupNode, group: Mapping[str, Json]) -> Mapping[str, Json]:
    changed: dict[str, Json] = {}
    aside: dict[str, Json] = {}
    for name, member in node.members.items():
        if name not in group:
            continue
        value, is_held = _readable(member, group[name])
        if not is_held:
            aside[name] = _restore(value)
        elif value is not group[name]:
            changed[name] = value
    if not changed and not aside:
        return group
    kept = {key: changed.get(key, value) for key, value in group.items() if key not in aside}
    return _set_aside(kept, aside) if aside else kept


def _set_aside(group: Mapping[str, Json], values: Mapping[str, Json]) -> dict[str, Json]:
    """Return a group with values set aside, beside those that already are."""
    written = group.get(WRITTEN)
    known = written if isinstance(written, Mapping) else {}
    old = known.get(VALUES)
    return {**group, WRITTEN: {**known, VALUES: {**(old if isinstance(old, Mapping) else {}), **values}}}


def _file_group(row: Mapping[str, Json]) -> dict[str, Json]:
    """Return a group of a file: without uids, with what was set aside."""
    own = {_unescape(key): _restore(value) for key, value in row.items() if key not in _RESERVED}
    return {**own, **set_aside_values(row)}


def _restore(value: Json) -> Json:
    """Return a value as a file has it."""
    if isinstance(value, Mapping):
        aside = set_aside_entry(value)
        return aside[0] if aside else _file_group(value)
    return [_restore(each) for each in value] if isinstance(value, list) else value


def _escape_all(value: Json) -> Json:
    """Return a value of a file with other keys where a document has keys of its own."""
    if isinstance(value, Mapping):
        return {_escape(key): _escape_all(each) for key, each in value.items()}
    return [_escape_all(each) for each in value] if isinstance(value, list) else value


def _escape(key: str) -> str:
    return f"_{key}" if key.lstrip("_") in _RESERVED else key


def _unescape(key: str) -> str:
    return key.removeprefix("_") if key.lstrip("_") in _RESERVED else key
