"""What a fight is called while nobody calls it otherwise, by the sides and who fights on them; and how it ended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.play import Outcome

_NAMED: Final = 2
"""So many of a side are called by their names."""
_NUMBER: Final = re.compile(r" \d+$")
"""What tells those apart who were made in one line."""


def sides_title(sides: Iterable[Sequence[str]]) -> str:
    """Call a fight by its sides.

    Args:
        sides: The names of those who fight on each.
    """
    return QCoreApplication.translate("fights", " vs ").join(map(_side_title, sides))


def end_title(outcome: Outcome) -> str:
    """Say in a word or two how a fight ended."""
    if outcome.winner:
        return QCoreApplication.translate("fights", "Won by {side}").format(side=outcome.winner)
    if outcome.was_stopped:
        return QCoreApplication.translate("fights", "Stopped")
    return QCoreApplication.translate("fights", "Fight over")


def _side_title(names: Sequence[str]) -> str:
    """Call a side: several of one kind by how many they are, two by their names, others by the first of them."""
    kinds = {_NUMBER.sub("", name) for name in names}
    if len(kinds) == 1 and len(names) > 1:
        return f"{len(names)} \N{MULTIPLICATION SIGN} {kinds.pop()}"
    if len(names) <= _NAMED:
        return QCoreApplication.translate("fights", " and ").join(names)
    said = QCoreApplication.translate("fights", "{name} and {count} others")
    return said.format(name=names[0], count=len(names) - 1)
