"""Advances the generator of a procedure by answers; keeps requests, events and edits so far.

A run only advances, as a generator cannot be copied or run backwards. To go back, the `Driver` replays the answers in
another run.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import Batch, Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError, ProcedureError, QuireError
from core.messages import Message, name_path
from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
from core.procedures.events import LoggedEvent
from core.procedures.form import Form
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation, Memory, Request, Roll
from core.procedures.transcript import AMENDED, BY_HAND, JOINS, REROLLED, AnswerMethod, AnswerRecord, RollRecord

CROWD_SIZE = 101
"""From this many sheets a conflict is a crowd: its requests are stored compactly."""


@dataclass(frozen=True, slots=True)
class AppliedEdit:
    """An edit applied by the procedure, or from outside while it ran.

    Attributes:
        participant: Position of the sheet.
        edit: The edit as applied.
        inverse: The inverse edit.
        after: Number of answers given before it.
    """

    participant: int
    edit: Edit
    inverse: Edit
    after: int


@dataclass(frozen=True, slots=True)
class RunHistory:
    """The history of a run, for replaying it in another one.

    Attributes:
        answers: Its answers.
        requests: The request of each answer.
        events: Its events.
    """

    answers: Sequence[AnswerRecord]
    requests: Sequence[Request] = ()
    events: Sequence[LoggedEvent] = ()

    def copy(self) -> RunHistory:
        """Return a snapshot, for another thread."""
        return RunHistory(tuple(self.answers), tuple(self.requests), tuple(self.events))


class Run:
    """A procedure advanced by its answers; the same answers always lead to the same state.

    Attributes:
        situation: The situation with the working copies of the sheets.
        sheets: These copies.
        edits: Applied edits, for each sheet.
        labels: Labels of the effects, for each sheet; they become the label of the outcome.
        answers: All answers so far.
        requests: The request of each answer.
        rolls: All rolls so far.
        events: All events so far.
        journal: Every edit, over all sheets, in order.
        memory: State of automatic answers.
        request: The present request; None at the end.
        forms: The form of each request that belongs to one, by its key.
        history: Live view of answers, requests and events.
    """

    def __init__(self, procedure: Procedure, situation: Situation, seed: str, copies: Sequence[Sheet] = ()) -> None:
        """Start and advance to the first request.

        Args:
            procedure: What to run.
            situation: Its characters and setting; the sheets are copied.
            seed: Seed of all randomness.
            copies: Copies of the sheets that another run with this seed has left as they were; none to copy them.
        """
        self.sheets: list[Sheet] = list(copies)
        if not copies:
            uids = random.Random(f"{seed}/uids")
            self.sheets += [sheet.copy(random.Random(uids.getrandbits(64))) for sheet in situation.sheets]
        self.situation = replace(situation, sheets=tuple(self.sheets))
        self._seed = seed
        self.edits: list[list[Edit]] = [[] for _ in self.sheets]
        self.labels: list[list[str]] = [[] for _ in self.sheets]
        self.answers: list[AnswerRecord] = []
        self.requests: list[Request] = []
        self.rolls: list[RollRecord] = []
        self.events: list[LoggedEvent] = []
        self.journal: list[AppliedEdit] = []
        self.memory: Memory = {}
        self.request: Request | None = None
        self._procedure = procedure
        self.history = RunHistory(self.answers, self.requests, self.events)
        self._is_crowd = procedure.kind is ProcedureKind.CONFLICT and len(self.sheets) >= CROWD_SIZE
        self._replayed = RunHistory(())
        self._deferred: DeferredRequest | None = None
        self.forms: dict[str, Form] = {}
        self._form: Form | None = None
        self._form_answers: dict[str, Json] = {}
        self._used_keys: set[str] = set()
        self._count = 0
        self._conversation: Conversation = procedure.start(self.situation)
        self._advance(None)

    def pending_request(self) -> Request:
        """Return the present request.

        Raises:
            ProcedureError: The procedure has ended.
        """
        if self.request is None:
            raise ProcedureError(
                Message("procedure_over", "{procedure} is already finished.", {"procedure": self._procedure.label})
            )
        return self.request

    def answer(self, record: AnswerRecord) -> None:
        """Record a valid answer and advance to the next request.

        Args:
            record: The answer.

        Raises:
            ProcedureError: The procedure fails after this answer; this run cannot be used any more.
        """
        self._record(self.pending_request(), record)
        if self._form is None:
            self._advance(record.answer)
            return
        self._form_answers[record.key] = record.answer
        if len(self._form_answers) < len(self._form.requests):
            self._ask(self._form.requests[len(self._form_answers)])
            return
        self._form = None
        self._advance(dict(self._form_answers))

    def replay(self, history: RunHistory, to: int) -> None:
        """Replay answers of another run that begins with the same answers.

        Events of that run are reused, and in a crowd its compact requests as well, so call `finish_replay` before
        answering this run.

        Args:
            history: History of the other run.
            to: Number of answers to reach.
        """
        self._replayed = history
        for record in history.answers[len(self.answers) : to]:
            if record.key.startswith(AMENDED):
                self.replay_amendment(record)
                self.answers[-1] = record  # the identical object: is_prefix compares by identity
            else:
                self.answer(record)

    def finish_replay(self) -> None:
        """Build the present request after a replay."""
        self._replayed = RunHistory(())
        if self._deferred is not None:
            self.request, self._deferred = self._deferred.make(), None

    def amend(self, participant: int, edit: Edit, note: Mapping[str, Json] | None = None) -> AppliedEdit:
        """Apply an edit from outside to a working copy and record it among the answers.

        Args:
            participant: Position of the sheet.
            edit: The edit.
            note: What the procedure logs about it; None for an edit that is not logged.

        Raises:
            QuireError: The edit does not fit the sheet; nothing has changed.
        """
        written = self._apply(participant, edit)
        change: dict[str, Json] = {"participant": participant, "edit": edit_to_json(written.edit)}
        if note is not None:
            change[BY_HAND] = dict(note)
        self._record_change(change, ApplyEdits(key="", label="", edits=(edit,), participant=participant))
        if note is not None:
            self._intervene(change)
        return written

    def admit(self, newcomer: Mapping[str, Json]) -> None:
        """Let a newcomer join and record it among the answers.

        Args:
            newcomer: Who joins, with the document, as the procedure reads it.

        Raises:
            QuireError: The document cannot be opened; nothing has changed.
        """
        change: dict[str, Json] = {JOINS: dict(newcomer)}
        position = len(self.sheets)
        self._record_change(change, ApplyEdits(key="", label="", participant=position))
        try:
            self._intervene(change)
        except QuireError:
            self.answers.pop()
            self.requests.pop()
            raise

    def log_reroll(self) -> None:
        """Log, recorded among the answers, that the dice of the present request are rolled again."""
        change: dict[str, Json] = {REROLLED: True}
        self._record_change(change, ApplyEdits(key="", label=""))
        self._intervene(change)

    def _record_change(self, change: Mapping[str, Json], request: ApplyEdits) -> None:
        key = f"{AMENDED}{sum(record.key.startswith(AMENDED) for record in self.answers)}"
        self.answers.append(AnswerRecord(key, dict(change), AnswerMethod.CHOSEN))
        self.requests.append(replace(request, key=key))

    def _intervene(self, change: Mapping[str, Json]) -> None:
        """Let the procedure carry out a change from outside, and log it."""
        if self._procedure.intervene is None:
            raise AnswerError(
                Message(
                    "intervene_closed",
                    "{procedure} takes no changes of this kind.",
                    {"procedure": self._procedure.label},
                )
            )
        source = random.Random(f"{self._seed}/uids/{len(self.answers)}")
        done = self._procedure.intervene(self.situation, change, source)
        if done.newcomer is not None:
            self.sheets.append(done.newcomer)
            self.edits.append([])
            self.labels.append([])
        self.events.append(LoggedEvent(done.event, len(self.answers)))

    def replay_amendment(self, record: AnswerRecord) -> None:
        """Apply an edit from outside that is recorded among the answers of another run.

        Raises:
            QuireError: It names no participant, or does not fit the sheet.
        """
        amended = record.answer if isinstance(record.answer, Mapping) else {}
        if isinstance(newcomer := amended.get(JOINS), Mapping):
            self.admit(newcomer)
            return
        if REROLLED in amended:
            self.log_reroll()
            return
        participant, note = amended.get("participant"), amended.get(BY_HAND)
        if not isinstance(participant, int) or not 0 <= participant < len(self.sheets):
            raise AnswerError(Message("amended_nobody", "A manual change names no participant; it is skipped.", {}))
        self.amend(participant, edit_from_json(amended.get("edit")), note if isinstance(note, Mapping) else None)

    # -------------------------------------------------------------------------------------------------- internals

    def _advance(self, reply: Json | Sheet) -> None:
        """Send an answer to the generator and apply effects up to the next request."""
        while True:
            self._count += 1
            if self._count > self._procedure.most_requests:
                raise endless_error(self._procedure)
            try:
                request = self._conversation.send(reply)
            except StopIteration:
                self.request = None
                return
            if isinstance(request, ApplyEdits):
                if edits := request.edits:
                    self._apply(request.participant, edits[0] if len(edits) == 1 else Batch(edits))
                if request.label:
                    self.labels[request.participant].append(request.label)
                reply = self.sheets[request.participant]
            elif isinstance(request, LogEvent):
                self.events.append(self._log(request))
                reply = None
            elif isinstance(request, Form):
                self._form, self._form_answers = request, {}
                self.forms.update({each.key: request for each in request.requests})
                self._ask(request.requests[0])
                return
            else:
                self._ask(request)
                return

    def _ask(self, request: Request) -> None:
        """Make a request the present one."""
        if request.key in self._used_keys:
            raise ValueError(f"{self._procedure.key} asks {request.key} twice")
        self._used_keys.add(request.key)
        self.request = self._resolve(request)

    def _resolve(self, request: Request) -> Request:
        """Return the request, built if it was deferred, or the compact one of the replayed run."""
        self._deferred = None
        if not isinstance(request, DeferredRequest):
            return request
        index, ahead = len(self.answers), self._replayed.requests if self._is_crowd else ()
        if index < len(ahead) and ahead[index].key == request.key:  # otherwise there is an edit from outside in between
            self._deferred = request
            return ahead[index]
        return request.make()

    def _log(self, request: LogEvent) -> LoggedEvent:
        """Return the event, built here or taken from the replayed run."""
        after, index, ahead = len(self.answers), len(self.events), self._replayed.events
        return ahead[index] if index < len(ahead) else LoggedEvent(request.make(), after)

    def _apply(self, participant: int, edit: Edit) -> AppliedEdit:
        changes = self.sheets[participant].apply(edit)
        # The edit as applied: new rows have their uids, so that the outcome gives exactly the same document.
        done = changes.edit
        self.edits[participant].extend(done.edits if isinstance(done, Batch) else (done,))
        written = AppliedEdit(participant, changes.edit, changes.inverse, len(self.answers))
        self.journal.append(written)
        return written

    def _record(self, request: Request, record: AnswerRecord) -> None:
        self.answers.append(record)
        is_compact = self._is_crowd and self._deferred is None
        self.requests.append(request.compact() if is_compact else request)
        self.memory.update(record.memory)
        if isinstance(request, Roll) and isinstance(record.answer, Sequence):
            for index, rolled in enumerate(request.results(cast(Sequence[Sequence[int]], record.answer))):
                label = name_path(request.label, request.names[index]) if request.names else request.label
                self.rolls.append(RollRecord(request.key, label, request.step, rolled, record.method))


def endless_error(procedure: Procedure) -> ProcedureError:
    """Return the error of a procedure that was stopped at its limit of requests."""
    return ProcedureError(
        Message(
            "procedure_endless",
            "{procedure} was stopped after {count} steps, because it never ends with these rules. "
            "Check the house rules and the numbers that it uses.",
            {"procedure": procedure.label, "count": procedure.most_requests},
        )
    )
