"""Validation of portraits by their bytes."""

from __future__ import annotations

import base64
import io
import struct
import tracemalloc
import zlib
from collections.abc import Mapping

import pytest
from PIL import Image

from core.character.portrait import LARGEST_PORTRAIT, check_portrait, portrait_bytes
from tests.helpers.png_pictures import END, GOOD_PNG, chunk, header, pixels, png


def segment(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + struct.pack(">H", len(body) + 2) + body


def frame(width: int, height: int, *, marker: int = 0xC0, precision: int = 8, components: int = 1) -> bytes:
    return segment(marker, struct.pack(">BHHB", precision, height, width, components) + bytes(3 * components))


SCAN = segment(0xDA, b"\x01\x01\x00\x00\x3f\x00")
APP = segment(0xE0, b"JFIF\x00")


def jpeg(*segments: bytes) -> bytes:
    return b"\xff\xd8" + b"".join(segments)


def problem(picture: bytes) -> str | None:
    found = check_portrait(base64.b64encode(picture).decode())
    return None if found is None else found.code


def drawn(kind: str, mode: str, options: Mapping[str, object] | None = None) -> bytes:
    stream = io.BytesIO()
    Image.effect_noise((40, 30), 50).convert(mode).save(stream, kind, **(options or {}))
    return stream.getvalue()


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "LA", "P", "1", "I;16"])
def test_real_png_pictures_are_accepted(mode: str) -> None:
    if mode == "I;16":
        stream = io.BytesIO()
        Image.new("I;16", (33, 9)).save(stream, "PNG")
        assert problem(stream.getvalue()) is None
    else:
        assert problem(drawn("PNG", mode)) is None


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"quality": 5}, {"optimize": True}])
@pytest.mark.parametrize("mode", ["RGB", "L", "CMYK"])
def test_real_jpeg_pictures_are_accepted(options: dict[str, object], mode: str) -> None:
    assert problem(drawn("JPEG", mode, options)) is None


def test_a_blank_jpeg_of_the_largest_size_is_accepted() -> None:
    stream = io.BytesIO()
    Image.new("L", (4096, 4096)).save(stream, "JPEG", progressive=True, optimize=True)
    assert problem(stream.getvalue()) is None


def test_white_space_in_base64_is_ignored() -> None:
    picture = drawn("PNG", "RGB")
    text = base64.encodebytes(picture).decode()
    assert check_portrait(text) is None
    assert portrait_bytes(text) == picture


@pytest.mark.parametrize("text", ["!", "abc", "ä" * 8, "\x00"])
def test_invalid_base64_is_refused(text: str) -> None:
    found = check_portrait(text)
    assert found is not None
    assert found.code == "portrait_base64"


@pytest.mark.parametrize("picture", [b"", b"GIF89a" + bytes(40), b"<svg/>", b"\x89PNG", b"BM" + bytes(100)])
def test_other_kinds_of_files_are_refused(picture: bytes) -> None:
    assert problem(picture) == "portrait_kind"


def test_a_picture_of_more_than_512_kb_is_refused() -> None:
    filler = bytes(LARGEST_PORTRAIT)
    assert problem(drawn("PNG", "RGB") + filler) == "portrait_too_large"
    found = check_portrait("A" * (3 * LARGEST_PORTRAIT))
    assert found is not None
    assert found.code == "portrait_too_large"


@pytest.mark.parametrize("size", [(30_000, 30_000), (4096, 4097), (2**31 - 1, 2**31 - 1)])
def test_too_many_pixels_are_refused_before_decompression(size: tuple[int, int]) -> None:
    assert problem(png(header(*size), pixels(100), END)) == "portrait_pixels"
    if max(size) < 2**16:
        whole = drawn("JPEG", "L")
        at = whole.index(b"\xff\xc0") + 5
        assert problem(whole[:at] + struct.pack(">HH", size[1], size[0]) + whole[at + 4 :]) == "portrait_pixels"


@pytest.mark.parametrize("more", [1, 50_000_000])
def test_what_a_png_holds_beyond_its_size_is_not_unpacked(more: int) -> None:
    """Pillow stops when the picture is full, so that a bomb is harmless."""
    picture = png(header(10, 10), pixels(10 * 31 + more), END)
    tracemalloc.start()
    assert problem(picture) is None
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 4_000_000


@pytest.mark.parametrize(
    "picture",
    [
        png(header(10, 10), pixels(10 * 31 - 1), END),  # less than it says
        png(header(10, 10), END),  # nothing
        png(header(10, 10), chunk(b"IDAT", zlib.compress(bytes(310))[:-9]), END),  # packed data cut off
        png(header(5, 5, interlace=1), pixels(80), END),
        GOOD_PNG[:20],
        GOOD_PNG[:33],
        GOOD_PNG[:40] + b"\x55" + GOOD_PNG[41:],  # a check sum that fails
        png(pixels(310), END),  # no header
        png(chunk(b"IHDR", bytes(12)), END),
        png(header(0, 10), END),
        png(header(10, 10, depth=3), pixels(310), END),
        png(header(10, 10, colour=5), pixels(310), END),
        png(header(10, 10, filters=1), pixels(310), END),
        png(header(10, 10, interlace=2), pixels(310), END),
        png(header(10, 10), chunk(b"IDAT", b"not packed"), END),
        struct.pack(">8sI4s", b"\x89PNG\r\n\x1a\n", 2**31, b"IHDR"),
    ],
)
def test_a_damaged_png_is_refused(picture: bytes) -> None:
    assert problem(picture) == "portrait_damaged"


@pytest.mark.parametrize(
    "picture",
    [
        b"\xff\xd8\xff",
        jpeg(APP),
        jpeg(APP, b"\x00\x00\x00\x00"),
        jpeg(APP, SCAN, b"\x00\xff\xd9"),  # no frame
        jpeg(frame(8, 8), SCAN, b"\x00\x00"),  # no end
        jpeg(frame(0, 8), SCAN, b"\x00\xff\xd9"),
        jpeg(frame(8, 8, precision=9), SCAN, b"\x00\xff\xd9"),
        jpeg(frame(8, 8, components=2), SCAN, b"\x00\xff\xd9"),
        jpeg(segment(0xC0, b"\x08\x00\x08\x00\x08\x03"), SCAN, b"\x00\xff\xd9"),
        jpeg(segment(0xC0, b"\x08"), SCAN, b"\x00\xff\xd9"),
        jpeg(frame(8, 8, marker=0xC3), SCAN, b"\x00\xff\xd9"),  # a kind that no program shows
        jpeg(b"\xff\xe0\x00\x01"),
    ],
)
def test_a_damaged_jpeg_is_refused(picture: bytes) -> None:
    assert problem(picture) == "portrait_damaged"
