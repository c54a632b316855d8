"""Worker-thread tasks: runs work on a thread pool and delivers its result on the GUI thread.

::

    tasks.run(self, partial(make_pdf, sheets), self._on_pdf, self._on_failed, self.tr("Making the PDF"))

``work`` gets immutable data and returns data; it never touches a widget. ``done`` and ``failed`` are called on the GUI
thread, unless ``parent`` was deleted. A bug in ``work`` goes to the exception hook. A task with a label is shown in
the status line; with a `Progress` it has a progress bar and can be cancelled.

The last reference to a widget must be dropped on the GUI thread, because dropping it destroys the widget. So a worker
thread only holds the `Task`, which drops its other references on the GUI thread.
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
    """Raised inside a worker when its task was cancelled; the caller gets no callback."""

    def __init__(self) -> None:
        super().__init__(Message("cancelled", "Cancelled; nothing was changed."))


class Progress(QObject):
    """Progress of a task, reported from its worker thread; also cancels it.

    Signals:
        advanced: Number of items done, and total.
    """

    advanced = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_cancelled = False
        self._state = 0, 0
        self._gui_thread = threading.get_ident()
        self._emit_on_gui_thread = gui_thread_caller(self._on_advanced)

    def advance(self, number: int, total: int = 0) -> None:
        """Report progress; called by the work.

        Args:
            number: Items done.
            total: All items; 0 if unknown.

        Raises:
            CancelledError: The task was cancelled.
        """
        if self._is_cancelled:
            raise CancelledError
        self._state = number, total
        if threading.get_ident() == self._gui_thread:
            self._on_advanced()
        else:
            self._emit_on_gui_thread()  # the receiver may be deleted

    @Slot()
    def _on_advanced(self) -> None:
        self.advanced.emit(*self._state)

    @property
    def is_cancelled(self) -> bool:
        """Whether the task was cancelled."""
        return self._is_cancelled

    def cancel(self) -> None:
        """Cancel the task; the work stops at its next `advance`."""
        self._is_cancelled = True


@dataclass(frozen=True, slots=True)
class TaskSpec:
    """Work and callbacks of a task.

    Attributes:
        parent: Owner; no callbacks after its deletion.
        work: Called on the worker thread.
        done: Called with the result.
        failed: Called with an expected error.
    """

    parent: QObject
    work: Callable[[], object]
    done: Callable[..., None]
    failed: Callable[[QuireError], None]


class Task(QObject):
    """A running task; drops all references to its owner when it is finished.

    Attributes:
        label: Text in the status line.
        progress: Its progress, if any; None once it is finished.

    Signals:
        ended: It is finished, successful or not.
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
        """Do the work; called on the worker thread."""
        if self._order is None:
            return
        try:
            self._result = self._order.work()
        except Exception as error:  # sorted on the GUI thread
            self._error = error

    def finish(self) -> None:
        """Drop all references, then call the callback; called on the GUI thread.

        The worker thread may still hold this task, and nothing else.
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
    """Keeps the running tasks, and finishes them on the GUI thread.

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
        """Return the running tasks."""
        return self.findChildren(Task)

    def carry_out(self, task: Task) -> None:
        """Run a task and signal its end; called on the worker thread.

        The monitor emits the signal, because the task may be deleted during a signal of its own.
        """
        task.run()
        self._over.emit(task)

    def call(self, method: WeakMethod[Callable[[], None]]) -> None:
        """Call a method on the GUI thread, if its object still exists. Thread-safe."""
        self._called.emit(method)

    @Slot(object)
    def _on_over(self, task: Task) -> None:
        task.finish()

    @Slot(object)
    def _on_called(self, method: WeakMethod[Callable[[], None]]) -> None:
        bound = method()
        if bound is not None and isValid(bound.__self__):  # type: ignore[attr-defined]  # a bound method has it
            bound()


def run(  # noqa: PLR0913 - every argument is needed
    parent: QObject,
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[QuireError], None],
    label: str = "",
    *,
    progress: Progress | None = None,
    pool: QThreadPool | None = None,
) -> Task:
    """Run work on a worker thread; return its task.

    Args:
        parent: Owner; no callbacks after its deletion.
        work: The work.
        done: Called with the result.
        failed: Called with an expected error.
        label: Text in the status line; "" for short tasks.
        progress: Progress advanced by ``work``, if any.
        pool: Thread pool, for tasks that must run in order; the global one if None.
    """
    owner = _monitor()
    task = Task(owner, TaskSpec(parent, work, done, failed), label, progress)
    owner.started.emit(task)
    (pool or QThreadPool.globalInstance()).start(partial(owner.carry_out, task))
    return task


def gui_thread_caller(method: Callable[[], None]) -> Callable[..., None]:
    """Return a thread-safe callable that calls a method on the GUI thread and ignores its arguments.

    It holds a weak reference only: the object may be deleted while a worker thread is calling.

    Args:
        method: A method of a QObject; not called if the object was deleted.
    """
    owner, weak = _monitor(), WeakMethod(method)

    def call(*_told: object) -> None:
        owner.call(weak)

    return call


def monitor() -> TaskMonitor:
    """Return the task monitor of the application."""
    return _monitor()


def _monitor() -> TaskMonitor:
    program = QCoreApplication.instance()
    if program is None:
        raise RuntimeError("tasks need a running application")
    monitor = program.findChild(TaskMonitor, _BOARD)
    if isinstance(monitor, TaskMonitor):
        return monitor
    return TaskMonitor(program)
