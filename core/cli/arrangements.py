"""Own arrangements of sheets for commands that print: those of the library, or one of a file."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from core.cli.console import one_line, print_err
from core.cli.output_language import render
from core.cli.sources import is_file, library_path, open_library, read_bytes
from core.content.arrangement_file import LARGEST_FILE, read_arrangement
from core.errors import LibraryError
from core.registry import game
from core.rules.arrangement_checks import accept_arrangement, fit_arrangement
from core.rules.model import System
from core.rules.sheet_arrangement import SheetArrangement

ArrangementFile: TypeAlias = Annotated[
    str | None,
    typer.Option("--arrangement", metavar="FILE", help="Arrange the sheet as in this file, only this time."),
]
Standard: TypeAlias = Annotated[
    bool, typer.Option("--standard", help="Print the sheets of the games instead of your arrangements.")
]


@dataclass(slots=True)
class Arrangements:
    """The arrangements that a command prints with; it says once for a game what cannot be as it was arranged.

    Attributes:
        every: One for a game at most.
    """

    every: tuple[SheetArrangement, ...] = ()
    _told: set[str] = field(default_factory=set)

    def tell(self, system: System) -> None:
        """Print what a game cannot print of its arrangement."""
        if system.id in self._told:
            return
        self._told.add(system.id)
        for each in self.every:
            if each.system == system.id:
                for message in fit_arrangement(system, each).messages:
                    print_err(one_line(render(message, system.id)))


def printed_arrangements(
    sources: Sequence[str], library: Path | None, file: str | None, *, is_standard: bool
) -> Arrangements:
    """Return the arrangements to print with.

    Args:
        sources: The characters, as the command names them.
        library: The library whose arrangements count; None for the user's own.
        file: A file whose arrangement replaces the one of its game, or None.
        is_standard: Whether the arrangements of the library do not count.

    Raises:
        QuireError: The file cannot be read, or its game cannot print it.
    """
    chosen = () if file is None else (read_arrangement_file(file),)
    if is_standard:
        return Arrangements(chosen)
    replaced = {each.system for each in chosen}
    kept = _kept_arrangements(sources, library)
    return Arrangements((*chosen, *(each for each in kept if each.system not in replaced)))


def read_arrangement_file(file: str, system: System | None = None) -> SheetArrangement:
    """Return the arrangement of a file, and say what its game has no longer.

    Args:
        file: The file, or - for standard input.
        system: The game that it must be for; None for any.

    Raises:
        QuireError: The file cannot be read, or its game cannot print it.
    """
    arrangement = read_arrangement(read_bytes(file, LARGEST_FILE + 1))
    fitted = accept_arrangement(system or game(arrangement.system).system, arrangement)
    for message in fitted.messages:
        print_err(one_line(render(message, arrangement.system)))
    return fitted.arrangement or arrangement


def _kept_arrangements(sources: Sequence[str], library: Path | None) -> tuple[SheetArrangement, ...]:
    """Return the arrangements of a library, read without opening it where that is possible.

    A library that cannot be read does not stop the printing of files.
    """
    path = library_path(library)
    if not path.exists():
        return ()
    from core.store.preview import preview_library  # noqa: PLC0415 - only commands that print need it

    found = preview_library(path, lambda preview: preview.sheet_arrangements.all())
    if found is None and not all(map(is_file, sources)):
        with suppress(LibraryError), open_library(library, must_exist=True, reads_only=True) as database:
            found = database.sheet_arrangements.all()
    return found or ()
