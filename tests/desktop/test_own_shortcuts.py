"""Own shortcuts: chosen in the list of all shortcuts, kept, shown in menus and tool tips, without conflicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.frame.main_window import MainWindow
from desktop.frame.own_shortcuts import is_usable
from desktop.frame.shortcuts_dialog import ShortcutsDialog
from desktop.library.library_service import LibraryService
from desktop.settings import OWN_SHORTCUTS, Settings
from desktop.theme import Theme

Make = Callable[[], MainWindow]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def make(qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme) -> Iterator[Make]:
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(service, window_settings, theme)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.painted):
            window.show()
        window.activateWindow()
        windows.append(window)
        return window

    yield make
    for window in windows:
        theme.changed.disconnect(window._on_theme_changed)


@pytest.fixture
def window(make: Make) -> MainWindow:
    return make()


def open_dialog(qtbot: QtBot, window: MainWindow) -> ShortcutsDialog:
    dialog = ShortcutsDialog(window.menus(), window.own_shortcuts, window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    return dialog


def press(dialog: ShortcutsDialog, key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    """Type a shortcut into the field, and leave it."""
    dialog.keys_edit.setFocus()
    QTest.keyClick(dialog.keys_edit, key, modifiers)
    dialog.keys_edit.editingFinished.emit()


def keys(window: MainWindow, name: str) -> str:
    return window.actions_by_name.action(name).shortcut().toString()


def test_a_shortcut_is_chosen_kept_and_shown(qtbot: QtBot, make: Make, window: MainWindow) -> None:
    dialog = open_dialog(qtbot, window)
    dialog.select("samples")
    press(dialog, Qt.Key.Key_J)
    assert keys(window, "samples") == "Ctrl+J"
    assert not dialog.problem_label.isVisible()
    assert dialog._items["samples"].text(1) == "Ctrl+J"
    assert "(Ctrl+J)" in window.actions_by_name.action("samples").toolTip()
    again = make()
    assert keys(again, "samples") == "Ctrl+J"
    assert again.own_shortcuts.is_own("samples")
    dialog.reset_button.click()
    assert keys(window, "samples") == ""
    assert keys(make(), "samples") == ""
    assert not dialog.reset_all_button.isEnabled()


def test_a_conflict_is_said_and_solved_on_demand(qtbot: QtBot, window: MainWindow) -> None:
    dialog = open_dialog(qtbot, window)
    dialog.select("samples")
    press(dialog, Qt.Key.Key_P)
    assert dialog.problem_label.text() == "Ctrl+P is the shortcut of “Print”."
    assert (keys(window, "samples"), keys(window, "print")) == ("", "Ctrl+P")
    dialog.replace_button.click()
    assert (keys(window, "samples"), keys(window, "print")) == ("Ctrl+P", "")
    dialog.select("print")
    dialog.reset_button.click()
    assert keys(window, "print") == ""  # its usual one is taken
    dialog.reset_all_button.click()
    assert (keys(window, "samples"), keys(window, "print")) == ("", "Ctrl+P")
    assert keys(window, "zoom_in") == "Ctrl++"
    assert len(window.actions_by_name.action("zoom_in").shortcuts()) == 2


def test_letters_alone_are_refused_and_a_shortcut_can_be_cleared(qtbot: QtBot, window: MainWindow) -> None:
    dialog = open_dialog(qtbot, window)
    dialog.select("print")
    press(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier)
    assert dialog.problem_label.text().startswith("A shortcut needs Ctrl or Alt")
    assert keys(window, "print") == "Ctrl+P"
    dialog.keys_edit.clear()
    dialog.keys_edit.editingFinished.emit()
    assert keys(window, "print") == ""
    press(dialog, Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    assert keys(window, "print") == "F6"
    group = dialog.keys_tree.topLevelItem(0)
    assert group is not None
    dialog.keys_tree.setCurrentItem(group)
    assert not dialog.keys_edit.isEnabled()


def test_the_key_of_the_palette_is_shown_in_its_field(window: MainWindow) -> None:
    window.own_shortcuts.choose("palette", QKeySequence("Ctrl+Shift+K"))
    assert window.command_field._key == "Ctrl Shift K"


@pytest.mark.parametrize("stored", ["nonsense", "[1]", "[" * 100_000, '{"unknown": "Ctrl+J", "print": 3}'])
def test_unreadable_settings_leave_the_usual_shortcuts(make: Make, window_settings: Settings, stored: str) -> None:
    window_settings.put(OWN_SHORTCUTS, stored)
    window = make()
    assert keys(window, "print") == "Ctrl+P"
    assert not any(map(window.own_shortcuts.is_own, window.own_shortcuts.names))


def test_keys_that_people_type_are_no_shortcuts() -> None:
    typed = ("A", "Shift+A", "Alt+A", "Ctrl+Shift+A", "F5", "Del", "")
    usable = {keys: is_usable(QKeySequence(keys)) for keys in typed}
    assert usable == {
        "A": False, "Shift+A": False, "Alt+A": True, "Ctrl+Shift+A": True, "F5": True, "Del": False, "": True,
    }  # fmt: skip
