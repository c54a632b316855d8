"""Benchmark: printed sheets against the bare reportlab canvas and fpdf2, in one run.

The pages of a large character are recorded once; two hand-written loops then draw the same strings, lines, boxes
and outlines in the same faces: one with the calls of reportlab's canvas, one with fpdf2. Ours does that and all the
rest: it asks the sheet, lays out blocks and divides them over pages. 200 sheets in one file take at most 1.5
times as long as the canvas and are not slower than fpdf2; one sheet is measured for information. The words of the files
are compared before anything is timed. A fillable sheet takes at most 1.3 times as long as the plain one, for the large
character and for an ordinary one of each game. The pages for the phone of 200 characters, with their checks and
explanations, take at most as long as their PDFs. How much memory a thousand sheets take: see ``pdf_memory.py``.

Run it: ``python tests/benchmarks/pdf.py [GAME]``, with the large character of another game; it exits with 1 when a
limit is missed.
"""

from __future__ import annotations

import datetime
import gc
import io
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import pypdfium2  # noqa: E402  (the root comes first)
from fpdf import FPDF  # noqa: E402
from reportlab.pdfgen.canvas import Canvas  # noqa: E402

from core.character.sheet import Sheet  # noqa: E402
from core.export.formats import ExportFormat, ExportOptions, export_sheet  # noqa: E402
from core.export.pdf import make_pdf  # noqa: E402
from core.export.pdf.fonts import Face, load_face  # noqa: E402
from core.export.pdf.page import Circle, Line, Page, Rect, Shape, Text  # noqa: E402
from core.export.print_options import PrintOptions  # noqa: E402
from core.procedures.procedure import ProcedureKind  # noqa: E402
from core.registry import game, games  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.games import measured  # noqa: E402
from tests.helpers.characters_to_print import document, opened, sheets  # noqa: E402
from tests.helpers.games import sample_sheet  # noqa: E402
from tests.helpers.page_checks import record_pages  # noqa: E402

Check = tuple[str, Callable[[], object], Callable[[], object], int, float | None]
"""What is measured: its name, ours, the other, rounds, and the most that the median may be."""

WHEN = datetime.date(2026, 11, 20)
MANY = 200
ROUNDS_ONE, ROUNDS_MANY, ROUNDS_PEER = 15, 5, 3
MOST_MANY, MOST_PEER, MOST_FILLABLE, MOST_HTML = 1.5, 1.0, 1.3, 1.0
MADDER = (0.541, 0.169, 0.129)
FACES = (
    Face.SANS,
    Face.SEMIBOLD,
    Face.BOLD,
    Face.ITALIC,
    Face.SERIF,
    Face.SERIF_SEMIBOLD,
    Face.SERIF_ITALIC,
)


def large() -> list[Sheet]:
    """Return a character of two full pages, or the large one of the chosen game."""
    if len(sys.argv) > 1:
        return [opened(measured().document)]
    raw = document("ilvane")
    raw["data"]["items"] += [{"name": f"Thing {n}", "weight_lb": 1} for n in range(4)]
    raw["data"]["background"] = "Left the tower by night, with a lamp and two books. " * 8
    return [opened(raw)]


def by_canvas(pages: Sequence[Page]) -> bytes:
    """Draw recorded pages on the bare canvas."""
    out = io.BytesIO()
    paper = pages[0].paper
    size = (paper.width, paper.height)
    canvas = Canvas(out, size, invariant=1, pageCompression=1, initialFontName=Face.SANS)  # type: ignore[arg-type]
    for page in pages:
        height = page.paper.height
        for mark in page.marks:
            if isinstance(mark, Text):
                style = mark.type
                canvas.setFillColorRGB(*(MADDER if style.accent else (1, 1, 1) if style.white else (0, 0, 0)))
                canvas.setFont(style.face, style.size)
                canvas.drawString(mark.x, height - mark.y, mark.text, charSpace=style.tracking)
            elif isinstance(mark, Line):
                canvas.setLineWidth(mark.stroke)
                canvas.setStrokeColorRGB(*(MADDER if mark.accent else (0, 0, 0)))
                canvas.line(mark.x1, height - mark.y1, mark.x2, height - mark.y2)
            elif isinstance(mark, Rect):
                canvas.setLineWidth(mark.stroke)
                canvas.setStrokeColorRGB(0, 0, 0)
                canvas.rect(mark.x, height - mark.y - mark.height, mark.width, mark.height, 1, int(mark.filled))
            elif isinstance(mark, Circle):
                canvas.setLineWidth(mark.stroke)
                canvas.circle(mark.x, height - mark.y, mark.radius, int(not mark.filled), int(mark.filled))
            elif isinstance(mark, Shape):
                _canvas_path(canvas, mark, height)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _canvas_path(canvas: Canvas, mark: Shape, height: float) -> None:
    path = canvas.beginPath()
    for operator, numbers in mark.segments:
        at = [height - value if n % 2 else value for n, value in enumerate(numbers)]
        if operator == "m":
            path.moveTo(*at)
        elif operator == "l":
            path.lineTo(*at)
        elif operator == "c":
            path.curveTo(*at)
        else:
            path.close()
    canvas.setLineWidth(mark.stroke)
    canvas.setFillColorRGB(0, 0, 0)
    canvas.drawPath(path, int(not mark.filled), int(mark.filled))


