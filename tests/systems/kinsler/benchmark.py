"""A character with eighty skills: ``python tests/systems/kinsler/benchmark.py``.

Not collected by pytest. Printed are, in processor time: opening; a full recomputation, and that for each number; what
`Sheet.apply` takes above `Solver.edit` of the same change (lower quartiles of rounds in which they take turns; the goal
is 30 microseconds, as for the other games); the pages of one sheet.
"""

from __future__ import annotations

import datetime
import gc
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import process_time

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from core.character import Character, Json, SetValue, Sheet  # noqa: E402
from core.engine import Cell, Solver  # noqa: E402
from core.export.pdf import make_pdf  # noqa: E402
from core.registry import game  # noqa: E402
from core.systems.kinsler.notation import read_row  # noqa: E402

SKILLS = 80
ROUNDS = 61
CALLS = 8
KINDS = ("[+0] (STR vs {PHY})", "[+1] (MIN vs *)", "DEX", "(FAI to MIN) (passive only) (x2)", "(PER to PER)")
EDITS: tuple[tuple[str, Cell], ...] = (
    ("skills[40].level", ("skills[].level", (40,))),
    ("skills[40].wounds", ("skills[].wounds", (40,))),
    ("stats.dex.wounds", ("stats.dex.wounds", ())),
)


def large_character() -> Character:
    """Make the character that is measured."""
    skills: list[Json] = [
        {"id": f"s{place}", "sign": "x", **_row(place), "wounds": place % 3, "fatigue": place % 2}
        for place in range(SKILLS)
    ]
    use: Json = {"skill": "s9", "mode": "passive", "role": "help"}
    data: dict[str, Json] = {
        "aptitudes": {"str": 1, "dex": 2, "con": 3, "min": 3, "per": 4, "fai": 4},
        "skills": skills,
        "weapons": [{"name": f"w{place}", "skill": f"s{place}"} for place in range(6)],
        "armor": [{"name": f"a{place}", "stops": [place + 1]} for place in range(4)],
        "items": [{"name": f"i{place}"} for place in range(20)],
        "bundles": [{"id": "b1", "members": ["s1", "s2"]}, {"id": "b2", "members": ["b1", "s3"]}],
        "stances": [{"name": f"t{place}", "uses": [{"skill": f"s{place}", "dice": 2}, use]} for place in range(5)],
    }
    return Character("kinsler", name="Eighty", data=data)


def _row(place: int) -> dict[str, Json]:
    row = read_row(f"Skill_{place}:{place % 20} {KINDS[place % len(KINDS)]}")
    return {key: value for key, value in row.items() if isinstance(value, int | str)}


def milliseconds(call: Callable[[], object], rounds: int = 7) -> float:
    """Give the median of a few calls."""
    found = []
    for _ in range(rounds):
        gc.collect()
        start = process_time()
        call()
        found.append(process_time() - start)
    return median(found) * 1_000


def above(sheet: Sheet, solver: Solver, address: str, cell: Cell) -> float:
    """Give the microseconds that an edit of the sheet takes above that of its solver."""
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        gc.collect()
        gc.disable()
        start = process_time()
        for call in range(CALLS):
            sheet.apply(SetValue(address, 1 + call % 2))
        middle = process_time()
        for call in range(CALLS):
            solver.edit([(cell, 1 + call % 2)])
        ours.append(middle - start)
        theirs.append(process_time() - middle)
        gc.enable()
    return (quantiles(ours)[0] - quantiles(theirs)[0]) / CALLS * 1e6


def main() -> None:
    """Print everything."""
    system, character = game("kinsler").system, large_character()
    print(f"open: {milliseconds(lambda: Sheet.open(character, system, random.Random(1))):.1f} ms")
    sheet = Sheet.open(character, system, random.Random(1))
    solver = sheet.copy(random.Random(1))._solver  # the solver alone is what it is compared with
    before = solver.evaluations
    solver.recompute()
    numbers = solver.evaluations - before
    whole = milliseconds(solver.recompute)
    print(f"recompute: {whole:.1f} ms, {numbers} numbers, {whole * 1_000 / numbers:.2f} microseconds each")
    for address, cell in EDITS:
        print(f"{address}: {above(sheet, solver, address, cell):.0f} microseconds above the solver")
    pages = milliseconds(lambda: make_pdf([sheet], "full", "a4", when=datetime.date(2026, 11, 20)), 3)
    print(f"pages: {pages:.0f} ms")


if __name__ == "__main__":
    main()
