"""Numbers without a value in the wizard and on the Play page: told at the place, and nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidgetAction
from pytestqt.qtbot import QtBot

from core.character.edits import SetHouseRule
from core.character.json_values import ABSENT
from core.procedures.requests import Roll, Show
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_page import PlayPage
from desktop.sheet.play_rest_bar import PlayRestBar
from desktop.wizard.procedure_menus import list_procedures
from desktop.wizard.procedure_run import LoadedDraft, ProcedureRun, load_draft, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import wait_until_kept
from tests.helpers.games import example_game, example_id
from tests.helpers.play_pages import open_sample
from tests.helpers.windows import PATIENCE_MS

RULE = "1 / 0"
POWERFORCE = example_game().procedures["powerforce"].label
MOST = 120

pytestmark = pytest.mark.usefixtures("theme")


def creation(qtbot: QtBot, service: LibraryService, **rules: str) -> ProcedureView:
    """Show the creation of a character with house rules."""
    setup = set_up_creation(example_game(), "Wenna", seed="7")
    for key, formula in rules.items():
        setup.sheet.apply(SetHouseRule(key, formula))
    view = ProcedureView(ProcedureRun(setup, service))
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    return view


def go_until_refused(view: ProcedureView) -> None:
    """Answer everything automatically until an answer is refused."""
    for _ in range(MOST):
        if "has no value" in view.reason_label.text():
            return
        if isinstance(view.request, Roll) and not view.is_reviewing:
            view.roll_button.click()
        elif isinstance(view.request, Roll | Show):
            view.next_button.click()
        else:
            view.decide_button.click()
    pytest.fail("nothing was refused")


def test_step_of_creation_that_cannot_be_computed_says_why(qtbot: QtBot, service: LibraryService) -> None:
    view = creation(qtbot, service, max_weight=RULE)
    go_until_refused(view)
    reason = "MaxWeight Number has no value: the house rule 1 / 0 for it gives none. Change the house rule."
    assert view.reason_label.text() == reason
    answers = view.run.driver.answer_count
    assert answers > 10
    assert view.back_button.isEnabled()
    view.back_button.click()
    assert view.run.driver.answer_count == answers - 1
    assert view.reason_label.text() != reason


def test_draft_is_continued_after_the_sheet_is_mended(qtbot: QtBot, service: LibraryService) -> None:
    view = creation(qtbot, service, max_weight=RULE)
    go_until_refused(view)
    wait_until_kept(qtbot, view)
    found: list[LoadedDraft] = []
    draft = view.run.draft_id
    service.run(service, lambda library: load_draft(draft, library), found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE_MS)
    assert not found[0].setup.sheet.character.house_rules
    run = ProcedureRun(found[0].setup, service, found[0].draft)
    assert run.driver.answers == view.run.driver.answers
    assert run.decide_all() is None
    assert run.driver.is_finished


def test_checks_that_cannot_be_computed_are_closed_with_the_reason(qtbot: QtBot) -> None:
    character = open_sample(example_id())
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.resize(1000, 800)
    page.show()
    (card,) = page.findChildren(PlayCheckCard)
    assert all(row.row.isEnabled() for row in card.rows)
    character.push(SetHouseRule("maximum.hlth", RULE))
    card.refresh()
    qtbot.waitUntil(lambda: not all(row.row.isEnabled() for row in card.rows), timeout=PATIENCE_MS)
    closed = [row for row in card.rows if not row.row.isEnabled()]
    assert closed
    reason = "Maximum Health has no value: the house rule 1 / 0 for it gives none. Change the house rule."
    assert any(reason in row.row.toolTip() for row in closed)
    assert all("the house rule 1 / 0 for" in row.row.toolTip() for row in closed)
    character.push(SetHouseRule("maximum.hlth", ABSENT))
    card.refresh()
    qtbot.waitUntil(lambda: all(row.row.isEnabled() for row in card.rows), timeout=PATIENCE_MS)


def test_procedures_that_cannot_be_computed_are_closed_in_the_menus(qtbot: QtBot) -> None:
    character = open_sample(example_id())
    assert not [key for key, reason in reasons(character).items() if "no value" in reason]
    character.push(SetHouseRule("step_level", RULE))
    closed = {key: reason for key, reason in reasons(character).items() if "no value" in reason}
    assert "the house rule 1 / 0 for it gives none" in closed["powerforce"]


def test_the_menu_of_the_play_page_says_why_a_procedure_is_closed(qtbot: QtBot) -> None:
    character = open_sample(example_id())
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    assert page.rest is not None
    page.rest.fill_menu()
    assert closed_lines(page.rest).get(POWERFORCE) is None
    character.push(SetHouseRule("step_level", RULE))
    page.rest.fill_menu()
    assert "Step Level has no value" in closed_lines(page.rest)[POWERFORCE]


def closed_lines(bar: PlayRestBar) -> dict[str, str]:
    """Return the closed procedures of the menu with their reasons."""
    lines = [each.defaultWidget() for each in bar.more_menu.actions() if isinstance(each, QWidgetAction)]
    texts = [[label.text() for label in line.findChildren(QLabel)] for line in lines]
    return {name: reason for name, reason in (each for each in texts if len(each) == 2)}


def reasons(character: OpenCharacter) -> dict[str, str]:
    """Return why procedures are closed."""
    return {each.key: closed.render() for each, closed in list_procedures(character) if closed is not None}
