"""Lets the user choose, paste, drop or remove a portrait; reads it on a worker thread."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from core.errors import QuireError
from core.messages import Message
from desktop import messages, tasks
from desktop.sheet.portrait_files import animation_notice, encode_portrait, find_picture
from desktop.widgets.portrait_view import PortraitView

PICTURES: Final = "*.png *.jpg *.jpeg *.webp *.gif *.bmp"


class PortraitPicker(QObject):
    """Controller of the round portrait views.

    Signals:
        portrait_chosen: The new portrait, encoded for a document; None if it was removed.
        message_emitted: Why a picture was refused, or a notice about it, as `Message`.

    Args:
        window: Parent of the file dialog and owner of this object.
    """

    portrait_chosen = Signal(object)
    message_emitted = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def attach(self, view: PortraitView) -> None:
        """Connect a portrait view."""
        view.file_requested.connect(self.ask)
        view.picture_received.connect(self._on_given)
        view.removed.connect(self._on_removed)

    @Slot()
    def ask(self) -> None:
        """Ask for a picture file."""
        kinds = self.tr("Pictures ({kinds})").format(kinds=PICTURES)
        files = messages.choose_files(self._window, self.tr("Choose a portrait"), kinds)
        if files:
            self._read(files[0])

    @Slot(object)
    def _on_given(self, data: QMimeData) -> None:
        try:
            self._read(find_picture(data))
        except QuireError as error:
            self._refuse(error)

    @Slot()
    def _on_removed(self) -> None:
        self.portrait_chosen.emit(None)

    def _read(self, source: Path | QImage) -> None:
        """Read and scale a picture on a worker thread."""
        tasks.run(self, partial(_read, source), self._on_read, self._refuse, self.tr("Reading the picture"))

    def _on_read(self, result: tuple[str, Message | None]) -> None:
        text, remark = result
        self.portrait_chosen.emit(text)
        if remark is not None:
            self.message_emitted.emit(remark)

    def _refuse(self, error: QuireError) -> None:
        self.message_emitted.emit(error.message)


def _read(source: Path | QImage) -> tuple[str, Message | None]:
    """Return the encoded picture and a notice about it; runs on a worker thread."""
    return encode_portrait(source), animation_notice(source)
