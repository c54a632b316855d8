"""Accessibility: every interactive widget has a name and a role, and the Tab key reaches it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop.app import Desktop
from desktop.forms import FRAME
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS

INTERACTIVE = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit,
    QTabBar, QTextEdit,
)  # fmt: skip
"""Interactive widgets."""

PARTS = (QScrollBar, QHeaderView)
"""Parts of item views, which have their own accessibility."""

ROLELESS = frozenset({QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Pane})
DIALOGS = (
    "preferences",
    "shortcuts",
    "about",
    "backups",
    "house_rules",
    "manual",
    "odds",
    "new_character",
    "palette",
    "print",
)
DOCKS = ("why", "violations", "history", "dice", "library")


@pytest.fixture
def opened(qtbot: QtBot, app_window: Desktop) -> Iterator[Desktop]:
    """The window with one open character and filled docks."""
    given: list[list[str]] = []
    app_window.library_service.create(app_window, [Character(any_id(), name="Anna Bell")], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    assert app_window.controller is not None
    app_window.controller.sheets.open(given[0][0])
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    view = app_window.controller.sheets.current_view
    assert view is not None
    view.form_pages.finish_all()
    for name in DOCKS:
        app_window.window.show_dock(name)
    controller = app_window.controller
    docks = (controller.explain.why, controller.explain.violations, controller.history.history, controller.dice.dice)
    assert all(docks)  # a dock is filled when its view is wanted
    yield app_window
    for each in QApplication.topLevelWidgets():
        if isinstance(each, QDialog):
            each.close()


def usable(root: QWidget) -> Iterator[QWidget]:
    """Yield the interactive widgets of a window, without composite ones."""
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, INTERACTIVE) or isinstance(widget, PARTS):
            continue
        if not _is_private(widget):
            yield widget


def _is_private(widget: QWidget) -> bool:
    """Return whether Qt created it as part of another widget (popup lists, scroll buttons)."""
    if widget.objectName().startswith("qt_"):
        return True
    around = widget.parentWidget()
    if isinstance(around, QTabBar | QLineEdit | QAbstractItemView | QMainWindow | QAbstractSpinBox):
        return True
    while around is not None and not isinstance(around, QComboBox):
        around = around.parentWidget()
    return around is not None


def told(widget: QWidget) -> tuple[str, QAccessible.Role]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name), interface.role()


def path(widget: QWidget) -> str:
    """Return a description of a widget for failure messages."""
    names: list[str] = []
    each: QWidget | None = widget
    while each is not None and len(names) < 3:
        names.append(each.objectName() or type(each).__name__)
        each = each.parentWidget()
    return " < ".join(names)


def mnemonics(root: QWidget) -> list[str]:
    """Return the mnemonics of buttons that are visible together."""
    texts = [each.text().replace("&&", "") for each in root.findChildren(QAbstractButton) if each.isVisible()]
    return [text[text.index("&") + 1].casefold() for text in texts if "&" in text]


def complaints(root: QWidget) -> list[str]:
    """Return what lacks a name or a role."""
    found = list(usable(root))
    assert found
    nameless = [f"no name: {path(widget)}" for widget in found if not told(widget)[0].strip()]
    return [*nameless, *(f"no role: {path(widget)}" for widget in found if told(widget)[1] in ROLELESS)]


SMALL = QSize(1024, 640) - QSize(FRAME, FRAME)
"""Maximum size of dialogs, so that they fit on a small screen."""


def opened_by(qtbot: QtBot, opened: Desktop, name: str) -> QWidget:
    """Return what an action opens: a dialog, or a tab."""
    before = {each for each in QApplication.topLevelWidgets() if each.isVisible()}
    tabs = opened.window.documents.count()
    opened.window.actions_by_name.action(name).trigger()

    def shown() -> QWidget | None:
        if opened.window.documents.count() > tabs:
            return opened.window.documents.currentWidget()
        return next((each for each in QApplication.topLevelWidgets() if each.isVisible() and each not in before), None)

    qtbot.waitUntil(lambda: shown() is not None, timeout=PATIENCE_MS)
    found = shown()
    assert found is not None
    return found


def test_every_widget_has_a_name_and_a_role(qtbot: QtBot, opened: Desktop) -> None:
    assert len(list(usable(opened.window))) > 350
    assert not complaints(opened.window)


@pytest.mark.fonts
def test_dialogs_fit_on_a_small_screen_and_everything_in_them_has_a_name_a_role_and_a_letter_of_its_own(
    qtbot: QtBot, opened: Desktop
) -> None:
    for name in DIALOGS:
        dialog = opened_by(qtbot, opened, name)
        assert not complaints(dialog), name
        letters = mnemonics(dialog)
        assert len(set(letters)) == len(letters), (name, letters)
        least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
        assert least.width() <= SMALL.width(), name
        assert least.height() <= SMALL.height(), name
        if dialog.window() is opened.window:
            opened.window.close_tab(dialog)
        else:
            dialog.close()


def test_the_tab_key_reaches_every_part_of_the_window(opened: Desktop) -> None:
    window = opened.window
    by_tab = Qt.FocusPolicy.TabFocus
    stops = [each for each in usable(window) if each.focusPolicy() & by_tab and each.isEnabled()]
    for name in DOCKS:
        dock = window.findChild(QDockWidget, f"{name}_dock")
        assert dock is not None
        assert any(dock.isAncestorOf(widget) for widget in stops), name
    assert window.command_field in stops
    assert any(window.documents.isAncestorOf(widget) for widget in stops)
