"""Assigns uids to rows of a document that have none, an invalid one, or one in use."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.address import UID_KEY, is_uid
from core.character.json_values import Json
from core.character.shape import GroupNode, ListNode, Node
from core.character.uids import Uids


def assign_uids(node: Node, value: Json, taken: set[str], uids: Uids) -> Json:
    """Return a value in which every editable row has a unique uid.

    Args:
        node: Shape of the value: the sheet's root, a group, a list or a row.
        value: Not modified; unchanged branches are shared with the result.
        taken: Uids in use elsewhere; those of the value are added.
        uids: Source of new uids.
    """
    if isinstance(node, GroupNode) and isinstance(value, dict):
        return _assign_members(node, value, taken, uids)
    if isinstance(node, ListNode) and isinstance(value, list):
        return [_assign_row(node, entry, taken, uids) for entry in value]
    return value


def _assign_row(rows: ListNode, value: Json, taken: set[str], uids: Uids) -> Json:
    if rows.field.has_uids and isinstance(value, dict):
        uid = value.get(UID_KEY)
        if isinstance(uid, str) and is_uid(uid) and uid not in taken:
            taken.add(uid)
        else:
            value = {**value, UID_KEY: uids.new(taken)}
    return assign_uids(rows.scope.root, value, taken, uids)


def _assign_members(branch: GroupNode, value: Mapping[str, Json], taken: set[str], uids: Uids) -> Json:
    changed: dict[str, Json] = {}
    for name, member in branch.with_rows.items():
        if name not in value:
            continue
        named = assign_uids(member, value[name], taken, uids)
        if named is not value[name]:
            changed[name] = named
    return {**value, **changed} if changed else value
