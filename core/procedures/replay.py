"""Replays the answers of a procedure in another run, on any thread, to go back.

The current run is not touched until the replay is finished, so a replay can be executed on a worker thread with
progress, and cancelled at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.errors import QuireError
from core.procedures.run import Run, RunHistory

_REPORT_EVERY: Final = 20
"""Number of answers between two progress reports."""


def _ignore_progress(_number: int, _total: int) -> None:
    """Ignore progress."""


class Replay:
    """A run that replays answers up to a target.

    Attributes:
        target: Number of answers to reach. Can be changed from another thread during execution, up to `limit`; if the
            replay is already beyond it, another replay is needed.

    Args:
        begin: Start a run without answers.
        history: The answers, at least up to the target.
        target: Number of answers to reach.
        run: A run with a prefix of these answers, owned by this replay; None to start one.
    """

    def __init__(self, begin: Callable[[], Run], history: RunHistory, target: int, run: Run | None) -> None:
        self.target = target
        self._begin = begin
        self._history = history
        self._run = run

    @property
    def run(self) -> Run | None:
        """The run so far; None before it is started. Do not use it during execution."""
        return self._run

    @property
    def is_started(self) -> bool:
        """True if it already has a run."""
        return self._run is not None

    @property
    def limit(self) -> int:
        """Number of known answers, the maximum of `target`."""
        return len(self._history.answers)

    @property
    def done(self) -> int:
        """Number of answers that the run has so far."""
        return 0 if self._run is None else len(self._run.answers)

    def execute(self, advance: Callable[[int, int], object] = _ignore_progress) -> None:
        """Replay answers up to the target.

        Args:
            advance: Called now and then with the number of answers done and the target; an exception from it pauses
                the replay, which can be continued later.

        Raises:
            QuireError: An answer is no longer valid, because the rules have changed.
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
                self._run = None  # it cannot be used any more
                raise
        run.finish_replay()
