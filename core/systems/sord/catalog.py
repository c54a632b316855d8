"""Catalogue of SORD's procedures and fights."""

from core.play import Conflict
from core.procedures import Procedure
from core.systems.sord.advancement import ADVANCEMENT, CHECKS, RECOVERY
from core.systems.sord.conflict import CONFLICT
from core.systems.sord.creation import CREATION

PROCEDURES: tuple[Procedure, ...] = (CREATION, *ADVANCEMENT, *CHECKS, *RECOVERY)
"""All procedures, in display order."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""All kinds of fights."""
