"""Writes recorded pages to a PDF; the only module that uses reportlab's canvas.

A page is written in three parts: what decorates it, what is read (marked content, in the order of reading, see
:mod:`core.export.pdf.structure`), and its other texts. Drawing operators are written as text, page by page, several
times faster than a canvas call for each line; encoded texts are cached by font. Pages are discarded once written, so
that memory does not grow with the number of characters.
"""

from __future__ import annotations

import io
import zlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream, PDFZCompress
from reportlab.pdfgen.canvas import Canvas

from core.export.pdf.attachment import attach
from core.export.pdf.bookmarks import Bookmarks, Outline
from core.export.pdf.file_properties import VERSION, FileProperties, write_properties
from core.export.pdf.fonts import Face, font_runs, load_face
from core.export.pdf.glyph_text import show_run
from core.export.pdf.object_streams import LEVEL, ObjectStreams
from core.export.pdf.page import (
    BLACK,
    MADDER,
    WHITE,
    Circle,
    DrawingMark,
    Line,
    Page,
    Paper,
    Picture,
    Placement,
    Rect,
    Shape,
    Text,
    TurnedText,
)
from core.export.pdf.pdf_objects import pdf_string
from core.export.pdf.shaping import is_complex
from core.export.pdf.structure import Leaf, PagePlan, StructureTree

if TYPE_CHECKING:
    from core.export.form_values import FormValues
    from core.export.pdf.form import Form
    from core.export.sheet_marks import SheetMarks


@dataclass(slots=True)
class _State:
    """Graphics state of the page, so that nothing is set twice."""

    font: str = ""
    size: float = 0
    fill: str = BLACK
    stroke: str = BLACK
    width: float = 1
    dash: str = ""
    tracking: float = 0
    abbreviations: Mapping[str, str] = field(default_factory=dict)
    in_text: bool = False
    out: list[str] = field(default_factory=list)


class _PageStream(PDFStream):
    """The operators of a page, compressed at once; freed as soon as the file has them.

    Args:
        operators: The operators as text.
    """

    def __init__(self, operators: str) -> None:
        filters = PDFDictionary({"Filter": PDFArray([PDFName(PDFZCompress.pdfname)])})
        super().__init__(filters, zlib.compress(operators.encode(), LEVEL))

    def format(self, document: object) -> bytes:
        """Return the stream as the file has it; called once."""
        written: bytes = super().format(document)
        self.content = b""
        return written


