"""Runs a procedure: takes answers, writes to copies of the sheets, goes back by replay, stops and resumes.

The driver owns all chance. Each automatic answer draws from a source of its own, made of the seed, the request's key
and the number of the try; so a seed reproduces a character exactly, whichever requests a person answered himself in
between, and a resumed procedure rolls what it would have rolled.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from core.character import Batch, Edit, Json, Sheet, clean, edit_from_json, edit_to_json
from core.dice import lay
from core.errors import AnswerError, ProcedureError, QuireError
from core.messages import Message
from core.procedures.catalog import Procedure, Situation, Step, StepState
from core.procedures.events import Told
from core.procedures.requests import Apply, Conversation, Memory, Request, Roll, Tell
from core.procedures.transcript import AMENDED, Answered, Dropped, How, RollRecord, Transcript


@dataclass(frozen=True, slots=True)
class Written:
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


class Driver:
    """One run of a procedure.

    The sheets of the situation are never touched; the driver works on copies, and `outcome` says what to do to the
    originals.
    """

    def __init__(self, procedure: Procedure, situation: Situation, seed: int | str) -> None:
        """Start a procedure.

        Args:
            procedure: What to run.
            situation: With whom, and in which setting.
            seed: What all chance comes from; the same seed and answers give the same documents.

        Raises:
            ProcedureError: The procedure cannot be run with these characters now.
        """
        for sheet in situation.sheets:
            if reason := procedure.closed(sheet):
                raise ProcedureError(reason)
        self.procedure = procedure
        self.seed = str(seed)
        self._situation = situation
        self._draws: dict[str, int] = {}
        self._later: dict[str, Answered] = {}
        self._is_keeping = False
        self._kept: list[str] = []
        self._dropped: list[Dropped] = []
        self._notice: Message | None = None
        self._begin()

    @classmethod
    def resume(cls, procedure: Procedure, situation: Situation, transcript: Json) -> Driver:
        """Take up a procedure where its transcript ends.

        Answers that no longer fit, because the game's data or the character changed meanwhile, are asked again;
        `notice` says so, `dropped` lists them.

        Raises:
            DocumentError: The transcript is damaged.
            ProcedureError: It belongs to another procedure or another game.
        """
        record = Transcript.from_json(transcript)
        record.check_belongs(procedure, situation)
        driver = cls(procedure, situation, record.seed)
        driver._draws = dict(record.draws)
        driver._notice = record.changes_since(situation)
        driver._restore(record)
        return driver

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def request(self) -> Request | None:
        """What is asked now; None when the procedure has come to its end."""
        return self._request

    @property
    def is_finished(self) -> bool:
        """Whether nothing is left to ask."""
        return self._request is None

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The working copies, as they are now."""
        return tuple(self._sheets)

    @property
    def answers(self) -> tuple[Answered, ...]:
        """All answers so far."""
        return tuple(self._answers)

    @property
    def requests(self) -> tuple[Request, ...]:
        """What was asked so far, one request for each of the `answers`."""
        return tuple(self._requests)

    @property
    def rolls(self) -> tuple[RollRecord, ...]:
        """The roll log: every die that lies, typed or rolled."""
        return tuple(self._rolls)

    @property
    def events(self) -> tuple[Told, ...]:
        """What was told so far, in order."""
        return tuple(self._events)

    @property
    def journal(self) -> tuple[Written, ...]:
        """Every edit so far, over all sheets, in order; the same answers always give the same journal."""
        return tuple(self._journal)

    @property
    def progress(self) -> tuple[tuple[Step, StepState], ...]:
        """The steps of the procedure, each with how far it is; steps without a question count with the others."""
        steps = self.procedure.steps
        places = {step.key: place for place, step in enumerate(steps)}
        now = len(steps) if self._request is None else places.get(self._request.step, 0)
        states = (
            StepState.DONE if place < now else StepState.CURRENT if place == now else StepState.OPEN
            for place in range(len(steps))
        )
        return tuple(zip(steps, states, strict=True))

    @property
    def kept(self) -> tuple[str, ...]:
        """Keys of the earlier answers that were used again since the last reopening or resuming."""
        return tuple(self._kept)

    @property
    def dropped(self) -> tuple[Dropped, ...]:
        """The earlier answers that could not be used again since the last reopening or resuming."""
        return tuple(self._dropped)

    @property
    def notice(self) -> Message | None:
        """What a person should know about resuming, or None."""
        return self._notice

    @property
    def suggestion(self) -> Answered | None:
        """The answer that the present request had before someone went back, if it still fits."""
        if self._request is None:
            return None
        earlier = self._later.get(self._request.key)
        return earlier if earlier is not None and _misfit(self._request, earlier) is None else None

    @property
    def outcome(self) -> tuple[Batch, ...]:
        """One batch of edits for each sheet, in their order, called by what the writings say of themselves.

        Raises:
            ProcedureError: Something is still asked.
        """
        if self._request is not None:
            raise ProcedureError(
                Message(
                    "procedure_open",
                    "{procedure} is not finished: {label} is still asked. Answer it, or leave the procedure.",
                    {"procedure": self.procedure.label, "label": self._request.label},
                )
            )
        return tuple(
            Batch(tuple(edits), ": ".join([self.procedure.label, *(["; ".join(said)] if said else [])]))
            for edits, said in zip(self._edits, self._said, strict=True)
        )

    @property
    def transcript(self) -> dict[str, Json]:
        """Everything that `resume` needs, as plain JSON; answers that stand are not written anew each time."""
        system = self._situation.sheet.system
        self._entries += [answered.to_json() for answered in self._answers[len(self._entries) :]]
        record = Transcript(
            self.procedure.key,
            system.id,
            system.version,
            "" if self._situation.setting is None else self._situation.setting.id,
            self.seed,
            (),
            tuple(self._later.values()),
            self._is_keeping,
            self._draws,
        ).to_json()
        return {**record, "answers": list(self._entries)}

    # ------------------------------------------------------------------------------------------------ answering

    def answer(self, value: Json, how: How = How.CHOSEN) -> None:
        """Answer the present request.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: Nothing is asked any more, or the procedure cannot go on with this answer; nothing has
                changed.
        """
        self._give(clean(value, AnswerError), how, {})

    def auto_answer(self) -> None:
        """Let Quire answer: roll the dice, or decide as the game's policy does.

        Raises:
            AnswerError: There is no answer that fits, as where everything is closed.
            ProcedureError: As for `answer`.
        """
        request = self._asked()
        number = self._draws.get(request.key, 0)
        source = random.Random(f"{self.seed}/{request.key}/{number}")
        memory = dict(self._memory)
        value = request.auto(source, memory)
        learned = {key: thing for key, thing in memory.items() if key not in self._memory or thing != self._memory[key]}
        self._draws[request.key] = number + 1
        self._give(value, How.ROLLED if isinstance(request, Roll) else How.AUTO, learned)

    def follow(self, script: Mapping[str, Json]) -> bool:
        """Answer the present request from a script of answers by key, if it has one; say whether it had."""
        request = self._request
        if request is None or request.key not in script:
            return False
        self.answer(script[request.key], How.SCRIPT)
        return True

    def run_auto(self, script: Mapping[str, Json] | None = None) -> None:
        """Answer everything that is left: from the script where it has an answer, else automatically."""
        while self._request is not None:
            if not self.follow(script or {}):
                self.auto_answer()

    # ------------------------------------------------------------------------------------------------ going back

    def back(self) -> bool:
        """Take back the last answer; it stays as the suggestion. False where there is nothing to take back."""
        if not self._answers:
            return False
        *kept, last = self._answers
        self._later = {last.key: last, **{key: each for key, each in self._later.items() if key != last.key}}
        self._is_keeping = False
        self._replay(kept)
        return True

    def take_back(self, count: int) -> None:
        """Go back to when only so many answers had been given; the first that is taken back stays as the suggestion.

        Args:
            count: From 0 to the number of answers.
        """
        if not 0 <= count < len(self._answers):
            return
        first = self._answers[count]
        self._later = {} if first.key.startswith(AMENDED) else {first.key: first}
        self._is_keeping = False
        self._replay(self._answers[:count])

    def amend(self, participant: int, edit: Edit) -> Written:
        """Write an edit from outside to a working copy, as when a person changes the sheet in the middle of a fight.

        It stands among the answers from then on, so that replaying and resuming carry it out at the same place.

        Args:
            participant: Position of the sheet.
            edit: What is changed.

        Raises:
            QuireError: The sheet does not take the edit; nothing has changed.
        """
        written = self._carry_out(participant, edit)
        number = sum(answered.key.startswith(AMENDED) for answered in self._answers)
        answer: Json = {"participant": participant, "edit": edit_to_json(written.edit)}
        self._answers.append(Answered(f"{AMENDED}{number}", answer, How.CHOSEN))
        self._requests.append(Apply(key=f"{AMENDED}{number}", label="", edits=(edit,), participant=participant))
        return written

    def forward(self) -> None:
        """Use the answers that were taken back, as far as they fit."""
        self._is_keeping = bool(self._later)
        self._kept, self._dropped = [], []
        self._use_later()

    def reopen(self, key: str) -> None:
        """Go back to the request of this key, to answer it anew.

        When it is answered, all later answers that still fit are used again by themselves; the others are asked again
        and listed in `dropped`.

        Raises:
            ProcedureError: No such request was answered.
        """
        places = [place for place, answered in enumerate(self._answers) if answered.key == key]
        if not places:
            raise ProcedureError(
                Message("reopen_unknown", "Nothing was answered to {key}, so it cannot be opened again.", {"key": key})
            )
        taken_back = self._answers[places[0] :]
        self._later = {**{answered.key: answered for answered in taken_back}, **self._later}
        self._is_keeping = True
        self._kept, self._dropped = [], []
        self._replay(self._answers[: places[0]])

    def revise(self, key: str, value: Json, how: How = How.CHOSEN) -> None:
        """Give another answer to a request that was answered; later answers that still fit are kept.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: No such request was answered, or the procedure cannot go on with this answer; nothing has
                changed.
        """
        before, later, is_keeping = tuple(self._answers), dict(self._later), self._is_keeping
        self.reopen(key)
        try:
            self.answer(value, how)
        except QuireError:
            self._replay(before)
            self._later, self._is_keeping = later, is_keeping
            raise

    # ------------------------------------------------------------------------------------------------ the machine

    def _begin(self) -> None:
        uids = random.Random(f"{self.seed}/uids")
        self._sheets = [sheet.copy(random.Random(uids.getrandbits(64))) for sheet in self._situation.sheets]
        self._edits: list[list[Edit]] = [[] for _ in self._sheets]
        self._said: list[list[str]] = [[] for _ in self._sheets]
        self._answers: list[Answered] = []
        self._entries: list[Json] = []
        self._requests: list[Request] = []
        self._rolls: list[RollRecord] = []
        self._events: list[Told] = []
        self._journal: list[Written] = []
        self._memory: Memory = {}
        self._seen: set[str] = set()
        self._count = 0
        situation = replace(self._situation, sheets=tuple(self._sheets))
        self._conversation: Conversation = self.procedure.start(situation)
        self._request: Request | None = None
        self._advance(None)

    def _advance(self, reply: Json | Sheet) -> None:
        """Send an answer and carry out what is written, up to the next request that someone must answer."""
        while True:
            self._count += 1
            if self._count > self.procedure.most_requests:
                raise ProcedureError(
                    Message(
                        "procedure_endless",
                        "{procedure} was stopped after {count} questions: it does not come to an end with these rules. "
                        "Look at the house rules and the numbers it runs on.",
                        {"procedure": self.procedure.label, "count": self.procedure.most_requests},
                    )
                )
            try:
                request = self._conversation.send(reply)
            except StopIteration:
                self._request = None
                return
            if isinstance(request, Apply):
                for edit in request.edits:
                    self._carry_out(request.participant, edit)
                if request.label:
                    self._said[request.participant].append(request.label)
                reply = self._sheets[request.participant]
            elif isinstance(request, Tell):
                self._events.append(Told(request.event, len(self._answers)))
                reply = None
            else:
                if request.key in self._seen:
                    raise ValueError(f"{self.procedure.key} asks {request.key} twice")
                self._seen.add(request.key)
                self._request = request
                return

    def _carry_out(self, participant: int, edit: Edit) -> Written:
        changes = self._sheets[participant].apply(edit)
        # As it was carried out: new rows bring their uids, so that the outcome gives the very same document.
        self._edits[participant].append(changes.edit)
        written = Written(participant, changes.edit, changes.inverse, len(self._answers))
        self._journal.append(written)
        return written

    def _asked(self) -> Request:
        if self._request is None:
            raise ProcedureError(
                Message("procedure_over", "{procedure} has come to its end.", {"procedure": self.procedure.label})
            )
        return self._request

    def _give(self, value: Json, how: How, learned: Mapping[str, Json]) -> None:
        """Take a new answer in place of an earlier one, then use what else was answered earlier."""
        key = self._asked().key
        self._take(value, how, learned)
        self._later.pop(key, None)
        self._use_later()

    def _take(self, value: Json, how: How, learned: Mapping[str, Json]) -> None:
        """Check an answer, note it and go on; where going on fails, stand again where we stood."""
        if problem := self._asked().check(value):
            raise AnswerError(problem)
        self._go_on(value, how, learned)

    def _go_on(self, value: Json, how: How, learned: Mapping[str, Json]) -> None:
        """Note an answer that fits and go on; where that fails, stand again where we stood."""
        request = self._asked()
        before = len(self._answers)
        self._note(request, Answered(request.key, value, how, request.asked(), learned))
        try:
            self._advance(value)
        except QuireError:
            self._replay(self._answers[:before])
            raise

    def _note(self, request: Request, answered: Answered) -> None:
        self._answers.append(answered)
        self._requests.append(request)
        self._memory.update(answered.memory)
        if isinstance(request, Roll) and isinstance(answered.answer, Sequence):
            for place, (dice, faces) in enumerate(zip(request.dice, answered.answer, strict=True)):
                label = f"{request.label}: {request.names[place]}" if request.names else request.label
                self._rolls.append(
                    RollRecord(request.key, label, request.step, lay(dice, cast(Sequence[int], faces)), answered.how)
                )

    def _replay(self, answers: Sequence[Answered]) -> None:
        """Run again from the beginning with these answers, all of which fitted before."""
        self._begin()
        for answered in answers:
            if answered.key.startswith(AMENDED):
                self._amend_again(answered)
            else:
                self._note(self._asked(), answered)
                self._advance(answered.answer)

    def _amend_again(self, answered: Answered) -> None:
        amended = answered.answer if isinstance(answered.answer, Mapping) else {}
        participant = amended.get("participant")
        if not isinstance(participant, int) or not 0 <= participant < len(self._sheets):
            raise AnswerError(
                Message("amended_nobody", "An edit from outside names no participant; it is left out.", {})
            )
        self.amend(participant, edit_from_json(amended.get("edit")))

    def _use_later(self) -> None:
        """Answer from the answers that were taken back, until one is missing or does not fit."""
        used = 0
        while self._is_keeping and (key := self._next_later()):
            answered = self._later.pop(key)
            used += 1
            if used > len(self._later):
                # The front of a dictionary from which much was taken is slow to find.
                self._later, used = dict(self._later), 0
            if problem := self._use(answered):
                self._dropped.append(Dropped(answered, problem))
                return
            self._kept.append(answered.key)
        if self._request is None:
            if self._is_keeping:
                self._dropped.extend(Dropped(answered, _no_longer(answered)) for answered in self._later.values())
            self._later = {}
            self._is_keeping = False

    def _next_later(self) -> str:
        """Give the key of the earlier answer whose turn it is; "" where there is none."""
        first = next(iter(self._later), "")
        if first.startswith(AMENDED):
            return first
        return self._request.key if self._request is not None and self._request.key in self._later else ""

    def _use(self, answered: Answered) -> Message | None:
        """Use an earlier answer; say why it cannot be used, or None."""
        try:
            if answered.key.startswith(AMENDED):
                self._amend_again(answered)
            elif problem := _misfit(self._asked(), answered):
                return problem
            else:
                self._go_on(answered.answer, answered.how, answered.memory)
        except QuireError as error:
            return error.message
        return None

    def _restore(self, record: Transcript) -> None:
        self._later = {answered.key: answered for answered in record.answers}
        self._is_keeping = True
        self._use_later()
        if self._dropped:
            self._later.update({answered.key: answered for answered in record.later})
            return
        self._later = {answered.key: answered for answered in record.later}
        self._is_keeping = record.is_keeping
        self._kept = []


def _misfit(request: Request, answered: Answered) -> Message | None:
    """Say why an earlier answer does not fit this request."""
    if answered.asked != request.asked():
        return Message("answer_other", "{label} is about other numbers now.", {"label": request.label})
    return request.check(answered.answer)


def _no_longer(answered: Answered) -> Message:
    return Message("answer_unasked", "{key} is not asked any more.", {"key": answered.key})
