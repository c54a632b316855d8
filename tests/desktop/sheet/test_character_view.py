"""Views that follow a character: refreshed after its changes while visible, and once they are shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader
from desktop.sheet.character_view import CharacterView
from desktop.sheet.open_character import OpenCharacter
from tests.helpers.open_characters import in_memory
from tests.helpers.waiting import wait_for_layout


class _Names(CharacterView):
    """Keeps the names that it would show."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def _refresh(self) -> None:
        sheet = self._sheet()
        self.names.append("" if sheet is None else sheet.character.name)


class _Saves(_Names):
    """Follows another signal."""

    def _followed_signal(self, character: OpenCharacter) -> SignalInstance:
        return character.saved


@pytest.fixture
def view(qtbot: QtBot) -> _Names:
    """A hidden view without a character."""
    view = _Names()
    qtbot.addWidget(view)
    return view


def rename(character: OpenCharacter, name: str) -> None:
    character.push(SetHeader("name", name))


def test_a_visible_view_is_refreshed_once_after_several_changes(qtbot: QtBot, view: _Names) -> None:
    character = in_memory()
    view.show()
    view.show_character(character)
    rename(character, "Ada")
    rename(character, "Bea")
    assert view.names == [], "not before the sheet is painted"
    qtbot.waitUntil(lambda: bool(view.names))
    wait_for_layout()
    assert view.names == ["Bea"]


def test_a_hidden_view_is_refreshed_when_it_is_shown(qtbot: QtBot, view: _Names) -> None:
    character = in_memory()
    view.show_character(character)
    rename(character, "Ada")
    wait_for_layout()
    assert view.names == []
    view.show()
    qtbot.waitUntil(lambda: view.names == ["Ada"])
    view.hide()
    view.show()
    wait_for_layout()
    assert view.names == ["Ada"], "nothing changed meanwhile"


def test_changes_of_an_earlier_character_are_ignored(qtbot: QtBot, view: _Names) -> None:
    first, second = in_memory(), in_memory()
    view.show()
    for character in (first, second, second):
        view.show_character(character)
    qtbot.waitUntil(lambda: len(view.names) == 1)
    rename(first, "Ada")
    wait_for_layout()
    assert len(view.names) == 1
    view.show_character(None)
    qtbot.waitUntil(lambda: view.names[-1] == "")


def test_a_subclass_may_follow_another_signal(qtbot: QtBot) -> None:
    view, character = _Saves(), in_memory()
    qtbot.addWidget(view)
    view.show()
    view.show_character(character)
    qtbot.waitUntil(lambda: len(view.names) == 1)
    rename(character, "Ada")
    wait_for_layout()
    assert len(view.names) == 1
    character.saved.emit(1)
    qtbot.waitUntil(lambda: view.names[1:] == ["Ada"])
