"""The window against a bare one of PySide6, side by side in one run; preview, typing, and a soak with painting.

Start: processes in turn, ours and one that shows an empty main window; painted at most 2.0 times, library filled at
most 5.5 times as long after the start of the process, no gap in the event loop over 50 ms from then on, memory at most
2.3 times. Preview: from a choice to the page on the screen at most 1.3 times making the PDF and rendering its first
page. Typing: from the key to painted at most 1.3 times a key in the same form that only sets the same texts.

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
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer  # noqa: E402  (the root and the platform come first)
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget  # noqa: E402

from core.character import Character, SetValue, Sheet  # noqa: E402
from core.store import Library, prepare  # noqa: E402
from desktop import collecting  # noqa: E402
from desktop.forms import form_file, load_widget  # noqa: E402
from desktop.open_character import Loaded, OpenCharacter  # noqa: E402
from desktop.print_view import PrintView, Wish, make  # noqa: E402
from desktop.settings import Settings  # noqa: E402
from desktop.sheet_view import SheetView  # noqa: E402
from desktop.theme import Theme  # noqa: E402
from desktop.widgets import NumberField, SheetPages  # noqa: E402
from tests.benchmarks.games import USUAL, measured  # noqa: E402
from tests.helpers.printed_characters import document, laden, opened  # noqa: E402

Widget = TypeVar("Widget", bound=QWidget)

STARTS = Path(__file__).parent / "window_starts.py"
ROUNDS = 7
PEOPLE = 400
MOST_PAINTED, MOST_FILLED, MOST_GAP_MS, MOST_MEMORY = 2.0, 5.5, 50.0, 2.3
MOST_PREVIEW, MOST_KEY = 1.3, 1.3
SOAK, BATCH, MOST_SLOWER = 20_000, 1000, 1.3
WHEN = datetime.date(2026, 11, 20)


def peak() -> float:
    """Give the most memory that this process had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# --------------------------------------------------------------------------------------------------------------- start


