"""The PDF of the chosen print options, with a picture of its first page; rendered on worker threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtGui import QImage

from core.character.sheet import Sheet
from core.export.print_options import MOST_TAGGED
from core.messages import Message
from desktop.messages import translator_of
from desktop.print.last_prints import LastPrints
from desktop.print.pdf_pages import PdfPages, open_pages
from desktop.print.print_choices import PrintChoices
from desktop.translations import language


@dataclass(frozen=True, slots=True)
class RenderedPdf:
    """A PDF with a picture of its first page.

    Attributes:
        choices: The options it was rendered for.
        pages: Its pages.
        first: Picture of the first page.
        missing: Characters that no font can print.
        long_notes: Texts that are printed only in part, with their labels.
        warnings: The messages about them.
        prints: Keeps the pages as the last print; None for what is not of the library.
    """

    choices: PrintChoices
    pages: PdfPages
    first: QImage
    missing: tuple[str, ...]
    long_notes: tuple[tuple[str, str], ...] = ()
    warnings: tuple[Message, ...] = ()
    prints: LastPrints | None = None


def render_pdf(
    sheets: Sequence[Sheet], choices: PrintChoices, when: date, width: int, prints: LastPrints | None = None
) -> RenderedPdf:
    """Render the PDF and a picture of its first page; runs on a worker thread.

    Args:
        sheets: The characters; copies that are not edited meanwhile.
        choices: The print options.
        when: The date in the footer.
        width: Width of the first page in pixels.
        prints: Compares the pages with the last prints.

    Raises:
        ExportError: The game has no such layout, or nothing has changed since the last print.
    """
    from core.export.pdf import make_print  # noqa: PLC0415 - reportlab is imported with the first page
    from core.export.pdf.long_notes import long_notes, long_notes_message  # noqa: PLC0415 - as above

    texts: list[tuple[str, str]] = []
    warnings: list[Message] = []
    for sheet in sheets if choices.layout == "full" else ():
        found = long_notes(sheet, choices.paper, options=choices.manner, translator_for=translator_of)
        warnings += [long_notes_message(sheet, found)] if found else []
        texts += [(f"{sheet.character.name}: {label}" if len(sheets) > 1 else label, text) for label, text in found]
    is_tagged = len(sheets) <= MOST_TAGGED
    options = replace(choices.manner, language=language().code, memory=prints, tags=is_tagged)
    pdf = make_print(
        sheets, choices.layout_options, choices.paper, options=options, when=when, translator_for=translator_of
    )
    pages, first = open_pages(pdf.data, width)
    return RenderedPdf(choices, pages, first, pdf.missing, tuple(texts), tuple(warnings), prints)
