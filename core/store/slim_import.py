"""Imports SQLModel without asyncio and OpenSSL, which it loads but Quire never uses.

SQLAlchemy imports asyncio for other drivers, and it and pydantic import OpenSSL for hashes and secrets: 7 MB and 30 ms
at each start. They get lazy stubs of these modules, which load the real ones on first use; other code is not affected.

The window uses 2.1 times the memory of an empty one, 2.24 times without this module; the limit is 2.3 times
(``tests/benchmarks/window.py``). Each of the three modules alone would load OpenSSL.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

_STUBBED: Final = ("asyncio", "hashlib", "secrets")
_EAGER_NAME: Final = "iscoroutine"
"""The one asyncio function that SQLAlchemy reads while it is being imported."""


class ModuleStub(ModuleType):
    """Lazy stub of a module; the real one is imported on first attribute access."""

    def __getattr__(self, name: str) -> object:
        """Return an attribute of the real module."""
        if name.startswith("__") and name != "__path__":
            raise AttributeError(name)  # code that scans sys.modules must not load the real module
        if name == _EAGER_NAME:
            return self._is_coroutine
        return getattr(self._real(), name)

    def _is_coroutine(self, given: object) -> bool:
        return bool(getattr(self._real(), _EAGER_NAME)(given))

    def _real(self) -> ModuleType:
        self.uninstall()
        return import_module(self.__name__)

    def install(self) -> None:
        """Put the stub into ``sys.modules``."""
        sys.modules[self.__name__] = self

    def uninstall(self) -> None:
        """Remove the stub from ``sys.modules``."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]


def import_database() -> None:
    """Import SQLAlchemy's SQLite dialect and SQLModel; optional before opening a library, saves memory."""
    stand_ins = [ModuleStub(name) for name in _STUBBED if name not in sys.modules]
    for each in stand_ins:
        each.install()
    try:
        import_module("sqlalchemy.dialects.sqlite")
        import_module("sqlmodel")
    finally:
        for each in stand_ins:
            each.uninstall()
