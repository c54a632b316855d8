"""Writes values in the UI language: decimal sign, minus sign, percentages on one line.

Core writes a decimal point; the separator comes from the catalogue, so that it suits the words around it. Formulas,
files and exports keep the point; fields accept both.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from core.character.labels import display_value
from core.character.sheet import Sheet
from core.formula import Cell, Value, format_chance, format_value
from core.messages import Numeral, localize_value
from core.rules.model import Derived, Field, Option
from desktop.messages import translate, translator_of
from desktop.minus_sign import MINUS

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_HYPHEN: Final = re.compile(r"(?<![\w.,)\]])-(?=\d)")
"""A hyphen before a digit that joins nothing: a sign."""
_PERCENT: Final = re.compile(r"(?:[<>] )?[\d.,]+ %")


def numeral(value: Value, places: int = 6) -> str:
    """Return a value as `core.formula.format_value` does, with the decimal sign of the language."""
    return localize_value(format_value(value, places), translate)


def percent(chance: Fraction, places: int = 2) -> str:
    """Write a chance as `core.formula.format_chance` does, with the decimal sign of the language, and in one piece."""
    return unbroken(localize_value(format_chance(chance, places), translate))


def unbroken(text: str) -> str:
    r"""Keep the numbers of chances and what they are in percent on one line.

    >>> unbroken("2d6 +3, < 0.01 %").split(" ")
    ['2d6', '+3,', '<\xa00.01\xa0%']
    """
    return _PERCENT.sub(lambda found: found[0].replace(" ", NO_BREAK), text) if "%" in text else text


def with_minus(text: str) -> str:
    """Return a text with the sign that the window writes before numbers below 0; hyphens, ranges and dice stay.

    >>> with_minus("-6"), with_minus("long-winded, 1-3, 2d6-1, at -2")
    ('−6', 'long-winded, 1-3, 2d6-1, at −2')
    """
    return _HYPHEN.sub(MINUS, text) if "-" in text else text


def text_of(sheet: Sheet, address: str, *, with_unit: bool = True) -> str:
    """Return a value as people read it, as `Sheet.text` does, in the language of the window.

    Raises:
        EditError: There is no such place or row.
    """
    return _in_language(sheet, sheet.text(address, with_unit=with_unit))


def text_at(sheet: Sheet, cell: Cell, *, with_unit: bool = True) -> str:
    """Return a value as people read it, as `Sheet.text_at` does, in the language of the window.

    Raises:
        LookupError: There is no such place or row.
    """
    return _in_language(sheet, sheet.text_at(cell, with_unit=with_unit))


def value_text(sheet: Sheet, definition: Field | Derived | Option, value: Value) -> str:
    """Return a value of a sheet as people read it, without its unit, in the language of the window."""
    return _in_language(sheet, display_value(definition, value, with_unit=False))


def _in_language(sheet: Sheet, text: str) -> str:
    if text.__class__ is str:
        return text
    return localize_value(text, translate if text.__class__ is Numeral else translator_of(sheet.system.id))
