"""What a file with the sheet of one character carries besides its pages: its marks, its document, the fields of a form.

A file with several characters carries none of these: names of fields are addresses, which are those of one character.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.form_values import FormValues
from core.export.formats import ExportOptions, hidden_addresses, public_document
from core.export.pdf.attachment import DOCUMENT_NAME
from core.export.pdf.pdf_writer import PdfWriter
from core.export.print_options import PrintOptions
from core.export.sheet_marks import BLANK, FILLABLE, FULL, SheetMarks
from core.export.undecided import undecided_keys
from core.messages import Message, Translate
from core.rules.model import System


class SingleSheet:
    """The sheet of a file, as long as it is the only one.

    Args:
        writer: Writes the file.
        options: What is printed.
    """

    def __init__(self, writer: PdfWriter, options: PrintOptions) -> None:
        self._writer = writer
        self._options = options
        self._sheet: Sheet | None = None
        self._count = 0

    def add(self, sheet: Sheet, translate: Translate) -> None:
        """Note a sheet, before its pages are written.

        Raises:
            ExportError: It is the second one of a form.
        """
        self._count += 1
        if self._options.fillable:
            check_one_form(self._count)
            values = FormValues(sheet.system, sheet, translate, undecided_keys(sheet))
            self._writer.begin_form(values, self._marks(sheet))
        self._sheet = sheet if self._count == 1 else None

    def finish(self, when: date) -> None:
        """Write marks and document, if there is one sheet only."""
        if self._sheet is None:
            return
        self._writer.mark(self._marks(self._sheet))
        if self._options.document:
            options = ExportOptions(self._options.secrets, self._options.notes, self._options.portrait)
            hidden = hidden_addresses(self._sheet, options)
            text = public_document(self._sheet.character, options, hidden) + "\n"
            self._writer.attach(DOCUMENT_NAME, self._sheet.character.name, text.encode("utf-8", "replace"), when)

    def _marks(self, sheet: Sheet) -> SheetMarks:
        kind = FILLABLE if self._options.fillable else FULL
        return SheetMarks(kind, sheet.system.id, *self._options.origin)


def begin_blank_form(writer: PdfWriter, systems: Sequence[System], translate: Translate) -> None:
    """Make the file of a blank sheet a form.

    Raises:
        ExportError: There are sheets of several games.
    """
    check_one_form(len(systems))
    marks = SheetMarks(BLANK, systems[0].id)
    writer.begin_form(FormValues(systems[0], None, translate), marks)
    writer.mark(marks)


def check_one_form(count: int) -> None:
    """Refuse several sheets in one form.

    Raises:
        ExportError: There are several.
    """
    if count > 1:
        template = "A fillable PDF holds one sheet, but several are chosen. Make one PDF for each of them."
        raise ExportError(Message("several_forms", template))


def without_file(options: PrintOptions) -> PrintOptions:
    """Return the options of cards and booklets, which carry no document and cannot be forms.

    Raises:
        ExportError: A form is wanted.
    """
    if options.fillable:
        template = "Cards and booklets cannot be filled in. Choose the full or the blank sheet, on another paper."
        raise ExportError(Message("no_form", template))
    return replace(options, document=False)
