"""Table model of a list: columns from the rules; edits, moves, copies and pastes rows.

The module is long because a Qt model answers many roles; each has a method of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from core.character.address import parse_address
from core.character.edits import AddRow, Batch, Edit, MoveRow, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.row_notation import format_notation_row, parse_notation_edits
from core.character.shape import empty_row
from core.character.typed_values import parse_typed
from core.errors import EditError
from core.formula import Cell, Fault
from core.rules.model import Derived, Field, FieldType
from desktop.definitions import definition_of
from desktop.messages import render
from desktop.numerals import text_at
from desktop.sheet.binding import class_key
from desktop.sheet.cell_columns import TRACK, CellColumns
from desktop.sheet.input_text import format_for_input
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_order import RowOrder
from desktop.sheet.row_text import ROWS, rows_from_json, rows_from_tsv, rows_to_json, to_tsv
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.cells import CellKind, CellRole, CellStyle
from desktop.widgets.point_track import Points

Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_NOTHING: Final[Mapping[str, str]] = {}
_UID: Final = "uid"
_KEY: Final = itemgetter(0)


class RowModel(QAbstractTableModel):
    """The rows of one list.

    Args:
        character: The open character.
        list_address: The list, rows around it by position: ``weapons``, ``professions[0].abilities``.
        columns: Keys of the columns within a row.
        headers: Titles of the columns; "" for the game's own.
        parent: Owner.
        order: Which rows are shown, and in which order; all in the order of the document by default.

    Signals:
        refused: An input is not valid, with the `Message`.
    """

    refused = Signal(object)

    def __init__(
        self,
        character: OpenCharacter,
        list_address: str,
        columns: Sequence[str],
        headers: Sequence[str] = (),
        parent: QObject | None = None,
        *,
        order: RowOrder | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._list = list_address
        self._key = class_key(list_address)
        self._outer = _positions(list_address)
        parts = self._key.split("[]")
        self._list_keys = frozenset("[]".join(parts[:number]) for number in range(1, len(parts) + 1))
        system = character.sheet.system
        keys = [f"{self._key}[].{column}" for column in columns]
        definitions = [
            None if name.startswith("@") else definition_of(system, key)
            for name, key in zip(columns, keys, strict=True)
        ]
        self.cell_columns = CellColumns(columns, definitions, headers)
        self._keys = keys
        self._column_of = {key: column for column, key in enumerate(keys)}
        self._notes: dict[int, str] = {}
        self._track: tuple[str, ...] = ()
        self._answers = self._answer_by_role()
        self._problems: Mapping[str, str] = {}
        self._explained = ""
        self._flashing: frozenset[tuple[int, int]] = frozenset()
        self._texts: dict[tuple[int, int], str] = {}
        self._order = order or RowOrder()
        self._rows, self._row_positions = self._arrangement()
        self._row_of = {position: row for row, position in enumerate(self._row_positions)}

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def list_address(self) -> str:
        """The list."""
        return self._list

    @property
    def columns(self) -> tuple[str, ...]:
        """Keys of the columns."""
        return self.cell_columns.names

    def definition(self, column: int) -> Field | Derived | None:
        """Return the definition of a column; None for a track."""
        return self.cell_columns.definitions[column]

    def address(self, row: int, column: int) -> str:
        """Return the address of a cell, by position."""
        return f"{self._list}[{self._row_positions[row]}].{self.cell_columns.names[column]}"

    def position(self, row: int) -> int:
        """Return the position of a shown row in the document; -1 for none."""
        return self._row_positions[row] if 0 <= row < len(self._row_positions) else -1

    def row_at(self, position: int) -> int:
        """Return the shown row of a position in the document; -1 if it is not shown."""
        return self._row_of.get(position, -1)

    def set_emphasis(self, strong: Sequence[str], muted: Sequence[str], others: Mapping[str, str] = _NOTHING) -> None:
        """Set which columns are semibold, which are muted, and the emphasis of others."""
        self.cell_columns.set_emphasis({**dict.fromkeys(muted, "muted"), **dict.fromkeys(strong, "strong"), **others})

    def set_notes(self, notes: Mapping[str, str]) -> None:
        """Set which column's text, or words around it, stand muted behind another one: ``base`` or ``with {base}``."""
        names = self.cell_columns.names
        self._notes = {names.index(column): note for column, note in notes.items() if column in names}

    def set_track(self, track: Sequence[str]) -> None:
        """Set the columns of the row that its track shows: left, dotted, empty and added points."""
        self._track = tuple(track)

    def _row_names(self) -> list[str]:
        """Return the identities of all rows of the list: their uids, or their positions."""
        try:
            rows = self._character.sheet.rows(self._list)
        except EditError:
            return []
        return [str(row.get(_UID, f"@{index}")) for index, row in enumerate(rows)]

    def _arrangement(self) -> tuple[list[str], list[int]]:
        """Return the identities and positions of the rows to show, in order."""
        names = self._row_names()
        positions = self._order.positions(self._character.sheet, self._list, len(names))
        return [names[position] for position in positions], positions

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.cell_columns)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, its help, and its alignment."""
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self.cell_columns):
            return None
        return self.cell_columns.header(section, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags of a cell."""
        return self.cell_columns.flags(index.column()) if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a cell for a role."""
        row, column = index.row(), index.column()
        if not 0 <= row < len(self._rows) or self._row_positions[row] < 0:
            return None
        answer = self._answers.get(role)
        return None if answer is None else answer(row, column)

    def _answer_by_role(self) -> Mapping[int, Callable[[int, int], object]]:
        """Return the method that answers each role."""
        return {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.EditRole: self._input_text,
            Qt.ItemDataRole.TextAlignmentRole: self._cell_alignment,
            Qt.ItemDataRole.ToolTipRole: self._tool_tip,
            Qt.ItemDataRole.AccessibleTextRole: self._accessible_text,
            CellRole.KIND: self._kind_of,
            CellRole.EMPHASIS: self._emphasis_of,
            CellRole.PROBLEM: self._problem_of,
            CellRole.CHOICES: self._choices,
            CellRole.IS_OPEN: self._is_open,
            CellRole.CAN_BE_NEGATIVE: lambda _, column: self.cell_columns.can_be_negative(column),
            CellRole.LOOK: self._cell_style,
        }

    def _cell_style(self, row: int, column: int) -> CellStyle:
        """Return the style and text of a cell."""
        style, problems, explained = self.cell_columns.style(column), self._problems, self._explained
        address = self.address(row, column) if problems or explained else ""
        rules = self._character.sheet.character.house_rules_in_force
        is_text = style.kind not in (CellKind.TICK, CellKind.TRACK)
        return CellStyle(
            column=style,
            text=self._text(row, column) if is_text else "",
            is_ticked=style.kind is CellKind.TICK and bool(self._input_text(row, column)),
            has_problem=bool(problems) and bool(self._problem_of(row, column)),
            is_explained=bool(explained) and explained == address,
            is_flashing=(row, column) in self._flashing,
            has_house_rule=bool(rules) and self._keys[column] in rules,
            note=self._note(row, column) if column in self._notes else "",
            points=self._points(row) if style.kind is CellKind.TRACK else None,
        )

    def _note(self, row: int, column: int) -> str:
        """Return the first text of the columns that stand muted behind a column, in its words."""
        sheet, position = self._character.sheet, self._row_positions[row]
        for part in self._notes[column].split("|"):
            before, name, after = _words_around(part)
            text = text_at(sheet, (f"{self._key}[].{name}", (*self._outer, position)), with_unit=False)
            if text and text != "—":
                return f"{before}{text}{after}"
        return ""

    def _points(self, row: int) -> Points:
        """Return what the track of a row shows."""
        place = (*self._outer, self._row_positions[row])
        values = (self._character.sheet.value_at((f"{self._key}[].{name}", place)) for name in self._track)
        return Points(*(float(value) if isinstance(value, int | Fraction) else 0.0 for value in values))

    def _cell_alignment(self, _row: int, column: int) -> object:
        return self.cell_columns.alignment(column)

    def _accessible_text(self, row: int, column: int) -> object:
        return f"{self.headerData(column, Qt.Orientation.Horizontal)}: {self._text(row, column)}"

    def _kind_of(self, _row: int, column: int) -> object:
        return self.cell_columns.kind(column)

    def _emphasis_of(self, _row: int, column: int) -> object:
        return self.cell_columns.emphasis(column)

    def _problem_of(self, row: int, column: int) -> str:
        """Return the violation of a cell; the first cell of a row tells those of columns that are not shown."""
        own = self._problems.get(self.address(row, column), "")
        if own or column:
            return own
        begin = f"{self._list}[{self._row_positions[row]}]."
        names = self.cell_columns.names
        others = (
            text
            for address, text in self._problems.items()
            if address.startswith(begin) and address.removeprefix(begin) not in names
        )
        return next(others, "")

    def _choices(self, _row: int, column: int) -> object:
        return self.cell_columns.choices(column)

    def _is_open(self, _row: int, column: int) -> object:
        return self.cell_columns.is_open(column)

    def _text(self, row: int, column: int) -> str:
        text = self._texts.get((row, column))
        if text is None:
            if self.definition(column) is None:
                return ""
            cell = self._keys[column], (*self._outer, self._row_positions[row])
            text = text_at(self._character.sheet, cell, with_unit=False).replace("\n", " ")
            text = self._texts[row, column] = self.cell_columns.with_sign(column, text)
        return text

    def _input_text(self, row: int, column: int) -> object:
        definition = self.definition(column)
        value = None if definition is None else self._character.sheet.value(self.address(row, column))
        if isinstance(definition, Field) and definition.type is FieldType.BOOL:
            return value == 1
        return format_for_input(definition, value) if isinstance(definition, Field) else self._text(row, column)

    def _tool_tip(self, row: int, column: int) -> str:
        problem = self._problem_of(row, column)
        definition = self.definition(column)
        if problem or definition is None:
            return escape_tool_tip(problem)
        value = self._character.sheet.value(self.address(row, column))
        if isinstance(value, Fault):
            return escape_tool_tip(render(value.reason))
        if value is None and isinstance(definition, Derived) and definition.undefined:
            return definition.undefined
        is_words = isinstance(definition, Derived) and definition.is_text
        is_words = is_words or self.cell_columns.kind(column) is CellKind.TEXT
        texts = [self._text(row, column), self._note(row, column) if column in self._notes else ""]
        return escape_tool_tip("\n".join(filter(None, texts))) if is_words else ""

    # -------------------------------------------------------------------------------------------------------- edits

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Write a cell; typing is merged into one edit until the cell loses focus."""
        definition = self.definition(index.column())
        if role != Qt.ItemDataRole.EditRole or not isinstance(definition, Field):
            return False
        address = f"{self._row_address(index.row())}.{self.cell_columns.names[index.column()]}"
        try:
            new = value if isinstance(value, bool) else parse_typed(definition, str(value))
            self._character.push(SetValue(address, new), merge=address)
        except EditError as error:
            self.refused.emit(error.message)
            return False
        if self.cell_columns.kind(index.column()) in {CellKind.TICK, CellKind.CHOICE}:
            self._character.leave_field()
        return True

    def add(self, row: Mapping[str, Json], position: int | None = None) -> bool:
        """Insert a row."""
        return self._push([AddRow(self._list, self._complete_row(row), position)])

    def remove(self, rows: Sequence[int]) -> bool:
        """Remove rows."""
        names = [self._row_address(row) for row in sorted(rows, reverse=True)]
        return bool(names) and self._push([RemoveRow(name) for name in names])

    def move_row(self, row: int, to: int) -> bool:
        """Move a row."""
        return self._push([MoveRow(self._row_address(row), to)])

    def _row_address(self, row: int) -> str:
        name = self._rows[row]
        return f"{self._list}[{self._row_positions[row]}]" if name.startswith("@") else f"{self._list}[#{name}]"

    def _push(self, edits: Sequence[Edit]) -> bool:
        self._character.leave_field()
        try:
            self._character.push(edits[0] if len(edits) == 1 else Batch(tuple(edits)))
        except EditError as error:
            self.refused.emit(error.message)
            return False
        return True

    # ---------------------------------------------------------------------------------------------------- clipboard

    def _titles(self) -> list[str]:
        return [str(self.headerData(column, Qt.Orientation.Horizontal)) for column in range(len(self.cell_columns))]

    def to_text(self, rows: Sequence[int]) -> str:
        """Return rows as text: in the game's notation if it has one, else tab-separated with titles."""
        sheet = self._character.sheet
        if self._list in sheet.system.notations:
            all_rows = sheet.rows(self._list)
            shown = (all_rows[self.position(row)] for row in rows)
            return "\n".join(format_notation_row(sheet.system, self._list, each) for each in shown) + "\n"
        return to_tsv(
            [self._titles(), *([self._text(row, each) for each in range(len(self.cell_columns))] for row in rows)]
        )

    def to_mime_data(self, rows: Sequence[int]) -> QMimeData:
        """Return rows for the clipboard: as text for other programs, and complete for this list."""
        sheet = self._character.sheet
        all_rows = sheet.rows(self._list)
        data = QMimeData()
        data.setText(self.to_text(rows))
        row_data = rows_to_json(
            sheet.system.id, parse_address(self._list).key, [all_rows[self.position(row)] for row in rows]
        )
        data.setData(ROWS, row_data)
        return data

    def paste_data(self, data: QMimeData) -> bool:
        """Add the rows of the clipboard: complete if they come from such a list, else parsed by `paste`."""
        sheet = self._character.sheet
        row_data = bytes(data.data(ROWS).data()) if data.hasFormat(ROWS) else b""
        rows = rows_from_json(row_data, sheet.system.id, parse_address(self._list).key)
        return self._push([AddRow(self._list, row) for row in rows]) if rows else self.paste(data.text())

    def paste(self, text: str) -> bool:
        """Add the rows of a text: lines of the game's notation if it has one, or tab-separated cells.

        A first line of titles names the columns.
        """
        system = self._character.sheet.system
        if self._list in system.notations:
            try:
                edits = parse_notation_edits(system, self._list, text)
            except EditError as error:
                if "\t" not in text:
                    self.refused.emit(error.message)
                    return False
            else:
                return bool(edits) and self._push(edits)
        all_columns = zip(self._titles(), self.cell_columns.names, self.cell_columns.definitions, strict=True)
        columns = [(title, name, each) for title, name, each in all_columns if each is not None]
        try:
            rows = rows_from_tsv(text, columns)
        except EditError as error:
            self.refused.emit(error.message)
            return False
        return bool(rows) and self._push([AddRow(self._list, self._complete_row(row)) for row in rows])

    def _complete_row(self, row: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return a row with all its stored values."""
        return {**empty_row(self._character.sheet.system, parse_address(self._list).key), **row}

    # ------------------------------------------------------------------------------------------------- what changed

    def apply_changes(self, cells: Collection[Cell], *, flashes: bool, may_move: bool = True) -> bool:
        """Apply changed cells; return whether rows were added, removed or moved in the document.

        Args:
            cells: The changed cells.
            flashes: Whether changed cells are highlighted for a moment.
            may_move: Whether shown rows may change their places; otherwise `arrange` does it later.
        """
        self._end_flash()
        if self.is_structure_changed(cells):
            self._update_rows()
            return True
        changed: list[tuple[int, int]] = []
        outer, depth = self._outer, len(self._outer)
        own = [(key, rows[depth]) for key, rows in cells if len(rows) == depth + 1 and rows[:depth] == outer]
        deciding = frozenset() if self._order.is_plain else self._order.keys(self._key)
        has_moved = any(key in deciding for key, _ in own)
        if has_moved and may_move:
            self.arrange()
        column_of, row_of, others = self._column_of, self._row_of, set()
        for key, position in own:
            row = row_of.get(position, -1)
            if row >= 0 and key in column_of:
                cell = (row, column_of[key])
                before = self._texts.pop(cell, None)
                if before is None or self._text(*cell) != before:
                    changed.append(cell)
            elif row >= 0 and key.startswith(self._key):
                others.add(row)
        self._flashing = frozenset(changed) if flashes and not has_moved else frozenset()
        self._emit_data_changed(changed)
        self._update_drawn({row for row, _ in changed} | others)
        return False

    def _update_drawn(self, rows: Iterable[int]) -> None:
        """Paint again what is drawn from other columns: tracks and notes."""
        drawn = [*self._notes, *([self.cell_columns.names.index(TRACK)] if self._track else ())]
        self._emit_data_changed([(row, column) for row in rows for column in drawn])

    def arrange(self) -> None:
        """Show the rows in their order again."""
        if self._order.is_plain:
            return
        names, positions = self._arrangement()
        if positions == self._row_positions:
            return
        if sorted(positions) == sorted(self._row_positions):
            self._move_rows(names, positions)
        else:
            self._update_rows()

    def _move_rows(self, names: list[str], positions: list[int]) -> None:
        """Show the same rows in another order, with the texts that are known."""
        old, row_of = self._rows, {name: row for row, name in enumerate(names)}
        texts = {(row_of[old[row]], column): text for (row, column), text in self._texts.items()}
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        self._set_rows(names, positions)
        self._texts.update(texts)
        self.changePersistentIndexList(before, [self.index(row_of[old[each.row()]], each.column()) for each in before])
        self.layoutChanged.emit()

    def is_structure_changed(self, cells: Collection[Cell]) -> bool:
        """Return whether the whole list, or one around it, was replaced."""
        return not self._list_keys.isdisjoint(map(_KEY, cells))

    def _update_rows(self) -> None:
        """Emit which rows were added, removed or moved, so that views keep the others."""
        names, places = self._arrangement()
        old = self._rows
        rows = {name: row for row, name in enumerate(names)}
        positions = {name: position for position, name in enumerate(self._row_names())}
        self._texts.clear()
        self._row_positions = [positions.get(name, -1) for name in old]
        if len(names) == len(old) + 1 and [name for name in names if name in old] == old:
            row = next(row for row, name in enumerate(names) if name not in old)
            self.beginInsertRows(QModelIndex(), row, row)
            self._set_rows(names, places)
            self.endInsertRows()
        elif len(names) + 1 == len(old) and [name for name in old if name in rows] == names:
            row = next(row for row, name in enumerate(old) if name not in rows)
            self.beginRemoveRows(QModelIndex(), row, row)
            self._set_rows(names, places)
            self.endRemoveRows()
        elif sorted(names) == sorted(old):
            self._move_rows(names, places)
        else:
            self.beginResetModel()
            self._set_rows(names, places)
            self.endResetModel()
            return
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self.cell_columns) - 1))

    def _set_rows(self, names: list[str], positions: list[int]) -> None:
        self._texts.clear()
        self._rows = names
        self._row_positions = positions
        self._row_of = {position: row for row, position in enumerate(positions)}

    def _emit_data_changed(self, cells: Iterable[tuple[int, int]]) -> None:
        """Emit changed cells one by one: for a range Qt would repaint all cells between."""
        for cell in cells:
            index = self.index(*cell)
            self.dataChanged.emit(index, index)

    def end_flash(self) -> None:
        """End the flash."""
        self._emit_data_changed(self._end_flash())

    def _end_flash(self) -> list[tuple[int, int]]:
        cells = sorted(self._flashing)
        self._flashing = frozenset()
        return [cell for cell in cells if cell[0] < len(self._rows)]

    def mark_explained(self, address: str) -> None:
        """Mark the cell whose explanation is shown."""
        before, self._explained = self._explained, address
        self._emit_data_changed([cell for each in (before, address) if (cell := self.cell_of(each)) is not None])

    def set_problems(self, problems: Mapping[str, str]) -> None:
        """Set the violations of cells, by address."""
        if problems == self._problems:
            return
        old, self._problems = self._problems, dict(problems)
        self._emit_data_changed([cell for each in {**old, **problems} if (cell := self.cell_of(each)) is not None])

    def cell_of(self, address: str) -> tuple[int, int] | None:
        """Return the cell of an address, the first of its row if no column shows it; None if no row does."""
        if not address.startswith(f"{self._list}["):
            return None
        position, _, column = address.removeprefix(f"{self._list}[").partition("].")
        row = self.row_at(int(position)) if position.isdecimal() else -1
        if row < 0 or "[" in column:
            return None
        names = self.cell_columns.names
        return row, names.index(column) if column in names else 0


def _positions(address: str) -> tuple[int, ...]:
    parts = address.replace("]", "[").split("[")
    return tuple(int(piece) for piece in parts[1::2])


def _words_around(part: str) -> tuple[str, str, str]:
    """Return the words before a column's name, the name, and the words after it.

    >>> _words_around("with {base}"), _words_around("base")
    (('with ', 'base', ''), ('', 'base', ''))
    """
    before, brace, rest = part.partition("{")
    name, _, after = rest.partition("}")
    return (before, name, after) if brace else ("", part, "")
