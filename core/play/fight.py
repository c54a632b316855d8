"""Runs a conflict for people: requests, answers, log, rewind, and a record to resume from."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from core.character.document import Character
from core.character.edits import Batch, Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import PROBLEM, AnswerError, NumberError, ProcedureError, QuireError
from core.formula import Value
from core.messages import Message, Translate, join_texts
from core.play.arena import Arena, Control, Participant
from core.play.conflict import Conflict, Outcome
from core.play.decisions import DecisionPolicy
from core.play.fight_options import check_options, complete_options, log_options
from core.play.fight_record import FightRecord, initial_record
from core.play.interventions import ByHand, carry_out, entry_vitals, latecomer_record, state_of
from core.play.rewind import Rewind
from core.play.simulation import outcome, play_out, remaining_vitals, vitals
from core.play.table import Table
from core.procedures.driver import Driver
from core.procedures.events import LoggedEvent
from core.procedures.procedure import Intervention, Procedure, ProcedureKind, Situation
from core.procedures.replay import Replay
from core.procedures.requests import Conversation, Request, Roll
from core.procedures.run import AppliedEdit, RunHistory
from core.procedures.transcript import AnswerMethod, AnswerRecord, RollRecord

DEAD = "dead"
"""The word of all games for the state of a dead fighter."""
MOST_REQUESTS = 2_000_000
"""Limit on requests and effects of a fight, to stop an endless one."""


def unable_fighters(conflict: Conflict, arena: Arena) -> ProcedureError | None:
    """Return the error that names participants unable to fight, as a number cannot be used; None if all can.

    Each one fights a round against an identical opponent, on copies.

    Args:
        conflict: The kind of conflict.
        arena: Its participants.
    """
    reasons: dict[str, object] = {}
    for participant, sheet in zip(arena.participants, arena.sheets, strict=True):
        copies = [(Participant(name, name), sheet.copy(random.Random(0))) for name in (participant.name, "")]
        try:
            play_out(conflict, Arena.create(copies, arena.setting, arena.options, 1), random.Random(0))
        except NumberError as error:
            reasons[participant.name] = error.message.values.get(PROBLEM, error.message)  # without the name
    if not reasons:
        return None
    return ProcedureError(
        Message(
            "fighters_unable",
            "Unable to fight: {names}. {reason}",
            {"names": join_texts(reasons), "reason": next(iter(reasons.values()))},
            arena.sheets[0].system.id,
        )
    )


class Fight:
    """A conflict with its participants.

    It works on copies of the sheets; `journal` lists the edits. It is stored as one JSON object and resumed from it;
    the same seed and answers give the same fight.
    """

    def __init__(
        self, conflict: Conflict, arena: Arena, seed: int | str, decision_policy: DecisionPolicy | None = None
    ) -> None:
        """Start a fight.

        Args:
            conflict: The kind of conflict.
            arena: Its participants.
            seed: Seed of all randomness.
            decision_policy: Which decisions are asked; can be changed at any time.

        Raises:
            EditError: An option has no effect in it.
            ProcedureError: It cannot be started with these participants; those who cannot fight because of a number are
                named.
        """
        check_options(conflict, arena.sheet.system, arena.options)
        self._prepare(conflict, arena, decision_policy)
        try:
            self._set_driver(Driver(self._procedure(), arena, seed))
        except NumberError as error:
            raise unable_fighters(conflict, arena) or error from error

    def _prepare(self, conflict: Conflict, arena: Arena, asks: DecisionPolicy | None) -> None:
        self._tables: dict[int, Table] = {}
        self.conflict = conflict
        self.arena = arena
        self.decision_policy = DecisionPolicy() if asks is None else asks
        self._controls = [each.control for each in arena.participants]
        self._prepared: dict[str, Json] = {}
        self._before = vitals(conflict, Table(arena))
        self._entries: dict[int, tuple[Value, ...]] = {}

    def _set_driver(self, driver: Driver) -> None:
        self._driver = driver
        self._rewind = Rewind(driver, self.is_asked)

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
            intervene=self._intervene,
        )

    def _start(self, situation: Situation) -> Conversation:
        if not isinstance(situation, Arena):
            raise TypeError(f"a conflict needs an arena, not {situation!r}")
        table = Table(situation)
        table.controls = self._controls  # shared with the table, so that it sees changes
        self._tables[id(situation)] = table  # the table keeps the situation alive, so its id is not reused
        return self._conversation(table)

    def _intervene(self, situation: Situation, change: Mapping[str, Json], source: random.Random) -> Intervention:
        """Carry out a latecomer's arrival, or log a change by hand; also in a replay."""
        table = self._tables[id(situation)]
        done = carry_out(table, change, source)
        count = len(table.sheets) + len(table.arrivals)
        if done.newcomer is not None:
            self._entries[count - 1] = entry_vitals(done.newcomer, self.conflict.vitals)
            if len(self._controls) < count:
                self._controls.append(table.arrivals[-1][0].control)
        return done

    def _conversation(self, table: Table) -> Conversation:
        yield from log_options(self.conflict, table)
        yield from self.conflict.start(table)

    # ----------------------------------------------------------------------------------------------------------- state

    @property
    def table(self) -> Table:
        """The present table; replaced by a rewind."""
        return self._tables[id(self._driver.situation)]

    @property
    def request(self) -> Request | None:
        """The present request; None when the fight is over."""
        return self._driver.request

    @property
    def translate(self) -> Translate:
        """The translation of requests, events and labels; by default the identity."""
        return self._driver.translate or str

    @property
    def is_asking(self) -> bool:
        """True if the present request is asked of people."""
        request = self._driver.untranslated_request
        return request is not None and self.is_asked(request)

    @property
    def default_answer(self) -> Json:
        """The automatic answer of the present request if chance has no part in it, else None.

        Raises:
            QuireError: There is no valid answer, or the fight is over.
        """
        return self._driver.steady_answer()

    @property
    def decider(self) -> int | None:
        """The participant who decides now; None for the Game Master, and when the fight is over."""
        request = self._driver.untranslated_request
        return None if request is None else request.decider

    def set_translation(self, translate: Translate | None) -> None:
        """Set the translation of requests; None for the game's own words."""
        self._driver.translate = translate

    @property
    def is_over(self) -> bool:
        """True when the fight is over."""
        return self._driver.is_finished

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The working copies of the sheets."""
        return self._driver.sheets

    @property
    def events(self) -> tuple[LoggedEvent, ...]:
        """The log so far, oldest first."""
        return self._driver.events

    @property
    def rolls(self) -> tuple[RollRecord, ...]:
        """All rolls so far, typed or generated."""
        return self._driver.rolls

    @property
    def journal(self) -> tuple[AppliedEdit, ...]:
        """Every edit so far, over all sheets."""
        return self._driver.journal

    @property
    def participants(self) -> tuple[Participant, ...]:
        """All participants, latecomers included."""
        return (*self.table.participants, *(each for each, _ in self.table.arrivals))

    def state(self, participant: int) -> str:
        """Return the state of a participant in a word; "" for one who is well."""
        return state_of(self.table, participant)

    def remaining_vitals(self, participant: int) -> tuple[Value, ...]:
        """Return the present vitals of a participant, in the order of the conflict's vitals."""
        if participant >= len(self.table.sheets):
            return entry_vitals(self.sheets[participant], self.conflict.vitals)
        return remaining_vitals(self.conflict, self.table, participant)

    def vitals_at_entry(self, participant: int) -> tuple[Value, ...]:
        """Return the vitals with which a participant came into the fight."""
        return self._before[participant] if participant < len(self._before) else self._entries[participant]

    def has_unwritten_vitals(self, participant: int) -> bool:
        """Return whether the fight tracks a participant's vitals itself and applies them to the sheet at its end."""
        return participant in self.table.remaining_vitals

    @property
    def outcome(self) -> Outcome:
        """The present or final outcome."""
        joined = (self._entries[position] for position in range(len(self._before), len(self.table.sheets)))
        return outcome(self.conflict, self.table, (*self._before, *joined))

    @property
    def notice(self) -> Message | None:
        """A message about resuming the fight for the player, or None."""
        return self._driver.notice

    @property
    def can_undo(self) -> bool:
        """True if there is an answer to undo."""
        return self._driver.answer_count > 0

    def control(self, participant: int | None) -> Control:
        """Return who decides for a participant; None is the Game Master."""
        return Control.GM if participant is None else self._controls[participant]

    @property
    def dead(self) -> int:
        """Number of the dead."""
        return sum(state == DEAD for state in self.table.states)

    def set_control(self, participant: int, control: Control) -> None:
        """Change who decides for a participant."""
        self._controls[participant] = control

    def prepare_answers(self, answers: Mapping[str, Json]) -> None:
        """Set answers that were given before the fight: their requests, by key, are not asked when they come.

        After a rewind to such a request it is asked. The answers still to come are not part of the record.
        """
        self._prepared = dict(answers)

    def is_asked(self, request: Request) -> bool:
        """Return whether a request is asked of people."""
        if request.key in self._prepared:
            return False
        if request.deciders:
            return any(self._controls[decider] in self.decision_policy.controls for decider in request.deciders)
        if request.decider is None:
            return (
                self.decision_policy.game_master_rolls
                if isinstance(request, Roll)
                else self.decision_policy.game_master
            )
        wanted = self.decision_policy.rolls if isinstance(request, Roll) else self.decision_policy.controls
        return self._controls[request.decider] in wanted

    # ---------------------------------------------------------------------------------------------- continuing

    def advance(self, most: int = 0) -> bool:
        """Make all automatic decisions; return whether a person is asked something now.

        Args:
            most: Maximum number of answers, so that a window stays responsive; 0 for no limit. If it is reached, the
                present request may be an automatic one: call again.

        Raises:
            QuireError: The fight cannot continue.
        """
        answered = 0
        while (request := self._driver.untranslated_request) and not self.is_asked(request):
            if most and answered >= most:
                return False
            self._answer_automatically(request)
            answered += 1
        return self._driver.untranslated_request is not None

    def _answer_automatically(self, request: Request) -> None:
        """Answer with what was prepared for this request, if it fits; else automatically."""
        if request.key in self._prepared:
            try:
                self._driver.answer(self._prepared.pop(request.key), AnswerMethod.CHOSEN)
            except AnswerError:
                return  # it is asked
        else:
            self._driver.auto_answer()

    def answer(self, value: Json, how: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer the present request.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
            ProcedureError: There is no request.
        """
        self._driver.answer(value, how)

    def auto_answer(self) -> None:
        """Answer the present request automatically: roll, or take the default decision."""
        self._driver.auto_answer()

    def roll_rest(self, typed: Sequence[int]) -> None:
        """Roll the dice of the present request that were not typed.

        Args:
            typed: What the first dice show.

        Raises:
            AnswerError: The request is no roll, or a die cannot show what was typed.
        """
        self._driver.roll_rest(typed)

    def amend(self, participant: int, edit: Edit) -> AppliedEdit:
        """Apply an edit to the sheet of a participant by hand.

        Raises:
            QuireError: The edit does not fit the sheet.
        """
        return self._driver.amend(participant, edit)

    @property
    def takes_latecomers(self) -> bool:
        """True if further fighters can join now."""
        return self.table.admit_fighter is not None and not self.is_over

    def add_latecomer(self, participant: Participant, sheet: Sheet) -> int:
        """Let a fighter join when the next round begins; return its position.

        Args:
            participant: Who joins; its name is not used in this fight yet.
            sheet: Its sheet; a copy fights.

        Raises:
            ProcedureError: It cannot fight because of a number.
            QuireError: The conflict takes no latecomers.
        """
        arena = replace(self.arena, participants=(participant,), sheets=(sheet,))
        if (error := unable_fighters(self.conflict, arena)) is not None:
            raise error
        position = len(self.participants)
        self._controls[position:] = [participant.control]
        self._driver.admit(latecomer_record(participant, sheet))
        return position

    def change_by_hand(self, participant: int, edit: Edit, what: ByHand) -> AppliedEdit:
        """Apply damage or healing by hand to a participant, with a line in the log.

        Raises:
            QuireError: The edit does not fit the sheet.
        """
        return self._driver.amend(participant, edit, what.to_json())

    def closing_edits(self, participant: int) -> Batch | None:
        """Return what a sheet lacks if the fight is ended now, as who is dead; None if it lacks nothing.

        The fight itself does not change: its record and its replays stay the same.
        """
        table = self.table
        if self.is_over or table.closing_edits is None or participant >= len(table.sheets):
            return None
        edits = table.closing_edits(participant)
        return Batch(tuple(edits), self.conflict.label) if edits else None

    # ------------------------------------------------------------------------------------------------ going back

    @property
    def history(self) -> RunHistory:
        """All answers so far, for `start_restore` after a rewind."""
        return self._driver.history

    @property
    def can_reroll(self) -> bool:
        """True if Quire has rolled the last dice and no one has decided since."""
        return self._rewind.last_roll is not None

    def start_reroll(self) -> bool:
        """Start a rewind to the last dice, as `start_rewind` does; they fall in another way then."""
        return self._rewind.start_reroll()

    def log_reroll(self) -> None:
        """Log that the Game Master has the dice of the present request rolled again."""
        self._driver.log_reroll()

    def start_restore(self, history: RunHistory) -> bool:
        """Start the way forward again after a rewind, as `start_rewind` does; False if it was answered since.

        Args:
            history: The `history` before the rewind.
        """
        return self._rewind.start_restore(history)

    def rewind(self, steps: int = 1) -> int:
        """Rewind to an earlier decision and offer it again; return the number of undone answers.

        Args:
            steps: Number of decisions made by people; if people decide nothing, number of answers.
        """
        return self._rewind_now() if self.start_rewind(steps) else 0

    def rewind_to_event(self, event: int) -> int:
        """Rewind to the decision that led to an event; return the number of undone answers.

        Args:
            event: Position in `events`; one before the first decision leads to the first decision.
        """
        return self._rewind_now() if self.start_rewind_to_event(event) else 0

    def _rewind_now(self) -> int:
        count = self._driver.answer_count
        while (replay := self.replay) is not None:
            try:
                replay.execute()
            except QuireError:
                self.cancel_replay()
                raise
            self.finish_replay()
        return count - self._driver.answer_count

    def start_rewind(self, steps: int = 1) -> bool:
        """Start the rewind of `rewind`, which may take seconds; return whether there is such a decision.

        Nothing changes until `replay` is executed, on any thread, and `finish_replay` is called. A further call during
        the execution moves the target.

        Args:
            steps: As for `rewind`, counted from the target of a pending rewind.
        """
        return self._rewind.start_rewind(steps)

    def start_rewind_to_event(self, event: int) -> bool:
        """Start the rewind of `rewind_to_event`, as `start_rewind` does."""
        return self._rewind.start_rewind_to_event(event)

    def start_checkpoint(self) -> bool:
        """Start a replay that makes the next rewind shorter, as `start_rewind` does; return False if it would not.

        Its run is another one, so the fight can be continued meanwhile.
        """
        return self._rewind.start_checkpoint()

    @property
    def replay(self) -> Replay | None:
        """The replay to be executed, or in execution; None if there is none."""
        return self._rewind.replay

    @property
    def is_rewinding(self) -> bool:
        """True if a rewind was started and is not finished."""
        return self._rewind.is_rewinding

    @property
    def is_replay_short(self) -> bool:
        """True if the replay takes only a moment, so that it needs no thread."""
        return self._rewind.is_short

    def finish_replay(self) -> bool:
        """Use the result of an executed replay; return whether the fight has gone back.

        If not and `is_rewinding`, there is another `replay` to execute.

        Raises:
            QuireError: The rewind is done, but an edit made by hand meanwhile does not fit any more.
        """
        try:
            return self._rewind.finish_replay()
        finally:
            self._drop_tables()

    def cancel_replay(self) -> None:
        """Cancel the rewind after the execution of its replay has stopped."""
        self._rewind.cancel()
        self._drop_tables()

    def _drop_tables(self) -> None:
        """Drop the tables of discarded runs."""
        if self._rewind.replay is None:  # otherwise a table may belong to the run of the replay
            self._tables = {id(each): self._tables[id(each)] for each in self._driver.situations}

    # ------------------------------------------------------------------------------------------------ storing

    @cached_property
    def initial_record(self) -> Mapping[str, Json]:
        """The initial part of the record, which never changes: the participants and the options."""
        return initial_record(self.arena, complete_options(self.conflict, self.arena))

    @property
    def state_record(self) -> Mapping[str, Json]:
        """The second, small part of the record: the present state without the answers."""
        transcript = self._driver.transcript_from(self._driver.answer_count)
        return {
            "asks": self.decision_policy.to_json(),
            "controls": [control.value for control in self._controls],
            "transcript": {key: value for key, value in transcript.items() if key != "answers"},
        }

    @property
    def answers(self) -> tuple[AnswerRecord, ...]:
        """The third, growing part of the record: all answers."""
        return self._driver.answers

    @staticmethod
    def join_record(
        begun: Mapping[str, Json], standing: Mapping[str, Json], answers: Sequence[Json]
    ) -> dict[str, Json]:
        """Return the record made of its three parts."""
        transcript = standing.get("transcript")
        head = dict(transcript) if isinstance(transcript, Mapping) else {}
        return {**begun, **standing, "transcript": {**head, "answers": list(answers)}}

    @property
    def record(self) -> dict[str, Json]:
        """The record that `resume` needs, as JSON: initial participants, state and answers."""
        return self.join_record(
            self.initial_record, self.state_record, [answered.to_json() for answered in self.answers]
        )

    @classmethod
    def resume(
        cls,
        conflict: Conflict,
        record: Json,
        open_sheet: Callable[[Character], Sheet],
        setting: Setting | Callable[[Sequence[Sheet]], Setting | None] | None = None,
        decision_policy: DecisionPolicy | None = None,
    ) -> Fight:
        """Return a fight that continues where its record ends.

        Args:
            conflict: The kind of conflict.
            record: The `record` of a fight.
            open_sheet: Open a document in its game.
            setting: The Game Master's setting, or a function that returns it for the sheets of the record.
            decision_policy: Which decisions are asked; None for the policy of the record.

        Raises:
            DocumentError: The record is damaged.
            ProcedureError: It is of another kind of conflict or another game.
        """
        stored = FightRecord.read(record, open_sheet)
        options = {**stored.options_of_first_sheet(conflict.options), **stored.options}
        chosen = setting([sheet for _, sheet in stored.fighters]) if callable(setting) else setting
        arena = Arena.create(stored.fighters, chosen, options, stored.most_rounds, stored.marks)
        fight = cls.__new__(cls)
        fight._prepare(conflict, arena, decision_policy or stored.decision_policy)
        if stored.controls is not None:
            fight._controls[:] = stored.controls  # those of latecomers, who are in the transcript, too
        fight._set_driver(Driver.resume(fight._procedure(), arena, stored.transcript))
        return fight
