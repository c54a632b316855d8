"""Tuples of SORD's procedures and conflicts, in the order of lists."""

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.sord.attribute_points import PLACE_POINTS, TAKE_BACK_POINTS
from core.systems.sord.awards import AWARD, AWARD_STEPS, COUNT_STEPS, SETTLE
from core.systems.sord.checks import ATTRIBUTE_CHECK, SKILL_CHECK
from core.systems.sord.conflict import CONFLICT
from core.systems.sord.creation import CREATION
from core.systems.sord.injury import DAMAGE, SPEND
from core.systems.sord.levels import AGING, DRAIN, POWERFORCE
from core.systems.sord.lore import SPEND_LORE
from core.systems.sord.personality import DRIFT
from core.systems.sord.professions import ADD_PROFESSION, CHANGE_PROFESSION, DROP_PROFESSION, RESUME_PROFESSION
from core.systems.sord.recovery import PASS_TIME, REST
from core.systems.sord.zero_checks import ZERO_CHECKS

PROCEDURES: tuple[Procedure, ...] = (
    CREATION,
    AWARD_STEPS,
    AWARD,
    COUNT_STEPS,
    SETTLE,
    PLACE_POINTS,
    SPEND_LORE,
    CHANGE_PROFESSION,
    ADD_PROFESSION,
    DROP_PROFESSION,
    RESUME_PROFESSION,
    AGING,
    DRIFT,
    DRAIN,
    TAKE_BACK_POINTS,
    ATTRIBUTE_CHECK,
    SKILL_CHECK,
    DAMAGE,
    SPEND,
    ZERO_CHECKS,
    POWERFORCE,
    REST,
    PASS_TIME,
)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""All kinds of fights."""
