"""Parses paths into an entry of a setting: ``attacks[0].power``, ``skills[role=striking]``."""

from __future__ import annotations

import re
from dataclasses import dataclass

_STEP = re.compile(
    r"(?P<name>[a-z0-9_]+)(?:\[(?:(?P<position>[0-9]{1,4})|(?P<column>[a-z0-9_]+)=(?P<wanted>[^\]]*))\])?"
)
_DOTS = re.compile(r"\.(?![^\[]*\])")


@dataclass(frozen=True, slots=True)
class EntryStep:
    """One part of a path: a group, a value, or one row of a list.

    Attributes:
        name: Key of the group, value or list.
        position: Position of the row from 0; None where none is named.
        column: Column of the row that is looked for, or "".
        wanted: Value in that column; the first matching row counts.
    """

    name: str
    position: int | None = None
    column: str = ""
    wanted: str = ""

    @property
    def is_row(self) -> bool:
        """Whether it leads to a row of a list."""
        return self.position is not None or self.column != ""


def entry_path(path: str) -> tuple[EntryStep, ...] | None:
    """Parse a path; None if invalid.

    >>> [(step.name, step.position, step.column, step.wanted) for step in entry_path("attacks[role=x.y].power")]
    [('attacks', None, 'role', 'x.y'), ('power', None, '', '')]
    >>> entry_path("a..b") is None
    True
    """
    matches = [_STEP.fullmatch(step) for step in _DOTS.split(path)]
    steps: list[EntryStep] = []
    for match in matches:
        if match is None:
            return None
        position = None if match["position"] is None else int(match["position"])
        steps.append(EntryStep(match["name"], position, match["column"] or "", match["wanted"] or ""))
    return tuple(steps)


def class_key(steps: tuple[EntryStep, ...]) -> str:
    """Return the class key of the field at a path.

    >>> class_key(entry_path("skills[role=striking].level"))
    'skills[].level'
    """
    return ".".join(f"{step.name}[]" if step.is_row else step.name for step in steps)
