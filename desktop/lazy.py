"""Parts of the window that are made when they are first wanted; until then nothing of them is loaded."""

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
    """Do something that needs a module: at once where it is there, else when a thread has loaded it.

    Args:
        parent: Who wants it; when it is gone nothing is done.
        module: Full name of the module.
        then: What to do.
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
    """Something that is made when it is first asked for.

    Args:
        make: Makes it.
        join: Gets it once, to join it to the others; whoever asks again meanwhile gets it already.

    Attributes:
        made: The part; None before anybody asked.
    """

    def __init__(self, make: Callable[[], Part], join: Callable[[Part], None]) -> None:
        self._make = make
        self._join = join
        self.part: Part | None = None

    def get(self) -> Part:
        """Return the part."""
        if self.part is None:
            self.part = self._make()
            self._join(self.part)
        return self.part
