"""Writes back what a fight changed on a sheet: which of its edits a stored sheet does not have yet."""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.edits import Batch
from core.character.sheet import Sheet
from core.procedures.run import AppliedEdit


def missing_edits(sheet: Sheet, working: Sheet, written: Sequence[AppliedEdit]) -> Batch | None:
    """Return a fight's last edits that a sheet lacks; None if the sheet has other edits.

    Args:
        sheet: The stored sheet.
        working: The copy that fights.
        written: The edits of the fight to this copy, in order.
    """
    trial = working.copy(random.Random(0))
    missing: list[AppliedEdit] = []
    for each in reversed(written):
        if trial.character.data == sheet.character.data:
            break
        trial.apply(each.inverse)
        missing.insert(0, each)
    if trial.character.data != sheet.character.data:
        return None
    return Batch(tuple(each.edit for each in missing))
