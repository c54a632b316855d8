"""Rows dragged out of the library: onto a side of a fight, onto the desktop, or into another program.

Quire takes the ids of characters, others take files. These are written when they are dropped; they stay until Quire is
closed, as the other program copies them later.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QMetaType, QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QWidget

URI_LIST: Final = "text/uri-list"
CHARACTERS: Final = "application/x-quire-characters"
"""Dragged characters of the library: their ids, one a line."""

WriteFiles = Callable[[Path], Sequence[Path]]
"""Writes the files into a folder; returns them."""


class DraggedFiles(QMimeData):
    """Files that are written when they are asked for; characters are there as ids, too.

    Args:
        write: Writes the files.
        ids: The characters; none for worlds.
    """

    _folder: tempfile.TemporaryDirectory[str] | None = None
    _numbers = count(1)

    def __init__(self, write: WriteFiles, ids: Sequence[str] = ()) -> None:
        super().__init__()
        self._ids = tuple(ids)
        self._write = write
        self._urls: list[QUrl] | None = None

    def formats(self) -> list[str]:
        """Return the formats."""
        return [CHARACTERS, URI_LIST] if self._ids else [URI_LIST]

    def hasFormat(self, mime_type: str) -> bool:  # noqa: N802
        """Return whether a format is one of them."""
        return mime_type in self.formats()

    def retrieveData(self, mime_type: str, _preferred: QMetaType | QMetaType.Type) -> object:  # noqa: N802
        """Return the ids; or write the files, the first time that they are asked for."""
        if mime_type == CHARACTERS:
            return ids_data(self._ids)
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


def ids_data(ids: Iterable[str]) -> QByteArray:
    """Return the ids of dragged characters as the data of `CHARACTERS`."""
    return QByteArray("\n".join(ids).encode())


def drag_files(source: QWidget, write: WriteFiles, ids: Sequence[str] = ()) -> None:
    """Let the user drag files until they are dropped or the drag is cancelled.

    Args:
        source: Where the drag starts.
        write: Writes the files.
        ids: The characters that they are; none for worlds.
    """
    drag = QDrag(source)
    drag.setMimeData(DraggedFiles(write, ids))
    drag.exec(Qt.DropAction.CopyAction)
