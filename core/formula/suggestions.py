"""Returns "Did you mean …?" with the known names that are closest to an unknown one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from core.messages import phrase


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return a sentence naming the closest known names, "" if none is close.

    >>> did_you_mean("move_rat", ["move_rate", "surprise"])
    ' Did you mean move_rate?'
    """
    candidates = sorted(set(known))
    near = get_close_matches(name, candidates, n=2, cutoff=0.6)
    if not near:
        last = name.rpartition(".")[2]
        near = [candidate for candidate in candidates if candidate.rpartition(".")[2] == last][:2]
    if len(near) > 1:
        return phrase(" Did you mean {name} or {other}?", name=near[0], other=near[1])
    if near:
        return phrase(" Did you mean {name}?", name=near[0])
    return ""
