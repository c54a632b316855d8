"""Benchmark: the formula engine against hand-written Python, in one run.

Not collected by pytest. A large character of the example game (60 items, 12 weapons, 20 skills); candidates take turns,
each turn lasts at least 10 ms of processor time, the collector runs before it and rests during it, and results are
compared for equality first. Printed is the median of the quotients, with the least and the greatest. A full
recomputation may take 4 times as long, an edit 5 times; it exits with 1 where one takes longer. Loading against
``compile()`` is printed for information (the limit of loading a game: ``rules.py``).

The numbers of the sheet itself (those without rows) are also computed by simpleeval, from trees parsed before, where it
happens to be installed; it is no dependency of ours. It may be at most a fifteenth as fast.

With the id of another game its large character is measured (``tests/systems/<id>/large.py``) against the same numbers
by hand (``tests/systems/<id>/limit.py``: ``full``, and ``EDITS`` by the addresses of the large character's edits).
Without hand-written numbers the full recomputation is held against the game's oracle, which starts from the document.
"""

from __future__ import annotations

import gc
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from math import ceil, floor
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))


from core.character.address import parse_address  # noqa: E402
from core.character.json_values import Json  # noqa: E402
from core.formula import Cell, Program, RowInputs, Schema, SheetInputs, Solver, Value, ValueType  # noqa: E402
from core.registry import game, open_character  # noqa: E402
from core.rules.model import System  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.games import USUAL, Measured, measured, plain  # noqa: E402

limit = import_module(f"tests.systems.{USUAL}.engine_limit")

ROUNDS = 21
MOST_FULL, MOST_EDIT = 4.0, 5.0
LEAST_SIMPLEEVAL = 15
TURN = 0.01
SIZES = {
    "items": 60,
    "weapons": 12,
    "skills": 20,
    "armor": 8,
    "professions": 2,
    "quirks": 3,
    "attribute_rolls": 30,
    "wealth": 6,
    "powers": 4,
    "step_levels": 6,
    "extra_traits": 1,
    "free_skills": 3,
    "from": 4,
}
KINDS = ("fired", "thrown", "melee", "disarm", "special", "critical")


def main() -> int:
    """Print all results; return the exit code."""
    chosen = measured()
    met = measure_usual() if chosen.game.id == USUAL else measure_game(chosen)
    return 0 if all(met) else 1


def measure_usual() -> list[bool]:
    """Measure the example game; return which limits are met."""
    system = game(USUAL).system
    schema = system.program.schema
    formulas = {key: derived.formula for key, derived in system.derived.items()}
    measure_loading(system)
    program = Program.build(schema, formulas)
    inputs = large_character(schema, frozenset(program.by_key))
    solver, by_hand = Solver(program, inputs), Solver(program, inputs)
    values = by_hand.scopes("", ())[0]
    limit.full(values)
    compare(solver, by_hand, "full recomputation")
    print(f"{len(program.nodes)} formulas, {solver.evaluations} numbers on the sheet")
    met = [measure_pair("full recomputation", MOST_FULL, lambda: limit.full(values), solver.recompute)]
    if find_spec("simpleeval") is not None:
        met.append(measure_simpleeval(solver))
    return met + measure_edits(solver, by_hand)


def measure_simpleeval(solver: Solver) -> bool:
    """Measure the formulas of the sheet itself against simpleeval; return whether the limit is met."""
    peer = import_module("simpleeval")
    values = solver.scopes("", ())[0]
    names = {key.replace(".", "_"): value for key, value in values.items()}
    functions = {"floor": floor, "ceil": ceil, "min": min, "max": max, "abs": abs, "round": round}
    evaluator = peer.SimpleEval(names=names, functions=functions)
    ours, theirs = [], []
    for node in solver.program.nodes:
        text = re.sub(r"(?<=[a-z0-9_])\.(?=[a-z])", "_", solver.program.by_key[node.key].text)
        try:
            if node.depth == 0 and evaluator.eval(text) == node.function(values):
                theirs.append((text, evaluator.parse(text)))
                ours.append(node.function)
        except Exception:  # noqa: S112 - what simpleeval cannot compute is left out for both
            continue
    print(f"    {len(ours)} formulas that simpleeval can compute", file=sys.stderr)
    return measure_pair(
        "formulas of the sheet / simpleeval",
        1 / LEAST_SIMPLEEVAL,
        lambda: [evaluator.eval(text, tree) for text, tree in theirs],
        lambda: [function(values) for function in ours],
    )


