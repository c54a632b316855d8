"""What PDF/UA-1 (ISO 14289-1) demands of a file and a program can check, with pypdf.

Not for what people must judge: whether the words for a picture say what it shows. That pages and tree agree is checked
by `tests.helpers.structure_checks`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pypdf import PdfReader

from tests.helpers.structure_checks import Node, TaggedPdf

HIDDEN = 2
STANDARD = frozenset(
    "Document Part Sect H1 H2 H3 P L LI LBody Table TR TH TD Figure Span Form".split()  # noqa: SIM905 - one line
)
"""Types of elements that we use; all are standard ones, so that the file needs no map of roles."""

WITHIN = {"TR": ("Table",), "TH": ("TR",), "TD": ("TR",), "LI": ("L",), "LBody": ("LI",)}
"""Types that are only in these."""

ONLY = {"Table": ("TR",), "TR": ("TH", "TD"), "L": ("LI",), "LI": ("LBody",)}
"""Types that have only these in them."""


def find_faults(pdf: TaggedPdf) -> list[str]:
    """Return what a file lacks, as sentences with the clause of the norm."""
    root: Any = pdf.reader.root_object
    return [
        *_file_faults(pdf.reader, root),
        *_heading_faults(pdf.top),
        *(fault for node in pdf.top.walk() for fault in _element_faults(node)),
        *(fault for n, page in enumerate(pdf.reader.pages, start=1) for fault in _page_faults(n, page)),
        *_font_faults(pdf.reader),
    ]


def _file_faults(reader: PdfReader, root: Any) -> Iterator[str]:  # noqa: ANN401 - pypdf's own objects
    if not re.fullmatch(r"[a-z]{2}(-[A-Z]{2})?", str(root.get("/Lang", ""))):
        yield "7.2: the file has no language"
    title = reader.metadata.title if reader.metadata is not None else None
    if not title or not title.strip():
        yield "7.1: the file has no title"
    packet = root["/Metadata"].get_data().decode()
    titles = re.findall(r"<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">([^<]+)</rdf:li>", packet)
    if len(titles) != 1:
        yield "7.1: the metadata have no title"
    if reader.is_encrypted:
        yield "7.16: the file is encrypted"
    if root["/MarkInfo"].get("/Suspects", False):
        yield "7.1: the tags are suspect"
    names = root.get("/Names", {}).get("/EmbeddedFiles", {}).get("/Names", [])
    for file in names[1::2]:
        if not (file.get_object().get("/F") and file.get_object().get("/UF")):
            yield "7.11: an attached file has no name"
    if "/XFA" in root.get("/AcroForm", {}):
        yield "7.15: the form is dynamic"


def _heading_faults(top: Node) -> Iterator[str]:
    """Headings begin with the first level, of every part, and go down one by one."""
    levels = [int(node.kind[1]) for node in top.walk() if re.fullmatch("H[1-6]", node.kind)]
    if levels[:1] != [1]:
        yield f"7.4.2: the first heading is of level {levels[:1]}"
    for before, after in pairwise(levels):
        if after > before + 1:
            yield f"7.4.2: a heading of level {after} follows one of level {before}"


def _element_faults(node: Node) -> Iterator[str]:
    kind = node.kind
    if kind not in STANDARD:
        yield f"7.1: {kind} is no standard type"
    if kind == "Figure" and not node.alt.strip():
        yield "7.3: a figure has no words"
    if kind == "TH" and node.attributes.get("/Scope") not in ("/Row", "/Column"):
        yield f"7.5: the head {node.text!r} has no scope"
    if kind == "Form" and len(node.fields) != 1:
        yield f"7.18.4: a form element has {len(node.fields)} fields"
    if kind != "Form" and node.fields:
        yield f"7.18.4: a field is directly in {kind}"
    if re.fullmatch("H[1-6]", kind) and not node.text.strip():
        yield "7.4: a heading is empty"
    if kind == "Table":
        yield from _table_faults(node)
    yield from _nesting_faults(node)


def _nesting_faults(node: Node) -> Iterator[str]:
    kind = node.kind
    for kid in node.kids:
        if kind not in WITHIN.get(kid.kind, (kind,)):
            yield f"7.2: {kid.kind} is in {kind}"
        if kid.kind not in ONLY.get(kind, (kid.kind,)):
            yield f"7.2: {kind} has {kid.kind} in it"


def _table_faults(table: Node) -> Iterator[str]:
    """A table has a head, and rows of the same number of cells."""
    widths = {sum(int(cell.attributes.get("/ColSpan", 1)) for cell in row.kids) for row in table.kids}
    if len(widths) != 1:
        yield f"7.5: a table has rows of {sorted(widths)} cells: {table.text[:60]!r}"
    if not table.all("TH"):
        yield f"7.5: a table has no heads: {table.text[:60]!r}"


def _page_faults(number: int, page: Any) -> Iterator[str]:  # noqa: ANN401 - as above
    if "/StructParents" not in page:
        yield f"7.1: page {number} has no entry in the tree of parents"
    shown = [each.get_object() for each in page.get("/Annots", ())]
    if shown and page.raw_get("/Tabs") != "/S":
        yield f"7.18.3: page {number} does not follow the tree with the tabulator"
    for each in shown:
        if each["/F"] & HIDDEN:
            continue
        if each["/Subtype"] != "/Widget":
            yield f"7.18.1: page {number} has a {each['/Subtype']}"
        tooltip = each.get("/TU") or each.get("/Parent", {}).get("/TU") or ""
        if not tooltip.strip():
            yield f"7.18.1: a field of page {number} has no tooltip"
        if "/StructParent" not in each:
            yield f"7.18.1: a field of page {number} is not in the tree"


def _font_faults(reader: PdfReader) -> Iterator[str]:
    """Every font that pages and fields are drawn in is embedded, and says which letters its codes are."""
    fonts: dict[int, Any] = {}
    places: list[Any] = [page["/Resources"] for page in reader.pages]
    for page in reader.pages:
        for each in page.get("/Annots", ()):
            places += list(_appearance_resources(each.get_object()))
    for place in places:
        for font in place.get_object().get("/Font", {}).values():
            fonts[id(font.get_object())] = font.get_object()
    for font in fonts.values():
        name, shown = font.get("/BaseFont", "a font"), font
        if font["/Subtype"] == "/Type0":
            (shown,) = (each.get_object() for each in font["/DescendantFonts"])
            if shown["/Subtype"] == "/CIDFontType2" and "/CIDToGIDMap" not in shown:
                yield f"7.21.3.2: {name} does not map codes to glyphs"
        if not any(f"/FontFile{n}" in shown.get("/FontDescriptor", {}) for n in ("", "2", "3")):
            yield f"7.21.4.1: {name} is not embedded"
        if "/ToUnicode" not in font:
            yield f"7.21.7: {name} does not say its letters"


def _appearance_resources(widget: Any) -> Iterator[Any]:  # noqa: ANN401 - as above
    for look in widget.get("/AP", {}).values():
        found = look.get_object()
        for stream in [found] if "/BBox" in found else [each.get_object() for each in found.values()]:
            if "/Resources" in stream:
                yield stream["/Resources"]
