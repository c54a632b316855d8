"""Parses typed heights, weights and body fat, with or without a unit; rounds measures.

Source: R.A.T.I.O.S. 2a.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word
from core.procedures.readers import exact_number

Points = int | Fraction
"""Points before they are rounded; whole but for house rules."""

_HUNDREDTH = Decimal("0.01")
_TYPED = re.compile(r"\s*(?P<number>[0-9]{1,9}(?:[.,][0-9]{1,6})?)\s*(?P<unit>[a-z%]*)\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Measure:
    """A kind of measure.

    Attributes:
        label: Name of the measured quantity.
        unit: The unit of the sheet.
        units: Other units with their factors to the sheet's unit.
        most: The greatest value, in the sheet's unit.
    """

    label: str
    unit: str
    units: Mapping[str, Fraction] = field(default_factory=dict)
    most: int = 100_000

    def read(self, typed: str) -> Decimal | None:
        """Return a typed measure in the sheet's unit, converted to hundredths; None if it is no measure.

        >>> HEIGHT.read("168 cm"), HEIGHT.read("66.5"), HEIGHT.read("tall")
        (Decimal('66.14'), Decimal('66.5'), None)
        """
        match = _TYPED.fullmatch(typed)
        if match is None:
            return None
        number = Decimal(match["number"].replace(",", "."))
        unit = match["unit"].casefold()
        if unit in ("", self.unit):
            return number
        if unit not in self.units:
            return None
        converted = Fraction(number) * self.units[unit]
        exact = Decimal(converted.numerator) / Decimal(converted.denominator)
        return exact.quantize(_HUNDREDTH, ROUND_HALF_UP)

    def problem(self, typed: Json) -> Message | None:
        """Return why a typed measure is not valid, or None."""
        value = self.read(str(typed))
        if value is not None and 0 < value <= self.most:
            return None
        return Message(
            "no_measure",
            "{label} takes a number above 0 and at most {most}, in {units}, not {typed}.",
            {"label": self.label, "most": self.most, "units": " or ".join((self.unit, *self.units)), "typed": typed},
        )


HEIGHT = Measure(Word("Height"), "in", {"cm": Fraction(100, 254)})
WEIGHT = Measure(Word("Body weight"), "lb", {"kg": Fraction(22, 10)})
BODY_FAT = Measure(Word("Total body fat"), "%", most=100)


def as_json(value: Decimal) -> int | Decimal:
    """Return a measure as stored in documents; whole numbers without a decimal point."""
    return int(value) if value == value.to_integral_value() else value.normalize()


def between(low: Fraction, high: Fraction, draw: Callable[[int, int], int]) -> int:
    """Draw a whole number from a range; without one, the next above its lower end.

    Args:
        low: One end.
        high: The other end, in either order.
        draw: Returns a whole number between two, both included.
    """
    least, most = -(-min(low, high) // 1), max(low, high) // 1
    return draw(int(least), int(most)) if least <= most else int(least)


def exact_points(sheet: Sheet, address: str) -> Points:
    """Return a number of a sheet that is rounded only at the end, with others.

    Raises:
        NumberError: It is undefined or a fault.

    Source: R.A.T.I.O.S. R6.
    """
    value = exact_number(sheet, address)
    return int(value) if value.denominator == 1 else value


def nearest(value: Points) -> int:
    """Round to the nearest whole number, halves up.

    Source: R.A.T.I.O.S. R6.

    >>> nearest(Fraction(5, 2)), nearest(Fraction(301, 10))
    (3, 30)
    """
    return int((value + Fraction(1, 2)) // 1)
