"""What every game asks before a check, and how each says what came of it."""

from __future__ import annotations

from typing import Final

from core.messages import Word
from core.procedures.ask_helpers import Subprocedure, enter_number, show
from core.procedures.requests import Enter, Show

MOST_MODIFIER: Final = 1_000
"""The greatest modifier that a Game Master gives or takes."""

_HELP: Final = Word("As the Game Master says; below 0 it makes the check harder.")


def enter_modifier(cite: str, *, key: str = "modifier", help: str = _HELP, unit: str = "") -> Subprocedure[int]:
    """Ask for the modifier that the Game Master gives to a check: 0 unless somebody says otherwise.

    Args:
        cite: Section of the book.
        key: Key of the request.
        help: What it does, where a game counts it in another way.
        unit: Unit of the number.
    """
    return (
        yield from enter_number(
            Enter(
                key=key,
                label="Modifier",
                help=help,
                cite=cite,
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
                default=0,
                unit=unit,
            )
        )
    )


def show_outcome(passed: bool, *addresses: str, text: str, cite: str) -> Subprocedure[None]:
    """Show how a check went.

    Args:
        passed: Whether it succeeded.
        addresses: The numbers of the sheet that it was rolled with.
        text: What that means, in a sentence.
        cite: Section of the book.
    """
    yield from show(
        Show(
            key="outcome",
            label="Success" if passed else "Failure",
            cite=cite,
            text=text,
            addresses=addresses,
        )
    )
