"""SORD: what only code can say of the game, beside its data in ``resources/rules/sord``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character, `CONFLICTS`
what is fought out between several.

Sheets need the functions alone, so the rest is loaded when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.systems.sord.catalog import CONFLICTS, PROCEDURES
    from core.systems.sord.functions import FUNCTIONS
else:
    __getattr__, __dir__ = lazy_exports(__name__, {"catalog": ("CONFLICTS", "PROCEDURES"), "functions": ("FUNCTIONS",)})

__all__ = ["CONFLICTS", "FUNCTIONS", "PROCEDURES"]
