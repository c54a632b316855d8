"""Printing characters of the library, up to a limit."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop import tool_views
from desktop.library.library_service import LibraryService
from desktop.main_window import MainWindow
from desktop.print.print_view import PrintView
from desktop.settings import Settings
from desktop.theme import Theme
from desktop.tool_views import ToolViews
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, service: LibraryService, window_settings: Settings) -> MainWindow:
    made = MainWindow(service, window_settings, Theme(qapp))
    qtbot.addWidget(made)
    return made


def test_the_number_of_printed_characters_is_limited(
    qtbot: QtBot,
    service: LibraryService,
    window: MainWindow,
    window_settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tool_views, "MAX_PRINTED", 2)
    pages = ToolViews(window, service, window_settings)
    made: list[list[str]] = []
    service.create(service, [Character(any_id(), name=name) for name in ("Anna", "Bren", "Carl")], made.append)
    qtbot.waitUntil(lambda: bool(made), timeout=PATIENCE_MS)
    pages.print_characters(made[0])
    assert "3 characters are selected, but at most 2 can be printed at once." in window.notice_label.text()
    pages.print_characters(made[0][:2])
    qtbot.waitUntil(lambda: bool(window.findChildren(PrintView)), timeout=PATIENCE_MS)
    window.findChildren(PrintView)[0].close()
