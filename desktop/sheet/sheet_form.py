"""Loads the forms of a sheet: frame at once, each page when first shown or while idle.

A sheet is a folder ``forms/sheets/<id>/``: ``sheet.ui`` has the header and a tab for every page, an empty ``Page``; the
form of a page has that page as its root and the same file name as the page's object name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLayout, QWidget

from desktop.forms import FormError, load_content, load_widgets
from desktop.widgets.card import Page
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.row_table import RowTable
from desktop.widgets.sheet_pages import SheetPages

PAGES: Final = "pages"
"""Object name of the widget with the pages."""

FRAME: Final = "sheet.ui"

_LAYERS: Final = 8
"""Depth of nested widgets on a page; layout requests travel up one level a turn."""

_POSITION: Final = re.compile(r"\[\d+\]")


@dataclass(frozen=True, slots=True)
class FormOutline:
    """What a form says before it is loaded.

    Attributes:
        file: The form.
        stops: Names of its widgets in tab order.
        addresses: Addresses that its widgets show, in form order.
        others: Addresses that a table of a family shows in the place of its own.
        pages: Names of its empty pages; of a frame only.
    """

    file: Path
    stops: tuple[str, ...]
    addresses: tuple[str, ...]
    others: tuple[str, ...]
    pages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetOutline:
    """The forms of a sheet before they are loaded.

    Attributes:
        frame: Header and tabs.
        pages: The pages in order.
    """

    frame: FormOutline
    pages: tuple[FormOutline, ...]

    def page_of(self, address: str) -> int | None:
        """Return the page that shows an address (or its list's table); -1 for the header, None if not shown."""
        key = _POSITION.sub("[]", address)
        for candidate in (address, key, *_lists_around(key)):
            for page, form in enumerate((self.frame, *self.pages), -1):
                for shown in form.addresses:
                    if candidate == shown or (candidate is key and candidate == _POSITION.sub("[]", shown)):
                        return page
        others = (page for page, form in enumerate(self.pages) if address in form.others)
        return next(others, None)


def _lists_around(key: str) -> Iterator[str]:
    while key := key.rpartition("[]")[0]:
        yield key


@cache
def read_sheet_outline(folder: Path) -> SheetOutline:
    """Read the forms of a sheet without loading them (cached); runs on any thread.

    Args:
        folder: ``forms/sheets/<id>``.

    Raises:
        FormError: One of them is missing or not a form.
    """
    frame = _read_outline(folder / FRAME)
    return SheetOutline(frame, tuple(_read_outline(folder / f"{name}.ui") for name in frame.pages))


def _read_outline(file: Path) -> FormOutline:
    try:
        root = ElementTree.parse(file).getroot()  # noqa: S314 - our own file
    except (OSError, ElementTree.ParseError) as error:
        raise FormError(f"{file}: {error}") from error
    fields = (each.findtext("string") or "" for each in root.iterfind(".//property[@name='field']"))
    families = [each for each in root.iter("widget") if each.get("class") == FamilyTable.__name__]
    cells = (address for each in families for address in _family_addresses(each))
    return FormOutline(
        file,
        tuple(each.text or "" for each in root.iterfind("tabstops/tabstop")),
        tuple(address for address in (*fields, *cells) if address),
        tuple(other for each in families for other in _instead(each).values() if other),
        tuple(each.get("name", "") for each in root.iterfind(f".//widget[@name='{PAGES}']/widget")),
    )


def _family_addresses(table: ElementTree.Element) -> Iterator[str]:
    """Yield the addresses of the cells of a table of a family, but those that others are shown in the place of."""
    mark = "<" + (table.findtext("property[@name='family']/string") or "") + ">"
    columns = [each.text or "" for each in table.iterfind("property[@name='columns']/stringlist/string")]
    instead = _instead(table)
    for member in table.iterfind("property[@name='members']/stringlist/string"):
        own = (column.replace(mark, member.text or "") for column in columns if mark in column)
        yield from (address for address in own if address not in instead)


def _instead(table: ElementTree.Element) -> dict[str, str]:
    """Return what is shown in the place of cells, "" for nothing."""
    texts = (each.text or "" for each in table.iterfind("property[@name='instead']/stringlist/string"))
    return {cell: other for cell, _, other in (text.partition("=") for text in texts)}


class SheetForm(QObject):
    """The widgets of a sheet, as far as they are loaded.

    Args:
        folder: The forms of the sheet.
        view: Its parent.

    Signals:
        widgets_loaded: New widgets, a list in the order of the form.
        page_loaded: The page of this number is complete.

    Attributes:
        outline: Its forms before they are loaded.
        first: The widgets of the frame, the root first.
        root: The outermost widget.
        pages: Its pages; None if it has none.

    Raises:
        FormError: It cannot be loaded.
    """

    widgets_loaded = Signal(object)
    page_loaded = Signal(int)

    def __init__(self, folder: Path, view: QWidget) -> None:
        super().__init__(view)
        self.outline = read_sheet_outline(folder)
        self.first = load_widgets(self.outline.frame.file, view)
        self.root = self.first[0]
        self.pages = self.root.findChild(SheetPages, PAGES)
        self._view = view
        self._missing = set(range(len(self.outline.pages)))
        self._hidden: list[QWidget] = []
        self._named = {each.objectName(): each for each in self.first}
        self._order(self.outline.frame.stops)
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._on_turn)
        if self.pages is not None:
            self.pages.currentChanged.connect(self._on_page_changed)

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def is_loaded(self) -> bool:
        """Whether every page is loaded."""
        return not self._missing

    def has_page(self, page: int) -> bool:
        """Return whether a page is loaded; always true for the header, -1, and pages added by code."""
        return page not in self._missing

    @property
    def current(self) -> int:
        """The current page; -1 if there are none; of a page added by code, one beyond the last."""
        if self.pages is None or self.pages.currentWidget() is None:
            return -1
        names = [form.file.stem for form in self.outline.pages]
        name = self.pages.currentWidget().objectName()
        return names.index(name) if name in names else len(names)

    def tab_of(self, page: int) -> int:
        """Return the tab of a page; they differ where code has added one between the pages of the form."""
        if self.pages is None or not 0 <= page < len(self.outline.pages):
            return -1
        shell = self.root.findChild(Page, self.outline.pages[page].file.stem)
        return -1 if shell is None else self.pages.indexOf(shell)

    # ------------------------------------------------------------------------------------------------------ loading

    def start(self) -> None:
        """Load in idle time, a page a turn: the current one first, others while the form is visible."""
        if self._view.isVisible():
            self._lay_out_hidden()
        if not self.is_loaded:
            self._turn.start()

    def finish(self, page: int) -> None:
        """Load a page at once, unless it is loaded."""
        if self.has_page(page):
            return
        self._missing.discard(page)
        form = self.outline.pages[page]
        shell: Page | None = self.root.findChild(Page, form.file.stem)
        if shell is None:
            raise FormError(f"there is no page {form.file.stem}")
        widgets = load_content(shell, form.file)
        self._named.update((each.objectName(), each) for each in widgets)
        self.widgets_loaded.emit(widgets)
        content = widgets[0]
        shell.setWidget(content)
        if not self._view.isVisible():
            self._hidden.append(content)
        self._order(self._stops_to(page))
        self.page_loaded.emit(page)
        if page == self.current and self._view.isVisible():
            self.lay_out()

    def finish_all(self) -> None:
        """Load all pages at once."""
        for page in range(len(self.outline.pages)):
            self.finish(page)
        self._turn.stop()

    @Slot()
    def _on_turn(self) -> None:
        page = self._next_page()
        if page is None:
            self._turn.stop()
        else:
            self.finish(page)

    def _next_page(self) -> int | None:
        """Return the page to load next; None if the rest can wait."""
        if not self.has_page(self.current):
            return self.current
        return min(self._missing, default=None) if self._view.isVisible() else None

    @Slot()
    def _on_page_changed(self) -> None:
        if self._view.isVisible():
            self.finish(self.current)
        self.start()

    def _lay_out_hidden(self) -> None:
        """Lay out again what was loaded before the sheet was shown: its style changes sizes, unseen by layouts."""
        for content in self._hidden:
            for layout in (content.layout(), *content.findChildren(QLayout)):
                if layout is not None:
                    layout.invalidate()
        self._hidden.clear()

    @staticmethod
    def lay_out() -> None:
        """Activate all layouts before painting; Qt would paint between nested layouts."""
        for _ in range(_LAYERS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _stops_to(self, page: int) -> tuple[str, ...]:
        """Return the tab order of a page, after that of the last loaded page before it."""
        before = self.outline.frame.stops
        for number, form in enumerate(self.outline.pages[:page]):
            if self.has_page(number) and form.stops:
                before = form.stops
        return (*before[-1:], *self.outline.pages[page].stops)

    def _order(self, stops: tuple[str, ...]) -> None:
        """Set the tab order of widgets."""
        named = self._named
        widgets = [each for stop in stops if stop in named for each in _focus_widget(named[stop])]
        for before, behind in pairwise(widgets):
            QWidget.setTabOrder(before, behind)


def _focus_widget(widget: QWidget) -> tuple[QWidget, ...]:
    """Return the widget that gets the focus for a compound widget."""
    return (widget.view, widget.add_button) if isinstance(widget, RowTable) else (widget.focusProxy() or widget,)
