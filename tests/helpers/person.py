"""Someone at the table, whose clicks and keys in the real window are counted.

A step is a click, a key or key combination, or one text or number typed whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.sheet import Sheet
from core.registry import summarise
from core.store.library import Library
from core.store.records import PreparedCharacter, prepare_character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.sheet.play_page import PlayPage
from desktop.sheet.sheet_view import SheetView
from desktop.side_windows import SideWindow
from tests.helpers.games import example_game, sample_files
from tests.helpers.waiting import wait_for_layout


@dataclass
class Person:
    """Someone at the table, whose clicks and keys are counted.

    Attributes:
        desktop: The program.
        qtbot: Waits for what the program does.
        steps: Steps so far.
    """

    desktop: Desktop
    qtbot: QtBot
    steps: int = 0

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click a widget that can be seen."""
        self.wait(lambda: widget.isVisible() and widget.isEnabled())
        self.steps += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place or widget.rect().center())
        wait_for_layout()

    def press(self, keys: str, target: QWidget | None = None) -> None:
        """Press a key or a key combination."""
        self.steps += 1
        action = next((each for each in self._actions() if each.shortcut().toString() == keys), None)
        if action is not None and keys.startswith("Ctrl"):
            assert action.isEnabled(), keys
            action.trigger()
        else:
            QTest.keySequence(target or self._focus(), keys)
        wait_for_layout()

    def type(self, text: str, target: QWidget | None = None) -> None:
        """Type a text whole, where the cursor is."""
        self.steps += 1
        QTest.keyClicks(target or self._focus(), text)
        wait_for_layout()

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for the program."""
        self.qtbot.waitUntil(until, timeout=20_000)

    def _actions(self) -> list[QAction]:
        return self.desktop.window.findChildren(QAction)

    def _focus(self) -> QWidget:
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, SideWindow) and each.isVisible()]
        found = (shown[-1] if shown else self.desktop.window).focusWidget()
        assert found is not None
        return found

    @property
    def controller(self) -> MainController:
        """The controller of the window."""
        assert self.desktop.controller is not None
        return self.desktop.controller

    @property
    def view(self) -> SheetView:
        """The sheet in front."""
        view = self.controller.sheets.current_view
        assert view is not None
        return view

    @property
    def sheet(self) -> Sheet:
        """What the sheet in front shows."""
        return self.view.character.sheet

    @property
    def play(self) -> PlayPage:
        """Its Play page."""
        return self.view.findChildren(PlayPage)[0]


@pytest.fixture
def person(qtbot: QtBot, start_window: Callable[..., Desktop], tmp_path_factory: pytest.TempPathFactory) -> Person:
    """Someone with the sheet of an example character in front, and its Play page shown."""
    file = tmp_path_factory.mktemp("table") / "library.quire"
    with Library.open(file, lambda: datetime.now().astimezone()) as library:
        ids = [library.add(prepare(sample)) for sample in sample_files(example_game())]
    found = Person(start_window(file), qtbot)
    found.desktop.window.resize(1440, 900)
    found.controller.sheets.open(ids[0])
    found.wait(lambda: found.controller.sheets.current_id == ids[0] and bool(found.view.findChildren(PlayPage)))
    pages = found.view.pages
    assert pages is not None
    shown = [
        each for n in range(pages.count()) if (each := pages.widget(n)) is not None and each.isAncestorOf(found.play)
    ]
    pages.setCurrentWidget(shown[0])
    found.wait(lambda: found.play.is_built)
    return found


def prepare(file: Path) -> PreparedCharacter:
    """Return an example character as the library keeps it."""
    character = Character.read(file.read_bytes())
    return prepare_character(character, *summarise(character))
