"""The wheel changes an input only while it has the focus; elsewhere it scrolls the page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QMainWindow,
    QScrollArea,
    QScrollBar,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.forms import FORMS, load_widget
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.inputs import NumberField
from tests.helpers.sources import ROOT
from tests.helpers.waiting import wait_for_layout

ALL_FORMS = sorted(FORMS.rglob("*.ui"))
KINDS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


def turn(widget: QWidget) -> None:
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place, widget.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def state(widget: QWidget) -> object:
    if isinstance(widget, QComboBox):
        return widget.currentIndex()
    return widget.value() if isinstance(widget, QAbstractSlider | QSpinBox) else None


@pytest.mark.parametrize("file", ALL_FORMS, ids=lambda file: file.relative_to(FORMS).as_posix())
def test_no_input_of_a_form_changes_without_the_focus(qtbot: QtBot, file: Path) -> None:
    form = load_widget(file)
    qtbot.addWidget(form)
    assert not isinstance(form, QMainWindow) or file.name == "main_window.ui"
    for widget in form.findChildren(QWidget):
        if not isinstance(widget, KINDS) or isinstance(widget, QScrollBar):
            continue
        if isinstance(widget, QComboBox):
            widget.addItems(["one", "two", "three"])
            widget.setCurrentIndex(1)
        elif isinstance(widget, QAbstractSlider):
            widget.setRange(0, 10)
            widget.setValue(5)
        before = state(widget)
        turn(widget)
        assert state(widget) == before, widget.objectName()
        assert widget.focusPolicy() != Qt.FocusPolicy.WheelFocus


def test_the_page_scrolls_where_an_input_leaves_the_wheel(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    rows = QVBoxLayout(page)
    boxes = [QComboBox() for _ in range(30)]
    for box in boxes:
        box.addItems(["one", "two"])
        keep_wheel_for_focus(box)
        rows.addWidget(box)
    area.setWidget(page)
    area.resize(200, 200)
    area.show()
    area.activateWindow()
    wait_for_layout()
    bar = area.verticalScrollBar()
    boxes[0].clearFocus()
    place = QPointF(boxes[2].mapTo(area, QPoint(5, 5)))
    handle = area.windowHandle()
    assert handle is not None
    QTest.wheelEvent(handle, place, QPoint(0, -120))
    qtbot.waitUntil(lambda: bar.value() > 0)
    assert boxes[2].currentIndex() == 0
    boxes[0].setFocus()
    qtbot.waitUntil(boxes[0].hasFocus)
    turn(boxes[0])
    assert boxes[0].currentIndex() == 1


def test_every_list_and_spin_box_made_in_code_leaves_the_wheel_too() -> None:
    unguarded = []
    for file in (ROOT / "desktop").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        named = [node.func.id for node in calls if isinstance(node.func, ast.Name)]
        made = sum(named.count(kind) for kind in ("QComboBox", "QSpinBox", "NumberBox", "QDoubleSpinBox", "QSlider"))
        if made > named.count("keep_wheel_for_focus"):
            unguarded.append(file.name)
    assert not unguarded


def test_a_click_selects_the_number_and_a_second_one_places_the_cursor(qtbot: QtBot) -> None:
    window = QWidget()
    rows = QVBoxLayout(window)
    other, field = NumberField(), NumberField()
    rows.addWidget(other)
    rows.addWidget(field)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    field.show_text("1234")
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert field.selectedText() == "1234"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not field.hasSelectedText()
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    QTest.mousePress(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() - 2, 8))
    QTest.mouseMove(field, QPoint(field.width() - 14, 8))
    QTest.mouseRelease(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() - 14, 8))
    QTest.keyClicks(field, "7")
    assert field.text().replace(",", "") != "1234"
