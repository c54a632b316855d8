"""Who pays for what: amounts that may go only to some targets, and the exact check that they reach.

A supply is an amount with the set of targets it can pay for: the ten points of a year of life go only to what grows at
that age. Whether a wish can be paid is a flow from supplies to targets, and it is answered as one: a `BudgetFlow` holds a
flow that is never started anew, only led along further ways when a demand grows, and given back where one shrinks.
Supplies that pay for the same are one, so are targets that the same supplies pay for; thousands of years of life are a
handful of sources.

    >>> years = (Supply("young", "ages 0-10", 100, frozenset({"grip", "wit"})), Supply("old", "10-12", 20))
    >>> paid = Payment(years, ("grip", "wit", "calm"), {"wit": 100, "calm": 15})
    >>> paid.room("grip"), paid.room("calm"), paid.free("young")
    (5, 5, 5)
    >>> paid.add("calm", 6)
    >>> paid.shortage()
    Shortage(targets=('calm',), supplies=('old',), wanted=21, given=20)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

_START: Final = -1
"""Stands for the target that more is sought for, among those that a way leads through."""


@dataclass(frozen=True, slots=True)
class Budget:
    """An amount that pays for some targets.

    Attributes:
        key: Stable name, unique among the supplies.
        label: Name for people, "ages 10–15".
        amount: How much there is, 0 or more.
        pays: Keys of the targets it may go to; None for all of them.
    """

    key: str
    label: str
    amount: int
    pays: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Overdraft:
    """A tight set: targets that together take all, or want more than all, that can be paid for them.

    Attributes:
        targets: Keys of the targets, in order.
        supplies: Keys of all supplies that can pay for any of them, in order.
        wanted: What the targets demand together.
        given: What the supplies hold together; as much as ``wanted``, or less.
    """

    targets: tuple[str, ...]
    budgets: tuple[str, ...]
    wanted: int
    given: int


class BudgetFlow:
    """Demands of targets, and what supplies pay of them: always as much in all as can be paid.

    Args:
        supplies: What there is.
        targets: Keys of the targets, in order.
        demands: What they take at first, 0 where nothing is said.
    """

    def __init__(
        self, supplies: Sequence[Budget], targets: Sequence[str], demands: Mapping[str, int] | None = None
    ) -> None:
        self._targets = tuple(targets)
        self._budgets = tuple(supplies)
        everyone = frozenset(targets)
        sets = {supply.key: everyone if supply.pays is None else supply.pays & everyone for supply in supplies}
        # What pays for little stands first, for it is used first: so the rest stays good for much.
        sources = {pays: place for place, pays in enumerate(sorted(dict.fromkeys(sets.values()), key=len))}
        self._source = {key: sources[pays] for key, pays in sets.items()}
        amounts = [0] * len(sources)
        for supply in supplies:
            amounts[self._source[supply.key]] += supply.amount
        masks = {key: sum(1 << place for pays, place in sources.items() if key in pays) for key in targets}
        groups = {mask: place for place, mask in enumerate(dict.fromkeys(masks.values()))}
        self._group = {key: groups[mask] for key, mask in masks.items()}
        self._demand = dict.fromkeys(self._targets, 0)
        self._flow = _MaxFlow(amounts, list(groups))
        self._unmet = [0] * len(groups)
        for key, units in (demands or {}).items():
            self.add(key, units)

    def copy(self) -> BudgetFlow:
        """Return a payment that goes its own way from here."""
        twin = object.__new__(BudgetFlow)
        twin._targets, twin._budgets = self._targets, self._budgets
        twin._source, twin._group = self._source, self._group
        twin._demand = dict(self._demand)
        twin._flow = self._flow.copy()
        twin._unmet = list(self._unmet)
        return twin

    @property
    def is_feasible(self) -> bool:
        """Whether everything that is demanded can be paid."""
        return not any(self._unmet)

    @property
    def left(self) -> int:
        """What no target has taken, of all supplies together; below 0 where more is demanded than there is."""
        return sum(supply.amount for supply in self._budgets) - sum(self._demand.values())

    def demand(self, key: str) -> int:
        """Return what a target demands."""
        return self._demand[key]

    def add(self, key: str, units: int) -> None:
        """Let a target demand more, or less where ``units`` is below 0."""
        group = self._group[key]
        self._demand[key] += units
        if units >= 0:
            self._unmet[group] += units - self._flow.feed(group, units)
            return
        dropped = min(-units, self._unmet[group])
        self._unmet[group] -= dropped
        self._flow.release(group, -units - dropped)
        for other, missing in enumerate(self._unmet):
            if missing:
                self._unmet[other] -= self._flow.feed(other, missing)

    def room(self, key: str) -> int:
        """Return how much more a target can be paid; 0 where it is not even paid what it demands."""
        group = self._group[key]
        return 0 if self._unmet[group] else self._flow.spare(self._flow.masks[group])

    def has_room(self, key: str, units: int = 1) -> bool:
        """Return whether a target can be paid so many more; quicker than `room`."""
        group = self._group[key]
        if self._unmet[group]:
            return False
        mask = self._flow.masks[group]
        return self._flow.holds(mask) >= units or self._flow.spare(mask, units) == units

    def unspent(self, key: str) -> int:
        """Return how much of a supply could stay free, with everything else paid from where it can."""
        source = self._source[key]
        (own,) = (supply.amount for supply in self._budgets if supply.key == key)
        return min(own, self._flow.spare(1 << source))

    def paying_budgets(self, key: str) -> tuple[str, ...]:
        """Return the supplies that can pay one more for a target, each for itself."""
        mask = self._flow.masks[self._group[key]]
        open_sources = {source for source in _bits(mask) if self._flow.reaches(1 << source)}
        if self._unmet[self._group[key]]:
            return ()
        return tuple(
            supply.key for supply in self._budgets if supply.amount > 0 and self._source[supply.key] in open_sources
        )

    def overdraft(self) -> Overdraft | None:
        """Return a set of targets that want more than all who pay for them have; None where all can be paid."""
        group = next((group for group, missing in enumerate(self._unmet) if missing), None)
        return None if group is None else self._tight_set(group)

    def blocking_set(self, key: str) -> Overdraft | None:
        """Return the smallest set that keeps a target from taking more; None where it can take more."""
        group = self._group[key]
        if not self._unmet[group] and self._flow.reaches(self._flow.masks[group]):
            return None
        return self._tight_set(group)

    def _tight_set(self, group: int) -> Overdraft:
        sources, groups = self._flow.blocking(group)
        targets = tuple(key for key in self._targets if self._group[key] in groups)
        supplies = tuple(supply for supply in self._budgets if self._source[supply.key] in sources)
        return Overdraft(
            targets,
            tuple(supply.key for supply in supplies),
            sum(self._demand[key] for key in targets),
            sum(supply.amount for supply in supplies),
        )


class _MaxFlow:
    """A flow from numbered sources to numbered groups, as large as it can be for what was asked to be fed.

    Attributes:
        rest: What each source still holds.
        masks: For each group the sources that may feed it, one bit each.
        given: What each source gives to each group.
    """

    __slots__ = ("given", "masks", "rest")

    def __init__(self, amounts: Sequence[int], masks: Sequence[int]) -> None:
        self.rest = list(amounts)
        self.masks = list(masks)
        self.given = [[0] * len(masks) for _ in amounts]

    def copy(self) -> _MaxFlow:
        twin = _MaxFlow((), self.masks)
        twin.rest = list(self.rest)
        twin.given = [list(own) for own in self.given]
        return twin

    def feed(self, group: int, units: int) -> int:
        """Lead up to so many units to a group; gives how many came."""
        fed = 0
        for source in _bits(self.masks[group]):
            part = min(units - fed, self.rest[source])
            self.rest[source] -= part
            self.given[source][group] += part
            fed += part
        while fed < units:
            came = self._lead(group, units - fed)
            if not came:
                break
            fed += came
        return fed

    def release(self, group: int, units: int) -> None:
        """Give units of a group back to their sources; to those first that pay for much."""
        for source in range(len(self.rest) - 1, -1, -1):
            part = min(units, self.given[source][group])
            self.given[source][group] -= part
            self.rest[source] += part
            units -= part

    def spare(self, mask: int, most: int | None = None) -> int:
        """Return how much a further group could be fed by these sources, beside all that is fed now; ``most`` at most."""
        if not self.reaches(mask):
            return 0
        trial = self.copy()
        trial.masks = [*self.masks, mask]
        for own in trial.given:
            own.append(0)
        return trial.feed(len(self.masks), sum(self.rest) if most is None else most)

    def holds(self, mask: int) -> int:
        """Return what these sources hold themselves."""
        return sum(self.rest[source] for source in _bits(mask))

    def reaches(self, mask: int) -> bool:
        """Return whether anything more can be led to a group with these sources."""
        return any(self.rest[source] for source in _bits(mask)) or self._search(mask)[0] is not None

    def blocking(self, group: int) -> tuple[set[int], set[int]]:
        """Return the emptied sources and the groups fed by them that stand in the way of a group."""
        _, came_from, through = self._search(self.masks[group])
        return set(came_from), {group, *through}

    def _lead(self, group: int, most: int) -> int:
        end, came_from, through = self._search(self.masks[group])
        if end is None:
            return 0
        way = []
        source, part = end, min(most, self.rest[end])
        while (passed := came_from[source]) != _START:
            giver = through[passed]
            part = min(part, self.given[giver][passed])
            way.append((source, giver, passed))
            source = giver
        self.rest[end] -= part
        for taker, giver, passed in way:
            self.given[taker][passed] += part
            self.given[giver][passed] -= part
        self.given[source][group] += part
        return part

    def _search(self, mask: int) -> tuple[int | None, dict[int, int], dict[int, int]]:
        """Look for a source with something left, breadth first.

        Returns:
            The source or None; for each source that was reached the group it would feed instead of another source; for
            each such group that other source.
        """
        came_from = dict.fromkeys(_bits(mask), _START)
        through: dict[int, int] = {}
        waiting = deque(came_from)
        seen = mask
        while waiting:
            source = waiting.popleft()
            if self.rest[source]:
                return source, came_from, through
            for group, part in enumerate(self.given[source]):
                if part and group not in through:
                    through[group] = source
                    for other in _bits(self.masks[group] & ~seen):
                        came_from[other] = group
                        waiting.append(other)
                    seen |= self.masks[group]
        return None, came_from, through


def _bits(mask: int) -> Iterator[int]:
    """Yield the places of the bits that are set, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def merge_budgets(supplies: Iterable[Budget]) -> tuple[Budget, ...]:
    """Join neighbouring supplies that pay for the same into one, named from the first to the last of them.

    It has the key of the first.
    """
    joined: list[Budget] = []
    first = ""
    for supply in supplies:
        if joined and joined[-1].pays == supply.pays:
            last = joined.pop()
            joined.append(Budget(last.key, f"{first} – {supply.label}", last.amount + supply.amount, supply.pays))
        else:
            first = supply.label
            joined.append(supply)
    return tuple(joined)
