"""Benchmark: event loop turns in fights of twenty and of five hundred in the window.

For each game a fight of 20 and one of 500 are begun, Quire plays them alone, the players' window is opened, the log is
scrolled from end to end, a step is undone while Quire plays, then ten one by one, then twenty at once, and the fight is
loaded again. The time is that of the processor, so that what else the machine does counts little; no turn may be over
50 ms with 20 fighters, over 200 ms with 500.

Run it: ``python tests/benchmarks/crowd.py [GAME …]``; it exits with 1 when a limit is missed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402  (the root and the platform come first)
from PySide6.QtWidgets import QApplication  # noqa: E402

from core.play.arena import Arena, Control, Participant  # noqa: E402
from core.play.decisions import DecisionPolicy  # noqa: E402
from core.play.fight import Fight  # noqa: E402
from core.registry import Game, game, games, open_character, opponents  # noqa: E402
from desktop.controllers.fight_controller import FightController  # noqa: E402
from desktop.controllers.sheets_controller import SheetsController  # noqa: E402
from desktop.fight.fight_run import FightRun  # noqa: E402
from desktop.fight.fight_view import FightView  # noqa: E402
from desktop.fight.loaded_fight import LoadedFight  # noqa: E402
from desktop.frame.main_window import MainWindow  # noqa: E402
from desktop.garbage_collector import disable  # noqa: E402
from desktop.library.library_service import LibraryService  # noqa: E402
from desktop.settings import Settings  # noqa: E402
from desktop.theme import Theme  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402

MOST_MS = {20: 50.0, 500: 200.0}
"""The longest turn by the number of fighters."""

KINDS = 25
WALK_S, LOOK_S, STOPS, PRESSES = 6.0, 1.5, 20, 10
ALONE = DecisionPolicy(frozenset(), game_master=False)


class Turns:
    """Measures the processor time of each event loop turn on this thread."""

    def __init__(self) -> None:
        self._loop, self._timer = QEventLoop(), QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._tick)
        self._last = 0.0
        self._found: list[float] = []

    def _tick(self) -> None:
        now = time.thread_time()
        self._found.append(1000 * (now - self._last))
        self._last = time.thread_time()

    def during(self, work: Callable[[], object], until: Callable[[], bool]) -> list[float]:
        """Return all turns from some work until a condition holds, the longest last."""
        self._found, self._last = [], time.thread_time()
        QTimer.singleShot(0, work)
        self._timer.start()
        self._loop.processEvents()
        while not until():
            self._loop.processEvents()
        self._tick()
        self._timer.stop()
        return sorted(self._found)


def crowd(of: Game, size: int) -> Arena:
    """Return fighters of a game on two sides, controlled by Quire."""
    source = random.Random(7)
    kinds = opponents(f"guard x{KINDS}", of, of.setting(), source)
    listed = [
        (Participant(f"N{n}", "AB"[n % 2], Control.AUTO), kinds[n % KINDS].copy(random.Random(n))) for n in range(size)
    ]
    return Arena.create(listed, of.setting())


def in_seconds(seconds: float) -> Callable[[], bool]:
    """Return a condition that holds after some seconds."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def go_back(run: FightRun, turns: Turns) -> tuple[float, list[float]]:
    """Undo a step; returns the seconds until it was undone, and the turns."""
    start, answers = time.monotonic(), len(run.fight.answers)
    found = turns.during(run.undo, lambda: not run.is_rewinding and len(run.fight.answers) < answers)
    return time.monotonic() - start, found


def measure(of: Game, size: int, service: LibraryService, theme: Theme, turns: Turns) -> bool:
    """Measure a fight of one game; return whether its limit is met."""
    arena = crowd(of, size)
    settings = Settings(str(service.file.with_suffix(".ini")))
    window = MainWindow(service, settings, theme)
    sheets = SheetsController(window, service, settings)
    opened = FightController(window, service, sheets, lambda _window, _fights: True, tuple)
    shown: list[FightView] = []

    def begin(fight: Fight) -> None:
        opened.show_fight(LoadedFight(of, of.conflicts[0], fight, {}))
        shown.extend(each.view for each in opened.windows[-1:] if isinstance(each.view, FightView))

    def scroll(place: int = STOPS) -> None:
        bar = shown[-1].log_list.verticalScrollBar()
        bar.setValue(bar.maximum() * place // STOPS)
        if place:
            QTimer.singleShot(20, lambda: scroll(place - 1))

    opened.new_fight()  # the page before a fight, on which it is begun
    turns.during(lambda: None, in_seconds(LOOK_S))
    fights = [Fight(of.conflicts[0], arena, 5, ALONE)]
    found = {"begin": turns.during(lambda: begin(fights[0]), in_seconds(0.5))}
    run = shown[0].run
    found["walk"] = turns.during(run.advance, in_seconds(WALK_S))
    found["players"] = turns.during(shown[0].asked_players.emit, in_seconds(LOOK_S))
    found["scroll"] = turns.during(scroll, in_seconds(LOOK_S))
    answers = len(run.fight.answers)
    presses = [go_back(run, turns) for _ in range(PRESSES)]
    found["back"] = sorted(turn for _, each in presses for turn in each)
    found["twenty"] = turns.during(lambda: run.undo(20), lambda: not run.is_rewinding and run.is_saved)
    run.close()
    again = Fight.resume(of.conflicts[0], run.fight.record, lambda each: open_character(each, random.Random(0)))
    found["again"] = turns.during(lambda: begin(again), in_seconds(LOOK_S))
    for shown_window in opened.windows:
        shown_window.close()
    most = MOST_MS[size]
    print(f"{of.id}, {size} fighters: {answers} answers, {len(run.fight.events)} lines; longest turns")
    print(
        f"  going back took {presses[0][0]:.2f} s for the first press, {presses[-1][0]:.2f} s for the last of {PRESSES}"
    )
    for name, each in found.items():
        print(f"    {name}: {', '.join(f'{turn:.0f}' for turn in each[-3:])} ms of {len(each)} turns", file=sys.stderr)
    return all([report(f"{name}, ms", each[-1:], most) for name, each in found.items()])


def main(arguments: list[str]) -> int:
    """Measure the named games, or all."""
    program = QApplication([])
    theme = Theme(program, "light")
    theme.start()
    disable()
    turns = Turns()
    with tempfile.TemporaryDirectory() as folder:
        service = LibraryService(Path(folder) / "library.quire")
        service.open_library()
        turns.during(lambda: None, lambda: service.is_open)
        results = [
            measure(game(key), size, service, theme, turns)
            for key in arguments or [each.id for each in games()]
            for size in MOST_MS
        ]
        service.close()
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
