"""Typed text becomes a value of the field's type, or is refused with a reason."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from core.character.json_values import ABSENT
from core.character.typed_values import parse_typed
from core.errors import EditError
from core.rules.model import Choice, Field, FieldType
from desktop.sheet.input_text import format_for_input
from tests.helpers.games import example_game


def field(key: str) -> Field:
    return example_game().system.fields[key]


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("raw.hlth", " 14 ", 14),
        ("raw.hlth", "−3", -3),
        ("raw.hlth", "", ABSENT),
        ("weapons[].weight_lb", "2,5", Decimal("2.5")),
        ("weapons[].weight_lb", "4.0", 4),
        ("weapons[].weight_lb", " ", ABSENT),
        ("state.dead", "yes", True),
        ("state.dead", "", False),
        ("weapons[].type", "Melee", "melee"),
        ("weapons[].type", "melee", "melee"),
        ("languages", "Low\n\n High ", ["Low", "High"]),
        ("background", "two\nlines", "two\nlines"),
        ("professions[].trained_lore", "1d6", "1d6"),
    ],
)
def test_text_is_parsed_by_the_type_of_the_field(key: str, text: str, value: object) -> None:
    assert parse_typed(field(key), text) == value


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("height_in", "170 cm", 67),
        ("height_in", "5'7\"", 67),
        ("height_in", "5 ft 7", 67),
        ("weight_lb", "70 kg", 154),
        ("weapons[].weight_lb", "1,5 kg", Decimal("3.31")),
        ("weapons[].length_ft", "1 m", Decimal("3.28")),
    ],
)
def test_lengths_and_weights_may_have_other_units(key: str, text: str, value: object) -> None:
    assert parse_typed(field(key), text) == value


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("raw.hlth", "ten", "no_whole_number"),
        ("raw.hlth", "1.5", "no_whole_number"),
        ("raw.hlth", "70 kg", "no_whole_number"),
        ("height_in", "70 kg", "no_whole_number"),
        ("weapons[].weight_lb", "170 cm", "no_number"),
        ("weapons[].weight_lb", "1/2", "no_number"),
        ("state.dead", "perhaps", "no_yes_no"),
        ("skills[].lore", "magic", "no_choice"),
        ("weapons", "x", "rows_as_text"),
    ],
)
def test_invalid_input_is_refused_with_a_reason(key: str, text: str, code: str) -> None:
    with pytest.raises(EditError) as caught:
        parse_typed(field(key), text)
    assert caught.value.message.code == code


def test_formatted_values_parse_to_the_same_value() -> None:
    assert format_for_input(field("raw.hlth"), 14) == "14"
    assert format_for_input(field("weapons[].weight_lb"), Fraction(5, 2)) == "2.5"
    assert format_for_input(field("languages"), ("Low", "High")) == "Low\nHigh"
    assert format_for_input(field("raw.hlth"), None) == ""


def test_a_list_of_numbers_is_one_line() -> None:
    dice = Field("dice", FieldType.NUMBERS, "Dice", "Dice", "", "I", "", ())
    assert format_for_input(dice, (6, 2, 5)) == "6 2 5"
    assert parse_typed(dice, "6, 2 5") == [6, 2, 5]
    assert parse_typed(dice, " ") == []


def test_several_rolls_have_a_line_each() -> None:
    rolls = Field("rolls", FieldType.ROLLS, "Rolls", "Rolls", "", "I", "", ())
    assert format_for_input(rolls, ((6, 2, 5), (1,))) == "6 2 5\n1"
    assert parse_typed(rolls, "6, 2 5\n\n 1\n") == [[6, 2, 5], [1]]
    assert parse_typed(rolls, "") == []
    with pytest.raises(EditError, match="not a whole number"):
        parse_typed(rolls, "6 2 5\n1 x")


def test_choices_of_a_list_may_be_separated_by_commas_or_lines() -> None:
    parts = Field(
        *("covers", FieldType.TEXTS, "Covers", "", "", "", "", ()),
        choices=(Choice("head", "Head"), Choice("arms", "Both arms")),
    )
    assert parse_typed(parts, " both ARMS, head;\nhead") == ["arms", "head", "head"]
    assert parse_typed(parts, " ") == []
    assert format_for_input(parts, ("arms", "Head", "tail")) == "Both arms, Head, tail"
    with pytest.raises(EditError, match=r"Covers has no “tail”\. It may be one of: Head, Both arms"):
        parse_typed(parts, "head, tail")
