"""Class that runs a procedure: answers, edits of sheet copies, going back, saving, resuming.

The driver owns all randomness. Each automatic answer has its own random source, seeded with the seed, the request's key
and the number of the attempt. So a seed reproduces a character exactly, whichever requests were answered by hand, and
a resumed procedure rolls what it would have rolled.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from operator import is_
from typing import Final, cast

from core.character.edits import Batch, Edit
from core.character.json_values import Json, clean
from core.character.sheet import Sheet
from core.errors import AnswerError, NumberError, ProcedureError, QuireError
from core.messages import Message, Word, join_texts
from core.procedures.procedure import Procedure, Situation
from core.procedures.procedure_state import ProcedureState
from core.procedures.replay import Replay
from core.procedures.requests import Request, Roll
from core.procedures.run import AppliedEdit, Run, RunHistory
from core.procedures.switches import Switches, find_answer
from core.procedures.transcript import (
    AMENDED,
    AnswerMethod,
    AnswerRecord,
    DroppedAnswer,
    Transcript,
    no_longer_asked,
    why_invalid,
)

_TRIALS: Final = 4
"""Automatic answers that are compared to find out whether chance has a part in them."""

_BY_CHANCE: Final = frozenset({AnswerMethod.AUTO, AnswerMethod.ROLLED})


class Driver(ProcedureState):
    """One run of a procedure.

    It works on copies of the situation's sheets; `outcome` is what to apply to the originals.
    """

    def __init__(
        self, procedure: Procedure, situation: Situation, seed: int | str, copies: Sequence[Sheet] = ()
    ) -> None:
        """Start a procedure.

        Args:
            procedure: What to run.
            situation: Its characters and setting.
            seed: Seed of all randomness; the same seed and answers give the same documents.
            copies: The `sheets` of another driver with this seed that has not changed them; none to copy its own.

        Raises:
            ProcedureError: The procedure cannot be run with these characters now.
        """
        for sheet in situation.sheets:
            if reason := procedure.closed(sheet):
                raise ProcedureError(reason)
        self.seed = str(seed)
        self._begin = partial(Run, procedure, situation, self.seed)
        super().__init__(procedure, Run(procedure, situation, self.seed, copies))
        self._situation = situation
        self._draws: dict[str, int] = {}
        self._reusable: dict[str, AnswerRecord] = {}
        self._reuses_answers = False
        self._reused: list[str] = []
        self._dropped: list[DroppedAnswer] = []
        self._retryable: dict[str, AnswerRecord] = {}
        self._notice: Message | None = None
        self._checkpoint: Run | None = None
        self._scripted: set[str] = set()
        self._drawn: dict[str, int] = {}

    @classmethod
    def resume(cls, procedure: Procedure, situation: Situation, transcript: Json) -> Driver:
        """Return a driver that continues a procedure where its transcript ends.

        Answers that no longer fit, because the game's data or the character changed, are asked again; `notice` says
        so, `dropped` lists them.

        Raises:
            DocumentError: The transcript is damaged.
            ProcedureError: It belongs to another procedure or another game.
        """
        saved = Transcript.from_json(transcript)
        saved.check_belongs(procedure, situation)
        driver = cls(procedure, situation, saved.seed)
        once = {record.key for record in saved.answers if record.method in _BY_CHANCE}
        driver._draws = {key: count for key, count in saved.draws.items() if count > 1 or key not in once}
        driver._notice = saved.changes_since(situation)
        driver._restore(saved)
        return driver

    # ----------------------------------------------------------------------------------------------------------- state

    @property
    def situations(self) -> tuple[Situation, ...]:
        """The situations of the present run and of the checkpoint."""
        return tuple(run.situation for run in (self._run, self._checkpoint) if run is not None)

    @property
    def checkpoint_count(self) -> int:
        """Number of answers of the checkpoint; 0 if there is none."""
        return 0 if self._checkpoint is None else len(self._checkpoint.answers)

    @property
    def reused(self) -> tuple[str, ...]:
        """Keys of the earlier answers that were reused since the last reopening or resuming."""
        return tuple(self._reused)

    @property
    def dropped(self) -> tuple[DroppedAnswer, ...]:
        """The earlier answers that could not be reused since the last reopening or resuming."""
        return tuple(self._dropped)

    @property
    def notice(self) -> Message | None:
        """A message about resuming for the player, or None."""
        return self._notice

    @property
    def scripted(self) -> frozenset[str]:
        """The keys of scripts that were used, those of earlier versions included."""
        return frozenset(self._scripted)

    @property
    def suggestion(self) -> AnswerRecord | None:
        """The answer that the present request had before going back, if it still fits."""
        return None if self._run.request is None else self.suggestion_for(self._run.request)

    def suggestion_for(self, request: Request) -> AnswerRecord | None:
        """Return the answer that a request had before going back, if it still fits.

        Args:
            request: The present request, or one of those `ahead`.
        """
        earlier, _keys = self._find_reusable(request)
        return earlier if earlier is not None and why_invalid(request, earlier) is None else None

    @property
    def outcome(self) -> tuple[Batch, ...]:
        """One batch of edits for each sheet, in order, labelled with the procedure and the labels of its effects.

        Raises:
            ProcedureError: The procedure is not finished.
        """
        if self._run.request is not None:
            raise ProcedureError(
                Message(
                    "procedure_open",
                    "{procedure} is not finished: {label} is unanswered. Answer it, or cancel.",
                    {"procedure": self.procedure.label, "label": self._run.request.label},
                )
            )
        return tuple(
            Batch(
                tuple(edits),
                join_texts([Word(self.procedure.label), *([join_texts(labels, "; ")] if labels else [])], ": "),
            )
            for edits, labels in zip(self._run.edits, self._run.labels, strict=True)
        )

    @property
    def transcript(self) -> dict[str, Json]:
        """The transcript that `resume` needs, as plain JSON."""
        return self.transcript_from(0)

    def transcript_from(self, position: int) -> dict[str, Json]:
        """Return the transcript without its first answers, for a caller that has stored them.

        Args:
            position: Number of answers to leave out.
        """
        system = self._situation.sheet.system
        record = Transcript(
            self.procedure.key,
            system.id,
            system.version,
            "" if self._situation.setting is None else self._situation.setting.id,
            self.seed,
            tuple(self._run.answers[position:]),
            tuple(self._reusable.values()),
            self._reuses_answers,
            self._draws,
        )
        return record.to_json()

    # -------------------------------------------------------------------------------------------------- answers

    def answer(self, value: Json, method: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer the present request.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: There is no request, or the procedure fails after this answer; nothing has changed.
        """
        self._answer_and_reuse(clean(value, AnswerError), method, {})

    def auto_answer(self) -> None:
        """Answer automatically: roll the dice, or decide by the game's policy.

        Raises:
            AnswerError: There is no valid answer, such as when all options are closed.
            ProcedureError: As for `answer`.
        """
        request = self._run.pending_request()
        number = self._draws.get(request.key, 0)
        source = random.Random(f"{self.seed}/{request.key}/{number}")
        memory = dict(self._run.memory)
        value = request.auto(source, memory)
        learned = {
            key: thing for key, thing in memory.items() if key not in self._run.memory or thing != self._run.memory[key]
        }
        how = AnswerMethod.ROLLED if isinstance(request, Roll) else AnswerMethod.AUTO
        try:
            self._answer_and_reuse(value, how, learned)
        except QuireError:
            self._draws[request.key] = number + 1
            raise
        if number:  # the first draw is implied by the answer's method
            self._draws[request.key] = number + 1

    def steady_answer(self) -> Json:
        """Return the automatic answer of the present request if chance has no part in it, else None.

        Raises:
            AnswerError: There is no valid answer, such as when all options are closed.
            ProcedureError: The procedure has ended.
        """
        request = self._run.pending_request()
        first, *others = (request.auto(random.Random(seed), dict(self._run.memory)) for seed in range(_TRIALS))
        return first if all(each == first for each in others) else None

    def answer_from(self, script: Mapping[str, Json]) -> tuple[str, ...]:
        """Answer the present request from a script of answers by key.

        Returns:
            The keys of the script that were used: that of the request, those of an earlier version, or none.
        """
        request = self._run.request
        found = None if request is None else find_answer(request, script)
        if found is None:
            return ()
        answer, keys = found
        self.answer(answer, AnswerMethod.SCRIPT)
        self._scripted.update(keys)
        return keys

    def draw_answer(self, request: Request) -> Json:
        """Return an automatic answer without giving it; each call draws another one.

        Args:
            request: The present request, or one of those `ahead`.
        """
        self._drawn[request.key] = number = self._drawn.get(request.key, 0) + 1
        source = random.Random(f"{self.seed}/{request.key}/drawn {number}")
        return request.auto(source, dict(self._run.memory))

    def roll_rest(self, typed: Sequence[int]) -> None:
        """Roll the dice of the present request that were not typed.

        Args:
            typed: What the first dice show, in order.

        Raises:
            AnswerError: The request is not a roll, or a die cannot show what was typed.
            ProcedureError: As for `answer`.
        """
        request = self._run.pending_request()
        if not isinstance(request, Roll):
            raise AnswerError(Message("roll_rest", "{label} is not a roll.", {"label": request.label}))
        number = self._draws.get(request.key, 0)
        rolled = request.default_policy(random.Random(f"{self.seed}/{request.key}/{number}"))
        faces = [face for own in cast(Sequence[Sequence[int]], rolled) for face in own]
        mixed = iter([*typed[: len(faces)], *faces[len(typed) :]])
        value: Json = [[next(mixed) for _ in dice.sizes] for dice in request.dice]
        self._answer_and_reuse(value, AnswerMethod.TYPED, {})
        self._draws[request.key] = number + 1

    def run_auto(self, script: Mapping[str, Json] | None = None) -> None:
        """Answer all remaining requests, from the script if it has an answer, else automatically."""
        while not self.is_finished:
            if not self.answer_from(script or {}):
                self.auto_answer()

    # ------------------------------------------------------------------------------------------------ going back

    def back(self) -> bool:
        """Undo the last answer, which becomes the suggestion; return False if there is none."""
        if not self._run.answers:
            return False
        *kept, last = self._run.answers
        self._reusable = {last.key: last, **{key: each for key, each in self._reusable.items() if key != last.key}}
        self._reuses_answers = False
        self._replay(kept)
        return True

    def rewind_to(self, count: int) -> None:
        """Go back to this number of answers; the first undone answer becomes the suggestion.

        Args:
            count: From 0 to the number of answers.
        """
        if 0 <= count < len(self._run.answers):
            replay = self.replay_to(count)
            replay.execute()
            self.switch_to(replay, len(self._run.answers))

    def replay_to(self, count: int) -> Replay:
        """Return a replay to this number of answers, to be executed on any thread.

        Then `switch_to` makes its run the current one, or `keep_checkpoint` the checkpoint. It starts from the
        checkpoint, unless that is later; a generator runs once, so the checkpoint is used up by this.

        Args:
            count: From 0 to the number of answers.
        """
        return self._start_replay(self._run.history.copy(), count)

    @property
    def history(self) -> RunHistory:
        """A snapshot of the present run, for `replay_of` after going back."""
        return self._run.history.copy()

    def replay_of(self, history: RunHistory) -> Replay | None:
        """Return a replay of all answers of an earlier `history`; None if the present answers are not its first."""
        if not _is_prefix(self._run, history.answers):
            return None
        return self._start_replay(history, len(history.answers))

    def switch_to(self, replay: Replay, end: int) -> None:
        """Switch to a replayed run and reapply the amendments made while it was replaying.

        Args:
            replay: A replay that has been executed.
            end: Number of answers when going back was asked for; amendments after these are reapplied.
        """
        run = replay.run
        if run is None or not (_is_prefix(run, self._run.answers) or _is_prefix(self._run, run.answers)):
            raise ValueError("the replay starts from answers that have been undone since")
        count = len(run.answers)
        since = [record for record in self._run.answers[end:] if record.key.startswith(AMENDED)]
        if count < len(self._run.answers):
            first = self._run.answers[count]
            self._reusable = {} if first.key.startswith(AMENDED) else {first.key: first}
        self._reuses_answers = False
        self._switch_run(run)
        for record in since:
            self._run.replay_amendment(record)

    def keep_checkpoint(self, replay: Replay) -> None:
        """Keep the run of a replay as the checkpoint, unless its answers have been undone.

        Args:
            replay: A replay that is not in execution any more.
        """
        if replay.run is not None and _is_prefix(replay.run, self._run.answers):
            self._checkpoint = replay.run

    def amend(self, participant: int, edit: Edit, note: Mapping[str, Json] | None = None) -> AppliedEdit:
        """Apply an edit from outside to a working copy, such as a change of the sheet in the middle of a fight.

        It is recorded among the answers, so that replaying and resuming apply it at the same position.

        Args:
            participant: Position of the sheet.
            edit: The edit.
            note: What the procedure logs about it; None for an edit that is not logged.

        Raises:
            QuireError: The edit does not fit the sheet; nothing has changed.
        """
        return self._run.amend(participant, edit, note)

    def admit(self, newcomer: Mapping[str, Json]) -> None:
        """Let a newcomer join, as the procedure reads it; recorded among the answers as an amendment is.

        Raises:
            QuireError: The document cannot be opened; nothing has changed.
        """
        self._run.admit(newcomer)

    def log_reroll(self) -> None:
        """Log, recorded as an amendment is, that the dice of the present request are rolled again."""
        self._run.log_reroll()

    def reopen(self, key: str) -> None:
        """Go back to the request with this key, to change its answer.

        After that, later answers that still fit are reused; the others are asked again and listed in `dropped`. Dropped
        answers are tried again at the next reopening: typing 12, then changing it to 13, loses nothing to the 1.

        Raises:
            ProcedureError: No request with this key was answered.
        """
        positions = [position for position, record in enumerate(self._run.answers) if record.key == key]
        if not positions:
            raise ProcedureError(
                Message("reopen_unknown", "{key} has not been answered, so it cannot be changed.", {"key": key})
            )
        taken_back = self._run.answers[positions[0] :]
        later = {**{record.key: record for record in taken_back}, **self._reusable}
        self._reusable = later | {key: record for key, record in self._retryable.items() if key not in later}
        self._reuses_answers = True
        self._reused, self._dropped = [], []
        self._replay(self._run.answers[: positions[0]])

    def revise(self, key: str, value: Json, method: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Change the answer to an earlier request; later answers that still fit are kept.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: No such request was answered, or the procedure fails after this answer; nothing has changed.
        """
        before, later, is_keeping = tuple(self._run.answers), dict(self._reusable), self._reuses_answers
        self.reopen(key)
        try:
            self.answer(value, method)
        except QuireError:
            self._replay(before)
            self._reusable, self._reuses_answers = later, is_keeping
            raise

    # -------------------------------------------------------------------------------------------------- internals

    def _answer_and_reuse(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Record a new answer, then reuse earlier answers."""
        request = self._run.pending_request()
        earlier = request.earlier.keys if isinstance(request, Switches) and request.earlier is not None else ()
        self._check_and_record(value, how, learned)
        for key in (request.key, *earlier):
            self._reusable.pop(key, None)
            self._retryable.pop(key, None)
        self._reuse_answers()

    def _check_and_record(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Check an answer, record it and advance; on failure return to the previous state."""
        if problem := self._run.pending_request().check(value):
            raise AnswerError(problem)
        self._record(value, how, learned)

    def _record(self, value: Json, how: AnswerMethod, learned: Mapping[str, Json]) -> None:
        """Record a valid answer and advance; on failure return to the previous state."""
        run = self._run
        request, before = run.pending_request(), len(run.answers)
        try:
            run.answer(AnswerRecord(request.key, value, how, request.fingerprint(), learned))
        except QuireError:
            self._replay(run.answers[:before])
            raise

    def _replay(self, answers: Sequence[AnswerRecord]) -> None:
        """Replay to exactly these answers, all of which were valid before, and switch to that run."""
        own, count = self._run.history, len(answers)
        is_own = count <= len(own.answers) and all(map(is_, answers, own.answers))
        history = RunHistory(tuple(answers), own.requests, own.events) if is_own else RunHistory(tuple(answers))
        replay = self._start_replay(history, count)
        replay.execute()
        if replay.run is not None:
            self._switch_run(replay.run)

    def _start_replay(self, history: RunHistory, count: int) -> Replay:
        """Return a replay of answers from the checkpoint, which is used up, or from the start."""
        run = self._checkpoint
        if run is not None and len(run.answers) <= count:
            self._checkpoint = None
            return Replay(self._begin, history, count, run)
        return Replay(self._begin, history, count, None)

    def _switch_run(self, run: Run) -> None:
        """Make a run current that has the first of the answers; the others are discarded."""
        self._count_draws(self._run.answers[len(run.answers) :])
        if self._checkpoint is not None and len(self._checkpoint.answers) > len(run.answers):
            self._checkpoint = None
        self._run = run

    def _count_draws(self, gone: Iterable[AnswerRecord]) -> None:
        """Count the random answers among undone ones, so that the next attempt rolls other dice."""
        for record in gone:
            if record.method in _BY_CHANCE:
                self._draws.setdefault(record.key, 1)

    def _reuse_answers(self) -> None:
        """Reuse undone answers until one is missing or invalid."""
        used = 0
        while self._reuses_answers and (key := self._next_reusable()):
            record = self._reusable.pop(key)
            used += 1
            if used > len(self._reusable):
                # WORKAROUND: finding the first key of a dictionary is slow after many deletions.
                self._reusable, used = dict(self._reusable), 0
            if problem := self._reuse(record):
                self._drop(record, problem)
                return
            self._retryable.pop(record.key, None)
            self._reused.append(record.key)
        if self.is_finished:
            if self._reuses_answers:
                for record in self._reusable.values():
                    if self._retryable.get(record.key) is not record:  # already reported when it was dropped
                        self._drop(record, no_longer_asked(record))
            self._reusable = {}
            self._reuses_answers = False

    def _drop(self, record: AnswerRecord, problem: Message) -> None:
        """Report an earlier answer as dropped, and keep it to try again after further changes."""
        self._dropped.append(DroppedAnswer(record, problem))
        if not record.key.startswith(AMENDED):
            self._retryable[record.key] = record

    def _next_reusable(self) -> str:
        """Return the key of the next earlier answer to reuse; "" if there is none."""
        first, request = next(iter(self._reusable), ""), self._run.request
        if first.startswith(AMENDED) or request is None:
            return first if first.startswith(AMENDED) else ""
        if request.key in self._reusable:
            return request.key
        if not isinstance(request, Switches) or request.earlier is None:
            return ""
        converted, _keys = self._find_reusable(request)
        others = {key: record for key, record in self._reusable.items() if key not in request.earlier.keys}
        self._reusable = others if converted is None else {converted.key: converted, **others}
        return "" if converted is None else converted.key

    def _find_reusable(self, request: Request) -> tuple[AnswerRecord | None, tuple[str, ...]]:
        """Return the undone answer to a request, perhaps converted from an earlier version, and its keys."""
        if request.key in self._reusable or not isinstance(request, Switches):
            return self._reusable.get(request.key), (request.key,)
        known = {key: record.answer for key, record in self._reusable.items()}
        found = find_answer(request, known)
        if found is None or request.earlier is None or request.earlier.missing(known):
            return None, ()
        answer, keys = found
        first = self._reusable[keys[0]]
        return AnswerRecord(request.key, answer, first.method, request.fingerprint(), first.memory), keys

    def _reuse(self, record: AnswerRecord) -> Message | None:
        """Reuse an earlier answer; return why that is impossible, or None."""
        try:
            if record.key.startswith(AMENDED):
                self._run.replay_amendment(record)
            elif problem := why_invalid(self._run.pending_request(), record):
                return problem
            else:
                self._record(record.answer, record.method, record.memory)
        except QuireError as error:
            return error.message
        return None

    def _is_assumed(self) -> bool:
        """Return whether the present request was not asked yet when older records were made."""
        return self._run.request is not None and self._run.request.is_assumed

    def _restore(self, saved: Transcript) -> None:
        self._reusable = {record.key: record for record in saved.answers}
        self._reuses_answers = True
        self._reuse_answers()
        while self._reusable and not self._dropped and self._is_assumed():
            self.auto_answer()
        if self._dropped or self._reusable:  # or there is a question that the transcript does not know
            self._count_draws(saved.answers[len(self._run.answers) :])
            self._reusable.update({record.key: record for record in saved.reusable})
            return
        self._reusable = {record.key: record for record in saved.reusable}
        self._reuses_answers = saved.reuses_answers
        self._reused = []


def _is_prefix(run: Run, answers: Sequence[AnswerRecord]) -> bool:
    """Return whether the answers of a run are the first of these."""
    return len(run.answers) <= len(answers) and all(map(is_, run.answers, answers))


def why_closed(procedure: Procedure, situation: Situation) -> Message | None:
    """Return why a procedure cannot be started with these characters now, or None.

    With house rules it is started on copies up to its first request, as the numbers for that one may be undefined.

    Args:
        procedure: The procedure.
        situation: Its characters and setting; they are not changed.
    """
    if (reason := next(filter(None, map(procedure.closed, situation.sheets)), None)) is not None:
        return reason
    if procedure.closed_in is not None and (reason := procedure.closed_in(situation)) is not None:
        return reason
    if any(sheet.character.house_rules_in_force for sheet in situation.sheets):
        try:
            Driver(procedure, situation, 0)
        except NumberError as error:
            return error.message
    return None
