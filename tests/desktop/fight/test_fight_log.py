"""The log of a fight: newest first, in rounds; of thousands of lines only the visible ones are put in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from core.messages import Message, phrase
from core.procedures.events import Event, EventKind, LoggedEvent
from core.registry import games
from desktop.fight.fight_log import LogFilter, LogModel
from desktop.fight.fighter_cards import FightSides
from desktop.fight.log_rows import LogRows, rewind_area
from desktop.theme import px
from tests.helpers.begun_fights import begun
from tests.helpers.waiting import wait_for_layout

MANY = 3000


def blow(number: int, word: str = "hits", kind: EventKind = EventKind.HIT, time: str = "") -> LoggedEvent:
    """Return an event whose line is longer than the list is wide."""
    text = f"Blow {number} {word} " + "somebody else " * 9
    return LoggedEvent(Event(kind, Message("hit", text, {}), 0, time=time), number)


def make_events(count: int, word: str = "hits") -> list[LoggedEvent]:
    """Return so many events without rounds."""
    return [blow(number, word) for number in range(count)]


def round_start(number: int) -> LoggedEvent:
    """Return the beginning of a round."""
    when = phrase("Round {round}", round=number)
    return LoggedEvent(Event(EventKind.TIME, Message("round_begins", f"Round {number} begins.", {}), time=when), 0)


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
def rows(view: QTableView) -> LogRows:
    sides = FightSides()
    sides.update(begun(games()[0]))
    return LogRows(view, LogModel(view), sides)


def model_of(view: QTableView) -> LogModel:
    """Return the model of the list."""
    model = view.model()
    assert isinstance(model, LogModel)
    return model


def shown_lines(view: QTableView) -> Sequence[str]:
    """Return the lines of the list, shortened."""
    model = view.model()
    return [" ".join(str(model.index(row, 0).data()).split()[:3]) for row in range(model.rowCount())]


@pytest.mark.fonts
def test_only_visible_lines_are_formatted_and_measured(view: QTableView, rows: LogRows, qtbot: QtBot) -> None:
    model, words = model_of(view), Words()
    view.show()
    model.show_events(make_events(MANY), words, str)
    rows.show_newest()
    assert model.rowCount() == MANY + 1
    assert view.rowAt(0) == 0
    assert view.rowHeight(1) > view.rowHeight(MANY)  # the one is measured, the other as high as usual
    assert words.count < 200

    def is_measured() -> bool:
        view.scrollToBottom()  # what is measured there is higher, so that the end is farther away
        return view.rowHeight(MANY) != view.verticalHeader().defaultSectionSize()

    qtbot.waitUntil(is_measured)
    assert words.count < 400


def test_undone_events_are_removed_and_new_ones_are_on_top(view: QTableView, rows: LogRows) -> None:
    model, one = model_of(view), make_events(6)
    model.show_events(one, str, str)
    model.show_events([*make_events(4), *make_events(7, "misses")[4:]], str, str)  # the same lines, told by another run
    newest_first = [*(f"Blow {n} misses" for n in (6, 5, 4)), *(f"Blow {n} hits" for n in (3, 2, 1, 0))]
    assert shown_lines(view) == ["Beginning", *newest_first]
    model.show_events(one[:2], str, str)
    assert shown_lines(view) == ["Beginning", "Blow 1 hits", "Blow 0 hits"]


def test_undone_lines_stay_grey_until_they_are_dropped(view: QTableView, rows: LogRows) -> None:
    model, one = model_of(view), make_events(4)
    model.show_events(one, str, str)
    model.show_events(one[:2], str, str, one[2:])
    assert shown_lines(view)[1] == "Blow 3 hits"
    assert [model.line(row).is_undone for row in range(1, 5)] == [True, True, False, False]
    assert [model.event_index(model.index(row)) for row in range(5)] == [None, None, None, 1, 0]
    model.show_events(one, str, str)
    assert not any(model.line(row).is_undone for row in range(5)), "restored"
    assert model.events_of() == tuple(one)


def test_rounds_are_groups_with_sums_and_the_newest_is_open(view: QTableView, rows: LogRows) -> None:
    model = model_of(view)
    second = phrase("{when}, second {second}", when=phrase("Round {round}", round=2), second=7)
    log = [
        blow(0),
        round_start(1),
        blow(1),
        blow(2, "misses", EventKind.MISS),
        blow(3, "misses", EventKind.MISS),
        round_start(2),
        blow(4, time=second),
    ]
    model.show_events(log, str, str)
    assert shown_lines(view) == ["Round 2", "Blow 4 hits", "Round 1", "Beginning"]
    assert model.line(1).when == "7"
    assert model.line(1).is_strong
    assert model.line(2).detail.startswith("1 hit")
    assert "2 miss" in model.line(2).detail
    view.setCurrentIndex(model.index(2))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert shown_lines(view)[2:] == ["Round 1", "Blow 3 misses", "Blow 2 misses", "Blow 1 hits", "Beginning"]
    model.show_events([*log, round_start(3), blow(5)], str, str)
    assert shown_lines(view)[:3] == ["Round 3", "Blow 5 hits", "Round 2"]
    assert "Blow 3 misses" in shown_lines(view), "what was opened stays open"
    model.set_filter("", LogFilter.ATTACKS)
    assert "Blow 4 hits" in shown_lines(view)
    model.set_filter("", LogFilter.BY_HAND)
    assert shown_lines(view) == []
    assert not model.toggle(model.index(0))


def test_search_runs_in_slices_and_covers_new_lines(
    view: QTableView, rows: LogRows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.fight.fight_log._SLICE_S", -1.0)  # a line each
    model, one = model_of(view), make_events(30)
    model.show_events(one, str, str)
    model.set_filter("27 BLOW")
    assert shown_lines(view) == []
    qtbot.waitUntil(lambda: shown_lines(view)[1:] == ["Blow 27 hits"])
    assert model.event_index(model.index(1)) == 27
    model.set_filter("9")
    qtbot.waitUntil(lambda: shown_lines(view)[1:] == ["Blow 29 hits", "Blow 19 hits", "Blow 9 hits"])
    model.show_events(make_events(20), str, str)
    assert shown_lines(view)[1:] == ["Blow 19 hits", "Blow 9 hits"]
    model.show_events([*make_events(20), *make_events(30, "misses")[20:]], str, str)
    qtbot.waitUntil(lambda: shown_lines(view)[1] == "Blow 29 misses")
    assert len(model.events_of()) == 3
    model.set_filter("")
    assert model.rowCount() == 31


@pytest.mark.fonts
def test_keys_and_clicks_of_the_log(view: QTableView, rows: LogRows, qtbot: QtBot) -> None:
    model = model_of(view)
    asked: list[int] = []
    rows.rewind_requested.connect(asked.append)
    model.show_events(make_events(40), str, str)
    view.show()
    rows.measure()
    view.setCurrentIndex(model.index(7))
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == 40
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert asked == [0]
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert asked == [0], "a head is no line"
    icon = rewind_area(view.visualRect(model.index(1))).center()
    QTest.mouseMove(view.viewport(), icon)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=icon)
    assert asked == [0, 39]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(40, 12).toPoint())
    assert model.rowCount() == 1, "a click closes the round"
    assert not view.grab().toImage().isNull()
    assert QPoint(0, 0) != icon


@pytest.mark.fonts
def test_lines_are_measured_again_after_a_resize(view: QTableView, rows: LogRows, qtbot: QtBot) -> None:
    model_of(view).show_events(make_events(60), str, str)
    rows.show_newest()
    view.show()
    high = view.rowHeight(1)
    view.resize(600, 400)
    qtbot.waitUntil(lambda: view.rowHeight(1) < high)


@pytest.mark.fonts
def test_the_head_of_a_round_stays_at_the_top_until_the_next_one_pushes_it_out(
    view: QTableView, rows: LogRows, qtbot: QtBot
) -> None:
    model, head, bar = model_of(view), rows.head, view.verticalScrollBar()
    view.show()
    log = [round_start(1), *make_events(20), round_start(2), *make_events(20)]
    model.show_events(log, str, str)
    model.toggle(model.index(model.rowCount() - 1))
    rows.show_newest()
    wait_for_layout()
    assert head.title == ""  # the head itself is at the top
    second = next(row for row in range(1, model.rowCount()) if model.line(row).is_head)
    bar.setValue(view.rowHeight(0) + px(20))
    assert head.title == "Round 2"
    assert head.geometry() == QRect(0, 0, view.viewport().width(), px(32))
    for _ in range(4):  # rows get their own heights as they come into sight
        bar.setValue(bar.value() + view.rowViewportPosition(second) - px(20))
        wait_for_layout()
    assert view.rowViewportPosition(second) == px(20)
    assert head.title == "Round 2"
    assert head.y() == px(20) - px(32)
    bar.setValue(bar.value() + px(60))
    assert head.title == "Round 1"
    view.setCurrentIndex(model.index(second + 5))
    view.scrollTo(model.index(second + 5), QTableView.ScrollHint.PositionAtTop)
    for row in range(second + 4, second + 1, -1):
        QTest.keyClick(view, Qt.Key.Key_Up)
        assert view.currentIndex().row() == row
        assert view.rowViewportPosition(row) >= head.geometry().bottom()  # never below the head
    QTest.mouseClick(head, Qt.MouseButton.LeftButton)
    assert not model.is_open(0)
    assert head.title == "" or view.rowViewportPosition(second) >= 0
