"""Tuples of the procedures and conflicts of R.A.T.I.O.S., in the order of lists."""

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.ratios.attribute_points import PLACE_AGE_POINTS, PLACE_LEVEL_POINTS
from core.systems.ratios.birthdays import BIRTHDAY
from core.systems.ratios.checks import ATTRIBUTE_CHECK, CAPABILITY_CHECK
from core.systems.ratios.conflict import CONFLICT
from core.systems.ratios.creation import CREATION
from core.systems.ratios.exertion import LIFT, MOVE
from core.systems.ratios.injury import DAMAGE, DEATH_CHECK
from core.systems.ratios.levels import AWARD, LEVEL_UP
from core.systems.ratios.profession_change import CHANGE_PROFESSION
from core.systems.ratios.recovery import EXHAUST, RECOVER, RESTORE
from core.systems.ratios.repairs import IMPROVE, REPAIR, SHARPEN
from core.systems.ratios.time_passing import PASS_TIME
from core.systems.ratios.training import LEARN, RAISE, TRAIN

PROCEDURES: tuple[Procedure, ...] = (
    CREATION,
    AWARD,
    LEVEL_UP,
    PLACE_LEVEL_POINTS,
    BIRTHDAY,
    PLACE_AGE_POINTS,
    TRAIN,
    LEARN,
    RAISE,
    CHANGE_PROFESSION,
    SHARPEN,
    REPAIR,
    IMPROVE,
    ATTRIBUTE_CHECK,
    CAPABILITY_CHECK,
    MOVE,
    LIFT,
    DAMAGE,
    DEATH_CHECK,
    EXHAUST,
    RECOVER,
    RESTORE,
    PASS_TIME,
)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""All kinds of fights."""
