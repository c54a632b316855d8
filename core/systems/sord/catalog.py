"""SORD: what can be run with a character, and what is fought out between several."""

from core.play import Conflict
from core.procedures import Procedure
from core.systems.sord.advancement import ADVANCEMENT, CHECKS, RECOVERY
from core.systems.sord.conflict import CONFLICT
from core.systems.sord.creation import CREATION

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, *RECOVERY)
"""Everything that can be run, in the order in which lists show it."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""Every kind of conflict that the game has."""
