"""Signs beside the digits of a number: they count in fields and in cells of tables, as the keys + and − do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from desktop.minus_sign import MINUS
from desktop.sheet.family_binding import FamilyBinding
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.field_steps import step_areas, step_at, stepped_text
from desktop.widgets.inputs import NumberField
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[NumberField]:
    """A field with a number, in a window."""
    window = QWidget()
    field = NumberField(window)
    row = QHBoxLayout(window)
    row.addWidget(field)
    window.setFixedSize(140, 60)
    qtbot.addWidget(window)
    field.show_text("7")
    with qtbot.waitExposed(window):
        window.show()
    field.setFocus()
    yield field
    window.close()


def sign(field: NumberField, *, is_plus: bool) -> QPoint:
    """Return the middle of a sign."""
    areas = step_areas(QRectF(field.rect()), 10, is_right=True)
    assert areas is not None
    return areas[is_plus].center().toPoint()


def test_signs_count(field: NumberField) -> None:
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=sign(field, is_plus=True))
    assert field.text() == "8"
    for _ in range(2):
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=sign(field, is_plus=False))
    assert field.text() == "6"


def test_a_held_sign_repeats_and_stops(field: NumberField, qtbot: QtBot) -> None:
    QTest.mousePress(field, Qt.MouseButton.LeftButton, pos=sign(field, is_plus=True))
    qtbot.waitUntil(lambda: int(field.text()) > 9)
    QTest.mouseRelease(field, Qt.MouseButton.LeftButton, pos=sign(field, is_plus=True))
    assert not field._repeat.isActive()


def test_a_click_into_the_middle_selects(field: NumberField) -> None:
    field.clearFocus()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=field.rect().center())
    assert field.text() == field.selectedText() == "7"


def test_a_second_quick_click_counts_again(field: NumberField) -> None:
    QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=sign(field, is_plus=True))
    assert field.text() == "8"
    QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=field.rect().center())
    assert field.text() == "8"


def test_the_arrow_is_shown_over_the_signs(field: NumberField) -> None:
    QTest.mouseMove(field, sign(field, is_plus=True))
    QTest.mouseMove(field, field.rect().center())
    assert field.cursor().shape() == Qt.CursorShape.IBeamCursor


def test_keys_count_but_a_minus_can_begin_a_number(field: NumberField) -> None:
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Plus)
    assert field.text() == "8"
    field.end(False)
    QTest.keyClick(field, Qt.Key.Key_Minus)
    assert field.text() == "7"
    field.selectAll()
    QTest.keyClicks(field, "-3")
    assert field.text() == f"{MINUS}3"
    field.can_be_negative = False
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Minus)
    assert field.text() in {"-4", f"{MINUS}4"}


def test_texts_that_are_no_whole_numbers_have_no_signs(field: NumberField) -> None:
    assert stepped_text("1.5", 1) is None
    assert stepped_text("", 1) == "1"
    field.setText("1.5")
    assert field._signs() is None
    assert step_areas(QRectF(0, 0, 20, 20), 4, is_right=True) is None
    assert step_at(None, QPointF(0, 0)) == 0
    areas = step_areas(QRectF(0, 0, 60, 20), 4, is_right=False)
    assert step_at(areas, QPointF(55, 4)) == 1
    assert step_at(areas, QPointF(30, 4)) == 0


def test_signs_and_keys_count_in_a_table(qtbot: QtBot) -> None:
    character = open_sample(example_id())
    character.push(SetValue("damage.hlth", 0))
    table = FamilyTable()
    table.setProperty("family", "a")
    table.setProperty("members", ["ambt", "hlth"])
    table.setProperty("columns", ["@label", "damage.<a>"])
    table.setProperty("column_widths", ["damage.<a>=60"])
    binding = FamilyBinding(table, character)
    qtbot.addWidget(table)
    table.resize(300, 120)
    with qtbot.waitExposed(table):
        table.show()
    view, index = table.view, binding.model.index(1, 1)
    area = QRectF(view.visualRect(index))
    inset = view.delegate.edge
    areas = step_areas(area.adjusted(inset, 0, -inset, 0), 8, is_right=True)
    assert areas is not None
    for _ in range(3):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=areas[1].center().toPoint())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=areas[0].center().toPoint())
    assert character.sheet.value("damage.hlth") == 2
    view.setCurrentIndex(index)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert character.sheet.value("damage.hlth") == 3
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert character.sheet.value("damage.hlth") == 2
