"""``quire pdf``: prints characters or blank sheets to one PDF, as sheets or quick cards."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from core.character.document import Character
from core.character.sheet import Sheet
from core.cli.arguments import AsJson, Library
from core.cli.arrangements import ArrangementFile, Standard, printed_arrangements
from core.cli.completion import complete_character
from core.cli.console import display_name, one_line, print_err, print_json, progress
from core.cli.output_language import language, render, say, translator_of
from core.cli.sources import (
    STANDARD_INPUT,
    OpenedCharacter,
    is_file,
    open_sheet,
    open_source,
    warn_of_missing_setting,
)
from core.cli.usage_errors import WrongUsage
from core.errors import DocumentError
from core.export.atomic_file import write_file
from core.export.print_moment import print_moment
from core.export.print_options import MOST_TAGGED, Holes, PrintOptions
from core.messages import Message
from core.registry import game, games
from core.rules.arrangement_checks import check_arrangement

if TYPE_CHECKING:
    from core.export.pdf import MadePdf


class Layout(StrEnum):
    """What to print."""

    FULL = "full"
    CARD = "card"
    BLANK = "blank"


class Paper(StrEnum):
    """Paper sizes."""

    A4 = "a4"
    LETTER = "letter"
    LEGAL = "legal"
    A5 = "a5"
    A5_BOOKLET = "a5-booklet"


Day: TypeAlias = Annotated[
    datetime | None,
    typer.Option(
        "--date",
        metavar="YYYY-MM-DD",
        formats=["%Y-%m-%d"],
        help="Date of the footer and the file (today by default).",
    ),
]


def print_pdf(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…",
            help="Characters (files or ids); for a blank sheet, a game.",
            autocompletion=complete_character,
        ),
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "-o",
            "--output",
            metavar="OUT.pdf",
            help="Write to this file; - is standard output. By default it is named after the first character.",
        ),
    ] = None,
    layout: Annotated[
        Layout, typer.Option(metavar="|".join(Layout), help="The full sheet, a quick card, or a blank sheet.")
    ] = Layout.FULL,
    paper: Annotated[
        Paper,
        typer.Option(
            metavar="|".join(Paper),
            case_sensitive=False,
            help="Paper size; a5-booklet is two A5 pages a side of A4, to fold.",
        ),
    ] = Paper.A4,
    large: Annotated[bool, typer.Option("--large", help="Large print.")] = False,
    holes: Annotated[
        Holes,
        typer.Option(
            metavar="|".join(Holes),
            help="Margin for punched holes: at the left, or with duplex for printing on both sides.",
        ),
    ] = Holes.NONE,
    ink: Annotated[bool, typer.Option("--ink", help="Black only, nothing filled.")] = False,
    secrets: Annotated[bool, typer.Option("--secrets", help="Include secrets.")] = False,
    _hide_secrets: Annotated[bool, typer.Option("--hide-secrets", hidden=True)] = False,  # the default today
    no_portrait: Annotated[bool, typer.Option("--no-portrait", help="Leave out the portrait.")] = False,
    no_notes: Annotated[bool, typer.Option("--no-notes", help="Leave out your notes.")] = False,
    explanations: Annotated[bool, typer.Option("--explanations", help="Add pages explaining the numbers.")] = False,
    fillable: Annotated[bool, typer.Option("--fillable", help="With form fields, to fill in on a screen.")] = False,
    no_document: Annotated[
        bool, typer.Option("--no-document", help="Do not attach the character to its full sheet.")
    ] = False,
    only_changed: Annotated[
        bool,
        typer.Option("--only-changed", help="Only pages that changed since the last print, with marks in the margin."),
    ] = False,
    arrangement: ArrangementFile = None,
    standard: Standard = False,
    day: Day = None,
    notes_file: Annotated[
        Path | None,
        typer.Option("--notes-file", metavar="FILE", help="Save the notes as a text file, too."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file even if Quire did not write it.")] = False,
    as_json: AsJson = False,
    library: Library = None,
) -> None:
    """Print characters into one PDF."""
    target = output if output is not None else default_file(files[0])
    if target != STANDARD_INPUT and not force:
        check_replaceable(Path(target))
    from core.cli.printed_sheets import LibraryMemory  # noqa: PLC0415 - as the next
    from core.export.pdf import make_pdf  # noqa: PLC0415 - reportlab is imported with the first page
    from core.export.pdf.long_notes import write_notes  # noqa: PLC0415 - as above

    when = print_moment(day)
    if arrangement is not None and layout is Layout.CARD:
        raise WrongUsage(say("--arrangement goes with full and blank sheets only."))
    arranged = printed_arrangements(files, library, arrangement, is_standard=standard or layout is Layout.CARD)
    only = _open(files[0], layout, library) if len(files) == 1 else None
    if only is not None and arrangement is not None:
        check_arrangement(only.sheet.system, arranged.every[0])
    memory = LibraryMemory(files, library, only_changed) if layout is Layout.FULL else None
    if memory is not None:
        memory.check()
    options = PrintOptions(
        ink=ink,
        secrets=secrets,
        portrait=not no_portrait,
        notes=not no_notes,
        explanations=explanations,
        large=large,
        holes=holes,
        language=language().code,
        fillable=fillable,
        document=not no_document,
        origin=_origin(only),
        memory=memory,
        tags=len(files) <= MOST_TAGGED,
        arrangements=arranged.every,
    )
    notes = _LongNotes(paper.value, options, is_alone=len(files) == 1, is_saved=notes_file is not None)

    def open_sheets() -> Iterator[Sheet]:
        """Open one character after the other, so that memory does not grow with their number."""
        for source in progress(files, say("Printing")):
            sheet = (only or _open(source, layout, library)).sheet
            arranged.tell(sheet.system)
            if layout is Layout.FULL:
                notes.check(sheet)
            yield sheet

    made = make_pdf(
        open_sheets(),
        layout.value,
        paper.value,
        options=options,
        when=when,
        translator_for=translator_of,
    )
    if notes_file is not None:
        write_notes(notes_file, notes.texts)
    write_pdf(target, made, as_json=as_json)
    if memory is not None:
        memory.keep()


PDF_START = b"%PDF"
WRITTEN_BY_QUIRE = re.compile(rb"/Creator ?\(Quire\)")
"""What a PDF says of what made it."""


def default_file(source: str) -> str:
    """Return the file that a character is printed to if none is named: ``x.pdf`` for ``x.json`` or the id ``x``."""
    return STANDARD_INPUT if source == STANDARD_INPUT else f"{Path(source).stem}.pdf"


def check_replaceable(file: Path) -> None:
    """Refuse to overwrite a file that Quire did not write; what is no regular file is written to, and never read here.

    Raises:
        DocumentError: It is such a file.
    """
    try:
        is_replaceable = not file.is_file() or _is_empty_or_ours(file)
    except OSError:
        return  # writing it says why not
    if not is_replaceable:
        raise DocumentError(
            Message(
                "not_ours",
                "{file} is there already and was not written by Quire. Name another file with -o, or overwrite it "
                "with --force.",
                {"file": file},
            )
        )


def _is_empty_or_ours(file: Path) -> bool:
    with file.open("rb") as stream:
        start = stream.read(len(PDF_START))
        return not start or (start == PDF_START and WRITTEN_BY_QUIRE.search(stream.read()) is not None)


@dataclass(slots=True)
class _LongNotes:
    """Says which notes are too long for paper before a character is printed, and collects them as text.

    Attributes:
        paper: The paper size.
        options: What is printed.
        is_alone: Whether one character is printed; otherwise its name is added to the labels.
        is_saved: Whether the notes are saved as a text file.
        texts: Labels and texts to save: those that are too long, else the notes.
    """

    paper: str
    options: PrintOptions
    is_alone: bool
    is_saved: bool
    texts: list[tuple[str, str]] = field(default_factory=list)

    def check(self, sheet: Sheet) -> None:
        """Say what is too long for paper, and how to save it."""
        from core.export.pdf.long_notes import long_notes, long_notes_message  # noqa: PLC0415 - as above

        texts = long_notes(sheet, self.paper, options=self.options, translator_for=translator_of)
        if texts:
            print_err(one_line(render(long_notes_message(sheet, texts), sheet.system.id)))
            if not self.is_saved:
                print_err(say("--notes-file FILE saves it."))
        if self.is_saved:
            name = display_name(sheet.character.name)
            texts = texts or ((say("Notes"), sheet.header("notes")),)
            self.texts += [(label if self.is_alone else f"{name}: {label}", text) for label, text in texts if text]


def _open(source: str, layout: Layout, library: Path | None) -> OpenedCharacter:
    named = {each.id for each in games()}
    if layout is Layout.BLANK and source in named and not is_file(source):
        return OpenedCharacter(open_sheet(Character(system=game(source).id)))
    opened = open_source(source, library)
    warn_of_missing_setting(opened, library)
    return opened


def _origin(opened: OpenedCharacter | None) -> tuple[str, int]:
    """Return id and revision of a character of the library; "" and 0 for others."""
    stored = opened.stored if opened is not None else None
    return ("", 0) if stored is None else (stored.id, stored.position.revision)


def write_pdf(target: str, made: MadePdf, *, as_json: bool) -> None:
    """Write a PDF to a file or to standard output, and say what was written and what could not be printed."""
    if target == STANDARD_INPUT:
        sys.stdout.buffer.write(made.data)
        sys.stdout.buffer.flush()
    else:
        write_file(Path(target), made.data)
        _report(target, made, as_json=as_json)
    if made.missing:
        print_err(say("These letters cannot be printed here: {letters}", letters=" ".join(made.missing)))


def _report(output: str, made: MadePdf, *, as_json: bool) -> None:
    if as_json:
        print_json({"file": output, "pages": made.pages, "bytes": len(made.data), "missing": made.missing})
    else:
        pages = say("{count:# page|# pages}", count=made.pages)
        print_err(one_line(f"{output}: {pages}, {len(made.data) // 1024} KB"))
