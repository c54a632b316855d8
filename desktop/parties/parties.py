"""The parties of the window: each in a window of its own beside the main one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.beside import BesideWindow
from desktop.library.library_desk import LibraryDesk
from desktop.parties.party_people import Whom
from desktop.parties.party_view import PartyView
from desktop.sheets.open_character import OpenCharacter
from desktop.sheets.shared_characters import SharedCharacters


class PartyWindow(BesideWindow):
    """A window for one party."""

    def __init__(self, view: PartyView, parent: QWidget) -> None:
        super().__init__(view, QCoreApplication.translate("PartyWindow", "Party"), parent)
        self.party_view = view

    def keep(self) -> None:
        """Let go of the characters."""
        self.party_view.close_party()


class Parties(QObject):
    """Opens parties.

    Args:
        window: The main window.
        desk: The library.
        shared: Opens the characters.
        chosen: Gives the ids of those who are chosen in the library.
        current: Gives the character in front, or None.

    Signals:
        asked_character: The sheet of somebody is to be shown; the id.
        rolled: The log of rolls has more.
    """

    asked_character = Signal(str)
    rolled = Signal()

    def __init__(
        self,
        window: QWidget,
        desk: LibraryDesk,
        shared: SharedCharacters,
        chosen: Callable[[], Sequence[str]],
        current: Callable[[], OpenCharacter | None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._shared = shared
        self._chosen = chosen
        self._current = current
        self._open: list[PartyWindow] = []
        desk.replacing.connect(self.close)
        desk.moved.connect(self.close)

    @property
    def windows(self) -> tuple[PartyWindow, ...]:
        """The windows of parties that are open."""
        return tuple(self._open)

    @Slot()
    def show(self) -> None:
        """Show those who are chosen in the library, else the campaign of the character in front."""
        chosen = tuple(self._chosen())
        current = self._current()
        if len(chosen) > 1 or (chosen and current is None):
            whom = Whom(chosen)
        else:
            whom = Whom(campaign="" if current is None else current.sheet.character.campaign)
        view = PartyView(self._desk, self._shared, whom, chosen if whom.ids else ())
        view.asked_sheet.connect(self.asked_character)
        view.rolled.connect(self.rolled)
        window = PartyWindow(view, self._window)
        window.closed.connect(self._on_closed)
        self._open.append(window)
        window.show()
        view.party_table.setFocus()

    @Slot(str)
    def character_opened(self, id_: str) -> None:
        """Let parties look at a sheet that was opened in the window."""
        character = self._shared.in_tab(id_)
        if character is not None:
            for window in self._open:
                window.party_view.party.adopt(character)

    @Slot(str)
    def character_closed(self, id_: str) -> None:
        """Let parties go on with a character whose sheet is being closed in the window."""
        for window in self._open:
            window.party_view.party.keep(id_)

    @Slot()
    def close(self) -> None:
        """Close every party, as when another library takes the place of this one."""
        for window in self.windows:
            window.close()

    @Slot()
    def _on_closed(self) -> None:
        window = self.sender()
        if isinstance(window, PartyWindow) and window in self._open:
            self._open.remove(window)
