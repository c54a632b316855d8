"""Loads the form of a sheet in stages: the header at once, pages in pieces while idle, the visible one first.

Each turn of the event loop loads one piece, so that the window stays responsive; a page that is needed now, for example
to show a field, is loaded at once. A page is shown when it is complete.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from desktop.form_splitter import FormPiece, split_form
from desktop.forms import FormError, fill_widget, load_form_bytes
from desktop.widgets import Page, RowTable, SheetPages

PAGES: Final = "pages"

_LAYERS: Final = 8
"""Depth of nested widgets on a page; layout requests travel up one level a turn."""


class SheetForm(QObject):
    """The widgets of a form, as far as they are loaded.

    Args:
        file: The form.
        view: Its parent.

    Signals:
        widgets_loaded: New widgets, a list in the order of the form.
        page_loaded: The page of this number is complete.

    Attributes:
        drawing: The form, split into pieces.
        root: The form's outermost widget.
        pages: Its pages; None if it has none.

    Raises:
        FormError: It cannot be loaded.
    """

    widgets_loaded = Signal(object)
    page_loaded = Signal(int)

    def __init__(self, file: Path, view: QWidget) -> None:
        super().__init__(view)
        try:
            self.split = split_form(file)
        except (OSError, ValueError) as error:
            raise FormError(str(error)) from error
        self.first = load_form_bytes(self.split.skeleton, file.name, view)
        """What is there from the beginning."""
        self.root = self.first[0]
        self.pages = self.root.findChild(SheetPages, PAGES)
        self._view = view
        self._left = [deque(page.pieces) for page in self.split.pages]
        self._order(self.split.stops)
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._on_turn)
        if self.pages is not None:
            self.pages.currentChanged.connect(self._on_page_changed)

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def is_loaded(self) -> bool:
        """Whether every page is loaded."""
        return not any(self._left)

    def has_page(self, page: int) -> bool:
        """Return whether a page is loaded; always true for the header, -1, and pages added by code."""
        return not 0 <= page < len(self._left) or not self._left[page]

    @property
    def current(self) -> int:
        """The current page; -1 if there are none."""
        return -1 if self.pages is None else self.pages.currentIndex()

    # ------------------------------------------------------------------------------------------------------ loading

    def start(self) -> None:
        """Load piece by piece in idle time: the current page first, others while the form is visible."""
        if not self.is_loaded:
            self._turn.start()

    def finish(self, page: int) -> None:
        """Load the rest of a page at once."""
        while not self.has_page(page):
            self._load_one(page)

    def finish_all(self) -> None:
        """Load all pages at once."""
        for page in range(len(self._left)):
            self.finish(page)
        self._turn.stop()

    @Slot()
    def _on_turn(self) -> None:
        page = self._next_page()
        if page is None:
            self._turn.stop()
        else:
            self._load_one(page)

    def _next_page(self) -> int | None:
        """Return the page to load next; None if the rest can wait."""
        if not self.has_page(self.current):
            return self.current
        if not self._view.isVisible():
            return None
        return next((page for page, left in enumerate(self._left) if left), None)

    @Slot(int)
    def _on_page_changed(self, _page: int) -> None:
        self.start()

    def _load_one(self, page: int) -> None:
        part = self._left[page].popleft()
        widgets = fill_widget(self._shell(part), part.form)
        self._show_content(page, is_whole=self.has_page(page))
        self.widgets_loaded.emit(widgets)
        if self.has_page(page):
            self._order(self._stops_to(page))
            self._join_buddies(page)
            self.page_loaded.emit(page)
            if page == self.current and self._view.isVisible():
                self._lay_out()

    @staticmethod
    def _lay_out() -> None:
        """Activate all layouts before painting; Qt would paint between nested layouts."""
        for _ in range(_LAYERS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _show_content(self, page: int, *, is_whole: bool) -> None:
        """Show the content of a page once it is complete; until then it takes part in no layout."""
        frame = None if self.pages is None else self.pages.widget(page)
        content = frame.widget() if isinstance(frame, Page) else None
        if isinstance(frame, Page) and content is not None and frame.widgetResizable() is not is_whole:
            frame.setWidgetResizable(is_whole)
            content.setVisible(is_whole)
            if not is_whole:
                content.resize(0, 0)  # else the page has bars to scroll what is not there, once it is smaller

    def _shell(self, part: FormPiece) -> QWidget:
        shell: QWidget | None = self.root.findChild(QWidget, part.name)
        if shell is None:
            raise FormError(f"there is no {part.name} to be filled")
        return shell

    def _stops_to(self, page: int) -> tuple[str, ...]:
        """Return the tab order of a page, after that of the last loaded page before it."""
        before = self.split.stops
        for number in range(page):
            if self.has_page(number) and self.split.pages[number].stops:
                before = self.split.pages[number].stops
        return (*before[-1:], *self.split.pages[page].stops)

    def _order(self, stops: tuple[str, ...]) -> None:
        """Set the tab order of widgets."""
        named = {each.objectName(): each for each in self.root.findChildren(QWidget)}
        widgets = [each for stop in stops if stop in named for each in _focus_widget(named[stop])]
        for before, behind in pairwise(widgets):
            QWidget.setTabOrder(before, behind)

    def _join_buddies(self, page: int) -> None:
        for name, buddy in self.split.pages[page].buddies.items():
            label, field = self.root.findChild(QLabel, name), self.root.findChild(QWidget, buddy)
            if label is not None and field is not None:
                label.setBuddy(field)


def _focus_widget(widget: QWidget) -> tuple[QWidget, ...]:
    """Return the widget that gets the focus for a compound widget."""
    return (widget.view, widget.add_button) if isinstance(widget, RowTable) else (widget.focusProxy() or widget,)
