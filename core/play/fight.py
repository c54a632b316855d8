"""A fight that people play: the conflict of a game, with its log, taken back and stored at any moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from core.character import Character, Edit, Json, Sheet
from core.content import Setting
from core.errors import QuireError
from core.formula import Value
from core.messages import Message, Translate
from core.play.arena import Arena, Control
from core.play.conflict import Conflict, Outcome
from core.play.decisions import DecisionPolicy
from core.play.fight_record import FightRecord, initial_record
from core.play.rewind import ReplayOutcome, Rewind
from core.play.simulation import outcome, remaining_vitals, vitals
from core.play.table import Table
from core.procedures import (
    CROWD_SIZE,
    AnswerMethod,
    AnswerRecord,
    AppliedEdit,
    Conversation,
    Driver,
    LoggedEvent,
    Procedure,
    ProcedureKind,
    Replay,
    Request,
    Roll,
    RollRecord,
    Situation,
)

MOST_REQUESTS = 2_000_000
"""Questions and writings after which even a battle is stopped as endless."""


class Fight:
    """A conflict with everybody who takes part in it.

    The sheets it is made with are never touched: it works on copies, and `journal` says what was written on which. It
    is stored as one JSON object and taken up again from it, and the same seed and answers give the same fight.
    """

    def __init__(
        self, conflict: Conflict, arena: Arena, seed: int | str, decision_policy: DecisionPolicy | None = None
    ) -> None:
        """Begin a fight.

        Args:
            conflict: The kind of conflict.
            arena: Who takes part.
            seed: What all chance comes from.
            asks: What is asked of people; can be changed at any time.

        Raises:
            ProcedureError: It cannot be begun like this.
        """
        self._prepare(conflict, arena, decision_policy)
        self._set_driver(Driver(self._procedure(), arena, seed))

    def _prepare(self, conflict: Conflict, arena: Arena, asks: DecisionPolicy | None) -> None:
        self._tables: dict[int, Table] = {}
        self.conflict = conflict
        self.arena = arena
        self.decision_policy = DecisionPolicy() if asks is None else asks
        self._controls = [each.control for each in arena.participants]
        self._before = vitals(conflict, Table(arena))

    def _set_driver(self, driver: Driver) -> None:
        self._driver = driver
        is_crowd = len(self._controls) >= CROWD_SIZE
        self._rewind = Rewind(
            driver, self.is_asked, lambda: (self.decision_policy, tuple(self._controls)), is_crowd=is_crowd
        )

    def _procedure(self) -> Procedure:
        conflict = self.conflict
        return Procedure(
            conflict.key,
            conflict.label,
            ProcedureKind.CONFLICT,
            conflict.cite,
            conflict.help,
            self._start,
            most_requests=MOST_REQUESTS,
        )

    def _start(self, situation: Situation) -> Conversation:
        if not isinstance(situation, Arena):
            raise TypeError(f"a conflict needs an arena, not {situation!r}")
        table = Table(situation)
        table.controls = self._controls  # the list itself, so that the table sees who decides now
        self._tables[id(situation)] = table  # which holds the situation, so that its id stays its own
        return self.conflict.start(table)

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def table(self) -> Table:
        """The table as it is now; another one after each step back."""
        return self._tables[id(self._driver.situation)]

    @property
    def request(self) -> Request | None:
        """What is asked now; None when the fight is over."""
        return self._driver.request

    @property
    def translate(self) -> Translate:
        """What puts into the language of the reader what is asked, told and shown; at first it changes nothing."""
        return self._driver.translate or str

    @property
    def is_asking(self) -> bool:
        """Whether people are asked what is asked now."""
        request = self._driver.untranslated_request
        return request is not None and self.is_asked(request)

    @property
    def decider(self) -> int | None:
        """The participant who decides now; None for the Game Master, and when the fight is over."""
        request = self._driver.untranslated_request
        return None if request is None else request.decider

    def set_translation(self, translate: Translate | None) -> None:
        """Ask in a language from now on; None is the game's own words."""
        self._driver.translate = translate

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self._driver.is_finished

    @property
    def is_halfway(self) -> bool:
        """Whether what follows from the last answer is not written to its end yet: `go_on` does the rest."""
        return self._driver.is_halfway

    @property
    def needs_replay(self) -> bool:
        """Whether it could not go on with the last answer, and stands again only when `start_recovery` was walked."""
        return self._driver.needs_replay

    def run_in_slices(self) -> None:
        """Let an answer after which hundreds of sheets are written stop halfway from now on, for a window's sake."""
        self._driver.runs_in_slices = True

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The working copies, as they are now."""
        return self._driver.sheets

    @property
    def events(self) -> tuple[LoggedEvent, ...]:
        """The log so far, the oldest first."""
        return self._driver.events

    @property
    def rolls(self) -> tuple[RollRecord, ...]:
        """Every die that lies, typed or rolled."""
        return self._driver.rolls

    @property
    def journal(self) -> tuple[AppliedEdit, ...]:
        """Every edit so far, over all sheets."""
        return self._driver.journal

    def remaining_vitals(self, who: int) -> tuple[Value, ...]:
        """Return what a participant has left, in the order of the conflict's vitals, as the fight counts it now."""
        return remaining_vitals(self.conflict, self.table, who)

    def has_unwritten_vitals(self, who: int) -> bool:
        """Whether the fight counts what a participant has left beside the sheet, and writes it at its end."""
        return who in self.table.remaining_vitals

    @property
    def outcome(self) -> Outcome:
        """How the fight stands, or ended."""
        return outcome(self.conflict, self.table, self._before)

    @property
    def notice(self) -> Message | None:
        """What a person should know about taking the fight up again, or None."""
        return self._driver.notice

    @property
    def can_undo(self) -> bool:
        """Whether anything was answered yet."""
        return self._driver.answer_count > 0

    def control(self, who: int | None) -> Control:
        """Return who decides for a participant; None is the Game Master."""
        return Control.GM if who is None else self._controls[who]

    def set_control(self, who: int, control: Control) -> None:
        """Let somebody else decide for a participant from now on."""
        self._controls[who] = control

    def is_asked(self, request: Request) -> bool:
        """Whether people want to answer a request themselves."""
        if request.deciders:
            return any(self._controls[who] in self.decision_policy.controls for who in request.deciders)
        if request.decider is None:
            return (
                self.decision_policy.game_master_rolls
                if isinstance(request, Roll)
                else self.decision_policy.game_master
            )
        wanted = self.decision_policy.rolls if isinstance(request, Roll) else self.decision_policy.controls
        return self._controls[request.decider] in wanted

    # ------------------------------------------------------------------------------------------------ going on

    def advance(self, most: int = 0) -> bool:
        """Answer everything that nobody wants to decide; say whether a person is asked something now.

        Args:
            most: How many answers at most, so that a window stays alive in between, or parts of what follows from one
                that takes longer; 0 is without end. Where it is reached the present request may be one that Quire
                answers: call again.

        Raises:
            QuireError: The fight cannot go on.
        """
        given = 0
        while self._driver.is_halfway or (
            (request := self._driver.untranslated_request) and not self.is_asked(request)
        ):
            if most and given >= most:
                return False
            if self._driver.is_halfway:
                self._driver.run_slice()
            else:
                self._driver.auto_answer()
            given += 1
        return self._driver.untranslated_request is not None

    def answer(self, value: Json, how: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer the present request.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: Nothing is asked any more.
        """
        self._driver.answer(value, how)

    def auto_answer(self) -> None:
        """Let Quire answer the present request: roll, or decide by the default."""
        self._driver.auto_answer()

    def amend(self, who: int, edit: Edit) -> AppliedEdit:
        """Change the sheet of a participant by hand, in the middle of it all.

        Raises:
            QuireError: The sheet does not take the edit.
        """
        return self._driver.amend(who, edit)

    # ------------------------------------------------------------------------------------------------ going back

    def rewind(self, steps: int = 1) -> int:
        """Go back to a decision that people make, and offer it again; give how many answers were taken back.

        Args:
            steps: How many such decisions; where people decide nothing, single answers are counted.
        """
        return self._rewind_now() if self.start_rewind(steps) else 0

    def rewind_to_event(self, event: int) -> int:
        """Go back to the decision that led to something in the log, at once; give how many answers were taken back.

        Args:
            event: Its place in `events`; what stands before the first decision leads back to that one.
        """
        return self._rewind_now() if self.start_rewind_to_event(event) else 0

    def _rewind_now(self) -> int:
        count, arrival = self._driver.answer_count, None
        while arrival is not ReplayOutcome.REACHED and (way := self.replay) is not None:
            try:
                way.execute()
            except QuireError:
                self.cancel_replay()
                raise
            arrival = self.finish_replay()
        return count - self._driver.answer_count

    def start_rewind(self, steps: int = 1) -> bool:
        """Head for where `take_back` goes, which may take seconds; say whether there is such a decision.

        Nothing has changed before the `way` is walked, on any thread, and `finish_replay` is called. While one is walked
        a further step moves its goal.

        Args:
            steps: As for `take_back`; counted from what is headed for already.
        """
        return self._rewind.start_rewind(steps)

    def start_rewind_to_event(self, event: int) -> bool:
        """Head for where `rewind_to_event` goes, as `start_rewind` does."""
        return self._rewind.start_rewind_to_event(event)

    def start_recovery(self) -> bool:
        """Head, as `start_rewind` does, for where the fight stood before an answer with which it could not go on.

        Only where it was let take breath; otherwise it stands there when the error is raised.

        Returns:
            Whether there is such an answer.
        """
        return self._rewind.start_recovery()

    def start_checkpoint(self) -> bool:
        """Head for what makes a crowd ready for a step back, as `start_rewind` does; False where nothing is needed."""
        return self._rewind.start_checkpoint()

    @property
    def replay(self) -> Replay | None:
        """The way back that is to be walked now, or is being walked."""
        return self._rewind.replay

    @property
    def is_rewinding(self) -> bool:
        """Whether a step back was wished for that is not done yet."""
        return self._rewind.is_rewinding

    @property
    def is_replay_short(self) -> bool:
        """Whether the way is walked in a moment, so that it needs no thread."""
        return self._rewind.is_short

    def finish_replay(self) -> ReplayOutcome:
        """Take what has come on the way, which nobody walks any more; after `ReplayOutcome.ANEW` there is another one.

        Raises:
            QuireError: It stands there, but a sheet does not take again what was changed by hand meanwhile.
        """
        try:
            return self._rewind.finish_replay()
        finally:
            self._drop_tables()

    def cancel_replay(self) -> None:
        """Stay where the fight stands; nobody walks the way any more."""
        self._rewind.cancel()
        self._drop_tables()

    def prepare_checkpoints(self, most: int) -> bool:
        """Prepare for steps back while nobody waits; say whether nothing is left to prepare.

        Args:
            most: How many answers at most may be given again now; call again for the rest.
        """
        is_ready = self._rewind.prepare_checkpoints(most)
        self._drop_tables()
        return is_ready

    def _drop_tables(self) -> None:
        """Keep the tables of what still goes on."""
        if self._rewind.replay is None:  # else one of them is of a run that nobody knows yet
            self._tables = {id(each): self._tables[id(each)] for each in self._driver.situations}

    # ------------------------------------------------------------------------------------------------ storing

    @cached_property
    def initial_record(self) -> Mapping[str, Json]:
        """The first part of the record, which no step changes: the participants as they began, and the options."""
        return initial_record(self.arena)

    @property
    def state_record(self) -> Mapping[str, Json]:
        """The second part of the record, which is small: how the fight stands, but for its answers."""
        transcript = self._driver.transcript_from(self._driver.answer_count)
        return {
            "asks": self.decision_policy.to_json(),
            "controls": [control.value for control in self._controls],
            "transcript": {key: value for key, value in transcript.items() if key != "answers"},
        }

    @property
    def answers(self) -> tuple[AnswerRecord, ...]:
        """The third part of the record, which grows: every answer so far."""
        return self._driver.answers

    @staticmethod
    def join_record(
        begun: Mapping[str, Json], standing: Mapping[str, Json], answers: Sequence[Json]
    ) -> dict[str, Json]:
        """Put the three parts of a record together."""
        transcript = standing.get("transcript")
        head = dict(transcript) if isinstance(transcript, Mapping) else {}
        return {**begun, **standing, "transcript": {**head, "answers": list(answers)}}

    @property
    def record(self) -> dict[str, Json]:
        """Everything that `resume` needs, as plain JSON: the participants as they began, and the answers."""
        return self.join_record(
            self.initial_record, self.state_record, [answered.to_json() for answered in self.answers]
        )

    @classmethod
    def resume(
        cls,
        conflict: Conflict,
        record: Json,
        open_sheet: Callable[[Character], Sheet],
        setting: Setting | None = None,
        decision_policy: DecisionPolicy | None = None,
    ) -> Fight:
        """Take up a fight where its record ends.

        Args:
            conflict: The kind of conflict that it is.
            record: What `record` gave.
            open_sheet: Opens a document in its game.
            setting: The Game Master's world it is fought in.
            asks: What is asked of people; as it was where None.

        Raises:
            DocumentError: The record is damaged.
            ProcedureError: It is of another kind of conflict or of another game.
        """
        found = FightRecord.read(record, open_sheet)
        arena = Arena.create(found.fighters, setting, found.options, found.most_rounds)
        fight = cls.__new__(cls)
        fight._prepare(conflict, arena, decision_policy or found.decision_policy)
        if found.controls is not None:
            fight._controls[:] = found.controls
        fight._set_driver(Driver.resume(fight._procedure(), arena, found.transcript))
        return fight
