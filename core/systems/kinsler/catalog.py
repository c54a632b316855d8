"""RPG.Rules 2.10: what can be run with a character, and what is fought out between several."""

from core.play import Conflict
from core.procedures import Procedure
from core.systems.kinsler.attempts import ATTEMPT
from core.systems.kinsler.checks import FAITH, RESIST
from core.systems.kinsler.conflict import CONFLICT
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.experience import ADVANCEMENT
from core.systems.kinsler.finish_creation import FINISH
from core.systems.kinsler.recovery import PASS_TIME

PROCEDURES: tuple[Procedure, ...] = (CREATION, FINISH, *ADVANCEMENT, ATTEMPT, FAITH, RESIST, PASS_TIME)
"""Everything that can be run, in the order in which lists show it."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""What is fought out between several characters."""
