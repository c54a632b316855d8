"""Parties: a live table of several games, and actions for all that are undone as one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from core.character.document import Character
from core.character.edits import Batch, SetHeader, SetHouseRule, SetValue
from core.character.json_values import Json
from core.export.json_file import read_character
from core.play.decisions import DecisionPolicy
from core.procedures.driver import Driver
from core.procedures.procedure import ProcedureKind, Situation
from core.procedures.requests import Enter, Show
from core.registry import games, open_character
from core.store.records import Origin
from desktop.app import Desktop
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.party.party_action_dialog import PartyActionDialog
from desktop.party.party_actions import PartyAction, apply_action, last_action
from desktop.party.party_effects import action_effects
from desktop.party.party_model import SHARE, header_padding
from desktop.party.party_popover import PartyPopover
from desktop.party.party_runner import PreparedAction
from desktop.party.party_view import PartyView
from desktop.requests import RequestControl
from desktop.requests.compact_control import CompactEntry
from desktop.sheet.open_character import OpenCharacter, load_character
from desktop.sheet.party_columns import has_states, party_state
from desktop.theme import TextStyle, Theme, font
from tests.desktop.party.shown_party import MARSH, SAMPLES, open_sheet, party_partner, show_party, take_in
from tests.helpers.games import example_game, example_id
from tests.helpers.new_fights import add_quick, listed, put
from tests.helpers.party_effects import effects_of
from tests.helpers.windows import PATIENCE_MS

PARTNER, FACTS = party_partner()
"""Another game than that of the example characters, and what is expected of its member."""


def load(desktop: Desktop, id_: str) -> Character:
    """Load a character from the library."""
    desktop.library_service.library.wait()
    return desktop.library_service.library.load(id_).character


def labels(desktop: Desktop, id_: str) -> list[str]:
    """Return what the history of a character calls its revisions, the newest first."""
    desktop.library_service.library.wait()
    return [each.label for each in desktop.library_service.library.history(id_)]


def texts(view: PartyView) -> list[list[str]]:
    """Return the table as text."""
    model = view.party_table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def start(view: PartyView, key: str, kind: ProcedureKind) -> None:
    view.start_action(next(each for each in view.available_actions(kind) if each.key == key))


def begin(view: PartyView, key: str, kind: ProcedureKind = ProcedureKind.ADVANCEMENT) -> PartyActionDialog:
    """Begin an action that needs a dialog."""
    start(view, key, kind)
    assert view.request.dialog is not None
    return view.request.dialog


def open_popover(view: PartyView, key: str, kind: ProcedureKind = ProcedureKind.ADVANCEMENT) -> PartyPopover:
    """Begin an action that fits a popover."""
    start(view, key, kind)
    assert view.request.popover is not None
    assert view.request.popover.isVisible()
    return view.request.popover


def enter(popover: PartyPopover, place: int, text: str) -> CompactEntry:
    """Type into one of the numbers, and let the popover compute what it leads to."""
    entries = [each for each in popover.controls.values() if isinstance(each, CompactEntry)]
    entries[place].field.selectAll()
    QTest.keyClicks(entries[place].field, text)
    popover.refresh()
    return entries[place]


def details(popover: PartyPopover) -> dict[object, str]:
    """Return what the popover says of each character, by id."""
    return {each.key: each.detail for each in popover.results.items}


class Pressed(QObject):
    """Keeps whether a button was painted pressed the last time."""

    is_painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and isinstance(watched, QPushButton):
            option = QStyleOptionButton()
            watched.initStyleOption(option)
            self.is_painted = bool(option.state & QStyle.StateFlag.State_Sunken)
        return super().eventFilter(watched, event)


def go_through(dialog: PartyActionDialog, value: int) -> None:
    """Answer every number with one, everything else as Quire would, until it can be carried out."""
    for _ in range(40):
        if dialog.control is None:
            return
        if dialog.control.request.check(value) is None:
            dialog.control.set_answer(value)
            dialog.answer_button.click()
        else:
            dialog.decide_button.click()


def begin_fight(desktop: Desktop, qtbot: QtBot, name: str) -> FightView:
    """Start a fight of a character against a goblin."""
    assert desktop.controller is not None
    fights = desktop.controller.fights
    desktop.window.actions_by_name.action("new_fight").trigger()
    page = fights.windows[-1].view
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: len(page.fighters) == 1, timeout=PATIENCE_MS)  # the sheet in front takes part at first
    page.setup.remove(page.fighters)
    qtbot.waitUntil(lambda: bool(listed(page)), timeout=PATIENCE_MS)
    put(page, qtbot, name)
    page.options.seed_edit.setText("7")
    add_quick(page, qtbot, "goblin")
    page.begin_button.click()
    qtbot.waitUntil(lambda: any(isinstance(window.view, FightView) for window in fights.windows), timeout=PATIENCE_MS)
    return next(window.view for window in fights.windows if isinstance(window.view, FightView))


@pytest.fixture
def ids(qtbot: QtBot, app_window: Desktop) -> list[str]:
    """Two of the example game and one of another in one campaign, one outside it."""
    found = take_in(app_window, qtbot, f"{example_id()}/bren", f"{example_id()}/ilvane", f"{PARTNER.id}/{FACTS.MEMBER}")
    take_in(app_window, qtbot, f"{example_id()}/gorrum", campaign="")
    return found


@pytest.fixture
def view(qtbot: QtBot, app_window: Desktop, ids: list[str]) -> PartyView:
    """Their table; the sheet of the first is open in the window."""
    open_sheet(app_window, qtbot, ids[0])
    return show_party(app_window, qtbot, 3)


def test_table_shows_characters_of_several_games(view: PartyView, theme: Theme) -> None:
    rows = texts(view)
    assert [row[0] for row in rows if row[1] != "Player"] == [FACTS.NAME, "Bren Tarrow", "Ilvane"]
    heads = [row for row in rows if row[1] == "Player"]
    assert len(heads) == 2
    assert FACTS.COLUMN in heads[0] + heads[1]
    own = next(row for row in heads if "HLTH" in row)
    bren = next(row for row in rows if row[0] == "Bren Tarrow")
    assert bren[own.index("HLTH")] == "17/17"
    place = view.party_table.model().index(rows.index(bren), own.index("HLTH"))
    assert place.data(SHARE) == 1.0
    assert place.data(Qt.ItemDataRole.AccessibleTextRole) == "Health: 17/17"
    assert view.whom_combo.currentText() == MARSH
    face = view.party_table.model().index(rows.index(bren), 0)
    light = face.data(Qt.ItemDataRole.DecorationRole).pixmap(32).toImage()
    theme.choose("dark")
    assert face.data(Qt.ItemDataRole.DecorationRole).pixmap(32).toImage() != light
    theme.choose("light")


def test_table_follows_edits_of_an_open_sheet(view: PartyView, app_window: Desktop, ids: list[str]) -> None:
    character = view.members.members[ids[0]]
    assert character is app_window.window.current
    character.push(SetValue("damage.hlth", 4))
    assert any("13/17" in row for row in texts(view))
    character.push(SetValue("state.unconscious", True))
    assert any(row[2] == "Unconscious" for row in texts(view))


def test_sheet_opened_later_shares_the_character(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    own = view.members.members[ids[1]]
    own.push(SetValue("damage.hlth", 1))
    opened = open_sheet(app_window, qtbot, ids[1])
    assert view.members.members[ids[1]] is opened
    assert opened.sheet.value("damage.hlth") == 1
    opened.push(SetValue("damage.hlth", 2))
    shown = f"{opened.sheet.value('current.hlth')}/{opened.sheet.value('maximum.hlth')}"
    assert shown in next(row for row in texts(view) if row[0] == "Ilvane")


def test_changes_from_elsewhere_are_shown(view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot) -> None:
    other = OpenCharacter(
        load_character(ids[1], app_window.library_service.library), app_window.library_service.library
    )
    other.push(SetHeader("name", "Ilvane the Second"))
    other.close()
    app_window.library_service.notify_list_changed()
    qtbot.waitUntil(lambda: any(row[0] == "Ilvane the Second" for row in texts(view)), timeout=PATIENCE_MS)
    other.push(SetHeader("campaign", ""))
    other.close()
    app_window.library_service.notify_list_changed()
    qtbot.waitUntil(lambda: ids[1] not in view.members.members, timeout=PATIENCE_MS)


def test_one_award_for_all_games_is_in_every_history_and_undone_as_one(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    before = {id_: load(app_window, id_) for id_ in ids}
    dialog = begin(view, "award")
    assert "Grant Steps" in dialog.title_label.text()
    assert not dialog.answer_button.text().endswith("out")
    go_through(dialog, 3)
    assert dialog.prepared is not None
    assert set(dialog.prepared.drivers) == set(ids)
    assert dialog.result_list.model().rowCount() == 3
    assert {id_: load(app_window, id_).data for id_ in ids} == {id_: each.data for id_, each in before.items()}
    dialog.answer_button.click()
    for id_ in ids:
        assert load(app_window, id_).data != before[id_].data
        title, given = labels(app_window, id_)[0].removesuffix(", party of 3").split(": ", 1)
        assert sorted(title.split(" / ")) == ["Award Achievements", "Grant Steps"]
        assert given
    assert len({labels(app_window, id_)[0] for id_ in ids}) == 1
    assert view.back_button.isEnabled()
    view.back_button.click()
    assert {id_: load(app_window, id_).data for id_ in ids} == {id_: each.data for id_, each in before.items()}
    assert not view.back_button.isEnabled()


def noted(desktop: Desktop) -> list[str]:
    """What the sessions of the only campaign say was awarded."""
    (campaign,) = desktop.library_service.library.campaigns.list()
    own = desktop.library_service.library.load(campaign.id).character.data.get("campaign")
    sessions = own["sessions"] if isinstance(own, dict) else []
    return [line for session in sessions for line in session["awarded"]]


def test_an_award_is_noted_in_the_session_of_the_day_and_taken_back_with_it(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    dialog = begin(view, "award")
    go_through(dialog, 3)
    dialog.answer_button.click()
    qtbot.waitUntil(lambda: len(noted(app_window)) == 1, timeout=PATIENCE_MS)
    assert noted(app_window)[0] == labels(app_window, ids[0])[0]
    view.back_button.click()
    qtbot.waitUntil(lambda: noted(app_window) == [], timeout=PATIENCE_MS)


def test_characters_with_newer_edits_are_named_and_kept(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    go = begin(view, "award")
    go_through(go, 2)
    go.answer_button.click()
    awarded = load(app_window, ids[0]).data
    view.members.members[ids[0]].push(SetHeader("notes", "saw the sea"))
    view.back_button.click()
    assert "Bren Tarrow" in view.said_label.text()
    assert "Ilvane" not in view.said_label.text()
    assert load(app_window, ids[0]).data == awarded
    assert view.runner.last_action is None


def test_another_operation_on_one_character_is_no_action_of_the_party(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    replaced, awarded = view.members.members[ids[0]], view.members.members[ids[1]]
    file = SetHeader("notes", "from a file")
    replaced.push(file, "Replaced with a file", source=Origin.IMPORT, operation="f" * 32)  # greater than any time
    assert view.runner.last_action is None
    batch = Batch((SetHeader("player", "Ed"),))
    assert apply_action("Award", {ids[1]: batch}, view.members.members) == ()
    assert view.runner.last_action == PartyAction(awarded.undo_stack.undoable[-1].operation, "Award")
    view.runner.undo()
    assert replaced.sheet.character.notes == "from a file"
    assert awarded.sheet.character.player != "Ed"
    app_window.library_service.library.wait()
    people = {id_: OpenCharacter(load_character(id_, app_window.library_service.library)) for id_ in ids}
    assert last_action(people) is None  # after a restart, too


def test_after_a_restart_an_action_is_still_undone_as_one(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    before = {id_: load(app_window, id_).data for id_ in ids}
    go = begin(view, "award")
    go_through(go, 3)
    go.answer_button.click()
    given = view.runner.last_action
    assert given is not None
    view.window().close()
    app_window.library_service.library.wait()
    library = app_window.library_service.library
    people = {id_: OpenCharacter(load_character(id_, library), library) for id_ in ids}  # as another session reads them
    assert last_action(people) == given
    again = show_party(app_window, qtbot, 3)
    assert again.runner.last_action == given
    again.back_button.click()
    assert {id_: load(app_window, id_).data for id_ in ids} == before
    assert again.runner.last_action is None


def test_action_can_be_undone_after_newer_edits_are_undone(
    view: PartyView, app_window: Desktop, ids: list[str]
) -> None:
    before = {id_: load(app_window, id_).data for id_ in ids}
    go = begin(view, "award")
    go_through(go, 2)
    go.answer_button.click()
    character = view.members.members[ids[0]]
    character.push(SetHeader("notes", "saw the sea"))
    view.back_button.click()
    assert not view.back_button.isEnabled()
    character.undo_stack.undo()
    assert view.back_button.isEnabled()
    view.back_button.click()
    assert {id_: load(app_window, id_).data for id_ in ids} == before


def test_a_sheet_that_is_closed_stays_in_the_party(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    assert app_window.controller is not None
    app_window.window.actions_by_name.action("close_tab").trigger()
    qtbot.waitUntil(lambda: app_window.window.current is None, timeout=PATIENCE_MS)
    qtbot.waitUntil(
        lambda: ids[0] in view.members.members and isValid(view.members.members[ids[0]]), timeout=PATIENCE_MS
    )
    view.members.members[ids[0]].push(SetValue("damage.hlth", 4))
    assert any("13/17" in row for row in texts(view))
    assert load(app_window, ids[0]).data["damage"] == {"hlth": 4}


def test_a_fight_and_a_party_write_to_the_same_character(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    assert app_window.controller is not None
    troubles: list[object] = []
    view.trouble.connect(troubles.append)
    fight = begin_fight(app_window, qtbot, "Ilvane")
    fight.run.set_asks(DecisionPolicy(frozenset(), game_master=False))
    qtbot.waitUntil(lambda: fight.run.fight.is_over, timeout=PATIENCE_MS)
    character = view.members.members[ids[1]]
    assert character.sheet.character.data == fight.run.fight.sheets[0].character.data
    go = begin(view, "award")
    go_through(go, 3)
    go.answer_button.click()  # at once, while the last blows are on their way to the disk
    fight.run.undo()
    qtbot.waitUntil(lambda: not fight.run.is_rewinding, timeout=PATIENCE_MS)
    assert character.sheet.character.data == fight.run.fight.sheets[0].character.data
    assert load(app_window, ids[1]).data == character.sheet.character.data
    assert troubles == []
    assert not app_window.window.notice_bar.isVisible()


def test_undo_on_the_sheet_counts_for_the_party(view: PartyView, app_window: Desktop, ids: list[str]) -> None:
    before = load(app_window, ids[0]).data
    go = begin(view, "award")
    go_through(go, 2)
    go.answer_button.click()
    view.members.members[ids[0]].undo_stack.undo()
    view.back_button.click()
    assert "not for" not in view.said_label.text()
    assert load(app_window, ids[0]).data == before


def test_action_applies_to_the_selected_characters(view: PartyView, app_window: Desktop, ids: list[str]) -> None:
    before = load(app_window, ids[1]).data
    view.select(ids[0])
    assert "1" in view.whom_label.text()
    assert list(view.affected) == [ids[0]]
    popover = open_popover(view, "award_steps")
    assert view.request.dialog is None
    entry = enter(popover, 0, "2")
    assert list(details(popover)) == [ids[0]]
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert view.request.popover is None
    assert labels(app_window, ids[0])[0].startswith("Award Steps")
    assert load(app_window, ids[1]).data == before
    QTest.keyClick(view.party_table, Qt.Key.Key_Escape)
    assert view.selected_ids == ()


def test_a_popover_without_enough_room_continues_in_the_dialog_with_its_answers(
    view: PartyView, ids: list[str]
) -> None:
    view.select(ids[0])
    popover = open_popover(view, "award")
    enter(popover, 0, "3")  # so many hours ask for more dice than there is room for
    assert popover.is_outgrown
    popover.primary_button.click()
    assert view.request.popover is None
    assert view.request.dialog is not None
    assert view.request.dialog.isVisible()
    answers: list[object] = []
    while view.request.dialog.previous_button.isEnabled():
        view.request.dialog.previous_button.click()
        assert view.request.dialog.control is not None
        answers.append(view.request.dialog.control.answer)
    assert 3 in answers
    view.request.dialog.cancel_button.click()


def test_characters_without_the_action_are_left_out_with_the_reason(view: PartyView, ids: list[str]) -> None:
    dialog = begin(view, "level_up")
    go_through(dialog, 1)
    assert ids[0] not in (dialog.prepared.drivers if dialog.prepared is not None else {})
    detail = next(each.detail for each in dialog.results if each.key == ids[0])
    assert detail.startswith("Left out")
    assert example_game().name in detail
    dialog.cancel_button.click()
    assert not dialog.isVisible()


@pytest.mark.parametrize("number", ["profession_count", "employed"])
def test_character_without_a_needed_number_is_left_out_and_the_others_go_on(
    view: PartyView, app_window: Desktop, ids: list[str], number: str
) -> None:
    """One number is needed at once, the other one only after some answers."""
    assert app_window.window.current is not None
    app_window.window.current.push(SetHouseRule(number, "1 / 0"))
    dialog = begin(view, "award")
    go_through(dialog, 2)
    reason = next(each.detail for each in dialog.results if each.key == ids[0])
    assert reason.startswith("Left out: Bren Tarrow: ")
    assert "the house rule 1 / 0 for it gives none" in reason
    assert dialog.prepared is not None
    assert set(dialog.prepared.drivers) == set(ids[1:])
    dialog.cancel_button.click()


def test_the_only_character_is_told_at_the_question(view: PartyView, app_window: Desktop, ids: list[str]) -> None:
    assert app_window.window.current is not None
    app_window.window.current.push(SetHouseRule("educated_lore_left", "1 / 0"))
    view.select(ids[0])
    dialog = begin(view, "drop_profession")
    go_through(dialog, 2)
    assert "the house rule 1 / 0 for it gives none" in dialog.problem_label.text()
    assert dialog.control is not None
    dialog.cancel_button.click()


def test_back_returns_to_the_previous_game(view: PartyView) -> None:
    dialog = begin(view, "award")
    assert not dialog.previous_button.isEnabled()
    first = dialog.due_label.text(), dialog.whom_label.text()
    go_through(dialog, 2)
    assert dialog.control is None
    for _ in range(30):
        if not dialog.previous_button.isEnabled():
            break
        dialog.previous_button.click()
    assert (dialog.due_label.text(), dialog.whom_label.text()) == first


def test_requests_that_only_show_something_are_skipped(view: PartyView) -> None:
    dialog = begin(view, "award")
    asked = []
    for _ in range(40):
        if dialog.control is None:
            break
        asked.append(type(dialog.control.request))
        if dialog.control.request.check(1) is None:
            dialog.control.set_answer(1)
            dialog.answer_button.click()
        else:
            dialog.decide_button.click()
    assert dialog.control is None
    assert Enter in asked
    assert Show not in asked
    assert any("Achievements" in each.detail for each in dialog.results)
    dialog.previous_button.click()
    assert isinstance(dialog.control, RequestControl)
    back = type(dialog.control.request)
    assert back is asked[-1]


def test_rolls_are_logged_for_each_character(
    view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    for id_ in ids[:2]:
        view.members.members[id_].push(SetValue("damage.hlth", 3))
    popover = open_popover(view, "rest", ProcedureKind.RECOVERY)
    plans: list[PreparedAction] = []
    popover.decided.connect(plans.append)
    entry = enter(popover, 0, "5")
    before = details(popover)
    assert before[ids[2]].startswith("Left out: ")
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    (plan,) = plans
    assert set(plan.drivers) == set(ids[:2])
    expected = sum(len(driver.rolls) for driver in plan.drivers.values())
    qtbot.waitUntil(lambda: len(app_window.library_service.library.rolls.list()) == expected, timeout=PATIENCE_MS)
    if expected:  # it stays with what the dice came to
        assert popover.primary_button.text() == "Close"
        popover.primary_button.click()
    assert view.request.popover is None


def entries(menu: QMenu) -> tuple[list[str], list[QAction]]:
    """Open a menu; return its headings and actions that can be chosen, and the unavailable actions."""
    menu.aboutToShow.emit()
    hidden = [each.menu() for each in menu.actions() if each.menu() is not None]
    closed = [action for each in hidden if isinstance(each, QMenu) for action in each.actions()]
    return [each.text() for each in menu.actions() if each.text() and each.menu() is None], closed


def test_menus_are_grouped_by_game(view: PartyView) -> None:
    shown, closed = entries(menu_of(view.advance_button))
    assert shown[0] == "Several games"
    assert shown[1] == "Award Achievements / Grant Steps"
    own, partner = shown.index(example_game().name), shown.index(PARTNER.name)
    assert min(own, partner) > shown.index("Change profession")
    assert "Award Steps" in shown[own:] if own > partner else shown[own:partner]
    headings = {"Several games", example_game().name, PARTNER.name}
    actions = [each for each in shown if each not in headings]
    assert len(actions) + len(closed) == len(view.available_actions(ProcedureKind.ADVANCEMENT))
    resting, _ = entries(menu_of(view.recover_button))
    assert "Days of rest" in resting


def test_unavailable_actions_are_behind_one_line_with_their_reasons(view: PartyView) -> None:
    menu = menu_of(view.advance_button)
    _, closed = entries(menu)
    assert [each.text() for each in menu.actions() if each.menu() is not None] == [f"Not available now ({len(closed)})"]
    settle = next(each for each in closed if each.text().startswith(f"Settle Steps ({example_game().name}): "))
    assert not settle.isEnabled()
    assert settle.toolTip()
    assert PARTNER.name not in settle.toolTip()


def menu_of(button: QPushButton) -> QMenu:
    menu = button.menu()
    assert isinstance(menu, QMenu)
    return menu


# ------------------------------------------------------------------------------------------------------- one field


def steps_of(character: OpenCharacter) -> int:
    """Return all Steps for conflicts that the log of the character has."""
    log = character.sheet.character.data.get("step_log")
    rows = [each for each in log if isinstance(each, Mapping)] if isinstance(log, list | tuple) else []
    amounts = [each.get("amount") for each in rows if each.get("category") == "conflict"]
    return sum(each for each in amounts if isinstance(each, int))


def kinds(view: PartyView) -> list[str]:
    return [view.award_kind_combo.itemText(index) for index in range(view.award_kind_combo.count())]


def test_an_amount_is_awarded_from_one_field(view: PartyView, ids: list[str], app_window: Desktop) -> None:
    """From the selection: what for, how much, and Enter."""
    before = {id_: load(app_window, id_).data for id_ in ids}
    view.select(*ids[:2])
    owned = [steps_of(view.members.members[id_]) for id_ in ids[:2]]
    assert "Conflict" in kinds(view), "one game: no name of the game is needed"
    steps = 1
    view.award_kind_combo.setCurrentIndex(kinds(view).index("Conflict"))
    line = view.award_combo.lineEdit()
    assert line is not None
    steps += 1
    line.setFocus()
    QTest.keyClicks(line, "30")
    steps += 1
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert steps <= 4
    people = view.members.members
    assert [steps_of(people[id_]) - own for id_, own in zip(ids, owned, strict=False)] == [30, 30]
    assert load(app_window, ids[2]).data == before[ids[2]]
    assert labels(app_window, ids[0])[0] == "Award Steps: Conflict 30, party of 2"
    assert not view.toast.isHidden()
    assert "Award Steps: Conflict 30" in view.toast.label.text()
    assert line.text() == ""
    view.toast.undo_button.click()
    assert {id_: load(app_window, id_).data for id_ in ids} == before
    assert view.said_label.text().startswith("Undone: Award Steps")


def test_usual_amounts_and_dice_are_offered(view: PartyView, ids: list[str]) -> None:
    assert f"Conflict ({example_game().name})" in kinds(view), "several games"
    usual = {}
    for index, name in enumerate(kinds(view)):
        view.award_kind_combo.setCurrentIndex(index)
        usual[name] = [view.award_combo.itemText(place) for place in range(view.award_combo.count())]
    assert usual[f"Conflict ({example_game().name})"] == ["2d6+1d10", "2d10+1d10", "2d12+1d10"]
    assert any(
        all(amount.isdigit() for amount in amounts) and amounts
        for name, amounts in usual.items()
        if PARTNER.name in name
    )
    view.select(ids[0])
    view.award_kind_combo.setCurrentIndex(kinds(view).index("Conflict"))
    before = steps_of(view.members.members[ids[0]])
    view.award_combo.setCurrentIndex(2)
    view.award_button.click()
    gained = steps_of(view.members.members[ids[0]]) - before
    assert 3 <= gained <= 34
    assert f"2d12+1d10 = {gained}" in view.toast.label.text()


def test_what_is_no_amount_is_refused_in_words(view: PartyView, ids: list[str], app_window: Desktop) -> None:
    view.select(ids[0])
    line = view.award_combo.lineEdit()
    assert line is not None
    before = load(app_window, ids[0]).data
    for typed, reason in (("lots", "neither a number nor dice"), ("-5", "not -5")):
        line.setText(typed)
        view.award_button.click()
        assert reason in view.said_label.text().replace("\N{MINUS SIGN}", "-")
    assert load(app_window, ids[0]).data == before
    assert view.toast.isHidden()


def test_those_who_cannot_be_awarded_are_named(view: PartyView, ids: list[str]) -> None:
    view.members.members[ids[0]].push(SetValue("state.dead", True))
    view.select(*ids[:2])
    owned = [steps_of(view.members.members[id_]) for id_ in ids[:2]]
    view.award_kind_combo.setCurrentIndex(kinds(view).index("Conflict"))
    line = view.award_combo.lineEdit()
    assert line is not None
    line.setText("10")
    view.award_button.click()
    assert [steps_of(view.members.members[id_]) for id_ in ids[:2]] == [owned[0], owned[1] + 10]
    assert "is dead" in view.said_label.text()


# ------------------------------------------------------------------------------------------------------- the table


def cell(view: PartyView, id_: str, text: str) -> QModelIndex:
    """Return the cell of a character that shows a text."""
    model = view.party_table.model()
    row = next(number for number, each in enumerate(view._model.rows) if each.id == id_)
    return next(
        model.index(row, column) for column in range(model.columnCount()) if model.index(row, column).data() == text
    )


def click(view: PartyView, index: QModelIndex, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view.party_table.scrollTo(index)
    QTest.mouseClick(
        view.party_table.viewport(),
        Qt.MouseButton.LeftButton,
        modifiers,
        view.party_table.visualRect(index).center(),
    )


def test_a_click_on_a_name_opens_the_sheet(view: PartyView, ids: list[str], app_window: Desktop, qtbot: QtBot) -> None:
    asked: list[str] = []
    view.asked_sheet.connect(asked.append)
    place = cell(view, ids[1], "Ilvane")
    click(view, place, Qt.KeyboardModifier.ControlModifier)
    assert asked == [], "it is only selected"
    click(view, place)
    assert asked == [ids[1]]
    qtbot.waitUntil(lambda: app_window.window.current is view.members.members[ids[1]], timeout=PATIENCE_MS)


def test_a_click_on_a_bar_changes_what_remains(view: PartyView, ids: list[str], app_window: Desktop) -> None:
    click(view, cell(view, ids[0], "17/17"))
    popup = view.vital_popup
    assert popup is not None
    assert popup.isVisible()
    assert popup.title_label.text() == "Bren Tarrow · Health"
    QTest.keyClick(popup.steps, Qt.Key.Key_Minus)
    QTest.keyClick(popup.steps, Qt.Key.Key_PageDown)
    assert popup.amount_label.text() == "11 / 17"
    character = view.members.members[ids[0]]
    assert character.sheet.value("current.hlth") == 11
    QTest.keyClick(popup.steps, Qt.Key.Key_PageUp)
    QTest.keyClick(popup.steps, Qt.Key.Key_PageUp)
    assert character.sheet.value("current.hlth") == 17, "never above the maximum"
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert any("17/17" in row for row in texts(view))


def test_a_fight_is_set_up_with_the_party(view: PartyView, ids: list[str], app_window: Desktop, qtbot: QtBot) -> None:
    view.select(*ids[:2])
    view.fight_button.click()
    assert app_window.controller is not None
    fights = app_window.controller.fights
    qtbot.waitUntil(lambda: bool(fights.windows), timeout=PATIENCE_MS)
    page = fights.windows[-1].view
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: [each.id for each in page.fighters] == ids[:2], timeout=PATIENCE_MS)


def test_days_of_rest_are_asked_once_for_all_games_and_undone_as_one(
    view: PartyView, app_window: Desktop, ids: list[str]
) -> None:
    bren, ilvane, pell = (view.members.members[id_] for id_ in ids)
    bren.push(SetValue("damage.hlth", 3))
    ilvane.push(SetValue("damage", {}))
    pell.push(FACTS.LOSS)
    before = {id_: load(app_window, id_).data for id_ in ids}
    popover = open_popover(view, "rest_days", ProcedureKind.RECOVERY)
    assert popover.title_label.text() == "Days of rest"
    entry = enter(popover, 0, "0")
    assert not popover.primary_button.isEnabled()
    enter(popover, 0, "1")
    assert popover.primary_button.isEnabled()
    assert popover.primary_button.text() == "Rest 1 day"
    found = details(popover)
    assert found[ids[0]] == "Health: 14/17 to 17/17"
    assert found[ids[1]].startswith("Left out: Nothing is lost")
    assert found[ids[2]].startswith(FACTS.LOSS_SHOWN)
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert bren.sheet.value("damage.hlth") == 0
    assert labels(app_window, ids[2])[0] == "Days of rest: 1 day, party of 2"
    assert view.runner.last_action is not None
    view.back_button.click()
    assert {id_: load(app_window, id_).data for id_ in ids} == before


def test_menu_opened_with_the_keyboard_leaves_no_button_pressed(view: PartyView, qtbot: QtBot) -> None:
    button, pressed = view.recover_button, Pressed()
    button.installEventFilter(pressed)
    button.animateClick()
    qtbot.waitUntil(lambda: pressed.is_painted and not button.isDown(), timeout=PATIENCE_MS)
    button.menu().hide()
    qtbot.waitUntil(lambda: not pressed.is_painted, timeout=PATIENCE_MS)


def test_without_selection_or_current_character_the_first_campaign_is_shown(
    app_window: Desktop, ids: list[str], qtbot: QtBot
) -> None:
    view = show_party(app_window, qtbot, 3)
    assert view.whom_combo.currentText() == MARSH


def test_characters_are_not_counted_while_loading(app_window: Desktop, ids: list[str], qtbot: QtBot) -> None:
    assert app_window.controller is not None
    windows = app_window.controller.parties
    app_window.window.actions_by_name.action("party").trigger()
    qtbot.waitUntil(lambda: bool(windows.windows), timeout=PATIENCE_MS)
    view = windows.windows[-1].view
    assert isinstance(view, PartyView)
    assert view.whom_label.text() == "Loading characters…"
    qtbot.waitUntil(lambda: len(view.members.members) == len(ids), timeout=PATIENCE_MS)
    assert view.whom_label.text() == "For all (3)"


def test_other_campaign_can_be_chosen(view: PartyView, qtbot: QtBot) -> None:
    last = view.whom_combo.count() - 1
    view.whom_combo.setCurrentIndex(last)
    view.whom_combo.activated.emit(last)
    qtbot.waitUntil(lambda: any(row[0].startswith("Gorrum") for row in texts(view)), timeout=PATIENCE_MS)
    assert len(view.members.members) == 1


def test_a_row_opens_its_sheet(view: PartyView, app_window: Desktop, ids: list[str], qtbot: QtBot) -> None:
    view.select(ids[1])
    view.sheet_button.click()
    qtbot.waitUntil(
        lambda: app_window.window.current is not None and app_window.window.current.id == ids[1], timeout=PATIENCE_MS
    )


def test_closing_releases_the_characters(view: PartyView, app_window: Desktop) -> None:
    assert app_window.controller is not None
    view.window().close()
    assert not app_window.controller.parties.windows
    assert view.members.members == {}


def test_empty_party_shows_a_notice(start_window: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start_window()
    assert desktop.controller is not None
    joining = desktop.controller
    desktop.window.actions_by_name.action("party").trigger()
    qtbot.waitUntil(lambda: bool(joining.parties.windows), timeout=PATIENCE_MS)
    empty = joining.parties.windows[-1].view
    assert isinstance(empty, PartyView)
    qtbot.waitUntil(lambda: not empty.empty_label.isHidden(), timeout=PATIENCE_MS)
    assert empty.party_table.isHidden()
    assert not empty.advance_button.isEnabled()


@pytest.mark.fonts
def test_headers_of_a_party_share_a_baseline(theme: Theme) -> None:
    assert isinstance(theme, Theme)
    name, other = (QFontMetrics(font(kind)).descent() for kind in (TextStyle.HEADING, TextStyle.LABEL))
    assert header_padding(0) + name == header_padding(1) + other
    assert min(header_padding(0), header_padding(1)) >= 4


def test_a_number_named_after_its_unit_shows_no_unit() -> None:
    state: dict[str, Json] = {"state": {"unconscious": True, "unconscious_seconds": 12}}
    assert party_state(open_character(Character(example_id(), data=state), random.Random(1))) == (
        "Unconscious, Seconds still unconscious 12"
    )


def test_only_games_with_states_have_a_status_column() -> None:
    assert has_states(example_game().system)
    assert not all(has_states(each.system) for each in games())


def test_effects_list_numbers_of_play_first() -> None:
    steps = effects_of(example_id(), "bren", "award", {})
    assert "Step Level: 0 to 1" in steps
    assert steps[-1].endswith(" more")


def test_a_state_that_ends_is_listed() -> None:
    sheet = open_character(read_character(SAMPLES / example_id() / "bren.json"), random.Random(1))
    sheet.apply(SetValue("state.unconscious", True))
    driver = Driver(example_game().procedures["rest"], Situation((sheet,)), 1)
    driver.run_auto({"hours": 1})
    assert action_effects(sheet, driver) == ["Unconscious: yes to no"]
