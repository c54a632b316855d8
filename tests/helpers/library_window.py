"""A library in its view, with shortcuts to fill, wait for, operate and read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.store.library import Library
from core.store.records import Draft, prepare_character
from desktop.library.library_actions import LibraryActions
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.settings import Settings
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


@dataclass
class LibraryWindow:
    """A library in its view."""

    qtbot: QtBot
    service: LibraryService
    view: LibraryView
    library_actions: LibraryActions

    def do(self, work: Callable[[Library], object]) -> object:
        """Change the library as another part of the window would, and wait until the list shows it."""
        answers: list[object] = []
        self.change(lambda: self.service.change(self.view, work, answers.append))
        return answers[0]

    def change(self, start: Callable[[], object]) -> None:
        """Start a change and wait until the list was reloaded."""
        with self.qtbot.waitSignal(self.view.model.listed, timeout=PATIENCE_MS):
            start()

    def add(self, *names: str, campaign: str = "Saltmere", system: str = "", **head: object) -> list[str]:
        """Add new characters, of any game unless it is said which."""
        id_ = system or any_id()
        people = [Character(id_, name=name, campaign=campaign, **head) for name in names]  # type: ignore[arg-type]
        found = self.do(
            lambda library: library.add_many([prepare_character(each, "Step Level 2", "1") for each in people])
        )
        assert isinstance(found, list)
        return found

    def draft(self, title: str, procedure: str = "creation") -> Draft:
        """Save a draft."""
        found = self.do(lambda library: library.drafts.save(Draft(any_id(), procedure, {}, title)))
        assert isinstance(found, Draft)
        return found

    def rows(self) -> list[str]:
        """Return the texts of the rows; an unread row is "…"."""
        model = self.view.model
        return [str(model.data(model.index(row)) or "…") for row in range(model.rowCount())]

    def row(self, text: str) -> int:
        """Return the row with this text."""
        return self.rows().index(text)

    def choose(self, *texts: str) -> None:
        """Select rows."""
        selection = self.view.list.selectionModel()
        selection.clearSelection()
        for text in texts:
            index = self.view.model.index(self.row(text))
            selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.Select)
        self.view.list.setFocus()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the focused widget."""
        widget = QApplication.focusWidget()
        QTest.keyClick(widget if widget is not None else self.view.list, key, modifier)

    def listed(self, rows: Iterable[str]) -> None:
        """Wait until the rows are these."""
        wanted = list(rows)
        self.qtbot.waitUntil(partial(self._says, wanted), timeout=PATIENCE_MS)

    def _says(self, wanted: list[str]) -> None:
        assert self.rows() == wanted

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """Wait for a dialog."""
        found: list[QDialog] = []

        def is_there() -> bool:
            found[:] = [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]
            return bool(found)

        self.qtbot.waitUntil(is_there, timeout=PATIENCE_MS)
        return found[0]


def show_library(qtbot: QtBot, service: LibraryService, settings: Settings) -> LibraryWindow:
    """Show an open library."""
    frame = QWidget()
    qtbot.addWidget(frame)
    library_actions = LibraryActions(service, settings, frame)
    view = LibraryView(service, settings, library_actions)
    qtbot.addWidget(view)
    view.resize(264, 772)
    with qtbot.waitSignals([view.model.listed, view.model.named], timeout=PATIENCE_MS):
        view.show()
    view.activateWindow()
    return LibraryWindow(qtbot, service, view, library_actions)
