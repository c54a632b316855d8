"""Progress bar and *Stop* of one work on a worker thread, shown while it runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton

from desktop.tasks import Progress


class WorkBar(QObject):
    """Shows progress and stops the work.

    Args:
        bar: The progress bar.
        stop_button: The button that stops.

    Signals:
        advanced: Items were done; their number and the total.
        stopped: The button was pressed; the work was cancelled.
    """

    advanced = Signal(int, int)
    stopped = Signal()

    def __init__(self, bar: QProgressBar, stop_button: QPushButton) -> None:
        super().__init__(bar)
        self._bar = bar
        self._stop_button = stop_button
        self._progress: Progress | None = None
        stop_button.clicked.connect(self._on_stop)
        self._show()

    @property
    def is_running(self) -> bool:
        """Whether the work is running."""
        return self._progress is not None

    def begin(self, total: int = 0) -> Progress:
        """Show the bar; return the progress to give to the work.

        Args:
            total: How many items there are; 0 if unknown.
        """
        self._progress = progress = Progress(self)
        progress.advanced.connect(self._on_advanced)
        self._bar.setRange(0, total)
        self._bar.setValue(0)
        self._show()
        return progress

    def end(self) -> None:
        """Hide the bar, as the work is done."""
        self._progress = None
        self._show()

    def cancel(self) -> None:
        """Cancel the work, if it is running; nothing more is told of it."""
        if self._progress is not None:
            self._progress.cancel()
            self.end()

    @Slot()
    def _on_stop(self) -> None:
        if self.is_running:
            self.cancel()
            self.stopped.emit()

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        if self.sender() is self._progress:
            self._bar.setRange(0, total)
            self._bar.setValue(number)
            self.advanced.emit(number, total)

    def _show(self) -> None:
        self._bar.setVisible(self.is_running)
        self._stop_button.setVisible(self.is_running)
