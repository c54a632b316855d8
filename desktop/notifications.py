"""Tells that long work is finished while the window is not in front, by a notification of the system.

Short tasks, those without a label, and cancelled ones are not told.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from desktop import tasks
from desktop.tasks import Task

LONG_MS: Final = 10_000
SHOWN_MS: Final = 8000


class LongWorkNotifier(QObject):
    """Watches the tasks of the program.

    Args:
        window: The window; it is activated when the notification is clicked.
        long_ms: From how many milliseconds on a task is long.

    Signals:
        told: A notification was shown; its text.
        activated: The notification was clicked.
    """

    told = Signal(str)
    activated = Signal()

    def __init__(self, window: QWidget, long_ms: int = LONG_MS) -> None:
        super().__init__(window)
        self._window = window
        self._long_ms = long_ms
        self._tray: QSystemTrayIcon | None = None
        tasks.monitor().started.connect(self._on_started)

    @Slot(object)
    def _on_started(self, task: Task) -> None:
        if task.label:
            clock = QElapsedTimer()
            clock.start()
            task.ended.connect(partial(self._on_ended, task, clock))

    def _on_ended(self, task: Task, clock: QElapsedTimer) -> None:
        is_cancelled = task.progress is not None and task.progress.is_cancelled
        if clock.elapsed() >= self._long_ms and not is_cancelled and not self._window.isActiveWindow():
            self._tell(self.tr("{task}: finished").format(task=task.label))

    def _tell(self, text: str) -> None:
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            if self._tray is None:
                self._tray = QSystemTrayIcon(QApplication.windowIcon(), self)
                self._tray.messageClicked.connect(self._on_clicked)
                self._tray.activated.connect(self._on_clicked)
            self._tray.show()
            self._tray.showMessage(QApplication.applicationDisplayName(), text, QApplication.windowIcon(), SHOWN_MS)
            QTimer.singleShot(SHOWN_MS, self._tray, self._tray.hide)
        else:
            QApplication.alert(self._window)
        self.told.emit(text)

    @Slot()
    def _on_clicked(self) -> None:
        if self._tray is not None:
            self._tray.hide()
        self.activated.emit()
