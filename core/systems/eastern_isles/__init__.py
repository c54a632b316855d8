"""The Eastern Isles System: what only code can say of the game, beside its data in ``resources/rules/eastern_isles``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character.
"""

from core.procedures import Procedure
from core.systems.eastern_isles.functions import FUNCTIONS

PROCEDURES: tuple[Procedure, ...] = ()
"""Everything that can be run, in the order in which lists show it."""

__all__ = ["FUNCTIONS", "PROCEDURES"]
