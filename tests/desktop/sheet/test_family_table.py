"""Tables of a family: edited in place, Tab goes down its columns, drawn parts follow the numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.messages import Message
from desktop.sheet.binding import NO_VALUES, SheetScope
from desktop.sheet.cell_columns import CellColumns
from desktop.sheet.family_binding import FamilyBinding
from desktop.sheet.open_character import OpenCharacter
from desktop.widgets.cells import CellKind, CellRole, CellStyle
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.field_frame import FrameState
from desktop.widgets.inputs import LineField
from desktop.widgets.point_track import Points
from tests.helpers.open_characters import in_memory
from tests.helpers.waiting import wait_for_layout

MEMBERS = ["ambt", "hlth", "mind"]
PROPERTIES: dict[str, object] = {
    "family": "a",
    "members": MEMBERS,
    "headers": ["Name", " ", "", "", "Now", " "],
    "stretch_column": "@label",
    "title_column": "@abbr",
    "detail_column": "@label",
    "detail_template": "lost {damage.<a>}\nnever said",
    "track": ["current.<a>", "damage.<a>", "damage.<a>", "advancement.<a>"],
    "accessibleName": "Attributes",
}
PROPERTIES["columns"] = ["@abbr", "@label", "raw.<a>", "advancement.<a>", "current.<a>", "@track"]


@pytest.fixture
def character(qtbot: QtBot) -> OpenCharacter:
    assert isinstance(qtbot, QtBot)
    return in_memory()


class Maker(Protocol):
    """Makes the binding of a table with properties of its own."""

    def __call__(self, **properties: object) -> FamilyBinding: ...


@pytest.fixture
def family(character: OpenCharacter, qtbot: QtBot) -> Maker:
    """Makes tables in shown windows, with a line field before and behind each."""
    windows: list[QWidget] = []

    def made(**properties: object) -> FamilyBinding:
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        before, table, behind = LineField(window), FamilyTable(window), LineField(window)
        for name, value in {**PROPERTIES, **properties}.items():
            table.setProperty(name, value)
        binding = FamilyBinding(table, character)
        column = QVBoxLayout(window)
        for widget in (before, table, behind):
            column.addWidget(widget)
        window.resize(600, 300)
        with qtbot.waitExposed(window):
            window.show()
        scope = SheetScope(character.sheet, {})
        character.changed.connect(lambda changes: binding.refresh(scope, changes.values))
        return binding

    return made


def style(binding: FamilyBinding, row: int, column: int) -> CellStyle:
    found = binding.model.index(row, column).data(CellRole.LOOK)
    assert isinstance(found, CellStyle)
    return found


def test_rows_are_members_and_columns_their_numbers(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    model = binding.model
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    assert (model.rowCount(), model.columnCount()) == (3, 6)
    assert [model.index(row, 0).data() for row in range(3)] == ["AMBT", "HLTH", "MIND"]
    assert model.index(1, 2).data() == character.sheet.text("raw.hlth", with_unit=False)
    assert model.address(1, 3) == "advancement.hlth"
    assert model.address(1, 1) == ""
    assert model.cell_of("current.mind") == (2, 4)
    assert model.cell_of("damage.mind") is None
    assert "current.mind" in binding.addresses()
    assert "damage.mind" in binding.addresses()
    kinds = [model.index(0, column).data(CellRole.KIND) for column in range(6)]
    assert kinds == [
        *(CellKind.WORD, CellKind.WORD),
        *(CellKind.NUMBER, CellKind.NUMBER),
        *(CellKind.DERIVED, CellKind.TRACK),
    ]
    assert model.headerData(4, Qt.Orientation.Horizontal) == "Now"
    assert model.headerData(1, Qt.Orientation.Horizontal) == ""
    assert model.headerData(1, Qt.Orientation.Vertical) == "Health"


def test_typing_writes_and_a_wrong_value_is_refused(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    refused: list[Message] = []
    binding.model.refused.connect(refused.append)
    assert binding.model.setData(binding.model.index(1, 2), "17")
    assert character.sheet.value("raw.hlth") == 17
    assert binding.model.index(1, 2).data() == "17"
    assert not binding.model.setData(binding.model.index(1, 2), "many")
    assert not binding.model.setData(binding.model.index(1, 4), "3")
    assert len(refused) == 1
    character.leave_field()
    character.undo_stack.undo()
    assert character.sheet.value("raw.hlth") != 17


def test_tab_goes_through_inputs_only_and_down_each_column(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    view = binding.table.view
    before, behind = [each for each in view.window().findChildren(LineField) if each.parentWidget() is view.window()]
    before.setFocus()
    met = []
    QTest.keyClick(before, Qt.Key.Key_Tab)
    for _ in range(6):
        assert view.hasFocus()
        met.append(binding.current_address())
        QTest.keyClick(view, Qt.Key.Key_Tab)
    assert met == [f"{column}.{member}" for column in ("raw", "advancement") for member in MEMBERS]
    assert behind.hasFocus()
    QTest.keyClick(behind, Qt.Key.Key_Backtab)
    assert binding.current_address() == "advancement.mind"


def test_tab_in_an_open_cell_goes_down(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    view = binding.table.view
    binding.select_cell("raw.ambt")
    view.setFocus()
    view.edit(view.currentIndex())
    editor = view.findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "15")
    QTest.keyClick(editor, Qt.Key.Key_Tab)
    assert binding.current_address() == "raw.hlth"
    assert character.sheet.value("raw.ambt") == 15


def test_drawn_parts_and_details_follow(character: OpenCharacter, family: Maker) -> None:
    binding = family(signed_columns=["advancement.<a>"], dot_field="advancement.<a>")
    character.push(SetValue("damage.mind", 2))
    character.push(SetValue("advancement.mind", 1))
    now = character.sheet.value("current.mind")
    assert isinstance(now, int)
    assert style(binding, 2, 5).points == Points(now, 2, 2, 1)
    assert style(binding, 2, 3).text == "+1"
    assert style(binding, 2, 1).has_dot
    character.push(SetValue("advancement.mind", 0))
    assert not style(binding, 2, 1).has_dot
    character.undo_stack.undo()
    view = binding.table.view
    assert binding.table.detail == ""
    view.setCurrentIndex(binding.model.index(2, 1))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert binding.table.detail == "lost 2 points · never said"
    character.push(SetValue("damage.mind", 3))
    assert binding.table.detail.startswith("lost 3")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert binding.table.detail == ""


def test_a_penalty_is_shown_as_what_it_takes_off(character: OpenCharacter, family: Maker) -> None:
    binding = family(penalty_columns=["advancement.<a>"])
    shown = {}
    for points in (2, 0, -1):
        character.push(SetValue("advancement.mind", points))
        shown[points] = style(binding, 2, 3).text
    assert shown == {2: "-2", 0: "0", -1: "+1"}


def test_a_gauge_is_the_rule_below_the_row(character: OpenCharacter, family: Maker) -> None:
    binding = family(gauge=["current.<a>", "raw.<a>"], gauge_limit=40)
    character.push(SetValue("raw.mind", 20))
    now = character.sheet.value("current.mind")
    assert isinstance(now, int)
    assert style(binding, 2, 0).shares == (now / 40, 20 / 40)


class PaintedRows(QObject):
    """Keeps which rows of a table are painted."""

    def __init__(self, table: FamilyTable) -> None:
        super().__init__(table)
        self.rows: set[int] = set()
        self._view = table.view
        table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note the rows that a paint event touches."""
        if isinstance(event, QPaintEvent):
            model = self._view.model()
            areas = {row: self._view.visualRect(model.index(row, 0)) for row in range(model.rowCount())}
            top, bottom = event.rect().top(), event.rect().bottom()
            self.rows |= {row for row, area in areas.items() if area.top() <= bottom and top <= area.bottom()}
        return super().eventFilter(watched, event)


