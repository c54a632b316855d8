"""Writes the fields of a form (AcroForm) into a PDF: hierarchy of names, widgets, values, appearances.

The fully qualified name of a field is the address of its input: ``skills[0].level`` is the field ``level`` below the
field ``skills[0]``. A box of a track is called ``damage.ambt#3``, or ``#3x5`` if it stands for five points. reportlab's
own forms know the 14 standard fonts only; here each object is written as one text, as in
:mod:`core.export.pdf.bookmarks`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFName
from reportlab.pdfgen.canvas import Canvas

from core.export.form_values import FormValue, FormValues, ValueType
from core.export.pdf.form_appearances import Appearances
from core.export.pdf.form_font import FORM_FONT, add_form_font
from core.export.pdf.page import FieldMark, Page, Placement
from core.export.pdf.pdf_objects import RawObject, number_of, pdf_string

MARKS_FIELD: Final = "@quire"
"""A hidden field that says which sheet it is: libraries that copy pages lose the properties of the file."""

PRINTED, HIDDEN = 4, 2
READ_ONLY, MULTILINE, RADIO, COMBO, EDITABLE, NO_SPELLING = 1, 1 << 12, 1 << 15, 1 << 17, 1 << 18, 1 << 22
ALIGNS = {"left": 0, "center": 1, "right": 2}
OFF, ON = "Off", "Yes"


@dataclass(slots=True)
class _Widget:
    """A field on a page of the file, with the place of its own page there."""

    mark: FieldMark
    page: int
    place: Placement
    object: RawObject = field(default_factory=RawObject)

    @property
    def rect(self) -> str:
        mark, height = self.mark, self.place.height
        left, top = self.place.to_sheet(mark.x, mark.top)
        right, bottom = self.place.to_sheet(mark.x + mark.width, mark.top + mark.height)
        return f"[{left:.2f} {height - bottom:.2f} {right:.2f} {height - top:.2f}]"


@dataclass(slots=True)
class _Field:
    """A field of the hierarchy: a group of others, or one with widgets."""

    name: str
    value: FormValue | None = None
    kids: dict[str, _Field] = field(default_factory=dict)
    widgets: list[_Widget] = field(default_factory=list)
    object: RawObject = field(default_factory=RawObject)

    @property
    def own(self) -> RawObject:
        """The object of the field: that of its widget if it has only one."""
        return self.widgets[0].object if len(self.widgets) == 1 and not self.is_choice_of_one else self.object

    @property
    def is_choice_of_one(self) -> bool:
        """Whether its widgets are boxes of which one is ticked."""
        return bool(self.widgets) and self.widgets[0].mark.is_one


class Form:
    """The form of one file.

    Args:
        canvas: The canvas that writes the file.
        values: What the fields say of the inputs.
        marks: What the hidden field says of the file.
    """

    def __init__(self, canvas: Canvas, values: FormValues, marks: str) -> None:
        self._canvas = canvas
        self._document: PDFDocument = canvas._doc  # type: ignore[attr-defined]  # what the canvas has no call for
        self._values = values
        self._marks = marks
        self._known: dict[str, FormValue] = {}
        self._root = _Field("")
        self._font = add_form_font(self._document)
        self.appearances = Appearances(self._document)

    def add(self, page: Page, number: int) -> None:
        """Add the fields of a page, in their order, before the page is drawn; what gets no field is drawn on it."""
        for mark in page.fields:
            widget = _Widget(mark, number, page.placement)
            if self._place(widget):
                self._refer(widget)
            elif mark.is_on:
                page.stroke(mark.x, mark.top + mark.height, mark.x + mark.width, mark.top)
        if MARKS_FIELD not in self._root.kids:
            self._add_marks()

    def _refer(self, widget: _Widget) -> None:
        reference = self._document.Reference(widget.object)  # type: ignore[no-untyped-call]
        self._canvas._annotationrefs.append(reference)  # type: ignore[attr-defined]  # what the canvas has no call for

    def _place(self, widget: _Widget) -> bool:
        """Put a widget at its place in the hierarchy; return whether it fits there."""
        mark = widget.mark
        address = mark.input.address
        value = self._known.get(address)
        if value is None:
            value = self._known[address] = self._values.of(mark.input)
        points = f"x{mark.points}" if mark.points > 1 else ""
        suffix = f"#{mark.number}{points}" if mark.number and not mark.is_one else ""
        above = self._root
        *groups, name = address.split(".")
        for group in groups:
            above = above.kids.setdefault(group, _Field(group))
        own = above.kids.setdefault(name + suffix, _Field(name + suffix))
        if own.kids or (own.widgets and _is_box(mark, value) and not (mark.is_one and own.is_choice_of_one)):
            return False  # PDFium reads the state of a box from its widget only, so it has one
        if own.widgets and _is_box(own.widgets[0].mark, value) != _is_box(mark, value):
            return False
        own.value = value
        own.widgets.append(widget)
        return True

    def _add_marks(self) -> None:
        hidden = RawObject()
        name, text = pdf_string(MARKS_FIELD), pdf_string(self._marks)
        hidden.text = (
            f"<< /Type /Annot /Subtype /Widget /F {HIDDEN} /Rect [0 0 0 0] /FT /Tx /Ff {READ_ONLY} /T {name} "
            f"/V {text} /DV {text} /DA (/{FORM_FONT} 0 Tf 0 g) >>"
        )
        own = _Field(MARKS_FIELD)
        own.object = hidden
        self._root.kids[MARKS_FIELD] = own
        self._canvas._annotationrefs.append(self._document.Reference(hidden))  # type: ignore[attr-defined, no-untyped-call]

    def order_tabs(self) -> None:
        """Let the tabulator follow the order of the fields on the page that the canvas has ended last."""
        page = self._document.Pages.pages[-1]  # type: ignore[attr-defined]  # missing in the stubs
        page.__NoDefault__ = [*page.__NoDefault__, "Tabs"]
        page.Tabs = PDFName("S")

    def finish(self) -> None:
        """Write all fields; called once, after the last page."""
        for own in self._root.kids.values():
            self._write(own, None)
        self.appearances.finish(self._font)
        form = RawObject()
        fields = " ".join(f"{self._number(own.own)} 0 R" for own in self._root.kids.values())
        form.text = (
            f"<< /Fields [{fields}] /DA (/{FORM_FONT} 0 Tf 0 g) /DR << /Font << /{FORM_FONT} {self._font} 0 R "
            f"/ZaDb << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >> >> >>"
        )
        self._document.Catalog.AcroForm = form  # type: ignore[attr-defined]  # missing in the stubs

    def _number(self, own: RawObject) -> int:
        return number_of(own, self._document)

    def _write(self, own: _Field, parent: _Field | None) -> None:
        above = f" /Parent {self._number(parent.own)} 0 R" if parent is not None else ""
        if own.kids:
            kids = " ".join(f"{self._number(kid.own)} 0 R" for kid in own.kids.values())
            own.object.text = f"<< /T {pdf_string(own.name)}{above} /Kids [{kids}] >>"
            for kid in own.kids.values():
                self._write(kid, own)
        elif own.value is not None:
            self._write_field(own, own.value, above)

    def _write_field(self, own: _Field, value: FormValue, above: str) -> None:
        parts = f"/T {pdf_string(own.name)}{above} {self._field_part(own, value)}"
        if own.own is not own.object:
            widget = own.widgets[0]
            widget.object.text = f"<< {self._widget_part(widget, value)} {parts} >>"
            return
        kids = " ".join(f"{self._number(widget.object)} 0 R" for widget in own.widgets)
        own.object.text = f"<< {parts} /Kids [{kids}] >>"
        number = self._number(own.object)
        for widget in own.widgets:
            was = f"/DV {pdf_string(value.text)} " if not widget.mark.is_one else ""
            widget.object.text = f"<< {self._widget_part(widget, value)} {was}/Parent {number} 0 R >>"

    def _field_part(self, own: _Field, value: FormValue) -> str:
        """Return type, label and value of a field."""
        mark = own.widgets[0].mark
        label = f"/TU {pdf_string(_label(mark, value))}"
        if mark.is_one:
            chosen = value.text or OFF
            return f"/FT /Btn /Ff {RADIO} {label} /V /{chosen} /DV /{chosen}"
        if _is_box(mark, value):
            state = ON if mark.is_on else OFF
            return f"/FT /Btn {label} /V /{state} /DV /{state}"
        text = pdf_string(value.text)
        if value.type is ValueType.CHOICE:
            flags = COMBO | (EDITABLE if value.is_open else 0)
            return f"/FT /Ch /Ff {flags} {label} /Opt [{_options(value.choices)}] /V {text} /DV {text}"
        flags = MULTILINE if mark.lines or value.has_lines else NO_SPELLING if value.type is ValueType.NUMBER else 0
        return f"/FT /Tx /Ff {flags} {label} /V {text} /DV {text}"

    def _widget_part(self, widget: _Widget, value: FormValue) -> str:
        """Return place and appearance of a widget."""
        mark = widget.mark
        page = self._document.idToObjectNumberAndVersion[f"Page{widget.page}"][0]
        place = f"/Type /Annot /Subtype /Widget /F {PRINTED} /P {page} 0 R /Rect {widget.rect} /BS << /W 0 >>"
        if _is_box(mark, value):
            on = str(mark.number) if mark.is_one else ON
            look, none = self.appearances.box(mark)
            return (
                f"{place} /AS /{on if mark.is_on else OFF} /AP << /N << /{on} {look} 0 R /{OFF} {none} 0 R >> >> "
                f"/MK << /CA ({'l' if mark.is_one else '4'}) >> /DA (/ZaDb 0 Tf 0 g)"
            )
        shown = "" if value.is_empty else dict(value.choices).get(value.text, value.text)
        size, look = self.appearances.text(mark, shown, has_lines=mark.lines or value.has_lines)
        align = ALIGNS[mark.align]
        size *= widget.place.scale
        return f"{place} /DA (/{FORM_FONT} {size:g} Tf 0 g) /Q {align} /AP << /N {look} 0 R >>"


def _is_box(mark: FieldMark, value: FormValue) -> bool:
    return bool(mark.number) or mark.is_one or value.type is ValueType.SWITCH


def _label(mark: FieldMark, value: FormValue) -> str:
    return f"{value.label} ({mark.number})" if mark.number and not mark.is_one else value.label


def _options(choices: Iterable[tuple[str, str]]) -> str:
    every = dict((("", ""), *choices))
    return " ".join(f"[{pdf_string(key)} {pdf_string(label)}]" for key, label in every.items())
