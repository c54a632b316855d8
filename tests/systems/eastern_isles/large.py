"""A large character for benchmarks: the shipped sample of experience level 9."""

from __future__ import annotations

from core.character.json_values import Json
from core.export.json_file import read_character
from core.paths import resources

DATA: dict[str, Json] = dict(read_character(resources() / "samples" / "eastern_isles" / "kerrec.json").data)
"""What the character's document holds: awards, bouts, months, endurance dice, ten skills, armor, weapons, things."""

EDITS: tuple[tuple[str, tuple[Json, Json]], ...] = (
    ("appearance", ("tall", "small")),
    ("en_lost", (2, 3)),
    ("days_elapsed", (2632, 2633)),
    ("dice.chd", (4, 5)),
    ("items[3].quantity", (1, 2)),
    ("ep_log[25].base_ep", (23940, 23950)),
    ("skills[0].points_trained", (2, 3)),
    ("subsistence[40].shells", (100, 300)),
)
"""What is edited, with the two values that it changes between."""
