"""The main window: sizes, actions, tabs, docks, notices and stored layout."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QMenu, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from core.messages import Message
from desktop import settings as declared
from desktop import tasks
from desktop.action_texts import SUFFIX
from desktop.controllers.palette_controller import all_actions
from desktop.frame.actions import NEEDS, State
from desktop.frame.main_window import DOCK_NAMES, MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.theme import Theme
from tests.helpers.waiting import wait_for_layout


@pytest.fixture
def window(qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme) -> Iterator[MainWindow]:
    made = MainWindow(service, window_settings, theme)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    with qtbot.waitSignal(made.painted):
        made.show()
    yield made
    theme.changed.disconnect(made._on_theme_changed)


def dock(window: MainWindow, name: str) -> QDockWidget:
    found = window.findChild(QDockWidget, f"{name}_dock")
    assert isinstance(found, QDockWidget)
    return found


def action(window: MainWindow, name: str) -> QAction:
    return window.actions_by_name.action(name)


@pytest.mark.fonts
@pytest.mark.usefixtures("one_font")
def test_default_sizes(window: MainWindow) -> None:
    window.reset_dock_widths()
    window.add_tab(QLabel("sheet"), "Anna")
    wait_for_layout()
    assert abs(window.menuBar().height() - 28) <= 1
    assert abs(window.tool_bar.height() - 44) <= 1
    assert dock(window, "library").width() == 264
    assert dock(window, "why").width() == 320
    assert window.status_line.height() == 28
    assert window.command_field.height() == 28
    assert window.command_field.width() == 304
    assert abs(window.documents.tabBar().height() - 36) <= 1


@pytest.mark.fonts
def test_the_window_fits_a_small_screen(window: MainWindow) -> None:
    assert window.minimumSize() == QSize(640, 420)
    assert window.minimumSizeHint().width() <= 640
    window.resize(720, 450)
    assert window.size() == QSize(720, 450)


def test_form_and_table_name_the_same_actions(window: MainWindow) -> None:
    drawn = {each.objectName().removesuffix(SUFFIX) for each in window.findChildren(QAction) if each.objectName()}
    drawn = {name for name in drawn if not name.startswith("_") and "menu" not in name}
    assert len(NEEDS) >= 30
    assert drawn >= set(NEEDS)
    ours = {each.objectName() for each in window.findChildren(QAction) if each.objectName().endswith(SUFFIX)}
    assert ours == {name + SUFFIX for name in NEEDS}


def test_every_action_is_in_a_menu_with_texts(window: MainWindow) -> None:
    menus = [entry.menu() for entry in window.menuBar().actions()]
    placed = [each for menu in menus if isinstance(menu, QMenu) for each in all_actions(menu)]
    names = {each.objectName().removesuffix(SUFFIX) for each in placed}
    assert set(NEEDS) <= names
    for each in placed:
        if each.objectName():
            assert each.text(), each.objectName()
            assert each.statusTip(), each.objectName()
            assert "&" in each.text(), each.objectName()


def test_no_two_actions_share_a_shortcut(window: MainWindow) -> None:
    keys = [each.shortcut().toString() for each in window.findChildren(QAction) if not each.shortcut().isEmpty()]
    assert len(keys) >= 20
    assert len(set(keys)) == len(keys)


def test_mnemonics_of_a_menu_differ(window: MainWindow) -> None:
    for entry in window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        letters = [QKeySequence.mnemonic(each.text()).toString() for each in menu.actions() if each.text()]
        assert len(set(letters)) == len(letters), (menu.title(), letters)


def test_an_action_needs_a_handler_and_its_state(window: MainWindow) -> None:
    done: list[str] = []
    assert not action(window, "print").isEnabled()
    window.set_action_handler("print", lambda: done.append("print"))
    assert not action(window, "print").isEnabled()
    window.actions_by_name.set_state(State.PRINTABLE | State.TAB)
    assert action(window, "print").isEnabled()
    window.set_action_handler("print", lambda: done.append("again"))
    action(window, "print").trigger()
    assert done == ["again"]
    with pytest.raises(LookupError):
        action(window, "fly")


def test_tabs_open_turn_and_close(qtbot: QtBot, window: MainWindow) -> None:
    closed: list[QWidget] = []
    window.tab_closed.connect(closed.append)
    first, second = QLabel("a"), QLabel("b")
    assert window.middle_stack.currentWidget() is window.empty_page
    window.add_tab(first, "Anna & Co")
    window.add_tab(second, "Berta")
    assert window.middle_stack.currentWidget() is window.documents
    assert window.documents.tabText(0) == "Anna && Co"
    assert window.tabs() == [first, second]
    action(window, "next_tab").trigger()
    assert window.documents.currentWidget() is first
    action(window, "previous_tab").trigger()
    assert window.documents.currentWidget() is second
    window.rename_tab(first, "Anna")
    assert window.documents.tabText(0) == "Anna"
    window.bring_to_front(first)
    button = window.documents.tabBar().tabButton(1, QTabBar.ButtonPosition.RightSide)
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    action(window, "close_tab").trigger()
    assert closed == [second, first]
    assert window.middle_stack.currentWidget() is window.empty_page
    window.close_tab(None)


def test_a_long_title_is_cut_in_the_tab_and_whole_in_its_tooltip(window: MainWindow) -> None:
    window.add_tab(QLabel("a"), "Bren Tarrow the Unreasonably Long-named of the Hill")
    assert len(window.documents.tabText(0)) <= 24
    assert window.documents.tabToolTip(0).endswith("of the Hill")


def test_docks_hold_views_and_can_be_hidden(window: MainWindow) -> None:
    for name in DOCK_NAMES:
        window.add_dock(name, QLabel(name))
        shown = dock(window, name).widget()
        assert isinstance(shown, QLabel)
        assert shown.text() == name
    with pytest.raises(KeyError):
        window.add_dock("cellar", QLabel())
    action(window, "library_dock").trigger()
    assert not dock(window, "library").isVisible()
    assert not action(window, "library_dock").isChecked()
    action(window, "library_dock").trigger()
    assert dock(window, "library").isVisible()
    window.show_dock("violations")
    window.set_dock_title("violations", "Violations 2")
    assert dock(window, "violations").windowTitle() == "Violations 2"


def test_a_dock_without_tab_has_a_title_bar(qtbot: QtBot, window: MainWindow) -> None:
    heads = window.dock_title_bars.bars
    qtbot.waitUntil(lambda: not any(head.is_needed for head in heads.values()))
    dock(window, "dice").close()
    qtbot.waitUntil(lambda: heads["history"].is_needed)
    assert not heads["why"].is_needed
    assert heads["history"].title.text() == "History"
    assert heads["history"].close_button.accessibleName() == "Close History"
    heads["history"].close_button.click()
    assert not dock(window, "history").isVisible()
    assert not action(window, "history_dock").isChecked()
    window.show_dock("history")
    window.show_dock("dice")
    qtbot.waitUntil(lambda: not any(head.is_needed for head in heads.values()))
    for name in ("library", "why"):
        close, move = window.dock_title_bars.menu_of(name).actions()
        assert close.text().startswith("Close ")
        move.trigger()
    qtbot.waitUntil(lambda: heads["library"].is_needed and heads["why"].is_needed)
    assert window.dockWidgetArea(window.why_dock) is Qt.DockWidgetArea.LeftDockWidgetArea


@pytest.mark.fonts
def test_a_notice_is_shown_above_the_tabs(qtbot: QtBot, window: MainWindow) -> None:
    window.show_message(Message("full", "The disk is full. Make room."), is_library=True)
    assert window.notice_bar.isVisible()
    assert window.notice_label.text() == "The disk is full. Make room."
    assert window.try_again_button.isVisible()
    window.show_message(Message("x", "Well."))
    assert not window.save_elsewhere_button.isVisible()
    QTest.mouseClick(window.close_notice_button, Qt.MouseButton.LeftButton)
    assert not window.notice_bar.isVisible()


def test_the_palette_opens_by_key_and_click(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.asked_palette):
        action(window, "palette").trigger()
    with qtbot.waitSignal(window.asked_palette):
        QTest.mouseClick(window.command_field, Qt.MouseButton.LeftButton)
    assert window.command_field.accessibleName()


def test_geometry_and_docks_are_stored(
    qtbot: QtBot, window: MainWindow, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    action(window, "dice_dock").trigger()
    hidden = not dock(window, "dice").isHidden()
    with qtbot.waitSignal(window.closing):
        window.close()
    assert not window_settings.get(declared.GEOMETRY).isEmpty()
    again = MainWindow(service, window_settings, theme)
    qtbot.addWidget(again)
    again.show()
    assert (not dock(again, "dice").isHidden()) == hidden
    again.close()  # nothing holds it from here on: its docks must not tell of themselves while it is taken apart
    theme.changed.disconnect(again._on_theme_changed)


@pytest.mark.fonts
def test_the_first_window_fits_with_its_title_bar(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    made = MainWindow(service, window_settings, theme)
    qtbot.addWidget(made)
    assert made.height() < made.screen().availableSize().height()
    theme.changed.disconnect(made._on_theme_changed)


def test_the_status_line_shows_tasks(qtbot: QtBot, window: MainWindow) -> None:
    line = window.status_line
    line.show_saved("Saved")
    line.show_change("Reaction Rate 36 → 39" * 20)
    line.show_context("Chess")
    progress = tasks.Progress(window)

    def work() -> None:
        for step in range(10000):
            progress.advance(step, 10000)

    task = tasks.run(window, work, print, print, "Counting", progress=progress)
    labels = {label.objectName(): label for label in line.findChildren(QLabel)}
    assert labels["work_label"].text() == "·  Counting…"
    assert len(labels["change_label"].text()) < 100
    assert labels["change_label"].toolTip()
    with qtbot.waitSignal(task.ended):
        line._on_cancel()
    assert labels["work_label"].isHidden()


def test_texts_of_the_status_line_are_separated_by_a_dot(window: MainWindow) -> None:
    line = window.status_line
    labels = {label.objectName(): label for label in line.findChildren(QLabel)}
    line.show_saved("")
    line.show_change("Health 12")
    assert labels["change_label"].text() == "Health 12"
    line.show_saved("Saved")
    assert labels["change_label"].text() == "·  Health 12"
    line.show_change("")
    assert (labels["saved_label"].text(), labels["change_label"].text()) == ("Saved", "")


def test_the_theme_updates_the_tabs(window: MainWindow, theme: Theme) -> None:
    window.add_tab(QLabel("a"), "Anna")
    theme.choose("dark")
    assert window.documents.tabBar().tabButton(0, QTabBar.ButtonPosition.RightSide) is not None
    theme.choose("light")


def test_full_screen_and_back(window: MainWindow) -> None:
    action(window, "full_screen").trigger()
    assert window.isFullScreen()
    action(window, "full_screen").trigger()
    assert not window.isFullScreen()
