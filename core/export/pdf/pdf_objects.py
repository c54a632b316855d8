"""PDF objects that are written as one text, and the strings in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject


class RawObject(PDFObject):
    """An object of its own in the file, as text; streams have their content behind it.

    Attributes:
        text: The object.
        content: The content of a stream, or None.
        number: Its number in the file; 0 until `number_of` gives it one.
    """

    __RefOnly__: Final = 1  # an object of its own in the file
    number = 0

    def __init__(self, text: str = "", content: bytes | None = None) -> None:
        self.text = text
        self.content = content

    def format(self, document: PDFDocument) -> bytes:
        """Return the object as the file has it."""
        del document
        text = self.text.encode("latin-1")
        return text if self.content is None else b"%s\nstream\n%s\nendstream" % (text, self.content)


def number_of(entry: PDFObject, document: PDFDocument) -> int:
    """Return the object number of an object in the file."""
    if isinstance(entry, RawObject):
        if not entry.number:
            document.Reference(entry)  # type: ignore[no-untyped-call]
            entry.number = document.objectcounter
        return entry.number
    name = document.Reference(entry).name  # type: ignore[no-untyped-call]
    return int(document.idToObjectNumberAndVersion[name][0])


def add_stream(document: PDFDocument, entries: str, content: bytes) -> int:
    """Add a stream to a file; return its object number.

    Args:
        document: The file.
        entries: The entries of its dictionary, without the length.
        content: Its content, compressed if the entries say so.
    """
    return number_of(RawObject(f"<< {entries} /Length {len(content)} >>", content), document)


@lru_cache(maxsize=8192)
def pdf_string(text: str) -> str:
    """Return a text as a PDF string: readable if it is ASCII, else as UTF-16 (memoised: labels repeat)."""
    if text.isascii() and "\0" not in text:
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return "(" + escaped.replace("\r", "\\r").replace("\n", "\\n") + ")"
    return f"<FEFF{text.encode('utf-16-be', 'surrogatepass').hex().upper()}>"
