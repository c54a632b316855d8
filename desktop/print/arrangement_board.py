"""Widget: the pages of an arrangement as cards with their blocks as tiles, as they are on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.rules.sheet_layout import GRID
from desktop.print.arrangement_model import ArrangementModel
from desktop.print.block_tile import GAP, TILE, TileArea
from desktop.print.sheet_moves import Place
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import RADIUS, box

_PADDING: Final = 12
_HEAD: Final = 34
_EMPTY: Final = 44
_BETWEEN: Final = 12
_SIDE: Final = 0.22
"""The share of a tile at each side onto which another one is dropped to come beside it."""
_LEAST: Final = 380


class ArrangementBoard(TileArea):
    """Shows the pages of an arrangement, and where a dragged tile goes.

    Args:
        model: The arrangement.
        parent: Scrolls it.
    """

    def __init__(self, model: ArrangementModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._pages: list[QRect] = []
        self._rows: list[list[QRect]] = []
        self._columns: list[list[list[QRect]]] = []
        self._target: Place | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("Pages of the sheet"))
        model.changed.connect(self.show_arrangement)
        self.show_arrangement()

    def show_arrangement(self) -> None:
        """Show the present arrangement."""
        names = self._model.names
        self.show_tiles({key: names.get(key, key) for key in self._model.arrangement.blocks})
        for key, tile in self.tiles.items():
            tile.say_place(self._place_text(key))
        self._lay_out()

    def _place_text(self, key: str) -> str:
        spot = self._model.spot_of(key)
        if spot is None:
            return ""
        values = {"page": spot.page + 1, "row": spot.row + 1, "span": spot.span, "all": GRID}
        if spot.columns == 1:
            return self.tr("page {page}, row {row}").format(**values)
        return self.tr("page {page}, row {row}, {span} of {all} columns wide").format(**values)

    # ------------------------------------------------------------------------------------------------------- measures

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of all pages."""
        return QSize(px(_LEAST), self._pages[-1].bottom() + 1 if self._pages else px(_EMPTY))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of all pages, as it is scrolled."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay the tiles out in the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Compute the rectangles of pages, rows and columns, and place the tiles."""
        self._pages, self._rows, self._columns = [], [], []
        top, padding, gap = 0, px(_PADDING), px(GAP)
        for page in self._model.arrangement.pages:
            start = top
            top += px(_HEAD)
            rows: list[QRect] = []
            columns: list[list[QRect]] = []
            for band in page.bands:
                most = max((len(column.blocks) for column in band), default=1)
                row = QRect(padding, top, max(1, self.width() - 2 * padding), most * (px(TILE) + gap) - gap)
                rows.append(row)
                columns.append(self._columns_of([column.span for column in band], row))
                for column, area in zip(band, columns[-1], strict=True):
                    self._place_tiles(column.blocks, area)
                top += row.height() + gap
            top += px(_EMPTY) if not rows else padding - gap
            self._pages.append(QRect(0, start, self.width(), top - start))
            self._rows.append(rows)
            self._columns.append(columns)
            top += px(_BETWEEN)
        self.updateGeometry()
        self.update()

    def _columns_of(self, spans: list[int], row: QRect) -> list[QRect]:
        gap, before = px(GAP), 0
        rects = []
        for span in spans:
            left = round((row.width() + gap) * before / GRID)
            right = round((row.width() + gap) * (before + span) / GRID) - gap
            rects.append(QRect(row.left() + left, row.top(), max(1, right - left), row.height()))
            before += span
        return rects

    def _place_tiles(self, keys: tuple[str, ...], area: QRect) -> None:
        """Let the blocks of a column share its height."""
        gap, count = px(GAP), len(keys)
        for number, key in enumerate(keys):
            top = round((area.height() + gap) * number / count)
            bottom = round((area.height() + gap) * (number + 1) / count) - gap
            self.tiles[key].setGeometry(area.left(), area.top() + top, area.width(), bottom - top)

    # ----------------------------------------------------------------------------------------------------------- drag

    def show_target(self, place: Place | None) -> None:
        """Show where the dragged tile goes; None hides it."""
        if place != self._target:
            self._target = place
            self.update()

    def place_at(self, pointer: QPoint, key: str) -> Place | None:
        """Return where a tile goes that is dropped at a global position; None if it stays where it is."""
        position = self.mapFromGlobal(pointer)
        if not self.visibleRegion().boundingRect().contains(position):
            return None
        own = self.tiles.get(key)
        if own is not None and own.geometry().contains(position):
            return None
        return next((place for place in self._places_at(position) if self._model.can_put(key, place)), None)

    def _places_at(self, position: QPoint) -> list[Place]:
        """Return the places at a position, the best first."""
        page = max((n for n, rect in enumerate(self._pages) if rect.top() <= position.y()), default=0)
        rows = self._rows[page]
        row = max((n for n, rect in enumerate(rows) if rect.top() - px(GAP) <= position.y()), default=-1)
        if row < 0 or position.y() > rows[row].bottom():
            return [Place(page, row + 1)]
        area = rows[row]
        nearer = Place(page, row if position.y() < area.center().y() else row + 1)
        if position.y() < area.top():
            return [Place(page, row)]
        columns = self._columns[page][row]
        column = max((n for n, rect in enumerate(columns) if rect.left() - px(GAP) <= position.x()), default=0)
        share = (position.x() - columns[column].left()) / columns[column].width()
        if share < _SIDE:
            return [Place(page, row, column), nearer]
        if share > 1 - _SIDE:
            return [Place(page, row, column + 1), nearer]
        if len(columns) == 1:
            return [nearer]
        blocks = self._model.arrangement.pages[page].bands[row][column].blocks
        above = sum(self.tiles[key].geometry().center().y() < position.y() for key in blocks)
        return [Place(page, row, column, above), nearer]

    def _target_rect(self, place: Place) -> QRectF:
        """Return the line that shows where a tile goes."""
        thick, gap = px(3), px(GAP)
        rows = self._rows[place.page]
        if place.column is None:
            page = self._pages[place.page]
            left, width = page.left() + px(_PADDING), page.width() - 2 * px(_PADDING)
            top = rows[place.row].top() - gap if place.row < len(rows) else page.top() + px(_HEAD) - gap
            if rows and place.row == len(rows):
                top = rows[-1].bottom() + 1
            return QRectF(left, top + (gap - thick) / 2, width, thick)
        columns = self._columns[place.page][place.row]
        if place.position is None:
            is_last = place.column == len(columns)
            edge = columns[-1].right() + 1 if is_last else columns[place.column].left() - gap
            return QRectF(edge + (gap - thick) / 2, rows[place.row].top(), thick, rows[place.row].height())
        area = columns[place.column]
        blocks = self._model.arrangement.pages[place.page].bands[place.row][place.column].blocks
        is_last = place.position == len(blocks)
        tile = self.tiles[blocks[place.position - is_last]].geometry()
        top = tile.bottom() + 1 if is_last else tile.top() - gap
        return QRectF(area.left(), top + (gap - thick) / 2, area.width(), thick)

    # ---------------------------------------------------------------------------------------------------------- paint

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the pages, and where the dragged tile goes."""
        with QPainter(self) as painter:
            for number, (page, rows) in enumerate(zip(self._pages, self._rows, strict=True)):
                box(painter, QRectF(page), "card", "hairline")
                head = QRect(page.left() + px(_PADDING), page.top(), page.width() - 2 * px(_PADDING), px(_HEAD))
                painter.setPen(color("ink"))
                painter.setFont(font(TextStyle.HEADING))
                title = self.tr("Page {number}").format(number=number + 1)
                painter.drawText(head, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), title)
                if not rows:
                    self._draw_empty(painter, page)
            if self._target is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color("accent"))
                painter.drawRoundedRect(self._target_rect(self._target), 1, 1)

    def _draw_empty(self, painter: QPainter, page: QRect) -> None:
        """Say on an empty page that it is not printed."""
        area = page.adjusted(px(_PADDING), px(_HEAD), -px(_PADDING), -px(_PADDING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color("strong"), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area, px(RADIUS), px(RADIUS))
        painter.setPen(color("muted"))
        painter.setFont(font())
        text = self.tr("Empty pages are not printed. Drop a block here.")
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width() - px(16))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), text)
