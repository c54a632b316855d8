"""Exact odds: compared with counting all throws, and limits."""

import subprocess
import sys
import time
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from core.dice import Dice, chance, contest, exploding, odds, successes
from core.errors import DiceError


def brute_force(dice: Dice) -> dict[int, Fraction]:
    throws = Counter(dice.total(faces) for faces in product(*(range(1, size + 1) for size in dice.sizes)))
    whole = throws.total()
    return {total: Fraction(count, whole) for total, count in throws.items()}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "0d6",
        "d6",
        "3d6+4",
        "15+2d6",
        "2d6-1d8",
        "-2d6",
        "4d6 keep 3",
        "5d4 keep lowest 2",
        "4d6 drop highest 1",
        "3d4 keep 2 - 2d6 keep lowest 1 + 3",
        "2d6+1d6-1",
    ],
)
def test_odds_agree_with_all_throws(text: str) -> None:
    dice = Dice.parse(text)
    distribution = odds(dice)
    assert dict(distribution) == brute_force(dice)
    assert sum(distribution.values()) == 1
    assert list(distribution) == sorted(distribution)
    assert sum(total * part for total, part in distribution.items()) == dice.mean


def test_contest_agrees_with_all_throws() -> None:
    first, second = Dice.parse("2d6+3"), Dice.parse("2d6+1")
    pairs = [
        (one * other, mine - theirs)
        for mine, one in brute_force(first).items()
        for theirs, other in brute_force(second).items()
    ]
    found = contest(first, second)
    assert found.win == sum(part for part, difference in pairs if difference > 0)
    assert found.tie == sum(part for part, difference in pairs if difference == 0)
    assert found.lose == sum(part for part, difference in pairs if difference < 0)
    assert sum(found) == 1


@pytest.mark.parametrize("least", [-3, 1, 4, 6, 7, 99])
def test_successes_agree_with_all_throws(least: int) -> None:
    throws = Counter(sum(face >= least for face in faces) for faces in product(range(1, 7), repeat=3))
    assert successes(Dice.parse("3d6"), least) == {count: Fraction(number, 216) for count, number in throws.items()}


def test_exploding_agrees_with_enumeration() -> None:
    def single(depth: int) -> dict[int, Fraction]:
        ends = {face: Fraction(1, 4) for face in range(1, 4)}
        if depth == 0:
            return {**ends, 4: Fraction(1, 4)}
        return {**ends, **{4 + total: part / 4 for total, part in single(depth - 1).items()}}

    expected: Counter[int] = Counter()
    for (one, part), (other, share) in product(single(2).items(), repeat=2):
        expected[one + other] += part * share  # type: ignore[assignment]  # fractions count as well as whole numbers do
    assert exploding(Dice.parse("2d4"), 2) == dict(expected)


def test_chance_adds_up() -> None:
    assert chance(odds(Dice.parse("d20")), lambda total: total < 15) == Fraction(14, 20)
    assert chance(odds(Dice.parse("d20")), lambda total: total > 20) == 0


@pytest.mark.parametrize("count", [200, 201, 1000])
def test_pools_of_many_dice_are_exact(count: int) -> None:
    chances = odds(Dice.parse(f"{count}d2"))
    assert list(chances) == list(range(count, 2 * count + 1))
    assert chances[count + count // 2] == Fraction(comb(count, count // 2), 2**count)
    assert successes(Dice.parse(f"{count}d2"), 2)[count] == Fraction(1, 2**count)


@pytest.mark.parametrize(
    "text", ["1000d1000", "100d100", "100d1000 keep 50", "1000d6", "1d1000+1d1000+1d1000+1d1000+1d1000"]
)
def test_huge_pools_are_refused_at_once(text: str) -> None:
    begin = time.perf_counter()
    with pytest.raises(DiceError) as caught:
        odds(Dice.parse(text))
    assert caught.value.message.code == "odds_large"
    assert time.perf_counter() - begin < 1


@pytest.mark.parametrize("ask", [lambda: successes(Dice.parse("2d6+1"), 3), lambda: exploding(Dice.parse("d6+d8"), 1)])
def test_odds_that_need_dice_of_one_kind(ask: object) -> None:
    with pytest.raises(DiceError) as caught:
        ask()  # type: ignore[operator]  # one of the two functions above
    assert caught.value.message.code == "odds_single"


def test_endless_explosions_are_refused() -> None:
    with pytest.raises(DiceError) as caught:
        exploding(Dice.parse("d6"), 11)
    assert caught.value.message.code == "odds_depth"


def test_icepool_is_imported_at_the_first_question_only() -> None:
    script = (
        "import sys; from core.dice import Dice, odds; assert 'icepool' not in sys.modules; "
        "odds(Dice.parse('d6')); assert 'icepool' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
