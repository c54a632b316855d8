"""Wizards in the window: a character created and opened, a procedure as one edit, drafts of closed characters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.character.edits import Batch, SetHeader, SetValue
from core.errors import ProcedureError
from core.messages import Message
from core.procedures.procedure import Situation
from core.procedures.requests import Conversation, Roll, Show
from core.procedures.transcript import AnswerMethod
from core.store.records import Draft, Query
from desktop.app import Desktop
from desktop.requests.roll_control import RollControl
from desktop.settings import DICE
from desktop.sheet.name_button import NameButton
from desktop.side_windows import SideWindow
from desktop.widgets.inputs import TitleField
from desktop.wizard.new_character_view import NewCharacterView
from desktop.wizard.procedure_run import ProcedureResult, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.helpers.games import example_game, example_id
from tests.helpers.windows import PATIENCE_MS

MOST = 120


def wizard(qtbot: QtBot, desktop: Desktop) -> SideWindow:
    """Return the one wizard that is open."""
    assert desktop.controller is not None
    wizards = desktop.controller.wizards
    qtbot.waitUntil(lambda: len(wizards.windows) == 1, timeout=PATIENCE_MS)
    return wizards.windows[0]


def run_through(view: ProcedureView) -> None:
    """Answer everything automatically, then finish."""
    for _ in range(MOST):
        if view.request.key == "finished":
            break
        if isinstance(view.request, Roll) and not view.is_reviewing:
            view.roll_button.click()
        elif isinstance(view.request, Roll | Show):
            view.next_button.click()
        else:
            view.decide_button.click()
    view.next_button.click()


@pytest.fixture
def made(qtbot: QtBot, app_window: Desktop) -> str:
    """A character made by the window's own action, and opened; its id."""
    app_window.window.actions_by_name.action("new_character").trigger()
    page = wizard(qtbot, app_window).view
    assert isinstance(page, NewCharacterView)
    qtbot.waitUntil(lambda: bool(page.tiles) and page.begin_button.isEnabled(), timeout=PATIENCE_MS)
    page.name_edit.setText("Wenna")
    page.seed_edit.setText("5")
    page.begin_button.click()
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    run_through(view)
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    current = app_window.window.current
    assert current is not None
    return current.id


