"""Game clocks: ask for durations, expire conditions; a procedure that lets time pass.

A game lists temporary conditions in ``conditions``: ``name``, ``lasts`` (remaining time, empty for no end) and
``lasts_in`` (its unit). What conditions change about numbers (:mod:`core.character.effects`) runs down with them. Its
`GameClock` defines the length of a round; every procedure in which time passes calls `GameClock.expire`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, NamedTuple

from core.character.edits import Edit, RemoveRow, SetEffects, SetValue
from core.character.effects import effect_or_none, effects_of
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Phrase, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write_if_any
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import sheet_rows, text
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always

CONDITIONS: Final = "conditions"
ROUND: Final = "round"
MOST_DAYS: Final = 1_000
_DAY: Final = 86_400
_SECONDS: Final[Mapping[str, int]] = {"second": 1, "min": 60, "hour": 3_600, "day": _DAY, "week": 7 * _DAY}
_UNIT_NAMES: Final[Mapping[str, str]] = {
    "second": Word("seconds"),
    ROUND: Word("rounds"),
    "min": Word("minutes"),
    "hour": Word("hours"),
    "day": Word("days"),
    "week": Word("weeks"),
}
_UNIT_CHOICES: Final[Mapping[str, str]] = {
    "seconds": Word("Seconds"),
    "rounds": Word("Rounds"),
    "minutes": Word("Minutes"),
    "hours": Word("Hours"),
    "days": Word("Days"),
    "weeks": Word("Weeks"),
}
"""Labels of the units as options, capitalized."""
_AMOUNTS: Final[Mapping[str, Callable[[int], str]]] = {
    "second": lambda n: phrase("{n:# second|# seconds}", n=n),
    ROUND: lambda n: phrase("{n:# round|# rounds}", n=n),
    "min": lambda n: phrase("{n:# minute|# minutes}", n=n),
    "hour": lambda n: phrase("{n:# hour|# hours}", n=n),
    "day": lambda n: phrase("{n:# day|# days}", n=n),
    "week": lambda n: phrase("{n:# week|# weeks}", n=n),
}
_UNITS: Final = ("second", ROUND, "min", "hour", "day")


class Duration(NamedTuple):
    """An amount of game time.

    Attributes:
        seconds: Its length in seconds.
        text: The same in the unit that was entered.
    """

    seconds: Fraction
    text: str


@dataclass(frozen=True, slots=True)
class Expiry:
    """The effect of passing time on the conditions of a character.

    Attributes:
        edits: Edits that remove ended conditions and update the others.
        ended: Names of ended conditions.
        remaining: Other conditions, each with its remaining time.
    """

    edits: tuple[Edit, ...] = ()
    ended: tuple[str, ...] = ()
    remaining: tuple[str, ...] = ()

    @property
    def history_label(self) -> str:
        """Text for the history: the ended conditions; "" if there are none."""
        return phrase("ended: {what}", what=join_texts(self.ended)) if self.ended else ""

    @property
    def text(self) -> str:
        """Text for the player, in sentences; "" if no condition has an end."""
        ended = [phrase("Ended: {what}.", what=join_texts(self.ended))] if self.ended else []
        left = [phrase("Still active: {what}.", what=join_texts(self.remaining))] if self.remaining else []
        return join_texts([*ended, *left], " ")


@dataclass(frozen=True, slots=True)
class GameClock:
    """The time units of a game.

    Attributes:
        round_seconds: Return the length of a round for a character, in seconds.
        cite: Section of the book.
        round_word: The game's word for rounds, plural.
        format_rounds: Return a number of rounds as text.
        units: Units that can be chosen.
    """

    round_seconds: Callable[[Sheet], int | Fraction]
    cite: str
    round_word: str = _UNIT_NAMES[ROUND]
    format_rounds: Callable[[int], str] = _AMOUNTS[ROUND]
    units: tuple[str, ...] = _UNITS

    def unit_seconds(self, sheet: Sheet, unit: str) -> Fraction:
        """Return the length of a unit in seconds; a round without a length (by a house rule) counts 1."""
        seconds = _SECONDS.get(unit)
        return (
            max(Fraction(self.round_seconds(sheet)), Fraction(0)) or Fraction(1)
            if seconds is None
            else Fraction(seconds)
        )

    def format_amount(self, unit: str, number: int) -> str:
        """Return an amount of a unit as text: "3 rounds"."""
        return self.format_rounds(number) if unit not in _AMOUNTS or unit == ROUND else _AMOUNTS[unit](number)

    def ask_duration(
        self, sheet: Sheet, usual: str, *, about: str = "", least: int = 1, most_days: int = MOST_DAYS
    ) -> Subprocedure[Duration]:
        """Ask how much time passes.

        Args:
            sheet: The character.
            usual: Default unit.
            about: Help text for the units.
            least: Minimum amount.
            most_days: Maximum time, in days.
        """
        words = {each: self.round_word if each == ROUND else _UNIT_NAMES[each] for each in self.units}
        unit = yield from choose_one(
            Choose(
                key="unit",
                label="Unit of time",
                help=about,
                cite=self.cite,
                options=tuple(Option(key, _UNIT_CHOICES.get(label, label)) for key, label in words.items()),
                policy=always([usual]),
            )
        )
        length = self.unit_seconds(sheet, unit)
        amount = yield from enter_number(
            Enter(
                key="amount",
                label="How much time passes?",
                cite=self.cite,
                least=least,
                most=max(1, math.floor(most_days * _DAY / length)),
                default=1,
                unit=words[unit],
            )
        )
        return Duration(amount * length, self.format_amount(unit, amount))

    def expire(self, sheet: Sheet, seconds: int | Fraction) -> Expiry:
        """Return the effect of passing time on the conditions of a character; nothing is applied.

        Remaining time keeps its unit if it is a whole number of it: an hour less ten minutes becomes fifty minutes.
        """
        rows, effects = self._expire_rows(sheet, seconds), self._expire_effects(sheet, seconds)
        return Expiry(rows.edits + effects.edits, rows.ended + effects.ended, rows.remaining + effects.remaining)

    def _expire_rows(self, sheet: Sheet, seconds: int | Fraction) -> Expiry:
        edits: list[Edit] = []
        ended: list[str] = []
        left: list[str] = []
        for row in sheet_rows(sheet, CONDITIONS):
            lasts, unit = row.get("lasts"), text(row, "lasts_in", ROUND)
            if not isinstance(lasts, int):
                continue
            name = text(row, "name") or Word("Condition")
            at = f"{CONDITIONS}[#{text(row, 'uid')}]"
            rest = lasts * self.unit_seconds(sheet, unit) - seconds
            if rest <= 0:
                edits.append(RemoveRow(at))
                ended.append(name)
                continue
            amount, counted_in = self._in_best_unit(sheet, rest, unit)
            left.append(self._remaining_text(name, amount, counted_in))
            edits += _condition_edits(at, (lasts, unit), (amount, counted_in))
        return Expiry(tuple(edits), tuple(ended), tuple(left))

    def _expire_effects(self, sheet: Sheet, seconds: int | Fraction) -> Expiry:
        """Return the effect of passing time on what conditions change; entries without an effect stay."""
        entries = sheet.character.effects
        kept: list[Json] = []
        ended: list[str] = []
        left: list[str] = []
        for entry in entries:
            effect = effect_or_none(entry)
            if effect is None or effect.lasts is None:
                kept.append(entry)
                continue
            rest = effect.lasts * self.unit_seconds(sheet, effect.lasts_in) - seconds
            if rest <= 0:
                ended.append(effect.name)
                continue
            amount, counted_in = self._in_best_unit(sheet, rest, effect.lasts_in)
            left.append(self._remaining_text(effect.name, amount, counted_in))
            kept.append(replace(effect, lasts=amount, lasts_in=counted_in).to_json())
        edits = () if kept == list(entries) else (SetEffects(tuple(kept), is_unchecked=True),)
        return Expiry(edits, tuple(ended), tuple(left))

    def _remaining_text(self, name: str, amount: int, unit: str) -> Phrase:
        words = self.format_amount(unit, amount) if unit != "second" else format_seconds(amount)
        return phrase("{what} ({left})", what=name, left=words)

    def _in_best_unit(self, sheet: Sheet, rest: Fraction, unit: str) -> tuple[int, str]:
        """Return remaining seconds in their own unit, or else in the longest unit that gives a whole number."""
        own = self.unit_seconds(sheet, unit)
        longest = [each for each in ("hour", "min") if _SECONDS[each] < own or unit == "second"]
        for each in (*longest, unit) if unit == "second" else (unit, *longest):
            amount = rest / self.unit_seconds(sheet, each)
            if amount.denominator == 1:
                return int(amount), each
        return math.ceil(rest), "second"


def format_seconds(seconds: int) -> str:
    """Return seconds as text in days, hours, minutes and seconds."""
    words: list[str] = []
    for unit in ("day", "hour", "min", "second"):
        number, seconds = divmod(seconds, _SECONDS[unit])
        if number:
            words.append(_AMOUNTS[unit](number))
    return join_texts(words, " ")


def _condition_edits(at: str, old: tuple[int, str], new: tuple[int, str]) -> Iterator[Edit]:
    if new[0] != old[0]:
        yield SetValue(f"{at}.lasts", new[0])
    if new[1] != old[1]:
        yield SetValue(f"{at}.lasts_in", new[1])


def has_timed_condition(sheet: Sheet) -> bool:
    """Return whether the character has a condition that ends with time."""
    effects = effects_of(sheet.character.effects)
    return any(isinstance(row.get("lasts"), int) for row in sheet_rows(sheet, CONDITIONS)) or any(
        effect.lasts is not None for effect in effects
    )


def pass_time_procedure(
    clock: GameClock,
    also: Callable[[Sheet, int], Subprocedure[Sheet]] | None = None,
    may_also: Callable[[Sheet], bool] | None = None,
) -> Procedure:
    """Return a procedure that lets time pass, so that conditions expire.

    Args:
        clock: The time units of the game.
        also: Further effects of time; called with the sheet and whole seconds.
        may_also: Return whether there are any further effects.
    """

    def pass_time(situation: Situation) -> Conversation:
        sheet = situation.sheet
        span = yield from clock.ask_duration(sheet, ROUND)
        run = clock.expire(sheet, span.seconds)
        labels = [each for each in (span.text, run.history_label) if each]
        sheet = yield from write_if_any(sheet, "passed", run.edits, label=join_texts(labels, "; "))
        if also is not None:
            yield from also(sheet, math.floor(span.seconds))
        yield from show(Show(key="outcome", label="Time has passed", text=run.text, cite=clock.cite))

    def closed(sheet: Sheet) -> Message | None:
        if has_timed_condition(sheet) or (may_also is not None and may_also(sheet)):
            return None
        return Message("nothing_lasts", "No condition ends with time.")

    return Procedure(
        key="pass_time",
        label="Let time pass",
        kind=ProcedureKind.RECOVERY,
        cite=clock.cite,
        help="Reduces the remaining time of conditions and removes those that have ended.",
        start=pass_time,
        closed=closed,
        clock=clock,
        is_popover=True,
        deed="Let pass",
    )
