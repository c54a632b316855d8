"""Figures of printed sheets: pages, points of empty room and overlapping texts of twelve characters of each game.

Empty room is measured in each of the twelve columns of a page's grid: stretches of more than three lines in which
nothing is printed, above the last mark of the page, or down to the foot on all pages but the last of a sheet. Their
mean over the columns is so many points of height at full width. Nothing is timed, no figure has a limit of its own;
``tests/core/export/pdf/test_empty_room.py`` holds them for two games. Run it: ``python tests/benchmarks/paper.py
[GAME …] [--pages]``; with ``--pages`` each page with empty room is named.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.registry import Game, game, games  # noqa: E402  (the root comes first)
from tests.helpers.empty_room import Figures, measure  # noqa: E402
from tests.helpers.paper_characters import KINDS, characters  # noqa: E402

PAPERS = ("a4", "letter")


def figures_of(of: Game, kind: str, paper: str, *, with_pages: bool) -> Figures:
    """Return the figures of the four characters of a kind; name pages with empty room if wanted."""
    total = Figures()
    for place, sheet in enumerate(characters(of, kind)):
        found = measure(sheet, paper)
        total += found
        for number, room in enumerate(found.rooms, 1):
            if with_pages and room > 1:
                print(f"    {of.id} {kind} {place} {paper} page {number}: {room:.0f} pt", flush=True)
    return total


def main(arguments: Sequence[str]) -> int:
    """Measure the named games, or all."""
    chosen = [each for each in arguments if not each.startswith("-")]
    sums = {(kind, paper): Figures() for kind in KINDS for paper in PAPERS}
    for of in [game(key) for key in chosen] if chosen else games():
        for kind, paper in sums:
            found = figures_of(of, kind, paper, with_pages="--pages" in arguments)
            print(f"{of.id:14} {kind:10} {paper:7} {found}", flush=True)
            sums[kind, paper] += found
    for (kind, paper), found in sums.items():
        print(f"{'all':14} {kind:10} {paper:7} {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
