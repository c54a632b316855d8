"""Right-to-left and joined letters: their order is Unicode's, their glyphs are HarfBuzz's own."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pypdfium2
import pytest
import uharfbuzz
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from pypdf import PdfReader
from pypdf.generic import ContentStream

from core.export.pdf.file_properties import FileProperties
from core.export.pdf.fonts import Face, fallbacks, font_runs, measure, wrap
from core.export.pdf.page import A4, Page, TextStyle
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.shaped_font import ShapedFont
from core.export.pdf.shaping import directed_runs, is_complex, split_scripts

SIZE = 20
WHEN = date(2026, 11, 20)


def font_with(text: str) -> ShapedFont:
    """Return the font of the system that prints a text; the test is skipped where there is none."""
    letters = [ord(letter) for letter in text if not letter.isspace()]
    found = next((font for font in fallbacks() if all(code in font.face.charToGlyph for code in letters)), None)
    if found is None:
        pytest.skip("no font of this machine has these letters")
    return found


def written(text: str, tracking: float = 0) -> bytes:
    """Return a PDF with a line of text."""
    writer, page = PdfWriter(A4), Page(A4)
    page.text(50, 100, TextStyle(Face.SANS, SIZE, tracking), text)
    writer.add(page, [])
    return writer.finish(FileProperties("", "", "", WHEN, "en"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("abc", ["abc"]),
        ("אבג", ["אבג"]),
        ("ab אב cd", ["ab ", "אב", " cd"]),
        ("אב (גד) 12 ef", ["ef", " ", "12", "אב (גד) "]),
        ("עמוד 12", ["12", "עמוד "]),
    ],
)
def test_runs_are_in_printed_order(text: str, shown: list[str]) -> None:
    """Hebrew runs from right to left, numbers and Latin do not; each run can be read as it was typed."""
    assert [run.text for run in directed_runs(text)] == shown
    assert is_complex(text) == (text != "abc")


def test_invisible_joiners_stay_with_their_letter() -> None:
    assert [(run.text, run.is_rtl) for run in directed_runs("می\u200cخواهم")] == [("می\u200cخواهم", True)]


def test_scripts_are_shaped_apart() -> None:
    assert split_scripts("אב 12, مريم (ab)") == ["אב 12, ", "مريم (", "ab)"]


def outlines(file: TTFont, glyph: str) -> list[object]:
    """Return the drawing operations of a glyph."""
    pen = DecomposingRecordingPen(file.getGlyphSet())
    file.getGlyphSet()[glyph].draw(pen)
    return list(pen.value)


def printed_glyphs(data: bytes) -> Iterator[tuple[Any, str]]:
    """Yield the embedded font and the name of each glyph that a page shows, in order."""
    reader = PdfReader(io.BytesIO(data))
    page = reader.pages[0]
    resources: Any = page["/Resources"]
    files: dict[str, TTFont] = {}
    current = ""
    for operands, operator in ContentStream(page.get_contents(), reader).operations:
        if operator == b"Tf":
            current = str(operands[0])
        elif operator in (b"Tj", b"TJ"):
            if current not in files:
                program = resources["/Font"][current]["/FontDescriptor"]["/FontFile2"].get_data()
                files[current] = TTFont(io.BytesIO(program))
            file = files[current]
            for shown in operands[0] if operator == b"TJ" else operands:
                if not isinstance(shown, int | float):
                    raw = shown if isinstance(shown, bytes) else shown.original_bytes
                    yield from ((file, file.getGlyphOrder()[glyph_of(file, code)]) for code in raw)


def glyph_of(file: TTFont, code: int) -> int:
    """Return the number of the glyph for a code of an embedded font."""
    table = next(table for table in file["cmap"].tables if table.platformID == 1)
    return int(file.getGlyphID(table.cmap[code]))


@pytest.mark.parametrize("text", ["محمد", "سلام", "לשון", "مُحَمَّد", "شَاي", "نِمْر"])
def test_printed_glyphs_are_those_of_harfbuzz(text: str) -> None:
    """The outlines on the page are those of the glyphs that HarfBuzz itself finds for the text, in its order."""
    font = font_with(text)
    whole = font.data
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(uharfbuzz.Font(uharfbuzz.Face(whole)), buffer)
    original = TTFont(io.BytesIO(whole), fontNumber=0)
    wanted = [outlines(original, original.getGlyphName(info.codepoint)) for info in buffer.glyph_infos]
    assert [outlines(file, glyph) for file, glyph in printed_glyphs(written(text))] == wanted
    advances = sum(position.x_advance for position in buffer.glyph_positions)
    assert measure(Face.SANS, SIZE, text) == pytest.approx(advances * SIZE / original["head"].unitsPerEm, rel=1e-3)


@pytest.mark.parametrize("text", ["محمد بن علي", "אבג דה", "ab אב cd"])
def test_copied_text_is_the_typed_text(text: str) -> None:
    """The file says which letters a shaped glyph stands for."""
    font_with(text)
    words = pypdfium2.PdfDocument(written(text))[0].get_textpage().get_text_range()
    assert words.strip() == text


def test_equal_lines_give_equal_bytes() -> None:
    font_with("سلام")
    first = written("سلام")
    written("محمد")
    assert written("سلام") == first


def test_joined_letters_are_not_spaced() -> None:
    """A letter-spaced style would tear them apart."""
    font_with("سلام")
    assert measure(Face.SANS, SIZE, "سلام", 2) == measure(Face.SANS, SIZE, "سلام")
    operators = PdfReader(io.BytesIO(written("سلام", tracking=2))).pages[0].get_contents()
    assert operators is not None
    assert not re.search(rb"[1-9][.\d]* Tc", operators.get_data())


def test_latin_in_a_mixed_line_is_printed_as_ever() -> None:
    """Only what needs it is shaped."""
    font_with("מרים")
    runs = font_runs(Face.SERIF, "Zoë (מרים) Ångström")
    assert [run.letters for run in runs if not run.glyphs] == ["Zoë (", ") Ångström"]
    assert {run.font for run in runs if not run.glyphs} == {Face.SERIF}


def test_long_right_to_left_text_is_wrapped() -> None:
    font_with("سلام")
    lines = wrap(Face.SANS, 10, "سلام عليكم " * 30, 120)
    assert len(lines) > 5
    assert all(measure(Face.SANS, 10, line) <= 120.01 for line in lines)
