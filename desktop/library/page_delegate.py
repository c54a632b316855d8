"""Item delegate of the library page: paints rows with ticks and columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from core.store.records import LibraryEntry
from desktop import theme
from desktop.library.found_lines import FoundLine
from desktop.library.library_delegate import PORTRAIT, LibraryDelegate
from desktop.library.library_model import Role
from desktop.library.page_columns import Column, Span
from desktop.library.paged_rows import RowKind
from desktop.library.row_painting import (
    ICON,
    paint_sign,
    paint_tick,
    portrait_pixmap,
    takes_two_lines,
    write,
    write_found,
    write_in_lines,
    write_marked,
)
from desktop.theme import TextStyle, color, px
from desktop.widgets.painting import hairline
from desktop.widgets.portrait_view import paint_portrait

_GAP: Final = 12
_CHIP: Final = 20
_CHIP_PAD: Final = 8

Index = QModelIndex | QPersistentModelIndex


class PageDelegate(LibraryDelegate):
    """Paints the rows of the library page.

    Args:
        columns: Returns where the columns are.
        parent: Its owner.
    """

    def __init__(self, columns: Callable[[], Mapping[Column, Span]], parent: QObject | None = None) -> None:
        super().__init__(lambda _row: None, parent)  # the ticks have a column of their own
        self._columns = columns

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        if index.data(Role.KIND) != RowKind.CHARACTER:
            super().paint(painter, option, index)
            return
        entry = index.data(Role.ENTRY)
        area: QRect = option.rect
        is_ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if is_ticked:
            painter.fillRect(area, color("tint"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, color("canvas"))
        hairline(painter, area.left(), area.right() + 1, area.bottom())
        spans = self._columns()
        paint_tick(painter, QRectF(_cell(area, spans[Column.TICK])), is_ticked=is_ticked)
        if isinstance(entry, LibraryEntry):
            self._paint_face(painter, option, index, entry)
            self._paint_name(painter, _cell(area, spans[Column.NAME]), index, entry)
            self._paint_facts(painter, area, index, entry)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(area).adjusted(2, 2, -2, -3), 4, 4)
        painter.restore()

    def _paint_face(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: LibraryEntry) -> None:
        thumbnail = index.data(Role.THUMBNAIL)
        image = thumbnail if isinstance(thumbnail, QImage) else None
        ratio = option.widget.devicePixelRatioF()
        picture = None if image is None else portrait_pixmap(image, entry, PORTRAIT, ratio)
        cell = _cell(option.rect, self._columns()[Column.FACE])
        top = cell.top() + (cell.height() - px(PORTRAIT)) / 2
        circle = QRectF(cell.left(), top, px(PORTRAIT), px(PORTRAIT))
        paint_portrait(painter, circle, picture, str(index.data()), entry.id)

    @staticmethod
    def _paint_name(painter: QPainter, cell: QRect, index: Index, entry: LibraryEntry) -> None:
        """Paint the name, and below it where the search found it, else the player."""
        font = theme.font(TextStyle.HEADING)
        found = index.data(Role.FOUND)
        if not isinstance(found, FoundLine) and takes_two_lines(str(index.data()), font, cell.width()):
            write_in_lines(painter, cell, str(index.data()), font, "ink")
            return
        below = found.plain if isinstance(found, FoundLine) else entry.player
        top = cell.top() + (cell.height() - px(20) - px(16)) // 2
        area = QRect(cell.left(), top, cell.width(), px(20)) if below else cell
        spans = found.name_spans if isinstance(found, FoundLine) else ()
        write_marked(painter, area, str(index.data()), spans, font, "ink")
        line = QRect(cell.left(), top + px(19), cell.width(), px(16))
        if isinstance(found, FoundLine):
            write_found(painter, line, found)
        elif entry.player:
            write(painter, line, entry.player, theme.font(TextStyle.LABEL), "muted")

    def _paint_facts(self, painter: QPainter, area: QRect, index: Index, entry: LibraryEntry) -> None:
        """Paint game, campaign, level, tags and last edit, as far as their columns are shown."""
        text = theme.font(TextStyle.TEXT)
        texts = {
            Column.CAMPAIGN: (entry.campaign or self.tr("none"), "ink" if entry.campaign else "muted"),
            Column.LEVEL: (str(index.data(Role.LINE)), "muted"),
            Column.CHANGED: (str(index.data(Role.EDITED)), "muted"),
        }
        spans = self._columns()
        for column, (words, ink) in texts.items():
            if column in spans:
                write(painter, _cell(area, spans[column]), words, text, ink, is_right=column is Column.CHANGED)
        if Column.GAME in spans:
            cell = _cell(area, spans[Column.GAME])
            if sign := str(index.data(Role.SIGN) or ""):
                paint_sign(painter, cell.left(), area, sign)
            write(painter, cell.adjusted(px(ICON) + px(8), 0, 0, 0), str(index.data(Role.GAME)), text, "ink")
        if Column.TAGS in spans:
            _paint_chips(painter, _cell(area, spans[Column.TAGS]), entry.tags)


def _cell(area: QRect, span: Span) -> QRect:
    """Return the place of a cell, with a gap behind it."""
    return QRect(area.left() + span.left, area.top(), span.width - px(_GAP), area.height())


def _paint_chips(painter: QPainter, cell: QRect, tags: tuple[str, ...]) -> None:
    """Paint as many tags as fit; the number of the others follows."""
    label = theme.font(TextStyle.LABEL)
    metrics = QFontMetrics(label)
    left, top = cell.left(), cell.top() + (cell.height() - px(_CHIP)) // 2
    for number, tag in enumerate(tags):
        width = metrics.horizontalAdvance(tag) + 2 * px(_CHIP_PAD)
        others = len(tags) - number - 1
        room = cell.right() - left - (px(24) if others else 0)
        if width > room and number:
            write(painter, QRect(left, cell.top(), px(32), cell.height()), f"+{others + 1}", label, "muted")
            return
        chip = QRectF(left, top, min(width, max(room, 2 * px(_CHIP_PAD))), px(_CHIP))
        painter.setPen(QPen(color("strong"), 1))
        painter.setBrush(color("card"))
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), px(_CHIP) / 2, px(_CHIP) / 2)
        inner = chip.toRect().adjusted(px(_CHIP_PAD) - 1, 0, 1 - px(_CHIP_PAD), 0)
        write(painter, inner, tag, label, "muted")
        left += int(chip.width()) + px(6)
