"""Crops a portrait to its frame and scales it to JPEG for printing; returns None if it is broken or too large."""

from __future__ import annotations

import base64
import binascii
import io
import warnings

from PIL import Image, ImageOps

LARGEST = 4096 * 4096
"""Maximum pixels of a picture that is decoded: a file may claim any size."""

PRINTED = (660, 880)
"""Maximum width and height in pixels: 600 dpi in the frame."""


def printed_portrait(portrait: str | None) -> bytes | None:
    """Return a portrait as scaled JPEG bytes; None if there is none that can be shown.

    Args:
        portrait: PNG or JPEG in base64, as in the document.
    """
    if not portrait:
        return None
    try:
        data = base64.b64decode(portrait.rpartition(",")[2], validate=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            return _scaled(data)
    except (OSError, ValueError, SyntaxError, binascii.Error, Image.DecompressionBombError, Warning):
        return None


def _scaled(data: bytes) -> bytes | None:
    with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as picture:
        if picture.width * picture.height > LARGEST:
            return None
        turned = ImageOps.exif_transpose(picture).convert("RGBA")
    turned = _cropped(turned)
    turned.thumbnail(PRINTED)
    paper = Image.new("RGB", turned.size, "white")
    paper.paste(turned, mask=turned.getchannel("A"))
    made = io.BytesIO()
    paper.save(made, "JPEG", quality=88)
    return made.getvalue()


def _cropped(picture: Image.Image) -> Image.Image:
    """Return the part of a picture that fills the frame: the middle of a wide one, the upper part of a tall one."""
    wide, tall = picture.size
    width, height = min(wide, tall * PRINTED[0] / PRINTED[1]), min(tall, wide * PRINTED[1] / PRINTED[0])
    left, top = (wide - width) / 2, (tall - height) / 3
    return picture.crop(
        (int(left), int(top), max(int(left) + 1, int(left + width)), max(int(top) + 1, int(top + height)))
    )
