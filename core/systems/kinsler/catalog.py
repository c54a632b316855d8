"""Tuples of the procedures and conflicts of RPG.Rules 2.10, in the order of lists."""

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.kinsler.attempts import ATTEMPT
from core.systems.kinsler.checks import FAITH, RESIST
from core.systems.kinsler.conflict import CONFLICT
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.damage import DAMAGE
from core.systems.kinsler.experience import ADVANCEMENT
from core.systems.kinsler.finish_creation import FINISH
from core.systems.kinsler.time_passing import PASS_TIME

PROCEDURES: tuple[Procedure, ...] = (CREATION, FINISH, *ADVANCEMENT, ATTEMPT, FAITH, RESIST, DAMAGE, PASS_TIME)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""All kinds of fights."""
