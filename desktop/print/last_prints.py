"""The last prints of the characters in the print dialog, in the library."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from core.errors import LibraryError

if TYPE_CHECKING:
    from core.export.pdf.printed_pages import PrintedPages
    from core.store.printed_sheets import PrintedSheets

Result = TypeVar("Result")


@dataclass(slots=True)
class LastPrints:
    """Compares one rendering with the last prints, and keeps it when it was printed. Used on worker threads.

    Attributes:
        ids: The characters.
        stored: The last prints in the library.
        is_compared: Whether only what changed is printed.
        shown: What the pages show now, in the order of the characters.
    """

    ids: tuple[str, ...]
    stored: PrintedSheets
    is_compared: bool
    shown: list[str] = field(default_factory=list)

    def replace(self, pages: PrintedPages) -> PrintedPages | None:
        """Take what the pages of the next character show; return its last print if it is compared."""
        id_ = self.ids[len(self.shown)]
        self.shown.append(pages.to_text())
        return type(pages).read(self.stored.load(id_)) if self.is_compared else None

    def keep(self) -> None:
        """Keep the rendering as the last print; a library that cannot be written stays as it is."""
        with suppress(LibraryError):
            for id_, shown in zip(self.ids, self.shown, strict=True):
                self.stored.keep(id_, shown)


def kept_after(work: Callable[[], Result], prints: LastPrints | None) -> Result:
    """Save or print; then keep what was printed."""
    result = work()
    if prints is not None:
        prints.keep()
    return result
