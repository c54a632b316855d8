"""Writes the bookmarks of a PDF: the characters, and under each the blocks of its pages.

reportlab's canvas keeps several objects for each bookmark, too slow for thousands of characters. Here a bookmark is one
PDF object, written as one text.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from reportlab.pdfbase.pdfdoc import DummyDoc, PDFDocument, PDFObject, PDFString


class Outline(NamedTuple):
    """A bookmark of a page: title, height from the top, level (0, or 1 below the last of level 0)."""

    title: str
    top: float
    level: int


class _Entry(PDFObject):
    """One bookmark as a PDF object: its target, and links to the others by object number."""

    def __init__(self, title: str, page: int, top: float) -> None:
        self.title = title
        self.page = page
        self.top = top
        self.number = 0
        self.inner: list[_Entry] = []
        self.links = ""

    def format(self, document: PDFDocument) -> bytes:
        """Write the object."""
        page = document.idToObjectNumberAndVersion[f"Page{self.page}"][0]
        target = f"/Title {_pdf_string(self.title)} /Dest [{page} 0 R /XYZ 0 {self.top:.2f} 0]"
        return f"<< {target} {self.links}{_ends(self.inner, is_open=False)} >>".encode("latin-1")


class Bookmarks(PDFObject):
    """All bookmarks of a file; replaces reportlab's outline object.

    Attributes:
        ready: Below 0 while there are none, so that the file has no outline.
    """

    __RefOnly__: Final = 1  # an object of its own in the file

    def __init__(self) -> None:
        self.ready = -1
        self._entries: list[_Entry] = []

    def add(self, outline: Outline, page: int, height: float) -> None:
        """Add a bookmark.

        Args:
            outline: The bookmark.
            page: Number of its page in the file, from 1.
            height: Height of the page in points.
        """
        entry = _Entry(outline.title, page, height - outline.top)
        (self._entries[-1].inner if outline.level and self._entries else self._entries).append(entry)
        self.ready = 1

    def prepare(self, document: PDFDocument, canvas: object) -> None:
        """Number and link the bookmarks; called before the file is written."""
        del canvas
        if self._entries:
            own = _number(self, document)
            self._join(self._entries, own, document)

    def _join(self, entries: Sequence[_Entry], parent: int, document: PDFDocument) -> None:
        for entry in entries:
            entry.number = _number(entry, document)
        for n, entry in enumerate(entries):
            before = f" /Prev {entries[n - 1].number} 0 R" if n else ""
            after = f" /Next {entries[n + 1].number} 0 R" if n + 1 < len(entries) else ""
            entry.links = f"/Parent {parent} 0 R{before}{after}"
            self._join(entry.inner, entry.number, document)

    def format(self, document: PDFDocument) -> bytes:
        """Return the outline object, which links to the others."""
        del document
        return f"<< /Type /Outlines{_ends(self._entries, is_open=True)} >>".encode("latin-1")


def _ends(entries: Sequence[_Entry], *, is_open: bool) -> str:
    """Return first, last and count of the bookmarks below another; a negative count means collapsed."""
    if not entries:
        return ""
    count = len(entries) if is_open else -len(entries)
    return f" /First {entries[0].number} 0 R /Last {entries[-1].number} 0 R /Count {count}"


def _number(entry: PDFObject, document: PDFDocument) -> int:
    """Return the object number of an object in the file."""
    name = document.Reference(entry).name  # type: ignore[no-untyped-call]
    return int(document.idToObjectNumberAndVersion[name][0])


@lru_cache(maxsize=1024)
def _pdf_string(title: str) -> str:
    """Return a title as a PDF string (memoised: block titles repeat for every character)."""
    return str(PDFString(title).format(DummyDoc()).decode("latin-1"))