class PdfWriter:
    """Writes pages to one PDF; equal pages give equal bytes.

    Attributes:
        letters: All letters beyond ASCII that were written.
        pages: Number of pages so far.
    """

    def __init__(self, paper: Paper, *, is_tagged: bool = True) -> None:
        load_face(Face.SANS)
        rl_config.useA85 = 0  # streams stay binary: a fifth smaller, and no time spent on armour
        self.letters: set[str] = set()
        self.pages = 0
        self._form: Form | None = None
        self._canvas = Canvas(
            io.BytesIO(),  # stays empty: `finish` returns the bytes
            pagesize=(paper.width, paper.height),
            pageCompression=1,
            invariant=1,
            initialFontName=Face.SANS,  # type: ignore[arg-type]  # the stubs say float
            initialFontSize=9,
            pdfVersion=VERSION,
        )
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self._bookmarks = Bookmarks()
        document = self._canvas._doc  # type: ignore[attr-defined]  # what the canvas has no call for
        self._objects = ObjectStreams(document)
        self._structure = StructureTree(document, self._objects) if is_tagged else None
        self._plans: dict[int, PagePlan] = {}
        document.Outlines = document.Catalog.Outlines = self._bookmarks
        self._encoded: defaultdict[str, dict[str, tuple[tuple[str, str], ...]]] = defaultdict(dict)
        self._pictures: dict[bytes, ImageReader] = {}

    def add(self, page: Page, outlines: list[Outline]) -> None:
        """Write a page and its bookmarks on a sheet of its own."""
        self.announce(page, outlines, self.pages + 1)
        self.add_side([page], page.placement)

    def announce(self, page: Page, outlines: Sequence[Outline], number: int) -> None:
        """Take up a page, which is read next, and add its bookmarks; it is drawn by `add_side`.

        Args:
            page: The page.
            outlines: Its bookmarks.
            number: The number of the page of the file that it will be on, from 1.
        """
        if self._structure is not None:
            self._plans[id(page)] = self._plan(page, number, self._structure)
        place = page.placement
        for outline in outlines:
            _, top = place.to_sheet(0, outline.top)
            self._bookmarks.add(outline._replace(top=top), number, place.height)

    def _plan(self, page: Page, number: int, structure: StructureTree) -> PagePlan:
        form = self._form
        if form is None:
            return structure.plan(page, number)
        before = len(page.marks)
        plan = structure.plan(page, number, form.adder(page, number))
        plan.graphics += page.marks[before:]
        return plan

    def add_side(self, pages: Sequence[Page], side: Placement) -> None:
        """Write pages on one side of a sheet of a size, each at its place."""
        self._canvas.setPageSize((side.width, side.height))
        for page in pages:
            self._draw(page, self._plans.pop(id(page), None))
        self._canvas.showPage()
        if self._form is not None:
            self._form.end_page(self.pages + 1)
        self._compress_last()
        self.pages += 1
        if self._structure is not None:
            self._structure.end_side(self._canvas._doc.Pages.pages[-1], self.pages)  # type: ignore[attr-defined]  # as above
            if not self._plans:
                self._structure.flush()

    def begin_form(self, values: FormValues, marks: SheetMarks) -> None:
        """Make the file a form: the pages to come get the fields that are recorded on them.

        Args:
            values: What the fields say of the inputs.
            marks: Which sheet it is.
        """
        from core.export.pdf.form import Form  # noqa: PLC0415 - most files are no forms

        self._form = Form(self._canvas, self._objects, values, marks.text)

    def mark(self, marks: SheetMarks) -> None:
        """Write into the properties of the file which sheet it is."""
        self._canvas.setKeywords(marks.text)

    def attach(self, name: str, description: str, content: bytes, when: date) -> None:
        """Attach a JSON file; see `core.export.pdf.attachment`."""
        document = self._canvas._doc  # type: ignore[attr-defined]  # as above
        attach(document, self._objects, name, description, content, when)

    def _compress_last(self) -> None:
        """Compress the last page now; the canvas would keep the text of all pages until the file is finished."""
        page = self._canvas._doc.Pages.pages[-1]  # type: ignore[attr-defined]  # what the canvas has no call for
        page.Contents = _PageStream(page.stream or "\n")
        page.stream = None

    def finish(self, properties: FileProperties) -> bytes:
        """Return the bytes of the file."""
        if self._form is not None:
            self._form.finish()
            self.letters |= self._form.appearances.letters
        if self._structure is not None:
            self._structure.finish()
        write_properties(self._canvas._doc, properties)  # type: ignore[attr-defined]  # as above
        if self._bookmarks.ready > 0:
            self._canvas.showOutline()
        data: bytes = self._canvas.getpdfdata()  # type: ignore[no-untyped-call]
        return data

    def _draw(self, page: Page, plan: PagePlan | None) -> None:
        height = page.paper.height
        state = _State()
        if page.place is not None:
            sheet, scale = page.place.height, page.place.scale
            x, y = page.place.to_sheet(0, height)
            state.out.append(f"q {scale:.5f} 0 0 {scale:.5f} {x:.2f} {sheet - y:.2f} cm")
        if plan is None:
            self._marks(page.marks, height, state, page.ink)
        else:
            self._draw_tagged(page, plan, state)
        self._flush(state)
        if page.place is not None:
            self._canvas.addLiteral("Q")

    def _draw_tagged(self, page: Page, plan: PagePlan, state: _State) -> None:
        """Write what decorates a page, then what is read in its order, then heads and feet."""
        height, ink = page.paper.height, page.ink
        if plan.graphics:
            state.out.append("/Artifact BMC")
            for mark in plan.graphics:
                self._graphic(mark, height, state, ink)
            state.out.append("EMC")
        state.abbreviations = page.abbreviations
        for leaf in plan.leaves:
            marks = leaf.marks
            if len(marks) == 1 and marks[0].__class__ is Text and not leaf.goes_on:
                if not state.in_text:
                    _begin_text(state)
                self._text(marks[0], height, state, ink, "", leaf.opening)
                state.out.append("EMC")
            else:
                self._leaf(leaf, height, state, ink)
        state.abbreviations = {}
        if plan.unread:
            _begin_text(state)
            state.out.append("/Artifact<</Type/Pagination>>BDC")
            self._marks(plan.unread, height, state, ink)
            state.out.append("EMC")

    def _leaf(self, leaf: Leaf, height: float, state: _State, ink: bool) -> None:
        """Write what is read as one: words in several texts get spaces between them."""
        edge = _begin_text if leaf.marks[0].__class__ is Text else _end_text
        edge(state)
        state.out.append(leaf.opening)
        self._marks(leaf.marks, height, state, ink, behind=" ")
        edge(state)
        state.out.append("EMC")

    def _marks(self, marks: Sequence[DrawingMark], height: float, state: _State, ink: bool, behind: str = "") -> None:
        for mark in marks:
            if mark.__class__ is Text or mark.__class__ is TurnedText:
                if not state.in_text:
                    _begin_text(state)
                self._text(mark, height, state, ink, behind)
            else:
                if state.in_text:
                    _end_text(state)
                if mark.__class__ is Line:  # most of them
                    _line(mark, height, state, ink)
                    continue
                self._graphic(mark, height, state, ink)

    def _graphic(self, mark: DrawingMark, height: float, state: _State, ink: bool) -> None:
        """Write anything but a text."""
        if isinstance(mark, Line):
            _line(mark, height, state, ink)
        elif isinstance(mark, Rect):
            _rect(mark, height, state)
        elif isinstance(mark, Circle):
            _circle(mark, height, state)
        elif isinstance(mark, Shape):
            _shape(mark, height, state)
        elif isinstance(mark, Picture):
            self._picture(mark, height, state)

    def _flush(self, state: _State) -> None:
        _end_text(state)
        if state.out:
            self._canvas.addLiteral("\n".join(state.out))
            state.out.clear()

    def _text(
        self, mark: Text | TurnedText, height: float, state: _State, ink: bool, behind: str = "", opening: str = ""
    ) -> None:
        """Write a line of text: before it an operator or "", behind it a space or ""."""
        x, y, (face, size, tracking, accent, white), text, _ = mark
        out = state.out
        fill = WHITE if white else MADDER if accent and not ink else BLACK
        if fill != state.fill:
            _fill(fill, state)
        turn = "1 0 0 1" if mark.__class__ is Text else "-1 0 0 -1"
        words = state.abbreviations.get(text)
        if words is not None:
            opening = f"{opening}/Span<</E {pdf_string(words)}>>BDC\n"
        out.append(f"{opening}{turn} {x:.2f} {height - y:.2f} Tm")
        parts = self._encoded[face].get(text + behind)
        is_shaped = parts is None and is_complex(text)  # what is shaped is not remembered
        if is_shaped:
            tracking = 0.0
        if tracking != state.tracking:
            state.tracking = tracking
            out.append(f"{tracking:.2f} Tc")
        for font, shown in parts or self._encode(face, size, text if is_shaped else text + behind):
            if font != state.font or size != state.size:
                state.font, state.size = font, size
                out.append(f"{font} {size:g} Tf")
            out.append(shown)
        if is_shaped and behind:
            out.append("( ) Tj")  # every subset of a font has the space at this place
        if words is not None:
            out.append("EMC")

    def _encode(self, face: str, size: float, text: str) -> tuple[tuple[str, str], ...]:
        """Return the parts of a line as PDF operators: font subset and shown text (memoised unless shaped)."""
        document = self._canvas._doc  # type: ignore[attr-defined]  # the subsets belong to the document
        if not text.isascii():
            self.letters.update(text)
        parts = tuple(part for run in font_runs(face, text) for part in show_run(run, size, document))
        if not is_complex(text):  # a shaped line says how far its marks are raised, which depends on the size
            self._encoded[face][text] = parts
        return parts

    def _picture(self, mark: Picture, height: float, state: _State) -> None:
        self._flush(state)
        reader = self._pictures.get(mark.data)
        if reader is None:
            reader = self._pictures[mark.data] = ImageReader(io.BytesIO(mark.data))
        self._canvas.drawImage(
            reader,
            mark.x,
            height - mark.y - mark.height,
            mark.width,
            mark.height,
            preserveAspectRatio=True,
            mask="auto",
        )


