"""Finds the parts of an opponent line that are not understood, while it is typed; suggests the nearest word.

>>> words = LineWords(("level",), {"culture": ("Merefolk",)}, ("Merefolk",), ("Club",))
>>> [(each.text, each.nearest) for each in check_line("raider x2, levle 1, clup", words)]
[('levle', 'level'), ('clup', 'Club')]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from core.content.setting import Setting
from core.play.conflict import Conflict
from core.play.opponent_line import WEAPON
from core.play.opponent_weapon import weapon_names
from core.procedures.readers import entries, text
from core.rules.model import System

_KINDS: Final[Mapping[str, str]] = {
    "culture": "cultures",
    "profession": "professions",
    "race": "races",
    "background": "backgrounds",
}
"""Kind of entries of a setting that a property names."""
_NAMED: Final = ("creatures", "cultures", "professions")
"""Kinds whose entries an opponent can be named after."""
_NEAR: Final = 0.5
"""Least similarity of a suggestion, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class LineWords:
    """The words that the opponent lines of a game and a setting understand.

    Attributes:
        properties: Words with a value, as ``level``.
        values: Known values of some of them.
        names: Names that mean something; any other name is allowed.
        weapons: Names of weapons.
    """

    properties: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()

    @classmethod
    def of(cls, conflict: Conflict, system: System, setting: Setting | None) -> LineWords:
        """Return the words of a kind of conflict with a setting."""
        weapons = weapon_names(conflict, system, setting)
        values = {
            key: _entry_names(setting, kind)
            for key, kind in _KINDS.items()
            if key in conflict.properties and entries(setting, kind)
        }
        names = sorted({name for kind in _NAMED for name in _entry_names(setting, kind)})
        properties = (*conflict.properties, *([WEAPON] if weapons else []))
        return cls(properties, values, tuple(names), weapons)


@dataclass(frozen=True, slots=True)
class LineProblem:
    """A part of a line that is not understood.

    Attributes:
        start: Its position in the line.
        text: The part.
        nearest: The most similar word that would be understood; "" for none.
    """

    start: int
    text: str
    nearest: str


def check_line(line: str, words: LineWords) -> tuple[LineProblem, ...]:
    """Return the parts behind the name that are not understood, in order; the last one may still be typed."""
    return tuple(problem for start, part in _parts(line) if (problem := _check_part(start, part, words)) is not None)


def _parts(line: str) -> Iterator[tuple[int, str]]:
    """Yield each part behind the first comma with its position, without surrounding spaces."""
    start = line.find(",") + 1
    while start:
        end = line.find(",", start)
        part = line[start : end if end >= 0 else len(line)]
        stripped = part.strip()
        if stripped:
            yield start + part.index(stripped), stripped
        start = end + 1


def _check_part(start: int, part: str, words: LineWords) -> LineProblem | None:
    if _knows(words.weapons, part):
        return None
    word, _, rest = part.partition(" ")
    word = word.rstrip(":=")
    if not _knows(words.properties, word):
        near = _nearest(part, words.weapons)
        nearest = _nearest(word, words.properties)
        if near and (not nearest or not rest):
            return LineProblem(start, part, near)
        return LineProblem(start, word if nearest else part, nearest)
    known = words.weapons if word.casefold() == WEAPON else words.values.get(word.casefold(), ())
    value = rest.strip()
    if known and value and not _knows(known, value):
        return LineProblem(start + part.rindex(value), value, _nearest(value, known))
    return None


def _knows(known: Sequence[str], word: str) -> bool:
    return any(each.casefold() == word.casefold() for each in known)


def _nearest(word: str, known: Sequence[str]) -> str:
    by_folded = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold(), by_folded, n=1, cutoff=_NEAR)
    return by_folded[found[0]] if found else ""


def _entry_names(setting: Setting | None, kind: str) -> tuple[str, ...]:
    return tuple(filter(None, (text(entry, "name") for entry in entries(setting, kind))))
