"""Resolves names in game data: keys of the row, then the rows around it, then the sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterator


def list_of(key: str) -> str:
    """Return the list of a class key: ``weapons`` for ``weapons[].type``, "" for the sheet."""
    return key.rpartition("[]")[0]


def prefixes(scope: str) -> Iterator[str]:
    """Yield the key prefixes visible in a scope, nearest first.

    >>> list(prefixes("stances[].uses"))
    ['stances[].uses[].', 'stances[].', '']
    """
    while scope:
        yield scope + "[]."
        scope = list_of(scope)
    yield ""


def resolve(name: str, scope: str, known: Collection[str]) -> str | None:
    """Return the class key that a name means in a scope; None if unknown.

    Args:
        name: Name as written: ``type``, ``base.ambt``.
        scope: List whose row it is written in, or "".
        known: All class keys.
    """
    for prefix in prefixes(scope):
        if prefix + name in known:
            return prefix + name
    return None


def visible(scope: str, known: Collection[str]) -> list[str]:
    """Return the names that can be used in a scope without a list."""
    found = []
    for prefix in prefixes(scope):
        for key in known:
            rest = key.removeprefix(prefix)
            if key.startswith(prefix) and "[]" not in rest:
                found.append(rest)
    return found
