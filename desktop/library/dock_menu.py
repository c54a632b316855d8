"""The menu of the program's icon in the dock of macOS: the characters that were opened last.

Qt offers such a menu on macOS alone. The lists of the task bars of Windows and Linux come from the system there: of
files that were opened, and of the desktop entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from core.errors import QuireError
from desktop.library.recent_characters import MOST

if TYPE_CHECKING:
    from core.store.library import Library


def has_dock_menu() -> bool:
    """Return whether Qt can give the program's icon a menu on this system."""
    return hasattr(QMenu, "setAsDockMenu")


class DockMenu(QMenu):
    """The recent characters, newest first.

    Signals:
        opened: A character was chosen; its id.
    """

    opened = Signal(str)

    def offer(self) -> None:
        """Give the menu to the program's icon, see `has_dock_menu`."""
        self.setAsDockMenu()  # type: ignore[attr-defined]  # declared on macOS alone

    def show_names(self, characters: Sequence[tuple[str, str]]) -> None:
        """List characters, given as id and name."""
        self.clear()
        for id_, name in characters:
            self.addAction(name.replace("&", "&&")).triggered.connect(partial(self._on_chosen, id_))

    def _on_chosen(self, id_: str, _is_checked: bool = False) -> None:
        self.opened.emit(id_)


def read_names(ids: Iterable[str], library: Library) -> list[tuple[str, str]]:
    """Return id and name of the newest of some characters; those in the trash or gone are left out."""
    found: list[tuple[str, str]] = []
    for id_ in ids:
        try:
            entry = library.entry(id_)
        except QuireError:
            continue
        if entry.trashed_ms is None:
            found.append((id_, entry.name))
    return found[:MOST]
