"""Loads setting files within limits, refuses invalid ones as a whole; lists the samples."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from core.character.json_reader import LARGEST_FILE, read_object
from core.character.json_values import Json
from core.content.entries import check_entry
from core.content.references import check_references
from core.content.setting import Entry, Setting
from core.errors import DocumentError
from core.formula import fold
from core.messages import Message, Word
from core.paths import settings_folder
from core.rules.model import SettingKind, System

FORMAT = "quire-setting"
VERSION = 1

_TEXTS = ("id", "name", "about")
ID_PATTERN = re.compile(r"[a-z0-9][a-z0-9_-]*")
"""What the id of an entry looks like."""


def is_entry_id(text: str) -> bool:
    """Return whether a text can be the id of an entry."""
    return ID_PATTERN.fullmatch(text) is not None


def shipped_settings(system_id: str) -> tuple[Path, ...]:
    """Return the sample settings of a game, in alphabetical order."""
    return tuple(sorted(settings_folder().glob(f"{system_id}_*.json")))


def setting_head(file: Path) -> tuple[str, str, str]:
    """Return id, name and the text about a sample setting without reading its entries.

    Raises:
        DocumentError: It cannot be read.
    """
    document = read_object(_content(file))
    return _text(document, "id"), _text(document, "name"), _text(document, "about")


def load_setting(source: Path | bytes | str, system: System) -> Setting:
    """Load a setting from a file or its content.

    Args:
        source: The file, or its content.
        system: The game it is for.

    Raises:
        DocumentError: It cannot be read, is for another game or a newer version, or an entry is wrong; the message
            names the position.
    """
    document = read_object(_content(source) if isinstance(source, Path) else source)
    check_head(document, system)
    _check_texts(document)
    kinds = {key: read_entries(document.get(key, []), kind, system) for key, kind in system.kinds.items()}
    check_references(system, kinds)
    known = {"format", "version", "system", *_TEXTS, *kinds}
    return Setting(
        id=_text(document, "id"),
        name=_text(document, "name"),
        about=_text(document, "about"),
        system=system.id,
        kinds=kinds,
        extra={key: value for key, value in document.items() if key not in known},
        document=document,
    )


def _content(path: Path) -> bytes:
    """Read a file, up to the size limit of documents."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise DocumentError(
            Message(
                "unreadable_setting",
                "The world {path} cannot be read: {why}. Check the file and its permissions.",
                {"path": path, "why": error.strerror or error},
            )
        ) from error


def check_format(document: Mapping[str, Json]) -> None:
    """Refuse what is no setting file, or says no version or game.

    Args:
        document: The content of the file.

    Raises:
        DocumentError: Saying which of them it is.
    """
    format_ = document.get("format")
    if format_ != FORMAT:
        raise DocumentError(
            Message(
                "wrong_format",
                'This is not a world file: its "format" is {found}, not "{format}". Check that you chose the '
                "right file.",
                {"found": f'"{format_}"' if isinstance(format_, str) else Word("missing"), "format": FORMAT},
            )
        )
    for key in ("version", "system"):
        if document.get(key) is None:
            raise DocumentError(_missing("This world", key))


def check_head(document: Mapping[str, Json], system: System) -> None:
    """Refuse what is no setting file, or one of another version or game.

    Args:
        document: The content of the file.
        system: The game it is for.

    Raises:
        DocumentError: Saying which of them it is.
    """
    check_format(document)
    version = document["version"]
    if version != VERSION or isinstance(version, bool):
        raise DocumentError(
            Message(
                "wrong_version",
                "This world has version {found}, but this Quire reads version {version}. Update Quire if the "
                "world is newer.",
                {"found": version, "version": VERSION},
            )
        )
    game = document["system"]
    if game != system.id:
        raise DocumentError(
            Message(
                "other_system",
                'This world is for the game "{found}", not for {system}. Choose a world of this game.',
                {"found": game, "system": system.name},
            )
        )


def _check_texts(document: Mapping[str, Json]) -> None:
    for key in _TEXTS:
        _text(document, key)
    for key in ("id", "name"):
        if not _text(document, key).strip():
            raise DocumentError(_missing("This world", key))


def _text(document: Mapping[str, Json], key: str) -> str:
    value = document.get(key, "")
    if isinstance(value, str):
        return value
    raise DocumentError(Message("wrong_type", "{place} must be a text. Correct it and try again.", {"place": key}))


def read_entries(raw: Json, kind: SettingKind, system: System) -> tuple[Entry, ...]:
    """Return the entries of a kind, checked and completed.

    Args:
        raw: The entries as written; one that has no id and needs a name may be its name alone.
        kind: Their kind.
        system: The game.

    Raises:
        DocumentError: One is wrong, or a name or id is used twice; references are not checked.
    """
    if not isinstance(raw, list):
        raise DocumentError(
            Message(
                "wrong_type",
                "{place} must be a list of entries. Correct it and try again.",
                {"place": kind.key},
            )
        )
    entries: list[Entry] = []
    seen: dict[tuple[str, str], str] = {}
    for number, written in enumerate(raw):
        place = f"{kind.key}[{number}]"
        entry_json = _named(written, place) if kind.is_plain or _may_be_text(written, kind) else written
        if not isinstance(entry_json, Mapping):
            raise DocumentError(
                Message(
                    "wrong_type",
                    "{place} must be a group of values in curly braces. Correct it and try again.",
                    {"place": place},
                )
            )
        entry = check_entry(system, kind.key, entry_json, place)
        _check_names(entry, kind, place, seen)
        entries.append(entry)
    return tuple(entries)


def _may_be_text(written: Json, kind: SettingKind) -> bool:
    """Return whether an entry is written as its name alone."""
    return isinstance(written, str) and kind.has_names and not kind.has_ids


def _named(written: Json, place: str) -> dict[str, Json]:
    if isinstance(written, str):
        return {"name": written}
    raise DocumentError(Message("wrong_type", "{place} must be a text. Correct it and try again.", {"place": place}))


def _check_names(entry: Entry, kind: SettingKind, place: str, seen: dict[tuple[str, str], str]) -> None:
    """Refuse an entry with a missing or duplicate id or name."""
    for key, is_needed in (("id", kind.has_ids), ("name", kind.has_names)):
        value = _text(entry, key)
        if is_needed and not value.strip():
            raise DocumentError(_missing(place, key))
        if is_needed and key == "id" and not is_entry_id(value):
            raise DocumentError(
                Message(
                    "bad_id",
                    '{place}: the id "{id}" can only contain lowercase letters, digits, - and _. Correct it '
                    "and try again.",
                    {"place": place, "id": value},
                )
            )
        if not value.strip():
            continue
        first = seen.setdefault((key, fold(value)), place)
        if first != place and is_needed:
            raise DocumentError(
                Message(
                    "twice",
                    '{place} has the same {key} as {first}: "{value}". Change one of them.',
                    {"place": place, "key": key, "value": value, "first": first},
                )
            )


def _missing(place: str, key: str) -> Message:
    return Message("missing", '{place} has no "{key}". Add it and try again.', {"place": place, "key": key})