def test_a_character_is_made_and_opened(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    assert app_window.controller is not None
    assert app_window.controller.wizards.windows == ()
    assert app_window.library_service.library.load(made).character.name == "Wenna"
    assert app_window.library_service.library.drafts.list() == ()
    view = app_window.controller.sheets.view_of(made)
    assert view is not None
    held = app_window.window.focusWidget()
    assert held is not None
    assert view.isAncestorOf(held)


@pytest.mark.fonts
def test_a_wizard_opens_with_the_request_focused(qtbot: QtBot, app_window: Desktop) -> None:
    app_window.window.actions_by_name.action("new_character").trigger()
    page = wizard(qtbot, app_window).view
    assert isinstance(page, NewCharacterView)
    qtbot.waitUntil(lambda: bool(page.tiles) and page.begin_button.isEnabled(), timeout=PATIENCE_MS)
    page.name_edit.setText("Maximiliana Wolfeschlegelsteinhausenberg")
    page.begin_button.click()
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    window = wizard(qtbot, app_window)
    view = window.view
    assert isinstance(view, ProcedureView)
    held = window.focusWidget()
    assert held is not None
    assert held is view.control or view.control.isAncestorOf(held)
    shown = view.preview.preview_sheet
    assert shown.minimumSizeHint().width() <= view.side_host.width()
    assert shown.name_label.accessibleName() == "Maximiliana Wolfeschlegelsteinhausenberg"
    window.close()


def actions(menu: QMenu) -> dict[str, bool]:
    menu.aboutToShow.emit()
    return {action.text(): action.isEnabled() for action in menu.actions()}


def start(desktop: Desktop, menu: QMenu, text: str) -> None:
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_the_menus_list_what_can_be_run(app_window: Desktop, made: str) -> None:
    assert made
    life, play = actions(app_window.window.procedures_menu), actions(app_window.window.play_procedures_menu)
    assert life["Grant Steps"]
    assert "Creation" not in life
    assert play["Check an attribute"]
    assert not life["Settle Steps"]


def test_users_of_real_dice_are_asked_for_results(qtbot: QtBot, app_window: Desktop) -> None:
    app_window.settings.put(DICE, "typed")
    new_page(qtbot, app_window).begin_button.click()
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    while not isinstance(view.request, Roll):
        assert view.run.decide() is None
    roll = view.page.roll
    assert roll is not None
    assert roll.is_typing
    key = roll.request.key
    roll.faces_edit.setText(" ".join("1" for _ in roll.grid.sizes))
    assert view.next_button.isEnabled()
    view.next_button.click()
    answered = next(each for each in view.run.driver.answers if each.key == key)
    assert answered.method is AnswerMethod.TYPED
    assert {face for throw in answered.answer for face in throw} == {1}  # type: ignore[union-attr]
    wizard(qtbot, app_window).close()


def test_a_procedure_is_one_edit_that_can_be_undone(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    current = app_window.window.current
    assert current is not None
    before = current.sheet.character
    start(app_window, app_window.window.procedures_menu, "Grow older")
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    view.run.decide_all()
    view.next_button.click()
    assert current.sheet.character.data != before.data
    assert current.undo_stack.count == 1
    qtbot.waitUntil(lambda: current.revision == 1, timeout=PATIENCE_MS)
    assert app_window.library_service.library.history(made)[0].label == "Grow older"
    current.undo_stack.undo()
    assert current.sheet.character.data == before.data
    assert app_window.library_service.library.drafts.list() == ()


def test_a_draft_of_a_closed_character_opens_it(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    assert app_window.controller is not None
    start(app_window, app_window.window.procedures_menu, "Grow older")
    window = wizard(qtbot, app_window)
    assert isinstance(window.view, ProcedureView)
    window.view.run.decide()
    draft = window.view.run.draft_id
    window.close()
    for widget in app_window.window.tabs():
        app_window.window.close_tab(widget)
    assert app_window.window.current is None
    app_window.controller.wizards.resume_draft(draft)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    assert view.run.driver.answers
    view.run.decide_all()
    view.next_button.click()
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: app_window.library_service.library.drafts.list() == (), timeout=PATIENCE_MS)
    current = app_window.window.current
    assert current is not None
    assert current.id == made
    qtbot.waitUntil(lambda: current.revision == 1, timeout=PATIENCE_MS)


def test_a_lost_draft_is_reported(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    app_window.controller.wizards.resume_draft("nothing")
    qtbot.waitUntil(app_window.window.notice_bar.isVisible, timeout=PATIENCE_MS)


def test_closing_the_program_keeps_unfinished_answers(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    app_window.controller.wizards.new_character()
    page = wizard(qtbot, app_window).view
    assert isinstance(page, NewCharacterView)
    qtbot.waitUntil(lambda: bool(page.tiles) and page.begin_button.isEnabled(), timeout=PATIENCE_MS)
    page.begin_button.click()
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    view.decide_button.click()
    assert isinstance(view.control, RollControl)
    view.type_button.click()
    view.control.faces_edit.setText("3 5 11 2")
    draft = view.run.draft_id
    app_window.controller.wizards.resume_draft(draft)  # is open already
    assert wizard(qtbot, app_window).view is view
    app_window.controller.finish()
    assert app_window.controller.wizards.windows == ()
    drafts = app_window.library_service.library.drafts
    qtbot.waitUntil(lambda: draft in [each.id for each in drafts.list()], timeout=PATIENCE_MS)  # begun a moment ago
    qtbot.waitUntil(lambda: "3 5 11 2" in str(drafts.load(draft).transcript), timeout=PATIENCE_MS)


def new_page(qtbot: QtBot, desktop: Desktop) -> NewCharacterView:
    """Open the page where a character begins."""
    assert desktop.controller is not None
    desktop.controller.wizards.new_character()
    page = wizard(qtbot, desktop).view
    assert isinstance(page, NewCharacterView)
    qtbot.waitUntil(lambda: bool(page.tiles) and page.begin_button.isEnabled(), timeout=PATIENCE_MS)
    return page


def test_a_random_character_is_opened(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    new_page(qtbot, app_window).surprise_button.click()
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    assert app_window.controller.wizards.windows == ()
    assert app_window.window.current is not None
    assert app_window.window.current.sheet.character.name


def another_button(desktop: Desktop) -> NameButton | None:
    """The visible button beside the name of the current character."""
    assert desktop.controller is not None
    view = desktop.controller.sheets.current_view
    found = None if view is None else view.findChild(NameButton)
    return found if found is not None and found.isVisible() else None


def test_another_random_character_replaces_the_first(qtbot: QtBot, app_window: Desktop) -> None:
    new_page(qtbot, app_window).surprise_button.click()
    qtbot.waitUntil(lambda: another_button(app_window) is not None, timeout=PATIENCE_MS)
    first = app_window.window.current
    button = another_button(app_window)
    assert first is not None
    assert button is not None
    button.click()
    library = app_window.library_service.library
    qtbot.waitUntil(lambda: app_window.window.current not in {None, first}, timeout=PATIENCE_MS)
    second = app_window.window.current
    assert second is not None
    assert second.sheet.system.id == first.sheet.system.id
    assert second.sheet.character.to_json() != first.sheet.character.to_json()
    qtbot.waitUntil(lambda: [each.id for each in library.all_entries(Query(trashed=True))] == [first.id])
    qtbot.waitUntil(lambda: another_button(app_window) is not None, timeout=PATIENCE_MS)
    button = another_button(app_window)
    title = button.parentWidget() if button is not None else None
    assert isinstance(title, TitleField)
    assert button is not None
    title.setText("Maximiliana Wolfeschlegelsteinhausenberg")
    assert title.fontMetrics().horizontalAdvance(title.text()) <= max(button.x(), title.width() // 2)
    title.setText(second.sheet.character.name)
    second.push(SetHeader("player", "Ann"))
    assert another_button(app_window) is None, "a character that was changed is not thrown away"


def test_a_draft_is_resumed_from_the_first_page(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    new_page(qtbot, app_window).begin_button.click()
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    view.decide_button.click()
    draft = view.run.draft_id
    view.later_button.click()
    qtbot.waitUntil(lambda: app_window.controller is not None and not app_window.controller.wizards.windows)
    qtbot.waitUntil(lambda: len(app_window.library_service.library.drafts.list()) == 1, timeout=PATIENCE_MS)
    page = new_page(qtbot, app_window)
    page.asked_draft.emit(draft)
    qtbot.waitUntil(lambda: isinstance(wizard(qtbot, app_window).view, ProcedureView), timeout=PATIENCE_MS)
    again = wizard(qtbot, app_window).view
    assert isinstance(again, ProcedureView)
    assert again.run.draft_id == draft
    assert len(again.run.driver.answers) == 1


def test_a_damaged_draft_is_reported(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    damaged = Draft(system=example_id(), procedure="creation", transcript={"format": "nothing"}, title="?", version="1")
    kept = app_window.library_service.library.drafts.save(damaged)
    app_window.controller.wizards.resume_draft(kept.id)
    qtbot.waitUntil(app_window.window.notice_bar.isVisible, timeout=PATIENCE_MS)
    assert "cannot be resumed" in app_window.window.notice_label.text()
    assert app_window.controller.wizards.windows == ()


def test_an_unknown_procedure_is_reported_and_opens_nothing(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    assert app_window.controller is not None
    wizards = app_window.controller.wizards
    wizards.start(made, "nothing")
    assert "does not have this procedure" in app_window.window.notice_label.text()
    with pytest.raises(LookupError):
        wizards.start("nobody", "aging")
    assert wizards.windows == ()


def refuse(_situation: Situation) -> Conversation:
    """Begin with a mistake."""
    raise ProcedureError(Message("refused", "It cannot begin."))


def test_a_creation_that_cannot_start_leaves_its_page_open(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    page = new_page(qtbot, app_window)
    beginning = set_up_creation(example_game())
    broken = replace(beginning, procedure=replace(beginning.procedure, start=refuse))
    page.started.emit(broken)
    assert app_window.window.notice_label.text() == "It cannot begin."
    assert wizard(qtbot, app_window).view is page


def test_edits_that_no_longer_fit_are_reported_and_kept_open(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    assert app_window.controller is not None
    start(app_window, app_window.window.procedures_menu, "Grow older")
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    current = app_window.window.current
    assert current is not None
    wrong = ProcedureResult(
        view.run.setup.procedure,
        current.sheet.character,
        Batch((SetValue("nothing.here", 1),)),
        made,
        is_new=False,
    )
    view.finished.emit(wrong)
    assert app_window.window.notice_bar.isVisible()
    assert wizard(qtbot, app_window).view is view
    assert current.undo_stack.count == 0
    view.finished.emit(replace(wrong, batch=Batch(())))
    assert app_window.controller.wizards.windows == ()
    assert current.undo_stack.count == 0
