"""The wizard: creation by keys, resumed after a crash at every request, and changed answers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from core.procedures.requests import Choose
from core.procedures.transcript import AnswerMethod
from desktop.library.library_service import LibraryService
from desktop.requests.answer_text import shorten
from desktop.requests.assign_control import AssignControl
from desktop.requests.choose_control import ChooseControl
from desktop.requests.enter_control import EnterControl
from desktop.requests.roll_control import RollControl
from desktop.theme import Theme
from desktop.wizard.procedure_run import ProcedureResult
from desktop.wizard.procedure_steps import StepState
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import (
    answer_by_keys,
    begin,
    press,
    resume,
    until,
    wait_until_kept,
    wait_until_noted,
    write,
)
from tests.helpers.spoken_language import speaking
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

MOST = 120

pytestmark = pytest.mark.usefixtures("theme")


def states(view: ProcedureView) -> dict[str, StepState]:
    return {step.key: step.state for step in view.steps.steps}


def test_a_character_is_created_by_keyboard_with_typed_dice(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service, "Wenna")
    for _ in range(MOST):
        if view.request.key == "finished":
            break
        before = view.request.key
        answer_by_keys(view)
        assert view.request.key != before, (before, view.reason_label.text())
    assert all(roll.method is AnswerMethod.TYPED for roll in view.run.driver.rolls)
    assert states(view)["II"] is StepState.DONE
    finished: list[ProcedureResult] = []
    view.finished.connect(finished.append)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(finished), timeout=PATIENCE_MS)
    (outcome,) = finished
    assert outcome.is_new
    stored = service.library.load(outcome.character_id).character
    assert stored.to_json() == outcome.character.to_json()
    assert stored.name == "Words about this"
    assert service.library.drafts.list() == ()
    rolls = service.library.rolls.list(outcome.character_id)
    assert rolls
    assert {roll.how.value for roll in rolls} == {"typed"}


@pytest.mark.repeats
def test_creation_resumes_after_a_crash_at_any_request(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service, "Wenna", seed="7")
    seen = 0
    while view.request.key != "finished":
        answer_by_keys(view)
        wait_until_kept(qtbot, view)
        key, answers, draft = view.request.key, view.run.driver.answers, view.run.draft_id
        view.close()
        view.deleteLater()
        view = resume(qtbot, service, draft)
        assert view.request.key == key
        assert view.run.driver.answers == answers
        seen += 1
    assert seen > 25
    assert view.run.driver.is_finished


def test_unfinished_answers_are_restored(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "attributes.dice")
    write("3 5 11 2")
    wait_until_noted(qtbot, service, view)
    draft = view.run.draft_id
    view.close()
    again = resume(qtbot, service, draft)
    control = again.control
    assert isinstance(control, RollControl)
    assert control.is_typing
    assert control.faces_edit.text() == "3 5 11 2"
    assert again.reason_label.text() == "Dice left: 86"
    assert not again.next_button.isEnabled()


def test_unfinished_assignments_are_restored(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "attributes.primary")
    control = view.control
    assert isinstance(control, AssignControl)
    write(str(control.request.values[0]))
    wait_until_noted(qtbot, service, view)
    draft = view.run.draft_id
    view.close()
    again = resume(qtbot, service, draft)
    assert isinstance(again.control, AssignControl)
    assert again.control.progress == "1 of 5"
    assert again.reason_label.text() == "4 left to assign"


def test_dice_stay_visible_until_next(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "traits.dice")
    press(Qt.Key.Key_Return)
    assert view.is_reviewing
    control = view.control
    assert isinstance(control, RollControl)
    assert control.is_answered
    first = view.run.driver.answers[-1].answer
    assert view.roll_button.text() == "&Reroll"
    view.roll_button.click()
    assert view.is_reviewing
    assert view.run.driver.answers[-1].answer != first
    wait_until_noted(qtbot, service, view)
    draft, lies = view.run.draft_id, view.run.driver.answers[-1].answer
    view.close()
    view = resume(qtbot, service, draft)
    assert view.is_reviewing
    assert view.run.driver.answers[-1].answer == lies
    press(Qt.Key.Key_Return)
    assert view.request.key == "body.chosen"
    assert not view.is_reviewing


def test_rolled_dice_can_be_replaced_by_real_ones(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "traits.dice")
    view.roll_button.click()
    view.type_button.click()
    control = view.control
    assert isinstance(control, RollControl)
    assert control.is_typing
    control.faces_edit.clear()
    write("1 2 3 4")
    press(Qt.Key.Key_Return)
    (answered,) = [each for each in view.run.driver.answers if each.key == "traits.dice"]
    assert answered.answer == [[1], [2], [3], [4]]
    assert answered.method is AnswerMethod.TYPED


@pytest.mark.fonts
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(720, 450), (768, 600)])
def test_no_button_of_the_foot_is_cut_in_a_small_window(
    qtbot: QtBot, qapp: QApplication, service: LibraryService, size: tuple[int, int], language: str
) -> None:
    """As at 200 % on 1440 × 900; the buttons for dice take a second row there."""
    with speaking(qapp, language):
        check_foot(begin(qtbot, service), size)


def check_foot(view: ProcedureView, size: tuple[int, int]) -> None:
    """Check that the buttons are whole beside dice that were rolled, and have their names in a wide window."""
    view.resize(*size)
    until(view, "traits.dice")
    view.roll_button.click()
    wait_for_layout()
    buttons = [view.later_button, view.type_button, view.roll_button, view.decide_button, view.rest_button]
    for button in [*buttons, view.back_button, view.next_button]:
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.objectName()
            assert view.rect().contains(QRect(button.mapTo(view, QPoint()), button.size()))
    view.resize(1400, 800)
    wait_for_layout()
    assert view.type_button.text()


def test_going_back_keeps_the_answer_as_a_suggestion(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture.free_skills.1")
    chosen = view.run.driver.answers[-1].answer
    view.back_button.click()
    control = view.control
    assert view.request.key == "culture"
    assert isinstance(control, ChooseControl)
    assert control.answer == chosen
    assert view.next_button.isEnabled()
    view.next_button.click()
    assert view.request.key == "culture.free_skills.1"


@pytest.mark.fonts
def test_a_changed_step_keeps_what_fits_and_reports_the_rest(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "weapons")
    row = next(place for place, step in enumerate(view.steps.steps) if step.key == "II")
    view.steps.setFocus()
    view.steps.setCurrentIndex(view.steps.model().index(row, 0))
    press(Qt.Key.Key_Return)
    assert view.request.key == "culture"
    assert states(view)["III"] is StepState.DONE  # waits to be used again
    control = view.control
    assert isinstance(control, ChooseControl)
    other = next(each.key for each in control.request.options if [each.key] != control.answer and each.preview)
    control.list.set_counts({other: 1})
    view.next_button.click()
    assert view.notice_label.isVisibleTo(view)
    assert " again (was: " in view.notice_label.text()
    assert view.request.key != "culture"


def test_steps_show_their_states(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    assert states(view)["I"] is StepState.CURRENT
    assert states(view)["IV"] is StepState.COMPUTED
    assert states(view)["XIX"] is StepState.OPEN
    until(view, "traits.chosen")
    assert states(view)["I"] is StepState.DONE
    view.run.reopen("culture")
    until(view, "weapons")
    notes = {step.key: step.note for step in view.steps.steps}
    culture = next(each for each in view.run.driver.answers if each.key == "culture")
    asked = view.run.known_requests["culture"]
    assert isinstance(asked, Choose)
    assert isinstance(culture.answer, list)
    assert notes["II"] == next(option.label for option in asked.options if option.key == culture.answer[0])
    spoken = view.steps.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "done" in spoken


def test_numbers_are_dashes_until_their_inputs_are_decided(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    sheet = view.run.driver.sheets[0]
    before = view.preview.numbers.number(sheet, "surprise")
    assert before.text == "—"
    assert before.undecided == ("QCKN", "INST", "LUCK")
    until(view, "weapons")
    after = view.preview.numbers.number(view.run.driver.sheets[0], "surprise")
    assert not after.undecided
    assert after.text.split()[0].isdecimal()
    assert all(not line.undecided for line in view.preview.numbers.numbers(view.run.driver.sheets[0]))


def test_options_are_compared_before_the_choice(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    qtbot.waitUntil(lambda: bool(view.preview.comparison.lines), timeout=PATIENCE_MS)
    assert view.preview.comparison.isVisibleTo(view)
    assert view.preview.comparison.accessibleDescription()
    first = view.preview.comparison.lines
    press(Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: view.preview.comparison.lines != first, timeout=PATIENCE_MS)
    assert view.run.driver.sheets[0].value("culture.name") == ""


def test_two_scores_are_compared_for_a_slot(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "attributes.primary")
    control = view.control
    assert isinstance(control, AssignControl)
    for value in control.request.values[:3]:
        write(str(value))
    comparison = control.comparison
    left = {control.request.values[3], control.request.values[4]}
    assert (comparison is not None) is (len(left) > 1)
    if comparison is not None:
        assert set(comparison.headings) == set(map(str, left))


def test_a_shown_number_can_be_explained(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "load.shown")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert view.preview.explanation.isVisibleTo(view)
    assert view.preview.explanation.name_label.text() == "MaxWeight Number"
    assert view.preview.explanation.formula_label.text()


def test_every_control_can_be_reached_with_tab_and_shows_it(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    seen = set()
    for _ in range(60):
        found = QApplication.focusWidget()
        seen.add(found)
        press(Qt.Key.Key_Tab)
    control = view.control
    assert isinstance(control, ChooseControl)
    for wanted in (control.list, view.decide_button, view.back_button, view.later_button, view.steps):
        assert wanted in seen, wanted.objectName()


def test_a_refused_answer_shows_the_reason(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    assert not view.next_button.isEnabled()
    assert view.reason_label.text() == "Choose 1 more"
    assert view.next_button.accessibleDescription() == "Choose 1 more"


def test_next_names_the_next_step(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "attributes.secondary")
    assert view.next_button.text() == "&Next: Choose a culture"


def test_closing_keeps_the_draft_unless_nothing_was_answered(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    with qtbot.waitSignal(view.left):
        view.later_button.click()
    assert service.library.drafts.list() == ()
    until(view, "culture")
    view.later_button.click()
    wait_until_kept(qtbot, view)
    (draft,) = service.library.drafts.list()
    assert draft.title == "Creation: Bren"


@pytest.mark.fonts
def test_a_narrow_window_shows_the_request_alone(qtbot: QtBot, service: LibraryService, theme: Theme) -> None:
    assert theme.choice == "light"
    view = begin(qtbot, service)
    view.resize(800, 640)
    assert view.side_host.isHidden()
    view.resize(1024, 640)
    assert not view.side_host.isHidden()
    assert view.minimumSizeHint().width() <= 1024


def test_text_is_typed_and_ctrl_enter_continues(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "background")
    assert isinstance(view.control, EnterControl)
    write("Born at sea")
    press(Qt.Key.Key_Return, control=True)
    assert {each.key: each.answer for each in view.run.driver.answers}["background"] == "Born at sea"
    assert view.request.step != "IX"


def test_the_same_seed_gives_the_same_character(qtbot: QtBot, service: LibraryService) -> None:
    views = [begin(qtbot, service, seed="11") for _ in range(2)]
    for view in views:
        view.run.decide_all()
    first, second = (view.run.driver.sheets[0].character for view in views)
    assert first.data == second.data


def test_an_unavailable_option_shows_the_reason(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "profession")
    control = view.control
    assert isinstance(control, ChooseControl)
    closed = next(each for each in control.request.options if each.closed is not None)
    assert closed.closed is not None
    assert view.reason_label.text() == "Choose 1 more"
    rows = [each.key for each in control.request.options]
    press(Qt.Key.Key_Home, *[Qt.Key.Key_Down] * rows.index(closed.key))
    assert control.list.current_key == closed.key
    assert view.reason_label.toolTip() == closed.closed.render()
    assert view.reason_label.text() == shorten(closed.closed.render(), 90)
    assert not view.next_button.isEnabled()
    press(Qt.Key.Key_Return)
    assert (view.request.key, control.answer) == ("profession", [])
    press(Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert view.request.key != "profession"


def test_an_optional_answer_is_skipped_by_the_keys_in_the_hint(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "lore.1")
    control = view.control
    assert isinstance(control, ChooseControl)
    hints = [each.text() for each in control.findChildren(QLabel) if each.isVisible()]
    assert "Enter to choose and continue, Ctrl+Enter to skip." in hints
    control.take_focus()
    press(Qt.Key.Key_Return, control=True)
    assert next(each for each in view.run.driver.answers if each.key == "lore.1").answer == []
    assert view.run.reopen("lore.1") is None
    view.control.take_focus()
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    taken = next(each for each in view.run.driver.answers if each.key == "lore.1").answer
    assert isinstance(taken, Sequence)
    assert len(taken) == 1
