"""The game, and short ways to sheets of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from core.character import Character, Json, Sheet
from core.paths import rules_folder
from core.rules import System, load_system
from core.settings_packs import Setting, load_setting, shipped_settings
from core.systems.hursagmu import FUNCTIONS


@cache
def game() -> System:
    """Give the game."""
    return load_system(rules_folder("hursagmu"), FUNCTIONS)


@cache
def sample_setting() -> Setting:
    """Give the sample setting."""
    return load_setting(shipped_settings("hursagmu")[0], game())


def sheet_of(data: Mapping[str, Json], options: Mapping[str, Json] | None = None, **more: Json) -> Sheet:
    """Open a sheet on inputs."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "hursagmu",
        "name": "Somebody",
        "options": options or {},
        "data": data,
        **more,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(1))
