"""Each control on its own: keys, clicks, bounds, problems, and unfinished answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, Edit, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Offer,
    Option,
    Request,
    Roll,
    Rows,
    Show,
    Slot,
)
from core.procedures.transcript import AnswerMethod
from core.registry import open_character
from desktop.chip_row import ChipRow
from desktop.requests import RequestControl, create_control
from desktop.requests.assign_control import AssignControl
from desktop.requests.choose_control import ChooseControl
from desktop.requests.enter_control import EnterControl
from desktop.requests.option_list import stepper_buttons
from desktop.requests.roll_control import RollControl
from desktop.requests.rows_control import RowsControl
from desktop.requests.show_control import ShowControl
from desktop.theme import TextStyle, font, px
from tests.helpers.games import example_id
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("theme")

Showing = Callable[[Request], RequestControl]


@pytest.fixture
def sheet() -> Sheet:
    return open_character(Character(system=example_id(), name="Anna"), random.Random(1))


@pytest.fixture
def showing(qtbot: QtBot, sheet: Sheet) -> Showing:
    """Shows the control of a request, focused."""

    def show(request: Request) -> RequestControl:
        control = create_control(request, sheet)
        qtbot.addWidget(control)
        control.resize(800, 600)
        with qtbot.waitActive(control):
            control.show()
            control.activateWindow()
        control.take_focus()
        return control

    return show


def keyboard() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def keys(text: str) -> None:
    for letter in text:
        QTest.keyClicks(keyboard(), letter)


def is_restored(control: RequestControl) -> bool:
    """Return whether the state in a draft restores an unfinished answer."""
    fresh = create_control(control.request, control.sheet)
    fresh.restore(dict(control.unfinished))
    fresh.deleteLater()
    return fresh.answer == control.answer


# ------------------------------------------------------------------------------------------------------------ choosing

CULTURES = tuple(
    Option(str(place), name, about=f"About {name}", preview=(SetValue("age_years", place),))
    for place, name in enumerate(("Tolmar", "Grask", "Alderin"), 1)
)
CLOSED = Option("shut", "Shut", closed=Message("shut", "It is shut."))


def test_one_option_is_chosen_with_enter(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Choose(key="c", label="Culture", options=(CLOSED, *CULTURES)))
    assert control.problem == "Choose 1 more"
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    assert control.answer == ["1"]
    assert control.problem == ""
    assert is_restored(control)


def test_an_unavailable_option_shows_why_and_cannot_be_selected(showing: Showing) -> None:
    control = showing(Choose(key="c", label="Culture", options=(CLOSED, *CULTURES)))
    assert isinstance(control, ChooseControl)
    QTest.keyClick(keyboard(), Qt.Key.Key_Up)
    QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert control.answer == []
    index = control.list.options.index(0)
    assert "It is shut" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "It is shut."


@pytest.mark.parametrize(
    ("least", "most", "hint"),
    [
        (1, 1, "Enter to choose and continue."),
        (0, 1, "Enter to choose and continue, Ctrl+Enter to skip."),
        (2, 2, "Choose 2: Space to select, Enter to continue."),
        (0, 2, "Choose 0 to 2: Space to select, Enter to continue."),
        (1, 3, "Choose 1 to 3: Space to select, Enter to continue."),
        (0, 3, "Space to select, Enter to continue."),
    ],
)
def test_the_hint_below_the_options_names_the_keys(showing: Showing, least: int, most: int, hint: str) -> None:
    control = showing(Choose(key="c", label="Culture", options=CULTURES, least=least, most=most))
    assert hint in [each.text() for each in control.findChildren(QLabel) if each.isVisible()]


def test_the_current_option_is_compared(showing: Showing) -> None:
    control = showing(Choose(key="c", label="Culture", options=CULTURES))
    first = control.comparison
    assert first is not None
    assert first.title == "Tolmar"
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    second = control.comparison
    assert second is not None
    assert second.title == "Grask"
    two = showing(Choose(key="c", label="Culture", options=CULTURES[:2])).comparison
    assert two is not None
    assert two.headings == ("Tolmar", "Grask")


def test_several_options_are_selected_with_space(showing: Showing) -> None:
    control = showing(Choose(key="c", label="Skills", options=CULTURES, least=2, most=2))
    QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert control.problem == "Choose 1 more"
    assert control.progress == "1/2"
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert control.answer == ["1", "2"]
    assert len(control.edits) == 2
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert control.problem == "1 too many"


@pytest.mark.fonts
def test_a_click_selects_and_deselects_within_bounds(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Choose(key="c", label="Skill", options=CULTURES, least=0))
    assert isinstance(control, ChooseControl)
    middle = control.list.visualRect(control.list.options.index(1)).center()
    QTest.mouseClick(control.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert control.answer == ["2"]
    QTest.mouseClick(control.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert control.answer == []
    assert control.problem == ""
    with qtbot.waitSignal(control.submitted):
        QTest.mouseDClick(control.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def test_enter_keeps_an_empty_answer(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Choose(key="c", label="Who helps", options=CULTURES, least=0))
    assert isinstance(control, ChooseControl)
    control.set_answer([])
    control.take_focus()
    assert "Choose 0 to 1: Space to select, Enter to continue." in [
        each.text() for each in control.findChildren(QLabel)
    ]
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(control.list, Qt.Key.Key_Return)
    assert control.answer == []
    QTest.keyClick(control.list, Qt.Key.Key_Space)
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(control.list, Qt.Key.Key_Return)
    assert control.answer == [CULTURES[0].key]


@pytest.mark.fonts
def test_a_long_name_wraps_in_a_narrow_window(showing: Showing) -> None:
    names = ("Attack with Low Water, a tide saber and Belt Knife", "Attack", "Unparted" * 20)
    control = showing(Choose(key="c", label="Act", options=tuple(Option(each, each) for each in names)))
    assert isinstance(control, ChooseControl)
    wide = [control.list.sizeHintForRow(place) for place in range(3)]
    assert len(set(wide)) == 1
    control.resize(240, 600)
    narrow = [control.list.sizeHintForRow(place) for place in range(3)]
    assert narrow[0] > narrow[1] == wide[1]
    assert narrow[2] == narrow[1], "what has no words to part is cut"


@pytest.mark.fonts
def test_a_short_name_takes_one_line(showing: Showing) -> None:
    name = "Run, draw, command or the like, and Defend"
    control = showing(Choose(key="c", label="Plan", options=(Option("run", name), Option("rest", "Rest"))))
    assert isinstance(control, ChooseControl)
    plain, heavy = (QFontMetrics(font(kind)).horizontalAdvance(name) for kind in (TextStyle.TEXT, TextStyle.HEADING))
    assert plain < heavy
    around = control.width() - control.list.viewport().width() + px(44)  # what stands beside the name
    control.resize(around + (plain + heavy) // 2, 600)
    assert control.list.sizeHintForRow(0) == control.list.sizeHintForRow(1)
    control.set_answer(["run"])
    control.list.grab()  # where it is chosen it stands in that line, too


def test_long_lists_are_filtered(showing: Showing) -> None:
    options = tuple(Option(str(place), f"Thing {place}", "at least -3, a by-name") for place in range(40))
    control = showing(Choose(key="c", label="Thing", options=options))
    assert isinstance(control, ChooseControl)
    control.list.filter("thing 37")
    assert control.list.options.rowCount() == 1
    assert control.list.options.item(control.list.options.index(0)).about == "at least −3, a by-name"
    control.list.take_focus()
    QTest.keyClick(control.list, Qt.Key.Key_Return)
    assert control.answer == ["37"]


# ---------------------------------------------------------------------------------------------------------------- rows

SHUT = Message("shut", "It is shut.")
GOODS = (Offer("rope", "Rope", cost=3), Offer("lamp", "Lamp", cost=5, most=2), Offer("boat", "Boat", closed=SHUT))


def test_rows_are_counted_with_keys_and_typed(showing: Showing) -> None:
    control = showing(Rows(key="r", label="Gear", offers=GOODS, budget=20))
    assert isinstance(control, RowsControl)
    QTest.keyClick(keyboard(), Qt.Key.Key_Plus)
    QTest.keyClick(keyboard(), Qt.Key.Key_Right)
    QTest.keyClick(keyboard(), Qt.Key.Key_Left)
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    keys("9")
    assert control.answer == [{"entry": "rope", "count": 1}, {"entry": "lamp", "count": 2}]
    assert control.problem == ""
    assert is_restored(control)
    QTest.keyClick(control.list, Qt.Key.Key_Up)
    QTest.keyClicks(control.list, "12")
    assert "46" in control.problem
    QTest.keyClick(control.list, Qt.Key.Key_Down)
    QTest.keyClick(control.list, Qt.Key.Key_Down)
    QTest.keyClick(control.list, Qt.Key.Key_Plus)
    assert "boat" not in str(control.answer)


@pytest.mark.fonts
def test_rows_are_counted_with_the_mouse(showing: Showing) -> None:
    control = showing(Rows(key="r", label="Gear", offers=GOODS))
    assert isinstance(control, RowsControl)
    minus, plus = stepper_buttons(control.list.visualRect(control.list.options.index(0)))
    for place in (plus, plus, minus):
        QTest.mouseClick(control.list.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert control.answer == [{"entry": "rope", "count": 1}]
    frame = control.list.parentWidget()
    assert frame is not None
    assert frame.height() < control.height() / 2, "a short list leaves no empty paper in its card"


def heavy(counts: Mapping[str, int]) -> tuple[Edit, ...]:
    return tuple(AddRow("items", {"name": key, "weight_lb": 10, "quantity": count}) for key, count in counts.items())


def test_money_and_load_left_are_shown(showing: Showing) -> None:
    request = Rows(
        key="r",
        label="Gear",
        offers=GOODS[:2],
        budget=20,
        list_key="items",
        preview=heavy,
        load=("carried_weight", "max_weight"),
    )
    control = showing(request)
    assert isinstance(control, RowsControl)
    assert control.money is not None
    assert control.load is not None
    limit = control.sheet.value("max_weight")
    carried = control.sheet.value("carried_weight")
    assert isinstance(limit, int)
    assert isinstance(carried, int)
    assert (control.money.left, control.load.left) == (20, limit - carried)
    keys("2")
    assert (control.money.left, control.load.left) == (14, limit - carried - 20)
    assert "lb" in control.load.label_text
    assert control.edits == heavy({"rope": 2})
    keys("9")
    assert control.problem
    assert control.edits == (), "what cannot be paid changes no number"
    assert control.money.left < 0


def test_gear_is_filtered_by_category_and_says_what_one_has(showing: Showing, sheet: Sheet) -> None:
    sheet.apply(AddRow("items", {"name": "Old boots", "quantity": 2}))
    offers = (
        Offer("rope", "Rope", category="gear"),
        Offer("dirk", "Dirk", category="blade"),
        Offer("sax", "Sax", category="blade"),
    )
    control = showing(Rows(key="r", label="Gear", offers=offers, list_key="items"))
    assert isinstance(control, RowsControl)
    assert control.categories is not None
    assert control.categories.keys() == ["", "gear", "blade"]
    control.categories.chip("blade").click()
    assert control.list.options.rowCount() == 2
    control.filter_edit.setText("sax")
    assert control.list.options.rowCount() == 1
    control.categories.chip("").click()
    assert control.list.options.rowCount() == 1
    control.filter_edit.clear()
    assert control.list.options.rowCount() == 3
    shown = " ".join(each.text() for each in control.findChildren(QLabel))
    assert "Has already: Old boots × 2" in shown
    plain = showing(Rows(key="p", label="Gear", offers=GOODS))
    assert isinstance(plain, RowsControl)
    assert plain.categories is None


@pytest.mark.fonts
def test_a_budget_makes_the_list_lower(showing: Showing) -> None:
    """Widgets below a long list stay visible despite the bar above it."""
    many = tuple(Offer(str(place), f"Thing {place}", cost=1) for place in range(60))
    free, paid = (showing(Rows(key="r", label="Gear", offers=many, budget=budget)) for budget in (None, 20))
    assert isinstance(free, RowsControl)
    assert isinstance(paid, RowsControl)
    for each in (free, paid):
        each.resize(800, 900)
        each.list.updateGeometry()
    assert paid.sizeHint().height() == free.sizeHint().height()


# ------------------------------------------------------------------------------------------------------------ assigning

PLACES = tuple(Slot(key, f"{key.title()} ({key.upper()})", address=f"raw.{key}") for key in ("ambt", "hlth", "mind"))
SCORES = Assign(key="a", label="Scores", values=(14, 9, 14), slots=PLACES)


def test_scores_are_typed_into_slots(qtbot: QtBot, showing: Showing) -> None:
    control = showing(SCORES)
    assert isinstance(control, AssignControl)
    keys("914")
    assert control.problem == "1 left to assign"
    assert is_restored(control)
    control.slots[2].setFocus()
    keys("14")
    assert control.answer in ({"ambt": 1, "hlth": 0, "mind": 2}, {"ambt": 1, "hlth": 2, "mind": 0})
    assert control.problem == ""
    assert set(control.edits) == {SetValue("raw.ambt", 9), SetValue("raw.hlth", 14), SetValue("raw.mind", 14)}
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(control.slots[2], Qt.Key.Key_Return)


def test_scores_are_assigned_by_clicks(showing: Showing) -> None:
    control = showing(SCORES)
    assert isinstance(control, AssignControl)
    QTest.mouseClick(control.chips[1], Qt.MouseButton.LeftButton)
    assert control.chips[1].is_held
    QTest.mouseClick(control.slots[2], Qt.MouseButton.LeftButton)
    assert control.answer == {"mind": 1}
    assert not control.chips[1].isVisibleTo(control)
    QTest.keyClick(control.slots[2], Qt.Key.Key_Delete)
    assert control.answer == {}


def drag(source: QWidget, target: QWidget) -> None:
    """Drag with the mouse from the middle of one widget to that of another."""
    start = source.rect().center()
    end = source.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for share in range(1, 11):
        QTest.mouseMove(source, start + (end - start) * share / 10)
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=end)


def test_scores_are_dragged(showing: Showing) -> None:
    control = showing(SCORES)
    assert isinstance(control, AssignControl)
    drag(control.chips[1], control.slots[0])
    assert control.answer == {"ambt": 1}
    drag(control.slots[0], control.slots[2])
    assert control.answer == {"mind": 1}
    drag(control.chips[0], control.slots[2])
    assert control.answer == {"mind": 0}
    drag(control.slots[2], control.clear_button)
    assert control.answer == {}


def test_esc_stops_a_drag(showing: Showing) -> None:
    control = showing(SCORES)
    assert isinstance(control, AssignControl)
    chip, slot = control.chips[1], control.slots[0]
    end = chip.mapFromGlobal(slot.mapToGlobal(slot.rect().center()))
    QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=chip.rect().center())
    QTest.mouseMove(chip, end)
    QTest.keyClick(chip, Qt.Key.Key_Escape)
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=end)
    assert control.answer == {}
    drag(chip, slot)
    assert control.answer == {"ambt": 1}


def test_arrow_keys_move_among_slots_and_scores(showing: Showing) -> None:
    control = showing(SCORES)
    assert isinstance(control, AssignControl)
    QTest.keyClick(keyboard(), Qt.Key.Key_Right)
    assert keyboard() is control.slots[1]
    QTest.keyClick(keyboard(), Qt.Key.Key_Up)
    assert keyboard() is control.chips[0]
    QTest.keyClick(keyboard(), Qt.Key.Key_Right)
    QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert control.chips[1].is_held
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    assert control.answer == {"ambt": 1}
    QTest.mouseClick(control.clear_button, Qt.MouseButton.LeftButton)
    assert control.answer == {}


def test_scores_for_a_slot_are_compared(showing: Showing) -> None:
    control = showing(SCORES)
    comparison = control.comparison
    assert comparison is not None
    assert comparison.headings == ("14", "9")
    assert comparison.edits[1] == (SetValue("raw.ambt", 9),)


# -------------------------------------------------------------------------------------------------------------- typing


def test_a_number_is_typed_and_stepped(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Enter(key="e", label="Age", kind=EntryKind.WHOLE, least=1, most=99, default=30, unit="years"))
    units = [each for each in control.findChildren(QLabel) if each.text() == "years"]
    control.set_answer(1)
    assert [each.text() for each in units] == ["year"]
    control.set_answer(30)
    assert [each.text() for each in units] == ["years"]
    assert control.answer == 30
    assert control.how is AnswerMethod.TYPED
    QTest.keyClick(keyboard(), Qt.Key.Key_Up)
    assert control.answer == 31
    QTest.keyClick(keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("120")
    assert "1 to 99" in control.problem
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    assert control.answer == 99
    assert is_restored(control)
    assert isinstance(control, EnterControl)
    control.set_answer("")
    assert control.problem == "enter a number"
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(control.edit, Qt.Key.Key_Return)


def test_a_number_with_decimals_is_typed_and_stepped(showing: Showing) -> None:
    request = Enter(
        key="e", label="Mass", kind=EntryKind.NUMBER, least=Decimal("0.1"), most=999, default=170, unit="lb"
    )
    control = showing(request)
    assert control.answer == 170
    QTest.keyClick(keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("141,5")
    assert (control.answer, control.problem) == (Decimal("141.5"), "")
    QTest.keyClick(keyboard(), Qt.Key.Key_Down)
    assert control.answer == Decimal("140.5")
    assert is_restored(control)
    QTest.keyClick(keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("0")
    assert "0.1 to 999" in control.problem


def test_bounds_below_zero_have_a_minus_sign(showing: Showing) -> None:
    control = showing(Enter(key="e", label="Strength", kind=EntryKind.WHOLE, least=-20, most=60, default=0))
    assert "−20 to 60" in [each.text() for each in control.findChildren(QLabel)]


def test_length_or_weight_may_have_another_unit(showing: Showing) -> None:
    control = showing(Enter(key="e", label="Height", kind=EntryKind.WHOLE, least=1, most=99, default=60, unit="in"))
    keys("170 cm")
    assert (control.answer, control.problem) == (67, "")
    assert "= 67 in" in [each.text() for each in control.findChildren(QLabel)]
    assert is_restored(control)
    QTest.keyClick(keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("5'7\"")
    assert control.answer == 67
    QTest.keyClick(keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("70 kg")
    assert control.problem


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (0, 10_000, "0 or more"),
        (-10_000, 10_000, ""),
        (-100_000, 7, "7 or less"),
        (1, 9_999, "1 to 9999"),
        (0, 12_000, "0 to 12000"),
    ],
)
def test_bounds_against_typing_errors_are_not_shown(showing: Showing, least: int, most: int, said: str) -> None:
    control = showing(Enter(key="e", label="Seconds", kind=EntryKind.WHOLE, least=least, most=most, default=7))
    notes = [each.text() for each in control.findChildren(QLabel) if each.isVisible()]
    assert (said in notes) if said else not any("10" in each for each in notes)
    keys("999999")
    assert control.problem


def test_a_text_has_its_bounds(showing: Showing) -> None:
    control = showing(Enter(key="e", label="Name", most=5))
    keys("Anna")
    assert control.problem == ""
    keys(" B.")
    assert control.problem
    assert is_restored(control)


def test_an_empty_text_is_missing_and_not_too_short(showing: Showing) -> None:
    control = showing(Enter(key="n", label="Name", least=1, most=12))
    assert control.problem == "enter a text"
    control.set_answer("Ede")
    assert control.problem == ""


@pytest.mark.parametrize(("page", "title"), [("attr", "Attractiveness, after 1"), ("", "1d6")])
def test_one_of_several_throws_is_named(showing: Showing, page: str, title: str) -> None:
    control = showing(Roll(key="r", label="Attractiveness, after 1", page=page, dice=(Dice.parse("1d6"),)))
    heads = [each.text() for each in control.findChildren(QLabel) if each.property("role") == "heading"]
    assert heads == [title]


def test_prose_takes_several_lines_and_tab_leaves_it(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Enter(key="e", label="Story", kind=EntryKind.PROSE))
    keys("One")
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    keys("two")
    assert control.answer == "One\ntwo"
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(keyboard(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert is_restored(control)


def test_prose_among_other_fields_says_how_to_continue(showing: Showing) -> None:
    """Enter begins a new line in it, as in prose alone, where the line below says so."""
    control = showing(Enter(key="e", label="Comments", kind=EntryKind.PROSE))
    assert isinstance(control, EnterControl)
    control.embed_in_page(is_first=False)
    assert isinstance(control.edit, QPlainTextEdit)
    assert "Ctrl+Enter" in control.edit.placeholderText()


# --------------------------------------------------------------------------------------------------------------- chips


def test_enter_on_a_chip_selects_it_and_continues(qtbot: QtBot, showing: Showing) -> None:
    kinds = (Option("player", "Player character"), Option("animal", "Animal"))
    control = showing(Choose(key="c", label="What is it?", options=kinds))
    assert isinstance(control, ChooseControl)
    control.embed_in_page(is_first=False)
    assert control.chips is not None
    control.take_focus()
    for _ in range(2):  # chosen already, Enter continues too
        with qtbot.waitSignal(control.submitted):
            QTest.keyClick(keyboard(), Qt.Key.Key_Return)
        assert control.answer == ["player"]


@pytest.mark.fonts
def test_a_chip_fits_its_semibold_text(qtbot: QtBot) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.resize(600, 40)
    row.show()
    row.show_chips([("a", "Non-player character")], "a")
    chip = row.chip("a")
    strong = QFont(chip.font())
    strong.setWeight(QFont.Weight.DemiBold)
    assert chip.width() >= QFontMetrics(strong).horizontalAdvance(chip.text()) + px(18)


# ---------------------------------------------------------------------------------------------------------------- dice

THROWS = Roll(
    key="d",
    label="Dice",
    dice=(Dice.parse("4d6 keep 3"), Dice.parse("15+2d8"), Dice.parse("1d12-1d4")),
    names=("power", "age", "luck"),
    target="below 40",
    chance=lambda: Fraction(1, 3),
)


def test_a_digit_starts_entering_real_dice(qtbot: QtBot, showing: Showing) -> None:
    control = showing(THROWS)
    assert isinstance(control, RollControl)
    assert control.problem == "not rolled yet"
    keys("3")
    assert control.is_typing
    keys("456 78 11")
    assert control.problem == "Dice left: 1"
    assert control.progress == "7/8"
    assert control.grid.accessibleDescription() == "power: 3 4 5 6 = 15; age: 7 8 = 30; luck: 11"
    assert is_restored(control)
    control.faces_edit.setFocus()
    keys(" 9")
    assert control.problem == "luck, d4 cannot show that"
    QTest.keyClick(keyboard(), Qt.Key.Key_Backspace)
    keys("4")
    assert control.answer == [[3, 4, 5, 6], [7, 8], [11, 4]]
    assert control.problem == ""
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    keys(" 5")
    assert control.problem == "too many results"


@pytest.mark.fonts
def test_rolled_dice_are_shown_and_described(qtbot: QtBot, showing: Showing) -> None:
    control = showing(THROWS)
    assert isinstance(control, RollControl)
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    control.show_faces([[1, 2, 3, 4], [5, 6], [7, 1]], animates=True)
    assert control.grid.is_animating
    qtbot.waitUntil(lambda: not control.grid.is_animating, timeout=PATIENCE_MS)
    assert control.problem == ""
    assert control.grid.accessibleDescription() == "power: 1 2 3 4 = 9; age: 5 6 = 26; luck: 7 1 = 6"
    assert not control.grab().isNull()


@pytest.mark.fonts
def test_groups_of_throws_wrap_in_a_narrow_window(showing: Showing) -> None:
    names = tuple(f"set {number}, roll {place}" for number in (1, 2) for place in range(1, 7))
    roll = Roll(key="d", label="Dice", dice=(Dice.parse("1d6+1d8+1d12"),) * 12, names=names)
    control = showing(roll)
    assert isinstance(control, RollControl)
    wide = control.grid.heightForWidth(1000)
    assert control.grid.heightForWidth(400) > wide
    assert control.grid.die_name(4) == "set 1, roll 2, d8"


# ------------------------------------------------------------------------------------------------------------- showing


def test_shown_numbers_can_be_explained(qtbot: QtBot, showing: Showing) -> None:
    control = showing(Show(key="s", label="Numbers", text="They follow.", addresses=("max_weight", "war")))
    assert isinstance(control, ShowControl)
    with qtbot.waitSignal(control.submitted):
        QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    with qtbot.waitSignal(control.asked_why) as asked:
        QTest.keyClick(control.blocks[1], Qt.Key.Key_Return)
    assert asked.args == ["war"]
    assert control.answer is None


# ------------------------------------------------------------------------------------------------------- screen readers


@pytest.mark.parametrize(
    "request_",
    [
        Choose(key="c", label="Culture", options=CULTURES),
        Rows(key="r", label="Gear", offers=GOODS),
        SCORES,
        Allocate(key="w", label="Points", amount=10, targets=(Target("ambt", "Ambition", most=4),)),
        Enter(key="e", label="Name"),
        Enter(key="e", label="Story", kind=EntryKind.PROSE),
        THROWS,
        Show(key="s", label="Numbers", addresses=("war",)),
    ],
    ids=lambda request: type(request).__name__,
)
def test_everything_focusable_has_a_name_for_screen_readers(showing: Showing, request_: Request) -> None:
    control = showing(request_)
    reached = [
        each
        for each in (control, *control.findChildren(QWidget))
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(control) and each.focusProxy() is None
    ]
    assert reached
    for widget in reached:
        told = QAccessible.queryAccessibleInterface(widget)
        assert told.text(QAccessible.Text.Name), widget
