"""The dice of a procedure as lines of the roll log."""

from __future__ import annotations

from collections.abc import Iterable

from core.messages import Translate, said
from core.procedures import How as Given
from core.procedures import RollRecord as Rolled
from core.store.records import LoggedRoll, RollMethod


def to_logged_rolls(rolls: Iterable[Rolled], character: str = "", words: Translate = str) -> tuple[LoggedRoll, ...]:
    """Return the lines that a procedure's dice are in the log.

    Args:
        rolls: The dice, in order.
        character: Id of the character whose they are; "" for nobody's.
        words: Puts what was rolled for into the language of the log.
    """
    return tuple(
        LoggedRoll(
            said(each.label, words),
            each.rolled.dice.text,
            each.rolled.faces,
            each.rolled.total,
            RollMethod.ROLLED if each.how is Given.ROLLED else RollMethod.TYPED,
            character,
        )
        for each in rolls
    )