def child(kind: str, folder: Path) -> dict[str, float]:
    """Start a process and give what it measured; it finds our modules compiled, as an installed program does."""
    start = time.monotonic()
    command = [sys.executable, str(STARTS), kind, repr(start), str(folder)]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    kept["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT, env=kept)
    if done.returncode:
        raise RuntimeError(f"{kind} failed: {done.stderr}")
    return {name: float(value) for name, value in (line.split() for line in done.stdout.splitlines())}


def fill(folder: Path) -> None:
    """Make the library that the window opens."""
    library = Library.open(folder / "library.quire", lambda: datetime.datetime.now().astimezone())
    people = [Character("sord", name=f"Person {n}", campaign=f"Campaign {n % 7}") for n in range(PEOPLE)]
    library.add_many([prepare(each, "Step Level 2", "1") for each in people])
    library.close()


def measure_start() -> list[bool]:
    """Compare the starts of both windows."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder)
        pairs = [(child("bare", folder), child("ours", folder)) for _ in range(ROUNDS + 1)][1:]
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


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose sheet is shown and typed into.

    Attributes:
        form: File of its form.
        make: Opens it anew.
        addresses: Where a key may be pressed; the first that has a field for numbers is taken.
    """

    form: str
    make: Callable[[], Sheet]
    addresses: tuple[str, ...]

    @classmethod
    def of(cls, game: str) -> Subject:
        """Give the large character of a game."""
        if game == USUAL:
            return cls("sheets/sord", lambda: opened(laden()), ("raw.hlth",))
        large = measured()
        return cls(f"sheets/{game}", lambda: opened(large.document), tuple(address for address, _ in large.edits))


def timed(call: Callable[[], object]) -> float:
    """Give the milliseconds that a call takes, with no rubbish before it."""
    gc.collect()
    return clocked(call)


def clocked(call: Callable[[], object]) -> float:
    """Give the milliseconds that a call takes."""
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000


def pump(until: Callable[[], bool], patience: float = 20.0) -> None:
    """Let Qt work until something is so, and sleep between events, as the program does.

    With a time to spend Qt would not sleep but come back at once, and whoever asks again and again takes Python from
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
        pump(lambda: view.made is not None and view.preview.is_complete)
        width = view.made.first.width() if view.made is not None else 0

        def bare() -> None:
            wish = Wish("full", "a4", ink=view.wish.ink, portrait=True)
            make([sheet], wish, WHEN, width)

        def ours() -> None:
            before = view.made
            view.ink_check.click()
            pump(lambda: view.made is not None and view.made is not before)
            view.preview.viewport().repaint()

        found = []
        for _ in range(ROUNDS + 1):
            base, whole = timed(bare), timed(ours)
            pump(lambda: view.preview.is_complete)
            print(f"    PDF and page {base:6.1f} ms, on the screen {whole:6.1f} ms", file=sys.stderr)
            found.append(whole / base)
        view.close()
    return [report("preview on the screen", found[1:], MOST_PREVIEW)]


def texts(root: QWidget) -> dict[str, tuple[str, str]]:
    """Give what the named widgets below one show: property and text by name."""
    found = {}
    for each in root.findChildren(QWidget):
        name = "text" if isinstance(each, QLineEdit) else "value"
        value = each.property(name)
        if each.objectName() and isinstance(value, str):
            found[each.objectName()] = (name, value)
    return found


def paint() -> None:
    """Let everything be laid out and painted that waits for it."""
    QApplication.processEvents()


def set_texts(root: QWidget, wanted: dict[str, tuple[str, str]]) -> Callable[[], None]:
    """Give what sets texts on the named widgets below one."""
    found = [(root.findChild(QWidget, name), kind, text) for name, (kind, text) in wanted.items()]
    twins = [(twin, kind, text) for twin, kind, text in found if twin is not None]

    def carry_out() -> None:
        for twin, kind, text in twins:
            twin.setProperty(kind, text)

    return carry_out


def show(widget: QWidget) -> None:
    """Show a sheet in the size that it has in the window."""
    widget.resize(1100, 900)
    widget.show()
    for _ in range(5):
        paint()


class Plain:
    """The same form without a character: a key in its field sets texts, and does nothing else."""

    def __init__(self, form: str, like: SheetView, name: str) -> None:
        self.form = load_widget(form_file(form))
        show(self.form)
        self.line = part(self.form, NumberField, name)
        pages, model = part(self.form, SheetPages, "pages"), like.pages
        if model is None:
            raise LookupError("the form has no pages")
        pages.setCurrentIndex(model.currentIndex())
        set_texts(self.form, texts(like.form))()
        for each in like.form.findChildren(QWidget):
            twin = self.form.findChild(QWidget, each.objectName()) if each.property("needs_row") else None
            if twin is not None:
                twin.setHidden(each.isHidden())
        settle()
        here, there = pages.currentWidget(), model.currentWidget()
        if isinstance(here, QScrollArea) and isinstance(there, QScrollArea):
            here.verticalScrollBar().setValue(there.verticalScrollBar().value())
        self._wanted: Callable[[], None] = settle
        self.line.stepped.connect(self._on_stepped)

    def will_set(self, wanted: dict[str, tuple[str, str]]) -> None:
        """Say what the next key sets."""
        self._wanted = set_texts(self.form, wanted)

    def _on_stepped(self) -> None:
        self._wanted()


def part(root: QWidget, kind: type[Widget], name: str) -> Widget:
    """Give a widget of a form."""
    found = root.findChild(kind, name)
    if not isinstance(found, kind):
        raise LookupError(f"the form has no {name}")
    return found


def focus(line: QWidget) -> None:
    """Give a field the keyboard, as it has it while somebody types."""
    line.window().activateWindow()
    line.setFocus()
    settle()


def settle() -> None:
    """Let everything happen that waits for a pause."""
    end = time.monotonic() + 0.15
    while time.monotonic() < end:
        QApplication.processEvents()


def number_field(view: SheetView, addresses: Iterable[str]) -> NumberField:
    """Go to the first of some places that has a field for numbers, and give the field."""
    for address in addresses:
        field = view.binder.widget_at(address)
        if isinstance(field, NumberField):
            view.go_to(address)
            return field
    raise LookupError("the form has no field for any of these numbers")


def measure_keys(subject: Subject) -> list[bool]:
    """Compare a key press with one that only sets the same texts on the same form, as it is scrolled there."""
    view = SheetView(OpenCharacter(Loaded("", subject.make())), flashes=False)
    show(view)
    line = number_field(view, subject.addresses)
    settle()
    plain = Plain(subject.form, view, line.objectName())
    collecting.pause()  # as in the program, which looks for rubbish in its pauses, and not through what lasts
    gc.collect()
    gc.freeze()
    found = []
    for number in range(ROUNDS * 4):
        key = Qt.Key.Key_Up if number % 8 < 4 else Qt.Key.Key_Down
        focus(line)
        before = texts(view.form)
        whole = clocked(partial(press, line, key))
        changed = {name: new for name, new in texts(view.form).items() if before[name] != new}
        plain.will_set(changed)
        focus(plain.line)
        base = clocked(partial(press, plain.line, key))
        if changed and number >= 4:
            found.append(whole / base)
            print(f"    {len(changed):3} texts: set {base:6.2f} ms, key press {whole:6.2f} ms", file=sys.stderr)
    view.close()
    plain.form.close()
    gc.enable()
    return [report("key press to painted", found, MOST_KEY)]


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key and paint what it changed."""
    QTest.keyClick(widget, key)
    paint()


def measure_soak() -> list[bool]:
    """Make many edits with painting; see whether the last are as quick as the first and nothing piles up."""
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


def report(name: str, found: list[float], goal: float) -> bool:
    """Print a line and say whether the goal is met."""
    middle = statistics.median(found)
    met = middle <= goal
    print(f"{name:40} {middle:6.2f} [{min(found):.2f}-{max(found):.2f}]  goal {goal}  {'met' if met else 'MISSED'}")
    return met


def main(arguments: list[str]) -> int:
    """Measure everything, print it, and give the exit code."""
    asked = arguments[0] if arguments else ""
    met = [] if asked else measure_start()
    Theme(QApplication(["benchmark"]), "light").put_on()
    if asked == "soak":
        met += measure_soak()
    else:
        subject = Subject.of(asked or USUAL)
        met += [*measure_preview(subject), *measure_keys(subject)]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
