"""Numbers of the Eastern Isles System in the preview."""

from __future__ import annotations

import random

from core.character.document import Character
from core.registry import open_character
from core.rules.model import Better


def test_a_negative_armor_class_is_the_better_one() -> None:
    system = open_character(Character(system="eastern_isles"), random.Random(1)).system
    better = {key: system.derived[key].better for key in ("ac_modifier", "aging_loss", "start_age", "en_max")}
    assert better == {
        "ac_modifier": Better.LESS,
        "aging_loss": Better.LESS,
        "start_age": Better.NEITHER,
        "en_max": Better.MORE,
    }
