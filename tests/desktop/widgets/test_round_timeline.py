"""The picture of a round: lines for those who act, places on the scale, and what a screen reader hears."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from core.play import MarkState, RoundScale, TimelineMark
from desktop.widgets.round_timeline import LANE, RoundTimeline

MARKS = (
    TimelineMark(0, 4, "Sword"),
    TimelineMark(2, 8, "Bow", MarkState.DONE),
    TimelineMark(2, 20, "Bow", MarkState.LOST),
)


@pytest.fixture
def picture(qtbot: QtBot) -> RoundTimeline:
    """Anna and Carl have something to do."""
    picture = RoundTimeline()
    qtbot.addWidget(picture)
    picture.resize(800, 100)
    picture.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 20, "second"), 8)
    return picture


@pytest.mark.fonts
def test_only_those_who_act_have_a_line(picture: RoundTimeline) -> None:
    assert picture.lanes == (0, 2)
    height = picture.sizeHint().height()
    picture.show_round(["Anna", "Bo", "Carl"], MARKS[:1], RoundScale(1, 20, "second"), None)
    assert height - picture.sizeHint().height() == pytest.approx(LANE, abs=3)
    picture.show_round(["Anna"], (), RoundScale(1, 20, "second"), None)
    assert picture.sizeHint().height() == 0


def test_a_scale_may_run_downwards(picture: RoundTimeline) -> None:
    assert picture.x_of(1) < picture.x_of(10) < picture.x_of(20)
    picture.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(20, 1, "blow"), 8)
    assert picture.x_of(1) > picture.x_of(10) > picture.x_of(20)
    picture.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 1, ""), None)
    assert picture.x_of(5) == picture.x_of(1)


def test_it_says_the_round_in_words(picture: RoundTimeline) -> None:
    assert picture.accessibleDescription() == "Anna: Sword 4; Carl: Bow 8, Bow 20"


def test_of_a_crowd_only_the_first_are_said(picture: RoundTimeline) -> None:
    crowd = tuple(TimelineMark(who, 1, "Sword") for who in range(500))
    picture.show_round([f"N{who}" for who in range(500)], crowd, RoundScale(1, 20, "second"), 1)
    said = picture.accessibleDescription().split("; ")
    assert (said[0], said[-2:], len(said)) == ("N0: Sword 1", ["N39: Sword 1", "…"], 41)


@pytest.mark.fonts
def test_it_is_drawn(picture: RoundTimeline, qtbot: QtBot) -> None:
    picture.show()
    filled = picture.grab().toImage()
    picture.show_round(["Anna"], (), RoundScale(1, 2, ""), None)
    picture.setFixedHeight(40)
    assert filled != picture.grab().toImage()


@pytest.mark.fonts
def test_who_decides_is_found_and_stands_out(picture: RoundTimeline, qtbot: QtBot) -> None:
    picture.show()
    before = picture.grab().toImage()
    picture.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 20, "second"), 8, decider=2)
    assert before != picture.grab().toImage()
    assert picture.lane_rect(0).bottom() + 1 == picture.lane_rect(2).top()
    assert picture.lane_rect(2).bottom() < picture.height()
    assert picture.lane_rect(1).isEmpty()


@pytest.mark.fonts
def test_the_scale_stays_above_the_lines_that_are_in_view(qtbot: QtBot) -> None:
    area, picture = QScrollArea(), RoundTimeline()
    qtbot.addWidget(area)
    area.setWidget(picture)
    area.resize(800, 200)
    crowd = tuple(TimelineMark(who, 1, "Sword") for who in range(100))
    picture.show_round([f"N{who}" for who in range(100)], crowd, RoundScale(1, 20, "second"), 1)
    picture.setFixedWidth(700)
    picture.place_in_scroll_area(area)
    area.show()
    assert picture.scale_top == 0
    area.verticalScrollBar().setValue(500)
    assert picture.scale_top == 500
    drawn = picture.grab(picture.rect().adjusted(0, 500, 0, 0)).toImage()
    area.verticalScrollBar().setValue(0)
    assert drawn != picture.grab(picture.rect().adjusted(0, 500, 0, 0)).toImage()
    picture.show_round([f"N{who}" for who in range(100)], crowd, RoundScale(1, 20, "second"), 1, decider=70)
    picture.scroll_to_decider()
    top = area.verticalScrollBar().value()
    assert top < picture.lane_rect(70).top()
    assert picture.lane_rect(70).bottom() < top + area.viewport().height()
    picture.show_round([f"N{who}" for who in range(100)], crowd, RoundScale(1, 20, "second"), 1, decider=30)
    picture.scroll_to_decider()
    assert area.verticalScrollBar().value() == picture.lane_rect(29).top(), "below the scale"
