"""The first page of the sheet: attributes and skills in one grid, injury as pips and a ladder, the planned round."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.character.document import Character
from core.character.edits import AddRow, SetValue
from core.registry import open_character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import px
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.grid_table import GridTable
from desktop.widgets.level_ladder import ROW, LevelLadder
from desktop.widgets.row_table import RowTable
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet, widen

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


@pytest.fixture
def view(qapp: QApplication) -> Iterator[SheetView]:
    with show_sheet(open_character(Character("hursagmu"), random.Random(1)), qapp) as shown:
        widen(shown, 856, 760)
        yield shown


def child(view: SheetView, name: str) -> QWidget:
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def words(view: SheetView, name: str) -> str:
    found = child(view, name)
    assert isinstance(found, SummaryLabel)
    return found.text()


def texts(view: SheetView, name: str, column: int) -> list[str]:
    found = child(view, name)
    assert isinstance(found, GridTable)
    model = found.view.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_attributes_bear_their_signs_and_lose_by_injury(view: SheetView) -> None:
    view.character.push(SetValue("base.str", 2))
    view.character.push(SetValue("base.wil", -1))
    assert texts(view, "attributes_table", 4) == ["+2", "0", "-1", "0"]
    view.character.push(AddRow("wounds", {"damage": 6}))
    view.character.push(SetValue("sanity_lost", 2))
    assert texts(view, "attributes_table", 3) == ["-1", "-1", "-2", "-2"]
    found = child(view, "attributes_table")
    assert isinstance(found, GridTable)
    assert {found.view.rowHeight(row) for row in range(4)} == {px(36)}


def test_skills_that_are_not_learned_stand_in_one_line(view: SheetView) -> None:
    view.character.push(SetValue("base.dex", 2))
    assert words(view, "not_learned").startswith("Not learned · Striking +2 · Archery +2")
    view.character.push(AddRow("skills", {"name": "Bow", "role": "archery", "attribute": "dex", "level": 1}))
    assert "Archery" not in words(view, "not_learned")
    for role in ("striking", "grappling", "defense", "tactics", "animals", "riding"):
        view.character.push(AddRow("skills", {"name": role, "role": role, "attribute": "dex", "level": 1}))
    assert words(view, "not_learned") == ""
    assert texts(view, "skills_table", 3)[0] == "+3"


def test_details_of_a_skill_are_shown_after_it_was_chosen(view: SheetView) -> None:
    """At rest the page is the drawn one; a click on any row, the first one too, shows what else there is of it."""
    details, table = child(view, "skills_row"), child(view, "skills_table")
    assert isinstance(table, RowTable)
    view.character.push(AddRow("skills", {"name": "Striking"}))
    view.character.push(AddRow("skills", {"name": "Riding"}))
    assert details.isHidden()
    place = table.view.visualRect(table.view.model().index(0, 0)).center()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not details.isHidden()


def test_a_field_of_a_skill_is_found_with_its_details(view: SheetView) -> None:
    view.character.push(AddRow("skills", {"name": "Striking"}))
    assert view.go_to("skills[0].note")
    assert not child(view, "skills_row").isHidden()


def test_hits_are_listed_once_there_are_any(view: SheetView) -> None:
    table = child(view, "wounds_table")
    assert isinstance(table, RowTable)
    assert table.view.isHidden()
    empty_height = table.sizeHint().height()
    assert empty_height < px(60)
    assert not child(view, "recovery_foot").isVisible()
    view.character.push(AddRow("wounds", {"damage": 3}))
    assert not table.view.isHidden()
    assert table.sizeHint().height() > empty_height
    view.binder.refresh_hidden()
    assert child(view, "recovery_foot").isVisible()
    assert "1 Stamina" in words(view, "recovery_words")


def test_a_click_on_the_ladder_sets_sanity(view: SheetView) -> None:
    ladder = child(view, "injury_ladder")
    assert isinstance(ladder, LevelLadder)
    QTest.mouseClick(ladder, Qt.MouseButton.LeftButton, pos=QPoint(ladder.width() - 8, px(ROW) * 2 + 6))
    assert view.character.sheet.value("sanity_lost") == 1
    ladder.setFocus()
    QTest.keyClick(ladder, Qt.Key.Key_Down)
    assert view.character.sheet.value("sanity_lost") == 2
    view.character.undo_stack.undo()
    assert view.character.sheet.value("sanity_lost") == 1


def test_the_round_shows_numbers_once_an_action_is_planned(view: SheetView) -> None:
    numbers = child(view, "round_numbers")
    assert not numbers.isVisible()
    view.character.push(SetValue("turn.attacks", 2))
    view.binder.refresh_hidden()
    assert numbers.isVisible()
    assert child(view, "round_walker").isVisible()
    assert not child(view, "round_rider").isVisible()
    less = child(view, "round_penalty_stat")
    assert isinstance(less, StatBlock)
    assert (less.shown_text, less.property("label")) == ("-2", "for 2 actions")
    block = child(view, "round_striking_stat")
    assert isinstance(block, StatBlock)
    assert block.shown_text == "-2"


def test_the_head_says_how_much_stamina_there_is(view: SheetView) -> None:
    block = child(view, "stamina_stat_2")
    assert isinstance(block, StatBlock)
    assert (block.shown_text, block.property("label")) == ("10", "of 10 Stamina")


def test_a_penalty_is_shown_as_what_it_takes_off(view: SheetView) -> None:
    """And what is added to 2d6 with its sign, on every page."""
    view.character.push(SetValue("turn.attacks", 2))
    view.character.push(SetValue("turn.augments", 1))
    view.character.push(AddRow("weapons", {"name": "Club", "power": 2}))
    view.character.push(AddRow("wounds", {"damage": 6}))
    view.binder.refresh_hidden()
    pages = {page.objectName(): page for page in pages_of(view)}
    for name, widget in (("abilities_page", "round_penalty_stat"), ("fight_page", "action_penalty_stat")):
        show_page(view, pages[name])
        block = child(view, widget)
        assert isinstance(block, StatBlock)
        assert block.shown_text == "-4"
    show_page(view, pages["fight_page"])
    weapons = child(view, "weapons_table")
    assert isinstance(weapons, GridTable)
    place = list(weapons.property("columns")).index("damage_bonus")
    assert texts(view, "weapons_table", place) == ["+1"]
    show_page(view, pages["recovery_page"])
    for name, shown in (("health_penalty_stat", "-1"), ("sanity_penalty_stat", "0")):
        block = child(view, name)
        assert isinstance(block, StatBlock)
        assert block.shown_text == shown
