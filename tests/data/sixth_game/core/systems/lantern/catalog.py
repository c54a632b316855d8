"""Procedures and conflicts of Lantern."""

from __future__ import annotations

from typing import Final

from core.play.conflict import Conflict
from core.procedures.procedure import Procedure
from core.systems.lantern.creation import CREATION
from core.systems.lantern.playing import AWARD, CHECK, DUEL, REST

PROCEDURES: Final[tuple[Procedure, ...]] = (CREATION, AWARD, CHECK, REST)
"""What can be run with a character; creation first."""

CONFLICTS: Final[tuple[Conflict, ...]] = (DUEL,)
"""What is fought out between several."""
