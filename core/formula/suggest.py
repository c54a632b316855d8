"""Did you mean: the known name that is nearest to one that is unknown."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def hint(name: str, known: Iterable[str]) -> str:
    """Return a sentence that names the nearest known names, or "" where none is near.

    >>> hint("move_rat", ["move_rate", "surprise"])
    ' Did you mean move_rate?'
    """
    candidates = sorted(set(known))
    near = get_close_matches(name, candidates, n=2, cutoff=0.6)
    if not near:
        last = name.rpartition(".")[2]
        near = [candidate for candidate in candidates if candidate.rpartition(".")[2] == last][:2]
    return f" Did you mean {' or '.join(near)}?" if near else ""
