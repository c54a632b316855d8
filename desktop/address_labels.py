"""Translates texts of a game's data into the UI language; names addresses and their rows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.character.sheet import Sheet
from core.messages import Translate, localize_text, unit_for
from core.rules.model import Field, System
from desktop.messages import translator_of


def translate_text(system: System, text: str) -> str:
    """Return a text of a game's data in the UI language."""
    return localize_text(text, translator_of(system.id))


def name_with_edition(system: System) -> str:
    """Return the name of a game, with its edition in the UI language if it has one."""
    return ", ".join(filter(None, (system.name, translate_text(system, system.credits.edition))))


def unit_text(system: System, number: str, unit: str) -> str:
    """Return a unit in the form that follows a number, in the UI language."""
    return _unit_text(translator_of(system.id), number, unit)


@lru_cache(maxsize=1024)
def _unit_text(translate: Translate, number: str, unit: str) -> str:
    return localize_text(unit_for(number, unit), translate)


def label_names_unit(field: Field) -> bool:
    """Return whether a label already contains the unit, as "Seconds still unconscious"."""
    return bool(field.unit) and field.unit.casefold() in field.label.casefold().split()


def translate_texts(system: System, texts: Iterable[str]) -> str:
    """Return sentences of a game's data in the UI language, joined by spaces."""
    return " ".join(translate_text(system, text) for text in texts)


def name_of(sheet: Sheet, address: str, *, near: str = "", longest: int = 0) -> str:
    """Return the display name of an address, see `core.character.name_of`.

    Args:
        sheet: The sheet.
        address: The address.
        near: Another address; a row shared with it is not named.
        longest: Labels with more letters are abbreviated; 0 for no limit.
    """
    from core.character.address_labels import address_label  # noqa: PLC0415 - loaded with the first character

    return address_label(sheet, address, translator_of(sheet.system.id), near=near, longest=longest)


def row_of(sheet: Sheet, address: str) -> str:
    """Return the display name of the row of an address."""
    from core.character.address_labels import containing_row_name  # noqa: PLC0415 - loaded with the first character

    return containing_row_name(sheet, address, translator_of(sheet.system.id))
