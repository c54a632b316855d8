"""What a procedure will ask, found by letting Quire answer everything once: what decides nothing, what is next.

It is a forecast: other answers may lead elsewhere. It is made on a thread, and the wizard works without it.
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
    """What an automatic run was asked.

    Attributes:
        requests: In order.
        goal: The character that came of it, or None where it came to no end.
    """

    requests: tuple[Request, ...] = ()
    result: Sheet | None = field(default=None, compare=False)

    @property
    def shown(self) -> tuple[str, ...]:
        """The numbers that the procedure shows on the way."""
        return tuple(
            dict.fromkeys(
                address for request in self.requests if isinstance(request, Show) for address in request.addresses
            )
        )

    def has_questions(self, step: str) -> bool:
        """Whether a step asks for something; also where nothing is known."""
        if not self.requests:
            return True
        return any(request.step == step and not isinstance(request, Show) for request in self.requests)

    def next_request(self, key: str) -> Request | None:
        """Return what comes after a request, or None."""
        keys = [request.key for request in self.requests]
        place = keys.index(key) + 1 if key in keys else len(keys)
        return self.requests[place] if place < len(keys) else None

    def next_after_page(self, request: Request) -> Request | None:
        """Return what comes after a request, or after its page; None where nothing is known."""
        following = self.next_request(request.key)
        while following is not None and request.page and following.page == request.page:
            following = self.next_request(following.key)
        return following


def make_forecast(beginning: ProcedureSetup) -> Forecast:
    """Run a procedure automatically; for a thread."""
    try:
        driver = Driver(beginning.procedure, beginning.situation, beginning.seed)
        driver.run_auto()
        driver.translate = translator_of(beginning.sheet.system.id)
    except QuireError:
        return Forecast()
    return Forecast(driver.requests, driver.sheets[0])


@dataclass(frozen=True, slots=True)
class RunProgress:
    """Where a run stands.

    Attributes:
        procedure: What is run.
        asked: The answered requests with their answers, in order.
        current: What is shown now; None at the end.
        note: How far its answer is.
        later: Keys of answers that were taken back and will be used again if they fit.
        dropped: Keys of answers that did not fit any more and are still to be given anew.
        known: Every request that was ever seen, by its key.
        say: Puts a name of the game into the language of the window.
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
    """Return the steps as they are shown: those of the procedure, or one for each question."""
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
            state, note = StepState.ASK_AGAIN, QCoreApplication.translate("procedures", "ask again")
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
