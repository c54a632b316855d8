"""State of a running conflict (sheets, rounds, timeline); its requests, log and edits.

Games write their conflicts against this class. Requests are generators (``yield from``); without people
(:attr:`Table.source` is set) dice are rolled and decisions made at once, without requests and events, so that thousands
of fights can be simulated.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from core.character.edits import Edit
from core.character.sheet import Sheet
from core.dice import Dice, RollResult, roll
from core.formula import Value
from core.messages import Message, Word, join_texts, phrase
from core.play.arena import Arena, Control, Participant
from core.procedures.ask_helpers import (
    NO,
    YES,
    Subprocedure,
    choose_deferred,
    enter_decimal,
    enter_number,
    roll_deferred,
    write,
)
from core.procedures.durations import ROUND, Expiry, GameClock, has_timed_condition
from core.procedures.effects import LogEvent
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Memory, Option, Request, Roll

Default = Callable[[], Sequence[str]]
"""Returns the keys chosen automatically."""

GOES_ON, ENDS = "on", "end"
"""Answers to whether a conflict continues."""

LEAST_SIDES = 2
"""A conflict needs this many sides with fighters who may act."""
_NOBODY_ACTS = Word("No fighter can act.")

NO_TARGET = "none"
"""Option key for no target."""
_NO_TARGET = Option(NO_TARGET, "No one")


class MarkState(StrEnum):
    """State of a mark on the round timeline."""

    OPEN = "open"
    NOW = "now"
    DONE = "done"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """An action on the round timeline: an attack on a second, a blow, a declaration.

    Attributes:
        row: Position of the participant, or of a row of `Table.extra_rows` after these.
        at: Position on the scale of the round.
        label: What it is, in a word or two.
        state: Its state.
    """

    row: int
    at: int
    label: str
    state: MarkState = MarkState.OPEN


@dataclass(frozen=True, slots=True)
class RoundScale:
    """The scale of a round: seconds 1 to 20, blows 6 to 1, one declaration.

    Attributes:
        first, last: The ends, in the order in which the round runs.
        unit: The unit, singular: ``second``.
    """

    first: int
    last: int
    unit: str


class Table:
    """The state of a conflict, and its requests.

    Attributes:
        arena: Participants, options, setting.
        sheets: The working copies, one for each participant.
        controls: Who decides for each participant; can be changed during the conflict.
        round: Number of the round, 0 before the first.
        time: Game time in words, for events: "Round 2, second 7"; a `Phrase` if it has placeholders.
        now: Present position on the scale of the round, or None.
        scale: The scale of the round.
        timeline: Marks on the round timeline.
        extra_rows: Names of timeline rows that are not participants, such as an army without a leader; their positions
            in marks follow those of the participants.
        states: State of each participant in a word ("unconscious", "dead", "fled"); "" for one who is well.
        winner: The side that won; "" before the end or without a winner.
        was_stopped: Whether the limit of rounds ended it.
        source: Source of randomness without people, else None.
        memory: State of automatic answers without people.
        remaining_vitals: Vitals that a conflict tracks outside the sheet, by participant; see :meth:`write_last`.
        toll: Loss of each side by its name, if the conflict counts it.
        arrivals: Latecomers who join when the next round begins, with their sheets.
        admit_fighter: Set by conflicts that take latecomers: take in the participant at this position.
        read_again: Set by conflicts that keep what is on a sheet: read that of a participant changed by hand.
        closing_edits: Set by conflicts that write at their end: return what a sheet lacks now, without a change. It is
            applied if people end the fight before; it is no part of the fight, so that stored ones replay alike.
    """

    def __init__(self, arena: Arena, source: random.Random | None = None, *, keeps_sheets: bool = True) -> None:
        """Create a table.

        Args:
            arena: Its participants; the sheets are modified.
            source: Plays without people, with this source of randomness.
            keeps_sheets: Whether the final sheets are needed without people; otherwise only the outcome counts.
        """
        self.arena = arena
        self.sheets: list[Sheet] = list(arena.sheets)
        self.controls: Sequence[Control] = [each.control for each in arena.participants]
        self.round = 0
        self.time = ""
        self.now: int | None = None
        self.scale = RoundScale(1, 1, "")
        self.timeline: tuple[TimelineMark, ...] = ()
        self.extra_rows: tuple[str, ...] = ()
        self.states = [""] * len(self.sheets)
        self.winner = ""
        self.was_stopped = False
        self.source = source
        self.memory: Memory = {}
        self.remaining_vitals: dict[int, tuple[Value, ...]] = {}
        self.toll: dict[str, int] = {}
        self.arrivals: list[tuple[Participant, Sheet]] = []
        self.admit_fighter: Callable[[int], None] | None = None
        self.read_again: Callable[[int], None] | None = None
        self.closing_edits: Callable[[int], Sequence[Edit]] | None = None
        self._keeps_sheets = keeps_sheets or source is None
        self._key_counts: dict[str, int] = {}
        self._options = arena.rules
        self._timed: list[int] | None = None

    # ------------------------------------------------------------------------------------- participants and rounds

    @property
    def participants(self) -> tuple[Participant, ...]:
        """The participants."""
        return self.arena.participants

    @property
    def is_interactive(self) -> bool:
        """True if requests are made and events logged."""
        return self.source is None

    @property
    def is_fully_automatic(self) -> bool:
        """True if Quire decides for all participants."""
        return not self.is_interactive or all(each is Control.AUTO for each in self.controls)

    def name(self, participant: int) -> str:
        """Return the name of a participant."""
        return self.arena.participants[participant].name

    def preferred_weapon(self, participant: int) -> str:
        """Return the key of the weapon that a participant prefers; "" for none."""
        return self.arena.participants[participant].weapon

    def side(self, participant: int) -> str:
        """Return the side of a participant."""
        return self.arena.participants[participant].side

    def sides_of(self, them: Iterable[int]) -> list[str]:
        """Return the sides of some participants in order, without duplicates."""
        return list(dict.fromkeys(self.arena.participants[participant].side for participant in them))

    def option(self, key: str) -> Value:
        """Return an option of the conflict: the arena's own, else the book's default; never that of a sheet."""
        return self._options[key]

    def begin_round(self, when: Callable[[], str] | None = None) -> bool:
        """Start a round; return False (and set `was_stopped`) if the limit of rounds is reached.

        Args:
            when: Return the game time in words, if the game has another name for rounds; not called without people.
        """
        if self.round >= self.arena.most_rounds:
            self.was_stopped = True
            return False
        self.round += 1
        self._key_counts.clear()
        if self.is_interactive:
            self.time = phrase("Round {round}", round=self.round) if when is None else when()
        self.timeline = ()
        self._admit_arrivals()
        return True

    def _admit_arrivals(self) -> None:
        """Let the latecomers take part from now on."""
        arrivals, self.arrivals = self.arrivals, []
        for participant, sheet in arrivals:
            self.arena = replace(
                self.arena,
                participants=(*self.arena.participants, participant),
                sheets=(*self.arena.sheets, sheet),
            )
            self.sheets.append(sheet)
            self.states.append("")
            self._timed = None
            if self.admit_fighter is not None:
                self.admit_fighter(len(self.sheets) - 1)

    def log_round(self, cite: str, part: Callable[[], Term] | None = None) -> Conversation:
        """Log the start of the round.

        Args:
            cite: Section of the book.
            part: Return its time or length; not called without people.
        """
        yield from self.log(
            lambda: Event(
                EventKind.TIME,
                Message("round_begins", "Round {n} begins.", {"n": self.round}),
                terms=() if part is None else (part(),),
                cite=cite,
            )
        )

    def end_conflict(
        self, sides: Sequence[str], cite: str, part: Term | None = None, *, stopped: Message | None = None
    ) -> Conversation:
        """End the conflict; if only one side is left, it has won.

        Args:
            sides: The sides that are left.
            cite: Section of the book.
            part: Its length; by default the number of rounds.
            stopped: Message if the limit of rounds ended it, for games with another name for rounds.
        """
        self.winner = sides[0] if len(sides) == 1 else ""
        yield from self.log(lambda: self._end_event(sides, cite, part or Term("rounds", self.round), stopped))

    def _end_event(self, sides: Sequence[str], cite: str, part: Term, stopped: Message | None) -> Event:
        if self.was_stopped:
            what = stopped or Message(
                "conflict_stopped",
                "No side has won after {n:# round|# rounds}; the fight was stopped. "
                "You can set a higher limit when you start a fight.",
                {"n": self.round},
            )
        elif self.winner:
            what = Message("conflict_won", "The fight is over. {side} won.", {"side": self.winner})
        elif sides:
            what = Message("conflict_undecided", "The fight is over. No side won.", {})
        else:
            what = Message("conflict_over", "The fight is over. No side is left.", {})
        return Event(EventKind.END, what, terms=(part,), cite=cite)

    # ---------------------------------------------------------------------------------------------- requests

    def make_key(self, name: str) -> str:
        """Return a unique request key: round, name, and a counter if the name is used again in the round."""
        count = self._key_counts[name] = self._key_counts.get(name, 0) + 1
        return f"{self.round}/{name}" if count == 1 else f"{self.round}/{name}~{count}"

    def roll(self, name: str, dice: Dice, make: Callable[[str], Roll]) -> Subprocedure[RollResult]:
        """Roll dice.

        Args:
            name: What is rolled for, as a key: ``attack``.
            dice: The dice.
            make: Build the request for these dice with the given key; not called without people.
        """
        if self.source is not None:
            return roll(dice, self.source)
        key = self.make_key(name)
        (rolled,) = yield from roll_deferred((dice,), key, lambda: make(key))
        return rolled

    def choose(self, name: str, default: Default, make: Callable[[str], Choose]) -> Subprocedure[tuple[str, ...]]:
        """Ask for one or several choices; returns the keys.

        Args:
            name: What is decided, as a key.
            default: Return the keys chosen automatically, by the rules of the game.
            make: Build the request with the given key; not called without people.
        """
        if self.source is not None:
            return tuple(default())
        key = self.make_key(name)
        return (
            yield from choose_deferred(key, lambda: replace(make(key), policy=lambda _source, _memory: list(default())))
        )

    def choose_one(self, name: str, default: Callable[[], str], make: Callable[[str], Choose]) -> Subprocedure[str]:
        """Ask for exactly one choice; returns its key.

        Args:
            name: What is decided, as a key.
            default: Return the key chosen automatically, by the rules of the game.
            make: Build the request with the given key; not called without people.
        """
        if self.source is not None:
            return default()
        (key,) = yield from self.choose(name, lambda: (default(),), make)
        return key

    def choose_target(
        self,
        name: str,
        usual: int | None,
        make: Callable[[str], Choose],
        *,
        no_target: Option = _NO_TARGET,
        further: Sequence[Option] = (),
    ) -> Subprocedure[str]:
        """Ask for a target of something, or none.

        Args:
            name: What is decided, as a key.
            usual: Number of the target chosen automatically; None for no target.
            make: Build the request with the given key; its options are the possible targets, by number.
            no_target: Option for no target, if it needs its own text.
            further: Other options.

        Returns:
            The number of the target, `NO_TARGET`, or the key of another option.
        """

        def ask(key: str) -> Choose:
            asked = make(key)
            return replace(asked, options=(*asked.options, no_target, *further))

        return (yield from self.choose_one(name, lambda: no_target.key if usual is None else str(usual), ask))

    def choose_side(self, name: str, make: Callable[[str], Choose]) -> Subprocedure[str]:
        """Ask for a side, such as the surprised one; by default none.

        Args:
            name: What is decided, as a key.
            make: Build the request with the given key, without options.

        Returns:
            The name of the side, "" for none.
        """

        def ask(key: str) -> Choose:
            sides = (Option("", "No side"), *(Option(each, each) for each in self.arena.sides))
            return replace(make(key), options=sides)

        return (yield from self.choose_one(name, lambda: "", ask))

    def ask_yes_no(self, name: str, default: Callable[[], bool], make: Callable[[str], Choose]) -> Subprocedure[bool]:
        """Ask yes or no.

        Args:
            name: What is decided, as a key.
            default: Return the automatic answer, by the rules of the game.
            make: Build the request with the given key and the options of `yes_no_options`.
        """
        return (yield from self.choose_one(name, lambda: YES if default() else NO, make)) == YES

    def number(self, name: str, usual: int, make: Callable[[str], Enter]) -> Subprocedure[int]:
        """Ask for a whole number: a modifier, the damage that the players agreed on.

        Args:
            name: What is asked, as a key.
            usual: The default and automatic answer.
            make: Build the request with the given key, without default; not called without people.
        """
        if self.source is not None:
            return usual
        return (yield from enter_number(replace(make(self.make_key(name)), default=usual)))

    def measure(self, name: str, usual: int | Decimal, make: Callable[[str], Enter]) -> Subprocedure[int | Decimal]:
        """Ask for a number with decimals, such as a distance; otherwise like `number`."""
        if self.source is not None:
            return usual
        return (yield from enter_decimal(replace(make(self.make_key(name)), default=usual)))

    def ask_continue(
        self, cite: str, *, ends: str = "", further: Sequence[Option] = (), help: str = "", is_idle: bool = False
    ) -> Subprocedure[str]:
        """Ask the Game Master at the end of a round whether the conflict continues.

        Args:
            cite: Section of the book.
            ends: How it may end, in a few words.
            further: Other ways to continue, each with its key.
            help: Arguments for or against it.
            is_idle: Whether nothing happens any more; then it ends automatically if Quire decides for all.

        Returns:
            `GOES_ON`, `ENDS`, or the key of another way to continue.
        """
        answer = yield from self.choose_one(
            "goes_on",
            lambda: ENDS if is_idle and self.is_fully_automatic else GOES_ON,
            lambda key: Choose(
                key=key,
                label="Continue the fight?",
                help=help,
                cite=cite,
                options=(Option(GOES_ON, "Continue"), *further, Option(ENDS, "End the fight", ends)),
            ),
        )
        return answer

    def ask_one_sided_end(
        self, able: Sequence[str], living: Iterable[str], cite: str, *, ends: str = ""
    ) -> Subprocedure[bool]:
        """Ask the Game Master whether a conflict ends in which no two sides can act; by default it does.

        It ends without a question if no other side has a fighter left, and without people.

        Args:
            able: The sides with a fighter able to act, at most one.
            living: The sides with a fighter who may act again.
            cite: Section of the book.
            ends: What ending it means, in a few words.
        """
        if self.arrivals:
            return False
        if not self.is_interactive or len(set(living)) < LEAST_SIDES:
            return True
        reason = phrase("Only one side can still act: {side}.", side=able[0]) if able else _NOBODY_ACTS
        answer = yield from self.choose_one(
            "lingers",
            lambda: ENDS,
            lambda key: Choose(
                key=key,
                label="Does the conflict end?",
                help=reason,
                cite=cite,
                options=(
                    Option(ENDS, "It ends", ends),
                    Option(GOES_ON, "It continues", "The unconscious may be struck, and may wake."),
                ),
            ),
        )
        return answer == ENDS

    def ask(self, name: str, make: Callable[[str], Request]) -> Subprocedure[object]:
        """Make any other request; returns the plain answer.

        Args:
            name: What is asked, as a key.
            make: Build the request with the given key, including its automatic answer.
        """
        if self.source is not None:
            return make(name).auto(self.source, self.memory)
        return (yield make(self.make_key(name)))

    # ------------------------------------------------------------------------------------------------ events and edits

    def log(self, make: Callable[[], Event]) -> Conversation:
        """Log an event; by default its time is that of the table.

        Args:
            make: Build the event; not called without people.
        """
        if self.source is None:
            yield LogEvent(key="", label="", make=lambda: self._dated(make()))

    def _dated(self, event: Event) -> Event:
        return event if event.time else replace(event, time=self.time)

    def write(self, participant: int, *edits: Edit) -> Subprocedure[Sheet]:
        """Apply edits to the sheet of a participant now."""
        if self.source is None:
            return (yield from write("", *edits, participant=participant))
        sheet = self.sheets[participant]
        for edit in edits:
            sheet.apply(edit)
        return sheet

    def expire_conditions(self, clock: GameClock, seconds: int | None = None) -> Subprocedure[dict[int, Expiry]]:
        """Reduce the remaining time of conditions by a round; remove and log those that end.

        Args:
            clock: The time units of the game.
            seconds: The length; by default a round of the game.

        Returns:
            What was applied, by position of the participant.
        """
        expiries: dict[int, Expiry] = {}
        for participant in self._with_timed_conditions():
            sheet = self.sheets[participant]
            expiry = clock.expire(sheet, clock.unit_seconds(sheet, ROUND) if seconds is None else seconds)
            if expiry.edits:
                expiries[participant] = expiry
                yield from self.write(participant, *expiry.edits)
                yield from self.log_ended(participant, expiry.ended, clock.cite)
        if any(expiry.ended for expiry in expiries.values()):
            self._timed = None
        return expiries

    def _with_timed_conditions(self) -> list[int]:
        """Return the participants with timed conditions; cached without people, as only people add conditions."""
        if self._timed is None or self.source is None:
            self._timed = [participant for participant, sheet in enumerate(self.sheets) if has_timed_condition(sheet)]
        return self._timed

    def log_ended(self, participant: int, names: Sequence[str], cite: str) -> Conversation:
        """Log the conditions of a participant that have ended, if any."""
        if names:
            values = {"who": self.name(participant), "what": join_texts(names)}
            what = Message("condition_ends", "Ended for {who}: {what}.", values)
            yield from self.log(lambda: Event(EventKind.NOTE, what, None, participant, (), cite))

    def write_last(
        self, participant: int, edits: Callable[[], Sequence[Edit]], left: Callable[[], tuple[Value, ...]]
    ) -> Conversation:
        """Apply final edits that a conflict has tracked outside the sheet; do not read the sheet afterwards.

        Args:
            participant: Its position.
            edits: Return the edits; not called if only the outcome counts.
            left: Return the participant's vitals after these edits, in the order of the conflict; only called if
                ``edits`` is not.
        """
        if not self._keeps_sheets:
            self.remaining_vitals[participant] = left()
            return
        self.remaining_vitals.pop(participant, None)
        if last := edits():
            yield from self.write(participant, *last)
