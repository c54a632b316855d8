"""A world of one's own for a game: its sample with the entries of one list under other ids and names."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from core.character.document import Character
from core.content.entry_rows import offered_rows
from core.content.reader import load_setting
from core.content.setting import Setting
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import Game, open_character
from tests.helpers.games import game_with

WORLD_ID: Final = "far_shore"
WORLD_NAME: Final = "The Far Shore"
PREFIX: Final = "Far "


def list_of(of: Game) -> str:
    """Return the list of a game whose entries `own_world` renames; "" if it has none that fits."""
    sample = of.setting()
    for key, field in of.system.fields.items():
        kind = of.system.kinds.get(field.setting_kind)
        if sample is not None and kind is not None and "[]" not in key and not kind.notation and kind.has_names:
            entries = sample.kinds[kind.key]
            if len(entries) > 1 and kind.key in sample.document:
                return key
    return ""


def game_with_world() -> Game:
    """Return the first game that has a list for `own_world`."""
    return game_with(list_of, "a list of goods in its sample world")


def own_world(of: Game, about: str = "Another coast.", kinds: Sequence[str] = ()) -> Setting:
    """Return a world in which some entries are called otherwise than in the sample.

    Args:
        of: The game.
        about: Description of the world.
        kinds: The kinds whose entries are called otherwise; that of `list_of` by default.
    """
    renamed: dict[str, str] = {}
    document = json.loads(of.settings[0].read_bytes())
    for entry in [each for kind in kinds or (of.system.fields[list_of(of)].setting_kind,) for each in document[kind]]:
        renamed[entry["name"]] = PREFIX + entry["name"]
        if "id" in entry:
            renamed[entry["id"]] = "far_" + entry["id"]
    document = {key: _rename(value, renamed) for key, value in document.items()}
    document |= {"id": WORLD_ID, "name": WORLD_NAME, "about": about}
    return load_setting(json.dumps(document).encode(), of.system)


def write_world(folder: Path, of: Game, about: str = "Another coast.") -> Path:
    """Write the file of `own_world` into a folder."""
    file = folder / "far_shore.json"
    file.write_text(own_world(of, about).to_text(), encoding="utf-8")
    return file


def offer_names(of: Game, setting: Setting | None) -> list[str]:
    """Return the names of the rows that a setting offers for `list_of`."""
    return [each.name for each in offered_rows(of.system, setting, list_of(of))]


def _rename(value: object, renamed: dict[str, str]) -> object:
    if isinstance(value, str):
        return renamed.get(value, value)
    if isinstance(value, list):
        return [_rename(each, renamed) for each in value]
    return {key: _rename(each, renamed) for key, each in value.items()} if isinstance(value, dict) else value


def character_of_world(of: Game, name: str = "Ilse", seed: int = 7) -> Character:
    """Return an automatic character made in `own_world`."""
    setting = own_world(of)
    sheet = open_character(Character(of.id, name=name, setting=setting.reference()), random.Random(seed))
    driver = Driver(of.creation, Situation((sheet,), setting), seed)
    driver.run_auto()
    return replace(driver.sheets[0].character, name=name)
