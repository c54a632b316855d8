"""Campaigns in the whole window: made, filled, given rules, undone after a restart; list, packs, files, sessions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import Batch, SetHeader, SetHouseRule, SetOption
from core.content.rule_pack import pack_of_rules
from core.export.json_file import write_character
from core.store.library import Library
from core.store.records import Draft
from desktop.app import Desktop
from desktop.campaign.add_members_dialog import AddMembersDialog
from desktop.campaign.campaign_view import CampaignView
from desktop.campaign.new_campaign_dialog import NewCampaignDialog
from desktop.campaign.pack_dialogs import PackExportDialog, PackImportDialog
from desktop.campaign.rule_editor import RuleEditor
from desktop.campaign.session_dialog import SessionDialog
from desktop.controllers.campaign_packs import CampaignPacks
from desktop.library.backups_dialog import BackupsDialog
from desktop.library.world_operations import duplicate_world, shipped_worlds
from desktop.palette_view import PaletteItemKind, PaletteView
from desktop.wizard.created_character import add_character
from desktop.wizard.procedure_run import run_at_random, set_up_creation
from tests.helpers.campaign_tables import (
    GAME,
    NAME,
    OPTION,
    RULE,
    CampaignTable,
    change_rules,
    controller_of,
    number_of,
)
from tests.helpers.games import game_with
from tests.helpers.libraries import CharacterEditor, HandClock
from tests.helpers.windows import Messages


@pytest.fixture
def table(qtbot: QtBot, app_window: Desktop) -> CampaignTable:
    app_window.window.resize(1440, 900)
    return CampaignTable(qtbot, app_window)


# --------------------------------------------------------------------------------------------------- a campaign is made


def test_a_campaign_is_made_and_filled(table: CampaignTable) -> None:
    lone = run_at_random(set_up_creation(GAME, "Ada", seed="a")).sheets[0].character
    ada = add_character(lone, table.library)
    table.library.campaigns.add("Lowtide")
    table.trigger("new_campaign")
    dialog = table.dialog(NewCampaignDialog)
    assert not dialog.ok_button.isEnabled()
    dialog.name_edit.setText("lowtide ")
    assert dialog.problem_label.text() == "There is a campaign of this name. Choose another one."
    assert not dialog.ok_button.isEnabled()
    dialog.name_edit.setText(NAME)
    dialog.game_combo.setCurrentIndex(dialog.game_combo.findData(GAME.id))
    assert dialog.problem_label.text() == ""
    dialog.ok_button.click()
    table.wait(lambda: isinstance(table.desktop.window.documents.currentWidget(), CampaignView))
    view = table.view
    assert (view.name_edit.text(), view.game_combo.isEnabled()) == (NAME, True)
    view.add_requested.emit()
    add = table.dialog(AddMembersDialog)
    table.wait(lambda: add.characters_list.count() == 1)
    assert (add.ok_button.isEnabled(), add.ok_button.text()) == (False, "Nothing selected")
    add.search_edit.setText("nobody has this name")
    table.wait(lambda: not add.note_label.isHidden())
    add.search_edit.setText("Ad")
    table.wait(lambda: add.characters_list.count() == 1)
    add.characters_list.item(0).setCheckState(Qt.CheckState.Checked)
    assert add.ok_button.text().startswith("Add 1 ")
    add.ok_button.click()
    table.wait(lambda: [each.id for each in view.shown_members] == [ada])
    assert not view.game_combo.isEnabled()
    assert table.library.load(ada).character.campaign == NAME


def test_a_campaign_without_members_can_have_another_game(table: CampaignTable) -> None:
    id_ = table.library.campaigns.add(NAME).id
    view = table.open(id_)
    assert view.system is None
    view.game_combo.setCurrentIndex(view.game_combo.findData(GAME.id))
    view.game_combo.activated.emit(view.game_combo.currentIndex())
    table.wait(lambda: isinstance(table.desktop.window.documents.currentWidget(), CampaignView) and table.view.system)
    assert table.library.campaigns.find(id_).system == GAME.id


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_another_game_is_asked_about_where_there_are_rules(
    table: CampaignTable, messages: Messages, answer: str
) -> None:
    id_ = table.library.campaigns.add(NAME, system=GAME.id).id
    CharacterEditor(table.library, id_).do(SetHouseRule(RULE, "987")).result()
    view = table.open(id_)
    messages.answers = [answer]
    view.game_combo.setCurrentIndex(view.game_combo.findData(""))
    view.game_combo.activated.emit(view.game_combo.currentIndex())
    assert messages.said == [
        f"The rules of {NAME} are made for its present game. They and the history are removed with another one."
    ]
    if answer == "yes":
        table.wait(lambda: table.library.campaigns.find(id_).system == "")
        table.wait(lambda: isinstance(table.desktop.window.documents.currentWidget(), CampaignView))
        return
    assert view.game_combo.currentData() == GAME.id
    assert table.library.load(id_).character.house_rules == {RULE: "987"}


# ------------------------------------------------------------------------------------------------------------ its rules


def type_wrong_formula(view: CampaignView) -> RuleEditor:
    """Type a formula that cannot be used."""
    view.rules.edit(RULE)
    editor = view.rules.editor
    assert editor is not None
    editor.formula_edit.selectAll()
    QTest.keyClicks(editor.formula_edit, "12 +")
    return editor


def test_a_wrong_formula_is_not_lost_with_its_tab_or_the_window(table: CampaignTable, messages: Messages) -> None:
    id_ = table.make(1)
    view = table.open(id_)
    member = view.shown_members[0].id
    editor = type_wrong_formula(view)
    tabs = table.desktop.window.documents
    messages.answers = ["stay"]
    table.trigger("close_tab")
    assert tabs.currentWidget() is view
    controller_of(table.desktop).sheets.open(member)
    table.wait(lambda: table.desktop.window.current is not None)
    messages.answers = ["stay"]
    table.desktop.window.close()
    assert table.desktop.window.isVisible()
    assert tabs.currentWidget() is view, "the question is about what is in front"
    table.wait(editor.formula_edit.hasFocus)
    assert editor.formula_edit.toPlainText() == "12 +"
    messages.answers = ["stay"]
    table.trigger("campaigns")
    table.campaigns.action_requested.emit("trash", id_)
    assert not table.library.campaigns.find(id_).is_trashed
    assert len(messages.said) == 3
    messages.answers = ["discard"]
    table.trigger("close_tab")
    assert view not in table.desktop.window.tabs()


def test_a_wrong_formula_is_not_lost_with_a_restored_backup(table: CampaignTable, messages: Messages) -> None:
    id_ = table.make(0)
    view = table.open(id_)
    table.desktop.library_service.library.make_backup()
    editor = type_wrong_formula(view)
    table.trigger("backups")
    dialog = table.dialog(BackupsDialog)
    table.wait(dialog.restore_button.isEnabled)
    messages.answers = ["yes", "stay"]
    dialog.restore_button.click()
    assert len(messages.said) == 2
    assert not dialog.isVisible()
    table.wait(lambda: table.desktop.window.focusWidget() is editor.formula_edit)
    assert editor.formula_edit.toPlainText() == "12 +"
    assert view in table.desktop.window.tabs()


def test_the_palette_finds_campaigns_and_worlds(table: CampaignTable) -> None:
    id_ = table.make(0)
    (sample, *_) = shipped_worlds()
    world = duplicate_world(sample.id, "Reed Coast", table.library)
    for words, kind, key in (
        ("salt sil", PaletteItemKind.CAMPAIGN, id_),
        ("reed", PaletteItemKind.WORLD, world),
        (sample.name, PaletteItemKind.WORLD, sample.id),
    ):
        open_from_palette(table, words, kind, key)


def open_from_palette(table: CampaignTable, words: str, kind: PaletteItemKind, key: str) -> None:
    """Type words into the palette, and open the document that it finds."""
    window = table.desktop.window
    table.trigger("palette")
    palette = window.findChild(PaletteView)
    assert palette is not None
    QTest.keyClicks(palette.search_edit, words)
    table.wait(lambda: [each for each in palette._hits.items if (each.kind, each.key) == (kind, key)])
    row = [(each.kind, each.key) for each in palette._hits.items].index((kind, key))
    for _ in range(row):
        QTest.keyClick(palette.search_edit, Qt.Key.Key_Down)
    QTest.keyClick(palette.search_edit, Qt.Key.Key_Return)
    table.wait(lambda: window.document is not None and window.document.id == key)


def test_rules_are_applied_to_all_and_undone_in_the_next_session(
    table: CampaignTable, start_window: Callable[..., Desktop], tmp_path: Path, messages: Messages
) -> None:
    id_ = table.make()
    view = table.open(id_)
    members = [each.id for each in view.shown_members]
    before = {each: table.library.load(each) for each in members}
    change_rules(table, view)
    assert table.rules(id_) == [({}, {})] * 3, "nothing is written yet"
    assert view.impact.count_label.text().startswith("3 of 3 ")
    assert all("987" in [number.then for number in each.numbers] for each in view.impact.list.impacts.impacts)
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    option = not GAME.system.options[OPTION].default
    table.wait(lambda: table.rules(id_) == [({OPTION: option}, {RULE: "987"})] * 3)
    table.wait(lambda: view.rules.rows[RULE].state_label.text().startswith("since "))
    for each in members:
        newest, present = table.library.history(each)[0], table.library.load(each).character
        assert newest.label == f"Rules of {NAME}, version 1"
        assert number_of(present) == 987
        then = table.library.load_revision(each, before[each].position.revision)
        assert number_of(then) == number_of(before[each].character) != 987, (
            "history computes with the rules of that time"
        )
    table.desktop.window.close()
    again = CampaignTable(table.qtbot, start_window(table.desktop.library_service.file))
    view = again.open(id_)
    assert view.pending is not None
    assert view.pending.applied.house_rules == {RULE: "987"}
    again.trigger("undo")
    again.wait(lambda: again.rules(id_) == [({}, {})] * 3)
    assert {each: number_of(again.library.load(each).character) for each in members} == {
        each: number_of(before[each].character) for each in members
    }
    assert again.view.rules.rows == {}


def test_a_draft_is_a_member_and_is_not_computed(table: CampaignTable) -> None:
    id_ = table.make(1)
    membership = table.library.campaigns.membership(table.library.campaigns.find(id_))
    table.library.drafts.save(Draft(GAME.id, GAME.creation.key, membership.to_draft(), "Pell"))
    view = table.open(id_)
    assert [(each.name, each.is_draft) for each in view.shown_members] == [("Member 0", False), ("Pell", True)]
    assert view.count_label.text().startswith("2 ")
    change_rules(table, view)
    assert view.impact.count_label.text().startswith("1 of 2 ")
    assert [(each.name, each.reason) for each in view.impact.list.impacts.impacts[1:]] == [("Pell", "a draft")]


@pytest.mark.parametrize(("answer", "kept"), [("keep", {"": "987"}), ("book", {}), ("stay", None)])
def test_one_that_leaves_keeps_the_rules_or_returns_to_the_book(
    table: CampaignTable, messages: Messages, answer: str, kept: dict[str, str] | None
) -> None:
    id_ = table.make(2)
    CharacterEditor(table.library, id_).do(SetHouseRule(RULE, "987")).result()
    view = table.open(id_)
    first = view.shown_members[0].id
    messages.answers = [answer]
    view.remove_requested.emit((first,))
    if kept is None:
        assert table.library.load(first).character.campaign == NAME
        return
    table.wait(lambda: len(view.shown_members) == 1)
    character = table.library.load(first).character
    assert (character.campaign, character.campaign_rules) == ("", None)
    assert list(character.house_rules.values()) == list(kept.values())


# ------------------------------------------------------------------------------------------------------------- its list


def test_a_campaign_rests_resumes_is_renamed_trashed_and_deleted(table: CampaignTable, messages: Messages) -> None:
    id_ = table.library.campaigns.add(NAME, system=GAME.id).id
    table.trigger("campaigns")
    campaigns = table.campaigns
    table.wait(lambda: [row.name for row in campaigns.model.rows] == [NAME])
    campaigns.action_requested.emit("rest", id_)
    table.wait(lambda: table.library.campaigns.find(id_).is_resting)
    campaigns.action_requested.emit("resume", id_)
    table.wait(lambda: not table.library.campaigns.find(id_).is_resting)
    messages.texts = ["Reed"]
    campaigns.action_requested.emit("rename", id_)
    table.wait(lambda: [row.name for row in campaigns.model.rows] == ["Reed"])
    view = table.open(id_)
    campaigns.action_requested.emit("rest", id_)
    table.wait(lambda: "resting" in view.count_label.text())
    campaigns.action_requested.emit("trash", id_)
    table.wait(lambda: campaigns.model.rows == [] or not campaigns.model.rows)
    assert not isinstance(table.desktop.window.documents.currentWidget(), CampaignView), "its tab is closed"
    campaigns.action_requested.emit("restore", id_)
    table.wait(lambda: len(campaigns.model.rows) == 1)
    campaigns.action_requested.emit("trash", id_)
    table.wait(lambda: not campaigns.model.rows)
    messages.answers = ["yes"]
    campaigns.action_requested.emit("delete", id_)
    table.wait(lambda: not table.library.campaigns.list(trashed=True))


# ------------------------------------------------------------------------------------------------------ packs and files


def test_a_pack_goes_from_one_library_to_another(table: CampaignTable, tmp_path: Path, messages: Messages) -> None:
    with Library.open(tmp_path / "strangers.quire", HandClock()) as other:
        strange = other.campaigns.add("Strange", system=GAME.id).id
        rules = Batch((SetHouseRule(RULE, "987", reason="So we play."), SetOption(OPTION, True, reason="Why not.")))
        CharacterEditor(other, strange).do(rules).result()
        pack = pack_of_rules(other.load(strange).character, "Mara", "For the sea.")
    file = tmp_path / "pack.json"
    file.write_text(pack.to_text(), encoding="utf-8")
    id_ = table.make(1)
    view = table.open(id_)
    messages.files = [(file,)]
    packs = view.findChild(CampaignPacks)
    assert packs is not None
    packs.ask_for_pack()
    dialog = table.dialog(PackImportDialog)
    assert dialog.name_label.text() == "Strange"
    assert "Mara" in dialog.author_label.text()
    shown = [dialog.rules_list.item(row).text() for row in range(dialog.rules_list.count())]
    assert any("987" in each and "So we play." in each for each in shown)
    dialog.ok_button.click()
    assert view.pending is not None
    assert RULE in view.pending.changed_keys
    table.wait(lambda: view.impact.list.impacts.impacts and view.impact.apply_button.isEnabled())
    view.impact.apply_button.click()
    table.wait(lambda: table.rules(id_)[0][1] == {RULE: "987"})
    assert table.library.load(id_).character.reasons[RULE] == "So we play."


def test_a_pack_is_saved_from_the_window(table: CampaignTable, tmp_path: Path, messages: Messages) -> None:
    id_ = table.make(0)
    CharacterEditor(table.library, id_).do(SetHouseRule(RULE, "987")).result()
    view, file = table.open(id_), tmp_path / "ours.json"
    packs = view.findChild(CampaignPacks)
    assert packs is not None
    packs.start_saving()
    dialog = table.dialog(PackExportDialog)
    assert dialog.name_edit.text() == NAME
    assert ", 1 house rule" in dialog.about_label.text()
    dialog.name_edit.setText(" ")
    assert not dialog.ok_button.isEnabled()
    dialog.name_edit.setText("Ours")
    dialog.author_edit.setText("Mara")
    messages.files = [(file,)]
    dialog.ok_button.click()
    table.wait(file.exists)
    messages.files = [(file,)]
    packs.ask_for_pack()
    again = table.dialog(PackImportDialog)
    assert again.name_label.text() == "Ours"
    assert not again.ok_button.isEnabled(), "the campaign has the rule already"


@pytest.mark.parametrize("content", [b"{", b'{"format": "quire-character"}', b""])
def test_a_file_that_is_no_pack_is_refused_with_a_sentence(
    table: CampaignTable, tmp_path: Path, content: bytes
) -> None:
    view = table.open(table.make(0))
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    packs = view.findChild(CampaignPacks)
    assert packs is not None
    packs.open(file)
    table.wait(table.desktop.window.notice_label.text)
    packs.open(tmp_path / "gone.json")
    table.wait(lambda: "gone.json" in table.desktop.window.notice_label.text())


@pytest.mark.parametrize(("answer", "own"), [("own", {RULE: "987"}), ("campaign", {})])
def test_a_file_with_other_rules_than_its_campaign_is_asked_about(
    table: CampaignTable, tmp_path: Path, messages: Messages, answer: str, own: dict[str, str]
) -> None:
    id_ = table.make(1)
    CharacterEditor(table.library, id_).do(SetHouseRule(RULE, "987")).result()
    member = table.library.campaigns.members(id_)[0].id
    file = tmp_path / "ada.json"
    write_character(file, table.library.load_for_file(member))
    CharacterEditor(table.library, id_).do(SetHouseRule(RULE, "988")).result()
    messages.answers = [answer]
    messages.files = [(file,)]
    table.trigger("import")
    table.wait(lambda: len(table.library.campaigns.members(id_)) == 2)
    table.wait(lambda: messages.said)
    assert f"1 character brings other rules than {NAME} has now." in messages.said[-1]
    (added,) = (each.id for each in table.library.campaigns.members(id_) if each.id != member)
    table.wait(lambda: table.library.load(added).character.house_rules == own)
    rules = table.library.load(added).character.campaign_rules
    assert rules is not None
    assert rules.house_rules == {RULE: "988"}


# ------------------------------------------------------------------------------------------------------------- sessions


def test_sessions_are_written_by_hand_and_by_what_happens_on_the_day(table: CampaignTable) -> None:
    id_ = table.make(2)
    view = table.open(id_)
    view.sessions.add_button.click()
    dialog = table.dialog(SessionDialog)
    dialog.title_edit.setText("The salt road shut")
    dialog.present_list.item(1).setCheckState(Qt.CheckState.Unchecked)
    dialog.save_button.click()
    table.wait(lambda: view.character.is_saved)
    (session,) = view.sessions.sessions
    assert (session.title, [name for _, name in session.present]) == ("The salt road shut", ["Member 0"])
    both = [each.id for each in view.shown_members]
    service = table.desktop.library_service
    service.change(view, lambda library: library.campaigns.record(both, "Award: 3 Steps"))
    table.wait(lambda: view.sessions.sessions[0].awarded == ("Award: 3 Steps",))
    assert len(view.sessions.sessions[0].present) == 2, "the session of the day is filled in"
    service.change(view, lambda library: library.campaigns.withdraw(both, "Award: 3 Steps"))
    table.wait(lambda: view.sessions.sessions[0].awarded == ())
    view.sessions.edit(0)
    again = table.dialog(SessionDialog)
    again.delete_button.click()
    table.wait(lambda: not view.sessions.sessions)


# ----------------------------------------------------------------------------------------------------- date in the game


def test_a_date_in_the_game_is_typed_checked_and_noted_in_sessions(table: CampaignTable) -> None:
    of = game_with(lambda each: each.system.calendar is not None, "a calendar")
    id_ = table.library.campaigns.add(NAME, system=of.id).id
    view = table.open(id_)
    assert view.date_box.isVisible()
    type_date(view, "14/3/612")
    table.wait(lambda: view.character.is_saved)
    assert table.library.load(id_).character.data["campaign"] == {"date": {"day": 14, "month": 3, "year": 612}}
    type_date(view, "14/99/612")
    assert "no month 99" in view.date_problem_label.text()
    view.character.push(SetHeader("notes", "The ferry is owed."))
    assert (view.date_edit.text(), view.date_problem_label.isVisible()) == ("14/99/612", True), "what was typed stays"
    QTest.mouseClick(view.later_button, Qt.MouseButton.LeftButton)
    assert (view.date_edit.text(), view.date_problem_label.isVisible()) == ("15/3/612", False)
    type_date(view, "")
    assert view.date_edit.text() == "15/3/612"
    view.sessions.add_button.click()
    dialog = table.dialog(SessionDialog)
    assert dialog.game_date_edit.text() == "15/3/612"
    dialog.save_button.click()
    assert view.sessions.sessions[0].game_date == "15.3.612"
    assert view.sessions.model.items[0].detail.startswith("15/3/612 · ")


def type_date(view: CampaignView, text: str) -> None:
    """Type a date, and Enter."""
    view.date_edit.setFocus()
    view.date_edit.selectAll()
    QTest.keyClick(view.date_edit, Qt.Key.Key_Delete)
    QTest.keyClicks(view.date_edit, text)
    QTest.keyClick(view.date_edit, Qt.Key.Key_Return)
