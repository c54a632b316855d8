"""Converts the rolls of a procedure into entries of the roll log."""

from __future__ import annotations

from collections.abc import Iterable

from core.messages import Translate, localize_text
from core.procedures.transcript import AnswerMethod, RollRecord
from core.store.records import LoggedRoll, RollMethod


def to_logged_rolls(
    rolls: Iterable[RollRecord], character: str = "", translate: Translate = str
) -> tuple[LoggedRoll, ...]:
    """Return a procedure's rolls as entries of the roll log.

    Args:
        rolls: The rolls, in order.
        character: Id of the character that they belong to; "" for none.
        translate: Translates what was rolled for.
    """
    return tuple(
        LoggedRoll(
            localize_text(record.label, translate),
            record.rolled.dice.text,
            record.rolled.faces,
            record.rolled.total,
            RollMethod.ROLLED if record.method is AnswerMethod.ROLLED else RollMethod.TYPED,
            character,
        )
        for record in rolls
    )
