"""The box behind a field shows all its edges, however little room there is around it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import Theme
from desktop.widgets import DerivedLabel, Look, frame_of
from desktop.widgets.field_frame import BEFORE


def test_the_box_ends_within_what_the_field_lies_in(qtbot: QtBot, theme: Theme) -> None:
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
    frame.set_look(Look.WRONG, True)
    assert around.rect().top() <= frame.geometry().top()
    assert frame.geometry().bottom() <= around.rect().bottom()
    assert frame.geometry().right() <= around.rect().right()
    assert frame.geometry().left() + BEFORE >= around.rect().left(), "the box begins behind the place of the triangle"
