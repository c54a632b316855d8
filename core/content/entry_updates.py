"""Compares what a character embeds with the present entries of its setting: which fields would change, and which stay.

A field is compared three ways: what the older version of the entry gave, what the present one gives, and what the
character has. Where the character has what the older version gave, it takes the new value. Where it has something else,
that is the player's own and stays, with the reason. Nothing is written here: the caller applies
:attr:`EntryUpdate.edits` once the player has agreed::

    for entry in entry_updates(sheet, old, new):
        sheet.apply(Batch(entry.edits))
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from core.character.edits import Edit, SetValue
from core.character.field_values import WrongTypeError
from core.character.json_values import ABSENT, Absent, Json
from core.character.shape import GroupNode, InputNode, ListNode, Node, shape_of
from core.character.sheet import Sheet
from core.content.entry_index import EntryIndex
from core.content.entry_places import EntryPlace, entry_places, filled_columns, use_places
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.errors import QuireError
from core.formula import fold
from core.messages import Message, Word
from core.rules.model import Field, System


@dataclass(frozen=True, slots=True)
class FieldUpdate:
    """A field that an entry gives otherwise than before.

    Attributes:
        key: Class key of the field: ``weapons[].weight_lb``, ``culture.attribute_bonuses.chrm``.
        use: The word for the use that the row stands for ("Special"); "" where the field is that of all rows.
        addresses: Addresses of the field, one for each row of the entry, rows by uid.
        before: What the older version gave; ABSENT if nothing.
        after: What the present version gives; ABSENT if nothing.
        own: What the character has, if it keeps that; else ABSENT.
        is_kept: Whether the character keeps a value of its own.
    """

    key: str
    use: str
    addresses: tuple[str, ...]
    before: Json | Absent
    after: Json | Absent
    own: Json | Absent = ABSENT
    is_kept: bool = False


@dataclass(frozen=True, slots=True)
class EntryUpdate:
    """An entry of which a character has an older version.

    Attributes:
        kind: Its kind: ``weapons``.
        identity: Its id, of kinds without ids its name; trimmed and caseless.
        name: Its name, as the character has it.
        fields: The fields that changed.
        same: Number of fields that did not change.
        refusal: Why it cannot be updated, or only in part, for people; None if nothing hinders it.
        is_gone: Whether the world has it no more.
    """

    kind: str
    identity: str
    name: str
    fields: tuple[FieldUpdate, ...]
    same: int
    refusal: Message | None = None
    is_gone: bool = False

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The edits that bring the character's fields to the present version."""
        taken = (each for each in self.fields if not each.is_kept)
        return tuple(SetValue(address, each.after) for each in taken for address in each.addresses)

    @property
    def kept(self) -> tuple[FieldUpdate, ...]:
        """The fields in which the character keeps a value of its own."""
        return tuple(each for each in self.fields if each.is_kept)


@dataclass(frozen=True, slots=True)
class _Leaf:
    """One field of a place: its name in the group or row, its node, and its address."""

    name: tuple[str, ...]
    node: Node
    address: str


def entry_updates(
    sheet: Sheet, old: Setting, new: Setting, lost: Collection[tuple[str, str]] = ()
) -> tuple[EntryUpdate, ...]:
    """Return the entries of which a character has another version than the setting has now, in the sheet's order.

    Args:
        sheet: The character; it is not modified.
        old: The setting with the entries as the character took them.
        new: The present setting, with the same ids (names, of kinds without ids) for the same entries.
        lost: Kind and identity of entries that the character took in a version that is not known any more.
    """
    places: dict[tuple[str, str], list[EntryPlace]] = {}
    for place in entry_places(sheet.system, sheet.character.data):
        places.setdefault((place.kind, place.identity), []).append(place)
    olds, news = EntryIndex(sheet.system, old), EntryIndex(sheet.system, new)
    for place in use_places(sheet.system, sheet.character.data):
        if identity := olds.named(place.kind, place.identity):
            places.setdefault((place.kind, identity), []).append(replace(place, identity=identity))
    found = (
        (_lost_update if key in lost else _entry_update)(sheet.system, each, olds, news) for key, each in places.items()
    )
    return tuple(each for each in found if each is not None)


