"""Joins printing to the window: the character in front, or those that were chosen in the library."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot

from core.character import Sheet
from core.registry import open_character
from core.store import Library
from desktop.library_desk import LibraryDesk
from desktop.main_window import MainWindow
from desktop.print_view import PrintView
from desktop.settings import Settings


class Printouts(QObject):
    """Opens the view that prints.

    Args:
        window: The frame.
        desk: The library.
        settings: What was chosen last time.
    """

    def __init__(self, window: MainWindow, desk: LibraryDesk, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._settings = settings
        window.set_action_handler("print", self._on_print)

    @Slot(object)
    def print_ids(self, ids: Sequence[str]) -> None:
        """Print characters of the library.

        Args:
            ids: Their ids, in the order in which they are printed.
        """
        if ids:
            self._desk.ask(self, partial(_load, tuple(ids)), self._show, label=self.tr("Opening the characters"))

    @Slot()
    def _on_print(self) -> None:
        current = self._window.current
        if current is not None:
            current.leave_field()
            self._show([current.sheet])

    def _show(self, sheets: list[Sheet]) -> None:
        view = PrintView(sheets, self._settings, datetime.now().astimezone().date(), self._window)
        view.told.connect(self._window.show_message)
        view.finished.connect(view.deleteLater)
        view.setWindowModality(Qt.WindowModality.WindowModal)
        view.open()


def _load(ids: tuple[str, ...], library: Library) -> list[Sheet]:
    """Open characters for paper; on a thread."""
    return [open_character(library.load(id_).character, random.Random(0)) for id_ in ids]
