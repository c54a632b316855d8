"""Prints the current character, or characters of the library."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Slot

from core.character.document_kind import WORLD, kind_of_document
from core.messages import Message
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.tasks import Progress

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from core.store.library import Library
    from core.store.records import Position
    from desktop.sheet.open_character import OpenCharacter

Origin: TypeAlias = "tuple[Sheet, tuple[str, int]]"
"""A sheet, with id and revision in the library."""

NO_ORIGIN: Final = ("", 0)
"""Of what is printed from no single character of the library."""

MAX_PRINTED: Final = 500
"""Characters printed at once at most."""


class PrintController(QObject):
    """Opens the print dialog.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        sheets: The open characters.
    """

    def __init__(
        self, window: MainWindow, service: LibraryService, settings: Settings, sheets: SheetsController
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._sheets = sheets
        window.set_action_handler("print", self._on_print)

    @Slot()
    def _on_print(self) -> None:
        current = self._window.current
        if current is not None:
            current.leave_field()
            self.print_sheets([(current.sheet, _origin(current.id, current.position))])
        elif ids := self._sheets.acted_on:
            self.print_characters(ids)
        elif (document := self._window.document) is not None:
            self._print_document(document)

    def _print_document(self, document: OpenCharacter) -> None:
        """Print the world in front as cards, or the members of the campaign in front as a booklet."""
        document.leave_field()
        if kind_of_document(document.sheet.system.id) == WORLD:
            self.print_sheets([(document.sheet, NO_ORIGIN)], "cards")
            return
        self._service.run(self, partial(_member_ids, document.id), partial(self._print_members, document.title))

    def _print_members(self, title: str, ids: Sequence[str]) -> None:
        if not ids:
            self._window.show_message(
                Message("no_members_to_print", "This campaign has no characters to print. Add some first.")
            )
            return
        self.print_characters(ids, "booklet", title)

    @Slot(object)
    def print_characters(self, ids: Sequence[str], layout: str = "", title: str = "") -> None:
        """Print characters of the library; refuse more than fit into memory.

        Args:
            ids: The characters.
            layout: What to print for the table at first; "" for what was printed last.
            title: Title of prints for the table.
        """
        if len(ids) > MAX_PRINTED:
            values = {"number": len(ids), "most": MAX_PRINTED}
            self._window.show_message(
                Message(
                    "too_many_to_print",
                    "{number} characters are selected, but at most {most} can be printed at once. Select fewer.",
                    values,
                )
            )
            return
        progress = Progress(self)
        task = partial(_load_sheets, tuple(ids), progress)
        label = self.tr("Reading the characters")
        show = partial(self._print_loaded, layout, title)
        self._service.run(self, task, show, label=label, progress=progress)

    def _print_loaded(self, layout: str, title: str, characters: Sequence[Origin]) -> None:
        self.print_sheets(characters, layout, title)

    @Slot(object, str)
    def print_party(self, sheets: Sequence[Sheet], title: str) -> None:
        """Print the overview of a party, or whatever else is chosen."""
        self.print_sheets([(sheet, NO_ORIGIN) for sheet in sheets], "party", title)

    @Slot(object, object, str)
    def print_fight(self, sheets: Sequence[Sheet], fighters: Sequence[tuple[str, bool]], title: str) -> None:
        """Print the tracker of a fight, or whatever else is chosen.

        Args:
            sheets: The fighters.
            fighters: Side of each, and whether it is a player's character.
            title: Title of the fight.
        """
        self.print_sheets([(sheet, NO_ORIGIN) for sheet in sheets], "tracker", title, fighters)

    def print_sheets(
        self,
        characters: Sequence[Origin],
        layout: str = "",
        title: str = "",
        fighters: Sequence[tuple[str, bool]] = (),
    ) -> None:
        """Open the print dialog for sheets, with id and revision of each.

        Args:
            characters: The sheets.
            layout: What to print for the table at first; "" for what was printed last.
            title: Title of prints for the table.
            fighters: Of a fight the side of each sheet, and whether it is a player's character.
        """
        from desktop.print.last_prints import LastPrints  # noqa: PLC0415 - imported lazily
        from desktop.print.print_view import PrintView  # noqa: PLC0415 - imported lazily

        sheets = [sheet for sheet, _ in characters]
        origin = characters[0][1] if len(characters) == 1 else NO_ORIGIN
        ids = tuple(id_ for _, (id_, _) in characters)
        is_kept = all(ids) and self._service.is_open
        prints = partial(LastPrints, ids, self._service.library.printed_sheets) if is_kept else None
        view = PrintView(sheets, self._settings, datetime.now().astimezone(), self._window, origin, prints)
        if self._service.is_open:
            view.arrange_with(self._service.library.sheet_arrangements)
        if layout:
            view.begin_with(layout, title, fighters)
        view.notice.connect(self._window.show_message)
        self._window.open_dialog(view)


def _member_ids(campaign: str, library: Library) -> list[str]:
    return [each.id for each in library.campaigns.members(campaign) if not each.is_draft]


def _load_sheets(ids: tuple[str, ...], progress: Progress, library: Library) -> list[Origin]:
    from desktop.sheet.open_character import load_character  # noqa: PLC0415 - imported lazily

    sheets: list[Origin] = []
    for id_ in ids:
        progress.advance(len(sheets), len(ids))
        loaded = load_character(id_, library)
        sheets.append((loaded.sheet, _origin(id_, loaded.position)))
    return sheets


def _origin(id_: str, position: Position | None) -> tuple[str, int]:
    """Return id and revision of a character; "" and 0 if it is in no library."""
    return ("", 0) if position is None else (id_, position.revision)
