"""Long work through one door: on a thread, its result or its error back on the thread of the window.

::

    tasks.run(self, partial(make_pdf, sheets), self._on_pdf, self._on_failed, self.tr("Making the PDF"))

``work`` gets immutable data and returns data; it never touches a widget. ``done`` and ``failed`` are called on the
thread of the window, and not at all when ``parent`` is gone by then. A mistake of ours in ``work`` goes to the
exception hook. What has a label is shown in the status line; with a `Progress` it has a bar and can be cancelled.

Whoever lets go of a widget last takes it apart, and Qt allows that on the thread of the window alone. So a thread holds
nothing but the `Task` itself, and that has let go of everything else before the thread can come to its end.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, Signal, Slot
from shiboken6 import isValid

from core.errors import QuireError
from core.messages import Message

Result = TypeVar("Result")

_BOARD: Final = "quire-tasks"


class CancelledError(QuireError):
    """Somebody cancelled the work; whoever started it is not told, as nothing is left to be done."""

    def __init__(self) -> None:
        super().__init__(Message("cancelled", "Cancelled; nothing was changed."))


class Progress(QObject):
    """How far work has come, told from its thread; and whether it is still wanted.

    Signals:
        advanced: So many are done, of so many.
    """

    advanced = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_cancelled = False
        self._state = 0, 0
        self._gui_thread = threading.get_ident()
        self._emit_on_gui_thread = gui_thread_caller(self._on_advanced)

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
        self._state = number, total
        if threading.get_ident() == self._gui_thread:
            self._on_advanced()
        else:
            self._emit_on_gui_thread()  # whoever shows it may be gone

    @Slot()
    def _on_advanced(self) -> None:
        self.advanced.emit(*self._state)

    @property
    def is_cancelled(self) -> bool:
        """Whether the work is wanted no more."""
        return self._is_cancelled

    def cancel(self) -> None:
        """Let the work end at its next step."""
        self._is_cancelled = True


@dataclass(frozen=True, slots=True)
class TaskSpec:
    """What is to be done, and for whom.

    Attributes:
        parent: Who wants it.
        work: What to do on the thread.
        done: Gets what ``work`` returned.
        failed: Gets what the world's fault was.
    """

    parent: QObject
    work: Callable[[], object]
    done: Callable[..., None]
    failed: Callable[[QuireError], None]


class Task(QObject):
    """Work that is under way; once it is over it holds nothing of those who wanted it.

    Attributes:
        label: What the status line calls it.
        progress: The one that its work advances, where it does; None once it is over.

    Signals:
        ended: It is over, whatever came of it.
    """

    ended = Signal()

    def __init__(self, parent: TaskMonitor, order: TaskSpec, label: str, progress: Progress | None) -> None:
        super().__init__(parent)
        self.label = label
        self.progress = progress
        self._order: TaskSpec | None = order
        self._result: object = None
        self._error: Exception | None = None

    def run(self) -> None:
        """Do the work; called on the thread."""
        if self._order is None:
            return
        try:
            self._result = self._order.work()
        except Exception as error:  # what it was is sorted on the thread of the window
            self._error = error

    def finish(self) -> None:
        """Let go of everything, then tell whoever wanted the work what came of it; called on the thread of the window.

        The thread may still hold this task, and is then the last to do so.
        """
        order, self._order = self._order, None
        result, self._result = self._result, None
        error, self._error = self._error, None
        self.ended.emit()
        self.progress = None
        self.deleteLater()
        if order is None or isinstance(error, CancelledError) or not isValid(order.parent):
            return
        if error is None:
            order.done(result)
        elif isinstance(error, QuireError):
            order.failed(error)
        else:
            sys.excepthook(type(error), error, error.__traceback__)


class TaskMonitor(QObject):
    """Knows the work that is under way, and hears on the thread of the window when some of it is over.

    Signals:
        started: A `Task` was started.
    """

    started = Signal(object)
    _over = Signal(object)
    _called = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(_BOARD)
        self._over.connect(self._on_over)
        self._called.connect(self._on_called, Qt.ConnectionType.QueuedConnection)

    def tasks(self) -> list[Task]:
        """Return what is under way."""
        return self.findChildren(Task)

    def carry_out(self, task: Task) -> None:
        """Do the work of a task and say so; called on the thread.

        It is said by the board, which lasts: the task may be gone before its own signal were done with it.
        """
        task.run()
        self._over.emit(task)

    def call(self, method: WeakMethod[Callable[[], None]]) -> None:
        """Let a method of an object be called on the thread of the window, if the object is still there by then.

        May be called on any thread.
        """
        self._called.emit(method)

    @Slot(object)
    def _on_over(self, task: Task) -> None:
        task.finish()

    @Slot(object)
    def _on_called(self, method: WeakMethod[Callable[[], None]]) -> None:
        found = method()
        if found is not None and isValid(found.__self__):  # type: ignore[attr-defined]  # a bound method has it
            found()


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
    owner = _monitor()
    task = Task(owner, TaskSpec(parent, work, done, failed), label, progress)
    owner.started.emit(task)
    (pool or QThreadPool.globalInstance()).start(partial(owner.carry_out, task))
    return task


def gui_thread_caller(method: Callable[[], None]) -> Callable[..., None]:
    """Return what any thread may call, with whatever it likes, to have a method called on the thread of the window.

    What is given holds nothing of the object whose method it is, and says it through the board: the object may be let
    go of while a thread is just calling.

    Args:
        method: A method of an object of Qt; it is called later, and not at all when the object is gone by then.
    """
    owner, weak = _monitor(), WeakMethod(method)

    def call(*_told: object) -> None:
        owner.call(weak)

    return call


def monitor() -> TaskMonitor:
    """Return what knows the work under way; it belongs to the program."""
    return _monitor()


def _monitor() -> TaskMonitor:
    program = QCoreApplication.instance()
    if program is None:
        raise RuntimeError("work can be started once the program runs")
    found = program.findChild(TaskMonitor, _BOARD)
    if isinstance(found, TaskMonitor):
        return found
    return TaskMonitor(program)
