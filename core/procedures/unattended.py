"""Runs a procedure to its end without people, and without what going back and drafts need: the fast way to a sheet.

The sheets are the same as those of a `Driver` with the same seed and script, which `run_auto` has finished. Not for
anything that is shown, undone or resumed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from core.character.edits import Batch
from core.character.json_values import Json, clean
from core.character.sheet import Sheet
from core.errors import AnswerError, ProcedureError
from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
from core.procedures.form import Form
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Memory, Request, Roll
from core.procedures.run import endless_error
from core.procedures.switches import find_answer


def run_unattended(
    procedure: Procedure, situation: Situation, seed: int | str, script: Mapping[str, Json] | None = None
) -> tuple[Sheet, ...]:
    """Return the final sheets of a procedure; those of the situation are not modified.

    Args:
        procedure: What to run.
        situation: Its characters and setting.
        seed: Seed of all randomness.
        script: Answers by key of the request; all other requests are answered automatically.

    Raises:
        QuireError: It cannot be run, or an answer of the script is invalid.
    """
    for sheet in situation.sheets:
        if reason := procedure.closed(sheet):
            raise ProcedureError(reason)
    uids = random.Random(f"{seed}/uids")
    sheets = tuple(sheet.copy(random.Random(uids.getrandbits(64))) for sheet in situation.sheets)
    conversation = procedure.start(replace(situation, sheets=sheets))
    memory: Memory = {}
    reply: Json | Sheet = None
    for _ in range(procedure.most_requests):
        try:
            request = conversation.send(reply)
        except StopIteration:
            return sheets
        if isinstance(request, ApplyEdits):
            sheet = reply = sheets[request.participant]
            if request.edits:
                sheet.write(request.edits[0] if len(request.edits) == 1 else Batch(request.edits))
        elif isinstance(request, LogEvent):
            reply = None
        elif isinstance(request, Form):
            reply = {each.key: _answer(each, f"{seed}/{each.key}/0", memory, script or {}) for each in request.requests}
        else:
            reply = _answer(request, f"{seed}/{request.key}/0", memory, script or {})
    raise endless_error(procedure)


def _answer(request: Request, seed: str, memory: Memory, script: Mapping[str, Json]) -> Json:
    """Return the answer of the script or the automatic one, checked.

    Raises:
        AnswerError: It does not fit.
    """
    if isinstance(request, DeferredRequest):
        if request.policy is not None and request.key not in script:
            return request.policy(random.Random(seed), memory)
        request = request.make()
    found = find_answer(request, script) if script else None
    if found is not None:
        answer = clean(found[0], AnswerError)
    else:
        answer = request.auto(random.Random(seed), memory)
        if isinstance(request, Roll):  # always possible faces
            return answer
    if problem := request.check(answer):
        raise AnswerError(problem)
    return answer
