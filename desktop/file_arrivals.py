"""Files that reach the running program: from its own start, a second start, or the Finder of macOS."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from core.errors import QuireError
from desktop import tasks
from desktop.single_instance import SingleInstance

if TYPE_CHECKING:
    from desktop.instance_server import InstanceServer


class Program(QApplication):
    """Qt's application, which hears of files that macOS opens with it.

    Signals:
        file_opened: A file is to be opened; its path.
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Take the request to open a file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


class FileArrivals(QObject):
    """Collects files for the window, and listens for those of later starts.

    Args:
        files: Files of this start, as absolute paths.
        instance: The claimed lock of the library; None if no other start is to find this one.
        parent: Its owner.

    Signals:
        arrived: There are files to be taken.
        called: A later start wants the window to come to the front.
    """

    arrived = Signal()
    called = Signal()

    def __init__(self, files: Sequence[str], instance: SingleInstance | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = [Path(each) for each in files]
        self._instance = instance
        self._server: InstanceServer | None = None

    def take(self) -> list[Path]:
        """Return the files that have come, each once."""
        files, self._files = self._files, []
        return files

    @Slot(str)
    def add(self, file: str) -> None:
        """Take a file that the system wants to be opened."""
        self._files.append(Path(file))
        self.arrived.emit()

    def take_from(self, program: QApplication) -> None:
        """Take what the system asks the application to open."""
        if isinstance(program, Program):
            program.file_opened.connect(self.add)

    def listen(self, library: Path) -> None:
        """Listen for later starts with a library; again if the library has moved to another file."""
        if self._instance is None:
            return
        wanted = SingleInstance(library)
        if wanted.address != self._instance.address:
            self.close()
            self._instance = wanted
            wanted.claim()
        if self._instance.is_claimed and self._server is None:
            work = partial(import_module, "desktop.instance_server")  # loads QtNetwork, which takes its time
            tasks.run(self, work, self._on_loaded, self._on_not_loaded)

    def _on_loaded(self, module: ModuleType) -> None:
        if self._instance is not None and self._instance.is_claimed and self._server is None:
            server: InstanceServer = module.InstanceServer(self._instance.address, self)
            server.received.connect(self._on_received)
            self._server = server

    def _on_not_loaded(self, _error: QuireError) -> None:
        """Do without: every start opens a window of its own."""

    def close(self) -> None:
        """Stop listening, and let another start take the library."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._instance is not None:
            self._instance.release()

    @Slot(object, str)
    def _on_received(self, files: Sequence[str], token: str) -> None:
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt uses it when the window is activated
        self._files += [Path(each) for each in files]
        self.called.emit()
        if files:
            self.arrived.emit()


def bring_to_front(window: QWidget) -> None:
    """Bring a window to the front, as far as the desktop lets it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
