"""Creates parts of the window on first use, and imports modules in the background."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from core.errors import QuireError
from desktop import tasks

Part = TypeVar("Part")


def import_in_background(parent: QObject, module: str, then: Callable[[], object]) -> None:
    """Call a function once a module is imported; a worker thread imports it if necessary.

    Args:
        parent: Owner; if it is deleted meanwhile, nothing is called.
        module: Full name of the module.
        then: Called on the GUI thread.
    """
    if module in sys.modules:
        then()
    else:
        tasks.run(parent, partial(import_module, module), partial(_run_after_import, then), _on_failed)


def _run_after_import(then: Callable[[], object], _module: ModuleType) -> None:
    then()


def _on_failed(error: QuireError) -> None:
    raise error


class LazyPart(Generic[Part]):
    """A part that is created on first use.

    Args:
        make: Creates the part.
        connect: Called once with the new part, to connect it; `get` works within it already.

    Attributes:
        part: The part; None before the first use.
    """

    def __init__(self, make: Callable[[], Part], connect: Callable[[Part], None]) -> None:
        self._make = make
        self._connect = connect
        self.part: Part | None = None

    def get(self) -> Part:
        """Return the part, creating it if necessary."""
        if self.part is None:
            self.part = self._make()
            self._connect(self.part)
        return self.part
