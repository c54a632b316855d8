"""Computes states of a procedure's steps; forecasts its requests by an automatic run.

Other answers may lead elsewhere. It is made on a worker thread, and the wizard works without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.messages import Translate
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure
from core.procedures.requests import Request, Show
from desktop.messages import translator_of
from desktop.requests.answer_text import shorten, step_summary
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
        index = keys.index(key) + 1 if key in keys else len(keys)
        return self.requests[index] if index < len(keys) else None

    def is_last(self, request: Request) -> bool:
        """Return whether nothing is asked after a request."""
        return bool(self.requests) and self.requests[-1].key == request.key

    def following(self, request: Request, *, skips_page: bool) -> Request | None:
        """Return the request after a request, or None.

        Args:
            request: The request.
            skips_page: Whether the requests of its page that follow are skipped.
        """
        following = self.next_request(request.key)
        while skips_page and following is not None and request.page and following.page == request.page:
            following = self.next_request(following.key)
        return following


def make_forecast(setup: ProcedureSetup) -> Forecast:
    """Run a procedure automatically; runs on a worker thread."""
    try:
        driver = Driver(setup.procedure, setup.situation, setup.seed)
        driver.run_auto()
        driver.translate = translator_of(setup.sheet.system.id)
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
        ahead: The requests of the present form after the current one.
    """

    procedure: Procedure
    answered: Sequence[tuple[Request, Json]]
    current: Request | None
    note: str
    later: Mapping[str, Json]
    dropped: frozenset[str]
    known: Mapping[str, Request]
    translate: Translate
    ahead: tuple[Request, ...] = ()


def step_rows(progress: RunProgress, forecast: Forecast) -> tuple[StepRow, ...]:
    """Return the steps to show: those of the procedure, or one for each request."""
    if not progress.procedure.steps:
        return _question_rows(progress)
    steps = progress.procedure.steps
    indices = {step.key: index for index, step in enumerate(steps)}
    current = len(steps) if progress.current is None else indices.get(progress.current.step, 0)
    rows = []
    for index, step in enumerate(steps):
        answers = [(request, answer) for request, answer in progress.answered if request.step == step.key]
        waiting = [
            (progress.known[key], answer)
            for key, answer in progress.later.items()
            if key in progress.known and progress.known[key].step == step.key
            if not isinstance(progress.known[key], Show)
        ]
        decided = [pair for pair in answers if not isinstance(pair[0], Show)]
        opens = decided[0][0].key if decided else ""
        is_dropped = any(key in progress.known and progress.known[key].step == step.key for key in progress.dropped)
        note = shorten(step_summary(answers or waiting), _NOTE_LETTERS)
        if index == current:
            state, note = StepState.CURRENT, progress.note
        elif is_dropped:
            state, note = StepState.ASK_AGAIN, QCoreApplication.translate("procedures", "answer again")
        elif decided or (waiting and index > current):
            state = StepState.DONE
        elif not forecast.has_questions(step.key) or (index < current and not decided):
            state = StepState.COMPUTED
        else:
            state = StepState.OPEN
        rows.append(StepRow(step.key, step_number(step.key, index), progress.translate(step.label), state, note, opens))
        if index == current and progress.current is not None:
            rows += _page_rows(progress, progress.current, forecast)
    return tuple(rows)


def title_of_page(procedure: Procedure, translate: Translate, first: Request) -> str:
    """Return the title of a page, by its first request: of the step if it is named like it."""
    if first.page_label or not first.page:
        return first.page_label or first.label
    steps = {step.key: translate(step.label) for step in procedure.steps}
    return steps.get(first.page, first.label) if first.page == first.step else first.label


def _page_rows(progress: RunProgress, current: Request, forecast: Forecast) -> list[StepRow]:
    """Return a row for each page of the current step; none if it has only one."""
    answered = {request.key: answer for request, answer in progress.answered}
    pages: dict[str, list[Request]] = {}
    for request in _requests_of_step(progress, current, forecast):
        pages.setdefault(request.page or request.key, []).append(request)
    rows = []
    for key, requests in pages.items():
        first = requests[0]
        title = title_of_page(progress.procedure, progress.translate, first)
        is_shown_only = all(isinstance(each, Show) for each in requests)
        state, note, opens = StepState.OPEN, "", ""
        if key == (current.page or current.key):
            state = StepState.CURRENT
        elif is_shown_only:
            state = StepState.COMPUTED
        elif first.key in answered:
            given = [(each, answered[each.key]) for each in requests if each.key in answered]
            state, note, opens = StepState.DONE, shorten(step_summary(given), _NOTE_LETTERS), first.key
        rows.append(StepRow(f"page {key}", "", title, state, note, opens, is_page=True))
    return rows if len(rows) > 1 else []


def _requests_of_step(progress: RunProgress, current: Request, forecast: Forecast) -> list[Request]:
    """Return the requests of the current step: answered ones, the current one, and those that are foreseen."""
    requests = [each for each, _ in progress.answered if each.step == current.step and each.key != current.key]
    requests += [current, *progress.ahead]
    following = forecast.next_request(requests[-1].key)
    while following is not None and following.step == current.step:
        requests.append(following)
        following = forecast.next_request(following.key)
    return list({each.key: each for each in reversed(requests)}.values())[::-1]


def _question_rows(progress: RunProgress) -> tuple[StepRow, ...]:
    rows = [
        StepRow(
            request.key,
            str(number),
            request.label,
            StepState.COMPUTED if isinstance(request, Show) else StepState.DONE,
            shorten(step_summary([(request, answer)]), _NOTE_LETTERS),
            request.key,
        )
        for number, (request, answer) in enumerate(progress.answered, 1)
        if progress.current is None or request.key != progress.current.key
    ]
    if progress.current is not None:
        label = progress.current.label
        rows.append(StepRow(progress.current.key, str(len(rows) + 1), label, StepState.CURRENT, progress.note))
    return tuple(rows)
