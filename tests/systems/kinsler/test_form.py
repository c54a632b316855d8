"""The first page of the sheet: stats and skills in one grid, the best attack, passive powers, recovery."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.character.edits import SetValue
from core.registry import open_character, read_character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import px
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.cells import CellRole
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.grid_table import GridTable
from desktop.widgets.row_pick import RowPick
from desktop.widgets.row_table import RowTable
from tests.helpers.sheet_windows import show_sheet, widen

LINES = b"""Climb:3 [+0] DEX
Firebolt:9 [+1] (MIN vs {PHY})
Dodge:7 (DEX to DEX) (passive only)
Dizzy:-4 (DEX to DEX) (passive only)
Spear:8 [+0] (STR vs {PHY})
"""

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


@pytest.fixture
def view(qapp: QApplication) -> Iterator[SheetView]:
    with show_sheet(open_character(read_character(LINES, "Ann"), random.Random(1)), qapp) as shown:
        widen(shown, 856, 720)
        yield shown


def child(view: SheetView, name: str) -> QWidget:
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def table(view: SheetView, name: str) -> GridTable:
    found = child(view, name)
    assert isinstance(found, GridTable)
    return found


def column(found: GridTable, place: int) -> list[str]:
    model = found.view.model()
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def test_stats_and_skills_share_one_grid(view: SheetView) -> None:
    """Their numbers stand in the same columns, from the right."""
    edges = []
    for name in ("body_table", "mind_table", "skills_list"):
        found = table(view, name)
        columns = range(found.view.model().columnCount())
        shown = [each for each in columns if not found.view.isColumnHidden(each)]
        lefts = [found.view.columnViewportPosition(each) for each in shown[-7:]]
        edges.append([found.view.mapTo(view, found.view.rect().topLeft()).x() + left for left in lefts])
        assert {found.view.rowHeight(row) for row in range(found.view.model().rowCount())} == {px(28)}
    for other in edges[1:]:
        assert [abs(one - two) <= 2 for one, two in zip(edges[0], other, strict=True)] == [True] * 7, edges


def test_skills_are_sorted_by_what_they_need_without_passive_powers(view: SheetView) -> None:
    skills = table(view, "skills_list")
    assert isinstance(skills, RowTable)
    assert column(skills, 0) == ["Firebolt", "Spear", "Climb"]
    assert column(table(view, "passive_list"), 0) == ["Dodge", "Dizzy"]
    needs = [int(text) for text in column(skills, 7)]
    assert needs == sorted(needs)
    view.character.push(SetValue("skills[0].level", 20))
    assert column(skills, 0)[0] == "Climb"
    view.character.push(SetValue("skills[0].passive_only", True))
    assert column(skills, 0) == ["Firebolt", "Spear"]
    assert column(table(view, "passive_list"), 0) == ["Climb", "Dodge", "Dizzy"]
    view.character.undo_stack.undo()
    assert column(skills, 0)[0] == "Climb"


def test_rows_keep_their_places_while_the_table_has_the_focus(view: SheetView) -> None:
    skills = table(view, "skills_list")
    skills.view.setFocus()
    skills.view.setCurrentIndex(skills.view.model().index(2, 1))
    view.character.push(SetValue("skills[0].level", 20))
    assert column(skills, 0)[2] == "Climb"
    child(view, "name_edit").setFocus()
    assert column(skills, 0)[0] == "Climb"


def test_the_name_of_a_skill_opens_its_details(view: SheetView) -> None:
    skills = table(view, "skills_list")
    skills.view.setCurrentIndex(skills.view.model().index(0, 0))
    QTest.keyClick(skills.view, Qt.Key.Key_Return)
    assert "chance" in skills.detail
    body = table(view, "body_table")
    body.view.setCurrentIndex(body.view.model().index(1, 1))
    QTest.keyClick(body.view, Qt.Key.Key_Return)
    assert "without a skill" in body.detail


def test_the_best_attack_is_the_one_with_the_lowest_need(view: SheetView) -> None:
    pick = child(view, "best_attack")
    assert isinstance(pick, RowPick)
    assert pick.button.text() == "Firebolt"
    assert pick.blocks[0].shown_text == view.character.sheet.text("skills[1].need")
    assert "on each die" in pick.text.text()
    pick.menu.actions()[2].trigger()
    assert pick.button.text() == "Spear"
    view.character.push(SetValue("skills[4].level", 30))
    pick.menu.actions()[0].trigger()
    assert pick.button.text() == "Spear"


def test_a_button_lets_time_pass(view: SheetView) -> None:
    asked: list[str] = []
    view.procedure_requested.connect(asked.append)
    button = child(view, "pass_time_button")
    assert isinstance(button, QPushButton)
    button.click()
    assert asked == ["pass_time"]


def test_the_state_is_said_first_and_warns(view: SheetView) -> None:
    line = child(view, "summary_label")
    assert isinstance(line, SummaryLabel)
    assert line.text().startswith("Conscious")
    assert not line.is_amber
    view.character.push(SetValue("stats.con.wounds", 20))
    assert line.text().startswith("Unconscious")
    assert line.is_amber


def test_a_missing_sign_is_marked_at_the_name(view: SheetView) -> None:
    skills = table(view, "skills_list")
    assert "sign" in str(skills.view.model().index(0, 0).data(CellRole.PROBLEM))


def test_every_stat_is_found_by_its_address(view: SheetView) -> None:
    assert view.go_to("stats.dex.wounds")
    body = table(view, "body_table")
    assert isinstance(body, FamilyTable)
    assert view.binder.widget_at("stats.dex.wounds") is body
    assert view.address_with_focus() == "stats.dex.wounds" or not body.view.hasFocus()
    assert view.form_pages.outline.page_of("stats.dex.wounds") == 0
