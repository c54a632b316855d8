"""Sheets with characters on them: nothing is scrolled sideways, everything is named, empty lists take no room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from core.character.edits import AddRow, RemoveRow
from desktop.forms import FORMS
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.card import Card
from desktop.widgets.row_table import RowTable
from tests.helpers import characters_to_print as people
from tests.helpers.designer_forms import COMPUTED, REACHED, read_sheet
from tests.helpers.games import example_id
from tests.helpers.sheet_windows import pages_of, pages_too_wide, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]

WIDTHS = (440, 700, 760, 856, 3256)
"""What is left for the sheet, from 1024 px with both docks to a 4K screen without a scale."""
PEOPLE: dict[str, Callable[[], dict[str, Any]]] = {
    "bren": lambda: people.document("bren"),
    "ilvane": lambda: people.document("ilvane"),
    "perrin": lambda: people.document("perrin"),
    "laden": people.laden,
    "endless": people.endless,
}


@pytest.fixture(scope="module", params=PEOPLE)
def anybody(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[SheetView]:
    """One of the people; tests only look at them."""
    with show_sheet(people.opened(PEOPLE[request.param]()), qapp) as view:
        yield view


@pytest.fixture(scope="module")
def bren(qapp: QApplication) -> Iterator[SheetView]:
    """The first of the people, whom tests leave as he was."""
    with show_sheet(people.opened(PEOPLE["bren"]()), qapp) as view:
        yield view


def child(view: SheetView, name: str) -> QWidget:
    """Return a widget of the form."""
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def test_nothing_is_scrolled_sideways(anybody: SheetView) -> None:
    for width in WIDTHS:
        widen(anybody, width)
        assert pages_too_wide(anybody) == [], width


def test_cards_beside_each_other_come_below_each_other(bren: SheetView) -> None:
    left, right = child(bren, "attributes_card"), child(bren, "steps_card")
    show_page(bren, next(page for page in pages_of(bren) if page.isAncestorOf(left)))
    for width, is_beside in ((856, True), (440, False)):
        widen(bren, width)
        assert (left.mapTo(bren, left.pos()).x() < right.mapTo(bren, left.pos()).x()) is is_beside


def test_columns_leave_a_table_and_come_back(bren: SheetView) -> None:
    show_page(bren, next(page for page in pages_of(bren) if page.objectName() == "weapons_page"))
    table = child(bren, "weapons_table")
    assert isinstance(table, RowTable)
    names = list(table.property("columns"))
    for width, has_length in ((1336, True), (440, False), (1336, True)):
        widen(bren, width)
        assert table.view.isColumnHidden(names.index("length_ft")) is not has_length
        for name in ("name", "thawac", "damage_text"):
            assert not table.view.isColumnHidden(names.index(name))
        assert table.view.horizontalHeader().length() <= table.view.viewport().width()


def test_what_belongs_to_a_row_comes_and_goes_with_the_rows(bren: SheetView) -> None:
    part = child(bren, "powers_row")
    assert part.isHidden()
    bren.character.push(AddRow("powers", {"name": "Sight"}))
    assert not part.isHidden()
    bren.character.push(RemoveRow("powers[0]"))
    assert part.isHidden()


def test_a_reader_of_the_screen_finds_a_name_for_everything(bren: SheetView) -> None:
    nameless = [
        each.objectName()
        for each in bren.form.findChildren(QWidget)
        if type(each).__name__ in REACHED | COMPUTED and each.objectName() and not name_of(each)
    ]
    assert not nameless


def name_of(widget: QWidget) -> str:
    """Return the name that assistive technology reads."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_the_tab_key_goes_through_head_and_pages_in_reading_order(bren: SheetView) -> None:
    order = list(read_sheet(FORMS / "sheets" / example_id()).tab_order)
    places = {focused(child(bren, name)): number for number, name in enumerate(order)}
    first = focused(child(bren, order[0]))
    chain = [first]
    while (following := chain[-1].nextInFocusChain()) is not first:
        assert following is not None
        chain.append(following)
    met = [places[each] for each in chain if each in places]
    assert met == list(range(len(order)))


def focused(widget: QWidget) -> QWidget:
    """Return the widget that takes the keyboard for it."""
    return widget.focusProxy() or widget


def test_cards_keep_their_padding_however_they_are_loaded(bren: SheetView) -> None:
    for card in bren.form.findChildren(Card):
        assert card.contentsMargins().left() == (0 if card.property("is_plain") else 16), card.objectName()
