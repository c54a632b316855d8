"""Writes the objects of a PDF: streams as they are, others compressed together (object streams of PDF 1.5).

What the file says of itself stays readable without decompression.

The structure tree alone has hundreds of small objects a page. Written one by one, as reportlab does, they would be
larger than the pages themselves; compressed together they are a tenth of that.
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

from reportlab.pdfbase.pdfdoc import PDFFile

from core.export.pdf.pdf_objects import number_of

LEVEL = 4
"""How hard streams are compressed: a tenth larger than with the usual 6, in half the time."""

FAST: Final = 1
"""How hard objects are compressed, which resemble each other: a hundredth of the file larger, in half the time."""

MOST = 400
"""Objects of a stream of what is compressed at the end."""

HEAD: Final = b"%%PDF-%d.%d\n%%\x93\x8c\x8b\x9e Quire\n"
"""First lines of a file; letters beyond ASCII say that it is no text."""

_END_OF_STREAM = b"endstream"
_PLACE = struct.Struct(">BIH")
"""An entry of the table of objects: its kind and two numbers."""

_FREE, _PLAIN, _COMPRESSED = 0, 1, 2


class ObjectStreams:
    """The object streams of a file.

    Args:
        document: The file; it is written by `file_of`.
    """

    def __init__(self, document: Any) -> None:  # noqa: ANN401 - the stubs of reportlab's PDFDocument lack most of it
        self._document = document
        self._numbers = array("L")
        self._streams: list[tuple[int, int]] = []
        self._plain: dict[int, bytes] = {}
        document.format = self.file_of  # reportlab writes each object on its own

    def new_number(self) -> int:
        """Return the number for an object that is going to be added."""
        number: int = self._document.objectcounter + 1
        self._document.objectcounter = number
        return number

    def add(self, numbers: Sequence[int], texts: Sequence[str]) -> None:
        """Add objects with their numbers as one stream; none of them has a letter beyond Latin 1."""
        self._add_objects(numbers, "\n".join(texts).encode("latin-1"), map(len, texts))

    def add_stream(self, entries: str, content: bytes, number: int = 0) -> int:
        """Add a stream; return its object number.

        Args:
            entries: The entries of its dictionary, without the length.
            content: Its content, compressed if the entries say so.
            number: Its object number, or 0 for a new one.
        """
        number = number or self.new_number()
        self._plain[number] = b"<< %s /Length %d >>\nstream\n%s\nendstream" % (
            entries.encode("latin-1"),
            len(content),
            content,
        )
        return number

    def _add_objects(self, numbers: Sequence[int], lines: bytes, lengths: Iterable[int]) -> None:
        """Add objects as one stream; each is a line, or several, of a length."""
        stream = self.add_stream(*_stream_of(numbers, lines, lengths))
        self._numbers.extend(numbers)
        self._streams.append((stream, len(numbers)))

    def file_of(self) -> bytes:
        """Return the file."""
        document = self._document
        root, info = document.Reference(document.Catalog), document.Reference(document.info)
        readable = {number_of(document.Catalog, document), number_of(document.info, document)}
        file = PDFFile(document._pdfVersion)
        file.strings, file.offset = [], 0
        file.write = file.strings.append
        file.add(HEAD % document._pdfVersion)
        small: list[tuple[int, bytes]] = []
        number = 0
        while number < document.objectcounter:  # formatting an object may add further ones
            number += 1
            name = document.numberToId.get(number)
            if name is None:
                continue  # it is one of ours
            content = _as_bytes(document.idToObject[name].format(document))
            if number in readable or content.rstrip().endswith(_END_OF_STREAM):
                self._plain[number] = content
            else:
                small.append((number, content))
        for start in range(0, len(small), MOST):
            numbers, contents = zip(*small[start : start + MOST], strict=True)
            self._add_objects(numbers, b"\n".join(contents), map(len, contents))
        offsets = {
            number: file.add(b"%d 0 obj\n%s\nendobj\n" % (number, self._plain.pop(number)))
            for number in sorted(self._plain)
        }
        self._add_table(file, offsets, _as_bytes(root.format(document)), _as_bytes(info.format(document)))
        return bytes(file.format(document))

    def _add_table(self, file: PDFFile, offsets: dict[int, int], root: bytes, info: bytes) -> None:
        """Add the table that says where each object is, and the end of the file."""
        own = self.new_number()
        at = offsets[own] = file.offset
        places = [_PLACE.pack(_FREE, 0, 0xFFFF)] * (own + 1)
        for number, offset in offsets.items():
            places[number] = _PLACE.pack(_PLAIN, offset, 0)
        numbers = iter(self._numbers)
        for stream, count in self._streams:
            for n in range(count):
                places[next(numbers)] = _PLACE.pack(_COMPRESSED, stream, n)
        packed = zlib.compress(b"".join(places), LEVEL)
        entries = b"/Type /XRef /Size %d /W [1 4 2] /Root %s /Info %s /ID %s" % (
            own + 1,
            root,
            info,
            _as_bytes(self._document.ID()).strip(),
        )
        file.add(
            b"%d 0 obj\n<< %s\n/Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\nendobj\n"
            % (own, entries, len(packed), packed)
        )
        file.add(b"startxref\n%d\n%%%%EOF\n" % at)


def _stream_of(numbers: Sequence[int], lines: bytes, lengths: Iterable[int]) -> tuple[str, bytes]:
    """Return the entries and the content of a stream of objects, which are parted by the ends of lines."""
    offset = 0
    places = []
    for number, length in zip(numbers, lengths, strict=True):
        places.append(f"{number} {offset}")
        offset += length + 1
    head = " ".join(places).encode() + b"\n"
    packed = zlib.compress(head + lines, FAST)
    return f"/Type /ObjStm /N {len(numbers)} /First {len(head)} /Filter /FlateDecode", packed


def _as_bytes(text: str | bytes) -> bytes:
    return text.encode("latin-1") if isinstance(text, str) else text
