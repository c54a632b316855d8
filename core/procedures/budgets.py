"""Points that only some targets may use; checks by maximum flow whether demands are covered.

A budget is an amount with the targets that it can pay for: the ten points of a year of life go only to what grows at
that age. Whether demands can be paid is a maximum flow from budgets to targets. `BudgetFlow` updates it incrementally:
it adds augmenting paths when a demand grows and returns units when it shrinks. Budgets for the same targets are
combined, and so are targets with the same budgets, so that thousands of years become a handful of nodes.

    >>> years = (Budget("young", "ages 0-10", 100, frozenset({"grip", "wit"})), Budget("old", "10-12", 20))
    >>> flow = BudgetFlow(years, ("grip", "wit", "calm"), {"wit": 100, "calm": 15})
    >>> flow.room("grip"), flow.room("calm"), flow.unspent("young")
    (5, 5, 5)
    >>> flow.add("calm", 6)
    >>> flow.overdraft()
    Overdraft(targets=('calm',), budgets=('old',), wanted=21, given=20)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

_START: Final = -1
"""Start of a path in the search, instead of a group."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Points that can be spent on some targets.

    Attributes:
        key: Stable name, unique among the budgets.
        label: Name for people, "ages 10–15".
        amount: Number of points, 0 or more.
        pays: Keys of the targets that it can pay for; None for all.
    """

    key: str
    label: str
    amount: int
    pays: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Overdraft:
    """Targets whose total demand reaches or exceeds all budgets that can pay for them.

    Attributes:
        targets: Keys of the targets, in order.
        budgets: Keys of all budgets that can pay for any of them, in order.
        wanted: Total demand of the targets.
        given: Total of the budgets; at most ``wanted``.
    """

    targets: tuple[str, ...]
    budgets: tuple[str, ...]
    wanted: int
    given: int


class BudgetFlow:
    """Demands of targets, paid from budgets by a maximum flow.

    Args:
        budgets: The budgets.
        targets: Keys of the targets, in order.
        demands: Initial demands, by default 0.
    """

    def __init__(
        self, budgets: Sequence[Budget], targets: Sequence[str], demands: Mapping[str, int] | None = None
    ) -> None:
        self._targets = tuple(targets)
        self._budgets = tuple(budgets)
        everyone = frozenset(targets)
        sets = {budget.key: everyone if budget.pays is None else budget.pays & everyone for budget in budgets}
        # Budgets for few targets come first and are used first, so that the rest stays flexible.
        sources = {pays: number for number, pays in enumerate(sorted(dict.fromkeys(sets.values()), key=len))}
        self._source = {key: sources[pays] for key, pays in sets.items()}
        amounts = [0] * len(sources)
        for budget in budgets:
            amounts[self._source[budget.key]] += budget.amount
        masks = {key: sum(1 << number for pays, number in sources.items() if key in pays) for key in targets}
        groups = {mask: number for number, mask in enumerate(dict.fromkeys(masks.values()))}
        self._group = {key: groups[mask] for key, mask in masks.items()}
        self._demand = dict.fromkeys(self._targets, 0)
        self._flow = _MaxFlow(amounts, list(groups))
        self._unmet = [0] * len(groups)
        for key, units in (demands or {}).items():
            self.add(key, units)

    def copy(self) -> BudgetFlow:
        """Return an independent copy."""
        twin = object.__new__(BudgetFlow)
        twin._targets, twin._budgets = self._targets, self._budgets
        twin._source, twin._group = self._source, self._group
        twin._demand = dict(self._demand)
        twin._flow = self._flow.copy()
        twin._unmet = list(self._unmet)
        return twin

    @property
    def is_feasible(self) -> bool:
        """True if all demands can be paid."""
        return not any(self._unmet)

    @property
    def left(self) -> int:
        """Total of all budgets less all demands; negative if more is demanded than available."""
        return sum(budget.amount for budget in self._budgets) - sum(self._demand.values())

    def demand(self, key: str) -> int:
        """Return the demand of a target."""
        return self._demand[key]

    def add(self, key: str, units: int) -> None:
        """Increase the demand of a target, or decrease it if ``units`` is negative."""
        group = self._group[key]
        self._demand[key] += units
        if units >= 0:
            self._unmet[group] += units - self._flow.push(group, units)
            return
        dropped = min(-units, self._unmet[group])
        self._unmet[group] -= dropped
        self._flow.release(group, -units - dropped)
        for other, missing in enumerate(self._unmet):
            if missing:
                self._unmet[other] -= self._flow.push(other, missing)

    def room(self, key: str) -> int:
        """Return how much more a target can be paid; 0 if its present demand is not met."""
        group = self._group[key]
        return 0 if self._unmet[group] else self._flow.max_extra(self._flow.masks[group])

    def has_room(self, key: str, units: int = 1) -> bool:
        """Return whether a target can be paid this much more; faster than `room`."""
        group = self._group[key]
        if self._unmet[group]:
            return False
        mask = self._flow.masks[group]
        return self._flow.remaining(mask) >= units or self._flow.max_extra(mask, units) == units

    def unspent(self, key: str) -> int:
        """Return how much of a budget could remain unspent, with demands paid from other budgets if possible."""
        source = self._source[key]
        (own,) = (budget.amount for budget in self._budgets if budget.key == key)
        return min(own, self._flow.max_extra(1 << source))

    def paying_budgets(self, key: str) -> tuple[str, ...]:
        """Return the keys of the budgets that could each pay one more for a target."""
        mask = self._flow.masks[self._group[key]]
        open_sources = {source for source in _bits(mask) if self._flow.can_grow(1 << source)}
        if self._unmet[self._group[key]]:
            return ()
        return tuple(
            budget.key for budget in self._budgets if budget.amount > 0 and self._source[budget.key] in open_sources
        )

    def overdraft(self) -> Overdraft | None:
        """Return targets that demand more than their budgets hold; None if all can be paid."""
        group = next((group for group, missing in enumerate(self._unmet) if missing), None)
        return None if group is None else self._tight_set(group)

    def blocking_set(self, key: str) -> Overdraft | None:
        """Return the smallest set of targets and budgets that blocks a target; None if it can get more."""
        group = self._group[key]
        if not self._unmet[group] and self._flow.can_grow(self._flow.masks[group]):
            return None
        return self._tight_set(group)

    def _tight_set(self, group: int) -> Overdraft:
        sources, groups = self._flow.blocking(group)
        targets = tuple(key for key in self._targets if self._group[key] in groups)
        budgets = tuple(budget for budget in self._budgets if self._source[budget.key] in sources)
        return Overdraft(
            targets,
            tuple(budget.key for budget in budgets),
            sum(self._demand[key] for key in targets),
            sum(budget.amount for budget in budgets),
        )


class _MaxFlow:
    """A maximum flow from numbered sources to numbered groups, updated incrementally.

    Attributes:
        rest: Remaining amount of each source.
        masks: For each group the sources that may supply it, one bit each.
        flow: Flow from each source to each group.
    """

    __slots__ = ("flow", "masks", "rest")

    def __init__(self, amounts: Sequence[int], masks: Sequence[int]) -> None:
        self.rest = list(amounts)
        self.masks = list(masks)
        self.flow = [[0] * len(masks) for _ in amounts]

    def copy(self) -> _MaxFlow:
        twin = _MaxFlow((), self.masks)
        twin.rest = list(self.rest)
        twin.flow = [list(own) for own in self.flow]
        return twin

    def push(self, group: int, units: int) -> int:
        """Add up to this many units of flow to a group; return how many were added."""
        pushed = 0
        for source in _bits(self.masks[group]):
            part = min(units - pushed, self.rest[source])
            self.rest[source] -= part
            self.flow[source][group] += part
            pushed += part
        while pushed < units:
            augmented = self._augment(group, units - pushed)
            if not augmented:
                break
            pushed += augmented
        return pushed

    def release(self, group: int, units: int) -> None:
        """Return units of a group to its sources, to the most flexible ones first."""
        for source in range(len(self.rest) - 1, -1, -1):
            part = min(units, self.flow[source][group])
            self.flow[source][group] -= part
            self.rest[source] += part
            units -= part

    def max_extra(self, mask: int, most: int | None = None) -> int:
        """Return how much an additional group could get from these sources, up to ``most``."""
        if not self.can_grow(mask):
            return 0
        trial = self.copy()
        trial.masks = [*self.masks, mask]
        for own in trial.flow:
            own.append(0)
        return trial.push(len(self.masks), sum(self.rest) if most is None else most)

    def remaining(self, mask: int) -> int:
        """Return the remaining amount of these sources."""
        return sum(self.rest[source] for source in _bits(mask))

    def can_grow(self, mask: int) -> bool:
        """Return whether a group with these sources could get more."""
        return any(self.rest[source] for source in _bits(mask)) or self._search(mask)[0] is not None

    def blocking(self, group: int) -> tuple[set[int], set[int]]:
        """Return the empty sources, and the groups supplied by them, that block a group."""
        _, came_from, through = self._search(self.masks[group])
        return set(came_from), {group, *through}

    def _augment(self, group: int, most: int) -> int:
        """Add up to this much flow to a group along one augmenting path; return how much was added."""
        end, came_from, through = self._search(self.masks[group])
        if end is None:
            return 0
        path = []
        source, part = end, min(most, self.rest[end])
        while (passed := came_from[source]) != _START:
            giver = through[passed]
            part = min(part, self.flow[giver][passed])
            path.append((source, giver, passed))
            source = giver
        self.rest[end] -= part
        for taker, giver, passed in path:
            self.flow[taker][passed] += part
            self.flow[giver][passed] -= part
        self.flow[source][group] += part
        return part

    def _search(self, mask: int) -> tuple[int | None, dict[int, int], dict[int, int]]:
        """Search breadth first for a source with a remaining amount (an augmenting path).

        Returns:
            The source or None; for each visited source the group that it would supply instead of another source; for
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
            for group, part in enumerate(self.flow[source]):
                if part and group not in through:
                    through[group] = source
                    for other in _bits(self.masks[group] & ~seen):
                        came_from[other] = group
                        waiting.append(other)
                    seen |= self.masks[group]
        return None, came_from, through


def _bits(mask: int) -> Iterator[int]:
    """Yield the positions of the set bits, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def merge_budgets(budgets: Iterable[Budget]) -> tuple[Budget, ...]:
    """Return budgets with neighbours that pay for the same targets merged, labelled "first – last".

    A merged budget has the key of its first.
    """
    joined: list[Budget] = []
    first = ""
    for budget in budgets:
        if joined and joined[-1].pays == budget.pays:
            last = joined.pop()
            joined.append(Budget(last.key, f"{first} – {budget.label}", last.amount + budget.amount, budget.pays))
        else:
            first = budget.label
            joined.append(budget)
    return tuple(joined)
