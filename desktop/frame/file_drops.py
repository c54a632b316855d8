"""Files that are dropped on the window, wherever no part of it takes them itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Lets a window take files and folders from other programs.

    Args:
        window: The window.

    Signals:
        dropped: Files were dropped; a list of their paths.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take files; what is dragged within Quire goes its own way."""
        wanted = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}
        if event.type() not in wanted or not isinstance(event, QDropEvent) or event.source() is not None:
            return super().eventFilter(watched, event)
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(files)
        return True
