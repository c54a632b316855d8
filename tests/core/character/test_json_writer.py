"""JSON writer: digits as typed, sorted keys, and the order of house rules."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from core.character.json_reader import read_json
from core.character.json_values import Json
from core.character.json_writer import to_text


@pytest.mark.parametrize("digits", ["24.0", "1.50", "0.02", "3", "-0.5", "0.1234567890123456789012345678", "100.000"])
@pytest.mark.parametrize("indent", [None, 2])
def test_numbers_are_written_as_they_were_typed(digits: str, indent: int | None) -> None:
    assert to_text(read_json(digits), indent) == digits


@pytest.mark.parametrize("indent", [None, 2])
def test_an_exponent_is_written_out(indent: int | None) -> None:
    assert to_text(read_json("[1e5, 25E-3]"), indent).split() == to_text([100000, Decimal("0.025")], indent).split()


def test_keys_are_sorted_and_the_text_is_the_same_for_the_same_value() -> None:
    value: Json = {"b": [], "a": {"d": 1, "c": {}}, "e": [1, "x"]}
    assert to_text(value) == json.dumps(value, indent=2, sort_keys=True)
    assert to_text(value, None) == json.dumps(value, sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize("number", [100, 101, 350])
def test_long_lists_are_written_like_short_ones(number: int) -> None:
    rows: list[Json] = [{"uid": str(place), "b": [place], "a": Decimal("0.5"), "é": "ß"} for place in range(number)]
    value: Json = {"data": {"weapons": rows, "about": "x", "none": []}, "name": "Z", "list": [*range(number)]}
    plain = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=float)
    assert to_text(value, None) == plain
    rows[-1] = {"digits": Decimal("0.1234567890123456789012345678")}
    assert "0.1234567890123456789012345678" in to_text(value, None)


def test_house_rules_keep_their_order() -> None:
    value: Json = {"house_rules": {"b": "1", "a": "2"}, "data": {"house_rules": {"b": 1, "a": 2}}}
    assert to_text(value, None) == '{"data":{"house_rules":{"a":2,"b":1}},"house_rules":{"b":"1","a":"2"}}'
    assert list(json.loads(to_text(value))["house_rules"]) == ["b", "a"]


def test_non_ascii_letters_are_not_escaped() -> None:
    text = 'Zoë "\\" \u202e \x07 日本 \U0001f600'
    for indent in (None, 2):
        assert json.loads(to_text({"name": text}, indent)) == {"name": text}
        assert "日本" in to_text(text, indent)


def test_a_value_that_is_no_json_is_a_bug() -> None:
    for indent in (None, 2):
        with pytest.raises(TypeError):
            to_text({"a": object()}, indent)  # type: ignore[dict-item]  # that is the point
