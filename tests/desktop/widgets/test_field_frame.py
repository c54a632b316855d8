"""The box behind a field shows all its edges, however little room there is around it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.theme import Theme
from desktop.widgets import Card, DerivedLabel, Look, StatBlock, frame_of
from desktop.widgets.field_frame import BEFORE, GROWTH, FieldFrame


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


def test_the_box_of_a_number_at_the_edge_lies_in_the_card_and_follows_it(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    card = Card()
    qtbot.addWidget(card)
    column = QVBoxLayout(card)
    column.setContentsMargins(0, 0, 0, 0)
    strip = QWidget(card)
    column.addWidget(strip)
    row = QHBoxLayout(strip)
    row.setContentsMargins(0, 0, 0, 0)
    number = StatBlock(strip)
    number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    number.setProperty("value", "44")
    row.addWidget(number)
    row.addStretch(1)
    card.resize(300, 120)
    card.show()
    frame = frame_of(number)
    frame.set_look(Look.FLASH, True)
    assert frame.parentWidget() is strip
    frame.set_look(Look.HELD, True)
    assert frame.parentWidget() is card
    assert frame.isVisible()

    def edges() -> tuple[int, int]:
        content = number.rect()
        left = number.mapTo(card, content.topLeft()).x()
        return left - (frame.x() + BEFORE), frame.geometry().right() - (left + content.width() - 1)

    assert edges() == (GROWTH, GROWTH)
    column.insertSpacing(0, 30)
    qtbot.waitUntil(lambda: strip.y() > 40)
    assert frame.geometry().top() <= number.mapTo(card, number.rect().topLeft()).y() <= frame.geometry().top() + 2
    frame.set_look(Look.HELD, False)
    assert frame.parentWidget() is strip
    strip.hide()
    assert not frame.isVisible()
    strip.show()
    frame.set_look(Look.HELD, True)
    assert frame.parentWidget() is card
    strip.deleteLater()
    qtbot.waitUntil(lambda: not isValid(frame))
    assert card.findChildren(FieldFrame) == []
