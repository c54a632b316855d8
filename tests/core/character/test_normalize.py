"""Renamed keys: values move to their new key, and nothing is lost."""

from __future__ import annotations

import pytest

from core.character.address import split_key
from core.character.json_values import Json
from core.character.normalize import _rename_key


@pytest.mark.parametrize(
    ("data", "old", "new", "expected"),
    [
        ({"a": 1}, "a", "b", {"b": 1}),
        ({"a": None}, "a", "b", {"b": None}),
        ({"a": 1, "b": 2}, "a", "b", {"a": 1, "b": 2}),
        ({"c": 1}, "a", "b", {"c": 1}),
        ({"a": 1}, "a", "g.h.b", {"g": {"h": {"b": 1}}}),
        ({"a": 1, "g": {"x": 2}}, "a", "g.b", {"g": {"x": 2, "b": 1}}),
        ({"a": 1, "g": 5}, "a", "g.b", {"a": 1, "g": 5}),
        ({"g": {"a": 1}}, "g.a", "b", {"b": 1}),
        ({"g": {"a": 1, "x": 2}}, "g.a", "b", {"b": 1, "g": {"x": 2}}),
        ({"g": {"x": 2}}, "g.a", "b", {"g": {"x": 2}}),
        ({"g": 5}, "g.a", "b", {"g": 5}),
        ({"g": {"a": 1}}, "g.a", "g.b", {"g": {"b": 1}}),
        ({"g": {"a": 1}}, "g.a", "h.a", {"h": {"a": 1}}),
        ({"l": [{"a": 1}, {"x": 1}, 3]}, "l[].a", "l[].b", {"l": [{"b": 1}, {"x": 1}, 3]}),
        ({"l": 3}, "l[].a", "l[].b", {"l": 3}),
        ({"l": [{"m": [{"a": 1}]}]}, "l[].m[].a", "l[].m[].b", {"l": [{"m": [{"b": 1}]}]}),
        ({"l": [{"a": 1}]}, "l", "m", {"m": [{"a": 1}]}),
    ],
)
def test_values_move(data: Json, old: str, new: str, expected: Json) -> None:
    assert _rename_key(data, split_key(old), split_key(new)) == expected
