"""Pages of a printed PDF as Qt's pictures, for the preview and for printers.

Pictures are rendered on worker threads; pages for a printer are rendered in bands, because a whole page would take more
than 100 MB.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage

from core.pdf_reader.pages import POINTS_PER_INCH, Pixels, page_sizes, render_page

FINE: Final = 2
"""Supersampling factor of the preview."""

BAND: Final = 1024
"""Rows of a band; about 20 MB at a printer's resolution."""


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
        large = _picture(render_page(self.data, number, FINE * width / self.sizes[number].width()))
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
            yield Band(top, _picture(render_page(self.data, number, scale, (0, below, 0, top / scale))))


def open_pages(data: bytes, width: int) -> tuple[PdfPages, QImage]:
    """Read a PDF and render its first page without supersampling.

    Args:
        data: The bytes of the file.
        width: Width in pixels.
    """
    sizes = tuple(QSizeF(*size) for size in page_sizes(data))
    return PdfPages(data, sizes), _picture(render_page(data, 0, width / sizes[0].width()))


def _picture(pixels: Pixels) -> QImage:
    format_ = QImage.Format.Format_RGB32
    return QImage(pixels.data, pixels.width, pixels.height, pixels.stride, format_).copy()
