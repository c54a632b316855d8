"""Gives new rows unique ids for references, made from a column such as the name.

Ids are unique over all lists of the game that have ids and the groups collected with them, because references search
all of these. (Uids, which name rows in edits, are in :mod:`core.character.uids`.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from core.character.address import UID_KEY
from core.character.json_values import Json
from core.character.shape import ListNode
from core.formula import fold
from core.rules.model import System

ID: Final = "id"
_NO_WORD: Final = re.compile(r"[^a-z0-9]+")


def assign_id(rows: ListNode, row: Mapping[str, Json], data: Mapping[str, Json], system: System) -> Mapping[str, Json]:
    """Return a new row with an id, if its list has ids and the row has none or one in use.

    A row with a uid is restored from a document and is not changed.

    Args:
        rows: The list.
        row: The row.
        data: The document's data, without the row.
        system: The game.
    """
    column = rows.field.id_from
    if not column or UID_KEY in row:
        return row
    own = row.get(ID)
    source = own if isinstance(own, str) and own.strip() else row.get(column)
    return {**row, ID: unique_id(str(source or rows.field.row_label), data, system)}


def unique_id(wanted: str, data: Mapping[str, Json], system: System) -> str:
    """Return an unused id: the wanted one, or with ``_2``, ``_3`` … appended."""
    taken = set(_used_ids(data, system))
    slug = _NO_WORD.sub("_", wanted.casefold()).strip("_") or ID
    candidate, number = slug, 2
    while candidate in taken:
        candidate = f"{slug}_{number}"
        number += 1
    return candidate


def _used_ids(data: Mapping[str, Json], system: System) -> Iterator[str]:
    for prefix in system.program.schema.group_prefixes:
        yield fold(prefix[:-1].rpartition(".")[2])
    for key, field in system.fields.items():
        rows = data.get(key) if field.id_from else None
        for row in rows if isinstance(rows, list) else ():
            own = row.get(ID) if isinstance(row, Mapping) else None
            if isinstance(own, str):
                yield fold(own)
