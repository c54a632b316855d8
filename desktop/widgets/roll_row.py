"""Widgets: a row with a roll button, and a cell that is one; both paint a check with its number and its odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import box, hairline

HEIGHT: Final = 28
_LEAST_HEIGHT: Final = 24
"""Height of a row where the window is low."""
_GAP: Final = 8
_BUTTON: Final = 48
_MARK: Final = 14
_CELL: Final = 40
_HEAD: Final = 18
_LEAST_NAME: Final = 104
_NAME_SHARE: Final = 0.56
"""Share of a row's height that the name takes above its note."""


@dataclass(frozen=True, slots=True)
class RowCell:
    """A column of a row.

    Attributes:
        text: Its text, right-aligned.
        width: Its width at 100 %.
        is_strong: Whether it is semibold; otherwise it is muted.
        is_optional: Whether it gives way to the name in a narrow row.
        mark: True for a check mark behind it, False for a cross, None for neither.
    """

    text: str
    width: int
    is_strong: bool = False
    is_optional: bool = False
    mark: bool | None = None


class RollRow(QAbstractButton):
    """A row with a name, numbers and a button at its right end, which alone takes clicks.

    Space and Enter roll; up and down walk to other rows.

    Attributes:
        takes_digits: Whether a digit begins to type real dice.

    Signals:
        digit_typed: A digit was typed.
        walked: The focus is to go to another row: -1 up, 1 down.
    """

    digit_typed = Signal(str)
    walked = Signal(int)

    def __init__(self, action: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.name = ""
        self.note = ""
        self.cells: Sequence[RowCell] = ()
        self.takes_digits = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._is_hovered = False

    def show_row(self, name: str, note: str, cells: Sequence[RowCell]) -> None:
        """Show other texts."""
        if (name, note, tuple(cells)) != (self.name, self.note, tuple(self.cells)):
            has_same_height = bool(note) == bool(self.note)
            self.name, self.note, self.cells = name, note, tuple(cells)
            if not has_same_height:
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a row."""
        return QSize(px(330), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size in which the name is elided, and in which a note below it is a line of its own."""
        return QSize(px(230), px(HEIGHT if self.note else _LEAST_HEIGHT))

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        """Return whether a position is on the button."""
        return self.isEnabled() and self.button_rect().contains(QPointF(pos))

    def button_rect(self) -> QRectF:
        """Return the area of the button."""
        width = max(px(_BUTTON), QFontMetricsF(font()).horizontalAdvance(self._action) + 2 * px(_GAP))
        return QRectF(self.width() - width, 2, width, self.height() - 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Roll with Enter, walk with up and down, pass digits on."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(-1 if key is Qt.Key.Key_Up else 1)
        elif event.text().isdecimal() and self.takes_digits and self.isEnabled():
            self.digit_typed.emit(event.text())
        elif key is Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # for the shortcuts of the page

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show whether the pointer is on the button."""
        super().mouseMoveEvent(event)
        self._set_hovered(self.hitButton(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show the button as usual."""
        super().leaveEvent(event)
        self._set_hovered(False)

    def _set_hovered(self, is_hovered: bool) -> None:
        if is_hovered != self._is_hovered:
            self._is_hovered = is_hovered
            self.update()

    # ------------------------------------------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw name, note, numbers and button."""
        with QPainter(self) as painter:
            button = self.button_rect()
            edge = button.left() - px(_GAP)
            for cell in reversed(fitting(self.cells, edge)):
                area = QRectF(edge - px(cell.width), 0, px(cell.width), self.height())
                self._draw_cell(painter, area, cell)
                edge = area.left() - px(4)
            self._draw_name(painter, edge - px(4))
            self._draw_button(painter, button)
            if self.hasFocus():
                box(painter, QRectF(self.rect()), None, "accent", 2)

    def _draw_name(self, painter: QPainter, room: float) -> None:
        """Draw the name, and the note behind it, or below it where that has no room."""
        styled, small = font(TextStyle.HEADING), font(TextStyle.LABEL)
        metrics, note_metrics = QFontMetricsF(styled), QFontMetricsF(small)
        left = float(px(3))
        text = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, max(0.0, room - left))
        behind = left + metrics.horizontalAdvance(text) + px(6)
        is_below = bool(self.note) and behind + note_metrics.horizontalAdvance(self.note) > room
        line = self.height() * _NAME_SHARE if is_below else self.height()
        draw_text(painter, styled, "ink" if self.isEnabled() else "muted", QRectF(left, 0, room, line), text)
        start, top = (left, line) if is_below else (behind, 0.0)
        note = note_metrics.elidedText(self.note, Qt.TextElideMode.ElideRight, max(0.0, room - start))
        if len(note) > 1:
            draw_text(painter, small, "muted", QRectF(start, top, room - start, self.height() - top), note)

    def _draw_cell(self, painter: QPainter, area: QRectF, cell: RowCell) -> None:
        if cell.mark is not None:
            draw_mark(painter, QRectF(area.right() - px(_MARK), area.top(), px(_MARK), area.height()), cell.mark)
            area = area.adjusted(0, 0, -px(_MARK) - 2, 0)
        styled = font(TextStyle.HEADING if cell.is_strong else TextStyle.TEXT)
        text = QFontMetricsF(styled).elidedText(cell.text, Qt.TextElideMode.ElideRight, area.width() + 1)
        draw_text(painter, styled, "ink" if cell.is_strong else "muted", area, text, Qt.AlignmentFlag.AlignRight)

    def _draw_button(self, painter: QPainter, area: QRectF) -> None:
        is_down = self.isDown() or self._is_hovered
        if not self.isEnabled():
            box(painter, area, "disabled", "disabled")
        else:
            box(painter, area, "track" if self.isDown() else "card", "muted" if is_down else "strong")
        center = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, font(), "ink" if self.isEnabled() else "muted", area, self._action, center)


