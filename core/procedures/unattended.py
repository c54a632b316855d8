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
    answers = _Answers(seed, script or {})
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
            reply = {each.key: answers.answer(each) for each in request.requests}
        else:
            reply = answers.answer(request)
    raise endless_error(procedure)


class _Answers:
    """The answers of one run: those of a script, else the automatic ones.

    Args:
        seed: Seed of all randomness.
        script: Answers by key of the request.
    """

    def __init__(self, seed: int | str, script: Mapping[str, Json]) -> None:
        self._seed = seed
        self._script = script
        self._memory: Memory = {}
        self._source = random.Random(0)

    def answer(self, request: Request) -> Json:
        """Return the answer, checked.

        Raises:
            AnswerError: It does not fit.
        """
        if isinstance(request, DeferredRequest):
            if request.policy is not None and request.key not in self._script:
                return request.policy(self._source_of(request), self._memory)
            request = request.make()
        found = find_answer(request, self._script) if self._script else None
        if found is not None:
            answer = clean(found[0], AnswerError)
        else:
            answer = request.auto(self._source_of(request), self._memory)
            if isinstance(request, Roll):  # always possible faces
                return answer
        if problem := request.check(answer):
            raise AnswerError(problem)
        return answer

    def _source_of(self, request: Request) -> random.Random:
        """Return the source of a request's automatic answer; one for all, as each uses its own at once."""
        self._source.seed(f"{self._seed}/{request.key}/0")
        return self._source
