"""Turns setting files into documents of the synthetic game of worlds, and back, without loss.

Nothing in a setting file is refused but its head, so that a world with mistakes opens. What its field cannot hold (a
text for a number, one entry that is no object) is set aside in the row under :data:`WRITTEN`; it returns to the file
unless the field was given a value since. ::

    character = world_document(read_object(content), system)
    assert setting_file(character, system) == read_object(content)
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from core.character.address import UID_KEY
from core.character.document import Character
from core.character.document_kind import WORLD, synthetic_id
from core.character.field_values import WrongTypeError
from core.character.json_values import Json, clean_object
from core.character.shape import GroupNode, InputNode, Node, shape_of
from core.character.uid_assignment import assign_uids
from core.character.uids import Uids
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
    character = readable_world(unread_world(document, system.id), system)
    clean_object({"data": character.data})  # as deep as a document may be
    return character


def unread_world(document: Mapping[str, Json], system_id: str) -> Character:
    """Return the world of a setting file without its game: :func:`readable_world` completes it.

    Args:
        document: The content of the file.
        system_id: Id of the game that it is for.
    """
    data: dict[str, Json] = {
        _escape(key): _with_groups_marked(value) for key, value in document.items() if key not in _HEAD
    }
    name = document.get(_NAME, "")
    if isinstance(name, str):
        return Character(synthetic_id(system_id, WORLD), name=name, data=data)
    return Character(synthetic_id(system_id, WORLD), data=_set_aside(data, {_NAME: name}))


def readable_world(character: Character, system: System) -> Character:
    """Return a world with everything set aside that its fields cannot hold; itself if there is nothing.

    Args:
        character: The world, which may have been written by another version of its game.
        system: The game.
    """
    named = dict(character.data)
    for key, kind in system.kinds.items():
        entries = named.get(key)
        if _may_be_name(kind) and isinstance(entries, list) and any(isinstance(each, str) for each in entries):
            named[key] = [{_NAME: each} if isinstance(each, str) else each for each in entries]
    is_same = all(value is character.data[key] for key, value in named.items())
    data = _readable_group(shape_of(world_system(system)).scope.root, character.data if is_same else named)
    return character if data is character.data else character.with_data(data)


def with_uids(character: Character, system: System) -> Character:
    """Return a world that can be read, with a uid for every row; the same world gets the same ones.

    Args:
        character: The world as stored.
        system: The game.
    """
    character = readable_world(character, system)
    root = shape_of(world_system(system)).scope.root
    data = assign_uids(root, character.data, set(), Uids(random.Random(0)))
    return character if data is character.data or not isinstance(data, Mapping) else character.with_data(data)


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
    return entry[_NAME] if _may_be_name(kind) and entry.keys() == {_NAME} and isinstance(entry[_NAME], str) else entry


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


def _may_be_name(kind: SettingKind) -> bool:
    """Return whether an entry of a kind may be written as its name alone."""
    return kind.is_plain or (kind.has_names and not kind.has_ids)


def _with_groups_marked(entries: Json) -> Json:
    """Return the entries of a file as rows; a group of a name alone is marked, as it may be written without braces."""
    if not isinstance(entries, list):
        return _escape_all(entries)
    return [
        {**_escaped(entry), WRITTEN: {_IS_GROUP: True}}
        if isinstance(entry, Mapping) and entry.keys() == {_NAME}
        else _escape_all(entry)
        for entry in entries
    ]


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
        return _escaped(value)
    return [_escape_all(each) for each in value] if isinstance(value, list) else value


def _escaped(group: Mapping[str, Json]) -> dict[str, Json]:
    return {_escape(key): _escape_all(each) for key, each in group.items()}


def _escape(key: str) -> str:
    return f"_{key}" if key.lstrip("_") in _RESERVED else key


def _unescape(key: str) -> str:
    return key.removeprefix("_") if key.lstrip("_") in _RESERVED else key
