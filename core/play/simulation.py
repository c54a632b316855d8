"""Conflicts that nobody watches: one played out, and what many of them came to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from core.formula import Value
from core.play.arena import Arena
from core.play.conflict import Conflict, Outcome
from core.play.table import Table


def play_out(conflict: Conflict, arena: Arena, source: random.Random, *, keeps_sheets: bool = True) -> Outcome:
    """Play a conflict to its end with automatic answers and no log.

    Args:
        conflict: The kind of conflict.
        arena: Who takes part; its sheets are written to.
        source: Where all chance comes from; the same state gives the same outcome.
        keeps_sheets: Whether the sheets are wanted afterwards, too. Otherwise edits that no number of the outcome needs
            may be left out at the end; the outcome is the same.
    """
    table = Table(arena, source, keeps_sheets=keeps_sheets)
    before = vitals(conflict, table)
    for request in conflict.start(table):
        raise ValueError(f"{conflict.key} asks {request.key} though nobody watches")
    return outcome(conflict, table, before)


def vitals(conflict: Conflict, table: Table) -> tuple[tuple[Value, ...], ...]:
    """Return what each participant has left, in the order of the conflict's vitals."""
    return tuple([remaining_vitals(conflict, table, who) for who in range(len(table.sheets))])


def remaining_vitals(conflict: Conflict, table: Table, who: int) -> tuple[Value, ...]:
    """Return what one participant has left: as the conflict keeps it beside the sheet, else as the sheet has it."""
    kept = table.remaining_vitals.get(who)
    if kept is not None:
        return kept
    sheet = table.sheets[who]
    return tuple([sheet.value(address) for address, _ in conflict.vitals])


def outcome(conflict: Conflict, table: Table, before: tuple[tuple[Value, ...], ...]) -> Outcome:
    """Say how a conflict ended.

    Args:
        conflict: The kind of conflict.
        table: The table at the end.
        before: The `vitals` at the beginning.
    """
    lost = tuple(tuple(map(_fall, first, last)) for first, last in zip(before, vitals(conflict, table), strict=True))
    return Outcome(table.winner, table.round, tuple(table.states), lost, table.was_stopped, dict(table.toll))


def _fall(first: Value, last: Value) -> Value:
    both_count = isinstance(first, int | Fraction) and isinstance(last, int | Fraction)
    return first - last if both_count else None  # type: ignore[operator]  # both are numbers


@dataclass(slots=True)
class Tally:
    """What many conflicts came to; tallies of parts can be added up.

    Attributes:
        fights: How many were played.
        wins: How many each side won; "" stands for those that nobody won.
        rounds: How many took how many rounds.
        states: For each participant how often it ended in which state.
        lost: For each participant the sum of what each vital fell, over all fights in which it has a value.
        stopped: How many were ended by the bound on rounds.
        toll: For each side the sum of what it lost as a whole, where the conflict counts that.
    """

    fights: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    states: list[Counter[str]] = field(default_factory=list)
    lost: list[list[Fraction]] = field(default_factory=list)
    stopped: int = 0
    toll: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Count one conflict."""
        self._grow(len(outcome.states), max(map(len, outcome.lost), default=0))
        self.fights += 1
        self.wins[outcome.winner] += 1
        self.rounds[outcome.rounds] += 1
        self.stopped += outcome.was_stopped
        self.toll.update(outcome.toll)
        for state, counter in zip(outcome.states, self.states, strict=True):
            counter[state] += 1
        for values, sums in zip(outcome.lost, self.lost, strict=True):
            for place, value in enumerate(values):
                sums[place] += value if isinstance(value, int | Fraction) else 0

    def merge(self, other: Tally) -> None:
        """Add what another part of the same fights came to."""
        self._grow(len(other.states), max(map(len, other.lost), default=0))
        self.fights += other.fights
        self.wins.update(other.wins)
        self.rounds.update(other.rounds)
        self.stopped += other.stopped
        self.toll.update(other.toll)
        for mine, theirs in zip(self.states, other.states, strict=False):
            mine.update(theirs)
        for sums, more in zip(self.lost, other.lost, strict=False):
            for place, value in enumerate(more):
                sums[place] += value

    def chances(self) -> Mapping[str, Fraction]:
        """Return the share of the fights that each side won, the greatest first."""
        return {side: Fraction(count, self.fights) for side, count in self.wins.most_common()}

    def mean_rounds(self) -> Fraction | None:
        """Return how many rounds a fight took on average; None where none was fought."""
        total = sum(count * times for count, times in self.rounds.items())
        return Fraction(total, self.fights) if self.fights else None

    def _grow(self, participants: int, width: int) -> None:
        while len(self.states) < participants:
            self.states.append(Counter())
            self.lost.append([Fraction(0)] * width)
