"""The whole window with a library of its own, for tests of files that are opened in it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


def controller_of(desktop: Desktop) -> MainController:
    """Return the controller of the window."""
    assert desktop.controller is not None
    return desktop.controller


def add(qtbot: QtBot, desktop: Desktop, name: str) -> str:
    """Add a character to the library; return its id."""
    given: list[list[str]] = []
    desktop.library_service.create(desktop, [Character(any_id(), name=name)], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    return given[0][0]


def names(desktop: Desktop) -> list[str]:
    """Return the names of the characters of the library, sorted."""
    return sorted(each.name for each in desktop.library_service.library.all_entries())
