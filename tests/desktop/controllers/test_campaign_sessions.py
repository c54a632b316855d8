"""Sessions of a campaign in the whole window: what awards and fights of the day fill in, and what undo withdraws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.content.campaign_system import SESSIONS
from core.play.decisions import DecisionPolicy
from core.play.party_award import find_award
from desktop.app import Desktop
from desktop.campaign.campaign_view import CampaignView
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.requests.compact_control import CompactEntry
from desktop.wizard.procedure_popover import ProcedurePopover
from tests.helpers.campaign_tables import GAME, CampaignTable, controller_of
from tests.helpers.new_fights import add_quick, open_decisions
from tests.helpers.windows import Messages

AWARD = find_award(GAME.procedures.values())
ALONE = DecisionPolicy(frozenset(), game_master=False)


@pytest.fixture
def table(qtbot: QtBot, app_window: Desktop) -> CampaignTable:
    app_window.window.resize(1440, 900)
    return CampaignTable(qtbot, app_window)


def award_by_hand(table: CampaignTable, id_: str) -> str:
    """Open the award on a character's sheet, type an amount, and press Enter; return its label in the history."""
    assert AWARD is not None
    controller = controller_of(table.desktop)
    controller.sheets.open(id_)
    table.wait(lambda: table.desktop.window.current is not None)
    current = table.desktop.window.current
    assert current is not None
    controller.start_procedure(id_, AWARD.key)
    table.wait(lambda: controller.wizards.popovers.popover)
    popover = controller.wizards.popovers.popover
    assert isinstance(popover, ProcedurePopover)
    entries = [each for each in popover.controls.values() if isinstance(each, CompactEntry) and each.request.is_number]
    entries[0].field.selectAll()
    QTest.keyClicks(entries[0].field, "3")
    popover.refresh()
    QTest.keyClick(entries[0].field, Qt.Key.Key_Return)
    table.wait(lambda: current.undo_stack.index == 1)
    entry = current.undo_stack.last
    assert entry is not None
    return entry.text


def test_an_award_on_a_sheet_is_noted_and_withdrawn_with_its_undo(table: CampaignTable) -> None:
    if AWARD is None:
        pytest.skip("the game has no awards")
    campaign = table.make(2)
    view = table.open(campaign)
    first = view.shown_members[0]
    label = award_by_hand(table, first.id)
    table.wait(lambda: [each.awarded for each in view.sessions.sessions] == [(f"{label}, {first.name}",)])
    assert [name for _, name in view.sessions.sessions[0].present] == [first.name]
    table.desktop.window.toast.undo_button.click()
    table.wait(lambda: view.sessions.sessions[0].awarded == ())
    table.trigger("redo")
    table.wait(lambda: view.sessions.sessions[0].awarded == (f"{label}, {first.name}",))
    lines = table.library.load(campaign).character.data["campaign"]
    assert isinstance(lines, dict)
    assert lines[SESSIONS.rpartition(".")[2]]


def test_an_edit_of_a_sheet_is_no_award(table: CampaignTable) -> None:
    campaign = table.make(1)
    view = table.open(campaign)
    id_ = view.shown_members[0].id
    controller_of(table.desktop).sheets.open(id_)
    table.wait(lambda: table.desktop.window.current is not None)
    controller = controller_of(table.desktop)
    other = next(key for key, each in GAME.procedures.items() if each.deed == "Rest" or each.kind == "recovery")
    controller.run_at_once(id_, other, {}, lambda _reason: None)
    table.wait(lambda: table.library.load(id_).position.revision >= 0)
    assert view.sessions.sessions == ()


def start_fight(table: CampaignTable) -> FightView:
    """Set up a fight of the campaign's characters against a quick opponent, and begin it."""
    view = table.view
    ids = [each.id for each in view.shown_members]
    controller = controller_of(table.desktop)
    controller.fights.new_fight(ids)
    table.wait(lambda: any(isinstance(each.view, NewFightView) for each in controller.fights.windows))
    page = next(each.view for each in controller.fights.windows if isinstance(each.view, NewFightView))
    table.wait(lambda: len(page.fighters) == len(ids))
    add_quick(page, table.qtbot, "guard")
    open_decisions(table.desktop, page)
    table.wait(lambda: any(isinstance(each.view, FightView) for each in controller.fights.windows))
    fight = next(each.view for each in controller.fights.windows if isinstance(each.view, FightView))
    table.wait(lambda: fight.control is not None)
    return fight


def noted(view: CampaignView) -> list[str]:
    """Return what the sessions say was awarded and fought."""
    return [line for each in view.sessions.sessions for line in each.awarded]


@pytest.mark.parametrize("way", ["ended", "closed"])
def test_a_fight_is_noted_once_with_its_end_and_who_was_there(
    table: CampaignTable, messages: Messages, way: str
) -> None:
    campaign = table.make(2)
    view = table.open(campaign)
    fight = start_fight(table)
    title, draft = fight.run.title, fight.run.draft_id
    fight.run.set_asks(ALONE)
    table.wait(lambda: fight.run.fight.is_over)
    controller = controller_of(table.desktop)
    if way == "closed":
        fight.window().close()
        table.wait(lambda: noted(view))
        controller.fights.resume(draft)
        table.wait(lambda: controller.fights.runs)
        fight = next(each.view for each in controller.fights.windows if isinstance(each.view, FightView))
    messages.answers = ["yes"]
    fight.finish_button.click()
    table.wait(lambda: not controller.fights.runs)
    table.wait(lambda: noted(view))
    table.library.wait()
    (line,) = noted(view)
    assert line.startswith(f"{title}: ")
    assert [name for _, name in view.sessions.sessions[0].present] == ["Member 0", "Member 1"]


def test_a_fight_that_is_ended_early_is_noted_as_stopped(table: CampaignTable, messages: Messages) -> None:
    view = table.open(table.make(1))
    fight = start_fight(table)
    fight.answer_button.click()
    table.wait(lambda: fight.run.fight.answers)
    title = fight.run.title
    messages.answers = ["yes"]
    fight.finish_button.click()
    table.wait(lambda: noted(view) == [f"{title}: Stopped"])
