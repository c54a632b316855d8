"""What whoever watches a procedure sees of it: what is asked, answered, rolled, told and written."""

from __future__ import annotations

from collections.abc import Sequence

from core.character import Sheet
from core.messages import Translate
from core.procedures.events import LoggedEvent
from core.procedures.procedure import Procedure, Situation, Step, StepState
from core.procedures.request_translation import translate_request
from core.procedures.requests import Request
from core.procedures.run import AppliedEdit, Run
from core.procedures.transcript import AnswerRecord, RollRecord


class ProcedureState:
    """A procedure that runs, to be looked at.

    Attributes:
        procedure: What is run.

    Args:
        procedure: What is run.
        run: How far it has come.
    """

    def __init__(self, procedure: Procedure, run: Run) -> None:
        self.procedure = procedure
        self._run = run
        self._translate: Translate | None = None
        self._translated: dict[int, tuple[Request, Request]] = {}

    @property
    def request(self) -> Request | None:
        """What is asked now; None when the procedure has come to its end."""
        return None if self._run.request is None else self._to_translated(self._run.request)

    @property
    def untranslated_request(self) -> Request | None:
        """The present request as the game asks it, whatever the `words`."""
        return self._run.request

    @property
    def untranslated_requests(self) -> Sequence[Request]:
        """What was asked so far, as the game asks it; not to be changed."""
        return self._run.requests

    @property
    def translate(self) -> Translate | None:
        """What puts the texts of `request` and `requests` into a language; None gives them as the game asks them.

        What is kept (transcript, rolls, outcome) is in the game's own words either way.
        """
        return self._translate

    @translate.setter
    def translate(self, translate: Translate | None) -> None:
        self._translate = translate
        self._translated.clear()

    @property
    def is_finished(self) -> bool:
        """Whether nothing is left to ask."""
        return self._run.request is None and not self._run.is_halfway

    @property
    def is_halfway(self) -> bool:
        """Whether it stopped to take breath; then nothing is asked until `run_slice` has come to the next request."""
        return self._run.is_halfway

    @property
    def situation(self) -> Situation:
        """What the present run works on, with its working copies; another one after each step back."""
        return self._run.situation

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The working copies, as they are now."""
        return tuple(self._run.sheets)

    @property
    def answers(self) -> tuple[AnswerRecord, ...]:
        """All answers so far."""
        return tuple(self._run.answers)

    @property
    def answer_count(self) -> int:
        """How many answers there are so far."""
        return len(self._run.answers)

    @property
    def requests(self) -> tuple[Request, ...]:
        """What was asked so far, one request for each of the `answers`."""
        return tuple(map(self._to_translated, self._run.requests))

    @property
    def rolls(self) -> tuple[RollRecord, ...]:
        """The roll log: every die that lies, typed or rolled."""
        return tuple(self._run.rolls)

    @property
    def events(self) -> tuple[LoggedEvent, ...]:
        """What was told so far, in order."""
        return tuple(self._run.events)

    @property
    def journal(self) -> tuple[AppliedEdit, ...]:
        """Every edit so far, over all sheets, in order; the same answers always give the same journal."""
        return tuple(self._run.journal)

    @property
    def progress(self) -> tuple[tuple[Step, StepState], ...]:
        """The steps of the procedure, each with how far it is; steps without a question count with the others."""
        steps = self.procedure.steps
        places = {step.key: place for place, step in enumerate(steps)}
        now = len(steps) if self._run.request is None else places.get(self._run.request.step, 0)
        states = (
            StepState.DONE if place < now else StepState.CURRENT if place == now else StepState.OPEN
            for place in range(len(steps))
        )
        return tuple(zip(steps, states, strict=True))

    def _to_translated(self, request: Request) -> Request:
        """Return a request in the words that are wanted; of the same one always the same."""
        if self._translate is None:
            return request
        known = self._translated.get(id(request))
        if known is None or known[0] is not request:
            known = self._translated[id(request)] = request, translate_request(request, self._translate)
        return known[1]
