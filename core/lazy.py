"""Lazy imports of a package's public names (PEP 562): returns ``__getattr__``, ``__dir__``.

::

    if TYPE_CHECKING:
        from core.rules.loader import load_system
        from core.rules.model import Field, System
    else:
        __getattr__, __dir__ = lazy_exports(__name__, {"loader": ("load_system",), "model": ("Field", "System")})
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module


def lazy_exports(
    package: str, homes: Mapping[str, Iterable[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return ``__getattr__`` and ``__dir__`` for a package with lazily imported names.

    Args:
        package: Its ``__name__``.
        homes: Names by the module of the package that defines them.

    Returns:
        Its ``__getattr__`` and its ``__dir__``.
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def find(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{home_of[name]}"), name)
        setattr(sys.modules[package], name, found)  # cached: __getattr__ is not called again
        return found

    def names() -> list[str]:
        return sorted(home_of)

    return find, names
