"""Characters shared by several views: one object for all, up to date, and never a closed one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader
from core.export.json_file import read_character
from core.paths import resources
from core.store.records import prepare_character
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter, load_character
from desktop.sheet.shared_characters import SharedCharacters
from tests.helpers.games import example_id


@pytest.fixture
def tabs() -> dict[str, OpenCharacter]:
    """Whose sheets are open in the window."""
    return {}


@pytest.fixture
def shared(service: LibraryService, tabs: dict[str, OpenCharacter]) -> SharedCharacters:
    """Characters of a library with Bren in it."""
    return SharedCharacters(service, tabs.get)


@pytest.fixture
def bren(service: LibraryService) -> str:
    """His id."""
    return service.library.add_many(
        [prepare_character(read_character(resources() / "samples" / example_id() / "bren.json"))]
    )[0]


def test_one_character_is_shared_by_all_views(shared: SharedCharacters, bren: str) -> None:
    one = shared.open_again(bren)
    one.push(SetHeader("notes", "saw the sea"))
    assert shared.open_again(bren) is one
    assert one.sheet.character.notes == "saw the sea"


def test_the_character_of_an_open_sheet_comes_first(
    shared: SharedCharacters, bren: str, tabs: dict[str, OpenCharacter], service: LibraryService
) -> None:
    own = shared.open_again(bren)
    tabs[bren] = OpenCharacter(load_character(bren, service.library), service.library)
    assert shared.open_again(bren) is tabs[bren]
    assert shared.in_tab(bren) is tabs[bren]
    del tabs[bren]
    assert shared.open_again(bren) is own


def test_newer_revisions_are_loaded(shared: SharedCharacters, bren: str, service: LibraryService, qtbot: QtBot) -> None:
    one = shared.open_again(bren)
    other = OpenCharacter(load_character(bren, service.library), service.library)
    other.push(SetHeader("notes", "saw the sea"))
    other.close()
    assert shared.open_again(bren) is one
    assert one.sheet.character.notes == "saw the sea"
