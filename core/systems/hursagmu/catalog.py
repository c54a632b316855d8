"""Tuples of HURSAGMU's procedures and conflicts, in the order of lists."""

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.hursagmu.advancement import ADVANCEMENT
from core.systems.hursagmu.battle import BATTLE
from core.systems.hursagmu.checks import CHECKS
from core.systems.hursagmu.conflict import CONFLICT
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.injury import DAMAGE, EXERTION, SANITY_LOSS
from core.systems.hursagmu.recovery import PASS_TIME, REST

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, DAMAGE, EXERTION, SANITY_LOSS, REST, PASS_TIME)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT, BATTLE)
"""All kinds of fights, the default first."""
