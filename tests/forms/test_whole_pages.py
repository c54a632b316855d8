"""Every page of every game in the usual windows, in both languages and enlarged: whole, legible, reached by Tab."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.export.json_file import read_character
from core.paths import resources
from core.registry import games, open_character
from desktop.sheet.family_model import FamilyModel
from desktop.sheet.row_model import RowModel
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.grid_table import GridTable
from tests.helpers.cut_texts import cut_tabs, cut_texts
from tests.helpers.sheet_windows import pages_of, pages_too_wide, show_page, show_sheet, widen

pytestmark = pytest.mark.fonts

GAMES = [game.id for game in games()]
SIZES = ((856, 764), (752, 500), (720, 500), (588, 460), (440, 460))
"""What windows of 1440 × 900, 1024 × 640 and 900 × 600 leave to a sheet, and 1024 × 640 with both docks."""
TABS = 626
"""What 1440 × 900 leaves at 200 % with folded docks, in pixels at 100 %."""
LARGE = ((1340, 700), (1160, 700))
"""What 1440 × 900 leaves at 200 %, with folded docks and with one of them."""
_WORD = re.compile(r"[^\W\d_][^\W\d_A-Z]{2,}:")
"""A title that is a word of its own, as *Now*."""


def fullest(game: str) -> Path:
    """Return the file of the person with the longest document."""
    return max((resources() / "samples" / game).glob("*.json"), key=lambda file: file.stat().st_size)


@pytest.fixture(scope="module", params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language of the forms."""
    translator = QTranslator()
    if request.param != "en":
        assert translator.load(str(resources() / "translations" / f"quire_{request.param}.qm"))
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


@pytest.fixture(scope="module", params=GAMES)
def view(request: pytest.FixtureRequest, language: str, qapp: QApplication) -> Iterator[SheetView]:
    """The fullest sample of a game."""
    assert language
    with show_sheet(open_character(read_character(fullest(request.param)), random.Random(1)), qapp) as shown:
        yield shown


@pytest.mark.usefixtures("theme")
def test_nothing_is_cut(view: SheetView) -> None:
    cut = {}
    for size in SIZES:
        widen(view, *size)
        for page in pages_of(view):
            show_page(view, page)
            cut[size[0], page.objectName()] = cut_texts(page)
    assert not {place: texts for place, texts in cut.items() if texts}


@pytest.mark.usefixtures("theme")
def test_no_tab_is_cut(view: SheetView) -> None:
    assert view.pages is not None
    cut = {}
    for width in (856, 752, 720, TABS):
        widen(view, width, 500)
        cut[width] = cut_tabs(view.pages)
    assert not {width: titles for width, titles in cut.items() if titles}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_at_200_percent(game: str, theme: Theme, qapp: QApplication) -> None:
    theme.zoom(2)
    try:
        with show_sheet(open_character(read_character(fullest(game)), random.Random(1)), qapp) as large:
            cut = {}
            for size in LARGE:
                widen(large, *size)
                assert pages_too_wide(large) == []
                assert large.pages is not None
                assert size[0] < 2 * TABS or cut_tabs(large.pages) == []
                for page in pages_of(large):
                    show_page(large, page)
                    cut[size[0], page.objectName()] = cut_texts(page)
            assert not {place: texts for place, texts in cut.items() if texts}
    finally:
        theme.zoom(1)


@pytest.mark.usefixtures("theme")
def test_tabs_stay_where_they_are(view: SheetView) -> None:
    """The chosen one is semibold, and takes no more room for that."""
    widen(view, *SIZES[0])
    assert view.pages is not None
    bar = view.pages.tab_bar
    places = set()
    for page in range(view.pages.count()):
        view.pages.setCurrentIndex(page)
        QTest.mouseMove(bar, bar.tabRect(page).center())
        places.add(tuple((rect.x(), rect.width()) for rect in map(bar.tabRect, range(bar.count()))))
    assert len(places) == 1


@pytest.mark.usefixtures("theme")
def test_titles_are_explained(view: SheetView) -> None:
    """Each title of numbers has a tooltip, and what is abbreviated is said below the table."""
    for table in tables(view):
        model = table.view.model()
        assert isinstance(model, RowModel | FamilyModel)
        for column, definition in enumerate(model.cell_columns.definitions):
            title = model.headerData(column, Qt.Orientation.Horizontal)
            tip = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            assert tip or not title or definition is None, (table.objectName(), title)
        said = model.cell_columns.legend().split(" · ") if table.property("has_head") else []
        short = [each for each in said if each and not _WORD.match(each)]
        assert set(short) <= set(table.legend.split(" · ")), table.objectName()


@pytest.mark.usefixtures("theme")
def test_tab_goes_down_the_columns_of_attributes(view: SheetView) -> None:
    """From the first input to the last one, through what can be typed into only."""
    widen(view, *SIZES[0])
    for page in pages_of(view):
        show_page(view, page)
        for table in page.findChildren(FamilyTable):
            inputs = inputs_of(table)
            if not inputs or not table.isVisible():
                continue
            table.view.setFocus(Qt.FocusReason.TabFocusReason)
            table.view.setCurrentIndex(table.view.model().index(*inputs[0]))
            met = [inputs[0]]
            for _ in inputs[1:]:
                press_tab()
                index = table.view.currentIndex()
                met.append((index.row(), index.column()))
            assert met == inputs, table.objectName()


def tables(view: SheetView) -> list[GridTable]:
    """Return the tables of all pages."""
    found = []
    for page in pages_of(view):
        show_page(view, page)
        found += page.findChildren(GridTable)
    return found


def inputs_of(table: FamilyTable) -> list[tuple[int, int]]:
    """Return row and column of the cells that can be typed into, column by column."""
    model = table.view.model()
    cells = [(row, column) for column in range(model.columnCount()) for row in range(model.rowCount())]
    shown = [cell for cell in cells if not table.view.isColumnHidden(cell[1])]
    return [cell for cell in shown if model.flags(model.index(*cell)) & Qt.ItemFlag.ItemIsEditable]


def press_tab() -> None:
    """Press Tab where the focus is."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    QTest.keyClick(focused, Qt.Key.Key_Tab)
    QCoreApplication.sendPostedEvents()
