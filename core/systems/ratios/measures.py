"""Parses typed heights, weights and body fat, with or without a unit; rounds measures.

Source: R.A.T.I.O.S. 2a.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.procedures.readers import exact_number
from core.rules.measures import measure_examples, read_measure

Points = int | Fraction
"""Points before they are rounded; whole but for house rules."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A kind of measure.

    Attributes:
        label: Name of the measured quantity.
        unit: The unit of the sheet.
        examples: What can be typed besides a plain number, for the refusal.
        most: The greatest value, in the sheet's unit.
    """

    label: str
    unit: str
    examples: str = ""
    most: int = 100_000

    def read(self, typed: str) -> Decimal | None:
        """Return a typed measure in the sheet's unit, converted to hundredths; None if it is no measure.

        >>> HEIGHT.read("168 cm"), HEIGHT.read("5'7"), HEIGHT.read("66.5"), HEIGHT.read("tall")
        (Decimal('66.14'), Decimal('67'), Decimal('66.5'), None)
        """
        value = read_measure(typed, self.unit, POUNDS_PER_KILOGRAM)
        return None if value is None else Decimal(value)

    @property
    def _units(self) -> str:
        return f"{self.unit} ({self.examples})" if self.examples else self.unit

    def problem(self, typed: Json) -> Message | None:
        """Return why a typed measure is not valid, or None."""
        value = self.read(str(typed))
        if value is not None and 0 < value <= self.most:
            return None
        return Message(
            "no_measure",
            "{label} takes a number above 0 and at most {most}, in {units}, not {typed}.",
            {
                "label": self.label,
                "most": self.most,
                "units": phrase("{one} or {other}", one=Word(self.unit), other=self.examples)
                if self.examples
                else Word(self.unit),
                "typed": typed,
            },
        )


POUNDS_PER_KILOGRAM = Fraction(22, 10)
"""Factor of the book.

Source: R.A.T.I.O.S. 2a.
"""
HEIGHT = Measure(Word("Height"), "in", measure_examples("in"))
WEIGHT = Measure(Word("Body weight"), "lb", measure_examples("lb"))
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
