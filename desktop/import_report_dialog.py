"""What came of an import: how many characters are in the library now, and which files were refused and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from desktop import messages
from desktop.forms import load_form
from desktop.library_work import ImportReport


class ImportReportDialog(QDialog):
    """Tells of an import in which something was refused.

    Args:
        report: What came of it.
    """

    taken_label: QLabel
    refused_label: QLabel
    refused_list: QTreeWidget
    copy_button: QPushButton
    close_button: QPushButton

    def __init__(self, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        load_form(self, "import_report")
        self.taken_label.setText(self.tr("%Ln character(s) taken in", "", len(report.ids)))
        self.refused_label.setText(
            self.tr("%Ln file(s) &not taken in; the library is as it was without them", "", len(report.refused))
        )
        self.refused_list.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for each in report.refused:
            item = QTreeWidgetItem([each.file.name, messages.render(each.reason)])
            item.setToolTip(0, str(each.file))
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.refused_list.addTopLevelItem(item)
        first = self.refused_list.topLevelItem(0)
        if first is not None:
            self.refused_list.setCurrentItem(first)
        self.copy_button.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leave a third to the names of the files."""
        super().resizeEvent(event)
        self.refused_list.setColumnWidth(0, self.refused_list.viewport().width() // 3)

    def text(self) -> str:
        """Give the report as text, a line for each file."""
        lines = [
            self.taken_label.text(),
            *(f"{each.file}: {messages.render(each.reason)}" for each in self._report.refused),
        ]
        return "\n".join(lines)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
