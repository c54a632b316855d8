"""A way back to an earlier place of a procedure: another run, given the first of the same answers again.

Nothing of the procedure that goes back is touched before it stands where the way has led, so the way may be walked on
any thread, shown as it advances, and left at any step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.errors import QuireError
from core.procedures.run import Run, RunHistory

_REPORT_EVERY: Final = 20
"""Answers after which it is told how far it is."""


def _ignore_progress(_number: int, _total: int) -> None:
    """Tell nobody."""


class Replay:
    """A run on its way to a place.

    Attributes:
        place: How many answers it shall have in the end. May be changed from another thread while it is walked, up to
            the number of the answers it knows; where the way has led beyond it by then, another must be walked.
        replaced_run: The run in whose place the one of this way stands, once somebody went back on it.

    Args:
        begin: Begins a run without answers.
        trail: What was answered, at least as far as the place.
        place: Where it leads.
        run: One that has the first of these answers, and is nobody else's; None to begin one.
    """

    def __init__(self, begin: Callable[[], Run], trail: RunHistory, place: int, run: Run | None) -> None:
        self.target = place
        self.replaced_run: Run | None = None
        self._begin = begin
        self._history = trail
        self._run = run

    @property
    def run(self) -> Run | None:
        """What has come so far; None where it is still to be begun. Not to be touched while the way is walked."""
        return self._run

    @property
    def is_started(self) -> bool:
        """Whether it has a run, so that none must be begun for it."""
        return self._run is not None

    @property
    def limit(self) -> int:
        """The furthest place that it could lead to."""
        return len(self._history.answers)

    @property
    def done(self) -> int:
        """How many answers have been given again, or stood ready."""
        return 0 if self._run is None else len(self._run.answers)

    def execute(self, advance: Callable[[int, int], object] = _ignore_progress) -> None:
        """Give the answers again, up to the place.

        Args:
            advance: Told now and then how many there are, of how many; what it raises ends the walk where it is, and
                it can be walked on later.

        Raises:
            QuireError: An answer fits no more, because the rules are others by now.
        """
        if self._run is None:
            self._run = self._begin()
        run = self._run
        while (far := len(run.answers)) < self.target:
            if far % _REPORT_EVERY == 0:
                advance(far, self.target)
            try:
                run.replay(self._history, far + 1)
            except QuireError:
                self._run = None  # it is of no more use
                raise
        run.finish_replay()

    def release_replaced(self) -> None:
        """Let go of what was given up, on any thread: of hundreds of sheets that takes a while."""
        run, self.replaced_run = self.replaced_run, None
        if run is not None:
            run.release()
