"""Finds the setting (to people: world) of a character; whatever needs one asks here.

A character made with a sample setting of its game names none. Any other names its setting by id, name and content hash;
it is looked up among the samples, then in the library. If it is not there, the setting of the character holds only what
the character embeds: entries of a sample would be those of another world. ::

    resolved = resolve_setting(sheet, library.settings)
    situation = Situation((sheet,), resolved.setting)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from core.character.document_kind import CHARACTER, kind_of_document
from core.character.edits import Batch, Edit, SetSetting, SetValue
from core.character.setting_reference import SettingReference, named_setting
from core.errors import DocumentError, LibraryError
from core.messages import Message
from core.registry import Game, game

if TYPE_CHECKING:
    from core.character.json_values import Json
    from core.character.sheet import Sheet
    from core.content.setting import Setting
    from core.rules.model import System

SETTINGS_DIFFER: Final = "settings_differ"
"""Code of the notice of :func:`shared_setting` that the characters come from different settings."""

DRAFT_KEYS: Final = ("command_line", "window")
"""Keys in a draft's transcript for what the command line and the window need to resume it."""

_LONGEST_NAME = 80
"""Letters of a world's name that a sentence shows."""


class SettingSource(Protocol):
    """Where settings are kept, as :class:`core.store.settings.StoredSettings`."""

    def find(self, system: str, reference: SettingReference) -> str | None:
        """Return the file of a setting; None if it is not here."""

    def offered(self, system: System, reference: SettingReference) -> Setting | None:
        """Return what the world of the library offers that a reference names; None if there is none."""


@dataclass(frozen=True, slots=True)
class ResolvedSetting:
    """The setting of a character, as far as it was found.

    Attributes:
        reference: What the character names; None for the sample setting.
        setting: The setting; if it is missing, the entries that the character embeds. None if its game has no sample.
        missing: Why it is missing, for people; None if it was found.
    """

    reference: SettingReference | None
    setting: Setting | None
    missing: Message | None = None


def resolve_setting(sheet: Sheet, source: SettingSource | None = None) -> ResolvedSetting:
    """Return the setting of a character.

    Args:
        sheet: The character.
        source: The library's settings; without it, only samples are found.

    Raises:
        LibraryError: The library cannot be opened.
    """
    if kind_of_document(sheet.system.id) != CHARACTER:
        return ResolvedSetting(None, None)
    own = game(sheet.system.id)
    reference = named_setting(sheet.character)
    if reference is None:
        return ResolvedSetting(None, sample_setting(own))
    found, missing = _find_or_say(own, reference, source)
    if found is not None:
        return ResolvedSetting(reference, found)
    from core.content.embedded import embedded_setting  # noqa: PLC0415 - imported when a setting is missing

    return ResolvedSetting(reference, embedded_setting(sheet, reference), missing)


def missing_setting(system: str, reference: SettingReference, source: SettingSource) -> Message | None:
    """Return why a setting cannot be used, for people; None if it is there."""
    return _find_or_say(game(system), reference, source)[1]


def _find_or_say(
    own: Game, reference: SettingReference, source: SettingSource | None
) -> tuple[Setting | None, Message | None]:
    """Return the setting that a reference names, or why there is none, as it is damaged."""
    try:
        found = find_setting(own, reference, source)
    except (DocumentError, LibraryError) as error:
        template = "The world {world} cannot be used: {reason} Only entries that the character already has are offered."
        return None, Message("setting_unusable", template, {"world": world_name(reference), "reason": error.message})
    if found is not None:
        return found, None
    template = "The world {world} is not in this library. Only entries that the character already has are offered."
    return None, Message("setting_missing", template, {"world": world_name(reference)})


def find_setting(own: Game, reference: SettingReference, source: SettingSource | None = None) -> Setting | None:
    """Return the setting that a reference names; None if it is not there.

    It is a sample, what the world of the library offers now, or the content that characters were made with.

    Raises:
        DocumentError: It is in the library, but cannot be read as a setting of this game.
        LibraryError: The library cannot be read.
    """
    for file in own.settings:
        sample, sample_reference = _load_sample(own.id, file)
        if sample_reference.hash == reference.hash if reference.hash else sample.id == reference.id:
            return sample
    if source is not None and (offered := source.offered(own.system, reference)) is not None:
        return offered
    return _find_kept(own, reference, source)


