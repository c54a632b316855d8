"""Sheets with characters on them: nothing is scrolled sideways, everything is named, empty lists take no room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.character import AddRow, RemoveRow
from desktop.forms import form_file
from desktop.open_character import Loaded, OpenCharacter
from desktop.sheet_view import SheetView
from desktop.widgets import Card, Page, RowTable
from tests.forms.test_every_form import REACHED
from tests.helpers import printed_characters as people
from tests.helpers.drawn_forms import read_form

pytestmark = pytest.mark.usefixtures("theme")

WIDTHS = (440, 700, 760, 856, 3256)
"""What is left for the sheet, from 1024 px with both docks to a 4K screen without a scale."""
PEOPLE: dict[str, Callable[[], dict[str, Any]]] = {
    "bren": lambda: people.document("bren"),
    "ilvane": lambda: people.document("ilvane"),
    "perrin": lambda: people.document("perrin"),
    "laden": people.laden,
    "endless": people.endless,
}


def view_of(raw: dict[str, Any], qtbot: QtBot) -> SheetView:
    """Open the sheet of a document."""
    view = SheetView(OpenCharacter(Loaded("", people.opened(raw))), flashes=False)
    qtbot.addWidget(view)
    return view


def settle(app: QApplication) -> None:
    """Let layouts come to rest."""
    for _ in range(12):
        app.sendPostedEvents()


def pages_of(view: SheetView) -> list[Page]:
    """Give the pages in their order."""
    assert view.pages is not None
    return [page for n in range(view.pages.count()) if isinstance(page := view.pages.widget(n), Page)]


def show_page(view: SheetView, page: Page) -> None:
    """Bring a page to the front."""
    assert view.pages is not None
    view.pages.setCurrentWidget(page)


def child(view: SheetView, name: str) -> QWidget:
    """Give a widget of the form."""
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


@pytest.mark.parametrize("name", PEOPLE)
def test_nothing_is_scrolled_sideways(name: str, qtbot: QtBot, qapp: QApplication) -> None:
    view = view_of(PEOPLE[name](), qtbot)
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


def test_cards_beside_each_other_come_below_each_other(qtbot: QtBot, qapp: QApplication) -> None:
    view = view_of(people.document("bren"), qtbot)
    view.show()
    left, right = child(view, "attributes_card"), child(view, "steps_card")
    for width, is_beside in ((856, True), (440, False)):
        view.resize(width, 640)
        settle(qapp)
        assert (left.mapTo(view, left.pos()).x() < right.mapTo(view, left.pos()).x()) is is_beside


def test_columns_leave_a_table_and_come_back(qtbot: QtBot, qapp: QApplication) -> None:
    view = view_of(people.document("bren"), qtbot)
    view.show()
    show_page(view, next(page for page in pages_of(view) if page.objectName() == "weapons_page"))
    table = child(view, "weapons_table")
    assert isinstance(table, RowTable)
    names = list(table.property("columns"))
    for width, has_length in ((1336, True), (440, False), (1336, True)):
        view.resize(width, 640)
        settle(qapp)
        assert table.view.isColumnHidden(names.index("length_ft")) is not has_length
        for name in ("name", "thawac", "damage_text"):
            assert not table.view.isColumnHidden(names.index(name))
        assert table.view.horizontalHeader().length() <= table.view.viewport().width()


def test_what_belongs_to_a_row_comes_and_goes_with_the_rows(qtbot: QtBot) -> None:
    view = view_of(people.document("bren"), qtbot)
    part = child(view, "powers_row")
    assert part.isHidden()
    view.character.push(AddRow("powers", {"name": "Sight"}))
    assert not part.isHidden()
    view.character.push(RemoveRow("powers[0]"))
    assert part.isHidden()


def test_a_reader_of_the_screen_finds_a_name_for_everything(qtbot: QtBot) -> None:
    view = view_of(people.document("bren"), qtbot)
    nameless = [
        each.objectName()
        for each in view.form.findChildren(QWidget)
        if type(each).__name__ in REACHED and each.objectName() and not name_of(each)
    ]
    assert not nameless


def name_of(widget: QWidget) -> str:
    """Give the name that assistive technology reads."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_the_tab_key_goes_through_head_and_pages_in_reading_order(qtbot: QtBot) -> None:
    view = view_of(people.document("bren"), qtbot)
    order = list(read_form(form_file("sheets/sord")).tab_order)
    places = {focused(child(view, name)): number for number, name in enumerate(order)}
    first = focused(child(view, order[0]))
    chain = [first]
    while (following := chain[-1].nextInFocusChain()) is not first:
        assert following is not None
        chain.append(following)
    met = [places[each] for each in chain if each in places]
    assert met == list(range(len(order)))


def focused(widget: QWidget) -> QWidget:
    """Give the widget that takes the keyboard for it."""
    return widget.focusProxy() or widget


def test_cards_keep_their_padding_however_they_are_loaded(qtbot: QtBot) -> None:
    view = view_of(PEOPLE["bren"](), qtbot)
    view.show()
    for card in view.form.findChildren(Card):
        assert card.contentsMargins().left() == (0 if card.property("is_plain") else 16), card.objectName()
