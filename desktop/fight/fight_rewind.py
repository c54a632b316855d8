"""Rewinds a fight: at once if short, else on a worker thread with progress and Stop.

A rewind replays the fight from a checkpoint at the start of the present round, which is made on a worker thread, too.
Both replay in a run of their own, so the fight itself is touched by the GUI thread alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from core.errors import QuireError
from core.play.fight import Fight
from core.procedures.run import RunHistory
from desktop import tasks


class FightRewind(QObject):
    """Goes back in a fight.

    Args:
        fight: The fight.
        parent: Its owner.

    Signals:
        started: A longer rewind started; until `finished` or `cancelled` the fight stays as it is.
        advanced: Progress of a rewind: answers replayed, answers in all.
        finished: The fight is at its target.
        cancelled: The fight stays as it is.
        trouble: The rewind failed; a `Message`.
    """

    started = Signal()
    advanced = Signal(int, int)
    finished = Signal()
    cancelled = Signal()
    trouble = Signal(object)

    def __init__(self, fight: Fight, parent: QObject) -> None:
        super().__init__(parent)
        self._fight = fight
        self._is_closed = False
        self._progress: tasks.Progress | None = None

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

    def reroll(self) -> None:
        """Go back to the last dice that Quire has rolled."""
        self._start(self._fight.start_reroll)

    def restore(self, history: RunHistory) -> None:
        """Go forward again to where the fight was before a rewind, if no one has decided since."""
        self._start(partial(self._fight.start_restore, history))

    def keep_checkpoint(self) -> None:
        """Start to replay up to the present round, unless the checkpoint is there or a replay is running."""
        if not self._is_closed and self._fight.start_checkpoint():
            self._execute()

    def cancel(self) -> None:
        """Cancel the rewind."""
        if self._progress is not None and self.is_running:
            self._progress.cancel()

    def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        if self._progress is not None:
            self._progress.cancel()

    def _start(self, start: Callable[[], bool]) -> None:
        if self._is_closed or not start():
            return
        if self._progress is None:
            self._execute()
        else:
            self.started.emit()  # the running replay has a new target now

    def _execute(self) -> None:
        """Execute the fight's replay, here or on a worker thread."""
        replay = self._fight.replay
        if replay is None:
            return
        if self._fight.is_replay_short:
            try:
                replay.execute()
            except QuireError as error:
                self._on_failed(error)
            else:
                self._on_executed()
            return
        progress = self._progress = tasks.Progress(self)
        progress.advanced.connect(self._on_advanced)
        label = self.tr("Rewinding") if self.is_running else ""
        work = partial(replay.execute, progress.advance)
        task = tasks.run(self, work, self._on_executed, self._on_failed, label, progress=progress)
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

    def _on_executed(self, _nothing: object = None) -> None:
        try:
            is_back = self._fight.finish_replay()
        except QuireError as error:
            self.trouble.emit(error.message)
            is_back = True
        if is_back:
            self.finished.emit()
        else:
            self._execute()

    def _on_failed(self, error: QuireError) -> None:
        """Stay; report the problem only if a rewind was requested."""
        is_requested = self.is_running
        self._fight.cancel_replay()
        if is_requested:
            self.trouble.emit(error.message)
            self.cancelled.emit()
