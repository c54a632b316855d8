"""The library as a table in the real window, with the keyboard alone and with the mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from core.character.document import Character
from core.registry import summarise
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.fight.new_fight_view import NewFightView
from desktop.library.library_dialogs import TagsDialog
from desktop.library.library_page import LibraryPage
from desktop.library.library_view import LibraryView
from desktop.library.page_columns import Column
from desktop.party.party_popover import PartyPopover
from desktop.print.print_view import PrintView
from desktop.requests.compact_control import CompactEntry
from tests.helpers.games import example_game, sample_files
from tests.helpers.keyboard import Keyboard
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.fonts
NAMES = ("Anna", "Berta", "Carl", "Dora", "Emil")
NUMBER = len(NAMES)


@pytest.fixture
def desktop(start_window: Callable[..., Desktop], tmp_path_factory: pytest.TempPathFactory) -> Desktop:
    """The window on a library with five characters of one game."""
    file = tmp_path_factory.mktemp("table") / "library.quire"
    with Library.open(file, lambda: datetime.now().astimezone()) as library:
        for name, sample in zip(NAMES, sample_files(example_game()), strict=False):
            character = replace(Character.read(sample.read_bytes()), name=name, tags=())
            library.add(prepare_character(character, *summarise(character)))
    found = start_window(file)
    found.window.resize(1440, 900)
    return found


def controller_of(desktop: Desktop) -> MainController:
    """Return the controller of the window."""
    assert desktop.controller is not None
    return desktop.controller


def page_of(desktop: Desktop) -> LibraryPage:
    """Return the library page in front."""
    page = controller_of(desktop).library.page.front
    assert page is not None
    return page


def names(desktop: Desktop) -> list[str]:
    """Return the names of the characters that are stored, without those in the trash."""
    desktop.library_service.library.wait()
    return sorted(entry.name for entry in desktop.library_service.library.page().entries)


def tags(desktop: Desktop) -> list[tuple[str, ...]]:
    """Return the tags of the stored characters."""
    desktop.library_service.library.wait()
    return [entry.tags for entry in desktop.library_service.library.page().entries]


def stored_data(desktop: Desktop) -> list[object]:
    """Return the data of the stored characters."""
    library = desktop.library_service.library
    library.wait()
    return [library.load(entry.id).character.data for entry in library.page().entries]


def undo_in_toast(keys: Keyboard, desktop: Desktop) -> None:
    """Undo with Ctrl+Z what a toast says, once it is shown."""
    keys.wait(desktop.window.toast.isVisible)
    keys.press("Ctrl+Z")
    keys.wait(lambda: not desktop.window.toast.isVisible() or "restored" in desktop.window.toast.label.text())


def popover_of(keys: Keyboard, desktop: Desktop) -> PartyPopover:
    """Wait for the popover of an award."""
    keys.wait(lambda: any(each.isVisible() for each in desktop.window.findChildren(PartyPopover)))
    return next(each for each in desktop.window.findChildren(PartyPopover) if each.isVisible())


def test_the_table_with_the_keyboard_alone(qtbot: QtBot, desktop: Desktop) -> None:
    keys = Keyboard(qtbot)
    keys.press("Ctrl+L")
    page = page_of(desktop)
    keys.wait(lambda: page.model.rowCount() == NUMBER)
    tick_by_keys(keys, page)
    print_and_tag_by_keys(keys, desktop, page)
    award_by_keys(keys, desktop, page)
    fight_by_keys(keys, page)
    remove_by_keys(keys, desktop, page)
    sort_by_keys(keys, page)
    keys.tab_to(lambda focus: focus is page.list)
    keys.press("Home", "Return")
    keys.wait(lambda: desktop.window.current is not None)


def tick_by_keys(keys: Keyboard, page: LibraryPage) -> None:
    """Search, tick, tick a range, tick all; ticks stay while the search changes."""
    keys.press("Ctrl+F")
    keys.write("Berta")
    keys.wait(lambda: page.model.rowCount() == 1)
    keys.press("Down", "Space")
    assert len(page.ticks) == 1
    keys.press("Escape")
    keys.wait(lambda: page.model.rowCount() == NUMBER)
    assert len(page.ticks) == 1
    keys.press("Ctrl+F", "Down", "Home", "Shift+Down")
    assert 2 <= len(page.ticks) <= 3
    keys.press("Ctrl+A")
    keys.wait(lambda: len(page.ticks) == NUMBER)


def print_and_tag_by_keys(keys: Keyboard, desktop: Desktop, page: LibraryPage) -> None:
    """Print all that are ticked, and set a tag for them, which is undone."""
    keys.press("Ctrl+P")
    paper = keys.window_with(PrintView)
    keys.wait(lambda: paper.rendered is not None)
    keys.press("Escape")
    keys.wait(lambda: not desktop.window.findChildren(PrintView))
    keys.tab_to(lambda focus: focus is page.list)
    keys.press("Ctrl+T")
    keys.window_with(TagsDialog)
    keys.write("crew")
    keys.press("Return")
    keys.wait(lambda: all("crew" in each for each in tags(desktop)))
    undo_in_toast(keys, desktop)
    keys.wait(lambda: not any("crew" in each for each in tags(desktop)))


def award_by_keys(keys: Keyboard, desktop: Desktop, page: LibraryPage) -> None:
    """Award experience in a popover, and undo that."""
    before = stored_data(desktop)
    keys.tab_to(lambda focus: focus is page.award_button)
    keys.press("Space")
    popover_of(keys, desktop)
    keys.write("3")
    keys.press("Return")
    keys.wait(lambda: all(one != other for one, other in zip(before, stored_data(desktop), strict=True)))
    undo_in_toast(keys, desktop)
    keys.wait(lambda: stored_data(desktop) == before)


def fight_by_keys(keys: Keyboard, page: LibraryPage) -> None:
    """Set up a fight of all that are ticked."""
    keys.tab_to(lambda focus: focus is page.fight_button)
    keys.press("Space")
    fight = keys.window_with(NewFightView)
    keys.wait(lambda: len(fight.fighters) == NUMBER)
    keys.press("Alt+N")
    keys.wait(lambda: not isValid(fight) or not fight.isVisible())
    assert page.isVisible()


def remove_by_keys(keys: Keyboard, desktop: Desktop, page: LibraryPage) -> None:
    """Move all to the trash, undo that, clear the ticks, and duplicate one from the menu."""
    keys.tab_to(lambda focus: focus is page.list)
    keys.press("Delete")
    keys.wait(lambda: not names(desktop))
    undo_in_toast(keys, desktop)
    keys.wait(lambda: len(names(desktop)) == NUMBER and page.model.rowCount() == NUMBER)
    keys.tab_to(lambda focus: focus is page.list)
    keys.press("Home", "Ctrl+D")
    keys.wait(lambda: len(names(desktop)) == NUMBER + 1)
    undo_in_toast(keys, desktop)
    keys.wait(lambda: len(names(desktop)) == NUMBER and page.model.rowCount() == NUMBER)


def sort_by_keys(keys: Keyboard, page: LibraryPage) -> None:
    """Sort by another column, from its head."""
    before = page.query()
    head = next(iter(page.heads.buttons.values()))
    keys.tab_to(lambda focus: focus is head)
    keys.press("Space")
    keys.wait(lambda: page.query() != before)


def test_the_trash_with_the_keyboard_alone(qtbot: QtBot, desktop: Desktop) -> None:
    keys = Keyboard(qtbot)
    view = controller_of(desktop).library.view
    find_by_keys(keys, view)
    keys.press("Delete")
    keys.wait(lambda: len(names(desktop)) == NUMBER - 1)
    keys.wait(view.trash_button.isVisible)
    keys.tab_to(lambda focus: focus is view.trash_button)
    keys.press("Space")
    keys.wait(lambda: view.query().trashed)
    find_by_keys(keys, view)
    keys.press(view.restore_action.shortcut().toString())
    keys.wait(lambda: len(names(desktop)) == NUMBER)


def find_by_keys(keys: Keyboard, view: LibraryView) -> None:
    """Search for one character in the dock, and mark it."""
    keys.press("Ctrl+Shift+L", "Ctrl+A")
    keys.write("Berta")
    keys.wait(lambda: listed(view) == ["Berta"])
    keys.press("Down")
    keys.wait(lambda: view.list.hasFocus() and len(view.chosen()) == 1)


def listed(view: LibraryView) -> list[str]:
    """Return the names in the list of the dock."""
    entries = [view.model.entry(row) for row in range(view.model.rowCount())]
    return [entry.name for entry in entries if entry is not None]


class Mouse:
    """A person who uses the mouse alone.

    Args:
        qtbot: Waits for what the program does.
    """

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for the program."""
        self.qtbot.waitUntil(until, timeout=20_000)

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click a widget that can be seen, at a place in it or its middle."""
        self.wait(lambda: widget.isVisible() and widget.isEnabled())
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place or widget.rect().center())
        wait_for_layout()

    def turn_wheel(self, widget: QWidget) -> None:
        """Turn the wheel up by one step over a widget."""
        at, phase = QPointF(widget.rect().center()), Qt.ScrollPhase.NoScrollPhase
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(widget, QWheelEvent(at, at, QPoint(), QPoint(0, 120), none, plain, phase, False))
        wait_for_layout()

    def tick(self, page: LibraryPage, row: int) -> None:
        """Click the box of a row."""
        self.click(page.list.viewport(), self.place_in(page, row, Column.TICK))

    def place_in(self, page: LibraryPage, row: int, column: Column) -> QPoint:
        """Return a place in a column of a row."""
        row_rect, found = page.list.visualRect(page.model.index(row)), page.list.columns[column]
        return QPoint(found.left + found.width // 2, row_rect.center().y())


def test_the_table_with_the_mouse_alone(qtbot: QtBot, desktop: Desktop) -> None:
    mouse = Mouse(qtbot)
    desktop.window.actions_by_name.action("library_page").trigger()  # from its menu
    page = page_of(desktop)
    mouse.wait(lambda: page.model.rowCount() == NUMBER)
    mouse.tick(page, 0)
    mouse.tick(page, 2)
    assert len(page.ticks) == 2
    mouse.click(page.heads.box)
    mouse.wait(lambda: len(page.ticks) == NUMBER)
    print_and_award_with_the_mouse(mouse, desktop, page)
    mouse.click(page.fight_button)
    mouse.wait(lambda: bool(desktop.window.findChildren(NewFightView)))
    fight = desktop.window.findChildren(NewFightView)[0]
    mouse.wait(lambda: len(fight.fighters) == NUMBER)
    mouse.click(fight.cancel_button)
    mouse.click(page.trash_button)
    mouse.wait(lambda: not names(desktop))
    mouse.click(desktop.window.toast.undo_button)
    mouse.wait(lambda: len(names(desktop)) == NUMBER and page.model.rowCount() == NUMBER)
    sort_and_open_with_the_mouse(mouse, desktop, page)


def tool_button(desktop: Desktop, name: str) -> QAbstractButton:
    """Return a button of the toolbar."""
    button = desktop.window.tool_bar.widgetForAction(desktop.window.actions_by_name.action(name))
    assert isinstance(button, QAbstractButton)
    return button


def print_and_award_with_the_mouse(mouse: Mouse, desktop: Desktop, page: LibraryPage) -> None:
    """Print the ticked, from the bar and from the toolbar, and award to them."""
    printing: list[QAbstractButton] = [page.print_button, tool_button(desktop, "print")]
    for button in printing:
        mouse.click(button)
        mouse.wait(lambda: bool(desktop.window.findChildren(PrintView)))
        paper = desktop.window.findChildren(PrintView)[0]
        mouse.wait(lambda paper=paper: paper.rendered is not None)  # type: ignore[misc]
        mouse.click(paper.close_button)
        mouse.wait(lambda: not desktop.window.findChildren(PrintView))
    before = stored_data(desktop)
    mouse.click(page.award_button)
    mouse.wait(lambda: any(each.isVisible() for each in desktop.window.findChildren(PartyPopover)))
    popover = next(each for each in desktop.window.findChildren(PartyPopover) if each.isVisible())
    entry = [each for each in popover.controls.values() if isinstance(each, CompactEntry)][-1]
    desktop.window.activateWindow()
    mouse.wait(desktop.window.isActiveWindow)
    mouse.click(entry.field)
    mouse.wait(entry.field.hasSelectedText)
    for _ in range(3):
        mouse.turn_wheel(entry.field)
    mouse.click(popover.primary_button)
    mouse.wait(lambda: stored_data(desktop) != before)
    mouse.click(desktop.window.toast.undo_button)
    mouse.wait(lambda: stored_data(desktop) == before)


def sort_and_open_with_the_mouse(mouse: Mouse, desktop: Desktop, page: LibraryPage) -> None:
    """Sort by a head, and open a character with one click on its name."""
    before = page.query()
    mouse.click(next(iter(page.heads.buttons.values())))
    mouse.wait(lambda: page.query() != before)
    mouse.wait(lambda: page.model.rowCount() == NUMBER)
    mouse.click(page.list.viewport(), mouse.place_in(page, 1, Column.NAME))
    mouse.wait(lambda: desktop.window.current is not None)
