"""SORD: what only code can say of the game, beside its data in ``resources/rules/sord``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character.
"""

from core.procedures import Procedure
from core.systems.sord.advancement import ADVANCEMENT, CHECKS, RECOVERY
from core.systems.sord.creation import CREATION
from core.systems.sord.functions import FUNCTIONS

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, *RECOVERY)
"""Everything that can be run, in the order in which lists show it."""

__all__ = ["FUNCTIONS", "PROCEDURES"]
