"""Rows of tracks: what they show, their steps and keys, and the change that is not made yet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.sheet.play_page import PlayPage
from desktop.widgets.track_row import TrackRow, TrackValues
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample, track_of

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(900, 800)
    page.show()
    return page


@pytest.mark.fonts
def test_a_row_shows_amount_and_pending_change(qtbot: QtBot) -> None:
    row = TrackRow()
    qtbot.addWidget(row)
    row.resize(360, 28)
    row.show_values(TrackValues("Health", "HLTH", 5, 12, "5", "12"))
    looks = []
    for pending in (0, -3, 3):
        row.show_pending(pending)
        looks.append(row.grab().toImage())
    row.show_pending(0)
    row.show_values(TrackValues("Health", "HLTH", 9, 12, "9", "12"))
    looks.append(row.grab().toImage())
    assert all(one != other for place, one in enumerate(looks) for other in looks[:place])
    assert row.accessibleName() == "Health, 9 / 12"
    assert (row.value(), row.maximum()) == (9, 12)


def test_steps_are_ordinary_edits(page: PlayPage) -> None:
    sheet, row = page.character.sheet, track_of(page, "Health")
    most = row.maximum()
    for modifiers, left in ((Qt.KeyboardModifier.NoModifier, most - 1), (Qt.KeyboardModifier.ShiftModifier, most - 6)):
        QTest.mouseClick(row.steps, _LEFT, modifiers, row.steps.half_rect(-1).center())
        assert sheet.value("current.hlth") == left
    assert sheet.value("damage.hlth") == 6
    page.character.undo_stack.undo()
    assert sheet.value("damage.hlth") == 1
    QTest.mouseClick(row.steps, _LEFT, Qt.KeyboardModifier.ShiftModifier, row.steps.half_rect(1).center())
    assert sheet.value("damage.hlth") == 0, "not more than was lost"


def test_plus_is_faint_at_the_maximum(page: PlayPage) -> None:
    row = track_of(page, "Health")
    assert (row.steps.can_lower, row.steps.can_raise) == (True, False)
    QTest.keyClick(row, Qt.Key.Key_Plus)
    assert page.character.sheet.value("damage.hlth") == 0
    QTest.keyClick(row, Qt.Key.Key_Minus)
    assert row.steps.can_raise


def test_keys_count_and_walk(page: PlayPage) -> None:
    sheet, row = page.character.sheet, track_of(page, "Health")
    row.setFocus()
    for key, left in (
        (Qt.Key.Key_Left, row.maximum() - 1),
        (Qt.Key.Key_PageDown, row.maximum() - 6),
        (Qt.Key.Key_Right, row.maximum() - 5),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, row.maximum()),
    ):
        QTest.keyClick(row, key)
        assert sheet.value("current.hlth") == left
    QTest.keyClick(row, Qt.Key.Key_Down)
    assert track_of(page, "Mind").hasFocus()
    QTest.keyClick(track_of(page, "Mind"), Qt.Key.Key_Up)
    assert row.hasFocus()
    assert page.tracks is not None
    last = page.tracks.shown[-1].row
    assert last is not None
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Down)
    assert page.checks is not None
    assert page.checks.rows[0].row.hasFocus(), "down walks on to the checks"
    QTest.keyClick(page.checks.rows[0].row, Qt.Key.Key_Up)
    assert last.hasFocus()


def test_a_click_on_the_amount_explains_it(page: PlayPage, qtbot: QtBot) -> None:
    row = track_of(page, "Health")
    now = round(row._columns()[2])
    with qtbot.waitSignal(page.explain_requested) as asked:
        QTest.mouseClick(row, _LEFT, pos=QPoint(now + 4, row.height() // 2))
    assert asked.args == ["current.hlth"]
    with qtbot.assertNotEmitted(page.explain_requested):
        QTest.mouseClick(row, _LEFT, pos=QPoint(4, row.height() // 2))
    assert row.hasFocus()
