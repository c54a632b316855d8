"""Worlds in which entries have changed, and characters that embed the older ones."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any, Final

from core.character.document import Character
from core.character.sheet import Sheet
from core.content.entry_updates import entry_updates
from core.content.reader import load_setting
from core.content.setting import Setting
from core.procedures.procedure import Situation
from core.procedures.unattended import run_unattended
from core.registry import Game, open_character
from core.rules.model import FieldType, System
from tests.helpers.games import games_with

NEW_WORDS: Final = "Told anew."
_NUMBERS: Final = FieldType.INT, FieldType.NUMBER

EntryChange = Callable[[str, dict[str, Any]], None]
"""Changes an entry of a kind."""


def games_that_embed() -> tuple[Game, ...]:
    """Return the games whose characters embed entries of a sample world."""
    return games_with(lambda of: bool(of.settings) and _embeds(of.system) and _changes(of))


@cache
def _changes(of: Game) -> bool:
    """Return whether `raised_world` changes what an automatic character embeds: a game may embed names alone."""
    setting = of.setting()
    return setting is not None and bool(entry_updates(embedding_sheet(of), setting, raised_world(of)))


def _embeds(system: System) -> bool:
    return any(each.setting_kind for each in system.fields.values()) or any(
        each.setting_kind for each in system.groups.values()
    )


def edited_world(setting: Setting, of: Game, change: EntryChange) -> Setting:
    """Return a world with every entry changed by a function; one that empties an entry takes it out."""
    document = json.loads(setting.to_text())
    for kind in of.system.kinds:
        entries = [each for each in document.get(kind, []) if isinstance(each, dict)]
        for entry in entries:
            change(kind, entry)
        if entries:
            document[kind] = [each for each in document[kind] if each]
    return load_setting(json.dumps(document).encode(), of.system)


def unchecked_world(setting: Setting, change: EntryChange) -> Setting:
    """Return a world with every entry changed by a function, even if references then lead nowhere."""
    kinds: dict[str, tuple[dict[str, Any], ...]] = {}
    for kind, entries in setting.kinds.items():
        kinds[kind] = tuple(deepcopy(dict(each)) for each in entries)
        for entry in kinds[kind]:
            change(kind, entry)
    return Setting(setting.id, setting.name, setting.about, setting.system, kinds)


def raised_world(of: Game) -> Setting:
    """Return the sample world of a game with every plain number one greater, and every text about an entry reworded."""
    setting = of.setting()
    assert setting is not None

    def change(kind: str, entry: dict[str, Any]) -> None:
        for key, field in of.system.kinds[kind].fields.items():
            value = entry.get(key)
            if field.type in _NUMBERS and isinstance(value, int | float):
                entry[key] = value + 1
        if entry.get("about"):
            entry["about"] = NEW_WORDS

    return edited_world(setting, of, change)


def embedding_sheet(of: Game, seed: int = 5, name: str = "Ilse") -> Sheet:
    """Return the sheet of an automatic character made with the sample world."""
    blank = open_character(Character(of.id, name=name), random.Random(seed))
    (sheet,) = run_unattended(of.creation, Situation((blank,), of.setting()), seed)
    return sheet
