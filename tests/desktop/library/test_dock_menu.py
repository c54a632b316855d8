"""The recent characters in the menu of the dock, which only macOS shows; what it lists is the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.library.dock_menu import DockMenu, read_names
from desktop.library.recent_characters import MOST
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "library.quire", lambda: datetime.now().astimezone())
    yield library
    library.close()


def test_the_newest_that_are_still_there_are_listed(library: Library) -> None:
    people = [Character(any_id(), name=f"Anna {number}") for number in range(MOST + 2)]
    ids = library.add_many([prepare_character(each, "", "1") for each in people])
    library.trash_many((ids[1],))
    found = read_names([ids[0], "gone", *ids[1:]], library)
    assert [name for _, name in found] == ["Anna 0", *(f"Anna {number}" for number in range(2, MOST + 1))]


def test_a_chosen_character_is_opened(qtbot: QtBot) -> None:
    menu = DockMenu()
    qtbot.addWidget(menu)
    menu.show_names([("old", "Old")])
    menu.show_names([("a", "Anna & Bren"), ("b", "Cole")])
    assert [action.text() for action in menu.actions()] == ["Anna && Bren", "Cole"]
    with qtbot.waitSignal(menu.opened) as opened:
        menu.actions()[0].trigger()
    assert opened.args == ["a"]


def test_the_window_offers_it_where_there_is_a_dock(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    offered: list[QMenu] = []

    def offer(menu: QMenu) -> None:
        offered.append(menu)

    monkeypatch.setattr(QMenu, "setAsDockMenu", offer, raising=False)
    window: Desktop = request.getfixturevalue("app_window")
    given: list[list[str]] = []
    window.library_service.create(window, [Character(any_id(), name="Anna Ä")], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    assert window.controller is not None
    window.controller.sheets.open(given[0][0])
    (menu,) = offered
    qtbot.waitUntil(lambda: [each.text() for each in menu.actions()] == ["Anna Ä"], timeout=PATIENCE_MS)
