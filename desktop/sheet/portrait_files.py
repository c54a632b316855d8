"""Reads pictures from file, clipboard or drop; turns, scales, encodes them as portraits."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from core.character.portrait import check_portrait
from core.errors import QuireError
from core.messages import Message

EDGE: Final = 1024
"""Longest edge in pixels; sharp enough for paper."""

LARGEST_FILE: Final = 64 * 1024 * 1024
LIMIT: Final = 512 * 1024
_MOST_PIXELS: Final = 20_000
_QUALITIES: Final = (92, 85, 75, 60, 45)


class PortraitError(QuireError):
    """The picture cannot be used as a portrait."""


def load_portrait_file(file: Path) -> str:
    """Return a picture file encoded for a document.

    Raises:
        PortraitError: It cannot be read, is not a picture, or is too large.
    """
    try:
        size = file.stat().st_size
    except OSError as error:
        raise PortraitError(
            Message(
                "portrait_unreadable",
                "Cannot read {file}: {why}. Choose another picture.",
                {"file": file.name, "why": error.strerror or error},
            )
        ) from error
    if size > LARGEST_FILE:
        raise PortraitError(
            Message(
                "portrait_file_too_large",
                "{file} is larger than {most} MB. Choose a smaller copy of the picture.",
                {"file": file.name, "most": LARGEST_FILE // 1024 // 1024},
            )
        )
    reader = QImageReader(str(file))
    return _read_picture(reader, file.name)


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


def _read_picture(reader: QImageReader, name: str) -> str:
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid():
        if max(size.width(), size.height()) > _MOST_PIXELS:
            raise PortraitError(
                Message(
                    "portrait_huge",
                    "{file} is too large ({width} by {height} pixels). Choose a smaller copy.",
                    {"file": name, "width": size.width(), "height": size.height()},
                )
            )
        if max(size.width(), size.height()) > EDGE:
            reader.setScaledSize(size.scaled(QSize(EDGE, EDGE), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise PortraitError(
            Message(
                "portrait_no_picture",
                "{file} is not a picture that Quire can read, or it is damaged. Choose a PNG, JPEG, WebP, GIF or BMP "
                "file.",
                {"file": name},
            )
        )
    return _encode(image)


def _encode(image: QImage) -> str:
    """Return a picture as PNG if that is small enough, else as JPEG of the best possible quality."""
    if max(image.width(), image.height()) > EDGE:
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(QSize(EDGE, EDGE), Qt.AspectRatioMode.KeepAspectRatio, mode)
    flat = image.convertToFormat(QImage.Format.Format_RGB32) if not image.hasAlphaChannel() else _on_white(image)
    for kind, quality in (("PNG", -1), *(("JPG", quality) for quality in _QUALITIES)):
        packed = _encode_as(image if kind == "PNG" else flat, kind, quality)
        if 0 < len(packed) <= LIMIT:
            text = base64.b64encode(packed).decode("ascii")
            problem = check_portrait(text)
            if problem is not None:
                raise PortraitError(problem)
            return text
    raise PortraitError(
        Message("portrait_too_large_still", "The picture is too large even when scaled down. Choose another one.")
    )


def _on_white(image: QImage) -> QImage:
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    with QPainter(flat) as painter:
        painter.drawImage(0, 0, image)
    return flat


def _encode_as(image: QImage, kind: str, quality: int) -> bytes:
    packed = QByteArray()
    buffer = QBuffer(packed)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, quality)  # type: ignore[call-overload] # the stub takes bytes for the format
    buffer.close()
    return bytes(packed.data())
