"""Reads fields, attachments and entries of the information dictionary of a PDF, with limits; runs in the child process.

The value of a field counts, never its appearance: of a check box its ``/V`` where the box has one of its own. Of
several boxes or radio buttons of one field PDFium tells only which is on.
"""

from __future__ import annotations

import base64
import ctypes
from collections.abc import Callable, Iterator
from typing import Final

import pypdfium2
from pypdfium2 import raw

MOST_PAGES: Final = 300
MOST_FIELDS: Final = 20_000
MOST_ATTACHMENTS: Final = 20
LONGEST_NAME: Final = 1000
LONGEST_VALUE: Final = 200_000
MOST_TEXT: Final = 8 * 1024 * 1024
"""Characters of the values of all fields."""
LARGEST_ATTACHMENT: Final = 16 * 1024 * 1024

TEXT, CHECK, CHOICE, RADIO = "text", "check", "choice", "radio"
"""Kinds of fields; others, as buttons and signatures, are not read."""

_KINDS: Final = {
    raw.FPDF_FORMFIELD_TEXTFIELD: TEXT,
    raw.FPDF_FORMFIELD_CHECKBOX: CHECK,
    raw.FPDF_FORMFIELD_RADIOBUTTON: RADIO,
    raw.FPDF_FORMFIELD_COMBOBOX: CHOICE,
    raw.FPDF_FORMFIELD_LISTBOX: CHOICE,
}
_TEXTS: Final = frozenset({raw.FPDF_OBJECT_STRING, raw.FPDF_OBJECT_NAME, raw.FPDF_OBJECT_STREAM})
_OFF: Final = "Off"
_END: Final = 2
"""Bytes of the zero at the end of a text."""


class TooMuchError(Exception):
    """Raised if a PDF holds more than is read."""


def read_form(data: bytes, info_keys: tuple[str, ...]) -> dict[str, object]:
    """Return what a PDF holds: ``info``, ``fields`` (name, kind, value, printed value) and ``attachments`` (Base64).

    A value is None if it has a type that no value has.

    Args:
        data: The bytes of the file.
        info_keys: Keys of the information dictionary to be read.

    Raises:
        TooMuchError: It holds more than is read.
        pypdfium2.PdfiumError: It is damaged, or has a password.
    """
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    if len(document) > MOST_PAGES:
        raise TooMuchError
    return {
        "info": {key: document.get_metadata_value(key)[:LONGEST_NAME] for key in info_keys},
        "fields": list(_fields(document)),
        "attachments": dict(_attachments(document)),
    }


def _fields(document: pypdfium2.PdfDocument) -> Iterator[tuple[str, str, str | None, str | None]]:
    if document.formenv is None:
        return
    count = letters = 0
    for page in document:
        for number in range(raw.FPDFPage_GetAnnotCount(page)):
            annotation = raw.FPDFPage_GetAnnot(page, number)
            if not annotation:
                continue
            read = _field(document.formenv, annotation)
            raw.FPDFPage_CloseAnnot(annotation)
            if read is None:
                continue
            count += 1
            letters += len(read[2] or "") + len(read[3] or "")
            if count > MOST_FIELDS or letters > MOST_TEXT:
                raise TooMuchError
            yield read
        page.close()


def _field(
    form: pypdfium2.PdfFormEnv, annotation: raw.FPDF_ANNOTATION
) -> tuple[str, str, str | None, str | None] | None:
    """Return name, kind, value and printed value of a field; None if it is none that is read."""
    if raw.FPDFAnnot_GetSubtype(annotation) != raw.FPDF_ANNOT_WIDGET:
        return None
    kind = _KINDS.get(raw.FPDFAnnot_GetFormFieldType(form, annotation))
    name = _text(lambda *into: raw.FPDFAnnot_GetFormFieldName(form, annotation, *into))
    if kind is None or not name or len(name) > LONGEST_NAME:
        return None
    value: str | None
    if kind == CHECK:
        value = _checked(form, annotation)
    elif _has(annotation, b"V") and _value_type(annotation, b"V") not in _TEXTS:
        value = None
    else:
        value = _text(lambda *into: raw.FPDFAnnot_GetFormFieldValue(form, annotation, *into))
    printed = _own_text(annotation, b"DV") if _has(annotation, b"DV") else None
    return name, kind, value, printed


def _checked(form: pypdfium2.PdfFormEnv, annotation: raw.FPDF_ANNOTATION) -> str | None:
    """Return the name of the state that a check box is in, "Off" if it is not ticked."""
    if _has(annotation, b"V"):
        return _own_text(annotation, b"V") if _value_type(annotation, b"V") in _TEXTS else None
    if _has(annotation, b"T"):  # the field itself, never ticked
        return _OFF
    if not raw.FPDFAnnot_IsChecked(form, annotation):  # one of several boxes of a field, whose value is above them
        return _OFF
    return _text(lambda *into: raw.FPDFAnnot_GetFormFieldExportValue(form, annotation, *into))


def _attachments(document: pypdfium2.PdfDocument) -> Iterator[tuple[str, str]]:
    count = document.count_attachments()
    if count > MOST_ATTACHMENTS:
        raise TooMuchError
    size = 0
    for number in range(count):
        attachment = document.get_attachment(number)
        length = ctypes.c_ulong()
        raw.FPDFAttachment_GetFile(attachment, None, 0, length)
        size += length.value
        if size > LARGEST_ATTACHMENT:
            raise TooMuchError
        if length.value:
            yield attachment.get_name()[:LONGEST_NAME], base64.b64encode(bytes(attachment.get_data())).decode("ascii")


def _has(annotation: raw.FPDF_ANNOTATION, key: bytes) -> bool:
    return bool(raw.FPDFAnnot_HasKey(annotation, key))


def _value_type(annotation: raw.FPDF_ANNOTATION, key: bytes) -> int:
    return int(raw.FPDFAnnot_GetValueType(annotation, key))


def _own_text(annotation: raw.FPDF_ANNOTATION, key: bytes) -> str:
    return _text(lambda *into: raw.FPDFAnnot_GetStringValue(annotation, key, *into))


def _text(read: Callable[[object, int], int]) -> str:
    """Return the text that a function of PDFium writes, which is asked for the length first."""
    length = read(None, 0)
    if length > 2 * LONGEST_VALUE + _END:
        raise TooMuchError
    if length <= _END:
        return ""
    buffer = ctypes.create_string_buffer(length)
    read(ctypes.cast(buffer, ctypes.POINTER(raw.FPDF_WCHAR)), length)
    return buffer.raw[: length - _END].decode("utf-16-le", errors="replace")
