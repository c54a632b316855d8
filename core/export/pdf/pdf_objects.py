"""PDF objects that are written as one text, and the strings in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject


class RawEntry(PDFObject):
    """What an object of reportlab holds, as text.

    Attributes:
        text: The text.
    """

    def __init__(self, text: str = "") -> None:
        self.text = text

    def format(self, document: PDFDocument) -> bytes:
        """Return the text as the file has it."""
        del document
        return self.text.encode("latin-1")


class RawObject(RawEntry):
    """An object of its own in the file, as text.

    Attributes:
        number: Its number in the file; 0 until `number_of` gives it one.
    """

    __RefOnly__: Final = 1  # an object of its own in the file
    number = 0


def number_of(entry: PDFObject, document: PDFDocument) -> int:
    """Return the object number of an object in the file."""
    if isinstance(entry, RawObject):
        if not entry.number:
            document.Reference(entry)  # type: ignore[no-untyped-call]
            entry.number = document.objectcounter
        return entry.number
    name = document.Reference(entry).name  # type: ignore[no-untyped-call]
    return int(document.idToObjectNumberAndVersion[name][0])


@lru_cache(maxsize=8192)
def pdf_string(text: str) -> str:
    """Return a text as a PDF string: readable if it is ASCII, else as UTF-16 (memoised: labels repeat)."""
    if text.isascii() and "\0" not in text:
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return "(" + escaped.replace("\r", "\\r").replace("\n", "\\n") + ")"
    return f"<FEFF{text.encode('utf-16-be', 'surrogatepass').hex().upper()}>"
