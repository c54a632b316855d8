"""Plain readers of what a setting offers and what a sheet holds, for the procedures of every game.

Entries of a setting are plain JSON objects. A reader gives the default of its kind where a key is missing or holds
something else, so that an entry which a person typed may leave out whatever it likes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.character import Json, Sheet
from core.content import Entry, Setting


def entries(setting: Setting | None, kind: str) -> tuple[Entry, ...]:
    """Return the entries of a kind; none without a setting."""
    return () if setting is None else tuple(setting.kinds.get(kind, ()))


def text(entry: Mapping[str, Json], key: str, default: str = "") -> str:
    """Return a text of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, str) else default


def whole(entry: Mapping[str, Json], key: str, default: int = 0) -> int:
    """Return a whole number of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def group(entry: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    """Return a group of an entry, empty where it has none."""
    value = entry.get(key)
    return value if isinstance(value, Mapping) else {}


def rows(entry: Mapping[str, Json], key: str) -> tuple[Mapping[str, Json], ...]:
    """Return a list of groups of an entry; what is no group is left out."""
    return tuple(row for row in _list_value(entry, key) if isinstance(row, Mapping))


def texts(entry: Mapping[str, Json], key: str) -> tuple[str, ...]:
    """Return a list of texts of an entry; what is no text is left out."""
    return tuple(line for line in _list_value(entry, key) if isinstance(line, str))


def _list_value(entry: Mapping[str, Json], key: str) -> Sequence[Json]:
    value = entry.get(key)
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()


def is_same_name(one: str, other: str) -> bool:
    """Compare two names as games do: trimmed, without regard to case.

    >>> same(" Long Sword", "long sword")
    True
    """
    return one.strip().casefold() == other.strip().casefold()


def find_by_name(offered: Sequence[Entry], name: str) -> Entry | None:
    """Return the first entry of a name."""
    return next((entry for entry in offered if is_same_name(text(entry, "name"), name)), None)


def find_by_id(offered: Sequence[Entry], key: str) -> Entry | None:
    """Return the first entry of an id."""
    return next((entry for entry in offered if text(entry, "id") == key), None)


def number(sheet: Sheet, address: str) -> int:
    """Return a number of a sheet, cut to a whole one; what is undefined or a fault counts 0."""
    value = sheet.value(address)
    return int(value) if isinstance(value, int | Fraction) else 0


def exact_number(sheet: Sheet, address: str) -> Fraction:
    """Return a number of a sheet; what is undefined or a fault counts 0."""
    value = sheet.value(address)
    return Fraction(value) if isinstance(value, int | Fraction) else Fraction(0)


def has_option(sheet: Sheet, key: str) -> bool:
    """Return whether an optional rule, a switch, is in use."""
    return bool(sheet.option(key))


def sheet_rows(sheet: Sheet, key: str) -> tuple[Mapping[str, Json], ...]:
    """Return the rows that a character's document has in a list."""
    return rows(sheet.character.data, key)
