"""The settings (to people: worlds) of the command line: of a character, or read from a given file.

A setting that is used is kept in the library, so that the next command finds it without its file.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.character.setting_reference import SettingReference, is_same_setting, named_setting
from core.character.sheet import Sheet
from core.cli.console import one_line, print_err
from core.cli.output_language import render, say
from core.cli.sources import OpenedCharacter, library_path, open_library, read_bytes
from core.errors import LibraryError
from core.messages import Message
from core.registry import Game, game
from core.rules.model import System
from core.setting_resolver import ResolvedSetting, SettingSource, creation_reference, resolve_setting

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.store.library import Library


@dataclass(frozen=True, slots=True)
class LibrarySettings:
    """The settings of a library that is opened only when one is looked for.

    Attributes:
        library: The named library; None for the user's own.
    """

    library: Path | None

    def find(self, system: str, reference: SettingReference) -> str | None:
        """Return the file of a setting; None if it is not here, or there is no library."""
        if not library_path(self.library).exists():
            return None
        with open_library(self.library, must_exist=True, reads_only=True) as database:
            return database.settings.find(system, reference)

    def offered(self, system: System, reference: SettingReference) -> Setting | None:
        """Return what the world of the library offers; None if it is not here, or there is no library."""
        if not library_path(self.library).exists():
            return None
        with open_library(self.library, must_exist=True, reads_only=True) as database:
            return database.settings.offered(system, reference)


@dataclass(frozen=True, slots=True)
class FoundSetting:
    """The setting of one character, found when it was loaded.

    Attributes:
        file: Its file, or None.
        world: What the world of the library offers, or None.
    """

    file: str | None
    world: Setting | None = None

    def offered(self, _system: System, _reference: SettingReference) -> Setting | None:
        """Return what the world offers."""
        return self.world

    def find(self, _system: str, _reference: SettingReference) -> str | None:
        """Return its file."""
        return self.file


class CharacterSetting:
    """The setting of a character, found when it is first asked for.

    Args:
        sheet: The character.
        source: The library, open or not.
    """

    def __init__(self, sheet: Sheet, source: Library | LibrarySettings) -> None:
        self._sheet = sheet
        self._source = source
        self._settings: SettingSource = source if isinstance(source, LibrarySettings) else source.settings
        self._resolved: ResolvedSetting | None = None

    @property
    def resolved(self) -> ResolvedSetting:
        """The setting, as far as it was found; that it is missing is said once, on the error output."""
        reference = named_setting(self._sheet.character)
        if self._resolved is None or not is_same_setting(self._resolved.reference, reference):
            self._resolved = find_setting_of(self._sheet, self._settings)
        return self._resolved

    @property
    def setting(self) -> Setting | None:
        """The setting, or the entries that the character embeds."""
        return self.resolved.setting

    def take_file(self, file: str) -> Setting:
        """Return the setting of a file, kept in the library.

        Raises:
            QuireError: It cannot be read or kept, or is no setting of the character's game.
        """
        setting = _read(self._sheet.system, file)
        keep_setting(setting, self._source)
        return setting


def find_setting_of(sheet: Sheet, source: SettingSource) -> ResolvedSetting:
    """Return the setting of a character; say on the error output if it is missing, or the library cannot be read."""
    try:
        resolved = resolve_setting(sheet, source)
    except LibraryError as error:
        print_err(one_line(render(error.message)))
        resolved = resolve_setting(sheet)
    if resolved.missing is not None:
        print_err(one_line(missing_text(resolved.missing, sheet.character.name)))
    return resolved


def missing_text(missing: Message, name: str) -> str:
    """Return why a setting is missing, whose it is, and what helps here."""
    text = render(missing)
    help_ = say("Add its file with quire library import FILE.")
    return f"{name}: {text} {help_}" if name else f"{text} {help_}"


def find_character_setting(opened: OpenedCharacter, library: Path | None) -> ResolvedSetting:
    """Return the setting of a character of a file or a library; say on the error output if it is missing."""
    source = LibrarySettings(library) if opened.stored is None else FoundSetting(opened.setting_file, opened.world)
    return find_setting_of(opened.sheet, source)


def use_setting_file(chosen: Game, file: str, library: Path | None) -> Setting:
    """Return the setting of a file for one run, kept in the library.

    A library that cannot be written is no reason to refuse the run; it is said on the error output.

    Raises:
        DocumentError: It cannot be read, or is no setting of this game.
    """
    setting = _read(chosen.system, file)
    try:
        keep_setting(setting, LibrarySettings(library))
    except LibraryError as error:
        print_err(one_line(render(error.message)))
    return setting


def keep_setting(setting: Setting, source: Library | LibrarySettings) -> None:
    """Keep a setting in a library, also as a world to edit, unless it is the sample of its game.

    Raises:
        LibraryError: The library cannot be written.
    """
    if creation_reference(game(setting.system), setting) is None:
        return
    from core.world_library import keep_world  # noqa: PLC0415 - slow, and a sample is not kept

    if not isinstance(source, LibrarySettings):
        keep_world(source, setting)
        return
    with open_library(source.library) as database:
        keep_world(database, setting)


def _read(system: System, file: str) -> Setting:
    from core.content.notices import setting_notices  # noqa: PLC0415 - most characters name no file
    from core.content.reader import load_setting  # noqa: PLC0415 - as above

    setting = load_setting(read_bytes(file), system)
    for notice in setting_notices(setting, system):
        print_err(one_line(f"{file}: {render(notice, system.id)}"))
    return setting
