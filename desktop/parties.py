"""The parties of the window: each in a window of its own beside the main one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.beside import BesideWindow
from desktop.library_desk import LibraryDesk
from desktop.open_character import OpenCharacter
from desktop.party_deeds import PartyDeeds
from desktop.party_people import Whom
from desktop.party_view import PartyView


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
        find: Gives the open character of an id, or None.
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
        find: Callable[[str], OpenCharacter | None],
        chosen: Callable[[], Sequence[str]],
        current: Callable[[], OpenCharacter | None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._find = find
        self._chosen = chosen
        self._current = current
        self._deeds = PartyDeeds()
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
        view = PartyView(self._desk, self._find, self._deeds, whom, chosen if whom.ids else ())
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
        character = self._find(id_)
        if character is not None:
            for window in self._open:
                window.party_view.party.adopt(character)

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
