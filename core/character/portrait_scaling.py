"""Makes portraits of pictures: turned upright, scaled and compressed until they are within a document's limits."""

from __future__ import annotations

import base64
import io
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.character.portrait import LARGEST_PORTRAIT, PICTURE_ERRORS
from core.errors import QuireError
from core.messages import Message

if TYPE_CHECKING:
    from PIL.Image import Image

EDGE: Final = 1024
"""Longest edge in pixels; sharp enough for paper."""

LARGEST_FILE: Final = 64 * 1024 * 1024
KINDS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
LONGEST_EDGE: Final = 20_000
MOST_PIXELS: Final = 64_000_000
"""Maximum pixels of a picture that is decoded as a whole; a JPEG is made smaller while it is read."""

BEST_QUALITY, QUALITY_STEP = 92, 8
"""Quality of a JPEG in percent, and by how much it is lowered until it fits: white noise does at 44."""


class PortraitError(QuireError):
    """The picture cannot be used as a portrait."""


def load_portrait_file(file: Path) -> str:
    """Return a picture file encoded for a document.

    Raises:
        PortraitError: It cannot be read, is not a picture, or is too large.
    """
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise _too_large_file(file.name)
        data = file.read_bytes()
    except OSError as error:
        raise PortraitError(
            Message(
                "portrait_unreadable",
                "Cannot read {file}: {why}. Choose another picture.",
                {"file": file.name, "why": error.strerror or error},
            )
        ) from error
    return make_portrait(data, file.name)


def make_portrait(data: bytes, name: str) -> str:
    """Return a picture encoded for a document; slow for large ones.

    Args:
        data: The bytes of a file: PNG, JPEG, WebP, GIF (its first frame) or BMP.
        name: Name of the file, for messages.

    Raises:
        PortraitError: It cannot be read, is not a picture, or is too large.
    """
    from PIL import Image, ImageOps  # noqa: PLC0415 - loaded with the first picture

    if len(data) > LARGEST_FILE:
        raise _too_large_file(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of large and of odd pictures; what matters is checked here
        try:
            with Image.open(io.BytesIO(data), formats=KINDS) as picture:
                _check_size(picture, name)
                picture.draft(None, (EDGE, EDGE))
                upright = ImageOps.exif_transpose(picture)
                has_alpha = upright.has_transparency_data
                upright = upright.convert("RGBA" if has_alpha else "RGB")
        except Image.DecompressionBombError as error:
            raise PortraitError(
                Message("portrait_huge_file", "{file} has too many pixels. Choose a smaller copy.", {"file": name})
            ) from error
        except PortraitError:
            raise
        except PICTURE_ERRORS as error:
            raise PortraitError(
                Message(
                    "portrait_no_picture",
                    "{file} is not a picture that Quire can read, or it is damaged. Choose a PNG, JPEG, WebP, GIF or "
                    "BMP file.",
                    {"file": name},
                )
            ) from error
    upright.thumbnail((EDGE, EDGE), Image.Resampling.LANCZOS)
    return _compress(upright)


def _too_large_file(name: str) -> PortraitError:
    template = "{file} is larger than {most} MB. Choose a smaller copy of the picture."
    return PortraitError(
        Message("portrait_file_too_large", template, {"file": name, "most": LARGEST_FILE // 1024 // 1024})
    )


def _check_size(picture: Image, name: str) -> None:
    width, height = picture.size
    if max(width, height) > LONGEST_EDGE or (picture.format != "JPEG" and width * height > MOST_PIXELS):
        raise PortraitError(
            Message(
                "portrait_huge",
                "{file} is too large ({width} by {height} pixels). Choose a smaller copy.",
                {"file": name, "width": width, "height": height},
            )
        )


def _compress(picture: Image) -> str:
    """Return a picture as PNG if that is small enough, else as JPEG of the best possible quality, on white."""
    from PIL import Image as Pillow  # noqa: PLC0415 - as above

    packed = _saved(picture, "PNG")
    if len(packed) > LARGEST_PORTRAIT and picture.mode == "RGBA":
        paper = Pillow.new("RGB", picture.size, "white")
        paper.paste(picture, mask=picture.getchannel("A"))
        picture = paper
    quality = BEST_QUALITY
    while len(packed) > LARGEST_PORTRAIT:
        packed = _saved(picture, "JPEG", quality)
        quality -= QUALITY_STEP
    return base64.b64encode(packed).decode("ascii")


def _saved(picture: Image, kind: str, quality: int = 0) -> bytes:
    made = io.BytesIO()
    picture.save(made, kind, **({"quality": quality} if quality else {}))
    return made.getvalue()
