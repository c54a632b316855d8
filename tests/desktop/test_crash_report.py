"""Uncaught exceptions: logged, shown once, everything saved, the program continues."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.errors import LibraryError
from core.messages import Message
from desktop.crash_dialog import CrashDialog
from desktop.crash_report import CrashReporter, format_report
from tests.helpers.windows import Messages


class World:
    """Records what the crash reporter does."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.saved = 0
        self.left = 0

    def write_report(self, error: BaseException) -> Path:
        self.kept.append(type(error).__name__)
        return Path("errors.log")

    def save(self) -> None:
        self.saved += 1

    def quit_program(self) -> None:
        self.left += 1


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def crashes(qapp: QApplication, world: World) -> Iterator[CrashReporter]:
    assert qapp is not None
    made = CrashReporter(world.write_report, world.save, world.quit_program)
    made.install()
    yield made
    made.uninstall()


def fail(crashes: CrashReporter, error: BaseException) -> None:
    try:
        raise error
    except type(error) as caught:
        crashes.handle(type(caught), caught, caught.__traceback__)


def dialogs() -> list[CrashDialog]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, CrashDialog)]


def test_a_bug_is_logged_and_shown_once(qtbot: QtBot, crashes: CrashReporter, world: World) -> None:
    for _ in range(3):
        fail(crashes, ZeroDivisionError("of ours"))
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert world.kept == ["ZeroDivisionError"] * 3
    assert world.saved == 1
    dialog = dialogs()[0]
    report = dialog.report_edit.toPlainText()
    assert "ZeroDivisionError: of ours" in report
    assert "Qt 6" in report
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == report
    dialog.continue_button.click()
    qtbot.waitUntil(lambda: not dialogs())
    assert world.left == 0


def test_quitting_from_the_dialog(qtbot: QtBot, crashes: CrashReporter, world: World) -> None:
    fail(crashes, ValueError("another"))
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    fail(crashes, KeyError("while it is shown"))
    qtbot.wait(20)
    assert len(dialogs()) == 1
    dialogs()[0].quit_button.click()
    qtbot.waitUntil(lambda: not dialogs())
    assert world.left == 1
    fail(crashes, KeyboardInterrupt())
    assert world.left == 2


def test_an_exception_in_a_thread_is_shown(qtbot: QtBot, crashes: CrashReporter, world: World) -> None:
    assert crashes is not None

    def work() -> None:
        raise OverflowError

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert world.kept == ["OverflowError"]
    dialogs()[0].continue_button.click()
    qtbot.waitUntil(lambda: not dialogs())


def test_an_expected_error_is_a_warning(qtbot: QtBot, crashes: CrashReporter, world: World, messages: Messages) -> None:
    fail(crashes, LibraryError(Message("full", "The disk is full. Make room.")))
    qtbot.waitUntil(lambda: bool(messages.said))
    assert messages.said == ["The disk is full. Make room."]
    assert not world.kept
    assert not dialogs()


def test_the_hooks_are_restored(crashes: CrashReporter) -> None:
    assert sys.excepthook == crashes.handle
    crashes.uninstall()
    assert sys.excepthook != crashes.handle
    crashes.install()


def test_a_report_hides_the_home_folder() -> None:
    assert str(Path.home()) not in format_report(ValueError(str(Path.home() / "secret")))
