"""Runs that stand ready some answers behind another one, so that going back need not begin at the beginning.

A conversation cannot be copied, and none goes backwards. What goes back is another run that was given the same answers
and stopped earlier; made when somebody waits for it, it takes as long as all that was answered. Whoever has time in
between says where such runs shall stand, and they are brought there a few answers at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.procedures.replay import Replay
from core.procedures.run import Run, RunHistory
from core.procedures.transcript import AnswerRecord


class Checkpoints:
    """The runs that stand behind.

    Their answers must always be the first of those that the run in front has: after each change to what was answered
    before, `forget` is called with how much of it is left.

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

    def replay_to(self, trail: RunHistory, place: int) -> Replay:
        """Return the shortest way to a place: from the nearest run that stands behind, or from the beginning.

        That run is the way's from then on; `keep` takes it back where the way is left.

        Args:
            trail: That of the run in front, as it is now.
            place: How many of them there shall be.
        """
        run = next((run for run in self._runs if len(run.answers) <= place), None)
        if run is not None:
            self._runs.remove(run)
        return Replay(self._begin, trail, place, run)

    def replay_from_start(self, trail: RunHistory, place: int) -> Replay:
        """Return the way from the beginning, as for `way`; for one more run, which `keep` takes."""
        return Replay(self._begin, trail, place, None)

    def drop_after(self, count: int) -> None:
        """Let go of the runs that have more answers than so many."""
        self._runs = [run for run in self._runs if len(run.answers) <= count]

    def add(self, run: Run, answers: Sequence[AnswerRecord]) -> None:
        """Let a run that was made elsewhere stand behind, if it has the first answers of the run in front."""
        if is_prefix(run, answers):
            self._runs = sorted([*self._runs, run], key=lambda each: -len(each.answers))

    def covers(self, places: Sequence[int]) -> bool:
        """Return whether a run stands behind each of these places, the greatest first, so that none must be begun."""
        runs = iter(self._runs)
        return all(any(len(run.answers) <= place for run in runs) for place in places)

    def prepare(self, places: Sequence[int], trail: RunHistory, most: int) -> bool:
        """Bring runs nearer to where they shall stand; say whether all stand there now.

        Args:
            places: Numbers of answers after which one shall stand each, the greatest first.
            trail: That of the run in front.
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
            run.replay(trail, min(place, before + most))
            most -= len(run.answers) - before
            if len(run.answers) < place:
                self._runs = [*kept, *runs]
                return False
        self._runs = kept
        return True


def is_prefix(run: Run, answers: Sequence[AnswerRecord]) -> bool:
    """Return whether a run has just the first of these answers."""
    own = run.answers
    return len(own) <= len(answers) and all(one is other for one, other in zip(own, answers, strict=False))
