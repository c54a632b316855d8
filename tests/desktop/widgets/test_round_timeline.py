"""The round timeline: lanes of fighters, positions on the scale, and the accessible text."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from core.play.table import MarkState, RoundScale, TimelineMark
from desktop.widgets.round_timeline import LANE, RoundTimeline

MARKS = (
    TimelineMark(0, 4, "Sword"),
    TimelineMark(2, 8, "Bow", MarkState.DONE),
    TimelineMark(2, 20, "Bow", MarkState.LOST),
)


@pytest.fixture
def timeline(qtbot: QtBot) -> RoundTimeline:
    """Anna and Carl have something to do."""
    timeline = RoundTimeline()
    qtbot.addWidget(timeline)
    timeline.resize(800, 100)
    timeline.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 20, "second"), 8)
    return timeline


@pytest.mark.fonts
def test_only_fighters_with_marks_have_a_lane(timeline: RoundTimeline) -> None:
    assert timeline.lanes == (0, 2)
    height = timeline.sizeHint().height()
    timeline.show_round(["Anna", "Bo", "Carl"], MARKS[:1], RoundScale(1, 20, "second"), None)
    assert height - timeline.sizeHint().height() == pytest.approx(LANE, abs=3)
    timeline.show_round(["Anna"], (), RoundScale(1, 20, "second"), None)
    assert timeline.sizeHint().height() == 0


def test_a_scale_may_run_downwards(timeline: RoundTimeline) -> None:
    assert timeline.x_of(1) < timeline.x_of(10) < timeline.x_of(20)
    timeline.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(20, 1, "blow"), 8)
    assert timeline.x_of(1) > timeline.x_of(10) > timeline.x_of(20)
    timeline.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 1, ""), None)
    assert timeline.x_of(5) == timeline.x_of(1)


def test_the_accessible_text_describes_the_round(timeline: RoundTimeline) -> None:
    assert timeline.accessibleDescription() == "Anna: Sword 4; Carl: Bow 8, Bow 20"


def test_the_accessible_text_of_a_crowd_is_shortened(timeline: RoundTimeline) -> None:
    crowd = tuple(TimelineMark(fighter, 1, "Sword") for fighter in range(500))
    timeline.show_round([f"N{fighter}" for fighter in range(500)], crowd, RoundScale(1, 20, "second"), 1)
    said = timeline.accessibleDescription().split("; ")
    assert (said[0], said[-2:], len(said)) == ("N0: Sword 1", ["N39: Sword 1", "…"], 41)


@pytest.mark.fonts
def test_it_is_drawn(timeline: RoundTimeline, qtbot: QtBot) -> None:
    timeline.show()
    filled = timeline.grab().toImage()
    timeline.show_round(["Anna"], (), RoundScale(1, 2, ""), None)
    timeline.setFixedHeight(40)
    assert filled != timeline.grab().toImage()


@pytest.mark.fonts
def test_the_deciding_fighter_is_emphasised(timeline: RoundTimeline, qtbot: QtBot) -> None:
    timeline.show()
    before = timeline.grab().toImage()
    timeline.show_round(["Anna", "Bo", "Carl"], MARKS, RoundScale(1, 20, "second"), 8, decider=2)
    assert before != timeline.grab().toImage()
    assert timeline.lane_rect(0).bottom() + 1 == timeline.lane_rect(2).top()
    assert timeline.lane_rect(2).bottom() < timeline.height()
    assert timeline.lane_rect(1).isEmpty()


@pytest.mark.fonts
def test_the_scale_stays_above_the_visible_lanes(qtbot: QtBot) -> None:
    area, timeline = QScrollArea(), RoundTimeline()
    qtbot.addWidget(area)
    area.setWidget(timeline)
    area.resize(800, 200)
    crowd = tuple(TimelineMark(fighter, 1, "Sword") for fighter in range(100))
    timeline.show_round([f"N{fighter}" for fighter in range(100)], crowd, RoundScale(1, 20, "second"), 1)
    timeline.setFixedWidth(700)
    timeline.place_in_scroll_area(area)
    area.show()
    assert timeline.scale_top == 0
    area.verticalScrollBar().setValue(500)
    assert timeline.scale_top == 500
    drawn = timeline.grab(timeline.rect().adjusted(0, 500, 0, 0)).toImage()
    area.verticalScrollBar().setValue(0)
    assert drawn != timeline.grab(timeline.rect().adjusted(0, 500, 0, 0)).toImage()
    timeline.show_round([f"N{fighter}" for fighter in range(100)], crowd, RoundScale(1, 20, "second"), 1, decider=70)
    timeline.scroll_to_decider()
    top = area.verticalScrollBar().value()
    assert top < timeline.lane_rect(70).top()
    assert timeline.lane_rect(70).bottom() < top + area.viewport().height()
    timeline.show_round([f"N{fighter}" for fighter in range(100)], crowd, RoundScale(1, 20, "second"), 1, decider=30)
    timeline.scroll_to_decider()
    assert area.verticalScrollBar().value() == timeline.lane_rect(28).top(), "below the scale"