def _begin_text(state: _State) -> None:
    if not state.in_text:
        state.in_text = True
        state.out.append("BT")


def _end_text(state: _State) -> None:
    if state.in_text:
        state.in_text = False
        state.out.append("ET")


def _fill(colour: str, state: _State) -> None:
    if colour != state.fill:
        state.fill = colour
        state.out.append(f"{colour} rg")


def _pen(width: float, colour: str, dash: str, state: _State) -> None:
    if width != state.width:
        state.width = width
        state.out.append(f"{width:g} w")
    if colour != state.stroke:
        state.stroke = colour
        state.out.append(f"{colour} RG")
    if dash != state.dash:
        state.dash = dash
        state.out.append(f"[{dash}] 0 d")


def _line(mark: Line, height: float, state: _State, ink: bool) -> None:
    x1, y1, x2, y2, stroke, accent, dash = mark
    _pen(stroke, MADDER if accent and not ink else BLACK, dash, state)
    state.out.append(f"{x1:.2f} {height - y1:.2f} m {x2:.2f} {height - y2:.2f} l S")


def _rect(mark: Rect, height: float, state: _State) -> None:
    x, y, wide, tall, stroke, filled = mark
    rectangle = f"{x:.2f} {height - y - tall:.2f} {wide:.2f} {tall:.2f} re"
    if filled:
        _fill(BLACK, state)
        state.out.append(f"{rectangle} f")
    else:
        _pen(stroke, BLACK, "", state)
        state.out.append(f"{rectangle} S")


