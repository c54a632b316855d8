"""Bindings of each kind of widget: options, tags, other texts than the choices, lists of numbers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.edit_targets import edit_target
from core.character.edits import SetHeader, SetHouseRule, SetOption, SetValue
from desktop.sheet.binder import Binder
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.undo_stack import UndoableEdit, continues_typing
from desktop.widgets.caption import Caption, SummaryLabel
from desktop.widgets.choices import ChoiceField, TickBox
from desktop.widgets.derived_label import DerivedLabel
from desktop.widgets.inputs import LineField, ProseField
from tests.helpers.open_characters import in_memory


class Bench:
    """A form that is put together in a test."""

    def __init__(self, qtbot: QtBot) -> None:
        self.form = QWidget()
        self.layout = QVBoxLayout(self.form)
        self.character = in_memory()
        qtbot.addWidget(self.form)

    def add(self, widget: QWidget, **properties: str) -> None:
        for name, value in properties.items():
            widget.setProperty(name, value)
        self.layout.addWidget(widget)

    def bind(self) -> OpenCharacter:
        self.binder = Binder(self.form, self.character)
        self.form.show()
        return self.character


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_an_option_is_switched(bench: Bench) -> None:
    tick, label = TickBox(), Caption()
    bench.add(tick, field="options.quirks")
    bench.add(label, label_of="options.quirks")
    character = bench.bind()
    before = tick.isChecked()
    tick.click()
    assert character.sheet.character.options["quirks"] is not before
    assert label.text() == character.sheet.system.options["quirks"].label
    character.undo_stack.undo()
    assert tick.isChecked() is before


def test_tags_are_separated_by_commas(bench: Bench) -> None:
    line = LineField()
    bench.add(line, field="@tags")
    character = bench.bind()
    line.selectAll()
    QTest.keyClicks(line, "hero, sea ,")
    assert character.sheet.character.tags == ("hero", "sea")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "hero, sea"


def test_notes_and_prose_are_typed(bench: Bench) -> None:
    notes = ProseField()
    bench.add(notes, field="@notes")
    character = bench.bind()
    notes.setFocus()
    notes.selectAll()
    QTest.keyClicks(notes, "Owes Odd.")
    assert character.sheet.header("notes") == "Owes Odd."
    assert character.undo_stack.count == 1
    character.undo_stack.undo()
    assert notes.toPlainText() == character.sheet.header("notes")


def test_other_texts_than_the_choices_are_kept_if_the_game_allows_them(bench: Bench) -> None:
    combo = ChoiceField()
    bench.add(combo, field="weapons[0].type")
    character = bench.bind()
    assert combo.isEditable()
    line = combo.lineEdit()
    assert line is not None
    line.selectAll()
    QTest.keyClicks(line, "Melee")
    assert character.sheet.value("weapons[0].type") == "melee"
    line.selectAll()
    QTest.keyClicks(line, "Siege")
    assert character.sheet.value("weapons[0].type") == "Siege"
    assert character.undo_stack.count == 1
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert combo.currentText() == "Siege"
    character.push(SetValue("weapons[0].type", "thrown"))
    assert combo.currentText() == "Thrown"


def test_a_computed_number_is_shown_in_a_label(bench: Bench) -> None:
    label, unit, abbr = QLabel(), Caption(), Caption()
    bench.add(label, field="raw.hlth")
    bench.add(unit, unit_of="raw.hlth")
    bench.add(abbr, abbr_of="raw.hlth")
    character = bench.bind()
    character.push(SetValue("raw.hlth", 13))
    assert label.text() == "13"
    assert (unit.text(), abbr.text()) == ("points", "HLTH")


def test_a_summary_omits_empty_values(bench: Bench) -> None:
    line = SummaryLabel()
    line.setProperty("template", "{culture.name}\n{weapons[].name}\n{weapons[trained].name}\n{age_years} years")
    line.setProperty("separator", ", ")
    bench.add(line)
    character = bench.bind()
    character.push(SetValue("age_years", 0))
    character.push(SetValue("weapons", [{"name": "Axe", "trained": True}, {"name": "Bow"}]))
    assert line.text() == f"{character.sheet.text('culture.name')}, Axe, Bow, Axe"
    character.push(SetValue("weapons[1].name", "Sling"))
    assert "Sling" in line.text()


def test_a_summary_shortens_long_values(bench: Bench) -> None:
    line = SummaryLabel()
    line.setProperty("template", "{weapons[].name}")
    bench.add(line)
    character = bench.bind()
    character.push(SetValue("weapons", [{"name": "of\nold " * 20}]))
    assert line.text() == "of old " * 11 + "of…"
    character.push(SetValue("weapons", [{"name": "x" * 200}]))
    assert line.text() == "x" * 80 + "…"


def test_typing_continues_only_at_one_address() -> None:
    def undoable(edit: SetValue | SetHeader | SetOption | SetHouseRule, merge: str) -> UndoableEdit:
        return UndoableEdit(edit, edit, merge)

    assert continues_typing(undoable(SetOption("a", 1), "x"), undoable(SetOption("a", 2), "x"))
    assert continues_typing(undoable(SetHouseRule("a", "1"), "x"), undoable(SetHouseRule("a", "2"), "x"))
    assert not continues_typing(undoable(SetOption("a", 1), "x"), undoable(SetOption("b", 2), "x"))
    assert not continues_typing(undoable(SetValue("a", 1), ""), undoable(SetValue("a", 2), ""))
    assert edit_target(SetHeader("name", "")) == ("head", "name")


def test_a_field_without_a_row_is_disabled(bench: Bench) -> None:
    line = LineField()
    bench.add(line, field="quirks[].name")
    character = bench.bind()
    assert not line.isEnabled()
    assert character.undo_stack.count == 0


@pytest.mark.fonts
def test_a_number_is_struck_out_by_its_struck_field(bench: Bench) -> None:
    number = DerivedLabel()
    bench.add(number, field="move_rate", struck_field="damage.hlth")
    character = bench.bind()
    assert not number.is_struck
    before = number.accessibleName()
    character.push(SetValue("damage.hlth", 1))
    assert number.is_struck
    bench.binder.refresh_hidden()  # its accessible name follows a moment after it is painted
    assert number.accessibleName() == f"{before}, out of reach"
    number.grab()
    character.undo_stack.undo()
    assert not number.is_struck
    bench.binder.refresh_hidden()
    assert number.accessibleName() == before
