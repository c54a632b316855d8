"""Printing: a live preview of the very PDF that is printed or saved, and what may be chosen about it.

Open it with ``open()`` and give it up when it is ``finished``: it hides while the printer takes the pages, so that the
status line of the window shows how far that is, and finishes afterwards.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSizeF, QStandardPaths, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFrame,
    QLabel,
    QPushButton,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core import export
from core.character import Sheet
from core.errors import QuireError
from core.messages import Message
from desktop import messages, settings, tasks, theme
from desktop.forms import load_form
from desktop.messages import translator_of
from desktop.print import printing
from desktop.print.page_preview import PagePreview
from desktop.print.pdf_pages import PdfPages, open_pages
from desktop.settings import Settings

_POINTS: Final = {"a4": QSizeF(595, 842), "letter": QSizeF(612, 792)}
_NOT_IN_NAMES: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')
_LONGEST_NAME: Final = 80


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person wants on paper.

    Attributes:
        layout: ``full``, ``card`` or ``blank``.
        paper: ``a4`` or ``letter``.
        ink: Whether to save ink.
        portrait: Whether the portrait is printed.
        secrets: Whether what is secret is printed.
        notes: Whether the player's notes are printed.
        explanations: Whether the sheet is followed by where its numbers come from.
    """

    layout: str
    paper: str
    ink: bool
    portrait: bool
    secrets: bool = True
    notes: bool = True
    explanations: bool = False

    @property
    def manner(self) -> export.Manner:
        """How pages are printed then."""
        return export.Manner(
            ink=self.ink,
            secrets=self.secrets,
            portrait=self.portrait,
            notes=self.notes,
            explanations=self.explanations,
        )


@dataclass(frozen=True, slots=True)
class Made:
    """A PDF, ready to be shown.

    Attributes:
        wish: What it was made for.
        pages: Its pages.
        first: Picture of the first one.
        missing: Letters that no font has.
    """

    wish: Wish
    pages: PdfPages
    first: QImage
    missing: tuple[str, ...]


def make(sheets: Sequence[Sheet], wish: Wish, when: date, width: int) -> Made:
    """Make the PDF and render its first page; for a thread.

    Args:
        sheets: The characters, copies that nobody edits meanwhile.
        wish: What is wanted.
        when: The day of printing.
        width: Dots across the first page.

    Raises:
        ExportError: The game has no such layout.
    """
    made = export.make_pdf(sheets, wish.layout, wish.paper, manner=wish.manner, when=when, words=translator_of)
    pages, first = open_pages(made.data, width)
    return Made(wish, pages, first, made.missing)


