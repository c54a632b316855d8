"""Wizards in the window: a character made and opened, a procedure as one edit, drafts that wait for their character."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.procedures import Roll, Show
from desktop.app import Desktop
from desktop.new_character_view import NewCharacterView
from desktop.procedure_view import ProcedureView
from desktop.requests.roll_control import RollControl
from desktop.wizards import WizardWindow

PATIENCE_MS = 15000
MOST = 120


def wizard(qtbot: QtBot, desktop: Desktop) -> WizardWindow:
    """Give the one wizard that is open."""
    assert desktop.joining is not None
    wizards = desktop.joining.wizards
    qtbot.waitUntil(lambda: len(wizards.windows) == 1, timeout=PATIENCE_MS)
    return wizards.windows[0]


def run_through(view: ProcedureView) -> None:
    """Let Quire answer everything, then finish."""
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
    assert app_window.joining is not None
    assert app_window.joining.wizards.windows == ()
    assert app_window.desk.library.load(made).character.name == "Wenna"
    assert app_window.desk.library.drafts.list() == ()
    view = app_window.joining.sheets.view_of(made)
    assert view is not None
    held = app_window.window.focusWidget()
    assert held is not None
    assert view.isAncestorOf(held)


def test_a_wizard_begins_with_the_keyboard_on_its_question(qtbot: QtBot, app_window: Desktop) -> None:
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
    shown = view.side.growing
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
    assert app_window.desk.library.history(made)[0].label == "Grow older"
    current.undo_stack.undo()
    assert current.sheet.character.data == before.data
    assert app_window.desk.library.drafts.list() == ()


def test_a_draft_of_a_closed_character_opens_it(qtbot: QtBot, app_window: Desktop, made: str) -> None:
    assert app_window.joining is not None
    start(app_window, app_window.window.procedures_menu, "Grow older")
    window = wizard(qtbot, app_window)
    assert isinstance(window.view, ProcedureView)
    window.view.run.decide()
    draft = window.view.run.draft_id
    window.close()
    for widget in app_window.window.tabs():
        app_window.window.close_tab(widget)
    assert app_window.window.current is None
    app_window.joining.wizards.take_up(draft)
    view = wizard(qtbot, app_window).view
    assert isinstance(view, ProcedureView)
    assert view.run.driver.answers
    view.run.decide_all()
    view.next_button.click()
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: app_window.desk.library.drafts.list() == (), timeout=PATIENCE_MS)
    current = app_window.window.current
    assert current is not None
    assert current.id == made
    qtbot.waitUntil(lambda: current.revision == 1, timeout=PATIENCE_MS)


def test_a_lost_draft_is_told(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.joining is not None
    with qtbot.waitSignal(app_window.joining.wizards.trouble, timeout=PATIENCE_MS):
        app_window.joining.wizards.take_up("nothing")


def test_closing_the_program_keeps_what_is_half_typed(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.joining is not None
    app_window.joining.wizards.new_character()
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
    app_window.joining.wizards.take_up(draft)  # is open already
    assert wizard(qtbot, app_window).view is view
    app_window.joining.finish()
    assert app_window.joining.wizards.windows == ()
    qtbot.waitUntil(
        lambda: any("3 5 11 2" in str(each.transcript) for each in app_window.desk.library.drafts.list()),
        timeout=PATIENCE_MS,
    )
