"""Cache of exact chances that dice reach a target, computed on a worker thread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject, Signal

from core.dice import Dice
from core.errors import QuireError
from desktop import tasks
from desktop.dice.favourites import Question, Target, count_chances
from desktop.numerals import percent


class ChanceCache(QObject):
    """Chances by dice and target.

    Signals:
        counted: New chances are known.
        trouble: A computation failed; a `Message`.
    """

    counted = Signal()
    trouble = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Question, Fraction | None] = {}
        self._waiting: tuple[Question, ...] = ()
        self._is_counting = False

    def request(self, questions: Iterable[Question]) -> None:
        """Compute the chances not known yet; `counted` follows."""
        missing = tuple(dict.fromkeys(each for each in questions if each not in self._known))
        if self._is_counting:
            self._waiting = (*self._waiting, *missing)
        elif missing:
            self._is_counting = True
            tasks.run(self, partial(count_chances, missing), partial(self._on_counted, missing), self._on_failed)

    def percent(self, dice: Dice, target: Target) -> str:
        """Return a chance as text; "" if unknown, or too expensive to compute."""
        chance = self._known.get((dice, target))
        return "" if chance is None else percent(chance, 1)

    def _on_counted(self, questions: tuple[Question, ...], chances: Mapping[Question, Fraction]) -> None:
        self._is_counting = False
        self._known.update({each: chances.get(each) for each in questions})
        waiting, self._waiting = self._waiting, ()
        self.counted.emit()
        self.request(waiting)

    def _on_failed(self, error: QuireError) -> None:
        self._is_counting = False
        self.trouble.emit(error.message)
