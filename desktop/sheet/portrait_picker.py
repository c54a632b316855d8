"""Takes a portrait from a person: chosen as a file, pasted or dropped, read and scaled on a thread, or refused."""

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
from desktop.widgets import PortraitView

PICTURES: Final = "*.png *.jpg *.jpeg *.webp *.gif *.bmp"


class PortraitPicker(QObject):
    """What stands behind the circles in which a portrait is shown and taken.

    Signals:
        taken: There is another portrait; its text as it stands in a document, None where it was taken away.
        told: Why a picture cannot be taken, or what there is to say of the one that was; the `Message`.

    Args:
        window: The widget that the question for a file belongs to; it owns this, too.
    """

    portrait_chosen = Signal(object)
    message_emitted = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def attach(self, view: PortraitView) -> None:
        """Take what a circle is given."""
        view.file_wanted.connect(self.ask)
        view.given.connect(self._on_given)
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
        """Read and scale a picture on a thread."""
        tasks.run(self, partial(_read, source), self._on_read, self._refuse, self.tr("Reading the picture"))

    def _on_read(self, found: tuple[str, Message | None]) -> None:
        text, remark = found
        self.portrait_chosen.emit(text)
        if remark is not None:
            self.message_emitted.emit(remark)

    def _refuse(self, error: QuireError) -> None:
        self.message_emitted.emit(error.message)


def _read(source: Path | QImage) -> tuple[str, Message | None]:
    """Return a picture as it stands in a document, and what is to be said of it; on a thread."""
    return encode_portrait(source), animation_notice(source)
