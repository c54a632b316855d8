"""Uids for the rows of a document: those that have none, or one that is taken or no uid at all, get a new one."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.address import UID_KEY, is_uid
from core.character.json_values import Json
from core.character.shape import Branch, Node, Rows
from core.character.uids import Uids


def named_rows(node: Node, value: Json, taken: set[str], uids: Uids) -> Json:
    """Return a value in which every row that people edit has a uid of its own.

    Args:
        node: What the value is in the game: the sheet's root, a group, a list or a row.
        value: Stays as it is; what needs no change is shared.
        taken: Uids that stand elsewhere; those in the value are added.
        uids: Where new ones come from.
    """
    if isinstance(node, Branch) and isinstance(value, dict):
        return _named_members(node, value, taken, uids)
    if isinstance(node, Rows) and isinstance(value, list):
        return [_named_row(node, entry, taken, uids) for entry in value]
    return value


def _named_row(rows: Rows, value: Json, taken: set[str], uids: Uids) -> Json:
    if rows.field.has_uids and isinstance(value, dict):
        uid = value.get(UID_KEY)
        if isinstance(uid, str) and is_uid(uid) and uid not in taken:
            taken.add(uid)
        else:
            value = {**value, UID_KEY: uids.new(taken)}
    return named_rows(rows.scope.root, value, taken, uids)


def _named_members(branch: Branch, value: Mapping[str, Json], taken: set[str], uids: Uids) -> Json:
    changed: dict[str, Json] = {}
    for name, member in branch.with_rows.items():
        if name not in value:
            continue
        named = named_rows(member, value[name], taken, uids)
        if named is not value[name]:
            changed[name] = named
    return {**value, **changed} if changed else value
