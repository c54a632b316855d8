r"""Parses typed lengths and weights, such as 170 cm, 5'7" or 70 kg, into the unit of an input.

Inches and centimetres convert by 2.54, pounds and kilograms exactly unless a book gives a factor of its own.

>>> read_measure("170 cm", "in"), read_measure("5'7\"", "in"), read_measure("70 kg", "lb", Fraction("2.2"))
(Decimal('66.93'), 67, 154)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from math import floor
from typing import Final

from core.rules.model import Field, FieldType

POUNDS_PER_KILOGRAM: Final = 1 / Fraction("0.45359237")
"""Pounds of a kilogram, by the definition of the pound."""
_CENTIMETRE, _FOOT, _YARD = 1 / Fraction("2.54"), Fraction(12), Fraction(36)
_INCH: Final = "in"
_LENGTHS: Final[Mapping[str, tuple[Fraction, tuple[str, ...]]]] = {
    _INCH: (Fraction(1), ('"', "''", "″", "”", "inch", "inches", "zoll")),
    "ft": (_FOOT, ("'", "\N{PRIME}", "’", "foot", "feet", "fuß", "fuss")),
    "yd": (_YARD, ("yard", "yards")),
    "cm": (_CENTIMETRE, ()),
    "m": (100 * _CENTIMETRE, ()),
}
_WEIGHTS: Final[Mapping[str, tuple[Fraction, tuple[str, ...]]]] = {
    "lb": (Fraction(1), ("lbs", "lb.", "pound", "pounds")),
    "oz": (Fraction(1, 16), ()),
    "st": (Fraction(14), ("stone",)),
    "kg": (POUNDS_PER_KILOGRAM, ()),
    "g": (POUNDS_PER_KILOGRAM / 1000, ()),
}
_SMALLER: Final = {"ft": _INCH, "st": "lb"}
"""The unit of a second number without one: 5'7 is five feet and seven inches."""
_METRIC_WEIGHTS: Final = frozenset({"kg", "g"})
_PART = re.compile(r"\s*(?P<number>[0-9]{1,9}(?:[.,][0-9]{1,6})?)\s*(?P<unit>[^0-9\s.,][^0-9\s]*)?\s*", re.ASCII)
_HUNDREDTH: Final = Decimal("0.01")
_EXAMPLES: Final = {_INCH: "170 cm, 5'7\"", "ft": "3 m", "yd": "30 m", "m": "30 ft", "lb": "70 kg"}


def measure_examples(unit: str) -> str:
    """Return examples of what can be typed instead of a number in this unit; "" for a unit without others."""
    return _EXAMPLES.get(_find_unit(unit) or "", "")


def read_measure(typed: str, unit: str, pounds_per_kilogram: Fraction | None = None) -> int | Decimal | None:
    """Return a typed measure in a unit; None if it is not a measure of its kind.

    A number without a unit is one of the given unit and stays exact; a converted one is rounded to hundredths.

    Args:
        typed: The text.
        unit: Unit of the input: ``in``, ``ft``, ``yd``, ``m``, ``lb``, or one that nothing else converts to.
        pounds_per_kilogram: The book's own factor; None for the exact one.

    >>> read_measure("1,80 m", "in"), read_measure("11 st 4", "lb"), read_measure("2 kg", "in"), read_measure("x", "lb")
    (Decimal('70.87'), 158, None, None)
    """
    found = _convert(typed, unit, pounds_per_kilogram)
    if found is None:
        return None
    value, is_converted = found
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return _plain(exact.quantize(_HUNDREDTH, ROUND_HALF_UP) if is_converted else exact)


def read_field_measure(field: Field, typed: str) -> int | Decimal | None:
    """Return a typed measure in the unit of a numeric input; None if the input has no unit or it is no such measure."""
    read = read_whole_measure if field.type is FieldType.INT else read_measure
    return read(typed, field.unit, field.pounds_per_kilogram) if field.unit else None


def read_whole_measure(typed: str, unit: str, pounds_per_kilogram: Fraction | None = None) -> int | None:
    """Return a typed measure like `read_measure`, a converted one rounded to a whole number, halves up.

    >>> read_whole_measure("170 cm", "in"), read_whole_measure("66.5", "in")
    (67, None)
    """
    found = _convert(typed, unit, pounds_per_kilogram)
    if found is None or (not found[1] and found[0].denominator != 1):
        return None
    return floor(found[0] + Fraction(1, 2))


def _convert(typed: str, unit: str, pounds_per_kilogram: Fraction | None) -> tuple[Fraction, bool] | None:
    """Return a typed measure exactly, and whether another unit was converted; None if it is not one of its kind."""
    parts = _split(typed)
    if parts is None:
        return None
    if len(parts) == 1 and parts[0][1] in ("", unit.casefold()):
        return Fraction(parts[0][0]), False
    home = _find_unit(unit)
    total, before = Fraction(0), ""
    for number, written in parts:
        name = _find_unit(written) if written else _SMALLER.get(before)
        factor = None if home is None or name is None else _factor(name, home, pounds_per_kilogram)
        if factor is None or (before and _SMALLER.get(before) != name):
            return None
        total += Fraction(number) * factor
        before = name or ""
    return total, len(parts) > 1 or before != home


def _split(typed: str) -> list[tuple[Decimal, str]] | None:
    """Return the numbers of a text with their units in lower case; None if it is anything else."""
    parts: list[tuple[Decimal, str]] = []
    at = 0
    while at < len(typed):
        match = _PART.match(typed, at)
        if match is None:
            return None
        parts.append((Decimal(match["number"].replace(",", ".")), (match["unit"] or "").casefold()))
        at = match.end()
    return parts or None


def _find_unit(written: str) -> str | None:
    """Return the key of a unit by any of its names; None for one that nothing converts to."""
    folded = written.casefold()
    for units in (_LENGTHS, _WEIGHTS):
        for key, (_, names) in units.items():
            if folded == key or folded in names:
                return key
    return None


def _factor(name: str, home: str, pounds_per_kilogram: Fraction | None) -> Fraction | None:
    """Return what one of a unit is in another; None if they measure different things."""
    units = next((each for each in (_LENGTHS, _WEIGHTS) if name in each and home in each), None)
    if units is None:
        return None
    own = Fraction(1)
    if pounds_per_kilogram is not None:
        own = pounds_per_kilogram / POUNDS_PER_KILOGRAM
    scale = units[name][0] * (own if name in _METRIC_WEIGHTS else 1)
    return scale / (units[home][0] * (own if home in _METRIC_WEIGHTS else 1))


def _plain(number: Decimal) -> int | Decimal:
    return int(number) if number == number.to_integral_value() else number.normalize()
