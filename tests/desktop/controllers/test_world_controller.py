"""Worlds in the whole window: list in the dock, menu, tabs, samples, trash, undo, the next session."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from core.registry import Game
from core.rules.model import SettingKind
from core.store.library import Library
from core.world_library import add_world
from desktop import messages
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.library.new_world_dialog import NewWorldDialog
from desktop.library.world_operations import SHIPPED
from desktop.library.worlds_view import WorldsView
from desktop.settings import OPEN_CHARACTERS
from desktop.theme import color
from desktop.world.paste_table_dialog import PasteTableDialog
from desktop.world.world_view import WorldView
from tests.helpers.games import game_with
from tests.helpers.windows import PATIENCE_MS


def controller_of(desktop: Desktop) -> MainController:
    assert desktop.controller is not None
    return desktop.controller


def trigger(desktop: Desktop, name: str) -> None:
    desktop.window.actions_by_name.action(name).trigger()


def is_enabled(desktop: Desktop, name: str) -> bool:
    return desktop.window.actions_by_name.action(name).isEnabled()


@pytest.fixture
def worlds(qtbot: QtBot, app_window: Desktop) -> WorldsView:
    """Return the list of worlds, with the samples."""
    app_window.window.resize(1440, 900)
    trigger(app_window, "worlds")
    view = controller_of(app_window).worlds.list
    assert view is not None
    qtbot.waitUntil(lambda: bool(view.model.rows), timeout=PATIENCE_MS)
    return view


def own(worlds: WorldsView) -> list[str]:
    return [row.name for row in worlds.model.rows if not row.is_locked]


def sample(worlds: WorldsView) -> str:
    return next(row.id for row in worlds.model.rows if row.is_locked)


def duplicate(qtbot: QtBot, desktop: Desktop, worlds: WorldsView) -> WorldView:
    """Duplicate the first sample; return the view of the copy."""
    worlds.list.mark(sample(worlds))
    with qtbot.waitSignal(controller_of(desktop).sheets.opened, timeout=PATIENCE_MS):
        QTest.keyClick(worlds.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(own(worlds)) == 1, timeout=PATIENCE_MS)
    view = desktop.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    qtbot.waitUntil(lambda: bool(view.panel.kind), timeout=PATIENCE_MS)
    return view


def test_samples_are_opened_read_only(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    worlds.list.mark(sample(worlds))
    assert is_enabled(app_window, "duplicate_world")
    assert not is_enabled(app_window, "trash_world")
    with qtbot.waitSignal(controller_of(app_window).sheets.opened, timeout=PATIENCE_MS):
        QTest.keyClick(worlds.list, Qt.Key.Key_Return)
    view = app_window.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    assert view.duplicate_world_button.isVisible()
    assert not view.entries.add_button.isEnabled()
    qtbot.waitUntil(lambda: bool(view.panel.kind), timeout=PATIENCE_MS)
    number = view.entries.model.number
    view.entries.table.setFocus()
    QTest.keyClick(view.entries.table, Qt.Key.Key_Delete)
    QTest.keyClick(view.entries.table, Qt.Key.Key_Insert)
    assert view.entries.model.number == number
    with qtbot.waitSignal(controller_of(app_window).sheets.opened, timeout=PATIENCE_MS):
        view.duplicate_world_button.click()
    copy = app_window.window.documents.currentWidget()
    assert isinstance(copy, WorldView)
    assert copy.character.title == view.character.title
    assert copy.character.sheet.stored("id") != view.character.sheet.stored("id")
    assert not copy.duplicate_world_button.isVisible()


def test_edits_are_saved_undone_and_found_again(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    view = duplicate(qtbot, app_window, worlds)
    character, kind = view.character, view.entries.model.kind
    number = view.entries.model.number
    character.push(AddRow(kind, {"id": "one_more", "name": "One more"}))
    qtbot.waitUntil(lambda: character.is_saved, timeout=PATIENCE_MS)
    assert app_window.window.document is character
    trigger(app_window, "undo")
    assert view.entries.model.number == number
    trigger(app_window, "redo")
    assert view.entries.model.number == number + 1
    qtbot.waitUntil(lambda: character.is_saved, timeout=PATIENCE_MS)
    assert len(app_window.library_service.library.history(character.id)) == 4
    assert json.loads(app_window.settings.get(OPEN_CHARACTERS)) == [character.id]
    app_window.window.show_dock("history")
    history = controller_of(app_window).history.history
    qtbot.waitUntil(lambda: len(history.items) == 4, timeout=PATIENCE_MS)


def test_problems_are_counted_in_the_list(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    view = duplicate(qtbot, app_window, worlds)
    kind = next(each for each in view.game.system.kinds.values() if each.has_ids and each.has_names)
    view.character.push(AddRow(kind.key, {"id": "Not an id!", "name": "One more"}))
    qtbot.waitUntil(lambda: any(row.problems for row in worlds.model.rows), timeout=PATIENCE_MS)
    library = app_window.library_service.library
    (stored,) = library.worlds.list()
    assert (stored.entry.violations, stored.entries) == (1, view.character.sheet.count(kind.key) + others(view, kind))
    view.character.undo_stack.undo()
    qtbot.waitUntil(lambda: library.worlds.list()[0].entry.violations == 0, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not any(row.problems for row in worlds.model.rows), timeout=PATIENCE_MS)


def test_problems_that_were_not_counted_are_counted_after_a_pause(
    qtbot: QtBot, app_window: Desktop, worlds: WorldsView
) -> None:
    id_ = add_uncounted(app_window.library_service.library)
    app_window.library_service.notify_list_changed()
    qtbot.waitUntil(lambda: [row.problems for row in worlds.model.rows if row.id == id_] == [1], timeout=PATIENCE_MS)
    assert app_window.library_service.library.worlds.list()[0].entry.violations == 1


def others(view: WorldView, kind: SettingKind) -> int:
    """Return the number of entries of the other kinds."""
    return sum(view.character.sheet.count(key) for key in view.game.system.kinds if key != kind.key)


def add_uncounted(library: Library) -> str:
    """Add a world with one problem, as the command line does; return its id."""
    of = game_with(lambda each: any(kind.has_ids for kind in each.system.kinds.values()), "a kind with ids")
    kind = next(each.key for each in of.system.kinds.values() if each.has_ids and each.has_names)
    file = {"format": "quire-setting", "version": 1, "system": of.id, "id": "reed", "name": "Reed"}
    added = add_world(library, json.dumps({**file, kind: [{"id": "No id!", "name": "A"}]}).encode())
    assert library.worlds.list()[0].entry.violations is None
    return added.id


def test_a_world_is_trashed_and_comes_back(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    view = duplicate(qtbot, app_window, worlds)
    worlds.list.mark(view.character.id)
    QTest.keyClick(worlds.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: own(worlds) == [], timeout=PATIENCE_MS)
    assert not app_window.window.documents.count()
    assert worlds.trash_button.isVisible()
    trigger(app_window, "undo")
    qtbot.waitUntil(lambda: len(own(worlds)) == 1, timeout=PATIENCE_MS)


def test_the_trash_restores_and_deletes(
    qtbot: QtBot, app_window: Desktop, worlds: WorldsView, monkeypatch: pytest.MonkeyPatch
) -> None:
    duplicate(qtbot, app_window, worlds)
    trigger(app_window, "trash_world")
    qtbot.waitUntil(lambda: own(worlds) == [], timeout=PATIENCE_MS)
    app_window.window.toast.dismiss()
    worlds.trash_button.click()
    qtbot.waitUntil(lambda: len(worlds.model.rows) == 1, timeout=PATIENCE_MS)
    worlds.list.go_in()
    worlds.restore_action.trigger()
    qtbot.waitUntil(lambda: not worlds.model.rows, timeout=PATIENCE_MS)
    worlds.show_all()
    qtbot.waitUntil(lambda: len(own(worlds)) == 1, timeout=PATIENCE_MS)
    worlds.list.mark(next(row.id for row in worlds.model.rows if not row.is_locked))
    worlds.trash_action.trigger()
    qtbot.waitUntil(lambda: own(worlds) == [], timeout=PATIENCE_MS)
    worlds.trash_button.click()
    qtbot.waitUntil(lambda: len(worlds.model.rows) == 1, timeout=PATIENCE_MS)
    monkeypatch.setattr(messages, "confirm", lambda *_args, **_more: True)
    worlds.list.go_in()
    worlds.delete_action.trigger()
    qtbot.waitUntil(lambda: not worlds.model.rows, timeout=PATIENCE_MS)


def test_a_world_is_renamed_from_the_list_while_it_is_open(
    qtbot: QtBot, app_window: Desktop, worlds: WorldsView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = duplicate(qtbot, app_window, worlds)
    monkeypatch.setattr(messages, "enter_text", lambda *_args: "The Far Shore")
    worlds.list.mark(view.character.id)
    QTest.keyClick(worlds.list, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: own(worlds) == ["The Far Shore"], timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: view.title_label.text() == "The Far Shore", timeout=PATIENCE_MS)
    assert app_window.window.documents.tabText(0) == "The Far Shore"


def test_a_new_world_is_for_the_chosen_game(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    game: Game = game_with(lambda each: bool(each.system.kinds), "a game with kinds")
    assert worlds.model.rows
    trigger(app_window, "new_world")
    dialog = app_window.window.findChild(NewWorldDialog)
    assert dialog is not None
    assert not dialog.ok_button.isEnabled()
    dialog.world_name_edit.setText("The Low Country")
    dialog.game_combo.setCurrentIndex(dialog.game_combo.findData(game.id))
    with qtbot.waitSignal(controller_of(app_window).sheets.opened, timeout=PATIENCE_MS):
        dialog.ok_button.click()
    view = app_window.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    assert view.game.id == game.id
    assert view.character.sheet.stored("id") == "the_low_country"
    qtbot.waitUntil(view.entries.empty_add_button.isVisible, timeout=PATIENCE_MS)


def test_a_world_is_exported_and_imported_again(
    qtbot: QtBot, app_window: Desktop, worlds: WorldsView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "world.json"
    monkeypatch.setattr(messages, "choose_save_file", lambda *_args, **_more: file)
    monkeypatch.setattr(messages, "choose_files", lambda *_args, **_more: (file,))
    worlds.list.mark(sample(worlds))
    worlds.export_action.trigger()
    qtbot.waitUntil(file.exists, timeout=PATIENCE_MS)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "quire-setting"
    with qtbot.waitSignal(controller_of(app_window).sheets.opened, timeout=PATIENCE_MS):
        trigger(app_window, "import_world")
    qtbot.waitUntil(lambda: len(own(worlds)) == 1, timeout=PATIENCE_MS)
    view = app_window.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    qtbot.waitUntil(lambda: view.entries.model.number > 0, timeout=PATIENCE_MS)


def test_a_table_of_the_clipboard_becomes_entries(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    view = duplicate(qtbot, app_window, worlds)
    kind = next(each for each in view.game.system.kinds.values() if each.has_ids and each.has_names)
    view.kinds.choose(kind.key)
    number = view.entries.model.number
    QGuiApplication.clipboard().setText("name\nPasted one\nPasted two\n")
    view.entries.table.setFocus()
    QTest.keyClick(
        view.entries.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = app_window.window.findChild(PasteTableDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.paste_button.isEnabled, timeout=PATIENCE_MS)
    dialog.paste_button.click()
    assert view.entries.model.number == number + 2
    assert "2" in view.entries.note_label.text()


def test_a_sample_is_open_again_in_the_next_session(
    qtbot: QtBot, start_window: Callable[..., Desktop], tmp_path: Path, app_window: Desktop, worlds: WorldsView
) -> None:
    worlds.list.mark(sample(worlds))
    with qtbot.waitSignal(controller_of(app_window).sheets.opened, timeout=PATIENCE_MS):
        QTest.keyClick(worlds.list, Qt.Key.Key_Return)
    stored = app_window.settings.get(OPEN_CHARACTERS)
    assert json.loads(stored)[0].startswith(SHIPPED)
    again = start_window(tmp_path / "other.quire")
    again.settings.put(OPEN_CHARACTERS, stored)
    controller = controller_of(again)
    with qtbot.waitSignal(controller.sheets.reopened, timeout=PATIENCE_MS):
        controller.sheets.reopen()
    assert isinstance(again.window.documents.currentWidget(), WorldView)


def test_the_keys_of_a_world_hold_in_the_bar_of_the_tabs(qtbot: QtBot, app_window: Desktop, worlds: WorldsView) -> None:
    view = duplicate(qtbot, app_window, worlds)
    number = view.entries.model.number
    bar = app_window.window.documents.tabBar()
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert view.entries.model.number == number + 1
    assert len(own(worlds)) == 1


def test_the_tab_of_a_world_has_the_sign_of_its_game_in_a_filled_square(
    qtbot: QtBot, app_window: Desktop, worlds: WorldsView
) -> None:
    duplicate(qtbot, app_window, worlds)
    picture = app_window.window.documents.tabIcon(0).pixmap(20, 20).toImage()
    middle_of_edge = picture.pixelColor(picture.width() // 2, 1)
    assert (middle_of_edge.alpha(), picture.pixelColor(0, 0).alpha() < 255) == (255, True)
    assert middle_of_edge == color("disabled")
