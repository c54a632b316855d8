"""Renders PDF pages as pictures. The only user of pypdfium2.

PDFium is not thread-safe, so every call holds one lock and no PDFium object outlives a call. Pictures are rendered on
worker threads; pages for a printer are rendered in bands, because a whole page would take more than 100 MB.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

POINTS_PER_INCH: Final = 72
FINE: Final = 2
"""Supersampling factor of the preview."""

BAND: Final = 1024
"""Rows of a band; about 20 MB at a printer's resolution."""

_PDFIUM: Final = Lock()


@dataclass(frozen=True, slots=True)
class Band:
    """A horizontal strip of a page.

    Attributes:
        top: Its first row.
        picture: Its pixels.
    """

    top: int
    picture: QImage


@dataclass(frozen=True, slots=True)
class PdfPages:
    """The pages of a PDF. Thread-safe.

    Attributes:
        data: The bytes of the file.
        sizes: Width and height of each page in points.
    """

    data: bytes = field(repr=False)
    sizes: tuple[QSizeF, ...]

    def picture(self, number: int, width: int) -> QImage:
        """Render one page for the screen.

        Rendered larger and scaled down, because PDFium draws no line thinner than a pixel.

        Args:
            number: The page, from 0.
            width: Width in pixels.
        """
        with _opened(self.data) as document:
            large = _rendered(document, number, FINE * width / self.sizes[number].width())
        return large.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def bands(self, number: int, dpi: int) -> Iterator[Band]:
        """Render one page in bands from the top, for a printer.

        Args:
            number: The page, from 0.
            dpi: Dots per inch.
        """
        scale = dpi / POINTS_PER_INCH
        height = self.sizes[number].height()
        for top in range(0, round(height * scale), BAND):
            below = max(0.0, height - (top + BAND) / scale)
            with _opened(self.data) as document:
                picture = _rendered(document, number, scale, (0, below, 0, top / scale))
            yield Band(top, picture)


def open_pages(data: bytes, width: int) -> tuple[PdfPages, QImage]:
    """Read a PDF and render its first page without supersampling.

    Args:
        data: The bytes of the file.
        width: Width in pixels.
    """
    with _opened(data) as document:
        sizes = tuple(QSizeF(*document.get_page_size(number)) for number in range(len(document)))
        return PdfPages(data, sizes), _rendered(document, 0, width / sizes[0].width())


@contextmanager
def _opened(data: bytes) -> Iterator[PdfDocument]:
    from pypdfium2 import PdfDocument  # noqa: PLC0415 - imported with the first preview

    with _PDFIUM:
        document = PdfDocument(data)
        try:
            yield document
        finally:
            document.close()


def _rendered(
    document: PdfDocument, number: int, scale: float, crop: tuple[float, float, float, float] = (0, 0, 0, 0)
) -> QImage:
    """Render a page, cropped at left, bottom, right and top (points)."""
    page = document[number]
    bitmap = page.render(scale=scale, crop=crop, prefer_bgrx=True, may_draw_forms=False)
    picture = QImage(bitmap.buffer, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32).copy()
    bitmap.close()
    page.close()
    return picture
