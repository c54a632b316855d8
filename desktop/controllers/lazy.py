"""Creates parts of the window on first use, and imports modules in the background."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Slot

from core.errors import QuireError
from desktop import tasks
from desktop.frame.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.sheet.character_view import CharacterView

Part = TypeVar("Part")
View = TypeVar("View", bound="CharacterView")


def import_in_background(parent: QObject, module: str, then: Callable[[], object]) -> None:
    """Call a function once a module is imported; a worker thread imports it if necessary.

    Args:
        parent: Owner; if it is deleted meanwhile, nothing is called.
        module: Full name of the module.
        then: Called on the GUI thread.
    """
    if is_imported(module):
        then()
    else:
        tasks.run(parent, partial(import_module, module), partial(_run_after_import, then), _on_failed)


def is_imported(module: str) -> bool:
    """Return whether a module is imported completely.

    While a thread still imports it, it is among ``sys.modules`` already, but may have none of its names yet.
    """
    found = sys.modules.get(module)
    return found is not None and not getattr(found.__spec__, "_initializing", False)


def _run_after_import(then: Callable[[], object], _module: ModuleType) -> None:
    then()


def _on_failed(error: QuireError) -> None:
    raise error


class LazyPart(Generic[Part]):
    """A part that is created on first use.

    Args:
        make: Creates the part.

    Attributes:
        part: The part; None before the first use.
    """

    def __init__(self, make: Callable[[], Part]) -> None:
        self._make = make
        self.part: Part | None = None

    def get(self) -> Part:
        """Return the part, creating it if necessary."""
        if self.part is None:
            self.part = self._make()
        return self.part


class LazyDock(QObject, Generic[View]):
    """A dock at the right whose view is created when the dock is first visible, or when it is needed.

    Args:
        window: The frame.
        name: Name of the dock.
        module: Module of the view, imported on a worker thread.
        make: Creates and connects the view.
        is_of_all: Whether it shows worlds and campaigns, too.

    Attributes:
        view: The view; None before the first use.
    """

    def __init__(
        self, window: MainWindow, name: str, module: str, make: Callable[[], View], *, is_of_all: bool = False
    ) -> None:
        super().__init__(window)
        self._window = window
        self._name = name
        self._module = module
        self._make = make
        self._is_of_all = is_of_all
        self.view: View | None = None
        window.dock_shown.connect(self._on_dock_shown)

    def get(self) -> View:
        """Return the view, creating it if necessary."""
        if self.view is None:
            self.view = view = self._make()
            self._window.add_dock(self._name, view)
            window = self._window
            (window.document_changed if self._is_of_all else window.current_changed).connect(view.show_character)
            view.show_character(window.document if self._is_of_all else window.current)
        return self.view

    def open(self) -> View:
        """Bring the dock to the front and return its view."""
        self._window.show_dock(self._name)
        return self.get()

    def fill_if_seen(self) -> None:
        """Create the view if the dock is visible."""
        if self._window.is_dock_seen(self._name):
            import_in_background(self, self._module, self.get)

    @Slot(str)
    def _on_dock_shown(self, name: str) -> None:
        if name == self._name:
            import_in_background(self, self._module, self.get)
