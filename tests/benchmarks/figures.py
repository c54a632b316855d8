"""Prints what a benchmark measured (median, smallest, largest) beside its limit, and says whether the limit holds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence


def report(name: str, found: Sequence[float], limit: float | None = None) -> bool:
    """Print a line; return whether the median is within the limit.

    Args:
        name: What was measured.
        found: A figure of each round.
        limit: The most that the median may be; None for information that has no limit.
    """
    median = statistics.median(found)
    is_met = limit is None or median <= limit
    verdict = "for information" if limit is None else f"limit {limit:g}  {'met' if is_met else 'MISSED'}"
    print(f"{name:52} {median:7.2f} [{min(found):.2f} to {max(found):.2f}]  {verdict}", flush=True)
    return is_met
