"""What a fight is called while nobody calls it otherwise: by the sides, with who fights on them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

_NAMED: Final = 2
"""So many of a side are called by their names."""
_NUMBER: Final = re.compile(r" \d+$")
"""What tells those apart who were made in one line."""


def sides_title(sides: Iterable[Sequence[str]]) -> str:
    """Call a fight by its sides.

    Args:
        sides: The names of those who fight on each.
    """
    return QCoreApplication.translate("fights", " against ").join(map(_side, sides))


def _side(names: Sequence[str]) -> str:
    """Call a side: several of one kind by how many they are, two by their names, others by the first of them."""
    kinds = {_NUMBER.sub("", name) for name in names}
    if len(kinds) == 1 and len(names) > 1:
        return f"{len(names)} \N{MULTIPLICATION SIGN} {kinds.pop()}"
    if len(names) <= _NAMED:
        return QCoreApplication.translate("fights", " and ").join(names)
    said = QCoreApplication.translate("fights", "{name} and {count} others")
    return said.format(name=names[0], count=len(names) - 1)
