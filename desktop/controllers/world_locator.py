"""Finds the file of a world that a character names and the library does not have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.character.setting_reference import is_same_setting
from core.errors import QuireError
from core.messages import Message
from core.registry import game
from desktop import messages
from desktop.frame.main_window import MainWindow
from desktop.library.bulk_operations import keep_setting
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.store.library import Library
    from desktop.sheet.open_character import OpenCharacter


class WorldLocator(QObject):
    """Asks for the file of a missing world and gives it to the character.

    Args:
        window: The frame.
        service: The library.
        characters: Returns the characters whose sheets are open.
    """

    def __init__(
        self, window: MainWindow, service: LibraryService, characters: Callable[[], Iterable[OpenCharacter]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._characters = characters

    def ask(self, id_: str) -> None:
        """Ask for the file of the missing world of an open character."""
        character = self._character(id_)
        if character is None:
            return
        kinds = self.tr("Worlds (*.json);;All files (*)")
        for file in messages.choose_files(self._window, self.tr("Locate the world"), kinds)[:1]:
            read, done = partial(_read_setting, character.sheet.system.id, file), partial(self._on_located, id_)
            self._service.run(self, read, done, self._on_failed)

    def _character(self, id_: str) -> OpenCharacter | None:
        return next((character for character in self._characters() if character.id == id_), None)

    def _on_located(self, id_: str, setting: Setting) -> None:
        """Give the setting to the character; another one than it names only if the player agrees."""
        character = self._character(id_)
        wanted = None if character is None else character.setting.reference
        if character is None or wanted is None:
            return
        if (wanted.id, wanted.name) != (setting.id, setting.name):
            question = Message(
                "other_setting",
                "This file is the world {found}, not {wanted}. Use it for {name} all the same?",
                {"found": setting.name, "wanted": wanted.name or wanted.id, "name": character.title},
            )
            if not messages.confirm(self._window, question, self.tr("Use this world")):
                return
        self._service.run(self, partial(keep_setting, setting), partial(self._on_kept, id_, setting))

    def _on_kept(self, id_: str, setting: Setting, _kept: None) -> None:
        """Name the setting in the character, and find it in every open one."""
        from core.setting_resolver import creation_reference, use_setting  # noqa: PLC0415 - with the first character

        for character in self._characters():
            named = creation_reference(game(setting.system), setting)
            if character.id == id_ and not is_same_setting(character.setting.reference, named):
                character.leave_field()
                character.push(use_setting(character.sheet, setting))
            character.find_setting_again()

    def _on_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)


def _read_setting(system: str, file: Path, _library: Library) -> Setting:
    """Read a setting of a game; runs on the library's thread."""
    from core.content.reader import load_setting  # noqa: PLC0415 - imported when a setting is read

    return load_setting(file, game(system).system)
