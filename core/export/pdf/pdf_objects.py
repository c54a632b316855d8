"""PDF objects that are written as one text, the strings in them, and the file of all objects.

A form has hundreds of objects; reportlab's own loop spends more time on each than it takes to write it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFIndirectObject, PDFObject, PDFTrailer

HEAD: Final = b"%%PDF-%d.%d\n%%\x93\x8c\x8b\x9e Quire\n"
"""First lines of a file; letters beyond ASCII say that it is no text."""


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


def join_objects(document: PDFDocument) -> bytes:
    """Return the file of a document: head, all objects by number, their places, trailer; as `PDFDocument.format`."""
    number_of(document.Catalog, document)  # type: ignore[attr-defined]  # missing in the stubs, as all that follows
    number_of(document.info, document)
    names, known = document.numberToId, document.idToObject
    parts = [HEAD % document._pdfVersion]  # type: ignore[attr-defined]
    places, end, number = ["0000000000 65535 f "], len(parts[0]), 1
    while number in names:  # writing an object can add others
        entry = known[names[number]]
        if isinstance(entry, RawObject):
            part = b"%d 0 obj\n%s\nendobj\n" % (number, entry.format(document))
        else:
            part = PDFIndirectObject(names[number], entry).format(document)
        places.append(f"{end:010d} 00000 n ")
        parts.append(part)
        end += len(part)
        number += 1
    table = "\n".join((f"xref\n0 {number}", *places, ""))
    root, info = (document.Reference(each) for each in (document.Catalog, document.info))  # type: ignore[attr-defined, no-untyped-call]
    trailer = PDFTrailer(end, number, Root=root, Info=info, ID=document.ID())
    return b"".join((*parts, table.encode("ascii"), trailer.format(document)))
