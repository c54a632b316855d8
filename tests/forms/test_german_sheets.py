"""The sheets in German, in windows of the usual sizes: no title of a column is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from core.export.json_file import read_character
from core.paths import resources
from core.registry import games, open_character
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.grid_table import GridTable
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]

WIDTHS = (660, 760, 856)
"""What windows of 1024 and 1440 pixels leave to a sheet."""


def fullest(game: str) -> Path:
    """Return the file of the person with the longest document."""
    return max((resources() / "samples" / game).glob("*.json"), key=lambda file: file.stat().st_size)


@pytest.fixture(params=[game.id for game in games()])
def view(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """The fullest sample of a game, on a form in German."""
    german = QTranslator()
    assert german.load(str(resources() / "translations" / "quire_de.qm"))
    qapp.installTranslator(german)
    with show_sheet(open_character(read_character(fullest(request.param)), random.Random(1)), qapp) as shown:
        yield shown
    qapp.removeTranslator(german)


def test_no_title_of_a_column_is_cut(view: SheetView) -> None:
    for width in WIDTHS:
        widen(view, width)
        for page in pages_of(view):
            show_page(view, page)
            for table in page.findChildren(GridTable):
                titles = table.view.titles
                is_shown = not titles.header.isHidden() and table.view.isVisible()
                columns = range(titles.header.count() if is_shown else 0)
                shown = [titles.shown_title(each) for each in columns if not table.view.isColumnHidden(each)]
                assert not [title for title in shown if title.endswith("…")], (width, table.objectName(), shown)
