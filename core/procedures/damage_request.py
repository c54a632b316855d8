"""Shared by all games: the procedure to take damage outside a fight, and its first request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.character.sheet import Sheet
from core.messages import Message, Word
from core.procedures.ask_helpers import Subprocedure, enter_number
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation, Enter

MOST_DAMAGE: Final = 1_000_000
"""Maximum damage that can be entered at once."""

_HELP: Final = Word("As the Game Master says, before armor.")


def damage_procedure(
    start: Callable[[Situation], Conversation], *, cite: str, help: str, closed: Callable[[Sheet], Message | None]
) -> Procedure:
    """Return a game's procedure for damage outside a fight; key, label and kind are the same in all games.

    Args:
        start: Start the generator; its first request is that of `enter_damage`.
        cite: Section of the book.
        help: What it does.
        closed: Return why a character cannot take damage now, or None.
    """
    return Procedure(
        key="damage",
        label="Take damage",
        kind=ProcedureKind.RECOVERY,
        cite=cite,
        help=help,
        start=start,
        closed=closed,
        is_popover=True,
    )


def enter_damage(cite: str, *, least: int = 0, help: str = _HELP) -> Subprocedure[int]:
    """Ask for the points of damage, before armor.

    Args:
        cite: Section of the book.
        least: Minimum damage.
        help: Help text, if a game counts damage in another way.
    """
    return (
        yield from enter_number(
            Enter(
                key="total",
                label="Total damage",
                help=help,
                cite=cite,
                least=least,
                most=MOST_DAMAGE,
                default=10,
                unit="points",
            )
        )
    )
