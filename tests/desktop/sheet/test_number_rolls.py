"""Checks rolled from the numbers on the pages of a sheet: by the die, the menu and the key, in every game."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from core.registry import game, games
from desktop.sheet.family_model import FamilyModel
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.derived_label import DerivedNumber
from desktop.widgets.family_table import FamilyTable
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample

EACH = [each.id for each in games() if each.system.layout.play.checks.numbers]


@pytest.fixture
def view(qtbot: QtBot) -> SheetView:
    view = SheetView(open_sample(example_id()))
    qtbot.addWidget(view)
    view.resize(1000, 800)
    view.show()
    return view


def number_of(view: SheetView, address: str) -> DerivedNumber:
    """Return a number of the form, with its page in front."""
    number = next(each for each in view.form.findChildren(DerivedNumber) if each.property("field") == address)
    assert view.go_to(address.replace("[]", "[0]"))
    return number


@pytest.mark.parametrize("system", EACH)
def test_checked_numbers_are_those_of_the_game(system: str) -> None:
    of = game(system).system
    assert of.layout.play.checks.numbers
    for pattern in of.layout.play.checks.numbers:
        family = re.search(r"<(\w+)>", pattern)
        keys = [pattern.replace(family[0], each.key) for each in of.families[family[1]]] if family else [pattern]
        assert all(key in of.derived or key in of.fields for key in keys), pattern


@pytest.mark.parametrize("system", EACH)
def test_every_game_rolls_a_check_from_another_page(system: str, qtbot: QtBot) -> None:
    view = SheetView(open_sample(system))
    qtbot.addWidget(view)
    sheet = view.character.sheet
    patterns = sheet.system.layout.play.checks.numbers
    members = [(mark, each.key) for mark, family in sheet.system.families.items() for each in family]
    addresses = [pattern.replace("[]", "[0]") for pattern in patterns if "<" not in pattern]
    addresses += [
        pattern.replace(f"<{mark}>", key) for pattern in patterns for mark, key in members if f"<{mark}>" in pattern
    ]
    rolled: list[object] = []
    view.rolled.connect(rolled.append)
    assert any(view.rolls.roll(address, view) for address in addresses)
    assert rolled


def test_the_right_number_is_rolled(view: SheetView, qtbot: QtBot) -> None:
    for address, words in (("skills[1].check", "Swimming"), ("current.hlth", "Current Health")):
        with qtbot.waitSignal(view.rolled) as rolled:
            assert view.rolls.roll(address, view)
        assert rolled.args[0][0].label.startswith(words)
    assert not view.rolls.roll("move_rate", view)


def test_a_die_appears_at_a_number_of_a_check(view: SheetView, qtbot: QtBot) -> None:
    number = number_of(view, "skills[].check")
    point = QPointF(2, 2)
    QApplication.sendEvent(number, QEnterEvent(point, point, QPointF(number.mapToGlobal(point))))
    die = next(each for each in view.findChildren(QToolButton) if each.accessibleName() == "Roll this check")
    assert die.isVisible()
    with qtbot.waitSignal(view.rolled):
        QTest.mouseClick(die, Qt.MouseButton.LeftButton)
    QApplication.sendEvent(number, QEvent(QEvent.Type.Leave))
    assert not die.isVisible()


def test_a_die_appears_at_a_cell_of_a_check(view: SheetView, qtbot: QtBot) -> None:
    assert view.go_to("maximum.hlth")
    table = view.binder.widget_at("maximum.hlth")
    assert isinstance(table, FamilyTable)
    model = table.view.model()
    assert isinstance(model, FamilyModel)
    cell = model.cell_of("maximum.hlth")
    assert cell is not None
    table.view.entered.emit(model.index(*cell))
    die = next(each for each in view.findChildren(QToolButton) if each.accessibleName() == "Roll this check")
    assert die.isVisible()
    with qtbot.waitSignal(view.rolled) as rolled:
        QTest.mouseClick(die, Qt.MouseButton.LeftButton)
    assert "Health" in rolled.args[0][0].label
    table.view.entered.emit(model.index(cell[0], 1))
    assert not die.isVisible()


def test_menu_and_key_roll_the_number_with_the_focus(view: SheetView, qtbot: QtBot) -> None:
    assert view.go_to("maximum.hlth")
    number = view.binder.widget_at("maximum.hlth")
    assert number is not None
    menu = QMenu()
    view._fill_menu(menu, "maximum.hlth")
    with qtbot.waitSignal(view.rolled):
        menu.actions()[0].trigger()
    plain = QMenu()
    view._fill_menu(plain, "move_rate")
    assert "Roll" not in plain.actions()[0].text()
    number.setFocus()
    with qtbot.waitSignal(view.rolled):
        assert view.roll_focused()
    view.focus_page_tabs()
    assert not view.roll_focused()
    view.mark_explained("maximum.hlth")
    with qtbot.waitSignal(view.rolled):
        assert view.roll_focused()


def test_real_dice_are_asked_for(view: SheetView, qtbot: QtBot) -> None:
    view.set_types_dice(True)
    with qtbot.waitSignal(view.procedure_requested) as asked, qtbot.assertNotEmitted(view.rolled):
        assert view.rolls.roll("maximum.hlth", view)
    assert asked.args == ["attribute_check"]
