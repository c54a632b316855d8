"""What a Game Master says in every game alike: a modifier for a check, and that the dead stay dead."""

from __future__ import annotations

from typing import Final

from core.messages import Message
from core.procedures import Asking, Enter, enter_number

MOST_MODIFIER: Final = 1_000


def ask_modifier(cite: str, *, key: str = "modifier", unit: str = "") -> Asking[int]:
    """Ask for the Game Master's modifier of a check.

    Args:
        cite: Section of the book.
        key: Key of the request.
        unit: What it is counted in.
    """
    return (
        yield from enter_number(
            Enter(
                key=key,
                label="Modifier",
                help="As the Game Master says; below 0 it makes the check harder.",
                cite=cite,
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
                default=0,
                unit=unit,
            )
        )
    )


def dead_stay_dead() -> Message:
    """Say why somebody dead cannot rest."""
    return Message("rest_dead", "The dead do not recover.")
