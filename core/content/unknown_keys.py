"""Finds unknown keys and values out of range in a setting; both are kept, with notices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from core.character.json_values import Json
from core.character.shape import GroupNode, InputNode, ListNode
from core.character.violations import bounds_check
from core.content.entries import entry_shape
from core.content.setting import Entry, Setting
from core.formula import format_value
from core.messages import Message
from core.rules.model import FieldType, System

MAX_NOTICES = 12
"""Notices listed before the rest is only counted."""

_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


def unknown_or_out_of_range(setting: Setting, system: System) -> Iterator[Message]:
    """Yield notices for unknown keys and values out of range, entry by entry.

    Args:
        setting: The setting, which is valid.
        system: The game that it is for.
    """
    notices = _setting_notices(setting, system)
    yield from islice(notices, MAX_NOTICES)
    if rest := sum(1 for _ in notices):
        yield Message("content_more", "{count} more numbers and keys like these.", {"count": rest})


def _setting_notices(setting: Setting, system: System) -> Iterator[Message]:
    for kind in system.kinds.values():
        if not kind.is_plain:
            root = entry_shape(system, kind.key).scope.root
            for entry in setting.kinds[kind.key]:
                yield from _group_notices(entry, root, entry)


def _group_notices(entry: Entry, group: GroupNode, values: Mapping[str, Json]) -> Iterator[Message]:
    for key, value in values.items():
        node = group.members.get(key)
        if node is None:
            yield _entry_notice("content_unknown_key", entry, _unknown_key(group, key))
        elif isinstance(node, InputNode):
            yield from _check_range(entry, node, value)
        elif isinstance(node, ListNode):
            for row in value if isinstance(value, Sequence) else ():
                if isinstance(row, Mapping):
                    yield from _group_notices(entry, node.scope.root, row)
        elif isinstance(value, Mapping):
            yield from _group_notices(entry, node, value)


def _check_range(entry: Entry, leaf: InputNode, value: Json) -> Iterator[Message]:
    field = leaf.field
    if field.type not in _NUMBERS or (field.least is None and field.most is None):
        return
    check = bounds_check(0, field, None)
    number = leaf.convert(value)
    if check.is_violated_by(number):
        yield _entry_notice(
            "content_out_of_range",
            entry,
            Message(check.code, check.message, {**check.texts, "n": format_value(number)}),
        )


def _unknown_key(group: GroupNode, key: str) -> Message:
    address = f"{group.key}.{key}" if group.key else key
    return Message("unknown_key", "{key} is unknown: it is kept but has no effect.", {"key": address})


def _entry_notice(code: str, entry: Entry, problem: Message) -> Message:
    return Message(code, "{name}: {problem}", {"name": entry.get("name", ""), "problem": problem})
