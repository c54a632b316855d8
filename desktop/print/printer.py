"""Asks for a printer, and prints PDF pages as pictures, in bands, on a worker thread.

QtPrintSupport is imported lazily, on the first print.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QWidget

from core.errors import ExportError
from core.messages import Message, Word
from core.pdf_reader.pages import POINTS_PER_INCH
from desktop.print.pdf_pages import PdfPages
from desktop.tasks import Progress

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MAX_DPI: Final = 600
"""Highest resolution used, in dots per inch."""

_PAPERS: Final = {
    "a4": QPageSize.PageSizeId.A4,
    "letter": QPageSize.PageSizeId.Letter,
    "legal": QPageSize.PageSizeId.Legal,
    "a5": QPageSize.PageSizeId.A5,
    "a5-booklet": QPageSize.PageSizeId.A4,
}


def new_printer(name: str, paper: str, title: str, *, is_landscape: bool = False) -> QPrinter:
    """Return a configured printer.

    Args:
        name: Its system name; the default printer if there is none of this name.
        paper: One of `settings.PAPERS`.
        title: Name of the print job.
        is_landscape: Whether its pages are wider than high.
    """
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo  # noqa: PLC0415 - imported on the first print

    info = QPrinterInfo.printerInfo(name) if name else QPrinterInfo()
    mode = QPrinter.PrinterMode.HighResolution
    printer = QPrinter(mode) if info.isNull() else QPrinter(info, mode)
    printer.setPageSize(QPageSize(_PAPERS[paper]))
    turned, upright = QPageLayout.Orientation.Landscape, QPageLayout.Orientation.Portrait
    printer.setPageOrientation(turned if is_landscape else upright)
    printer.setFullPage(True)
    printer.setDocName(title)
    return printer


def ask_printer(printer: QPrinter, pages: int, parent: QWidget) -> bool:
    """Show the system's print dialog; return whether to print.

    Args:
        printer: Receives the choices.
        pages: Number of pages.
        parent: The window it belongs to.
    """
    from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog  # noqa: PLC0415 - imported on the first print

    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintCurrentPage, on=True)
    dialog.setMinMax(1, pages)
    return dialog.exec() == QPrintDialog.DialogCode.Accepted.value


def requested_pages(printer: QPrinter, count: int, current: int) -> tuple[int, ...]:
    """Return the pages chosen in the dialog, in printing order.

    Args:
        printer: The printer with the choices.
        count: Number of pages.
        current: The current page, from 0.
    """
    kind = type(printer)
    chosen: Sequence[int] = range(count)
    if printer.printRange() is kind.PrintRange.CurrentPage:
        chosen = (current,)
    elif printer.printRange() is kind.PrintRange.PageRange:
        ranges = printer.pageRanges()
        chosen = [number for number in range(count) if ranges.contains(number + 1)]
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    once = tuple(chosen)
    repeated = once * copies if printer.collateCopies() else tuple(each for each in once for _ in range(copies))
    return repeated[::-1] if printer.pageOrder() is kind.PageOrder.LastPageFirst else repeated


def print_pages(pages: PdfPages, numbers: Sequence[int], printer: QPrinter, progress: Progress) -> int:
    """Print pages; return their number. Runs on a worker thread.

    Args:
        pages: The pages.
        numbers: The page numbers in order.
        printer: The printer, set to full pages.
        progress: Reports each page, and may cancel.

    Raises:
        ExportError: The printer refused.
        CancelledError: Printing was cancelled.
    """
    painter = QPainter()
    if not numbers or not painter.begin(printer):
        raise _printer_error(printer)
    try:
        for done, number in enumerate(numbers):
            progress.advance(done, len(numbers))
            if done and not printer.newPage():
                raise _printer_error(printer)
            _print_page(pages, number, printer, painter)
    except BaseException:
        printer.abort()
        raise
    finally:
        painter.end()
    if printer.printerState() is type(printer).PrinterState.Error:
        raise _printer_error(printer)
    return len(numbers)


def _print_page(pages: PdfPages, number: int, printer: QPrinter, painter: QPainter) -> None:
    area = page_rect(pages.sizes[number], QSizeF(printer.width(), printer.height()), printer.resolution())
    dpi = min(MAX_DPI, printer.resolution())
    factor = area.width() / (pages.sizes[number].width() * dpi / POINTS_PER_INCH)
    for band in pages.bands(number, dpi):
        top = round(band.top * factor)
        below = round((band.top + band.picture.height()) * factor)
        painter.drawImage(QRect(area.left(), area.top() + top, area.width(), below - top), band.picture)


def page_rect(page: QSizeF, paper: QSizeF, dpi: int) -> QRect:
    """Return the rectangle of a page on paper in dots: centred, and scaled down only if it does not fit.

    Args:
        page: Its size in points.
        paper: Size of the paper in dots.
        dpi: Dots per inch.
    """
    full_size = page * (dpi / POINTS_PER_INCH)
    factor = min(1.0, paper.width() / full_size.width(), paper.height() / full_size.height())
    if factor > 0.995:  # noqa: PLR2004 - tolerance, as paper sizes are rounded
        factor = 1.0
    size = (full_size * factor).toSize()
    rect = QRect(0, 0, size.width(), size.height())
    rect.moveLeft(round((paper.width() - size.width()) / 2))
    rect.moveTop(round((paper.height() - size.height()) / 2))
    return rect


def _printer_error(printer: QPrinter) -> ExportError:
    return ExportError(
        Message(
            "not_printed",
            "Printing failed: {printer} did not accept all pages. Check that it is on and has paper, or save a PDF "
            "and print that.",
            {"printer": printer.printerName() or Word("the printer")},
        )
    )
