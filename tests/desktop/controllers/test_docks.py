"""The docks in the window: current character, and navigation between views."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.dice.dice_view import DiceView
from desktop.explain.explain_view import ExplainView
from desktop.explain.house_rule_dialog import HouseRuleDialog
from desktop.explain.violations_view import ViolationsView
from desktop.history.history_view import HistoryView
from desktop.library.library_opening import prepare_character
from desktop.sheet.open_character import OpenCharacter
from tests.desktop.open_characters import document
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.fonts


@pytest.fixture
def bren(qtbot: QtBot, app_window: Desktop) -> OpenCharacter:
    """The current character."""
    id_ = app_window.library_service.library.add(prepare_character(document("bren")))
    assert app_window.controller is not None
    app_window.controller.sheets.open(id_)
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    current = app_window.window.current
    assert current is not None
    return current


@pytest.fixture
def controller(app_window: Desktop, bren: OpenCharacter) -> MainController:
    """The window's controller, with Bren in the docks."""
    assert app_window.controller is not None
    assert bren.id
    app_window.window.show_dock("history")  # a narrow window folds its docks, and hidden docks read nothing
    return app_window.controller


def test_all_docks_follow_the_current_character(qtbot: QtBot, controller: MainController, bren: OpenCharacter) -> None:
    controller.explain.explain("move_rate")
    assert controller.explain.why.value_label.text() == "77"
    bren.push(SetValue("raw.hlth", 77))
    qtbot.waitUntil(lambda: controller.explain.violations.count > 0)
    qtbot.waitUntil(lambda: len(controller.history.history.items) == 2, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: controller.explain.why.value_label.text() != "77")


def filled(desktop: Desktop) -> set[str]:
    """Return the names of the docks at the right that have their view."""
    kinds = {"why": ExplainView, "violations": ViolationsView, "history": HistoryView, "dice": DiceView}
    return {name for name, kind in kinds.items() if desktop.window.findChildren(kind)}


def test_a_dock_is_filled_when_it_becomes_visible(qtbot: QtBot, app_window: Desktop) -> None:
    window = app_window.window
    assert window.sides.is_narrow
    assert filled(app_window) == set()
    window.show_dock("dice")
    qtbot.waitUntil(lambda: "dice" in filled(app_window), timeout=PATIENCE_MS)
    window.show_dock("why")
    qtbot.waitUntil(lambda: filled(app_window) >= {"dice", "why"}, timeout=PATIENCE_MS)
    assert len(window.findChildren(DiceView)) == 1


def test_collapsed_docks_are_saved_without_being_filled(app_window: Desktop) -> None:
    app_window.window.save_layout()
    assert filled(app_window) == set()


def test_a_hidden_dock_counts_violations(qtbot: QtBot, app_window: Desktop, bren: OpenCharacter) -> None:
    dock = app_window.window.violations_dock
    assert not dock.isVisible()
    bren.push(SetValue("raw.hlth", 77))
    qtbot.waitUntil(lambda: dock.windowTitle().endswith("  1"))
    assert "history" not in filled(app_window)


def test_a_dock_shown_later_shows_the_current_character(qtbot: QtBot, app_window: Desktop, bren: OpenCharacter) -> None:
    bren.push(SetValue("raw.hlth", 12))
    app_window.window.show_dock("history")
    assert app_window.controller is not None
    history = app_window.controller.history.history
    qtbot.waitUntil(lambda: len(history.items) == 2, timeout=PATIENCE_MS)


def test_closing_the_tab_leaves_the_docks_empty(
    qtbot: QtBot, app_window: Desktop, controller: MainController, bren: OpenCharacter
) -> None:
    controller.explain.explain("move_rate")
    app_window.window.close_tab(app_window.window.documents.currentWidget())
    qtbot.waitUntil(lambda: controller.explain.why.address == "")
    assert controller.explain.violations.count == 0
    assert controller.history.history.items == ()


def test_a_violation_leads_to_its_field(
    qtbot: QtBot, app_window: Desktop, controller: MainController, bren: OpenCharacter
) -> None:
    bren.push(SetValue("raw.hlth", 77))
    qtbot.waitUntil(lambda: controller.explain.violations.count > 0)
    app_window.window.actions_by_name.action("next_violation").trigger()
    assert controller.explain.violations.list_view.currentIndex().isValid()


def test_explanation_opens_house_rules_and_follows_them(
    qtbot: QtBot, app_window: Desktop, controller: MainController, bren: OpenCharacter
) -> None:
    controller.explain.explain("move_rate")
    QTest.mouseClick(controller.explain.why.house_rule_button, Qt.MouseButton.LeftButton)
    (dialog,) = app_window.window.findChildren(HouseRuleDialog)
    dialog.formula_edit.setPlainText("reaction_rate")
    qtbot.waitUntil(dialog.use_button.isEnabled)
    dialog.use()
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert bren.sheet.value("move_rate") == 39
    qtbot.waitUntil(controller.explain.why.house_label.isVisible)


def test_restoring_reaches_the_sheet(qtbot: QtBot, controller: MainController, bren: OpenCharacter) -> None:
    bren.push(SetValue("height_in", 90))
    bren.leave_field()
    bren.push(SetValue("height_in", 80))
    qtbot.waitUntil(lambda: len(controller.history.history.items) == 3, timeout=PATIENCE_MS)
    controller.history.history.list_view.setCurrentIndex(controller.history.history._model.index_of(1))
    controller.history.history.restore_selected()
    qtbot.waitUntil(lambda: bren.sheet.value("height_in") == 90, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: len(controller.history.history.items) == 4, timeout=PATIENCE_MS)
