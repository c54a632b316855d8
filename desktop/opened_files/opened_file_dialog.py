"""Dialog for a file whose document is in the library with other content: both beside each other, and what to do."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from desktop import theme
from desktop.forms import load_form
from desktop.opened_files.file_operations import MOST_DIFFERENCES, DifferingFile, FileState
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

_AIR = 8
_NONE = "–"


class OpenedFileDialog(QDialog):
    """Asks whether a file is imported as a copy or replaces what the library has.

    Args:
        differing: The file and the document of the library.
        parent: The window.

    Signals:
        copy_wanted: The file is to be imported as a copy.
        replace_wanted: The file is to replace the document.
    """

    copy_wanted = Signal()
    replace_wanted = Signal()

    title_label: QLabel
    file_label: QLabel
    table: QTableWidget
    replace_button: QPushButton
    cancel_button: QPushButton
    copy_button: QPushButton

    def __init__(self, differing: DifferingFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "opened_file")
        theme.apply_icons(self)
        self._differing = differing
        title = (
            self.tr("The file differs from the world {name} in your library")
            if differing.is_world
            else self.tr("The file differs from {name} in your library")
        )
        self.title_label.setText(title.format(name=differing.here.name or self.tr("Unnamed")))
        self.file_label.setText(str(differing.path))
        self._fill()
        self.table.setCurrentCell(0, 0)
        self.cancel_button.clicked.connect(self.reject)
        self.copy_button.clicked.connect(self._on_copy)
        self.replace_button.clicked.connect(self._on_replace)
        self.copy_button.setFocus()

    def _fill(self) -> None:
        """Fill the table: what the two are, then what differs."""
        here, there = self._differing.here, self._differing.there
        rows = [
            (self.tr("Name"), here.name, there.name),
            (self.tr("Summary"), here.line, there.line),
            (self.tr("Revision"), _revision(here), _revision(there)),
            (self.tr("Last changed"), _time(here.changed), _time(there.changed)),
        ]
        rows = [row for row in rows if any(row[1:])]
        found = self._differing.differences
        rows += [(each.name, each.before, each.after) for each in found if not each.is_computed]
        rows += [(each.name, each.before, each.after) for each in found if each.is_computed]
        if len(found) == MOST_DIFFERENCES:
            rows.append((self.tr("More differences"), "…", "…"))
        self.table.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text or _NONE)
                item.setToolTip(escape_tool_tip(text))
                if texts[1] != texts[2]:
                    item.setFont(theme.font(theme.TextStyle.HEADING if column else theme.TextStyle.TEXT))
                self.table.setItem(row, column, item)
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adjust the table to the width."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Adjust the table to its first width."""
        super().showEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give each column a third of the width, and each row the lines it needs."""
        width = self.table.viewport().width()
        for column in range(self.table.columnCount()):
            self.table.setColumnWidth(column, width // self.table.columnCount())
        self.table.resizeRowsToContents()
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, self.table.rowHeight(row) + px(_AIR))

    @Slot()
    def _on_copy(self) -> None:
        self.copy_wanted.emit()
        self.accept()

    @Slot()
    def _on_replace(self) -> None:
        self.replace_wanted.emit()
        self.accept()


def _revision(state: FileState) -> str:
    return "" if state.revision is None else str(state.revision)


def _time(time: datetime) -> str:
    seconds = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    return QLocale().toString(seconds, QLocale.FormatType.ShortFormat)
