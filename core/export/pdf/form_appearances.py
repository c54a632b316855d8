"""Draws what the fields of a form show before someone changes them: texts, ticks, strokes, chosen points.

Equal appearances are one object of the file. Letters that the face of forms lacks come from the fonts of the page.
"""

from __future__ import annotations

from reportlab.pdfbase.pdfdoc import PDFDocument

from core.export.pdf.fonts import Face, clean, font_runs, measure, wrap
from core.export.pdf.form_font import FORM_FONT, glyphs_of
from core.export.pdf.form_marks import ABOVE, BELOW, LEAST_SIZE
from core.export.pdf.glyph_text import show_run
from core.export.pdf.page import FieldMark
from core.export.pdf.pdf_objects import RawObject, number_of

LEAD = 1.22
"""Distance of baselines, as a share of the size of the letters."""

STRIKE, INSET = 0.9, 0.14
"""Width of the stroke through a box of a track, and how far its ends are from the edges, as a share of the side."""

CURVE = 0.5523


class Appearances:
    """The appearances of one file.

    Attributes:
        letters: All letters beyond ASCII in them.

    Args:
        document: The file.
    """

    def __init__(self, document: PDFDocument) -> None:
        self._document = document
        self._known: dict[tuple[str, str], RawObject] = {}
        self.letters: set[str] = set()

    def text(self, mark: FieldMark, text: str, *, has_lines: bool) -> tuple[float, int]:
        """Return the size of the letters of a text field, and the number of its appearance."""
        size = mark.size or mark.height * 0.75
        if not text:
            return size, self._number(mark, "/Tx BMC EMC")
        if not text.isascii():
            self.letters.update(clean(text))
        if has_lines:
            paragraphs = [clean(part) for part in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
            lines = [line for part in paragraphs for line in wrap(Face.SANS, size, part, mark.width) or ("",)]
            lines = lines[: max(1, int(mark.height / (size * LEAD)) + 1)]
            base = mark.height - size * ABOVE
        else:
            line = clean(text)
            wide = measure(Face.SANS, size, line)
            size = max(LEAST_SIZE, int(size * min(1, mark.width / wide) * 10) / 10) if wide else size
            lines = [line]
            base = (mark.height - size * (ABOVE + BELOW)) / 2 + size * BELOW
        shown = " ".join(self._line(line, mark, size, base - n * size * LEAD) for n, line in enumerate(lines))
        clip = f"0 0 {mark.width:.2f} {mark.height:.2f} re W n"
        return size, self._number(mark, f"/Tx BMC q {clip} BT 0 g {shown} ET Q EMC")

    def _line(self, line: str, mark: FieldMark, size: float, base: float) -> str:
        spare = mark.width - measure(Face.SANS, size, line)
        x = max(0.0, {"right": spare, "center": spare / 2}.get(mark.align, 0.0))
        parts = [f"1 0 0 1 {x:.2f} {base:.2f} Tm"]
        for run in font_runs(Face.SANS, line):
            if run.font == Face.SANS and not run.glyphs:
                parts.append(f"/{FORM_FONT} {size:g} Tf <{glyphs_of(run.letters)}> Tj")
                continue
            parts += [f"{name} {size:g} Tf {shown}" for name, shown in show_run(run, size, self._document)]
        return " ".join(parts)

    def box(self, mark: FieldMark) -> tuple[int, int]:
        """Return the numbers of the appearances of a box to tick: ticked, and not."""
        wide, tall = mark.width, mark.height
        if mark.is_one:
            ticked = _dot(wide / 2)
        elif mark.number:
            low, high = wide * INSET, wide * (1 - INSET)
            ticked = f"q {STRIKE} w {low:.2f} {low:.2f} m {high:.2f} {high:.2f} l S Q"
        else:
            points = ((0.2, 0.48, "m"), (0.42, 0.22, "l"), (0.82, 0.8, "l"))
            path = " ".join(f"{x * wide:.2f} {y * tall:.2f} {operator}" for x, y, operator in points)
            ticked = f"q {STRIKE} w {path} S Q"
        return self._number(mark, ticked), self._number(mark, "")

    def _number(self, mark: FieldMark, operators: str) -> int:
        """Return the number of an appearance of the size of a field."""
        box = f"0 0 {mark.width:.2f} {mark.height:.2f}"
        found = self._known.get((box, operators))
        if found is None:
            found = self._known[box, operators] = RawObject()
        return number_of(found, self._document)

    def finish(self, font: int) -> None:
        """Write all appearances.

        Args:
            font: Object number of the font of forms, which is added to the fonts of the pages.
        """
        of_pages = self._document.idToObject["BasicFonts"]
        of_pages.dict[FORM_FONT] = f"{font} 0 R"  # type: ignore[attr-defined]  # it is a PDFDictionary
        fonts = number_of(of_pages, self._document)
        for (box, operators), found in self._known.items():
            content = operators.encode("latin-1")
            found.content = content
            found.text = (
                f"<< /Type /XObject /Subtype /Form /BBox [{box}] /Resources << /Font {fonts} 0 R >> "
                f"/Length {len(content)} >>"
            )


def _dot(radius: float) -> str:
    """Return a filled circle that fills a square, smaller by a tenth."""
    r, k, c = radius * 0.9, radius * 0.9 * CURVE, radius
    curves = ((r, k, k, r, 0, r), (-k, r, -r, k, -r, 0), (-r, -k, -k, -r, 0, -r), (k, -r, r, -k, r, 0))
    path = " ".join(" ".join(f"{value:.2f}" for value in curve) + " c" for curve in curves)
    return f"q 1 0 0 1 {c:.2f} {c:.2f} cm 0 g {r:.2f} 0 m {path} f Q"