def measure_game(chosen: Measured) -> list[bool]:
    """Measure loading, recomputation and edits against hand-written numbers or the oracle; return what is met."""
    measure_loading(chosen.game.system)
    if find_spec(f"tests.systems.{chosen.game.id}.limit") is None:
        return [measure_oracle(chosen)]
    by_hand_of = import_module(f"tests.systems.{chosen.game.id}.limit")
    solver, by_hand = chosen.solver(), chosen.solver()
    values = by_hand.scopes("", ())[0]
    by_hand_of.full(values)
    compare(solver, by_hand, "full recomputation")
    print(f"{len(solver.program.nodes)} formulas, {solver.evaluations} numbers on the sheet")
    met = [measure_pair("full recomputation", MOST_FULL, lambda: by_hand_of.full(values), solver.recompute)]
    for address, (first, second) in chosen.edits:
        if address in by_hand_of.EDITS:
            hand = partial(by_hand_of.EDITS[address], values)
            edit = (address, cell_of(address))
            met.append(measure_edit(solver, by_hand, hand, edit, (whole(first), whole(second))))
    return met


def measure_edit(
    solver: Solver, by_hand: Solver, hand: Callable[[int], None], named: tuple[str, Cell], pair: tuple[int, int]
) -> bool:
    """Measure one edit and its reverse; all numbers are compared in the first rounds. Return whether it is met."""
    name, cell = named
    first, second = pair
    for value in (first, second, first):
        changed = solver.edit([(cell, value)])
        hand(value)
        compare(solver, by_hand, name)
    pairs = edit_pair(solver, hand, cell, (second, first))
    is_met = measure_pair(f"edit: {name} ({len(changed)} changed)", MOST_EDIT, *pairs)
    solver.edit([(cell, first)])
    hand(first)
    return is_met


def whole(value: Json) -> int:
    """Return a whole number of an edit; others are not measured."""
    assert isinstance(value, int)
    return value


def cell_of(address: str) -> Cell:
    """Return the cell of an address by positions."""
    place = parse_address(address)
    return place.key, tuple(row for row in place.rows if isinstance(row, int))


def measure_oracle(chosen: Measured) -> bool:
    """Measure a full recomputation against the oracle of a game; return whether it is met."""
    oracle = import_module(f"tests.systems.{chosen.game.id}.oracle")
    solver = open_character(chosen.character, random.Random(1))._solver  # the very solver that a sheet has
    before = solver.evaluations
    solver.recompute()
    print(f"{len(chosen.game.system.program.nodes)} formulas, {solver.evaluations - before} numbers on the sheet")
    return measure_pair("full recomputation", MOST_FULL, lambda: oracle.derive(chosen.data, {}), solver.recompute)


def measure_edits(solver: Solver, by_hand: Solver) -> list[bool]:
    """Measure edits that affect few numbers, one row, and half the sheet; return which are met."""
    values = by_hand.scopes("", ())[0]
    edits: Mapping[str, tuple[Cell, Callable[[int], None], tuple[int, int]]] = {
        "damage": (("damage.hlth", ()), lambda value: limit.edit_damage(values, value), (2, 9)),
        "steps": (("steps.conflict", ()), lambda value: limit.edit_steps(values, value), (40, 210)),
        "one weapon": (
            ("weapons[].length_ft", (4,)),
            lambda value: limit.edit_length(values, 4, value),
            (3, 6),
        ),
        "one item, half the sheet": (
            ("items[].quantity", (7,)),
            lambda value: limit.edit_quantity(values, 7, value),
            (1, 90),
        ),
    }
    return [measure_edit(solver, by_hand, hand, (name, cell), pair) for name, (cell, hand, pair) in edits.items()]


def edit_pair(
    solver: Solver, hand: Callable[[int], None], cell: Cell, values: tuple[int, int]
) -> tuple[Callable[[], object], Callable[[], object]]:
    """Return an edit by hand and one by the solver, both alternating between two values."""
    turns, others = cycle(values), cycle(values)
    return lambda: hand(next(turns)), lambda: solver.edit([(cell, next(others))])


