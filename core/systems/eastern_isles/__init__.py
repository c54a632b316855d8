"""Exports of the Eastern Isles System: its formula functions, procedures and conflicts.

The data are in ``resources/rules/eastern_isles``.

`FUNCTIONS` are the pure functions of its formulas, `PROCEDURES` what a character can go through, and
`CONFLICTS` its fights.

Sheets need the functions only, so the rest is imported lazily.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.systems.eastern_isles.catalog import CONFLICTS, PROCEDURES
    from core.systems.eastern_isles.functions import FUNCTIONS
else:
    __getattr__, __dir__ = lazy_exports(__name__, {"catalog": ("CONFLICTS", "PROCEDURES"), "functions": ("FUNCTIONS",)})

__all__ = ["CONFLICTS", "FUNCTIONS", "PROCEDURES"]
