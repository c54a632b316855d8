"""Open worlds for tests of the world's editor: the samples, or one with an entry of each kind."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.character.json_reader import read_object
from core.character.json_values import Json
from core.content.reader import shipped_settings
from core.content.world_document import world_document
from core.messages import Message
from core.registry import Game, open_character
from desktop.sheet.open_character import Loaded, OpenCharacter


def sample_file(game: Game) -> dict[str, Json]:
    """Return the sample setting of a game; an empty one where it has none."""
    files = shipped_settings(game.id)
    if files:
        return dict(read_object(files[0].read_bytes()))
    return {"format": "quire-setting", "version": 1, "system": game.id, "id": "test", "name": "Test", "about": ""}


def open_world(game: Game, **kinds: Json) -> OpenCharacter:
    """Return the sample world of a game, in memory, with other entries of some kinds."""
    return open_world_file({**sample_file(game), **kinds}, game)


def open_world_file(file: Mapping[str, Json], game: Game, read_only: Message | None = None) -> OpenCharacter:
    """Return a world in memory; one that can only be read with a reason why."""
    character = world_document(file, game.system)
    return OpenCharacter(Loaded("", open_character(character, random.Random(1)), read_only=read_only))


def filled_world(game: Game) -> OpenCharacter:
    """Return the sample world of a game, with one entry in each kind that has none."""
    file = sample_file(game)
    for kind in game.system.kinds.values():
        if not file.get(kind.key):
            file[kind.key] = ["Entry"] if kind.is_plain else [{"id": "entry", "name": "Entry"}]
    return open_world_file(file, game)
