"""Opens the window offscreen on a library with a bad value, and everything in it; run by ``column_attack.py``."""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from core.character.document_kind import CAMPAIGN, WORLD
from core.store.records import Query
from desktop import messages
from desktop.app import Desktop
from desktop.settings import Settings

PATIENCE_S: Final = 60.0
SETTLING_S: Final = 0.3
VIEWS: Final = (
    "library_dock_action", "why_dock_action", "violations_dock_action", "history_dock_action", "dice_dock_action",
    "party_action", "undo_action", "redo_action",
)  # fmt: skip


def look(library: Path, ids: dict[str, str]) -> tuple[int, str]:
    """Open the window on a library, its characters, views and drafts; return 1 and the reason if anything failed.

    Args:
        library: The library.
        ids: Ids of characters and drafts by name.
    """
    failures: list[str] = []

    def keep(bug: BaseException) -> Path:
        failures.append("".join(traceback.format_exception(bug)[-2:]).replace("\n", " "))
        return library.with_name("errors.log")

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        keep(error.with_traceback(trace))

    messages.show_box = lambda box: str(box.property("key") or "")
    program = QApplication.instance() or QApplication(["quire"])
    assert isinstance(program, QApplication)
    desktop = Desktop(program, Settings(str(library.with_name("settings.ini"))), library, keep)
    desktop.show()
    sys.excepthook = hook
    threading.excepthook = lambda about: keep(about.exc_value or RuntimeError(about.exc_type.__name__))
    if not wait_until(program, lambda: failures or is_filled(desktop)):
        return 1, "the window was never filled"
    act(program, desktop, ids)
    if not desktop.library_service.is_open:
        failures.append("the library is not open")
    elif desktop.controller is not None and desktop.controller.sheets.character(ids["Dora"]) is None:
        failures.append("a character without a bad value is not open")
    desktop.window.close()
    desktop.close()
    return (1, failures[0]) if failures else (0, "")


def act(program: QApplication, desktop: Desktop, ids: dict[str, str]) -> None:
    """Open every character with its views, campaign and world, and resume the drafts."""
    controller = desktop.controller
    if controller is None:
        return
    for name in ("Anna", "Berta", "Dora"):
        controller.sheets.open(ids[name])
        settle(program)
        for action in VIEWS:
            getattr(desktop.window, action).trigger()
            settle(program, SETTLING_S / 4)
    library = desktop.library_service.library
    for kind in (CAMPAIGN, WORLD):
        for entry in library.all_entries(Query(kind=kind)):
            controller.sheets.open(entry.id)
            settle(program)
    for draft in library.drafts.list():
        controller.library.view.draft_opened.emit(draft)
        settle(program)
    settle(program, 1.0)


def is_filled(desktop: Desktop) -> bool:
    """Whether every view is in its place and the library is open or refused."""
    return desktop.controller is not None and desktop.controller.is_filled and desktop.library_service.is_open


def wait_until(program: QApplication, holds: Callable[[], object]) -> bool:
    """Run the event loop until something holds; return False if it never does."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        program.processEvents()
        if holds():
            return True
        time.sleep(0.002)
    return False


def settle(program: QApplication, seconds: float = SETTLING_S) -> None:
    """Run the event loop for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        program.processEvents()
        time.sleep(0.002)
