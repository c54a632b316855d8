"""Reads pictures from file, clipboard or drop, to be made into portraits."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData
from PySide6.QtGui import QImage, QImageReader

from core.character.portrait_scaling import PortraitError, load_portrait_file, make_portrait
from core.messages import Message


def find_picture(data: QMimeData) -> Path | QImage:
    """Return the picture that was pasted or dropped: a file, or the image itself.

    Raises:
        PortraitError: There is none.
    """
    for url in data.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    image = data.imageData() if data.hasImage() else None
    if isinstance(image, QImage) and not image.isNull():
        return image
    raise PortraitError(Message("portrait_none", "This is not a picture. Copy a picture, or drop a picture file here."))


def encode_portrait(source: Path | QImage) -> str:
    """Return a picture encoded for a document; slow for large ones, so run it on a worker thread.

    Raises:
        PortraitError: It cannot be read, is not a picture, or is too large.
    """
    return load_portrait_file(source) if isinstance(source, Path) else _encode(source)


def animation_notice(source: Path | QImage) -> Message | None:
    """Return a notice that an animated picture is kept as a still, or None."""
    if not isinstance(source, Path):
        return None
    reader = QImageReader(str(source))
    reader.setDecideFormatFromContent(True)
    if not reader.supportsAnimation() or reader.imageCount() <= 1:
        return None
    return Message(
        "portrait_moves",
        "{file} is animated; its first frame was used. To use another one, save that frame as a picture.",
        {"file": source.name},
    )


def _encode(image: QImage) -> str:
    packed = QByteArray()
    buffer = QBuffer(packed)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stub takes bytes for the format
    buffer.close()
    return make_portrait(bytes(packed.data()), "")
