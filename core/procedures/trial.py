"""Returns a copy of a sheet with edits applied (house rules included); the sheet stays."""

from __future__ import annotations

import random

from core.character.edits import Edit
from core.character.sheet import Sheet


def trial_copy(sheet: Sheet, *edits: Edit) -> Sheet:
    """Return a copy of a sheet with edits applied.

    Args:
        sheet: The sheet; not modified.
        edits: The edits, in order; more can be applied to the copy.

    Raises:
        EditError: An edit does not fit.
    """
    trial = sheet.copy(random.Random(0))  # uids of a trial are not kept, so the caller's random source is not used
    for edit in edits:
        trial.write(edit)
    return trial
