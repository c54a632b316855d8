"""Class for points spent on targets: room left, why not more, automatic spending.

`Allocation` adds bounds, step sizes, prices and messages to the plain maximum flow of `BudgetFlow`.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from core.messages import Message, join_texts, phrase
from core.procedures.budgets import Budget, BudgetFlow, Overdraft
from core.procedures.number_input import bounds_text

Rule = Callable[[Mapping[str, int]], Message | None]
"""Returns why amounts within all bounds are invalid, or None; whatever it allows, it must also allow with less."""

_MOST_DRAWS = 2_000
"""Approximate number of random draws when a large amount is spent at random, so that it stays fast."""

_MOST_NAMED = 4
"""Maximum number of targets or budgets that a message lists by name."""


@dataclass(frozen=True, slots=True)
class Tier:
    """A price level: points above a threshold have another cost.

    Attributes:
        above: The threshold, 0 or more.
        cost: Cost of each point above it.
    """

    above: int
    cost: int


@dataclass(frozen=True, slots=True)
class Target:
    """Something that points can be spent on.

    Attributes:
        key: Key in the answer.
        label: Name for people.
        least, most: Minimum and maximum number of points.
        cost: Cost of a point.
        about: A few words, shown in their own column.
        address: Address of the number that the points add to, or "".
        tiers: Price levels, by growing ``above``.
        step: Points beyond ``least`` come in multiples of this.
        weight: Preference of random spending; 1 for an ordinary target.
        mark: One or two letters before the name, or "".
        result: Address of the computed number that the points go into, shown with its arithmetic, or "".
        help: A sentence about it, or "".
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
        """Return the total cost of this many points."""
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
        """Return how many points can be added for this cost, in whole steps and up to ``most``."""
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


