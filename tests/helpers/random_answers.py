"""Random answers: any enabled choice, any valid number."""

from __future__ import annotations

import random

from core.character.json_values import Json
from core.procedures.requests import Choose, Enter, EntryKind, Request

MOST_TYPED = 6


def random_answer(request: Request, source: random.Random) -> Json:
    """Return a random valid answer; rolls and other requests are answered automatically."""
    if isinstance(request, Choose):
        keys = [option.key for option in request.options if option.closed is None]
        chosen = source.sample(keys, source.randint(request.least, min(request.most, len(keys))))
        while request.check(list(chosen)) is not None and len(chosen) > request.least:
            chosen = chosen[:-1]  # some options exclude each other
        return list(chosen)
    if isinstance(request, Enter) and request.kind is EntryKind.WHOLE:
        number = source.randint(0, MOST_TYPED)
        least, most = request.least, request.most
        return max(number if least is None else least, min(number, number if most is None else most))
    return request.auto(source, {})
