"""Amounts of an `Allocate` answer: changes them within the rules, with undo and redo."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from core.procedures.allocation import Allocation, Target
from core.procedures.budgets import merge_budgets
from core.procedures.requests import Allocate
from desktop.messages import render

FAVOUR: Final = 3
"""Weight of a favoured target that has none of its own, when points are spread at random."""

_LONGEST_MEMORY: Final = 500


class AllocationModel(QObject):
    """The amounts of an `Allocate` while they are edited; they always are a valid answer so far.

    Args:
        request: The request.
        parent: Its owner.

    Attributes:
        request: The request.
        spending: The state computed from the amounts; only this class changes it.
        favoured: Keys of the favoured targets.
        refusal: Why the last change was limited, or "".

    Signals:
        changed: The amounts or the favoured targets changed.
    """

    changed = Signal()

    def __init__(self, request: Allocate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.request = request
        self.supplies = merge_budgets(request.all_budgets)
        self.spending = Allocation(request.targets, self.supplies, None, request.rule)
        self.favoured = {target.key for target in request.targets if target.weight > 1}
        self.refusal = ""
        self._known = {target.key: target for target in request.targets}
        self._undo_states: list[dict[str, int]] = []
        self._redo_states: list[dict[str, int]] = []
        self._gesture = ""
        self._rooms: dict[str, int] = {}
        self._payers: dict[str, tuple[str, ...]] = {}
        self.highest = max(
            (self.spending.amount(each.key) + self.spending.room(each.key) for each in request.targets), default=1
        )
        """The most that any target can get, as the common scale of the bars."""

    # ------------------------------------------------------------------------------------------------ state

    @property
    def amounts(self) -> dict[str, int]:
        """What each target gets."""
        return self.spending.amounts

    @property
    def left(self) -> int:
        """What is left."""
        return self.spending.left

    def target(self, key: str) -> Target:
        """Return a target."""
        return self._known[key]

    def amount(self, key: str) -> int:
        """Return what a target gets."""
        return self.spending.amount(key)

    def room(self, key: str) -> int:
        """Return how much more a target can take."""
        if key not in self._rooms:
            self._rooms[key] = self.spending.room(key)
        return self._rooms[key]

    def max_more(self, key: str) -> int:
        """Return how much more can be set: the room, or beyond it where overspending is allowed."""
        if not self.request.may_overspend:
            return self.room(key)
        target, now = self._known[key], self.amount(key)
        steps = (target.most - now) // target.step
        rule = self.request.rule
        if rule is None or rule({**self.amounts, key: now + steps * target.step}) is None:
            return steps * target.step
        return self.room(key)

    def next_cost(self, key: str) -> int:
        """Return what the next step of a target costs."""
        target, now = self._known[key], self.amount(key)
        return target.price(now + target.step) - target.price(now)

    def payers(self, key: str) -> tuple[str, ...]:
        """Return the keys of the budgets that can still pay for a target."""
        if key not in self._payers:
            self._payers[key] = self.spending.paying_budgets(key) if self.room(key) else ()
        return self._payers[key]

    def why_full(self, key: str) -> str:
        """Return why a target can take no more, or ""."""
        reason = None if self.room(key) else self.spending.why_full(key)
        return "" if reason is None else render(reason)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._undo_states)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to redo."""
        return bool(self._redo_states)

    # ------------------------------------------------------------------------------------------------------ changing

    def set_amount(self, key: str, points: int, gesture: str = "") -> None:
        """Set the points of a target, or the nearest possible amount.

        Args:
            key: The target.
            points: The points wanted.
            gesture: Consecutive changes with the same name are undone together, as typed digits.
        """
        target = self._known[key]
        now = self.amount(key)
        steps = (min(points, now + self.max_more(key)) - target.least) // target.step
        wanted = target.least + max(0, steps) * target.step
        self.refusal = ""
        if wanted != now:
            self._remember(gesture)
            self.spending.put(key, wanted)
            self._clear_cache()
        if points > wanted:
            self.refusal = self.why_full(key)
        self.changed.emit()

    def step(self, key: str, steps: int, gesture: str = "") -> None:
        """Change a target by a number of steps."""
        self.set_amount(key, self.amount(key) + steps * self._known[key].step, gesture)

    def end_gesture(self) -> None:
        """End the gesture: the next change is undone separately."""
        self._gesture = ""

    def set_favoured(self, key: str, *, is_marked: bool) -> None:
        """Favour a target, or stop favouring it."""
        (self.favoured.add if is_marked else self.favoured.discard)(key)
        self.changed.emit()

    def load(self, amounts: Mapping[str, int]) -> None:
        """Load amounts, as far as they fit; clears the undo history."""
        if self.request.check(dict(amounts)) is None:
            self.spending.put_all(amounts)
        else:
            self.spending.fit(amounts)
        self._undo_states.clear()
        self._redo_states.clear()
        self._clear_cache()
        self.changed.emit()

    def clear(self) -> None:
        """Set every target to its minimum."""
        self._remember()
        self.spending.put_all({})
        self._finish()

    def spread_evenly(self) -> None:
        """Start over and give every target the same, as far as possible."""
        self._remember()
        self.spending.put_all({})
        self.spending.spread_evenly()
        self._finish()

    def spread_over_favoured(self) -> None:
        """Spread what is left evenly over the favoured targets."""
        self._remember()
        self.spending.spread_evenly(self.favoured)
        self._finish()

    def spend_rest(self) -> None:
        """Spend what is left at random, weighted to the favoured targets."""
        self._remember()
        self.spending.fill(random.Random(), self._weights())
        self._finish()

    def spread_randomly(self) -> None:
        """Start over and spend everything at random, weighted to the favoured targets."""
        self._remember()
        self.spending.put_all({})
        self.spending.fill(random.Random(), self._weights())
        self._finish()

    def _weights(self) -> dict[str, int]:
        return {
            key: max(FAVOUR, target.weight) if key in self.favoured else min(1, target.weight)
            for key, target in self._known.items()
        }

    def undo(self) -> None:
        """Undo the last change."""
        if self._undo_states:
            self._redo_states.append(self.amounts)
            self._restore(self._undo_states.pop())

    def redo(self) -> None:
        """Redo the last undone change."""
        if self._redo_states:
            self._undo_states.append(self.amounts)
            self._restore(self._redo_states.pop())

    def _restore(self, amounts: Mapping[str, int]) -> None:
        self.spending.put_all(amounts)
        self._finish()

    def _remember(self, gesture: str = "") -> None:
        if not gesture or gesture != self._gesture:
            self._undo_states.append(self.amounts)
            del self._undo_states[:-_LONGEST_MEMORY]
            self._redo_states.clear()
        self._gesture = gesture

    def _finish(self) -> None:
        self.refusal = ""
        self._gesture = ""
        if self._undo_states and self._undo_states[-1] == self.amounts:
            self._undo_states.pop()
        self._clear_cache()
        self.changed.emit()

    def _clear_cache(self) -> None:
        self._rooms.clear()
        self._payers.clear()
