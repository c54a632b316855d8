"""Widget: values before and after in a grid: name, was, arrow, now, unit; groups are set apart by a hairline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.library.row_painting import semibold, write
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import hairline
from desktop.world_use.update_facts import WasNow

_ROW: Final = 26
_HEAD: Final = 24
_GROUP: Final = 9
_VALUE: Final = 64
_WIDEST: Final = 128
_ARROW: Final = 32
_NOW: Final = 56
_UNIT: Final = 48
_LEAST_NAME: Final = 96


class WasNowTable(QWidget):
    """A read-only grid of values before and after.

    Args:
        head: What the names are: "Field".
        is_lined: Whether there is a hairline after every row, not only between groups.
        parent: Its owner.
    """

    def __init__(self, head: str, *, is_lined: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = head
        self._is_lined = is_lined
        self._groups: tuple[tuple[WasNow, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> tuple[WasNow, ...]:
        """The rows of all groups."""
        return tuple(row for group in self._groups for row in group)

    def show_groups(self, groups: Sequence[Sequence[WasNow]]) -> None:
        """Show groups of rows; empty ones are left out."""
        self._groups = tuple(tuple(group) for group in groups if group)
        self.setAccessibleName("; ".join(self._spoken(row) for row in self.rows))
        self.setVisible(bool(self._groups))
        self.updateGeometry()
        self.update()

    def _spoken(self, row: WasNow) -> str:
        if row.note:
            return row.note
        return self.tr("{label}: {was} to {now}").format(
            label=row.label, was=row.was, now=f"{row.now} {row.unit}".strip()
        )

    # ------------------------------------------------------------------------------------------------------ geometry

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows."""
        height = px(_HEAD) + px(_ROW) * len(self.rows) + px(_GROUP) * max(0, len(self._groups) - 1)
        return QSize(px(_LEAST_NAME) + sum(self._columns()), height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows, with elided names."""
        return self.sizeHint()

    def _columns(self) -> tuple[int, int, int, int]:
        """Return the widths of was, arrow, now and unit."""
        text, strong = font(TextStyle.TEXT), semibold(TextStyle.TEXT)
        return (
            self._width([row.was for row in self.rows], text, _VALUE),
            px(_ARROW),
            self._width([row.now for row in self.rows], strong, _NOW),
            px(_UNIT),
        )

    @staticmethod
    def _width(texts: Sequence[str], used: QFont, least: int) -> int:
        metrics = QFontMetrics(used)
        return min(px(_WIDEST), max([px(least), *(metrics.horizontalAdvance(each) for each in texts)]))

    def _row_tops(self) -> list[tuple[WasNow, int, bool]]:
        """Return each row with its top, and whether it begins a later group."""
        tops: list[tuple[WasNow, int, bool]] = []
        top = px(_HEAD)
        for number, group in enumerate(self._groups):
            top += px(_GROUP) if number else 0
            for place, row in enumerate(group):
                tops.append((row, top, bool(number) and place == 0))
                top += px(_ROW)
        return tops

    def _cells(self, top: int, height: int) -> tuple[QRect, QRect, QRect, QRect, QRect]:
        was, arrow, now, unit = self._columns()
        name = max(0, self.width() - was - arrow - now - unit - px(4))
        whole_unit = self._width([row.unit for row in self.rows], font(TextStyle.LABEL), _UNIT)
        metrics = QFontMetrics(font(TextStyle.TEXT))
        names = max((metrics.horizontalAdvance(row.label) for row in self.rows), default=0) + px(8)
        widened = min(whole_unit - unit, max(0, name - names))  # a unit is cut before a name
        name, unit = name - widened, unit + widened
        lefts = (0, name, name + was, name + was + arrow, name + was + arrow + now + px(4))
        widths = (name, was, arrow, now, unit)
        first, second, third, fourth, fifth = (
            QRect(left, top, width, height) for left, width in zip(lefts, widths, strict=True)
        )
        return first, second, third, fourth, fifth

    # -------------------------------------------------------------------------------------------------------- events

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint head, rows and lines."""
        label, text, strong = font(TextStyle.LABEL), font(TextStyle.TEXT), semibold(TextStyle.TEXT)
        with QPainter(self) as painter:
            name, was, _arrow, now, _unit = self._cells(0, px(_HEAD) - 1)
            write(painter, name, self._head, label, "muted")
            write(painter, was, self.tr("was"), label, "muted", is_right=True)
            write(painter, now, self.tr("now"), label, "muted", is_right=True)
            hairline(painter, 0, self.width(), px(_HEAD) - 1, "strong")
            for row, top, is_next_group in self._row_tops():
                if is_next_group:
                    hairline(painter, 0, self.width(), top - px(_GROUP) // 2 - 1)
                name, was, arrow, now, unit = self._cells(top, px(_ROW))
                write(painter, name.adjusted(0, 0, -px(8), 0), row.label, text, "ink")
                write(painter, was, row.was, text, "muted", is_right=True)
                painter.setFont(label)
                painter.setPen(color("muted"))
                painter.drawText(arrow, Qt.AlignmentFlag.AlignCenter, "=" if row.note else "→")
                write(
                    painter, now, row.was if row.note else row.now, strong, "teal" if row.note else "ink", is_right=True
                )
                write(painter, unit, row.unit, label, "muted")
                if self._is_lined:
                    hairline(painter, 0, self.width(), top + px(_ROW) - 1)

    def event(self, event: QEvent) -> bool:
        """Show the whole row as a tool tip, as long texts are elided."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        for row, top, _ in self._row_tops():
            if top <= event.pos().y() < top + px(_ROW):
                QToolTip.showText(event.globalPos(), escape_tool_tip(self._spoken(row)), self)
                return True
        QToolTip.hideText()
        return True
