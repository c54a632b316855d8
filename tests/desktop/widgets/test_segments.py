"""The segment control: one of several choices, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.widgets.segments import Segment, Segments

_PLACES = (
    Segment("roll", "d8"),
    Segment("head", "Head", "10", "armor 10"),
    Segment("none", "No place", is_open=False),
    Segment("limb", "Limb", "5"),
)


@pytest.fixture
def segments(qtbot: QtBot) -> Segments:
    control = Segments()
    qtbot.addWidget(control)
    control.show_segments(_PLACES, "head")
    control.show()
    return control


@pytest.fixture
def chosen(segments: Segments) -> list[str]:
    keys: list[str] = []
    segments.chosen.connect(keys.append)
    return keys


def _click(segments: Segments, key: str) -> None:
    QTest.mouseClick(segments, Qt.MouseButton.LeftButton, pos=segments.segment_rect(key).center().toPoint())


def test_a_click_chooses(segments: Segments, chosen: list[str]) -> None:
    _click(segments, "limb")
    _click(segments, "limb")  # chosen already
    _click(segments, "none")  # cannot be chosen
    assert chosen == ["limb"]
    assert segments.key == "limb"
    assert segments.accessibleDescription() == "Limb 5"
    assert segments.segment_rect("unknown").isEmpty()


def test_arrow_keys_choose_and_leave_out_what_is_closed(segments: Segments, chosen: list[str]) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_A):
        QTest.keyClick(segments, key)
    assert chosen == ["limb", "roll", "limb"]


def test_other_segments_are_shown_without_a_signal(segments: Segments, chosen: list[str]) -> None:
    segments.show_segments(_PLACES[:2], "roll")
    assert segments.key == "roll"
    assert [each.key for each in segments.segments] == ["roll", "head"]
    segments.choose("limb")
    assert not chosen


def test_a_narrow_control_keeps_all_segments_inside(segments: Segments) -> None:
    segments.resize(segments.minimumSizeHint())
    assert segments.minimumSizeHint().width() < segments.sizeHint().width()
    assert segments.segment_rect("limb").right() <= segments.width() + 1
