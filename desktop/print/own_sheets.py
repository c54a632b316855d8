"""How the sheets in the print dialog are arranged: read from the library, and kept there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from core.errors import QuireError
from core.messages import Message
from core.rules.arrangement_checks import fit_arrangement
from core.rules.model import System
from core.rules.sheet_arrangement import SheetArrangement
from desktop import tasks

if TYPE_CHECKING:
    from core.store.sheet_arrangements import SheetArrangements


class OwnSheets(QObject):
    """The own arrangements of the games of some characters.

    Args:
        systems: The games.
        parent: The print dialog.

    Attributes:
        store: Keeps them; None while no library is open.
        arrangements: They, as far as they can be printed.
        messages: What is not as it was arranged.

    Signals:
        changed: They were read, or the sheet of the game was arranged.
        failed: The `QuireError` for which they could not be kept; what was arranged stays until the dialog is closed.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, systems: Iterable[System], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._systems = {system.id: system for system in systems}
        self.store: SheetArrangements | None = None
        self.arrangements: tuple[SheetArrangement, ...] = ()
        self.messages: tuple[Message, ...] = ()

    @property
    def can_arrange(self) -> bool:
        """Whether all are of one game, which has a sheet, and a library keeps how it is arranged."""
        system = next(iter(self._systems.values()))
        return self.store is not None and len(self._systems) == 1 and bool(system.layout.pages)

    def load(self) -> None:
        """Read them."""
        if self.store is None:
            self.changed.emit()
        else:
            tasks.run(self, self.store.all, self._on_loaded, self._on_not_loaded)

    def _on_loaded(self, stored: tuple[SheetArrangement, ...]) -> None:
        """Take what can be printed of them."""
        fitted = [fit_arrangement(self._systems[each.system], each) for each in stored if each.system in self._systems]
        self.arrangements = tuple(each.arrangement for each in fitted if each.arrangement is not None)
        self.messages = tuple(message for each in fitted for message in each.messages)
        self.changed.emit()

    def _on_not_loaded(self, error: QuireError) -> None:
        self.messages = (error.message,)
        self.changed.emit()

    @Slot(object)
    def keep(self, arrangement: SheetArrangement | None) -> None:
        """Print and keep another arrangement of the only game; None for the game's own sheet."""
        self.arrangements = () if arrangement is None else (arrangement,)
        self.messages = ()
        self.changed.emit()
        if self.store is not None:
            system = next(iter(self._systems))
            write = partial(self.store.remove, system) if arrangement is None else partial(self.store.keep, arrangement)
            tasks.run(self, write, _nothing_to_do, self.failed.emit)


def _nothing_to_do(_nothing: None) -> None:
    """The dialog shows it already."""
