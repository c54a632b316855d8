"""Narrow windows show one side at a time, with strips for the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QToolBar
from pytestqt.qtbot import QtBot

from desktop.frame.main_window import MainWindow
from desktop.frame.side_panels import SideTab
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.theme import Theme

pytestmark = pytest.mark.fonts


@pytest.fixture
def window(qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme) -> Iterator[MainWindow]:
    made = MainWindow(service, window_settings, theme)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    with qtbot.waitSignal(made.painted):
        made.show()
    yield made
    theme.changed.disconnect(made._on_theme_changed)


def is_shown(window: MainWindow, name: str) -> bool:
    dock = window.findChild(QDockWidget, f"{name}_dock")
    assert dock is not None
    return not dock.isHidden()


def tab(window: MainWindow, name: str) -> SideTab:
    found = window.findChild(SideTab, f"{name}_side_tab")
    assert found is not None
    return found


def strip(window: MainWindow, side: str) -> QToolBar:
    found = window.findChild(QToolBar, f"{side}_strip")
    assert found is not None
    return found


def test_the_docks_collapse_first(window: MainWindow) -> None:
    assert is_shown(window, "library")
    assert not is_shown(window, "why")
    assert strip(window, "right").isVisible()
    assert not strip(window, "left").isVisible()
    assert window.documents.width() > 700 or window.middle_stack.width() > 700


def test_showing_a_dock_collapses_the_library(window: MainWindow) -> None:
    window.show_dock("history")
    assert is_shown(window, "history")
    assert is_shown(window, "why")
    assert not is_shown(window, "library")
    assert strip(window, "left").isVisible()
    assert window.middle_stack.width() > 600
    QTest.mouseClick(tab(window, "library"), Qt.MouseButton.LeftButton)
    assert is_shown(window, "library")
    assert not is_shown(window, "history")


def test_the_tab_of_the_visible_dock_collapses_it(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(tab(window, "dice"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: tab(window, "dice").isChecked())
    assert not tab(window, "history").isChecked()
    QTest.mouseClick(tab(window, "history"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: tab(window, "history").isChecked())
    QTest.mouseClick(tab(window, "history"), Qt.MouseButton.LeftButton)
    assert not is_shown(window, "history")
    assert is_shown(window, "library")


def test_a_wider_window_expands_everything(window: MainWindow) -> None:
    window.show_dock("why")
    window.resize(1440, 900)
    assert all(is_shown(window, name) for name in ("library", "why", "violations", "history", "dice"))
    assert not strip(window, "left").isVisible()
    assert not strip(window, "right").isVisible()


def test_closed_docks_stay_closed(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.actions_by_name.action("dice_dock").trigger()
    assert not is_shown(window, "dice")
    window.resize(1024, 640)
    window.resize(1440, 900)
    assert not is_shown(window, "dice")
    assert is_shown(window, "history")


def test_collapsed_sides_are_stored_as_expanded(
    qtbot: QtBot, window: MainWindow, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    window.save_layout()
    assert not is_shown(window, "why")
    again = MainWindow(service, window_settings, theme)
    qtbot.addWidget(again)
    again.resize(1440, 900)
    again.show()
    assert is_shown(again, "why")
    again.close()  # nothing holds it from here on: its docks must not tell of themselves while it is taken apart
    theme.changed.disconnect(again._on_theme_changed)


def test_tabs_have_the_titles_of_docks(window: MainWindow) -> None:
    window.set_dock_title("violations", "Violations  3")
    assert tab(window, "violations").text() == "Violations  3"
    assert tab(window, "violations").accessibleName() == "Violations  3"


def test_a_small_window_collapses_both_sides(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(720, 450)
    assert window.size().toTuple() == (720, 450)
    assert not is_shown(window, "library")
    assert not is_shown(window, "why")
    assert strip(window, "left").isVisible()
    assert strip(window, "right").isVisible()
    assert window.middle_stack.width() > 600
    QTest.mouseClick(tab(window, "library"), Qt.MouseButton.LeftButton)
    assert is_shown(window, "library")
    QTest.mouseClick(tab(window, "dice"), Qt.MouseButton.LeftButton)
    assert not is_shown(window, "library")
    assert is_shown(window, "dice")
    qtbot.waitUntil(lambda: tab(window, "dice").isChecked())
    QTest.mouseClick(tab(window, "dice"), Qt.MouseButton.LeftButton)
    assert not is_shown(window, "dice")
    assert not is_shown(window, "library")


def test_a_side_is_expanded_again_when_it_has_room(window: MainWindow) -> None:
    window.resize(720, 450)
    window.resize(1024, 640)
    assert is_shown(window, "library")
    assert not is_shown(window, "why")
    window.resize(1440, 900)
    assert is_shown(window, "library")
    assert is_shown(window, "why")


def test_a_sheet_gets_the_room_of_an_opened_side(window: MainWindow) -> None:
    window.resize(720, 450)
    window.show_dock("library")
    assert is_shown(window, "library")
    window.bring_to_front(window.middle_stack)
    assert not is_shown(window, "library")
    assert strip(window, "left").isVisible()


def test_buttons_of_the_toolbar_lose_their_labels_before_they_leave_it(qtbot: QtBot, window: MainWindow) -> None:
    bar, beside = window.tool_bar, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert bar.toolButtonStyle() is beside
    window.resize(640, 450)
    assert bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    last = bar.widgetForAction(bar.actions()[-1])
    assert last is window.command_field
    qtbot.waitUntil(last.isVisible)
    assert last.geometry().right() <= bar.width()
    window.resize(1024, 640)
    assert bar.toolButtonStyle() is beside
