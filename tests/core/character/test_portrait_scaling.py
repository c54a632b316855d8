"""Pictures become portraits within the limits of a document: upright, scaled, compressed, or refused with a reason."""

from __future__ import annotations

import base64
import io
import random
from pathlib import Path

import pytest
from PIL import Image

from core.character.portrait import LARGEST_PORTRAIT, check_portrait, portrait_bytes
from core.character.portrait_scaling import EDGE, PortraitError, load_portrait_file, make_portrait


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    made = io.BytesIO()
    picture.save(made, kind, **options)
    return made.getvalue()


def noise(mode: str, edge: int) -> Image.Image:
    return Image.frombytes(mode, (edge, edge), random.Random(1).randbytes(edge * edge * len(mode)))


def opened(text: str) -> Image.Image:
    assert check_portrait(text) is None
    return Image.open(io.BytesIO(portrait_bytes(text)))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF", "BMP"])
def test_a_small_picture_keeps_its_size(kind: str) -> None:
    assert opened(make_portrait(saved(Image.new("RGB", (40, 60), "red"), kind), "a")).size == (40, 60)


@pytest.mark.parametrize("size", [(3000, 1500), (1500, 3000), (EDGE + 1, 10)])
@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_large_picture_is_scaled(kind: str, size: tuple[int, int]) -> None:
    made = opened(make_portrait(saved(Image.new("RGB", size, "red"), kind), "a"))
    assert max(made.size) == EDGE
    assert made.width / made.height == pytest.approx(size[0] / size[1], rel=0.05)


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_picture_that_compresses_badly_becomes_a_jpeg(mode: str) -> None:
    text = make_portrait(saved(noise(mode, 1500), "PNG"), "a")
    assert len(portrait_bytes(text)) <= LARGEST_PORTRAIT
    assert opened(text).format == "JPEG"


def test_a_transparent_picture_stays_transparent_if_it_is_small() -> None:
    made = opened(make_portrait(saved(Image.new("RGBA", (20, 20), (255, 0, 0, 0)), "PNG"), "a"))
    assert (made.mode, made.getpixel((5, 5))) == ("RGBA", (255, 0, 0, 0))


def test_a_picture_of_a_camera_is_turned_upright() -> None:
    turned = Image.Exif()
    turned[0x0112] = 6
    made = opened(make_portrait(saved(Image.new("RGB", (60, 40)), "JPEG", exif=turned), "a"))
    assert made.size == (40, 60)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"no picture", "portrait_no_picture"),
        (saved(Image.new("RGB", (400, 400)), "PNG")[:90], "portrait_no_picture"),
        (saved(Image.new("1", (20_001, 2)), "PNG"), "portrait_huge"),
        (saved(Image.new("1", (9000, 9000)), "PNG"), "portrait_huge"),
        (saved(Image.new("1", (19_000, 19_000)), "PNG"), "portrait_huge_file"),
        (bytes(65 * 1024 * 1024), "portrait_file_too_large"),
    ],
)
def test_what_cannot_be_a_portrait_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(PortraitError) as caught:
        make_portrait(data, "face.png")
    assert caught.value.message.code == code
    assert caught.value.message.values["file"] == "face.png"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PortraitError, match=r"Cannot read face\.png"):
        load_portrait_file(tmp_path / "face.png")


def test_equal_pictures_become_equal_portraits() -> None:
    data = saved(noise("RGB", 1200), "PNG")
    assert make_portrait(data, "a") == make_portrait(data, "b")
    assert base64.b64decode(make_portrait(data, "a"))
