"""Frames of fields: all edges are visible, and the violation triangle covers nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import Theme, color
from desktop.widgets.derived_label import DerivedLabel, StatBlock
from desktop.widgets.field_frame import BEFORE, CLEAR, FrameState, frame_of
from desktop.widgets.inputs import LineField, NumberField


@pytest.mark.fonts
def test_the_frame_stays_inside_its_container(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    row = QHBoxLayout(around)
    row.setContentsMargins(0, 0, 0, 0)
    number = DerivedLabel(around)
    number.setProperty("value", "-4")
    row.addWidget(number)
    around.resize(80, 24)
    around.show()
    frame = frame_of(number)
    frame.set_state(FrameState.VIOLATION, True)
    assert around.rect().top() <= frame.geometry().top()
    assert frame.geometry().bottom() <= around.rect().bottom()
    assert frame.geometry().right() <= around.rect().right()
    assert frame.geometry().left() + BEFORE >= around.rect().left(), "the box begins behind the place of the triangle"


@pytest.mark.fonts
def test_the_triangle_does_not_cover_the_widget_before_it(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(240, 40)
    before, number = LineField(around), NumberField(around)
    number.setGeometry(160, 8, 40, 24)
    around.show()
    frame = frame_of(number)
    frame.set_state(FrameState.VIOLATION, True)
    before.setGeometry(20, 8, frame.x() - 20 - CLEAR, 24)
    assert amber_left(frame.grab().toImage()) < BEFORE
    before.resize(before.width() + 2, 24)
    assert amber_left(frame.grab().toImage()) >= BEFORE, "it stands in the box"


def amber_left(image: QImage) -> int:
    """Return the first column with amber in it."""
    wanted = color("amber").rgb()
    columns = (x for x in range(image.width()) if any(image.pixel(x, y) == wanted for y in range(image.height())))
    return next(columns, image.width())


@pytest.mark.fonts
def test_frames_of_neighbouring_numbers_do_not_touch(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    row = QHBoxLayout(around)
    row.setSpacing(8)
    numbers = [StatBlock(around) for _ in range(2)]
    for number in numbers:
        number.setProperty("value", "233")
        number.setProperty("label", "Move Rate")
        row.addWidget(number)
    around.resize(around.minimumSizeHint().width(), 80)
    around.show()
    frame = frame_of(numbers[0])
    frame.set_state(FrameState.EXPLAINED, True)
    assert numbers[1].x() - frame.geometry().right() > 8


@pytest.mark.fonts
def test_the_triangle_is_before_a_number_in_a_wide_column(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(240, 40)
    number = DerivedLabel(around)
    number.setProperty("value", "61")
    number.setGeometry(20, 8, 160, 24)
    around.show()
    frame = frame_of(number)
    frame.set_state(FrameState.VIOLATION, True)
    assert amber_left(frame.grab().toImage()) < BEFORE


@pytest.mark.fonts
@pytest.mark.parametrize("has_room", [True, False])
@pytest.mark.parametrize("kind", [DerivedLabel, NumberField])
@pytest.mark.parametrize("left", [0, 10, BEFORE, 44])
def test_a_partial_repaint_of_the_frame_is_the_same_picture(
    qtbot: QtBot, theme: Theme, kind: type[QWidget], left: int, *, has_room: bool
) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(240, 40)
    number = kind(around)
    number.setGeometry(40 if has_room else 0, 8, 60, 24)
    around.show()
    frame = frame_of(number)
    frame.set_state(FrameState.VIOLATION, True)
    area = QRect(left, 0, frame.width() - left, frame.height())
    images = [QImage(frame.size(), QImage.Format.Format_RGB32) for _ in range(2)]
    for image, region in zip(images, (QRegion(frame.rect()), QRegion(area)), strict=True):
        image.fill(color("card"))
        frame.render(image, QPoint(region.boundingRect().topLeft()), region)
    assert images[0].copy(area) == images[1].copy(area)


def test_a_frame_without_a_state_is_hidden(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    number = NumberField(around)
    around.show()
    frame = frame_of(number)
    frame.set_state(FrameState.VIOLATION, True)
    frame.set_state(FrameState.EXPLAINED, True)
    frame.set_state(FrameState.VIOLATION, False)
    assert frame.isVisible(), "there is something left to say"
    frame.set_state(FrameState.EXPLAINED, False)
    assert frame.isHidden()
    number.hide()
    number.show()
    assert frame.isHidden(), "a field that is seen again has no box for that"
    frame.set_state(FrameState.FLASH, True)
    assert frame.isVisible()
