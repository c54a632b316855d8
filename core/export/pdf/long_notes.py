"""Limits the notes on paper to 200 pages, and gives longer ones as plain text.

Typesetting stops at the limit, so that notes of any length cost no more than those that are printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from core.character.sheet import Sheet
from core.export.atomic_file import write_file
from core.export.content.reader import read_sheet
from core.export.content.shapes import EntriesContent, ProseContent, SheetContent
from core.export.pdf.head_blocks import NEXT_HEIGHT
from core.export.pdf.page import MARGIN, MM, Paper
from core.export.pdf.page_formats import page_format
from core.export.pdf.prose_blocks import COLUMNS, column_width
from core.export.pdf.styles import TITLE_HEIGHT
from core.export.pdf.text_blocks import fit_text
from core.export.print_options import PrintOptions, TranslatorFor, no_translation
from core.export.render_context import RenderContext
from core.messages import Message, Word

MOST_PAGES = 200
"""Most pages that one text fills."""

LINE = 4.2 * MM
"""Height of a line of prose."""


def most_lines(paper: Paper) -> int:
    """Return how many lines of prose `MOST_PAGES` pages have in their columns."""
    room = paper.foot - 2 * MM - MARGIN - NEXT_HEIGHT - TITLE_HEIGHT
    return MOST_PAGES * COLUMNS * int(room / LINE)


def long_notes(
    sheet: Sheet,
    paper: str = "a4",
    *,
    options: PrintOptions,
    translator_for: TranslatorFor = no_translation,
) -> tuple[tuple[str, str], ...]:
    """Return the texts of a full sheet that are printed only in part, with their labels.

    Args:
        sheet: The character.
        paper: As for `make_pdf`.
        options: What is printed.
        translator_for: As for `make_pdf`.
    """
    size = page_format(paper, options).page
    context = RenderContext(sheet.system, sheet, left_out=options.left_out, translate=translator_for(sheet.system.id))
    context.arrangement = options.arrangement_of(sheet.system)
    return tuple(
        (label, text)
        for label, text in _prose(read_sheet(context))
        if len(fit_text(text, column_width(size.room), most_lines(size))) < len(text)
    )


def _prose(content: SheetContent) -> Iterator[tuple[str, str]]:
    """Yield label and text of everything that is printed as prose or running text."""
    for block in content.blocks:
        if isinstance(block, ProseContent):
            for cell in block.texts:
                yield cell.label or block.title, cell.value.text
        elif isinstance(block, EntriesContent):
            for entry in block.entries:
                for text in entry.body:
                    yield entry.heading or block.title, text


def long_notes_message(sheet: Sheet, texts: Sequence[tuple[str, str]]) -> Message:
    """Return the message shown before such notes are printed."""
    return Message(
        "notes_too_long",
        "{name}: {texts} would fill more than {pages} pages; the first {pages} are printed. "
        "Save the whole text as a text file.",
        {
            "name": sheet.character.name or Word("Unnamed"),
            "texts": ", ".join(label for label, _ in texts),
            "pages": MOST_PAGES,
        },
    )


def write_notes(file: Path, texts: Sequence[tuple[str, str]]) -> None:
    """Write texts into a text file, each under its label if there are several.

    Raises:
        ExportError: The file cannot be written.
    """
    whole = [text if len(texts) == 1 else f"{label}\n\n{text}" for label, text in texts]
    write_file(file, ("\n\n\n".join(whole) + "\n").encode("utf-8", "replace"))
