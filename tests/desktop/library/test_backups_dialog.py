"""The backups dialog: list, make, restore."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.store.library import Library
from core.store.records import prepare_character
from desktop.library.backups_dialog import BackupsDialog
from desktop.library.library_service import LibraryService
from desktop.theme import Theme
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS, Messages


@pytest.fixture
def dialog(qtbot: QtBot, service: LibraryService, theme: Theme, messages: Messages) -> BackupsDialog:
    assert isinstance(theme, Theme)
    assert isinstance(messages, Messages)
    made = BackupsDialog(service, lambda: True)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.make_button.isEnabled, timeout=PATIENCE_MS)
    return made


def names(service: LibraryService) -> list[str]:
    return [entry.name for entry in service.library.page().entries]


def make(qtbot: QtBot, dialog: BackupsDialog) -> None:
    before = dialog.backups_list.topLevelItemCount()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: dialog.backups_list.topLevelItemCount() == before + 1, timeout=PATIENCE_MS)


def test_without_backups_it_says_when_there_will_be_one(qtbot: QtBot, dialog: BackupsDialog) -> None:
    qtbot.waitUntil(dialog.empty_label.isVisible, timeout=PATIENCE_MS)
    assert not dialog.backups_list.isVisible()
    assert not dialog.restore_button.isEnabled()
    assert dialog.place_label.text().endswith("library-copies")


def test_a_backup_is_made_and_listed(qtbot: QtBot, dialog: BackupsDialog) -> None:
    make(qtbot, dialog)
    item = dialog.backups_list.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "By hand"
    assert Path(item.toolTip(0)).is_file()
    assert dialog.restore_button.isEnabled()
    assert not dialog.empty_label.isVisible()


def test_a_backup_replaces_the_library(
    qtbot: QtBot, dialog: BackupsDialog, service: LibraryService, messages: Messages
) -> None:
    service.library.add(prepare_character(Character(any_id(), name="Before")))
    make(qtbot, dialog)
    service.library.add(prepare_character(Character(any_id(), name="After")))
    messages.answers = ["no"]
    dialog.restore_button.click()
    assert names(service) == ["After", "Before"]
    messages.answers = ["yes"]
    let_go: list[bool] = []
    service.replacing.connect(lambda: let_go.append(service.is_open))
    with qtbot.waitSignal(service.moved, timeout=PATIENCE_MS):
        dialog.restore_button.click()
    assert let_go == [True]
    assert names(service) == ["Before"]
    qtbot.waitUntil(lambda: dialog.backups_list.topLevelItemCount() == 2, timeout=PATIENCE_MS)


def test_a_damaged_backup_changes_nothing(
    qtbot: QtBot, dialog: BackupsDialog, service: LibraryService, messages: Messages
) -> None:
    service.library.add(prepare_character(Character(any_id(), name="Anna")))
    make(qtbot, dialog)
    item = dialog.backups_list.topLevelItem(0)
    assert item is not None
    Path(item.toolTip(0)).write_bytes(b"no database")
    messages.answers = ["yes"]
    with qtbot.waitSignal(service.notice, timeout=PATIENCE_MS) as told:
        dialog.restore_button.click()
    assert told.args[0].code == "copy_not_sound"
    assert names(service) == ["Anna"]


def test_a_failed_backup_shows_the_reason(
    qtbot: QtBot, dialog: BackupsDialog, service: LibraryService, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library, "make_backup", lambda self: self.load("nobody"))
    assert service.is_open
    dialog.make_button.setFocus()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: bool(messages.said), timeout=PATIENCE_MS)
    assert dialog.make_button.isEnabled()
    assert dialog.focusWidget() is dialog.make_button
