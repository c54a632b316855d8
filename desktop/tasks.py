"""Long work through one door: on a thread, its result or its error back on the thread of the window.

::

    tasks.run(self, partial(make_pdf, sheets), self._on_pdf, self._on_failed, self.tr("Making the PDF"))

``work`` gets immutable data and returns data; it never touches a widget. ``done`` and ``failed`` are called on the
thread of the window, and not at all when ``parent`` is gone by then. A mistake of ours in ``work`` goes to the
exception hook. What has a label is shown in the status line; with a `Progress` it has a bar and can be cancelled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal, Slot
from shiboken6 import isValid

from core.errors import QuireError
from core.messages import Message

Result = TypeVar("Result")

_BOARD: Final = "quire-tasks"


class CancelledError(QuireError):
    """Somebody cancelled the work; whoever started it is not told, as nothing is left to be done."""

    def __init__(self) -> None:
        super().__init__(Message("cancelled", "This was cancelled; nothing of it was done."))


class Progress(QObject):
    """How far work has come, told from its thread; and whether it is still wanted.

    Signals:
        advanced: So many are done, of so many.
    """

    advanced = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_cancelled = False

    def advance(self, number: int, total: int = 0) -> None:
        """Say how far the work is; called by the work.

        Args:
            number: How many are done.
            total: Of how many; 0 where nobody knows.

        Raises:
            CancelledError: Somebody cancelled the work.
        """
        if self._is_cancelled:
            raise CancelledError
        self.advanced.emit(number, total)

    def cancel(self) -> None:
        """Let the work end at its next step."""
        self._is_cancelled = True


class Task(QObject):
    """Work that is under way.

    Signals:
        ended: It is over, whatever came of it.
    """

    ended = Signal()
    _returned = Signal(object)
    _raised = Signal(object)

    def __init__(
        self,
        parent: QObject,
        done: Callable[[Result], None],
        failed: Callable[[QuireError], None],
        label: str,
        progress: Progress | None,
    ) -> None:
        super().__init__(_board())
        self.label = label
        self.progress = progress
        self._for = parent
        self._done: Callable[..., None] = done
        self._failed = failed
        self._returned.connect(self._on_returned)
        self._raised.connect(self._on_raised)

    def carry_out(self, work: Callable[[], Result]) -> None:
        """Do the work; called on the thread."""
        try:
            result = work()
        except Exception as error:  # what it was is sorted on the thread of the window
            self._raised.emit(error)
        else:
            self._returned.emit(result)

    @Slot(object)
    def _on_returned(self, result: object) -> None:
        self._end()
        if isValid(self._for):
            self._done(result)

    @Slot(object)
    def _on_raised(self, error: Exception) -> None:
        self._end()
        if isinstance(error, CancelledError) or not isValid(self._for):
            return
        if isinstance(error, QuireError):
            self._failed(error)
            return
        trace: TracebackType | None = error.__traceback__
        sys.excepthook(type(error), error, trace)

    def _end(self) -> None:
        self.ended.emit()
        self.deleteLater()


class Board(QObject):
    """Knows the work that is under way.

    Signals:
        started: A `Task` was started.
    """

    started = Signal(object)

    def tasks(self) -> list[Task]:
        """Give what is under way."""
        return self.findChildren(Task)


def run(  # noqa: PLR0913 - the one door, and each part of it is needed
    parent: QObject,
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[QuireError], None],
    label: str = "",
    *,
    progress: Progress | None = None,
    pool: QThreadPool | None = None,
) -> Task:
    """Do work on a thread.

    Args:
        parent: Who wants it; when it is gone nobody is told.
        work: What to do.
        done: Gets what ``work`` returned.
        failed: Gets what the world's fault was.
        label: What the status line calls it; "" for what is over at once.
        progress: The one that ``work`` advances, where it does.
        pool: Threads of one's own, for work that must stay in order; the program's where None.
    """
    task = Task(parent, done, failed, label, progress)
    _board().started.emit(task)
    (pool or QThreadPool.globalInstance()).start(partial(task.carry_out, work))
    return task


def board() -> Board:
    """Give what knows the work under way; it belongs to the program."""
    return _board()


def _board() -> Board:
    program = QCoreApplication.instance()
    if program is None:
        raise RuntimeError("work can be started once the program runs")
    found = program.findChild(Board, _BOARD)
    if isinstance(found, Board):
        return found
    made = Board(program)
    made.setObjectName(_BOARD)
    return made
