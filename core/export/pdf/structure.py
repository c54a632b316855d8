"""Makes the structure tree of a PDF from the tags of its pages: headings, paragraphs, tables in the order of reading.

A page is planned before it is drawn, in the order in which pages are read; its texts are then drawn in that order, each
part as marked content that its element of the tree names. An element with nothing to read gets no place in the tree.
A block that continues on another page, its table and its paragraph stay one element each.

Pages have hundreds of elements: each is turned into text as soon as nothing can be added to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFPage

from core.export.pdf.object_streams import ObjectStreams
from core.export.pdf.page import DrawingMark, FieldMark, Page, Text, TurnedText
from core.export.pdf.pdf_objects import RawObject, number_of, pdf_string
from core.export.pdf.shaping import is_complex
from core.export.pdf.tags import Role, Tag, reading_order

PART, BLOCK, LEAF, ROW, CELL, INNER = (
    role.level for role in (Role.PART, Role.SECT, Role.P, Role.TR, Role.TD, Role.SPAN)
)
ARTIFACT, FIGURE, JOINED, SECT = Role.ARTIFACT, Role.FIGURE, Role.JOINED, Role.SECT
KEPT = frozenset((PART, BLOCK, ROW, CELL))
"""Levels of what says something even if nothing is in it."""

INSTEAD = {Role.PART: Role.P, Role.SECT: Role.P, Role.TR: Role.TD, Role.LI: Role.ITEM}
"""What a text is that is drawn directly in what can only have other parts."""

GROUPS = frozenset(role.inside for role in Role if role.inside)
SCOPES = {Role.COLUMN_HEAD: "/Scope/Column", Role.ROW_HEAD: "/Scope/Row"}

PlaceField = Callable[[FieldMark, int], int]
"""Puts a field into the form, with its key in the tree of parents; returns its object's number, or 0 for no place."""


class Element:
    """An element of the tree that is not complete yet.

    Attributes:
        kind: Its name in the file.
        level: As `Role.level`.
        parent: The element that it is in.
        extra: Further entries of its dictionary.
        number: Its object's number; 0 as long as there is nothing to read in it.
        kids: What is in it, as text.
        page: The page of the file that its first text is on, 0 for none.
        last: The last element in it, as long as that is not complete.
        leaf: Its last text.
    """

    __slots__ = ("extra", "kids", "kind", "last", "leaf", "level", "number", "page", "parent")

    def __init__(self, kind: str, level: int, parent: Element | None, extra: str = "") -> None:
        self.kind = kind
        self.level = level
        self.parent = parent
        self.extra = extra
        self.number = 0
        self.kids: list[str] = []
        self.page = 0
        self.last: Element | None = None
        self.leaf: Leaf | None = None


@dataclass(slots=True)
class Leaf:
    """What is drawn as one piece of marked content.

    Attributes:
        opening: The operator that begins it.
        marks: What is drawn.
        goes_on: Whether its last word and the next text of its element are two words.
    """

    opening: str
    marks: list[DrawingMark]
    goes_on: bool = False


@dataclass(slots=True)
class PagePlan:
    """A page, divided.

    Attributes:
        graphics: What decorates it.
        leaves: What is read, in order.
        unread: Its other texts: heads and feet.
    """

    graphics: list[DrawingMark] = field(default_factory=list)
    leaves: list[Leaf] = field(default_factory=list)
    unread: list[DrawingMark] = field(default_factory=list)


