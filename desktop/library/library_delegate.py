"""Item delegate of the library list: paints headings, characters and drafts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.store.records import LibraryEntry
from desktop import theme
from desktop.library.found_lines import FoundLine
from desktop.library.library_model import Role
from desktop.library.paged_rows import RowKind
from desktop.library.row_painting import (
    ICON,
    paint_heading,
    paint_sign,
    paint_tick,
    paint_violations,
    portrait_pixmap,
    semibold,
    takes_two_lines,
    write,
    write_found,
    write_in_lines,
    write_marked,
)
from desktop.theme import TextStyle, color, px
from desktop.widgets.painting import row_ground
from desktop.widgets.portrait_view import paint_portrait

HEADING_HEIGHT: Final = 28
ROW_HEIGHT: Final = 44
PORTRAIT: Final = 32
_EDGE: Final = 4
_MARGIN: Final = 16
_GAP: Final = 12
_WIDE: Final = 480
"""Width from which rows also show player, tags and last edit in columns."""

_NAMED, _WHOLE = 240, 320
"""Width from which all rows name their game beside its sign, and from which they say all of the summary line, too."""

_COLUMNS: Final = (0.4, 0.62, 0.8, 1.0)
"""Start of these columns as fractions of the width, and the end of the last one."""

Index = QModelIndex | QPersistentModelIndex


TICK_END: Final = _MARGIN + PORTRAIT + _GAP // 2
"""Right end of the part of a row in which a click ticks it, at 100 %."""


class LibraryDelegate(QStyledItemDelegate):
    """Paints the rows of the library list.

    Args:
        tick_of: Returns whether a row shows a box instead of its portrait, and whether that is ticked; None for none.
        parent: Its owner.
    """

    def __init__(self, tick_of: Callable[[int], bool | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tick_of = tick_of

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of a row."""
        is_heading = index.data(Role.KIND) == RowKind.HEADING
        return QSize(option.rect.width(), px(HEADING_HEIGHT if is_heading else ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        row_ground(painter, option.state, QRectF(option.rect).adjusted(px(_EDGE), 0, -px(_EDGE), 0))
        match index.data(Role.KIND):
            case RowKind.HEADING:
                self._paint_heading(painter, option.rect, index)
            case RowKind.DRAFT:
                self._paint_draft(painter, option.rect, index)
            case RowKind.CHARACTER:
                self._paint_character(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, area: QRect, index: Index) -> None:
        number = QLocale().toString(int(index.data(Role.NUMBER)))
        paint_heading(painter, area, str(index.data()), number, is_collapsed=bool(index.data(Role.IS_COLLAPSED)))

    def _paint_draft(self, painter: QPainter, area: QRect, index: Index) -> None:
        circle = _circle(area)
        pen = QPen(color("strong"), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle.adjusted(0.5, 0.5, -0.5, -0.5))
        offset = (px(PORTRAIT) - px(ICON)) // 2
        painter.drawPixmap(int(circle.left()) + offset, int(circle.top()) + offset, theme.pixmap("draft", 16, "muted"))
        words = self.tr("Resume")
        label = semibold(TextStyle.LABEL)
        width = QFontMetrics(label).horizontalAdvance(words)
        right = area.right() - px(_MARGIN)
        write(painter, QRect(right - width, area.top(), width + 1, area.height()), words, label, "accent")
        self._paint_lines(painter, area, right - width - px(8), index, is_strong=False)

    def _paint_character(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area: QRect = option.rect
        entry = index.data(Role.ENTRY)
        if not isinstance(entry, LibraryEntry):
            _paint_unread(painter, area)
            return
        thumbnail = index.data(Role.THUMBNAIL)
        name = str(index.data())
        image = thumbnail if isinstance(thumbnail, QImage) else None
        ratio = option.widget.devicePixelRatioF()
        picture = None if image is None else portrait_pixmap(image, entry, PORTRAIT, ratio)
        tick = self._tick_of(index.row())
        if tick is None:
            paint_portrait(painter, _circle(area), picture, name, entry.id)
        else:
            paint_tick(painter, _circle(area), is_ticked=tick)
        right = area.right() - px(_MARGIN)
        if sign := str(index.data(Role.SIGN) or ""):
            paint_sign(painter, right - px(ICON), area, sign)
            right -= px(ICON) + px(8)
        if entry.violations:
            right = paint_violations(painter, area, right, entry.violations)
        if area.width() >= px(_WIDE):
            right = self._paint_columns(painter, area, right, entry, str(index.data(Role.EDITED)))
        self._paint_lines(painter, area, right, index, is_strong=bool(option.state & QStyle.StateFlag.State_Selected))

    def _paint_lines(self, painter: QPainter, area: QRect, right: int, index: Index, *, is_strong: bool) -> None:
        """Paint the name and the line below it; a long name takes both, unless a search shows its match."""
        left = area.left() + px(_MARGIN) + px(PORTRAIT) + px(_GAP)
        font = theme.font(TextStyle.HEADING if is_strong else TextStyle.TEXT)
        name, found = str(index.data()), index.data(Role.FOUND)
        if not isinstance(found, FoundLine) and takes_two_lines(name, font, right - left):
            write_in_lines(painter, QRect(left, area.top(), right - left, area.height()), name, font, "ink")
            return
        top = area.top() + (area.height() - px(20) - px(16)) // 2
        detail = QRect(left, top + px(19), right - left, px(16))
        if isinstance(found, FoundLine):
            write_marked(painter, QRect(left, top, right - left, px(20)), name, found.name_spans, font, "ink")
            write_found(painter, detail, found)
            return
        write(painter, QRect(left, top, right - left, px(20)), name, font, "ink")
        write(painter, detail, detail_of(index, area.width()), theme.font(TextStyle.LABEL), "muted")

    def _paint_columns(self, painter: QPainter, area: QRect, right: int, entry: LibraryEntry, edited: str) -> int:
        """Paint the columns player and campaign, tags, last edit; return the right end of the name."""
        label = theme.font(TextStyle.LABEL)
        half = area.height() // 2
        texts = ((entry.player, entry.campaign), (", ".join(entry.tags), ""), (edited, ""))
        for number, (upper, lower) in enumerate(texts):
            left = area.left() + round(area.width() * _COLUMNS[number])
            end = min(right, area.left() + round(area.width() * _COLUMNS[number + 1]))
            column = QRect(left, area.top(), end - left - px(8), area.height())
            if upper and lower:
                above = QRect(column.left(), column.top() + px(5), column.width(), half - px(5))
                below = QRect(column.left(), column.top() + half, column.width(), half - px(5))
                write(painter, above, upper, label, "ink")
                write(painter, below, lower, label, "muted")
            else:
                write(painter, column, upper or lower, label, "muted" if number or lower else "ink")
        return area.left() + round(area.width() * _COLUMNS[0]) - px(8)


def detail_of(index: Index, width: int) -> str:
    """Return the second line of a row: what it says depends on the width of the list alone, alike in all rows.

    In a narrow list the sign of the game says it, and the whole summary line has the room; in a usual one the game is
    named before the first part of the summary line, in a wide one before the whole line.

    Args:
        index: The row.
        width: Width of the list.
    """
    entry, whole = index.data(Role.ENTRY), str(index.data(Role.DETAIL))
    if not isinstance(entry, LibraryEntry) or entry.problem or width >= px(_WHOLE):
        return whole
    line = str(index.data(Role.LINE))
    return line or whole if width < px(_NAMED) else whole.removesuffix(line) + line.partition(", ")[0]


def _circle(area: QRect) -> QRectF:
    return QRectF(
        area.left() + px(_MARGIN), area.top() + (area.height() - px(PORTRAIT)) / 2, px(PORTRAIT), px(PORTRAIT)
    )


def _paint_unread(painter: QPainter, area: QRect) -> None:
    """Paint a placeholder for a row that is not loaded yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("track"))
    painter.drawEllipse(_circle(area))
    left = area.left() + px(_MARGIN) + px(PORTRAIT) + px(_GAP)
    painter.drawRoundedRect(QRectF(left, area.top() + px(11), px(96), px(8)), px(4), px(4))
    painter.drawRoundedRect(QRectF(left, area.top() + px(26), px(64), px(6)), px(3), px(3))
