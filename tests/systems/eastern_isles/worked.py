"""The worked examples of the Eastern Isles System, and helpers that open its sheets."""

from __future__ import annotations

import random

from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.paths import resources
from core.registry import open_character
from tests.helpers.worked_examples import WorkedExamples
from tests.helpers.worked_procedures import WorkedProcedures

WORKED = WorkedExamples("eastern_isles")
EXAMPLES = WORKED.examples
game = WORKED.game
example = WORKED.example
opened = WORKED.opened
sample_setting = WORKED.sample_setting
sheet_of = WORKED.sheet_of

PLAYED = WorkedProcedures(WORKED)
PROCEDURES = PLAYED.procedures
SETTING = PLAYED.setting
play = PLAYED.play


def sample(name: str) -> Sheet:
    """Open one of the people who come along."""
    file = resources() / "samples" / "eastern_isles" / f"{name}.json"
    return open_character(read_character(file), random.Random(1))
