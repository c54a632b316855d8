"""Worker-thread tasks: results and errors on the GUI thread, no callback after deletion."""

from __future__ import annotations

import sys
import threading
import weakref
from functools import partial
from types import TracebackType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from pytestqt.qtbot import QtBot

from core.errors import LibraryError, QuireError
from core.messages import Message
from desktop import tasks


class Listener(QObject):
    """The owner of a task."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[tuple[object, bool]] = []
        self.errors: list[QuireError] = []

    def take(self, result: object) -> None:
        self.results.append((result, threading.current_thread() is threading.main_thread()))

    def fail(self, error: QuireError) -> None:
        self.errors.append(error)

    def hear(self) -> None:
        self.take("called")


def refuse() -> None:
    raise LibraryError(Message("full", "The disk is full."))


def test_a_result_is_delivered_on_the_gui_thread(qtbot: QtBot) -> None:
    listener = Listener()
    worked: list[bool] = []

    def work() -> int:
        worked.append(threading.current_thread() is threading.main_thread())
        return 7

    with qtbot.waitSignal(tasks.run(listener, work, listener.take, listener.fail).ended):
        pass
    assert worked == [False]
    assert listener.results == [(7, True)]
    assert not listener.errors


def test_an_expected_error_goes_to_failed(qtbot: QtBot) -> None:
    listener = Listener()
    with qtbot.waitSignal(tasks.run(listener, refuse, listener.take, listener.fail).ended):
        pass
    assert [error.message.code for error in listener.errors] == ["full"]
    assert not listener.results


def test_a_bug_goes_to_the_exception_hook(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    caught: list[type[BaseException]] = []

    def hook(kind: type[BaseException], _error: BaseException, trace: TracebackType | None) -> None:
        assert trace is not None
        caught.append(kind)

    monkeypatch.setattr(sys, "excepthook", hook)

    def work() -> None:
        raise ZeroDivisionError

    with qtbot.waitSignal(tasks.run(listener, work, listener.take, listener.fail).ended):
        pass
    assert caught == [ZeroDivisionError]
    assert not listener.errors


def test_no_callback_after_the_parent_is_deleted(qtbot: QtBot) -> None:
    listener = Listener()
    told: list[object] = []
    gate = threading.Event()
    task = tasks.run(listener, gate.wait, told.append, told.append)
    with qtbot.waitSignal(listener.destroyed):
        listener.deleteLater()
    with qtbot.waitSignal(task.ended):
        gate.set()
    assert not told


def test_work_in_one_pool_stays_in_order(qtbot: QtBot) -> None:
    listener = Listener()
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    for number in range(20):
        tasks.run(listener, partial(abs, number), listener.take, listener.fail, pool=pool)
    qtbot.waitUntil(lambda: len(listener.results) == 20)
    assert [result for result, _ in listener.results] == list(range(20))


def test_progress_is_reported_and_can_be_cancelled(qtbot: QtBot) -> None:
    listener = Listener()
    progress = tasks.Progress()
    gate = threading.Event()
    seen: list[tuple[int, int]] = []
    progress.advanced.connect(lambda number, total: seen.append((number, total)))

    def work() -> None:
        progress.advance(1, 2)
        gate.wait(5)
        progress.advance(2, 2)

    task = tasks.run(listener, work, listener.take, listener.fail, "Counting", progress=progress)
    assert task in tasks.monitor().tasks()
    qtbot.waitUntil(lambda: seen == [(1, 2)])
    progress.cancel()
    with qtbot.waitSignal(task.ended):
        gate.set()
    qtbot.wait(10)
    assert not listener.results
    assert not listener.errors
    assert not [each for each in tasks.monitor().tasks() if each.label == "Counting"]


@pytest.mark.parametrize("fails", [False, True])
def test_a_slow_thread_holds_no_widget(qtbot: QtBot, fails: bool) -> None:
    """Otherwise it would destroy widgets on the worker thread and crash."""
    listener, worker, progress = Listener(), Listener(), tasks.Progress()

    def work(of: Listener, _told: tasks.Progress) -> Listener:
        if fails:
            refuse()
        return of

    wanted = partial(work, worker, progress)
    held = tasks.run(listener, wanted, listener.take, listener.fail, progress=progress)  # as its thread holds it
    with qtbot.waitSignal(held.ended):
        pass
    assert (len(listener.results), len(listener.errors)) == ((0, 1) if fails else (1, 0))
    assert held.progress is None
    gone = [weakref.ref(each) for each in (listener, worker, progress)]
    listener.errors.clear()  # its trace knows them all
    del listener, worker, progress, wanted
    assert [each() for each in gone] == [None, None, None]


def test_any_thread_can_call_a_method_on_the_gui_thread(qtbot: QtBot) -> None:
    listener = Listener()
    call = tasks.gui_thread_caller(listener.hear)
    thread = threading.Thread(target=call, args=("whatever is told",))
    thread.start()
    qtbot.waitUntil(lambda: bool(listener.results))
    thread.join()
    assert listener.results == [("called", True)]


def test_a_thread_holds_no_reference_to_the_object_called(qtbot: QtBot) -> None:
    listener = Listener()
    call, weak, results = tasks.gui_thread_caller(listener.hear), weakref.ref(listener), listener.results
    call()
    del listener
    assert weak() is None
    call()
    qtbot.wait(0)
    assert not results


def test_progress_may_be_deleted_before_the_work_ends(qtbot: QtBot) -> None:
    """The widget showing the progress was closed meanwhile."""
    window = QObject()
    progress = tasks.Progress(window)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    errors: list[BaseException] = []

    def work() -> None:
        try:
            progress.advance(1, 2)
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.wait(0)
    assert not errors
