"""The worked examples of SORD, and short ways to sheets of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.character.json_values import Json
from core.content.setting import Setting
from tests.helpers.worked_examples import WorkedExamples
from tests.helpers.worked_procedures import WorkedProcedures

WORKED = WorkedExamples("sord")
EXAMPLES = WORKED.examples
game = WORKED.game
example = WORKED.example
opened = WORKED.opened
sample_setting = WORKED.sample_setting
sheet_of = WORKED.sheet_of

OWN_PROFESSIONS: tuple[Mapping[str, Json], ...] = (
    {"id": "x", "name": "X", "step_rate_number": 30, "trained_lore": "1d6", "educated_lore": "1d6"},
    {"id": "y", "name": "Y", "step_rate_number": 40, "trained_lore": "1d8", "educated_lore": "1d6"},
    {
        "id": "scribe",
        "name": "Scribe",
        "step_rate_number": 50,
        "minimums": {"mind": 12, "expr": 10, "focs": 12},
        "free_skills": [{"choose": 1, "from": [{"name": "Letters"}, {"name": "Law"}]}],
    },
    {"id": "giant", "name": "Giant", "minimums": {"prow": 90, "hlth": 10, "ambt": 10}},
)
"""Professions whose numbers the cases need, beside those of the sample setting."""


def _setting() -> Setting:
    sample = sample_setting()
    return replace(sample, kinds={**sample.kinds, "professions": (*sample.kinds["professions"], *OWN_PROFESSIONS)})


PLAYED = WorkedProcedures(WORKED, _setting())
PROCEDURES = PLAYED.procedures
SETTING = PLAYED.setting
play = PLAYED.play