def test_a_gauge_that_moves_paints_no_row_but_its_own(character: OpenCharacter, family: Maker) -> None:
    binding = family(gauge=["current.<a>", "raw.<a>"], gauge_limit=40)
    wait_for_layout()
    painted = PaintedRows(binding.table)
    character.push(SetValue("raw.hlth", 20))
    binding.refresh(SheetScope(character.sheet, {}), {("raw.hlth", ()): 20, ("current.hlth", ()): 20})
    wait_for_layout()
    assert painted.rows == {1}


@pytest.mark.fonts
def test_nothing_of_a_gauge_stays_behind_when_it_gets_shorter(character: OpenCharacter, family: Maker) -> None:
    binding = family(gauge=["current.<a>", "raw.<a>"], gauge_limit=40)
    scope = SheetScope(character.sheet, {})
    seen = []
    for points in (38, 5):
        character.push(SetValue("raw.hlth", points))
        binding.refresh(scope, {("raw.hlth", ()): points, ("current.hlth", ()): points})
        wait_for_layout()
        window = binding.table.window()
        shown = window.screen().grabWindow(window.winId()).toImage()
        assert shown == window.grab().toImage().convertToFormat(shown.format())
        seen.append(shown)
    assert seen[0] != seen[1]


def test_numbers_explain_themselves_and_marks_are_drawn(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    asked: list[str] = []
    binding.explain_requested.connect(asked.append)
    view = binding.table.view
    binding.select_cell("current.hlth")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked == ["current.hlth"]
    scope = SheetScope(character.sheet, {})
    binding.model.mark_explained("current.hlth")
    binding.model.set_problems({"raw.hlth": "too much", "elsewhere": "no"})
    assert style(binding, 1, 4).is_explained
    assert style(binding, 1, 2).has_problem
    assert "too much" in str(binding.model.index(1, 2).data(Qt.ItemDataRole.ToolTipRole))
    assert binding.refresh(scope, {("raw.hlth", ()): 3})
    binding.set_highlight(FrameState.FLASH, True)
    assert style(binding, 1, 2).is_flashing
    binding.set_highlight(FrameState.FLASH, False)
    assert not style(binding, 1, 2).is_flashing
    assert not binding.refresh(scope, NO_VALUES)


def test_a_reader_of_the_screen_hears_member_and_column(character: OpenCharacter, family: Maker) -> None:
    binding = family()
    spoken = str(binding.model.index(1, 4).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("Health, Now: ")
    assert QAccessible.queryAccessibleInterface(binding.table.view).text(QAccessible.Text.Name) == "Attributes"
    assert "Health (HLTH)" in str(binding.model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole))
    assert character.sheet.text("current.hlth") in str(binding.model.index(1, 4).data(Qt.ItemDataRole.ToolTipRole))


def test_titles_are_never_narrower_than_their_words(character: OpenCharacter, family: Maker) -> None:
    headers = ["Name", " ", "Quite a long title", "", "Now", " "]
    binding = family(headers=headers, column_widths=["raw.<a>=20"])
    view = binding.table.view
    wait_for_layout()
    metrics = view.horizontalHeader().fontMetrics()
    assert view.columnWidth(2) >= metrics.horizontalAdvance("Quite a long") * 11 // 13


def test_a_legend_says_what_abbreviations_mean(character: OpenCharacter) -> None:
    """It names the titles that are the game's abbreviations, and no others."""
    names = ["name", "thawac", "weight_lb"]
    system = character.sheet.system
    definitions = [system.fields.get(f"weapons[].{name}") or system.derived[f"weapons[].{name}"] for name in names]
    label = definitions[1].label
    assert CellColumns(names, definitions, ["", "", "Weight"]).legend() == f"THAWAC: {label}"
    assert CellColumns(names, definitions, ["Weapon", "Total", "Weight"]).legend() == ""


def test_a_legend_explains_no_word_by_itself(character: OpenCharacter) -> None:
    whole = character.sheet.system.fields["weapons[].name"]
    word = whole.label.split()[0].lower()
    shortened = replace(whole, abbr=word, label=f"Any {word.title()}")
    abbreviated = replace(whole, abbr="N", label="Name of it")
    assert CellColumns(["a", "b"], [shortened, abbreviated]).legend() == "N: Name of it"


def test_a_member_without_a_number_has_an_empty_cell(character: OpenCharacter, family: Maker) -> None:
    """It is neither edited nor explained; a member whose number has another name shows that one."""
    columns = ["@label", "raw.<a>", "current.<a>"]
    instead = ["raw.ambt=", "raw.mind=", "current.mind=reaction_rate"]
    binding = family(columns=columns, headers=["Name", "", ""], instead=instead, track=[])
    model = binding.model
    assert [model.address(row, 1) for row in range(3)] == ["", "raw.hlth", ""]
    assert [bool(model.index(row, 1).data()) for row in range(3)] == [False, True, False]
    assert model.index(0, 1).data(CellRole.KIND) is CellKind.WORD
    assert not model.flags(model.index(0, 1)) & Qt.ItemFlag.ItemIsEditable
    assert model.flags(model.index(1, 1)) & Qt.ItemFlag.ItemIsEditable
    assert not style(binding, 0, 1).column.is_editable
    assert not model.setData(model.index(0, 1), "12")
    assert model.address(2, 2) == "reaction_rate"
    assert model.index(2, 2).data() == character.sheet.text("reaction_rate", with_unit=False)
    assert model.cell_of("") is None
    assert "" not in binding.addresses()
