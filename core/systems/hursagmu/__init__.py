"""HURSAGMU: what only code can say of the game, beside its data in ``resources/rules/hursagmu``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character.
"""

from core.systems.hursagmu.functions import FUNCTIONS

__all__ = ["FUNCTIONS"]
