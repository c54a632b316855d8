"""Notifications of long work: only when the window is not in front, and never of short or cancelled tasks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.errors import QuireError
from desktop import tasks
from desktop.notifications import LongWorkNotifier
from desktop.tasks import Progress


def run(qtbot: QtBot, window: QWidget, label: str, progress: Progress | None = None) -> None:
    def ignore(_result: object) -> None:
        """The result is not asked for."""

    def failed(_error: QuireError) -> None:
        """Neither is an error."""

    with qtbot.waitSignal(tasks.run(window, lambda: 1, ignore, failed, label, progress=progress).ended):
        pass


def test_long_work_behind_another_window_is_told(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    told: list[str] = []
    notifier = LongWorkNotifier(window, long_ms=0)
    notifier.told.connect(told.append)
    run(qtbot, window, "Importing")
    run(qtbot, window, "")
    progress = Progress(window)
    progress.cancel()
    run(qtbot, window, "Exporting", progress)
    assert told == ["Importing: finished"]


def test_short_work_is_not_told(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    told: list[str] = []
    notifier = LongWorkNotifier(window)
    notifier.told.connect(told.append)
    run(qtbot, window, "Importing")
    assert told == []
