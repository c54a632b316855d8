"""Conditions of an open character: rows of the game's list, and effects; each with its words, its end and its edits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.character.address import parse_address, row_positions
from core.character.address_labels import short_label
from core.character.edits import Edit, RemoveRow, SetEffects
from core.character.effect_text import unit_label
from core.character.effects import Effect, effect_or_none
from core.character.labels import change_text
from core.character.sheet import Sheet
from core.errors import EditError
from core.messages import Word, localize_text, phrase
from core.procedures.durations import GameClock, format_seconds
from core.procedures.readers import text
from desktop.messages import translator_of

ROUND: Final = "round"


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of a character.

    Attributes:
        name: What it is called.
        uid: Uid of its row in the game's list; "" for an effect.
        position: Position of an effect in the document; -1 for a row.
        effect: The effect; None for a row.
        lasts, lasts_in: Time left and its unit; None if time does not end it.
        change: What it changes, in words: "−2 Move Rate"; "" for nothing.
        time_left: The time left in words; "" if it has no end.
        is_last_round: Whether it ends with the present round.
    """

    name: str
    uid: str = ""
    position: int = -1
    effect: Effect | None = None
    lasts: int | None = None
    lasts_in: str = ROUND
    change: str = ""
    time_left: str = ""
    is_last_round: bool = False

    @property
    def details(self) -> str:
        """What stands behind the name."""
        return " · ".join(each for each in (self.change, self.time_left) if each)


def conditions_of(sheet: Sheet, list_key: str, clock: GameClock | None) -> tuple[Condition, ...]:
    """Return the conditions of a character: rows first, then effects.

    Args:
        sheet: The sheet.
        list_key: The game's list of conditions; "" if it has none.
        clock: The time units of the game, if known.
    """
    found = [_row_condition(sheet, row, clock) for row in (sheet.rows(list_key) if list_key else ())]
    for position, entry in enumerate(sheet.character.effects):
        effect = effect_or_none(entry)
        if effect is not None:
            found.append(_effect_condition(sheet, effect, position, clock))
    return tuple(found)


def _row_condition(sheet: Sheet, row: object, clock: GameClock | None) -> Condition:
    data = row if isinstance(row, dict) else {}
    lasts, unit = data.get("lasts"), text(data, "lasts_in", ROUND)
    time = lasts if isinstance(lasts, int) else None
    return Condition(
        text(data, "name") or localize_text(Word("Condition"), translator_of(sheet.system.id)),
        uid=text(data, "uid"),
        lasts=time,
        lasts_in=unit,
        time_left=time_text(sheet, time, unit, clock),
        is_last_round=_is_last_round(sheet, time, unit, clock),
    )


def _effect_condition(sheet: Sheet, effect: Effect, position: int, clock: GameClock | None) -> Condition:
    return Condition(
        effect.name,
        position=position,
        effect=effect,
        lasts=effect.lasts,
        lasts_in=effect.lasts_in,
        change=_change_words(sheet, effect),
        time_left=time_text(sheet, effect.lasts, effect.lasts_in, clock),
        is_last_round=_is_last_round(sheet, effect.lasts, effect.lasts_in, clock),
    )


def _change_words(sheet: Sheet, effect: Effect) -> str:
    if not effect.address:
        return ""
    translate = translator_of(sheet.system.id)
    change = localize_text(change_text(effect.amount), translate)
    try:
        address = parse_address(effect.address)
        cell = (address.key, row_positions(address, sheet.character.data))
    except EditError:
        return change
    if address.key not in sheet.system.derived:
        return change
    return f"{change} {short_label(sheet.system, cell, translate)}"


def time_text(sheet: Sheet, lasts: int | None, unit: str, clock: GameClock | None) -> str:
    """Return a time left in words; "" for none."""
    if lasts is None:
        return ""
    if clock is None:
        words: str = phrase("{amount} {unit}", amount=lasts, unit=unit_label(sheet.system, unit))
    else:
        words = format_seconds(lasts) if unit == "second" else clock.format_amount(unit, lasts)
    return localize_text(words, translator_of(sheet.system.id))


def _is_last_round(sheet: Sheet, lasts: int | None, unit: str, clock: GameClock | None) -> bool:
    if lasts is None:
        return False
    if clock is None:
        return unit == ROUND and lasts <= 1
    return lasts * clock.unit_seconds(sheet, unit) <= clock.unit_seconds(sheet, ROUND)


def end_edit(sheet: Sheet, condition: Condition, list_key: str) -> Edit:
    """Return the edit that ends a condition."""
    if condition.uid:
        return RemoveRow(f"{list_key}[#{condition.uid}]")
    entries = list(sheet.character.effects)
    del entries[condition.position]
    return SetEffects(tuple(entries))
