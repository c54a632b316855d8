"""When our own code fails: what happened is written down, everything is saved, one dialog says so, the program goes on.

The same mistake is shown once; after that it is only written down, so that a fault in painting cannot bury the window
under dialogs.
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
    """Takes what our code failed with, from whichever thread.

    Args:
        keep: Writes a report down and gives its file.
        save: Brings everything to the disk.
        leave: Ends the program in order.
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
        """Take what nobody else catches from now on."""
        sys.excepthook = self.handle
        threading.excepthook = self._handle_thread

    def uninstall(self) -> None:
        """Leave that to those who did it before."""
        sys.excepthook = self._before
        threading.excepthook = self._before_threads

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a failure down and show it, unless it is an old one or the wish to stop."""
        if issubclass(kind, KeyboardInterrupt):
            self._quit_program()
            return
        error = error.with_traceback(trace)
        if isinstance(error, QuireError):
            self._refused.emit(error.message)
            return
        self._write_report(error)
        place = "".join(traceback.format_tb(trace)[-1:]) + kind.__name__
        if place not in self._seen:
            self._seen.add(place)
            self._crashed.emit(format_report(error))

    def _handle_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None:
            self.handle(failed.exc_type, failed.exc_value, failed.exc_traceback)

    @Slot(str)
    def _on_crashed(self, report: str) -> None:
        self._save()
        if self._dialog is not None:
            return
        from desktop.crash_dialog import CrashDialog  # noqa: PLC0415 - seldom wanted

        dialog = self._dialog = CrashDialog(report, QApplication.activeWindow())
        dialog.finished.connect(self._on_finished)
        dialog.accepted.connect(self._quit_program)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(object)
    def _on_refused(self, message: Message) -> None:
        """Say what the world refused and nobody had an answer for."""
        messages.show_warning(QApplication.activeWindow(), message)

    @Slot()
    def _on_finished(self) -> None:
        self._dialog = None


def format_report(error: BaseException) -> str:
    """Return the report of a failure: versions, then what failed where; the folders of a person are left out."""
    from datetime import datetime  # noqa: PLC0415 - seldom wanted

    lines = "".join(traceback.format_exception(error))
    return f"{versions()}\n{datetime.now().astimezone().isoformat(timespec='seconds')}\n\n{lines}".replace(
        str(Path.home()), "~"
    )


def versions() -> str:
    """Return the versions that a report begins with."""
    import platform  # noqa: PLC0415 - these are slow, and seldom wanted
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        ours = version("quire")
    except PackageNotFoundError:
        ours = "from source"
    return (
        f"Quire {ours}\nPython {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}\n"
        f"{platform.platform()}, {QGuiApplication.platformName()}"
    )
