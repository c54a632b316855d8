"""Names as a place of the sheet sees them: the row's own keys, then those of the rows around it, then the sheet's."""

from __future__ import annotations

from collections.abc import Collection, Iterator


def list_of(key: str) -> str:
    """Return the list whose row a class key belongs to: ``weapons`` for ``weapons[].type``, "" for a key of the sheet."""
    return key.rpartition("[]")[0]


def prefixes(scope: str) -> Iterator[str]:
    """Yield what stands before the keys that a place sees, nearest first.

    >>> list(prefixes("stances[].uses"))
    ['stances[].uses[].', 'stances[].', '']
    """
    while scope:
        yield scope + "[]."
        scope = list_of(scope)
    yield ""


def resolve(name: str, scope: str, known: Collection[str]) -> str | None:
    """Return the class key that a name means at a place, None where nothing is called that.

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
    """Return the names that a place may use without naming a list."""
    found = []
    for prefix in prefixes(scope):
        for key in known:
            rest = key.removeprefix(prefix)
            if key.startswith(prefix) and "[]" not in rest:
                found.append(rest)
    return found
