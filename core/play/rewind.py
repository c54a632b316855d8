"""Rewind of a fight: the decisions that it can return to, checkpoints for them, and the replay in progress.

To rewind, all earlier answers are replayed in another run, which takes seconds with a crowd. So `start_rewind` creates
a `Replay`, which the caller executes on any thread, and `finish_replay` switches to it. There is at most one replay at
a time; further rewinds during its execution only move its target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import islice
from typing import Final

from core.procedures import AnswerMethod, Driver, Replay, Request, Roll

_CHECKPOINTS: Final = (1, 4, 16, 64)
"""Numbers of decisions back at which checkpoints are kept."""

_CHECKPOINTS_OF_CROWD: Final = (1, 4)
"""The same for a crowd; the second one lets another rewind follow at once."""

_LONG: Final = 4_000
"""From this many answers, a small fight keeps only one checkpoint, for the last decision."""

_SHORT: Final = 100
_SHORT_FOR_CROWD: Final = 10
"""Number of answers that are replayed in a moment, in a small fight and in a crowd."""

_BY_QUIRE: Final = frozenset({AnswerMethod.AUTO, AnswerMethod.ROLLED})


class ReplayOutcome(Enum):
    """The outcome of `finish_replay`."""

    REACHED = "there"  # the fight is at the wanted decision
    CHECKPOINT = "ready"  # there was no rewind; the run is kept as a checkpoint
    CANCELLED = "left"  # it was cancelled; the fight has not changed
    AGAIN = "anew"  # the target was moved before the start of this replay: another one must be executed


class Rewind:
    """Rewind of one fight.

    Args:
        driver: Runs the fight.
        is_asked: Return whether people answer a request themselves.
        state: Return the state that `is_asked` depends on, for comparison.
        is_crowd: Whether there are so many participants that starting a run would block a window.
    """

    def __init__(
        self, driver: Driver, is_asked: Callable[[Request], bool], state: Callable[[], object], *, is_crowd: bool
    ) -> None:
        self._driver = driver
        self._is_asked = is_asked
        self._state = state
        self._is_crowd = is_crowd
        self._replay: Replay | None = None
        self._goal: int | None = None
        self._wanted: tuple[object, tuple[int, ...]] = None, ()

    @property
    def replay(self) -> Replay | None:
        """The replay to be executed, or in execution; None if there is none."""
        return self._replay

    @property
    def is_rewinding(self) -> bool:
        """True if a rewind was started and is not finished."""
        return self._goal is not None

    @property
    def is_short(self) -> bool:
        """True if the replay takes only a moment."""
        replay = self._replay
        if replay is None:
            return True
        if not replay.is_started and self._is_crowd:
            return False
        return replay.target - replay.done <= (_SHORT_FOR_CROWD if self._is_crowd else _SHORT)

    # -------------------------------------------------------------------------------------------------------- targets

    def decisions(self, end: int) -> Iterator[int]:
        """Yield the positions of decisions made by people, the last first.

        If people decide nothing in the whole fight, every answer counts as a decision.

        Args:
            end: Only positions before this one.
        """
        answers, requests = self._driver.answers, self._driver.untranslated_requests
        is_any, asked = False, self._asked()
        for position in reversed(range(len(answers))):
            if answers[position].method not in _BY_QUIRE or asked(requests[position]):
                is_any = True
                if position < end:
                    yield position
        if not is_any:
            yield from reversed(range(end))

    def _asked(self) -> Callable[[Request], bool]:
        """Return a memoised `is_asked`: it only depends on who decides, and on whether it is a roll."""
        answers: dict[tuple[int | None, tuple[int, ...], bool], bool] = {}

        def asked(request: Request) -> bool:
            kind = request.decider, request.deciders, isinstance(request, Roll)
            is_asked = answers.get(kind)
            if is_asked is None:
                is_asked = answers[kind] = self._is_asked(request)
            return is_asked

        return asked

    def start_rewind(self, steps: int) -> bool:
        """Start a rewind by this many decisions, from the present request or from the target of a pending rewind.

        Returns:
            Whether there is such a decision; then there is a `replay`, which may already be in execution.
        """
        end = self._driver.answer_count if self._goal is None else self._goal
        positions = list(islice(self.decisions(end), max(steps, 0)))
        return bool(positions) and self._start_replay(positions[-1])

    def start_rewind_to_event(self, event: int) -> bool:
        """Start a rewind to the decision that led to an event; return whether there is one.

        Args:
            event: Position in the events; one before the first decision leads to the first decision.
        """
        count = self._driver.answer_count
        position = next(self.decisions(self._driver.events[event].after), None)
        if position is None and count:
            *_, position = self.decisions(count)
        return position is not None and self._start_replay(position)

    def start_recovery(self) -> bool:
        """Start a replay to the state before a failed answer; return whether there is a failed answer."""
        return self._driver.needs_replay and self._start_replay(self._driver.answer_count)

    def _start_replay(self, position: int) -> bool:
        self._goal = position
        if self._replay is None:
            self._replay = self._driver.replay_to(position)
        elif position <= self._replay.limit:
            self._replay.target = position
        return True

    # ------------------------------------------------------------------------------------------------- replay

    def finish_replay(self) -> ReplayOutcome:
        """Switch to the finished replay, or keep it as a checkpoint."""
        replay, goal = self._replay, self._goal
        if replay is None:
            return ReplayOutcome.CANCELLED
        self._replay = None
        if goal is None:
            self._driver.keep_checkpoint(replay)
            return ReplayOutcome.CHECKPOINT
        if replay.done == goal:
            self._goal = None
            self._driver.switch_to(replay)
            return ReplayOutcome.REACHED
        self._driver.keep_checkpoint(replay)
        self._replay = self._driver.replay_to(goal)
        return ReplayOutcome.AGAIN

    def cancel(self) -> None:
        """Cancel the rewind after its execution has stopped; the replayed run is kept as a checkpoint."""
        replay, self._replay, self._goal = self._replay, None, None
        if replay is not None:
            self._driver.keep_checkpoint(replay)

    # --------------------------------------------------------------------------------------------------- checkpoints

    def start_checkpoint(self) -> bool:
        """Start a replay for a missing checkpoint of a crowd; return whether there is one to execute.

        Starting a run of a crowd would block a window, so it is done on another thread.
        """
        if self._replay is not None or not self._is_crowd:
            return False
        positions = self._checkpoint_positions()
        if self._driver.has_checkpoints(positions):
            return False
        self._replay = self._driver.replay_to_checkpoint(positions[-1])
        return True

    def prepare_checkpoints(self, most: int) -> bool:
        """Advance checkpoints in idle time; return True when none are left to advance.

        Args:
            most: Maximum number of answers to replay now; call again for the rest.
        """
        return self._replay is not None or self._driver.prepare_checkpoints(self._checkpoint_positions(), most)

    def _checkpoint_positions(self) -> tuple[int, ...]:
        """Return the wanted positions of checkpoints, the last first; cached."""
        answers = self._driver.answers
        now = (len(answers), answers[-1:], self._state())
        if self._wanted[0] != now:
            self._wanted = now, self._find_checkpoint_positions(len(answers))
        return self._wanted[1]

    def _find_checkpoint_positions(self, count: int) -> tuple[int, ...]:
        wanted = _CHECKPOINTS_OF_CROWD if self._is_crowd else _CHECKPOINTS
        most = 1 if wanted is _CHECKPOINTS and count > _LONG else max(wanted)
        positions = tuple(islice(self.decisions(count), most))
        return tuple(positions[steps - 1] for steps in wanted if steps <= len(positions))
