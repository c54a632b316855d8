"""Typing in the real window, which is killed at random moments, again and again, on one library.

    python -m tests.helpers.killed_window 100 [SEED]

The window opens the library and its character offscreen and types numbers into the fields of the page, one key after
the other; it tells each time that all of it is on disk. The parent kills it without warning, looks at the library and
compares: what was told is there, the history leads to the document, and the doctor finds nothing.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path

from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import prepare_character
from tests.helpers.games import sample_character
from tests.helpers.killed_editor import KillReport, now

PATIENCE_S = 120.0
MOST_SAVED = 25
LONGEST_WAIT_S = 0.05
EARLY = 0.2
"""Share of the windows that are killed while they start, at a moment within `EARLY_S`."""
EARLY_S = 4.0


def type_until_killed(path: str, id_: str, seed: int, reported: Connection) -> None:
    """Open the window and type until killed; report the number of writes when all of them are on disk."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtTest import QTest  # noqa: PLC0415 - only the child has a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from desktop.app import Desktop, application  # noqa: PLC0415
    from desktop.settings import Settings  # noqa: PLC0415
    from desktop.widgets.inputs import NumberField  # noqa: PLC0415

    file = Path(path)
    settings = Settings(str(file.with_name("settings.ini")))
    application(settings, ["quire"])
    desktop = Desktop(QApplication.instance(), settings, file, lambda _: file)  # type: ignore[arg-type]
    desktop.show()
    _pump(lambda: desktop.controller is not None and desktop.controller.is_filled)
    assert desktop.controller is not None
    sheets = desktop.controller.sheets
    sheets.open(id_)
    _pump(lambda: (view := sheets.view_of(id_)) is not None and view.form_pages.has_page(view.form_pages.current))
    view = sheets.view_of(id_)
    assert view is not None
    view.character.saved.connect(partial(_report, reported, desktop.library_service.library, id_))
    fields = [field for field in view.findChildren(NumberField) if field.isVisible() and field.isEnabled()]
    source = random.Random(seed)
    while True:
        field = source.choice(fields)
        field.setFocus()
        field.selectAll()
        for digit in str(source.randint(1, 30)):
            QTest.keyClicks(field, digit)
        _stay(source.uniform(0, LONGEST_WAIT_S))


def _report(reported: Connection, library: Library, id_: str, _revision: int) -> None:
    reported.send(library.load(id_).position.write)


def _pump(until: Callable[[], object]) -> None:
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415 - only the child has a window

    end = time.monotonic() + PATIENCE_S
    loop, looking = QEventLoop(), QTimer()
    looking.timeout.connect(lambda: loop.quit() if until() or time.monotonic() > end else None)
    looking.start(1)
    loop.exec()
    looking.stop()
    if time.monotonic() > end:
        raise TimeoutError("what was waited for did not come")


def _stay(seconds: float) -> None:
    end = time.monotonic() + seconds
    _pump(lambda: time.monotonic() > end)


def kill_while_typing(folder: Path, kills: int, seed: int = 1) -> KillReport:
    """Kill a window again and again, and look at the library each time.

    Raises:
        AssertionError: The library does not open, or does not agree with what was told and with its history.
    """
    path = folder / "library.quire"
    with Library.open(path, now) as library:
        id_ = library.add(prepare_character(sample_character()))
    source, report = random.Random(seed), KillReport()
    for number in range(kills):
        told = _one_window(path, id_, source)
        report.kills += 1
        report.during_start += not told
        report.acknowledged += len(told)
        _compare(path, id_, told, report)
        print(f"{datetime.now(UTC):%H:%M:%S} {number + 1} killed, {report}", file=sys.stderr, flush=True)
    return report


def _one_window(path: Path, id_: str, source: random.Random) -> list[int]:
    """Let a window type, kill it, and return what it told."""
    ours, theirs = Pipe(duplex=False)
    child = get_context("spawn").Process(
        target=type_until_killed, args=(str(path), id_, source.randrange(10**6), theirs)
    )
    child.start()
    theirs.close()
    told: list[int] = []
    if source.random() < EARLY:
        ours.poll(source.uniform(0, EARLY_S))
    else:
        told += [ours.recv() for _ in range(source.randrange(1, MOST_SAVED))]
        time.sleep(source.uniform(0, LONGEST_WAIT_S))
    child.kill()
    child.join()
    try:
        while True:
            told.append(ours.recv())
    except EOFError:
        ours.close()
    return told


def _compare(path: Path, id_: str, told: list[int], report: KillReport) -> None:
    with Library.open(path, now) as library:
        stored = library.load(id_)
        assert library.load_revision(id_, stored.position.revision) == stored.character
    report.edited += stored.position.revision > 0
    if told:
        report.lost += max(told[-1] - stored.position.write, 0)
        report.in_flight += stored.position.write > told[-1]
    assert check_library(path).problems == ()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        arguments = [int(argument) for argument in sys.argv[1:]]
        print(kill_while_typing(Path(name), *(arguments or [100])))
