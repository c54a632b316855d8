"""Dialog shown after an uncaught exception (a bug in Quire), with a report to copy."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton, QWidget

from desktop.forms import load_form


class CrashDialog(QDialog):
    """Shows that Quire ran into a bug, with a report to copy.

    Args:
        report: The report.
        parent: The window it belongs to.
    """

    report_edit: QPlainTextEdit
    copy_button: QPushButton
    continue_button: QPushButton
    quit_button: QPushButton

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "crash")
        self.report_edit.setPlainText(report)
        self.copy_button.clicked.connect(self._on_copy)
        self.continue_button.clicked.connect(self.reject)
        self.quit_button.clicked.connect(self.accept)
        self.continue_button.setFocus()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report_edit.toPlainText())
