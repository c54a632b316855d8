"""Writes what a condition changes in words, for lists and paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.character.address_labels import address_label
from core.character.effects import Effect
from core.character.labels import change_text
from core.character.sheet import Sheet
from core.messages import Phrase, Translate, Word, join_texts, phrase
from core.rules.model import System

_UNITS: Final[Mapping[str, str]] = {
    "second": Word("Seconds"),
    "round": Word("Rounds"),
    "min": Word("Minutes"),
    "hour": Word("Hours"),
    "day": Word("Days"),
    "week": Word("Weeks"),
}
_UNIT_FIELD: Final = "conditions[].lasts_in"


def unit_label(system: System, unit: str) -> Word:
    """Return a unit of time in the game's words: "Rounds"."""
    known = system.fields.get(_UNIT_FIELD)
    own = {choice.key: choice.label for choice in known.choices} if known is not None else {}
    return Word(own.get(unit) or _UNITS[unit])


def effect_text(sheet: Sheet, effect: Effect, translate: Translate) -> Phrase:
    """Return a condition with its change and time left: "Poisoned: Move Rate −2 (Rounds left: 3)".

    Args:
        sheet: The sheet.
        effect: What it changes.
        translate: Translates the game's words.
    """
    what: str = effect.name
    if effect.address:
        number = address_label(sheet, effect.address, translate)
        what = phrase("{name}: {number} {change}", name=what, number=number, change=change_text(effect.amount))
    if effect.lasts is None:
        return join_texts([what])
    unit = unit_label(sheet.system, effect.lasts_in)
    return phrase("{what} ({unit} left: {amount})", what=what, unit=unit, amount=effect.lasts)