class RowHead(QWidget):
    """The heads of the columns over rows.

    Args:
        action: Text of the rows' buttons, for their width.
        parent: Its owner.
    """

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = RollRow(action, self)
        self._row.hide()
        self._heads: Sequence[RowCell] = ()
        self.setFixedHeight(px(_HEAD))

    def show_heads(self, heads: Sequence[RowCell]) -> None:
        """Show other heads, in columns of the rows' widths."""
        self._heads = tuple(heads)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the heads and a hairline."""
        self._row.resize(self.size())
        with QPainter(self) as painter:
            edge = self._row.button_rect().left() - px(_GAP)
            for head in reversed(fitting(self._heads, edge)):
                area = QRectF(edge - px(head.width), 0, px(head.width), self.height() - 1)
                draw_text(painter, font(TextStyle.LABEL), "muted", area, head.text, Qt.AlignmentFlag.AlignRight)
                edge = area.left() - px(4)
            hairline(painter, 0, self.width(), self.height() - 1)


class RollCell(RollRow):
    """A cell with an abbreviation over a number and its odds; all of it is the button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a cell."""
        return QSize(px(66), px(_CELL))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size of a cell."""
        return QSize(px(46), px(_CELL))

    def button_rect(self) -> QRectF:
        """Return the whole cell."""
        return QRectF(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the cell."""
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            is_on = self.isEnabled()
            fill = "track" if self.isDown() else "chrome" if self._is_hovered else "card"
            box(painter, area, fill if is_on else "disabled", "strong" if is_on else "disabled")
            inner = area.adjusted(px(6), px(3), -px(6), -px(3))
            upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
            lower = upper.translated(0, upper.height())
            small = font(TextStyle.LABEL)
            small.setWeight(QFont.Weight.DemiBold)
            strong, last = (*self.cells, RowCell("", 0), RowCell("", 0))[:2]
            room = upper.width() + 4 - (px(_MARK) if last.mark is not None else 0)
            name = QFontMetricsF(small).elidedText(self.name, Qt.TextElideMode.ElideRight, room)
            draw_text(painter, small, "muted", upper, name)
            draw_text(painter, font(TextStyle.HEADING), "ink" if is_on else "muted", lower, strong.text)
            draw_text(painter, font(TextStyle.LABEL), "muted", lower, self.note, Qt.AlignmentFlag.AlignRight)
            if last.mark is not None:
                draw_mark(painter, QRectF(upper.right() - px(_MARK), upper.top(), px(_MARK), upper.height()), last.mark)
            if self.hasFocus():
                box(painter, area, None, "accent", 2)


def fitting(cells: Sequence[RowCell], room: float) -> Sequence[RowCell]:
    """Return the columns that leave room for a name; optional ones give way.

    Args:
        cells: The columns.
        room: Room for the name and all of them, in pixels.
    """
    needed = sum(px(cell.width) + px(4) for cell in cells) + px(_LEAST_NAME)
    return cells if needed <= room else [cell for cell in cells if not cell.is_optional]


def draw_text(
    painter: QPainter,
    styled: QFont,
    ink: str,
    area: QRectF,
    text: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw one line of text in the middle of an area's height."""
    painter.setFont(styled)
    painter.setPen(color(ink))
    flags = Qt.AlignmentFlag.AlignVCenter | side
    painter.drawText(area, int(flags.value) | int(Qt.TextFlag.TextDontClip.value), text)


def draw_mark(painter: QPainter, area: QRectF, is_success: bool) -> None:
    """Draw a check mark for a success, a muted cross for a failure."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color("success" if is_success else "muted"), max(1.4, px(1) * 1.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    unit, middle = area.width() / 14, area.center()
    if is_success:
        points = ((-4, 0.5), (-1, 3.5), (4.5, -3))
        painter.drawPolyline([middle + QPointF(x * unit, y * unit) for x, y in points])
        return
    for sign in (-1, 1):
        arm = QPointF(3 * unit, 3 * unit * sign)
        painter.drawLine(middle - arm, middle + arm)
