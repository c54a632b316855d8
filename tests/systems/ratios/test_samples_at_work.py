"""The form of R.A.T.I.O.S. at work."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from core.character.document import Character
from core.registry import open_character
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.family_table import FamilyTable
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


@pytest.fixture(scope="module", params=["ratios"])
def nobody(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """An empty sheet of a game; tests only look at it."""
    with show_sheet(open_character(Character(request.param), random.Random(1)), qapp) as view:
        yield view


@pytest.mark.parametrize("width", [660, 856, 1100])
def test_two_tables_side_by_side_have_the_same_columns(nobody: SheetView, width: int) -> None:
    left, right = (nobody.form.findChild(FamilyTable, name) for name in ("am_table", "nz_table"))
    assert left is not None
    assert right is not None
    widen(nobody, width)
    show_page(nobody, next(page for page in pages_of(nobody) if page.isAncestorOf(left)))
    assert left.view.isVisible()
    assert columns_of(left) == columns_of(right), "each measured in its own table"


def columns_of(table: FamilyTable) -> list[tuple[int, int]]:
    """Return where the shown columns begin, and their widths."""
    view = table.view
    shown = [column for column in range(view.model().columnCount()) if not view.isColumnHidden(column)]
    return [(view.columnViewportPosition(column), view.columnWidth(column)) for column in shown]
