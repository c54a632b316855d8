"""Sheets with a name of forty letters and lists of forty rows, in every usual window: nothing cut, nothing sideways."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from core.character.document import Character
from core.character.json_values import Json
from core.export.json_file import read_character
from core.paths import resources
from core.registry import games, open_character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme
from desktop.widgets.inputs import TitleField
from desktop.widgets.row_table import RowTable
from tests.helpers.cut_texts import cut_texts
from tests.helpers.sheet_windows import pages_of, pages_too_wide, show_page, show_sheet, widen

pytestmark = pytest.mark.fonts

GAMES = [game.id for game in games()]
SIZES = ((752, 500), (856, 764), (1976, 1304))
"""What windows of 1024 × 640, 1440 × 900 and 2560 × 1440 leave to a sheet."""
ROWS = 40
LETTERS = 40
NAME = "Maren of the Wide Grey Northern Marches and Fens"


def make_long(game: str) -> Character:
    """Return a sample with a long name, and its longest list of named rows filled up to forty."""
    files = sorted((resources() / "samples" / game).glob("*.json"))
    character = max(map(read_character, files), key=lambda each: max(map(len, _named_lists(each).values()), default=0))
    key, rows = max(_named_lists(character).items(), key=lambda each: len(each[1]))
    copies: list[Json] = []
    for number in range(ROWS):
        row = dict(rows[number % len(rows)])
        if number >= len(rows):
            row["name"] = f"{row['name']} {number}"
            if "id" in row:
                row["id"] = f"{row['id']}_{number}"
        copies.append(row)
    values = {**character.data, key: copies}
    return replace(character, name=NAME[:LETTERS], data=values)


def _named_lists(character: Character) -> dict[str, list[dict[str, Json]]]:
    found: dict[str, list[dict[str, Json]]] = {}
    for key, value in character.data.items():
        rows = [row for row in value if isinstance(row, dict) and row.get("name")] if isinstance(value, list) else []
        if rows:
            found[key] = rows
    return found


@pytest.fixture(params=GAMES)
def long_sheet(request: pytest.FixtureRequest, theme: Theme, qapp: QApplication) -> Iterator[SheetView]:
    """A long character of each game."""
    assert isinstance(theme, Theme)
    with show_sheet(open_character(make_long(request.param), random.Random(1)), qapp) as shown:
        yield shown


def test_nothing_is_cut_and_nothing_goes_sideways(long_sheet: SheetView) -> None:
    cut: dict[object, list[str]] = {}
    for size in SIZES:
        widen(long_sheet, *size)
        assert pages_too_wide(long_sheet) == [], size
        for page in pages_of(long_sheet):
            show_page(long_sheet, page)
            cut[size[0], page.objectName()] = cut_texts(page)
        title = long_sheet.findChild(TitleField)
        assert title is not None
        assert QFontMetricsF(title.font()).horizontalAdvance(title.text()) <= title.width(), size
    assert not {place: texts for place, texts in cut.items() if texts}


def test_a_table_of_forty_rows_shows_them_all(long_sheet: SheetView) -> None:
    """The page scrolls, never a table within it; the rows are equally high."""
    widen(long_sheet, *SIZES[0])
    counted = []
    for page in pages_of(long_sheet):
        show_page(long_sheet, page)
        for table in page.findChildren(RowTable):
            if table.view.isVisible() and table.view.model() is not None:
                rows = table.view.model().rowCount()
                counted.append(rows)
                assert table.view.verticalScrollBar().maximum() == 0 or table.property("most_rows"), table.objectName()
                assert len({table.view.rowHeight(row) for row in range(rows)}) == 1
    assert max(counted) >= ROWS // 2


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_at_200_percent(game: str, theme: Theme, qapp: QApplication) -> None:
    theme.zoom(2)
    try:
        with show_sheet(open_character(make_long(game), random.Random(1)), qapp) as large:
            widen(large, 1160, 700)
            assert pages_too_wide(large) == []
            cut = {}
            for page in pages_of(large):
                show_page(large, page)
                cut[page.objectName()] = cut_texts(page)
            assert not {place: texts for place, texts in cut.items() if texts}
    finally:
        theme.zoom(1)
