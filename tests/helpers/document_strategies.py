"""Hypothesis strategies for documents, and the comparison of a sheet with expected numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import cast

from hypothesis import strategies as st

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import to_json


def group(**values: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, object]]:
    """Return a strategy for objects with any of these keys; a missing key has its default."""
    return st.fixed_dictionaries({}, optional=values)


def rows(
    needed: dict[str, st.SearchStrategy[object]] | None = None, /, **values: st.SearchStrategy[object]
) -> st.SearchStrategy[list[dict[str, object]]]:
    """Return a strategy for up to four rows, each with the required keys and any of the others."""
    return st.lists(st.fixed_dictionaries(needed or {}, optional=values), max_size=4)


def with_decimals(data: Mapping[str, object]) -> dict[str, Json]:
    """Return data as a reader returns them, with exact decimals."""
    return cast("dict[str, Json]", json.loads(json.dumps(data), parse_float=Decimal))


def check_every_number(sheet: Sheet, expected: Mapping[str, object]) -> None:
    """Check that a sheet has exactly the expected derived numbers."""
    found = sheet.derived()
    assert set(expected) == set(found)
    for key, value in expected.items():
        assert found[key] == _written(value), key
        if value is None:
            assert sheet.explain(key).reason, key
    assert sheet.faults == ()


def _written(value: object) -> object:
    if isinstance(value, list):
        return [{key: _written(entry) for key, entry in row.items()} for row in value]
    if value is None or isinstance(value, int | Fraction | str):
        return to_json(value)
    raise AssertionError(value)
