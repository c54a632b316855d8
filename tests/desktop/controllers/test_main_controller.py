"""The connected views: an action in one part of the window shows in the others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QTabBar
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, SetHeader
from core.errors import EditError
from core.messages import Message
from core.procedures.procedure import ProcedureKind
from core.store.records import Draft
from desktop import settings as declared
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.controllers.palette_controller import visible_buttons
from desktop.dice.odds_view import OddsView
from desktop.explain.house_rule_dialog import HouseRuleDialog
from desktop.frame.shortcuts_dialog import ShortcutsDialog
from desktop.help.about import AboutDialog
from desktop.help.help_view import HelpView
from desktop.library import bulk_operations
from desktop.library.backups_dialog import BackupsDialog
from desktop.library.bulk_operations import sample_files
from desktop.palette_view import PaletteItemKind, PaletteView
from desktop.preferences import PreferencesDialog
from desktop.print.print_view import PrintView
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.derived_label import StatBlock
from tests.helpers.games import example_game, example_id
from tests.helpers.libraries import never_writable
from tests.helpers.windows import PATIENCE_MS, Messages


def controller(desktop: Desktop) -> MainController:
    assert desktop.controller is not None
    return desktop.controller


def do(desktop: Desktop, name: str) -> None:
    action = desktop.window.actions_by_name.action(name)
    assert action.isEnabled(), name
    action.trigger()


def dialog(qtbot: QtBot, kind: type[QDialog]) -> QDialog:
    found: list[QDialog] = []

    def look() -> bool:
        found[:] = [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]
        return bool(found)

    qtbot.waitUntil(look, timeout=PATIENCE_MS)
    return found[0]


@pytest.fixture
def desktop(qtbot: QtBot, app_window: Desktop) -> Iterator[Desktop]:
    """The window with one character open."""
    given: list[list[str]] = []
    app_window.library_service.create(app_window, [Character(example_id(), name="Anna Bell")], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    controller(app_window).sheets.open(given[0][0])
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    yield app_window
    for each in QApplication.topLevelWidgets():
        if isinstance(each, QDialog):
            each.close()


def view(desktop: Desktop) -> SheetView:
    found = controller(desktop).sheets.current_view
    assert found is not None
    return found


def test_a_number_is_explained_and_found_on_the_sheet(desktop: Desktop) -> None:
    explain = controller(desktop).explain
    view(desktop).explain_requested.emit("move_rate")
    assert explain.why.address == "move_rate"
    explain.go_to_field("raw.hlth")
    assert view(desktop).address_with_focus() == "raw.hlth"
    do(desktop, "why")
    assert explain.why.address == "raw.hlth"
    do(desktop, "field_help")
    explain.go_to_field("weapons")
    do(desktop, "next_violation")
    do(desktop, "next_page")
    do(desktop, "previous_page")
    do(desktop, "roll")
    assert controller(desktop).dice.dice.isVisible()


def test_a_number_is_explained_from_its_menu(desktop: Desktop) -> None:
    explain = controller(desktop).explain
    sheet = view(desktop)
    assert sheet.go_to("move_rate")
    block = sheet.binder.widget_at("move_rate")
    assert block is not None
    place = block.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, block.mapToGlobal(place))
    QApplication.sendEvent(block, event)
    (menu,) = (each for each in sheet.findChildren(QMenu) if each.isVisible())
    why, help_on = menu.actions()
    assert (why.text(), help_on.text()) == ("E&xplain this number", "&Help for this field")
    why.trigger()
    assert explain.why.address == "move_rate"
    sheet.explain_requested.emit("raw.hlth")
    help_on.trigger()
    assert explain.why.address == "move_rate"
    menu.close()
    assert sheet.binder.address_of(sheet) == ""


def test_an_input_is_explained_from_its_menu_of_editing(desktop: Desktop) -> None:
    sheet = view(desktop)
    for address in ("age_years", "name"):
        assert sheet.go_to(address) or address == "name"
        field = sheet.binder.widget_at(address if address == "age_years" else "@name")
        assert isinstance(field, QLineEdit)
        place = field.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, field.mapToGlobal(place))
        QApplication.sendEvent(field, event)
        (menu,) = (each for each in field.findChildren(QMenu) if each.isVisible())
        words = [each.text() for each in menu.actions()]
        assert any("Copy" in each for each in words)
        assert ("E&xplain this number" in words) is (address == "age_years")
        if "E&xplain this number" in words:
            menu.actions()[words.index("E&xplain this number")].trigger()
            assert controller(desktop).explain.why.address == address
        menu.close()


def test_dialogs_open_from_the_menus(qtbot: QtBot, desktop: Desktop) -> None:
    for name, kind in (
        ("preferences", PreferencesDialog),
        ("shortcuts", ShortcutsDialog),
        ("about", AboutDialog),
        ("backups", BackupsDialog),
        ("house_rules", HouseRuleDialog),
    ):
        do(desktop, name)
        dialog(qtbot, kind).close()


def test_the_report_can_be_copied(qtbot: QtBot, desktop: Desktop) -> None:
    do(desktop, "about")
    about = dialog(qtbot, AboutDialog)
    assert isinstance(about, AboutDialog)
    assert "Scott J. Compton" in about.credits_browser.toPlainText()
    about.copy_button.click()
    assert str(desktop.library_service.file) in QApplication.clipboard().text()


def test_printing_shows_a_preview(qtbot: QtBot, desktop: Desktop) -> None:
    do(desktop, "print")
    shown = dialog(qtbot, PrintView)
    assert isinstance(shown, PrintView)
    qtbot.waitUntil(lambda: shown.rendered is not None, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: shown.preview.is_complete, timeout=PATIENCE_MS)
    shown.close()


def test_tool_tabs_open_once(desktop: Desktop) -> None:
    for name, kind in (("manual", HelpView), ("odds", OddsView)):
        do(desktop, name)
        do(desktop, name)
        found = [widget for widget in desktop.window.tabs() if isinstance(widget, kind)]
        assert len(found) == 1
        assert desktop.window.current is None
        desktop.window.close_tab(found[0])
    controller(desktop).dice.show_odds("2d6")
    assert isinstance(desktop.window.documents.currentWidget(), OddsView)


def test_odds_begin_with_the_dice_of_the_tray(desktop: Desktop) -> None:
    do(desktop, "odds")
    odds = desktop.window.documents.currentWidget()
    assert isinstance(odds, OddsView)
    assert odds.notation_edit.text() == ""
    desktop.window.close_tab(odds)
    tray = controller(desktop).dice.dice
    tray.notation_edit.setText("4d6 keep 3")
    tray.target_edit.setText("14")
    do(desktop, "odds")
    odds = desktop.window.documents.currentWidget()
    assert isinstance(odds, OddsView)
    assert (odds.notation_edit.text(), odds.target_spin.value()) == ("4d6 keep 3", 14)
    odds.notation_edit.setText("2d6")
    do(desktop, "odds")
    assert odds.notation_edit.text() == "2d6"


def test_the_tour_can_be_stopped_and_restarted(desktop: Desktop) -> None:
    for _ in range(2):
        do(desktop, "tour")
        tour = controller(desktop).help._tour
        assert tour is not None
        tour.stop()
        assert controller(desktop).help._tour is None


def test_the_palette_finds_everything(qtbot: QtBot, desktop: Desktop) -> None:
    palette_of = controller(desktop).palette
    do(desktop, "palette")
    palette = palette_of._palette
    assert isinstance(palette, PaletteView)
    palette.search_edit.setText("anna bell")
    qtbot.waitUntil(lambda: palette._hits.rowCount() > 0, timeout=PATIENCE_MS)
    assert palette._hits.items[0].text == "Anna Bell"
    palette.search_edit.setText("health, rolled")
    assert palette._hits.items[0].key == "raw.hlth"
    palette._choose(palette._hits.index(0, 0))
    assert view(desktop).address_with_focus() == "raw.hlth"
    do(desktop, "palette")
    palette.search_edit.setText("mind")
    keys = [item.key for item in palette._hits.items]
    assert keys.index("raw.mind") < keys.index("culture.attribute_bonuses.mind")
    assert keys.index("base.mind") < keys.index("base_adjust.mind")
    palette.close()
    do(desktop, "palette")
    palette.search_edit.setText("random")
    assert "new_character" in [item.key for item in palette._hits.items]
    palette.search_edit.setText("full screen")
    palette._choose(palette._hits.index(0, 0))
    assert desktop.window.isFullScreen()
    do(desktop, "full_screen")


def test_the_palette_explains_numbers_and_finds_rows_and_buttons(desktop: Desktop) -> None:
    sheet = view(desktop).character.sheet
    rows = next(key for key in sheet.system.fields if f"{key}[].name" in sheet.system.fields and "[]" not in key)
    view(desktop).character.push(AddRow(rows, {"name": "Lantern juggling"}))
    pressed: list[str] = []
    for name, button in visible_buttons(desktop.window).items():
        button.clicked.connect(partial(pressed.append, name))
    wanted = next(iter(visible_buttons(desktop.window)))
    do(desktop, "palette")
    palette = controller(desktop).palette._palette
    assert isinstance(palette, PaletteView)
    items = palette._known
    of_sheet = [each for each in items if each.kind in {PaletteItemKind.FIELD, PaletteItemKind.NUMBER}]
    assert of_sheet
    assert not [each for each in of_sheet if each.key in {each.text, each.detail} and not each.key.isalpha()]
    palette.search_edit.setText("lantern")
    assert palette._hits.items[0].text == "Lantern juggling"
    palette._choose(palette._hits.index(0, 0))
    assert (view(desktop).address_with_focus() or "").startswith(rows)
    do(desktop, "palette")
    palette.search_edit.setText("move rate")
    assert palette._hits.items[0].kind is PaletteItemKind.NUMBER
    QTest.keyClick(palette.search_edit, Qt.Key.Key_Return)
    assert controller(desktop).explain.why.address == "move_rate"
    do(desktop, "palette")
    row = next(index for index, each in enumerate(palette._hits.items) if each.kind is PaletteItemKind.BUTTON)
    assert palette._hits.items[row].text == wanted
    palette._choose(palette._hits.index(row, 0))
    assert pressed == [wanted]


def test_the_palette_finds_settings_and_samples(qtbot: QtBot, desktop: Desktop) -> None:
    do(desktop, "palette")
    palette = controller(desktop).palette._palette
    assert isinstance(palette, PaletteView)
    palette.search_edit.setText("sample")
    assert [item.key for item in palette._hits.items] == ["samples"]
    palette.search_edit.setText("library folder")
    assert [item.key for item in palette._hits.items] == [declared.LIBRARY_PATH]
    palette.search_edit.setText("high contrast")
    (found,) = palette._hits.items
    assert (found.key, found.text, found.end) == (declared.THEME.key, "Colours", "Match system")
    palette._choose(palette._hits.index(0, 0))
    focused = dialog(qtbot, PreferencesDialog).focusWidget()
    assert focused is not None
    assert focused.objectName() == "theme_combo"


def test_the_palette_runs_a_procedure_of_the_open_character(qtbot: QtBot, desktop: Desktop) -> None:
    do(desktop, "palette")
    palette = controller(desktop).palette._palette
    assert isinstance(palette, PaletteView)
    character = view(desktop).character
    procedures = {key for key, each in example_game().procedures.items() if each.kind is not ProcedureKind.CREATION}
    assert {item.key for item in palette._known if item.kind is PaletteItemKind.PROCEDURE} == procedures
    palette.search_edit.setText("settle anna")
    assert palette._hits.items[0].detail.startswith("Anna Bell  ·  ")  # why that is closed to her now
    palette.search_edit.setText("older anna")
    found = palette._hits.items[0]
    assert (found.kind, found.text, found.detail) == (PaletteItemKind.PROCEDURE, "Grow older", "Anna Bell")
    palette._choose(palette._hits.index(0, 0))
    qtbot.waitUntil(lambda: bool(controller(desktop).wizards.runs), timeout=PATIENCE_MS)
    (run,) = controller(desktop).wizards.runs
    assert (run.setup.procedure.key, run.setup.character_id) == (found.key, character.id)
    desktop.window.close_tab(desktop.window.documents.currentWidget())
    do(desktop, "palette")
    assert not [item for item in palette._known if item.kind is PaletteItemKind.PROCEDURE]


def test_a_trashed_character_is_closed(qtbot: QtBot, desktop: Desktop) -> None:
    do(desktop, "trash")
    qtbot.waitUntil(lambda: desktop.window.current is None, timeout=PATIENCE_MS)
    assert desktop.library_service.library.count() == 0


def test_moving_to_the_trash_can_be_undone_from_a_toast(qtbot: QtBot, desktop: Desktop) -> None:
    toast, library = desktop.window.toast, desktop.library_service.library
    do(desktop, "trash")
    qtbot.waitUntil(toast.isVisible, timeout=PATIENCE_MS)
    assert toast.label.text().endswith("moved to Trash")
    QTest.mouseClick(toast.undo_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: library.count() == 1, timeout=PATIENCE_MS)
    qtbot.waitUntil(toast.isVisible, timeout=PATIENCE_MS)
    assert toast.label.text().endswith("restored")
    do(desktop, "undo")  # Ctrl+Z means the toast while it is shown
    qtbot.waitUntil(lambda: library.count() == 0, timeout=PATIENCE_MS)
    qtbot.waitUntil(toast.isVisible, timeout=PATIENCE_MS)
    desktop.window.resize(1100, 700)
    qtbot.waitUntil(lambda: toast.geometry().bottom() < desktop.window.middle_stack.height())
    toast.undo_button.setFocus()
    toast._timer.timeout.emit()
    assert toast.isVisible()
    desktop.window.setFocus()
    toast._timer.timeout.emit()
    assert not toast.isVisible()
    assert not desktop.window.actions_by_name.action("undo").isEnabled()
    assert toast.undo() is False


def test_one_character_is_current(qtbot: QtBot, desktop: Desktop) -> None:
    """The sheet in front; with none the marked row of the library. Actions say whom they act on."""
    window, sheets = desktop.window, controller(desktop).sheets
    service, made = desktop.library_service, list[str]()
    service.create(desktop, [Character(example_id(), name="Berta")], made.extend)
    qtbot.waitUntil(lambda: bool(made), timeout=PATIENCE_MS)
    anna = sheets.current_id
    library = controller(desktop).library.view
    qtbot.waitUntil(lambda: library.model.rowCount() >= 2, timeout=PATIENCE_MS)
    sheets.open(made[0])
    qtbot.waitUntil(lambda: sheets.current_id == made[0], timeout=PATIENCE_MS)
    do(desktop, "next_tab")
    assert sheets.current_id == anna
    assert library.marked is not None
    assert library.marked.id == anna
    trash = window.actions_by_name.action("trash")
    assert trash.text() == "Move Anna Bell to Tra&sh"
    sheets.close({anna, made[0]})

    def is_marked() -> bool:
        library.list.mark(made[0])
        return library.marked is not None and library.marked.id == made[0]

    qtbot.waitUntil(is_marked, timeout=PATIENCE_MS)
    assert trash.isEnabled()
    assert trash.text() == "Move Berta to Tra&sh"
    do(desktop, "trash")
    qtbot.waitUntil(lambda: service.library.count() == 1, timeout=PATIENCE_MS)


def test_the_marked_row_is_printed_without_a_sheet(qtbot: QtBot, desktop: Desktop) -> None:
    sheets, library = controller(desktop).sheets, controller(desktop).library.view
    id_ = sheets.current_id
    sheets.close({id_})
    qtbot.waitUntil(lambda: library.model.rows is not None and library.model.rows.row_of(id_) is not None)
    library.list.mark(id_)
    do(desktop, "print")
    dialog(qtbot, PrintView).close()


def test_duplicate_and_tag_by_menu(qtbot: QtBot, desktop: Desktop, messages: Messages) -> None:
    assert messages.said == []
    do(desktop, "duplicate")
    qtbot.waitUntil(lambda: desktop.library_service.library.count() == 2, timeout=PATIENCE_MS)
    current = desktop.window.current
    assert current is not None
    controller(desktop).library._on_rewritten([current.id])
    do(desktop, "search")
    for name in ("tag", "campaign"):
        do(desktop, name)
        dialog(qtbot, QDialog).close()


def test_the_list_is_refreshed_after_an_edit(qtbot: QtBot, desktop: Desktop) -> None:
    current = desktop.window.current
    assert current is not None
    with qtbot.waitSignal(desktop.library_service.list_changed, timeout=PATIENCE_MS):
        current.push(SetHeader("name", "Anna Tarrow"))
    assert desktop.window.documents.tabText(0) == "Anna Tarrow"
    assert desktop.window.windowTitle() == "Anna Tarrow — Quire"
    assert controller(desktop).sheets.recent() == [current.id]


def test_opening_again_brings_the_tab_to_the_front(qtbot: QtBot, desktop: Desktop) -> None:
    current = desktop.window.current
    assert current is not None
    do(desktop, "manual")
    with qtbot.waitSignal(controller(desktop).sheets.opened):
        controller(desktop).sheets.open(current.id)
    assert desktop.window.current is current
    controller(desktop).sheets.open("nobody")
    qtbot.waitUntil(desktop.window.notice_bar.isVisible, timeout=PATIENCE_MS)


def test_the_library_can_be_saved_elsewhere(qtbot: QtBot, desktop: Desktop, messages: Messages) -> None:
    place = desktop.library_service.file.with_name("elsewhere.quire")
    messages.files = [(), (place,)]
    desktop.window.save_elsewhere_button.click()
    desktop.window.save_elsewhere_button.click()
    qtbot.waitUntil(lambda: desktop.library_service.file == place, timeout=PATIENCE_MS)
    current = desktop.window.current
    assert current is not None
    current.push(SetHeader("player", "There"))
    current.leave_field()
    qtbot.waitUntil(lambda: current.is_saved, timeout=PATIENCE_MS)
    assert desktop.library_service.library.load(current.id).character.player == "There"
    desktop.window.show_message(Message("trouble", "The disk is full. Make room."), is_library=True)
    desktop.window.try_again_button.click()
    assert not desktop.window.notice_bar.isVisible()


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody delete a file that is open")
def test_a_deleted_library_file_is_recreated(qtbot: QtBot, desktop: Desktop) -> None:
    current = desktop.window.current
    assert current is not None
    desktop.library_service.library.wait()
    for file in desktop.library_service.file.parent.glob("library.quire*"):
        file.unlink()
    current.push(SetHeader("player", "Zoe"))
    qtbot.waitUntil(desktop.window.try_again_button.isVisible, timeout=PATIENCE_MS)
    assert "was deleted, moved or replaced" in desktop.window.notice_label.text()
    assert desktop.window.status_line._saved.text() == "Not saved"
    assert not current.is_saved
    desktop.window.try_again_button.click()
    qtbot.waitUntil(lambda: current.is_saved, timeout=PATIENCE_MS)
    assert desktop.window.status_line._saved.text() == "Saved"
    assert desktop.library_service.file.exists()
    assert desktop.library_service.library.load(current.id).character.player == "Zoe"
    assert not desktop.library_service.is_file_missing


def test_nothing_is_changed_while_the_library_can_only_be_read(
    qtbot: QtBot, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, window = desktop.library_service, desktop.window
    sheet = view(desktop)
    with never_writable(service.file, monkeypatch):
        service.open_library()
        qtbot.waitUntil(lambda: service.is_read_only and window.notice_bar.isVisible(), timeout=PATIENCE_MS)
        assert "you can look at everything but change nothing" in window.notice_label.text()
        assert window.try_again_button.isVisible()
        assert window.save_elsewhere_button.isVisible()
        name = next(each for each in sheet.findChildren(QLineEdit) if each.text() == "Anna Bell")
        with pytest.raises(EditError, match="This was not changed"):
            sheet.character.push(SetHeader("name", "Zoe"))
        name.setText("Zoe")
        name.textEdited.emit("Zoe")
        sheet.character.leave_field()
        assert sheet.character.sheet.character.name == "Anna Bell"
        assert not sheet.character.has_unsaved
        for action in ("new_character", "new_fight", "import", "samples", "duplicate", "tag", "campaign", "trash"):
            window.hide_message()
            do(desktop, action)
            assert window.try_again_button.isVisible(), action
        sheet._take_portrait(None)
        assert sheet.character.sheet.character.portrait is None
        window.hide_message()
        controller(desktop).library.welcome.samples_button.click()
        assert window.try_again_button.isVisible()
        assert controller(desktop).library.welcome.samples_button.isEnabled()
        window.hide_message()
        controller(desktop).start_procedure(sheet.character.id, "rest")
        assert window.notice_bar.isVisible()
        window.hide_message()
        controller(desktop)._on_draft_opened(Draft(example_id(), "creation", {}))
        assert window.notice_bar.isVisible()
        window.hide_message()
        sheet.character.restore(0)
        assert "read-only" in window.notice_label.text()
        do(desktop, "print")  # what only reads works
        assert not window.actions_by_name.action("undo").isEnabled()
    window.bring_to_front(sheet)
    window.try_again_button.click()
    qtbot.waitUntil(lambda: not service.is_read_only and not window.notice_bar.isVisible(), timeout=PATIENCE_MS)
    sheet.character.push(SetHeader("name", "Zoe"))
    qtbot.waitUntil(lambda: sheet.character.is_saved, timeout=PATIENCE_MS)
    assert service.library.load(sheet.character.id).character.name == "Zoe"


def test_units_and_flashes_follow_the_preferences(desktop: Desktop) -> None:
    number = next(each for each in view(desktop).form.findChildren(StatBlock) if each.property("shows_unit"))
    desktop.settings.put(declared.UNITS, False)
    assert not number.property("shows_unit")
    desktop.settings.put(declared.UNITS, True)
    assert number.property("shows_unit")
    desktop.settings.put(declared.FLASH, False)
    assert not view(desktop).binder.flashes


def test_an_open_character_is_reloaded_after_a_backup_is_restored(
    qtbot: QtBot, desktop: Desktop, messages: Messages
) -> None:
    copies: list[Path] = []
    desktop.library_service.run(desktop, bulk_operations.make_backup, copies.append)
    qtbot.waitUntil(lambda: bool(copies), timeout=PATIENCE_MS)
    current = desktop.window.current
    assert current is not None
    id_ = current.id
    current.push(SetHeader("player", "After the copy"))
    assert isinstance(messages, Messages)
    desktop.library_service.restore(copies[0])
    assert desktop.window.current is None
    qtbot.waitUntil(lambda: desktop.window.current is not None, timeout=PATIENCE_MS)
    back = desktop.window.current
    assert back is not None
    assert back.id == id_
    assert back.sheet.header("player") == ""
    back.push(SetHeader("player", "Again"))
    qtbot.waitUntil(lambda: back.is_saved, timeout=PATIENCE_MS)
    assert desktop.library_service.library.load(id_).character.player == "Again"


def test_the_sheet_in_front_has_the_keys_at_the_start_and_after_the_palette(qtbot: QtBot, desktop: Desktop) -> None:
    """A sheet that was kept open takes keys without a click first: those of its Play page, Tab and the arrows."""
    window, sheets = desktop.window, controller(desktop).sheets
    titles = {view(desktop).character.id: "Anna Bell"}
    window.close_tab(view(desktop))
    window.setFocus()
    sheets._reopen(titles, next(iter(titles)))
    qtbot.waitUntil(lambda: sheets.current_view is not None, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: window.focusWidget() is view(desktop))
    dice = controller(desktop).dice.dice
    dice.notation_edit.setFocus()
    do(desktop, "palette")
    palette = controller(desktop).palette._palette
    assert isinstance(palette, PaletteView)
    palette.search_edit.setText("anna bell")
    qtbot.waitUntil(lambda: palette._hits.rowCount() > 0, timeout=PATIENCE_MS)
    palette._choose(palette._hits.index(0, 0))
    qtbot.waitUntil(lambda: window.focusWidget() is view(desktop))


def test_a_closed_tab_is_not_reopened(desktop: Desktop) -> None:
    current = view(desktop)
    assert current.character.id in desktop.settings.get(declared.OPEN_CHARACTERS)
    desktop.window.close_tab(current)
    assert desktop.settings.get(declared.OPEN_CHARACTERS) == "[]"


def test_the_samples_open_with_one_of_them(qtbot: QtBot, app_window: Desktop) -> None:
    welcome = controller(app_window).library.welcome
    qtbot.waitUntil(lambda: not welcome.welcome_contents.isHidden(), timeout=PATIENCE_MS)
    welcome.samples_button.click()
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    assert f"{len(sample_files())} characters" in app_window.window.status_line.currentMessage()
    assert not app_window.window.notice_bar.isVisible()
    service = app_window.library_service
    do(app_window, "samples")
    qtbot.waitUntil(lambda: service.library.count() == 2 * len(sample_files()), timeout=PATIENCE_MS)


@pytest.mark.fonts
def test_stale_tab_bars_of_docks_are_hidden(app_window: Desktop, qtbot: QtBot) -> None:
    window = app_window.window
    window.resize(1440, 900)

    def is_single() -> bool:
        bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        texts = [tuple(bar.tabText(n) for n in range(bar.count())) for bar in bars if bar.isVisible()]
        return ("History", "Dice") in texts and len(texts) == len(set(texts))

    forgotten = QTabBar(window)
    for text in ("History", "Dice"):
        forgotten.addTab(text)
    forgotten.setGeometry(10, 10, 77, 33)
    forgotten.show()
    window.show_dock("why")
    window.show_dock("dice")
    qtbot.waitUntil(is_single, timeout=PATIENCE_MS)
    assert not forgotten.isVisible()
