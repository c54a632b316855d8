"""Secondary windows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.side_windows import SideWindow, SideWindows


@pytest.fixture
def main(qtbot: QtBot) -> QWidget:
    """The main window."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_a_window_stays_open_if_it_may_not_close(qtbot: QtBot, main: QWidget) -> None:
    window = SideWindow(QWidget(), "Creation", main)
    put_away: list[str] = []
    window.release = lambda: put_away.append("view")
    window.may_close = lambda: False
    assert not window.close()
    assert put_away == []
    window.may_close = lambda: True
    with qtbot.waitSignal(window.closed):
        assert window.close()
    assert put_away == ["view"]


def test_views_are_found_by_their_kind_and_closed_one_by_one(main: QWidget, qtbot: QtBot) -> None:
    beside = SideWindows(main)
    first, second, other = QLabel("first"), QLabel("second"), QWidget()
    for view in (first, other, second):
        beside.show(view, "Fight")
    assert beside.views(QLabel) == [first, second]
    assert [window.view for window in beside.windows] == [first, other, second]
    with qtbot.waitSignal(beside.closed) as closed:
        beside.close(first)
    assert closed.args == [first]
    assert beside.views(QLabel) == [second]
    beside.close(main)
    assert len(beside.windows) == 2


def test_close_all_closes_windows_that_may_close(main: QWidget) -> None:
    beside = SideWindows(main)
    stays = beside.show(QLabel("stays"), "Fight")
    stays.may_close = lambda: False
    beside.show(QLabel("goes"), "Fight")
    beside.close_all()
    assert beside.windows == (stays,)
