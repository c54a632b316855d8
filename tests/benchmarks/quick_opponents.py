"""Measures quick opponents: seconds of processor time for one line of five hundred, in each game.

Run as ``tests/benchmarks/quick_opponents.py [GAME]``; without a game, those that have a limit.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from core.registry import Game, games, opponents
from tests.benchmarks.figures import report
from tests.benchmarks.games import USUAL

ROUNDS = 3
COUNT = 500
LIMITS = {USUAL: 3.0}
"""Most seconds of processor time, by game."""


def measure(of: Game) -> list[float]:
    """Return the seconds of each round; one opponent is made before, as the game is loaded with it."""
    setting = of.setting()
    opponents("guard", of, setting, random.Random(0))
    seconds: list[float] = []
    for seed in range(ROUNDS):
        start = time.process_time()
        opponents(f"guard x{COUNT}", of, setting, random.Random(seed))
        seconds.append(time.process_time() - start)
    return seconds


def main(wanted: list[str]) -> int:
    """Measure the games; return 1 if a limit is missed."""
    chosen = [each for each in games() if each.id in (wanted or LIMITS)]
    results = [report(f"{COUNT} opponents of {each.id}, s", measure(each), LIMITS.get(each.id)) for each in chosen]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
