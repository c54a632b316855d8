"""The library view: list, search, filters and actions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.export.json_file import read_character
from core.registry import games, summarise
from core.store.library import Library
from core.store.records import Query, prepare_character
from desktop import theme
from desktop.library import bulk_operations as work
from desktop.library.bulk_operations import sample_files
from desktop.library.empty_reasons import EmptyReason, empty_texts
from desktop.library.export_dialog import ExportDialog
from desktop.library.found_lines import FoundLine
from desktop.library.library_delegate import detail_of
from desktop.library.library_dialogs import CampaignDialog, ImportReportDialog, TagsDialog
from desktop.library.library_model import Role
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.library.paged_rows import RowKind
from desktop.library.row_painting import takes_two_lines
from desktop.settings import LIBRARY_GROUP, LIBRARY_SORT, Settings
from desktop.tasks import Progress
from desktop.theme import Theme, px
from tests.helpers.games import any_game, any_id, example_id, game_with, sample_character
from tests.helpers.library_window import LibraryWindow, show_library
from tests.helpers.sources import ROOT
from tests.helpers.windows import PATIENCE_MS, Messages

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shown(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme, messages: Messages
) -> LibraryWindow:
    assert isinstance(theme, Theme)
    assert isinstance(messages, Messages)
    return show_library(qtbot, service, window_settings)


@pytest.fixture
def people(shown: LibraryWindow) -> LibraryWindow:
    shown.add("Anna", "Bren", "Carl", tags=("hero",))
    shown.add("Doris", campaign="")
    return shown


def test_a_character_is_pasted(people: LibraryWindow) -> None:
    document = Character(any_id(), name="Emma", campaign="Saltmere").to_text()
    for text in ("  ", document, "no character at all"):
        QGuiApplication.clipboard().setText(text)
        if text.strip():
            people.change(lambda: QTest.keyClick(people.view.list, Qt.Key.Key_V, CONTROL))
        else:
            QTest.keyClick(people.view.list, Qt.Key.Key_V, CONTROL)
    people.listed(["Saltmere", "Anna", "Bren", "Carl", "Emma", "No campaign", "Doris"])
    assert isinstance(people.dialog(ImportReportDialog), ImportReportDialog)


EVERYBODY = ["Saltmere", "Anna", "Bren", "Carl", "No campaign", "Doris"]


# ---------------------------------------------------------------------------------------------------- what is listed


def test_characters_are_grouped_by_campaign(people: LibraryWindow) -> None:
    people.listed(EVERYBODY)
    model = people.view.model
    assert model.data(model.index(0), Role.NUMBER) == 3
    assert model.data(model.index(1), Role.DETAIL) == f"{any_game().name} · Step Level 2"
    assert people.view.number_label.text().startswith("4 ")


def test_each_row_has_the_sign_of_its_game(people: LibraryWindow) -> None:
    model = people.view.model
    assert model.data(model.index(1), Role.SIGN) == any_game().sign != ""


def test_all_rows_of_a_list_name_their_game_or_none_does(people: LibraryWindow) -> None:
    """By the width of the list alone: rows that differ in this by the length of their words look random."""
    long = "EL 2, age 31"
    people.do(lambda library: library.add_many([prepare_character(Character(any_id(), name="Edda"), long, "1")]))
    people.draft("A begun one")
    model, game = people.view.model, any_game().name
    rows = [model.index(row) for row in range(model.rowCount()) if model.data(model.index(row), Role.SIGN)]
    assert len(rows) == 5
    assert {detail_of(each, px(340)) for each in rows} == {f"{game} · Step Level 2", f"{game} · {long}"}
    assert {detail_of(each, px(264)) for each in rows} == {f"{game} · Step Level 2", f"{game} · EL 2"}
    assert {detail_of(each, px(200)) for each in rows} == {"Step Level 2", long}
    draft = model.index(people.row("A begun one"))
    assert detail_of(draft, px(200)) == f"{game} · draft", "its game has no sign beside it"


def test_characters_are_grouped_by_game_or_not_at_all(people: LibraryWindow, window_settings: Settings) -> None:
    by_campaign, by_game, plain = people.view.order.group_menu.actions()
    people.change(by_game.trigger)
    people.listed([any_game().name, "Anna", "Bren", "Carl", "Doris"])
    assert people.view.group_button.text() == "by game"
    people.change(plain.trigger)
    people.listed(["Anna", "Bren", "Carl", "Doris"])
    assert window_settings.get(LIBRARY_GROUP) == "none"
    people.change(by_campaign.trigger)
    people.listed(EVERYBODY)


def test_the_order_is_chosen_and_stored(people: LibraryWindow, window_settings: Settings) -> None:
    descending = next(each for each in people.view.order.actions() if "order" in each.text())
    people.change(descending.trigger)
    people.listed(["Saltmere", "Carl", "Bren", "Anna", "No campaign", "Doris"])
    assert window_settings.get(LIBRARY_SORT) == "-name"
    again = show_library(people.qtbot, people.service, window_settings)
    again.listed(["Saltmere", "Carl", "Bren", "Anna", "No campaign", "Doris"])


def test_an_invalid_setting_gives_the_default_order(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    assert isinstance(theme, Theme)
    window_settings.put(LIBRARY_SORT, "by shoe size")
    window_settings.put(LIBRARY_GROUP, "?")
    shown = show_library(qtbot, service, window_settings)
    assert shown.view.query() == Query()
    assert shown.view.order.grouping.value == "campaign"


def test_typing_filters_the_list(people: LibraryWindow) -> None:
    people.view.search_edit.start()
    QTest.keyClicks(people.view.search_edit, "bre")
    people.listed(["Saltmere", "Bren"])
    people.press(Qt.Key.Key_Escape)
    people.listed(EVERYBODY)


def test_typing_in_the_list_searches(people: LibraryWindow) -> None:
    people.choose("Anna")
    QTest.keyClicks(people.view.list, "d")
    people.listed(["No campaign", "Doris"])
    assert people.view.search_edit.hasFocus()


def test_down_goes_from_the_search_into_the_list_and_up_goes_back(people: LibraryWindow) -> None:
    people.view.search_edit.start()
    people.press(Qt.Key.Key_Down)
    assert people.view.list.hasFocus()
    assert people.view.list.currentIndex().row() == 1
    people.press(Qt.Key.Key_Up)
    people.press(Qt.Key.Key_Up)
    assert people.view.search_edit.hasFocus()


def test_a_chip_shows_one_game(people: LibraryWindow) -> None:
    assert people.view.chips.keys() == ["", *(game.id for game in games())]
    people.do(lambda library: library.add(prepare_character(Character("elsewhere", name="Foreigner"))))
    people.listed([*EVERYBODY, "Foreigner"])
    people.change(lambda: QTest.mouseClick(people.view.chips.chip(any_id()), Qt.MouseButton.LeftButton))
    people.listed(EVERYBODY)


@pytest.mark.fonts
def test_the_list_does_not_jump_when_the_games_are_known(people: LibraryWindow, window_settings: Settings) -> None:
    height = people.view.chips.height()
    assert height > 2 * people.view.chips.chip("").height()
    again = LibraryView(people.service, window_settings, people.library_actions)
    people.qtbot.addWidget(again)
    again.resize(people.view.size())
    again.show()
    assert again.chips.keys() == [], "the games are not known yet"
    assert again.chips.height() == height
    people.qtbot.waitUntil(lambda: len(again.chips.keys()) > 1, timeout=PATIENCE_MS)
    assert again.chips.height() == height


def test_tags_filter(people: LibraryWindow) -> None:
    people.view.order.aboutToShow.emit()
    people.qtbot.waitUntil(lambda: bool(people.view.order.tag_menu.actions()), timeout=PATIENCE_MS)
    hero = people.view.order.tag_menu.actions()[0]
    people.change(hero.trigger)
    people.listed(["Saltmere", "Anna", "Bren", "Carl"])
    assert people.view.filter_label.text() == "Tagged hero"
    people.change(people.view.clear_filter_button.click)
    people.listed(EVERYBODY)
    assert people.view.filter_box.isHidden()


def test_a_campaign_filters(people: LibraryWindow) -> None:
    order = people.view.order
    people.draft("Begun")
    order.aboutToShow.emit()
    people.qtbot.waitUntil(lambda: bool(order.campaign_menu.actions()), timeout=PATIENCE_MS)
    chosen = {each.text(): each for each in order.campaign_menu.actions() if not each.isSeparator()}
    assert list(chosen) == ["&All", "Saltmere", "&No campaign"]
    people.change(chosen["Saltmere"].trigger)
    people.listed(["Saltmere", "Anna", "Bren", "Carl"])
    assert people.view.filter_label.text() == "Saltmere"
    people.change(chosen["&No campaign"].trigger)
    people.listed(["No campaign", "Doris"])
    people.change(people.view.clear_filter_button.click)
    people.listed(["Fights and drafts", "Begun", *EVERYBODY])
    assert chosen["&All"].isChecked()


@pytest.mark.fonts
def test_large_numbers_leave_the_width_as_it_is(people: LibraryWindow) -> None:
    listing = people.view.model.rows
    assert listing is not None
    before = people.view.number_label.minimumWidth()
    assert before == people.view.number_label.sizeHint().width()
    listing.number = 1_000_000_000
    people.view._show_numbers(listing)
    assert people.view.number_label.minimumWidth() <= max(before, theme.px(96))
    assert people.view.number_label.toolTip() == people.view.number_label.text()


def test_mnemonics_of_the_library_are_unique(people: LibraryWindow) -> None:
    """Menus and sheet pages are visible at the same time."""
    elsewhere = "".join(
        Path(file).read_text(encoding="utf-8") for file in sorted((ROOT / "forms" / "sheets").glob("*/sheet.ui"))
    )
    taken = set(re.findall(r'attribute name="title"><string>[^<]*&amp;(\w)', elsewhere))
    frame = (ROOT / "forms" / "main_window.ui").read_text(encoding="utf-8")
    taken |= set(re.findall(r'class="QMenu".*"title"><string>[^<]*&amp;(\w)', frame))
    letters = {each.lower() for each in taken}
    assert len(letters) >= 12
    texts = [people.view.clear_filter_button.text()]
    texts += [empty_texts(empty)[2] for empty in EmptyReason if empty is not EmptyReason.LIBRARY]
    ours = [text[text.index("&") + 1].lower() for text in texts if text]
    assert len(ours) >= 4
    assert not letters.intersection(ours)


@pytest.mark.fonts
def test_groups_collapse_and_expand(people: LibraryWindow) -> None:
    people.choose("Bren")
    people.press(Qt.Key.Key_Left)
    assert people.view.list.currentIndex().row() == 0
    people.press(Qt.Key.Key_Left)
    assert people.rows() == ["Saltmere", "No campaign", "Doris"]
    people.press(Qt.Key.Key_Right)
    assert people.rows() == EVERYBODY
    people.press(Qt.Key.Key_Space)
    people.change(people.view.model.read)
    assert people.rows() == ["Saltmere", "No campaign", "Doris"]
    place = people.view.list.visualRect(people.view.model.index(0)).center()
    QTest.mouseClick(people.view.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert people.view.model.rowCount() == 6


def test_the_selection_survives_a_reload(people: LibraryWindow) -> None:
    people.choose("Bren", "Carl")
    people.add("Aaron")
    assert people.rows()[1:5] == ["Aaron", "Anna", "Bren", "Carl"]
    assert people.view.list.ranges() == [(3, 4)]
    assert people.view.list.currentIndex().row() in {3, 4}


@pytest.mark.fonts
def test_a_violation_shows_at_the_right(shown: LibraryWindow) -> None:
    wrong = Character(example_id(), name="Wrong", data={"trait_rolls": {"self": 11}})
    shown.do(lambda library: library.add(prepare_character(wrong, *summarise(wrong))))
    model = shown.view.model
    index = model.index(shown.row("Wrong"))
    assert "1 violation" in str(model.data(index, Qt.ItemDataRole.AccessibleTextRole))
    assert not shown.view.grab().isNull()


@pytest.mark.fonts
def test_drafts_come_first_and_resume(people: LibraryWindow) -> None:
    draft = people.draft("Nobody yet")
    people.listed(["Fights and drafts", "Nobody yet", *EVERYBODY])
    people.choose("Nobody yet")
    with people.qtbot.waitSignal(people.view.draft_opened) as opened:
        people.press(Qt.Key.Key_Return)
    assert opened.args == [draft]
    assert not people.view.grab().isNull()


@pytest.mark.fonts
def test_resume_at_the_end_of_a_draft_is_a_link(people: LibraryWindow) -> None:
    draft = people.draft("Nobody yet")
    rows = people.view.list
    row = next(number for number in range(people.view.model.rowCount()) if people.view.model.draft(number) == draft)
    place = rows.visualRect(people.view.model.index(row, 0))
    opened: list[object] = []
    people.view.draft_opened.connect(opened.append)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert not opened
    end = QPoint(rows.viewport().width() - 20, place.center().y())
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert opened == [draft]


def test_only_fights_can_be_renamed(people: LibraryWindow, messages: Messages) -> None:
    people.draft("Nobody yet")
    people.draft("A brawl", "conflict")
    people.choose("Nobody yet")
    people.press(Qt.Key.Key_F2)
    people.choose("A brawl")
    messages.texts = [None, "  ", "A brawl", "The mill"]
    for _ in range(3):
        people.press(Qt.Key.Key_F2)
    people.change(lambda: people.press(Qt.Key.Key_F2))
    people.listed(["Fights and drafts", "The mill", "Nobody yet", *EVERYBODY])
    assert messages.titles == ["Rename fight"] * 4


def test_a_draft_is_deleted_after_a_question(people: LibraryWindow, messages: Messages) -> None:
    people.draft("Nobody yet")
    people.choose("Nobody yet")
    messages.answers = ["no"]
    people.press(Qt.Key.Key_Delete)
    assert "Nobody yet" in messages.said[0]
    messages.answers = ["yes"]
    people.change(lambda: people.press(Qt.Key.Key_Delete))
    people.listed(EVERYBODY)


# ------------------------------------------------------------------------------------------------------ empty lists


def test_an_empty_library_says_what_to_do(shown: LibraryWindow) -> None:
    assert shown.view.stack.currentWidget() is shown.view.empty_page
    assert "No characters yet" in shown.view.empty_title_label.text()
    with shown.qtbot.waitSignal(shown.view.asked_new):
        shown.view.empty_button.click()


def test_an_empty_library_is_signalled(shown: LibraryWindow) -> None:
    told: list[bool] = []
    shown.view.emptied.connect(told.append)
    shown.add("Anna")
    shown.view.search_edit.setText("nobody")
    shown.listed([])
    assert told[0] is False
    assert told[-1] is False


def test_a_search_without_matches_can_be_cleared(people: LibraryWindow) -> None:
    people.view.search_edit.setText("xyz")
    people.listed([])
    assert people.view.empty_title_label.text() == "No matches"
    people.change(people.view.empty_button.click)
    people.listed(EVERYBODY)
    assert people.view.stack.currentWidget() is people.view.list_page


def test_an_empty_trash_says_so(people: LibraryWindow) -> None:
    people.change(people.view.trash_button.click)
    assert people.view.empty_title_label.text() == "The trash is empty"
    people.change(people.view.empty_button.click)
    people.listed(EVERYBODY)


def test_a_library_that_cannot_be_read_says_why(people: LibraryWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:

        def fail(*_arguments: object) -> object:
            people.service.library.load("nobody")
            return ()

        patch.setattr(Library, "groups", fail)
        with people.qtbot.waitSignal(people.view.model.failed, timeout=PATIENCE_MS):
            people.view.model.read()
    assert people.view.empty_title_label.text() == "The library cannot be read"
    assert "nobody" in people.view.empty_label.text()
    people.change(people.view.empty_button.click)
    people.listed(EVERYBODY)


# ------------------------------------------------------------------------------------------------------ one or many


def id_of(people: LibraryWindow, name: str) -> str:
    entry = people.view.model.entry(people.row(name))
    assert entry is not None
    return entry.id


def click(people: LibraryWindow, name: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = people.view.list.visualRect(people.view.model.index(people.row(name))).center()
    QTest.mouseClick(people.view.list.viewport(), Qt.MouseButton.LeftButton, modifier, place)


@pytest.mark.fonts
def test_enter_and_a_click_open(people: LibraryWindow) -> None:
    opened_ids: list[str] = []
    people.view.opened.connect(opened_ids.append)
    people.choose("Bren")
    people.press(Qt.Key.Key_Return)
    assert opened_ids == [id_of(people, "Bren")]
    click(people, "Anna")
    assert opened_ids[-1] == id_of(people, "Anna")


@pytest.mark.fonts
def test_ctrl_and_shift_select_without_opening(people: LibraryWindow) -> None:
    opened: list[str] = []
    people.view.opened.connect(opened.append)
    click(people, "Anna", Qt.KeyboardModifier.ControlModifier)
    click(people, "Carl", Qt.KeyboardModifier.ShiftModifier)
    people.press(Qt.Key.Key_Down)
    assert opened == []
    people.choose("Anna", "Carl")
    assert people.view.marked is None
    assert people.view.print_action.text() == "&Print 2 characters…"
    people.choose("Bren")
    assert people.view.marked is not None
    assert people.view.trash_action.text() == "Move Bren to Tra&sh"


def test_marking_a_row_keeps_a_selection_of_several(people: LibraryWindow) -> None:
    people.view.list.mark(id_of(people, "Doris"))
    assert people.view.marked is not None
    assert people.view.marked.name == "Doris"
    people.choose("Anna", "Bren")
    people.view.list.mark(id_of(people, "Carl"))
    assert people.view.list.selected_count() == 2
    assert people.view.list.currentIndex().row() == people.row("Carl")
    people.view.list.mark("nobody")
    assert people.view.list.currentIndex().row() == people.row("Carl")


def test_the_trash_restores(people: LibraryWindow) -> None:
    people.choose("Anna", "Carl")
    removed: list[list[str]] = []
    people.library_actions.removed.connect(removed.append)
    people.change(lambda: people.press(Qt.Key.Key_Delete))
    people.listed(["Saltmere", "Bren", "No campaign", "Doris"])
    assert len(removed[0]) == 2
    assert people.view.trash_button.text() == "2"
    people.change(people.view.trash_button.click)
    people.listed(["Carl", "Anna"])
    people.choose("Anna")
    assert people.view.restore_button.isVisible()
    assert not people.view.tag_button.isVisible()
    people.change(people.view.restore_button.click)
    people.listed(["Carl"])
    people.choose("Carl")
    people.press(Qt.Key.Key_Return)
    people.change(lambda: people.press(Qt.Key.Key_Escape))
    people.listed(["Saltmere", "Anna", "Bren", "No campaign", "Doris"])


def test_trashed_characters_are_deleted_after_a_question(people: LibraryWindow, messages: Messages) -> None:
    people.choose("Anna", "Carl")
    people.change(lambda: people.press(Qt.Key.Key_Delete))
    people.change(people.view.trash_button.click)
    people.view.list.selectAll()
    messages.answers = ["no", "yes"]
    people.press(Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    assert "2 characters" in messages.said[0]
    people.change(lambda: people.press(Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier))
    people.listed([])


def test_a_duplicate_is_made_and_selected(people: LibraryWindow) -> None:
    people.choose("Anna")
    people.change(lambda: people.press(Qt.Key.Key_D, CONTROL))
    people.listed(["Saltmere", "Anna", "Bren", "Carl", "Copy of Anna", "No campaign", "Doris"])
    assert people.view.list.ranges() == [(4, 4)]


def test_a_duplicate_can_be_undone(people: LibraryWindow) -> None:
    undos: list[tuple[str, Callable[[], object]]] = []
    people.library_actions.undoable.connect(lambda text, undo: undos.append((text, undo)))
    people.choose("Anna")
    people.change(lambda: people.press(Qt.Key.Key_D, CONTROL))
    ((text, undo),) = undos
    assert text.endswith("duplicated")
    people.change(undo)
    people.listed(["Saltmere", "Anna", "Bren", "Carl", "No campaign", "Doris"])
    assert people.service.library.count(Query(trashed=True)) == 0


def test_an_import_is_undone_for_good_but_what_was_edited_since_is_in_the_trash(
    people: LibraryWindow, tmp_path: Path
) -> None:
    for name in ("Emma", "Fara"):
        (tmp_path / f"{name}.json").write_text(Character(any_id(), name=name).to_text(), encoding="utf-8")
    undos: list[tuple[str, Callable[[], object]]] = []
    notices: list[str] = []
    trashed: list[list[str]] = []
    closed: list[list[str]] = []
    people.library_actions.undoable.connect(lambda text, undo: undos.append((text, undo)))
    people.library_actions.trashed.connect(trashed.append)
    people.library_actions.removed.connect(closed.append)
    people.change(lambda: people.library_actions.import_files([tmp_path]))
    ((text, undo),) = undos
    assert text.startswith("2 ")
    library = people.service.library
    by_name = {entry.name: entry.id for entry in library.page().entries}
    work.write_tags([by_name["Fara"]], ["new"], [], Progress(people.view), library)
    people.service.notice.connect(lambda message: notices.append(message.render()))
    people.change(undo)
    assert [entry.name for entry in library.page(Query(trashed=True)).entries] == ["Fara"]
    assert "Emma" not in {entry.name for entry in library.page().entries}
    assert notices == ["1 character removed again."]
    assert trashed == [[by_name["Fara"]]]
    assert set(closed[0]) == {by_name["Emma"], by_name["Fara"]}


def test_tags_of_many_characters_are_set_at_once(people: LibraryWindow) -> None:
    people.do(lambda library: library.add(prepare_character(Character(any_id(), name="Ede", campaign="Saltmere"))))
    people.choose("Anna", "Ede")
    people.press(Qt.Key.Key_T, CONTROL)
    dialog = people.dialog(TagsDialog)
    assert isinstance(dialog, TagsDialog)
    item = dialog.tags_list.item(0)
    assert item.text() == "hero"
    assert item.checkState() is Qt.CheckState.PartiallyChecked
    item.setCheckState(Qt.CheckState.Unchecked)
    QTest.keyClicks(dialog.new_edit, "sea, harbour,, sea")
    headers_changed: list[list[str]] = []
    people.library_actions.headers_changed.connect(headers_changed.append)
    undos: list[tuple[str, Callable[[], object]]] = []
    people.library_actions.undoable.connect(lambda text, undo: undos.append((text, undo)))
    people.change(dialog.ok_button.click)
    tags = {entry.name: entry.tags for entry in people.service.library.page().entries}
    assert tags["Anna"] == tags["Ede"] == ("sea", "harbour")
    assert tags["Bren"] == ("hero",)
    assert len(headers_changed[0]) == 2
    history = people.service.library.history(headers_changed[0][0])
    assert "Tags" in history[0].label
    ((text, undo),) = undos
    assert text.startswith("Tags of 2 character")
    people.change(undo)
    tags = {entry.name: entry.tags for entry in people.service.library.page().entries}
    assert (tags["Anna"], tags["Ede"]) == (("hero",), ())
    assert len(headers_changed) == 2


def test_untouched_tags_stay(people: LibraryWindow) -> None:
    people.choose("Anna")
    people.press(Qt.Key.Key_T, CONTROL)
    dialog = people.dialog(TagsDialog)
    assert isinstance(dialog, TagsDialog)
    dialog.ok_button.click()
    assert not dialog.isVisible()
    assert people.service.library.page().entries[0].revision == 0


def test_the_campaign_of_many_characters_is_set_at_once(people: LibraryWindow) -> None:
    people.choose("Anna", "Doris")
    people.view.campaign_action.trigger()
    dialog = people.dialog(CampaignDialog)
    assert isinstance(dialog, CampaignDialog)
    assert dialog.campaign() == ""
    assert not dialog.ok_button.isEnabled()  # Enter removes no character from a campaign
    dialog.campaign_combo.setCurrentText("  Lowtide ")
    undos: list[Callable[[], object]] = []
    people.library_actions.undoable.connect(lambda _text, undo: undos.append(undo))
    people.change(dialog.ok_button.click)
    people.listed(["Lowtide", "Anna", "Doris", "Saltmere", "Bren", "Carl"])
    people.change(undos[0])
    people.listed(["Saltmere", "Anna", "Bren", "Carl", "No campaign", "Doris"])


def test_one_character_is_exported_to_a_file(people: LibraryWindow, messages: Messages, tmp_path: Path) -> None:
    messages.files = [(tmp_path / "anna",)]
    people.choose("Anna")
    people.press(Qt.Key.Key_E, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    dialog = people.dialog(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    assert dialog.who_label.text() == "Anna"
    assert not dialog.secrets_check.isEnabled()  # a character file holds everything
    with people.qtbot.waitSignal(people.service.notice, timeout=PATIENCE_MS):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert read_character(tmp_path / "anna.json").name == "Anna"


@pytest.mark.parametrize(
    ("radio", "ending", "said"),
    [
        ("page_radio", ".html", "<!DOCTYPE html>"),
        ("markdown_radio", ".md", "# Anna"),
        ("text_radio", ".txt", "Anna"),
        ("values_radio", ".json", "quire-values"),
    ],
)
def test_a_character_is_exported_in_a_format(
    people: LibraryWindow, messages: Messages, tmp_path: Path, radio: str, ending: str, said: str
) -> None:
    messages.files = [(tmp_path / "anna",)]
    people.choose("Anna")
    people.view.export_action.trigger()
    dialog = people.dialog(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    getattr(dialog, radio).click()
    assert dialog.secrets_check.isEnabled()
    with people.qtbot.waitSignal(people.service.notice, timeout=PATIENCE_MS):
        dialog.ok_button.click()
    assert said in (tmp_path / f"anna{ending}").read_text(encoding="utf-8")
    people.view.export_action.trigger()
    again = people.dialog(ExportDialog)
    assert isinstance(again, ExportDialog)
    assert getattr(again, radio).isChecked()  # the format of the last time
    again.reject()


def test_many_characters_are_exported_to_a_folder(people: LibraryWindow, messages: Messages, tmp_path: Path) -> None:
    people.add("Anna")
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "Anna.json").write_text("{}")
    messages.files = [(folder,)]
    people.view.list.setFocus()
    people.view.list.selectAll()
    people.view.export_button.click()
    dialog = people.dialog(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    assert "5" in dialog.who_label.text()
    with people.qtbot.waitSignal(people.service.notice, timeout=PATIENCE_MS) as told:
        dialog.ok_button.click()
    assert "5" in told.args[0].render()
    assert sorted(file.name for file in folder.iterdir()) == [
        "Anna-2.json", "Anna-3.json", "Anna.json", "Bren.json", "Carl.json", "Doris.json",
    ]  # fmt: skip
    assert (folder / "Anna.json").read_text() == "{}"


def test_cancelled_export_writes_nothing(people: LibraryWindow) -> None:
    for chosen in (("Anna",), ("Anna", "Bren")):
        people.choose(*chosen)
        people.view.export_action.trigger()
        people.dialog(ExportDialog).reject()
    assert people.service.library.count() == 4


def test_many_characters_are_printed(people: LibraryWindow) -> None:
    people.choose("Anna", "Bren")
    with people.qtbot.waitSignal(people.view.asked_print) as asked:
        people.view.print_button.click()
    assert len(asked.args[0]) == 2


def test_the_menu_offers_the_available_actions(people: LibraryWindow) -> None:
    people.choose("Anna")
    people.view.list.menu_requested.emit(QPoint(10, 10))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert texts == [
        "Open Anna",
        "Duplicate Anna",
        "Tags of Anna…",
        "Campaign of Anna…",
        "Export Anna as…",
        "Print Anna…",
        "Move Anna to Trash",
    ]
    menu.close()


def test_there_is_no_menu_without_a_selection(people: LibraryWindow) -> None:
    people.view.list.clearSelection()
    people.view.list.menu_requested.emit(QPoint(10, 10))
    assert QApplication.activePopupWidget() is None


# ----------------------------------------------------------------------------------------------------------- imports


def drop(window: LibraryWindow, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.view.dropEvent(event)


def test_dropped_files_are_imported_and_rejects_reported(
    shown: LibraryWindow, tmp_path: Path, messages: Messages
) -> None:
    folder = tmp_path / "many"
    (folder / "deeper").mkdir(parents=True)
    sample = sample_files()[0].read_bytes()
    (folder / "one.json").write_bytes(sample)
    (folder / "deeper" / "two.json").write_bytes(sample)
    (folder / "note.txt").write_text("no character")
    (folder / "broken.json").write_text("{")
    foreign = tmp_path / "foreign.json"
    foreign.write_text(
        json.dumps({"format": "quire-character", "version": 1, "system": "else", "name": "X", "data": {}})
    )
    shown.change(lambda: drop(shown, folder, foreign, tmp_path / "missing.json"))
    assert len(shown.rows()) == 3
    dialog = shown.dialog(ImportReportDialog)
    assert isinstance(dialog, ImportReportDialog)
    assert dialog.taken_label.text().startswith("2 ")
    rows = range(dialog.refused_list.rowCount())
    cells = [[dialog.refused_list.item(row, column) for column in (0, 1)] for row in rows]
    said = [[cell.text() for cell in row if cell is not None] for row in cells]
    assert [file for file, _ in said] == ["broken.json", "foreign.json", "missing.json"]
    assert all(len(reason) > 20 for _, reason in said)
    dialog.copy_button.click()
    assert "missing.json" in QGuiApplication.clipboard().text()
    dialog.close_button.click()
    assert not messages.said


def test_files_are_chosen_in_a_dialog(shown: LibraryWindow, messages: Messages) -> None:
    shown.library_actions.ask_for_files()
    messages.files = [sample_files()[:1]]
    with shown.qtbot.waitSignal(shown.service.notice, timeout=PATIENCE_MS) as told:
        shown.library_actions.ask_for_files()
    assert told.args[0].code == "imported_one"


def test_the_samples_are_imported_and_selected(shown: LibraryWindow) -> None:
    shown.change(shown.library_actions.open_samples)
    assert sample_character().name in shown.rows()
    assert len(shown.rows()) > len(sample_files())  # headings as well
    assert shown.view.list.selected_count() == 1


# -------------------------------------------------------------------------------------------------- all characters


def test_thousands_of_rows_have_positions_before_loading(shown: LibraryWindow) -> None:
    def fill(library: Library) -> object:
        return library.add_many(
            prepare_character(Character(any_id(), name=f"P{n:04}", campaign="Big")) for n in range(1500)
        )

    shown.do(fill)
    model = shown.view.model
    assert model.rowCount() == 1501
    assert model.data(model.index(1450)) is None
    bar = shown.view.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    shown.qtbot.waitUntil(lambda: model.data(model.index(1500)) == "P1499", timeout=PATIENCE_MS)
    assert model.data(model.index(700)) is None
    shown.view.list.setFocus()
    shown.view.list.selectAll()
    assert shown.view.selection_label.text().startswith(QLocale().toString(1500))
    shown.change(lambda: shown.press(Qt.Key.Key_Delete))
    shown.listed([])
    assert shown.service.library.count(Query(trashed=True)) == 1500


def test_accessible_texts(people: LibraryWindow) -> None:
    interface = QAccessible.queryAccessibleInterface(people.view.list)
    assert interface.text(QAccessible.Text.Name) == "Characters"
    assert interface.role() in {QAccessible.Role.Table, QAccessible.Role.List}
    model = people.view.model
    said = [str(model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]
    assert said[0] == "Group Saltmere, 3, expanded"
    assert said[1].startswith(f"Anna, {any_game().name} · Step Level 2, campaign Saltmere, tags: hero, last edit")
    assert [model.kind(0), model.kind(1)] == [RowKind.HEADING, RowKind.CHARACTER]


@pytest.mark.fonts
def test_a_wide_library_shows_more(people: LibraryWindow) -> None:
    people.view.resize(900, 500)
    assert not people.view.grab().isNull()
    index = people.view.model.index(1)
    assert str(people.view.model.data(index, Qt.ItemDataRole.ToolTipRole)).count("\n") >= 4


def test_dragging_files_shows_a_hint(people: LibraryWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    action, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    people.view.dragEnterEvent(QDragEnterEvent(QPoint(9, 9), action, data, button, key))
    assert people.view.filter_label.text().startswith("Drop files")
    people.view.dragLeaveEvent(QDragLeaveEvent())
    assert people.view.filter_box.isHidden()
    text = QMimeData()
    foreign = QDragEnterEvent(QPoint(9, 9), action, text, button, key)
    foreign.ignore()
    people.view.dragEnterEvent(foreign)
    assert not foreign.isAccepted()


@pytest.mark.fonts
def test_the_library_follows_the_theme(people: LibraryWindow, theme: Theme) -> None:
    before = people.view.grab().toImage()
    theme.choose("dark")
    assert people.view.grab().toImage() != before
    theme.choose("light")
    assert people.view.list.rowHeight(0) < people.view.list.rowHeight(1)


@pytest.mark.fonts
def test_collapsing_near_the_end_loads_only_visible_rows(shown: LibraryWindow) -> None:
    def fill(library: Library) -> object:
        people = [prepare_character(Character(any_id(), name=f"P{n:03}", campaign=f"C{n % 2}")) for n in range(900)]
        return library.add_many(people)

    shown.do(fill)
    bar = shown.view.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    looked: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shown.view.model, "set_visible_rows", lambda first, last: looked.append((first, last)))
        shown.view.model.toggle(0)
    assert looked
    assert all(0 <= first <= last <= first + 40 for first, last in looked)


def test_heights_follow_the_kind_of_row(people: LibraryWindow) -> None:
    def heights() -> set[tuple[bool, int]]:
        kinds = [people.view.model.kind(row) is RowKind.HEADING for row in range(people.view.model.rowCount())]
        return {(is_heading, people.view.list.rowHeight(row)) for row, is_heading in enumerate(kinds)}

    assert len(heights()) == 2
    people.add("Zora", "Yorick", campaign="Lowtide")
    assert len(heights()) == 2
    people.view.model.toggle(0)
    assert len(heights()) == 2
    people.change(people.view.order.group_menu.actions()[1].trigger)
    assert len(heights()) == 2
    people.change(people.view.order.group_menu.actions()[0].trigger)
    people.view.model.toggle(0)
    assert len(heights()) == 2


def test_importing_an_empty_folder_is_reported(shown: LibraryWindow, tmp_path: Path) -> None:
    with shown.qtbot.waitSignal(shown.service.notice, timeout=PATIENCE_MS) as told:
        (tmp_path / "empty").mkdir()
        shown.library_actions.import_files([tmp_path / "empty"])
    assert told.args[0].code == "nothing_to_import"
    assert not shown.rows()


def test_home_and_end_go_to_the_ends_and_a_search_begins_at_the_top(shown: LibraryWindow) -> None:
    def fill(library: Library) -> object:
        return library.add_many(prepare_character(Character(any_id(), name=f"Person {n:03}")) for n in range(300))

    come = shown.do(fill)
    assert isinstance(come, list)
    rows = shown.view.list
    shown.library_actions.added.emit(come[250:])
    shown.change(shown.view.model.read)
    assert rows.ranges() == [(251, 300)]
    assert rows.currentIndex().row() == 251
    rows.selectionModel().clear()
    rows.setFocus()
    shown.press(Qt.Key.Key_End)
    assert rows.currentIndex().row() == shown.view.model.rowCount() - 1
    bar = rows.verticalScrollBar()
    assert bar.value() > 0
    shown.change(lambda: shown.view.search_edit.setText("Person"))
    shown.qtbot.waitUntil(lambda: bar.value() == 0, timeout=PATIENCE_MS)
    shown.press(Qt.Key.Key_Home)
    assert rows.currentIndex().row() == 0


# ------------------------------------------------------------------------------------------- where something is found


def test_a_search_shows_where_it_found_something(people: LibraryWindow) -> None:
    skills = {"skills": [{"name": "Boat Handling"}, {"name": "Small boats"}]}
    of = game_with(lambda each: "skills" in each.system.fields, "a list of skills")
    people.add("Emma", system=of.id, data=skills)
    people.view.search_edit.start()
    QTest.keyClicks(people.view.search_edit, "boat")
    people.listed(["Saltmere", "Emma"])
    model = people.view.model
    people.qtbot.waitUntil(lambda: model.data(model.index(1), Role.FOUND) is not None, timeout=PATIENCE_MS)
    found = model.data(model.index(1), Role.FOUND)
    assert isinstance(found, FoundLine)
    label = of.system.fields["skills"].label
    assert found.plain == f"found in {label}: Boat Handling, 1 more"
    assert [found.text[begin:end] for begin, end in found.spans] == ["Boat"]
    assert found.plain in str(model.data(model.index(1), Qt.ItemDataRole.AccessibleTextRole))
    people.view.search_edit.setText("emm")
    people.listed(["Saltmere", "Emma"])
    people.qtbot.waitUntil(lambda: _found_words(people) == "found in the name", timeout=PATIENCE_MS)
    people.view.search_edit.clear()
    people.listed([*EVERYBODY[:4], "Emma", *EVERYBODY[4:]])
    assert _found_words(people) == ""


def _found_words(people: LibraryWindow) -> str:
    found = people.view.model.data(people.view.model.index(1), Role.FOUND)
    return found.plain if isinstance(found, FoundLine) else ""


def test_the_trash_is_searched(people: LibraryWindow) -> None:
    people.choose("Bren", "Carl")
    people.change(people.view.trash_action.trigger)
    people.change(people.view.trash_button.click)
    people.listed(["Carl", "Bren"])
    people.view.search_edit.start()
    QTest.keyClicks(people.view.search_edit, "bre")
    people.listed(["Bren"])


@pytest.mark.fonts
def test_a_long_name_takes_two_lines(people: LibraryWindow) -> None:
    long = "Anastasia Wilhelmina of the Upper Ford"
    people.add(long, campaign="Aa")
    row = people.rows().index(long)
    font = theme.font(theme.TextStyle.TEXT)
    assert takes_two_lines(long, font, people.view.list.viewport().width() - 100)
    assert not takes_two_lines("Anna", font, 100)
    assert not takes_two_lines("A" * 60, font, 100)
    place = people.view.list.visualRect(people.view.model.index(row))
    lower = place.adjusted(px(60), place.height() // 2 + px(4), -px(60), 0)
    image = people.view.list.viewport().grab(lower).toImage()
    inks = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert theme.color("ink").name() in inks  # the lower line is part of the name, not the muted detail


def test_enter_in_the_search_opens_the_first_match(people: LibraryWindow) -> None:
    opened: list[str] = []
    people.view.opened.connect(opened.append)
    people.view.search_edit.start()
    QTest.keyClicks(people.view.search_edit, "car")
    people.press(Qt.Key.Key_Return)
    people.qtbot.waitUntil(lambda: len(opened) == 1, timeout=PATIENCE_MS)
    assert [entry.name for entry in people.service.library.entries(opened)] == ["Carl"]
    people.view.search_edit.start()
    people.press(Qt.Key.Key_Return)
    people.qtbot.waitUntil(lambda: len(opened) == 2, timeout=PATIENCE_MS)
    people.view.search_edit.start()
    QTest.keyClicks(people.view.search_edit, "zebra")
    people.press(Qt.Key.Key_Return)
    people.listed([])
    assert len(opened) == 2


# ---------------------------------------------------------------------------------------------------------------- ticks


def press_portrait(people: LibraryWindow, name: str) -> None:
    place = people.view.list.visualRect(people.view.model.index(people.row(name)))
    at = QPoint(px(30), place.center().y())
    QTest.mouseMove(people.view.list.viewport(), at)
    QTest.mouseClick(people.view.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def ticked(people: LibraryWindow) -> list[str]:
    return [name for row, name in enumerate(people.rows()) if people.view.list.tick_of(row)]


def test_a_click_on_the_portrait_ticks_without_opening(people: LibraryWindow) -> None:
    opened: list[str] = []
    people.view.opened.connect(opened.append)
    people.choose("Doris")  # the marked row is not ticked with the first one
    press_portrait(people, "Anna")
    assert ticked(people) == ["Anna"]
    assert not people.view.selection_bar.isHidden()
    press_portrait(people, "Carl")
    assert ticked(people) == ["Anna", "Carl"]
    assert people.view.selection_label.text().startswith("2 ")
    press_portrait(people, "Anna")
    assert ticked(people) == ["Carl"]
    assert opened == []
    press_portrait(people, "Carl")
    assert people.view.selection_bar.isHidden()


@pytest.mark.fonts
def test_space_ticks_and_arrows_keep_the_ticks(people: LibraryWindow) -> None:
    people.choose("Anna")
    people.view.list.setFocus()
    people.press(Qt.Key.Key_Space)
    people.press(Qt.Key.Key_Down)
    people.press(Qt.Key.Key_Down)
    people.press(Qt.Key.Key_Space)
    assert ticked(people) == ["Anna", "Carl"]
    people.view.list.mark(people.service.library.page(Query(text="doris")).entries[0].id)
    assert ticked(people) == ["Anna", "Carl"]
    people.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert len(ticked(people)) >= 2
    assert not people.view.list.viewport().grab().isNull()
