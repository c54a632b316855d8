"""Writes and parses copied rows: tab-separated text, and JSON for Quire's own tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.character.json_reader import read_json
from core.character.json_values import Absent, Json
from core.character.json_writer import to_text
from core.character.typed_values import parse_typed
from core.errors import DocumentError
from core.rules.model import Derived, Field

ROWS: Final = "application/x-quire-rows"
"""MIME type of complete rows, which hold values that no column shows."""

_UID: Final = "uid"


def rows_to_json(game: str, list_key: str, rows: Sequence[Mapping[str, Json]]) -> bytes:
    """Return rows of a list with all their values, as JSON."""
    return to_text({"game": game, "list": list_key, "rows": [*rows]}, indent=None).encode()


def rows_from_json(data: bytes, game: str, list_key: str) -> list[dict[str, Json]]:
    """Parse complete rows; empty if they belong to another list or are damaged.

    Args:
        data: As `rows_to_json` gives it.
        game: Id of the game that they must come from.
        list_key: Key of the list that they must come from.
    """
    try:
        document = read_json(data)
    except DocumentError:
        return []
    if not isinstance(document, Mapping) or (document.get("game"), document.get("list")) != (game, list_key):
        return []
    rows = document.get("rows")
    cleaned = [_without_uids(row) for row in rows] if isinstance(rows, list) else []
    return [row for row in cleaned if isinstance(row, dict)]


def _without_uids(value: Json) -> Json:
    """Return a value without uids: added rows get new ones."""
    if isinstance(value, Mapping):
        return {key: _without_uids(each) for key, each in value.items() if key != _UID}
    return [_without_uids(each) for each in value] if isinstance(value, list | tuple) else value


def to_tsv(lines: Sequence[Sequence[str]]) -> str:
    """Return lines of cells as tab-separated text."""
    return "\n".join("\t".join(cell.replace("\t", " ") for cell in line) for line in lines) + "\n"


def rows_from_tsv(text: str, columns: Sequence[tuple[str, str, Field | Derived]]) -> list[dict[str, Json]]:
    """Parse tab-separated rows; computed columns are skipped.

    Args:
        text: Lines of cells. If most of the first line are titles, they name the columns.
        columns: Title, key within the row, and definition of each column.

    Raises:
        EditError: A cell is no valid value of its column.
    """
    lines = [line.split("\t") for line in text.replace("\r\n", "\n").split("\n") if line.strip()]
    titles = [title for title, _, _ in columns]
    positions = list(range(len(columns)))
    if lines and sum(cell.strip() in titles for cell in lines[0]) * 2 > len(lines[0]):
        positions = [titles.index(cell.strip()) if cell.strip() in titles else -1 for cell in lines.pop(0)]
    return [_row(line, positions, columns) for line in lines]


def _row(
    line: Sequence[str], positions: Sequence[int], columns: Sequence[tuple[str, str, Field | Derived]]
) -> dict[str, Json]:
    row: dict[str, Json] = {}
    for cell, position in zip(line, positions, strict=False):
        if position < 0:
            continue
        _, key, definition = columns[position]
        if isinstance(definition, Field) and not isinstance(value := parse_typed(definition, cell), Absent):
            _put(row, key.split("."), value)
    return row


def _put(row: dict[str, Json], path: Sequence[str], value: Json) -> None:
    for name in path[:-1]:
        inner = row.setdefault(name, {})
        if not isinstance(inner, dict):
            return
        row = inner
    row[path[-1]] = value
