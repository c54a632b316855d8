"""Rewind of a fight: at once if short, else on a worker thread with progress and cancellation.

While idle, it prepares checkpoints that make rewinding fast.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.errors import QuireError
from core.play import Fight, ReplayOutcome
from desktop import tasks

SLICE_S: Final = 0.008
"""Seconds of replay per event-loop turn."""
PREPARE_MS: Final = 40
"""Milliseconds before and between slices of preparing checkpoints."""


class FightRewind(QObject):
    """Goes back in a fight.

    Attributes:
        was_short: Whether the last rewind was done at once.

    Args:
        fight: The fight.
        is_busy: Returns whether the fight is busy, so that nothing is prepared now.
        parent: Its owner.

    Signals:
        started: A longer rewind started; until `finished` or `cancelled` the fight stays as it is.
        rewind_advanced: Progress of a rewind: answers replayed, answers in all.
        finished: The fight is at its target.
        cancelled: The fight stays as it is.
        trouble: The rewind failed; a `Message`.
    """

    started = Signal()
    advanced = Signal(int, int)
    finished = Signal()
    cancelled = Signal()
    trouble = Signal(object)

    def __init__(self, fight: Fight, is_busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._fight = fight
        self._is_busy = is_busy
        self._is_closed = False
        self.was_short = True
        self._progress: tasks.Progress | None = None
        self._prepare_timer = QTimer(self)
        self._prepare_timer.setSingleShot(True)
        self._prepare_timer.setInterval(PREPARE_MS)
        self._prepare_timer.timeout.connect(self._prepare)

    @property
    def is_running(self) -> bool:
        """Whether a requested rewind is not done yet."""
        return self._fight.is_rewinding

    def go_back(self, steps: int) -> None:
        """Go back by a number of decisions, added to a running rewind."""
        self._start(partial(self._fight.start_rewind, steps))

    def go_back_to(self, event: int) -> None:
        """Go back to the decision that led to a line of the log."""
        self._start(partial(self._fight.start_rewind_to_event, event))

    def recover(self) -> None:
        """Replay to the state before a failed answer."""
        self._start(self._fight.start_recovery)

    def cancel(self) -> None:
        """Cancel the rewind, unless it recovers from a failed answer."""
        if self._progress is not None and self.is_running and not self._fight.needs_replay:
            self._progress.cancel()

    def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        self._prepare_timer.stop()
        if self._progress is not None:
            self._progress.cancel()

    def prepare_soon(self) -> None:
        """Prepare checkpoints once the fight is idle."""
        if not self._is_closed:
            self._prepare_timer.start()

    # ------------------------------------------------------------------------------------------------ rewinding

    def _start(self, start: Callable[[], bool]) -> None:
        if self._is_closed or not start():
            return
        self._prepare_timer.stop()
        if self._progress is None:
            self._replay()
        else:
            self.started.emit()  # the running replay has a new target now

    def _replay(self) -> None:
        """Run the fight's replay, here or on a worker thread."""
        replay = self._fight.replay
        if replay is None:
            return
        self.was_short = self._fight.is_replay_short
        if self.was_short:
            try:
                replay.execute()
            except QuireError as error:
                self._on_not_replayed(error)
            else:
                self._on_replayed()
            return
        progress = self._progress = tasks.Progress(self)
        progress.advanced.connect(self._on_advanced)
        label = self.tr("Rewinding") if self.is_running else ""
        work = partial(replay.execute, progress.advance)
        task = tasks.run(self, work, self._on_replayed, self._on_not_replayed, label, progress=progress)
        task.ended.connect(self._on_ended)
        if self.is_running:
            self.started.emit()

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        if self.is_running:
            self.advanced.emit(number, total)

    @Slot()
    def _on_ended(self) -> None:
        """Finish a replay on the worker thread; leave it if it was cancelled."""
        progress, self._progress = self._progress, None
        if progress is not None and progress.is_cancelled:
            self._fight.cancel_replay()
            self.cancelled.emit()

    def _on_replayed(self, _nothing: object = None) -> None:
        replay = self._fight.replay
        try:
            outcome = self._fight.finish_replay()
        except QuireError as error:
            self.trouble.emit(error.message)
            outcome = ReplayOutcome.REACHED
        if outcome is ReplayOutcome.AGAIN:
            self._replay()
        elif outcome is ReplayOutcome.REACHED:
            if replay is not None:
                tasks.run(self, replay.release_replaced, self._on_released, self._on_not_replayed)
            self.finished.emit()
        elif outcome is ReplayOutcome.CHECKPOINT:
            self.prepare_soon()

    def _on_released(self, _nothing: object) -> None:
        """Do nothing: the undone state was released."""

    def _on_not_replayed(self, error: QuireError) -> None:
        """Stay; report the problem only if a rewind was requested, not while preparing."""
        is_requested = self.is_running
        self._fight.cancel_replay()
        if is_requested:
            self.trouble.emit(error.message)
            self.cancelled.emit()

    # ------------------------------------------------------------------------------------------------ checkpoints

    @Slot()
    def _prepare(self) -> None:
        """While idle, prepare a slice of checkpoints."""
        if self._is_closed or self._is_busy() or self._fight.replay is not None:
            return
        if self._fight.start_checkpoint():
            self._replay()
            return
        end = time.monotonic() + SLICE_S
        while not self._fight.prepare_checkpoints(1):
            if time.monotonic() > end:
                self._prepare_timer.start()
                return
