"""Sheets in windows of any width, and checks of their pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from core.character.sheet import Sheet
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.card import Page
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import use_light_theme

HEIGHT = 640


@contextmanager
def show_sheet(sheet: Sheet, program: QApplication) -> Iterator[SheetView]:
    """Show the sheet of a character that is in no library."""
    use_light_theme(program)
    view = SheetView(OpenCharacter(Loaded("", sheet)), flashes=False)
    view.show()
    yield view
    view.close()
    view.deleteLater()


def widen(view: SheetView, width: int, height: int = HEIGHT) -> None:
    """Resize a view, and wait for its layout."""
    view.resize(width, height)
    wait_for_layout()
    assert view.width() == width


def pages_of(view: SheetView) -> list[Page]:
    """Return the pages in order."""
    assert view.pages is not None
    return [page for n in range(view.pages.count()) if isinstance(page := view.pages.widget(n), Page)]


def show_page(view: SheetView, page: Page) -> None:
    """Show a page, and wait for its layout."""
    assert view.pages is not None
    view.pages.setCurrentWidget(page)
    wait_for_layout()


def pages_too_wide(view: SheetView) -> list[str]:
    """Return the names of the pages that are wider than the view."""
    found = []
    for page in pages_of(view):
        show_page(view, page)
        content = page.widget()
        assert content is not None
        if content.minimumSizeHint().width() > page.viewport().width():
            found.append(page.objectName())
    return found
