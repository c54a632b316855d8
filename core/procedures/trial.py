"""A sheet to try edits on: what would come of them is read off a copy, so that house rules count."""

from __future__ import annotations

import random

from core.character import Edit, Sheet


def trial_copy(sheet: Sheet, *edits: Edit) -> Sheet:
    """Return a copy of a sheet with edits carried out on it; the sheet stays as it is, and the copy is thrown away.

    Args:
        sheet: The sheet as it is.
        edits: What is tried, in order; further edits may be applied to the copy.

    Raises:
        EditError: An edit cannot be carried out.
    """
    trial = sheet.copy(random.Random(0))  # its new rows get uids that no document keeps, so no chance is used up
    for edit in edits:
        trial.apply(edit)
    return trial