class PrintView(QDialog):
    """Prints characters, or writes them into a PDF.

    Args:
        sheets: The characters; copied, so that they may be edited meanwhile.
        kept: The settings; remembers what was chosen.
        when: The day that stands at the foot of pages.
        parent: The window it belongs to.

    Signals:
        shown: The preview shows what is chosen, on the screen and fine.
        told: What was printed or written, a `Message`.
    """

    shown = Signal()
    told = Signal(object)

    preview_frame: QFrame
    heading_label: QLabel
    full_radio: QRadioButton
    card_radio: QRadioButton
    blank_radio: QRadioButton
    paper_combo: QComboBox
    ink_check: QCheckBox
    portrait_check: QCheckBox
    notes_check: QCheckBox
    explanations_check: QCheckBox
    secrets_check: QCheckBox
    missing_label: QLabel
    page_label: QLabel
    previous_button: QToolButton
    next_button: QToolButton
    zoom_out_button: QToolButton
    zoom_in_button: QToolButton
    fit_page_button: QToolButton
    fit_width_button: QToolButton
    save_button: QPushButton
    print_button: QPushButton
    close_button: QPushButton

    def __init__(self, sheets: Sequence[Sheet], kept: Settings, when: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = tuple(sheet.copy(random.Random(0)) for sheet in sheets)
        self._has_secrets = any(export.has_secrets(sheet.system) for sheet in sheets)
        self._kept = kept
        self._when = when
        self._made: Made | None = None
        self._is_making = False
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell_shown)
        load_form(self, "print")
        theme.apply_icons(self)
        self.preview = PagePreview(self.preview_frame)
        around = QVBoxLayout(self.preview_frame)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.preview)
        self.heading_label.setText(self._title())
        self.paper_combo.addItem(self.tr("A4"), "a4")
        self.paper_combo.addItem(self.tr("US Letter"), "letter")
        self._take_settings()
        self._join()
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Make the first PDF once the room for its pages is known."""
        super().showEvent(event)
        if self._made is None:
            self._make()

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        layout = "card" if self.card_radio.isChecked() else "blank" if self.blank_radio.isChecked() else "full"
        paper = str(self.paper_combo.currentData())
        is_secret = self._has_secrets and self.secrets_check.isChecked()
        return Wish(
            layout,
            paper,
            self.ink_check.isChecked(),
            self.portrait_check.isChecked(),
            secrets=not is_secret,
            notes=self.notes_check.isChecked(),
            explanations=self.explanations_check.isChecked(),
        )

    @property
    def made(self) -> Made | None:
        """What the preview shows; None while it shows something that is no longer chosen."""
        return None if self._made is None or self._made.wish != self.wish else self._made

    # ----------------------------------------------------------------------------------------------------- building

    def _title(self) -> str:
        names = [sheet.character.name or self.tr("Without a name") for sheet in self._sheets]
        if len(names) == 1:
            return names[0]
        return self.tr("{name} and {count} more").format(name=names[0], count=len(names) - 1)

    def _take_settings(self) -> None:
        """Choose what was chosen last time."""
        layout = self._kept.get(settings.LAYOUT)
        radio = {"card": self.card_radio, "blank": self.blank_radio}.get(layout, self.full_radio)
        radio.setChecked(True)
        self.paper_combo.setCurrentIndex(self.paper_combo.findData(self._kept.get(settings.PAPER)))
        self.ink_check.setChecked(self._kept.get(settings.INK_SAVING))
        self.portrait_check.setChecked(self._kept.get(settings.PORTRAIT))
        self.notes_check.setChecked(self._kept.get(settings.PRINT_NOTES))
        self.explanations_check.setChecked(self._kept.get(settings.EXPLANATIONS))
        self.secrets_check.setChecked(self._kept.get(settings.HIDE_SECRETS))

    def _join(self) -> None:
        for radio in (self.full_radio, self.card_radio, self.blank_radio):
            radio.toggled.connect(self._on_layout)
        self.paper_combo.currentIndexChanged.connect(self._on_paper)
        self.ink_check.toggled.connect(self._on_ink)
        self.portrait_check.toggled.connect(self._on_portrait)
        self.notes_check.toggled.connect(self._on_notes)
        self.explanations_check.toggled.connect(self._on_explanations)
        self.secrets_check.toggled.connect(self._on_secrets)
        self.preview.wanted.connect(self._on_wanted)
        self.preview.turned.connect(self._show_place)
        self.previous_button.clicked.connect(self.preview.show_previous)
        self.next_button.clicked.connect(self.preview.show_next)
        self.zoom_out_button.clicked.connect(self.preview.zoom_out)
        self.zoom_in_button.clicked.connect(self.preview.zoom_in)
        self.fit_page_button.clicked.connect(self.preview.fit_page)
        self.fit_width_button.clicked.connect(self.preview.fit_width)
        self.save_button.clicked.connect(self._on_save)
        self.print_button.clicked.connect(self._on_print)
        self.close_button.clicked.connect(self.reject)

    # ------------------------------------------------------------------------------------------------------ choosing

    @Slot(bool)
    def _on_layout(self, is_checked: bool) -> None:
        if is_checked:
            self._make()
            self._kept.put(settings.LAYOUT, self.wish.layout)

    @Slot(int)
    def _on_paper(self, _index: int) -> None:
        self._make()
        self._kept.put(settings.PAPER, self.wish.paper)

    @Slot(bool)
    def _on_ink(self, is_checked: bool) -> None:
        self._make()
        self._kept.put(settings.INK_SAVING, is_checked)

    @Slot(bool)
    def _on_portrait(self, is_checked: bool) -> None:
        self._make()
        self._kept.put(settings.PORTRAIT, is_checked)

    @Slot(bool)
    def _on_notes(self, is_checked: bool) -> None:
        self._make()
        self._kept.put(settings.PRINT_NOTES, is_checked)

    @Slot(bool)
    def _on_explanations(self, is_checked: bool) -> None:
        self._make()
        self._kept.put(settings.EXPLANATIONS, is_checked)

    @Slot(bool)
    def _on_secrets(self, is_checked: bool) -> None:
        self._make()
        self._kept.put(settings.HIDE_SECRETS, is_checked)

    # ------------------------------------------------------------------------------------------------------- making

    def _make(self) -> None:
        """Make the PDF that is wanted now; while another one is being made, when that is done."""
        self._show_state()
        if self._is_making:
            return
        self._is_making = True
        width = self.preview.first_width(_POINTS[self.wish.paper])
        work = partial(make, self._sheets, self.wish, self._when, width)
        tasks.run(self, work, self._on_made, self._on_not_made)

    def _on_made(self, made: Made) -> None:
        self._is_making = False
        if made.wish != self.wish:
            self._make()
            return
        self._made = made
        self.missing_label.setText(self._missing(made.missing))
        self.preview.show_pages(made.pages.sizes, made.first)
        self._show_state()
        self._telling.start()

    def _on_not_made(self, error: QuireError) -> None:
        self._is_making = False
        self._made = None
        self.preview.clear()
        self.missing_label.setText(messages.render(error.message))
        self._show_state()

    def _missing(self, letters: tuple[str, ...]) -> str:
        if not letters:
            return ""
        text = self.tr("No font here can print these letters; boxes stand for them: {letters}")
        return text.format(letters="\u2002".join(letters))

    @Slot(int, int)
    def _on_wanted(self, number: int, width: int) -> None:
        if self._made is not None:
            pages = self._made.pages
            work = partial(pages.picture, number, width)
            tasks.run(self, work, partial(self._on_picture, pages, number), self._on_not_made)

    def _on_picture(self, pages: PdfPages, number: int, picture: QImage) -> None:
        if self._made is not None and self._made.pages is pages:
            self.preview.put(number, picture)
            self._telling.start()

    @Slot()
    def _tell_shown(self) -> None:
        if self.made is not None and self.preview.is_complete:
            self.shown.emit()

    # ----------------------------------------------------------------------------------------------------- its state

    def _show_state(self) -> None:
        is_ready = self.made is not None
        self.save_button.setEnabled(is_ready)
        self.print_button.setEnabled(is_ready)
        has_portrait = any(sheet.character.portrait is not None for sheet in self._sheets)
        self.portrait_check.setEnabled(has_portrait and self.wish.layout == "full")
        self.notes_check.setEnabled(self.wish.layout != "blank")
        self.explanations_check.setEnabled(self.wish.layout == "full")
        self.secrets_check.setVisible(self._has_secrets)
        self.secrets_check.setEnabled(self.wish.layout != "blank")
        self.missing_label.setVisible(bool(self.missing_label.text()))
        self._show_place()

    @Slot()
    def _show_place(self) -> None:
        count, current = self.preview.count, self.preview.current
        text = self.tr("Page {number} of {count}").format(number=current + 1, count=count) if count else ""
        self.page_label.setText(text)
        self.previous_button.setEnabled(current > 0)
        self.next_button.setEnabled(current + 1 < count)

    # ---------------------------------------------------------------------------------------------------------- file

    @Slot()
    def _on_save(self) -> None:
        if self.made is None:
            return
        start = self._folder() / f"{self._file_name()}.pdf"
        place = messages.choose_save_file(self, self.tr("Save as PDF"), self.tr("PDF files (*.pdf)"), start, ".pdf")
        if place is None:
            return
        self._kept.put(settings.FOLDER, str(place.parent))
        work = partial(export.write_file, place, self.made.pages.data)
        tasks.run(self, work, partial(self._on_saved, place), self._on_failed, self.tr("Saving the PDF"))

    def _on_saved(self, place: Path, _nothing: None) -> None:
        self.told.emit(Message("pdf_saved", "The pages are in {file}.", {"file": place}))
        self.accept()

    def _folder(self) -> Path:
        kept = self._kept.get(settings.FOLDER)
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        places = (Path(each) for each in (kept, documents) if each)
        return next((each for each in places if each.is_dir()), Path.home())

    def _file_name(self) -> str:
        name = _NOT_IN_NAMES.sub(" ", self._title()).strip(" .")[:_LONGEST_NAME]
        return name or self.tr("Character")

    # ------------------------------------------------------------------------------------------------------- printer

    @Slot()
    def _on_print(self) -> None:
        if self.made is None:
            return
        made = self.made
        printer = printing.new_printer(self._kept.get(settings.PRINTER), made.wish.paper, self._title())
        if not printing.ask_printer(printer, self.preview.count, self):
            return
        self._kept.put(settings.PRINTER, printer.printerName())
        wanted = printing.pages_asked(printer, self.preview.count, self.preview.current)
        progress = tasks.Progress(self)
        work = partial(printing.print_pages, made.pages, wanted, printer, progress)
        self.hide()
        label = self.tr("Printing")
        task = tasks.run(self, work, self._on_printed, self._on_failed, label, progress=progress)
        task.ended.connect(self.accept)

    def _on_printed(self, count: int) -> None:
        self.told.emit(Message("printed", "Pages sent to the printer: {count}.", {"count": count}))

    def _on_failed(self, error: QuireError) -> None:
        messages.show_warning(self if self.isVisible() else self.parentWidget(), error.message)
