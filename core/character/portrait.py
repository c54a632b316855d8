"""Validates portraits: PNG or JPEG in base64, within limits of bytes and pixels. Pillow reads the pictures."""

from __future__ import annotations

import base64
import binascii
import io
import struct
import zlib
from typing import Final

from core.messages import Message

LARGEST_PORTRAIT: Final = 512 * 1024
"""Maximum size of the picture, in bytes."""

MOST_PIXELS: Final = 4096 * 4096
"""Maximum number of pixels (width times height)."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
PICTURE_ERRORS: Final = (
    *(OSError, EOFError, SyntaxError, ValueError, ArithmeticError, LookupError, TypeError, AttributeError),
    *(struct.error, zlib.error),
)
"""What Pillow raises for damaged pictures, depending on where the damage is."""

_SHRINK: Final = 8
"""By how much a JPEG is made smaller while it is read, so that checking it is fast."""


def portrait_bytes(text: str) -> bytes:
    """Return the bytes of a valid portrait."""
    return base64.b64decode("".join(text.split()), validate=True)


def check_portrait(text: str) -> Message | None:
    """Return why a text is not a valid portrait; None if it is.

    Args:
        text: PNG or JPEG in base64; white space is ignored.
    """
    if len(text) > 2 * LARGEST_PORTRAIT:
        return _too_large()
    try:
        picture = portrait_bytes(text)
    except (binascii.Error, ValueError):
        return Message(
            "portrait_base64",
            "The portrait cannot be read (it is not base64). Add the picture again.",
        )
    if len(picture) > LARGEST_PORTRAIT:
        return _too_large()
    for kind, start in (("PNG", _PNG), ("JPEG", _JPEG)):
        if picture.startswith(start):
            return _check_picture(picture, kind)
    return Message(
        "portrait_kind",
        "The portrait is not a PNG or JPEG picture. Save it as one of these, then add it again.",
    )


def _check_picture(picture: bytes, kind: str) -> Message | None:
    """Return why Pillow cannot read a picture, or that it has too many pixels; its size is looked at first."""
    from PIL.JpegImagePlugin import JpegImageFile  # noqa: PLC0415 - most characters have no portrait
    from PIL.PngImagePlugin import PngImageFile  # noqa: PLC0415 - as above

    try:
        with (PngImageFile if kind == "PNG" else JpegImageFile)(io.BytesIO(picture)) as opened:
            width, height = opened.size
            if width * height > MOST_PIXELS:
                return _too_many_pixels(width, height)
            opened.draft(None, (width // _SHRINK, height // _SHRINK))
            opened.load()
    except PICTURE_ERRORS:
        return Message(
            "portrait_damaged",
            "The portrait is a damaged or incomplete {kind} picture. Add another copy of it.",
            {"kind": kind},
        )
    return None


def _too_many_pixels(width: int, height: int) -> Message:
    return Message(
        "portrait_pixels",
        "The portrait is {width} by {height} pixels; the maximum is 4096 by 4096. Make it smaller, then add it again.",
        {"width": width, "height": height},
    )


def _too_large() -> Message:
    return Message(
        "portrait_too_large",
        "The portrait is larger than {most} KB. Make it smaller or save it with stronger compression, then add it "
        "again.",
        {"most": LARGEST_PORTRAIT // 1024},
    )
