"""Names of entries of a setting where a character keeps their ids: people read and type ``Blade Fighting``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from core.engine import fold
from core.registry import game
from core.rules import Field, Group, System

_BY_ID = "id"


def names_for(system: System, key: str) -> Mapping[str, str]:
    """Give the names of what the texts of a field may refer to, by id; nothing where they refer to nothing by id.

    They are those of the settings that come with the game; what another setting defines stays as it is written.

    Args:
        system: The game.
        key: Key of the field: ``culture.capabilities``.
    """
    kind = _referred(system, key)
    return _names(system.id, kind) if kind else {}


def with_names(names: Mapping[str, str], text: str) -> str:
    """Put names for ids, one on a line."""
    return "\n".join(names.get(line, line) for line in text.split("\n")) if names else text


def as_id(names: Mapping[str, str], text: str) -> str:
    """Give the id of a name, or the text itself."""
    wanted = fold(text)
    return next((id_ for id_, name in names.items() if fold(name) == wanted), text)


def _referred(system: System, key: str) -> str:
    """Give the kind of entry that a field below one taken from the setting refers to by id, or ""."""
    kept: Mapping[str, Field | Group] = {**system.groups, **system.fields}
    for owner, taken in kept.items():
        kind = system.kinds.get(taken.setting_kind)
        rest = key.removeprefix(f"{owner}.").removeprefix(f"{owner}[].")
        if kind is not None and rest != key:
            return next((each.kind for each in kind.references if each.by == _BY_ID and each.path == f"{rest}[]"), "")
    return ""


@cache
def _names(system_id: str, kind: str) -> Mapping[str, str]:
    own = game(system_id)
    settings = [own.setting(file) for file in own.settings]
    entries = [entry for setting in settings if setting is not None for entry in setting.kinds.get(kind, ())]
    return {str(entry["id"]): str(entry["name"]) for entry in entries}