def by_fpdf(pages: Sequence[Page]) -> bytes:
    """Draw recorded pages with fpdf2."""
    paper = pages[0].paper
    pdf = FPDF(unit="pt", format=(paper.width, paper.height))
    pdf.set_auto_page_break(False)
    for face in FACES:
        pdf.add_font(face, fname=load_face(face).face.filename)
    for page in pages:
        pdf.add_page()
        for mark in page.marks:
            if isinstance(mark, Text):
                style = mark.type
                pdf.set_text_color(138 if style.accent else 255 if style.white else 0, 0, 0)
                pdf.set_font(style.face, size=style.size)
                pdf.set_char_spacing(style.tracking)
                pdf.text(mark.x, mark.y, mark.text)
            elif isinstance(mark, Line):
                pdf.set_line_width(mark.stroke)
                pdf.set_draw_color(138 if mark.accent else 0, 0, 0)
                pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)
            elif isinstance(mark, Rect):
                pdf.set_line_width(mark.stroke)
                pdf.set_draw_color(0, 0, 0)
                pdf.rect(mark.x, mark.y, mark.width, mark.height, style="F" if mark.filled else "D")
            elif isinstance(mark, Circle):
                pdf.set_line_width(mark.stroke)
                pdf.circle(mark.x, mark.y, mark.radius, style="F" if mark.filled else "D")
            elif isinstance(mark, Shape):
                _fpdf_path(pdf, mark)
    return bytes(pdf.output())


def _fpdf_path(pdf: FPDF, mark: Shape) -> None:
    """Draw an outline by its end points, which is faster in fpdf2 than curves."""
    ends = [(numbers[-2], numbers[-1]) for _, numbers in mark.segments if numbers]
    pdf.polyline(ends, style="F" if mark.filled else "D")


def words_of(data: bytes) -> list[str]:
    """Return the letters of a PDF without spaces, page by page."""
    found = pypdfium2.PdfDocument(data)
    return ["".join(sorted("".join(page.get_textpage().get_text_range().split()))) for page in found]


def html(sheet: Sheet) -> str:
    """Return the page of a character for the phone, with its checks."""
    procedures = game(sheet.system.id).procedures.values()
    checks = [each for each in procedures if each.kind is ProcedureKind.CHECK]
    return export_sheet(sheet, ExportFormat.HTML, ExportOptions(), checks)


def ratios(ours: Callable[[], object], other: Callable[[], object], rounds: int) -> list[float]:
    """Return our processor time as a multiple of the other, round by round."""
    found = []
    for call in (ours, other):
        call()
    for _ in range(rounds):
        spent = []
        for call in (ours, other):
            gc.collect()
            begin = time.process_time()
            call()
            spent.append(time.process_time() - begin)
        found.append(spent[0] / spent[1])
        print(f"    ours {spent[0] * 1000:8.1f} ms, other {spent[1] * 1000:8.1f} ms", file=sys.stderr)
    return found


def main() -> int:
    """Measure and print everything; returns the exit code."""
    one = large()
    many = [sheet for _ in range(MANY // 4) for sheet in (*one, *sheets())]
    made, pages = record_pages(make_pdf, one, when=WHEN)
    many_pages = record_pages(make_pdf, many, when=WHEN)[1]
    if not words_of(made.data) == words_of(by_canvas(pages)) == words_of(by_fpdf(pages)):
        print("the three writers do not write the same words", file=sys.stderr)
        return 1
    gc.collect()
    gc.freeze()  # the recorded marks are the benchmark's own, no writer should wait for their collection
    marks = sum(len(page.marks) for page in pages)
    print(f"one sheet: {len(pages)} pages, {marks} marks; {MANY} sheets: {len(many_pages)} pages")

    def ours_one() -> object:
        return make_pdf(one, when=WHEN)

    def ours_many() -> object:
        return make_pdf(many, options=PrintOptions(tags=False), when=WHEN)

    def ours_apart() -> object:
        return [make_pdf([sheet], when=WHEN) for sheet in many]

    def html_many() -> object:
        return [html(sheet) for sheet in many]

    def fillable(name: str, sheets_of: Sequence[Sheet]) -> Check:
        form = PrintOptions(fillable=True)
        return (
            f"fillable against plain, {name}",
            lambda: make_pdf(sheets_of, options=form, when=WHEN),
            lambda: make_pdf(sheets_of, when=WHEN),
            ROUNDS_ONE,
            MOST_FILLABLE,
        )

    checks: tuple[Check, ...] = (
        ("one sheet against the bare canvas", ours_one, lambda: by_canvas(pages), ROUNDS_ONE, None),
        ("one sheet against fpdf2", ours_one, lambda: by_fpdf(pages), ROUNDS_MANY, None),
        ("200 sheets against the bare canvas", ours_many, lambda: by_canvas(many_pages), ROUNDS_MANY, MOST_MANY),
        ("200 sheets against fpdf2", ours_many, lambda: by_fpdf(many_pages), ROUNDS_PEER, MOST_PEER),
        ("200 pages for the phone against their sheets", html_many, ours_apart, ROUNDS_PEER, MOST_HTML),
        fillable("large", one),
        *(fillable(each.name, [sample_sheet(each)]) for each in games()),
    )
    met = [report(name, ratios(ours, other, rounds), goal) for name, ours, other, rounds, goal in checks]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
