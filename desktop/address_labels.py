"""What places of a sheet are called in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from core import character
from core.character import Sheet
from core.rules import Field, System
from desktop.messages import game_context, translator_of


def translate_text(system: System, text: str) -> str:
    """Return a text of a game's data in the language of the window."""
    return QCoreApplication.translate(game_context(system.id), text) if text else ""


def label_names_unit(field: Field) -> bool:
    """Return whether the name of an input says already what is counted: "Seconds still unconscious"."""
    return bool(field.unit) and field.unit.casefold() in field.label.casefold().split()


def translate_texts(system: System, texts: Iterable[str]) -> str:
    """Return sentences of a game's data, one behind the other, in the language of the window."""
    return " ".join(translate_text(system, text) for text in texts)


def name_of(sheet: Sheet, address: str, *, near: str = "", longest: int = 0) -> str:
    """Return the name of a place for people, see `core.character.name_of`.

    Args:
        sheet: The sheet.
        address: The place.
        near: Another place; a row that both stand in is not named.
        longest: Labels with more letters give way to the abbreviation; 0 for none.
    """
    return character.name_of(sheet, address, translator_of(sheet.system.id), near=near, longest=longest)


def row_of(sheet: Sheet, address: str) -> str:
    """Return the name of the row that an address stands in."""
    return character.row_of(sheet, address, translator_of(sheet.system.id))
