"""Fixtures of the window: answered message boxes, own settings and library, the whole program."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QThreadPool
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLayoutItem,
    QMessageBox,
    QPushButton,
    QSpacerItem,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

from core import paths
from desktop import garbage_collector
from desktop import messages as door
from desktop.app import Desktop
from desktop.file_arrivals import FileArrivals
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.theme import Theme
from tests.helpers.waiting import wait_for_layout

PATIENCE_MS = 120_000
"""How long a test waits for what must happen; only a test that fails waits so long."""

NOWHERE = QPoint(-50, -50)
"""Where the pointer is when a test begins: beside every window."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Look for rubbish on this thread alone while widgets are about, as the program does.

    Those of earlier tests may be about as well: the thread of a library would take them apart in a test that has none,
    and the thread that hears which test comes next between two tests. So the interpreter searches no more by itself.
    What a test wanted deleted later is deleted at its end: found as rubbish instead, it would still hear events while
    it is taken apart. The pointer is moved away from where an earlier test left it, as windows would light up below it.
    """
    if "qapp" not in getattr(item, "fixturenames", ()) and QApplication.instance() is None:
        return (yield)
    garbage_collector.disable()
    if QApplication.instance() is not None:
        QCursor.setPos(NOWHERE)
    try:
        return (yield)
    finally:
        QThreadPool.globalInstance().waitForDone()  # one that still works could be the next to search
        forget_layout_items()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop comes by to do it
        collect_rubbish()


def forget_layout_items() -> None:
    """Take wrappers of layouts' items out of use that a test has made; see `desktop.layout_parts`."""
    for each in shiboken6.getAllValidWrappers():
        if isinstance(each, QWidgetItem | QSpacerItem) or type(each) is QLayoutItem:
            shiboken6.invalidate(each)


_after_collection = 0


def collect_rubbish() -> None:
    """Collect everything once a quarter more is in memory than after the last time, else what is young.

    The program freezes what it has at its start; here the windows of the last tests are among it.
    """
    global _after_collection  # noqa: PLW0603 -- of the whole run
    gc.unfreeze()
    if sys.getallocatedblocks() > _after_collection * garbage_collector.GROWTH:
        gc.collect()
        _after_collection = sys.getallocatedblocks()
    else:
        garbage_collector.collect_if_due()


@dataclass
class Messages:
    """What boxes said, and the answers they get.

    Attributes:
        said: The text of every box, in order.
        answers: Keys of the buttons to press; the default button where none is left.
        files: What the next file dialogs give.
        texts: What the next fields for a text give.
        titles: The titles of file dialogs and fields.
    """

    said: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    files: list[tuple[Path, ...]] = field(default_factory=list)
    texts: list[str | None] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)

    def show_box(self, box: QMessageBox) -> str:
        """Answer a message box."""
        self.said.append(f"{box.text()} {box.informativeText()}".strip())
        buttons = {str(button.property("key")): button for button in box.buttons()}
        if self.answers:
            key = self.answers.pop(0)
            assert not key or key in buttons, (key, sorted(buttons))
            return key
        default: QPushButton | None = box.defaultButton()
        return "" if default is None else str(default.property("key"))

    def pick_files(
        self, _parent: QWidget | None, _mode: QFileDialog.FileMode, title: str, _kinds: str, _start: Path | None
    ) -> tuple[Path, ...]:
        """Return the next files."""
        self.titles.append(title)
        return self.files.pop(0) if self.files else ()

    def ask_text(self, _parent: QWidget | None, title: str, _label: str, _text: str) -> str | None:
        """Return the next text."""
        self.titles.append(title)
        return self.texts.pop(0) if self.texts else None


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Messages:
    """Records the texts of message boxes and answers them."""
    record = Messages()
    for name in ("show_box", "pick_files", "ask_text"):
        monkeypatch.setattr(door, name, getattr(record, name))
    return record


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, applied to the program."""
    return use_light_theme(qapp)


def use_light_theme(program: QApplication) -> Theme:
    """Apply the light theme to the program, only once, as that takes time."""
    found = program.findChild(Theme)
    if isinstance(found, Theme):
        found.choose("light")
        return found
    made = Theme(program, "light")
    made.start()
    return made


@pytest.fixture
def window_settings(tmp_path: Path) -> Settings:
    """Settings of one test."""
    return Settings(str(tmp_path / "settings.ini"))


@pytest.fixture
def service(qtbot: QtBot, tmp_path: Path) -> Iterator[LibraryService]:
    """An open library of one test."""
    made = LibraryService(tmp_path / paths.LIBRARY_FILE)
    with qtbot.waitSignal(made.ready, timeout=PATIENCE_MS):
        made.open_library()
    yield made
    QThreadPool.globalInstance().waitForDone()
    made.close()


def is_filled(desktop: Desktop) -> bool:
    """Whether every view is in its place and the library is open."""
    return desktop.controller is not None and desktop.controller.is_filled and desktop.library_service.is_open


@dataclass(frozen=True, slots=True)
class Failures:
    """Exceptions of our code in a test of the whole window."""

    reports: list[BaseException]

    def keep(self, error: BaseException) -> Path:
        """Keep a report."""
        self.reports.append(error)
        return Path("report")


@pytest.fixture
def start_window(
    qtbot: QtBot, qapp: QApplication, theme: Theme, tmp_path: Path, messages: Messages
) -> Iterator[Callable[..., Desktop]]:
    """Starts the whole window on a library, waits until it is filled, and closes it after the test."""
    assert isinstance(messages, Messages)
    assert isinstance(theme, Theme)
    started: list[Desktop] = []
    failures = Failures([])
    hooks = (sys.excepthook, threading.excepthook)

    def start(
        library: Path | None = None, *, until_ready: bool = True, arrivals: FileArrivals | None = None
    ) -> Desktop:
        settings = Settings(str(tmp_path / "settings.ini"))
        place = library or tmp_path / paths.LIBRARY_FILE
        desktop = Desktop(qapp, settings, place, failures.keep, arrivals)
        started.append(desktop)
        desktop.show()
        sys.excepthook, threading.excepthook = hooks  # pytest-qt tells of what is raised in slots
        if until_ready:
            qtbot.waitUntil(lambda: is_filled(desktop), timeout=PATIENCE_MS)
            wait_for_layout()
        return desktop

    yield start
    for desktop in started:
        desktop.window.close()
        desktop.close()
        desktop.window.deleteLater()
        desktop.deleteLater()
    qapp.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    assert not failures.reports


@pytest.fixture
def app_window(start_window: Callable[..., Desktop]) -> Desktop:
    """The whole window on an empty library."""
    return start_window()
