"""Compare two states of the code seed by seed: same seeds, same characters, same fights.

Write what this checkout makes, then compare another one with it::

    .venv/bin/python packaging/compare_seeds.py --write before.json
    .venv/bin/python packaging/compare_seeds.py --against before.json

Every game makes `--seeds` automatic characters and plays as many fights of quick opponents, all through the command
line, which stays what it is when names in the code change. Compared are documents, answers, dice, winners, rounds and
the arithmetic of every step, but no sentence: wording may change, results may not.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from core.cli import run

USUAL_SEEDS = 1000
CHUNK = 50
"""Seeds for one task of a worker process."""

Digests = dict[str, str]
"""A short hash of what each seed gave, by "game kind seed"."""


def quire_json(arguments: Sequence[str]) -> Any:  # noqa: ANN401 - JSON is of any shape
    """Run a command of `quire` in this process and return its JSON; raises on failure."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        code = run([*arguments, "--json"])
    if code:
        raise RuntimeError(f"quire {' '.join(arguments)} ended with exit code {code}")
    return json.loads(printed.getvalue())


def character_result(game: str, seed: int) -> object:
    """Return the result of a creation: document, answers and dice."""
    made = quire_json(["new", game, "--seed", str(seed)])
    answers = [(each["key"], each["answer"], each["how"]) for each in made["answers"]]
    rolls = [(each["key"], each["dice"], each["faces"], each["total"]) for each in made["rolls"]]
    return [made["character"], answers, rolls]


def fight_result(game: str, seed: int) -> object:
    """Return the result of a fight: winner, rounds, and the numbers of every event."""
    sides = ["goblin x2", "vs", "orc x2"]
    fought = quire_json(["fight", *sides, "--system", game, "--seed", str(seed), "--rounds", "60"])
    numbers = [re.findall(r"-?\d+", line) for line in fought["log"]]
    return [fought["winner"], fought["rounds"], fought["stopped"], numbers]


RESULTS = {"character": character_result, "fight": fight_result}


def digests(game: str, kind: str, seeds: Sequence[int]) -> Digests:
    """Hash the results of some seeds of one game."""
    found = {}
    for seed in seeds:
        result = json.dumps(RESULTS[kind](game, seed), sort_keys=True)
        found[f"{game} {kind} {seed}"] = hashlib.sha256(result.encode()).hexdigest()[:16]
    return found


def all_digests(games: Sequence[str], seeds: int) -> Digests:
    """Hash the results of all seeds of all games, on every processor."""
    found: Digests = {}
    with ProcessPoolExecutor() as pool:
        for part in pool.map(digests, *zip(*_tasks(games, seeds), strict=True)):
            found |= part
    return found


def _tasks(games: Sequence[str], seeds: int) -> Iterator[tuple[str, str, range]]:
    for game in games:
        for kind in RESULTS:
            for first in range(0, seeds, CHUNK):
                yield game, kind, range(first, min(first + CHUNK, seeds))


def report(before: Digests, after: Digests) -> int:
    """Print how many results differ, with a few of them; returns the exit code."""
    shared = before.keys() & after.keys()
    different = sorted(key for key in shared if before[key] != after[key])
    print(f"{len(shared)} results compared, {len(different)} differ", *different[:10], sep="\n    ")
    return 1 if different or not shared else 0


def main() -> int:
    """Write or compare the results of this checkout; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=USUAL_SEEDS, help="how many seeds a game")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--write", type=Path, help="write the results to this file")
    parser.add_argument("--against", type=Path, help="compare the results with this file")
    chosen = parser.parse_args()
    games = chosen.game or [each["id"] for each in _games()]
    found = all_digests(games, chosen.seeds)
    if chosen.write:
        chosen.write.write_text(json.dumps(found, indent=1), encoding="utf-8")
    if chosen.against:
        return report(json.loads(chosen.against.read_text(encoding="utf-8")), found)
    print(f"{len(found)} results")
    return 0


def _games() -> list[dict[str, str]]:
    listed: list[dict[str, str]] = quire_json(["games"])
    return listed


if __name__ == "__main__":
    sys.exit(main())
