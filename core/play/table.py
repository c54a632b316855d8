"""The table of a conflict: everybody's sheets, the clock, what is asked, told and written.

A game's conflict is written against this. Each way to ask is a generator (``yield from``); with nobody watching
(:attr:`Table.source` is set) dice fall and defaults decide at once, no request is made and no event is told, so that
thousands of fights can be played out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from core.character import Edit, Sheet
from core.dice import Dice, RollResult, roll
from core.formula import Value
from core.messages import Message, joined, phrase
from core.play.arena import Arena, Control, Participant
from core.procedures import (
    NO,
    ROUND,
    YES,
    Choose,
    Conversation,
    Enter,
    Event,
    EventKind,
    Expiry,
    GameClock,
    LogEvent,
    Memory,
    Option,
    Request,
    Roll,
    Subprocedure,
    Term,
    choose_deferred,
    enter_decimal,
    enter_number,
    has_timed_condition,
    roll_deferred,
    write,
)

Default = Callable[[], Sequence[str]]
"""Gives the keys that are chosen automatically."""

GOES_ON, ENDS = "on", "end"
"""Answers to whether a conflict goes on."""

NOBODY = "none"
"""Answer to whom something goes against, where it goes against nobody."""
_NOBODY = Option(NOBODY, "Nobody")


class MarkState(StrEnum):
    """How it stands with something on the picture of the round."""

    OPEN = "open"
    NOW = "now"
    DONE = "done"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """Something that will happen or has happened in this round: an attack on a second, a blow, a declaration.

    Attributes:
        who: Position of the participant, or behind these of something in `Table.further`.
        at: Where it stands on the scale of the round.
        label: What it is, in a word or two.
        state: How it stands.
    """

    who: int
    at: int
    label: str
    state: MarkState = MarkState.OPEN


@dataclass(frozen=True, slots=True)
class RoundScale:
    """What a round is measured in: seconds 1 to 20, blows 6 to 1, one declaration.

    Attributes:
        first, last: The ends, in the order in which the round runs.
        unit: What one is called: ``second``.
    """

    first: int
    last: int
    unit: str


class Table:
    """Where a conflict is played.

    Attributes:
        arena: Participants, options, setting.
        sheets: The working copies, one for each participant.
        controls: Who decides for each participant now; people may change it in the middle.
        round: Number of the round, 0 before the first.
        when: Time of the game in words, for events: "Round 2, second 7"; a `Phrase` where it has gaps.
        now: Where the round stands on its scale, or None.
        scale: What a round is measured in.
        marks: The picture of the round.
        further: Names of what has a line in the picture without being a participant, as an army that nobody leads; in
            marks their positions follow that of the last participant.
        states: A word for each participant that is not well ("unconscious", "dead", "fled"); "" for the others.
        winner: The side that won, "" while nobody has or if nobody did.
        was_stopped: Whether the bound on rounds ended it.
        source: Where chance comes from when nobody watches, else None.
        memory: What automatic answers remember when nobody watches.
        left: Vitals of those for whom a conflict keeps them beside the sheet, by position; see :meth:`write_last`.
        toll: What each side has lost as a whole, by its name, where a conflict counts that.
    """

    def __init__(self, arena: Arena, source: random.Random | None = None, *, keeps_sheets: bool = True) -> None:
        """Lay out a table.

        Args:
            arena: Who takes part; its sheets are written to.
            source: Plays without anybody watching, with this chance.
            keeps_sheets: Whether the sheets are wanted when nobody watches; otherwise only how it ends counts.
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
        self._keeps_sheets = keeps_sheets or source is None
        self._key_counts: dict[str, int] = {}
        self._options = arena.rules
        self._timed: list[int] | None = None

    # ------------------------------------------------------------------------------------------------ who and what

    @property
    def participants(self) -> tuple[Participant, ...]:
        """Who takes part."""
        return self.arena.participants

    @property
    def is_interactive(self) -> bool:
        """Whether requests are made and events told."""
        return self.source is None

    @property
    def is_fully_automatic(self) -> bool:
        """Whether Quire decides for everybody who takes part."""
        return not self.is_interactive or all(each is Control.AUTO for each in self.controls)

    def name(self, who: int) -> str:
        """Return the name of a participant."""
        return self.arena.participants[who].name

    def side(self, who: int) -> str:
        """Return the side of a participant."""
        return self.arena.participants[who].side

    def sides_of(self, them: Iterable[int]) -> list[str]:
        """Return the sides of some participants in order, each once: of those who can act, the sides that are left."""
        return list(dict.fromkeys(self.arena.participants[who].side for who in them))

    def option(self, key: str) -> Value:
        """Read an option of the conflict: its own, else that of the first sheet."""
        return self._options[key] if key in self._options else self.sheets[0].option(key)

    def begin_round(self, when: Callable[[], str] | None = None) -> bool:
        """Count a round; say whether it may still be played, and note it where the bound on rounds is reached.

        Args:
            when: Gives the time of the game in words, for the events to come, where a game has another name for its
                rounds; not called when nobody watches.
        """
        if self.round >= self.arena.most_rounds:
            self.was_stopped = True
            return False
        self.round += 1
        self._key_counts.clear()
        if self.is_interactive:
            self.time = phrase("Round {round}", round=self.round) if when is None else when()
        self.timeline = ()
        return True

    def log_round(self, cite: str, part: Callable[[], Term] | None = None) -> Conversation:
        """Tell that the round that was counted begins, for games that call it a round.

        Args:
            cite: Section of the book.
            part: Gives when that is, or how long it lasts; not called when nobody watches.
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
        """End the conflict: the only side that is left has won.

        Args:
            sides: The sides that are left.
            cite: Where the book says so.
            part: How long it took; without it the rounds are counted.
            stopped: What is told where the bound on rounds ended it, for games whose rounds have another name.
        """
        self.winner = sides[0] if len(sides) == 1 else ""
        yield from self.log(lambda: self._end_event(sides, cite, part or Term("rounds", self.round), stopped))

    def _end_event(self, sides: Sequence[str], cite: str, part: Term, stopped: Message | None) -> Event:
        if self.was_stopped:
            what = stopped or Message(
                "conflict_stopped",
                "After {n:# round|# rounds} neither side has won; "
                "the conflict is stopped. A higher bound on rounds can be set where a fight begins.",
                {"n": self.round},
            )
        elif self.winner:
            what = Message("conflict_won", "The conflict is over; it is won by {side}.", {"side": self.winner})
        elif sides:
            what = Message("conflict_undecided", "The conflict is over; more than one side is left.", {})
        else:
            what = Message("conflict_over", "The conflict is over; no side is left.", {})
        return Event(EventKind.END, what, terms=(part,), cite=cite)

    # ------------------------------------------------------------------------------------------------ asking

    def make_key(self, name: str) -> str:
        """Make a key that is unique in this conflict out of a name: the round stands before it, a count behind it."""
        count = self._key_counts[name] = self._key_counts.get(name, 0) + 1
        return f"{self.round}/{name}" if count == 1 else f"{self.round}/{name}~{count}"

    def roll(self, name: str, dice: Dice, make: Callable[[str], Roll]) -> Subprocedure[RollResult]:
        """Roll one dice text.

        Args:
            name: What is rolled for, as a key: ``attack``.
            dice: The dice.
            make: Makes the request, of just these dice, with the key that it is given; not called when nobody watches.
        """
        if self.source is not None:
            return roll(dice, self.source)
        key = self.make_key(name)
        (rolled,) = yield from roll_deferred((dice,), key, lambda: make(key))
        return rolled

    def choose(self, name: str, default: Default, make: Callable[[str], Choose]) -> Subprocedure[tuple[str, ...]]:
        """Ask for one of several, or for some of them; gives the keys.

        Args:
            name: What is decided, as a key.
            default: Gives the keys that are chosen automatically, by the rules of the game.
            make: Makes the request with the key that it is given; not called when nobody watches.
        """
        if self.source is not None:
            return tuple(default())
        key = self.make_key(name)
        return (
            yield from choose_deferred(key, lambda: replace(make(key), policy=lambda _source, _memory: list(default())))
        )

    def choose_target(
        self,
        name: str,
        usual: int | None,
        make: Callable[[str], Choose],
        *,
        nobody: Option = _NOBODY,
        further: Sequence[Option] = (),
    ) -> Subprocedure[str]:
        """Ask whom something goes against: somebody, or nobody.

        Args:
            name: What is decided, as a key.
            usual: The number of the one who is chosen automatically, None for nobody.
            make: Makes the request with the key that it is given; its options are those who can be chosen, by number.
            nobody: The option that it goes against nobody, where more is to be said of it.
            further: What else can be done instead.

        Returns:
            The number of the one who was chosen, `NOBODY`, or the key of another option.
        """

        def ask(key: str) -> Choose:
            asked = make(key)
            return replace(asked, options=(*asked.options, nobody, *further))

        (key,) = yield from self.choose(name, lambda: (nobody.key if usual is None else str(usual),), ask)
        return key

    def choose_side(self, name: str, make: Callable[[str], Choose]) -> Subprocedure[str]:
        """Ask for a side, as the one that is surprised; usually it is none.

        Args:
            name: What is decided, as a key.
            make: Makes the request with the key that it is given, but for its options.

        Returns:
            The name of the side, "" for none.
        """

        def ask(key: str) -> Choose:
            sides = (Option("", "Nobody"), *(Option(each, each) for each in self.arena.sides))
            return replace(make(key), options=sides)

        (side,) = yield from self.choose(name, lambda: ("",), ask)
        return side

    def ask_yes_no(self, name: str, default: Callable[[], bool], make: Callable[[str], Choose]) -> Subprocedure[bool]:
        """Ask yes or no.

        Args:
            name: What is decided, as a key.
            default: Gives what is said automatically, by the rules of the game.
            make: Makes the request with the key that it is given and the options of `yes_no_options`.
        """
        (answer,) = yield from self.choose(name, lambda: (YES if default() else NO,), make)
        return answer == YES

    def number(self, name: str, usual: int, make: Callable[[str], Enter]) -> Subprocedure[int]:
        """Ask for a whole number: a modifier, the damage that the table settled on.

        Args:
            name: What is asked, as a key.
            usual: What stands there at first, and is taken automatically.
            make: Makes the request with the key that it is given, but for its default; not called when nobody watches.
        """
        if self.source is not None:
            return usual
        return (yield from enter_number(replace(make(self.make_key(name)), default=usual)))

    def measure(self, name: str, usual: int | Decimal, make: Callable[[str], Enter]) -> Subprocedure[int | Decimal]:
        """Ask for a number that may have decimals, as a distance; otherwise like `number`."""
        if self.source is not None:
            return usual
        return (yield from enter_decimal(replace(make(self.make_key(name)), default=usual)))

    def ask_continue(
        self, cite: str, *, ends: str = "", further: Sequence[Option] = (), help: str = "", is_idle: bool = False
    ) -> Subprocedure[str]:
        """Ask the Game Master at the end of a round whether the conflict goes on.

        Args:
            cite: Section of the book.
            ends: How it may end, in a few words.
            further: Other ways to go on, each with a key of its own.
            help: What speaks for it or against it.
            is_idle: Whether nothing happens any more: then it ends automatically where Quire decides for everybody.

        Returns:
            `GOES_ON`, `ENDS`, or the key of another way to go on.
        """
        (answer,) = yield from self.choose(
            "goes_on",
            lambda: (ENDS if is_idle and self.is_fully_automatic else GOES_ON,),
            lambda key: Choose(
                key=key,
                label="Does the conflict go on?",
                help=help,
                cite=cite,
                options=(Option(GOES_ON, "It goes on"), *further, Option(ENDS, "It ends", ends)),
            ),
        )
        return answer

    def ask(self, name: str, make: Callable[[str], Request]) -> Subprocedure[object]:
        """Ask anything else; gives the plain answer.

        Args:
            name: What is asked, as a key.
            make: Makes the request with the key that it is given, its automatic answer included.
        """
        if self.source is not None:
            return make(name).auto(self.source, self.memory)
        return (yield make(self.make_key(name)))

    # ------------------------------------------------------------------------------------------------ telling, writing

    def log(self, make: Callable[[], Event]) -> Conversation:
        """Tell what happened; its time is the table's where it names none.

        Args:
            make: Makes the event; not called when nobody watches.
        """
        if self.source is None:
            yield LogEvent(key="", label="", make=lambda: self._dated(make()))

    def _dated(self, event: Event) -> Event:
        return event if event.time else replace(event, time=self.time)

    def write(self, who: int, *edits: Edit) -> Subprocedure[Sheet]:
        """Write to the sheet of a participant now."""
        if self.source is None:
            return (yield from write("", *edits, participant=who))
        sheet = self.sheets[who]
        for edit in edits:
            sheet.apply(edit)
        return sheet

    def expire_conditions(self, clock: GameClock, seconds: int | None = None) -> Subprocedure[dict[int, Expiry]]:
        """Let the time of a round run down what people are under for a while; what ends is taken off and told.

        Args:
            clock: How the game counts time.
            seconds: How long it was; a round of the game where nothing is said.

        Returns:
            What was written, by the position of the participant.
        """
        found: dict[int, Expiry] = {}
        for who in self._with_timed_conditions():
            sheet = self.sheets[who]
            run = clock.expire(sheet, clock.unit_seconds(sheet, ROUND) if seconds is None else seconds)
            if run.edits:
                found[who] = run
                yield from self.write(who, *run.edits)
                yield from self.log_ended(who, run.ended, clock.cite)
        if any(run.ended for run in found.values()):
            self._timed = None
        return found

    def _with_timed_conditions(self) -> list[int]:
        """Return who is under something that ends; only people put anybody there, so unwatched it is looked up once."""
        if self._timed is None or self.source is None:
            self._timed = [who for who, sheet in enumerate(self.sheets) if has_timed_condition(sheet)]
        return self._timed

    def log_ended(self, who: int, names: Sequence[str], cite: str) -> Conversation:
        """Tell what somebody is under no more; nothing where nothing has ended."""
        if names:
            values = {"who": self.name(who), "what": joined(names)}
            what = Message("condition_ends", "Ended for {who}: {what}.", values)
            yield from self.log(lambda: Event(EventKind.NOTE, what, None, who, (), cite))

    def write_last(
        self, who: int, edits: Callable[[], Sequence[Edit]], left: Callable[[], tuple[Value, ...]]
    ) -> Conversation:
        """Write at the end what a conflict kept beside a sheet; nothing may be read from the sheet after it.

        Args:
            who: Position of the participant.
            edits: Gives what is written; not called where only the end of the conflict is wanted.
            left: Gives the vitals of the participant, in the order of the conflict, as the edits would leave them;
                called in that case alone.
        """
        if not self._keeps_sheets:
            self.remaining_vitals[who] = left()
            return
        self.remaining_vitals.pop(who, None)
        if last := edits():
            yield from self.write(who, *last)
