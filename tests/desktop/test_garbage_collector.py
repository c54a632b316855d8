"""Rubbish is looked for on the window's thread alone, and not through what lasts."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop import garbage_collector


class Knot:
    """Something that only a search finds."""

    def __init__(self) -> None:
        self.own = self


def test_what_lasts_is_left_out_of_searches(qtbot: QtBot) -> None:
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


def test_rubbish_goes_while_the_window_waits(qtbot: QtBot) -> None:
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


def test_everything_is_searched_again_only_after_it_grew(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python does by itself: with hundreds in a fight a search through everything takes a fifth of a second."""
    searched: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (800, 11, 11))
    monkeypatch.setattr(gc, "collect", searched.append)
    now = sys.getallocatedblocks()
    assert garbage_collector.collect_if_due(now // 2)
    assert not garbage_collector.collect_if_due(now * 2)
    assert searched == [2, 1]
    assert not garbage_collector.collect_if_due(now // 2, is_quiet=False)  # while somebody looks on
    assert garbage_collector.collect_if_due(now // 10, is_quiet=False)
    assert searched == [2, 1, 1, 2]
