"""Open characters for tests of views: those of the printed sheets, in memory or in a library."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.json_reader import read_document
from core.registry import open_character
from desktop.sheet.open_character import Loaded, OpenCharacter
from tests.helpers.games import example_folder


def document(name: str = "bren") -> Character:
    """Return a character of the printed sheets."""
    return Character.from_json(read_document((example_folder() / f"{name}.json").read_bytes()))


def opened(name: str = "bren") -> OpenCharacter:
    """Return an open character that is not in a library."""
    return OpenCharacter(Loaded("", open_character(document(name), random.Random(1))))
