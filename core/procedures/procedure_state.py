"""Read-only base class of the driver: request (translated), answers, rolls, events, edits."""

from __future__ import annotations

from collections.abc import Sequence

from core.character.sheet import Sheet
from core.messages import Translate
from core.procedures.events import LoggedEvent
from core.procedures.form import Form
from core.procedures.procedure import Procedure, Situation, Step, StepState
from core.procedures.request_translation import translate_request
from core.procedures.requests import Request
from core.procedures.run import AppliedEdit, Run
from core.procedures.transcript import AnswerRecord, RollRecord


class ProcedureState:
    """Read-only state of a running procedure.

    Attributes:
        procedure: The procedure.

    Args:
        procedure: The procedure.
        run: Its current run.
    """

    def __init__(self, procedure: Procedure, run: Run) -> None:
        self.procedure = procedure
        self._run = run
        self._translate: Translate | None = None
        self._translated: dict[int, tuple[Request, Request]] = {}

    @property
    def request(self) -> Request | None:
        """The present request, translated; None at the end of the procedure."""
        return None if self._run.request is None else self._to_translated(self._run.request)

    @property
    def ahead(self) -> tuple[Request, ...]:
        """The requests of the present form after the present request, translated; none outside a form."""
        request = self._run.request
        form = None if request is None else self._run.forms.get(request.key)
        if request is None or form is None:
            return ()
        keys = [each.key for each in form.requests]
        return tuple(map(self._to_translated, form.requests[keys.index(request.key) + 1 :]))

    def form_of(self, key: str) -> Form | None:
        """Return the form that a request belongs to, in the game's own words; None if it was asked alone."""
        return self._run.forms.get(key)

    @property
    def untranslated_request(self) -> Request | None:
        """The present request in the game's own words."""
        return self._run.request

    @property
    def untranslated_requests(self) -> Sequence[Request]:
        """The requests so far in the game's own words; do not modify."""
        return self._run.requests

    @property
    def translate(self) -> Translate | None:
        """The translation applied to `request` and `requests`; None for the game's own words.

        Transcript, rolls and outcome are always in the game's own words.
        """
        return self._translate

    @translate.setter
    def translate(self, translate: Translate | None) -> None:
        self._translate = translate
        self._translated.clear()

    @property
    def is_finished(self) -> bool:
        """True when the procedure has ended."""
        return self._run.request is None

    @property
    def situation(self) -> Situation:
        """The situation of the present run, with its working copies; replaced when going back."""
        return self._run.situation

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The working copies of the sheets."""
        return tuple(self._run.sheets)

    @property
    def answers(self) -> tuple[AnswerRecord, ...]:
        """All answers so far."""
        return tuple(self._run.answers)

    @property
    def answer_count(self) -> int:
        """Number of answers so far."""
        return len(self._run.answers)

    @property
    def requests(self) -> tuple[Request, ...]:
        """The request of each of the `answers`, translated."""
        return tuple(map(self._to_translated, self._run.requests))

    @property
    def rolls(self) -> tuple[RollRecord, ...]:
        """The roll log: all rolls, typed or generated."""
        return tuple(self._run.rolls)

    @property
    def events(self) -> tuple[LoggedEvent, ...]:
        """All events so far, in order."""
        return tuple(self._run.events)

    @property
    def journal(self) -> tuple[AppliedEdit, ...]:
        """Every edit so far, over all sheets, in order; equal answers give an equal journal."""
        return tuple(self._run.journal)

    @property
    def progress(self) -> tuple[tuple[Step, StepState], ...]:
        """The steps of the procedure, each with its state; steps without requests are included."""
        steps = self.procedure.steps
        indexes = {step.key: index for index, step in enumerate(steps)}
        now = len(steps) if self._run.request is None else indexes.get(self._run.request.step, 0)
        states = (
            StepState.DONE if index < now else StepState.CURRENT if index == now else StepState.OPEN
            for index in range(len(steps))
        )
        return tuple(zip(steps, states, strict=True))

    def _to_translated(self, request: Request) -> Request:
        """Return a request in the present translation; cached, so the same request gives the same object."""
        if self._translate is None:
            return request
        known = self._translated.get(id(request))
        if known is None or known[0] is not request:
            known = self._translated[id(request)] = request, translate_request(request, self._translate)
        return known[1]
