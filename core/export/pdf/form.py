"""Writes the fields of a form (AcroForm) into a PDF: hierarchy of names, widgets, values, appearances.

The fully qualified name of a field is the address of its input: ``skills[0].level`` is the field ``level`` below the
field ``skills[0]``. A box of a track is called ``damage.ambt#3``, or ``#3x5`` if it stands for five points. reportlab's
own forms know the 14 standard fonts only; here each object is written as one text, into the object streams of the file.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFName
from reportlab.pdfgen.canvas import Canvas

from core.export.content.shapes import Input
from core.export.form_values import FormValue, FormValues, ValueType
from core.export.pdf.form_appearances import Appearances
from core.export.pdf.form_font import FORM_FONT, add_form_font
from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.page import FieldMark, Page, Placement
from core.export.pdf.pdf_objects import RawObject, pdf_string

MARKS_FIELD: Final = "@quire"
"""A hidden field that says which sheet it is: libraries that copy pages lose the properties of the file."""

PRINTED, HIDDEN = 4, 2
READ_ONLY, MULTILINE, RADIO, COMBO, EDITABLE, NO_SPELLING = 1, 1 << 12, 1 << 15, 1 << 17, 1 << 18, 1 << 22
ALIGNS = {"left": 0, "center": 1, "right": 2}
OFF, ON = "Off", "Yes"


class _Widget:
    """A field on a page of the file, with the place of its own page there, and its key in the structure tree."""

    __slots__ = ("key", "mark", "number", "page", "place")

    def __init__(self, mark: FieldMark, page: int, place: Placement, key: int) -> None:
        self.number = 0
        self.mark = mark
        self.page = page
        self.place = place
        self.key = key

    @property
    def rect(self) -> str:
        mark, place = self.mark, self.place
        left, top = place.to_sheet(mark.x, mark.top)
        bottom, right = place.height - top - mark.height * place.scale, left + mark.width * place.scale
        return f"[{left:.2f} {bottom:.2f} {right:.2f} {place.height - top:.2f}]"


class _Choices(NamedTuple):
    """Choices of fields: their object in the file, and what is shown for each that is stored."""

    number: int
    shown: dict[str, str]


class _Field:
    """A field of the hierarchy: a group of others, or one with widgets."""

    __slots__ = ("kids", "name", "number", "value", "widgets")

    def __init__(self, name: str) -> None:
        self.number = 0
        self.name = name
        self.value: FormValue | None = None
        self.kids: dict[str, _Field] = {}
        self.widgets: list[_Widget] = []

    def kid(self, name: str) -> _Field:
        """Return the field of a name below this one."""
        found = self.kids.get(name)
        if found is None:
            found = self.kids[name] = _Field(name)
        return found

    @property
    def is_widget(self) -> bool:
        """Whether its object is that of its only widget."""
        return len(self.widgets) == 1 and not self.is_choice_of_one

    @property
    def is_choice_of_one(self) -> bool:
        """Whether its widgets are boxes of which one is ticked."""
        return bool(self.widgets) and self.widgets[0].mark.is_one


class Form:
    """The form of one file.

    Args:
        canvas: The canvas that writes the file.
        objects: The object streams of the file.
        values: What the fields say of the inputs.
        marks: What the hidden field says of the file.
    """

    def __init__(self, canvas: Canvas, objects: ObjectStreams, values: FormValues, marks: str) -> None:
        self._canvas = canvas
        self._objects = objects
        self._document: PDFDocument = canvas._doc  # type: ignore[attr-defined]  # what the canvas has no call for
        self._values = values
        self._marks = marks
        self._known: dict[Input, tuple[_Field, str, FormValue]] = {}
        self._groups: dict[str, _Field] = {}
        self._choices: dict[tuple[str, str], _Choices] = {}
        self._root = _Field("")
        self._pages: list[int] = []
        self._numbers: list[int] = []
        self._texts: list[str] = []
        self._waiting: dict[int, list[_Widget]] = {}
        self._font = add_form_font(self._document)
        self.appearances = Appearances(self._document)

    def add(self, mark: FieldMark, page: Page, number: int, key: int) -> int:
        """Add a field; return the number of its object, or 0 if there is no place for it, so that it is drawn.

        Args:
            mark: The field.
            page: Its page.
            number: The number of the page of the file, from 1.
            key: Its key in the structure tree.
        """
        widget = _Widget(mark, number, page.placement, key)
        if not self._place(widget):
            if mark.is_on:
                page.stroke(mark.x, mark.top + mark.height, mark.x + mark.width, mark.top)
            return 0
        widget.number = self._objects.new_number()
        self._waiting.setdefault(number, []).append(widget)
        return widget.number

    def begin_page(self, number: int) -> None:
        """Put the fields of a page on it, by its number from 1; called while it is drawn."""
        for widget in self._waiting.pop(number, ()):
            self._refer(widget.number)
        if MARKS_FIELD not in self._root.kids:
            self._add_marks()

    def _refer(self, widget: int) -> None:
        self._canvas._annotationrefs.append(f"{widget} 0 R")  # type: ignore[attr-defined]  # as above

    def _place(self, widget: _Widget) -> bool:
        """Put a widget at its place in the hierarchy; return whether it fits there."""
        mark = widget.mark
        known = self._known.get(mark.input)
        if known is None:
            above, _, name = mark.input.address.rpartition(".")
            known = self._known[mark.input] = self._group(above), name, self._values.of(mark.input)
        group, name, value = known
        if mark.number and not mark.is_one:
            name += f"#{mark.number}x{mark.points}" if mark.points > 1 else f"#{mark.number}"
        own = group.kid(name)
        if own.kids or (own.widgets and not _fits(own, mark, value)):
            return False
        own.value = value
        own.widgets.append(widget)
        return True

    def _group(self, address: str) -> _Field:
        """Return the field of a group; the root for ""."""
        if not address:
            return self._root
        found = self._groups.get(address)
        if found is None:
            above, _, name = address.rpartition(".")
            found = self._groups[address] = self._group(above).kid(name)
        return found

    def _add_marks(self) -> None:
        own = self._root.kid(MARKS_FIELD)
        name, text = pdf_string(MARKS_FIELD), pdf_string(self._marks)
        self._add(
            self._number(own),
            f"<< /Type /Annot /Subtype /Widget /F {HIDDEN} /Rect [0 0 0 0] /FT /Tx /Ff {READ_ONLY} /T {name} "
            f"/V {text} /DV {text} /DA (/{FORM_FONT} 0 Tf 0 g) >>",
        )
        self._refer(own.number)

    def order_tabs(self) -> None:
        """Let the tabulator follow the order of reading on the page that the canvas has ended last."""
        page = self._document.Pages.pages[-1]  # type: ignore[attr-defined]  # missing in the stubs
        page.__NoDefault__ = [*page.__NoDefault__, "Tabs"]
        page.Tabs = PDFName("S")
        self._pages.append(self._document.idToObjectNumberAndVersion[f"Page{len(self._pages) + 1}"][0])

    def finish(self) -> None:
        """Write all fields; called once, after the last page."""
        for own in self._root.kids.values():
            self._write(own, "")
        self._objects.add(self._numbers, "\n".join(self._texts).encode("latin-1"))
        self.appearances.finish(self._font)
        fields = " ".join(f"{self._number(own)} 0 R" for own in self._root.kids.values())
        form = RawObject(
            f"<< /Fields [{fields}] /DA (/{FORM_FONT} 0 Tf 0 g) /DR << /Font << /{FORM_FONT} {self._font} 0 R "
            f"/ZaDb << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >> >> >>"
        )
        self._document.Catalog.AcroForm = form  # type: ignore[attr-defined]  # missing in the stubs

    def _number(self, own: _Field) -> int:
        """Return the number of the object of a field."""
        if not own.number:
            own.number = own.widgets[0].number if own.is_widget else self._objects.new_number()
        return own.number

    def _add(self, number: int, text: str) -> None:
        self._numbers.append(number)
        self._texts.append(text)

    def _write(self, own: _Field, above: str) -> None:
        """Write a field and all below it.

        Args:
            own: The field.
            above: The entry that names the field above it, or "".
        """
        if own.value is not None:
            self._write_field(own, own.value, above)
        elif own.kids:
            kids = " ".join([f"{self._number(kid)} 0 R" for kid in own.kids.values()])
            self._add(self._number(own), f"<< /T {pdf_string(own.name)}{above} /Kids [{kids}] >>")
            entry = f" /Parent {own.number} 0 R"
            for kid in own.kids.values():
                self._write(kid, entry)

    def _write_field(self, own: _Field, value: FormValue, above: str) -> None:
        widgets = own.widgets
        parts = f"/T {pdf_string(own.name)}{above} {self._field_part(widgets[0].mark, value)}"
        number = self._number(own)
        if own.is_widget:
            self._add(number, f"<< {self._widget_part(widgets[0], value)} {parts} >>")
            return
        kids = " ".join([f"{widget.number} 0 R" for widget in widgets])
        self._add(number, f"<< {parts} /Kids [{kids}] >>")
        for widget in widgets:
            was = f"/DV {pdf_string(value.text)} " if not widget.mark.is_one else ""
            self._add(widget.number, f"<< {self._widget_part(widget, value)} {was}/Parent {number} 0 R >>")

    def _field_part(self, mark: FieldMark, value: FormValue) -> str:
        """Return type, label and value of a field."""
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
            return f"/FT /Ch /Ff {flags} {label} /Opt {self._choices_of(mark, value).number} 0 R /V {text} /DV {text}"
        flags = MULTILINE if mark.lines or value.has_lines else NO_SPELLING if value.type is ValueType.NUMBER else 0
        return f"/FT /Tx /Ff {flags} {label} /V {text} /DV {text}"

    def _choices_of(self, mark: FieldMark, value: FormValue) -> _Choices:
        """Return the choices of a field, which all rows of its list share."""
        key, _, form = mark.input
        known = self._choices.get((key, form))
        if known is None:
            labels = dict((("", ""), *value.choices))
            listed = " ".join(f"[{pdf_string(stored)} {pdf_string(label)}]" for stored, label in labels.items())
            known = self._choices[key, form] = _Choices(self._objects.new_number(), labels)
            self._add(known.number, f"[{listed}]")
        return known

    def _widget_part(self, widget: _Widget, value: FormValue) -> str:
        """Return place and appearance of a widget."""
        mark = widget.mark
        page = self._pages[widget.page - 1]
        place = (
            f"/Type /Annot /Subtype /Widget /F {PRINTED} /P {page} 0 R /Rect {widget.rect} /BS << /W 0 >> "
            f"/StructParent {widget.key}"
        )
        if _is_box(mark, value):
            on = str(mark.number) if mark.is_one else ON
            look, none = self.appearances.box(mark)
            return (
                f"{place} /AS /{on if mark.is_on else OFF} /AP << /N << /{on} {look} 0 R /{OFF} {none} 0 R >> >> "
                f"/MK << /CA ({'l' if mark.is_one else '4'}) >> /DA (/ZaDb 0 Tf 0 g)"
            )
        shown = value.text
        if value.choices:
            shown = "" if value.is_empty else self._choices_of(mark, value).shown.get(shown, shown)
        size, look = self.appearances.text(mark, shown, has_lines=mark.lines or value.has_lines)
        size *= widget.place.scale
        return f"{place} /DA (/{FORM_FONT} {size:g} Tf 0 g) /Q {ALIGNS[mark.align]} /AP << /N {look} 0 R >>"


def _fits(own: _Field, mark: FieldMark, value: FormValue) -> bool:
    """Return whether a field with widgets can have another one.

    PDFium reads the state of a box from its widget only, so it has one, unless it is one of several to choose from.
    """
    is_box = _is_box(mark, value)
    return is_box == _is_box(own.widgets[0].mark, value) and (not is_box or (mark.is_one and own.is_choice_of_one))


def _is_box(mark: FieldMark, value: FormValue) -> bool:
    return bool(mark.number) or mark.is_one or value.type is ValueType.SWITCH


def _label(mark: FieldMark, value: FormValue) -> str:
    return f"{value.label} ({mark.number})" if mark.number and not mark.is_one else value.label