class StructureTree:
    """The structure tree of a file.

    Args:
        document: The file.
        objects: Its object streams.
    """

    def __init__(
        self,
        document: Any,  # noqa: ANN401 - the stubs of reportlab's PDFDocument lack most of it
        objects: ObjectStreams,
    ) -> None:
        self._document = document
        self._objects = objects
        self._root = RawObject()
        self._top = Element("Document", PART - 1, None)
        self._top.number = self._objects.new_number()
        self._open: list[Element] = [self._top]
        self._blocks: dict[str, Element] = {}
        self._numbers: list[int] = []
        self._texts: list[str] = []
        self._parents: list[int] = []
        self._owners: dict[int, list[str]] = {}
        self._pages: set[int] = set()
        self._part_pages: set[int] = set()
        self._number = 0
        self._page = ""

    # Planning

    def plan(self, page: Page, number: int, place: PlaceField | None = None) -> PagePlan:
        """Divide a page into what is read and what is not; called for pages in the order in which they are read.

        Args:
            page: The page.
            number: The number of the page of the file that it will be on, from 1.
            place: Puts a field into the form, if there is one.
        """
        plan = PagePlan()
        self._number = number
        self._page = _page(number)
        self._owners.setdefault(number, [])
        self._part_pages.add(number)
        every, graphics = page.marks, plan.graphics
        ranges = [
            each
            for each in reading_order(page.tags, len(every), len(page.fields))
            if each[0][1] < each[1] or each[0][2] < each[2] or each[0][0].level in KEPT
        ]
        following = [*(each[0][0] for each in ranges[1:]), Role.PART]
        for (tag, mark_end, field_end), after in zip(ranges, following, strict=False):  # an empty page has none
            role, mark, at_field, *_ = tag
            if role is FIGURE:
                self._add_slowly(plan, tag, every[mark:mark_end], (), place)
                continue
            marks: list[DrawingMark] = []
            _divide(every[mark:mark_end], marks, graphics)
            if role is ARTIFACT:
                plan.unread += marks
                continue
            fields = page.fields[at_field:field_end]
            if role.level == CELL:
                is_simple = after.level != INNER
            else:
                is_simple = role.level == LEAF <= after.level <= ROW and role is not JOINED is not after
                is_simple = is_simple and bool(marks or fields)
            if is_simple and not _is_shaped(_texts(marks)):
                self._add_simply(plan, tag, marks, fields, place)
            else:
                self._add_slowly(plan, tag, marks, fields, place)
        return plan

    def _add_simply(
        self,
        plan: PagePlan,
        tag: Tag,
        marks: list[DrawingMark],
        fields: Sequence[FieldMark] = (),
        place: PlaceField | None = None,
    ) -> None:
        """Add a cell or a paragraph to which nothing can be added."""
        role = tag[0]
        above = self._open[-1]
        if above.level >= role.level or role.level == LEAF:
            above = self._open_parent(role)
        own = self._objects.new_number() if marks or fields else 0
        forms = [form for each in fields if (form := self._form_element(own, each, place))]
        if not marks and not forms:
            if role.level == CELL:
                above.kids.append("")
            return
        if not above.number:
            self._keep(above)
        last = above.last
        if last is not None:
            self._write(last)
            above.last = None
        above.kids.append(f"{own} 0 R")
        extra = _extra(tag) if tag[4] or role in SCOPES else ""
        kids = " ".join(forms)
        if marks:
            owners, kind = self._owners[self._number], role.kind
            content = len(owners)
            owners.append(f"{own} 0 R")
            plan.leaves.append(Leaf(f"/{kind}<</MCID {content}>>BDC\n", marks))
            extra = f"/Pg {self._page}{extra}"
            kids = f"{content} {kids}" if kids else f"{content}"
        self._numbers.append(own)
        self._texts.append(f"<</S/{role.kind}/P {above.number} 0 R{extra}/K[{kids}]>>")

    def _form_element(self, parent: int, mark: FieldMark, place: PlaceField | None) -> str:
        """Put a field into the form, and an element for it below one with a number; return it, or "" for no place."""
        widget = place(mark, len(self._parents)) if place is not None else 0
        if not widget:
            return ""
        number = self._objects.new_number()
        self._parents.append(number)
        self._numbers.append(number)
        self._texts.append(f"<</S/Form/P {parent} 0 R/K<</Type/OBJR/Obj {widget} 0 R/Pg {self._page}>>>>")
        return f"{number} 0 R"

    def _add_slowly(
        self,
        plan: PagePlan,
        tag: Tag,
        marks: list[DrawingMark],
        fields: Sequence[FieldMark],
        place: PlaceField | None,
    ) -> None:
        """Add anything else."""
        if tag[0].level == LEAF and not marks and not fields:
            return
        element = self._enter(tag)
        if marks or fields:
            if tag[0] in INSTEAD:
                element = self._enter((INSTEAD[tag[0]], *tag[1:]))
            self._keep(element)
            if marks:
                self._add_text(plan, element, marks)
            forms = [form for each in fields if (form := self._form_element(element.number, each, place))]
            if forms:
                element.kids += forms
                element.leaf = None

    def _enter(self, tag: Tag) -> Element:
        """Return the element for what is drawn next."""
        role = tag[0]
        parent = self._open_parent(role)
        element = None
        if role is SECT and tag[5]:
            element = self._blocks.get(tag[4])
        elif role is JOINED and parent.last is not None and parent.last.kind not in GROUPS:
            element = parent.last
        if element is None:
            element = Element(role.kind, role.level, parent, _extra(tag))
            if role is SECT:
                before = self._blocks.pop(tag[4], None)
                if before is not None:
                    self._write(before)
                self._blocks[tag[4]] = element
            elif role.level == CELL:
                parent.kids.append("")  # empty ones, too: the others keep their columns
        self._open.append(element)
        return element

    def _open_parent(self, role: Role) -> Element:
        """Close what a part ends, and return what it is in, which is opened if it has to be."""
        way = self._open
        level = role.level
        if level == PART:
            self._close_part()
        elif len(way) == 1:
            way.append(Element(Role.PART.kind, PART, self._top))
        while way[-1].level >= level:
            closed = way.pop()
            if closed.level > LEAF and closed.number:
                self._write(closed)
        if role.inside and way[-1].kind != role.inside:
            if way[-1].level == LEAF:
                way.pop()
            parent = way[-1]
            group = parent.last
            if group is None or group.kind != role.inside:
                group = Element(role.inside, LEAF, parent)
            way.append(group)
        return way[-1]

    def _keep(self, element: Element) -> None:
        """Give an element, and all that it is in, a place in the tree."""
        above = element.parent
        while above is not None and not element.number:
            element.number = number = self._objects.new_number()
            if element.level == CELL:
                above.kids[-1] = f"{number} 0 R"
            else:
                if element.level == LEAF:
                    if above.last is not None:
                        self._write(above.last)
                    above.last = element
                above.kids.append(f"{number} 0 R")
            element, above = above, above.parent

    def _add_text(self, plan: PagePlan, element: Element, marks: list[DrawingMark]) -> None:
        """Add what is drawn next of an element, to its text just before if there is one."""
        before = element.leaf
        if before is not None:
            if plan.leaves and plan.leaves[-1] is before:
                before.marks += marks
                return
            before.goes_on = True
        number, owners = self._number, self._owners[self._number]
        texts = _texts(marks)
        owner = element
        if _is_shaped(texts):
            owner = Element(Role.SPAN.kind, INNER, element, f"/ActualText {pdf_string(' '.join(texts))}")
            self._keep(owner)
        content = len(owners)
        if not owner.page:
            owner.page = number
        if owner.page == number:
            owner.kids.append(str(content))
        else:
            owner.kids.append(f"<</Type/MCR/Pg {_page(number)}/MCID {content}>>")
        leaf = Leaf(f"/{owner.kind}<</MCID {content}>>BDC\n", marks)
        owners.append(f"{owner.number} 0 R")
        plan.leaves.append(leaf)
        if owner is element:
            element.leaf = leaf
        else:
            self._write(owner)

    # Writing

    def end_side(self, page: PDFPage, number: int) -> None:
        """End a page of the file by its number from 1."""
        page.__NoDefault__ = [*page.__NoDefault__, "StructParents"]
        page.StructParents = len(self._parents)  # type: ignore[attr-defined]  # missing in the stubs
        array = self._objects.new_number()
        self._parents.append(array)
        self._numbers.append(array)
        self._texts.append(f"[{' '.join(self._owners.pop(number, ()))}]")

    def _write(self, element: Element) -> None:
        """Turn an element into text that is complete; it has a number, or is nothing."""
        number, parent = element.number, element.parent
        if not number or parent is None:
            return
        last = element.last
        if last is not None:
            element.last = None
            self._write(last)
        kids = element.kids
        if "" in kids and element.level == ROW:
            for n, kid in enumerate(kids):
                if not kid:
                    cell = self._objects.new_number()
                    kids[n] = f"{cell} 0 R"
                    self._numbers.append(cell)
                    self._texts.append(f"<</S/TD/P {number} 0 R>>")
        shown = kids[0] if len(kids) == 1 else f"[{' '.join(kids)}]"
        page = f"/Pg {_page(element.page)}" if element.page else ""
        self._numbers.append(number)
        self._texts.append(f"<</S/{element.kind}/P {parent.number} 0 R{page}{element.extra}/K {shown}>>")

    def _close_part(self) -> None:
        """Close the part that is open, and write all that is complete."""
        way = self._open
        for element in reversed(way[1:]):
            if element.level > LEAF:
                self._write(element)
        for block in self._blocks.values():
            self._write(block)
        if len(way) > 1:
            self._write(way[1])
        self._blocks = {}
        del way[1:]
        self._pages |= self._part_pages
        self._part_pages = {self._number}

    def flush(self) -> None:
        """Write the objects that are complete; called when every planned page has been drawn."""
        if self._texts:
            pages = self._document.idToObjectNumberAndVersion
            text = "\n".join(self._texts)
            for number in self._pages | self._part_pages:
                text = text.replace(_page(number), f"{pages[f'Page{number}'][0]} 0 R")
            self._objects.add(self._numbers, text.split("\n"))
            self._numbers, self._texts, self._pages = [], [], set()

    def finish(self) -> None:
        """Write the tree; called once, after the last page."""
        document = self._document
        self._close_part()
        root = number_of(self._root, document)
        parents = self._objects.new_number()
        entries = " ".join(f"{key} {number} 0 R" for key, number in enumerate(self._parents))
        self._numbers += [self._top.number, parents]
        self._texts.append(f"<</S/Document/P {root} 0 R/K[{' '.join(self._top.kids)}]>>")
        self._texts.append(f"<</Nums[{entries}]>>")
        self.flush()
        self._root.text = (
            f"<< /Type /StructTreeRoot /K {self._top.number} 0 R /ParentTree {parents} 0 R "
            f"/ParentTreeNextKey {len(self._parents)} >>"
        )
        document.Catalog.StructTreeRoot = self._root
        document.Catalog.MarkInfo = PDFDictionary({"Marked": "true"})


def _page(number: int) -> str:
    """Return what stands for a page of the file until its object has a number; no other text has this letter."""
    return f"\xa7{number}\xa7"


def _divide(every: Iterable[DrawingMark], texts: list[DrawingMark], graphics: list[DrawingMark]) -> None:
    """Add texts to one list, and what decorates them to another."""
    for mark in every:
        (texts if mark.__class__ is Text or mark.__class__ is TurnedText else graphics).append(mark)


def _texts(marks: Iterable[DrawingMark]) -> list[str]:
    """Return what is written."""
    return [mark.text for mark in marks if mark.__class__ is Text or mark.__class__ is TurnedText]


def _is_shaped(texts: Iterable[str]) -> bool:
    """Return whether a text is not drawn in the order in which it is read."""
    return any(not text.isascii() and is_complex(text) for text in texts)


def _extra(tag: Tag) -> str:
    """Return the further entries of an element."""
    role, text = tag[0], tag[4]
    if role is FIGURE:
        return f"/Alt {pdf_string(text)}"
    if role.level != CELL:
        return ""
    entries = SCOPES.get(role, "") + (f"/ColSpan {text}" if text else "")
    return f"/A<</O/Table{entries}>>" if entries else ""
