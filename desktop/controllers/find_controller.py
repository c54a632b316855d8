"""Ctrl+F: searches what is in front, the sheet, the library page or the manual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Slot

from desktop.frame.main_window import MainWindow
from desktop.widgets.search_edit import SearchEdit


@runtime_checkable
class Searchable(Protocol):
    """A tab with a search field of its own."""

    search_edit: SearchEdit


class FindController(QObject):
    """Finds on the tab in front; without one in the library.

    Args:
        window: The frame.
        find_on_sheet: Searches the sheet in front.
        search_library: Puts the cursor into the search field of the library dock.
    """

    def __init__(
        self, window: MainWindow, find_on_sheet: Callable[[], object], search_library: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._find_on_sheet = find_on_sheet
        self._search_library = search_library
        window.set_action_handler("search", self._on_search)
        window.set_action_handler("search_library", search_library)

    @Slot()
    def _on_search(self) -> None:
        tab = self._window.documents.currentWidget()
        if self._window.current is not None:
            self._find_on_sheet()
        elif isinstance(tab, Searchable):
            tab.search_edit.start()
        else:
            self._search_library()