def _lost_update(
    system: System, places: Sequence[EntryPlace], _olds: EntryIndex, news: EntryIndex
) -> EntryUpdate | None:
    """Return the refusal of an entry whose older version is not known any more; None if it is as the present one."""
    first = places[0]
    after = news.find(first.kind, first.identity)
    if after is None:
        return _gone(first)
    if all(_is_like(system, place, after) for place in places):
        return None
    reason = Message(
        "entry_version_lost",
        "The version of {name} that the character has is not known any more, so any value may be its own. Change what "
        "you want by hand.",
        {"name": first.name},
    )
    return EntryUpdate(first.kind, first.identity, first.name, (), 0, reason)


def _gone(place: EntryPlace) -> EntryUpdate:
    reason = Message("entry_gone", "The world no longer has {name}. The character keeps it.", {"name": place.name})
    return EntryUpdate(place.kind, place.identity, place.name, (), 0, reason, is_gone=True)


def _is_like(system: System, place: EntryPlace, entry: Entry) -> bool:
    """Return whether a place has everything as an entry gives it."""
    use, _ = (_find_use if place.also is None else _find_also)(system, place, entry, entry)
    given = _given(system, place, entry, use[1])
    for leaf in _leaves(system, place):
        here, there = _read(place.value, leaf.name), _read(given, leaf.name)
        if not isinstance(there, Absent) and not _equal(leaf.node, here, there):
            return False
    return True


def _entry_update(
    system: System, places: Sequence[EntryPlace], olds: EntryIndex, news: EntryIndex
) -> EntryUpdate | None:
    first = places[0]
    before, after = olds.find(first.kind, first.identity), news.find(first.kind, first.identity)
    if before is None:
        return None
    if after is None:
        return _gone(first)
    if before == after:
        return None
    refusal: Message | None = None
    fields: list[FieldUpdate] = []
    same = 0
    own_rows = sum(place.also is None for place in places)
    for place in places:
        use, gone = (_find_use if place.also is None else _find_also)(system, place, before, after)
        if gone:
            refusal = Message(
                "use_gone", "The world no longer has {name} ({use}). That row stays.", {"name": first.name, "use": gone}
            )
            continue
        given = _given(system, place, before, use[0]), _given(system, place, after, use[1])
        changed, unchanged = _compare(system, place, given, use[2] if own_rows > 1 or place.also else "")
        fields += changed
        same = max(same, unchanged)
    merged = _merge(fields, own_rows)
    if not merged and refusal is None:
        return None
    return EntryUpdate(first.kind, first.identity, first.name, merged, same, refusal)


def _find_use(system: System, place: EntryPlace, before: Entry, after: Entry) -> tuple[tuple[Entry, Entry, str], str]:
    """Return the old and new use of an entry that a row stands for, with its word; and the word of one that is gone."""
    field = system.fields.get(place.key)
    if field is None or not field.filling.uses:
        return ({}, {}, ""), ""
    for use in _rows(before, field.filling.uses):
        shared = {key: value for key, value in use.items() if f"{place.key}[].{key}" in system.fields}
        if shared and all(place.value.get(key) == value for key, value in shared.items()):
            word = ", ".join(_word(system.fields[f"{place.key}[].{key}"], value) for key, value in shared.items())
            now = next(
                (
                    each
                    for each in _rows(after, field.filling.uses)
                    if all(each.get(key) == value for key, value in shared.items())
                ),
                None,
            )
            return ((use, {} if now is None else now, word), word if now is None else "")
    return ({}, {}, ""), ""


def _find_also(system: System, place: EntryPlace, before: Entry, after: Entry) -> tuple[tuple[Entry, Entry, str], str]:
    """Return the same as :func:`_find_use` for a row of a use of an entry of another kind."""
    also = place.also
    if also is None:
        raise AssertionError(f"{place.address} is of no use")
    wanted = fold(str(place.value.get(also.use) or ""))
    old, new = (
        next((use for use in _rows(entry, also.uses) if fold(str(use.get(also.by) or "")) == wanted), None)
        for entry in (before, after)
    )
    if old is None:
        return ({}, {}, ""), ""
    word = _word(system.kinds[also.kind].fields[f"{also.uses}[].{also.by}"], old.get(also.by))
    return (old, new or {}, word), word if new is None else ""


def _word(field: Field, value: Json) -> str:
    """Return the value of a use in words."""
    return next((Word(choice.label) for choice in field.choices if choice.key == value), str(value))


def _rows(entry: Entry, key: str) -> list[Mapping[str, Json]]:
    rows = entry.get(key)
    return [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list | tuple) else []


