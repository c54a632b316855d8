"""Conversion of a procedure's rolls into entries of the roll log."""

from __future__ import annotations

from collections.abc import Iterable

from core.messages import Translate, localize_text
from core.procedures import AnswerMethod as Given
from core.procedures import RollRecord as Rolled
from core.store.records import LoggedRoll, RollMethod


def to_logged_rolls(rolls: Iterable[Rolled], character: str = "", words: Translate = str) -> tuple[LoggedRoll, ...]:
    """Return a procedure's rolls as entries of the roll log.

    Args:
        rolls: The rolls, in order.
        character: Id of the character that they belong to; "" for none.
        words: Translates what was rolled for.
    """
    return tuple(
        LoggedRoll(
            localize_text(each.label, words),
            each.rolled.dice.text,
            each.rolled.faces,
            each.rolled.total,
            RollMethod.ROLLED if each.method is Given.ROLLED else RollMethod.TYPED,
            character,
        )
        for each in rolls
    )
