"""HURSAGMU: what only code can say of the game, beside its data in ``resources/rules/hursagmu``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character.
"""

from core.procedures import Procedure
from core.systems.hursagmu.advancement import ADVANCEMENT
from core.systems.hursagmu.checks import CHECKS
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.functions import FUNCTIONS
from core.systems.hursagmu.recovery import REST

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, REST)
"""Everything that can be run, in the order in which lists show it."""

__all__ = ["FUNCTIONS", "PROCEDURES"]
