"""Writes the fields of a form (AcroForm) into a PDF: hierarchy of names, widgets, values, appearances.

The fully qualified name of a field is the address of its input: ``skills[0].level`` is the field ``level`` below the
field ``skills[0]``. A box of a track is called ``damage.ambt#3``, or ``#3x5`` if it stands for five points. reportlab's
own forms know the 14 standard fonts only; here each object is written as one text, into the object streams of the file.
A field becomes text as soon as its page is read: a sheet has hundreds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFName
from reportlab.pdfgen.canvas import Canvas

from core.export.content.shapes import Input
from core.export.form_values import FormKind, FormValue, FormValues, ValueType
from core.export.pdf.form_appearances import Appearances
from core.export.pdf.form_font import FORM_FONT, add_form_font
from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.page import FieldMark, Page
from core.export.pdf.pdf_objects import RawEntry, RawObject, pdf_string
from core.export.pdf.structure import PlaceField
from core.formula import Cell, address_of

MARKS_FIELD: Final = "@quire"
"""A hidden field that says which sheet it is: libraries that copy pages lose the properties of the file."""

PRINTED, HIDDEN = 4, 2
READ_ONLY, MULTILINE, RADIO, COMBO, EDITABLE, NO_SPELLING = 1, 1 << 12, 1 << 15, 1 << 17, 1 << 18, 1 << 22
ALIGNS = {"left": 0, "center": 1, "right": 2}
OFF, ON = "Off", "Yes"
TEXT, BOX, ONE = "text", "box", "one"
"""What the widgets of a field are: texts and choices, a box to tick, or boxes of which one is ticked."""


class _Choices(NamedTuple):
    """Choices of fields: their object in the file, and what is shown for each that is stored."""

    number: int
    shown: dict[str, str]


class _Field:
    """A field with its widgets.

    Attributes:
        number: Its object's number, which is that of its widget if it has only one.
        kind: What its widgets are.
        entries: Its name, the group that it is in, its type, label and value.
        widget: The entries of its only widget, or "".
        page: The number of its page.
        others: If there may be several: number, page and entries of each.
    """

    __slots__ = ("entries", "kind", "number", "others", "page", "widget")

    def __init__(self, number: int, kind: str, entries: str, widget: str = "", page: int = 1) -> None:
        self.number = number
        self.kind = kind
        self.entries = entries
        self.widget = widget
        self.page = page
        self.others: tuple[tuple[int, int, str], ...] = ()


class _Group:
    """A field that only has others below it.

    Attributes:
        number: Its object's number; 0 for what is above all fields.
        entries: Its name and the group that it is in.
        above: The entry that names it in the fields below it.
        kids: The fields below it, by their names.
    """

    __slots__ = ("above", "entries", "kids", "number")

    def __init__(self, number: int = 0, entries: str = "") -> None:
        self.number = number
        self.entries = entries
        self.above = f"/Parent {number} 0 R" if number else ""
        self.kids: dict[str, _Field | _Group] = {}


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
        self._root = _Group()
        self._groups: dict[Cell, _Group | None] = {("", ()): self._root}
        self._known: dict[Input, tuple[_Group | None, str, FormValue]] = {}
        self._choices: dict[tuple[str, str], _Choices] = {}
        self._styles: dict[tuple[float, str], str] = {}
        self._pages: list[int] = []
        self._numbers: list[int] = []
        self._texts: list[str] = []
        self._waiting: dict[int, list[int]] = {}
        self._font = add_form_font(self._document, objects)
        self.appearances = Appearances(self._document, objects, self._font)

    def adder(self, page: Page, number: int) -> PlaceField:
        """Return the function that adds the fields of a page; it returns 0 for one without a place, which is drawn.

        Args:
            page: The page.
            number: The number of the page of the file, from 1.
        """
        _, height, scale, left, top = page.placement
        foot = height - top
        waiting = self._waiting.setdefault(number, [])

        def add(mark: FieldMark, key: int) -> int:
            x, y, wide, tall, *_ = mark
            start, end, upper, lower = x * scale, (x + wide) * scale, y * scale, (y + tall) * scale
            at = (
                f"/Type/Annot/Subtype/Widget/F {PRINTED}/BS<</W 0>>/StructParent {key}"
                f"/Rect[{left + start:.2f} {foot - lower:.2f} {left + end:.2f} {foot - upper:.2f}]"
            )
            widget = self._add_field(mark, at, scale, number)
            if widget:
                waiting.append(widget)
            elif mark.is_on:
                page.stroke(x, y + tall, x + wide, y)
            return widget

        return add

    def _add_field(self, mark: FieldMark, at: str, scale: float, page: int) -> int:
        """Add a field with its place on its page; return the number of its widget, or 0 if it has no place in the form.

        PDFium reads the state of a box from its widget only, so it has one, unless it is one of several to choose from.
        """
        known = self._known.get(mark.input)
        if known is None:
            found = self._values.numbered(mark.input)
            group, name = self._name_of(found)
            known = self._known[mark.input] = group, name, self._values.of(found)
        group, name, value = known
        if group is None:
            return 0
        kind = ONE if mark.is_one else BOX if mark.number or value.kind.type is ValueType.SWITCH else TEXT
        if mark.number and kind == BOX:
            name += f"#{mark.number}x{mark.points}" if mark.points > 1 else f"#{mark.number}"
        own = group.kids.get(name)
        if isinstance(own, _Group) or (own is not None and (own.kind != kind or kind == BOX)):
            return 0
        number = self._objects.new_number()
        widget = f"{at}{self._looks(mark, value, kind, scale)}"
        if own is None:
            entries = f"/T{pdf_string(name)}{group.above}{self._says(mark, value, kind)}"
            if kind != ONE:
                group.kids[name] = _Field(number, kind, entries, widget, page)
                return number
            own = group.kids[name] = _Field(self._objects.new_number(), kind, entries)
        printed = f"/DV{pdf_string(value.text)}" if kind == TEXT else ""
        if own.widget:
            own.others = ((own.number, own.page, own.widget + printed),)
            own.number, own.widget = self._objects.new_number(), ""
        own.others += ((number, page, widget + printed),)
        return number

    def _name_of(self, found: Input) -> tuple[_Group | None, str]:
        """Return the group that an input is in, None if there is a field of its name, and its name there."""
        if not found.rows:
            above, _, name = found.address.rpartition(".")
            return self._group((above, ())), name
        above, _, name = found.key.rpartition(".")
        return self._group((above, found.rows)), name

    def _group(self, cell: Cell) -> _Group | None:
        """Return a group by its key and row positions; None if there is a field of its name."""
        if cell not in self._groups:
            above, _, name = address_of(cell).rpartition(".")
            parent = self._group((above, ()))
            found = parent.kids.get(name) if parent is not None else None
            if parent is not None and found is None:
                number = self._objects.new_number()
                found = parent.kids[name] = _Group(number, f"/T{pdf_string(name)}{parent.above}")
            self._groups[cell] = found if isinstance(found, _Group) else None
        return self._groups[cell]

    def _says(self, mark: FieldMark, value: FormValue, kind: str) -> str:
        """Return type, label and value of a field."""
        label, text = value.label, value.text
        if kind == ONE:
            chosen = text or OFF
            return f"/FT/Btn/Ff {RADIO}/TU{pdf_string(label)}/V/{chosen}/DV/{chosen}"
        if kind == BOX:
            label = f"{label} ({mark.number})" if mark.number else label
            state = ON if mark.is_on else OFF
            return f"/FT/Btn/TU{pdf_string(label)}/V/{state}/DV/{state}"
        text = pdf_string(text)
        of = value.kind
        if of.type is ValueType.CHOICE:
            flags = COMBO | (EDITABLE if of.is_open else 0)
            options = self._choices_of(mark.input, of).number
            return f"/FT/Ch/Ff {flags}/Opt {options} 0 R/TU{pdf_string(label)}/V{text}/DV{text}"
        flags = MULTILINE if mark.lines or of.has_lines else NO_SPELLING if of.type is ValueType.NUMBER else 0
        return f"/FT/Tx/Ff {flags}/TU{pdf_string(label)}/V{text}/DV{text}"

    def _looks(self, mark: FieldMark, value: FormValue, kind: str, scale: float) -> str:
        """Return the entries of the appearance of a widget."""
        if kind != TEXT:
            on = str(mark.number) if kind == ONE else ON
            look, none = self.appearances.box(mark)
            return (
                f"/AS/{on if mark.is_on else OFF}/AP<</N<</{on} {look} 0 R/{OFF} {none} 0 R>>>>"
                f"/MK<</CA({'l' if kind == ONE else '4'})>>/DA(/ZaDb 0 Tf 0 g)"
            )
        shown, of = value.text, value.kind
        if of.choices:
            shown = "" if value.is_empty else self._choices_of(mark.input, of).shown.get(shown, shown)
        size, look = self.appearances.text(mark, shown, has_lines=mark.lines or of.has_lines)
        style = self._styles.get((size * scale, mark.align))
        if style is None:
            style = f"/DA(/{FORM_FONT} {size * scale:g} Tf 0 g)/Q {ALIGNS[mark.align]}/AP<</N"
            self._styles[size * scale, mark.align] = style
        return f"{style} {look} 0 R>>"

    def _choices_of(self, found: Input, kind: FormKind) -> _Choices:
        """Return the choices of a field, which all rows of its list share."""
        key, _, form = found
        known = self._choices.get((key, form))
        if known is None:
            labels = dict((("", ""), *kind.choices))
            listed = "".join(f"[{pdf_string(stored)}{pdf_string(label)}]" for stored, label in labels.items())
            known = self._choices[key, form] = _Choices(self._objects.new_number(), labels)
            self._add(known.number, f"[{listed}]")
        return known

    # Writing

    def _add_marks(self) -> int:
        """Add the hidden field; return the number of its widget."""
        text = pdf_string(self._marks)
        number = self._objects.new_number()
        self._root.kids[MARKS_FIELD] = _Field(
            number,
            TEXT,
            f"/T{pdf_string(MARKS_FIELD)}/FT/Tx/Ff {READ_ONLY}/V{text}/DV{text}/DA(/{FORM_FONT} 0 Tf 0 g)",
            f"/Type/Annot/Subtype/Widget/F {HIDDEN}/Rect[0 0 0 0]",
        )
        return number

    def end_page(self, number: int) -> None:
        """Put its fields on the page that the canvas has ended last, by its number from 1.

        The tabulator follows the order of reading.
        """
        widgets = self._waiting.pop(number, [])
        if not self._pages:
            widgets.append(self._add_marks())
        page = self._document.Pages.pages[-1]  # type: ignore[attr-defined]  # missing in the stubs
        if widgets:
            page.Annots = RawEntry(f"[{' '.join([f'{widget} 0 R' for widget in widgets])}]")
        page.__NoDefault__ = [*page.__NoDefault__, "Tabs"]
        page.Tabs = PDFName("S")
        self._pages.append(self._document.idToObjectNumberAndVersion[f"Page{number}"][0])

    def finish(self) -> None:
        """Write all fields; called once, after the last page."""
        self._write(self._root)
        self._objects.add(self._numbers, self._texts)
        fields = " ".join(f"{own.number} 0 R" for own in self._root.kids.values())
        form = RawObject(
            f"<< /Fields [{fields}] /DA (/{FORM_FONT} 0 Tf 0 g) /DR << /Font << /{FORM_FONT} {self._font} 0 R "
            f"/ZaDb << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >> >> >>"
        )
        self._document.Catalog.AcroForm = form  # type: ignore[attr-defined]  # missing in the stubs

    def _write(self, group: _Group) -> None:
        """Write all fields below a group."""
        for own in group.kids.values():
            if isinstance(own, _Group):
                kids = " ".join([f"{kid.number} 0 R" for kid in own.kids.values()])
                self._add(own.number, f"<<{own.entries}/Kids[{kids}]>>")
                self._write(own)
            elif own.others:
                kids = " ".join([f"{number} 0 R" for number, _, _ in own.others])
                self._add(own.number, f"<<{own.entries}/Kids[{kids}]>>")
                for number, page, widget in own.others:
                    self._add(number, f"<<{widget}/P {self._pages[page - 1]} 0 R/Parent {own.number} 0 R>>")
            else:
                self._add(own.number, f"<<{own.widget}/P {self._pages[own.page - 1]} 0 R{own.entries}>>")

    def _add(self, number: int, text: str) -> None:
        self._numbers.append(number)
        self._texts.append(text)
