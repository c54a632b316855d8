"""The library page in the whole window, and Ctrl+F in what is in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.play.party_award import find_award
from core.registry import games
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.help.help_view import HelpView
from desktop.library.library_page import LibraryPage
from desktop.palette_view import PaletteView
from desktop.party.party_popover import PartyPopover
from desktop.requests.compact_control import CompactEntry
from tests.helpers.games import sample_character
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def ids(tmp_path: Path) -> list[str]:
    with Library.open(tmp_path / "people.quire", lambda: datetime.now().astimezone()) as library:
        return [library.add(prepare_character(sample_character())) for _ in range(2)]


@pytest.fixture
def desktop(start_window: Callable[..., Desktop], tmp_path: Path, ids: list[str]) -> Desktop:
    assert ids
    return start_window(tmp_path / "people.quire")


def controller_of(desktop: Desktop) -> MainController:
    assert desktop.controller is not None
    return desktop.controller


def trigger(desktop: Desktop, name: str) -> None:
    desktop.window.actions_by_name.action(name).trigger()


def show_page(qtbot: QtBot, desktop: Desktop) -> LibraryPage:
    trigger(desktop, "library_page")
    page = controller_of(desktop).library.page.front
    assert page is not None
    qtbot.waitUntil(lambda: page.model.rowCount() == 2, timeout=PATIENCE_MS)
    return page


def test_docks_are_hidden_beside_the_page_and_come_back(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    window = desktop.window
    window.resize(1440, 900)
    controller_of(desktop).sheets.open(ids[0])
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    before = {name for name in ("why", "violations", "history", "dice") if window.is_dock_seen(name)}
    assert before
    show_page(qtbot, desktop)
    assert window.why_dock.isHidden()
    assert window.history_dock.isHidden()
    assert not window.library_dock.isHidden()
    trigger(desktop, "previous_tab")
    assert not window.why_dock.isHidden()
    assert not window.history_dock.isHidden()


def test_a_dock_that_is_asked_for_is_shown_beside_the_page(qtbot: QtBot, desktop: Desktop) -> None:
    window = desktop.window
    window.resize(1440, 900)
    show_page(qtbot, desktop)
    window.show_dock("dice")
    assert not window.dice_dock.isHidden()


def test_in_a_narrow_window_the_page_has_all_the_room(qtbot: QtBot, desktop: Desktop) -> None:
    window = desktop.window
    window.resize(1024, 640)
    show_page(qtbot, desktop)
    assert window.library_dock.isHidden()
    assert window.why_dock.isHidden()
    window.resize(1440, 900)
    assert window.why_dock.isHidden()


def test_actions_mean_the_marked_row_of_the_page(qtbot: QtBot, desktop: Desktop) -> None:
    page = show_page(qtbot, desktop)
    page.list.setCurrentIndex(page.model.index(1))
    library, sheets = controller_of(desktop).library, controller_of(desktop).sheets
    assert page.marked is not None
    assert sheets.current_id == page.marked.id
    page.ticks.add(page.model.characters(range(2)))
    assert sorted(library.selected) == sorted(page.ticks.ids)
    trigger(desktop, "close_tab")
    assert library.page.front is None
    assert library.page.page is None


def action_text(desktop: Desktop, name: str) -> str:
    return desktop.window.actions_by_name.action(name).text().replace("&", "")


def test_actions_mean_the_ticked_rows_of_the_page(
    qtbot: QtBot, desktop: Desktop, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = show_page(qtbot, desktop)
    controller, name = controller_of(desktop), sample_character().name
    page.list.setCurrentIndex(page.model.index(0))
    (other,) = page.model.characters(range(1, 2))
    page.ticks.add([other])
    qtbot.waitUntil(lambda: name in action_text(desktop, "print"), timeout=PATIENCE_MS)
    assert controller.sheets.current_id == other[0]
    page.ticks.add(page.model.characters(range(2)))
    for action in ("print", "export", "duplicate", "tag", "campaign", "trash"):
        assert "2 characters" in action_text(desktop, action)
        assert desktop.window.actions_by_name.action(action).isEnabled()
    printed: list[Sequence[str]] = []
    monkeypatch.setattr(controller.printing, "print_characters", printed.append)
    trigger(desktop, "print")
    assert [sorted(each) for each in printed] == [sorted(ids)]
    page.ticks.clear()
    qtbot.waitUntil(lambda: name in action_text(desktop, "print"), timeout=PATIENCE_MS)
    assert controller.sheets.acted_on == page.acted_on
    trigger(desktop, "close_tab")


def test_the_status_line_says_what_the_library_holds(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    page, line = show_page(qtbot, desktop), desktop.window.status_line
    shown = {name: find_label(line, f"{name}_label") for name in ("saved", "change", "context")}
    qtbot.waitUntil(lambda: "2 character" in shown["context"].text(), timeout=PATIENCE_MS)
    assert shown["saved"].text() == "Saved"
    assert not shown["change"].text()
    controller_of(desktop).library.actions.move_to_trash([ids[0]])
    qtbot.waitUntil(lambda: "1 character" in shown["context"].text(), timeout=PATIENCE_MS)
    assert "1 in the trash" in shown["change"].text()
    controller_of(desktop).sheets.open(ids[1])
    qtbot.waitUntil(lambda: desktop.window.current is not None, timeout=PATIENCE_MS)
    assert "Library" not in shown["context"].text()
    assert page is not controller_of(desktop).library.page.front


def find_label(line: QWidget, name: str) -> QLabel:
    found = line.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def visible_popovers(window: QWidget) -> list[PartyPopover]:
    return [each for each in window.findChildren(PartyPopover) if each.isVisible()]


def test_an_award_is_asked_for_at_the_button_and_undone_from_the_toast(
    start_window: Callable[..., Desktop], qtbot: QtBot, tmp_path: Path
) -> None:
    awarding = (each for each in games() if (award := find_award(each.procedures.values())) and award.is_popover)
    found = next(awarding, None)
    if found is None:
        pytest.skip("no game awards in a popover")
    with Library.open(tmp_path / "people.quire", lambda: datetime.now().astimezone()) as library:
        ids = [library.add(prepare_character(sample_character(found))) for _ in range(2)]
    desktop = start_window(tmp_path / "people.quire")
    window = desktop.window
    page = show_page(qtbot, desktop)

    def stored() -> list[object]:
        desktop.library_service.library.wait()
        return [desktop.library_service.library.load(id_).character.data for id_ in ids]

    before = stored()
    page.ticks.add(page.model.characters(range(2)))
    page.award_button.click()
    qtbot.waitUntil(lambda: bool(visible_popovers(window)), timeout=PATIENCE_MS)
    (popover,) = visible_popovers(window)
    assert popover.anchor is page.award_button
    assert not controller_of(desktop).parties.windows
    entry = next(each for each in popover.controls.values() if isinstance(each, CompactEntry))
    entry.field.selectAll()
    QTest.keyClicks(entry.field, "3")
    popover.refresh()
    assert len(popover.results.items) == 2
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    after = stored()
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert window.toast.isVisible()
    window.toast.undo_button.click()
    assert stored() == before
    assert not window.toast.isVisible()
    page.award_button.click()  # and what is cancelled changes nothing
    qtbot.waitUntil(lambda: bool(visible_popovers(window)), timeout=PATIENCE_MS)
    (again,) = visible_popovers(window)
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert stored() == before


@pytest.mark.fonts
@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_a_toast_covers_neither_the_last_row_nor_the_foot(
    qtbot: QtBot, desktop: Desktop, size: tuple[int, int]
) -> None:
    desktop.window.resize(*size)
    page = show_page(qtbot, desktop)
    page.search_edit.setText("nobody is called so, but the foot counts them")
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.empty_page, timeout=PATIENCE_MS)
    page.rest_label.show()
    page.all_button.show()
    toast = desktop.window.toast
    toast.show_text("2 characters moved to Trash", page.ticks.clear)
    wait_for_layout()
    shown = QRect(toast.mapToGlobal(QPoint()), toast.size())
    for widget in (page.stack, page.heads, page.rest_label, page.all_button):
        covered = QRect(widget.mapToGlobal(QPoint()), widget.size())
        assert not shown.intersects(covered), widget.objectName()


def test_a_click_opens_and_the_page_stays(qtbot: QtBot, desktop: Desktop) -> None:
    page = show_page(qtbot, desktop)
    page.list.opened.emit(0)
    qtbot.waitUntil(lambda: desktop.window.current is not None, timeout=PATIENCE_MS)
    assert page in desktop.window.tabs()


def test_ctrl_f_searches_what_is_in_front(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    window, library = desktop.window, controller_of(desktop).library
    window.activateWindow()
    trigger(desktop, "search")
    assert library.view.search_edit.hasFocus()
    page = show_page(qtbot, desktop)
    trigger(desktop, "search")
    assert page.search_edit.hasFocus()
    trigger(desktop, "search_library")
    assert library.view.search_edit.hasFocus()
    trigger(desktop, "manual")
    trigger(desktop, "search")
    manual = window.documents.currentWidget()
    assert isinstance(manual, HelpView)
    assert manual.search_edit.hasFocus()
    controller_of(desktop).sheets.open(ids[0])
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    trigger(desktop, "search")
    palette = window.findChild(PaletteView)
    assert palette is not None
    assert palette.isVisible()
    assert "on this sheet" in palette.search_edit.placeholderText()


def test_rows_of_the_sheet_are_found_and_gone_to(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    window, sheets = desktop.window, controller_of(desktop).sheets
    sheets.open(ids[0])
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    assert window.current is not None
    sheet = window.current.sheet
    name = str(sheet.rows("skills")[0]["name"])
    trigger(desktop, "search")
    palette = window.findChild(PaletteView)
    assert palette is not None
    QTest.keyClicks(palette.search_edit, name.split(maxsplit=1)[0])
    found = {item.key: item for item in palette._hits.items}
    item = found["skills[0].name"]
    assert item.text == name
    assert item.detail == sheet.system.fields["skills"].label
    palette.chosen.emit(item)
    view = sheets.current_view
    assert view is not None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert view.isAncestorOf(focused)


def test_recent_characters_are_on_the_welcome_page(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    window, controller = desktop.window, controller_of(desktop)
    welcome = controller.library.welcome
    assert welcome.recent_box.isHidden()
    controller.sheets.open(ids[1])
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    trigger(desktop, "close_tab")
    qtbot.waitUntil(lambda: not welcome.recent_box.isHidden(), timeout=PATIENCE_MS)
    assert len(welcome._recent_buttons) == 1
    welcome._recent_buttons[0].click()
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    controller.sheets.open(ids[0])
    qtbot.waitUntil(lambda: window.documents.count() == 2, timeout=PATIENCE_MS)
    titles = [window.documents.tabText(index) for index in range(2)]
    assert len(set(titles)) == 2  # both characters have the same name
    controller.library.actions.move_to_trash([ids[1], ids[0]])
    qtbot.waitUntil(welcome.recent_box.isHidden, timeout=PATIENCE_MS)


def test_a_click_on_a_tab_gives_its_document_the_keys(qtbot: QtBot, desktop: Desktop, ids: list[str]) -> None:
    window, sheets = desktop.window, controller_of(desktop).sheets
    sheets.open(ids[0])
    qtbot.waitUntil(lambda: window.current is not None, timeout=PATIENCE_MS)
    view = sheets.current_view
    assert view is not None
    show_page(qtbot, desktop)
    window.activateWindow()
    bar = window.documents.tabBar()
    place = bar.tabRect(window.documents.indexOf(view)).center()
    controller_of(desktop).library.view.search_edit.start()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def has_keys() -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and (focused is view or view.isAncestorOf(focused))

    qtbot.waitUntil(has_keys, timeout=PATIENCE_MS)
    assert not bar.hasFocus()


def test_the_sign_of_the_tab_follows_the_theme(qtbot: QtBot, desktop: Desktop) -> None:
    page = show_page(qtbot, desktop)
    documents = desktop.window.documents

    def sign() -> QImage:
        return documents.tabIcon(documents.indexOf(page)).pixmap(20, 20).toImage()

    light = sign()
    desktop.theme.choose("dark")
    assert sign() != light
    desktop.theme.choose("light")
    assert sign() == light
