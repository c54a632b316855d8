"""What a sheet adds to its solver, side by side in one run: ``python tests/benchmarks/sheet.py [GAME]``.

Not collected by pytest. A large SORD character (60 items, 12 weapons, 20 skills), or the one of another game.
``Sheet.apply`` (a new document, the inverse, violations watched) and ``Solver.edit`` of the same change take turns;
printed is what the one takes above the other, in microseconds of processor time: between the lower quartiles of the
rounds, since other programs disturb in one direction only. The limit is 30. Below it stand opening, copying, reading
and writing. Exits with 1 when the limit is missed.
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

from core.character import Character, Json, SetValue, Sheet, by_uid, parse_address  # noqa: E402
from core.registry import game  # noqa: E402
from core.rules import System  # noqa: E402
from tests.benchmarks import ratios_character  # noqa: E402

LIMIT = 30.0
ROUNDS = 151
CALLS = 16
SEED = 417
Edits = tuple[tuple[str, tuple[Json, Json]], ...]
EDITS: Edits = (
    ("appearance", ("tall", "small")),
    ("damage.hlth", (2, 3)),
    ("raw.hlth", (12, 13)),
    ("age_years", (24, 25)),
    ("weapons[5].length_ft", (3, 6)),
    ("items[30].quantity", (1, 2)),
    ("items[59].name", ("rope", "line")),
    ("skills[19].modifier", (1, 2)),
)


def large_character(system: System) -> Character:
    """Make the character that is measured."""
    source = random.Random(SEED)
    attributes = [member.key for member in system.families["a"]]
    data: dict[str, Json] = {
        "culture": {"name": "Merefolk", "step_rate_number": 22, "attribute_maximums": dict.fromkeys(attributes, 60)},
        "age_years": 24,
        "height_in": 70,
        "weight_lb": 172,
        "raw": {key: source.randint(8, 18) for key in attributes},
        "advancement": dict.fromkeys(attributes, 1),
        "damage": {"hlth": 2},
        "professions": [
            {"name": "Shieldhand", "step_rate_number": 30, "minimums": {"ambt": 11, "hlth": 12, "prow": 12}}
        ],
        "items": [{"name": f"item {n}", "weight_lb": 0.5, "quantity": 1} for n in range(60)],
        "weapons": [
            {"name": f"weapon {n}", "object": f"weapon {n}", "type": "melee", "weight_lb": 1.5, "length_ft": 3}
            for n in range(12)
        ],
        "skills": [
            {"name": f"skill {n}", "lore": "trained", "cost": 2, "trained_paid": 2, "attribute": "mind", "modifier": 1}
            for n in range(20)
        ],
    }
    return Character.from_json({"format": "quire-character", "version": 1, "system": system.id, "data": data})


def microseconds(call: Callable[[], object], calls: int = CALLS) -> float:
    """Give the processor time of one call."""
    begin = process_time()
    for _ in range(calls):
        call()
    return (process_time() - begin) / calls * 1e6


def measure_edit(sheet: Sheet, twin: Sheet, address: str, values: tuple[Json, Json]) -> float:
    """Print what an edit takes above the solver's part of it, and give it."""
    place = parse_address(address)
    rows = tuple(row for row in place.rows if isinstance(row, int))
    named = str(by_uid(place, sheet.character.data))
    whole, solving = [], []
    edits: Iterator[SetValue] = cycle([SetValue(named, value) for value in values])
    sets: Iterator[Json] = cycle(values)
    solver = twin._solver  # the very solver that a sheet of this character has
    for _ in range(ROUNDS):
        gc.collect()
        gc.disable()
        whole.append(microseconds(lambda: sheet.apply(next(edits))))
        solving.append(microseconds(lambda: solver.edit([((place.key, rows), next(sets))])))  # type: ignore[list-item]  # values
        gc.enable()
    ours, bare = quantiles(whole, n=4)[0], quantiles(solving, n=4)[0]
    print(f"{address:24} {ours - bare:6.1f} above {bare:.1f}, the median of all {median(whole):.1f}")
    return ours - bare


def measure_rest(character: Character, sheet: Sheet, system: System) -> None:
    """Print what opening, copying, reading and writing take."""
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
    """Measure, print, and say whether the limit holds."""
    name = sys.argv[1] if len(sys.argv) > 1 else "sord"
    system = game(name).system
    character, edits = CHARACTERS[name](system)
    sheet = Sheet.open(character, system, random.Random(SEED))
    twin = sheet.copy(random.Random(SEED))
    worst = max(measure_edit(sheet, twin, address, values) for address, values in edits)
    measure_rest(character, sheet, system)
    print(f"worst: {worst:.1f} µs above the solver, limit {LIMIT:.0f}")
    return 0 if worst <= LIMIT else 1


CHARACTERS: dict[str, Callable[[System], tuple[Character, Edits]]] = {
    "sord": lambda system: (large_character(system), EDITS),
    "ratios": lambda _: (ratios_character.character(), ratios_character.EDITS),
}
"""The large character of each game, and what is edited in it."""


if __name__ == "__main__":
    raise SystemExit(main())
