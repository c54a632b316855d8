"""Open characters and small sheets for tests of the window: real forms, a real library."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.registry import open_character, summarise
from core.store.library import Library
from core.store.records import prepare_character
from desktop.sheet import sheet_view
from desktop.sheet.open_character import Loaded, OpenCharacter, load_character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme
from tests.helpers.games import example_folder
from tests.helpers.libraries import HandClock

DATA = Path(__file__).resolve().parents[1] / "data"
SMALL_FORM = DATA / "forms" / "small"


def bren() -> Character:
    """Return the character of the printed sheets."""
    return Character.read((example_folder() / "bren.json").read_bytes())


def in_memory(character: Character | None = None) -> OpenCharacter:
    """Open a character that is not saved anywhere."""
    return OpenCharacter(Loaded("", open_character(character or bren(), random.Random(1))))


def reopened(library: Library, id_: str) -> OpenCharacter:
    """Open a character as after a restart of the program."""
    return OpenCharacter(load_character(id_, library), library)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with one character in it."""
    with Library.open(tmp_path / "library.quire", HandClock(), source=random.Random(3), summarise=summarise) as made:
        made.add(prepare_character(bren(), *summarise(bren())))
        yield made


@pytest.fixture
def kept(library: Library, qapp: QApplication) -> Iterator[OpenCharacter]:
    """The open character of the library."""
    assert isinstance(qapp, QApplication)
    (entry,) = library.page().entries
    character = reopened(library, entry.id)
    yield character
    character.close()


@pytest.fixture
def small_form(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes sheets use the small form of the tests."""

    def small(_name: str) -> Path:
        return SMALL_FORM

    monkeypatch.setattr(sheet_view, "sheet_folder", small)
    return SMALL_FORM


@pytest.fixture
def small_sheet(qtbot: QtBot, theme: Theme, small_form: Path, kept: OpenCharacter) -> SheetView:
    """The small form, shown with the character of the library."""
    assert isinstance(theme, Theme)
    assert small_form.exists()
    view = SheetView(kept)
    qtbot.addWidget(view)
    view.resize(1100, 800)
    with qtbot.waitExposed(view):
        view.show()
    return view
