"""The first page of the sheet: all attributes on one screen, life and Level below them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.character.edits import SetValue
from desktop.sheet.sheet_view import SheetView
from desktop.theme import px
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.cells import CellRole, CellStyle
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.pip_track import PipTrack
from tests.helpers.sheet_windows import show_sheet, widen
from tests.systems.ratios.worked import opened

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


@pytest.fixture
def view(qapp: QApplication) -> Iterator[SheetView]:
    with show_sheet(opened("A"), qapp) as shown:
        widen(shown, 856, 760)
        yield shown


def child(view: SheetView, name: str) -> QWidget:
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def table(view: SheetView, name: str) -> FamilyTable:
    found = child(view, name)
    assert isinstance(found, FamilyTable)
    return found


def look(found: FamilyTable, row: int, name: str) -> CellStyle:
    place = list(found.property("columns")).index(name)
    style = found.view.model().index(row, place).data(CellRole.LOOK)
    assert isinstance(style, CellStyle)
    return style


def test_all_attributes_stand_in_two_equal_tables(view: SheetView) -> None:
    heights = []
    for name in ("am_table", "nz_table"):
        found = table(view, name)
        assert found.view.model().rowCount() == 13
        assert {found.view.rowHeight(row) for row in range(13)} == {px(28)}
        heights.append(found.height())
        assert found.mapTo(view, QPoint(0, found.height())).y() < 760
    assert heights[0] == heights[1]


def test_tab_goes_down_what_was_lost_and_on_to_the_damage(view: SheetView) -> None:
    first, second = table(view, "am_table").view, table(view, "nz_table").view
    first.setFocus(Qt.FocusReason.TabFocusReason)
    met = []
    for _ in range(12):
        met.append(view.address_with_focus())
        QTest.keyClick(first, Qt.Key.Key_Tab)
    assert met[0] == "cpv_loss.agil"
    assert met[-1] == "cpv_loss.lang"
    assert "cpv_loss.move" not in met
    assert second.hasFocus()
    for _ in range(13):
        QTest.keyClick(second, Qt.Key.Key_Tab)
    assert child(view, "damage_taken_edit").hasFocus()


def test_movement_loses_what_armor_takes(view: SheetView) -> None:
    found = table(view, "am_table")
    style = look(found, 12, "cpv_loss.<a>")
    assert style.text == view.character.sheet.text("armor_bulk", with_unit=False)
    assert not style.column.is_editable
    assert look(found, 0, "cpv_loss.<a>").column.is_editable


def test_a_level_point_is_placed_with_the_plus(view: SheetView) -> None:
    found = table(view, "am_table")
    place = list(found.property("columns")).index("@plus")
    view.character.push(SetValue("level", int(str(view.character.sheet.value("level_points_spent")))))
    words, trained = child(view, "level_words"), child(view, "training_words")
    assert isinstance(words, SummaryLabel)
    assert isinstance(trained, SummaryLabel)
    assert words.text() == "No Level point open"
    assert trained.text() == f"• trained: {view.character.sheet.count('training')}"
    assert found.view.isColumnHidden(place)
    view.character.push(SetValue("level", int(str(view.character.sheet.value("level"))) + 1))
    assert words.text() == "Level points open: 1"
    assert not found.view.isColumnHidden(place)
    before = int(str(view.character.sheet.value("level_points.agil")))
    found.view.setCurrentIndex(found.view.model().index(0, place))
    QTest.keyClick(found.view, Qt.Key.Key_Return)
    assert view.character.sheet.value("level_points.agil") == before + 1
    assert view.character.sheet.value("level_points_left") == 0
    assert look(found, 0, "@plus").text == ""


def test_the_rule_below_a_row_is_its_gauge(view: SheetView) -> None:
    view.character.push(SetValue("cpv_loss.agil", 3))
    shares = look(table(view, "am_table"), 0, "@label").shares
    assert shares is not None
    assert shares[0] < shares[1] < 1


def test_a_click_on_a_pip_takes_damage(view: SheetView) -> None:
    pips = child(view, "ds_pips")
    assert isinstance(pips, PipTrack)
    QTest.mouseClick(pips, Qt.MouseButton.LeftButton, pos=QPoint(2, 4))
    assert view.character.sheet.value("ds_current") == 1
    view.character.undo_stack.undo()
    assert view.character.sheet.value("ds_current") != 1
    block = child(view, "ds_current_stat_2")
    assert isinstance(block, StatBlock)
    assert block.property("label") == f"of {view.character.sheet.text('ds_max', with_unit=False)} Damage Status"


def test_a_button_awards_achievements(view: SheetView) -> None:
    asked: list[str] = []
    view.procedure_requested.connect(asked.append)
    button = child(view, "award_button")
    assert isinstance(button, QPushButton)
    button.click()
    assert asked == ["award"]


def test_the_two_tables_have_the_same_columns_in_any_width(view: SheetView) -> None:
    """No name is cut before a column that can do without leaves, and it leaves both."""
    tables = [table(view, name).view for name in ("am_table", "nz_table")]
    for width in (1000, 856, 800, 752, 720, 640):
        widen(view, width, 764)
        columns = range(tables[0].model().columnCount())
        hidden = [[each.isColumnHidden(column) for column in columns] for each in tables]
        assert hidden[0] == hidden[1], width
        shown = [column for column in columns if not hidden[0][column]]
        widths = [[each.columnWidth(column) for column in shown] for each in tables]
        assert max(abs(one - other) for one, other in zip(*widths, strict=True)) <= 1, width


def test_the_legend_is_on_the_first_screen(view: SheetView) -> None:
    legend = child(view, "attributes_legend")
    widen(view, 752, 500)
    assert legend.mapTo(view, QPoint(0, legend.height())).y() < 500
    assert legend.visibleRegion().boundingRect().height() == legend.height()
