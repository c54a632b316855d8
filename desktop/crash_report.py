"""Handles uncaught exceptions: logs, saves all work, shows a dialog; the program continues.

The same bug is shown once and only logged afterwards, so that a failing paint event cannot flood the screen.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from core.errors import QuireError
from core.messages import Message
from desktop import messages

if TYPE_CHECKING:
    from desktop.crash_dialog import CrashDialog

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class CrashReporter(QObject):
    """Handler of uncaught exceptions of all threads.

    Args:
        write_report: Appends a report to the log file and returns the file.
        save: Writes all pending edits to the disk.
        quit_program: Closes the window.
        parent: Its owner.
    """

    _crashed = Signal(str)
    _refused = Signal(object)

    def __init__(
        self,
        write_report: Callable[[BaseException], Path],
        save: Callable[[], None],
        quit_program: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._write_report = write_report
        self._save = save
        self._quit_program = quit_program
        self._seen: set[str] = set()
        self._dialog: CrashDialog | None = None
        self._before: Hook = sys.excepthook
        self._before_threads = threading.excepthook
        self._crashed.connect(self._on_crashed, Qt.ConnectionType.QueuedConnection)
        self._refused.connect(self._on_refused, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Install the exception hooks."""
        sys.excepthook = self.handle
        threading.excepthook = self._handle_thread

    def uninstall(self) -> None:
        """Restore the previous exception hooks."""
        sys.excepthook = self._before
        threading.excepthook = self._before_threads

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and show it, unless it was shown before or is Ctrl+C."""
        if issubclass(kind, KeyboardInterrupt):
            self._quit_program()
            return
        error = error.with_traceback(trace)
        if isinstance(error, QuireError):
            self._refused.emit(error.message)
            return
        self._write_report(error)
        origin = "".join(traceback.format_tb(trace)[-1:]) + kind.__name__
        if origin not in self._seen:
            self._seen.add(origin)
            self._crashed.emit(format_report(error))

    def _handle_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None:
            self.handle(failed.exc_type, failed.exc_value, failed.exc_traceback)

    @Slot(str)
    def _on_crashed(self, report: str) -> None:
        self._save()
        if self._dialog is not None:
            return
        from desktop.crash_dialog import CrashDialog  # noqa: PLC0415 - rarely needed

        dialog = self._dialog = CrashDialog(report, QApplication.activeWindow())
        dialog.finished.connect(self._on_finished)
        dialog.accepted.connect(self._quit_program)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(object)
    def _on_refused(self, message: Message) -> None:
        """Show an expected error (`QuireError`) that no caller handled."""
        messages.show_warning(QApplication.activeWindow(), message)

    @Slot()
    def _on_finished(self) -> None:
        self._dialog = None


def format_report(error: BaseException) -> str:
    """Return an error report: versions and traceback, with the home folder replaced by ``~``."""
    from datetime import datetime  # noqa: PLC0415 - rarely needed

    lines = "".join(traceback.format_exception(error))
    return f"{versions()}\n{datetime.now().astimezone().isoformat(timespec='seconds')}\n\n{lines}".replace(
        str(Path.home()), "~"
    )


def versions() -> str:
    """Return the versions of Quire, its libraries, Python, Qt and the platform, for reports."""
    import platform  # noqa: PLC0415 - slow, and rarely needed

    from core.version import library_versions, version_name  # noqa: PLC0415 - as above

    libraries = ", ".join(f"{name} {version}" for name, version in library_versions())
    return (
        f"Quire {version_name()}\nPython {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}\n"
        f"{platform.platform()}, {QGuiApplication.platformName()}\n{libraries}"
    )
