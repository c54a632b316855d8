"""Formats a value for print: the game's labels, minus signs, dashes, template formats."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from core.formula import Fault, Value, format_duration, format_value
from core.messages import DECIMAL_SIGN, Numeral, Phrase, Word, join_texts
from core.rules.model import System

DASH = "\u2013"
MINUS = "\u2212"
MOST_DECIMALS = 6
SENTENCE_ENDS = (".", "!", "?", "…")
_DICE = re.compile(r"\bd?\d*d\d")
_SIGN = re.compile(r"(?<!\w)-|-(?!\w)")
"""A hyphen that joins no words is a minus sign; in dice notation every hyphen is."""


def format_printed_value(system: System, key: str, value: Value, form: str = "") -> str:
    """Return the printed text of a value; the game's own words in it are translated as words.

    Args:
        system: The game, for its labels.
        key: Key of the field or number; "" if it has none.
        value: The value.
        form: A format of :data:`core.rules.block_templates.FORMATS`, or "".
    """
    if value is None and form in ("signed", "nozero", "lower") and key in system.fields:
        return ""
    if value is None or isinstance(value, Fault):
        derived = system.derived.get(key)
        return Word(derived.absent) if derived is not None and value is None and derived.absent else DASH
    if type(value) is Fraction:
        return _format_fraction(system, key, value.numerator, value.denominator, form)
    return _format_exact(system, key, value, form)


@lru_cache(maxsize=65536)
def _format_fraction(system: System, key: str, numerator: int, denominator: int, form: str) -> str:
    """Return the text of a fraction; numerator and denominator make a faster cache key than the fraction."""
    return _format_number(system, key, Fraction(numerator, denominator), form)


@lru_cache(maxsize=65536, typed=True)  # a word of the game is not the same text that a player typed
def _format_exact(system: System, key: str, value: int | str | tuple[object, ...], form: str) -> str:
    if isinstance(value, tuple):
        texts = [_format_text(system, key, each, form) if isinstance(each, str) else str(each) for each in value]
        return join_texts(texts, " \u00b7 " if any(text.endswith(SENTENCE_ENDS) for text in texts) else ", ")
    return (
        _format_text(system, key, value, form) if isinstance(value, str) else _format_number(system, key, value, form)
    )


def _format_text(system: System, key: str, value: str, form: str) -> str:
    """Return a text, in small letters or as an initial if its form says so; the game's own texts are words."""
    if form == "abbr":
        members = (one for family in system.families.values() for one in family)
        return next((Word(one.abbr) for one in members if one.key == value), value)
    if isinstance(value, Phrase):
        return value
    shown: str = value
    label: str | None = value if isinstance(value, Word) else None
    if key in system.derived:
        shown = value.replace("-", MINUS) if _DICE.search(value) else _SIGN.sub(MINUS, value)
    elif value and key in system.fields:
        label = next((one.label for one in system.fields[key].choices if one.key == value), None)
        shown = value if label is None else label
    if form == "initial":
        return shown[:1].upper()
    shown = shown.lower() if form == "lower" else shown
    return shown if label is None else Word(shown)


def _format_number(system: System, key: str, value: int | Fraction, form: str) -> str:
    derived, field = system.derived.get(key), system.fields.get(key)
    if derived is not None and value in derived.value_labels:
        return Word(derived.value_labels[int(value)])
    if value == 0 and (form in ("signed", "nozero") or (field is not None and field.zero_unset)):
        return ""
    if derived is not None and derived.is_duration:
        return format_duration(value).replace("-", MINUS)
    places = derived.decimals if derived is not None else MOST_DECIMALS
    places = min(places, 1) if form == "tenths" else places
    if form == "times":
        return _mark_numeral(f"\u00d7{format_value(value, places)}") if value > 1 else ""
    if form == "feet":
        feet, inches = divmod(int(value), 12)
        return f"{feet}' {inches}\""
    text = format_value(value, places).replace("-", MINUS)
    return _mark_numeral(f"+{text}" if form in ("signed", "plus") and value > 0 else text)


def _mark_numeral(text: str) -> str:
    """Return a decimal number marked as such, so that its decimal sign can follow the reader's language."""
    return Numeral(text) if DECIMAL_SIGN in text else text
