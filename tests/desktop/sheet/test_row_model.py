"""Tables: editing in place; rows added, removed, moved, copied and pasted; everything can be undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, MoveRow, RemoveRow, SetHouseRule, SetValue
from core.messages import Message
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_model import RowModel
from desktop.sheet.row_text import ROWS, rows_to_json
from desktop.sheet.sheet_view import SheetView
from desktop.sheet.table_binding import find_offered_rows
from desktop.widgets.cells import CellKind, CellRole
from desktop.widgets.entry_picker import EntryPicker
from desktop.widgets.row_table import RowTable
from desktop.widgets.row_view import RowView
from tests.helpers.games import example_id
from tests.helpers.open_characters import in_memory
from tests.helpers.waiting import wait_for_layout

COLUMNS = ("name", "type", "trained", "weight_lb", "wslo", "thawac", "damage_text")


@pytest.fixture
def character(qtbot: QtBot) -> OpenCharacter:
    assert isinstance(qtbot, QtBot)
    return in_memory()


@pytest.fixture
def model(character: OpenCharacter) -> RowModel:
    made = RowModel(character, "weapons", COLUMNS, ["Weapon"])
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Warning, made)
    character.changed.connect(lambda changes: made.apply_changes(changes.cells, flashes=True))
    return made


def table_of(view: SheetView, name: str = "weapons_table") -> RowTable:
    found = view.form.findChild(RowTable, name)
    assert found is not None
    return found


def names(character: OpenCharacter) -> list[object]:
    return [row.get("name") for row in character.sheet.rows("weapons")]


def test_columns_and_cells_come_from_the_rules(model: RowModel, character: OpenCharacter) -> None:
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Weapon"
    assert model.headerData(4, Qt.Orientation.Horizontal) == character.sheet.field("weapons[0].wslo").abbr  # type: ignore[union-attr]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert "help" not in str(model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole))
    assert model.index(0, 0).data() == character.sheet.text("weapons[0].name")
    assert model.index(0, 1).data(CellRole.KIND) == CellKind.CHOICE
    assert ("melee", "Melee") in model.index(0, 1).data(CellRole.CHOICES)
    assert model.index(0, 2).data(CellRole.KIND) == CellKind.TICK
    assert model.index(0, 5).data(CellRole.KIND) == CellKind.DERIVED
    assert not model.flags(model.index(0, 5)) & Qt.ItemFlag.ItemIsEditable
    assert "THAWAC" in str(model.index(0, 5).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_cell_is_written_and_its_dependents_flash(model: RowModel, character: OpenCharacter) -> None:
    before = model.index(0, 5).data()
    assert model.setData(model.index(0, 3), "40")
    assert character.sheet.value("weapons[0].weight_lb") == 40
    assert model.index(0, 5).data() != before
    assert model.index(0, 5).data(CellRole.LOOK).is_flashing
    model.end_flash()
    assert not model.index(0, 5).data(CellRole.LOOK).is_flashing


def test_only_changed_cells_are_repainted(character: OpenCharacter) -> None:
    model = RowModel(character, "weapons", ("weight_lb", "thawac", "name", "type", "wslo"))
    character.changed.connect(lambda changes: model.apply_changes(changes.cells, flashes=True))
    before = [model.index(0, column).data() for column in range(5)]
    told: list[tuple[int, int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), first.column(), last.column())))
    character.push(SetValue("weapons[0].weight_lb", 40))
    assert [column for column in range(5) if model.index(0, column).data() != before[column]] == [0, 1, 4]
    assert sorted(each for each in told if each[0] == 0) == [(0, 0, 0), (0, 1, 1), (0, 4, 4)]


def test_the_style_of_a_cell_has_everything_that_is_painted(model: RowModel, character: OpenCharacter) -> None:
    model.set_emphasis(["weight_lb"], [])
    model.set_problems({"weapons[0].weight_lb": "too heavy"})
    look = model.index(0, 3).data(CellRole.LOOK)
    assert (look.text, look.has_problem, look.is_explained, look.has_house_rule) == (
        model.index(0, 3).data(),
        True,
        False,
        False,
    )
    assert (look.column.kind, look.column.alignment) == (CellKind.NUMBER, Qt.AlignmentFlag.AlignRight)
    assert (look.column.emphasis, look.column.is_editable) == ("strong", True)
    assert model.index(0, 2).data(CellRole.LOOK).is_ticked is character.sheet.rows("weapons")[0]["trained"]


def test_what_does_not_fit_is_refused(model: RowModel, character: OpenCharacter, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.refused) as refused:
        assert not model.setData(model.index(0, 3), "heavy")
    assert isinstance(refused.args[0], Message)
    assert not model.setData(model.index(0, 5), "3")
    assert character.undo_stack.count == 0


def test_rows_are_added_removed_and_moved(model: RowModel, character: OpenCharacter) -> None:
    first = names(character)
    assert model.add({"name": "Knife"}, 1)
    assert model.rowCount() == len(first) + 1
    assert model.move_row(1, 0)
    assert model.index(0, 0).data() == "Knife"
    assert model.remove([0])
    assert names(character) == first
    assert model.add({"name": "A"})
    assert model.add({"name": "B"})
    assert model.remove([model.rowCount() - 1, model.rowCount() - 2])
    assert names(character) == first
    while character.undo_stack.last:
        character.undo_stack.undo()
    assert names(character) == first
    assert model.rowCount() == len(first)


def test_rows_follow_edits_made_elsewhere(model: RowModel, character: OpenCharacter) -> None:
    character.push(AddRow("weapons", {"name": "Knife"}, 0))
    character.push(MoveRow("weapons[0]", 1))
    character.push(RemoveRow("weapons[1]"))
    character.push(SetValue("weapons", [{"name": "Only"}]))
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Only"]
    character.push(SetHouseRule("weapons[].thawac", "1"))
    assert model.index(0, 5).data() == "1"
    assert model.index(0, 5).data(CellRole.LOOK).has_house_rule


def test_rows_are_copied_and_pasted_as_text(model: RowModel, character: OpenCharacter) -> None:
    text = model.to_text([0, 1])
    assert text.splitlines()[0].split("\t")[0] == "Weapon"
    count = model.rowCount()
    assert model.paste(text)
    assert model.rowCount() == count + 2
    assert character.sheet.value(f"weapons[{count}].type") == character.sheet.value("weapons[0].type")
    assert character.undo_stack.count == 1
    assert model.paste("Dagger\tMelee\tyes\t0.5\n")
    assert names(character)[-1] == "Dagger"
    assert not model.paste("Dagger\tMelee\tperhaps\n")
    assert not model.paste("\n")


def test_rows_are_copied_with_all_values_within_quire(model: RowModel, character: OpenCharacter) -> None:
    character.push(SetValue("weapons[0].about", "A gift, with a word on its blade"))
    data = model.to_mime_data([0])
    count = model.rowCount()
    assert model.paste_data(data)
    rows = character.sheet.rows("weapons")
    assert {**rows[count], "uid": ""} == {**rows[0], "uid": ""}
    assert rows[count]["uid"] != rows[0]["uid"]
    data.setData(ROWS, rows_to_json(example_id(), "armor", [{"name": "Helm"}]))
    assert model.paste_data(data), "what belongs elsewhere is read as text"
    assert names(character)[-1] == names(character)[0]
    data.setData(ROWS, b"{")
    assert model.paste_data(data)
    data.setData(ROWS, rows_to_json(example_id(), "weapons", ["no row"]))  # type: ignore[list-item] # as a stranger may write it
    assert model.paste_data(data)


def test_problems_and_the_explained_number_are_marked(model: RowModel) -> None:
    model.set_problems({"weapons[0].weight_lb": "too heavy", "items[0].name": "elsewhere"})
    assert model.index(0, 3).data(CellRole.PROBLEM) == "too heavy"
    assert model.index(0, 3).data(Qt.ItemDataRole.ToolTipRole) == "too heavy"
    model.set_problems({})
    model.mark_explained("weapons[0].thawac")
    assert model.index(0, 5).data(CellRole.LOOK).is_explained
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert QModelIndex().data() is None


def test_markup_in_cells_is_shown_literally(model: RowModel, character: OpenCharacter) -> None:
    character.push(SetValue("weapons[0].name", "<b>Sting</b>"))
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;b&gt;Sting&lt;/b&gt;</qt>"


def test_the_tool_tip_of_a_fault_has_its_reason(model: RowModel, character: OpenCharacter) -> None:
    character.push(SetHouseRule("weapons[].thawac", "1 / 0"))
    assert model.index(0, 5).data() == "—"
    assert model.index(0, 5).data(Qt.ItemDataRole.ToolTipRole)


# ------------------------------------------------------------------------------------------------------- the table


def add_spears(character: OpenCharacter) -> int:
    """Add more rows than a window shows; return the position of the last one."""
    for number in range(40):
        character.push(AddRow("weapons", {"name": f"Spear {number}"}))
    wait_for_layout()
    return character.sheet.count("weapons") - 1


def is_seen(view: RowView) -> bool:
    return view.viewport().visibleRegion().intersects(view.visualRect(view.currentIndex()))


def test_the_row_of_an_address_is_selected_and_scrolled_to(small_sheet: SheetView, kept: OpenCharacter) -> None:
    view = table_of(small_sheet).view
    last = add_spears(kept)
    assert small_sheet.go_to(f"weapons[{last}].weight_lb")
    assert (view.currentIndex().row(), view.currentIndex().data()) == (last, "0")
    assert is_seen(view)
    assert small_sheet.go_to("weapons[0].about")
    assert view.currentIndex().row() == 0
    assert small_sheet.address_with_focus() == "weapons[0].about"
    assert small_sheet.go_to(f"weapons[{last}].about")
    assert small_sheet.address_with_focus() == f"weapons[{last}].about"


def test_the_page_follows_the_row_that_keys_walk_to(small_sheet: SheetView, kept: OpenCharacter) -> None:
    view = table_of(small_sheet).view
    last = add_spears(kept)
    assert small_sheet.go_to("weapons[0].name")
    assert is_seen(view)
    for _ in range(last):
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == last
    assert is_seen(view)


def test_typing_in_a_cell_writes_at_once_and_is_one_undo_entry(small_sheet: SheetView, kept: OpenCharacter) -> None:
    view = table_of(small_sheet).view
    small_sheet.go_to("weapons[0].name")
    view.setCurrentIndex(view.model().index(0, 0))
    view.edit(view.model().index(0, 0))
    editor = view.findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "Axe")
    assert kept.sheet.value("weapons[0].name") == "Axe"
    assert editor.text() == "Axe"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert kept.undo_stack.count == 1
    kept.undo_stack.undo()
    assert kept.sheet.value("weapons[0].name") != "Axe"


def test_escape_reverts_typing_in_a_cell(small_sheet: SheetView, kept: OpenCharacter) -> None:
    view = table_of(small_sheet).view
    before = kept.sheet.value("weapons[0].name")
    small_sheet.go_to("weapons[0].name")
    view.edit(view.model().index(0, 0))
    editor = view.findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "Axe")
    assert kept.sheet.value("weapons[0].name") == "Axe"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert kept.sheet.value("weapons[0].name") == before


def test_a_choice_is_edited_in_its_cell(small_sheet: SheetView, kept: OpenCharacter) -> None:
    view = table_of(small_sheet).view
    small_sheet.go_to("weapons[0].name")
    view.edit(view.model().index(0, 1))
    editor = view.findChild(QComboBox)
    assert editor is not None
    editor.setCurrentIndex(editor.findData("thrown"))
    editor.activated.emit(editor.currentIndex())
    assert kept.sheet.value("weapons[0].type") == "thrown"


def test_tables_work_by_keyboard(small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot) -> None:
    table = table_of(small_sheet)
    view = table.view
    small_sheet.go_to("weapons[0].name")
    first = names(kept)
    ticked = kept.sheet.value("weapons[0].trained")
    view.setCurrentIndex(view.model().index(0, 2))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert kept.sheet.value("weapons[0].trained") != ticked
    view.setCurrentIndex(view.model().index(0, 5))
    with qtbot.waitSignal(small_sheet.explain_requested) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == ["weapons[0].thawac"]
    assert small_sheet.address_with_focus() == "weapons[0].thawac"
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(kept)[:2] == [first[1], first[0]]
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Copy))
    assert str(first[0]) in QGuiApplication.clipboard().text()
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Paste))
    assert len(names(kept)) == len(first) + 1
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert len(names(kept)) == len(first)


def test_a_row_is_dragged_by_its_handle(small_sheet: SheetView, kept: OpenCharacter) -> None:
    first = names(kept)
    table_of(small_sheet).view.verticalHeader().moveSection(0, 1)
    assert names(kept)[:2] == [first[1], first[0]]
    header = table_of(small_sheet).view.verticalHeader()
    assert [header.visualIndex(row) for row in range(header.count())] == list(range(header.count()))


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
def test_a_row_is_added_from_the_setting(small_sheet: SheetView, kept: OpenCharacter) -> None:
    table = table_of(small_sheet)
    small_sheet.go_to("weapons[0].name")
    table.add_button.click()
    picker = table.findChild(EntryPicker)
    assert picker is not None
    search, entries = picker.findChild(QLineEdit), picker.findChild(QListWidget)
    assert search is not None
    assert entries is not None
    QTest.keyClicks(search, "bow")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert "bow" in str(names(kept)[-1]).lower()
    assert kept.undo_stack.count == 1


def test_an_empty_row_is_added_and_edited_at_once(small_sheet: SheetView, kept: OpenCharacter) -> None:
    table = table_of(small_sheet)
    small_sheet.go_to("weapons[0].name")
    count = kept.sheet.count("weapons")
    table.add_requested.emit(-1)
    assert kept.sheet.count("weapons") == count + 1
    assert table.view.findChild(QLineEdit) is not None


def test_a_list_in_a_row_follows_the_row(small_sheet: SheetView, kept: OpenCharacter) -> None:
    kept.push(SetValue("professions", [
        {"name": "A", "abilities": [{"level": 1, "name": "one"}]},
        {"name": "B", "abilities": [{"level": 2, "name": "two"}, {"level": 3, "name": "three"}]},
    ]))  # fmt: skip
    outer, inner = table_of(small_sheet, "professions_table"), table_of(small_sheet, "abilities_table")
    outer.view.setCurrentIndex(outer.view.model().index(1, 0))
    assert inner.view.model().rowCount() == 2
    inner.view.model().setData(inner.view.model().index(0, 1), "second")
    assert kept.sheet.value("professions[1].abilities[0].name") == "second"
    outer.view.setCurrentIndex(outer.view.model().index(0, 0))
    assert inner.view.model().index(0, 1).data() == "one"


def test_an_empty_table_is_one_line_and_takes_pasted_rows(small_sheet: SheetView, kept: OpenCharacter) -> None:
    """Without a head; what it says is in its place, and the clipboard can still fill it from the button."""
    table = table_of(small_sheet)
    table.setProperty("empty_text", "No weapons yet.")
    small_sheet.go_to("weapons[0].name")
    view = table.view
    view.setFocus()
    view.selectAll()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    count = kept.sheet.count("weapons")
    kept.push(SetValue("weapons", []))
    assert view.isHidden()
    assert [label.text() for label in table.findChildren(QLabel) if not label.isHidden()] == ["No weapons yet."]
    table.add_button.setFocus()
    QTest.keyClick(table.add_button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert kept.sheet.count("weapons") == count
    assert not view.isHidden()


@pytest.mark.fonts
def test_a_table_is_as_high_as_its_rows(small_sheet: SheetView, kept: OpenCharacter) -> None:
    table = table_of(small_sheet)
    before = table.sizeHint().height()
    kept.push(AddRow("weapons", {"name": "Knife"}))
    assert table.sizeHint().height() == before + 36
    interface = QAccessible.queryAccessibleInterface(table.view)
    assert interface.role() == QAccessible.Role.Table
    assert interface.text(QAccessible.Text.Name)


def test_the_setting_offers_a_row_for_every_use_of_a_weapon(character: OpenCharacter) -> None:
    offered = find_offered_rows(character, "weapons", "weapons")
    assert len({each.row["type"] for each in offered}) > 1
    assert all("types" not in each.row for each in offered)
    assert not find_offered_rows(character, "step_levels", "step_levels")


def test_an_entry_added_for_a_second_use_weighs_once(character: OpenCharacter) -> None:
    sheet = character.sheet
    while sheet.count("weapons"):
        character.push(RemoveRow("weapons[0]"))
    sword = [each.entry for each in find_offered_rows(character, "weapons", "weapons")]
    twice = next(id_ for id_ in sword if sword.count(id_) > 1)
    for use in (0, 1):
        row = [each for each in find_offered_rows(character, "weapons", "weapons") if each.entry == twice][use].row
        character.push(AddRow("weapons", row))
    first, second = sheet.rows("weapons")
    assert first["object"] == second["object"] == first["name"]
    assert (sheet.value("weapons[0].counts_weight"), sheet.value("weapons[1].counts_weight")) == (1, 0)
