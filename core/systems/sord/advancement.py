"""Procedures of the experience system and others outside conflict, in the order of the book.

Source: SORD III, XI to XV, XIX.
"""

from __future__ import annotations

from core.procedures import Procedure
from core.systems.sord.attribute_points import PLACE_POINTS, TAKE_BACK_POINTS
from core.systems.sord.awards import AWARD, COUNT_STEPS
from core.systems.sord.checks import ATTRIBUTE_CHECK, SKILL_CHECK
from core.systems.sord.levels import AGING, DRAIN, POWERFORCE
from core.systems.sord.lore import SPEND_LORE
from core.systems.sord.professions import ADD_PROFESSION, CHANGE_PROFESSION, DROP_PROFESSION, RESUME_PROFESSION
from core.systems.sord.recovery import PASS_TIME, REST
from core.systems.sord.step_advancement import SETTLE
from core.systems.sord.zero_checks import ZERO_CHECKS

ADVANCEMENT: tuple[Procedure, ...] = (
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
    DRAIN,
    TAKE_BACK_POINTS,
)
"""All procedures outside conflict."""

CHECKS: tuple[Procedure, ...] = (ATTRIBUTE_CHECK, SKILL_CHECK, ZERO_CHECKS, POWERFORCE)
RECOVERY: tuple[Procedure, ...] = (REST, PASS_TIME)
