"""The About dialog: credits of the games; versions and library path as a report to copy."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTextBrowser, QWidget

from core.rules.model import System
from desktop import theme
from desktop.address_labels import translate_text
from desktop.crash_report import versions
from desktop.forms import load_form


class AboutDialog(QDialog):
    """About Quire.

    Args:
        systems: The built-in games.
        library_file: The library file.
        parent: The window.
    """

    credits_browser: QTextBrowser
    report_label: QLabel
    copy_button: QPushButton
    close_button: QPushButton

    def __init__(self, systems: list[System], library_file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "about")
        theme.apply_icons(self)
        self.credits_browser.setHtml("".join(_credit(system) for system in systems))
        games = ", ".join(f"{system.name} {system.version}" for system in systems)
        self._report = f"{versions()}\n{games}\n{library_file}"
        self.report_label.setText(self._report)
        self.copy_button.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)


def _credit(system: System) -> str:
    credits = system.credits
    edition = translate_text(system, credits.edition)
    details = ", ".join(part for part in (edition, credits.author, credits.year) if part)
    return f"<p><b>{escape(credits.title)}</b><br>{escape(details)}<br>{escape(credits.note)}</p>"
