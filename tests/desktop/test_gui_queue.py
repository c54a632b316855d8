"""Jobs on the GUI thread: events are handled between them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.gui_queue import GuiQueue


def test_events_are_handled_between_jobs(qtbot: QtBot) -> None:
    parent = QObject()
    done: list[str] = []
    turns = GuiQueue(parent)
    between = QTimer(parent)
    between.setSingleShot(True)
    between.timeout.connect(lambda: done.append("between"))

    def first() -> None:
        done.append("first")
        between.start(0)
        turns.add(lambda: done.append("third"))

    turns.add(first, lambda: done.append("second"))
    assert not done
    qtbot.waitUntil(lambda: len(done) == 4)
    assert done == ["first", "between", "second", "third"]


def test_cleared_jobs_do_not_run(qtbot: QtBot) -> None:
    parent = QObject()
    done: list[str] = []
    turns = GuiQueue(parent)
    turns.add(turns.clear, lambda: done.append("dropped"))
    turns.add(lambda: done.append("dropped"))
    QTimer.singleShot(40, parent, lambda: done.append("later"))
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["later"]
