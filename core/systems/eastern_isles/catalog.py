"""Tuples of the Eastern Isles System's procedures and conflicts, in the order of lists."""

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.eastern_isles.checks import CAST, CHECK, USE_SKILL, WEAPON_ROLL
from core.systems.eastern_isles.conflict import BOUT, CONFLICT
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.experience import AWARD, BURN, TRAIN
from core.systems.eastern_isles.practice_bouts import PRACTICE_BOUT
from core.systems.eastern_isles.recovery import EFFORT, REST, WALK
from core.systems.eastern_isles.step_advancement import TAKE_STEPS
from core.systems.eastern_isles.time_passing import PASS_TIME

PROCEDURES: tuple[Procedure, ...] = (
    CREATION,
    TAKE_STEPS,
    AWARD,
    PASS_TIME,
    PRACTICE_BOUT,
    BURN,
    TRAIN,
    CHECK,
    WEAPON_ROLL,
    CAST,
    USE_SKILL,
    REST,
    WALK,
    EFFORT,
)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT, BOUT)
"""All kinds of fights."""
