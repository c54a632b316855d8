"""Runs that stand ready some answers behind another one, so that going back need not begin at the beginning.

A conversation cannot be copied, and none goes backwards. What goes back is another run that was given the same answers
and stopped earlier; made when somebody waits for it, it takes as long as all that was answered. Whoever has time in
between says where such runs shall stand, and they are brought there a few answers at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.procedures.run import Run
from core.procedures.transcript import Answered


class Spares:
    """The runs that stand behind.

    Their answers must always be the first of those that the run in front has: after each change to what was answered
    before, `take` is called with how much of it is left.

    Args:
        begin: Begins a run without answers.
    """

    def __init__(self, begin: Callable[[], Run]) -> None:
        self._begin = begin
        self._runs: list[Run] = []

    @property
    def runs(self) -> tuple[Run, ...]:
        """Those that stand behind now, the furthest first."""
        return tuple(self._runs)

    def take(self, answers: Sequence[Answered]) -> Run:
        """Give a run that has just these answers, for good: the nearest one that stands behind, or a new one.

        Args:
            answers: The first answers of the run in front; all others are forgotten.
        """
        self._runs = [run for run in self._runs if len(run.answers) <= len(answers)]
        if not self._runs:
            return self.make(answers)
        run = self._runs.pop(0)
        run.follow(answers, len(answers))
        return run

    def make(self, answers: Sequence[Answered]) -> Run:
        """Make a run that has just these answers; on any thread, for it touches nothing that others use."""
        run = self._begin()
        run.follow(answers, len(answers))
        return run

    def keep(self, run: Run, answers: Sequence[Answered]) -> None:
        """Let a run that was made elsewhere stand behind, if it has the first answers of the run in front."""
        own = run.answers
        if len(own) <= len(answers) and all(one is other for one, other in zip(own, answers, strict=False)):
            self._runs = sorted([*self._runs, run], key=lambda each: -len(each.answers))

    def can_reach(self, places: Sequence[int]) -> bool:
        """Say whether a run stands behind each of these places, the greatest first, so that none must be begun."""
        runs = iter(self._runs)
        return all(any(len(run.answers) <= place for run in runs) for place in places)

    def get_ready(self, places: Sequence[int], answers: Sequence[Answered], most: int) -> bool:
        """Bring runs nearer to where they shall stand; say whether all stand there now.

        Args:
            places: Numbers of answers after which one shall stand each, the greatest first.
            answers: The answers of the run in front.
            most: How many answers may be given; a run that must be begun is given none this time.
        """
        runs = iter(self._runs)
        kept: list[Run] = []
        for place in places:
            run = next((run for run in runs if len(run.answers) <= place), None)
            if run is None:
                self._runs = [*kept, self._begin()]
                return False
            kept.append(run)
            before = len(run.answers)
            run.follow(answers, min(place, before + most))
            most -= len(run.answers) - before
            if len(run.answers) < place:
                self._runs = [*kept, *runs]
                return False
        self._runs = kept
        return True
