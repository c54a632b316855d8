"""How the width of a fight's window is shared: the participants, the decision that is due, and the log."""

from __future__ import annotations

from typing import Final

from desktop.theme import px

_DUE: Final = (0.33, 380, 560)
_LOG: Final = (0.3, 230, 460)
"""Share of the width, the least and the most of it, of the decision and of the log; the participants have the rest."""
_PEOPLE: Final = 400
"""Room that the participants keep before the log gets more than the least."""


def split_width(width: int, due_least: int, log_least: int) -> tuple[int, int, int]:
    """Share out a width.

    Args:
        width: All of it.
        due_least: What the widest decision so far cannot do without, so that the borders stay where they are from one
            decision to the next.
        log_least: What the log cannot do without.

    Returns:
        The widths of the participants, the decision and the log.
    """
    due, log = (_share(width, *each) for each in (_DUE, _LOG))
    due = max(due, due_least)
    least = max(px(_LOG[1]), log_least)
    log = max(least, min(log, width - due - px(_PEOPLE)))
    return width - due - log, due, log


def _share(width: int, share: float, least: int, most: int) -> int:
    return round(min(max(share * width, px(least)), px(most)))
