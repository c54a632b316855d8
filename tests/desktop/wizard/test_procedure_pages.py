"""Pages of the wizard: several requests together, each of which can be changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.procedures.requests import Assign
from core.procedures.transcript import AnswerMethod
from desktop.library.library_service import LibraryService
from desktop.requests.assign_control import AssignControl
from desktop.requests.choose_control import ChooseControl
from desktop.requests.enter_control import EnterControl
from desktop.requests.roll_control import RollControl
from desktop.theme import Theme
from desktop.wizard.procedure_steps import StepState
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import begin, keyboard, press, resume, until, wait_until_noted, write
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.usefixtures("theme")
FACES = " ".join(
    ["3", "5", "8"] * 6 + ["2", "6", "9"] * 6 + ["4", "4", "4"] * 6 + ["1", "2", "3"] * 6 + ["6", "8", "12"] * 6
)
PAGE = [
    "attributes.dice",
    "attributes.primary_set",
    "attributes.secondary_set",
    "attributes.primary",
    "attributes.secondary",
]


def start(qtbot: QtBot, service: LibraryService) -> ProcedureView:
    """Show the page of the attributes, with no dice yet."""
    view = begin(qtbot, service)
    press(Qt.Key.Key_Return, control=True)
    assert shown(view) == PAGE[:1]
    return view


def type_dice(view: ProcedureView) -> None:
    write(FACES)
    press(Qt.Key.Key_Return)
    wait_for_layout()


def shown(view: ProcedureView) -> list[str]:
    """Return the keys of the questions on the page."""
    return [control.request.key for control in view.page.controls]


def chips(view: ProcedureView, place: int, key: str) -> None:
    control = view.page.controls[place]
    assert isinstance(control, ChooseControl)
    assert control.chips is not None
    control.chips.chip(key).click()
    wait_for_layout()


def assigning(view: ProcedureView, place: int) -> AssignControl:
    control = view.page.controls[place]
    assert isinstance(control, AssignControl)
    return control


def fill(view: ProcedureView, place: int) -> None:
    control = assigning(view, place)
    for position, slot in enumerate(control.slots):
        control.assign(position, slot.key)
    wait_for_layout()


def whole_page(qtbot: QtBot, service: LibraryService) -> ProcedureView:
    """Answer the whole page."""
    view = start(qtbot, service)
    type_dice(view)
    chips(view, 1, "5")
    chips(view, 2, "1")
    fill(view, 3)
    fill(view, 4)
    return view


def test_each_answer_adds_the_next_request_below(qtbot: QtBot, service: LibraryService) -> None:
    view = start(qtbot, service)
    assert view.request_label.text() == "Roll the Base Attribute dice"
    type_dice(view)
    assert shown(view) == PAGE[:2]
    dice = view.page.controls[0]
    assert isinstance(dice, RollControl)
    assert dice.is_answered
    assert not dice.is_typing
    press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    wait_for_layout()
    assert shown(view) == PAGE[:3]
    assert view.page.controls[2].isAncestorOf(keyboard())
    assert view.next_button.text().startswith("&Next: Choose a culture")
    assert not view.next_button.isEnabled()
    press(Qt.Key.Key_Return)
    wait_for_layout()
    fill(view, 3)
    assert shown(view) == PAGE
    fill(view, 4)
    assert view.next_button.isEnabled()
    view.next_button.click()
    assert view.request.key == "culture"


def test_the_chosen_dice_are_marked(qtbot: QtBot, service: LibraryService) -> None:
    view = start(qtbot, service)
    type_dice(view)
    chips(view, 1, "5")
    chips(view, 2, "1")
    dice = view.page.roll
    assert dice is not None
    assert dice.grid.accessibleDescription().endswith("set 5: Primary; set 1: Secondary")


def test_an_early_answer_is_changed_in_place(qtbot: QtBot, service: LibraryService) -> None:
    view = whole_page(qtbot, service)
    kept = view.page.controls[:4]
    first = assigning(view, 3)
    request = first.request
    assert isinstance(request, Assign)
    first.assign(0, request.slots[4].key)
    assert view.page.controls[:4] == kept
    assert shown(view) == PAGE
    (answered,) = [each for each in view.run.driver.answers if each.key == "attributes.primary"]
    assert answered.answer == first.answer
    assert assigning(view, 4).problem == ""  # was given, and still fits
    first._unassign(request.slots[0].key)
    assert not view.next_button.isEnabled()
    assert view.reason_label.text() == "1 left to assign"


def test_a_change_keeps_the_focus(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "traits.chosen")
    press(Qt.Key.Key_Return)
    first = view.page.controls[0]
    assert isinstance(first, ChooseControl)
    first.take_focus()
    press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert first.isAncestorOf(keyboard())
    assert len(first.list.counts) == 2
    assert len(shown(view)) == 3


def test_answers_that_no_longer_fit_are_asked_again(qtbot: QtBot, service: LibraryService) -> None:
    view = whole_page(qtbot, service)
    view.next_button.click()
    view.decide_button.click()
    view.steps.reopened.emit("attributes.dice")
    assert shown(view) == PAGE
    assert view.is_reviewing
    chips(view, 1, "2")
    assert shown(view) == PAGE[:4]
    assert assigning(view, 3).problem == "5 left to assign"
    assert "Answer Scores of the primary attributes again" in view.notice_label.text()
    states = {step.key: step.state for step in view.steps.steps}
    assert states["I"] is StepState.CURRENT
    assert states["II"] is StepState.DONE  # waits to be used again


def test_dice_are_rolled_again_or_typed_on_the_page(qtbot: QtBot, service: LibraryService) -> None:
    view = start(qtbot, service)
    view.roll_button.click()
    rolled = view.run.driver.answers[-1]
    assert (rolled.key, rolled.method) == ("attributes.dice", AnswerMethod.ROLLED)
    chips(view, 1, "2")
    view.roll_button.click()
    assert shown(view) == PAGE[:3]  # the second set is chosen still
    assert view.run.driver.answers[1].answer != rolled.answer
    view.type_button.click()
    assert "Dice left" in view.reason_label.text() or view.reason_label.text() == "Press Enter to use these dice"
    dice = view.page.roll
    assert dice is not None
    press(Qt.Key.Key_Escape)
    assert dice.is_answered
    assert view.reason_label.text() == "Choose 1 more"
    view.type_button.click()
    dice.faces_edit.clear()
    write(FACES)
    assert view.reason_label.text() == "Press Enter to use these dice"
    press(Qt.Key.Key_Return)
    wait_for_layout()
    (typed,) = [each for each in view.run.driver.answers if each.key == "attributes.dice"]
    assert typed.method is AnswerMethod.TYPED
    assert dice.is_answered


def test_back_restores_the_page_and_then_the_one_before(qtbot: QtBot, service: LibraryService) -> None:
    view = whole_page(qtbot, service)
    view.next_button.click()
    assert view.request.key == "culture"
    view.back_button.click()
    assert shown(view) == PAGE
    assert view.next_button.isEnabled()
    view.next_button.click()
    assert view.request.key == "culture"
    view.back_button.click()
    view.back_button.click()
    assert shown(view) == ["optional_rules"]
    view.next_button.click()
    assert view.request.key == "attributes.dice"
    view.next_button.click()
    assert shown(view) == PAGE  # the answers of the page were kept, and are seen before it is left
    assert view.next_button.isEnabled()


def test_an_unfinished_page_is_restored(qtbot: QtBot, service: LibraryService) -> None:
    view = start(qtbot, service)
    type_dice(view)
    chips(view, 1, "5")
    chips(view, 2, "1")
    assigning(view, 3).assign(0, "mind")
    wait_until_noted(qtbot, service, view)
    draft = view.run.draft_id
    view.close()
    again = resume(qtbot, service, draft)
    assert shown(again) == PAGE[:4]
    assert assigning(again, 3).answer == {"mind": 0}


@pytest.mark.fonts
def test_typed_numbers_are_lines_and_enter_moves_down(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "body.chosen")
    press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    view.next_button.click()
    assert len(shown(view)) == 3, "numbers that do not depend on each other are asked together"
    write("30")
    press(Qt.Key.Key_Return)
    assert view.page.controls[2].isAncestorOf(keyboard())
    write("70")
    press(Qt.Key.Key_Return)
    assert [each.answer for each in view.run.driver.answers[-2:]] == [30, 70]
    assert len(shown(view)) == 4
    first = view.page.controls[1]
    assert isinstance(first, EnterControl)
    assert first.height() < 60
    first.take_focus()
    write("31")
    assert view.run.driver.answers[-2].answer == 31
    assert first.isAncestorOf(keyboard())
    press(Qt.Key.Key_Return)
    assert view.page.controls[2].isAncestorOf(keyboard())


@pytest.mark.fonts
def test_a_page_fits_a_small_window(qtbot: QtBot, service: LibraryService, theme: Theme) -> None:
    view = whole_page(qtbot, service)
    for width, height in ((1024, 640), (1440, 900)):
        view.resize(width, height)
        wait_for_layout()
        room = view.middle_scroll.viewport().width()
        assert view.middle.width() <= room
        assert all(control.width() <= room for control in view.page.controls)
