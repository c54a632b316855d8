"""Says which procedures award something, and writes the line of a session that notes an award to one character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from core.procedures.procedure import Procedure

AWARD: Final = "Award"
"""The deed of the procedure that awards amounts."""
_AWARDS: Final = frozenset({AWARD, "Grant"})
"""Deeds of procedures that award something, those included that roll the amount."""


def is_award(procedure: Procedure) -> bool:
    """Return whether a procedure awards something, which is noted in the session of the day."""
    return procedure.deed in _AWARDS


def award_line(label: str, name: str) -> str:
    """Return the line of a session that notes an award.

    Args:
        label: Label of the edit that the award was.
        name: Name of the character.
    """
    return f"{label}, {name}" if name else label
