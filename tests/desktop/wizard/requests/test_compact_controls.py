"""Compact controls: each kind of request in a row or a few, what people type, and states that do not fit."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.character.json_values import Json
from core.dice import Dice
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.ask_helpers import yes_no_options
from core.procedures.partial_run import AskedRequest
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Option,
    Request,
    Roll,
    Rows,
    Slot,
)
from desktop.requests.compact_choice import (
    CompactChecks,
    CompactChoice,
    CompactMenu,
    CompactPicker,
    CompactSegments,
)
from desktop.requests.compact_control import CompactControl, CompactEntry, EntryPlace
from desktop.requests.compact_factory import create_compact_control
from desktop.requests.compact_numbers import MOST_ROWS, CompactAllocation, CompactDice
from desktop.theme import Theme
from desktop.widgets.number_stepper import NumberStepper

CLOSED = Message("dear", "it costs 9.")


@pytest.fixture
def host(qtbot: QtBot, theme: Theme) -> QWidget:
    """A shown widget to put controls into."""
    assert isinstance(theme, Theme)
    made = QWidget()
    made.resize(320, 600)
    qtbot.addWidget(made)
    made.show()
    return made


def control(
    host: QWidget, request: Request, answer: Json = None, unit: str = "", place: EntryPlace = EntryPlace.ROW
) -> CompactControl | None:
    made = create_compact_control(AskedRequest(request, answer, unit), host, place)
    if made is not None:
        made.show()
    return made


def options(*labels: str, closed: str = "") -> tuple[Option, ...]:
    return tuple(
        Option(label.lower(), label, closed=CLOSED if label == closed else None, figures=(label, "2"))
        for label in labels
    )


def choose(*labels: str, closed: str = "", **more: object) -> Choose:
    return Choose(key="choice", label="Choice", options=options(*labels, closed=closed), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        (Choose(key="a", label="Mounted", options=yes_no_options()), CompactChecks),
        (choose("A", "B"), CompactSegments),
        (choose("A", "B", most=2), CompactChecks),
        (choose(*"ABCDEF", most=3), CompactMenu),
        (choose(*"ABCDEF"), CompactChoice),
        (choose("A long name of something", "Another long name of something"), CompactChoice),
        (choose(*"ABCDEFGHIJKLMNOP"), CompactPicker),
        (choose("A", "B", least=0), CompactPicker),
        (choose("A", "B", figure_heads=("Name", "Cost")), CompactPicker),
        (Enter(key="a", label="Number", kind=EntryKind.WHOLE), CompactEntry),
        (Enter(key="a", label="Text"), CompactEntry),
        (Roll(key="a", label="Roll", dice=(Dice.parse("2d6"),)), CompactDice),
        (Allocate(key="a", label="Points", amount=2, targets=(Target("x", "X", most=2),)), CompactAllocation),
        (Enter(key="a", label="Prose", kind=EntryKind.PROSE), None),
        (Rows(key="a", label="Rows", offers=()), None),
        (Assign(key="a", label="Assign", values=(1,), slots=(Slot("x", "X"),)), None),
    ],
)
def test_each_kind_of_request_has_its_control_or_needs_the_wizard(
    host: QWidget, request_: Request, kind: type[CompactControl] | None
) -> None:
    made = control(host, request_)
    assert type(made) is (kind or type(None))


def test_yes_or_no_is_one_box(host: QWidget) -> None:
    made = control(host, Choose(key="a", label="Mounted", options=yes_no_options()), ["no"])
    assert isinstance(made, CompactChecks)
    (box,) = made.findChildren(QCheckBox)
    assert (made.answer, made.problem, made.row_count) == (["no"], "", 1)
    box.click()
    assert made.answer == ["yes"]
    assert made.is_touched


def test_some_of_a_few_are_boxes_and_some_of_many_a_menu_that_stays(host: QWidget) -> None:
    boxes = control(host, choose("A", "B", "C", most=2, least=1, closed="B"))
    assert isinstance(boxes, CompactChecks)
    assert boxes.problem
    assert boxes.row_count == 4
    assert [box.isEnabled() for box in boxes.findChildren(QCheckBox)] == [True, False, True]
    menu = control(host, choose(*"ABCDEF", least=0, most=6, closed="F"), [])
    assert isinstance(menu, CompactMenu)
    assert menu.button.text().strip() == "None"
    menu.menu.popup(QPoint(0, 0))
    for action in menu.menu.actions()[:2]:
        QTest.mouseClick(menu.menu, Qt.MouseButton.LeftButton, pos=menu.menu.actionGeometry(action).center())
        assert menu.menu.isVisible()
    menu.menu.setActiveAction(menu.menu.actions()[2])
    QTest.keyClick(menu.menu, Qt.Key.Key_Space)
    assert menu.answer == ["a", "b", "c"]
    QTest.mouseClick(menu.menu, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    QTest.keyClick(menu.menu, Qt.Key.Key_Escape)
    assert menu.button.text().strip() == "A, B, C"
    menu.show_answer(["d"])
    assert menu.answer == ["d"]
    assert not menu.menu.actions()[5].isEnabled()


def test_segments_and_lists_choose_one(host: QWidget) -> None:
    segments = control(host, choose("A", "B"), ["a"])
    assert isinstance(segments, CompactSegments)
    segments.segments.choose("b")
    assert (segments.answer, segments.is_touched) == (["b"], True)
    drop = control(host, choose(*"ABCDEF", closed="C"), ["b"])
    assert isinstance(drop, CompactChoice)
    assert drop.answer == ["b"]
    QTest.keyClick(drop.list, Qt.Key.Key_Down)
    assert drop.answer == ["d"]  # C is closed
    drop.show_answer(["nothing"])
    assert drop.answer == []
    assert drop.problem


def test_a_table_is_searched_and_walked_by_keys(host: QWidget, qtbot: QtBot) -> None:
    names = [f"Skill {letter}" for letter in "ABCDEFGHIJ"]
    made = control(host, choose(*names, closed="Skill A", figure_heads=("Skill", "Cost"), least=1))
    assert isinstance(made, CompactPicker)
    assert made.problem == "Choose one"
    last = made.list.topLevelItem(made.list.topLevelItemCount() - 1)
    assert last is not None
    assert last.text(0) == "Skill A"  # what cannot be had is at the end
    made.take_focus()
    assert made.search.hasFocus()
    QTest.keyClick(made.search, Qt.Key.Key_Down)
    assert made.answer == ["skill b"]
    QTest.keyClick(made.search, Qt.Key.Key_Down)
    QTest.keyClick(made.search, Qt.Key.Key_Up)
    assert made.answer == ["skill b"]
    QTest.keyClicks(made.search, "skill f")
    assert made.answer == ["skill f"]
    QTest.keyClicks(made.search, "fff")
    assert made.answer == []
    made.search.clear()
    made.search.textEdited.emit("")
    with qtbot.waitSignal(made.submitted):
        made.list.itemDoubleClicked.emit(made.list.topLevelItem(0), 0)
    with qtbot.assertNotEmitted(made.submitted):
        made.list.itemDoubleClicked.emit(last, 0)
    made.restore(["skill c"])
    assert made.answer == ["skill c"]
    made.restore(["skill a"])  # closed
    assert made.answer == ["skill c"]


def test_a_short_table_has_no_search(host: QWidget) -> None:
    made = control(host, choose("A", "B", least=0))
    assert isinstance(made, CompactPicker)
    made.take_focus()
    assert made.list.hasFocus()


def test_a_number_takes_sums_units_and_dice(host: QWidget) -> None:
    request = Enter(
        key="a", label="Hours", kind=EntryKind.WHOLE, least=0, most=40, default=4, unit="hours", usual=(1, 8, 99)
    )
    made = control(host, request, 4, "hours")
    assert isinstance(made, CompactEntry)
    chips = [chip for chip in made.findChildren(QPushButton) if chip.property("role") == "chip"]
    assert [chip.text() for chip in chips] == ["1 h", "8 h"]  # 99 is out of bounds
    assert made.row_count == 2
    for text, answer in (("7", 7), ("3+4", 7), (" −2 ", -2), ("2d6", None), ("d", None), ("", None)):
        made.field.setText(text)
        assert made.answer == answer, text
    made.field.setText("1d4+2")
    assert made.waiting_dice is not None
    rolled = made.roll_typed(random.Random(1))
    assert rolled is not None
    assert made.answer == rolled.total
    assert made.roll_typed(random.Random(1)) is None
    made.restore(7)  # not what was typed
    assert made.answer == rolled.total
    made.restore("99")
    assert made.problem


def test_a_number_with_decimals_and_one_beside_others(host: QWidget) -> None:
    metres = control(host, Enter(key="a", label="Metres", kind=EntryKind.NUMBER, least=0, most=9, unit="m"), 0)
    assert isinstance(metres, CompactEntry)
    metres.field.setText("2,5")
    assert str(metres.answer) == "2.5"
    assert metres.waiting_dice is None
    days = control(host, Enter(key="a", label="Days", kind=EntryKind.WHOLE, least=0, unit="days"), 2, "days")
    assert isinstance(days, CompactEntry)
    assert isinstance(days.edit, NumberStepper)
    QTest.keyClick(days.field, Qt.Key.Key_Down)
    assert (days.field.text(), days.edit.unit_label.text()) == ("1", "day")
    beside = control(host, Enter(key="a", label="A", kind=EntryKind.WHOLE, least=0), 3, "", EntryPlace.BESIDE)
    assert isinstance(beside, CompactEntry)
    QTest.keyClick(beside.field, Qt.Key.Key_Up)
    QTest.keyClick(beside.field, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert beside.answer == 9
    beside.field.setText("x")
    QTest.keyClick(beside.field, Qt.Key.Key_Down)
    assert beside.answer == 0
    beside.take_focus()
    assert beside.field.hasSelectedText()


def test_the_wheel_counts_only_in_the_field_with_the_focus(host: QWidget) -> None:
    made = control(host, Enter(key="a", label="A", kind=EntryKind.WHOLE, least=0, most=20), 3)
    assert isinstance(made, CompactEntry)

    def turn() -> None:
        at = QPointF(made.field.rect().center())
        none, up = Qt.MouseButton.NoButton, QPoint(0, 120)
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(at, at, QPoint(), up, none, Qt.KeyboardModifier.NoModifier, phase, False)
        QApplication.sendEvent(made.field, event)

    turn()
    assert made.answer == 3
    host.activateWindow()
    made.field.setFocus()
    turn()
    assert made.answer == 4


def test_dice_have_boxes_that_move_on_and_say_what_is_wrong(host: QWidget) -> None:
    request = Roll(
        key="a",
        label="Roll",
        dice=(Dice.parse("2d6"), Dice.parse("1d20")),
        target="below 15",
        chance=lambda: Fraction(7, 10),
    )
    made = control(host, request)
    assert isinstance(made, CompactDice)
    assert len(made.boxes) == 3
    assert made.row_count == 2
    made.take_focus()
    QTest.keyClicks(made.boxes[0], "6")
    assert made.boxes[1].hasFocus()
    assert (list(made.faces), made.is_complete, made.problem) == ([6, None, None], False, "")
    made.boxes[1].setText("7")
    assert "d6" in made.problem
    made.restore(["1", "2", "20"])
    assert list(made.faces) == [1, 2, 20]
    made.restore("nonsense")
    made.restore(["1"])
    assert list(made.faces) == [1, 2, 20]
    assert made.state == ["1", "2", "20"]
    made.show_answer([[3, 4], [5]])
    assert [box.text() for box in made.boxes] == ["3", "4", "5"]
    assert made.boxes[0].isReadOnly()
    assert not made.is_open


def test_many_dice_share_one_field(host: QWidget) -> None:
    made = control(host, Roll(key="a", label="Roll", dice=(Dice.parse("12d6"),)))
    assert isinstance(made, CompactDice)
    (box,) = made.boxes
    box.setText("1 2 3")
    assert list(made.faces) == [1, 2, 3]
    assert made.problem == ""
    box.setText("1 7")
    assert made.problem
    box.setText("1" * 13)
    assert made.problem == "too many results"
    made.show_answer([[1] * 12])
    assert box.text() == "1 1 1 1 1 1 1 1 1 1 1 1"


def points(count: int, **more: object) -> Allocate:
    targets = tuple(Target(f"t{n}", f"Target {n} (T{n})", most=3, about="now 3") for n in range(count))
    return Allocate(key="a", label="Points", amount=4, targets=targets, **more)  # type: ignore[arg-type]


def test_points_are_typed_stepped_and_bounded(host: QWidget) -> None:
    made = control(host, points(3, spend_all=True))
    assert isinstance(made, CompactAllocation)
    assert made.row_count == 4
    made.take_focus()
    first = made.steppers["t0"]
    assert first.edit.hasFocus()
    QTest.keyClicks(first.edit, "9")
    assert made.answer == {"t0": 3}
    assert first.text == "3"
    assert made.problem == "1 left to spend"
    first.edit.setText("x")
    first.edit.textEdited.emit("x")
    assert made.answer == {"t0": 3}
    made.steppers["t1"].stepped.emit(1)
    assert made.answer == {"t0": 3, "t1": 1}
    assert made.problem == ""
    made.restore({"t2": 9})
    assert made.answer == {"t0": 3, "t1": 1}
    made.restore({"t1": 2, "t2": 2})
    assert made.answer == {"t1": 2, "t2": 2}


def test_a_default_is_folded_and_too_many_targets_outgrow_the_room(host: QWidget, qtbot: QtBot) -> None:
    folded = control(host, points(2), {"t0": 2})
    assert isinstance(folded, CompactAllocation)
    assert (folded.is_folded, folded.row_count) == (True, 1)
    folded.take_focus()
    assert folded.change_button.hasFocus()
    folded.change_button.click()
    assert not folded.is_folded
    many = control(host, points(2 * MOST_ROWS), {"t0": 2})
    assert isinstance(many, CompactAllocation)
    with qtbot.waitSignal(many.outgrown):
        many.change_button.click()
    two_columns = control(host, points(10))
    assert isinstance(two_columns, CompactAllocation)
    assert two_columns.row_count == 6
