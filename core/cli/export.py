"""``quire export``: writes characters as documents, pages for the phone, Markdown, plain text or values.

``quire library export`` is the same command.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.cli.arguments import Library as LibraryPath
from core.cli.arguments import Output
from core.cli.completion import complete_character
from core.cli.console import (
    MAX_NAME,
    display_name,
    for_terminal,
    one_line,
    print_err,
    print_error,
    print_out,
    progress,
    terminal_width,
)
from core.cli.output_language import language, say, translator_of
from core.cli.sources import (
    STANDARD_INPUT,
    is_file,
    library_path,
    no_such_character,
    open_library,
    open_sheet,
    open_source,
    warn_of_missing_setting,
)
from core.cli.usage_errors import WrongUsage
from core.errors import LibraryError, QuireError
from core.export.atomic_file import create_folder, write_file
from core.export.formats import ExportFormat, ExportOptions, export_sheet, public_document, secret_addresses
from core.export.privacy import has_secrets
from core.registry import game

if TYPE_CHECKING:
    from core.store.library import Library

ALL = "all"


def export(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…",
            help='Characters: files, - for standard input, or ids; "all" for the library.',
            autocompletion=complete_character,
        ),
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
    library: LibraryPath = None,
) -> None:
    """Write characters as documents, phone pages, Markdown, text or values."""
    options = ExportOptions(secrets, not no_notes, not no_portrait, language=language().code)
    with _library_of(files, library) as database:
        is_opened = bool(output) and str(output).lower().endswith(".quire-character")
        writer = _Writer(form or _format_of(output), options, database, library, is_opened)
        if files != [ALL] and len(files) == 1 and (output is None or not Path(output).is_dir()):
            _write_one(writer, files[0], output)
        else:
            everyone = [] if database is None else [entry.id for entry in database.all_entries()]
            _write_folder(writer, everyone if files == [ALL] else files, output)


@contextmanager
def _library_of(files: list[str], library: Path | None) -> Iterator[Library | None]:
    """Open the library once for all its characters; None where it is not needed, or is not there."""
    is_needed = files == [ALL] or not all(map(is_file, files))
    is_missing = files != [ALL] and library is None and not library_path(library).exists()
    if is_needed and not is_missing:
        with open_library(library, must_exist=True, reads_only=True) as database:
            yield database
    else:
        yield None  # an id is refused where it is opened


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes characters in one format.

    Attributes:
        form: The format.
        options: What is in it.
        database: The library, if a character of it is written.
        library: Its path; None for the user's own.
        is_opened: Whether the file opens by double click, and so says which character of the library it is.
    """

    form: ExportFormat
    options: ExportOptions
    database: Library | None
    library: Path | None
    is_opened: bool

    def write(self, source: str) -> tuple[str, str]:
        """Return name and text of a character.

        Raises:
            QuireError: There is no such character, or it cannot be opened.
        """
        if self.form is ExportFormat.JSON and self.database is not None and not is_file(source):
            return self._document(source, self.database)
        opened = open_source(source, self.library, database=self.database)
        warn_of_missing_setting(opened, self.library)
        sheet, stored = opened.sheet, opened.stored
        options = replace(self.options, translate=translator_of(sheet.system.id))
        if stored is not None:
            options = replace(options, id=stored.id, revision=stored.position.revision)
        checks = game(sheet.system.id).checks if self.form is ExportFormat.HTML else ()
        return sheet.character.name, export_sheet(sheet, self.form, options, checks)

    def _document(self, id_: str, database: Library) -> tuple[str, str]:
        """Return name and document of a character of the library; its sheet is opened only to leave out secrets."""
        try:
            character = database.load_for_file(id_)
            if self.is_opened:
                from core.document_files import with_origin  # noqa: PLC0415 - only these files need it

                character = with_origin(character, id_, database.entry(id_).revision)
        except LibraryError as error:
            raise no_such_character(id_, error) from error
        hidden: tuple[str, ...] = ()
        if not self.options.secrets and has_secrets(game(character.system).system):
            hidden = secret_addresses(open_sheet(character))
        return character.name, public_document(character, self.options, hidden) + "\n"


def _format_of(output: str | None) -> ExportFormat:
    """Return the format that the ending of a file names; else the document."""
    ending = Path(output).suffix.lower().removeprefix(".") if output else ""
    known = {"html": ExportFormat.HTML, "htm": ExportFormat.HTML, "md": ExportFormat.MARKDOWN, "txt": ExportFormat.TEXT}
    return known.get(ending, ExportFormat.JSON)


def _write_one(writer: _Writer, source: str, output: str | None) -> None:
    name, text = writer.write(source)
    if output is None or output == STANDARD_INPUT:
        if writer.form is ExportFormat.TEXT and terminal_width() is not None:
            print_out(for_terminal(text).rstrip("\n"))
            return
        sys.stdout.buffer.write(for_terminal(text).encode("utf-8", "replace"))
        sys.stdout.buffer.flush()
        return
    write_file(Path(output), text.encode("utf-8", "replace"))
    print_err(one_line(f"{output}: {display_name(name)}"))


def _write_folder(writer: _Writer, sources: list[str], output: str | None) -> None:
    if output is None or output == STANDARD_INPUT:
        raise WrongUsage(say("Several characters need a folder: -o FOLDER."))
    if not sources:
        print_err(say("The library has no characters to export."))
        raise typer.Exit(1)
    folder = Path(output)
    refused: list[QuireError] = []
    for source in progress(sources, say("Exporting")):
        try:
            name, text = writer.write(source)
        except QuireError as error:
            refused.append(error)
            continue
        create_folder(folder)
        file = folder / f"{_file_name(name)}-{_file_name(Path(source).stem)}.{writer.form.ending}"
        write_file(file, text.encode("utf-8", "replace"))
    if len(refused) < len(sources):
        print_err(one_line(f"{folder}: {say('{count:# file|# files}', count=len(sources) - len(refused))}"))
    for refusal in refused:
        print_error(refusal.message)
    if refused:
        raise typer.Exit(1)


def _file_name(name: str) -> str:
    return re.sub(r"[^\w-]+", "_", name).strip("_")[:MAX_NAME] or "character"
