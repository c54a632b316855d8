"""The pure functions of the game: dice texts, kept sets, look-ups among rows."""

from __future__ import annotations

import doctest

import pytest

from core.systems.sord import functions
from core.systems.sord.functions import (
    FUNCTIONS,
    damage_words,
    dice_greatest,
    dice_least,
    join_dice,
    keeps_set,
    owns_skill,
    trains_with,
)


@pytest.mark.parametrize(
    ("first", "second", "joined"),
    [
        ("", "", ""),
        ("1d12", "", "1d12"),
        ("", "1d6", "1d6"),
        ("2d6", "1d6", "2d6+1d6"),
        ("2d6", "-1", "2d6-1"),
        ("2d6", "-1d6+2", "2d6-1d6+2"),
        (" 1d8 ", " 1d6 ", "1d8+1d6"),
        ("1d8", "+1d6", "1d8+1d6"),
        ("", "+ 1d6", "1d6"),
        ("1d8", "−1", "1d8−1"),
    ],
)
def test_dice_texts_are_joined_as_their_parts_stand(first: str, second: str, joined: str) -> None:
    assert join_dice(first, second) == joined


@pytest.mark.parametrize(
    ("text", "least", "greatest"),
    [("", 0, 0), ("1d6", 1, 6), ("d12+3", 4, 15), ("2d6-1d6", -4, 11), ("-2", -2, -2), ("60+2d8", 62, 76)],
)
def test_bounds_of_dice(text: str, least: int, greatest: int) -> None:
    assert (dice_least(text), dice_greatest(text)) == (least, greatest)


def test_dice_that_cannot_be_read_say_why() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        dice_least("a lot")


@pytest.mark.parametrize(
    ("dice", "flat", "words"),
    [("1d12", 6, "1d12+6"), ("1d6", 0, "1d6"), ("1d8", -1, "1d8-1"), ("", 0, "0"), ("", -3, "-3"), (" ", 8, "8")],
)
def test_damage_is_written_as_it_is_rolled(dice: str, flat: int, words: str) -> None:
    assert damage_words(dice, flat) == words


SETS = [1] * 6 + [2] * 7
SCORES = [5, 9, 9, 12, 5, 14, 8, 8, 8, 8, 8, 8, 20]


@pytest.mark.parametrize(
    ("number", "raw", "fits"),
    [
        (1, (14, 12, 9, 9, 5), 1),
        (1, (5, 9, 14, 9, 12), 1),
        (1, (14, 12, 9, 9, 6), 0),
        (2, (8, 8, 8, 8, 8), 1),
        (2, (20, 8, 8, 8, 8), 0),
        (3, (0, 0, 0, 0, 0), 0),
        (0, (14, 12, 9, 9, 5), 0),
    ],
)
def test_five_of_the_first_six_scores_are_kept(number: int, raw: tuple[int, ...], fits: int) -> None:
    assert keeps_set(number, SETS, SCORES, *raw) == fits


def test_rolls_beyond_the_thirty_do_not_count() -> None:
    assert keeps_set(5, [4] * 25 + [5] * 6, [7] * 31, 7, 7, 7, 7, 7) == 0
    assert keeps_set(5, [4] * 24 + [5] * 7, [7] * 30 + [20], 7, 7, 7, 7, 7) == 1


def test_a_free_skill_is_found_by_name_a_weapon_skill_by_weapon_and_type() -> None:
    names, weapons, types = ("Riding", "Old blade"), ("", "Long sword"), ("", "Melee")
    assert owns_skill("riding", "", "", names, weapons, types) == 1
    assert owns_skill("Long sword (melee)", "long sword", "melee", names, weapons, types) == 1
    assert owns_skill("Long sword (disarm)", "Long sword", "disarm", names, weapons, types) == 0
    assert owns_skill("Swimming", "", "", names, weapons, types) == 0


def test_a_weapon_is_trained_by_its_object_or_else_its_name() -> None:
    weapons, types, active = ("Spear", "Sling"), ("melee", "fired"), (1, 0)
    assert trains_with("Spear", "Grandfather's", "melee", weapons, types, active) == 1
    assert trains_with("", "spear", "melee", weapons, types, active) == 1
    assert trains_with("Stick", "Spear", "melee", weapons, types, active) == 0
    assert trains_with("", "Spear", "thrown", weapons, types, active) == 0
    assert trains_with("", "Sling", "fired", weapons, types, active) == 0


def test_every_function_is_documented_and_named_as_in_formulas() -> None:
    assert len(FUNCTIONS) == 9
    for name, function in FUNCTIONS.items():
        assert function.name == name
        assert function.doc.endswith(".")


def test_examples_in_the_docstrings_run() -> None:
    found = doctest.testmod(functions)
    assert found.attempted >= 2
    assert found.failed == 0
