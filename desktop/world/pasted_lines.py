"""Table model of a pasted table: the number of each line, what becomes of it, and its cells, which can be corrected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont

from core.content.pasted_table import LineAction, PastedLine, PastedTable
from desktop.messages import render
from desktop.theme import TextStyle, color, font
from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex

BEFORE: Final = 2
"""Columns before those of the table: number and action."""
_LONGEST: Final = 200
"""Letters of a cell that are shown."""


class PastedLines(QAbstractTableModel):
    """The lines of a pasted table.

    Args:
        game: Id of the game, whose words are in its messages.
        parent: Owner.

    Signals:
        corrected: A cell was corrected: the line, the column of the table, and the text.
    """

    corrected = Signal(int, int, str)

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._table: PastedTable | None = None

    @property
    def table(self) -> PastedTable | None:
        """The table; None while there is none."""
        return self._table

    def show_table(self, table: PastedTable) -> None:
        """Show a table, or the same one with other cells."""
        before = self._table
        if before is not None and before.headings == table.headings and len(before.lines) == len(table.lines):
            self._table = table
            if table.lines:
                self.dataChanged.emit(self.index(0, 0), self.index(len(table.lines) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self._table = table
        self.endResetModel()

    def line(self, row: int) -> PastedLine | None:
        """Return a line; None if there is none."""
        return self._table.lines[row] if self._table is not None and 0 <= row < len(self._table.lines) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's own signature
        """Return the number of lines."""
        return 0 if parent.isValid() or self._table is None else len(self._table.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() or self._table is None else BEFORE + len(self._table.headings)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column as written; one that is not known is muted."""
        if orientation is Qt.Orientation.Vertical or self._table is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        own = (self.tr("Line"), self.tr("Becomes"))
        return own[section] if section < BEFORE else self._table.headings[section - BEFORE]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags: cells can be corrected."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        can_edit = self._table is not None and self._table.problem is None and index.column() >= BEFORE
        return flags | Qt.ItemFlag.ItemIsEditable if can_edit else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, colour or problem of a cell."""
        line, column = self.line(index.row()), index.column()
        if line is None:
            return None
        answers: dict[int, Callable[[PastedLine, int], object]] = {
            Qt.ItemDataRole.DisplayRole: self._shown_text,
            Qt.ItemDataRole.EditRole: self._text,
            Qt.ItemDataRole.BackgroundRole: self._background,
            Qt.ItemDataRole.ForegroundRole: self._ink,
            Qt.ItemDataRole.FontRole: self._font,
            Qt.ItemDataRole.ToolTipRole: self._tool_tip,
        }
        answer = answers.get(role)
        return None if answer is None else answer(line, column)

    def _shown_text(self, line: PastedLine, column: int) -> str:
        return self._text(line, column).replace("\n", " ")[:_LONGEST]

    def _background(self, line: PastedLine, column: int) -> object:
        return color("amber_field") if self._has_problem(line, column) else None

    def _tool_tip(self, line: PastedLine, _column: int) -> str:
        return escape_tool_tip("" if line.problem is None else render(line.problem, self._game))

    def _text(self, line: PastedLine, column: int) -> str:
        if column == 0:
            return str(line.number)
        return self._action(line) if column < BEFORE else line.cells[column - BEFORE]

    def _action(self, line: PastedLine) -> str:
        return {
            LineAction.ADD: self.tr("new"),
            LineAction.UPDATE: self.tr("changes"),
            LineAction.SAME: self.tr("as it is"),
            LineAction.REFUSED: self.tr("refused"),
        }[line.action]

    @staticmethod
    def _has_problem(line: PastedLine, column: int) -> bool:
        if line.action is not LineAction.REFUSED:
            return False
        return column == 1 if line.column is None or column < BEFORE else column - BEFORE == line.column

    def _ink(self, line: PastedLine, column: int) -> QColor:
        if line.action is LineAction.REFUSED and column == 1:
            return color("amber")
        is_known = column < BEFORE or (self._table is not None and self._table.columns[column - BEFORE] is not None)
        return color("muted" if column == 0 or line.action is LineAction.SAME or not is_known else "ink")

    @staticmethod
    def _font(line: PastedLine, column: int) -> QFont:
        is_strong = column == 1 and line.action in {LineAction.ADD, LineAction.UPDATE, LineAction.REFUSED}
        return font(TextStyle.HEADING if is_strong else TextStyle.TEXT)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Correct a cell."""
        line = self.line(index.row())
        column = index.column() - BEFORE
        if role != Qt.ItemDataRole.EditRole or line is None or column < 0 or line.cells[column] == str(value):
            return False
        self.corrected.emit(index.row(), column, str(value))
        return True
