"""Rewinds a fight to an earlier decision, by replay on any thread; keeps checkpoints.

To rewind, earlier answers are replayed in another run, which takes seconds with hundreds of fighters. So `start_rewind`
creates a `Replay`, which the caller executes on any thread, and `finish_replay` switches to it. There is at most one
replay at a time; further rewinds during its execution only move its target. Between rewinds a replay to the start of
the present round, `start_checkpoint`, leaves less to replay for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from core.procedures.driver import Driver
from core.procedures.replay import Replay
from core.procedures.requests import Request
from core.procedures.run import RunHistory
from core.procedures.transcript import AMENDED, AnswerMethod

_SHORT: Final = 80
"""Number of answers that are replayed in a moment: at most 15 ms, less than a person sees."""

_START: Final = 4
"""Number of answers that are replayed in the time that the start of a run takes for each participant."""

_BY_QUIRE: Final = frozenset({AnswerMethod.AUTO, AnswerMethod.ROLLED})


class Rewind:
    """Rewind of one fight.

    Args:
        driver: Runs the fight.
        is_asked: Return whether people answer a request themselves.
    """

    def __init__(self, driver: Driver, is_asked: Callable[[Request], bool]) -> None:
        self._driver = driver
        self._is_asked = is_asked
        self._replay: Replay | None = None
        self._goal: int | None = None
        self._end = 0  # number of answers when the rewind was started

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
        return self._replay is None or self._length(self._replay) <= _SHORT

    def _length(self, replay: Replay) -> int:
        """Return how long a replay takes, as a number of answers."""
        start = 0 if replay.is_started else _START * len(self._driver.sheets)
        return start + replay.target - replay.done

    # ------------------------------------------------------------------------------------------------------- targets

    def decisions(self, end: int) -> Iterator[int]:
        """Yield the positions of decisions made by people, the last first.

        If people decide nothing in the whole fight, every answer counts as a decision.

        Args:
            end: Only positions before this one.
        """
        answers, requests = self._driver.answers, self._driver.untranslated_requests
        is_any = False
        for position in reversed(range(len(answers))):
            if answers[position].method not in _BY_QUIRE or self._is_asked(requests[position]):
                is_any = True
                if position < end:
                    yield position
        if not is_any:
            yield from reversed(range(end))

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

    @property
    def last_roll(self) -> int | None:
        """Position of the last dice, if Quire has rolled them and no one has decided since; else None."""
        answers = self._driver.answers
        for position in reversed(range(len(answers))):
            if answers[position].method is AnswerMethod.ROLLED:
                return position
            if answers[position].method is not AnswerMethod.AUTO:
                return None
        return None

    def start_reroll(self) -> bool:
        """Start a rewind to the `last_roll`; return whether there is one."""
        position = self.last_roll
        return position is not None and self._goal is None and self._start_replay(position)

    def start_restore(self, history: RunHistory) -> bool:
        """Start a replay of undone answers; return whether they follow the present ones.

        Args:
            history: The history of the driver before the rewind.
        """
        if self._replay is not None or (replay := self._driver.replay_of(history)) is None:
            return False
        self._replay, self._goal, self._end = replay, replay.target, self._driver.answer_count
        return True

    def _start_replay(self, position: int) -> bool:
        if self._goal is None:
            self._end = self._driver.answer_count
        self._goal = position
        if self._replay is None:
            self._replay = self._driver.replay_to(position)
        elif position <= self._replay.limit:
            self._replay.target = position
        return True

    # ------------------------------------------------------------------------------------------------- replay

    def finish_replay(self) -> bool:
        """Switch to the run of the executed replay, or keep it as the checkpoint.

        Returns:
            Whether the fight has gone back. If not and `is_rewinding`, there is another replay to execute, as the
            target was moved too late for this one.
        """
        replay, goal = self._replay, self._goal
        if replay is None:
            return False
        self._replay = None
        if replay.done == goal:
            self._goal = None
            self._driver.switch_to(replay, self._end)
            return True
        self._driver.keep_checkpoint(replay)
        if goal is not None:
            self._replay = self._driver.replay_to(goal)
        return False

    def cancel(self) -> None:
        """Cancel the rewind after its execution has stopped; the replayed run is kept as the checkpoint."""
        replay, self._replay, self._goal = self._replay, None, None
        if replay is not None:
            self._driver.keep_checkpoint(replay)

    # ---------------------------------------------------------------------------------------------------- checkpoint

    def start_checkpoint(self) -> bool:
        """Start a replay to the start of the present round, for the checkpoint.

        Returns:
            Whether there is one to execute; not if it would be short, as a rewind then is short enough without it.
        """
        start = self._round_start()
        if self._replay is not None or self._driver.checkpoint_count >= start:
            return False
        self._replay = self._driver.replay_to(start)
        if self.is_short:
            self.cancel()
        return self._replay is not None

    def _round_start(self) -> int:
        """Return the position of the first answer of the round; the keys of its requests begin with its number."""
        keys = [answered.key for answered in self._driver.answers]
        last = next((key for key in reversed(keys) if not key.startswith(AMENDED)), "")
        in_round = f"{last.partition('/')[0]}/", AMENDED
        return next((at + 1 for at in reversed(range(len(keys))) if not keys[at].startswith(in_round)), 0)
