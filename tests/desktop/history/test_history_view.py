"""The history view: days, effects, filter, comparison and restoring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, Batch, RemoveRow, SetHeader, SetValue
from core.store.library import Library
from core.store.records import Origin
from desktop.history.history_view import HistoryView
from desktop.library.library_opening import prepare_character
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter, load_character
from tests.desktop.open_characters import document, opened
from tests.helpers.libraries import HandClock


@pytest.fixture
def bren(service: LibraryService) -> Iterator[OpenCharacter]:
    """A character in the library, with a few edits."""
    id_ = service.library.add(prepare_character(document("bren")))
    character = OpenCharacter(load_character(id_, service.library), service.library)
    character.push(SetValue("height_in", 80))
    character.push(SetValue("raw.hlth", 12), source=Origin.ROLLED)
    character.push(RemoveRow("weapons[0]"))
    character.undo_stack.undo()
    character.push(Batch((SetValue("weight_lb", 220), SetValue("age_years", 60)), "Grew old"), source=Origin.PROCEDURE)
    yield character
    character.close()


@pytest.fixture
def view(qtbot: QtBot, service: LibraryService, bren: OpenCharacter) -> HistoryView:
    """The history of Bren, read to its end."""
    view = HistoryView(service)
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 475)
    view.show()
    qtbot.waitUntil(lambda: len(view.items) == 6)
    return view


def page(view: HistoryView) -> str:
    shown = view.stack.currentWidget()
    return "" if shown is None else shown.objectName()


def lines(view: HistoryView) -> list[str]:
    return [entry.title for entry in view._model.items]


def choose(view: HistoryView, number: int) -> None:
    view.list_view.setCurrentIndex(view._model.index_of(number))


def test_edits_are_listed_by_day(view: HistoryView) -> None:
    assert lines(view) == [
        "Today",
        "Grew old",
        "Undone: Long sword removed from Weapons",
        "Long sword removed from Weapons",
        "Health, rolled: 16 to 12 (rolled)",
        "Height: 70 to 80",
        "Character created",
    ]


def test_each_edit_shows_its_effects(view: HistoryView) -> None:
    details = {entry.title: entry.detail for entry in view._model.items}
    assert details["Long sword removed from Weapons"] == "Carried Weight 44 → 40"
    assert details["Undone: Long sword removed from Weapons"] == "Carried Weight 40 → 44"
    assert details["Height: 70 to 80"].startswith("Size Normal → Large, Reaction Rate (lbs.) 39 → 41, ")
    assert details["Character created"] == ""
    choose(view, 1)
    assert "Move Rate 77 → " in view.changed_label.text()


def test_text_and_kind_filter(qtbot: QtBot, view: HistoryView) -> None:
    QTest.keyClicks(view.filter_edit, "sword undone")
    assert lines(view) == ["Today", "Undone: Long sword removed from Weapons"]
    view.filter_edit.clear()
    QTest.keyClicks(view.filter_edit, "move rate height")
    assert "Height: 70 to 80" in lines(view)
    view.filter_edit.clear()
    view.kind_combo.setCurrentIndex(view.kind_combo.findData("rolled"))
    assert lines(view) == ["Today", "Health, rolled: 16 to 12 (rolled)"]
    view.kind_combo.setCurrentIndex(view.kind_combo.findData("back"))
    assert len(lines(view)) == 2


def test_a_new_edit_comes_on_top(qtbot: QtBot, view: HistoryView, bren: OpenCharacter) -> None:
    choose(view, 4)
    bren.push(SetHeader("name", "Bren the Old"))
    qtbot.waitUntil(lambda: lines(view)[1].startswith("Name: "))
    assert view.selected is not None
    assert view.selected.revision.number == 4


def test_comparison_with_now(qtbot: QtBot, view: HistoryView, bren: OpenCharacter) -> None:
    bren.push(AddRow("weapons", {"name": "Bow"}))
    qtbot.waitUntil(lambda: len(view.items) == 7)
    choose(view, 3)
    view.list_view.setFocus()
    QTest.mouseClick(view.compare_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page(view) == "compare_page")
    table = view.table
    rows = [tuple(_text(view, row, column) for column in range(3)) for row in range(table.rowCount())]
    assert ("Age", "24", "60") in rows
    assert ("Carried Weight", "40", "44") in rows
    assert ("Weapons: Bow", "–", "Bow") in rows
    assert "Long sword removed" in view.moment_label.text()
    view.rows_check.setChecked(False)
    assert table.rowCount() < len(rows)
    QTest.keyClick(table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page(view) == "list_page"


def _text(view: HistoryView, row: int, column: int) -> str:
    item = view.table.item(row, column)
    return "" if item is None else item.text()


def test_restoring_is_an_edit(qtbot: QtBot, view: HistoryView, bren: OpenCharacter) -> None:
    restored: list[int] = []
    view.restored.connect(restored.append)
    choose(view, 2)
    QTest.mouseClick(view.restore_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bren.sheet.value("weight_lb") == 172)
    assert restored == [2]
    qtbot.waitUntil(lambda: len(view.items) == 7)
    assert lines(view)[1] == "Restored to the state after “Health, rolled: 16 to 12 (rolled)”"
    bren.undo_stack.undo()
    assert bren.sheet.value("weight_lb") == 220


def test_the_newest_item_cannot_be_restored(view: HistoryView) -> None:
    choose(view, 5)
    assert not view.restore_button.isEnabled()
    assert not view.compare_button.isEnabled()
    view.restore_selected()
    view.compare_selected()


def test_a_long_history_is_read_in_pages(qtbot: QtBot, service: LibraryService, bren: OpenCharacter) -> None:
    for value in range(130):
        bren.leave_field()
        bren.push(SetValue("height_in", 60 + value % 20))
    service.library.wait()
    view = HistoryView(service)
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 475)
    view.show()
    qtbot.waitUntil(lambda: len(view.items) >= 50 and not view._is_reading)
    assert len(view.items) == 50
    for _ in range(3):
        view.list_view.scrollToBottom()
        before = len(view.items)
        qtbot.waitUntil(lambda before=before: len(view.items) > before or view._cursor.is_over)  # type: ignore[union-attr,misc]
    qtbot.waitUntil(lambda: len(view.items) == 136)
    assert view.items[-1].revision.number == 0
    details = {item.revision.number: item.changed for item in view.items}
    assert details[1]


def test_another_library_shows_its_own_history(
    qtbot: QtBot, view: HistoryView, bren: OpenCharacter, tmp_path: Path
) -> None:
    with Library.open(tmp_path / "other.quire", HandClock()) as library:
        id_ = library.add(prepare_character(bren.sheet.character))
        other = LibraryService(tmp_path / "other.quire")
        view._service = other
        other._library = library
        bren.move_to(library, id_)
        qtbot.waitUntil(lambda: [item.revision.number for item in view.items] == [0])
        other._pool.waitForDone()


def test_without_a_library_there_is_no_history(qtbot: QtBot, service: LibraryService) -> None:
    view = HistoryView(service)
    qtbot.addWidget(view)
    view.show()
    assert "Open a character" in view.empty_label.text()
    view.show_character(opened("bren"))
    assert "Not saved yet" in view.empty_label.text()
    view.show_character(None)
    assert view.items == ()


def test_a_missing_character_is_reported(qtbot: QtBot, service: LibraryService, bren: OpenCharacter) -> None:
    service.library.wait()
    service.library.trash(bren.id)
    service.library.delete(bren.id)
    view = HistoryView(service)
    qtbot.addWidget(view)
    view.show_character(bren)
    view.show()
    qtbot.waitUntil(lambda: page(view) == "empty_page")
    assert view.empty_label.text()
