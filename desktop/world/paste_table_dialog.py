"""Dialog: a table of the clipboard becomes entries of a world, shown line by line before anything is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QListWidgetItem, QPushButton, QTableView, QWidget

from core.content.delimited_text import format_records
from core.content.pasted_table import LineAction, PastedTable, read_table
from core.errors import EditError, QuireError
from core.formula import fold
from core.messages import Message, Word, localize_text, phrase
from core.rules.model import System
from desktop import tasks
from desktop.forms import load_form
from desktop.messages import render, translator_of
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.world.pasted_lines import BEFORE, PastedLines

_AT_ONCE: Final = 50_000
"""Letters of a table that is read at once; a longer one is read on a worker thread."""
_MOST_NAMED: Final = 12
_WIDEST: Final = 220
_ROW: Final = 28
_LINE: Final = Qt.ItemDataRole.UserRole


class PasteTableDialog(QDialog):
    """Shows what each line of a pasted table becomes; one edit of the world adds and updates entries.

    Lines that are refused stay in the dialog after the others were pasted, to be corrected or copied.

    Args:
        world: The world.
        system: Its game.
        kind: The kind of the entries.
        parent: Its parent.

    Signals:
        pasted: Entries were added or changed: how many.
    """

    pasted = Signal(int)

    counts_label: QLabel
    problem_label: QLabel
    unknown_label: QLabel
    missing_label: QLabel
    lines_table: QTableView
    refused_label: QLabel
    refused_list: QListWidget
    copy_button: QPushButton
    cancel_button: QPushButton
    paste_button: QPushButton

    def __init__(self, world: OpenCharacter, system: System, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._world = world
        self._system = system
        self._kind = kind
        self._translate = translator_of(system.id)
        load_form(self, "paste_table")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = PastedLines(system.id, self)
        self.model.corrected.connect(self._on_corrected)
        self.lines_table.setModel(self.model)
        self.lines_table.verticalHeader().setDefaultSectionSize(px(_ROW))
        self.lines_table.horizontalHeader().setHighlightSections(False)
        self.refused_list.itemActivated.connect(self._on_refused_activated)
        self.refused_list.itemClicked.connect(self._on_refused_activated)
        self.copy_button.clicked.connect(self._on_copy)
        self.cancel_button.clicked.connect(self.reject)
        self.paste_button.clicked.connect(self._on_paste)
        again = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        again.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        again.activated.connect(self.read_clipboard)
        self._show_waiting()

    # ------------------------------------------------------------------------------------------------------ reading

    @Slot()
    def read_clipboard(self) -> None:
        """Read the table of the clipboard."""
        self.read_text(QGuiApplication.clipboard().text())

    def read_text(self, text: str) -> None:
        """Read a table.

        Args:
            text: Tab or comma separated, with a header.
        """
        present, ids = self._world.sheet.rows(self._kind), self._ids()

        def read() -> PastedTable:
            return read_table(text, self._system, self._kind, present, self._translate, ids)

        if len(text) <= _AT_ONCE:
            self._show_table(read())
        else:
            self._show_waiting()
            tasks.run(self, read, self._show_table, self._on_failed, self.tr("Reading the table"))

    def _ids(self) -> dict[str, Mapping[str, str]]:
        """Return the ids of entries by their names, of the kinds that are named by id."""
        kinds = {each.kind for each in self._system.kinds[self._kind].references if each.by == "id"}
        found: dict[str, Mapping[str, str]] = {}
        for kind in kinds:
            rows = self._world.sheet.rows(kind)
            found[kind] = {fold(str(row["name"])): str(row["id"]) for row in rows if row.get("name") and row.get("id")}
        return found

    @Slot(int, int, str)
    def _on_corrected(self, line: int, column: int, text: str) -> None:
        if self.model.table is not None:
            self._show_table(self.model.table.with_cell(line, column, text))

    def _on_failed(self, error: QuireError) -> None:
        self._show_problem(error.message)

    # ------------------------------------------------------------------------------------------------------ showing

    def _show_waiting(self) -> None:
        self.counts_label.setText(self.tr("Reading the table…"))
        for widget in (self.problem_label, self.unknown_label, self.missing_label, self.refused_label):
            widget.hide()
        self.refused_list.hide()
        self.copy_button.hide()
        self.paste_button.setEnabled(False)

    def _show_table(self, table: PastedTable) -> None:
        had_lines = self.model.rowCount() > 0
        self.model.show_table(table)
        self._show_counts(table)
        self._show_problem(table.problem)
        self._show_columns(table)
        self._show_refused(table)
        if not had_lines:
            self._fit_columns()

    def _show_counts(self, table: PastedTable) -> None:
        counts = {action: table.count(action) for action in LineAction}
        words = {
            LineAction.ADD: self.tr("%n new", "", counts[LineAction.ADD]),
            LineAction.UPDATE: self.tr("%n changed", "", counts[LineAction.UPDATE]),
            LineAction.SAME: self.tr("%n as it is", "", counts[LineAction.SAME]),
            LineAction.REFUSED: self.tr("%n refused", "", counts[LineAction.REFUSED]),
        }
        shown = [words[action] for action in LineAction if counts[action]]
        self.counts_label.setText(", ".join(shown) or self.tr("Nothing to paste"))
        self.paste_button.setEnabled(bool(counts[LineAction.ADD] + counts[LineAction.UPDATE]))

    def _show_problem(self, problem: Message | None) -> None:
        self.problem_label.setText("" if problem is None else render(problem, self._system.id))
        self.problem_label.setVisible(problem is not None)
        if problem is not None:
            self.paste_button.setEnabled(False)

    def _show_columns(self, table: PastedTable) -> None:
        """Name the headings that are not known, and the columns that are missing."""
        unknown = table.unknown
        self.unknown_label.setText(
            self.tr("Left out, as no field has this name: {columns}").format(columns=self._named(unknown))
        )
        self.unknown_label.setVisible(bool(unknown) and table.problem is None)
        missing = [localize_text(column.field.label, self._translate) for column in table.missing if column.key != "id"]
        self.missing_label.setText(
            self.tr("Not in the table, so that they stay or begin as usual: {columns}").format(
                columns=self._named(missing)
            )
        )
        self.missing_label.setVisible(bool(missing) and table.problem is None)

    def _named(self, names: list[str] | tuple[str, ...]) -> str:
        """Return names in a row, with how many more there are."""
        shown = ", ".join(names[:_MOST_NAMED])
        rest = len(names) - _MOST_NAMED
        return shown if rest <= 0 else self.tr("{names} and %n more", "", rest).format(names=shown)

    def _show_refused(self, table: PastedTable) -> None:
        self.refused_list.clear()
        refused = [(row, line) for row, line in enumerate(table.lines) if line.problem is not None]
        for row, line in refused:
            if line.problem is not None:
                item = QListWidgetItem(render(line.problem, self._system.id), self.refused_list)
                item.setData(_LINE, row)
        for widget in (self.refused_label, self.refused_list, self.copy_button):
            widget.setVisible(bool(refused))

    def _fit_columns(self) -> None:
        self.lines_table.resizeColumnsToContents()
        for column in range(self.model.columnCount()):
            self.lines_table.setColumnWidth(column, min(self.lines_table.columnWidth(column), px(_WIDEST)))

    @Slot(QListWidgetItem)
    def _on_refused_activated(self, item: QListWidgetItem) -> None:
        """Go to the cell that is refused."""
        row = int(item.data(_LINE))
        line = self.model.line(row)
        column = BEFORE if line is None or line.column is None else BEFORE + line.column
        index = self.model.index(row, column)
        self.lines_table.setCurrentIndex(index)
        self.lines_table.scrollTo(index)
        self.lines_table.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------------------------------------------ pasting

    @Slot()
    def _on_copy(self) -> None:
        """Copy the refused lines with the header, as they were written."""
        table = self.model.table
        if table is not None:
            refused = [line.cells for line in table.lines if line.action is LineAction.REFUSED]
            QGuiApplication.clipboard().setText(format_records([table.headings, *refused]))

    @Slot()
    def _on_paste(self) -> None:
        """Write what can be taken, as one edit; refused lines stay."""
        table = self.model.table
        edit = None if table is None else table.to_edit(self._kind)
        if table is None or edit is None:
            return
        count = table.count(LineAction.ADD) + table.count(LineAction.UPDATE)
        kind = Word(self._system.kinds[self._kind].label)
        label = localize_text(phrase("{kind}: {count:# line|# lines} pasted", kind=kind, count=count), self._translate)
        try:
            self._world.leave_field()
            self._world.push(edit, label)
        except EditError as error:
            self._show_problem(error.message)
            return
        self.pasted.emit(count)
        refused = [line.cells for line in table.lines if line.action is LineAction.REFUSED]
        if refused:
            self.read_text(format_records([table.headings, *refused]))
        else:
            self.accept()
