"""Portraits: scaled when they are pictures, the empty frame when they are not."""

from __future__ import annotations

import base64
import datetime
import io

import pytest
from PIL import Image

from core.export.pdf import make_pdf
from core.export.pdf.page import Picture
from core.export.pdf.portrait import PRINTED, printed_portrait
from tests.helpers.characters_to_print import document, opened
from tests.helpers.page_checks import record_pages, words


def picture(kind: str, mode: str = "RGB", size: tuple[int, int] = (300, 900)) -> str:
    """Return a picture in base64."""
    out = io.BytesIO()
    Image.new(mode, size, "red").save(out, kind)
    return base64.b64encode(out.getvalue()).decode()


@pytest.mark.parametrize(
    ("kind", "mode"), [("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "P"), ("PNG", "L"), ("JPEG", "RGB")]
)
def test_pictures_are_scaled(kind: str, mode: str) -> None:
    """Every kind of picture is made to fit the frame at the printer's resolution."""
    data = printed_portrait(picture(kind, mode))
    assert data is not None
    with Image.open(io.BytesIO(data)) as made:
        assert made.height <= PRINTED[1]
        assert made.mode == "RGB"


@pytest.mark.parametrize(
    "text",
    ["", None, "not base64!", base64.b64encode(b"no picture").decode(), picture("GIF", "P"), picture("PNG")[:200]],
)
def test_a_broken_picture_is_not_printed(text: str | None) -> None:
    """Broken, foreign and missing pictures leave the frame empty."""
    assert printed_portrait(text) is None


def test_a_picture_that_claims_to_be_huge_is_not_printed() -> None:
    """A picture of 30,000 by 30,000 is not decoded."""
    whole = bytearray(base64.b64decode(picture("PNG")))
    whole[16:24] = (30_000).to_bytes(4, "big") * 2
    assert printed_portrait(base64.b64encode(bytes(whole)).decode()) is None
    assert printed_portrait(picture("PNG", "1", (5000, 5000))) is None


@pytest.mark.parametrize("size", [(300, 900), (900, 300), (660, 880), (1, 50), (50, 1)])
def test_a_portrait_fills_its_frame(size: tuple[int, int]) -> None:
    """A picture of any shape is cropped to the shape of the frame."""
    data = printed_portrait(picture("PNG", size=size))
    assert data is not None
    with Image.open(io.BytesIO(data)) as made:
        assert min(size) < 2 or made.width / made.height == pytest.approx(PRINTED[0] / PRINTED[1], rel=0.01)


def test_the_empty_frame_has_no_word_in_it() -> None:
    """The frame is there for a drawing."""
    _, pages = record_pages(make_pdf, [opened(document("bren"))], when=datetime.date(2026, 11, 20))
    assert "portrait" not in words(pages).lower()


def test_the_portrait_is_in_its_frame() -> None:
    """A printed page holds the picture once, and the same bytes twice over."""
    raw = {**document("bren"), "portrait": picture("JPEG")}
    made, pages = record_pages(make_pdf, [opened(raw)], when=datetime.date(2026, 11, 20))
    assert sum(isinstance(mark, Picture) for mark in pages[0].marks) == 1
    assert made.data == make_pdf([opened(raw)], when=datetime.date(2026, 11, 20)).data
