"""Benchmark: the window against a bare PySide6 window; preview, typing, and a soak test.

Start: processes in turn, ours and one that shows an empty main window; painted at most 2.0 times, library filled at
most 4 times as long after the start of the process, no gap in the event loop over 50 ms from then on, memory at most
2.4 times. Preview, for information: from a choice to the page on the screen, against making the PDF and rendering its
first page. Typing: see ``keys.py``, which is run here as well.

Run it: ``python tests/benchmarks/window.py [GAME]``; it exits with 1 when a goal is missed. With a game behind it,
preview and typing are measured with the large character of that game. ``soak`` behind it makes 20,000 edits with
painting and shows whether they stay as quick and as small.
"""

from __future__ import annotations

import datetime
import gc
import os
import resource
import statistics
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

from core.character.document import Character  # noqa: E402
from core.character.edits import SetValue  # noqa: E402
from core.store.library import Library  # noqa: E402
from core.store.records import prepare_character  # noqa: E402
from desktop.print.print_choices import PrintChoices  # noqa: E402
from desktop.print.print_view import PrintView  # noqa: E402
from desktop.print.rendered_pdf import render_pdf  # noqa: E402
from desktop.settings import Settings  # noqa: E402
from desktop.sheet.open_character import Loaded, OpenCharacter  # noqa: E402
from desktop.sheet.sheet_view import SheetView  # noqa: E402
from desktop.theme import Theme  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.games import USUAL  # noqa: E402
from tests.benchmarks.keys import Subject, measure_keys  # noqa: E402
from tests.benchmarks.processes import run_child  # noqa: E402
from tests.helpers.characters_to_print import document, opened  # noqa: E402
from tests.helpers.games import any_id  # noqa: E402

STARTS = Path(__file__).parent / "window_starts.py"
ROUNDS = 7
PEOPLE = 400
MOST_PAINTED, MOST_FILLED, MOST_GAP_MS, MOST_MEMORY = 2.0, 4.0, 50.0, 2.4
SOAK, BATCH, MOST_SLOWER = 20_000, 1000, 1.3
WHEN = datetime.date(2026, 11, 20)


def peak() -> float:
    """Return the peak memory of this process in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# --------------------------------------------------------------------------------------------------------------- start


def fill(folder: Path) -> None:
    """Create the library that the window opens."""
    library = Library.open(folder / "library.quire", lambda: datetime.datetime.now().astimezone())
    people = [Character(any_id(), name=f"Person {n}", campaign=f"Campaign {n % 7}") for n in range(PEOPLE)]
    library.add_many([prepare_character(each, "Step Level 2", "1") for each in people])
    library.close()


def measure_start() -> list[bool]:
    """Compare the start of both windows."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder)
        pairs = [(run_child(STARTS, "bare", folder), run_child(STARTS, "ours", folder)) for _ in range(ROUNDS + 1)][1:]
    for bare, ours in pairs:
        for name, each in (("bare", bare), ("ours", ours)):
            shown = ", ".join(f"{what} {value:.0f}" for what, value in each.items())
            print(f"    {name}: {shown}", file=sys.stderr)
    return [
        report("window painted", [o["painted"] / b["painted"] for b, o in pairs], MOST_PAINTED),
        report("library filled", [o["filled"] / b["painted"] for b, o in pairs], MOST_FILLED),
        report("longest gap in the event loop, ms", [o["gap"] for _, o in pairs], MOST_GAP_MS),
        report("peak memory", [o["memory"] / b["memory"] for b, o in pairs], MOST_MEMORY),
    ]


# ------------------------------------------------------------------------------------------------------- in one process


def timed(call: Callable[[], object]) -> float:
    """Return the milliseconds of a call, after a garbage collection."""
    gc.collect()
    return clocked(call)


def clocked(call: Callable[[], object]) -> float:
    """Return the milliseconds of a call."""
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000


def pump(until: Callable[[], bool], patience: float = 20.0) -> None:
    """Run the event loop until a condition holds, sleeping between events like the program.

    With a time to spend Qt would not sleep but come back at once, and polling takes Python from
    the thread that works.
    """
    end = time.monotonic() + patience
    waking = QTimer()
    waking.start(50)
    while not until():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.monotonic() > end:
            raise TimeoutError("what was waited for did not come")
    waking.stop()


def measure_preview(subject: Subject) -> list[bool]:
    """Compare the preview with making the PDF and rendering its first page."""
    with tempfile.TemporaryDirectory() as folder:
        sheet = subject.make()
        view = PrintView([sheet], Settings(f"{folder}/settings.ini"), WHEN)
        view.open()
        pump(lambda: view.rendered is not None and view.preview.is_complete)
        width = view.rendered.first.width() if view.rendered is not None else 0

        def bare() -> None:
            wish = PrintChoices("full", "a4", ink=view.choices.ink, portrait=True)
            render_pdf([sheet], wish, WHEN, width)

        def ours() -> None:
            before = view.rendered
            view.ink_check.click()
            pump(lambda: view.rendered is not None and view.rendered is not before)
            view.preview.viewport().repaint()

        found = []
        for _ in range(ROUNDS + 1):
            base, whole = timed(bare), timed(ours)
            pump(lambda: view.preview.is_complete)
            print(f"    PDF and page {base:6.1f} ms, on the screen {whole:6.1f} ms", file=sys.stderr)
            found.append(whole / base)
        view.close()
    return [report("preview on the screen", found[1:])]


def measure_soak() -> list[bool]:
    """Make many edits with painting; checks for slowdown and leaks."""
    character = OpenCharacter(Loaded("", opened(document("bren"))))
    view = SheetView(character)
    view.resize(1100, 900)
    view.show()
    times, counts = [], []
    for batch in range(SOAK // BATCH):
        start = time.process_time()
        for number in range(BATCH):
            character.push(SetValue("raw.hlth", 5 + (batch + number) % 12))
            QApplication.processEvents()
        times.append(time.process_time() - start)
        counts.append(sys.getrefcount(None))
        print(
            f"    {(batch + 1) * BATCH:6} edits: {times[-1]:5.2f} s, None {counts[-1]}, {peak():5.0f} MB",
            file=sys.stderr,
        )
    view.close()
    first, last = statistics.median(times[1:4]), statistics.median(times[-3:])
    lost = [float(max(0, counts[1] - counts[-1]))]
    return [report("last edits against first", [last / first], MOST_SLOWER), report("references lost", lost, BATCH)]


def main(arguments: list[str]) -> int:
    """Measure and print everything; returns the exit code."""
    asked = arguments[0] if arguments else ""
    met = [] if asked else measure_start()
    Theme(QApplication(["benchmark"]), "light").start()
    if asked == "soak":
        met += measure_soak()
    else:
        subject = Subject.of(asked or USUAL)
        met += [*measure_preview(subject), *measure_keys(subject)]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
