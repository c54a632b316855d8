"""Benchmark: dice against hand-written code and other libraries, in one run.

Rolling 10,000 times 3d6+4, parsed once, against a plain ``randint`` loop: at most 3 times. Exact odds against the same
question put to icepool directly, warm and in a fresh process: at most 1.5 times. The results are compared for equality
before anything is timed. Run it: ``python tests/benchmarks/dice.py``; it exits with 1 when a goal is missed.

The peer d20 is measured too where it happens to be installed; it is no dependency of ours.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.dice import Dice, contest, exploding, odds, roll, successes  # noqa: E402  (the root comes first)
from tests.benchmarks.figures import report  # noqa: E402

ROLLS = 10_000
ROUNDS = 15
FRESH_ROUNDS = 9
LEAST_SECONDS = 0.01
MOST_ROLL_RATIO = 3.0
MOST_ODDS_RATIO = 1.5
LEAST_D20_RATIO = 5.0

Question = Callable[[], object]


def seconds(call: Callable[[], object], repeats: int) -> float:
    """Return the seconds of one call."""
    gc.collect()
    begin = time.perf_counter()
    for _ in range(repeats):
        call()
    return (time.perf_counter() - begin) / repeats


def ratios(ours: Callable[[], object], limit: Callable[[], object]) -> list[float]:
    """Return our time as a multiple of the limit, round by round."""
    repeats = [1, 1]
    for place, call in enumerate((ours, limit)):
        call()
        while seconds(call, repeats[place]) * repeats[place] < LEAST_SECONDS:
            repeats[place] *= 2
    return [seconds(ours, repeats[0]) / seconds(limit, repeats[1]) for _ in range(ROUNDS)]


def randint_loop() -> list[int]:
    """Roll 3d6+4 in hand-written code."""
    source = random.Random(7)
    randint = source.randint
    return [randint(1, 6) + randint(1, 6) + randint(1, 6) + 4 for _ in range(ROLLS)]


def our_rolls() -> list[int]:
    """Roll 3d6+4 with every result kept."""
    source = random.Random(7)
    dice = Dice.parse("3d6+4")
    return [roll(dice, source).total for _ in range(ROLLS)]


def d20_rolls() -> list[int]:
    """Roll 3d6+4 with the d20 library."""
    d20 = import_module("d20")
    return [d20.roll("3d6+4").total for _ in range(ROLLS)]


def fractions(die: object) -> Mapping[int, Fraction]:
    """Convert icepool dice to fractions."""
    whole = die.denominator()  # type: ignore[attr-defined]  # icepool ships no types
    return {outcome: Fraction(quantity, whole) for outcome, quantity in die.items()}  # type: ignore[attr-defined]


def icepool_contest() -> tuple[Fraction, ...]:
    """Compute (2d6+3) against (2d6+1) with icepool."""
    ice = import_module("icepool")
    difference = (2 @ ice.d6 + 3) - (2 @ ice.d6 + 1)
    whole = difference.denominator()
    win = tie = lose = 0
    for outcome, quantity in difference.items():
        if outcome > 0:
            win += quantity
        elif outcome < 0:
            lose += quantity
        else:
            tie += quantity
    return Fraction(win, whole), Fraction(tie, whole), Fraction(lose, whole)


def questions() -> dict[str, tuple[Question, Question]]:
    """Return the five questions for us and for icepool."""
    ice = import_module("icepool")
    return {
        "(2d6+3) against (2d6+1)": (
            lambda: tuple(contest(Dice.parse("2d6+3"), Dice.parse("2d6+1"))),
            icepool_contest,
        ),
        "keep 4 of 5d6": (
            lambda: odds(Dice.parse("5d6 keep 4")),
            lambda: fractions(ice.d6.highest(5, 4)),
        ),
        "3 exploding d10, 3 deep": (
            lambda: exploding(Dice.parse("3d10"), 3),
            lambda: fractions(3 @ ice.d10.explode(depth=3)),
        ),
        "10d10 keep 5": (
            lambda: odds(Dice.parse("10d10 keep 5")),
            lambda: fractions(ice.d10.highest(10, 5)),
        ),
        "successes at 8+ on 12d10": (
            lambda: successes(Dice.parse("12d10"), 8),
            lambda: fractions(12 @ (ice.d10 >= 8)),
        ),
    }


FRESH = {
    "ours": "from core.dice import Dice, odds; ask = lambda: odds(Dice.parse('5d6 keep 4'))",
    "icepool": (
        "from fractions import Fraction\n"
        "def ask():\n"
        "    from icepool import d6\n"
        "    die = d6.highest(5, 4)\n"
        "    whole = die.denominator()\n"
        "    return {total: Fraction(count, whole) for total, count in die.items()}"
    ),
}


def first_call(preparation: str) -> float:
    """Return the time of the first question in a fresh process, icepool import included."""
    timing = "import time\nbegin = time.perf_counter()\nask()\nprint(time.perf_counter() - begin)"
    done = subprocess.run(
        [sys.executable, "-c", f"{preparation}\n{timing}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> int:
    """Measure everything; returns 0 if all goals are met."""
    if not all(7 <= total <= 22 for total in our_rolls() + randint_loop()):
        raise SystemExit("the rolls are out of bounds")
    are_met = [report("10,000 rolls of 3d6+4 / randint loop", ratios(our_rolls, randint_loop), MOST_ROLL_RATIO)]
    if find_spec("d20") is not None:
        are_met.append(report("10,000 rolls / d20", ratios(our_rolls, d20_rolls), 1 / LEAST_D20_RATIO))
    for name, (ours, theirs) in questions().items():
        if (mine := ours()) != (other := theirs()):
            raise SystemExit(f"{name}: {mine} is not {other}")
        are_met.append(report(f"odds, warm: {name}", ratios(ours, theirs), MOST_ODDS_RATIO))
    fresh = [first_call(FRESH["ours"]) / first_call(FRESH["icepool"]) for _ in range(FRESH_ROUNDS)]
    are_met.append(report("odds, first call in a fresh process", fresh, MOST_ODDS_RATIO))
    return 0 if all(are_met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
