"""The automatic answer for the name of a character: a name of its people, from a random stream of its own."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.names import draw_name
from core.content.setting import Setting
from core.procedures.requests import Memory, Policy


def automatic_name(sheet: Sheet, setting: Setting | None, traits: Mapping[str, str] | None = None) -> Policy:
    """Return the policy of the request for a character's name: the name it has, else one that is drawn.

    The driver gives each request a random stream of its own, so a name changes no number of the character.

    Args:
        sheet: The character.
        setting: The Game Master's setting, or None.
        traits: What the character is, by column of the names: ``{"cultures": "merefolk", "sex": "female"}``.
    """

    def draw(source: random.Random, _memory: Memory) -> Json:
        return sheet.character.name or draw_name(sheet.system, setting, traits or {}, source)

    return draw