def _find_kept(own: Game, reference: SettingReference, source: SettingSource | None) -> Setting | None:
    """Return the kept content that a reference names."""
    text = None if source is None else source.find(own.id, reference)
    return None if text is None else _load_text(own.id, text)


def draft_setting(transcript: Mapping[str, Json]) -> Json:
    """Return what a draft keeps of its setting: a reference, None for the sample, in older drafts the path of a file.

    Args:
        transcript: The transcript of the draft, with what the command line or the window keeps beside the answers.
    """
    for key in DRAFT_KEYS:
        state = transcript.get(key)
        if isinstance(state, Mapping):
            return state.get("setting") or None
    return None


def find_draft_setting(own: Game, kept: Json, source: SettingSource) -> Setting | None:
    """Return the setting of a draft: the content that it was begun with, so that its answers fit.

    Args:
        own: The game.
        kept: What the draft keeps of it: a reference as a document holds it, or None for the sample.
        source: The library's settings.

    Raises:
        DocumentError: The setting is not there.
        LibraryError: The library cannot be read.
    """
    reference = SettingReference.from_json(kept)
    if reference is None:
        return sample_setting(own)
    setting = _find_kept(own, reference, source) or find_setting(own, reference, source)
    if setting is None:
        raise DocumentError(
            Message(
                "draft_without_setting",
                "This draft was begun in the world {world}, which is not in this library. Add the world's file to the "
                "library, and continue then.",
                {"world": world_name(reference)},
            )
        )
    return setting


def sample_setting(own: Game) -> Setting | None:
    """Return the first sample setting of a game, read once."""
    return _load_sample(own.id, own.settings[0])[0] if own.settings else None


def creation_reference(own: Game, setting: Setting | None) -> SettingReference | None:
    """Return what a character made with a setting has to name; None for the sample.

    Args:
        own: The game.
        setting: The setting that the character is made with.
    """
    if setting is None or not setting.document:
        return None
    reference = setting.reference()
    is_sample = bool(own.settings) and _load_sample(own.id, own.settings[0])[1] == reference
    return None if is_sample else reference.with_version(setting.version)


def use_setting(sheet: Sheet, setting: Setting) -> Edit:
    """Return the edit that makes a setting that of a character.

    What the character knows of the entries that it embeds is kept if it has an earlier content of the same setting.
    """
    reference, old = creation_reference(game(sheet.system.id), setting), sheet.character.setting
    if reference is not None and old is not None and old.id == reference.id:
        reference = replace(reference, extra=old.extra).with_version(setting.version)
    edits: list[Edit] = [SetSetting(reference)]
    for key, value in (("setting.id", setting.id), ("setting.name", setting.name)):
        if key in sheet.system.fields:
            edits.append(SetValue(key, value))
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))


def shared_setting(resolved: Sequence[ResolvedSetting]) -> tuple[Setting | None, Message | None]:
    """Return the setting in which several characters meet, and a notice if they come from different ones.

    It is the first that is no sample.

    Args:
        resolved: The setting of each character, the first one first.
    """
    worlds: dict[tuple[str, str], ResolvedSetting] = {}
    for each in resolved:
        if each.reference is not None:
            worlds.setdefault((each.reference.id, each.reference.hash), each)
    if not worlds:
        return (resolved[0].setting if resolved else None), None
    first = next(iter(worlds.values()))
    if len(worlds) == 1:
        return first.setting, first.missing
    names = [world_name(each.reference) for each in worlds.values() if each.reference is not None]
    notice = Message(
        SETTINGS_DIFFER,
        "The characters come from different worlds ({worlds}). Quick opponents come from {world}.",
        {"worlds": ", ".join(names), "world": names[0]},
    )
    return first.setting, notice


def world_name(reference: SettingReference) -> str:
    """Return the name of a setting for people, cut if it is very long."""
    name = reference.name.strip() or reference.id
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"


@lru_cache(maxsize=16)
def _load_sample(system_id: str, file: Path) -> tuple[Setting, SettingReference]:
    from core.content.reader import load_setting  # noqa: PLC0415 - imported when a setting is read

    setting = load_setting(file, game(system_id).system)
    return setting, setting.reference()


@lru_cache(maxsize=8)
def _load_text(system_id: str, text: str) -> Setting:
    from core.content.reader import load_setting  # noqa: PLC0415 - imported when a setting is read

    return load_setting(text, game(system_id).system)
