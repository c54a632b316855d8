"""Names the numbers in words about another number: short, and without what its own name says already.

What a name depends on is the game, the language and the number in question alone, so it is found once for all
characters; only rows and groups have names that players gave them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from core.character.address_labels import cell_row_name, key_label, short_label
from core.character.definitions import known_definition
from core.character.formula_display import to_typographic
from core.character.labels import display_value, value_words
from core.character.sheet import Sheet
from core.formula import Cell, Value, format_value
from core.messages import Translate, Word, localize_text, localize_value
from core.rules.model import Derived, Field, FieldType, Option, System

LONGEST_LABEL: Final = 30
"""Letters of a label; of a longer one the abbreviation is shown."""


class NumberName(NamedTuple):
    """What a number is called in words about another one.

    Attributes:
        label: Its name.
        group: The group whose name stands for it, as the group of an origin; "" for none.
        definition: What the game says of it; None for the position of a row.
        is_switch: Whether it says yes or no, so that its name alone says enough.
        is_in_digits: Whether whole numbers are shown as they are, not as words or a duration.
    """

    label: str
    group: str
    definition: Field | Derived | Option | None
    is_switch: bool
    is_in_digits: bool


@lru_cache(maxsize=8192)
def find_name(system: System, key: str, own_key: str, translate: Translate) -> NumberName:
    """Return what a number is called in words about another one.

    Args:
        system: The game.
        key: Class key of the number.
        own_key: Class key of the number in question.
        translate: Translates the game's words.
    """
    definition = known_definition(key, system)
    label, group = _find_label(system, key, own_key, translate)
    is_duration = isinstance(definition, Derived) and definition.is_duration
    return NumberName(
        label,
        group,
        definition,
        is_switch(definition),
        definition is not None and not is_duration and not value_words(definition),
    )


def _find_label(system: System, key: str, own_key: str, translate: Translate) -> tuple[str, str]:
    """Return the name of a number, and the group whose name stands for it."""
    own_label, label = key_label(system, own_key, translate), key_label(system, key, translate)
    shared, colon, _ = own_label.partition(": ")
    if colon and label.startswith(f"{shared}: "):
        label = label.removeprefix(f"{shared}: ")
    head, comma, origin = label.partition(", ")
    if comma and head in own_label:
        return origin, ""
    group = key.partition(".")[0]
    if group in system.groups and key.rpartition(".")[2] == own_key.rpartition(".")[2]:
        return localize_text(Word(system.groups[group].label), translate), group
    whole = (key, (0,) * key.count("[]"))
    return label if len(label) <= LONGEST_LABEL else short_label(system, whole, translate), ""


def name_of(sheet: Sheet, cell: Cell, own: Cell, name: NumberName, translate: Translate) -> str:
    """Return what a number is: its row in words about another row or a sum over rows, its origin, or its label.

    Args:
        sheet: The character.
        cell: The number.
        own: The number in question.
        name: What the number is called in words about that one.
        translate: Translates the game's words.
    """
    path, own_path = cell[1], own[1]
    if path and (len(path) > len(own_path) or path != own_path[: len(path)]):
        return cell_row_name(sheet, cell, translate)
    if name.group and f"{name.group}.name" in sheet.system.fields:
        given = sheet.value_at((f"{name.group}.name", ()))
        if isinstance(given, str) and given.strip():
            return given.strip()[:LONGEST_LABEL]
    return name.label


def shown_value(name: NumberName, value: Value, translate: Translate) -> str:
    """Return a value as it is shown in words, without its unit."""
    if value.__class__ is int and name.is_in_digits:
        return to_typographic(str(value))
    if name.definition is None or isinstance(value, tuple):
        return format_value(value)
    shown = localize_value(display_value(name.definition, value, with_unit=False), translate)
    return shown if isinstance(value, str) else to_typographic(shown)


def is_switch(definition: object) -> bool:
    """Return whether a number says yes or no."""
    if isinstance(definition, Derived):
        return set(definition.value_labels) == {0, 1} and set(definition.value_labels.values()) == {"yes", "no"}
    return isinstance(definition, Field) and definition.type is FieldType.BOOL
