"""The worked examples of RPG.Rules, and helpers that open its sheets."""

from __future__ import annotations

from tests.helpers.worked_examples import WorkedExamples
from tests.helpers.worked_procedures import WorkedProcedures

WORKED = WorkedExamples("kinsler")
EXAMPLES = WORKED.examples
example = WORKED.example
game = WORKED.game
opened = WORKED.opened
sample_setting = WORKED.sample_setting
sheet_of = WORKED.sheet_of

PLAYED = WorkedProcedures(WORKED)
PROCEDURES = PLAYED.procedures
SETTING = PLAYED.setting
play = PLAYED.play
