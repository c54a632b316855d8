"""``quire export``: writes characters as documents, pages for the phone, Markdown, plain text or values."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from core.character.sheet import Sheet
from core.cli.arguments import Library, Output
from core.cli.console import (
    MAX_NAME,
    display_name,
    for_terminal,
    one_line,
    print_document,
    print_err,
    print_error,
    progress,
)
from core.cli.output_language import language, say, translator_of
from core.cli.sources import STANDARD_INPUT, is_file, open_library, open_source, warn_of_missing_setting
from core.cli.usage_errors import WrongUsage
from core.errors import QuireError
from core.export.atomic_file import write_file
from core.export.formats import ExportFormat, ExportOptions, export_sheet, public_document
from core.export.json_file import write_character
from core.registry import game

ALL = "all"


def export(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", help='Characters: files, - for standard input, or ids; "all" for the library.'),
    ],
    form: Annotated[
        ExportFormat | None,
        typer.Option(
            "--format",
            metavar="|".join(ExportFormat),
            help="The document, a page for the phone, Markdown, plain text, or the values by address.",
        ),
    ] = None,
    output: Output = None,
    secrets: Annotated[bool, typer.Option("--secrets", help="Include secrets.")] = False,
    no_portrait: Annotated[bool, typer.Option("--no-portrait", help="Leave out the portrait.")] = False,
    no_notes: Annotated[bool, typer.Option("--no-notes", help="Leave out your notes.")] = False,
    library: Library = None,
) -> None:
    """Write characters as documents, phone pages, Markdown, text or values."""
    wanted = form or _format_of(output)
    options = ExportOptions(secrets, not no_notes, not no_portrait, language=language().code)

    def write(source: str) -> tuple[str, str]:
        opened = open_source(source, library)
        warn_of_missing_setting(opened, library)
        stored = opened.stored
        ours = replace(options, translate=translator_of(opened.sheet.system.id))
        if stored is not None:
            ours = replace(ours, id=stored.id, revision=stored.position.revision)
        return opened.sheet.character.name, _exported(source, opened.sheet, wanted, ours, library)

    _write_all(files, wanted, output, library, write)


def export_documents(
    ids: Annotated[list[str], typer.Argument(metavar="ID…", help='Character ids; "all" for all of them.')],
    output: Output = None,
    library: Library = None,
) -> None:
    """Export characters: one to standard output or -o FILE, several into -o FOLDER."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        if len(ids) == 1 and ids != [ALL] and (output is None or not Path(output).is_dir()):
            character = database.load_for_file(ids[0])
            if output is None or output == STANDARD_INPUT:
                print_document(character)
                return
            write_character(Path(output), character)
            print_err(one_line(f"{output}: {display_name(character.name)}"))
            return

        def write(id_: str) -> tuple[str, str]:
            character = database.load_for_file(id_)
            return character.name, character.to_text() + "\n"

        every = [entry.id for entry in database.all_entries()] if ids == [ALL] else ids
        _write_folder(every, ExportFormat.JSON, output, write)


def _exported(source: str, sheet: Sheet, form: ExportFormat, options: ExportOptions, library: Path | None) -> str:
    if form is ExportFormat.JSON and not is_file(source):
        with open_library(library, must_exist=True, reads_only=True) as database:
            return public_document(sheet, database.load_for_file(source), options) + "\n"
    return export_sheet(sheet, form, options, game(sheet.system.id).checks if form is ExportFormat.HTML else ())


def _format_of(output: str | None) -> ExportFormat:
    """Return the format that the ending of a file names; else the document."""
    ending = Path(output).suffix.lower().removeprefix(".") if output else ""
    known = {"html": ExportFormat.HTML, "htm": ExportFormat.HTML, "md": ExportFormat.MARKDOWN, "txt": ExportFormat.TEXT}
    return known.get(ending, ExportFormat.JSON)


def _write_all(
    files: list[str],
    form: ExportFormat,
    output: str | None,
    library: Path | None,
    write: Callable[[str], tuple[str, str]],
) -> None:
    is_single = len(files) == 1 and files != [ALL] and (output is None or not Path(output).is_dir())
    if not is_single:
        if files == [ALL]:
            with open_library(library, must_exist=True, reads_only=True) as database:
                files = [entry.id for entry in database.all_entries()]
        _write_folder(files, form, output, write)
        return
    name, text = write(files[0])
    if output is None or output == STANDARD_INPUT:
        sys.stdout.buffer.write(for_terminal(text).encode("utf-8", "replace"))
        sys.stdout.buffer.flush()
        return
    write_file(Path(output), text.encode("utf-8", "replace"))
    print_err(one_line(f"{output}: {display_name(name)}"))


def _write_folder(
    sources: list[str], form: ExportFormat, output: str | None, write: Callable[[str], tuple[str, str]]
) -> None:
    if output is None or output == STANDARD_INPUT:
        raise WrongUsage(say("Several characters need a folder: -o FOLDER."))
    if not sources:
        print_err(say("The library has no characters to export."))
        raise typer.Exit(1)
    folder = Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    refused: list[QuireError] = []
    for source in progress(sources, say("Exporting")):
        try:
            name, text = write(source)
        except QuireError as error:
            refused.append(error)
            continue
        file = folder / f"{_file_name(name)}-{_file_name(Path(source).stem)}.{form.ending}"
        write_file(file, text.encode("utf-8"))
    print_err(one_line(f"{folder}: {say('{count:# file|# files}', count=len(sources) - len(refused))}"))
    for refusal in refused:
        print_error(refusal.message)
    if refused:
        raise typer.Exit(1)


def _file_name(name: str) -> str:
    return re.sub(r"[^\w-]+", "_", name).strip("_")[:MAX_NAME] or "character"
