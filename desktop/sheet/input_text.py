"""Formats values as text for inputs; `core.character.typed_values` reads it back."""

from __future__ import annotations

from core.formula import Fault, Value, fold, format_value
from core.rules.model import Field, FieldType, Option
from desktop.numerals import numeral, with_minus


def format_for_input(field: Field | Option, value: Value) -> str:
    """Return a value as text for an input."""
    if value is None or isinstance(value, Fault):
        return ""
    if isinstance(value, tuple) and field.choices:
        words = {fold(choice.key): choice.label for choice in field.choices}
        return ", ".join(words.get(fold(str(each)), str(each)) for each in value)
    if isinstance(value, tuple) and isinstance(field, Field) and field.notation is not None and value:
        return field.notation.print(tuple(each for each in value if isinstance(each, int)))
    if isinstance(value, tuple) and field.type is FieldType.ROLLS:
        return "\n".join(" ".join(map(format_value, dice)) for dice in value if isinstance(dice, tuple))
    if isinstance(value, tuple):
        return (" " if field.type is FieldType.NUMBERS else "\n").join(format_value(each) for each in value)
    return numeral(value) if isinstance(value, str) else with_minus(numeral(value))
