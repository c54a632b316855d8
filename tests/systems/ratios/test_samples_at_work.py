"""The form of R.A.T.I.O.S. at work."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from core.character.document import Character
from core.registry import open_character
from desktop.sheet.sheet_view import SheetView
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


@pytest.fixture(scope="module", params=["ratios"])
def nobody(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """An empty sheet of a game; tests only look at it."""
    with show_sheet(open_character(Character(request.param), random.Random(1)), qapp) as view:
        yield view


def test_two_tables_of_one_card_have_the_same_columns(nobody: SheetView) -> None:
    upper, lower = (nobody.form.findChild(QWidget, name) for name in ("age_points_agil_edit", "age_points_nrsh_edit"))
    assert upper is not None
    assert lower is not None
    widen(nobody, 856)
    show_page(nobody, next(page for page in pages_of(nobody) if page.isAncestorOf(upper)))
    assert upper.geometry().right() == lower.geometry().right(), "each measured in its own table"
