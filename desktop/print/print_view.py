"""Print dialog: print options, and a live preview of the exact PDF to print or save.

Open it with ``open()`` and delete it when ``finished``: while printing it is hidden, so that the window's status line
shows the progress, and finishes afterwards.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
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

from core.character.sheet import Sheet
from core.errors import QuireError
from core.export.atomic_file import write_file
from core.export.print_options import Holes
from core.export.privacy import has_secrets
from core.messages import Message
from desktop import messages, settings, tasks, theme
from desktop.forms import load_form
from desktop.print.arrange_view import ArrangeView
from desktop.print.last_prints import LastPrints, kept_after
from desktop.print.live_pdf import LivePdf, PageTurner
from desktop.print.own_sheets import OwnSheets
from desktop.print.page_preview import PagePreview
from desktop.print.print_choices import PrintChoices
from desktop.print.printer import ask_printer, new_printer, print_pages, requested_pages
from desktop.print.rendered_pdf import RenderedPdf, render_pdf
from desktop.print.table_choices import TableOptionsPanel, TableWidgets, all_characters
from desktop.settings import Settings

if TYPE_CHECKING:
    from core.store.sheet_arrangements import SheetArrangements

_WITH_PORTRAIT: Final = frozenset({"full", "booklet", "characters", "opponents"})
"""Layouts that have a place for the portrait."""

_WITHOUT_FORMATS: Final = frozenset({"card", "party", "cards", "characters", "opponents", "tents", "tracker"})
"""Layouts without large print and margins for holes."""

_NOT_IN_NAMES: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')
_LONGEST_NAME: Final = 80


class PrintView(QDialog):
    """The print dialog for one or more characters.

    Args:
        sheets: The characters; copied, so that editing can continue.
        stored_settings: The preferences; the choices are saved there.
        when: The date in the footer.
        parent: The window it belongs to.
        origin: Id and revision of the only character in the library, for its file.
        last_prints: Returns the last prints, compared or not; None if not all characters are of the library.

    Signals:
        shown: The preview shows the chosen options in full quality.
        notice: A `Message` about the printed or saved pages.
    """

    shown = Signal()
    notice = Signal(object)

    preview_frame: QFrame
    heading_label: QLabel
    full_radio: QRadioButton
    card_radio: QRadioButton
    blank_radio: QRadioButton
    arrange_button: QPushButton
    table_radio: QRadioButton
    table_combo: QComboBox
    side_combo: QComboBox
    list_combo: QComboBox
    size_combo: QComboBox
    backs_check: QCheckBox
    paper_combo: QComboBox
    holes_combo: QComboBox
    large_check: QCheckBox
    changed_check: QCheckBox
    ink_check: QCheckBox
    portrait_check: QCheckBox
    notes_check: QCheckBox
    explanations_check: QCheckBox
    fillable_check: QCheckBox
    secrets_check: QCheckBox
    missing_label: QLabel
    notes_button: QPushButton
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

    def __init__(
        self,
        sheets: Sequence[Sheet],
        stored_settings: Settings,
        when: date,
        parent: QWidget | None = None,
        origin: tuple[str, int] = ("", 0),
        last_prints: Callable[[bool], LastPrints] | None = None,
    ) -> None:
        super().__init__(parent)
        self._origin = origin
        self._sheets = tuple(sheet.copy(random.Random(0)) for sheet in sheets)
        self._has_secrets = any(has_secrets(sheet.system) for sheet in sheets)
        self._settings = stored_settings
        self._when = when
        self._last_prints = last_prints
        self._own_sheets = OwnSheets((sheet.system for sheet in sheets), self)
        load_form(self, "print")
        theme.apply_icons(self)
        self.preview = PagePreview(self.preview_frame)
        around = QVBoxLayout(self.preview_frame)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.preview)
        self._live = LivePdf(self.preview, self._chosen, self._work, self)
        self._table_title = ""
        widgets = TableWidgets(self.table_combo, self.side_combo, self.list_combo, self.size_combo, self.backs_check)
        self._panel = TableOptionsPanel(widgets)
        self._panel.fill(self._sheets)
        self.heading_label.setText(self._title())
        for combo, setting in ((self.paper_combo, settings.PAPER), (self.holes_combo, settings.HOLES)):
            for value, label in setting.choices:
                combo.addItem(QCoreApplication.translate("settings", label), value)
        self._load_settings()
        self._choose_table("")
        self._show_formats()
        self._connect()
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Render the first PDF once the size of the preview is known."""
        super().showEvent(event)
        if self.rendered is None:
            self._own_sheets.load()

    @property
    def choices(self) -> PrintChoices:
        """The chosen options."""
        layout = "card" if self.card_radio.isChecked() else "blank" if self.blank_radio.isChecked() else "full"
        table = self._panel.choices if self.table_radio.isChecked() else None
        paper = str(self.paper_combo.currentData())
        return PrintChoices(
            layout if table is None else table.layout,
            paper,
            self.ink_check.isChecked(),
            self.portrait_check.isChecked(),
            secrets=self._has_secrets and self.secrets_check.isChecked(),
            notes=self.notes_check.isChecked(),
            explanations=self.explanations_check.isChecked(),
            large=self.large_check.isEnabled() and self.large_check.isChecked(),
            holes=str(self.holes_combo.currentData()) if self.holes_combo.isEnabled() else Holes.NONE,
            fillable=table is None and self._can_be_filled(layout) and self.fillable_check.isChecked(),
            origin=self._origin,
            only_changed=self.changed_check.isEnabled() and self.changed_check.isChecked(),
            table=table,
            title=self._table_title,
            arrangements=self._own_sheets.arrangements,
        )

    def _chosen(self) -> PrintChoices:
        return self.choices

    def _can_be_filled(self, layout: str) -> bool:
        """Return whether a layout can be a form: names of fields are those of one sheet."""
        games = {sheet.system.id for sheet in self._sheets}
        if self.paper_combo.currentData() == "a5-booklet":
            return False
        return len(self._sheets) == 1 if layout == "full" else layout == "blank" and len(games) == 1

    @property
    def rendered(self) -> RenderedPdf | None:
        """The PDF in the preview; None while it is out of date."""
        return self._live.rendered

    # --------------------------------------------------------------------------------------------------------- building

    def begin_with(self, layout: str, title: str, fighters: Sequence[tuple[str, bool]] = ()) -> None:
        """Choose what to print for the table at first; called before the dialog is shown.

        Args:
            layout: The print for the table.
            title: Its title.
            fighters: Of a fight the side of each sheet, and whether it is a player's character.
        """
        self._table_title = title
        if fighters:
            self._panel.offer_sides(fighters)
        self._choose_table(layout)
        self.heading_label.setText(self._title())

    def arrange_with(self, store: SheetArrangements) -> None:
        """Print the sheets as they are arranged in a library, and let them be arranged; called before it is shown."""
        self._own_sheets.store = store
        self._show_state()

    def _choose_table(self, layout: str) -> None:
        """Choose a print for the table; of worlds there are cards only."""
        has_sheets = all_characters(self._sheets)
        for radio in (self.full_radio, self.card_radio, self.blank_radio):
            radio.setEnabled(has_sheets)
        if self._panel.choose(layout) or not has_sheets:
            self.table_radio.setChecked(True)

    def _title(self) -> str:
        if self._table_title:
            return self._table_title
        names = [sheet.character.name or self.tr("Unnamed") for sheet in self._sheets]
        if len(names) == 1:
            return names[0]
        return self.tr("{name} and {count} more").format(name=names[0], count=len(names) - 1)

    def _load_settings(self) -> None:
        """Restore the options of the last time."""
        layout = self._settings.get(settings.LAYOUT)
        radio = {"card": self.card_radio, "blank": self.blank_radio}.get(layout, self.full_radio)
        radio.setChecked(True)
        self.paper_combo.setCurrentIndex(self.paper_combo.findData(self._settings.get(settings.PAPER)))
        self.holes_combo.setCurrentIndex(self.holes_combo.findData(self._settings.get(settings.HOLES)))
        self.large_check.setChecked(self._settings.get(settings.LARGE_PRINT))
        self._show_formats()
        self.ink_check.setChecked(self._settings.get(settings.INK_SAVING))
        self.portrait_check.setChecked(self._settings.get(settings.PORTRAIT))
        self.notes_check.setChecked(self._settings.get(settings.PRINT_NOTES))
        self.explanations_check.setChecked(self._settings.get(settings.EXPLANATIONS))
        self.fillable_check.setChecked(self._settings.get(settings.FILLABLE))
        self.secrets_check.setChecked(self._settings.get(settings.PRINT_SECRETS))

    def _connect(self) -> None:
        for radio in (self.full_radio, self.card_radio, self.blank_radio, self.table_radio):
            radio.toggled.connect(self._on_layout)
        self._panel.changed.connect(self._on_table)
        self.paper_combo.currentIndexChanged.connect(self._on_paper)
        self.holes_combo.currentIndexChanged.connect(self._on_holes)
        self.large_check.toggled.connect(self._on_large)
        self.changed_check.toggled.connect(self._render)
        self.ink_check.toggled.connect(self._on_ink)
        self.portrait_check.toggled.connect(self._on_portrait)
        self.notes_check.toggled.connect(self._on_notes)
        self.explanations_check.toggled.connect(self._on_explanations)
        self.fillable_check.toggled.connect(self._on_fillable)
        self.secrets_check.toggled.connect(self._on_secrets)
        self.arrange_button.clicked.connect(self._on_arrange)
        self._own_sheets.changed.connect(self._render)
        self._own_sheets.failed.connect(self._on_failed)
        self._live.changed.connect(self._on_rendered)
        self._live.failed.connect(self._on_not_rendered)
        self._live.shown.connect(self.shown)
        PageTurner(self.preview, self.previous_button, self.page_label, self.next_button, self)
        self.zoom_out_button.clicked.connect(self.preview.zoom_out)
        self.zoom_in_button.clicked.connect(self.preview.zoom_in)
        self.fit_page_button.clicked.connect(self.preview.fit_page)
        self.fit_width_button.clicked.connect(self.preview.fit_width)
        self.save_button.clicked.connect(self._on_save)
        self.notes_button.clicked.connect(self._on_save_notes)
        self.print_button.clicked.connect(self._on_print)
        self.close_button.clicked.connect(self.reject)

    # ---------------------------------------------------------------------------------------------------------- options

    @Slot(bool)
    def _on_layout(self, is_checked: bool) -> None:
        if is_checked:
            self._show_formats()
            self._render()
            if self.choices.table is None:
                self._settings.put(settings.LAYOUT, self.choices.layout)

    @Slot()
    def _on_arrange(self) -> None:
        """Arrange the sheet of the game, with the first character as the example."""
        view = ArrangeView(self._sheets[0], self.choices, self._when, self._settings, self)
        view.decided.connect(self._own_sheets.keep)
        view.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        view.open()

    @Slot()
    def _on_table(self) -> None:
        self._show_formats()
        self._render()

    @Slot(int)
    def _on_paper(self, _index: int) -> None:
        self._show_formats()
        self._render()
        self._settings.put(settings.PAPER, self.choices.paper)

    @Slot(int)
    def _on_holes(self, _index: int) -> None:
        self._render()
        self._settings.put(settings.HOLES, str(self.holes_combo.currentData()))

    @Slot(bool)
    def _on_large(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.LARGE_PRINT, is_checked)

    def _show_formats(self) -> None:
        """Enable what the paper and the layout have: no large print on A5, no holes in a booklet, neither on cards."""
        is_sheet, paper = self.choices.layout not in _WITHOUT_FORMATS, str(self.paper_combo.currentData())
        self.large_check.setEnabled(is_sheet and paper not in {"a5", "a5-booklet"})
        self.holes_combo.setEnabled(is_sheet and paper != "a5-booklet")
        self.changed_check.setEnabled(self._last_prints is not None and self.full_radio.isChecked())

    @Slot(bool)
    def _on_ink(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.INK_SAVING, is_checked)

    @Slot(bool)
    def _on_portrait(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.PORTRAIT, is_checked)

    @Slot(bool)
    def _on_notes(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.PRINT_NOTES, is_checked)

    @Slot(bool)
    def _on_explanations(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.EXPLANATIONS, is_checked)

    @Slot(bool)
    def _on_fillable(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.FILLABLE, is_checked)

    @Slot(bool)
    def _on_secrets(self, is_checked: bool) -> None:
        self._render()
        self._settings.put(settings.PRINT_SECRETS, is_checked)

    # -------------------------------------------------------------------------------------------------------- rendering

    @Slot()
    def _render(self) -> None:
        """Render the PDF for the chosen options, after the one being rendered."""
        self._live.render()
        self._show_state()

    def _work(self, choices: PrintChoices, width: int) -> Callable[[], RenderedPdf]:
        remember = self._last_prints if choices.layout == "full" else None
        prints = remember(choices.only_changed) if remember is not None else None
        places = choices.table.fighters if choices.table is not None else None
        sheets = self._sheets if places is None else [self._sheets[place] for place in places]
        return partial(render_pdf, sheets, choices, self._when, width, prints)

    @Slot()
    def _on_rendered(self) -> None:
        pdf = self.rendered
        if pdf is not None:
            warnings = [messages.render(each) for each in (*self._own_sheets.messages, *pdf.warnings)]
            self.missing_label.setText("\n".join(each for each in (*warnings, self._missing(pdf.missing)) if each))
        self._show_state()

    @Slot(object)
    def _on_not_rendered(self, error: QuireError) -> None:
        self.missing_label.setText(messages.render(error.message))
        self._show_state()

    def _missing(self, letters: tuple[str, ...]) -> str:
        if not letters:
            return ""
        text = self.tr("These letters cannot be printed here and appear as boxes: {letters}")
        return text.format(letters="\u2002".join(letters))

    # ------------------------------------------------------------------------------------------------------------ state

    def _show_state(self) -> None:
        is_ready = self.rendered is not None
        self.save_button.setEnabled(is_ready)
        self.print_button.setEnabled(is_ready)
        has_portrait = any(sheet.character.portrait is not None for sheet in self._sheets)
        self._panel.show_state(is_chosen=self.table_radio.isChecked())
        self.arrange_button.setEnabled(self._own_sheets.can_arrange and self.choices.layout in {"full", "blank"})
        self.portrait_check.setEnabled(has_portrait and self.choices.layout in _WITH_PORTRAIT)
        self.notes_check.setEnabled(self.choices.layout != "blank")
        self.explanations_check.setEnabled(self.choices.layout == "full")
        self.fillable_check.setEnabled(self._can_be_filled(self.choices.layout))
        self.secrets_check.setVisible(self._has_secrets)
        self.secrets_check.setEnabled(self.choices.layout != "blank")
        self.missing_label.setVisible(bool(self.missing_label.text()))
        self.notes_button.setVisible(self.rendered is not None and bool(self.rendered.long_notes))

    # ------------------------------------------------------------------------------------------------------------- file

    @Slot()
    def _on_save(self) -> None:
        if self.rendered is None:
            return
        start = self._folder() / f"{self._file_name()}.pdf"
        file = messages.choose_save_file(self, self.tr("Save as PDF"), self.tr("PDF files (*.pdf)"), start, ".pdf")
        if file is None:
            return
        self._settings.put(settings.FOLDER, str(file.parent))
        work = partial(kept_after, partial(write_file, file, self.rendered.pages.data), self.rendered.prints)
        tasks.run(self, work, partial(self._on_saved, file), self._on_failed, self.tr("Saving the PDF"))

    def _on_saved(self, file: Path, _nothing: None) -> None:
        self.notice.emit(Message("pdf_saved", "Saved as {file}.", {"file": file}))
        self.accept()

    @Slot()
    def _on_save_notes(self) -> None:
        """Save the notes that are too long for paper as a text file."""
        from core.export.pdf.long_notes import write_notes  # noqa: PLC0415 - as above

        if self.rendered is None:
            return
        start = self._folder() / f"{self._file_name()}.txt"
        file = messages.choose_save_file(self, self.tr("Save the notes"), self.tr("Text (*.txt)"), start, ".txt")
        if file is not None:
            work = partial(write_notes, file, self.rendered.long_notes)
            tasks.run(self, work, partial(self._on_notes_saved, file), self._on_failed, self.tr("Saving the notes"))

    def _on_notes_saved(self, file: Path, _nothing: None) -> None:
        self.notice.emit(Message("notes_saved", "Saved as {file}.", {"file": file}))

    def _folder(self) -> Path:
        stored = self._settings.get(settings.FOLDER)
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folders = (Path(each) for each in (stored, documents) if each)
        return next((each for each in folders if each.is_dir()), Path.home())

    def _file_name(self) -> str:
        name = _NOT_IN_NAMES.sub(" ", self._title()).strip(" .")[:_LONGEST_NAME]
        return name or self.tr("Character")

    # ---------------------------------------------------------------------------------------------------------- printer

    @Slot()
    def _on_print(self) -> None:
        if self.rendered is None:
            return
        pdf = self.rendered
        first = pdf.pages.sizes[0]
        printer = new_printer(
            self._settings.get(settings.PRINTER),
            pdf.choices.paper,
            self._title(),
            is_landscape=first.width() > first.height(),
        )
        if not ask_printer(printer, self.preview.count, self):
            return
        self._settings.put(settings.PRINTER, printer.printerName())
        numbers = requested_pages(printer, self.preview.count, self.preview.current)
        progress = tasks.Progress(self)
        work = partial(kept_after, partial(print_pages, pdf.pages, numbers, printer, progress), pdf.prints)
        self.hide()
        label = self.tr("Printing")
        task = tasks.run(self, work, self._on_printed, self._on_failed, label, progress=progress)
        task.ended.connect(self.accept)

    def _on_printed(self, count: int) -> None:
        self.notice.emit(Message("printed", "{count:# page was|# pages were} sent to the printer.", {"count": count}))

    def _on_failed(self, error: QuireError) -> None:
        messages.show_warning(self if self.isVisible() else self.parentWidget(), error.message)
