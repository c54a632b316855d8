"""Runs a procedure on a copy as far as it goes without dice: what its answers would do, before they are given.

Not for anything that is applied: `core.procedures.driver` and `core.procedures.unattended` run procedures.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.character.edits import Batch
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import ProcedureError
from core.messages import Message
from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Memory, Request, Roll, Show
from core.procedures.run import endless_error


@dataclass(frozen=True, slots=True)
class Preview:
    """What a procedure does with some answers.

    Attributes:
        sheet: The copy that it has written to.
        requests: What it asked, in order.
        answers: How each of these was answered, by key.
        roll: The first dice, which end the preview; None if it came to its end.
        outcome: Its last result in words, or None.
        problem: Why an answer is invalid, which ends the preview; None if all fit.
    """

    sheet: Sheet
    requests: tuple[Request, ...]
    answers: Mapping[str, Json]
    roll: Roll | None = None
    outcome: Show | None = None
    problem: Message | None = None


def preview(procedure: Procedure, situation: Situation, script: Mapping[str, Json]) -> Preview:
    """Return what a procedure would do; the sheet of the situation is not modified.

    Args:
        procedure: The procedure, for one character.
        situation: Character and setting.
        script: Answers by key of the request; all other requests are answered automatically.

    Raises:
        QuireError: It cannot be run.
    """
    if reason := procedure.closed(situation.sheet):
        raise ProcedureError(reason)
    sheet = situation.sheet.copy(random.Random(0))
    conversation = procedure.start(replace(situation, sheets=(sheet,)))
    memory: Memory = {}
    requests: list[Request] = []
    answers: dict[str, Json] = {}
    reply: Json | Sheet = None
    for _ in range(procedure.most_requests):
        try:
            request = conversation.send(reply)
        except StopIteration:
            return Preview(sheet, tuple(requests), answers, outcome=_last_outcome(requests))
        if isinstance(request, ApplyEdits):
            reply = sheet
            if request.edits:
                sheet.write(request.edits[0] if len(request.edits) == 1 else Batch(request.edits))
            continue
        if isinstance(request, LogEvent):
            reply = None
            continue
        made = request.make() if isinstance(request, DeferredRequest) else request
        if isinstance(made, Roll) and made.key not in script:
            return Preview(sheet, tuple(requests), answers, made, _last_outcome(requests))
        requests.append(made)
        reply = script[made.key] if made.key in script else made.auto(random.Random(f"0/{made.key}/0"), memory)
        if problem := made.check(reply):
            return Preview(sheet, tuple(requests), answers, None, None, problem)
        answers[made.key] = reply
    raise endless_error(procedure)


def _last_outcome(requests: list[Request]) -> Show | None:
    return next((each for each in reversed(requests) if isinstance(each, Show)), None)
