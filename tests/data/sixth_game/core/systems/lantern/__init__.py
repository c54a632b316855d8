"""Lantern: what only code can say of the game, beside its data in ``resources/rules/lantern``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.formula import Function
from core.play import Conflict
from core.procedures import Procedure
from core.systems.lantern.creation import CREATION
from core.systems.lantern.playing import AWARD, CHECK, DUEL, REST

FUNCTIONS: Final[Mapping[str, Function]] = {}
"""Its formulas need nothing beside the language."""

PROCEDURES: Final[tuple[Procedure, ...]] = (CREATION, AWARD, CHECK, REST)
"""What can be run with a character; creation first."""

CONFLICTS: Final[tuple[Conflict, ...]] = (DUEL,)
"""What is fought out between several."""
