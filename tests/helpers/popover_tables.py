"""Characters open in the whole window, with procedures in popovers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.wizard_controller import WizardController
from desktop.sheet.open_character import OpenCharacter
from desktop.wizard.procedure_popover import ProcedurePopover
from tests.helpers.libraries import HandClock
from tests.helpers.windows import PATIENCE_MS


@dataclass
class Table:
    """Characters open in the whole window.

    Attributes:
        qtbot: Waits.
        desktop: The program.
        ids: Their ids in the library.
    """

    qtbot: QtBot
    desktop: Desktop
    ids: Sequence[str]

    def open(self, id_: str) -> OpenCharacter:
        """Open a character and return it."""
        assert self.desktop.controller is not None
        self.desktop.controller.sheets.open(id_)
        self.qtbot.waitUntil(lambda: self.current is not None and self.current.id == id_, timeout=PATIENCE_MS)
        current = self.current
        assert current is not None
        return current

    @property
    def current(self) -> OpenCharacter | None:
        """The character in front."""
        return self.desktop.window.current

    @property
    def wizards(self) -> WizardController:
        """What opens the popovers."""
        assert self.desktop.controller is not None
        return self.desktop.controller.wizards

    def ask(self, id_: str, procedure: str, anchor: QWidget | None = None) -> ProcedurePopover | None:
        """Start a procedure; return its popover, or None if it needs the wizard."""
        self.wizards.start(id_, procedure, anchor)
        return self.wizards.popovers.popover

    def close(self) -> None:
        """Close whatever a procedure has opened."""
        self.wizards.popovers.close()
        for window in self.wizards.windows:
            window.close()


@pytest.fixture
def table(qtbot: QtBot, start_window: Callable[..., Desktop], tmp_path: Path) -> Callable[..., Table]:
    """Starts the window with some characters in the library."""

    def start(*characters: Character) -> Table:
        place = tmp_path / "people.quire"
        with Library.open(place, HandClock()) as library:
            ids = [library.add(prepare_character(character)) for character in characters]
        return Table(qtbot, start_window(place), ids)

    return start
