"""Keeps Qt for Python from reading the source of every module that is imported after it.

It looks in each for its own name, so that a module may ask for Python's spelling of names (``from __feature__``), and
Python keeps the lines it read: a third of the time of every later import, and 20 MB. Nothing here asks for that.
"""

from __future__ import annotations

import linecache
import sys
from types import ModuleType
from typing import Final

import PySide6.QtCore  # noqa: F401 - what is changed here comes with it

_ASKING: Final = "shibokensupport.feature"
_QUESTION: Final = "_mod_uses_pyside"


def install() -> bool:
    """Answer for all modules that they ask for nothing; say whether there was a question."""
    asking = sys.modules.get(_ASKING)
    if not hasattr(asking, _QUESTION):
        return False
    setattr(asking, _QUESTION, _asks)
    linecache.clearcache()  # the lines of what was imported before; whoever needs them again reads them again
    return True


def _asks(_module: ModuleType) -> bool:
    return False
