"""Remembers in the library what sheets were printed, so that only what changed since can be printed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from core.cli.sources import is_file, open_library
from core.errors import DocumentError, LibraryError
from core.export.pdf.printed_pages import PrintedPages
from core.messages import Message


@dataclass(slots=True)
class LibraryMemory:
    """The last prints of the characters of a command.

    Attributes:
        sources: The characters, as the command names them.
        library: The library of the ids among them; None for the user's own.
        is_compared: Whether only what changed is printed.
        printed: What is printed now, by id.
    """

    sources: list[str]
    library: Path | None
    is_compared: bool
    printed: dict[str, PrintedPages] = field(default_factory=dict)
    number: int = 0

    def check(self) -> None:
        """Refuse files, of which no last print is known, if only what changed is to be printed.

        Raises:
            DocumentError: One is a file.
        """
        for source in self.sources if self.is_compared else ():
            if is_file(source):
                template = (
                    "{file} is not in the library, so its last print is unknown. Add it to the library, or print all."
                )
                raise DocumentError(Message("no_last_print", template, {"file": source}))

    def replace(self, pages: PrintedPages) -> PrintedPages | None:
        """Take what is printed of the next character; return its last print if it is compared."""
        source = self.sources[self.number]
        self.number += 1
        if is_file(source):
            return None
        self.printed[source] = pages
        if not self.is_compared:
            return None
        with open_library(self.library, must_exist=True, reads_only=True) as database:
            return PrintedPages.read(database.printed_sheets.load(source))

    def keep(self) -> None:
        """Store what was printed; a library that cannot be written stays as it is."""
        if self.printed:
            with suppress(LibraryError), open_library(self.library, must_exist=True) as database:
                for source, pages in self.printed.items():
                    database.printed_sheets.keep(source, pages.to_text())
