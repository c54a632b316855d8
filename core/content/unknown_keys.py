"""Warnings for a content pack: values out of range and unknown keys. Both are kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from core.character import GroupNode, InputNode, Json, ListNode, bounds_check
from core.content.entries import entry_shape
from core.content.setting import Entry, Setting
from core.formula import format_value
from core.messages import Message
from core.rules import FieldType, System

MAX_WARNINGS = 12
"""Warnings listed before the rest is only counted."""

_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


def unknown_or_out_of_range(setting: Setting, system: System) -> Iterator[Message]:
    """Yield warnings for unknown keys and values out of range, entry by entry.

    Args:
        setting: The setting, which is valid.
        system: The game that it is for.
    """
    found = _in_setting(setting, system)
    yield from islice(found, MAX_WARNINGS)
    if rest := sum(1 for _ in found):
        yield Message("content_more", "{count} more numbers and keys like these.", {"count": rest})


def _in_setting(setting: Setting, system: System) -> Iterator[Message]:
    for kind in system.kinds.values():
        if not kind.is_plain:
            root = entry_shape(system, kind.key).scope.root
            for entry in setting.kinds[kind.key]:
                yield from _in_group(entry, root, entry)


def _in_group(entry: Entry, group: GroupNode, found: Mapping[str, Json]) -> Iterator[Message]:
    for key, value in found.items():
        node = group.members.get(key)
        if node is None:
            yield _told("content_unknown_key", entry, _unknown(group, key))
        elif isinstance(node, InputNode):
            yield from _of_number(entry, node, value)
        elif isinstance(node, ListNode):
            for row in value if isinstance(value, Sequence) else ():
                if isinstance(row, Mapping):
                    yield from _in_group(entry, node.scope.root, row)
        elif isinstance(value, Mapping):
            yield from _in_group(entry, node, value)


def _of_number(entry: Entry, leaf: InputNode, value: Json) -> Iterator[Message]:
    field = leaf.field
    if field.type not in _NUMBERS or (field.least is None and field.most is None):
        return
    watcher = bounds_check(0, field, None)
    number = leaf.convert(value)
    if watcher.is_violated_by(number):
        yield _told(
            "content_out_of_range",
            entry,
            Message(watcher.code, watcher.message, {**watcher.texts, "n": format_value(number)}),
        )


def _unknown(group: GroupNode, key: str) -> Message:
    place = f"{group.key}.{key}" if group.key else key
    return Message("unknown_key", "{key} is unknown: it is kept but has no effect.", {"key": place})


def _told(code: str, entry: Entry, problem: Message) -> Message:
    return Message(code, "{name}: {problem}", {"name": entry.get("name", ""), "problem": problem})