def _circle(mark: Circle, height: float, state: _State) -> None:
    """Draw a circle as four curves around the origin, so that circles of one size share their text."""
    if mark.filled:
        _fill(BLACK, state)
    else:
        _pen(mark.stroke, BLACK, "", state)
    path = f"{_circle_of(mark.radius)} {'f' if mark.filled else 'S'}"
    state.out.append(f"q 1 0 0 1 {mark.x:.2f} {height - mark.y:.2f} cm {path} Q")


@lru_cache(maxsize=64)
def _circle_of(radius: float) -> str:
    r, k = f"{radius:.3f}", f"{radius * 0.5523:.3f}"
    return (
        f"{r} 0 m {r} {k} {k} {r} 0 {r} c -{k} {r} -{r} {k} -{r} 0 c "
        f"-{r} -{k} -{k} -{r} 0 -{r} c {k} -{r} {r} -{k} {r} 0 c h"
    )


def _shape(mark: Shape, height: float, state: _State) -> None:
    if mark.filled:
        _fill(BLACK, state)
    else:
        _pen(mark.stroke, BLACK, "", state)
    for operator, numbers in mark.segments:
        turned = (height - value if n % 2 else value for n, value in enumerate(numbers))
        state.out.append(" ".join([*(f"{value:.2f}" for value in turned), operator]))
    state.out.append("f" if mark.filled else "S")
