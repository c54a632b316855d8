"""The sheet of every game with its fullest sample and with nobody: nothing is scrolled sideways."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.character import Character
from core.export import read_character
from core.paths import resources
from core.registry import games, open_character
from desktop.open_character import Loaded, OpenCharacter
from desktop.sheet_view import SheetView
from desktop.widgets import StatBlock
from tests.forms.test_sheets_at_work import pages_of, settle, show_page

pytestmark = pytest.mark.usefixtures("theme")

WIDTHS = (440, 856)
WHOLE_WIDTHS = (660, 750, 856, 1100)
GAMES = [game.id for game in games()]


def fullest(game: str) -> Path:
    """Give the file of the person with the longest document."""
    return max((resources() / "samples" / game).glob("*.json"), key=lambda file: file.stat().st_size)


@pytest.mark.parametrize("has_person", [True, False], ids=["somebody", "nobody"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_scrolled_sideways(game: str, has_person: bool, qtbot: QtBot, qapp: QApplication) -> None:
    character = read_character(fullest(game)) if has_person else Character(game)
    view = SheetView(OpenCharacter(Loaded("", open_character(character, random.Random(1)))), flashes=False)
    qtbot.addWidget(view)
    view.show()
    for width in WIDTHS:
        view.resize(width, 640)
        settle(qapp)
        assert view.width() == width
        for page in pages_of(view):
            show_page(view, page)
            settle(qapp)
            content = page.widget()
            assert content is not None
            assert content.minimumSizeHint().width() <= page.viewport().width(), (width, page.objectName())


@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_important_numbers_are_not_cut(game: str, qtbot: QtBot, qapp: QApplication) -> None:
    view = SheetView(OpenCharacter(Loaded("", open_character(read_character(fullest(game)), random.Random(1)))))
    qtbot.addWidget(view)
    view.show()
    for width in WHOLE_WIDTHS:
        view.resize(width, 640)
        settle(qapp)
        for page in pages_of(view):
            show_page(view, page)
            settle(qapp)
            cut = [each.label_lines for each in page.findChildren(StatBlock) if each.isVisible() and is_cut(each)]
            assert not cut, (width, page.objectName(), cut)


def is_cut(block: StatBlock) -> bool:
    return any(line.endswith("…") for line in block.label_lines)


def test_two_tables_of_one_card_have_the_same_columns(qtbot: QtBot, qapp: QApplication) -> None:
    view = SheetView(OpenCharacter(Loaded("", open_character(Character("ratios"), random.Random(1)))))
    qtbot.addWidget(view)
    view.show()
    view.resize(856, 640)
    settle(qapp)
    upper, lower = (view.form.findChild(QWidget, name) for name in ("age_points_agil_edit", "age_points_nrsh_edit"))
    assert upper is not None
    assert lower is not None
    assert upper.geometry().right() == lower.geometry().right(), "each measured in its own table"


@pytest.mark.parametrize("game", GAMES)
def test_numbers_in_the_head_stand_in_one_line(game: str, qtbot: QtBot, qapp: QApplication) -> None:
    view = SheetView(OpenCharacter(Loaded("", open_character(read_character(fullest(game)), random.Random(1)))))
    qtbot.addWidget(view)
    view.show()
    for height in (600, 900):
        view.resize(900, height)
        settle(qapp)
        vitals = view.form.findChild(QWidget, "vitals")
        assert vitals is not None
        numbers = [each for each in vitals.findChildren(StatBlock) if each.isVisible()]
        assert numbers
        spare = [vitals.height() - each.sizeHint().height() for each in numbers]
        assert max(spare) <= 2, spare
