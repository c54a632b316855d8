"""Attaches a file to a PDF, as data that belongs to it."""

from __future__ import annotations

import zlib
from datetime import date
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument

from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.pdf_objects import RawObject, number_of, pdf_string

DOCUMENT_NAME: Final = "character.json"
"""Name of the attached document of a character."""


def attach(
    document: PDFDocument, objects: ObjectStreams, name: str, description: str, content: bytes, when: date
) -> None:
    """Attach a JSON file to a PDF; called once.

    Args:
        document: The PDF.
        objects: Its object streams.
        name: Name of the file.
        description: What it is, for people.
        content: Its content.
        when: Its date.
    """
    compressed = zlib.compress(content)
    parameters = f"<< /Size {len(content)} /ModDate (D:{when:%Y%m%d}000000Z) >>"
    data = objects.add_stream(
        f"/Type /EmbeddedFile /Subtype /application#2Fjson /Filter /FlateDecode /Params {parameters}",
        compressed,
    )
    shown = pdf_string(name)
    file = RawObject(
        f"<< /Type /Filespec /F {shown} /UF {shown} /Desc {pdf_string(description)} /AFRelationship /Data "
        f"/EF << /F {data} 0 R /UF {data} 0 R >> >>"
    )
    number = number_of(file, document)
    catalog = document.Catalog  # type: ignore[attr-defined]  # missing in the stubs
    catalog.Names = RawObject(f"<< /EmbeddedFiles << /Names [{shown} {number} 0 R] >> >>")
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "AF"]
    catalog.AF = RawObject(f"[{number} 0 R]")
