"""Drawings of sheets, cut into pieces that are loaded one by one, so that no page keeps the window waiting.

A form of Designer stays one file; only its bytes are cut here. What is cut out of a piece leaves a shell there: the
same widget with its own properties, and nothing in it. The piece that fills it has that widget as its root::

    drawing = split_form(form_file("sheets/sord"))
    drawing.skeleton                   # the head, and every page as a shell
    drawing.pages[1].pieces            # what fills the second page, each into a shell of a piece before it
    drawing.page_of("raw.hlth")        # 1: the page that shows Health, loaded or not

Cut is wherever there are many widgets; the classes of cards and columns need not be known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final
from xml.parsers import expat

PAGES: Final = "pages"
"""Name of the widget that has the pages."""

MAX_WIDGETS: Final = 30
"""So many widgets at most a piece should have: what a turn of the event loop carries without being felt."""

_MIN_WIDGETS: Final = 8
"""A piece of fewer widgets is not worth a turn."""

_WEIGHTS: Final[Mapping[str, int]] = {"RowTable": 6, "ChoiceField": 2, "ProseField": 2}
"""What counts for more than one widget, because it consists of several."""

_POSITION: Final = re.compile(r"\[\d+\]")
_CUSTOM: Final = re.compile(rb"<customwidgets>.*?</customwidgets>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class FormPiece:
    """What one turn loads.

    Attributes:
        name: The widget of a piece before, or of the skeleton, that it fills.
        form: The form, whose outermost widget that is.
    """

    name: str
    form: bytes


@dataclass(frozen=True, slots=True)
class FormPage:
    """One page.

    Attributes:
        pieces: What fills it, in the order in which that is to be done.
        stops: Names of its widgets in the order of the Tab key.
        buddies: Names of inputs by those of labels that lie in another piece.
    """

    pieces: tuple[FormPiece, ...]
    stops: tuple[str, ...]
    buddies: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SplitForm:
    """A form in pieces.

    Attributes:
        skeleton: What stands there from the beginning, with every page empty.
        stops: Names of widgets of the skeleton in the order of the Tab key.
        pages: The pages in their order.
        places: Addresses shown by the head and by each page, in the order of the form; the head is page -1.
    """

    skeleton: bytes
    stops: tuple[str, ...]
    pages: tuple[FormPage, ...]
    addresses: tuple[tuple[int, str], ...]

    def page_of(self, address: str) -> int | None:
        """Return the page of an address, or of the table of the list that it lies in; -1 is the head, None nowhere."""
        key = _POSITION.sub("[]", address)
        for wanted in (address, key, *_lists_around(key)):
            for page, shown in self.addresses:
                if wanted == shown or (wanted is key and wanted == _POSITION.sub("[]", shown)):
                    return page
        return None


def _lists_around(key: str) -> Iterator[str]:
    while key := key.rpartition("[]")[0]:
        yield key


@dataclass(eq=False, slots=True)
class _FormWidget:
    """A widget while the form is read.

    Attributes:
        start, opened, end: Where it begins, where its first tag ends, and where it ends.
        inner: Where what lies in it stands: its layout, or its pages.
    """

    kind: str
    name: str
    start: int
    opened: int
    end: int = 0
    inner: list[tuple[int, int]] = field(default_factory=list)
    children: list[_FormWidget] = field(default_factory=list)
    address: str = ""
    buddy: str = ""
    load: int = 0
    is_cut: bool = False

    def whole(self) -> Iterator[_FormWidget]:
        """Yield it and everything in it, in the order of the form."""
        yield self
        for child in self.children:
            yield from child.whole()


class _FormReader:
    """Reads a form for where its widgets begin and end."""

    def __init__(self, drawing: bytes) -> None:
        self._drawing = drawing
        self.root: _FormWidget | None = None
        self.stops: list[str] = []
        self._open: list[_FormWidget] = []
        self._layouts: list[int] = []
        self._path: list[str] = []
        self._property = ""
        self._text = ""
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._on_start
        self._parser.EndElementHandler = self._on_end
        self._parser.CharacterDataHandler = self._on_text
        self._parser.Parse(drawing, True)

    def _on_start(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = ""
        place = self._parser.CurrentByteIndex
        if tag == "widget":
            made = _FormWidget(
                attributes["class"], attributes.get("name", ""), place, self._drawing.index(b">", place) + 1
            )
            if self._open:
                self._open[-1].children.append(made)
            elif self.root is None:
                self.root = made
            self._open.append(made)
        elif tag == "layout" and self._path and self._path[-1] == "widget":
            self._layouts.append(place)
        elif tag == "property":
            self._property = attributes.get("name", "")
        self._path.append(tag)

    def _on_text(self, text: str) -> None:
        self._text += text

    def _on_end(self, tag: str) -> None:
        self._path.pop()
        around = self._path[-1] if self._path else ""
        if tag == "widget":
            self._close_widget(self._after(), is_page=around == "widget")
        elif tag == "layout" and around == "widget":
            self._open[-1].inner.append((self._layouts.pop(), self._after()))
        elif tag == "string" and self._property == "field" and around == "property":
            self._open[-1].address = self._text
        elif tag == "cstring" and self._property == "buddy":
            self._open[-1].buddy = self._text
        elif tag == "tabstop":
            self.stops.append(self._text)

    def _close_widget(self, after: int, *, is_page: bool) -> None:
        closed = self._open.pop()
        closed.end = after
        if is_page:
            self._open[-1].inner.append((closed.start, after))

    def _after(self) -> int:
        """Return the place behind the tag that ends here; one that is empty has ended already."""
        place = self._parser.CurrentByteIndex
        return self._drawing.index(b">", place) + 1 if self._drawing[place : place + 2] == b"</" else place


def _choose_cuts(drawn: _FormWidget) -> None:
    """Cut out of a widget what is too much for one piece, the largest first; what lies deeper was cut before."""
    for child in drawn.children:
        _choose_cuts(child)
    drawn.load = _WEIGHTS.get(drawn.kind, 1) + sum(1 if child.is_cut else child.load for child in drawn.children)
    for child in sorted(drawn.children, key=lambda each: -each.load):
        if drawn.load <= MAX_WIDGETS or child.load < _MIN_WIDGETS:
            return
        if child.inner and not child.is_cut:
            child.is_cut = True
            drawn.load -= child.load - 1


def _assign_pieces(drawn: _FormWidget, piece: str, made_by: dict[str, str]) -> None:
    """Note which piece makes each widget within one."""
    for child in drawn.children:
        made_by[child.name] = piece
        _assign_pieces(child, child.name if child.is_cut else piece, made_by)


class _FormSplitter:
    """Makes forms of the pieces of a drawing."""

    def __init__(self, drawing: bytes, root: _FormWidget, stops: list[str]) -> None:
        self._drawing = drawing
        self._root = root
        self._stops = stops
        custom = _CUSTOM.search(drawing)
        self._before = drawing[: root.start]
        self._behind = (custom[0] if custom is not None else b"") + b"</ui>"

    def split(self) -> SplitForm:
        """Return the drawing in its pieces."""
        pages = next((each.children for each in self._root.whole() if each.name == PAGES), [])
        for page in pages:
            _choose_cuts(page)
            page.is_cut = True
        skeleton = self._before + self._text(self._root.start, self._root.end, self._root) + self._behind
        on_page = {id(each): number for number, page in enumerate(pages) for each in page.whole()}
        whole = list(self._root.whole())
        names = {each.name: on_page.get(id(each), -1) for each in whole}
        return SplitForm(
            skeleton,
            tuple(stop for stop in self._stops if names.get(stop) == -1),
            tuple(
                self._page(page, [stop for stop in self._stops if names.get(stop) == n]) for n, page in enumerate(pages)
            ),
            tuple((on_page.get(id(each), -1), each.address) for each in whole if each.address),
        )

    def _page(self, page: _FormWidget, stops: list[str]) -> FormPage:
        pieces = tuple(FormPiece(each.name, self._form(each)) for each in page.whole() if each.is_cut)
        made_by: dict[str, str] = {page.name: ""}
        _assign_pieces(page, page.name, made_by)
        labels = (each for each in page.whole() if each.buddy)
        buddies = {each.name: each.buddy for each in labels if made_by.get(each.buddy) != made_by[each.name]}
        return FormPage(pieces, tuple(stops), buddies)

    def _form(self, drawn: _FormWidget) -> bytes:
        inner = b"".join(self._text(start, end, drawn) for start, end in drawn.inner)
        return b"".join((self._before, self._drawing[drawn.start : drawn.opened], inner, b"</widget>", self._behind))

    def _text(self, start: int, end: int, around: _FormWidget) -> bytes:
        """Return a stretch of the form without what was cut out of it."""
        kept, place = [], start
        for first, last in self._gaps(around):
            if start <= first and last <= end:
                kept.append(self._drawing[place:first])
                place = last
        return b"".join((*kept, self._drawing[place:end]))

    def _gaps(self, around: _FormWidget) -> Iterator[tuple[int, int]]:
        for child in around.children:
            if child.is_cut:
                yield from child.inner
            else:
                yield from self._gaps(child)


@cache
def split_form(file: Path) -> SplitForm:
    """Read a form and cut it into pieces; once for each file.

    Raises:
        OSError: It cannot be read.
        ValueError: It is no form.
    """
    drawing = file.read_bytes()
    try:
        read = _FormReader(drawing)
    except (expat.ExpatError, KeyError) as error:
        raise ValueError(f"{file}: {error}") from error
    if read.root is None:
        raise ValueError(f"{file}: there is no widget in it")
    return _FormSplitter(drawing, read.root, read.stops).split()
