"""Draws what the fields of a form show before someone changes them: texts, ticks, strokes, chosen points.

Each text has an object of its own, even where there is nothing to see: programs that fill in a form write what they
show into that object, and fields that shared it would all show the same. Nothing is written into the appearances of
boxes, so that equal ones are one object. Letters that the face of forms lacks come from the fonts of the page.
"""

from __future__ import annotations

from functools import lru_cache

from reportlab.pdfbase.pdfdoc import PDFDocument

from core.export.pdf.fonts import Face, clean, font_runs, measure, wrap
from core.export.pdf.form_font import FORM_FONT, glyphs_of
from core.export.pdf.form_marks import ABOVE, BELOW, LEAST_SIZE
from core.export.pdf.glyph_text import show_run
from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.page import FieldMark
from core.export.pdf.pdf_objects import number_of

LEAD = 1.22
"""Distance of baselines, as a share of the size of the letters."""

STRIKE, INSET = 0.9, 0.14
"""Width of the stroke through a box of a track, and how far its ends are from the edges, as a share of the side."""

CURVE = 0.5523

_NO_TEXT = b"/Tx BMC EMC"


class Appearances:
    """The appearances of one file.

    Attributes:
        letters: All letters beyond ASCII in them.

    Args:
        document: The file.
        objects: Its object streams.
        font: Object number of the font of forms, which is added to the fonts of the pages.
    """

    def __init__(self, document: PDFDocument, objects: ObjectStreams, font: int) -> None:
        self._document = document
        self._objects = objects
        of_pages = document.idToObject["BasicFonts"]
        of_pages.dict[FORM_FONT] = f"{font} 0 R"  # type: ignore[attr-defined]  # it is a PDFDictionary
        self._resources = f"/Resources<</Font {number_of(of_pages, document)} 0 R>>"
        self._entries: dict[tuple[float, float], str] = {}
        self._boxes: dict[tuple[float, float, str], int] = {}
        self.letters: set[str] = set()
        self._unticked = objects.add_stream("/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<<>>", b"")

    def text(self, mark: FieldMark, text: str, *, has_lines: bool) -> tuple[float, int]:
        """Return the size of the letters of a text field, and the number of its appearance."""
        _, _, width, height, _, size, align, *_ = mark
        size = size or height * 0.75
        if not text:
            shown = _NO_TEXT
        elif has_lines:
            shown = self._lines(mark, text, size)
        elif text.isascii():
            size, shown = _ascii_line(text, width, height, size, align)
        else:
            line = clean(text)
            size, wide, base = _fit_line(line, width, height, size)
            shown = _text_shown(self._line(line, wide, mark, size, base))
        return size, self._objects.add_stream(self._entries_of(width, height), shown)

    def _lines(self, mark: FieldMark, text: str, size: float) -> bytes:
        """Return the operators that show a text of several lines."""
        paragraphs = [clean(part) for part in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
        lines = [line for part in paragraphs for line in wrap(Face.SANS, size, part, mark.width) or ("",)]
        lines = lines[: max(1, int(mark.height / (size * LEAD)) + 1)]
        base = mark.height - size * ABOVE
        shown = [
            self._line(line, measure(Face.SANS, size, line), mark, size, base - n * size * LEAD)
            for n, line in enumerate(lines)
        ]
        return _text_shown(" ".join(shown))

    def _line(self, line: str, wide: float, mark: FieldMark, size: float, base: float) -> str:
        """Return the operators that show a line of a width."""
        at = _start(mark.width - wide, mark.align, base)
        if line.isascii():
            return f"{at} {_run(line, size)}" if line else at
        self.letters.update(line)
        shown = [at]
        for run in font_runs(Face.SANS, line):
            if run.font == Face.SANS and not run.glyphs:
                shown.append(_run(run.letters, size))
                continue
            shown += [f"{name} {size:g} Tf {letters}" for name, letters in show_run(run, size, self._document)]
        return " ".join(shown)

    def box(self, mark: FieldMark) -> tuple[int, int]:
        """Return the numbers of the appearances of a box to tick: ticked, and not."""
        kind = "one" if mark.is_one else "point" if mark.number else "tick"
        key = (round(mark.width, 2), round(mark.height, 2), kind)
        known = self._boxes.get(key)
        if known is None:
            entries = self._entries_of(mark.width, mark.height)
            known = self._boxes[key] = self._objects.add_stream(entries, _ticked(mark).encode())
        return known, self._unticked

    def _entries_of(self, width: float, height: float) -> str:
        """Return the entries of an appearance of a size."""
        entries = self._entries.get((width, height))
        if entries is None:
            entries = f"/Type/XObject/Subtype/Form/BBox[0 0 {width:.2f} {height:.2f}]{self._resources}"
            self._entries[width, height] = entries
        return entries


@lru_cache(maxsize=16384)
def _ascii_line(text: str, width: float, height: float, size: float, align: str) -> tuple[float, bytes]:
    """Return the size of the letters of a line, and the operators that show it (memoised: values repeat)."""
    line = clean(text)
    size, wide, base = _fit_line(line, width, height, size)
    return size, _text_shown(f"{_start(width - wide, align, base)} {_run(line, size)}")


def _fit_line(line: str, width: float, height: float, size: float) -> tuple[float, float, float]:
    """Return the size of the letters of a line, smaller if it is long, with its width and baseline."""
    wide = measure(Face.SANS, size, line)
    if wide > width:
        size = max(LEAST_SIZE, int(size * width / wide * 10) / 10)
        wide = measure(Face.SANS, size, line)
    return size, wide, (height - size * (ABOVE + BELOW)) / 2 + size * BELOW


def _start(spare: float, align: str, base: float) -> str:
    """Return the operator that goes to the start of a line."""
    spare = max(0.0, spare) if align != "left" else 0.0
    return f"1 0 0 1 {spare if align == 'right' else spare / 2:.2f} {base:.2f} Tm"


def _run(letters: str, size: float) -> str:
    """Return the operators that show letters of the font of forms."""
    return f"/{FORM_FONT} {size:g} Tf <{glyphs_of(letters)}> Tj"


def _text_shown(lines: str) -> bytes:
    """Return the operators that show the lines of a text."""
    return f"/Tx BMC q BT 0 g {lines} ET Q EMC".encode("latin-1")


def _ticked(mark: FieldMark) -> str:
    """Return what a box shows when it is ticked: a dot, the stroke of a track, or a tick."""
    wide, tall = mark.width, mark.height
    if mark.is_one:
        return _dot(wide / 2)
    if mark.number:
        low, high = wide * INSET, wide * (1 - INSET)
        return f"q {STRIKE} w {low:.2f} {low:.2f} m {high:.2f} {high:.2f} l S Q"
    points = ((0.2, 0.48, "m"), (0.42, 0.22, "l"), (0.82, 0.8, "l"))
    path = " ".join(f"{x * wide:.2f} {y * tall:.2f} {operator}" for x, y, operator in points)
    return f"q {STRIKE} w {path} S Q"


def _dot(radius: float) -> str:
    """Return a filled circle that fills a square, smaller by a tenth."""
    r, k, c = radius * 0.9, radius * 0.9 * CURVE, radius
    curves = ((r, k, k, r, 0, r), (-k, r, -r, k, -r, 0), (-r, -k, -k, -r, 0, -r), (k, -r, r, -k, r, 0))
    path = " ".join(" ".join(f"{value:.2f}" for value in curve) + " c" for curve in curves)
    return f"q 1 0 0 1 {c:.2f} {c:.2f} cm 0 g {r:.2f} 0 m {path} f Q"
