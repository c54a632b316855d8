"""Garbage collection runs on the GUI thread while idle, and skips frozen objects."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop import garbage_collector


class Knot:
    """An object in a reference cycle."""

    def __init__(self) -> None:
        self.own = self


def test_frozen_objects_are_not_collected(qtbot: QtBot) -> None:
    before = gc.get_freeze_count()
    parent = QObject()
    try:
        garbage_collector.disable()
        lasting = [[number] for number in range(1000)]
        garbage_collector.GarbageCollector(parent).freeze()
        assert not gc.isenabled()
        assert gc.get_freeze_count() >= before + len(lasting)
    finally:
        gc.unfreeze()


def test_garbage_is_collected_while_idle(qtbot: QtBot) -> None:
    parent = QObject()
    try:
        garbage_collector.disable()
        garbage_collector.GarbageCollector(parent).freeze()
        knot = weakref.ref(Knot())
        heap = [[number] for number in range(2 * gc.get_threshold()[0])]
        assert heap
        assert knot() is not None
        qtbot.waitUntil(lambda: knot() is None)
    finally:
        gc.unfreeze()


def test_full_collections_wait_for_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    """As CPython does: with hundreds of fighters a full collection takes 200 ms."""
    searched: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (800, 11, 11))
    monkeypatch.setattr(gc, "collect", searched.append)
    now = sys.getallocatedblocks()
    assert garbage_collector.collect_if_due(now // 2)
    assert not garbage_collector.collect_if_due(now * 2)
    assert searched == [2, 1]
    assert not garbage_collector.collect_if_due(now // 2, is_quiet=False)  # while the window is busy
    assert garbage_collector.collect_if_due(now // 10, is_quiet=False)
    assert searched == [2, 1, 1, 2]
