"""Converts the rolls of a procedure into entries of the roll log."""

from __future__ import annotations

from collections.abc import Iterable

from core.messages import Phrase, Translate, Word, localize_text, phrase
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
            localize_text(_label(record), translate),
            record.rolled.dice.text,
            record.rolled.faces,
            record.rolled.total,
            RollMethod.ROLLED if record.method is AnswerMethod.ROLLED else RollMethod.TYPED,
            character,
        )
        for record in rolls
    )


def _label(record: RollRecord) -> str:
    """Return what was rolled for, and which dice do not count where the notation does not say it."""
    rolled = record.rolled
    if rolled.kept == rolled.dice.kept(rolled.faces):
        return record.label
    if not rolled.counts:
        return phrase("{label}, not used", label=_translatable(record.label))
    left_out = (str(face) for face, counts in zip(rolled.faces, rolled.kept, strict=True) if not counts)
    return phrase("{label}, without {faces}", label=_translatable(record.label), faces=" ".join(left_out))


def _translatable(label: str) -> str:
    return label if isinstance(label, Phrase) else Word(label)
