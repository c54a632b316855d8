"""The pair of minus and plus: steps by mouse and keys, and halves that do not work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.widgets.step_buttons import StepButtons

_LEFT = Qt.MouseButton.LeftButton
_SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def steps(qtbot: QtBot) -> StepButtons:
    buttons = StepButtons()
    qtbot.addWidget(buttons)
    buttons.show()
    return buttons


@pytest.fixture
def made(steps: StepButtons) -> list[int]:
    steps_made: list[int] = []
    steps.stepped.connect(steps_made.append)
    return steps_made


def test_a_click_steps_by_one_and_with_shift_by_five(steps: StepButtons, made: list[int]) -> None:
    for sign in (-1, 1):
        QTest.mouseClick(steps, _LEFT, pos=steps.half_rect(sign).center())
        QTest.mouseClick(steps, _LEFT, _SHIFT, steps.half_rect(sign).center())
    QTest.mouseClick(steps, Qt.MouseButton.RightButton, pos=steps.half_rect(1).center())
    assert made == [-1, -5, 1, 5]


def test_keys_step_as_in_a_spin_box(steps: StepButtons, made: list[int]) -> None:
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp):
        QTest.keyClick(steps, key)
    QTest.keyClick(steps, Qt.Key.Key_Down, _SHIFT)
    QTest.keyClick(steps, Qt.Key.Key_Plus, _SHIFT)  # a plus is typed with Shift
    QTest.keyClick(steps, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(steps, Qt.Key.Key_A)
    assert made == [1, -1, 1, -1, 5, -5, 1]


def test_a_half_that_does_not_work_makes_no_step(steps: StepButtons, made: list[int]) -> None:
    steps.set_limits(can_lower=True, can_raise=False)
    QTest.mouseClick(steps, _LEFT, pos=steps.half_rect(1).center())
    QTest.keyClick(steps, Qt.Key.Key_Plus)
    QTest.keyClick(steps, Qt.Key.Key_Minus)
    assert made == [-1]
    assert (steps.can_lower, steps.can_raise) == (True, False)


def test_a_held_half_repeats(steps: StepButtons, made: list[int], qtbot: QtBot) -> None:
    QTest.mousePress(steps, _LEFT, pos=steps.half_rect(-1).center())
    qtbot.waitUntil(lambda: len(made) >= 3)
    QTest.mouseRelease(steps, _LEFT, pos=steps.half_rect(-1).center())
    assert set(made) == {-1}
