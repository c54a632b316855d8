"""Dialog for a sheet that comes back, a filled-in PDF or changes from a phone: each difference, to be taken or left."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from core.returned_sheets.library_intake import Intake
from desktop.forms import load_form
from desktop.opened_files.returned_list import ReturnedHead, ReturnedList, ReturnedModel
from desktop.theme import apply_icons, px

PDF_ENDING: Final = ".pdf"
_LEAST: Final = QSize(560, 360)


class ReturnedSheetDialog(QDialog):
    """Asks which values of a sheet are taken.

    Args:
        path: The file.
        intake: The sheet, compared with the library.
        parent: The window.

    Signals:
        decided: The ticked differences are to be taken; a tuple of `Difference`.
    """

    decided = Signal(object)

    title_label: QLabel
    line_label: QLabel
    all_check: QCheckBox
    list_place: QVBoxLayout
    foot_label: QLabel
    close_button: QPushButton
    apply_button: QPushButton

    def __init__(self, path: Path, intake: Intake, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "returned_sheet")
        self._intake = intake
        is_pdf = path.suffix.lower() == PDF_ENDING
        self.title_label.setText(self._title(path))
        self.line_label.setText(self._line(path))
        self.foot_label.setText(self._foot())
        self.model = ReturnedModel(intake.differences, intake.sheet.system.id, self)
        self.values_list = ReturnedList(self.model, self)
        place = self.tr("on paper") if is_pdf else self.tr("on the phone")
        head = ReturnedHead(place, self.values_list, self)
        self.list_place.addWidget(head)
        self.list_place.addWidget(self.values_list, 1)
        self.setTabOrder(self.all_check, self.values_list)
        self.setTabOrder(self.values_list, self.close_button)
        self.setMinimumSize(px(_LEAST.width()), px(_LEAST.height()))
        self._connect()
        apply_icons(self)
        self.values_list.setCurrentIndex(self.model.index(0))
        self.values_list.setFocus()
        self._show_ticks()

    def _connect(self) -> None:
        self.model.ticks_changed.connect(self._show_ticks)
        self.all_check.clicked.connect(self._on_all)
        self.close_button.clicked.connect(self.reject)
        self.apply_button.clicked.connect(self._on_apply)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.apply_button.click)

    def _title(self, path: Path) -> str:
        if self._intake.is_new:
            return self._intake.name or self.tr("New character from {file}").format(file=path.name)
        return self._intake.name or self.tr("Unnamed")

    def _line(self, path: Path) -> str:
        printed, present = self._intake.returned.revision, self._intake.revision
        if self._intake.is_new:
            return self.tr("{file} · a new character").format(file=path.name)
        if printed is None or printed == present:
            return self.tr("{file} · not changed in the library since").format(file=path.name)
        return self.tr("{file} · made of revision {printed}, now {present}").format(
            file=path.name, printed=printed, present=present
        )

    def _foot(self) -> str:
        if self._intake.is_new:
            return self.tr("Values that are not ticked are left out.")
        return self.tr("Values that are not ticked stay as the library has them. One step to undo.")

    @Slot()
    def _show_ticks(self) -> None:
        ticked, count = len(self.model.ticked), self.model.rowCount()
        self.all_check.setText(self.tr("{ticked} of %n value(s)", "", count).format(ticked=ticked))
        state = Qt.CheckState.PartiallyChecked if ticked else Qt.CheckState.Unchecked
        if ticked and ticked == self.model.tickable:
            state = Qt.CheckState.Checked
        self.all_check.setCheckState(state)
        self.all_check.setEnabled(bool(self.model.tickable))
        if self._intake.is_new:
            self.apply_button.setText(self.tr("&Create"))
            return
        self.apply_button.setText(self.tr("Take %n", "", ticked) if ticked else self.tr("Nothing selected"))
        self.apply_button.setEnabled(bool(ticked))

    @Slot()
    def _on_all(self) -> None:
        self.model.tick_all(is_on=len(self.model.ticked) < self.model.tickable)

    @Slot()
    def _on_apply(self) -> None:
        if self.model.ticked or self._intake.is_new:
            self.decided.emit(self.model.ticked)
            self.accept()
