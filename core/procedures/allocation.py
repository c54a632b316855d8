"""Spending amounts on targets: what each may still take, why not more, and the quick ways to spend.

A `AllocationEditor` stands between the pure flow of `supplies` and whoever spends: it counts in points that the targets get,
keeps their bounds, steps and prices, and says in words what stands in the way.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from core.messages import Message, joined, phrase
from core.procedures.budgets import Budget, BudgetFlow, Overdraft

Rule = Callable[[Mapping[str, int]], Message | None]
"""A further rule that says why amounts within all bounds cannot be taken. What it takes, it must take with less too."""

_MOST_DRAWS = 2_000
"""About how often something is given when a large amount is spent by chance; nobody waits for a billion points."""

_MOST_NAMED = 4
"""Targets or supplies that a sentence names one by one."""


@dataclass(frozen=True, slots=True)
class Tier:
    """From here on a point has another price.

    Attributes:
        above: Points that are had before, 0 or more.
        cost: What each point after those costs.
    """

    above: int
    cost: int


@dataclass(frozen=True, slots=True)
class Target:
    """A place that takes a part of what there is to spend.

    Attributes:
        key: What the answer says.
        label: Name for people.
        least, most: How many points it takes.
        cost: What a point costs.
        about: A few words on it; they stand in a column of their own.
        address: The number of the sheet that the points add to, or "".
        tiers: Where a point has another price, by growing ``above``.
        step: Points beyond ``least`` are given so many at once.
        weight: How much automatic spending leans to it, against 1 of an ordinary target.
        mark: A letter or two before the name, or "".
        result: The computed number that the points go into, whose arithmetic is shown beside it, or "".
        help: A sentence on the place, or "".
    """

    key: str
    label: str
    least: int = 0
    most: int = 0
    cost: int = 1
    about: str = ""
    address: str = ""
    tiers: tuple[Tier, ...] = ()
    step: int = 1
    weight: int = 1
    mark: str = ""
    result: str = ""
    help: str = ""

    def price(self, points: int) -> int:
        """Return what so many points cost together."""
        if not self.tiers:
            return self.cost * points
        total, start, cost = 0, 0, self.cost
        for tier in self.tiers:
            if tier.above >= points:
                break
            total += cost * (tier.above - start)
            start, cost = tier.above, tier.cost
        return total + cost * (points - start)

    def affordable(self, points: int, units: int) -> int:
        """Return how many more points than these can be bought for so many units, in whole steps and below ``most``."""
        steps = max(0, self.most - points) // self.step
        limit = self.price(points) + units
        if self.price(points + steps * self.step) <= limit:
            return steps * self.step
        below, above = 0, steps
        while above - below > 1:
            middle = (below + above) // 2
            if self.price(points + middle * self.step) <= limit:
                below = middle
            else:
                above = middle
        return below * self.step


class AllocationEditor:
    """Amounts of targets, and everything that follows from them.

    Args:
        targets: Where it may go.
        supplies: What there is.
        amounts: What the targets have at first; what is not named has its least.
        rule: A further rule, or None.
    """

    def __init__(
        self,
        targets: Sequence[Target],
        supplies: Sequence[Budget],
        amounts: Mapping[str, int] | None = None,
        rule: Rule | None = None,
    ) -> None:
        self.targets = tuple(targets)
        self.budgets = tuple(supplies)
        self._targets_by_key = {target.key: target for target in targets}
        self._rule = rule
        given = amounts or {}
        self._amounts = {target.key: given.get(target.key, target.least) for target in targets}
        prices = {target.key: target.price(self._amounts[target.key]) for target in targets}
        self._flow = BudgetFlow(supplies, tuple(self._targets_by_key), prices)

    # ------------------------------------------------------------------------------------------------ how it stands

    @property
    def amounts(self) -> dict[str, int]:
        """What each target has, in order."""
        return dict(self._amounts)

    @property
    def total(self) -> int:
        """What there was to spend in all."""
        return sum(supply.amount for supply in self.budgets)

    @property
    def left(self) -> int:
        """What is not spent; below 0 where more is spent than there is."""
        return self._flow.left

    @property
    def is_feasible(self) -> bool:
        """Whether all amounts can be paid, and the further rule takes them; the bounds are not asked."""
        return self._flow.is_feasible and self._allows(self._amounts)

    def amount(self, key: str) -> int:
        """Return what a target has."""
        return self._amounts[key]

    def room(self, key: str) -> int:
        """Return how many points more a target can take, all others as they are."""
        target = self._targets_by_key[key]
        points = self._amounts[key]
        if points + target.step > target.most:
            return 0
        room = target.affordable(points, self._flow.room(key))
        if self._rule is None or self._allows_more(key, room):
            return room
        below, above = 0, room // target.step
        while above - below > 1:
            middle = (below + above) // 2
            if self._allows_more(key, middle * target.step):
                below = middle
            else:
                above = middle
        return below * target.step

    def has_room(self, key: str) -> bool:
        """Return whether a target can take one step more; quicker than `room`."""
        target = self._targets_by_key[key]
        points = self._amounts[key]
        if points + target.step > target.most:
            return False
        units = target.price(points + target.step) - target.price(points)
        return (units == 0 or self._flow.has_room(key, units)) and self._allows_more(key, target.step)

    def unspent(self, supply: str) -> int:
        """Return how much of a supply could stay free, with all amounts paid from wherever they can be."""
        return self._flow.unspent(supply)

    def paying_budgets(self, key: str) -> tuple[str, ...]:
        """Return the keys of the supplies that can still pay for a target."""
        return self._flow.paying_budgets(key)

    # -------------------------------------------------------------------------------------------------- why not more

    def why_not(self) -> Message | None:
        """Say why these amounts cannot be had, naming who wants more than who can give; None where they can."""
        shortage = self._flow.overdraft()
        if shortage is not None:
            return self._overdraft_message(shortage)
        return None if self._rule is None else self._rule(self._amounts)

    def why_full(self, key: str) -> Message | None:
        """Say what keeps a target from taking one step more; None where it can."""
        if self.has_room(key):
            return None
        target = self._targets_by_key[key]
        points = self._amounts[key]
        is_paid = any(supply.amount and (supply.pays is None or key in supply.pays) for supply in self.budgets)
        if points + target.step > target.most and (is_paid or target.most > 0):
            return _full_message(target)
        if not is_paid:
            return self._unpaid_message(target)
        tight = self._flow.blocking_set(key)
        if tight is None:
            return self._rule_message(target)
        if set(tight.budgets) >= {supply.key for supply in self.budgets if supply.amount}:
            return Message("spent_all", "{place} can take no more: nothing is left.", {"place": target.label})
        return Message(
            "target_tight",
            "{place} can take no more: {supplies} can pay only {given} for {places}.",
            {
                "place": target.label,
                "supplies": self._budget_names(tight),
                "given": tight.given,
                "places": self._target_names(tight),
            },
        )

    def _rule_message(self, target: Target) -> Message:
        """Say why a step more is not allowed, or that it costs more than is left for it."""
        points = self._amounts[target.key] + target.step
        broken = None if self._rule is None else self._rule({**self._amounts, target.key: points})
        price = target.price(points) - target.price(self._amounts[target.key])
        return broken or Message(
            "target_dear",
            "The next step of {place} costs {price}; {left} can still be spent on it.",
            {"place": target.label, "price": price, "left": self._flow.room(target.key)},
        )

    def _overdraft_message(self, shortage: Overdraft) -> Message:
        wanting = [self._targets_by_key[key] for key in shortage.targets if self._amounts[key] > 0]
        if shortage.given == 0:
            return self._unpaid_message(wanting[0])
        return Message(
            "supplies_short",
            "{places} together want {wanted}; {supplies} can pay only {given}."
            if len(wanting) > 1
            else "{places} wants {wanted}; {supplies} can pay only {given}.",
            {
                "places": self._target_names(shortage),
                "wanted": shortage.wanted,
                "supplies": self._budget_names(shortage),
                "given": shortage.given,
            },
        )

    def _unpaid_message(self, target: Target) -> Message:
        given = [supply.label for supply in self.budgets if supply.amount and supply.label]
        if not given:
            return Message("target_unpaid", "Nothing here can pay for {place}.", {"place": target.label})
        return Message(
            "target_not_paid",
            "{place} gets nothing from {supplies}.",
            {"place": target.label, "supplies": _join_names(given)},
        )

    def _target_names(self, shortage: Overdraft) -> str:
        """Name the targets of a tight set that have something, or all where none has."""
        keys = [key for key in shortage.targets if self._amounts[key] > 0] or list(shortage.targets)
        return _join_names([self._targets_by_key[key].label for key in keys])

    def _budget_names(self, shortage: Overdraft) -> str:
        keys = set(shortage.budgets)
        return _join_names([supply.label for supply in self.budgets if supply.key in keys and supply.amount])

    # ------------------------------------------------------------------------------------------------------- spending

    def put(self, key: str, points: int) -> None:
        """Let a target have so many points, whether they can be had or not."""
        target = self._targets_by_key[key]
        self._flow.add(key, target.price(points) - target.price(self._amounts[key]))
        self._amounts[key] = points

    def put_all(self, amounts: Mapping[str, int]) -> None:
        """Let every target have these points; what is not named gets its least."""
        for target in self.targets:
            if self._amounts[target.key] != (points := amounts.get(target.key, target.least)):
                self.put(target.key, points)

    def fit(self, amounts: Mapping[str, int]) -> dict[str, int]:
        """Put as much of these amounts as can be had, in the order of the targets; give what was cut off."""
        self.put_all({})
        cut = {}
        for target in self.targets:
            wanted = max(target.least, amounts.get(target.key, target.least))
            whole = target.least + (wanted - target.least) // target.step * target.step
            self.put(target.key, min(whole, target.least + self.room(target.key)))
            if missing := wanted - self._amounts[target.key]:
                cut[target.key] = missing
        return cut

    def fill(self, source: random.Random, weights: Mapping[str, int] | None = None) -> None:
        """Spend what is left by chance, step by step, until no target can take a step more.

        What the targets have stays. As any largest spending is reached step by step where every point costs the same,
        this spends everything that can be spent.

        Args:
            source: Where chance comes from.
            weights: How likely each target is to get the next step; without, the targets' own.
        """
        open_keys = [target.key for target in self.targets if self.has_room(target.key)]
        widest = max((self._affordable(key) for key in open_keys), default=0)
        bulk = max(1, widest // _MOST_DRAWS, self.left // _MOST_DRAWS)
        sums = self._sums(open_keys, weights)
        while open_keys and sums[-1] > 0:
            key = open_keys[bisect_right(sums, source.randrange(sums[-1]))]
            if self.has_room(key):
                self._raise(key, bulk)
            else:  # Once a target has no room, it gets none by spending on others.
                open_keys.remove(key)
                sums = self._sums(open_keys, weights)

    def _sums(self, keys: Iterable[str], weights: Mapping[str, int] | None) -> list[int]:
        """Return the growing sums of weights."""
        return list(accumulate(max(0, (weights or {}).get(key, self._targets_by_key[key].weight)) for key in keys))

    def _affordable(self, key: str) -> int:
        return self._targets_by_key[key].affordable(self._amounts[key], max(0, self.left))

    def _raise(self, key: str, most: int) -> None:
        """Give a target some steps at once, at least one, as there is room for one."""
        target, now = self._targets_by_key[key], self._amounts[key]
        part = max(target.step, min(most, target.most - now) // target.step * target.step)
        units = target.price(now + part) - target.price(now)
        if part > target.step and not (self._flow.has_room(key, units) and self._allows_more(key, part)):
            part = max(target.step, min(part, self.room(key)) // target.step * target.step)
        self.put(key, now + part)

    def spread_evenly(self, keys: Iterable[str] | None = None) -> None:
        """Spend what is left in equal parts, until none of the targets can take a step more.

        What the targets have stays; where one can take no more, the others share the rest. Of what cannot be shared,
        the first in order get one step more.

        Args:
            keys: The targets that share; without, all of them.
        """
        wanted = set(self._targets_by_key if keys is None else keys)
        sharing = [target.key for target in self.targets if target.key in wanted and self.has_room(target.key)]
        while sharing:
            if rounds := self._rounds(sharing):
                for key in sharing:
                    self.put(key, self._amounts[key] + rounds * self._targets_by_key[key].step)
            else:
                for key in sharing:
                    if self.has_room(key):
                        self.put(key, self._amounts[key] + self._targets_by_key[key].step)
            sharing = [key for key in sharing if self.has_room(key)]

    def _rounds(self, keys: Sequence[str]) -> int:
        """Return how often every one of these targets can get a step, all of them together."""
        most = min(
            (self._targets_by_key[key].most - self._amounts[key]) // self._targets_by_key[key].step for key in keys
        )
        if cheapest := min(self._price_of_step(key) for key in keys):
            most = min(most, max(0, self.left) // cheapest)
        below, above, probe = 0, most + 1, 1
        while above - below > 1:
            middle = probe if probe < above else (below + above) // 2
            if self._allows_rounds(keys, middle):
                below, probe = middle, middle * 4
            else:
                above = middle
                probe = above
        return below

    def _price_of_step(self, key: str) -> int:
        target = self._targets_by_key[key]
        return target.price(self._amounts[key] + target.step) - target.price(self._amounts[key])

    def _allows_rounds(self, keys: Sequence[str], rounds: int) -> bool:
        trial = self._flow.copy()
        amounts = dict(self._amounts)
        for key in keys:
            target = self._targets_by_key[key]
            amounts[key] += rounds * target.step
            trial.add(key, target.price(amounts[key]) - target.price(self._amounts[key]))
            if not trial.is_feasible:
                return False
        return self._allows(amounts)

    def _allows_more(self, key: str, points: int) -> bool:
        return self._rule is None or self._allows({**self._amounts, key: self._amounts[key] + points})

    def _allows(self, amounts: Mapping[str, int]) -> bool:
        return self._rule is None or self._rule(amounts) is None


def _full_message(target: Target) -> Message:
    """Say that a target is at its bound."""
    if target.most > 0:
        return Message(
            "target_full", "{place} takes no more than {most}.", {"place": target.label, "most": target.most}
        )
    return Message("target_closed", "{place} takes none: it stands as high as it may already.", {"place": target.label})


def _join_names(names: Sequence[str]) -> str:
    """Name a few things, and how many more there are."""
    if len(names) > _MOST_NAMED + 1:
        return phrase("{names} and {count} more", names=joined(names[:_MOST_NAMED]), count=len(names) - _MOST_NAMED)
    if len(names) > 1:
        return phrase("{names} and {last}", names=joined(names[:-1]), last=names[-1])
    return joined(names)
