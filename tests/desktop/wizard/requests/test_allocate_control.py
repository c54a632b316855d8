"""The control of Allocate: keys, wheel, clicks and drag, never beyond the budget, with undo."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetValue
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.budgets import Budget
from core.procedures.requests import Allocate
from core.registry import open_character
from desktop.requests import create_control
from desktop.requests.allocate_control import AllocateControl
from desktop.requests.allocation_bar import AllocationBar, BudgetPart
from desktop.requests.allocation_list import AllocationList
from desktop.theme import TextStyle, Theme, font
from tests.helpers.games import example_id
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.usefixtures("theme")

WARES = Allocate(
    key="w",
    label="Points",
    amount=10,
    targets=(
        Target("ambt", "Ambition", most=4, address="advancement.ambt"),
        Target("hlth", "Health", most=9, cost=2, address="advancement.hlth"),
        Target("mind", "Mind", most=9),
    ),
)
AGES = {"agil": (0, 9), "rcvy": (0, 1), "strn": (1, 9), "emot": (2, 9)}
YEARS = Allocate(
    key="y",
    label="Years",
    about_head="grows at ages",
    favoured="trained",
    budgets=tuple(
        Budget(f"s{span}", f"ages {span}0–{span + 1}0", 20, frozenset(k for k, (a, b) in AGES.items() if a <= span < b))
        for span in range(3)
    ),
    targets=tuple(
        Target(key, label, most=50, mark=key[0].upper(), about=f"{AGES[key][0]}–{AGES[key][1]}", weight=weight)
        for key, label, weight in (
            ("agil", "Agility", 3),
            ("rcvy", "Recovery", 1),
            ("strn", "Strength", 1),
            ("emot", "Emotion", 1),
        )
    ),
)
MANY_PLACES = Allocate(
    key="m", label="P", amount=90, targets=tuple(Target(f"p{n}", f"Place {n}", most=9) for n in range(26))
)
Showing = Callable[[Allocate], AllocateControl]


@pytest.fixture
def showing(qtbot: QtBot) -> Showing:
    """Shows the control of an allocation, focused."""
    sheet = open_character(Character(system=example_id(), name="Anna"), random.Random(1))

    def show(request: Allocate) -> AllocateControl:
        control = create_control(request, sheet)
        assert isinstance(control, AllocateControl)
        qtbot.addWidget(control)
        control.resize(720, 640)
        control.show()
        qtbot.waitExposed(control)
        control.activateWindow()
        control.take_focus()
        qtbot.waitUntil(control.lists[0].hasFocus)
        return control

    return show


def press(control: AllocateControl, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focused(control), key)


def type_in(control: AllocateControl, text: str) -> None:
    QTest.keyClicks(focused(control), text)


def focused(control: AllocateControl) -> AllocationList:
    return next(each for each in control.lists if each.hasFocus())


def given(control: AllocateControl) -> dict[str, int]:
    return {key: amount for key, amount in control.amounts.items() if amount}


def button(control: AllocateControl, text: str) -> QPushButton:
    return next(each for each in control.findChildren(QPushButton) if each.text().replace("&", "") == text)


def place(rows: AllocationList, key: str, part: str) -> QPoint:
    row = rows.visualRect(rows.model().index(rows.keys.index(key), 0))
    found = getattr(rows.parts(row), part).center()
    assert isinstance(found, QPoint)
    return found


def click(rows: AllocationList, key: str, part: str) -> None:
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place(rows, key, part))


def test_points_are_stepped_and_typed(qtbot: QtBot, showing: Showing) -> None:
    control = showing(WARES)
    type_in(control, "+")
    press(control, Qt.Key.Key_Down)
    type_in(control, "3")
    assert given(control) == {"ambt": 1, "hlth": 3}
    assert control.left == 3
    assert control.bar.accessibleName() == "3 of 10 left"
    assert control.progress == "3 left"
    type_in(control, "+")
    assert control.left == 1  # a fifth would cost two
    type_in(control, "+")
    assert given(control) == {"ambt": 1, "hlth": 4}
    assert control.allocation.refusal == "The next step of Health costs 2; 1 can still be spent on it."
    assert control.hint == control.allocation.refusal
    type_in(control, "-")
    press(control, Qt.Key.Key_Up, Qt.Key.Key_Delete)
    assert given(control) == {"hlth": 3}
    with qtbot.waitSignal(control.submitted):
        press(control, Qt.Key.Key_Return)


def test_several_digits_are_one_number(showing: Showing) -> None:
    control = showing(YEARS)
    type_in(control, "12")
    assert given(control) == {"agil": 12}
    press(control, Qt.Key.Key_Backspace)
    assert given(control) == {"agil": 1}
    press(control, Qt.Key.Key_Down, Qt.Key.Key_Up)
    type_in(control, "7")
    assert given(control) == {"agil": 7}
    press(control, Qt.Key.Key_PageUp)
    assert given(control) == {"agil": 17}


def test_an_unaffordable_amount_is_refused_with_a_reason(showing: Showing) -> None:
    control = showing(YEARS)
    press(control, Qt.Key.Key_Down)
    type_in(control, "25")
    assert given(control) == {"rcvy": 20}
    assert control.allocation.refusal == "Recovery cannot get more: ages 00–10 can pay only 20 for Recovery."
    press(control, Qt.Key.Key_Down)
    assert control.allocation.refusal == ""
    type_in(control, "40")
    assert given(control) == {"rcvy": 20, "strn": 40}
    assert control.allocation.why_full("agil") == "Nothing is left to spend on Agility."
    assert control.problem == ""


def test_the_budget_may_be_exceeded_if_that_can_be_allowed_later(showing: Showing) -> None:
    control = showing(replace(WARES, may_overspend=True))
    press(control, Qt.Key.Key_Down)
    type_in(control, "9")
    assert (given(control), control.left, control.problem) == ({"hlth": 9}, -8, "")
    assert control.hint == "8 over budget (you can allow it later)"
    assert control.progress == "−8 left"
    press(control, Qt.Key.Key_Down, Qt.Key.Key_Plus)
    assert given(control) == {"hlth": 9, "mind": 1}
    again = showing(replace(WARES, may_overspend=True))
    again.restore(control.unfinished)
    assert given(again) == {"hlth": 9, "mind": 1}
    press(again, Qt.Key.Key_Home)
    type_in(again, "77")
    assert given(again)["ambt"] == 4
    assert again.allocation.refusal == "Ambition is at its maximum, 4."
    again.allocation.spread_evenly()
    assert again.left >= 0


def test_the_only_solution_of_an_awkward_allocation_can_be_typed(showing: Showing) -> None:
    whole = replace(YEARS, spend_all=True, targets=tuple(replace(each, most=20) for each in YEARS.targets[:3]))
    control = showing(whole)
    assert control.problem == "60 left to spend"
    for letters in ("20", "20", "20"):
        type_in(control, letters)
        press(control, Qt.Key.Key_Down)
    assert control.problem == ""
    assert control.answer == {"agil": 20, "rcvy": 20, "strn": 20}


def test_the_wheel_steps_only_the_focused_row(showing: Showing) -> None:
    control = showing(WARES)
    rows = control.lists[0]
    wheel(rows, "ambt", 120)
    wheel(rows, "ambt", 240)
    wheel(rows, "ambt", -120)
    wheel(rows, "mind", 120)
    assert given(control) == {"ambt": 2}
    wheel(rows, "ambt", 8)
    assert given(control) == {"ambt": 3}


def wheel(rows: AllocationList, key: str, way: int) -> None:
    there = place(rows, key, "stepper")
    QApplication.sendEvent(
        rows.viewport(),
        QWheelEvent(
            QPointF(there),
            QPointF(rows.viewport().mapToGlobal(there)),
            QPoint(),
            QPoint(0, way),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


@pytest.mark.fonts
def test_clicks_step_repeat_and_favour(qtbot: QtBot, showing: Showing) -> None:
    control = showing(WARES)
    rows = control.lists[0]
    click(rows, "mind", "plus")
    click(rows, "mind", "plus")
    click(rows, "mind", "minus")
    assert given(control) == {"mind": 1}
    QTest.mousePress(rows.viewport(), Qt.MouseButton.LeftButton, pos=place(rows, "mind", "plus"))
    qtbot.waitUntil(lambda: control.amounts["mind"] >= 4)
    QTest.mouseRelease(rows.viewport(), Qt.MouseButton.LeftButton, pos=place(rows, "mind", "plus"))
    control.allocation.undo()
    assert given(control) == {"mind": 1}  # what was held is one change
    click(rows, "ambt", "dot")
    assert control.allocation.favoured == {"ambt"}
    click(rows, "ambt", "dot")
    assert control.allocation.favoured == set()


@pytest.mark.fonts
def test_the_bar_of_a_row_is_dragged(showing: Showing) -> None:
    control = showing(YEARS)
    rows = control.lists[0]
    drag = rows.parts(rows.visualRect(rows.model().index(0, 0))).drag
    middle = drag.center().y()
    QTest.mousePress(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(drag.left() + 2, middle))
    for share in (3, 2):
        QTest.mouseMove(rows.viewport(), QPoint(drag.left() + drag.width() // share, middle))
    QTest.mouseRelease(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(drag.center().x(), middle))
    assert control.allocation.highest == 50
    assert given(control) == {"agil": 25}
    control.allocation.undo()
    assert given(control) == {}


def test_changes_are_undone_within_the_control(showing: Showing) -> None:
    control = showing(YEARS)
    rows = control.lists[0]
    assert not control.undo_button.isEnabled()
    type_in(control, "12")
    press(control, Qt.Key.Key_Down)
    type_in(control, "+")
    button(control, "Spread evenly").click()
    assert control.left == 0
    states = []
    rows.setFocus()
    for _ in range(3):
        QTest.keyClick(rows, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        states.append(given(control))
    assert states == [{"agil": 12, "rcvy": 1}, {"agil": 12}, {}]
    assert not control.undo_button.isEnabled()
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    asked.ignore()
    QApplication.sendEvent(control, asked)
    assert not asked.isAccepted()  # nothing is left to undo in here: a fight undoes its last step
    control.redo_button.click()
    assert given(control) == {"agil": 12}
    type_in(control, "+")
    assert not control.redo_button.isEnabled()


def test_automatic_spreading_stays_within_all_bounds(showing: Showing) -> None:
    for request in (WARES, YEARS):
        control = showing(request)
        for text in ("Spread evenly", "Random", "Spend the rest"):
            button(control, "Clear").click()
            assert control.left == request.total
            button(control, text).click()
            assert control.problem == ""
            assert not any(control.allocation.room(target.key) for target in request.targets)


def test_favoured_targets_get_more(showing: Showing) -> None:
    control = showing(YEARS)
    assert control.allocation.favoured == {"agil"}
    press(control, Qt.Key.Key_Space, Qt.Key.Key_Down)
    assert not control.favour_button.isEnabled()
    press(control, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    control.favour_button.click()
    assert given(control) == {"rcvy": 20, "strn": 40}


def test_a_further_rule_is_respected(showing: Showing) -> None:
    def few(amounts: object) -> Message | None:
        assert isinstance(amounts, dict)
        return Message("few", "Only two places.") if sum(map(bool, amounts.values())) > 2 else None

    control = showing(replace(MANY_PLACES, targets=MANY_PLACES.targets[:4], rule=few))
    button(control, "Spread evenly").click()
    assert control.problem == ""
    assert given(control) == {"p0": 9, "p1": 9}
    assert control.allocation.why_full("p2") == "Only two places."
    assert control.hint == "72 left; every row is full"


def test_one_more_point_is_compared(showing: Showing) -> None:
    control = showing(WARES)
    comparison = control.comparison
    assert comparison is not None
    assert comparison.title == "One more for Ambition"
    assert comparison.edits == ((SetValue("advancement.ambt", 1),),)
    type_in(control, "4")
    assert control.comparison is None
    assert control.edits == (SetValue("advancement.ambt", 4),)


def test_a_draft_restores_amounts_and_favoured_targets(showing: Showing) -> None:
    control = showing(YEARS)
    type_in(control, "12")
    press(control, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    fresh = showing(YEARS)
    fresh.restore(dict(control.unfinished))
    assert fresh.answer == control.answer
    assert fresh.allocation.favoured == {"rcvy"}
    fresh.set_answer({"rcvy": 90, "strn": 5, "gone": 3})
    assert given(fresh) == {"rcvy": 20, "strn": 5}


@pytest.mark.fonts
def test_many_targets_are_in_two_columns(showing: Showing) -> None:
    control = showing(MANY_PLACES)
    left, right = control.lists
    assert (len(left.keys), len(right.keys)) == (13, 13)
    press(control, Qt.Key.Key_Right)
    assert focused(control) is right
    assert right.key == "p13"
    press(control, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Down)
    assert (focused(control), right.key) == (right, "p13")
    press(control, Qt.Key.Key_Up)
    assert (focused(control), left.key) == (left, "p12")
    control.resize(400, 640)
    wait_for_layout()
    assert left.mapTo(control, QPoint()).x() == right.mapTo(control, QPoint()).x()


@pytest.mark.fonts
def test_rows_are_filtered_by_name_and_state(showing: Showing) -> None:
    control = showing(MANY_PLACES)
    type_in(control, "9")
    search = control.findChild(QLineEdit)
    assert search is not None
    search.setText("place 12")
    assert [each.keys for each in control.lists] == [("p12",), ()]
    search.clear()
    for chip, count in (("untouched", 25), ("room", 25), ("favoured", 0), ("all", 26)):
        control._chips.chip(chip).click()
        assert sum(len(each.keys) for each in control.lists) == count


@pytest.mark.fonts
def test_each_row_has_an_accessible_text(showing: Showing) -> None:
    control = showing(YEARS)
    type_in(control, "12")
    rows = QAccessible.queryAccessibleInterface(control.lists[0])
    assert rows is not None
    heard = [rows.child(row).text(QAccessible.Text.Name) for row in range(rows.childCount())]
    assert heard[0] == "Agility, 12, max 38 more, grows at ages 0–9, favoured"
    priced = showing(WARES)
    wares = QAccessible.queryAccessibleInterface(priced.lists[0])
    assert wares is not None
    assert wares.child(1).text(QAccessible.Text.Name) == "Health, 0, max 5 more, the next step costs 2"
    assert "ages 00–10: up to 20 of 20 left" in control.bar.accessibleDescription()
    assert control.grab().toImage().pixelColor(5, 5).isValid()


@pytest.mark.fonts
def test_the_minimum_width_is_the_same_in_one_column_and_in_two(showing: Showing, qtbot: QtBot) -> None:
    """Else an area that scrolls would make it wider and narrower without end, where the ways have long names."""
    control = showing(MANY_PLACES)
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(control)
    area.show()
    least = set()
    for width in (1200, 400):
        area.resize(width, 640)
        wait_for_layout()
        least.add(control.minimumSizeHint().width())
    assert control.width() < 400
    assert len(least) == 1


@pytest.mark.fonts
def test_budget_labels_are_shortened_if_too_narrow(qtbot: QtBot, theme: Theme) -> None:
    bar = AllocationBar(150)
    qtbot.addWidget(bar)
    parts = [BudgetPart("ages 0–10", 100, 100), BudgetPart("ages 10–15", 50, 50)]
    bar.show_left(150, parts)
    metrics = QFontMetricsF(font(TextStyle.LABEL))
    narrow = max(map(metrics.horizontalAdvance, ("50 of 50", "10–15")))
    assert bar.words(parts[1], 300) == ("up to 50 of 50 left", "ages 10–15")
    assert bar.words(parts[1], narrow) == ("50 of 50", "10–15")
    assert bar.words(parts[1], narrow - 0.5)[0] == "50/50"
    bar.show_left(150, [BudgetPart("wood", 100, 100), BudgetPart("stone", 50, 50)])
    assert bar.words(BudgetPart("stone", 50, 50), 300)[1] == "stone"