class Allocation:
    """Points of targets, and the limits that follow from them.

    Args:
        targets: The targets.
        budgets: The budgets.
        amounts: Initial points; by default the minimum of each target.
        rule: A further rule, or None.
    """

    def __init__(
        self,
        targets: Sequence[Target],
        budgets: Sequence[Budget],
        amounts: Mapping[str, int] | None = None,
        rule: Rule | None = None,
    ) -> None:
        self.targets = tuple(targets)
        self.budgets = tuple(budgets)
        self._targets_by_key = {target.key: target for target in targets}
        self._rule = rule
        initial = amounts or {}
        self._amounts = {target.key: initial.get(target.key, target.least) for target in targets}
        prices = {target.key: target.price(self._amounts[target.key]) for target in targets}
        self._flow = BudgetFlow(budgets, tuple(self._targets_by_key), prices)

    # -------------------------------------------------------------------------------------------------------- state

    @property
    def amounts(self) -> dict[str, int]:
        """Points of each target, in order."""
        return dict(self._amounts)

    @property
    def total(self) -> int:
        """Total of all budgets."""
        return sum(budget.amount for budget in self.budgets)

    @property
    def left(self) -> int:
        """What is not spent; negative if overspent."""
        return self._flow.left

    @property
    def is_feasible(self) -> bool:
        """True if the budgets can pay for all points and the rule allows them; bounds are not checked."""
        return self._flow.is_feasible and self._allows(self._amounts)

    def amount(self, key: str) -> int:
        """Return the points of a target."""
        return self._amounts[key]

    def room(self, key: str) -> int:
        """Return how many more points a target can get, with all others unchanged."""
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
        """Return whether a target can get one more step; faster than `room`."""
        target = self._targets_by_key[key]
        points = self._amounts[key]
        if points + target.step > target.most:
            return False
        units = target.price(points + target.step) - target.price(points)
        return (units == 0 or self._flow.has_room(key, units)) and self._allows_more(key, target.step)

    def unspent(self, budget: str) -> int:
        """Return how much of a budget could remain unspent, with all points paid from any possible budget."""
        return self._flow.unspent(budget)

    def paying_budgets(self, key: str) -> tuple[str, ...]:
        """Return the keys of the budgets that can still pay for a target."""
        return self._flow.paying_budgets(key)

    # ------------------------------------------------------------------------------------------------------- reasons

    def why_not(self) -> Message | None:
        """Return why these points cannot be paid, naming targets and budgets; None if they can."""
        shortage = self._flow.overdraft()
        if shortage is not None:
            return self._overdraft_message(shortage)
        return None if self._rule is None else self._rule(self._amounts)

    def why_full(self, key: str) -> Message | None:
        """Return why a target cannot get one more step; None if it can."""
        if self.has_room(key):
            return None
        target = self._targets_by_key[key]
        points = self._amounts[key]
        is_paid = any(budget.amount and (budget.pays is None or key in budget.pays) for budget in self.budgets)
        if points + target.step > target.most and (is_paid or target.most > 0):
            return _full_message(target)
        if not is_paid:
            return self._unpaid_message(target)
        tight = self._flow.blocking_set(key)
        if tight is None:
            return self._rule_message(target)
        if set(tight.budgets) >= {budget.key for budget in self.budgets if budget.amount}:
            return Message("spent_all", "Nothing is left to spend on {place}.", {"place": target.label})
        return Message(
            "target_tight",
            "{place} cannot get more: {supplies} can pay only {given} for {places}.",
            {
                "place": target.label,
                "supplies": self._budget_names(tight),
                "given": tight.given,
                "places": self._target_names(tight),
            },
        )

    def _rule_message(self, target: Target) -> Message:
        """Return why the rule forbids one more step, or that it costs too much."""
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
            "{places} need {wanted} together, but {supplies} can pay only {given}."
            if len(wanting) > 1
            else "{places} needs {wanted}, but {supplies} can pay only {given}.",
            {
                "places": self._target_names(shortage),
                "wanted": shortage.wanted,
                "supplies": self._budget_names(shortage),
                "given": shortage.given,
            },
        )

    def _unpaid_message(self, target: Target) -> Message:
        labels = [budget.label for budget in self.budgets if budget.amount and budget.label]
        if not labels:
            return Message("target_unpaid", "No points here can be spent on {place}.", {"place": target.label})
        return Message(
            "target_not_paid",
            "{supplies} cannot be spent on {place}.",
            {"place": target.label, "supplies": _join_names(labels)},
        )

    def _target_names(self, shortage: Overdraft) -> str:
        """Return the names of the targets of an overdraft that have points, or of all if none has."""
        keys = [key for key in shortage.targets if self._amounts[key] > 0] or list(shortage.targets)
        return _join_names([self._targets_by_key[key].label for key in keys])

    def _budget_names(self, shortage: Overdraft) -> str:
        keys = set(shortage.budgets)
        return _join_names([budget.label for budget in self.budgets if budget.key in keys and budget.amount])

    # -------------------------------------------------------------------------------------------------------- changes

    def put(self, key: str, points: int) -> None:
        """Set the points of a target, without checking."""
        target = self._targets_by_key[key]
        self._flow.add(key, target.price(points) - target.price(self._amounts[key]))
        self._amounts[key] = points

    def put_all(self, amounts: Mapping[str, int]) -> None:
        """Set the points of all targets, by default their minimum, without checking."""
        for target in self.targets:
            if self._amounts[target.key] != (points := amounts.get(target.key, target.least)):
                self.put(target.key, points)

    def fit(self, amounts: Mapping[str, int]) -> dict[str, int]:
        """Set as many of these points as possible, in target order; return how much of each was cut off."""
        self.put_all({})
        cut = {}
        for target in self.targets:
            wanted = max(target.least, amounts.get(target.key, target.least))
            in_steps = target.least + (wanted - target.least) // target.step * target.step
            self.put(target.key, min(in_steps, target.least + self.room(target.key)))
            if missing := wanted - self._amounts[target.key]:
                cut[target.key] = missing
        return cut

    def fill(self, source: random.Random, weights: Mapping[str, int] | None = None) -> None:
        """Spend the rest at random, step by step, until no target can get one more step.

        Present points stay. If every point costs the same, this spends everything that can be spent.

        Args:
            source: Source of randomness.
            weights: Likelihood of each target to get the next step; by default the targets' weights.
        """
        open_keys = [target.key for target in self.targets if self.has_room(target.key)]
        widest = max((self._affordable(key) for key in open_keys), default=0)
        bulk = max(1, widest // _MOST_DRAWS, self.left // _MOST_DRAWS)
        sums = self._sums(open_keys, weights)
        while open_keys and sums[-1] > 0:
            key = open_keys[bisect_right(sums, source.randrange(sums[-1]))]
            if self.has_room(key):
                self._raise(key, bulk)
            else:  # a target without room never gets room by spending on others
                open_keys.remove(key)
                sums = self._sums(open_keys, weights)

    def _sums(self, keys: Iterable[str], weights: Mapping[str, int] | None) -> list[int]:
        """Return the cumulative sums of weights."""
        return list(accumulate(max(0, (weights or {}).get(key, self._targets_by_key[key].weight)) for key in keys))

    def _affordable(self, key: str) -> int:
        return self._targets_by_key[key].affordable(self._amounts[key], max(0, self.left))

    def _raise(self, key: str, most: int) -> None:
        """Add one or more steps to a target that has room for at least one."""
        target, now = self._targets_by_key[key], self._amounts[key]
        part = max(target.step, min(most, target.most - now) // target.step * target.step)
        units = target.price(now + part) - target.price(now)
        if part > target.step and not (self._flow.has_room(key, units) and self._allows_more(key, part)):
            part = max(target.step, min(part, self.room(key)) // target.step * target.step)
        self.put(key, now + part)

    def spread_evenly(self, keys: Iterable[str] | None = None) -> None:
        """Spend the rest in equal parts, until none of the targets can get one more step.

        Present points stay; when a target is full, the others share the rest. The first targets get a remainder.

        Args:
            keys: The targets; by default all.
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
        """Return how many times all of these targets together can get one step each."""
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


def check_bounds(target: Target, amount: int) -> Message | None:
    """Return why a target cannot have this many points, whatever the budgets; None if it can."""
    if not target.least <= amount <= target.most:
        return Message(
            "allocate_bounds",
            "{place} must be {span}, not {amount}.",
            {"place": target.label, "span": bounds_text(target.least, target.most), "amount": amount},
        )
    if (amount - target.least) % target.step:
        return Message(
            "allocate_step",
            "{place} goes up by {step} at a time; {amount} is not possible.",
            {"place": target.label, "step": target.step, "amount": amount},
        )
    return None


def _full_message(target: Target) -> Message:
    """Return the message that a target is at its maximum."""
    if target.most > 0:
        return Message(
            "target_full", "{place} is at its maximum, {most}.", {"place": target.label, "most": target.most}
        )
    return Message("target_closed", "{place} is already at its maximum.", {"place": target.label})


def _join_names(names: Sequence[str]) -> str:
    """Return a list of names; a long one ends with the number of further names."""
    if len(names) > _MOST_NAMED + 1:
        return phrase("{names} and {count} more", names=join_texts(names[:_MOST_NAMED]), count=len(names) - _MOST_NAMED)
    if len(names) > 1:
        return phrase("{names} and {last}", names=join_texts(names[:-1]), last=names[-1])
    return join_texts(names)
