"""Draws names for automatic characters: from the names of a setting, else from the game's own.

A name is an entry of kind `NAMES`, which every game describes alike: its ``part`` (first or last name), and what it is
for, in columns that the game chooses, as ``sex`` and ``cultures``; an empty column fits everyone. The game's own names
are the same entries in ``names.toml`` beside its rules, for settings without any.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, cast

from core.character.json_values import Json
from core.content.reader import read_entries
from core.content.setting import Entry, Setting
from core.paths import rules_folder
from core.rules.data_files import NAMES_FILE, read_file
from core.rules.model import System

NAMES: Final = "names"
"""Kind of the entries."""
UNNAMED: Final = "Unnamed"
"""Name of an automatic character if neither setting nor game has names."""

_PART, _FIRST, _LAST = "part", "first", "last"


def draw_name(system: System, setting: Setting | None, traits: Mapping[str, str], source: random.Random) -> str:
    """Return a name for an automatic character: a first name, and a last name if its people have any.

    Where no first name fits all traits, some are dropped, the last one first: a character of an unknown culture gets
    any name of its sex.

    Args:
        system: The game.
        setting: The setting; one without first names is replaced by the game's own.
        traits: What the character is, by column of the entries: ``{"cultures": "merefolk", "sex": "female"}``.
        source: Random generator for this name alone, so that it changes nothing else.
    """
    known = () if setting is None else setting.kinds.get(NAMES, ())
    firsts = _of_part(known, _FIRST)
    if not firsts:
        known = own_names(system)
        firsts = _of_part(known, _FIRST)
    if not firsts:
        return UNNAMED
    kept = _most_fitting(firsts, traits)
    first = source.choice([entry for entry in firsts if _fits(entry, kept)])
    lasts = [entry for entry in _of_part(known, _LAST) if _fits(entry, kept) and _go_together(first, entry, traits)]
    parts = [first, source.choice(lasts)] if lasts else [first]
    return " ".join(str(entry["name"]) for entry in parts)


@lru_cache(maxsize=16)
def own_names(system: System) -> tuple[Entry, ...]:
    """Return the game's own names; none if it has no such kind, or no file.

    Raises:
        DocumentError: A name in the file is wrong.
        RulesError: The file cannot be read.
    """
    if NAMES not in system.kinds:
        return ()
    listed = read_file(rules_folder(system.id), NAMES_FILE).get(NAMES, [])
    return read_entries(cast(Json, listed), system.kinds[NAMES], system)


def _of_part(known: Sequence[Entry], part: str) -> list[Entry]:
    return [entry for entry in known if entry.get(_PART, _FIRST) == part]


def _most_fitting(entries: Sequence[Entry], traits: Mapping[str, str]) -> Mapping[str, str]:
    """Return the traits without those that must be dropped so that an entry fits."""
    kept = (dict(some) for count in range(len(traits), 0, -1) for some in combinations(traits.items(), count))
    return next((some for some in kept if any(_fits(entry, some) for entry in entries)), {})


def _fits(entry: Entry, traits: Mapping[str, str]) -> bool:
    """Return whether an entry is for a character with these traits."""
    return all(_allows(entry.get(column), wanted) for column, wanted in traits.items())


def _go_together(first: Entry, last: Entry, columns: Iterable[str]) -> bool:
    """Return whether one character could have both names."""
    return all(
        not (one := _values(first.get(column))) or not (other := _values(last.get(column))) or one & other
        for column in columns
    )


def _allows(value: Json, wanted: str) -> bool:
    values = _values(value)
    return not values or wanted in values


def _values(value: Json) -> frozenset[str]:
    """Return what a name is for, by one column; nothing if it is for everyone."""
    listed = value if isinstance(value, list) else [value]
    return frozenset(each for each in listed if isinstance(each, str) and each)
