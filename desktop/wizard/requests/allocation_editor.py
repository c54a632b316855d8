"""An allocation that is being made: the amounts, what follows from them, and the way back through all changes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from core.procedures import Allocate, AllocationEditor, Target, merge_budgets
from desktop.messages import render

FAVOUR: Final = 3
"""How much chance leans to a marked target, where the game gives it no weight of its own."""

_LONGEST_MEMORY: Final = 500


class AllocationEditor(QObject):
    """The amounts of an `Allocate` as they grow; they never leave what its answer may be.

    Args:
        request: What is asked.
        parent: Its owner.

    Attributes:
        request: What is asked.
        spending: What follows from the amounts; it is changed here alone.
        marked: Keys of the targets that are favoured.
        refusal: Why the last change could not be made as it was wanted, or "".

    Signals:
        changed: The amounts, or what is marked, are others now.
    """

    changed = Signal()

    def __init__(self, request: Allocate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.request = request
        self.supplies = merge_budgets(request.all_budgets)
        self.spending = AllocationEditor(request.targets, self.supplies, None, request.rule)
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
        """The most that any target can get, for bars that are compared with each other."""

    # ------------------------------------------------------------------------------------------------ how it stands

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
        """Return what a target can still take."""
        if key not in self._rooms:
            self._rooms[key] = self.spending.room(key)
        return self._rooms[key]

    def max_more(self, key: str) -> int:
        """Return how much more a target can be given: its room, and beyond it where more may be spent than there is."""
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
        """Return the keys of the supplies that can still pay for a target."""
        if key not in self._payers:
            self._payers[key] = self.spending.paying_budgets(key) if self.room(key) else ()
        return self._payers[key]

    def why_full(self, key: str) -> str:
        """Say why a target can take no more, or ""."""
        reason = None if self.room(key) else self.spending.why_full(key)
        return "" if reason is None else render(reason)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._undo_states)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._redo_states)

    # ------------------------------------------------------------------------------------------------------ changing

    def set_amount(self, key: str, points: int, gesture: str = "") -> None:
        """Let a target have so many points, or as near to that as can be had.

        Args:
            key: The target.
            points: What is wanted for it.
            gesture: Changes with the same name that follow each other are taken back together, as typed digits.
        """
        target = self._known[key]
        now = self.amount(key)
        steps = (min(points, now + self.max_more(key)) - target.least) // target.step
        given = target.least + max(0, steps) * target.step
        self.refusal = ""
        if given != now:
            self._remember(gesture)
            self.spending.load(key, given)
            self._clear_cache()
        if points > given:
            self.refusal = self.why_full(key)
        self.changed.emit()

    def step(self, key: str, steps: int, gesture: str = "") -> None:
        """Give a target some steps more, or less."""
        self.set_amount(key, self.amount(key) + steps * self._known[key].step, gesture)

    def end_gesture(self) -> None:
        """Let the next change be taken back for itself."""
        self._gesture = ""

    def set_favoured(self, key: str, *, is_marked: bool) -> None:
        """Favour a target, or no longer."""
        (self.favoured.add if is_marked else self.favoured.discard)(key)
        self.changed.emit()

    def load(self, amounts: Mapping[str, int]) -> None:
        """Take amounts from outside, as far as they can be had; there is no way back behind them."""
        if self.request.check(dict(amounts)) is None:
            self.spending.put_all(amounts)
        else:
            self.spending.fit(amounts)
        self._undo_states.clear()
        self._redo_states.clear()
        self._clear_cache()
        self.changed.emit()

    def clear(self) -> None:
        """Take everything back."""
        self._remember()
        self.spending.put_all({})
        self._finish()

    def spread_evenly(self) -> None:
        """Give every target as much as the others, as far as they can take it; what stood there does not count."""
        self._remember()
        self.spending.put_all({})
        self.spending.spread_evenly()
        self._finish()

    def spread_over_favoured(self) -> None:
        """Give what is left to the marked targets, in equal parts."""
        self._remember()
        self.spending.spread_evenly(self.favoured)
        self._finish()

    def spend_rest(self) -> None:
        """Spend what is left by chance, leaning to the marked targets; what stands stays."""
        self._remember()
        self.spending.fill(random.Random(), self._weights())
        self._finish()

    def spread_randomly(self) -> None:
        """Spend everything anew by chance, leaning to the marked targets."""
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
        """Take the last change back."""
        if self._undo_states:
            self._redo_states.append(self.amounts)
            self._restore(self._undo_states.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
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
