"""Loads SQLModel without what it imports for uses that nobody makes of it here.

SQLAlchemy takes asyncio along for other drivers, and with it TLS and subprocesses; it and pydantic take OpenSSL along
for hashes and secrets: 7 MB and a thirtieth of a second at each start of the window. They keep stand-ins for these
modules, which load the real ones as soon as anything is wanted of them; everybody else imports the real ones.

It stays because memory has a limit: the window takes 2.1 times what an empty one takes, 2.24 times without this module,
and may take 2.3 times (``tests/benchmarks/window.py``). All three names are needed, for any one of them brings OpenSSL
in alone. Nothing else knows of it: without this module, `import_database` is two imports.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

_STOOD_IN_FOR: Final = ("asyncio", "hashlib", "secrets")
_TAKEN: Final = "iscoroutine"
"""The one function that SQLAlchemy takes out of asyncio while it is imported."""


class ModuleStub(ModuleType):
    """Stands for a module until something of it is wanted."""

    def __getattr__(self, name: str) -> object:
        """Return what the module has under a name."""
        if name.startswith("__") and name != "__path__":
            raise AttributeError(name)  # who looks through all modules for their files wants nothing of this one
        if name == _TAKEN:
            return self._is_coroutine
        return getattr(self._real(), name)

    def _is_coroutine(self, given: object) -> bool:
        return bool(getattr(self._real(), _TAKEN)(given))

    def _real(self) -> ModuleType:
        self.uninstall()
        return import_module(self.__name__)

    def install(self) -> None:
        """Be found by whoever imports the module now."""
        sys.modules[self.__name__] = self

    def uninstall(self) -> None:
        """Let the module be imported again."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]


def import_database() -> None:
    """Load what every library needs; whoever opens one without it does well, too, with more memory."""
    stand_ins = [ModuleStub(name) for name in _STOOD_IN_FOR if name not in sys.modules]
    for each in stand_ins:
        each.install()
    try:
        import_module("sqlalchemy.dialects.sqlite")
        import_module("sqlmodel")
    finally:
        for each in stand_ins:
            each.uninstall()
