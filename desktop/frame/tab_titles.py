"""Titles of tabs: long names are shortened in the middle, and equal ones are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

LONGEST: Final = 24
_END: Final = 10
"""Letters that are kept of the end of a long name, as they often tell names apart."""


def tab_titles(tabs: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Return the titles of tabs, from the left.

    Args:
        tabs: For each tab its name, and what may tell it from others of the same name: campaign, player, game.
    """
    names = Counter(name for name, _ in tabs)
    seen: Counter[str] = Counter()
    titles: list[str] = []
    for name, details in tabs:
        seen[name] += 1
        same = [other for other_name, other in tabs if other_name == name]
        title = shorten(name)
        if names[name] > 1:
            title = f"{title} · {_difference(details, same) or seen[name]}"
        titles.append(title.replace("&", "&&"))
    return titles


def shorten(name: str) -> str:
    """Return a name without its middle if it is long.

    >>> shorten("Anastasia Wilhelmina of the Upper Ford")
    'Anastasia Wil…Upper Ford'
    """
    if len(name) <= LONGEST:
        return name
    return f"{name[: LONGEST - 1 - _END].rstrip()}…{name[-_END:].lstrip()}"


def _difference(details: Sequence[str], same: Sequence[Sequence[str]]) -> str:
    """Return the first detail that no other tab of the same name has; "" if there is none."""
    for place, detail in enumerate(details):
        if detail and sum(len(other) > place and other[place] == detail for other in same) == 1:
            return shorten(detail)
    return ""
