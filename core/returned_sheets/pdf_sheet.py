"""Reads a PDF of Quire that was filled in: the marks that say what it is, the changed fields, the attached document.

The full name of a field is an address, ``skills[0].level``, or a header, ``notes``; a field of a game that is called
like a header is ``data.notes``. One square of a track is ``damage.ambt#3``, or ``damage.ambt#3x5`` if it stands for
five points. The text `MARKS_FIELD` and the keywords of the file both say which character it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from core.character.json_values import ABSENT
from core.errors import DocumentError
from core.export.sheet_marks import read_marks
from core.messages import Message
from core.pdf_reader.untrusted_pdf import LARGEST, PdfField, is_pdf, read_pdf
from core.returned_sheets.values import HEADERS, ReturnedSheet, ReturnedValue

MARKS_FIELD: Final = "@quire"
DOCUMENT: Final = "character.json"
DATA: Final = "data."
LARGEST_READ: Final = LARGEST + 1
"""Bytes to read of a file: one more than a PDF may have."""

_KEYWORDS: Final = "Keywords"
_FORMAT: Final = re.compile(r"\bquire-format:\S")
_SQUARE: Final = re.compile(r"(?P<address>.+)#\d{1,4}(?:x(?P<points>\d{1,3}))?\Z", re.ASCII)
_CHECK: Final = "check"
_RADIO: Final = "radio"
_OFF: Final = ("Off", "")


def read_returned_pdf(content: bytes) -> ReturnedSheet | None:
    """Return what a PDF brings back; None if it is another kind of file.

    Raises:
        DocumentError: It is a PDF, but cannot be read, or is no sheet of Quire.
    """
    if not is_pdf(content):
        return None
    pdf = read_pdf(content, (_KEYWORDS,))
    hidden = next((each.value for each in pdf.fields if each.name == MARKS_FIELD), None)
    words = f"{pdf.info[_KEYWORDS]} {hidden or ''}"
    marks, document = read_marks(words), pdf.attachments.get(DOCUMENT)
    if marks is None and _FORMAT.search(words):
        raise DocumentError(Message("pdf_newer", "This PDF is from a newer Quire. Update Quire, then import it."))
    if marks is None and document is None:
        raise DocumentError(
            Message(
                "pdf_foreign",
                "This PDF is not a sheet of a character from Quire. Import a PDF that Quire made, full or fillable.",
            )
        )
    values = tuple(_changed(pdf.fields))
    if marks is None:
        return ReturnedSheet("", values=values, document=document)
    revision = marks.revision if marks.character else None
    return ReturnedSheet(marks.game, marks.character, revision, "", values, document)


def _changed(fields: Iterable[PdfField]) -> Iterator[ReturnedValue]:
    """Yield the values of fields that differ from what was printed; each address once, squares of a track together."""
    tracks: dict[str, list[tuple[PdfField, int]]] = {}
    seen: set[str] = {MARKS_FIELD}
    for field in fields:
        square = _SQUARE.match(field.name)
        if field.name in seen:
            continue
        seen.add(field.name)
        if square is not None and field.kind == _CHECK:
            tracks.setdefault(square["address"], []).append((field, int(square["points"] or 1)))
        else:
            yield from _changed_value(field)
    yield from _changed_tracks(tracks)


def _changed_value(field: PdfField) -> Iterator[ReturnedValue]:
    is_header = field.name in HEADERS
    address = field.name.removeprefix(DATA)
    if field.value is None:
        problem = Message("pdf_value_type", "The field holds something that is not a text.")
        yield ReturnedValue(address, "", is_header=is_header, is_typed=True, problem=problem)
        return
    now, printed = _as_typed(field, field.value), None if field.printed is None else _as_typed(field, field.printed)
    if now != printed:
        was = ABSENT if printed is None else printed
        yield ReturnedValue(address, now, was, is_typed=True, is_header=is_header)


def _changed_tracks(tracks: Mapping[str, list[tuple[PdfField, int]]]) -> Iterator[ReturnedValue]:
    for address, squares in tracks.items():
        now = sum(points for field, points in squares if _is_on(field.value))
        was = sum(points for field, points in squares if _is_on(field.printed))
        if now != was:
            yield ReturnedValue(address.removeprefix(DATA), now, was)


def _as_typed(field: PdfField, value: str) -> str:
    """Return a value as a person would type it: line ends alike, no space at the ends, a tick as yes or no.

    Of radio buttons it is the name of the one that is on.
    """
    if field.kind == _CHECK:
        return "yes" if _is_on(value) else "no"
    if field.kind == _RADIO:
        return value if _is_on(value) else ""
    return value.replace("\r\n", "\n").replace("\r", "\n").strip()


def _is_on(value: str | None) -> bool:
    return value is not None and value not in _OFF
