"""Ladder of levels of two measures beside each other: what each means, and which level is the present one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.painting import hairline
from desktop.widgets.property_types import STRING_LIST

ROW: Final = 24
DOT: Final = 4
_LEAD: Final = 16
"""Width of a dot with its gap."""
_LEAST_GAP: Final = 6
"""Between two columns, in pixels at 100 %."""


class LevelLadder(QProgressBar):
    """A row for each level: dot and name of the first measure, numbers, dot and name of the second one.

    `field` is the level of the first measure, `second_field` that of the second; their names are the game's words.
    `level_numbers` are the columns between, ``5–9|−1``, a text for each level. Where `writes` names a field, a click on
    a dot of the second measure, and the arrow keys, set its level.

    Signals:
        level_chosen: A level of the second measure.
    """

    level_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._second_field = ""
        self._writes = ""
        self._heads: list[str] = []
        self._numbers: list[str] = []
        self._names: tuple[Sequence[str], Sequence[str]] = (), ()
        self._levels = (0, 0)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _get_second_field(self) -> str:
        return self._second_field

    def _set_second_field(self, address: str) -> None:
        self._second_field = address

    def _get_writes(self) -> str:
        return self._writes

    def _set_writes(self, address: str) -> None:
        self._writes = address
        if address:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _get_heads(self) -> list[str]:
        return self._heads

    def _set_heads(self, heads: list[str]) -> None:
        self._heads = list(heads)

    def _get_numbers(self) -> list[str]:
        return self._numbers

    def _set_numbers(self, numbers: list[str]) -> None:
        self._numbers = list(numbers)
        self.setRange(0, max(1, len(self._numbers) - 1))
        self.updateGeometry()

    second_field = Property(str, _get_second_field, _set_second_field)
    writes = Property(str, _get_writes, _set_writes)
    heads = Property(STRING_LIST, _get_heads, _set_heads)
    level_numbers = Property(STRING_LIST, _get_numbers, _set_numbers)

    def show_levels(self, names: tuple[Sequence[str], Sequence[str]], levels: tuple[int, int]) -> bool:
        """Show the levels of both measures; return whether something changed."""
        if (names, levels) == (self._names, self._levels):
            return False
        has_other_names = names != self._names
        self._names, self._levels = names, levels
        if has_other_names:
            self.updateGeometry()
        self.setValue(max(0, min(self.maximum(), levels[0])))
        self.update()
        return True

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of head and rows."""
        return QSize(px(252), px(ROW) * (len(self._numbers) + 1) + 1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height, and the width of all names."""
        return QSize(round(sum(self._column_widths())) + 3 * px(_LEAST_GAP), self.sizeHint().height())

    def _column_widths(self) -> list[float]:
        """Return the width of each column: name, numbers, name."""
        label, text = QFontMetricsF(font(TextStyle.LABEL)), QFontMetricsF(font(TextStyle.HEADING))
        cells = [numbers.split("|") for numbers in self._numbers]
        wide = [max((text.horizontalAdvance(each) for each in names), default=0.0) for names in self._names]
        columns = [wide[0] + px(_LEAD)]
        columns += [max((text.horizontalAdvance(row[place]) for row in cells), default=0.0) for place in (0, 1)]
        columns.append(wide[1] + px(_LEAD))
        heads = [
            label.horizontalAdvance(head) + (px(_LEAD) if place in {0, 3} else 0) for place, head in self._titles()
        ]
        return [max(pair) for pair in zip(columns, heads, strict=False)]

    def _titles(self) -> list[tuple[int, str]]:
        return list(enumerate((*self._heads, "", "", "", "")[:4]))

    def _lefts(self) -> list[float]:
        """Return where each column begins; what room there is stands between them."""
        widths = self._column_widths()
        gap = max(float(px(_LEAST_GAP)), (self.width() - sum(widths)) / 3)
        lefts, left = [], 0.0
        for width in widths:
            lefts.append(left)
            left += width + gap
        return lefts

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw head and rows."""
        widths, lefts = self._column_widths(), self._lefts()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            for place, head in self._titles():
                lead = px(_LEAD) if place in {0, 3} else 0
                area = QRectF(lefts[place] + lead, 0, widths[place] - lead + 2, px(ROW) - 4)
                side = Qt.AlignmentFlag.AlignLeft if place in {0, 3} else Qt.AlignmentFlag.AlignRight
                painter.drawText(area, int(side | Qt.AlignmentFlag.AlignBottom), head)
            hairline(painter, 0, self.width(), px(ROW) - 1, "strong")
            for level in range(len(self._numbers)):
                self._paint_row(painter, level, widths, lefts)

    def _paint_row(self, painter: QPainter, level: int, widths: list[float], lefts: list[float]) -> None:
        top = px(ROW) * (level + 1)
        texts = (self._name(0, level), *self._numbers[level].split("|")[:2], self._name(1, level))
        for place, text in enumerate(texts):
            measure = {0: 0, 3: 1}.get(place)
            is_present = self._levels[measure if measure is not None else 0] == level
            area = QRectF(lefts[place], top, widths[place] + 2, px(ROW))
            if measure is not None:
                self._paint_dot(painter, QPointF(area.left() + px(DOT), area.center().y()), is_full=is_present)
                area.setLeft(area.left() + px(_LEAD))
            painter.setFont(font(TextStyle.HEADING if is_present else TextStyle.TEXT))
            painter.setPen(color("ink" if is_present else "muted"))
            side = Qt.AlignmentFlag.AlignLeft if measure is not None else Qt.AlignmentFlag.AlignRight
            painter.drawText(area, int(side | Qt.AlignmentFlag.AlignVCenter), text)

    def _name(self, measure: int, level: int) -> str:
        names = self._names[measure]
        return names[level] if level < len(names) else ""

    @staticmethod
    def _paint_dot(painter: QPainter, middle: QPointF, *, is_full: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen if is_full else QPen(color("strong"), 1))
        painter.setBrush(color("fill") if is_full else Qt.BrushStyle.NoBrush)
        radius = px(DOT) if is_full else px(DOT) - 0.5
        painter.drawEllipse(middle, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the level of the second measure that was pressed."""
        level = int(event.position().y()) // px(ROW) - 1
        if self._writes and 0 <= level < len(self._numbers) and event.position().x() >= self._lefts()[3]:
            self.level_chosen.emit(level)
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Change the level of the second measure by one with the arrow keys."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        level = self._levels[1] + steps.get(Qt.Key(event.key()), 0)
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if self._writes and is_plain and level != self._levels[1] and 0 <= level < len(self._numbers):
            self.level_chosen.emit(level)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring."""
        frame_of(self).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)
