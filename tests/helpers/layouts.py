"""Layouts of printed sheets for tests."""

from __future__ import annotations

from core.rules.layout_reader import KnownNames
from core.rules.model import System


def known_names(system: System) -> KnownNames:
    """Return the names that blocks of a game may use."""
    return KnownNames(
        frozenset(system.fields) | frozenset(system.derived),
        frozenset(key for key, one in system.fields.items() if one.type == "rows"),
        {mark: tuple(member.key for member in members) for mark, members in system.families.items()},
        frozenset(system.options),
    )
