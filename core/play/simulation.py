"""Plays conflicts without people, returns their outcomes, and tallies those of many."""

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
    """Play a conflict to its end with automatic decisions and no log.

    Args:
        conflict: The kind of conflict.
        arena: Its participants; the sheets are modified.
        source: Source of randomness; the same state gives the same outcome.
        keeps_sheets: Whether the final sheets are needed. If not, final edits that do not affect the outcome may be
            skipped.
    """
    table = Table(arena, source, keeps_sheets=keeps_sheets)
    before = vitals(conflict, table)
    for request in conflict.start(table):
        raise ValueError(f"{conflict.key} makes the request {request.key} without people")
    return outcome(conflict, table, before)


def vitals(conflict: Conflict, table: Table) -> tuple[tuple[Value, ...], ...]:
    """Return the vitals of each participant, in the order of the conflict's vitals."""
    return tuple([remaining_vitals(conflict, table, participant) for participant in range(len(table.sheets))])


def remaining_vitals(conflict: Conflict, table: Table, participant: int) -> tuple[Value, ...]:
    """Return the vitals of one participant: as the conflict tracks them, else from the sheet."""
    kept = table.remaining_vitals.get(participant)
    if kept is not None:
        return kept
    sheet = table.sheets[participant]
    return tuple([sheet.value(address) for address, _ in conflict.vitals])


def outcome(conflict: Conflict, table: Table, before: tuple[tuple[Value, ...], ...]) -> Outcome:
    """Return the outcome of a conflict.

    Args:
        conflict: The kind of conflict.
        table: The table at the end.
        before: The `vitals` at the start.
    """
    lost = tuple(tuple(map(_fall, first, last)) for first, last in zip(before, vitals(conflict, table), strict=True))
    return Outcome(table.winner, table.round, tuple(table.states), lost, table.was_stopped, dict(table.toll))


def _fall(first: Value, last: Value) -> Value:
    both_count = isinstance(first, int | Fraction) and isinstance(last, int | Fraction)
    return first - last if both_count else None  # type: ignore[operator]  # both are numbers


@dataclass(slots=True)
class Tally:
    """Statistics of many conflicts; tallies of parts can be merged.

    Attributes:
        fights: Number of fights.
        wins: Wins of each side; "" counts fights without a winner.
        rounds: Number of fights by number of rounds.
        states: For each participant the number of fights by final state.
        lost: For each participant the total loss of each vital, over all fights in which it has a value.
        stopped: Number of fights ended by the limit of rounds.
        toll: Total loss of each side, if the conflict counts it.
    """

    fights: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    states: list[Counter[str]] = field(default_factory=list)
    lost: list[list[Fraction]] = field(default_factory=list)
    stopped: int = 0
    toll: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Add one conflict."""
        self._grow(len(outcome.states), max(map(len, outcome.lost), default=0))
        self.fights += 1
        self.wins[outcome.winner] += 1
        self.rounds[outcome.rounds] += 1
        self.stopped += outcome.was_stopped
        self.toll.update(outcome.toll)
        for state, counter in zip(outcome.states, self.states, strict=True):
            counter[state] += 1
        for values, sums in zip(outcome.lost, self.lost, strict=True):
            for vital, value in enumerate(values):
                sums[vital] += value if isinstance(value, int | Fraction) else 0

    def merge(self, other: Tally) -> None:
        """Add the tally of other fights."""
        self._grow(len(other.states), max(map(len, other.lost), default=0))
        self.fights += other.fights
        self.wins.update(other.wins)
        self.rounds.update(other.rounds)
        self.stopped += other.stopped
        self.toll.update(other.toll)
        for mine, theirs in zip(self.states, other.states, strict=False):
            mine.update(theirs)
        for sums, more in zip(self.lost, other.lost, strict=False):
            for vital, value in enumerate(more):
                sums[vital] += value

    def chances(self) -> Mapping[str, Fraction]:
        """Return the share of fights that each side won, greatest first."""
        return {side: Fraction(count, self.fights) for side, count in self.wins.most_common()}

    def mean_rounds(self) -> Fraction | None:
        """Return the average number of rounds; None if there were no fights."""
        total = sum(count * times for count, times in self.rounds.items())
        return Fraction(total, self.fights) if self.fights else None

    def _grow(self, participants: int, width: int) -> None:
        while len(self.states) < participants:
            self.states.append(Counter())
            self.lost.append([Fraction(0)] * width)
