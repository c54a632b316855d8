"""Renders pages of PDFs that Quire made, as plain pixels; thread-safe.

PDFium is not thread-safe, so every call holds one lock and no PDFium object outlives a call.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

POINTS_PER_INCH: Final = 72
"""Points of a PDF page in an inch."""

_PDFIUM: Final = Lock()

Crop = tuple[float, float, float, float]
"""Points cut off at left, bottom, right and top."""


@dataclass(frozen=True, slots=True)
class Pixels:
    """A rendered page, or a part of one: four bytes a pixel, in the order blue, green, red, unused.

    Attributes:
        data: The bytes, row by row.
        width, height: In pixels.
        stride: Bytes of a row.
    """

    data: bytes = field(repr=False)
    width: int
    height: int
    stride: int


def page_sizes(data: bytes) -> tuple[tuple[float, float], ...]:
    """Return width and height of each page in points."""
    with _opened(data) as document:
        return tuple(document.get_page_size(number) for number in range(len(document)))


def render_page(data: bytes, number: int, scale: float, crop: Crop = (0, 0, 0, 0)) -> Pixels:
    """Render a page.

    Args:
        data: The bytes of the file.
        number: The page, from 0.
        scale: Pixels a point.
        crop: What is left out.
    """
    with _opened(data) as document:
        page = document[number]
        bitmap = page.render(scale=scale, crop=crop, prefer_bgrx=True, may_draw_forms=False)
        pixels = Pixels(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride)
        bitmap.close()
        page.close()
        return pixels


@contextmanager
def _opened(data: bytes) -> Iterator[PdfDocument]:
    from pypdfium2 import PdfDocument  # noqa: PLC0415 - imported with the first preview

    with _PDFIUM:
        document = PdfDocument(data)
        try:
            yield document
        finally:
            document.close()
