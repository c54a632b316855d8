"""The tray: notation, dice rolled or typed, suggestions of the sheet, and the log that lasts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from core.character import SetValue
from core.store import How
from desktop import settings as declared
from desktop.dice_view import DiceView
from desktop.dice_words import faces_text, suggestions
from desktop.library_desk import LibraryDesk, prepared
from desktop.open_character import OpenCharacter, load_character
from desktop.settings import Settings
from tests.desktop.opened import document, opened


@pytest.fixture
def bren(desk: LibraryDesk) -> Iterator[OpenCharacter]:
    """A character in the library."""
    id_ = desk.library.add(prepared(document("bren")))
    character = OpenCharacter(load_character(id_, desk.library), desk.library)
    yield character
    character.close()


@pytest.fixture
def view(qtbot: QtBot, desk: LibraryDesk, window_settings: Settings, bren: OpenCharacter) -> DiceView:
    """The tray of Bren."""
    view = DiceView(desk, window_settings, random.Random(4))
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 475)
    view.show()
    qtbot.waitUntil(lambda: view._offers.rowCount() > 0)
    return view


def lines(view: DiceView) -> list[tuple[str, str, str]]:
    return [(each.title, each.detail, each.right) for each in view._model.entries if not each.is_heading]


def press(view: DiceView, name: str) -> None:
    button = view.findChild(QAbstractButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_dice_of_the_tray_add_up(view: DiceView) -> None:
    assert not view.roll_button.isEnabled()
    for name in ("d6_button", "d6_button", "d8_button", "d100_button"):
        press(view, name)
    assert view.notation_edit.text() == "2d6+1d8+1d100"
    assert view.roll_button.isEnabled()
    press(view, "clear_button")
    assert view.notation_edit.text() == ""


def test_a_roll_is_shown_and_kept(qtbot: QtBot, view: DiceView, desk: LibraryDesk, bren: OpenCharacter) -> None:
    QTest.keyClicks(view.purpose_edit, "Health")
    QTest.keyClicks(view.notation_edit, "4d6 keep 3")
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.total_label.text() == "11"
    qtbot.waitUntil(lambda: lines(view) == [("Health", "rolled · 4d6 keep 3: 2 3 (1) 6", "11")])
    (record,) = desk.library.rolls.list(bren.id)
    assert (record.label, record.faces, record.total, record.how) == ("Health", (2, 3, 1, 6), 11, How.ROLLED)


def test_real_dice_are_typed_and_told_as_such(qtbot: QtBot, view: DiceView, desk: LibraryDesk) -> None:
    view.notation_edit.setText("2d6+1d8-3")
    QTest.keyClicks(view.faces_edit, "4 9")
    assert "Die 2 is a d6" in view.problem_label.text()
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    view.faces_edit.setText("4 6")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert view.problem_label.text().startswith("1 face")
    view.faces_edit.setText("4 6 8 2")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert "more faces than dice" in view.problem_label.text()
    view.faces_edit.setText("468")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert view.total_label.text() == "15"
    qtbot.waitUntil(lambda: lines(view) == [("2d6+1d8-3", "typed · 4 6 8", "15")])
    assert desk.library.rolls.list()[0].how is How.TYPED


def test_who_types_dice_is_led_to_them(view: DiceView, window_settings: Settings) -> None:
    window_settings.put(declared.DICE, "typed")
    view.activateWindow()
    view.offer("1d20", "Check")
    assert view.faces_edit.hasFocus()
    view.notation_edit.setFocus()
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.faces_edit.hasFocus()
    assert view.total_label.text() in {"", "14"}


def test_what_is_no_dice_is_said(view: DiceView) -> None:
    QTest.keyClicks(view.notation_edit, "4x6")
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.problem_label.isVisible()
    assert not view.roll_button.isEnabled()
    view.roll_dice()
    view.lay_dice()
    assert lines(view) == []


def test_many_dice_are_written_instead_of_drawn(view: DiceView) -> None:
    view.notation_edit.setText("100d6")
    view.roll_dice()
    assert view.faces_label.isVisible()
    assert view.faces_label.text().endswith("…")
    assert view.width() == 320
    view.notation_edit.setText("2d6")
    view.roll_dice()
    assert not view.faces_label.isVisible()


def test_the_sheet_suggests_its_dice(qtbot: QtBot, view: DiceView, bren: OpenCharacter) -> None:
    assert ("1d12+8", "Total Damage, Long sword") in suggestions(bren.sheet)
    texts = [view._offers.item(row).text() for row in range(view._offers.rowCount())]
    assert any(text.startswith("1d12+8    Total Damage") for text in texts)
    view._on_offer(view._offers.index(1, 0))
    assert view.purpose_edit.text() == "Total Damage, Long sword"
    bren.push(SetValue("weapons[0].name", "Old sword"))
    qtbot.waitUntil(lambda: "Old sword" in view._offers.item(1).text())


def test_the_log_is_of_one_or_of_everyone(qtbot: QtBot, view: DiceView, desk: LibraryDesk) -> None:
    view.notation_edit.setText("1d20")
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 1)
    view.show_character(None)
    view.who_combo.setCurrentIndex(1)
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 2)
    assert [detail.partition(" · ")[0] for _, detail, _ in lines(view)] == ["rolled", "Bren Tarrow"]
    assert view._model.entries[0].is_heading
    view.offer("", "")
    view._on_log_activated(view._model.index(2))
    assert view.notation_edit.text() == "1d20"


def test_the_log_lasts(qtbot: QtBot, view: DiceView, desk: LibraryDesk, bren: OpenCharacter) -> None:
    view.notation_edit.setText("3d6")
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 1)
    again = DiceView(desk, Settings(), random.Random(1))
    qtbot.addWidget(again)
    again.show_character(bren)
    again.show()
    qtbot.waitUntil(lambda: lines(again) == lines(view))


def test_odds_are_asked_for_the_dice_that_are_written(view: DiceView) -> None:
    asked: list[str] = []
    view.asked_odds.connect(asked.append)
    view.notation_edit.setText("d%")
    view.roll_dice()
    QTest.mouseClick(view.odds_button, Qt.MouseButton.LeftButton)
    assert asked == ["1d100"]


def test_a_roll_for_somebody_who_is_gone_is_told(qtbot: QtBot, view: DiceView, bren: OpenCharacter) -> None:
    library = bren.library
    assert library is not None
    library.trash(bren.id)
    library.delete(bren.id)
    view.notation_edit.setText("1d6")
    view.roll_dice()
    qtbot.waitUntil(view.problem_label.isVisible)


def test_faces_that_do_not_count_stand_in_brackets(qapp: object) -> None:
    from core.dice import Dice  # noqa: PLC0415

    assert faces_text(Dice.parse("3d6 keep lowest 1"), (5, 2, 6)) == "(5) 2 (6)"
    assert opened("bren").library is None
