"""Keeps a preview of pages up to date with what is chosen beside it, without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QToolButton

from core.errors import QuireError
from desktop import tasks
from desktop.print.page_preview import PagePreview
from desktop.print.pdf_pages import PdfPages
from desktop.print.print_choices import PrintChoices
from desktop.print.rendered_pdf import RenderedPdf

Work: TypeAlias = Callable[[PrintChoices, int], Callable[[], RenderedPdf]]
"""Returns what renders the PDF for options and a width of the first page, on a worker thread."""

_POINTS: Final = {
    "a4": QSizeF(595, 842),
    "letter": QSizeF(612, 792),
    "legal": QSizeF(612, 1008),
    "a5": QSizeF(420, 595),
    "a5-booklet": QSizeF(842, 595),
}


class LivePdf(QObject):
    """Renders one PDF after the other, always for the newest options, and shows it in a preview.

    Args:
        preview: Shows the pages.
        choices: Returns the options that are chosen now.
        work: Returns what renders their PDF.
        parent: The dialog.

    Signals:
        changed: Another PDF is shown.
        failed: The `QuireError` for which the options cannot be rendered; the preview is empty.
        shown: The preview shows the chosen options in full quality.
    """

    changed = Signal()
    failed = Signal(object)
    shown = Signal()

    def __init__(
        self, preview: PagePreview, choices: Callable[[], PrintChoices], work: Work, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preview = preview
        self._choices = choices
        self._work = work
        self._rendered: RenderedPdf | None = None
        self._is_rendering = False
        self._shown_timer = QTimer(self)
        self._shown_timer.setSingleShot(True)
        self._shown_timer.timeout.connect(self._emit_shown)
        preview.picture_needed.connect(self._on_picture_needed)

    @property
    def rendered(self) -> RenderedPdf | None:
        """The PDF in the preview; None while it is out of date."""
        return None if self._rendered is None or self._rendered.choices != self._choices() else self._rendered

    @Slot()
    def render(self) -> None:
        """Render the PDF for the chosen options, after the one being rendered."""
        if self._is_rendering:
            return
        self._is_rendering = True
        choices = self._choices()
        width = self._preview.first_width(_POINTS[choices.paper])
        tasks.run(self, self._work(choices, width), self._on_rendered, self._on_failed)

    def _on_rendered(self, pdf: RenderedPdf) -> None:
        self._is_rendering = False
        if pdf.choices != self._choices():
            self.render()
            return
        self._rendered = pdf
        self._preview.show_pages(pdf.pages.sizes, pdf.first)
        self.changed.emit()
        self._shown_timer.start()

    def _on_failed(self, error: QuireError) -> None:
        self._is_rendering = False
        self._rendered = None
        self._preview.clear()
        self.failed.emit(error)

    @Slot(int, int)
    def _on_picture_needed(self, number: int, width: int) -> None:
        if self._rendered is not None:
            pages = self._rendered.pages
            work = partial(pages.picture, number, width)
            tasks.run(self, work, partial(self._on_picture, pages, number), self._on_failed)

    def _on_picture(self, pages: PdfPages, number: int, picture: QImage) -> None:
        if self._rendered is not None and self._rendered.pages is pages:
            self._preview.set_picture(number, picture)
            self._shown_timer.start()

    @Slot()
    def _emit_shown(self) -> None:
        if self.rendered is not None and self._preview.is_complete:
            self.shown.emit()


class PageTurner(QObject):
    """Turns the pages of a preview with two buttons, and says between them which page it is.

    Args:
        preview: The preview.
        previous: Turns to the previous page.
        label: Says which page it is.
        following: Turns to the next page.
        parent: The dialog.
    """

    def __init__(
        self, preview: PagePreview, previous: QToolButton, label: QLabel, following: QToolButton, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preview, self._previous, self._label, self._following = preview, previous, label, following
        preview.page_changed.connect(self._show_page_number)
        previous.clicked.connect(preview.show_previous)
        following.clicked.connect(preview.show_next)
        self._show_page_number()

    @Slot()
    def _show_page_number(self) -> None:
        self._label.setText(self._preview.accessibleDescription())
        self._previous.setEnabled(self._preview.current > 0)
        self._following.setEnabled(self._preview.current + 1 < self._preview.count)