def _given(system: System, place: EntryPlace, entry: Entry, use: Entry) -> Mapping[str, Json]:
    """Return what a version of an entry gives a place."""
    if place.also is not None:
        taken = {column: use[column] for column in place.also.columns if column in use}
        return {**taken, place.also.name: entry.get("name")} if use else {}
    if place.key in system.groups:
        return entry
    try:
        return entry_row(system, place.key, entry, use)
    except QuireError:  # a line that the game no longer reads
        return {}


def _compare(
    system: System, place: EntryPlace, given: tuple[Mapping[str, Json], Mapping[str, Json]], use: str
) -> tuple[list[FieldUpdate], int]:
    """Return the fields of a place that changed, and the number of those that did not."""
    changed: list[FieldUpdate] = []
    same = 0
    for leaf in _leaves(system, place):
        before, after = _read(given[0], leaf.name), _read(given[1], leaf.name)
        if isinstance(before, Absent) and isinstance(after, Absent):
            continue
        if _equal(leaf.node, before, after):
            same += 1
            continue
        here = _read(place.value, leaf.name)
        if not isinstance(here, Absent) and _equal(leaf.node, here, after):
            same += 1
            continue
        is_own = not isinstance(here, Absent) and not _equal(leaf.node, here, before)
        changed.append(
            FieldUpdate(leaf.node.key, use, (leaf.address,), before, after, here if is_own else ABSENT, is_own)
        )
    return changed, same


def _leaves(system: System, place: EntryPlace) -> Iterator[_Leaf]:
    """Yield the fields of a group or row; a list within it is one field."""
    nodes = shape_of(system).nodes
    field = system.fields.get(place.key)
    root = nodes.get(place.key if field is None else f"{place.key}[]")
    left_out = frozenset() if field is None else filled_columns(field)
    if isinstance(root, GroupNode):
        for leaf in _group_leaves(root, (), place.address):
            if leaf.name != ("id",) and ".".join(leaf.name) not in left_out:
                yield leaf


def _group_leaves(group: GroupNode, path: tuple[str, ...], address: str) -> Iterator[_Leaf]:
    for name, node in group.members.items():
        here, below = f"{address}.{name}", (*path, name)
        if isinstance(node, GroupNode):
            yield from _group_leaves(node, below, here)
        else:
            yield _Leaf(below, node, here)


def _read(value: Mapping[str, Json], path: Sequence[str]) -> Json | Absent:
    node: Json = value
    for name in path:
        if not isinstance(node, Mapping) or name not in node:
            return ABSENT
        node = node[name]
    return node


def _equal(node: Node, one: Json | Absent, other: Json | Absent) -> bool:
    """Return whether two values of a field mean the same; a missing one is the default."""
    if isinstance(node, ListNode):
        return _rows_of(node, one) == _rows_of(node, other)
    if not isinstance(node, InputNode):
        return False
    try:
        values = [node.default if isinstance(each, Absent) else node.convert(each) for each in (one, other)]
    except WrongTypeError:
        return bool(one == other)
    return bool(values[0] == values[1])


def _rows_of(node: ListNode, value: Json | Absent) -> list[object]:
    """Return the rows of a list with their defaults, without uids, for comparison."""
    rows = value if isinstance(value, list | tuple) else ()
    return [_group_of(node.scope.root, row) if isinstance(row, Mapping) else row for row in rows]


def _group_of(group: GroupNode, value: Mapping[str, Json]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, node in group.members.items():
        inner = value.get(name, ABSENT)
        if isinstance(node, ListNode):
            found[name] = _rows_of(node, inner)
        elif isinstance(node, GroupNode):
            found[name] = _group_of(node, inner if isinstance(inner, Mapping) else {})
        else:
            try:
                found[name] = node.default if isinstance(inner, Absent) else node.convert(inner)
            except WrongTypeError:
                found[name] = inner
    return found


def _merge(fields: Sequence[FieldUpdate], places: int) -> tuple[FieldUpdate, ...]:
    """Return the fields with those that change alike in every row of the entry only once."""
    alike: dict[tuple[str, str, str, str], list[FieldUpdate]] = {}
    for each in fields:
        alike.setdefault((each.key, repr(each.before), repr(each.after), repr(each.own)), []).append(each)
    merged: dict[int, FieldUpdate] = {}
    for group in alike.values():
        if len(group) == places and places > 1:
            addresses = tuple(address for each in group for address in each.addresses)
            first = group[0]
            merged[id(first)] = FieldUpdate(
                first.key, "", addresses, first.before, first.after, first.own, first.is_kept
            )
        else:
            merged.update((id(each), each) for each in group)
    return tuple(merged[id(each)] for each in fields if id(each) in merged)
