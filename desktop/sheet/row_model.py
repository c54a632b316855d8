"""Table model of a list: columns from the rules; edits, moves, copies and pastes rows.

The module is long because a Qt model answers many roles; each has a method of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from core.character.address import parse_address
from core.character.edits import AddRow, Batch, Edit, MoveRow, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.row_notation import format_notation_row, parse_notation_edits
from core.character.shape import empty_row
from core.errors import EditError
from core.formula import Cell, Fault
from core.rules.model import Derived, Field, FieldType
from desktop.messages import render
from desktop.numerals import text_at
from desktop.sheet.binding import class_key
from desktop.sheet.input_parsing import format_for_input, parse_input
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_text import ROWS, rows_from_json, rows_from_tsv, rows_to_json, to_tsv
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.cells import CellKind, CellRole, CellStyle, ColumnStyle

Index = QModelIndex | QPersistentModelIndex

_NUMBERS: Final = frozenset({FieldType.INT, FieldType.NUMBER})
_ROOT: Final = QModelIndex()
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
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._list = list_address
        self._key = class_key(list_address)
        self._outer = _positions(list_address)
        parts = self._key.split("[]")
        self._list_keys = frozenset("[]".join(parts[:number]) for number in range(1, len(parts) + 1))
        self._columns = tuple(columns)
        self._headers = tuple(headers)
        system = character.sheet.system
        keys = [f"{self._key}[].{column}" for column in self._columns]
        self._definitions = [system.fields.get(key) or system.derived[key] for key in keys]
        self._keys = keys
        self._column_of = {key: column for column, key in enumerate(keys)}
        self._flags = [self._flags_of(column) for column in range(len(keys))]
        self._answers = self._answer_by_role()
        self._emphasis: dict[int, str] = {}
        self._column_styles: list[ColumnStyle] = []
        self._problems: Mapping[str, str] = {}
        self._explained = ""
        self._flashing: frozenset[tuple[int, int]] = frozenset()
        self._texts: dict[tuple[int, int], str] = {}
        self._rows = self._row_names()
        self._row_positions = list(range(len(self._rows)))

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def list_address(self) -> str:
        """The list."""
        return self._list

    @property
    def columns(self) -> tuple[str, ...]:
        """Keys of the columns."""
        return self._columns

    def definition(self, column: int) -> Field | Derived:
        """Return the definition of a column."""
        return self._definitions[column]

    def address(self, row: int, column: int) -> str:
        """Return the address of a cell, by position."""
        return f"{self._list}[{self._row_positions[row]}].{self._columns[column]}"

    def set_emphasis(self, strong: Sequence[str], muted: Sequence[str]) -> None:
        """Set which columns are semibold and which are muted."""
        for column, name in enumerate(self._columns):
            self._emphasis[column] = "strong" if name in strong else "muted" if name in muted else ""
        self._column_styles = []

    def _row_names(self) -> list[str]:
        """Return the identities of rows: their uids, or their positions."""
        try:
            rows = self._character.sheet.rows(self._list)
        except EditError:
            return []
        return [str(row.get(_UID, f"@{index}")) for index, row in enumerate(rows)]

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, its help, and its alignment."""
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self._columns):
            return None
        definition = self._definitions[section]
        if role == Qt.ItemDataRole.DisplayRole:
            own = self._headers[section] if section < len(self._headers) else ""
            return own or definition.abbr or definition.label
        if role == Qt.ItemDataRole.ToolTipRole:
            unit = f" ({definition.unit})" if definition.unit else ""
            return f"{definition.label}{unit}\n{definition.help}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        definition = self._definitions[column]
        middle = Qt.AlignmentFlag.AlignVCenter
        if isinstance(definition, Derived):
            return middle | (Qt.AlignmentFlag.AlignLeft if definition.is_text else Qt.AlignmentFlag.AlignRight)
        if definition.type is FieldType.BOOL:
            return middle | Qt.AlignmentFlag.AlignHCenter
        return middle | (Qt.AlignmentFlag.AlignRight if definition.type in _NUMBERS else Qt.AlignmentFlag.AlignLeft)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags of a cell."""
        return self._flags[index.column()] if index.isValid() else Qt.ItemFlag.NoItemFlags

    def _flags_of(self, column: int) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        kind = self._kind(column)
        if kind is CellKind.TICK:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags if kind is CellKind.DERIVED else flags | Qt.ItemFlag.ItemIsEditable

    def _kind(self, column: int) -> CellKind:
        definition = self._definitions[column]
        if isinstance(definition, Derived):
            return CellKind.DERIVED
        if definition.type in _NUMBERS:
            return CellKind.NUMBER
        return {FieldType.CHOICE: CellKind.CHOICE, FieldType.BOOL: CellKind.TICK}.get(definition.type, CellKind.TEXT)

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
            CellRole.LOOK: self._cell_style,
        }

    def _cell_style(self, row: int, column: int) -> CellStyle:
        """Return the style and text of a cell."""
        styles = self._column_styles = self._column_styles or [
            self._column_style(each) for each in range(len(self._keys))
        ]
        style, problems, explained = styles[column], self._problems, self._explained
        address = self.address(row, column) if problems or explained else ""
        rules = self._character.sheet.character.house_rules
        return CellStyle(
            column=style,
            text="" if style.kind is CellKind.TICK else self._text(row, column),
            is_ticked=style.kind is CellKind.TICK and bool(self._input_text(row, column)),
            has_problem=bool(problems) and bool(problems.get(address)),
            is_explained=bool(explained) and explained == address,
            is_flashing=(row, column) in self._flashing,
            has_house_rule=bool(rules) and self._keys[column] in rules,
        )

    def _column_style(self, column: int) -> ColumnStyle:
        kind = self._kind(column)
        side = self._alignment(column) & Qt.AlignmentFlag.AlignHorizontal_Mask
        return ColumnStyle(kind, side, self._emphasis.get(column, ""), kind not in (CellKind.DERIVED, CellKind.TICK))

    def _cell_alignment(self, _row: int, column: int) -> object:
        return self._alignment(column)

    def _accessible_text(self, row: int, column: int) -> object:
        return f"{self.headerData(column, Qt.Orientation.Horizontal)}: {self._text(row, column)}"

    def _kind_of(self, _row: int, column: int) -> object:
        return self._kind(column)

    def _emphasis_of(self, _row: int, column: int) -> object:
        return self._emphasis.get(column, "")

    def _problem_of(self, row: int, column: int) -> object:
        return self._problems.get(self.address(row, column), "")

    def _choices(self, _row: int, column: int) -> object:
        definition = self._definitions[column]
        choices = definition.choices if isinstance(definition, Field) else ()
        return [(choice.key, choice.label) for choice in choices]

    def _is_open(self, _row: int, column: int) -> object:
        definition = self._definitions[column]
        return isinstance(definition, Field) and definition.open_choice

    def _text(self, row: int, column: int) -> str:
        text = self._texts.get((row, column))
        if text is None:
            cell = self._keys[column], (*self._outer, self._row_positions[row])
            text = text_at(self._character.sheet, cell, with_unit=False).replace("\n", " ")
            self._texts[row, column] = text
        return text

    def _input_text(self, row: int, column: int) -> object:
        definition = self._definitions[column]
        value = self._character.sheet.value(self.address(row, column))
        if isinstance(definition, Field) and definition.type is FieldType.BOOL:
            return value == 1
        return format_for_input(definition, value) if isinstance(definition, Field) else self._text(row, column)

    def _tool_tip(self, row: int, column: int) -> str:
        problem = self._problems.get(self.address(row, column))
        if problem:
            return escape_tool_tip(problem)
        value = self._character.sheet.value(self.address(row, column))
        if isinstance(value, Fault):
            return escape_tool_tip(render(value.reason))
        definition = self._definitions[column]
        if value is None and isinstance(definition, Derived) and definition.undefined:
            return definition.undefined
        return escape_tool_tip(self._text(row, column)) if self._kind(column) is CellKind.TEXT else ""

    # -------------------------------------------------------------------------------------------------------- edits

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Write a cell; typing is merged into one edit until the cell loses focus."""
        definition = self._definitions[index.column()]
        if role != Qt.ItemDataRole.EditRole or not isinstance(definition, Field):
            return False
        address = f"{self._row_address(index.row())}.{self._columns[index.column()]}"
        try:
            new = value if isinstance(value, bool) else parse_input(definition, str(value))
            self._character.push(SetValue(address, new), merge=address)
        except EditError as error:
            self.refused.emit(error.message)
            return False
        if self._kind(index.column()) in {CellKind.TICK, CellKind.CHOICE}:
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
        return f"{self._list}[{row}]" if name.startswith("@") else f"{self._list}[#{name}]"

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
        return [str(self.headerData(column, Qt.Orientation.Horizontal)) for column in range(len(self._columns))]

    def to_text(self, rows: Sequence[int]) -> str:
        """Return rows as text: in the game's notation if it has one, else tab-separated with titles."""
        sheet = self._character.sheet
        if self._list in sheet.system.notations:
            all_rows = sheet.rows(self._list)
            return "\n".join(format_notation_row(sheet.system, self._list, all_rows[row]) for row in rows) + "\n"
        return to_tsv(
            [self._titles(), *([self._text(row, each) for each in range(len(self._columns))] for row in rows)]
        )

    def to_mime_data(self, rows: Sequence[int]) -> QMimeData:
        """Return rows for the clipboard: as text for other programs, and complete for this list."""
        sheet = self._character.sheet
        all_rows = sheet.rows(self._list)
        data = QMimeData()
        data.setText(self.to_text(rows))
        row_data = rows_to_json(sheet.system.id, parse_address(self._list).key, [all_rows[row] for row in rows])
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
        columns = list(zip(self._titles(), self._columns, self._definitions, strict=True))
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

    def apply_changes(self, cells: Collection[Cell], *, flashes: bool) -> bool:
        """Apply changed cells; return whether rows were added, removed or moved."""
        self._end_flash()
        if self.is_structure_changed(cells):
            self._update_rows(self._row_names())
            return True
        changed: list[tuple[int, int]] = []
        outer, depth = self._outer, len(self._outer)
        column_of = self._column_of
        for key, rows in cells:
            if key in column_of and len(rows) == depth + 1 and rows[:depth] == outer:
                cell = (rows[depth], column_of[key])
                before = self._texts.pop(cell, None)
                if before is None or self._text(*cell) != before:
                    changed.append(cell)
        self._flashing = frozenset(changed) if flashes else frozenset()
        self._emit_data_changed(changed)
        return False

    def is_structure_changed(self, cells: Collection[Cell]) -> bool:
        """Return whether the whole list, or one around it, was replaced."""
        return not self._list_keys.isdisjoint(map(_KEY, cells))

    def _update_rows(self, names: list[str]) -> None:
        """Emit which rows were added, removed or moved, so that views keep the others."""
        old = self._rows
        positions = {name: row for row, name in enumerate(names)}
        self._texts.clear()
        self._row_positions = [positions.get(name, -1) for name in old]
        if len(names) == len(old) + 1 and [name for name in names if name in old] == old:
            row = next(row for row, name in enumerate(names) if name not in old)
            self.beginInsertRows(QModelIndex(), row, row)
            self._set_rows(names)
            self.endInsertRows()
        elif len(names) + 1 == len(old) and [name for name in old if name in positions] == names:
            row = next(row for row, name in enumerate(old) if name not in positions)
            self.beginRemoveRows(QModelIndex(), row, row)
            self._set_rows(names)
            self.endRemoveRows()
        elif sorted(names) == sorted(old):
            self.layoutAboutToBeChanged.emit()
            before = self.persistentIndexList()
            self._set_rows(names)
            after = [self.index(positions[old[each.row()]], each.column()) for each in before]
            self.changePersistentIndexList(before, after)
            self.layoutChanged.emit()
        else:
            self.beginResetModel()
            self._set_rows(names)
            self.endResetModel()
            return
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._columns) - 1))

    def _set_rows(self, names: list[str]) -> None:
        self._texts.clear()
        self._rows = names
        self._row_positions = list(range(len(names)))

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
        self._emit_data_changed([cell for each in (before, address) if (cell := self._cell_of(each)) is not None])

    def set_problems(self, problems: Mapping[str, str]) -> None:
        """Set the violations of cells, by address."""
        if problems == self._problems:
            return
        old, self._problems = self._problems, dict(problems)
        self._emit_data_changed([cell for each in {**old, **problems} if (cell := self._cell_of(each)) is not None])

    def _cell_of(self, address: str) -> tuple[int, int] | None:
        if not address.startswith(f"{self._list}["):
            return None
        row, _, column = address.removeprefix(f"{self._list}[").partition("].")
        if not row.isdecimal() or int(row) >= len(self._rows) or column not in self._columns:
            return None
        return int(row), self._columns.index(column)


def _positions(address: str) -> tuple[int, ...]:
    parts = address.replace("]", "[").split("[")
    return tuple(int(piece) for piece in parts[1::2])
