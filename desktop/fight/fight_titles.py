"""Writes the default title of a fight, from its sides, and how the fight ended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.play.conflict import Outcome
from desktop import translations

_CONTEXT: Final = "fights"
_VERSUS: Final = str(QT_TRANSLATE_NOOP("fights", " vs "))
_AND: Final = str(QT_TRANSLATE_NOOP("fights", " and "))
_OTHERS: Final = str(QT_TRANSLATE_NOOP("fights", "{name} and {count} others"))
_NAMED: Final = 2
"""Up to this many fighters of a side are named."""
_NUMBER: Final = re.compile(r" \d+$")
"""Number at the end of quick opponents' names."""


def sides_title(sides: Iterable[Sequence[str]]) -> str:
    """Return a fight's title, made from its sides.

    Args:
        sides: The names of the fighters on each side.
    """
    return _join_sides(sides, lambda text: QCoreApplication.translate(_CONTEXT, text))


def is_sides_title(title: str, sides: Sequence[Sequence[str]]) -> bool:
    """Return whether a title is the one made from the sides, in any language of Quire."""
    return any(title == _join_sides(sides, translate) for translate in translations.every_language(_CONTEXT))


def end_title(outcome: Outcome, *, is_over: bool = True) -> str:
    """Return how a fight ended, in a word or two.

    Args:
        outcome: Its outcome.
        is_over: Whether it came to its end; it was stopped otherwise.
    """
    if outcome.winner:
        return QCoreApplication.translate("fights", "Won by {side}").format(side=outcome.winner)
    if outcome.was_stopped or not is_over:
        return QCoreApplication.translate("fights", "Stopped")
    return QCoreApplication.translate("fights", "Fight over")


def _join_sides(sides: Iterable[Sequence[str]], translate: Callable[[str], str]) -> str:
    return translate(_VERSUS).join(_side_title(names, translate) for names in sides)


def _side_title(names: Sequence[str], translate: Callable[[str], str]) -> str:
    """Return the title of a side: a count for one kind, else up to two names, else the first and a count."""
    kinds = {_NUMBER.sub("", name) for name in names}
    if len(kinds) == 1 and len(names) > 1:
        return f"{len(names)} \N{MULTIPLICATION SIGN} {kinds.pop()}"
    if len(names) <= _NAMED:
        return translate(_AND).join(names)
    return translate(_OTHERS).format(name=names[0], count=len(names) - 1)
