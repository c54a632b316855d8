"""One run through a procedure: the conversation, with all that it asked, told and wrote so far.

A run only goes forward. Whoever goes back begins another one and gives it the same answers again: that is the
`Driver`'s business, and `Checkpoints` has runs ready for it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from core.character import Batch, Edit, Json, Sheet, edit_from_json, edit_to_json
from core.dice import enter_faces
from core.errors import AnswerError, ProcedureError
from core.messages import Message, named
from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
from core.procedures.events import LoggedEvent
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation, Memory, Request, Roll
from core.procedures.transcript import AMENDED, AnswerMethod, AnswerRecord, RollRecord

CROWD_SIZE = 101
"""From this many sheets on a conflict is a crowd: it keeps less of what was asked, and fewer steps back ready."""


@dataclass(frozen=True, slots=True)
class AppliedEdit:
    """An edit that the procedure carried out, or that came from outside while it ran.

    Attributes:
        participant: Position of the sheet.
        edit: The edit as it was carried out.
        inverse: Takes it back.
        after: How many answers had been given when it was written.
    """

    participant: int
    edit: Edit
    inverse: Edit
    after: int


@dataclass(frozen=True, slots=True)
class RunHistory:
    """How far a run has come, for another one that goes the same way.

    Attributes:
        answers: Its answers.
        requests: What was asked, one request for each of the answers.
        events: What was told.
    """

    answers: Sequence[AnswerRecord]
    requests: Sequence[Request] = ()
    events: Sequence[LoggedEvent] = ()

    def copy(self) -> RunHistory:
        """Return it as it is now, for another thread."""
        return RunHistory(tuple(self.answers), tuple(self.requests), tuple(self.events))


class Run:
    """A procedure that goes on as far as it is answered; the same answers always bring it to the same place.

    Attributes:
        situation: With whom: the working copies of the sheets.
        sheets: These copies, as they are now.
        edits: What was written, for each sheet.
        said: The labels of what was written, for each sheet; they name the outcome.
        answers: All answers so far.
        requests: What was asked, one request for each of the answers.
        rolls: Every die that lies.
        events: What was told, in order.
        journal: Every edit, over all sheets, in order.
        memory: What automatic answers remember.
        request: What is asked now; None at the end, and halfway.
        trail: How far it has come; it grows with it.
        is_halfway: Whether what is written after the last answer is not written to its end yet.
    """

    def __init__(self, procedure: Procedure, situation: Situation, seed: str) -> None:
        """Begin, up to the first request.

        Args:
            procedure: What is run.
            situation: With whom; the sheets are copied.
            seed: What all chance comes from.
        """
        uids = random.Random(f"{seed}/uids")
        self.sheets: list[Sheet] = [sheet.copy(random.Random(uids.getrandbits(64))) for sheet in situation.sheets]
        self.situation = replace(situation, sheets=tuple(self.sheets))
        self.edits: list[list[Edit]] = [[] for _ in self.sheets]
        self.labels: list[list[str]] = [[] for _ in self.sheets]
        self.answers: list[AnswerRecord] = []
        self.requests: list[Request] = []
        self.rolls: list[RollRecord] = []
        self.events: list[LoggedEvent] = []
        self.journal: list[AppliedEdit] = []
        self.memory: Memory = {}
        self.request: Request | None = None
        self.is_halfway = False
        self._reply: Json | Sheet = None
        self._procedure = procedure
        self.history = RunHistory(self.answers, self.requests, self.events)
        self._is_crowd = procedure.kind is ProcedureKind.CONFLICT and len(self.sheets) >= CROWD_SIZE
        self._replayed = RunHistory(())
        self._deferred: DeferredRequest | None = None
        self._used_keys: set[str] = set()
        self._count = 0
        self._conversation: Conversation = procedure.start(self.situation)
        self._advance(None)

    def pending_request(self) -> Request:
        """Return the present request.

        Raises:
            ProcedureError: There is none any more.
        """
        if self.request is None:
            raise ProcedureError(
                Message("procedure_over", "{procedure} has come to its end.", {"procedure": self._procedure.label})
            )
        return self.request

    def answer(self, answered: AnswerRecord, most: int = 0) -> None:
        """Note an answer that fits the present request, and go on to the next.

        Args:
            answered: The answer.
            most: How much is written and told at most before it stops halfway; 0 is without end.

        Raises:
            ProcedureError: It cannot go on with this answer; this run is of no more use.
        """
        self._record(self.pending_request(), answered)
        self._advance(answered.answer, most)

    def run_slice(self, most: int = 0) -> None:
        """Go on from halfway.

        Args:
            most: As for `take`.

        Raises:
            ProcedureError: It cannot go on with the last answer; this run is of no more use.
        """
        if self.is_halfway:
            self._advance(self._reply, most)

    def replay(self, trail: RunHistory, to: int) -> None:
        """Take answers that fitted another run with the same beginning.

        What that run told is taken over, and in a crowd so are its requests, of which it has kept only who was asked.
        So this one must `settle` before anybody answers it.

        Args:
            trail: That of the other run; its first answers are those of this one.
            to: How many answers there shall be.
        """
        self._replayed = trail
        for answered in trail.answers[len(self.answers) : to]:
            if answered.key.startswith(AMENDED):
                self.replay_amendment(answered)
                self.answers[-1] = answered  # the very same, by which is seen that this run is behind the other
            else:
                self.answer(answered)

    def finish_replay(self) -> None:
        """Ask what is asked now, after other answers were followed."""
        self._replayed = RunHistory(())
        if self._deferred is not None:
            self.request, self._deferred = self._deferred.make(), None

    def amend(self, participant: int, edit: Edit) -> AppliedEdit:
        """Write an edit from outside to a working copy; it stands among the answers from then on.

        Args:
            participant: Position of the sheet.
            edit: What is changed.

        Raises:
            QuireError: The sheet does not take the edit; nothing has changed.
        """
        written = self._apply(participant, edit)
        number = sum(answered.key.startswith(AMENDED) for answered in self.answers)
        answer: Json = {"participant": participant, "edit": edit_to_json(written.edit)}
        self.answers.append(AnswerRecord(f"{AMENDED}{number}", answer, AnswerMethod.CHOSEN))
        self.requests.append(ApplyEdits(key=f"{AMENDED}{number}", label="", edits=(edit,), participant=participant))
        return written

    def replay_amendment(self, answered: AnswerRecord) -> None:
        """Write an edit from outside that stands among the answers of another run.

        Raises:
            QuireError: It names nobody, or the sheet does not take it.
        """
        amended = answered.answer if isinstance(answered.answer, Mapping) else {}
        participant = amended.get("participant")
        if not isinstance(participant, int) or not 0 <= participant < len(self.sheets):
            raise AnswerError(
                Message("amended_nobody", "An edit from outside names no participant; it is left out.", {})
            )
        self.amend(participant, edit_from_json(amended.get("edit")))

    def drop_last_answer(self) -> None:
        """Show again what stood before the last answer, with which it cannot go on; it can only be looked at then."""
        self.request, self.is_halfway = self.requests.pop(), False
        gone, left = self.answers.pop(), len(self.answers)
        for done in (self.events, self.journal):
            while done and done[-1].after > left:
                done.pop()
        while self.rolls and self.rolls[-1].key == gone.key:
            self.rolls.pop()

    def release(self) -> None:
        """Let go of everything bit by bit, so that other threads get their turns; this run is of no more use."""
        self._conversation.close()
        self.request = None
        self.situation = replace(self.situation, sheets=self.situation.sheets[:1])
        held: list[Any]
        for held in (self.requests, self.events, self.rolls, self.journal, self.edits, self.answers, self.sheets):
            while held:
                held.pop()

    # ------------------------------------------------------------------------------------------------ the machine

    def _advance(self, reply: Json | Sheet, most: int = 0) -> None:
        """Send an answer and carry out what is written, up to the next request that someone must answer."""
        self.is_halfway = False
        left = most
        while True:
            self._count += 1
            if self._count > self._procedure.most_requests:
                raise self._endless_error()
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
            else:
                if request.key in self._used_keys:
                    raise ValueError(f"{self._procedure.key} asks {request.key} twice")
                self._used_keys.add(request.key)
                self.request = self._resolve(request)
                return
            left -= 1
            if left == 0:
                self._reply, self.request, self.is_halfway = reply, None, True
                return

    def _resolve(self, request: Request) -> Request:
        """Return a request itself, or what is kept of it by the run that is followed."""
        self._deferred = None
        if not isinstance(request, DeferredRequest):
            return request
        place, ahead = len(self.answers), self._replayed.requests if self._is_crowd else ()
        if place < len(ahead) and ahead[place].key == request.key:  # else an edit from outside stands in between
            self._deferred = request
            return ahead[place]
        return request.make()

    def _log(self, request: LogEvent) -> LoggedEvent:
        """Return what is told, made here or by the run that is followed."""
        after, place, ahead = len(self.answers), len(self.events), self._replayed.events
        return ahead[place] if place < len(ahead) else LoggedEvent(request.make(), after)

    def _endless_error(self) -> ProcedureError:
        return ProcedureError(
            Message(
                "procedure_endless",
                "{procedure} was stopped after {count} questions: it does not come to an end with these rules. "
                "Look at the house rules and the numbers it runs on.",
                {"procedure": self._procedure.label, "count": self._procedure.most_requests},
            )
        )

    def _apply(self, participant: int, edit: Edit) -> AppliedEdit:
        changes = self.sheets[participant].apply(edit)
        # As it was carried out: new rows bring their uids, so that the outcome gives the very same document.
        done = changes.edit
        self.edits[participant].extend(done.edits if isinstance(done, Batch) else (done,))
        written = AppliedEdit(participant, changes.edit, changes.inverse, len(self.answers))
        self.journal.append(written)
        return written

    def _record(self, request: Request, answered: AnswerRecord) -> None:
        self.answers.append(answered)
        is_whole = self._is_crowd and self._deferred is None
        self.requests.append(request.compact() if is_whole else request)
        self.memory.update(answered.memory)
        if isinstance(request, Roll) and isinstance(answered.answer, Sequence):
            for place, (dice, faces) in enumerate(zip(request.dice, answered.answer, strict=True)):
                label = named(request.label, request.names[place]) if request.names else request.label
                self.rolls.append(
                    RollRecord(
                        request.key, label, request.step, enter_faces(dice, cast(Sequence[int], faces)), answered.method
                    )
                )
