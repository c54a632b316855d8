"""Computes the widths of a fight window's three columns: fighters, decision and log."""

from __future__ import annotations

from typing import Final

from desktop.theme import px

_DUE: Final = (0.33, 380, 560)
_LOG: Final = (0.3, 230, 460)
"""Share, minimum and maximum width of decision and log; the fighters get the rest."""
_PEOPLE: Final = 400
"""Width kept for the fighters before the log gets more than its minimum."""


def split_width(width: int, due_least: int, log_least: int) -> tuple[int, int, int]:
    """Split a width.

    Args:
        width: The whole width.
        due_least: Minimum width of the widest decision so far, so that the borders do not move between
            decisions.
        log_least: Minimum width of the log.

    Returns:
        The widths of fighters, decision and log.
    """
    due, log = (_share(width, *each) for each in (_DUE, _LOG))
    due = max(due, due_least)
    least = max(px(_LOG[1]), log_least)
    log = max(least, min(log, width - due - px(_PEOPLE)))
    return width - due - log, due, log


def _share(width: int, share: float, least: int, most: int) -> int:
    return round(min(max(share * width, px(least)), px(most)))
