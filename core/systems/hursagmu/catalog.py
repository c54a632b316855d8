"""HURSAGMU: what can be run with a character, and what is fought out between several."""

from core.play import Conflict
from core.procedures import Procedure
from core.systems.hursagmu.advancement import ADVANCEMENT
from core.systems.hursagmu.battle import BATTLE
from core.systems.hursagmu.checks import CHECKS
from core.systems.hursagmu.conflict import CONFLICT
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.recovery import PASS_TIME, REST

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, REST, PASS_TIME)
"""Everything that can be run, in the order in which lists show it."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT, BATTLE)
"""Every kind of conflict that the game has, the usual one first."""
