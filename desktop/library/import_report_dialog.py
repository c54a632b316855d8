"""Report of an import: number of imported characters, and rejected files with the reason."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from desktop import messages
from desktop.forms import load_form
from desktop.library.bulk_operations import ImportReport
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

_AIR: Final = 8


class ImportReportDialog(QDialog):
    """Shows the report of an import with rejected files.

    Args:
        report: The result of the import.
    """

    taken_label: QLabel
    refused_label: QLabel
    refused_list: QTableWidget
    copy_button: QPushButton
    close_button: QPushButton

    def __init__(self, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        load_form(self, "import_report")
        self.taken_label.setText(self.tr("%Ln character(s) imported", "", len(report.ids)))
        self.refused_label.setText(self.tr("%Ln file(s) could &not be imported", "", len(report.rejected)))
        header = self.refused_list.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.refused_list.setRowCount(len(report.rejected))
        for row, rejected in enumerate(report.rejected):
            file = QTableWidgetItem(rejected.file.name)
            file.setToolTip(escape_tool_tip(str(rejected.file)))
            self.refused_list.setItem(row, 0, file)
            self.refused_list.setItem(row, 1, QTableWidgetItem(messages.render(rejected.reason)))
        self.refused_list.setCurrentCell(0, 0)
        self.copy_button.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adjust the table to the width."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Adjust the table to its first width."""
        super().showEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give file names a third of the width, and each reason the lines it needs."""
        width = self.refused_list.viewport().width()
        self.refused_list.setColumnWidth(0, width // 3)
        self.refused_list.setColumnWidth(1, width - width // 3)
        self.refused_list.resizeRowsToContents()
        for row in range(self.refused_list.rowCount()):
            self.refused_list.setRowHeight(row, self.refused_list.rowHeight(row) + px(_AIR))

    def text(self) -> str:
        """Return the report as text, a line for each file."""
        lines = [
            self.taken_label.text(),
            *(f"{each.file}: {messages.render(each.reason)}" for each in self._report.rejected),
        ]
        return "\n".join(lines)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
