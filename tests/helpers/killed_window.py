"""Typing in the real window, which is killed at random moments, again and again, on one library.

    python -m tests.helpers.killed_window 100 [SEED [world]]

The window opens the library and its character offscreen and types numbers into the fields of the page, one key after
the other; in a world it types into entries, and adds, duplicates and deletes them. It tells each time that all of it is
on disk. The parent kills it without warning, looks at the library and compares: what was told is there, the history
leads to the document, and the doctor finds nothing.
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
from typing import TYPE_CHECKING

from core.character.document_kind import CHARACTER, WORLD
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import prepare_character
from core.world_library import duplicate_sample, sample_worlds
from tests.helpers.games import sample_character
from tests.helpers.killed_editor import KillReport, now

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

    from desktop.controllers.sheets_controller import SheetsController
    from desktop.sheet.open_character import OpenCharacter

PATIENCE_S = 120.0
MOST_SAVED = 25
LONGEST_WAIT_S = 0.05
EARLY = 0.2
"""Share of the windows that are killed while they start, at a moment within `EARLY_S`."""
EARLY_S = 4.0
LIST_EDITS = 0.2
"""Share of the edits of a world that add, duplicate, move or delete an entry."""


def type_until_killed(path: str, id_: str, seed: int, reported: Connection, kind: str = CHARACTER) -> None:
    """Open the window and type until killed; report the number of writes when all of them are on disk."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only the child has a window

    from desktop.app import Desktop, application  # noqa: PLC0415
    from desktop.settings import Settings  # noqa: PLC0415

    file = Path(path)
    settings = Settings(str(file.with_name("settings.ini")))
    application(settings, ["quire"])
    desktop = Desktop(QApplication.instance(), settings, file, lambda _: file)  # type: ignore[arg-type]
    desktop.show()
    _pump(lambda: desktop.controller is not None and desktop.controller.is_filled)
    assert desktop.controller is not None
    find_act = _world_act if kind == WORLD else _sheet_act
    character, act = find_act(desktop.controller.sheets, id_, random.Random(seed))
    character.saved.connect(partial(_report, reported, desktop.library_service.library, id_))
    source = random.Random(seed)
    while True:
        act()
        _stay(source.uniform(0, LONGEST_WAIT_S))


def _sheet_act(sheets: SheetsController, id_: str, source: random.Random) -> tuple[OpenCharacter, Callable[[], object]]:
    """Open a character; return it, and what types a number into one of its fields."""
    from desktop.widgets.inputs import NumberField  # noqa: PLC0415 - only the child has a window

    sheets.open(id_)
    _pump(lambda: (view := sheets.view_of(id_)) is not None and view.form_pages.has_page(view.form_pages.current))
    view = sheets.view_of(id_)
    assert view is not None
    fields = [field for field in view.findChildren(NumberField) if field.isVisible() and field.isEnabled()]
    return view.character, lambda: _type(source.choice(fields), str(source.randint(1, 30)))


def _world_act(sheets: SheetsController, id_: str, source: random.Random) -> tuple[OpenCharacter, Callable[[], object]]:
    """Open a world; return it, and what edits an entry, adds, duplicates or deletes one."""
    from PySide6.QtWidgets import QLineEdit  # noqa: PLC0415 - only the child has a window

    from desktop.world.world_view import WorldView  # noqa: PLC0415

    sheets.open(id_)
    _pump(lambda: any(isinstance(each, WorldView) and each.panel.position >= 0 for each in sheets.document_views()))
    view = next(each for each in sheets.document_views() if isinstance(each, WorldView))
    pane = view.entries
    actions = (pane.add_action, pane.duplicate_action, pane.delete_action, pane.down_action)

    def act() -> None:
        if not pane.model.number or source.random() < LIST_EDITS:
            source.choice(actions).trigger()
            return
        view.show_entry(pane.model.kind, source.randrange(pane.model.number))
        lines = [each for each in view.panel.findChildren(QLineEdit) if each.isVisible() and not each.isReadOnly()]
        _type(source.choice(lines), str(source.randint(1, 30)))

    return view.character, act


def _type(field: QLineEdit, text: str) -> None:
    """Type a text into a field, key by key."""
    from PySide6.QtTest import QTest  # noqa: PLC0415 - only the child has a window

    field.setFocus()
    field.selectAll()
    for letter in text:
        QTest.keyClicks(field, letter)


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


def kill_while_typing(folder: Path, kills: int, seed: int = 1, kind: str = CHARACTER) -> KillReport:
    """Kill a window again and again, and look at the library each time.

    Args:
        folder: Where the library is made.
        kills: How often.
        seed: Decides what is typed, and when it is killed.
        kind: What is edited, a character or a world.

    Raises:
        AssertionError: The library does not open, or does not agree with what was told and with its history.
    """
    path = folder / "library.quire"
    with Library.open(path, now) as library:
        id_ = _add(library, kind)
    source, report = random.Random(seed), KillReport()
    for number in range(kills):
        told = _one_window(path, id_, source, kind)
        report.kills += 1
        report.during_start += not told
        report.acknowledged += len(told)
        _compare(path, id_, told, report)
        print(f"{datetime.now(UTC):%H:%M:%S} {number + 1} killed, {report}", file=sys.stderr, flush=True)
    return report


def _add(library: Library, kind: str) -> str:
    if kind == CHARACTER:
        return library.add(prepare_character(sample_character()))
    return duplicate_sample(library, next(iter(sample_worlds())), "Harbor")


def _one_window(path: Path, id_: str, source: random.Random, kind: str) -> list[int]:
    """Let a window type, kill it, and return what it told."""
    ours, theirs = Pipe(duplex=False)
    child = get_context("spawn").Process(
        target=type_until_killed, args=(str(path), id_, source.randrange(10**6), theirs, kind)
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
        kills, seed, chosen = (*sys.argv[1:], *("100", "1", CHARACTER)[len(sys.argv) - 1 :])
        print(kill_while_typing(Path(name), int(kills), int(seed), chosen))
