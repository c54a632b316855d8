"""The sheet of every game with its fullest sample and blank: nothing is scrolled sideways, or cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.character.document import Character
from core.export.json_file import read_character
from core.paths import resources
from core.registry import games, open_character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import px
from desktop.widgets.derived_label import DerivedNumber, StatBlock
from desktop.widgets.grid_table import GridTable
from desktop.widgets.track_row import TrackRow
from tests.helpers.sheet_windows import pages_of, pages_too_wide, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]

WIDTHS = (440, 856)
WHOLE_WIDTHS = (660, 750, 856, 1100)
GAMES = [game.id for game in games()]


def fullest(game: str) -> Path:
    """Return the file of the person with the longest document."""
    return max((resources() / "samples" / game).glob("*.json"), key=lambda file: file.stat().st_size)


@pytest.fixture(scope="module", params=GAMES)
def somebody(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """The fullest sample of a game; tests only look at it."""
    with show_sheet(open_character(read_character(fullest(request.param)), random.Random(1)), qapp) as view:
        yield view


@pytest.fixture(scope="module", params=GAMES)
def nobody(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """An empty sheet of a game; tests only look at it."""
    with show_sheet(open_character(Character(request.param), random.Random(1)), qapp) as view:
        yield view


def test_nothing_of_somebody_is_scrolled_sideways(somebody: SheetView) -> None:
    for width in WIDTHS:
        widen(somebody, width)
        assert pages_too_wide(somebody) == [], width


def test_nothing_of_nobody_is_scrolled_sideways(nobody: SheetView) -> None:
    for width in WIDTHS:
        widen(nobody, width)
        assert pages_too_wide(nobody) == [], width


def test_the_names_of_important_numbers_are_not_cut(somebody: SheetView) -> None:
    for width in WHOLE_WIDTHS:
        widen(somebody, width)
        for page in pages_of(somebody):
            show_page(somebody, page)
            cut = [each.label_lines for each in page.findChildren(StatBlock) if each.isVisible() and is_cut(each)]
            assert not cut, (width, page.objectName(), cut)


def test_no_number_is_cut(somebody: SheetView) -> None:
    """A part of a number reads as another one; it goes without its unit, then it is smaller."""
    for width in (*WIDTHS, *WHOLE_WIDTHS):
        widen(somebody, width)
        for page in pages_of(somebody):
            show_page(somebody, page)
            numbers = [each for each in page.findChildren(DerivedNumber) if each.isVisible()]
            cut = [
                each.shown_text
                for each in numbers
                if each.fitted_number.text.endswith("…") and each.shown_text[:1].isdigit()
            ]
            assert not cut, (width, page.objectName(), cut)


def test_no_title_of_a_column_is_cut(somebody: SheetView) -> None:
    for width in (*WIDTHS, *WHOLE_WIDTHS):
        widen(somebody, width)
        for page in pages_of(somebody):
            show_page(somebody, page)
            cut = [
                (table.objectName(), title)
                for table in page.findChildren(GridTable)
                if table.view.isVisible() and not table.view.horizontalHeader().isHidden()
                for title in shown_titles(table)
                if title.endswith("…")
            ]
            assert not cut, (width, page.objectName(), cut)


def shown_titles(table: GridTable) -> list[str]:
    """Return the titles of a table as they are drawn."""
    columns = range(table.view.horizontalHeader().count())
    return [table.view.titles.shown_title(each) for each in columns if not table.view.isColumnHidden(each)]


def test_rows_of_a_table_are_equally_high(somebody: SheetView) -> None:
    for page in pages_of(somebody):
        show_page(somebody, page)
        for table in page.findChildren(GridTable):
            heights = {table.view.rowHeight(row) for row in range(table.view.model().rowCount())}
            assert len(heights) <= 1, table.objectName()


def test_tab_goes_through_inputs_only(somebody: SheetView) -> None:
    numbers = [each for each in somebody.form.findChildren(DerivedNumber)]
    assert numbers
    reached = [each.objectName() for each in numbers if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert not [name for name in reached if name]


def test_no_word_before_a_track_is_cut(somebody: SheetView) -> None:
    """One of unusual length, such as the name of a weapon of sixty letters, may be cut."""
    for width in (*WIDTHS, *WHOLE_WIDTHS):
        widen(somebody, width)
        for page in pages_of(somebody):
            show_page(somebody, page)
            rows = [each for each in page.findChildren(TrackRow) if each.isVisible()]
            rooms = [(each.values.name, each.text_width(), each.text_room()) for each in rows]
            assert [each for each in rooms if each[2] < min(each[1], px(120))] == [], width


def is_cut(block: StatBlock) -> bool:
    return any(line.endswith("…") for line in block.label_lines)


def test_numbers_in_the_head_stand_in_one_line(somebody: SheetView) -> None:
    for height in (600, 900):
        widen(somebody, 900, height)
        vitals = somebody.form.findChild(QWidget, "vitals")
        assert vitals is not None
        numbers = [each for each in vitals.findChildren(StatBlock) if each.isVisible()]
        assert numbers
        spare = [vitals.height() - each.sizeHint().height() for each in numbers]
        assert max(spare) <= 2, spare
