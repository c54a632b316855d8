"""Forecast of a procedure, from one automatic run: which steps have no requests, what comes next.

Other answers may lead elsewhere. It is made on a worker thread, and the wizard works without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from core.character import Json, Sheet
from core.errors import QuireError
from core.messages import Translate
from core.procedures import Driver, Procedure, Request, Show
from desktop.messages import translator_of
from desktop.wizard.answer_text import shorten, step_summary
from desktop.wizard.procedure_run import ProcedureSetup
from desktop.wizard.procedure_steps import StepRow, StepState, step_number

_NOTE_LETTERS = 22


@dataclass(frozen=True, slots=True)
class Forecast:
    """The requests of an automatic run.

    Attributes:
        requests: The requests in order.
        result: The resulting character, or None if the run failed.
    """

    requests: tuple[Request, ...] = ()
    result: Sheet | None = field(default=None, compare=False)

    @property
    def shown(self) -> tuple[str, ...]:
        """Addresses of the numbers that the procedure shows."""
        return tuple(
            dict.fromkeys(
                address for request in self.requests if isinstance(request, Show) for address in request.addresses
            )
        )

    def has_questions(self, step: str) -> bool:
        """Whether a step has requests to answer; True if nothing is known."""
        if not self.requests:
            return True
        return any(request.step == step and not isinstance(request, Show) for request in self.requests)

    def next_request(self, key: str) -> Request | None:
        """Return the request after a request, or None."""
        keys = [request.key for request in self.requests]
        place = keys.index(key) + 1 if key in keys else len(keys)
        return self.requests[place] if place < len(keys) else None

    def next_after_page(self, request: Request) -> Request | None:
        """Return the request after a request and its page, or None."""
        following = self.next_request(request.key)
        while following is not None and request.page and following.page == request.page:
            following = self.next_request(following.key)
        return following


def make_forecast(beginning: ProcedureSetup) -> Forecast:
    """Run a procedure automatically; runs on a worker thread."""
    try:
        driver = Driver(beginning.procedure, beginning.situation, beginning.seed)
        driver.run_auto()
        driver.translate = translator_of(beginning.sheet.system.id)
    except QuireError:
        return Forecast()
    return Forecast(driver.requests, driver.sheets[0])


@dataclass(frozen=True, slots=True)
class RunProgress:
    """Progress of a run.

    Attributes:
        procedure: The procedure.
        answered: The answered requests with their answers, in order.
        current: The request shown; None at the end.
        note: Progress of its answer.
        later: Answers after the current request, by key; they are used again if they fit.
        dropped: Keys of requests whose answers no longer fit.
        known: All requests seen so far, by key.
        translate: Translates texts of the game.
    """

    procedure: Procedure
    answered: Sequence[tuple[Request, Json]]
    current: Request | None
    note: str
    later: Mapping[str, Json]
    dropped: frozenset[str]
    known: Mapping[str, Request]
    translate: Translate


def step_rows(standing: RunProgress, plan: Forecast) -> tuple[StepRow, ...]:
    """Return the steps to show: those of the procedure, or one for each request."""
    if not standing.procedure.steps:
        return _question_rows(standing)
    steps = standing.procedure.steps
    places = {step.key: place for place, step in enumerate(steps)}
    now = len(steps) if standing.current is None else places.get(standing.current.step, 0)
    rows = []
    for place, step in enumerate(steps):
        given = [(request, answer) for request, answer in standing.answered if request.step == step.key]
        waiting = [
            (standing.known[key], answer)
            for key, answer in standing.later.items()
            if key in standing.known and standing.known[key].step == step.key
            if not isinstance(standing.known[key], Show)
        ]
        decided = [pair for pair in given if not isinstance(pair[0], Show)]
        opens = decided[0][0].key if decided else ""
        is_dropped = any(key in standing.known and standing.known[key].step == step.key for key in standing.dropped)
        note = shorten(step_summary(given or waiting), _NOTE_LETTERS)
        if place == now:
            state, note = StepState.CURRENT, standing.note
        elif is_dropped:
            state, note = StepState.ASK_AGAIN, QCoreApplication.translate("procedures", "answer again")
        elif decided or (waiting and place > now):
            state = StepState.DONE
        elif not plan.has_questions(step.key) or (place < now and not decided):
            state = StepState.COMPUTED
        else:
            state = StepState.OPEN
        rows.append(StepRow(step.key, step_number(step.key, place), standing.translate(step.label), state, note, opens))
    return tuple(rows)


def _question_rows(standing: RunProgress) -> tuple[StepRow, ...]:
    rows = [
        StepRow(
            request.key,
            str(place),
            request.label,
            StepState.COMPUTED if isinstance(request, Show) else StepState.DONE,
            shorten(step_summary([(request, answer)]), _NOTE_LETTERS),
            request.key,
        )
        for place, (request, answer) in enumerate(standing.answered, 1)
        if standing.current is None or request.key != standing.current.key
    ]
    if standing.current is not None:
        label = standing.current.label
        rows.append(StepRow(standing.current.key, str(len(rows) + 1), label, StepState.CURRENT, standing.note))
    return tuple(rows)
