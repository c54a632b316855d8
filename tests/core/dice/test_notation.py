"""Dice notation: parsing, printing, bounds, mean, and possible faces."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dice import Amount, Dice, Keep, Pool
from core.errors import DiceError


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", ""),
        ("  ", ""),
        ("d8", "1d8"),
        ("D%", "1d100"),
        ("3d%", "3d100"),
        ("15+2d6", "15+2d6"),
        ("2D6 + 1d6 - 1", "2d6+1d6-1"),
        ("2d6 − 1d6", "2d6-1d6"),
        ("-1d6+3", "-1d6+3"),
        ("+2d6", "2d6"),
        ("4d6 keep 3", "4d6 keep 3"),
        ("4d6 keep highest 3", "4d6 keep 3"),
        ("4d6k3", "4d6 keep 3"),
        ("4d6kh3", "4d6 keep 3"),
        ("4d6 kl1", "4d6 keep lowest 1"),
        ("4d6 drop 1", "4d6 keep 3"),
        ("4d6 drop lowest 1", "4d6 keep 3"),
        ("4d6 drop highest 1", "4d6 keep lowest 3"),
        ("4d6 drop lowest", "4d6 keep 3"),
        ("2d20kh", "2d20 keep 1"),
        ("2d20 keep lowest", "2d20 keep lowest 1"),
        ("4d6dl1", "4d6 keep 3"),
        ("2W6+w4", "2d6+1d4"),
        ("4d6 keep 3 + 1d4 keep 1 - 2", "4d6 keep 3+1d4 keep 1-2"),
        ("0d6", "0d6"),
        ("7", "7"),
        ("-7", "-7"),
        ("2 d 6", "2d6"),
    ],
)
def test_reads_and_prints(text: str, printed: str) -> None:
    assert Dice.parse(text).text == printed
    assert str(Dice.parse(printed)) == printed
    assert Dice.parse(text) == Dice.parse(printed)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2d6d6", "dice_text"),
        ("d", "dice_text"),
        ("sword", "dice_text"),
        ("2d6+", "dice_text"),
        ("2d6 2d6", "dice_text"),
        ("2d6 keep", "dice_text"),
        ("2d6d8", "dice_text"),
        ("2d20khx", "dice_text"),
        ("2,5d6", "dice_text"),
        ("1.5", "dice_text"),
        ("  ?", "dice_text"),
        ("٣d6", "dice_text"),
        ("--2d6", "dice_text"),
        ("2d6×3", "dice_times"),
        ("2d6 * 3", "dice_times"),
        ("3x2d6", "dice_times"),
        ("1001d6", "dice_many"),
        ("600d6+600d6", "dice_many"),
        ("101d6 keep 3", "dice_many"),
        ("d1", "dice_size"),
        ("d0", "dice_size"),
        ("d1001", "dice_size"),
        ("4d6 keep 5", "dice_keep"),
        ("4d6 keep 0", "dice_keep"),
        ("4d6 drop 4", "dice_keep"),
        ("4d6 drop 5", "dice_keep"),
        ("1000000000001", "dice_amount"),
        ("1+" * 150 + "1", "dice_long"),
        ("9" * 150 + "d6", "dice_many"),
    ],
)
def test_invalid_dice_are_refused(text: str, code: str) -> None:
    with pytest.raises(DiceError) as caught:
        Dice.parse(text)
    assert caught.value.message.code == code
    assert str(caught.value).endswith(".")


def test_error_names_the_position() -> None:
    with pytest.raises(DiceError, match=r"2d6\+sword is not valid: \+sword \(character 4\)"):
        Dice.parse("2d6+sword")


@pytest.mark.parametrize(
    ("text", "least", "greatest", "mean"),
    [
        ("", 0, 0, Fraction(0)),
        ("15+2d6", 17, 27, Fraction(22)),
        ("2d6-1d8", -6, 11, Fraction(5, 2)),
        ("4d6 keep 3", 3, 18, Fraction(15869, 1296)),
        ("-2d6 keep 1", -6, -1, Fraction(-161, 36)),
        ("2d20 keep lowest 1", 1, 20, Fraction(287, 40)),
    ],
)
def test_bounds_and_mean(text: str, least: int, greatest: int, mean: Fraction) -> None:
    dice = Dice.parse(text)
    assert (dice.least, dice.greatest, dice.mean) == (least, greatest, mean)


@pytest.mark.parametrize(
    "text", ["3d4 keep 2", "3d4 keep lowest 2", "2d6+1d4-1", "3d6 drop 2", "2d4 drop highest 1+1d3"]
)
def test_bounds_and_mean_agree_with_all_throws(text: str) -> None:
    dice = Dice.parse(text)
    totals = [dice.total(faces) for faces in product(*(range(1, size + 1) for size in dice.sizes))]
    assert dice.mean == Fraction(sum(totals), len(totals))
    assert (dice.least, dice.greatest) == (min(totals), max(totals))


def test_parts_are_kept_in_order() -> None:
    dice = Dice.parse("15+2d6-1d8")
    assert dice.parts == (Amount(15), Pool(2, 6), Pool(1, 8, -1))
    assert dice.sizes == (6, 6, 8)


def test_total_and_kept_of_pools() -> None:
    dice = Dice.parse("4d6 keep 3 - 3d8 keep lowest 1 + 2")
    faces = (6, 2, 2, 5, 8, 3, 4)
    assert dice.kept(faces) == (True, True, False, True, False, True, False)
    assert dice.total(faces) == 6 + 2 + 5 - 3 + 2


@pytest.mark.parametrize(
    ("faces", "code"),
    [
        ("12", "faces_shape"),
        (5, "faces_shape"),
        ([1], "faces_count"),
        ([1, 2, 3], "faces_count"),
        ([1, 7], "faces_range"),
        ([0, 1], "faces_range"),
        ([True, 1], "faces_range"),
        ([1.0, 1], "faces_range"),
        (["1", 1], "faces_range"),
    ],
)
def test_impossible_faces_are_refused(faces: object, code: str) -> None:
    problem = Dice.parse("2d6").check_faces(faces)
    assert problem is not None
    assert problem.code == code


def test_possible_faces_are_accepted() -> None:
    assert Dice.parse("2d6+3").check_faces([1, 6]) is None
    assert Dice.parse("5").check_faces([]) is None


parts = st.lists(
    st.one_of(
        st.integers(-(10**6), 10**6).map(Amount),
        st.builds(Pool, st.integers(0, 20), st.integers(2, 1000), st.sampled_from([1, -1])),
        st.integers(1, 20).flatmap(
            lambda count: st.builds(
                Pool,
                st.just(count),
                st.integers(2, 100),
                st.sampled_from([1, -1]),
                st.sampled_from([Keep.HIGHEST, Keep.LOWEST]),
                st.integers(1, count),
            )
        ),
    ),
    max_size=8,
)


@settings(max_examples=100, deadline=None)
@given(parts)
def test_printing_and_parsing_round_trip(parts_of_dice: list[Amount | Pool]) -> None:
    dice = Dice(tuple(parts_of_dice))
    assert Dice.parse(dice.text) == dice


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="0123456789dDk%+-−× ehilpowrst*", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        dice = Dice.parse(text)
    except DiceError:
        return
    assert Dice.parse(dice.text) == dice
