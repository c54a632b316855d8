"""Checkpoints: earlier states of a procedure, kept so that Back replays a few answers instead of all of them.

A generator cannot be copied or run backwards; going back means replaying the answers in another run. Checkpoints are
such runs, advanced a few answers at a time in idle time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.procedures.replay import Replay
from core.procedures.run import Run, RunHistory
from core.procedures.transcript import AnswerRecord


class Checkpoints:
    """The checkpoints of one run.

    Their answers must always be a prefix of those of the current run: call `drop_after` when answers are undone.

    Args:
        begin: Start a run without answers.
    """

    def __init__(self, begin: Callable[[], Run]) -> None:
        self._begin = begin
        self._runs: list[Run] = []

    @property
    def runs(self) -> tuple[Run, ...]:
        """The checkpoints, latest first."""
        return tuple(self._runs)

    def replay_to(self, history: RunHistory, position: int) -> Replay:
        """Return a replay to a position, from the nearest checkpoint or from the start.

        The checkpoint is moved into the replay; `add` returns it if the replay is cancelled.

        Args:
            history: History of the current run.
            position: Number of answers to reach.
        """
        run = next((run for run in self._runs if len(run.answers) <= position), None)
        if run is not None:
            self._runs.remove(run)
        return Replay(self._begin, history, position, run)

    def replay_from_start(self, history: RunHistory, position: int) -> Replay:
        """Return a replay from the start to a position, for a new checkpoint."""
        return Replay(self._begin, history, position, None)

    def drop_after(self, count: int) -> None:
        """Drop the checkpoints with more answers than this."""
        self._runs = [run for run in self._runs if len(run.answers) <= count]

    def add(self, run: Run, answers: Sequence[AnswerRecord]) -> None:
        """Add a run as a checkpoint, if its answers are a prefix of those of the current run."""
        if is_prefix(run, answers):
            self._runs = sorted([*self._runs, run], key=lambda each: -len(each.answers))

    def covers(self, positions: Sequence[int]) -> bool:
        """Return whether there is a checkpoint at or before each of these positions, greatest first."""
        runs = iter(self._runs)
        return all(any(len(run.answers) <= position for run in runs) for position in positions)

    def prepare(self, positions: Sequence[int], history: RunHistory, most: int) -> bool:
        """Advance checkpoints towards the wanted positions; return True when all are there.

        Args:
            positions: Wanted positions as numbers of answers, greatest first.
            history: History of the current run.
            most: Maximum number of answers to replay; starting a run uses up the whole call.
        """
        runs = iter(self._runs)
        kept: list[Run] = []
        for position in positions:
            run = next((run for run in runs if len(run.answers) <= position), None)
            if run is None:
                self._runs = [*kept, self._begin()]
                return False
            kept.append(run)
            before = len(run.answers)
            run.replay(history, min(position, before + most))
            most -= len(run.answers) - before
            if len(run.answers) < position:
                self._runs = [*kept, *runs]
                return False
        self._runs = kept
        return True


def is_prefix(run: Run, answers: Sequence[AnswerRecord]) -> bool:
    """Return whether the answers of a run are a prefix of these."""
    own = run.answers
    return len(own) <= len(answers) and all(one is other for one, other in zip(own, answers, strict=False))
