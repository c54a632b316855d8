"""PDFs with forms, made, filled in and spoilt by pypdf: what other programs send back, and what wants to do harm."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    IndirectObject,
    NameObject,
    NumberObject,
    PdfObject,
    TextStringObject,
)

ON, OFF = "/Yes", "/Off"


@dataclass
class FormPdf:
    """A PDF with the fields of a sheet, in the layout that Quire's own have.

    Attributes:
        texts: Text fields by full name: the value now.
        printed: What they held when they were printed; "" for others.
        ticks: Check boxes by full name: whether they are ticked now, and were when they were printed.
        keywords: The keywords of the file.
        document: The attached document; None for none.
    """

    texts: Mapping[str, str] = field(default_factory=dict)
    printed: Mapping[str, str] = field(default_factory=dict)
    ticks: Mapping[str, tuple[bool, bool]] = field(default_factory=dict)
    keywords: str = ""
    document: bytes | None = None

    def write(self, extra: Mapping[str, PdfObject] | None = None) -> bytes:
        """Return the file.

        Args:
            extra: Other entries of its catalog.
        """
        writer = PdfWriter()
        writer.add_blank_page(200, 200)
        tree = _Tree(writer)
        for name, value in self.texts.items():
            printed = TextStringObject(self.printed.get(name, ""))
            tree.add(name, "/Tx", {"/V": TextStringObject(value), "/DV": printed})
        for name, (is_on, was_on) in self.ticks.items():
            states = {"/V": NameObject(ON if is_on else OFF), "/DV": NameObject(ON if was_on else OFF)}
            tree.add(name, "/Btn", states)
        root = writer.root_object
        root[NameObject("/AcroForm")] = DictionaryObject({NameObject("/Fields"): tree.top})
        for key, entry in (extra or {}).items():
            root[NameObject(key)] = entry
        if self.keywords:
            writer.add_metadata({"/Keywords": self.keywords})
        if self.document is not None:
            writer.add_attachment("character.json", self.document)
        return _bytes(writer)


class _Tree:
    """The fields of a form, by the parts of their names."""

    def __init__(self, writer: PdfWriter) -> None:
        self.top = ArrayObject()
        self._writer = writer
        self._groups: dict[str, IndirectObject] = {}
        self._widgets = ArrayObject()
        writer.pages[0][NameObject("/Annots")] = self._widgets

    def add(self, name: str, kind: str, entries: Mapping[str, PdfObject]) -> None:
        """Add a field with its widget."""
        group, _, last = name.rpartition(".")
        own = DictionaryObject(
            {
                NameObject("/Type"): NameObject("/Annot"),
                NameObject("/Subtype"): NameObject("/Widget"),
                NameObject("/FT"): NameObject(kind),
                NameObject("/T"): TextStringObject(last),
                NameObject("/Rect"): ArrayObject(map(NumberObject, (1, 1, 9, 9))),
                NameObject("/F"): NumberObject(4),
                **{NameObject(key): entry for key, entry in entries.items()},
            }
        )
        self._widgets.append(self._place(own, group))

    def _place(self, own: DictionaryObject, group: str) -> IndirectObject:
        reference = self._writer._add_object(own)
        if not group:
            self.top.append(reference)
            return reference
        if group not in self._groups:
            outer, _, last = group.rpartition(".")
            made = {NameObject("/T"): TextStringObject(last), NameObject("/Kids"): ArrayObject()}
            self._groups[group] = self._place(DictionaryObject(made), outer)
        parent = self._groups[group]
        own[NameObject("/Parent")] = parent
        parent.get_object()["/Kids"].append(reference)  # type: ignore[index]
        return reference


def fill_in(content: bytes, values: Mapping[str, str]) -> bytes:
    """Return a PDF with fields filled in by pypdf, by their full names; a state of a check box begins with a slash."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(content)))
    for page in writer.pages:
        writer.update_page_form_field_values(page, dict(values), auto_regenerate=False)
    return _bytes(writer)


def with_attachment(content: bytes, name: str, attached: bytes) -> bytes:
    """Return a PDF with one more attached file."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(content)))
    writer.add_attachment(name, attached)
    return _bytes(writer)


def packed_attachment(size: int) -> bytes:
    """Return a small PDF with an attached file of zeros, packed, that is large once it is unpacked."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(FormPdf().write())))
    writer.add_attachment("character.json", b"0")
    names = writer.root_object["/Names"]["/EmbeddedFiles"]["/Names"]  # type: ignore[index]
    embedded = names[1].get_object()["/EF"]
    stream = DecodedStreamObject()
    stream.set_data(bytes(size))
    embedded[NameObject("/F")] = writer._add_object(stream.flate_encode())
    return _bytes(writer)


def with_cycle() -> bytes:
    """Return a PDF whose fields are their own children."""
    content = FormPdf({"loop": "1"}).write()
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(content)))
    form = writer.root_object["/AcroForm"].get_object()
    loop = form["/Fields"][0].get_object()  # type: ignore[index]
    again = form["/Fields"][0]  # type: ignore[index]
    loop[NameObject("/Kids")] = ArrayObject([loop.indirect_reference])
    loop[NameObject("/Parent")] = loop.indirect_reference
    again.get_object()[NameObject("/V")] = loop.indirect_reference
    return _bytes(writer)


def with_value_of_type(value: PdfObject) -> bytes:
    """Return a PDF with one text field, *name*, whose value is something else."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(FormPdf({"name": "x"}).write())))
    found = writer.root_object["/AcroForm"].get_object()["/Fields"][0].get_object()  # type: ignore[index]
    found[NameObject("/V")] = value
    return _bytes(writer)


def with_script() -> bytes:
    """Return a PDF that runs JavaScript when it is opened, and that writes into a field."""
    script = 'while (true) { this.getField("name").value = "scripted"; }'
    action = DictionaryObject(
        {NameObject("/S"): NameObject("/JavaScript"), NameObject("/JS"): TextStringObject(script)}
    )
    return FormPdf({"name": "typed"}).write({"/OpenAction": action})


def with_password() -> bytes:
    """Return a PDF that asks for a password."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(FormPdf({"name": "x"}).write())))
    writer.encrypt("secret", algorithm="RC4-128")
    return _bytes(writer)


def _bytes(writer: PdfWriter) -> bytes:
    stream = io.BytesIO()
    writer.write(stream)
    return stream.getvalue()
