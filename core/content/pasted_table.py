"""Reads a table from a spreadsheet, tab or comma separated with a header, as entries of one kind of a world.

Nothing is lost: a line that cannot be taken keeps its cells, with one sentence each; a heading that means no column,
and columns that the table does not have, are named. `PastedTable.with_cell` reads a corrected cell. `to_edit` makes the
edit of the world's document: entries are updated by id or name, others are added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from core.character.address import UID_KEY
from core.character.edits import AddRow, Batch, Edit, SetValue
from core.character.json_values import Absent, Json
from core.content.delimited_text import Record, read_records
from core.content.new_entries import free_id
from core.content.reader import is_entry_id
from core.content.table_cells import CellText
from core.content.table_columns import TableColumn, put_value
from core.errors import EditError, NotationError
from core.formula import fold
from core.messages import Message, Translate, Word, join_texts, shorten
from core.rules.model import System

MOST_LINES: Final = 10_000
"""Most lines of a table."""
MOST_COLUMNS: Final = 500
"""Most columns of a table."""
MOST_LETTERS: Final = 5_000_000
"""Most letters of a table."""
LONGEST_CELL: Final = 100_000
"""Most letters of a cell."""

_ID: Final = "id"
_NAME: Final = "name"
_SHOWN: Final = 60
_MOST_EDITS: Final = 40
"""Entries that are changed one by one; more are written as the whole list."""
_MOST_NAMED: Final = 12


class LineAction(StrEnum):
    """What becomes of a line of a pasted table."""

    ADD = "add"  # a new entry
    UPDATE = "update"  # changes an entry of the world
    SAME = "same"  # the world has it like this
    REFUSED = "refused"  # it cannot be taken


@dataclass(frozen=True, slots=True)
class PastedLine:
    """One line of the table.

    Attributes:
        number: Its number in the text; the header is usually line 1.
        cells: Its cells as written, as many as the table has columns.
        action: What becomes of it.
        values: The values that were read, by key of the column; cells that mean the default are missing.
        position: Position of the entry that it updates, or that is the same; None for a new one.
        problem: Why it is refused; None if it is not.
        column: The column of that problem; None where it is that of the whole line.
    """

    number: int
    cells: tuple[str, ...]
    action: LineAction
    values: Mapping[str, Json]
    position: int | None = None
    problem: Message | None = None
    column: int | None = None


@dataclass(frozen=True, slots=True)
class PastedTable:
    """A table as it was read.

    Attributes:
        headings: The header as written; "" for columns that it does not name.
        columns: What they mean; None for one that is not known.
        lines: All lines with content.
        missing: Columns of the kind that the table does not have.
        problem: Why no line can be taken at all; None if some can.
    """

    headings: tuple[str, ...]
    columns: tuple[TableColumn | None, ...]
    lines: tuple[PastedLine, ...]
    missing: tuple[TableColumn, ...]
    problem: Message | None
    _reader: _LineReader

    @property
    def unknown(self) -> tuple[str, ...]:
        """The headings that mean no column of the kind, or one that is there twice."""
        pairs = zip(self.headings, self.columns, strict=True)
        return tuple(heading for heading, column in pairs if column is None and heading)

    def count(self, action: LineAction) -> int:
        """Return how many lines have this action."""
        return sum(line.action is action for line in self.lines)

    def with_cell(self, line: int, column: int, text: str) -> PastedTable:
        """Return the table with another text in a cell; all lines are read again, as names may clash elsewhere now.

        Args:
            line: Place of the line among `lines`.
            column: Place of the column.
            text: The new text.
        """
        cells = list(self.lines[line].cells)
        cells[column] = text
        records = [Record(each.number, each.cells) for each in self.lines]
        records[line] = Record(self.lines[line].number, tuple(cells))
        return replace(self, lines=tuple(self._reader.read_lines(self.columns, records)))

    def to_edit(self, list_address: str) -> Edit | None:
        """Return the edit that adds and updates entries; None if nothing changes.

        Args:
            list_address: The list of the kind in the world's document.
        """
        changing = [line for line in self.lines if line.action in {LineAction.ADD, LineAction.UPDATE}]
        if len(changing) > _MOST_EDITS:
            return SetValue(list_address, self._reader.merged(changing))
        edits = [edit for line in changing for edit in self._reader.edits(list_address, line)]
        return Batch(tuple(edits)) if edits else None


def read_table(
    text: str,
    system: System,
    kind: str,
    present: Sequence[Mapping[str, Json]],
    translate: Translate,
    ids: Mapping[str, Mapping[str, str]] | None = None,
) -> PastedTable:
    """Read a pasted table.

    Args:
        text: The text of the clipboard or a file.
        system: The game.
        kind: The kind of its entries.
        present: The entries that the world has, in their order.
        translate: Returns texts of the game in the reader's language.
        ids: Ids by name (folded) of the kinds that references name by id, by the kind.
    """
    reader = _LineReader(system, kind, present, CellText(system, kind, translate, ids))
    problem = _too_large(text)
    records = [] if problem is not None else list(read_records(text))
    problem = problem or _too_many(records)
    if problem is not None or not records:
        return PastedTable((), (), (), (), problem or _nothing(), reader)
    header, records = _header(records, reader)
    width = max(len(header), max((len(record.cells) for record in records), default=0))
    reader.named = len(header)
    headings = (*header, *[""] * (width - len(header)))
    columns = _find_columns(headings, reader)
    known = [column for column in columns if column is not None]
    problem = _no_key(known, reader) or (None if records else _nothing())
    missing = tuple(column for column in reader.text.names.columns if column not in known)
    if problem is not None:
        lines = tuple(PastedLine(each.number, _filled(each.cells, width), LineAction.REFUSED, {}) for each in records)
        return PastedTable(headings, columns, lines, missing, problem, reader)
    filled = [Record(each.number, _filled(each.cells, width)) for each in records]
    return PastedTable(headings, columns, tuple(reader.read_lines(columns, filled)), missing, None, reader)


def _header(records: list[Record], reader: _LineReader) -> tuple[tuple[str, ...], list[Record]]:
    """Return the header and the other lines; a single column without one is a list of names."""
    first, *rest = records
    is_list = all(len(record.cells) == 1 for record in records)
    if is_list and reader.text.names.find(first.cells[0]) is None:
        names = {column.key: column for column in reader.text.names.columns}
        return (reader.text.names.heading(names[_NAME]),), records
    return tuple(cell.strip() for cell in first.cells), rest


def _find_columns(headings: Sequence[str], reader: _LineReader) -> tuple[TableColumn | None, ...]:
    found: list[TableColumn | None] = []
    for heading in headings:
        column = reader.text.names.find(heading) if heading else None
        found.append(None if column in found else column)
    return tuple(found)


def _filled(cells: Sequence[str], width: int) -> tuple[str, ...]:
    return (*cells, *[""] * (width - len(cells)))


class _LineReader:
    """Reads the lines of a table one after the other; a name or id that an earlier one has is refused."""

    def __init__(self, system: System, kind: str, present: Sequence[Mapping[str, Json]], text: CellText) -> None:
        self.kind = system.kinds[kind]
        self.text = text
        self._system = system
        self._present = present
        self._known: dict[Record, PastedLine] = {}
        self.named = 0  # columns that the header names; further cells are refused
        self._columns = {column.key: column for column in text.names.columns}
        self._places = {key: _first_places(present, key) for key in (_ID, _NAME) if key != _ID or self.kind.has_ids}

    def read_lines(self, columns: Sequence[TableColumn | None], records: Sequence[Record]) -> Iterator[PastedLine]:
        """Yield the lines."""
        seen: dict[tuple[str, str], int] = {}
        taken = {fold(_text(entry, _ID)) for entry in self._present}
        for record in records:
            line = self._read_line(columns, record)
            if line.action is not LineAction.REFUSED:
                line = self._with_identity(line, seen, taken)
            yield line

    def _read_line(self, columns: Sequence[TableColumn | None], record: Record) -> PastedLine:
        """Return a line with its values; known from before if none of its cells has changed."""
        known = self._known.get(record)
        if known is None:
            known = self._known[record] = self._read_cells(columns, record)
        return known

    def _read_cells(self, columns: Sequence[TableColumn | None], record: Record) -> PastedLine:
        values: dict[str, Json] = {}
        for place, (column, cell) in enumerate(zip(columns, record.cells, strict=True)):
            problem = None
            if len(cell) > LONGEST_CELL:
                problem = _long_cell(len(cell))
            elif place >= self.named and cell:
                problem = _no_heading(cell)
            elif column is not None:
                try:
                    value = self.text.read(column, cell)
                except EditError as error:
                    problem = error.message
                else:
                    if not isinstance(value, Absent):
                        values[column.key] = value
            if problem is not None:
                return _refused(record, problem, place)
        return PastedLine(record.number, record.cells, LineAction.ADD, values)

    def _with_identity(self, line: PastedLine, seen: dict[tuple[str, str], int], taken: set[str]) -> PastedLine:
        """Return a line with the entry that it updates, or as a new one with an id; or refused if its names clash."""
        record = Record(line.number, line.cells)
        named = {key: _text(line.values, key) for key in (_ID, _NAME)}
        position, problem = self._find_entry(named)
        if problem is None:
            problem = self._clash(line.number, named, seen)
        if problem is not None:
            return _refused(record, problem, None)
        values = {key: value for key, value in line.values.items() if key not in named or named[key].strip()}
        if position is None:
            self._complete(values, taken)
        for key in (_ID, _NAME):
            if _text(values, key).strip():
                seen.setdefault((key, fold(_text(values, key))), line.number)
        if position is None:
            return replace(line, values=values)
        action = LineAction.UPDATE if self.changed(position, values) else LineAction.SAME
        return replace(line, values=values, action=action, position=position)

    def _find_entry(self, named: Mapping[str, str]) -> tuple[int | None, Message | None]:
        """Return the position of the entry that a line names, and why that is not possible."""
        id_, name = fold(named[_ID]), fold(named[_NAME])
        if id_ and self.kind.has_ids and not is_entry_id(named[_ID]):
            return None, _bad_id(named[_ID])
        by_id = self._places.get(_ID, {}).get(id_) if id_ else None
        by_name = self._places[_NAME].get(name) if name else None
        if self.kind.has_names and by_name is not None and id_ and by_name != by_id:
            owner = _text(self._present[by_name], _ID) or named[_NAME]
            return None, _other_owner(named[_NAME], owner, named[_ID])
        if by_id is not None:
            return by_id, None
        if id_ and not self.kind.has_names:
            return None, None
        if not name and self.kind.has_names:
            return None, _no_name()
        return by_name, None

    def _clash(self, number: int, named: Mapping[str, str], seen: Mapping[tuple[str, str], int]) -> Message | None:
        for key, is_unique in ((_ID, self.kind.has_ids), (_NAME, self.kind.has_names)):
            first = seen.get((key, fold(named[key]))) if named[key].strip() and is_unique else None
            if first is not None and first != number:
                return _same_as(key, named[key], first)
        return None

    def _complete(self, values: dict[str, Json], taken: set[str]) -> None:
        """Give a new entry an id if its kind has ids."""
        if not self.kind.has_ids:
            return
        id_ = free_id(self._name_of(values), self.kind, taken, _text(values, _ID))
        taken.add(fold(id_))
        values[_ID] = id_

    def _name_of(self, values: Mapping[str, Json]) -> str:
        """Return the name of a new entry; of one that has none, that of its line of notation."""
        name, line = _text(values, _NAME), _text(values, self.kind.line) if self.kind.notation else ""
        if name.strip() or not line.strip():
            return name
        try:
            return str(self._system.notations[self.kind.notation].parse_open(line).get(_NAME) or "")
        except NotationError:
            return ""

    def changed(self, position: int, values: Mapping[str, Json]) -> list[str]:
        """Return the keys of an entry that these values change."""
        entry = self._present[position]
        keys = []
        for key, value in values.items():
            column = self._columns[key]
            before = self.text.stored(entry, column)
            if before != value and self.text.format(column, before) != self.text.format(column, value):
                keys.append(key)
        return keys

    def edits(self, list_address: str, line: PastedLine) -> Iterator[Edit]:
        """Yield the edits of a line that adds or updates an entry."""
        if line.position is None:
            yield AddRow(list_address, _new_entry(line))
            return
        uid = self._present[line.position].get(UID_KEY)
        row = f"#{uid}" if isinstance(uid, str) and uid else str(line.position)
        for key in self.changed(line.position, line.values):
            yield SetValue(f"{list_address}[{row}].{key}", line.values[key])

    def merged(self, lines: Sequence[PastedLine]) -> list[Json]:
        """Return all entries of the kind as they are after many lines: one edit for each would take too long."""
        rows: list[Json] = list(self._present)
        for line in lines:
            if line.position is None:
                rows.append(_new_entry(line))
                continue
            row = dict(self._present[line.position])
            for key in self.changed(line.position, line.values):
                put_value(row, key, line.values[key])
            rows[line.position] = row
        return rows


def _new_entry(line: PastedLine) -> dict[str, Json]:
    row: dict[str, Json] = {}
    for key, value in line.values.items():
        put_value(row, key, value)
    return row


def _first_places(entries: Sequence[Mapping[str, Json]], key: str) -> dict[str, int]:
    places: dict[str, int] = {}
    for place, entry in enumerate(entries):
        if text := fold(_text(entry, key)):
            places.setdefault(text, place)
    return places


def _text(values: Mapping[str, Json], key: str) -> str:
    value = values.get(key)
    return value if isinstance(value, str) else ""


def _refused(record: Record, problem: Message, column: int | None) -> PastedLine:
    message = Message("refused_line", "Line {number}: {problem}", {"number": record.number, "problem": problem})
    return PastedLine(record.number, record.cells, LineAction.REFUSED, {}, None, message, column)


def _too_large(text: str) -> Message | None:
    if len(text) <= MOST_LETTERS:
        return None
    return Message(
        "table_too_large",
        "This text has {count} letters, and a table can have {most}. Paste it in parts.",
        {"count": len(text), "most": MOST_LETTERS},
    )


def _too_many(records: Sequence[Record]) -> Message | None:
    """Return why there are too many lines or columns; None if there are not."""
    if len(records) > MOST_LINES + 1:
        return Message(
            "table_too_long",
            "This table has {count} lines, and {most} can be pasted at once. Paste it in parts.",
            {"count": len(records) - 1, "most": MOST_LINES},
        )
    widest = max((len(record.cells) for record in records), default=0)
    if widest > MOST_COLUMNS:
        return Message(
            "table_too_wide",
            "This table has {count} columns, and a table can have {most}. Leave out those that no field needs.",
            {"count": widest, "most": MOST_COLUMNS},
        )
    return None


def _nothing() -> Message:
    return Message(
        "empty_table", "There is no table here. Copy lines with a header from a spreadsheet, and paste again."
    )


def _no_key(known: Sequence[TableColumn], reader: _LineReader) -> Message | None:
    """Return why a table without names cannot be read; None if it has a column that names its entries."""
    keys = {column.key for column in known}
    if _NAME in keys or _ID in keys or (not reader.kind.has_names and reader.kind.line in keys):
        return None
    names = reader.text.names
    return Message(
        "no_key_column",
        "The first line names no column {name}. Write the names of the columns above the lines: {known}.",
        {
            "name": names.heading(names.columns[0]),
            "known": join_texts(Word(column.field.label) for column in names.columns[:_MOST_NAMED]),
        },
    )


def _long_cell(letters: int) -> Message:
    return Message(
        "cell_too_long",
        "One cell has {count} letters, and a value can have {most}.",
        {"count": letters, "most": LONGEST_CELL},
    )


def _no_heading(cell: str) -> Message:
    return Message(
        "cell_without_heading",
        "“{text}” is under no heading. Put a name above its column, or clear the cell.",
        {"text": shorten(cell, _SHOWN)},
    )


def _bad_id(id_: str) -> Message:
    return Message(
        "bad_table_id",
        "The id “{id}” can only contain lowercase letters, digits, - and _.",
        {"id": shorten(id_, _SHOWN)},
    )


def _no_name() -> Message:
    return Message("line_without_name", "There is no name.")


def _other_owner(name: str, owner: str, id_: str) -> Message:
    return Message(
        "name_of_other",
        "“{name}” has the id {owner} in this world, not {id}.",
        {"name": shorten(name, _SHOWN), "owner": owner, "id": shorten(id_, _SHOWN)},
    )


def _same_as(key: str, text: str, line: int) -> Message:
    template = "The id “{text}” is in line {line}, too." if key == _ID else "“{text}” is in line {line}, too."
    return Message("line_twice", template, {"text": shorten(text, _SHOWN), "line": line})
