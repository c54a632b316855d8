"""Embeds the whole face of form fields, so that a viewer can set every letter of it that someone types.

It is a composite font whose codes are glyphs (Identity-H), with widths and a table from glyphs to letters. The
compressed file and the tables are cached for the life of the process.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import TTFont

from core.export.pdf.fonts import Face, load_face
from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.pdf_objects import RawObject, number_of

FORM_FONT: Final = "QuireSans"
"""Name of the font in the resources of forms."""

MOST_PAIRS: Final = 100
"""Most letters in one section of the table of letters."""

NOT_SYMBOLIC: Final = 32


def add_form_font(document: PDFDocument, objects: ObjectStreams) -> int:
    """Add the font to a file with its object streams, for fields and for their appearances; return its number."""
    name = Face.SANS
    file, length = _font_file()
    data = objects.add_stream(f"/Filter /FlateDecode /Length1 {length}", file)
    letters = objects.add_stream("/Filter /FlateDecode", _letter_table())
    face = load_face(name).face
    box = " ".join(f"{each:g}" for each in face.bbox)
    descriptor = RawObject(
        f"<< /Type /FontDescriptor /FontName /{name} /Flags {NOT_SYMBOLIC} /FontBBox [{box}] /ItalicAngle 0 "
        f"/Ascent {face.ascent:g} /Descent {face.descent:g} /CapHeight {face.capHeight:g} /StemV {face.stemV:g} "
        f"/FontFile2 {data} 0 R >>"
    )
    glyphs = RawObject(
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDToGIDMap /Identity /DW {face.defaultWidth:g} "
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
        f"/FontDescriptor {number_of(descriptor, document)} 0 R /W [{_widths()}] >>"
    )
    font = RawObject(
        f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H "
        f"/DescendantFonts [{number_of(glyphs, document)} 0 R] /ToUnicode {letters} 0 R >>"
    )
    return number_of(font, document)


def glyphs_of(text: str) -> str:
    """Return the glyphs of letters that the face has, as the hexadecimal string of an operator."""
    return text.translate(_CODES)


class _Codes(dict[int, str]):
    """The glyphs of letters, in hexadecimal; each is looked up once."""

    def __missing__(self, letter: int) -> str:
        code = self[letter] = f"{_face().face.charToGlyph.get(letter, 0):04X}"
        return code


_CODES: Final = _Codes()


@cache
def _font_file() -> tuple[bytes, int]:
    """Return the compressed file of the face, and its length before."""
    content = Path(_face().face.filename).read_bytes()
    return zlib.compress(content), len(content)


def _face() -> TTFont:
    return load_face(Face.SANS)


@cache
def _letters() -> tuple[tuple[int, int], ...]:
    """Return glyph and letter, by glyph; of several letters with one glyph the first."""
    known: dict[int, int] = {}
    for letter, glyph in sorted(_face().face.charToGlyph.items()):
        known.setdefault(glyph, letter)
    return tuple(sorted(known.items()))


@cache
def _widths() -> str:
    """Return the widths of the glyphs, as runs of glyphs that follow each other."""
    widths = _face().face.charWidths
    runs: list[tuple[int, list[str]]] = []
    for glyph, letter in _letters():
        if not runs or runs[-1][0] + len(runs[-1][1]) != glyph:
            runs.append((glyph, []))
        runs[-1][1].append(f"{widths[letter]:g}")
    return " ".join(f"{glyph} [{' '.join(run)}]" for glyph, run in runs)


@cache
def _letter_table() -> bytes:
    """Return the compressed table from glyphs to letters, by which a viewer finds the glyphs of typed letters."""
    pairs = [f"<{glyph:04X}> <{chr(letter).encode('utf-16-be').hex().upper()}>" for glyph, letter in _letters()]
    sections = []
    for start in range(0, len(pairs), MOST_PAIRS):
        part = pairs[start : start + MOST_PAIRS]
        sections += [f"{len(part)} beginbfchar", *part, "endbfchar"]
    table = (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        "1 begincodespacerange <0000> <FFFF> endcodespacerange",
        *sections,
        "endcmap CMapName currentdict /CMap defineresource pop end end",
    )
    return zlib.compress("\n".join(table).encode("ascii"))
