"""Splits a large Designer form into pieces that are loaded one per event-loop turn.

The form stays one file; only its bytes are split here. A widget that was cut out leaves a shell behind: the same widget
with its properties and without children. The piece that fills the shell has that widget as its root::

    form = split_form(form_file(f"sheets/{game.id}"))
    form.skeleton                   # the header, and every page as a shell
    form.pages[1].pieces            # the contents of the second page, each for a shell of an earlier piece
    form.page_of("raw.hlth")        # 1: the page that shows Health, loaded or not

Pieces are cut by number of widgets alone. Removed once a sheet has one form per page (see ARCHITECTURE).
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
"""Object name of the widget with the pages."""

MAX_WIDGETS: Final = 30
"""Widgets of a piece at most: about what one event-loop turn can create without a visible delay."""

_MIN_WIDGETS: Final = 8
"""Smaller pieces are not worth an event-loop turn of their own."""

_WEIGHTS: Final[Mapping[str, int]] = {"RowTable": 6, "ChoiceField": 2, "ProseField": 2}
"""Widgets that count for several, because they consist of several."""

_POSITION: Final = re.compile(r"\[\d+\]")
_CUSTOM: Final = re.compile(rb"<customwidgets>.*?</customwidgets>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class FormPiece:
    """A part of the form, loaded in one event-loop turn.

    Attributes:
        name: The shell it fills: a widget of an earlier piece or of the skeleton.
        form: The form (XML), with that widget as its root.
    """

    name: str
    form: bytes


@dataclass(frozen=True, slots=True)
class FormPage:
    """A page of a split form.

    Attributes:
        pieces: Its pieces, in loading order.
        stops: Names of its widgets in tab order.
        buddies: Input names by label names, where the two are in different pieces.
    """

    pieces: tuple[FormPiece, ...]
    stops: tuple[str, ...]
    buddies: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SplitForm:
    """A form split into pieces.

    Attributes:
        skeleton: The form with empty pages, loaded first.
        stops: Names of the skeleton's widgets in tab order.
        pages: The pages in order.
        addresses: Pairs of page and address shown there, in form order; the header is page -1.
    """

    skeleton: bytes
    stops: tuple[str, ...]
    pages: tuple[FormPage, ...]
    addresses: tuple[tuple[int, str], ...]

    def page_of(self, address: str) -> int | None:
        """Return the page that shows an address (or its list's table); -1 for the header, None if not shown."""
        key = _POSITION.sub("[]", address)
        for candidate in (address, key, *_lists_around(key)):
            for page, shown in self.addresses:
                if candidate == shown or (candidate is key and candidate == _POSITION.sub("[]", shown)):
                    return page
        return None


def _lists_around(key: str) -> Iterator[str]:
    while key := key.rpartition("[]")[0]:
        yield key


@dataclass(eq=False, slots=True)
class _FormWidget:
    """A widget element of the form, with its byte offsets.

    Attributes:
        start, opened, end: Offsets of its start tag, behind its start tag, and behind its end tag.
        inner: Offsets of its layout or pages.
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

    def subtree(self) -> Iterator[_FormWidget]:
        """Yield the widget and its descendants in form order."""
        yield self
        for child in self.children:
            yield from child.subtree()


class _FormReader:
    """Parses a form for the byte offsets of its widgets."""

    def __init__(self, form: bytes) -> None:
        self._form_bytes = form
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
        self._parser.Parse(form, True)

    def _on_start(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = ""
        offset = self._parser.CurrentByteIndex
        if tag == "widget":
            widget = _FormWidget(
                attributes["class"], attributes.get("name", ""), offset, self._form_bytes.index(b">", offset) + 1
            )
            if self._open:
                self._open[-1].children.append(widget)
            elif self.root is None:
                self.root = widget
            self._open.append(widget)
        elif tag == "layout" and self._path and self._path[-1] == "widget":
            self._layouts.append(offset)
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
        """Return the offset behind the current end tag; an empty element has ended already."""
        offset = self._parser.CurrentByteIndex
        return self._form_bytes.index(b">", offset) + 1 if self._form_bytes[offset : offset + 2] == b"</" else offset


def _choose_cuts(drawn: _FormWidget) -> None:
    """Mark descendants to cut out until the widget fits into one piece: deepest first, then largest first."""
    for child in drawn.children:
        _choose_cuts(child)
    drawn.load = _WEIGHTS.get(drawn.kind, 1) + sum(1 if child.is_cut else child.load for child in drawn.children)
    for child in sorted(drawn.children, key=lambda each: -each.load):
        if drawn.load <= MAX_WIDGETS or child.load < _MIN_WIDGETS:
            return
        if child.inner and not child.is_cut:
            child.is_cut = True
            drawn.load -= child.load - 1


def _assign_pieces(drawn: _FormWidget, name: str, made_by: dict[str, str]) -> None:
    """Record which piece creates each descendant."""
    for child in drawn.children:
        made_by[child.name] = name
        _assign_pieces(child, child.name if child.is_cut else name, made_by)


class _FormSplitter:
    """Builds the XML of the pieces."""

    def __init__(self, form: bytes, root: _FormWidget, stops: list[str]) -> None:
        self._form_bytes = form
        self._root = root
        self._stops = stops
        custom = _CUSTOM.search(form)
        self._before = form[: root.start]
        self._behind = (custom[0] if custom is not None else b"") + b"</ui>"

    def split(self) -> SplitForm:
        """Return the split form."""
        pages = next((each.children for each in self._root.subtree() if each.name == PAGES), [])
        for page in pages:
            _choose_cuts(page)
            page.is_cut = True
        skeleton = self._before + self._text(self._root.start, self._root.end, self._root) + self._behind
        on_page = {id(each): number for number, page in enumerate(pages) for each in page.subtree()}
        widgets = list(self._root.subtree())
        names = {each.name: on_page.get(id(each), -1) for each in widgets}
        return SplitForm(
            skeleton,
            tuple(stop for stop in self._stops if names.get(stop) == -1),
            tuple(
                self._page(page, [stop for stop in self._stops if names.get(stop) == n]) for n, page in enumerate(pages)
            ),
            tuple((on_page.get(id(each), -1), each.address) for each in widgets if each.address),
        )

    def _page(self, page: _FormWidget, stops: list[str]) -> FormPage:
        pieces = tuple(FormPiece(each.name, self._form(each)) for each in page.subtree() if each.is_cut)
        made_by: dict[str, str] = {page.name: ""}
        _assign_pieces(page, page.name, made_by)
        labels = (each for each in page.subtree() if each.buddy)
        buddies = {each.name: each.buddy for each in labels if made_by.get(each.buddy) != made_by[each.name]}
        return FormPage(pieces, tuple(stops), buddies)

    def _form(self, drawn: _FormWidget) -> bytes:
        inner = b"".join(self._text(start, end, drawn) for start, end in drawn.inner)
        return b"".join((self._before, self._form_bytes[drawn.start : drawn.opened], inner, b"</widget>", self._behind))

    def _text(self, start: int, end: int, around: _FormWidget) -> bytes:
        """Return a range of the form without the parts that were cut out."""
        ranges, position = [], start
        for first, last in self._gaps(around):
            if start <= first and last <= end:
                ranges.append(self._form_bytes[position:first])
                position = last
        return b"".join((*ranges, self._form_bytes[position:end]))

    def _gaps(self, around: _FormWidget) -> Iterator[tuple[int, int]]:
        for child in around.children:
            if child.is_cut:
                yield from child.inner
            else:
                yield from self._gaps(child)


@cache
def split_form(file: Path) -> SplitForm:
    """Return a form file split into pieces (cached).

    Raises:
        OSError: It cannot be read.
        ValueError: The file is not a form.
    """
    form = file.read_bytes()
    try:
        read = _FormReader(form)
    except (expat.ExpatError, KeyError) as error:
        raise ValueError(f"{file}: {error}") from error
    if read.root is None:
        raise ValueError(f"{file}: there is no widget in it")
    return _FormSplitter(form, read.root, read.stops).split()
