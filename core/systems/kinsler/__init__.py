"""Exports of RPG.Rules 2.10: its formula functions, procedures, conflicts and notations.

The data are in ``resources/rules/kinsler``.

`FUNCTIONS` are the pure functions of its formulas, `PROCEDURES` what a character can go through, `CONFLICTS` its
fights, `NOTATIONS` how a skill is written as one line.

Sheets need the functions only, so the rest is imported lazily.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.systems.kinsler.catalog import CONFLICTS, PROCEDURES
    from core.systems.kinsler.functions import FUNCTIONS
    from core.systems.kinsler.notations import NOTATIONS
else:
    __getattr__, __dir__ = lazy_exports(
        __name__, {"catalog": ("CONFLICTS", "PROCEDURES"), "functions": ("FUNCTIONS",), "notations": ("NOTATIONS",)}
    )

__all__ = ["CONFLICTS", "FUNCTIONS", "NOTATIONS", "PROCEDURES"]
