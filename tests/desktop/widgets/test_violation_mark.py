"""The triangle of a violation: before its field, or inside if there is no room before it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import color
from desktop.widgets.derived_label import DerivedLabel
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.inputs import LineField, NumberField

pytestmark = pytest.mark.usefixtures("theme")

FIELD = QRect(100, 20, 100, 24)
BEFORE = QRect(72, 20, 20, 24)


def marked(window: QWidget, field: LineField) -> LineField:
    """Put a field with a violation into a window."""
    field.setGeometry(FIELD)
    window.resize(300, 60)
    window.show()
    frame_of(field, is_input=True).set_state(FrameState.VIOLATION, True)
    return field


def has_amber(window: QWidget, area: QRect) -> bool:
    """Whether the ink of the triangle is somewhere in an area."""
    picture, amber = window.grab().toImage(), QColor(color("amber"))
    places = ((x, y) for x in range(area.left(), area.right()) for y in range(area.top() + 2, area.bottom() - 2))
    return any(picture.pixelColor(x, y) == amber for x, y in places)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What fields lie in."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_triangle_is_before_the_field(window: QWidget) -> None:
    marked(window, NumberField(window))
    assert has_amber(window, BEFORE)
    assert not has_amber(window, FIELD.adjusted(2, 0, -2, 0))


@pytest.mark.fonts
@pytest.mark.parametrize(("kind", "is_at_left"), [(NumberField, True), (LineField, False)])
def test_the_triangle_is_inside_the_field_if_there_is_no_room_before_it(
    window: QWidget, kind: type[LineField], is_at_left: bool
) -> None:
    other = NumberField(window)
    other.setGeometry(40, 20, 50, 24)
    marked(window, kind(window))
    assert not has_amber(window, BEFORE)
    half = FIELD.width() // 2
    assert has_amber(window, FIELD.adjusted(2, 0, -half, 0)) is is_at_left
    assert has_amber(window, FIELD.adjusted(half, 0, -2, 0)) is not is_at_left


@pytest.mark.fonts
def test_a_number_that_fills_its_box_is_not_covered(window: QWidget) -> None:
    other = NumberField(window)
    other.setGeometry(40, 20, 58, 24)
    number = DerivedLabel(window)
    number.setProperty("value", "-90")
    number.setProperty("alignment", Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    number.setGeometry(FIELD)
    window.resize(300, 60)
    window.show()
    frame_of(number).set_state(FrameState.VIOLATION, True)
    assert not has_amber(window, number.content_rect().translated(number.pos()).adjusted(1, 0, -1, 0))
