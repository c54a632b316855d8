"""A way back to an earlier place of a procedure: another run, given the first of the same answers again.

Nothing of the procedure that goes back is touched before it stands where the way has led, so the way may be walked on
any thread, shown as it advances, and left at any step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.errors import QuireError
from core.procedures.run import Run, Trail

_TOLD_EVERY: Final = 20
"""Answers after which it is told how far it is."""


def _nobody(_number: int, _total: int) -> None:
    """Tell nobody."""


class WayBack:
    """A run on its way to a place.

    Attributes:
        place: How many answers it shall have in the end. May be changed from another thread while it is walked, up to
            the number of the answers it knows; where the way has led beyond it by then, another must be walked.
        given_up: The run in whose place the one of this way stands, once somebody went back on it.

    Args:
        begin: Begins a run without answers.
        trail: What was answered, at least as far as the place.
        place: Where it leads.
        run: One that has the first of these answers, and is nobody else's; None to begin one.
    """

    def __init__(self, begin: Callable[[], Run], trail: Trail, place: int, run: Run | None) -> None:
        self.place = place
        self.given_up: Run | None = None
        self._begin = begin
        self._trail = trail
        self._run = run

    @property
    def run(self) -> Run | None:
        """What has come so far; None where it is still to be begun. Not to be touched while the way is walked."""
        return self._run

    @property
    def is_begun(self) -> bool:
        """Whether it has a run, so that none must be begun for it."""
        return self._run is not None

    @property
    def known(self) -> int:
        """The furthest place that it could lead to."""
        return len(self._trail.answers)

    @property
    def far(self) -> int:
        """How many answers have been given again, or stood ready."""
        return 0 if self._run is None else len(self._run.answers)

    def walk(self, advance: Callable[[int, int], object] = _nobody) -> None:
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
        while (far := len(run.answers)) < self.place:
            if far % _TOLD_EVERY == 0:
                advance(far, self.place)
            try:
                run.follow(self._trail, far + 1)
            except QuireError:
                self._run = None  # it is of no more use
                raise
        run.settle()

    def let_go(self) -> None:
        """Let go of what was given up, on any thread: of hundreds of sheets that takes a while."""
        run, self.given_up = self.given_up, None
        if run is not None:
            run.let_go()
