"""WORKAROUND: stops PySide6 from reading the source of every imported module.

PySide6 searches each module's source for ``from __feature__``, and linecache keeps the lines: a third of the time of
later imports, and 20 MB. Quire does not use ``__feature__``.
"""

from __future__ import annotations

import linecache
import sys
from types import ModuleType
from typing import Final

import PySide6.QtCore  # noqa: F401 - imports the module that is patched

_ASKING: Final = "shibokensupport.feature"
_QUESTION: Final = "_mod_uses_pyside"


def install() -> bool:
    """Replace the check by a constant answer; return whether it was found."""
    asking = sys.modules.get(_ASKING)
    if not hasattr(asking, _QUESTION):
        return False
    setattr(asking, _QUESTION, _asks)
    linecache.clearcache()  # free the lines read so far; they are read again on demand
    return True


def _asks(_module: ModuleType) -> bool:
    return False
