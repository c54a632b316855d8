"""The log of a fight: of thousands of lines only the visible ones are formatted and measured."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QTableView
from pytestqt.qtbot import QtBot

from core.messages import Message
from core.procedures.events import Event, EventKind, LoggedEvent
from desktop.fight.fight_log import LogModel, LogRowSizer

MANY = 3000


def make_events(count: int, word: str = "hits") -> list[LoggedEvent]:
    """Return so many events, whose lines are longer than the list is wide."""
    return [
        LoggedEvent(Event(EventKind.HIT, Message("hit", f"Blow {n} {word} " + "somebody else " * 9, {})), n)
        for n in range(count)
    ]


class Words:
    """Translation into English, which counts the texts."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, text: str) -> str:
        self.count += 1
        return text


@pytest.fixture
def view(qtbot: QtBot) -> QTableView:
    view = QTableView()
    qtbot.addWidget(view)
    view.resize(300, 400)
    return view


@pytest.fixture
def rows(view: QTableView) -> LogRowSizer:
    return LogRowSizer(view, LogModel(view))


def shown_lines(view: QTableView) -> Sequence[str]:
    """Return the lines of the list, shortened."""
    model = view.model()
    return [" ".join(str(model.index(row, 0).data()).split()[:3]) for row in range(model.rowCount())]


@pytest.mark.fonts
def test_only_visible_lines_are_formatted_and_measured(view: QTableView, rows: LogRowSizer, qtbot: QtBot) -> None:
    model, words = view.model(), Words()
    assert isinstance(model, LogModel)
    view.show()
    model.show_events(make_events(MANY), words, str)
    rows.show_newest()
    assert model.rowCount() == MANY
    assert view.rowAt(view.viewport().height() - 2) == MANY - 1
    assert view.rowHeight(MANY - 1) > view.rowHeight(0)  # the one is measured, the other as high as usual
    assert words.count < 200
    view.scrollToTop()
    qtbot.waitUntil(lambda: view.rowHeight(0) == view.rowHeight(MANY - 1))
    assert words.count < 400


def test_undone_events_are_removed_and_new_ones_appended(view: QTableView, rows: LogRowSizer) -> None:
    model, one = view.model(), make_events(6)
    assert isinstance(model, LogModel)
    model.show_events(one, str, str)
    model.show_events([*make_events(4), *make_events(7, "misses")[4:]], str, str)  # the same lines, told by another run
    assert shown_lines(view) == [*(f"Blow {n} hits" for n in range(4)), *(f"Blow {n} misses" for n in range(4, 7))]
    model.show_events(one[:2], str, str)
    assert shown_lines(view) == ["Blow 0 hits", "Blow 1 hits"]


def test_search_runs_in_slices_and_covers_new_lines(
    view: QTableView, rows: LogRowSizer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.fight.fight_log._SLICE_S", -1.0)  # a line each
    model, one = view.model(), make_events(30)
    assert isinstance(model, LogModel)
    model.show_events(one, str, str)
    model.set_filter("27 BLOW")
    assert shown_lines(view) == []
    qtbot.waitUntil(lambda: shown_lines(view) == ["Blow 27 hits"])
    assert model.event_index(model.index(0)) == 27
    model.set_filter("9")
    qtbot.waitUntil(lambda: shown_lines(view) == ["Blow 9 hits", "Blow 19 hits", "Blow 29 hits"])
    model.show_events(make_events(20), str, str)
    assert shown_lines(view) == ["Blow 9 hits", "Blow 19 hits"]
    model.show_events([*make_events(20), *make_events(30, "misses")[20:]], str, str)
    qtbot.waitUntil(lambda: shown_lines(view)[2:] == ["Blow 29 misses"])
    model.set_filter("")
    assert model.rowCount() == 30


def test_home_and_end_select_the_first_and_last_line(view: QTableView, rows: LogRowSizer) -> None:
    model = view.model()
    assert isinstance(model, LogModel)
    model.show_events(make_events(40), str, str)
    view.setCurrentIndex(model.index(7))
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == 39
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0


@pytest.mark.fonts
def test_the_newest_line_stays_visible_until_the_user_scrolls_up(
    view: QTableView, rows: LogRowSizer, qtbot: QtBot
) -> None:
    model = view.model()
    assert isinstance(model, LogModel)
    model.show_events(make_events(60), str, str)
    rows.show_newest()
    view.show()
    qtbot.waitUntil(lambda: view.rowAt(view.viewport().height() - 2) == 59)
    view.resize(220, 300)
    qtbot.waitUntil(lambda: view.rowAt(view.viewport().height() - 2) == 59)
    view.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    qtbot.waitUntil(lambda: view.rowHeight(0) > view.verticalHeader().defaultSectionSize())
    high = view.rowHeight(0)
    view.resize(300, 400)
    qtbot.waitUntil(lambda: view.rowHeight(0) < high)
    assert view.rowAt(0) == 0
