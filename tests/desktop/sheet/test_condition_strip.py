"""Conditions as chips: added, changed and ended with real clicks and keys, each in one edit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, RemoveRow, SetEffects
from core.character.effects import Effect, effects_of
from core.registry import Game, games
from desktop.sheet.condition_chip import ConditionChip
from desktop.sheet.condition_form import ConditionForm
from desktop.sheet.condition_strip import ConditionStrip
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import Theme
from tests.helpers.games import game_with
from tests.helpers.play_pages import open_sample
from tests.helpers.waiting import wait_for_layout

LIST = "conditions"
LONG = "Torch lit by the old warden of the gates"


def timed_game() -> Game:
    """Return a game whose list of conditions counts time."""
    return game_with(lambda each: f"{LIST}[].lasts" in each.system.fields, "conditions with an end")


def number_of(character: OpenCharacter) -> str:
    """Return a number that can be changed, as the form offers it."""
    sheet = character.sheet
    program = sheet.system.program
    return next(
        key
        for key, each in sheet.system.derived.items()
        if "[" not in key
        and not each.is_hidden
        and key in program.by_key
        and program.by_key[key].reads
        and isinstance(sheet.value(key), int)
    )


@pytest.fixture
def character(theme: Theme) -> OpenCharacter:
    character = open_sample(timed_game().id)
    for row in list(character.sheet.rows(LIST)):
        character.push(RemoveRow(f"{LIST}[#{row['uid']}]"))
    return character


@pytest.fixture
def strip(qtbot: QtBot, character: OpenCharacter) -> Iterator[ConditionStrip]:
    window = QWidget()
    window.resize(900, 700)
    layout = QVBoxLayout(window)
    strip = ConditionStrip(character, LIST, timed_game().procedures["pass_time"].clock, window)
    layout.addWidget(strip)
    layout.addStretch(1)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    wait_for_layout()
    yield strip
    window.close()


def texts(strip: ConditionStrip) -> list[str]:
    return [chip.accessibleName() for chip in strip.chips]


def form_of(strip: ConditionStrip) -> ConditionForm:
    (form,) = strip.window().findChildren(ConditionForm)
    assert form.isVisible()
    return form


def click(widget: QWidget, place: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if place is None else place)


def cross(chip: ConditionChip) -> QPoint:
    return chip.cross_rect().center().toPoint()


def test_a_condition_without_a_number_is_a_row_of_the_game(strip: ConditionStrip, character: OpenCharacter) -> None:
    click(strip.add_button)
    form = form_of(strip)
    assert form.name_edit.hasFocus()
    QTest.keyClicks(form.name_edit, "Winded")
    QTest.keyClicks(form.time_edit, "2")
    QTest.keyClick(form.time_edit, Qt.Key.Key_Return)
    assert not form.isVisible()
    (row,) = character.sheet.rows(LIST)
    assert (row["name"], row["lasts"], row["lasts_in"]) == ("Winded", 2, "round")
    assert len(strip.chips) == 1
    assert texts(strip)[0].startswith("Winded, 2 ")
    assert character.undo_stack.last is not None
    assert "Winded" in character.undo_stack.last.text
    character.undo_stack.undo()
    assert not strip.chips
    assert "Winded" in strip.names()


def test_a_condition_with_a_number_changes_it_with_one_edit(strip: ConditionStrip, character: OpenCharacter) -> None:
    address = number_of(character)
    before = character.sheet.value(address)
    click(strip.add_button)
    form = form_of(strip)
    QTest.keyClicks(form.name_edit, "Poisoned")
    form.number_box.setCurrentIndex(form.number_box.findData(address))
    assert form.change_edit.text() == "−1"
    form.change_edit.setText("-2")
    QTest.keyClick(form.change_edit, Qt.Key.Key_Return)
    assert character.sheet.value(address) == before - 2  # type: ignore[operator]  # a whole number, see number_of
    assert texts(strip)[0].startswith("Poisoned, −2 ")
    click(strip.chips[0])
    form = form_of(strip)
    assert form.name_edit.text() == "Poisoned"
    assert form.change_edit.text() == "−2"
    form.change_edit.setText("+3")
    QTest.keyClicks(form.time_edit, "1")
    QTest.keyClick(form.time_edit, Qt.Key.Key_Return)
    assert effects_of(character.sheet.character.effects) == (Effect("Poisoned", address, 3, 1, "round"),)
    assert strip.chips[0].condition.is_last_round
    character.undo_stack.undo()
    character.undo_stack.undo()
    assert not strip.chips
    assert character.sheet.value(address) == before


def test_the_cross_ends_a_condition(strip: ConditionStrip, character: OpenCharacter) -> None:
    character.push(AddRow(LIST, {"name": "Bandaged"}))
    character.push(SetEffects(({"name": "Tired", "until": {"lasts": 3, "lasts_in": "hour"}},)))
    assert texts(strip) == ["Bandaged", "Tired, 3 hours"]
    click(strip.chips[1], cross(strip.chips[1]))
    assert texts(strip) == ["Bandaged"]
    click(strip.chips[0], cross(strip.chips[0]))
    assert not strip.chips
    assert not strip.window().findChildren(ConditionForm)
    character.undo_stack.undo()
    assert texts(strip) == ["Bandaged"]


def test_keys_end_and_change_a_condition(strip: ConditionStrip, character: OpenCharacter) -> None:
    character.push(AddRow(LIST, {"name": "Bandaged"}))
    chip = strip.chips[0]
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Return)
    form = form_of(strip)
    assert not form.number_box.isEnabled()
    form.name_edit.setText("Bandage off")
    QTest.keyClick(form.name_edit, Qt.Key.Key_Return)
    assert texts(strip) == ["Bandage off"]
    assert character.undo_stack.last is not None
    assert character.undo_stack.last.text == "Bandage off changed"
    strip.chips[0].setFocus()
    QTest.keyClick(strip.chips[0], Qt.Key.Key_Delete)
    assert not strip.chips
    assert strip.add_button.hasFocus()


def test_escape_keeps_everything_as_it_was(strip: ConditionStrip, character: OpenCharacter) -> None:
    before = character.sheet.character
    click(strip.add_button)
    QTest.keyClicks(form_of(strip).name_edit, "Lost")
    QTest.keyClick(form_of(strip).name_edit, Qt.Key.Key_Escape)
    assert character.sheet.character is before


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ((" ", "", "", ""), "Type a name"),
        (("Slow", "no such number", "", ""), "There is no number"),
        (("Slow", "*", "0", ""), "Type by how much"),
        (("Slow", "*", "much", ""), "Type by how much"),
        (("Slow", "", "", "soon"), "is no time left"),
        (("Slow", "", "", "0"), "is no time left"),
    ],
)
def test_what_is_missing_or_wrong_is_said_in_the_form(
    strip: ConditionStrip, character: OpenCharacter, typed: tuple[str, str, str, str], part: str
) -> None:
    name, number, change, time = typed
    before = character.sheet.character
    click(strip.add_button)
    form = form_of(strip)
    form.name_edit.setText(name)
    form.number_box.setCurrentText(form.number_box.itemText(1) if number == "*" else number)
    form.change_edit.setText(change)
    form.time_edit.setText(time)
    QTest.keyClick(form.name_edit, Qt.Key.Key_Return)
    assert form.isVisible()
    assert part in form.note
    assert character.sheet.character is before


def test_a_number_is_found_by_a_part_of_its_name(strip: ConditionStrip, character: OpenCharacter) -> None:
    click(strip.add_button)
    form = form_of(strip)
    address = number_of(character)
    label = form.number_box.itemText(form.number_box.findData(address))
    line = form.number_box.lineEdit()
    assert line is not None
    QTest.keyClicks(line, label[2:])
    completer = form.number_box.completer()
    assert completer is not None
    offered = [completer.completionModel().index(row, 0).data() for row in range(completer.completionCount())]
    assert label in offered
    line.setText(label.upper())
    form.name_edit.setText("Slow")
    form.change_edit.setText("1.5")
    QTest.keyClick(form.name_edit, Qt.Key.Key_Return)
    (effect,) = effects_of(character.sheet.character.effects)
    assert effect.address == address


def test_many_and_long_names_stay_inside(strip: ConditionStrip, character: OpenCharacter) -> None:
    for number in range(12):
        character.push(AddRow(LIST, {"name": f"{number} {LONG}", "lasts": 40, "lasts_in": "hour"}))
    for width in (860, 420):
        strip.window().resize(width, 700)
        wait_for_layout()
        parts = [*strip.chips, strip.add_button]
        assert all(part.geometry().right() <= strip.width() for part in parts)
        assert all(part.geometry().bottom() <= strip.height() for part in parts)
        places = [part.geometry() for part in parts]
        assert not any(one.intersects(other) for one in places for other in places if one is not other)
    assert all(LONG in chip.toolTip() for chip in strip.chips)


@pytest.mark.parametrize("id_", [each.id for each in games() if LIST in each.system.fields])
def test_every_game_adds_and_changes_its_own_columns(qtbot: QtBot, theme: Theme, id_: str) -> None:
    character = open_sample(id_)
    window = QWidget()
    window.resize(700, 700)
    qtbot.addWidget(window)
    strip = ConditionStrip(character, LIST, None, window)
    strip.resize(680, 100)
    window.show()
    before = len(strip.chips)
    click(strip.add_button)
    form = form_of(strip)
    form.name_edit.setText("Odd")
    QTest.keyClick(form.name_edit, Qt.Key.Key_Return)
    assert len(strip.chips) == before + 1
    chip = next(each for each in strip.chips if each.condition.name == "Odd")
    click(chip)
    form = form_of(strip)
    texts_of_game = {name: widget for name, widget in form.columns.items() if name in {"notes", "note"}}
    for widget in texts_of_game.values():
        widget.setText("a remark")  # type: ignore[union-attr]  # a column of text
    QTest.keyClick(form.name_edit, Qt.Key.Key_Return)
    row = character.sheet.rows(LIST)[-1]
    assert texts_of_game
    assert all(row[name] == "a remark" for name in texts_of_game)
    click(chip)
    QTest.keyClick(form_of(strip).name_edit, Qt.Key.Key_Return)
    assert character.sheet.rows(LIST)[-1] is row
