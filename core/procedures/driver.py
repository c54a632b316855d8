"""Runs a procedure: takes answers, writes to copies of the sheets, goes back by replay, stops and resumes.

The driver owns all chance. Each automatic answer draws from a source of its own, made of the seed, the request's key
and the number of the try; so a seed reproduces a character exactly, whichever requests a person answered himself in
between, and a resumed procedure rolls what it would have rolled.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from operator import is_
from typing import Final

from core.character import Batch, Edit, Json, clean
from core.errors import AnswerError, ProcedureError, QuireError
from core.messages import Message, Word, joined
from core.procedures.checkpoints import Checkpoints, is_prefix
from core.procedures.procedure import Procedure, Situation
from core.procedures.procedure_state import ProcedureState
from core.procedures.replay import Replay
from core.procedures.requests import Roll
from core.procedures.run import AppliedEdit, Run, RunHistory
from core.procedures.transcript import (
    AMENDED,
    AnswerMethod,
    AnswerRecord,
    DroppedAnswer,
    Transcript,
    no_longer_asked,
    why_invalid,
)

_BY_CHANCE: Final = frozenset({AnswerMethod.AUTO, AnswerMethod.ROLLED})
_SLICE: Final = 25
"""How much is written and told before whoever watches may do something else."""


class Driver(ProcedureState):
    """One run of a procedure.

    The sheets of the situation are never touched; the driver works on copies, and `outcome` says what to do to the
    originals.

    Attributes:
        runs_in_slices: Whether it stops halfway where much follows from one answer, as on the sheets of hundreds; whoever
            sets it calls `run_slice` for the rest. An answer that leads nowhere then leaves it fallen (`needs_replay`)
            until the `way_back` to where it stood is walked. Everything but looking at it and going back does the rest,
            or stands up, first.
    """

    runs_in_slices = False

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
        self.seed = str(seed)
        begin = partial(Run, procedure, situation, self.seed)
        super().__init__(procedure, begin())
        self._situation = situation
        self._draws: dict[str, int] = {}
        self._reusable: dict[str, AnswerRecord] = {}
        self._reuses_answers = False
        self._reused: list[str] = []
        self._dropped: list[DroppedAnswer] = []
        self._retryable: dict[str, AnswerRecord] = {}
        self._notice: Message | None = None
        self._needs_replay = False
        self._checkpoints = Checkpoints(begin)

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
        once = {answered.key for answered in record.answers if answered.method in _BY_CHANCE}
        driver._draws = {key: count for key, count in record.draws.items() if count > 1 or key not in once}
        driver._notice = record.changes_since(situation)
        driver._restore(record)
        return driver

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def situations(self) -> tuple[Situation, ...]:
        """The present one, and those of what stands ready for going back."""
        return (self._run.situation, *(run.situation for run in self._checkpoints.runs))

    @property
    def needs_replay(self) -> bool:
        """Whether it could not go on with an answer: it shows what stood before, and must walk back there to go on."""
        return self._needs_replay

    @property
    def reused(self) -> tuple[str, ...]:
        """Keys of the earlier answers that were used again since the last reopening or resuming."""
        return tuple(self._reused)

    @property
    def dropped(self) -> tuple[DroppedAnswer, ...]:
        """The earlier answers that could not be used again since the last reopening or resuming."""
        return tuple(self._dropped)

    @property
    def notice(self) -> Message | None:
        """What a person should know about resuming, or None."""
        return self._notice

    @property
    def suggestion(self) -> AnswerRecord | None:
        """The answer that the present request had before someone went back, if it still fits."""
        if self._run.request is None:
            return None
        earlier = self._reusable.get(self._run.request.key)
        return earlier if earlier is not None and why_invalid(self._run.request, earlier) is None else None

    @property
    def outcome(self) -> tuple[Batch, ...]:
        """One batch of edits for each sheet, in their order, named after the procedure and the labels of what it wrote.

        Raises:
            ProcedureError: Something is still asked.
        """
        self._finish_pending()
        if self._run.request is not None:
            raise ProcedureError(
                Message(
                    "procedure_open",
                    "{procedure} is not finished: {label} is still asked. Answer it, or leave the procedure.",
                    {"procedure": self.procedure.label, "label": self._run.request.label},
                )
            )
        return tuple(
            Batch(tuple(edits), joined([Word(self.procedure.label), *([joined(said, "; ")] if said else [])], ": "))
            for edits, said in zip(self._run.edits, self._run.labels, strict=True)
        )

    @property
    def transcript(self) -> dict[str, Json]:
        """Everything that `resume` needs, as plain JSON."""
        return self.transcript_from(0)

    def transcript_from(self, place: int) -> dict[str, Json]:
        """Return the transcript without the first answers, for somebody who has written these before.

        Args:
            place: How many answers are left out.
        """
        system = self._situation.sheet.system
        record = Transcript(
            self.procedure.key,
            system.id,
            system.version,
            "" if self._situation.setting is None else self._situation.setting.id,
            self.seed,
            tuple(self._run.answers[place:]),
            tuple(self._reusable.values()),
            self._reuses_answers,
            self._draws,
        )
        return record.to_json()

    # ------------------------------------------------------------------------------------------------ answering

    def answer(self, value: Json, method: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer the present request.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: Nothing is asked any more, or the procedure cannot go on with this answer; nothing has
                changed.
        """
        self._finish_pending()
        self._answer_and_reuse(clean(value, AnswerError), method, {})

    def run_slice(self) -> None:
        """Go on a bit from halfway.

        Raises:
            ProcedureError: It cannot go on with the last answer, which is taken back.
        """
        self._run_slice(_SLICE)

    def auto_answer(self) -> None:
        """Let Quire answer: roll the dice, or decide as the game's policy does.

        Raises:
            AnswerError: There is no answer that fits, as where everything is closed.
            ProcedureError: As for `answer`.
        """
        self._finish_pending()
        request = self._run.pending_request()
        number = self._draws.get(request.key, 0)
        source = random.Random(f"{self.seed}/{request.key}/{number}")
        memory = dict(self._run.memory)
        value = request.auto(source, memory)
        learned = {
            key: thing for key, thing in memory.items() if key not in self._run.memory or thing != self._run.memory[key]
        }
        try:
            self._answer_and_reuse(
                value, AnswerMethod.ROLLED if isinstance(request, Roll) else AnswerMethod.AUTO, learned
            )
        except QuireError:
            self._draws[request.key] = number + 1
            raise
        if number:  # that it was answered once by chance, its answer says
            self._draws[request.key] = number + 1

    def answer_from(self, script: Mapping[str, Json]) -> bool:
        """Answer the present request from a script of answers by key, if it has one; say whether it had."""
        self._finish_pending()
        request = self._run.request
        if request is None or request.key not in script:
            return False
        self.answer(script[request.key], AnswerMethod.SCRIPT)
        return True

    def run_auto(self, script: Mapping[str, Json] | None = None) -> None:
        """Answer everything that is left: from the script where it has an answer, else automatically."""
        while not self.is_finished:
            if not self.answer_from(script or {}):
                self.auto_answer()

    # ------------------------------------------------------------------------------------------------ going back

    def back(self) -> bool:
        """Take back the last answer; it stays as the suggestion. False where there is nothing to take back."""
        if not self._run.answers:
            return False
        *kept, last = self._run.answers
        self._reusable = {last.key: last, **{key: each for key, each in self._reusable.items() if key != last.key}}
        self._reuses_answers = False
        self._replay(kept)
        return True

    def rewind_to(self, count: int) -> None:
        """Go back to when only so many answers had been given; the first that is taken back stays as the suggestion.

        Args:
            count: From 0 to the number of answers.
        """
        if 0 <= count < len(self._run.answers):
            way = self.replay_to(count)
            way.execute()
            self.switch_to(way)

    def replay_to(self, count: int) -> Replay:
        """Return the way to where `take_back` goes, to be walked on any thread; nothing has changed before `go_back`.

        Args:
            count: From 0 to one less than the number of answers; just their number where it has fallen, to stand again.
        """
        return self._checkpoints.replay_to(self._run.history.copy(), count)

    def switch_to(self, way: Replay) -> None:
        """Stand where a way back has led.

        What was amended since the way was given is amended again: whoever did so wrote to the sheets as they are, not
        to what is taken back.

        Args:
            way: One that has been walked to its place.
        """
        run = way.run
        if run is None or not is_prefix(run, self._run.answers):
            raise ValueError("the way leads from answers that were given up meanwhile")
        count = len(run.answers)
        since = [answered for answered in self._run.answers[way.limit :] if answered.key.startswith(AMENDED)]
        if count < len(self._run.answers):
            first = self._run.answers[count]
            self._reusable = {} if first.key.startswith(AMENDED) else {first.key: first}
        self._reuses_answers = False
        way.replaced_run = self._run
        self._switch_run(run)
        for answered in since:
            self._run.replay_amendment(answered)

    def prepare_checkpoints(self, places: Sequence[int], most: int) -> bool:
        """Prepare for going back while nobody waits; say whether nothing is left to prepare.

        Args:
            places: Numbers of answers to which somebody may soon go back, the greatest first: the procedure stands
                ready there, and goes back to later places the quicker the nearer they are.
            most: How many answers may be given now; call again for the rest.
        """
        return self._checkpoints.prepare(places, self._run.history, most)

    def has_checkpoints(self, places: Sequence[int]) -> bool:
        """Return whether `prepare_checkpoints` has runs to bring to these places, so that it need not begin any.

        Args:
            places: Numbers of answers, the greatest first.
        """
        return self._checkpoints.covers(places)

    def replay_to_checkpoint(self, place: int) -> Replay:
        """Return the way to one more run for going back, which `keep_checkpoint` takes; to be walked on any thread.

        Args:
            place: Number of answers after which it shall stand.
        """
        return self._checkpoints.replay_from_start(self._run.history.copy(), place)

    def keep_checkpoint(self, way: Replay) -> None:
        """Let stand ready what has come on a way so far, unless its answers were taken back meanwhile."""
        if way.run is not None:
            self._checkpoints.add(way.run, self._run.answers)

    def amend(self, participant: int, edit: Edit) -> AppliedEdit:
        """Write an edit from outside to a working copy, as when a person changes the sheet in the middle of a fight.

        It stands among the answers from then on, so that replaying and resuming carry it out at the same place.

        Args:
            participant: Position of the sheet.
            edit: What is changed.

        Raises:
            QuireError: The sheet does not take the edit; nothing has changed.
        """
        self._finish_pending()
        return self._run.amend(participant, edit)

    def reopen(self, key: str) -> None:
        """Go back to the request of this key, to answer it anew.

        When it is answered, all later answers that still fit are used again by themselves; the others are asked again
        and listed in `dropped`. Until they are answered anew, they are tried again whenever something is reopened: who
        types 12, and then 13 after all, has lost nothing to the 1.

        Raises:
            ProcedureError: No such request was answered.
        """
        places = [place for place, answered in enumerate(self._run.answers) if answered.key == key]
        if not places:
            raise ProcedureError(
                Message("reopen_unknown", "Nothing was answered to {key}, so it cannot be opened again.", {"key": key})
            )
        taken_back = self._run.answers[places[0] :]
        later = {**{answered.key: answered for answered in taken_back}, **self._reusable}
        self._reusable = later | {key: answered for key, answered in self._retryable.items() if key not in later}
        self._reuses_answers = True
        self._reused, self._dropped = [], []
        self._replay(self._run.answers[: places[0]])

    def revise(self, key: str, value: Json, method: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Give another answer to a request that was answered; later answers that still fit are kept.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: No such request was answered, or the procedure cannot go on with this answer; nothing has
                changed.
        """
        before, later, is_keeping = tuple(self._run.answers), dict(self._reusable), self._reuses_answers
        self.reopen(key)
        try:
            self.answer(value, method)
        except QuireError:
            self._replay(before)
            self._reusable, self._reuses_answers = later, is_keeping
            raise

    # ------------------------------------------------------------------------------------------------ the machine

    def _answer_and_reuse(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Take a new answer in place of an earlier one, then use what else was answered earlier."""
        key = self._run.pending_request().key
        self._check_and_record(value, how, learned)
        self._reusable.pop(key, None)
        self._retryable.pop(key, None)
        self._reuse_answers()

    def _check_and_record(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Check an answer, note it and go on; where going on fails, stand again where we stood."""
        if problem := self._run.pending_request().check(value):
            raise AnswerError(problem)
        self._record(value, how, learned)

    def _record(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Note an answer that fits and go on; where that fails, stand again where we stood."""
        run = self._run
        request, before = run.pending_request(), len(run.answers)
        most = _SLICE if self.runs_in_slices and not self._reuses_answers else 0
        try:
            run.answer(AnswerRecord(request.key, value, how, request.fingerprint(), learned), most)
        except QuireError:
            self._recover(run.answers[:before])
            raise

    def _finish_pending(self) -> None:
        """Come from halfway to the next request, and to stand where it has fallen."""
        if self._needs_replay:
            self._replay(self._run.answers)
        self._run_slice(0)

    def _run_slice(self, most: int) -> None:
        run = self._run
        if not run.is_halfway:
            return
        try:
            run.run_slice(most)
        except QuireError:
            self._recover(run.answers[:-1])
            raise

    def _recover(self, answers: Sequence[AnswerRecord]) -> None:
        """Go back to these answers, because the next one led nowhere: at once, or later where it takes breath."""
        if self._reuses_answers or not self.runs_in_slices:
            self._replay(answers)
            return
        self._count_draws(self._run.answers[len(answers) :])
        self._run.drop_last_answer()
        self._needs_replay = True

    def _replay(self, answers: Sequence[AnswerRecord]) -> None:
        """Go on with a run that has just these answers, all of which fitted before."""
        own, count = self._run.history, len(answers)
        is_own = count <= len(own.answers) and all(map(is_, answers, own.answers))
        trail = RunHistory(tuple(answers), own.requests, own.events) if is_own else RunHistory(tuple(answers))
        self._checkpoints.drop_after(count)
        way = self._checkpoints.replay_to(trail, count)
        way.execute()
        if way.run is not None:
            self._switch_run(way.run)

    def _switch_run(self, run: Run) -> None:
        """Go on with a run that has the first of the answers; all others are given up."""
        self._count_draws(self._run.answers[len(run.answers) :])
        self._checkpoints.drop_after(len(run.answers))
        self._run = run
        self._needs_replay = False

    def _count_draws(self, gone: Iterable[AnswerRecord]) -> None:
        """Remember which answers came by chance, so that another try gives other dice."""
        for answered in gone:
            if answered.method in _BY_CHANCE:
                self._draws.setdefault(answered.key, 1)

    def _reuse_answers(self) -> None:
        """Answer from the answers that were taken back, until one is missing or does not fit."""
        used = 0
        while self._reuses_answers and (key := self._next_reusable()):
            answered = self._reusable.pop(key)
            used += 1
            if used > len(self._reusable):
                # The front of a dictionary from which much was taken is slow to find.
                self._reusable, used = dict(self._reusable), 0
            if problem := self._reuse(answered):
                self._drop(answered, problem)
                return
            self._retryable.pop(answered.key, None)
            self._reused.append(answered.key)
        if self.is_finished:
            if self._reuses_answers:
                for answered in self._reusable.values():
                    if self._retryable.get(answered.key) is not answered:  # which was said when it was lost
                        self._drop(answered, no_longer_asked(answered))
            self._reusable = {}
            self._reuses_answers = False

    def _drop(self, answered: AnswerRecord, problem: Message) -> None:
        """Say that an earlier answer cannot be used, and keep it for when something before it is changed once more."""
        self._dropped.append(DroppedAnswer(answered, problem))
        if not answered.key.startswith(AMENDED):
            self._retryable[answered.key] = answered

    def _next_reusable(self) -> str:
        """Return the key of the earlier answer whose turn it is; "" where there is none."""
        first = next(iter(self._reusable), "")
        if first.startswith(AMENDED):
            return first
        return (
            self._run.request.key if self._run.request is not None and self._run.request.key in self._reusable else ""
        )

    def _reuse(self, answered: AnswerRecord) -> Message | None:
        """Use an earlier answer; say why it cannot be used, or None."""
        try:
            if answered.key.startswith(AMENDED):
                self._run.replay_amendment(answered)
            elif problem := why_invalid(self._run.pending_request(), answered):
                return problem
            else:
                self._record(answered.answer, answered.method, answered.memory)
        except QuireError as error:
            return error.message
        return None

    def _restore(self, record: Transcript) -> None:
        self._reusable = {answered.key: answered for answered in record.answers}
        self._reuses_answers = True
        self._reuse_answers()
        if self._dropped:
            self._count_draws(record.answers[len(self._run.answers) :])
            self._reusable.update({answered.key: answered for answered in record.reusable})
            return
        self._reusable = {answered.key: answered for answered in record.reusable}
        self._reuses_answers = record.reuses_answers
        self._reused = []
