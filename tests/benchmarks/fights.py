"""Benchmark: automatic conflicts: ``python tests/benchmarks/fights.py [game]``.

Two usual characters of the game fight each other. Where a game has a loop written by hand that rolls the same dice and
does the same arithmetic, in ``tests/systems/<id>/duel.py``, both run in turn on the same seeds, must come to the same
end, and are compared: ``DUELS`` has a name, the data of two documents, and how many times as long the conflict may
take; ``by_hand(sheets, source)`` gives rounds and what each has left of the first vital. It exits with 1 where it takes
longer.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.arena import Arena, Participant
from core.play.simulation import play_out
from core.procedures.readers import exact_number
from core.registry import Game, game, games, opponents
from tests.benchmarks.figures import report
from tests.helpers.games import modules

RUNS = 200
THOUSAND = 1_000
USUAL = next(iter(modules("duel")), games()[0].id)
"""The first game whose conflict is written by hand, too."""
CORES = 2
MOST_SECONDS = 20
"""Seconds that a thousand fights may take on two cores."""


def arena(sheets: tuple[Sheet, Sheet], source: random.Random) -> Arena:
    """Return an arena with copies of two sheets on two sides."""
    return Arena.create(
        [(Participant(side, side), sheet.copy(source)) for side, sheet in zip("AB", sheets, strict=True)]
    )


def opened(of: Game, data: dict[str, Json]) -> Sheet:
    """Open a document of the game."""
    return Sheet.open(Character(of.id, name="Somebody", data=data), of.system, random.Random(1))


def usual(of: Game) -> bool:
    """Measure fights of two automatic characters; returns whether they are fast enough."""
    one, other = (opponents("somebody", of, of.setting(), random.Random(seed))[0] for seed in (1, 2))
    taken, rounds = 0.0, 0
    for seed in range(RUNS):
        source = random.Random(seed)
        ring = arena((one, other), source)
        start = time.process_time()
        rounds += play_out(of.conflicts[0], ring, source, keeps_sheets=False).rounds
        taken += time.process_time() - start
    thousand = taken / RUNS * THOUSAND / CORES
    print(f"{of.id}: {taken / RUNS * 1e3:.2f} ms a fight of {rounds / RUNS:.1f} rounds")
    print(f"{of.id}: {thousand:.1f} s for 1,000 fights on {CORES} cores, at most {MOST_SECONDS}")
    return thousand <= MOST_SECONDS


def against_hand(of: Game) -> bool:
    """Measure the conflict against hand-written code; returns whether it is within its limit."""
    if find_spec(f"tests.systems.{of.id}.duel") is None:
        return True
    duel = import_module(f"tests.systems.{of.id}.duel")
    is_quick = True
    vital = of.conflicts[0].vitals[0][0]
    for name, fighters, most in duel.DUELS:
        sheets = (opened(of, fighters[0]), opened(of, fighters[1]))
        full = [exact_number(sheet, vital) for sheet in sheets]
        ours, theirs, rounds = [], [], 0
        for seed in range(duel.RUNS):
            ring = arena(sheets, random.Random(seed))
            source = random.Random(seed)
            start = time.process_time()
            outcome = play_out(of.conflicts[0], ring, source, keeps_sheets=False)
            ours.append(time.process_time() - start)
            source = random.Random(seed)
            start = time.process_time()
            hand = duel.by_hand(sheets, source)
            theirs.append(time.process_time() - start)
            left = (first - Fraction(str(lost[0])) for first, lost in zip(full, outcome.lost, strict=True))
            assert hand == (outcome.rounds, *left), (seed, hand, outcome)
            rounds += outcome.rounds
        print(
            f"    {name}, {rounds / duel.RUNS:.0f} rounds: {statistics.mean(ours) * 1e3:.2f} ms, "
            f"by hand {statistics.mean(theirs) * 1e3:.2f} ms",
            file=sys.stderr,
        )
        ratios = [mine / its for mine, its in zip(ours, theirs, strict=True)]
        is_quick = report(f"{of.id}: {name} / by hand", ratios, most) and is_quick
    return is_quick


if __name__ == "__main__":
    measured = game(sys.argv[1] if len(sys.argv) > 1 else USUAL)
    sys.exit(0 if usual(measured) & against_hand(measured) else 1)
