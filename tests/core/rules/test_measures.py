"""Typed lengths and weights: units of two systems, feet with inches, the factor of a book, what is no measure."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from core.errors import RulesError
from core.registry import game, games
from core.rules.measures import measure_examples, read_field_measure, read_measure, read_whole_measure
from core.rules.model import Field, FieldType
from core.rules.system_file import read_pounds_per_kilogram


@pytest.mark.parametrize(
    ("typed", "unit", "exact", "whole"),
    [
        ("170 cm", "in", "66.93", 67),
        ("170cm", "in", "66.93", 67),
        ("1.70 m", "in", "66.93", 67),
        ("1,70 m", "in", "66.93", 67),
        ("5'7\"", "in", "67", 67),
        ("5' 7\"", "in", "67", 67),
        ("5'7", "in", "67", 67),
        ("5\N{PRIME}7\N{DOUBLE PRIME}", "in", "67", 67),
        ("5’7”", "in", "67", 67),
        ("5'7''", "in", "67", 67),
        ("5 ft 7 in", "in", "67", 67),
        ("5 Fuß 7 Zoll", "in", "67", 67),
        ("6'", "in", "72", 72),
        ("66.5", "in", "66.5", None),
        ("66.5 in", "in", "66.5", None),
        ("70 kg", "lb", "154.32", 154),
        ("500 g", "lb", "1.1", 1),
        ("11 st 4 lb", "lb", "158", 158),
        ("11 st 4", "lb", "158", 158),
        ("8 oz", "lb", "0.5", 1),
        ("154 lbs", "lb", "154", 154),
        ("10 m", "ft", "32.81", 33),
        ("10 m", "feet", "32.81", 33),
        ("30 ft", "yd", "10", 10),
        ("60 ft", "m", "18.29", 18),
        ("12 %", "%", "12", 12),
        ("3 seconds", "seconds", "3", 3),
    ],
)
def test_measure_is_converted_to_the_unit(typed: str, unit: str, exact: str, whole: int | None) -> None:
    assert read_measure(typed, unit) == Decimal(exact)
    assert read_whole_measure(typed, unit) == whole


@pytest.mark.parametrize(
    ("typed", "unit"),
    [
        *[(typed, "in") for typed in ("", "tall", "-3", "5 7", "7\" 5'", "5'5'", "70 kg", "1.2.3", "5' 2 kg", "cm")],
        ("170 cm", "lb"),
        ("170 cm", "days"),
        ("5 ft", ""),
        ("1" * 10, "in"),
        ("1.1234567 m", "in"),
        ("٣ cm", "in"),
    ],
)
def test_what_is_no_measure_of_its_kind_is_none(typed: str, unit: str) -> None:
    assert read_measure(typed, unit) is None
    assert read_whole_measure(typed, unit) is None


def test_book_may_have_its_own_factor() -> None:
    """One of 2.2 pounds for a kilogram."""
    own = Fraction(22, 10)
    assert read_measure("70 kg", "lb", own) == 154
    assert read_measure("70000 g", "lb", own) == 154
    assert read_measure("154 lb", "kg", own) == 70
    assert read_measure("1 kg", "g", own) == 1000


@pytest.mark.parametrize("identity", [each.id for each in games()])
def test_every_length_and_weight_of_a_game_takes_other_units(identity: str) -> None:
    typed = {"in": "100 cm", "ft": "100 cm", "yd": "100 cm", "m": "100 cm", "lb": "100 kg"}
    fields = [each for each in game(identity).system.fields.values() if getattr(each, "unit", "") in typed]
    for field in fields:
        assert read_field_measure(field, typed[field.unit]) is not None
        assert measure_examples(field.unit)


def test_number_without_a_unit_is_no_measure() -> None:
    assert read_field_measure(Field("level", FieldType.INT, "Level", "Level", "", "I", "", 0), "170 cm") is None
    assert not measure_examples("days")


@pytest.mark.parametrize("factor", [0, Fraction(-1, 2)])
def test_factor_must_be_above_zero(factor: int | Fraction) -> None:
    with pytest.raises(RulesError, match="must be above 0"):
        read_pounds_per_kilogram({"pounds_per_kilogram": factor})