def measure_loading(system: System) -> None:
    """Measure parsing and compiling against ``compile()`` of the same expressions."""
    schema, written = system.program.schema, {}
    spread = {key: step.text for key, step in system.program.by_key.items()}
    for key, step in system.program.by_key.items():
        marked = key
        for mark, member in step.members.items():
            marked = re.sub(rf"(?<![a-z]){member}(?![a-z])", mark, marked)
        written[marked if step.members else key] = step.template.text
    python = [
        re.sub(r"\[\](?:(: )|)", lambda found: ", " if found[1] else "", text).strip() for text in spread.values()
    ]
    python = [re.sub(r"\bfrom\b", "from_", text) for text in python]  # a word of Python
    assert set(Program.build(schema, written).by_key) == set(spread)
    measure_pair(
        f"parse, check, compile ({len(python)} formulas, {len(written)} written)",
        None,
        lambda: [compile(text, "formula", "eval") for text in python],
        lambda: Program.build(schema, written),
    )


def compare(solver: Solver, by_hand: Solver, what: str) -> None:
    """Refuse to measure unless all numbers agree."""
    ours, theirs = plain(solver.scopes("", ())[0]), plain(by_hand.scopes("", ())[0])
    assert ours == theirs, (what, [key for key in ours if ours[key] != theirs.get(key)])


def large_character(schema: Schema, computed: frozenset[str]) -> SheetInputs:
    """Return inputs for every key, the same on every run."""
    numbers: Iterator[int] = cycle((3, 1, 4, 2, 5, 6, 2, 7))
    kinds = cycle(KINDS)
    attributes: Iterator[str] = cycle((*limit.ATTRIBUTES, ""))

    def value(key: str) -> Value:
        kind, name = schema.keys[key], key.rpartition(".")[2]
        if kind is ValueType.OPAQUE:
            return ("one", "two")
        if kind is ValueType.TEXT:
            words = {"type": next(kinds), "attribute": next(attributes), "special_damage": "1d6"}
            return words.get(name, "")
        fixed: dict[str, Value] = {
            "weight_lb": 165 if key == "weight_lb" else Fraction(next(numbers), 2) if next(numbers) > 5 else 2,
            "age_years": 33,
            "height_in": 70,
            "human_age_years": 0,
            "average_life_years": 70,
            "human_life_years": 70,
            "quantity": 1,
            **dict.fromkeys(("trained", "carried", "counts_weight", "worn", "current", "active"), 1),
        }
        if key.startswith(("raw.", "culture.attribute_maximums.")):
            return 8 + next(numbers)
        return fixed.get(name, next(numbers)) if not key.startswith("options.") else 0

    def rows(list_key: str) -> list[RowInputs]:
        count = SIZES.get(list_key.rpartition(".")[2], 2)
        return [RowInputs(values(f"{list_key}[]."), lists(f"{list_key}[].")) for _ in range(count)]

    def values(prefix: str) -> dict[str, Value]:
        own = [key for key in schema.keys if key.startswith(prefix) and "[]" not in key[len(prefix) :]]
        return {key[len(prefix) :]: value(key) for key in own if key not in computed}

    def lists(prefix: str) -> dict[str, list[RowInputs]]:
        own = [key for key in schema.lists if key.startswith(prefix) and "[]" not in key[len(prefix) :]]
        return {key[len(prefix) :]: rows(key) for key in sorted(own)}

    return SheetInputs(values(""), lists(""))


def measure_pair(name: str, most: float | None, hand: Callable[[], object], ours: Callable[[], object]) -> bool:
    """Time two candidates alternately, print the ratio, and return whether it is within its limit."""
    counts = [repeats(hand), repeats(ours)]
    ratios, times = [], []
    for _ in range(ROUNDS):
        one, two = timed(hand, counts[0]), timed(ours, counts[1])
        ratios.append(two / one)
        times.append((one, two))
    by_hand, engine = (median(column) * 1e6 for column in zip(*times, strict=True))
    print(f"    by hand {by_hand:.1f} us, engine {engine:.1f} us", file=sys.stderr)
    return report(name, ratios, most)


def repeats(work: Callable[[], object]) -> int:
    """Return how often a candidate runs in one round."""
    work()
    return max(1, int(TURN / max(timed(work, 3), 1e-9)))


def timed(work: Callable[[], object], count: int) -> float:
    """Return the seconds of a single run."""
    gc.collect()
    gc.disable()
    start = process_time()
    for _ in range(count):
        work()
    spent = process_time() - start
    gc.enable()
    return spent / count


if __name__ == "__main__":
    sys.exit(main())
