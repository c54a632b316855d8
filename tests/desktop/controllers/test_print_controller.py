"""Printing the current character and characters of the library, up to a limit."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement
from desktop.controllers import print_controller
from desktop.controllers.print_controller import PrintController
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.print.print_view import PrintView
from desktop.settings import Settings
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.theme import Theme
from tests.helpers.characters_to_print import document, opened
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, service: LibraryService, window_settings: Settings) -> MainWindow:
    made = MainWindow(service, window_settings, Theme(qapp))
    qtbot.addWidget(made)
    return made


@pytest.fixture
def printing(window: MainWindow, service: LibraryService, window_settings: Settings) -> PrintController:
    return PrintController(window, service, window_settings, SheetsController(window, service, window_settings))


@pytest.fixture
def ids(qtbot: QtBot, service: LibraryService) -> list[str]:
    """Three characters of the library."""
    made: list[str] = []
    characters = [opened(document(name)).character for name in ("bren", "perrin", "bren")]
    service.create(service, characters, made.extend)
    qtbot.waitUntil(lambda: len(made) == 3, timeout=PATIENCE_MS)
    return made


def shown(qtbot: QtBot, window: MainWindow) -> PrintView:
    qtbot.waitUntil(lambda: window.findChild(PrintView) is not None, timeout=PATIENCE_MS)
    view = window.findChild(PrintView)
    assert isinstance(view, PrintView)
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        pass
    return view


def test_prints_the_current_character(qtbot: QtBot, window: MainWindow, printing: PrintController) -> None:
    assert printing.parent() is window
    window.open_document(OpenCharacter(Loaded("", opened(document("bren")))), QWidget())
    window.actions_by_name.action("print").trigger()
    view = shown(qtbot, window)
    assert view.heading_label.text() == "Bren Tarrow"
    view.reject()


def test_prints_the_selected_characters(
    qtbot: QtBot, window: MainWindow, printing: PrintController, ids: list[str]
) -> None:
    printing.print_characters(ids[:2])
    view = shown(qtbot, window)
    assert view.heading_label.text() == "Bren Tarrow and 1 more"
    view.reject()


def test_sheets_are_arranged_as_the_library_keeps_it(
    qtbot: QtBot, window: MainWindow, service: LibraryService, printing: PrintController, ids: list[str]
) -> None:
    system = opened(document("bren")).system
    only = ArrangedPage(((ArrangedColumn(12, ("weapons",)),),))
    service.library.sheet_arrangements.keep(SheetArrangement(system.id, (only,)))
    printing.print_characters(ids[:1])
    view = shown(qtbot, window)
    assert view.arrange_button.isEnabled()
    assert view.preview.count == 1
    view.reject()


def test_the_number_of_printed_characters_is_limited(
    window: MainWindow, printing: PrintController, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(print_controller, "MAX_PRINTED", 2)
    printing.print_characters(ids)
    assert "3 characters are selected, but at most 2 can be printed at once." in window.notice_label.text()
    assert window.findChild(PrintView) is None
