"""Rows that the setting of a character offers for its lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.character import Json, Sheet
from core.registry import game
from core.rules import Field, System
from core.settings_packs import Setting


def setting_of(sheet: Sheet) -> Setting | None:
    """Give the setting that a character was made with, as far as it came with the game; else the game's first."""
    own = game(sheet.system.id)
    group = sheet.character.data.get("setting")
    wanted = group.get("id") if isinstance(group, Mapping) else None
    for file in own.settings:
        setting = own.setting(file)
        if setting is not None and setting.id == wanted:
            return setting
    return own.setting()


def offered_rows(system: System, setting: Setting | None, list_key: str) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Give name and row of every entry that fits a list.

    What an entry says of several uses, as a weapon of its types, becomes a row for each of them where the list has a
    column of that name.

    Args:
        system: The game.
        setting: Where the entries stand.
        list_key: Key of the list: ``weapons``.
    """
    kind = system.fields[list_key].setting_kind
    if setting is None or not kind:
        return
    start = f"{list_key}[]."
    columns = {
        key.removeprefix(start).partition(".")[0].removesuffix("[]") for key in system.fields if key.startswith(start)
    }
    for entry in setting.kinds.get(kind, ()):
        row = {key: value for key, value in entry.items() if key in columns or key == "id"}
        name = str(entry.get("name") or entry.get("id") or "")
        uses = [use for use in _uses(entry, columns) if use]
        for use in uses or [{}]:
            words = ", ".join(_word(system.fields.get(start + key), value) for key, value in use.items())
            yield (f"{name}, {words}" if words else name), {**row, **use}


def _word(field: Field | None, value: Json) -> str:
    """Give a value in the game's words."""
    choices = () if field is None else field.choices
    return next((choice.label for choice in choices if choice.key == value), str(value))


def _uses(entry: Mapping[str, Json], columns: set[str]) -> Iterator[dict[str, Json]]:
    """Give what the lists of an entry that are no columns themselves say of single columns."""
    for key, value in entry.items():
        if key in columns or not isinstance(value, list):
            continue
        for part in value:
            if isinstance(part, Mapping):
                yield {name: found for name, found in part.items() if name in columns}
