"""The dice dock: notation, dice rolled or typed, suggestions of the sheet, favourites and the roll log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QToolButton
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.dice import Dice
from core.export.json_file import read_character
from core.registry import games, open_character
from core.store.records import LoggedRoll, RollMethod
from desktop import messages
from desktop import settings as declared
from desktop.dice.dice_text import faces_text, suggested_dice
from desktop.dice.dice_view import DiceView
from desktop.dice.favourites import Target, find_favourites
from desktop.library.library_opening import prepare_character
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.sheet.open_character import OpenCharacter, load_character
from tests.desktop.open_characters import document, opened


@pytest.fixture
def bren(service: LibraryService) -> Iterator[OpenCharacter]:
    """A character in the library."""
    id_ = service.library.add(prepare_character(document("bren")))
    character = OpenCharacter(load_character(id_, service.library), service.library)
    yield character
    character.close()


@pytest.fixture
def view(qtbot: QtBot, service: LibraryService, window_settings: Settings, bren: OpenCharacter) -> DiceView:
    """The tray of Bren."""
    view = DiceView(service, window_settings, random.Random(4))
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 475)
    view.show()
    qtbot.waitUntil(lambda: bool(view._completer.lines))
    return view


def lines(view: DiceView) -> list[tuple[str, str, str]]:
    return [(each.title, each.detail, each.right) for each in view._model.items if not each.is_heading]


def has_lines(view: DiceView, titles: list[str]) -> bool:
    return [title for title, _, _ in lines(view)] == titles


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


def test_a_roll_is_shown_and_logged(qtbot: QtBot, view: DiceView, service: LibraryService, bren: OpenCharacter) -> None:
    QTest.keyClicks(view.purpose_edit, "Health")
    QTest.keyClicks(view.notation_edit, "4d6 keep 3")
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.total_label.text() == "11"
    qtbot.waitUntil(lambda: lines(view) == [("Health", "rolled · 4d6 keep 3: 2 3 (1) 6", "11")])
    (record,) = service.library.rolls.list(bren.id)
    assert (record.label, record.faces, record.total, record.how) == ("Health", (2, 3, 1, 6), 11, RollMethod.ROLLED)


def test_real_dice_are_entered_and_logged_as_such(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    view.notation_edit.setText("2d6+1d8-3")
    QTest.keyClicks(view.faces_edit, "4 9")
    assert "Die 2 is a d6" in view.problem_label.text()
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    view.faces_edit.setText("4 6")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert view.problem_label.text() == "Results left: 1"
    view.faces_edit.setText("4 6 8 2")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert view.problem_label.text() == "Too many results"
    view.faces_edit.setText("468")
    QTest.keyClick(view.faces_edit, Qt.Key.Key_Return)
    assert view.total_label.text() == "15"
    qtbot.waitUntil(lambda: lines(view) == [("2d6+1d8-3", "entered · 4 6 8", "15")])
    assert service.library.rolls.list()[0].how is RollMethod.TYPED


def test_users_of_real_dice_get_the_results_focused(view: DiceView, window_settings: Settings) -> None:
    window_settings.put(declared.DICE, "typed")
    view.activateWindow()
    view.prepare_roll("1d20", "Check")
    assert view.faces_edit.hasFocus()
    view.notation_edit.setFocus()
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.faces_edit.hasFocus()
    assert view.total_label.text() in {"", "14"}


def test_invalid_notation_is_reported(view: DiceView) -> None:
    QTest.keyClicks(view.notation_edit, "4x6")
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.problem_label.isVisible()
    assert not view.roll_button.isEnabled()
    view.roll_dice()
    view.enter_dice()
    assert lines(view) == []


@pytest.mark.fonts
def test_many_dice_are_written_instead_of_drawn(view: DiceView) -> None:
    view.notation_edit.setText("100d6")
    view.roll_dice()
    assert view.faces_label.isVisible()
    assert view.faces_label.text().endswith("…")
    assert view.width() == 320
    view.notation_edit.setText("2d6")
    view.roll_dice()
    assert not view.faces_label.isVisible()


def test_dice_of_the_sheet_are_suggested(qtbot: QtBot, view: DiceView, bren: OpenCharacter) -> None:
    assert ("1d12+8", "Total Damage, Long sword") in suggested_dice(bren.sheet)
    assert "1d12+8    Total Damage, Long sword" in view._completer.lines
    bren.push(SetValue("weapons[0].name", "Old sword"))
    qtbot.waitUntil(lambda: "1d12+8    Total Damage, Old sword" in view._completer.lines)


def suggested(view: DiceView, words: str) -> QAbstractItemView:
    """Type something, and go to the first suggestion."""
    view.activateWindow()
    view.notation_edit.setFocus()
    QTest.keyClicks(view.notation_edit, words)
    popup = view._completer.popup()
    assert popup is not None
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    return popup


def test_a_suggestion_fills_in_name_and_target(view: DiceView) -> None:
    popup = suggested(view, "ambi")
    assert view.notation_edit.text() == "1d20"
    assert view.purpose_edit.text() == "Check of Ambition"
    assert view.target_edit.text() == "16"
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert view.problem_label.isHidden()
    assert view.chance_label.text().endswith("success")


def test_suggested_dice_without_a_name_keep_the_typed_purpose(view: DiceView) -> None:
    suggested(view, "ambi").hide()
    view.notation_edit.clear()
    suggested(view, "4d6 keep").hide()
    assert view.purpose_edit.text() == ""
    view.purpose_edit.setText("Strength")
    view.notation_edit.clear()
    suggested(view, "4d6 keep")
    assert (view.notation_edit.text(), view.purpose_edit.text()) == ("4d6 keep 3", "Strength")


def test_a_number_alone_cannot_be_rolled(view: DiceView) -> None:
    for text in ("5", "0d6", ""):
        view.notation_edit.setText(text)
        QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
        assert view.problem_label.text().startswith("No dice found.")


def test_enter_rolls_from_every_line(view: DiceView) -> None:
    view.notation_edit.setText("1d20")
    for line in (view.purpose_edit, view.target_edit):
        view._show_result(None)
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert not view.result_frame.isHidden()


def test_typing_replaces_the_last_dice(view: DiceView) -> None:
    view.notation_edit.setText("1d20")
    view.take_focus()
    QTest.keyClicks(view.notation_edit, "2d6")
    assert view.notation_edit.text() == "2d6"


def test_many_dice_are_written_in_part(view: DiceView) -> None:
    view.notation_edit.setText("1000d6")
    view.roll_dice()
    assert len(view.faces_label.text().split()) == 13
    assert len(view.faces_label.toolTip().split()) == 61


def test_the_log_is_copied_and_saved(
    qtbot: QtBot, view: DiceView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.prepare_roll("2d6", "Omen")
    view.faces_edit.setText("3 4")
    view.enter_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 1)
    view.export.copy_action.trigger()
    copied = QGuiApplication.clipboard().text()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d\tOmen\tentered · 2d6: 3 4\t7\n", copied)
    file = tmp_path / "rolls.txt"
    monkeypatch.setattr(messages, "pick_files", lambda *_: (tmp_path / "rolls",))
    view.export.save_action.trigger()
    assert file.read_text(encoding="utf-8") == copied
    monkeypatch.setattr(messages, "pick_files", lambda *_: (tmp_path / "no" / "rolls.txt",))
    view.export.save_action.trigger()
    assert not view.problem_label.isHidden()


def test_the_log_shows_one_character_or_all(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    view.notation_edit.setText("1d20")
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 1)
    view.show_character(None)
    view.who_combo.setCurrentIndex(1)
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 2)
    assert [detail.partition(" · ")[0] for _, detail, _ in lines(view)] == ["rolled", "Bren Tarrow"]
    assert view._model.items[0].is_heading
    view.prepare_roll("", "")
    view._on_log_activated(view._model.index(2))
    assert view.notation_edit.text() == "1d20"


def test_the_log_is_read_again_by_a_new_dock(
    qtbot: QtBot, view: DiceView, service: LibraryService, bren: OpenCharacter
) -> None:
    view.notation_edit.setText("3d6")
    view.roll_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 1)
    again = DiceView(service, Settings(), random.Random(1))
    qtbot.addWidget(again)
    again.show_character(bren)
    again.show()
    qtbot.waitUntil(lambda: lines(again) == lines(view))


def test_odds_are_requested_for_the_typed_dice(view: DiceView) -> None:
    asked: list[tuple[str, object]] = []
    view.asked_odds.connect(lambda dice, target: asked.append((dice, target)))
    view.notation_edit.setText("d%")
    view.roll_dice()
    QTest.mouseClick(view.odds_button, Qt.MouseButton.LeftButton)
    view.target_edit.setText("13")
    QTest.mouseClick(view.odds_button, Qt.MouseButton.LeftButton)
    assert asked == [("1d100", None), ("1d100", Target(Fraction(13)))]


def test_a_roll_for_a_deleted_character_is_reported(qtbot: QtBot, view: DiceView, bren: OpenCharacter) -> None:
    library = bren.library
    assert library is not None
    library.trash(bren.id)
    library.delete(bren.id)
    view.notation_edit.setText("1d6")
    view.roll_dice()
    qtbot.waitUntil(view.problem_label.isVisible)


def test_dropped_faces_are_in_brackets(qapp: object) -> None:

    assert faces_text(Dice.parse("3d6 keep lowest 1"), (5, 2, 6)) == "(5) 2 (6)"
    assert opened("bren").library is None


# ------------------------------------------------------------------------------------------------- favourites, targets


def shown(view: DiceView) -> dict[str, tuple[str, str]]:
    """Return the favourites that are shown: detail and chance by label."""
    return {each.title: (each.detail, each.right) for each in view._favourite_model.items}


def click(view: DiceView, label: str) -> None:
    """Click a favourite."""
    titles = [each.title for each in view._favourite_model.items]
    place = view.favourites_view.visualRect(view._favourite_model.index(titles.index(label)))
    QTest.mouseClick(
        view.favourites_view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place.center()
    )


def test_favourites_follow_edits_of_the_character(qtbot: QtBot, view: DiceView, bren: OpenCharacter) -> None:
    """A check succeeds below the number, as on the Play page; a 20 never does."""
    assert not view.favourites_view.isHidden()
    qtbot.waitUntil(lambda: shown(view)["Check of Health"] == ("1d20 · below 17", "80\xa0%"))
    assert shown(view)["Place of a blow"] == ("1d8", "")
    bren.push(SetValue("weapons[0].name", "Old sword"))
    qtbot.waitUntil(lambda: "Damage of Old sword" in shown(view))
    assert shown(view)["Damage of Old sword"][0] == "1d12+8"
    bren.push(SetValue("raw.hlth", 40))
    qtbot.waitUntil(lambda: shown(view)["Check of Health"] == ("1d20 · below 20", "95\xa0%"))


def test_a_click_rolls_a_favourite_against_its_target(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    qtbot.waitUntil(lambda: shown(view)["Check of Health"][1] == "80\xa0%")
    click(view, "Check of Health")
    assert view.notation_edit.text() == "1d20"
    assert (view.target_combo.currentText(), view.target_edit.text()) == ("below", "17")
    verdict = "success" if int(view.total_label.text()) <= 16 else "failure"
    assert view.chance_label.text() == f"80\xa0% · {verdict}"
    qtbot.waitUntil(lambda: len(service.library.rolls.list()) == 1)
    assert service.library.rolls.list()[0].label == "Check of Health"
    view.target_edit.setText("0")
    qtbot.waitUntil(lambda: view.chance_label.text() == "0\xa0% · failure")  # what lies is held against it, too
    view.roll_dice()
    assert view.chance_label.text() == "0\xa0% · failure"


def test_enter_rolls_a_favourite_too(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    view.favourites_view.setCurrentIndex(view._favourite_model.index(0))
    QTest.keyClick(view.favourites_view, Qt.Key.Key_Return)
    assert view.purpose_edit.text() == view._favourite_model.items[0].title
    qtbot.waitUntil(lambda: len(service.library.rolls.list()) == 1)


def test_a_typed_target_shows_its_chance(qtbot: QtBot, view: DiceView) -> None:
    view.notation_edit.setText("2d6")
    view.target_edit.setText("11")
    assert view.target_combo.currentText() == "at least"
    qtbot.waitUntil(lambda: view.chance_label.text() == "8.3\xa0%")
    view.target_combo.setCurrentIndex(1)
    qtbot.waitUntil(lambda: view.chance_label.text() == "97.2\xa0%")
    view.target_edit.setText("many")
    assert view.chance_label.text() == ""


def test_an_attack_is_rolled_without_a_target_as_the_foes_armor_decides(qtbot: QtBot, view: DiceView) -> None:
    qtbot.waitUntil(lambda: bool(shown(view)))
    title = next(each for each in shown(view) if each.startswith("Attack with"))
    assert "at" not in shown(view)[title][0].split()
    assert not shown(view)[title][1]
    view.target_combo.setCurrentIndex(1)
    click(view, title)
    assert view._rolled is not None
    assert (view.target_edit.text(), view.target_combo.currentText()) == ("", "at least")
    assert view.tray._grid is not None
    assert view.tray._grid._throws[0].before.endswith("\u2212")


def test_favourites_are_searched(qtbot: QtBot, view: DiceView) -> None:
    view.filter_edit.setText("check lth")
    assert list(shown(view)) == ["Check of Health"]
    view.filter_edit.setText("dragon")
    assert view.favourites_view.isHidden()
    assert view.empty_label.text() == "No results"
    view.filter_edit.clear()
    assert len(shown(view)) > 10


def test_the_log_is_searched_by_words_method_and_date(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    view.show_page("log")
    view.prepare_roll("1d20", "Courage")
    view.roll_dice()
    view.prepare_roll("2d6", "Omen")
    view.faces_edit.setText("3 4")
    view.enter_dice()
    qtbot.waitUntil(lambda: len(lines(view)) == 2)
    assert not view.log_view.isHidden()
    for words, expected in (("omen", ["Omen"]), ("TYPED", ["Omen"]), ("1d20 rolled", ["Courage"]), ("1999", [])):
        view.filter_edit.setText(words)
        qtbot.waitUntil(partial(has_lines, view, expected))
    time = service.library.rolls.list()[0].time
    assert time is not None
    view.filter_edit.setText(f"{time.astimezone():%Y-%m-%d}")
    qtbot.waitUntil(lambda: len(lines(view)) == 2)


def test_another_character_has_another_log(qtbot: QtBot, view: DiceView, service: LibraryService) -> None:
    other = service.library.add(prepare_character(document("perrin")))
    service.library.rolls.add(LoggedRoll("Ford", "1d20", (3,), 3, RollMethod.ROLLED, other))
    view.show_page("log")
    qtbot.waitUntil(lambda: view.who_combo.count() == 3)
    assert view.who_combo.itemText(2) == document("perrin").name
    view.who_combo.setCurrentIndex(2)
    qtbot.waitUntil(lambda: [title for title, _, _ in lines(view)] == ["Ford"])


def test_past_rolls_are_suggested(qtbot: QtBot, view: DiceView) -> None:
    view.prepare_roll("7d4", "Pebbles")
    view.roll_dice()
    qtbot.waitUntil(lambda: "7d4    Pebbles" in view._completer.lines)


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_sample_has_favourites_that_can_be_rolled(system: str) -> None:
    folder = Path(__file__).parents[3] / "resources" / "samples" / system
    for file in sorted(folder.glob("*.json")):
        sheet = open_character(read_character(file), random.Random(1))
        found = find_favourites(sheet)
        assert len(found) > 3, file.stem
        assert all(each.label and each.dice.sizes for each in found)


@pytest.mark.fonts
def test_every_die_is_named_in_a_narrow_dock(view: DiceView) -> None:
    view.resize(view.minimumSizeHint().width(), 475)
    for button in view.findChildren(QToolButton, QRegularExpression(r"^d\w+_button$")):
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 4, button.text()
