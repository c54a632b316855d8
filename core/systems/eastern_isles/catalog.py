"""The Eastern Isles System: what can be run with a character, and what is fought out between several."""

from core.play import Conflict
from core.procedures import Procedure
from core.systems.eastern_isles.bouts import PRACTICE_BOUT
from core.systems.eastern_isles.checks import CAST, CHECK, USE_SKILL, WEAPON_ROLL
from core.systems.eastern_isles.conflict import BOUT, CONFLICT
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.experience import AWARD, BURN, TRAIN
from core.systems.eastern_isles.recovery import EFFORT, REST, WALK
from core.systems.eastern_isles.steps import TAKE_STEPS
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
"""Everything that can be run, in the order in which lists show it."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT, BOUT)
"""Every kind of conflict that the game has."""
