"""Benchmark: overhead of a sheet over its solver.

Not collected by pytest. The large character of the game that is named. ``Sheet.apply`` (a new document, the inverse,
violations watched) and ``Solver.edit`` of the same change take turns, and turns in being first; printed is what the one
takes above the other, in microseconds of processor time: between the lower quartiles of the rounds, since other
programs disturb in one direction only. The limit is 30. Below it stand opening, copying, reading and writing. Exits
with 1 when the limit is missed.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.character.address import parse_address, to_uids  # noqa: E402
from core.character.document import Character  # noqa: E402
from core.character.edits import SetValue  # noqa: E402
from core.character.json_values import Json  # noqa: E402
from core.character.sheet import Sheet  # noqa: E402
from core.rules.model import System  # noqa: E402
from tests.benchmarks.games import measured  # noqa: E402

LIMIT = 30.0
ROUNDS = 151
CALLS = 16
SEED = 417


def microseconds(call: Callable[[], object], calls: int = CALLS) -> float:
    """Return the processor time of one call."""
    begin = process_time()
    for _ in range(calls):
        call()
    return (process_time() - begin) / calls * 1e6


def measure_edit(sheet: Sheet, twin: Sheet, address: str, values: tuple[Json, Json]) -> float:
    """Print and return the time of an edit beyond the solver."""
    place = parse_address(address)
    rows = tuple(row for row in place.rows if isinstance(row, int))
    named = str(to_uids(place, sheet.character.data))
    whole: list[float] = []
    solving: list[float] = []
    edits: Iterator[SetValue] = cycle([SetValue(named, value) for value in values])
    sets: Iterator[Json] = cycle(values)
    solver = twin._solver  # the very solver that a sheet of this character has
    both: list[tuple[list[float], Callable[[], object]]] = [
        (whole, lambda: sheet.apply(next(edits))),
        (solving, lambda: solver.edit([((place.key, rows), next(sets))])),  # type: ignore[list-item]  # values
    ]
    for _ in range(ROUNDS):
        gc.collect()
        gc.disable()
        for times, call in both:
            times.append(microseconds(call))
        gc.enable()
        both.reverse()  # the first after a garbage collection finds cold caches
    ours, bare = quantiles(whole, n=4)[0], quantiles(solving, n=4)[0]
    print(f"{address:24} {ours - bare:6.1f} above {bare:.1f}, the median of all {median(whole):.1f}")
    return ours - bare


def measure_rest(character: Character, sheet: Sheet, system: System) -> None:
    """Print the time of opening, copying, reading and writing."""
    text = character.to_text(None)
    source = random.Random(SEED)
    rest: dict[str, Callable[[], object]] = {
        "read a document": lambda: Character.read(text),
        "open a sheet": lambda: Sheet.open(character, system, source),
        "copy a sheet": lambda: sheet.copy(source),
        "all computed numbers": sheet.derived,
        "document to text": lambda: sheet.character.to_text(None),
        "document to a file's text": sheet.character.to_text,
    }
    print(f"document of {len(text):,} letters")
    for name, call in rest.items():
        times = [microseconds(call, 5) for _ in range(ROUNDS)]
        print(f"{name:26} {median(times):8.0f} [{min(times):.0f} to {max(times):.0f}]")


def main() -> int:
    """Measure, print, and return whether the limit is met."""
    wanted = measured()
    system, character = wanted.game.system, wanted.character
    sheet = Sheet.open(character, system, random.Random(SEED))
    twin = sheet.copy(random.Random(SEED))
    worst = max(measure_edit(sheet, twin, address, values) for address, values in wanted.edits)
    measure_rest(character, sheet, system)
    print(f"worst: {worst:.1f} µs above the solver, limit {LIMIT:.0f}")
    return 0 if worst <= LIMIT else 1


if __name__ == "__main__":
    raise SystemExit(main())
