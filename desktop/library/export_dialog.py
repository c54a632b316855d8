"""Dialog that asks in which format characters are exported, and what is in the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QPushButton, QRadioButton, QWidget

from core.export.formats import ExportFormat
from desktop.forms import load_form
from desktop.library.bulk_operations import ExportWish
from desktop.settings import EXPORT_FORMAT
from desktop.translations import language

if TYPE_CHECKING:
    from desktop.settings import Settings


class ExportDialog(QDialog):
    """Asks how characters are exported.

    Args:
        who: Name of the character, or how many there are.
        settings: Stores the format.
        parent: The window.

    Signals:
        decided: The `ExportWish`.
    """

    decided = Signal(object)

    who_label: QLabel
    file_radio: QRadioButton
    page_radio: QRadioButton
    markdown_radio: QRadioButton
    text_radio: QRadioButton
    values_radio: QRadioButton
    secrets_check: QCheckBox
    notes_check: QCheckBox
    portrait_check: QCheckBox
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(self, who: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "export")
        self._settings = settings
        self._formats = {
            self.file_radio: None,
            self.page_radio: ExportFormat.HTML,
            self.markdown_radio: ExportFormat.MARKDOWN,
            self.text_radio: ExportFormat.TEXT,
            self.values_radio: ExportFormat.VALUES,
        }
        self.who_label.setText(who)
        last = settings.get(EXPORT_FORMAT)
        chosen = next((each for each, form in self._formats.items() if form == last), self.file_radio)
        chosen.setChecked(True)
        for radio in self._formats:
            radio.toggled.connect(self._show_state)
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        chosen.setFocus()
        self._show_state()

    @property
    def form(self) -> ExportFormat | None:
        """The chosen format; None for character files."""
        return next(form for radio, form in self._formats.items() if radio.isChecked())

    @Slot()
    def _show_state(self) -> None:
        checked = next((radio for radio in self._formats if radio.isChecked()), self.file_radio)
        is_whole = self._formats[checked] is None
        for box in (self.secrets_check, self.notes_check, self.portrait_check):
            box.setEnabled(not is_whole)
        self.portrait_check.setEnabled(self._formats[checked] is ExportFormat.HTML)

    def accept(self) -> None:
        """Emit the answer, and close."""
        self._settings.put(EXPORT_FORMAT, "" if self.form is None else self.form.value)
        super().accept()
        boxes = (self.secrets_check, self.notes_check, self.portrait_check)
        secrets, notes, portrait = (box.isChecked() for box in boxes)
        self.decided.emit(ExportWish(self.form, secrets, notes, portrait, language().code))
