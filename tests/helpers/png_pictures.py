"""PNG pictures built byte by byte, valid and invalid ones."""

from __future__ import annotations

import base64
import struct
import zlib


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def header(width: int, height: int, **other: int) -> bytes:
    kind = {"depth": 8, "colour": 2, "packing": 0, "filters": 0, "interlace": 0, **other}
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *kind.values()))


def png(*chunks: bytes) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def pixels(size: int) -> bytes:
    return chunk(b"IDAT", zlib.compress(bytes(size)))


END = chunk(b"IEND", b"")

GOOD_PNG = png(header(10, 10), pixels(310), END)
PORTRAIT = base64.b64encode(GOOD_PNG).decode()
"""The sound picture as documents hold it."""
