"""Lookup tables: by key and by range, columns, types."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.formula import NumberRange, Table, TableKind, TableRow, ValueType
from tests.helpers.formula_language import DIE, MIXED, SIZE


def test_the_first_row_that_fits_counts() -> None:
    rows = (TableRow(("a",), (1,)), TableRow(("A ",), (2,)))
    table = Table("t", "T", "I", TableKind.KEY, ("key",), ("value",), rows)
    assert table.find(["a"]) == 0
    assert table.look_up([" A"]) == 1
    spans = (TableRow((NumberRange(1, 5),), (1,)), TableRow((NumberRange(3, 9),), (2,)))
    ranged = Table("r", "R", "I", TableKind.RANGE, ("n",), ("value",), spans)
    assert [ranged.find([n]) for n in (0, 1, 4, 6, 10)] == [None, 0, 0, 1, None]


def test_a_range_contains_its_ends() -> None:
    assert Fraction(7, 2) in NumberRange(1, 5)
    assert "3" not in NumberRange(None, None)
    assert DIE.find(["hard", "text"]) is None
    assert DIE.find(["hard", Fraction(1, 3)]) is None


def test_columns_are_named() -> None:
    assert DIE.look_up(["easy", 4], "WORD") == "high"
    with pytest.raises(ValueError, match="no column"):
        DIE.look_up(["easy", 4], "lost")


def test_the_type_of_a_column_is_that_of_its_values() -> None:
    assert DIE.type_of() is ValueType.NUMBER
    assert DIE.type_of("word") is ValueType.TEXT
    assert MIXED.type_of() is ValueType.ANY
    assert SIZE.type_of("feet") is ValueType.NUMBER
    empty = Table("e", "E", "I", TableKind.KEY, ("key",), ("value",), ())
    assert empty.type_of() is ValueType.NUMBER
