"""The tab of a campaign on a real library: rules reach all members, are undone after a restart, and asked about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader
from core.rules.model import FieldType
from core.store.library import Library
from core.store.records import prepare_character
from desktop import tasks
from desktop.campaign.campaign_data import compute_impacts, read_members
from desktop.campaign.campaign_view import CampaignView
from desktop.campaign.rule_editor import RuleEditor
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter, load_character
from tests.helpers.games import blank_character, game_with
from tests.helpers.windows import Messages

GAME = game_with(
    lambda each: any(option.type is FieldType.BOOL for option in each.system.options.values()), "an optional rule"
)
OPTION = next(key for key, option in GAME.system.options.items() if option.type is FieldType.BOOL)


@pytest.fixture
def library(service: LibraryService) -> Library:
    return service.library


@pytest.fixture
def campaign(library: Library) -> str:
    id_ = library.campaigns.add("Reed", system=GAME.id).id
    members = [library.add(prepare_character(blank_character(GAME, name=name))) for name in ("Anna", "Bo")]
    library.campaigns.join(members, id_)
    return id_


@pytest.fixture
def shown(qtbot: QtBot, library: Library, campaign: str) -> Callable[[], CampaignView]:
    def show() -> CampaignView:
        view = CampaignView(OpenCharacter(load_character(campaign, library), library), GAME.system, lambda _id: None)
        qtbot.addWidget(view)
        assert view.pending is not None
        view.show_members(read_members(campaign, GAME.system, view.pending.applied, library).members)
        view.resize(1176, 764)
        view.show()
        return view

    return show


def rules_of_members(library: Library, campaign: str) -> list[object]:
    given = (library.load(each.id).character.campaign_rules for each in library.campaigns.members(campaign))
    return [None if rules is None else rules.options for rules in given]


def change_option(view: CampaignView) -> bool:
    assert view.pending is not None
    value = not view.pending.option(OPTION)
    view.pending.set_option(OPTION, value)
    return value


def test_rules_reach_all_members_and_are_undone_after_a_restart(
    qtbot: QtBot, library: Library, campaign: str, shown: Callable[[], CampaignView]
) -> None:
    view = shown()
    with qtbot.waitSignal(view.impact_requested):
        value = change_option(view)
    assert rules_of_members(library, campaign) == [None, None], "nothing is written before it is applied"
    impacts = compute_impacts(campaign, 2, view.rule_edits(), tasks.Progress(view), library)
    assert {each.name for each in impacts} == {"Anna", "Bo"}
    view.begin_impact(tasks.Progress(view))
    view.show_impacts(impacts)
    view.impact.apply_button.click()
    assert view.pending is not None
    assert not view.pending.is_changed
    qtbot.waitUntil(lambda: view.character.is_saved)
    assert rules_of_members(library, campaign) == [{OPTION: value}] * 2
    view.character.close()
    again = shown()
    again.character.undo_stack.undo()
    qtbot.waitUntil(lambda: again.character.is_saved)
    assert rules_of_members(library, campaign) == [None, None]
    assert again.pending is not None
    assert again.pending.option(OPTION) is not value
    again.character.close()


@pytest.mark.parametrize(("answer", "writes"), [("apply", True), ("discard", False), ("stay", False)])
def test_closing_asks_about_what_is_not_applied(
    messages: Messages,
    qtbot: QtBot,
    library: Library,
    shown: Callable[[], CampaignView],
    answer: str,
    writes: bool,
) -> None:
    view = shown()
    assert view.may_close(), "nothing is asked where nothing is pending"
    change_option(view)
    messages.answers = [answer]
    assert view.may_close() is (answer != "stay")
    qtbot.waitUntil(lambda: view.character.is_saved)
    assert (rules_of_members(library, view.character.id) != [None, None]) is writes
    view.character.close()


def type_formula(view: CampaignView, formula: str) -> RuleEditor:
    """Open the rule of a number, and type a formula."""
    view.rules.edit(next(key for key in GAME.system.derived if "[]" not in key))
    editor = view.rules.editor
    assert editor is not None
    editor.formula_edit.setFocus()
    editor.formula_edit.selectAll()
    QTest.keyClicks(editor.formula_edit, formula)
    return editor


@pytest.mark.parametrize(("answer", "is_closed"), [("stay", False), ("discard", True)])
def test_closing_asks_about_a_formula_that_cannot_be_used(
    qtbot: QtBot, messages: Messages, shown: Callable[[], CampaignView], answer: str, is_closed: bool
) -> None:
    view = shown()
    editor = type_formula(view, "12 +")
    messages.answers = [answer]
    assert view.may_close() is is_closed
    (said,) = messages.said
    assert said.startswith(f"{editor.name_label.text()}: what is typed cannot be used and would be lost. ")
    assert editor.problem_label.text() in said
    assert editor.formula_edit.toPlainText() == "12 +", "nothing is lost before the tab is closed"
    if not is_closed:
        view.find_edit.setFocus()
        qtbot.waitUntil(editor.formula_edit.hasFocus)
    view.character.close()


def test_closing_takes_a_formula_that_was_typed_a_moment_ago(
    qtbot: QtBot, messages: Messages, library: Library, campaign: str, shown: Callable[[], CampaignView]
) -> None:
    view = shown()
    editor = type_formula(view, "12 + 3")
    messages.answers = ["apply"]
    assert view.may_close()
    qtbot.waitUntil(lambda: view.character.is_saved)
    assert library.load(campaign).character.house_rules == {editor.key: "12 + 3"}
    view.character.close()


def test_the_head_shows_and_writes_the_name(
    qtbot: QtBot, library: Library, campaign: str, shown: Callable[[], CampaignView]
) -> None:
    view = shown()
    assert view.name_edit.text() == "Reed"
    assert not view.game_combo.isEnabled(), "it has members"
    view.character.push(SetHeader("name", "Rush"))
    assert view.name_edit.text() == "Rush"
    qtbot.waitUntil(lambda: view.character.is_saved)
    assert library.campaigns.find(campaign).name == "Rush"
    view.character.close()


def test_a_small_tab_has_the_rules_or_what_they_would_change(shown: Callable[[], CampaignView]) -> None:
    view = shown()
    view.resize(640, 340)
    assert not view.pending_bar.isVisible()
    change_option(view)
    assert (view.left.isVisible(), view.panel.isVisible()) == (True, False)
    assert view.pending_label.text() == view.status_change()
    view.turn_button.click()
    assert (view.left.isVisible(), view.panel.isVisible()) == (False, True)
    assert view.turn_button.text() == "Back to the rules"
    view.turn_button.click()
    assert (view.left.isVisible(), view.panel.isVisible()) == (True, False)
    view.turn_button.click()
    view.discard()
    assert (view.left.isVisible(), view.panel.isVisible(), view.pending_bar.isVisible()) == (True, False, False)
    view.character.close()


def test_the_editor_of_a_rule_is_scrolled_to(qtbot: QtBot, shown: Callable[[], CampaignView]) -> None:
    view = shown()
    view.resize(700, 520)
    view.rules.edit(next(key for key in GAME.system.derived if "[]" not in key))
    editor = view.rules.editor
    assert editor is not None
    qtbot.waitUntil(lambda: not editor.done_button.visibleRegion().isEmpty())
    view.character.close()


def test_a_narrow_tab_has_the_panel_below_only_while_something_is_pending(shown: Callable[[], CampaignView]) -> None:
    view = shown()
    view.resize(700, 640)
    assert not view.panel.isVisible()
    change_option(view)
    assert view.panel.isVisible()
    assert not view.pending_bar.isVisible()
    view.discard()
    assert not view.panel.isVisible()
    view.character.close()
