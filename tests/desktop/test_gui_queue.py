"""Work in pieces: what has come meanwhile is done between them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.gui_queue import GuiQueue


def test_between_two_pieces_the_window_does_what_has_come(qtbot: QtBot) -> None:
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


def test_what_is_dropped_is_not_done(qtbot: QtBot) -> None:
    parent = QObject()
    done: list[str] = []
    turns = GuiQueue(parent)
    turns.add(turns.clear, lambda: done.append("dropped"))
    turns.add(lambda: done.append("dropped"))
    QTimer.singleShot(40, parent, lambda: done.append("later"))
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["later"]
