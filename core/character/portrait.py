"""Validates portraits: PNG or JPEG in base64, within limits of bytes and pixels.

Nothing is drawn here. A PNG is read chunk by chunk and decompressed without being kept, to detect a wrong size in its
header; a JPEG is read marker by marker, and must hold enough data for the size that it claims.
"""

from __future__ import annotations

import base64
import binascii
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
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # PNG colour type: samples for each pixel
_DEPTHS: Final = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_ADAM7: Final = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
_FRAMES: Final = frozenset({0xC0, 0xC1, 0xC2})  # JPEG: baseline, extended, progressive
_OTHER_FRAMES: Final = frozenset(range(0xC3, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE: Final = frozenset({0x01, *range(0xD0, 0xD8)})  # markers without a length
_MARK: Final = 0xFF
_SCAN: Final = 0xDA
_END: Final = 0xD9
_LENGTH_FIELD: Final = 2
_FRAME_HEAD: Final = 6
_PNG_HEADER: Final = 13
_PNG_CHECK: Final = 4


class _PortraitError(Exception):
    """The bytes are not a valid picture."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


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
    try:
        if picture.startswith(_PNG):
            _check_png(picture)
        elif picture.startswith(_JPEG):
            _check_jpeg(picture)
        else:
            return Message(
                "portrait_kind",
                "The portrait is not a PNG or JPEG picture. Save it as one of these, then add it again.",
            )
    except _PortraitError as problem:
        return problem.message
    return None


def _check_png(picture: bytes) -> None:
    offset = len(_PNG)
    expected = 0
    packed = bytearray()
    name = b""
    while name != b"IEND":
        if offset + 12 > len(picture):
            raise _damaged("PNG")
        length, name = struct.unpack_from(">I4s", picture, offset)
        body = picture[offset + 8 : offset + 8 + length]
        check = picture[offset + 8 + length : offset + 12 + length]
        if len(check) < _PNG_CHECK or zlib.crc32(name + body) != int.from_bytes(check, "big"):
            raise _damaged("PNG")
        if (offset == len(_PNG)) != (name == b"IHDR"):
            raise _damaged("PNG")
        if name == b"IHDR":
            expected = _png_size(body)
        elif name == b"IDAT":
            packed += body
        offset += 12 + length
    _check_unpacked(bytes(packed), expected)


def _png_size(header: bytes) -> int:
    """Return the number of bytes that a PNG with this header decompresses to."""
    if len(header) != _PNG_HEADER:
        raise _damaged("PNG")
    numbers: tuple[int, ...] = struct.unpack(">IIBBBBB", header)
    width, height, depth, colour, packing, filters, interlace = numbers
    _check_pixels(width, height, "PNG")
    if depth not in _DEPTHS.get(colour, ()) or packing or filters or interlace > 1:
        raise _damaged("PNG")
    bits = depth * _CHANNELS[colour]
    if not interlace:
        return height * (1 + (width * bits + 7) // 8)
    size = 0
    for left, top, step_x, step_y in _ADAM7:
        columns = max(0, -(-(width - left) // step_x))
        rows = max(0, -(-(height - top) // step_y))
        if columns:
            size += rows * (1 + (columns * bits + 7) // 8)
    return size


def _check_unpacked(packed: bytes, expected: int) -> None:
    """Decompress in chunks, counting only: the size must match the header."""
    stream = zlib.decompressobj()
    size = 0
    try:
        while not stream.eof and size <= expected:
            piece = stream.decompress(packed, 1 << 16)
            packed = stream.unconsumed_tail
            if not piece and not packed:
                break
            size += len(piece)
    except zlib.error as error:
        raise _damaged("PNG") from error
    if size != expected:
        raise _size_mismatch("PNG")


def _check_jpeg(picture: bytes) -> None:
    offset = 2
    blocks = 0
    while True:
        if offset + 4 > len(picture) or picture[offset] != _MARK:
            raise _damaged("JPEG")
        marker = picture[offset + 1]
        if marker == _MARK or marker in _ALONE:
            offset += 1 if marker == _MARK else 2
            continue
        length = int.from_bytes(picture[offset + 2 : offset + 4], "big")
        if length < _LENGTH_FIELD or marker in _OTHER_FRAMES:
            raise _damaged("JPEG")
        if marker in _FRAMES:
            blocks = _jpeg_blocks(picture[offset + 4 : offset + 2 + length])
        elif marker == _SCAN:
            break
        offset += 2 + length
    rest = picture[offset + 2 + length :]
    if not blocks or bytes((_MARK, _END)) not in rest:
        raise _damaged("JPEG")
    if len(rest) * 8 < blocks:  # every block takes at least one bit
        raise _size_mismatch("JPEG")


def _jpeg_blocks(frame: bytes) -> int:
    """Return the number of blocks of 8 by 8 pixels in a JPEG's frame."""
    if len(frame) < _FRAME_HEAD:
        raise _damaged("JPEG")
    numbers: tuple[int, ...] = struct.unpack_from(">BHHB", frame)
    precision, height, width, components = numbers
    _check_pixels(width, height, "JPEG")
    if precision not in (8, 12) or components not in (1, 3, 4) or len(frame) < _FRAME_HEAD + 3 * components:
        raise _damaged("JPEG")
    return ((width + 7) // 8) * ((height + 7) // 8)


def _check_pixels(width: int, height: int, kind: str) -> None:
    if not width or not height:
        raise _damaged(kind)
    if width * height > MOST_PIXELS:
        raise _PortraitError(
            Message(
                "portrait_pixels",
                "The portrait is {width} by {height} pixels; the maximum is 4096 by 4096. Make it smaller, then add it "
                "again.",
                {"width": width, "height": height},
            )
        )


def _damaged(kind: str) -> _PortraitError:
    return _PortraitError(
        Message(
            "portrait_damaged",
            "The portrait is a damaged or incomplete {kind} picture. Add another copy of it.",
            {"kind": kind},
        )
    )


def _size_mismatch(kind: str) -> _PortraitError:
    return _PortraitError(
        Message(
            "portrait_lies",
            "The portrait is a damaged {kind} picture: its size and its content do not match. Save it again in an "
            "image editor, then add that copy.",
            {"kind": kind},
        )
    )


def _too_large() -> Message:
    return Message(
        "portrait_too_large",
        "The portrait is larger than {most} KB. Make it smaller or save it with stronger compression, then add it "
        "again.",
        {"most": LARGEST_PORTRAIT // 1024},
    )
