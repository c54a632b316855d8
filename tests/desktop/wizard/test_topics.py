"""One topic a page: requests of a form together, deciding a page or the rest, and typed dice that stay."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetOption
from core.character.sheet import Sheet
from core.dice import Dice
from core.procedures.requests import Choose, Enter, EntryKind, Option, Request, Roll
from core.procedures.switches import Switch, Switches
from core.procedures.transcript import AnswerMethod
from core.registry import open_character
from desktop.library.library_service import LibraryService
from desktop.requests.choose_control import ChooseControl
from desktop.requests.dice_grid import DiceGrid
from desktop.requests.die_editor import DieEditor
from desktop.requests.enter_control import EnterControl
from desktop.requests.roll_control import RollControl
from desktop.requests.switches_control import SwitchesControl
from desktop.theme import TextStyle, font
from desktop.widgets.number_box import NumberBox
from desktop.widgets.switch_button import SwitchButton
from desktop.wizard.procedure_steps import StepState
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import begin, keyboard, press, resume, until, wait_until_noted, write
from tests.helpers.games import example_id
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.usefixtures("theme")
PERSON = ["name", "background", "experiences", "appearance", "qualities"]
DICE = "traits.dice"


@pytest.fixture
def sheet() -> Sheet:
    """A blank character."""
    return open_character(Character(example_id()), random.Random(1))


def shown(view: ProcedureView) -> list[str]:
    return [control.request.key for control in view.page.controls]


def answers(view: ProcedureView) -> dict[str, object]:
    return {each.key: each.answer for each in view.run.driver.answers}


def entry(view: ProcedureView, key: str) -> EnterControl:
    control = next(each for each in view.page.controls if each.request.key == key)
    assert isinstance(control, EnterControl)
    return control


def roll_of(view: ProcedureView) -> RollControl:
    control = view.control
    assert isinstance(control, RollControl)
    return control


def person(qtbot: QtBot, service: LibraryService) -> ProcedureView:
    """Show the page of the person, with nothing filled in."""
    view = begin(qtbot, service, name="")
    until(view, "name")
    return view


def test_a_topic_is_asked_on_one_page(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    assert shown(view) == PERSON
    assert all(view.page.is_open(control) for control in view.page.controls)
    title = view.request_label.text()
    assert title in [step.label for step in view.steps.steps]
    write("Ilse")
    press(Qt.Key.Key_Return)
    assert entry(view, "background").isAncestorOf(keyboard())
    write("By the sea")
    press(Qt.Key.Key_Tab)
    assert entry(view, "experiences").isAncestorOf(keyboard())
    press(Qt.Key.Key_Return, control=True)
    assert [answers(view)[key] for key in PERSON] == ["Ilse", "By the sea", "", "", ""]
    assert view.request.key not in PERSON
    view.back_button.click()
    assert shown(view) == PERSON
    assert entry(view, "name").text == "Ilse"
    entry(view, "name").take_focus()
    write("Ada")
    assert answers(view)["name"] == "Ada"
    assert entry(view, "name").isAncestorOf(keyboard())


def test_what_is_typed_in_any_field_is_restored(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    entry(view, "qualities").take_focus()
    write("Kind")
    wait_until_noted(qtbot, service, view)
    draft = view.run.draft_id
    view.close()
    again = resume(qtbot, service, draft)
    assert shown(again) == PERSON
    assert entry(again, "qualities").text == "Kind"
    again.decide_button.click()
    assert answers(again)["qualities"] == "Kind"
    assert answers(again)["name"], "what was left empty is still decided"


def test_deciding_a_page_keeps_what_was_entered_and_continues(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    entry(view, "background").take_focus()
    write("By the sea")
    count = len(view.run.driver.answers)
    view.decide_button.click()
    assert view.request.key not in PERSON
    assert len(view.run.driver.answers) == count + len(PERSON)
    assert answers(view)["background"] == "By the sea"
    assert answers(view)["name"], "the name was drawn"
    methods = {each.key: each.method for each in view.run.driver.answers}
    assert (methods["background"], methods["name"]) == (AnswerMethod.TYPED, AnswerMethod.AUTO)


def test_deciding_the_rest_finishes(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    write("3 5")
    view.rest_button.click()
    assert view.request.key == "finished"
    assert not view.rest_button.isVisible()
    faces = answers(view)[DICE]
    assert isinstance(faces, list | tuple)
    assert list(faces)[:2] == [[3], [5]]


def test_another_name_is_filled_in(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    button = entry(view, "name").findChild(QPushButton)
    assert button is not None
    names = []
    for _ in range(4):
        button.click()
        names.append(entry(view, "name").text)
    assert all(names)
    assert len(set(names)) > 1
    view.next_button.click()
    assert answers(view)["name"] == names[-1]
    named = begin(qtbot, service, name="Bren")
    until(named, "name")
    assert entry(named, "name").findChild(QPushButton) is None, "a name that was chosen stays"


def test_the_pages_of_the_current_step_are_listed(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "traits.chosen")
    steps = view.steps.steps
    current = next(index for index, step in enumerate(steps) if step.state is StepState.CURRENT)
    pages = []
    for step in steps[current + 1 :]:
        if not step.is_page:
            break
        pages.append(step)
    here = [page for page in pages if page.state is StepState.CURRENT]
    assert [page.label for page in here] == [view.request_label.text()]
    states = [page.state for page in pages]
    assert states.index(StepState.CURRENT) > 0
    assert set(states[: states.index(StepState.CURRENT)]) == {StepState.DONE}
    assert StepState.OPEN in states, "the pages to come are foreseen"
    assert view.done_label.text().split()[2] == str(
        sum(not step.is_page and step.state is not StepState.COMPUTED for step in steps)
    )
    view.steps.reopened.emit(pages[0].opens)
    assert view.request.key == pages[0].opens
    assert view.request_label.text() == pages[0].label
    assert all(not step.is_page for step in steps[:current])


def test_short_helps_are_below_the_fields_of_a_form(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    helps = {each.request.key: each.help_label for each in view.page.controls}
    for control in view.page.controls:
        found = helps[control.request.key]
        assert (found is not None and found.text() == control.request.help) or not control.request.help
    assert not view.help_label.isVisible()


def test_a_number_within_bounds_has_step_buttons(qtbot: QtBot, sheet: Sheet) -> None:
    request = Enter(key="n", label="Number", kind=EntryKind.WHOLE, least=-2, most=3, default=2)
    control = EnterControl(request, sheet)
    qtbot.addWidget(control)
    assert control.steps is not None
    control.steps.stepped.emit(1)
    assert control.answer == 3
    control.steps.stepped.emit(5)
    assert control.answer == 3
    control.steps.stepped.emit(-1)
    assert control.answer == 2
    assert EnterControl(replace(request, most=9_000), sheet).steps is None
    assert EnterControl(replace(request, kind=EntryKind.TEXT, default=""), sheet).steps is None


def test_the_description_of_a_chip_is_below_the_chips(qtbot: QtBot, sheet: Sheet) -> None:
    options = (Option("elf", "Elf", "Does not age."), Option("dwarf", "Dwarf", "Strong."))
    control = ChooseControl(Choose(key="race", label="Race", page="race", options=options), sheet)
    qtbot.addWidget(control)
    control.embed_in_page(is_first=False)
    with qtbot.waitActive(control):
        control.show()
        control.activateWindow()
    assert control.about_label is not None
    control.take_focus()
    assert control.about_label.text() == "Does not age."
    press(Qt.Key.Key_Right)
    assert control.about_label.text() == "Strong."
    control.set_answer(["elf"])
    assert control.chips is not None
    control.chips.chip("elf").click()
    assert control.answer == ["elf"]


# ------------------------------------------------------------------------------------------------------------- dice


def test_rolling_fills_the_dice_that_were_not_typed(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    assert view.roll_button.text() == "&Roll"
    write("3 5")
    assert view.roll_button.text() == "&Roll the rest"
    view.roll_button.click()
    (given,) = [each for each in view.run.driver.answers if each.key == DICE]
    assert isinstance(given.answer, list | tuple)
    assert list(given.answer)[:2] == [[3], [5]]
    assert given.method is AnswerMethod.TYPED
    assert roll_of(view).is_answered


def test_typed_dice_and_texts_stay_when_their_page_is_left(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    write("3 5")
    view.back_button.click()
    assert view.request.key != DICE
    view.next_button.click()
    if view.request.key != DICE:
        view.next_button.click()
    assert roll_of(view).typed_faces == (3, 5)
    until(view, "name")
    entry(view, "qualities").take_focus()
    write("Kind")
    view.back_button.click()
    assert "qualities" not in shown(view)
    view.next_button.click()
    assert shown(view) == PERSON
    assert entry(view, "qualities").text == "Kind"


def test_one_result_too_many_is_not_rolled_over(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    write("1 2 3 4 5")
    assert not view.roll_button.isEnabled()
    assert roll_of(view).typed_faces == ()
    assert roll_of(view).faces_edit.text() == "1 2 3 4 5"


def click_die(control: RollControl, index: int) -> None:
    area = control.grid.die_area(index)
    QTest.mouseClick(control.grid, Qt.MouseButton.LeftButton, pos=area.center())


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_single_die_is_corrected(qtbot: QtBot, service: LibraryService, by_keyboard: bool) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    write("1 2 3 4")
    press(Qt.Key.Key_Return)
    view.back_button.click()
    roll = roll_of(view)
    roll.show_faces([[1], [2], [3], [4]], animates=False) if not roll.is_answered else None
    view.next_button.click() if not view.is_reviewing else None
    until_reviewed(view)
    control = roll_of(view)
    if by_keyboard:
        control.setFocus()
        press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    else:
        click_die(control, 1)
    editor = keyboard()
    assert isinstance(editor, DieEditor)
    assert editor.text() == "2"
    if by_keyboard:
        press(Qt.Key.Key_Up)
    else:
        write("9")
    press(Qt.Key.Key_Return)
    expected = [[1], [3 if by_keyboard else 9], [3], [4]]
    assert answers(view)[DICE] == expected
    assert control.corrected_answer == expected
    assert control.hasFocus()
    press(Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert answers(view)[DICE] == expected
    press(Qt.Key.Key_Return)
    assert view.request.key != DICE


def until_reviewed(view: ProcedureView) -> None:
    """Show the answered dice."""
    if view.request.key != DICE or not roll_of(view).is_answered:
        view.steps.reopened.emit(DICE)
        roll = view.control
        assert isinstance(roll, RollControl)
        if not roll.is_answered:
            view.next_button.click()


def test_a_click_selects_a_die_that_is_being_typed(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, DICE)
    write("7 10")
    control = roll_of(view)
    click_die(control, 1)
    assert control.faces_edit.selectedText() == "10"
    write("2")
    assert control.faces_edit.text() == "7 2"
    click_die(control, 3)
    assert control.faces_edit.selectedText() == ""


@pytest.mark.fonts
@pytest.mark.parametrize("notation", ["110+6d12", "1000+d100", "-5-3d20", "d6"])
def test_totals_are_never_cut(notation: str) -> None:
    dice = Dice.parse(notation)
    grid = DiceGrid(Roll(key="r", label="Roll", dice=(dice,)))
    metrics = QFontMetrics(font(TextStyle.HEADING))
    (throw,) = grid._throws
    for total in (dice.least, dice.greatest):
        assert grid._total_width(throw) >= metrics.horizontalAdvance(str(total))
    assert grid.minimumSizeHint().width() >= grid.die_area(len(dice.sizes) - 1).right() + grid._total_width(throw)


@pytest.mark.fonts
@pytest.mark.parametrize(("least", "most"), [(0, 9), (-20, 60), (0, 1_000_000), (1, None)])
def test_number_fields_have_room_for_their_bounds(sheet: Sheet, least: int, most: int | None) -> None:
    request = Enter(key="n", label="Number", kind=EntryKind.WHOLE, least=least, most=most, default=1)
    control = EnterControl(request, sheet)
    metrics = control.edit.fontMetrics()
    for bound in (least, most or 12_345_678):
        assert control.edit.width() > metrics.horizontalAdvance(str(bound))


# --------------------------------------------------------------------------------------------------------- switches


def rules() -> Switches:
    return Switches(
        key="rules",
        label="Rules",
        switches=(
            Switch("wind", "Wind", True, "Boats drift."),
            Switch("tide", "Tide", "low", choices=(Option("low", "Low"), Option("high", "High"))),
            Switch("crew", "Crew", 2, least=1, most=6),
        ),
        preview=lambda values: tuple(SetOption(key, value) for key, value in values.items()),
    )


def test_rules_show_their_state_and_change_where_they_are(qtbot: QtBot, sheet: Sheet) -> None:
    control = SwitchesControl(rules(), sheet)
    qtbot.addWidget(control)
    with qtbot.waitActive(control):
        control.show()
        control.activateWindow()
    control.take_focus()
    wind, crew = control.inputs["wind"], control.inputs["crew"]
    assert isinstance(wind, SwitchButton)
    assert isinstance(crew, NumberBox)
    assert (wind.state_text, control.answer, control.problem) == ("on", {}, "")
    with qtbot.waitSignal(control.changed):
        QTest.keyClick(keyboard(), Qt.Key.Key_Space)
    assert (wind.state_text, control.answer) == ("off", {"wind": False})
    assert control.edits == (SetOption("wind", False),)
    crew.setValue(5)
    assert control.answer == {"wind": False, "crew": 5}
    other = SwitchesControl(rules(), sheet)
    qtbot.addWidget(other)
    other.restore(control.unfinished)
    assert other.answer == control.answer
    other.set_answer({"tide": "high"})
    assert other.answer == {"tide": "high"}
    for widget in (wind, crew):
        with qtbot.waitSignal(control.submitted):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_switches_are_kept_with_the_draft_and_change_the_character(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    control = view.control
    assert isinstance(control, SwitchesControl)
    key, button = next((key, each) for key, each in control.inputs.items() if isinstance(each, SwitchButton))
    before = button.isChecked()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_until_noted(qtbot, service, view)
    draft = view.run.draft_id
    view.close()
    again = resume(qtbot, service, draft)
    assert isinstance(again.control, SwitchesControl)
    assert again.control.answer == {key: not before}
    again.next_button.click()
    assert again.run.driver.sheets[0].option(key) == (not before)


def test_the_next_button_names_the_next_page(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    texts = set()
    while view.request.key != "finished":
        wait_for_layout()
        request = (view.run.driver.ahead or (view.request,))[-1]
        following = view.forecast.next_request(request.key)
        if following is not None and not view.is_reviewing and (not request.page or following.page != request.page):
            assert view.next_button.text() != "&Next", request.key
            texts.add(view.next_button.text())
        view.run.decide()
    assert len(texts) > 10


def test_requests_of_a_form_without_answers_are_no_suggestions(qtbot: QtBot, service: LibraryService) -> None:
    view = person(qtbot, service)
    request: Request = replace(view.request, label="Other")
    assert view.run.driver.suggestion_for(request) is None
