"""Pages of paper on the screen, one below the other; asks for the pictures of those that can be seen."""

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
"""Dots of a screen for a point of paper at 100 %."""


class Fit(StrEnum):
    """What a page is made to fit."""

    WIDTH = "width"
    PAGE = "page"
    NOTHING = "nothing"


class PagePreview(QAbstractScrollArea):
    """Shows pages. Page Up and Page Down turn them, plus, minus and zero change their size.

    Signals:
        wanted: The picture of a page is needed: its number, and its width in dots of the screen.
        turned: Another page is in front, or there are other pages.
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

    # ------------------------------------------------------------------------------------------------- what is shown

    def show_pages(self, sizes: tuple[QSizeF, ...], first: QImage) -> None:
        """Show other pages; what stood here before stays until then.

        Args:
            sizes: Width and height of each in points.
            first: Picture of the first one, quickly made; a fine one is asked for once this one is painted.
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
        """Show the picture of a page that was wanted."""
        self._pictures[number] = picture
        self._fine.add(number)
        self.viewport().update()

    def first_width(self, size: QSizeF) -> int:
        """Return the width in dots that a first page of this size will have here."""
        return self._dots(self._width(size))

    @property
    def count(self) -> int:
        """Number of pages."""
        return len(self._sizes)

    @property
    def current(self) -> int:
        """The page in front, from 0."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return max(0, sum(place.top() <= middle for place in self._page_rects) - 1)

    @property
    def is_complete(self) -> bool:
        """Whether every page that can be seen has its fine picture."""
        return all(self._is_fine(number) for number in self._visible_pages())

    @property
    def zoom(self) -> int:
        """Size of the pages in percent of that on paper."""
        return round(100 * self._scale(self._sizes[0])) if self._sizes else 100

    # -------------------------------------------------------------------------------------------------- moving about

    @Slot()
    def show_next(self) -> None:
        """Turn to the next page."""
        self.go_to(self.current + 1)

    @Slot()
    def show_previous(self) -> None:
        """Turn to the page before."""
        self.go_to(self.current - 1)

    def go_to(self, number: int) -> None:
        """Bring a page to the front; the nearest there is."""
        if self._page_rects:
            number = min(max(number, 0), self.count - 1)
            self.verticalScrollBar().setValue(self._page_rects[number].top() - theme.px(_GAP))

    @Slot()
    def zoom_in(self) -> None:
        """Show the pages larger."""
        self._zoom_by(_ZOOM_FACTOR)

    @Slot()
    def zoom_out(self) -> None:
        """Show the pages smaller."""
        self._zoom_by(1 / _ZOOM_FACTOR)

    @Slot()
    def fit_page(self) -> None:
        """Show whole pages."""
        self._set_fit(Fit.PAGE)

    @Slot()
    def fit_width(self) -> None:
        """Show pages as wide as there is room."""
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

    # ------------------------------------------------------------------------------------------------------ measures

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
        """Give every page its place and the bars their range."""
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
        for place in self._page_rects:
            place.moveLeft((across - place.width()) // 2)
        for bar, whole, part in (
            (self.verticalScrollBar(), top if self._page_rects else 0, room.height()),
            (self.horizontalScrollBar(), across, room.width()),
        ):
            bar.setRange(0, max(0, whole - part))
            bar.setPageStep(part)
            bar.setSingleStep(theme.px(32))
        self.viewport().update()

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _visible_pages(self) -> list[int]:
        view = QRect(self._offset(), self.viewport().size())
        return [number for number, place in enumerate(self._page_rects) if place.intersects(view)]

    def _is_fine(self, number: int) -> bool:
        found = self._pictures.get(number)
        return (
            number in self._fine and found is not None and found.width() == self._dots(self._page_rects[number].width())
        )

    @Slot()
    def _request_pictures(self) -> None:
        """Ask for what can be seen; forget what is far away."""
        seen = self._visible_pages()
        near = {each + by for each in seen for by in (-1, 0, 1)}
        for number in [each for each in self._pictures if each not in near]:
            del self._pictures[number]
            self._requested.pop(number, None)
            self._fine.discard(number)
        for number in seen:
            width = self._dots(self._page_rects[number].width())
            if not self._is_fine(number) and self._requested.get(number) != width:
                self._requested[number] = width
                self.picture_needed.emit(number, width)

    def _announce_page(self) -> None:
        count = self.count
        text = self.tr("Page {number} of {count}").format(number=self.current + 1, count=count) if count else ""
        self.setAccessibleDescription(text)
        self.page_changed.emit()

    # -------------------------------------------------------------------------------------------------------- events

    @Slot()
    def _on_scrolled(self) -> None:
        self.viewport().update()
        self._debounce.start()
        self._announce_page()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the pages that can be seen."""
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(event.rect(), theme.color("track"))
            painter.translate(-self._offset())
            for number in self._visible_pages():
                place = self._page_rects[number]
                picture = self._pictures.get(number)
                if picture is None:
                    painter.fillRect(place, Qt.GlobalColor.white)
                else:
                    painter.drawImage(place, picture)
                painter.setPen(theme.color("strong"))
                painter.drawRect(place.adjusted(-1, -1, 0, 0))
            if self.hasFocus():
                painter.resetTransform()
                painter.setPen(theme.color("accent"))
                edge = self.viewport().rect()
                painter.drawRect(edge.adjusted(0, 0, -1, -1))
                painter.drawRect(edge.adjusted(1, 1, -2, -2))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the pages into the new room."""
        super().resizeEvent(event)
        self._lay_out()
        self._debounce.start()
        self._announce_page()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Measure anew in another size of everything."""
        super().changeEvent(event)
        if theme.is_theme_change(event):
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Turn pages and change their size."""
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
        """Scroll; with Ctrl change the size."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self._zoom_by(_ZOOM_FACTOR if event.angleDelta().y() > 0 else 1 / _ZOOM_FACTOR)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Show the ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Take the ring away."""
        super().focusOutEvent(event)
        self.viewport().update()
