"""Characters and worlds dragged out of the library onto the desktop or into another program, as files.

The files are written when they are dropped; they stay until Quire is closed, as the other program copies them later.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMetaType, QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QWidget

URI_LIST: Final = "text/uri-list"

WriteFiles = Callable[[Path], Sequence[Path]]
"""Writes the files into a folder; returns them."""


class DraggedFiles(QMimeData):
    """Files that are written when they are asked for.

    Args:
        write: Writes them.
    """

    _folder: tempfile.TemporaryDirectory[str] | None = None
    _numbers = count(1)

    def __init__(self, write: WriteFiles) -> None:
        super().__init__()
        self._write = write
        self._urls: list[QUrl] | None = None

    def formats(self) -> list[str]:
        """Return the only format."""
        return [URI_LIST]

    def hasFormat(self, mime_type: str) -> bool:  # noqa: N802
        """Return whether a format is the only one."""
        return mime_type == URI_LIST

    def retrieveData(self, mime_type: str, _preferred: QMetaType | QMetaType.Type) -> object:  # noqa: N802
        """Write the files, the first time that they are asked for."""
        if mime_type != URI_LIST:
            return None
        if self._urls is None:
            self._urls = [QUrl.fromLocalFile(str(each)) for each in self._write(self._next_folder())]
        return self._urls

    @classmethod
    def _next_folder(cls) -> Path:
        """Return an empty folder for the files of one drag."""
        if cls._folder is None:
            cls._folder = tempfile.TemporaryDirectory(prefix="quire-", ignore_cleanup_errors=True)
        folder = Path(cls._folder.name) / str(next(cls._numbers))
        folder.mkdir()
        return folder


def drag_files(source: QWidget, write: WriteFiles) -> None:
    """Let the user drag files until they are dropped or the drag is cancelled.

    Args:
        source: Where the drag starts.
        write: Writes the files.
    """
    drag = QDrag(source)
    drag.setMimeData(DraggedFiles(write))
    drag.exec(Qt.DropAction.CopyAction)
