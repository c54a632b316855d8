"""Sees whether the page of a sheet is painted."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

if TYPE_CHECKING:
    from desktop.sheet.sheet_view import SheetView


PATIENCE_S = 20.0


class Painting(QObject):
    """Watches for the next painting of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._is_done = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note that the widget is painted."""
        self._is_done = self._is_done or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)

    def wait(self) -> None:
        """Run the event loop until the widget is painted; at least one turn."""
        end = time.monotonic() + PATIENCE_S
        QApplication.processEvents()
        while not self._is_done:
            if time.monotonic() > end:
                raise TimeoutError("the widget is not painted")
            QApplication.processEvents()


def content_of(view: SheetView, page: int) -> QWidget:
    """Return the widget that is scrolled in a page."""
    shell = None if view.pages is None else view.pages.widget(page)
    content = shell.widget() if isinstance(shell, QScrollArea) else shell
    if content is None:
        raise LookupError(f"page {page} is empty")
    return content
