"""Table model of the members of a family: a row for each, its inputs and numbers in columns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from core.character.edits import SetValue
from core.character.typed_values import parse_typed
from core.errors import EditError
from core.formula import Cell, Fault
from core.rules.model import Derived, FieldType, Member
from desktop.definitions import definition_of, translated_member
from desktop.messages import render
from desktop.numerals import text_at
from desktop.sheet.cell_columns import SHOWN, TRACK, CellColumns, Definition
from desktop.sheet.input_text import format_for_input
from desktop.sheet.open_character import OpenCharacter
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.cells import CellKind, CellRole, CellStyle, ColumnStyle
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.point_track import Points

Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_EMPHASES: Final = {"@abbr": "abbr", "@letter": "letter", "@note": "note", "@plus": "action"}
"""Emphasis of the words of a member, unless the table says otherwise."""


class FamilyModel(QAbstractTableModel):
    """The rows of one `FamilyTable`.

    Args:
        character: The open character.
        table: The table; its properties say what the columns are.

    Signals:
        refused: An input is not valid, with the `Message`.
    """

    refused = Signal(object)

    def __init__(self, character: OpenCharacter, table: FamilyTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._character = character
        self._mark = f"<{table.property('family')}>"
        system = character.sheet.system
        members = {
            member.key: translated_member(system, member) for member in system.families[str(table.property("family"))]
        }
        self._members = [members[str(key)] for key in list(table.property("members"))]
        columns = [str(column) for column in list(table.property("columns"))]
        styles = {column: style for column, style in _EMPHASES.items() if column in columns}
        self._instead = table.pairs(list(table.property("instead") or []))
        self.cell_columns = CellColumns(
            columns,
            [self._definition(column) for column in columns],
            [str(header) for header in list(table.property("headers") or [])],
        )
        self.cell_columns.set_tips([str(tip) for tip in list(table.property("header_tips") or [])])
        self.cell_columns.set_emphasis({**styles, **table.pairs(list(table.property("column_styles") or []))})
        self.cell_columns.set_signed(table.property("signed_columns") or (), table.property("penalty_columns") or ())
        notes = [str(note) for note in list(table.property("member_notes") or [])]
        self._notes = dict(zip((member.key for member in self._members), notes, strict=False))
        self._muted_values = table.pairs(list(table.property("muted_values") or []))
        self._plus = tuple(str(part) for part in list(table.property("plus") or []))
        self._track = tuple(str(part) for part in list(table.property("track") or []))
        self._gauge = tuple(str(part) for part in list(table.property("gauge") or []))
        self._limit = int(table.property("gauge_limit") or 0)
        self._dot = str(table.property("dot_field") or "")
        self._addresses = [
            [self._address(member, column) for column in range(len(self.cell_columns))] for member in self._members
        ]
        computed = set(filter(None, self._instead.values()))
        self._computed = {
            (row, column)
            for row, addresses in enumerate(self._addresses)
            for column, address in enumerate(addresses)
            if address in computed
        }
        all_columns = range(len(self.cell_columns))
        self._flags = [[self._flags_of(row, column) for column in all_columns] for row in range(len(self._members))]
        self._styles = [[self._style_of(row, column) for column in all_columns] for row in range(len(self._members))]
        self._shares_of: dict[int, tuple[float, float]] = {}
        self._place_of = self._places()
        self._drawn_rows = self._find_drawn_rows()
        self._problems: Mapping[str, str] = {}
        self._explained = ""
        self._flashing: frozenset[tuple[int, int]] = frozenset()
        self._texts: dict[tuple[int, int], str] = {}
        self._answers = self._answer_by_role()

    def _definition(self, column: str) -> Definition:
        if column.startswith("@"):
            return None
        own = (self._filled(column, member) for member in self._members)
        address = next(filter(None, (self._instead.get(each, each) for each in own)), "")
        return definition_of(self._character.sheet.system, address) if address else None

    def _filled(self, column: str, member: Member) -> str:
        return column.replace(self._mark, member.key)

    def _places(self) -> dict[str, list[tuple[int, int]]]:
        """Return the rows and columns that show each address; column -1 for what is only drawn."""
        drawn = (*self._track, *self._gauge, *self._plus, *((self._dot,) if self._dot else ()))
        places: dict[str, list[tuple[int, int]]] = {}
        for row, member in enumerate(self._members):
            for column, definition in enumerate(self.cell_columns.definitions):
                address = self.address(row, column)
                if definition is not None and address:
                    places.setdefault(address, []).append((row, column))
            for name in filter(None, drawn):
                places.setdefault(self._filled(name, member), [(row, -1)])
        return places

    def _find_drawn_rows(self) -> dict[str, set[int]]:
        """Return the rows of each address that is drawn: in a gauge, a track, as a dot, or as a plus."""
        drawn = [name for name in (*self._track, *self._gauge, *self._plus, self._dot) if name]
        rows: dict[str, set[int]] = {}
        for row, member in enumerate(self._members):
            for name in drawn:
                rows.setdefault(self._filled(name, member), set()).add(row)
        return rows

    @property
    def addresses(self) -> tuple[str, ...]:
        """Every address that the table reads."""
        return tuple(self._place_of)

    def address(self, row: int, column: int) -> str:
        """Return the address of a cell; "" for words and tracks."""
        return self._addresses[row][column]

    def _address(self, member: Member, column: int) -> str:
        if self.cell_columns.definitions[column] is None:
            return ""
        own = self._filled(self.cell_columns.names[column], member)
        return self._instead.get(own, own)

    def _is_blank(self, row: int, column: int) -> bool:
        """Return whether a member has nothing in a column of numbers."""
        return not self._addresses[row][column] and self.cell_columns.definitions[column] is not None

    def _is_computed(self, row: int, column: int) -> bool:
        """Return whether a cell shows a computed number in the place of an input."""
        return (row, column) in self._computed

    def cell_of(self, address: str) -> tuple[int, int] | None:
        """Return row and column of an address; None if no cell shows it."""
        row, column = self._place_of.get(address, [(-1, -1)])[0]
        return None if column < 0 else (row, column)

    def filled_template(self, template: str, row: int) -> str:
        """Return a template with the member of a row in the place of its family."""
        return self._filled(template, self._members[row])

    # ------------------------------------------------------------------------------------------------ what there is

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of members."""
        return 0 if parent.isValid() else len(self._members)

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.cell_columns)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, its help, and its alignment; the name of a row."""
        if orientation is Qt.Orientation.Vertical:
            return self._members[section].label if role == Qt.ItemDataRole.DisplayRole else None
        return self.cell_columns.header(section, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags of a cell."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return self._flags[index.row()][index.column()]

    def _flags_of(self, row: int, column: int) -> Qt.ItemFlag:
        """Return the flags of a cell, which stay; Qt asks for those of every cell that it paints."""
        is_shown = self._is_computed(row, column) or self._is_blank(row, column)
        return SHOWN if is_shown else self.cell_columns.flags(column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a cell for a role."""
        answer = self._answers.get(role)
        return None if answer is None or not index.isValid() else answer(index.row(), index.column())

    def _answer_by_role(self) -> Mapping[int, Callable[[int, int], object]]:
        """Return the method that answers each role."""
        return {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.EditRole: self._input_text,
            Qt.ItemDataRole.TextAlignmentRole: lambda _, column: self.cell_columns.alignment(column),
            Qt.ItemDataRole.ToolTipRole: self._tool_tip,
            Qt.ItemDataRole.AccessibleTextRole: self._accessible_text,
            CellRole.KIND: self._kind,
            CellRole.EMPHASIS: lambda _, column: self.cell_columns.emphasis(column),
            CellRole.PROBLEM: lambda row, column: self._problems.get(self.address(row, column), ""),
            CellRole.CHOICES: lambda _, column: self.cell_columns.choices(column),
            CellRole.IS_OPEN: lambda _, column: self.cell_columns.is_open(column),
            CellRole.CAN_BE_NEGATIVE: lambda _, column: self.cell_columns.can_be_negative(column),
            CellRole.LOOK: self._cell_style,
        }

    def _kind(self, row: int, column: int) -> CellKind:
        if self._is_blank(row, column):
            return CellKind.WORD
        return CellKind.DERIVED if self._is_computed(row, column) else self.cell_columns.kind(column)

    def _text(self, row: int, column: int) -> str:
        text = self._texts.get((row, column))
        if text is None:
            text = self._texts[row, column] = self._read_text(row, column)
        return text

    def _read_text(self, row: int, column: int) -> str:
        member, name = self._members[row], self.cell_columns.names[column]
        if name == TRACK or self._is_blank(row, column):
            return ""
        if self.cell_columns.definitions[column] is None:
            return self._word(member, name)
        text = text_at(self._character.sheet, (self.address(row, column), ()), with_unit=False)
        return self.cell_columns.with_sign(column, text)

    def _word(self, member: Member, name: str) -> str:
        if name == "@plus":
            return "+" if self.may_add(self._members.index(member)) else ""
        if name == "@note":
            return str(self._notes.get(member.key, member.note))
        return {"@abbr": member.abbr, "@letter": member.abbr[:1]}.get(name, member.label)

    def absent_column(self) -> int:
        """Return the column with nothing to show now: the plus while no point is left; -1 for none."""
        names = self.cell_columns.names
        if "@plus" not in names:
            return -1
        is_open = any(self.may_add(row) for row in range(len(self._members)))
        return -1 if is_open else names.index("@plus")

    def may_add(self, row: int) -> bool:
        """Return whether a point may be added to a member."""
        if not self._plus:
            return False
        _, left, amount, most = self._plus
        return self._number(left, row) > 0 and self._number(amount, row) < self._number(most, row)

    def add_point(self, row: int) -> None:
        """Add a point to a member."""
        address = self._filled(self._plus[0], self._members[row])
        value = self._character.sheet.value(address)
        if self.may_add(row) and isinstance(value, int):
            self._character.leave_field()
            self._character.push(SetValue(address, value + 1))

    def _accessible_text(self, row: int, column: int) -> str:
        title = self.headerData(column, Qt.Orientation.Horizontal)
        return f"{self._members[row].label}, {title}: {self._text(row, column)}" if title else self._text(row, column)

    def _input_text(self, row: int, column: int) -> object:
        address = self.address(row, column)
        definition = self._character.sheet.system.fields.get(address)
        if definition is None:
            return self._text(row, column)
        value = self._character.sheet.value(address)
        return value == 1 if definition.type is FieldType.BOOL else format_for_input(definition, value)

    def _tool_tip(self, row: int, column: int) -> str:
        address, member = self.address(row, column), self._members[row]
        if problem := self._problems.get(address):
            return escape_tool_tip(problem)
        if not address:
            return escape_tool_tip(f"{member.label} ({member.abbr})\n{member.help}")
        sheet = self._character.sheet
        definition, value = definition_of(sheet.system, address), sheet.value(address)
        exact = text_at(sheet, (address, ()))
        lines = [f"{definition.label}: {exact}", definition.help]
        if isinstance(value, Fault):
            lines.append(render(value.reason))
        elif value is None and isinstance(definition, Derived):
            lines.append(definition.undefined)
        return escape_tool_tip("\n".join(line for line in lines if line))

    def _style_of(self, row: int, column: int) -> ColumnStyle:
        """Return the style that a cell has whatever its value is."""
        style = self.cell_columns.style(column)
        if self._is_computed(row, column):
            return replace(style, kind=CellKind.DERIVED, is_editable=False)
        return replace(style, kind=CellKind.WORD, is_editable=False) if self._is_blank(row, column) else style

    def _cell_style(self, row: int, column: int) -> CellStyle:
        style, address = self._styles[row][column], self.address(row, column)
        rules = self._character.sheet.character.house_rules_in_force
        text = "" if style.kind in (CellKind.TICK, CellKind.TRACK) else self._text(row, column)
        if self._muted_values and text and self._muted_values.get(self.cell_columns.names[column]) == text:
            style = replace(style, emphasis="muted")
        return CellStyle(
            column=style,
            text=text,
            is_ticked=style.kind is CellKind.TICK and bool(self._input_text(row, column)),
            has_problem=bool(address) and address in self._problems,
            is_explained=bool(address) and address == self._explained,
            is_flashing=(row, column) in self._flashing,
            has_house_rule=bool(rules) and bool(address) and (address in rules or self._is_ruled(column)),
            points=self._points(row) if style.kind is CellKind.TRACK else None,
            shares=self._shares(row) if self._gauge else None,
            has_dot=bool(self._dot)
            and self.cell_columns.names[column] == "@label"
            and self._number(self._dot, row) > 0,
        )

    def _is_ruled(self, column: int) -> bool:
        """Return whether a house rule computes a column for the whole family."""
        definition = self.cell_columns.definitions[column]
        return (
            isinstance(definition, Derived)
            and definition.family in self._character.sheet.character.house_rules_in_force
        )

    def _number(self, name: str, row: int) -> float:
        """Return the number of an address of a row; 0 without a name."""
        if not name:
            return 0.0
        value = self._character.sheet.value_at((self._filled(name, self._members[row]), ()))
        return float(value) if isinstance(value, int | Fraction) else 0.0

    def _points(self, row: int) -> Points:
        return Points(*(self._number(name, row) for name in self._track))

    def _shares(self, row: int) -> tuple[float, float]:
        """Return the filled and the soft part of a row's gauge, which every cell of the row draws its piece of."""
        shares = self._shares_of.get(row)
        if shares is None:
            filled, soft = (self._number(name, row) / max(1, self._limit) for name in self._gauge)
            shares = self._shares_of[row] = filled, soft
        return shares

    # -------------------------------------------------------------------------------------------------------- edits

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Write a cell; typing is merged into one edit until the cell loses focus."""
        address = self.address(index.row(), index.column())
        definition = self._character.sheet.system.fields.get(address)
        if role != Qt.ItemDataRole.EditRole or definition is None:
            return False
        try:
            new = value if isinstance(value, bool) else parse_typed(definition, str(value))
            self._character.push(SetValue(address, new), merge=address)
        except EditError as error:
            self.refused.emit(error.message)
            return False
        if self.cell_columns.kind(index.column()) in {CellKind.TICK, CellKind.CHOICE}:
            self._character.leave_field()
        return True

    # ------------------------------------------------------------------------------------------------- what changed

    def apply_changes(self, cells: Collection[Cell]) -> list[tuple[int, int]]:
        """Show changed cells; return their rows and columns."""
        keys = [key for key, rows in cells if not rows]
        changed = [place for key in keys for place in self._place_of.get(key, ()) if place[1] >= 0]
        self._forget_texts(changed)
        self._shares_of.clear()
        self._update(changed)
        self._update_drawn(set().union(*(self._drawn_rows.get(key, ()) for key in keys)))
        return changed

    def _forget_texts(self, changed: Iterable[tuple[int, int]]) -> None:
        """Drop what is known of changed cells, and of the plus signs, which depend on points that are left."""
        for cell in changed:
            self._texts.pop(cell, None)
        if self._plus and "@plus" in self.cell_columns.names:
            column = self.cell_columns.names.index("@plus")
            for row in range(len(self._members)):
                self._texts.pop((row, column), None)

    def _update_drawn(self, rows: Collection[int]) -> None:
        """Paint again what is drawn from other columns: tracks, gauges and dots.

        Cell by cell: for a whole row, Qt paints a pixel of the row below as well, and with it all of that row's cells.
        """
        names = self.cell_columns.names
        is_track = TRACK in names and not (self._gauge or self._dot or self._plus)
        columns = (names.index(TRACK),) if is_track else range(len(names))
        self._repaint((row, column) for row in rows for column in columns)

    def update_all(self) -> None:
        """Show all cells again."""
        self._texts.clear()
        self._shares_of.clear()
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._members) - 1, len(self.cell_columns) - 1))

    def _update(self, cells: Iterable[tuple[int, int]]) -> None:
        for cell in cells:
            index = self.index(*cell)
            self.dataChanged.emit(index, index)

    def _repaint(self, cells: Iterable[tuple[int, int]]) -> None:
        """Show another look of cells with the same text."""
        for cell in cells:
            index = self.index(*cell)
            self.dataChanged.emit(index, index, [CellRole.LOOK])

    def flash(self, cells: Sequence[tuple[int, int]]) -> None:
        """Highlight cells that changed; none for an empty sequence."""
        before, self._flashing = self._flashing, frozenset(cells)
        self._repaint(before ^ self._flashing)

    def mark_explained(self, address: str) -> None:
        """Mark the cell whose explanation is shown."""
        before, self._explained = self._explained, address
        self._repaint(cell for each in (before, address) if (cell := self.cell_of(each)) is not None)

    def set_problems(self, problems: Mapping[str, str]) -> None:
        """Set the violations of cells, by address."""
        own = {address: text for address, text in problems.items() if address in self._place_of}
        if own != self._problems:
            old, self._problems = self._problems, own
            self._repaint(cell for each in {**old, **own} if (cell := self.cell_of(each)) is not None)
