"""Converts JSON values to the values of a field, by field type; raises for wrong types.

Raises :class:`WrongTypeError` for a wrong type.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Final

from core.character.json_reader import kind_name
from core.character.json_values import Json, format_decimal, to_exact
from core.dice import Dice, Pool
from core.errors import DiceError
from core.formula import Value, fold
from core.messages import Word, phrase
from core.rules.model import Field, FieldType, Option

Convert = Callable[[Json], Value]

_SHORT: Final = 60


class WrongTypeError(Exception):
    """A value has the wrong type for its field; the caller adds the address.

    Attributes:
        wanted: The expected type: "a whole number".
        found: The actual value: "the text “x”".
    """

    def __init__(self, wanted: str, found: Json) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.found = quote_value(found)


def quote_value(value: Json) -> str:
    """Return a value for use in a message: "the text “x”", "12", "a list"."""
    if isinstance(value, str):
        return phrase("the text “{text}”", text=value if len(value) <= _SHORT else f"{value[:_SHORT]}…")
    if isinstance(value, Decimal):
        return format_decimal(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return kind_name(value)


def converter(field: Field | Option, dice_sizes: tuple[int, ...]) -> Convert:
    """Return the function that converts JSON to a field's value.

    It raises :class:`WrongTypeError` for a wrong type, not for numbers out of range.

    Args:
        field: The field or option.
        dice_sizes: Numbers of sides that the game's dice may have; empty if all are allowed.
    """
    convert = _plain_converter(field, dice_sizes)
    if not (isinstance(field, Field) and field.nullable):
        return convert
    return lambda value: None if value is None else convert(value)


def default_value(field: Field | Option) -> Value:
    """Return the value used if the document has none."""
    default = field.default
    if default is None or isinstance(default, str | tuple):
        return default
    if isinstance(default, bool):
        return int(default)
    if isinstance(default, list):
        return tuple(default)
    if not isinstance(default, int | Fraction):
        raise AssertionError(f"a default of an unknown kind: {default!r}")
    return default


def _plain_converter(field: Field | Option, dice_sizes: tuple[int, ...]) -> Convert:
    if field.type is FieldType.CHOICE:
        if field.open_choice:
            return convert_text
        return _choice(field)
    if field.type is FieldType.TEXTS and field.choices:
        return _choices(field)
    if field.type is FieldType.DICE:
        return _dice(dice_sizes)
    return _CONVERTERS[field.type]


def convert_whole(value: Json) -> Value:
    """Convert a whole number; 24.0 is accepted."""
    if value.__class__ is int:
        return value
    if isinstance(value, Decimal) and value == value.to_integral_value():
        return int(value)
    raise WrongTypeError(Word("a whole number"), value)


def convert_number(value: Json) -> Value:
    """Convert a number, whole or decimal."""
    if value.__class__ is int:
        return value
    if isinstance(value, Decimal):
        return to_exact(value)
    raise WrongTypeError(Word("a number"), value)


def convert_bool(value: Json) -> Value:
    """Convert true or false to 1 or 0."""
    if value is True:
        return 1
    if value is False:
        return 0
    raise WrongTypeError(Word("true or false"), value)


def convert_text(value: Json) -> Value:
    """Convert a text."""
    if value.__class__ is str:
        return value
    if isinstance(value, str):  # a word of the game that a procedure writes down is a text like any other
        return str(value)
    raise WrongTypeError(Word("a text"), value)


def convert_texts(value: Json) -> Value:
    """Convert a list of texts."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        return tuple(entry if entry.__class__ is str else str(entry) for entry in value)
    raise WrongTypeError(Word("a list of texts"), value)


def convert_numbers(value: Json) -> Value:
    """Convert a list of whole numbers."""
    if not isinstance(value, list):
        raise WrongTypeError(Word("a list of whole numbers"), value)
    return tuple(entry for entry in map(convert_whole, value) if isinstance(entry, int))


def convert_rolls(value: Json) -> Value:
    """Convert a list of lists of whole numbers."""
    if not isinstance(value, list) or not all(isinstance(entry, list) for entry in value):
        raise WrongTypeError(Word("a list of lists of whole numbers"), value)
    return tuple(tuple(face for face in map(convert_whole, entry) if isinstance(face, int)) for entry in value)


def _choice(field: Field | Option) -> Convert:
    words = {fold(choice.key) for choice in field.choices}
    listed = ", ".join(choice.key or '""' for choice in field.choices)

    def convert(value: Json) -> Value:
        if isinstance(value, str) and fold(value) in words:
            return value
        raise WrongTypeError(phrase("one of these words: {words}", words=listed), value)

    return convert


def _choices(field: Field | Option) -> Convert:
    one = _choice(field)

    def convert(value: Json) -> Value:
        if not isinstance(value, list):
            raise WrongTypeError(Word("a list of texts"), value)
        return tuple(str(one(entry)) for entry in value)

    return convert


def _dice(sizes: tuple[int, ...]) -> Convert:
    listed = ", ".join(str(size) for size in sizes)

    def convert(value: Json) -> Value:
        if not isinstance(value, str):
            raise WrongTypeError(Word("dice notation such as 15+2d6"), value)
        try:
            dice = Dice.parse(value)
        except DiceError as error:
            raise WrongTypeError(Word("dice notation such as 15+2d6"), value) from error
        if sizes and any(isinstance(part, Pool) and part.size not in sizes for part in dice.parts):
            raise WrongTypeError(phrase("dice notation with {sides}-sided dice", sides=listed), value)
        return value

    return convert


_CONVERTERS: Final = {
    FieldType.INT: convert_whole,
    FieldType.NUMBER: convert_number,
    FieldType.BOOL: convert_bool,
    FieldType.TEXT: convert_text,
    FieldType.PROSE: convert_text,
    FieldType.TEXTS: convert_texts,
    FieldType.NUMBERS: convert_numbers,
    FieldType.ROLLS: convert_rolls,
}
