"""Grid of labelled inputs, four a row, for forms that are made from a schema; problems stand under their row.

Labels are painted and inputs are placed without layouts and label widgets: a form of eighty inputs is made at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.problem_line import ProblemLine

GAP: Final = 12
"""Between columns, and between a row and the next one."""
_BELOW_LABEL: Final = 4
_BELOW_ROW: Final = 4
"""Between a row and the problem under it."""
_LENT: Final = 12
"""What a column may be widened for a label, at the cost of others."""
_ENOUGH: Final = 48
"""Width below which a column has no room for a label; there are fewer then."""


@dataclass(slots=True)
class _Cell:
    """One labelled input.

    Attributes:
        widget: The input.
        label: Its label.
        span: Columns that it takes at least.
        grows: Whether it takes a second column, or the rest of its row.
        line: Its problem; None if it never had one.
    """

    widget: QWidget
    label: str
    span: int
    grows: bool
    line: ProblemLine | None = None


class FieldGrid(QWidget):
    """Labels above inputs, in rows of equal columns.

    Args:
        columns: Columns of a row where there is room.
        parent: Its parent.
    """

    def __init__(self, columns: int = 4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = columns
        self._cells: list[_Cell] = []
        self._labels: list[tuple[QRect, str]] = []
        self._heights: dict[int, int] = {}
        self._line_heights: dict[type, int] = {}
        self._label_widths: dict[str, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def count(self) -> int:
        """Number of inputs."""
        return len(self._cells)

    def add(self, widget: QWidget, label: str, *, span: int = 1, grows: bool = False) -> None:
        """Add an input.

        Args:
            widget: The input; it becomes a child.
            label: Its label.
            span: Columns that it takes at least; a label that does not fit into them takes more.
            grows: Whether it takes a second column, or what is left of its row.
        """
        if widget.parentWidget() is not self:
            widget.setParent(self)
        self._cells.append(_Cell(widget, label, span, grows))
        self._heights.clear()

    def line_of(self, widget: QWidget) -> ProblemLine:
        """Return the line for the problem of an input, under its row; made on first use.

        Raises:
            KeyError: The input is not here.
        """
        for cell in self._cells:
            if cell.widget is widget:
                if cell.line is None:
                    cell.line = ProblemLine(self)
                return cell.line
        raise KeyError(widget.objectName())

    def arrange(self) -> None:
        """Lay out again after a problem came or went."""
        self._heights.clear()
        self._lay_out(self.width(), is_moving=True)
        self.updateGeometry()
        self.update()

    # ------------------------------------------------------------------------------------------------------ layout

    def _rows(self, width: int) -> tuple[list[list[tuple[_Cell, int]]], int]:
        """Return the cells of each row with their spans, and the number of columns."""
        gap, lent = px(GAP), px(_LENT)
        columns = max(1, min(self._most, (width + gap) // px(_ENOUGH + GAP)))
        column = max(1, (width - (columns - 1) * gap) // columns)
        rows: list[list[tuple[_Cell, int]]] = []
        free = 0
        for cell in self._cells:
            needed = self._least_width(cell)
            span = min(columns, cell.span)
            while span < columns and needed > span * column + (span - 1) * gap + lent:
                span += 1
            if span > free:
                rows.append([])
                free = columns
            if cell.grows and span == 1 and free > 1:
                span = 2
            rows[-1].append((cell, span))
            free -= span
        for row in rows:
            last, span = row[-1]
            if last.grows:
                row[-1] = last, span + columns - sum(taken for _, taken in row)
        return rows, columns

    def _least_width(self, cell: _Cell) -> int:
        """Return the width of a label, or of a switch with its word, which is not cut."""
        label = self._label_width(cell.label)
        is_switch = isinstance(cell.widget, QAbstractButton)
        return max(label, cell.widget.minimumSizeHint().width()) if is_switch else label

    def _label_width(self, label: str) -> int:
        """Return the width of a label, measured once."""
        known = self._label_widths.get(label)
        if known is None:
            known = self._label_widths[label] = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(label)
        return known

    def _edges(self, rows: list[list[tuple[_Cell, int]]], columns: int, width: int) -> list[tuple[int, int]]:
        """Return the left and right edges of all columns: equal ones, widened for labels where others have room."""
        gap = px(GAP)
        equal = (width - (columns - 1) * gap) / columns
        needed = [0.0] * columns
        for row in rows:
            place = 0
            for cell, span in row:
                if span == 1:
                    needed[place] = max(needed[place], self._least_width(cell) + 1.0)
                place += span
        lacking = sum(max(0.0, need - equal) for need in needed)
        free = [max(0.0, equal - max(need, px(_ENOUGH))) for need in needed]
        share = min(1.0, lacking / sum(free)) if sum(free) else 0.0
        met = min(1.0, sum(free) / lacking) if lacking else 0.0
        edges, left = [], 0.0
        for need, room in zip(needed, free, strict=True):
            wide = equal + max(0.0, need - equal) * met - room * share
            edges.append((round(left), round(left + wide)))
            left += wide + gap
        return edges

    def _lay_out(self, width: int, *, is_moving: bool) -> int:
        """Arrange labels, inputs and problems; return the height."""
        rows, columns = self._rows(width)
        gap, label_height = px(GAP), QFontMetrics(font(TextStyle.LABEL)).height()
        edges = self._edges(rows, columns, width)
        labels: list[tuple[QRect, str]] = []
        top = 0
        for row in rows:
            places, place = [], 0
            for cell, span in row:
                places.append((cell, edges[place][0], edges[place + span - 1][1]))
                place += span
            height = max(self._height(cell.widget, right - left) for cell, left, right in places)
            for cell, left, right in places:
                labels.append((QRect(left, top, right - left, label_height), cell.label))
                if is_moving:
                    area = QRect(left, top + label_height + px(_BELOW_LABEL), right - left, height)
                    cell.widget.setGeometry(area)
            top += label_height + px(_BELOW_LABEL) + height
            top = self._place_lines([cell for cell, _ in row], width, top, is_moving=is_moving) + gap
        if is_moving:
            self._labels = labels
        return max(0, top - gap)

    def _height(self, widget: QWidget, width: int) -> int:
        """Return the height that an input wants at a width; inputs of one line want the same."""
        if widget.hasHeightForWidth():
            return widget.heightForWidth(width)
        if isinstance(widget, QPlainTextEdit):
            return widget.sizeHint().height()
        known = self._line_heights.get(type(widget))
        if known is None:
            known = self._line_heights[type(widget)] = widget.sizeHint().height()
        return known

    @staticmethod
    def _place_lines(cells: Sequence[_Cell], width: int, top: int, *, is_moving: bool) -> int:
        """Place the problems of a row below it; return where they end."""
        for cell in cells:
            if cell.line is None or not cell.line.message:
                continue
            top += px(_BELOW_ROW)
            height = max(cell.line.heightForWidth(width), cell.line.minimumSizeHint().height())
            if is_moving:
                cell.line.setGeometry(0, top, width, height)
            top += height
        return top

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange everything for the new width."""
        super().resizeEvent(event)
        self._lay_out(self.width(), is_moving=True)

    def event(self, event: QEvent) -> bool:
        """Arrange everything again when an input or a problem wants another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Arrange everything for another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange, QEvent.Type.StyleChange}:
            self._line_heights.clear()
            self._label_widths.clear()
            self.arrange()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True: narrower rows are higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height for a width."""
        known = self._heights.get(width)
        if known is None:
            known = self._heights[width] = self._lay_out(width, is_moving=False)
        return known

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size at a usual width."""
        width = self.width() if self.isVisible() else px(368)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of two short inputs."""
        return QSize(px(2 * _ENOUGH + GAP), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the labels."""
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            metrics = painter.fontMetrics()
            for area, label in self._labels:
                text = metrics.elidedText(label, Qt.TextElideMode.ElideRight, area.width() + 1)
                flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
                painter.drawText(QRectF(area), flags, text)
