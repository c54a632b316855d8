"""The copies of the library: looked through, made, and put in its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.character import Character
from core.store import Library, prepare_character
from desktop.library.backups_dialog import BackupsDialog
from desktop.library.library_desk import LibraryDesk
from desktop.theme import Theme
from tests.helpers.windows import PATIENCE_MS, Messages


@pytest.fixture
def dialog(qtbot: QtBot, desk: LibraryDesk, theme: Theme, messages: Messages) -> BackupsDialog:
    assert isinstance(theme, Theme)
    assert isinstance(messages, Messages)
    made = BackupsDialog(desk)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.make_button.isEnabled, timeout=PATIENCE_MS)
    return made


def names(desk: LibraryDesk) -> list[str]:
    return [entry.name for entry in desk.library.page().entries]


def make(qtbot: QtBot, dialog: BackupsDialog) -> None:
    before = dialog.copies_list.topLevelItemCount()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: dialog.copies_list.topLevelItemCount() == before + 1, timeout=PATIENCE_MS)


def test_without_copies_it_says_when_there_will_be_one(qtbot: QtBot, dialog: BackupsDialog) -> None:
    qtbot.waitUntil(dialog.empty_label.isVisible, timeout=PATIENCE_MS)
    assert not dialog.copies_list.isVisible()
    assert not dialog.restore_button.isEnabled()
    assert dialog.place_label.text().endswith("library-copies")


def test_a_copy_is_made_and_listed(qtbot: QtBot, dialog: BackupsDialog) -> None:
    make(qtbot, dialog)
    item = dialog.copies_list.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "You asked for it"
    assert Path(item.toolTip(0)).is_file()
    assert dialog.restore_button.isEnabled()
    assert not dialog.empty_label.isVisible()


def test_a_copy_takes_the_place_of_the_library(
    qtbot: QtBot, dialog: BackupsDialog, desk: LibraryDesk, messages: Messages
) -> None:
    desk.library.add(prepare_character(Character("sord", name="Before")))
    make(qtbot, dialog)
    desk.library.add(prepare_character(Character("sord", name="After")))
    messages.answers = ["no"]
    dialog.restore_button.click()
    assert names(desk) == ["After", "Before"]
    messages.answers = ["yes"]
    let_go: list[bool] = []
    desk.replacing.connect(lambda: let_go.append(desk.is_open))
    with qtbot.waitSignal(desk.moved, timeout=PATIENCE_MS):
        dialog.restore_button.click()
    assert let_go == [True]
    assert names(desk) == ["Before"]
    qtbot.waitUntil(lambda: dialog.copies_list.topLevelItemCount() == 2, timeout=PATIENCE_MS)


def test_a_copy_that_is_not_sound_changes_nothing(
    qtbot: QtBot, dialog: BackupsDialog, desk: LibraryDesk, messages: Messages
) -> None:
    desk.library.add(prepare_character(Character("sord", name="Anna")))
    make(qtbot, dialog)
    item = dialog.copies_list.topLevelItem(0)
    assert item is not None
    Path(item.toolTip(0)).write_bytes(b"no database")
    messages.answers = ["yes"]
    with qtbot.waitSignal(desk.told, timeout=PATIENCE_MS) as told:
        dialog.restore_button.click()
    assert told.args[0].code == "copy_not_sound"
    assert names(desk) == ["Anna"]


def test_a_copy_that_cannot_be_made_says_why(
    qtbot: QtBot, dialog: BackupsDialog, desk: LibraryDesk, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library, "make_copy", lambda self: self.load("nobody"))
    assert desk.is_open
    dialog.make_button.setFocus()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: bool(messages.said), timeout=PATIENCE_MS)
    assert dialog.make_button.isEnabled()
    assert dialog.focusWidget() is dialog.make_button
