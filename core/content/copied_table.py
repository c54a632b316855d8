"""Writes entries of a world as a tab separated table with a header, as `core.content.pasted_table` reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.json_values import Json
from core.content.delimited_text import format_records
from core.content.table_cells import CellText
from core.messages import Translate
from core.rules.model import System


def copy_table(system: System, kind: str, entries: Sequence[Mapping[str, Json]], translate: Translate) -> str:
    """Return entries as a table for a spreadsheet.

    Args:
        system: The game.
        kind: The kind of the entries.
        entries: The entries, in the order of the table; none gives the header alone.
        translate: Returns texts of the game in the reader's language.
    """
    text = CellText(system, kind, translate)
    columns = text.names.columns
    header = [text.names.heading(column) for column in columns]
    lines = ([text.format(column, text.stored(entry, column)) for column in columns] for entry in entries)
    return format_records([header, *lines])
