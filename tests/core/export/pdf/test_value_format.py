"""Formatting of printed values: the game's words, durations, missing values."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.export.value_format import format_printed_value
from core.formula import Fault, Value
from core.language import load_language
from core.messages import Message, localize_value
from core.registry import Game, games
from tests.helpers.tiny_game import tiny_system


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("rest", 5400, "1 h 30 min"),
        ("rest", -60, "−1 min"),
        ("rank", -1, "Ghost"),
        ("speed", None, "adrift"),
        ("load", None, "–"),
        ("speed", Fault("x", Message("code", "text")), "–"),
        ("", None, "–"),
    ],
)
def test_values_are_formatted(key: str, value: Value, text: str) -> None:
    assert format_printed_value(tiny_system(), key, value) == text


@pytest.mark.parametrize("form", ["signed", "nozero", "lower"])
def test_an_input_that_is_not_set_shows_nothing_where_nothing_shows_0(form: str) -> None:
    assert format_printed_value(tiny_system(), "height_in", None, form) == ""
    assert format_printed_value(tiny_system(), "height_in", None) == "–"
    assert format_printed_value(tiny_system(), "load", None, form) == "–"


def test_large_numbers_have_one_decimal_at_most() -> None:
    assert format_printed_value(tiny_system(), "", Fraction(83, 4), "tenths") == "20.8"
    assert format_printed_value(tiny_system(), "", 28, "tenths") == "28"


def test_numbers_of_a_list_have_commas() -> None:
    assert format_printed_value(tiny_system(), "", (1, 2, 4)) == "1, 2, 4"


def test_sentences_of_a_list_have_dots_between_them() -> None:
    assert format_printed_value(tiny_system(), "", ("You first.", "Who counts?")) == "You first. · Who counts?"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("6-6-5", "6-6-5"),
        ("Storm-Reading 3", "Storm-Reading 3"),
        ("2d6-1", "2d6−1"),
        ("-3 or 4", "−3 or 4"),
        ("3-", "3−"),
    ],
)
def test_hyphen_between_words_is_not_a_minus_sign(value: str, text: str) -> None:
    assert format_printed_value(tiny_system(), "load", value) == text


@pytest.mark.parametrize("each", games(), ids=lambda each: each.id)
def test_a_german_sheet_says_the_choices_of_a_game_in_german(each: Game) -> None:
    system = each.system
    german = load_language("de").translator_of(system.id)
    for key, field in system.fields.items():
        for choice in (each for each in field.choices if each.key):
            printed = format_printed_value(system, key, choice.key)
            assert printed == choice.label
            assert localize_value(printed, german) == german(choice.label)
    for key, number in system.derived.items():
        for value, label in ((value, number.value_labels[value]) for value in number.value_labels):
            assert localize_value(format_printed_value(system, key, value), german) == german(label)
        if number.absent:
            assert localize_value(format_printed_value(system, key, None), german) == german(number.absent)
