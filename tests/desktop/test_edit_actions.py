"""The menu Edit: undo where the cursor is, and cut, copy, paste and select all in the focused widget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QMenu, QPlainTextEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader
from core.registry import games
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import Theme
from tests.helpers.play_pages import open_sample


@pytest.fixture
def window(qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme) -> Iterator[MainWindow]:
    made = MainWindow(service, window_settings, theme)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):
        made.show()
    made.activateWindow()
    yield made
    theme.changed.disconnect(made._on_theme_changed)


@pytest.fixture
def page(window: MainWindow) -> QWidget:
    page = QWidget()
    QVBoxLayout(page)
    window.add_tab(page, "page")
    return page


def put(qtbot: QtBot, page: QWidget, widget: QWidget) -> None:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    widget.show()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def choose(window: MainWindow, name: str) -> None:
    menu = window.findChild(QMenu, "edit_menu")
    assert menu is not None
    menu.aboutToShow.emit()
    window.actions_by_name.action(name).trigger()


@pytest.fixture
def character(window: MainWindow) -> OpenCharacter:
    character = open_sample(games()[0].id)
    window.undo_group.set_active(character.undo_stack)
    return character


def test_a_line_is_cut_copied_and_pasted(qtbot: QtBot, window: MainWindow, page: QWidget) -> None:
    line = QLineEdit("some words")
    put(qtbot, page, line)
    choose(window, "select_all")
    assert line.selectedText() == "some words"
    choose(window, "copy")
    assert QGuiApplication.clipboard().text() == "some words"
    choose(window, "cut")
    assert line.text() == ""
    choose(window, "paste")
    assert not window.actions_by_name.action("cut").isEnabled()
    choose(window, "paste")
    assert line.text() == "some wordssome words"


@pytest.mark.parametrize("kind", [QPlainTextEdit, QSpinBox])
def test_prose_and_numbers_too(
    qtbot: QtBot, window: MainWindow, page: QWidget, kind: type[QPlainTextEdit | QSpinBox]
) -> None:
    widget = kind()
    put(qtbot, page, widget)
    QGuiApplication.clipboard().setText("7")
    choose(window, "select_all")
    choose(window, "paste")
    text = widget.toPlainText() if isinstance(widget, QPlainTextEdit) else widget.text()
    assert text == "7"


def test_a_widget_with_an_action_of_its_own_copies_by_it(qtbot: QtBot, window: MainWindow, page: QWidget) -> None:
    view, done = QListWidget(), []
    own = QAction(view)
    own.setShortcut(QKeySequence.StandardKey.Copy)
    own.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    own.triggered.connect(lambda: done.append("copied"))
    view.addAction(own)
    view.addItems(["one", "two"])
    view.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
    put(qtbot, page, view)
    choose(window, "copy")
    assert done == ["copied"]
    choose(window, "select_all")
    assert len(view.selectedItems()) == 2
    assert "\t" in window.actions_by_name.action("copy").text()
    assert window.actions_by_name.action("copy").shortcut().isEmpty()


def test_undo_belongs_to_the_text_that_has_something_to_undo(
    qtbot: QtBot, window: MainWindow, page: QWidget, character: OpenCharacter
) -> None:
    before = character.sheet.character.player
    character.push(SetHeader("player", "Somebody"))
    line = QLineEdit()
    put(qtbot, page, line)
    QTest.keyClicks(line, "ab")
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == ""
    assert character.sheet.character.player == "Somebody"
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert character.sheet.character.player == before
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert line.text() == "ab"
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert character.sheet.character.player == "Somebody"


def test_undo_says_what_was_undone(window: MainWindow, character: OpenCharacter) -> None:
    character.push(SetHeader("player", "Somebody"))
    label = character.undo_stack.last.text if character.undo_stack.last is not None else ""
    window.actions_by_name.action("undo").trigger()
    assert window.status_line.currentMessage() == f"Undone: {label}"
    window.actions_by_name.action("redo").trigger()
    assert window.status_line.currentMessage() == f"Redone: {label}"


def test_a_text_that_is_deleted_while_focused_is_forgotten(qtbot: QtBot, window: MainWindow, page: QWidget) -> None:
    line = QLineEdit()
    put(qtbot, page, line)
    line.setParent(None)
    line.deleteLater()
    other = QLineEdit()
    put(qtbot, page, other)
    choose(window, "select_all")
    assert window.isVisible()
