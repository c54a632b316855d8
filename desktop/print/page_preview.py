"""Widget: scrollable, zoomable preview of pages; requests pictures of the visible ones."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from desktop import theme

_GAP: Final = 24
_ZOOM_FACTOR: Final = 1.2
_LEAST, _MOST = 0.25, 4.0
_DEBOUNCE_MS: Final = 60
_INCH: Final = 96 / 72
"""Screen pixels per PDF point at 100 %."""


class Fit(StrEnum):
    """What the zoom fits to."""

    WIDTH = "width"
    PAGE = "page"
    NOTHING = "nothing"


class PagePreview(QAbstractScrollArea):
    """Shows pages. Keys: Page Up and Page Down, plus and minus to zoom, 0 to fit the page.

    Signals:
        picture_needed: A picture is needed; page number and width in device pixels.
        page_changed: The current page or the pages changed.
    """

    picture_needed = Signal(int, int)
    page_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes: tuple[QSizeF, ...] = ()
        self._pictures: dict[int, QImage] = {}
        self._requested: dict[int, int] = {}
        self._fine: set[int] = set()
        self._page_rects: list[QRect] = []
        self._fit = Fit.PAGE
        self._zoom = 1.0
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._debounce.timeout.connect(self._request_pictures)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Preview of the pages"))
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.horizontalScrollBar().valueChanged.connect(self._on_scrolled)

    # --------------------------------------------------------------------------------------------------------- contents

    def show_pages(self, sizes: tuple[QSizeF, ...], first: QImage) -> None:
        """Replace the pages.

        Args:
            sizes: Page sizes in points.
            first: Quick picture of the first page; a fine one is requested after the paint event.
        """
        is_same = sizes == self._sizes
        self._sizes = sizes
        self._pictures = {0: first}
        self._requested, self._fine = {}, set()
        if not is_same:
            self.verticalScrollBar().setValue(0)
        self._lay_out()
        QTimer.singleShot(0, self, self._request_pictures)
        self._announce_page()

    def clear(self) -> None:
        """Show nothing."""
        self._sizes, self._pictures, self._requested = (), {}, {}
        self._fine.clear()
        self._lay_out()
        self._announce_page()

    def set_picture(self, number: int, picture: QImage) -> None:
        """Set the requested picture of a page, unless it was for an earlier width and comes after the right one."""
        if self._is_fine(number) and picture.width() != self._pictures[number].width():
            return
        self._pictures[number] = picture
        self._fine.add(number)
        self.viewport().update()

    def first_width(self, size: QSizeF) -> int:
        """Return the width in device pixels of a first page of this size."""
        return self._dots(self._width(size))

    @property
    def count(self) -> int:
        """Number of pages."""
        return len(self._sizes)

    @property
    def current(self) -> int:
        """The current page, from 0."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return max(0, sum(rect.top() <= middle for rect in self._page_rects) - 1)

    @property
    def is_complete(self) -> bool:
        """Whether every visible page has its fine picture."""
        return all(self._is_fine(number) for number in self._visible_pages())

    @property
    def zoom(self) -> int:
        """Zoom in percent of the paper size."""
        return round(100 * self._scale(self._sizes[0])) if self._sizes else 100

    # ------------------------------------------------------------------------------------------------------- navigation

    @Slot()
    def show_next(self) -> None:
        """Go to the next page."""
        self.go_to(self.current + 1)

    @Slot()
    def show_previous(self) -> None:
        """Go to the previous page."""
        self.go_to(self.current - 1)

    def go_to(self, number: int) -> None:
        """Scroll to a page, or to the nearest existing one."""
        if self._page_rects:
            number = min(max(number, 0), self.count - 1)
            self.verticalScrollBar().setValue(self._page_rects[number].top() - theme.px(_GAP))

    @Slot()
    def zoom_in(self) -> None:
        """Zoom in."""
        self._zoom_by(_ZOOM_FACTOR)

    @Slot()
    def zoom_out(self) -> None:
        """Zoom out."""
        self._zoom_by(1 / _ZOOM_FACTOR)

    @Slot()
    def fit_page(self) -> None:
        """Fit the whole page."""
        self._set_fit(Fit.PAGE)

    @Slot()
    def fit_width(self) -> None:
        """Fit the page width."""
        self._set_fit(Fit.WIDTH)

    def _zoom_by(self, factor: float) -> None:
        if self._sizes:
            self._zoom = min(max(self._scale(self._sizes[0]) * factor, _LEAST), _MOST)
            self._set_fit(Fit.NOTHING)

    def _set_fit(self, fit: Fit) -> None:
        number = self.current
        self._fit = fit
        self._lay_out()
        self.go_to(number)
        self._debounce.start()
        self._announce_page()

    # --------------------------------------------------------------------------------------------------------- measures

    def _scale(self, size: QSizeF) -> float:
        gap = theme.px(_GAP)
        room = QSize(self.viewport().width() - 2 * gap, self.viewport().height() - 2 * gap)
        if self._fit is Fit.NOTHING:
            return self._zoom
        scale = room.width() / (size.width() * _INCH)
        if self._fit is Fit.PAGE:
            scale = min(scale, room.height() / (size.height() * _INCH))
        return min(max(scale, _LEAST), _MOST)

    def _width(self, size: QSizeF) -> int:
        return max(1, round(size.width() * _INCH * self._scale(size)))

    def _dots(self, width: int) -> int:
        return round(width * self.devicePixelRatioF())

    def _lay_out(self) -> None:
        """Compute the page rectangles and the scroll ranges."""
        gap, top, widest = theme.px(_GAP), theme.px(_GAP), 0
        self._page_rects = []
        for size in self._sizes:
            width = self._width(size)
            height = round(width * size.height() / size.width())
            self._page_rects.append(QRect(0, top, width, height))
            top += height + gap
            widest = max(widest, width)
        room = self.viewport().size()
        across = max(room.width(), widest + 2 * gap)
        for rect in self._page_rects:
            rect.moveLeft((across - rect.width()) // 2)
        for bar, length, visible in (
            (self.verticalScrollBar(), top if self._page_rects else 0, room.height()),
            (self.horizontalScrollBar(), across, room.width()),
        ):
            bar.setRange(0, max(0, length - visible))
            bar.setPageStep(visible)
            bar.setSingleStep(theme.px(32))
        self.viewport().update()

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _visible_pages(self) -> list[int]:
        view = QRect(self._offset(), self.viewport().size())
        return [number for number, rect in enumerate(self._page_rects) if rect.intersects(view)]

    def _is_fine(self, number: int) -> bool:
        picture = self._pictures.get(number)
        return (
            number in self._fine
            and picture is not None
            and picture.width() == self._dots(self._page_rects[number].width())
        )

    @Slot()
    def _request_pictures(self) -> None:
        """Request pictures of visible pages; drop those far away."""
        visible = self._visible_pages()
        near = {each + by for each in visible for by in (-1, 0, 1)}
        for number in [each for each in self._pictures if each not in near]:
            del self._pictures[number]
            self._requested.pop(number, None)
            self._fine.discard(number)
        for number in visible:
            width = self._dots(self._page_rects[number].width())
            if not self._is_fine(number) and self._requested.get(number) != width:
                self._requested[number] = width
                self.picture_needed.emit(number, width)

    def _announce_page(self) -> None:
        count = self.count
        text = self.tr("Page {number} of {count}").format(number=self.current + 1, count=count) if count else ""
        self.setAccessibleDescription(text)
        self.page_changed.emit()

    # ----------------------------------------------------------------------------------------------------------- events

    @Slot()
    def _on_scrolled(self) -> None:
        self.viewport().update()
        self._debounce.start()
        self._announce_page()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the visible pages."""
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(event.rect(), theme.color("track"))
            painter.translate(-self._offset())
            for number in self._visible_pages():
                rect = self._page_rects[number]
                picture = self._pictures.get(number)
                if picture is None:
                    painter.fillRect(rect, Qt.GlobalColor.white)
                else:
                    painter.drawImage(rect, picture)
                painter.setPen(theme.color("strong"))
                painter.drawRect(rect.adjusted(-1, -1, 0, 0))
            if self.hasFocus():
                painter.resetTransform()
                painter.setPen(theme.color("accent"))
                edge = self.viewport().rect()
                painter.drawRect(edge.adjusted(0, 0, -1, -1))
                painter.drawRect(edge.adjusted(1, 1, -2, -2))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Refit the pages to the new size."""
        super().resizeEvent(event)
        self._lay_out()
        self._debounce.start()
        self._announce_page()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Recompute the layout after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event):
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Navigate and zoom."""
        does = {
            Qt.Key.Key_PageDown: self.show_next,
            Qt.Key.Key_PageUp: self.show_previous,
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
            Qt.Key.Key_0: self.fit_page,
        }.get(Qt.Key(event.key()))
        if does is not None:
            does()
        elif event.key() == Qt.Key.Key_Home:
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End:
            self.go_to(self.count - 1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Scroll; zoom with Ctrl."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self._zoom_by(_ZOOM_FACTOR if event.angleDelta().y() > 0 else 1 / _ZOOM_FACTOR)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the focus ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Remove the focus ring."""
        super().focusOutEvent(event)
        self.viewport().update()
