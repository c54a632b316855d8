"""Benchmark: loading a game against tomllib alone on the same files.

The whole load (reading the files, parsing them, checking names, citations and bounds, spreading families, parsing,
checking, ordering and compiling every formula) may take at most 3 times what tomllib takes. Run it:
``python tests/benchmarks/rules.py``; it exits with 1 when the goal is missed. ``--parts`` says where the time goes.
"""

from __future__ import annotations

import cProfile
import gc
import pstats
import statistics
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.paths import rules_folder  # noqa: E402  (the root comes first)
from core.rules.loader import load_system  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.helpers.games import example_game, example_id  # noqa: E402

ROUNDS = 25
MOST_RATIO = 3.0
FOLDER = rules_folder(example_id())


def parse_files() -> int:
    """Read and parse the data files only."""
    return sum(len(tomllib.loads(file.read_text(encoding="utf-8"))) for file in sorted(FOLDER.glob("*.toml")))


def load() -> int:
    """Load the game with its layout."""
    loaded = load_system(FOLDER, example_game().functions)
    return len(loaded.derived) + len(loaded.layout.pages)


def seconds(call: Callable[[], object]) -> float:
    """Return the processor time of one call."""
    gc.collect()
    begin = time.process_time()
    call()
    return time.process_time() - begin


def main() -> int:
    """Measure, print, and return whether the goal is met."""
    assert parse_files() > 0
    assert load() > 0
    if "--parts" in sys.argv:
        profile = cProfile.Profile()
        profile.runcall(load)
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)
    ours, limit = [], []
    for _ in range(ROUNDS):
        ours.append(seconds(load))
        limit.append(seconds(parse_files))
    found = [mine / theirs for mine, theirs in zip(ours, limit, strict=True)]
    alone, whole = statistics.median(limit) * 1000, statistics.median(ours) * 1000
    print(f"tomllib alone {alone:6.1f} ms, the whole load {whole:6.1f} ms")
    return 0 if report("a game loaded / tomllib alone", found, MOST_RATIO) else 1


if __name__ == "__main__":
    sys.exit(main())
