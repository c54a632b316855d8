"""Rubbish is looked for on the window's thread alone, and not through what lasts."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop import collecting


class Knot:
    """Something that only a search finds."""

    def __init__(self) -> None:
        self.own = self


def test_what_lasts_is_left_out_of_searches(qtbot: QtBot) -> None:
    before = gc.get_freeze_count()
    parent = QObject()
    try:
        collecting.pause()
        lasting = [[number] for number in range(1000)]
        collecting.Collector(parent).settle()
        assert not gc.isenabled()
        assert gc.get_freeze_count() >= before + len(lasting)
    finally:
        gc.unfreeze()


def test_rubbish_goes_while_the_window_waits(qtbot: QtBot) -> None:
    parent = QObject()
    try:
        collecting.pause()
        collecting.Collector(parent).settle()
        knot = weakref.ref(Knot())
        heap = [[number] for number in range(2 * gc.get_threshold()[0])]
        assert heap
        assert knot() is not None
        qtbot.waitUntil(lambda: knot() is None)
    finally:
        gc.unfreeze()
