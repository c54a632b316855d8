"""Context menus of rows and of the portrait."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.entry_picker import EntryPicker
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.row_table import RowTable
from tests.helpers.windows import Messages

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


def menu_of(widget: QWidget, place: QPoint) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    target = widget.viewport() if hasattr(widget, "viewport") else widget
    QApplication.sendEvent(target, event)
    found = widget.findChildren(QMenu)[-1]
    assert isinstance(found, QMenu)
    return found


def choose(menu: QMenu, text: str) -> None:
    action = next(each for each in menu.actions() if text in each.text().replace("&", ""))
    assert action.isEnabled()
    action.trigger()
    menu.close()


@pytest.fixture
def table(small_sheet: SheetView) -> RowTable:
    found = small_sheet.form.findChild(RowTable, "weapons_table")
    assert found is not None
    small_sheet.go_to("weapons[0].name")
    return found


def names(kept: OpenCharacter) -> list[object]:
    return [row.get("name") for row in kept.sheet.rows("weapons")]


@pytest.mark.fonts
def test_rows_are_moved_removed_copied_and_pasted(table: RowTable, kept: OpenCharacter) -> None:
    first = names(kept)
    place = table.view.visualRect(table.view.model().index(0, 0)).center()
    choose(menu_of(table.view, place), "Move down")
    assert names(kept)[:2] == [first[1], first[0]]
    table.view.setCurrentIndex(table.view.model().index(1, 0))
    below = table.view.visualRect(table.view.model().index(1, 0)).center()
    choose(menu_of(table.view, below), "Move up")
    assert names(kept) == first
    choose(menu_of(table.view, place), "Copy rows")
    choose(menu_of(table.view, place), "Paste rows")
    assert len(names(kept)) == len(first) + 1
    choose(menu_of(table.view, place), "Remove")
    assert len(names(kept)) == len(first)
    QGuiApplication.clipboard().clear()
    menu = menu_of(table.view, QPoint(5, table.view.height() - 2))
    assert not menu.actions()[-1].isEnabled()


@pytest.mark.fonts
def test_the_menu_offers_explain_and_accept(
    small_sheet: SheetView, table: RowTable, kept: OpenCharacter, messages: Messages, qtbot: QtBot
) -> None:
    kept.push(SetValue("weapons[0].quantity", -1))
    kept.push(SetValue("weapons[0].weight_lb", -1))
    view = table.view
    place = view.visualRect(view.model().index(0, 3)).center()
    with qtbot.waitSignal(small_sheet.explain_requested):
        choose(menu_of(view, place), "Explain this number")
    messages.texts.append("cursed")
    choose(menu_of(view, place), "Allow")
    assert any(each.accepted == "cursed" for each in kept.sheet.violations)


def test_the_portrait_menu_offers_choose_paste_and_remove(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages, qtbot: QtBot
) -> None:
    view = small_sheet.form.findChild(PortraitView)
    assert view is not None
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    data = QMimeData()
    data.setImageData(image)
    QGuiApplication.clipboard().setMimeData(data)
    choose(menu_of(view, QPoint(3, 3)), "Paste")
    qtbot.waitUntil(lambda: bool(kept.sheet.character.portrait))
    choose(menu_of(view, QPoint(3, 3)), "Remove")
    assert kept.sheet.character.portrait is None
    choose(menu_of(view, QPoint(3, 3)), "Choose")
    assert messages.titles == ["Choose a portrait"]


def test_the_entry_picker_works_by_keyboard(table: RowTable, kept: OpenCharacter) -> None:
    count = kept.sheet.count("weapons")
    table.add_button.click()
    picker = table.findChild(EntryPicker)
    assert picker is not None
    search, entries = picker.findChild(QLineEdit), picker.findChild(QListWidget)
    assert search is not None
    assert entries is not None
    QTest.keyClick(search, Qt.Key.Key_Down)
    assert entries.currentRow() == 2
    QTest.keyClicks(search, "no such weapon at all")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert kept.sheet.count("weapons") == count
    search.clear()
    entries.itemClicked.emit(entries.item(1))
    assert kept.sheet.count("weapons") == count + 1
