"""Roller: seeds, fairness, and entered faces."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dice import Dice, enter_faces, roll
from core.errors import DiceError


def test_a_seed_reproduces_the_throw() -> None:
    dice = Dice.parse("10d10 keep 5 + 3")
    assert roll(dice, random.Random(3)) == roll(dice, random.Random(3))
    assert roll(dice, random.Random(3)).faces != roll(dice, random.Random(4)).faces


def test_every_face_is_kept() -> None:
    rolled = roll(Dice.parse("4d6 keep 3"), random.Random(1))
    assert len(rolled.faces) == 4
    assert sum(rolled.kept) == 3
    assert rolled.total == sum(face for face, counts in zip(rolled.faces, rolled.kept, strict=True) if counts)


def test_no_dice_roll_nothing() -> None:
    rolled = roll(Dice.parse(""), random.Random(1))
    assert (rolled.faces, rolled.kept, rolled.total) == ((), (), 0)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["3d6", "15+2d6", "d100", "2d7-1d3", "5d6 keep lowest 2", "1d2", "1d1000", "6d4 drop 3+2"]),
    st.integers(0, 10**9),
)
def test_a_throw_is_a_possible_one(text: str, seed: int) -> None:
    dice = Dice.parse(text)
    rolled = roll(dice, random.Random(seed))
    assert dice.check_faces(rolled.faces) is None
    assert dice.least <= rolled.total <= dice.greatest
    assert enter_faces(dice, rolled.faces) == rolled


@pytest.mark.parametrize("size", [2, 6, 8, 10, 12, 20, 100])
def test_all_faces_come_about_equally_often(size: int) -> None:
    source = random.Random(size)
    dice = Dice.parse(f"d{size}")
    counts = Counter(roll(dice, source).total for _ in range(200 * size))
    assert set(counts) == set(range(1, size + 1))
    surprise = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert surprise < size - 1 + 6 * (2 * size) ** 0.5


def test_real_dice_are_checked() -> None:
    with pytest.raises(DiceError, match=r"2d6: die 2 is a d6 and cannot show 7\."):
        enter_faces(Dice.parse("2d6"), [1, 7])
