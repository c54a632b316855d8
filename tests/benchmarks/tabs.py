"""Benchmark: the start with six sheets in tabs, and how quickly an open sheet's tab comes to the front.

The page of the sheet that stays in front is painted within 1.5 times the start with an empty library (until its welcome
page is painted) and the first showing of the same character there, added; from then on no widget and no tab moves.
Both are processes that run in turn. A tab of an open sheet is in front within 30 ms of processor time, in each game.

Run it: ``python tests/benchmarks/tabs.py [ROUNDS]``; it exits with 1 when a limit is missed.
"""

from __future__ import annotations

import datetime
import json
import os
import sys
import tempfile
from collections import defaultdict
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from core.character.document import Character  # noqa: E402  (the root and the platform come first)
from core.registry import games  # noqa: E402
from core.store.library import Library  # noqa: E402
from core.store.records import prepare_character  # noqa: E402
from desktop.settings import FRONT_CHARACTER, OPEN_CHARACTERS, OPEN_TITLES, Settings  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.processes import run_child  # noqa: E402
from tests.helpers.games import sample_files  # noqa: E402

STARTS = Path(__file__).parent / "tab_starts.py"
ROUNDS = 7
TABS = 6
MOST_PAINTED, MOST_MOVED, MOST_TAB_MS = 1.5, 0, 30.0


def documents() -> list[Path]:
    """Return six sample characters, of as many games as there are."""
    every = [sample_files(each) for each in games()]
    return [files[n // len(every) % len(files)] for n, files in enumerate(islice(cycle(every), TABS))]


def fill(folder: Path) -> list[str]:
    """Make a library of the six characters and return their ids."""
    prepared = [
        prepare_character(Character.read(file.read_text(encoding="utf-8")), "Somebody", "1") for file in documents()
    ]
    with Library.open(folder / "library.quire", lambda: datetime.datetime.now().astimezone()) as library:
        return library.add_many(prepared)


def write_session(folder: Path, ids: list[str]) -> None:
    """Write the settings as the last session left them."""
    (folder / "settings.ini").unlink(missing_ok=True)
    settings = Settings(str(folder / "settings.ini"))
    settings.put(OPEN_CHARACTERS, json.dumps(ids))
    names = [Character.read(file.read_text(encoding="utf-8")).name for file in documents()]
    settings.put(OPEN_TITLES, json.dumps(names))
    settings.put(FRONT_CHARACTER, ids[-1])
    settings.write()


def start_with_tabs(folder: Path, ids: list[str]) -> dict[str, float]:
    """Start the window with six sheets."""
    write_session(folder, ids)
    return run_child(STARTS, "tabs", folder)


def start_empty(folder: Path, document: Path) -> dict[str, float]:
    """Start the window on an empty library, and open one of the characters there."""
    for old in (*folder.glob("library.quire*"), *folder.glob("settings.ini")):
        old.unlink()
    return run_child(STARTS, "empty", folder, str(document))


def main(arguments: list[str]) -> int:
    """Measure, print, and return the exit code."""
    ratios, moved, tabs = [], [], defaultdict(list)
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as other:
        folder, empty_folder = Path(name), Path(other)
        ids = fill(folder)
        start_with_tabs(folder, ids)  # compiles the modules
        start_empty(empty_folder, documents()[0])
        for _ in range(int(arguments[0]) if arguments else ROUNDS):
            ours = start_with_tabs(folder, ids)
            peer = start_empty(empty_folder, documents()[int(ours["front"])])
            print(
                f"    front sheet {ours['painted']:.0f} ms; empty library {peer['painted']:.0f} ms,"
                f" first showing {peer['shown']:.0f} ms",
                file=sys.stderr,
            )
            ratios.append(ours["painted"] / (peer["painted"] + peer["shown"]))
            moved.append(ours["moved"])
            for key, value in ours.items():
                if key.startswith("tab:"):
                    tabs[key.split(":")[1]].append(value)
    met = [
        report("front sheet of six / empty start and its showing", ratios, MOST_PAINTED),
        report("widgets and tabs that move after it is painted", moved, MOST_MOVED),
        *[report(f"tab of an open sheet, {game}, ms", found, MOST_TAB_MS) for game, found in tabs.items()],
    ]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
