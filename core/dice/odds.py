"""Computes exact odds of dice as fractions (uses icepool, imported lazily).

Distributions are mappings from a total to its chance, in rising order; the chances add up to exactly 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from core.dice.notation import Dice, Keep, Pool
from core.errors import DiceError
from core.messages import Message

MAX_WORK = 10_000_000
"""Highest estimated work of a computation, about one or two seconds."""

MAX_KEEP_SIDES = 400
"""Most sides of dice of which some are kept; icepool recurses once per side."""

MAX_SUMMED_AT_ONCE = 200
"""Most equal dice that icepool sums at once; it recurses once per die."""

MAX_EXPLOSIONS = 10


class _Die(Protocol):
    """The interface of icepool dice that is used; the package has no type hints."""

    def items(self) -> Iterable[tuple[int, int]]: ...
    def denominator(self) -> int: ...
    def highest(self, rolls: int, keep: int) -> _Die: ...
    def lowest(self, rolls: int, keep: int) -> _Die: ...
    def explode(self, *, depth: int) -> _Die: ...
    def __neg__(self) -> _Die: ...
    def __add__(self, other: _Die | int) -> _Die: ...
    def __sub__(self, other: _Die) -> _Die: ...
    def __rmatmul__(self, count: int) -> _Die: ...


class _Icepool(Protocol):
    """The interface of icepool that is used."""

    def d(self, size: int) -> _Die: ...
    def Die(self, outcomes: Sequence[int] | Mapping[int, int]) -> _Die: ...  # noqa: N802  (its name there)


class Contest(NamedTuple):
    """Probabilities that the first total is higher, equal or lower than the second."""

    win: Fraction
    tie: Fraction
    lose: Fraction


def odds(dice: Dice) -> Mapping[int, Fraction]:
    """Return the probability of every total.

    Raises:
        DiceError: There are so many dice that counting would take too long.
    """
    return _fractions(_die(dice))


def contest(first: Dice, second: Dice) -> Contest:
    """Return the probabilities that the first total is higher, equal or lower.

    Raises:
        DiceError: There are so many dice that counting would take too long.
    """
    difference = _die(first) - _die(second)
    chance = {True: 0, False: 0}
    tie = 0
    for outcome, quantity in difference.items():
        if outcome == 0:
            tie = quantity
        else:
            chance[outcome > 0] += quantity
    denominator = difference.denominator()
    return Contest(
        Fraction(chance[True], denominator), Fraction(tie, denominator), Fraction(chance[False], denominator)
    )


def successes(pool: Dice, least: int) -> Mapping[int, Fraction]:
    """Return the probability of every number of dice that show ``least`` or more.

    All dice must be of one kind.

    Raises:
        DiceError: The dice are not of one kind, or too many.
    """
    single = _single(pool)
    good = max(0, min(single.size, single.size - least + 1))
    _refuse_above(single.count**2)
    ice = _icepool()
    die = ice.Die({0: single.size - good, 1: good}) if 0 < good < single.size else ice.Die([1 if good else 0])
    return _fractions(_sum(die, single.count))


def exploding(pool: Dice, depth: int) -> Mapping[int, Fraction]:
    """Return the probability of every total if the highest side is rolled again and added.

    Args:
        pool: Dice of one kind, all of them counted.
        depth: How often one die may be rolled again, 0 to 10.

    Raises:
        DiceError: The dice are not of one kind, too many, or the depth is out of bounds.
    """
    single = _single(pool)
    if not 0 <= depth <= MAX_EXPLOSIONS:
        raise DiceError(
            Message(
                "odds_depth",
                "A die can be rerolled 0 to {most} times, not {depth}.",
                {"most": MAX_EXPLOSIONS, "depth": depth},
            )
        )
    _refuse_above((single.count * single.size * (depth + 1)) ** 2)
    return _fractions(_sum(_icepool().d(single.size).explode(depth=depth), single.count))


def chance(distribution: Mapping[int, Fraction], holds: Callable[[int], bool]) -> Fraction:
    """Return the probability that a condition holds for the total.

    >>> chance(odds(Dice.parse("d20")), lambda total: total < 15)
    Fraction(7, 10)
    """
    return sum((part for total, part in distribution.items() if holds(total)), Fraction(0))


def _die(dice: Dice) -> _Die:
    _refuse_above(_work(dice))
    ice = _icepool()
    pools = [pool for pool in dice.pools if pool.counted]
    if not pools:
        return ice.Die([dice.fixed])
    first, *others = pools
    total = _pool(ice, first) if first.sign > 0 else -_pool(ice, first)
    for pool in others:
        total = total + _pool(ice, pool) if pool.sign > 0 else total - _pool(ice, pool)
    return total + dice.fixed if dice.fixed else total


def _pool(ice: _Icepool, pool: Pool) -> _Die:
    die = ice.d(pool.size)
    if pool.keep is Keep.HIGHEST:
        return die.highest(pool.count, pool.chosen)
    if pool.keep is Keep.LOWEST:
        return die.lowest(pool.count, pool.chosen)
    return _sum(die, pool.count)


def _sum(die: _Die, count: int) -> _Die:
    """Return the sum of equal dice. Many are summed in halves, as icepool recurses once per die."""
    if count <= MAX_SUMMED_AT_ONCE:
        return count @ die
    half = count // 2
    return _sum(die, half) + _sum(die, count - half)


def _work(dice: Dice) -> int:
    """Estimate the work: pools by themselves, then their sums.

    The weights were measured; seven million steps take about a second. Adding dice handles numbers of as many bits as
    the throw has, keeping goes through the sides of a die one by one.
    """
    work = 0
    spans = []
    for pool in dice.pools:
        span = pool.counted * (pool.size - 1) + 1
        if pool.keep is Keep.ALL:
            work += span * span // 2 * (300 + pool.count * pool.size.bit_length()) // 300
        elif pool.size > MAX_KEEP_SIDES:
            work += MAX_WORK + 1
        else:
            work += pool.size * pool.count * pool.counted * span // 6
        spans.append(span)
    so_far = spans[0] if spans else 0
    for span in spans[1:]:
        work += so_far * span
        so_far += span
    return work


def _refuse_above(work: int) -> None:
    if work > MAX_WORK:
        raise DiceError(Message("odds_large", "Exact odds for this many dice take too long. Use fewer dice."))


def _single(dice: Dice) -> Pool:
    if len(dice.parts) != 1 or not dice.pools or dice.pools[0].keep is not Keep.ALL or dice.pools[0].sign < 0:
        raise DiceError(
            Message("odds_single", "{dice}: these odds need dice of one kind, such as 12d10.", {"dice": dice.text})
        )
    return dice.pools[0]


def _fractions(die: _Die) -> Mapping[int, Fraction]:
    denominator = die.denominator()
    return {outcome: Fraction(quantity, denominator) for outcome, quantity in die.items()}


def _icepool() -> _Icepool:
    return cast(_Icepool, import_module("icepool"))
