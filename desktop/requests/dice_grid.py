"""Widget that paints dice of a roll: outline, face, dropped dice struck through, totals."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.character.formula_display import to_typographic
from core.procedures.requests import Roll
from desktop.theme import TextStyle, color, font, px

DIE: Final = 21
_GAP: Final = 3
_TOTAL: Final = 22
_AFTER: Final = 3
_MOST_BETWEEN: Final = 16
"""Largest extra space between two throws of a line."""
_ROW: Final = 40
_LABEL: Final = 56
_LONGEST_LABEL: Final = 220
_MARK: Final = 88
_TICKS: Final = 4
_TICK_MS: Final = 60
_HALF: Final = 0.45
_CORNERS: Final = {8: 4, 10: 4, 12: 5, 20: 6}
"""Corners of the outlines; a d6 is a square, a d4 a triangle, everything else a circle."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice of one roll notation.

    Attributes:
        group: Name of its group; throws of a group share a row.
        label: Name of the throw, shown if it is alone in its row.
        before: Constant and sign before the dice.
        sizes: Sides of the dice.
        fixed: Constant to add.
        signs: 1, or -1 for a subtracted die.
    """

    group: str
    label: str
    before: str
    sizes: tuple[int, ...]
    fixed: int
    signs: tuple[int, ...]


class DiceGrid(QWidget):
    """Shows the dice of a roll and their faces so far.

    Signals:
        die_clicked: A die was clicked; its position among all dice.

    Attributes:
        is_correctable: Whether a click on a die is meant for that die.
    """

    die_clicked = Signal(int)

    def __init__(self, request: Roll, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._request = request
        self._throws = _throws(request)
        self._has_groups = len({each.group for each in self._throws}) < len(self._throws)
        self._faces: list[int] = []
        self._kept: Sequence[tuple[bool, ...] | None] = ()
        self._next = -1
        self.is_correctable = False
        self._marks: dict[str, str] = {}
        self._reserved = 0
        self._ticks_left = 0
        self._animation_source = random.Random()  # only for the animation
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._on_tick)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(request.label)
        self._describe()

    @property
    def sizes(self) -> tuple[int, ...]:
        """Sides of all dice, in order."""
        return tuple(size for throw in self._throws for size in throw.sizes)

    @property
    def is_animating(self) -> bool:
        """Whether the dice are being animated."""
        return self._ticks_left > 0

    def show_faces(self, faces: Sequence[int], *, is_typing: bool = False) -> None:
        """Show the faces of the first dice.

        Args:
            faces: Faces in order.
            is_typing: Whether the next die is marked.
        """
        self._faces = list(faces)
        self._kept = self._count_faces()
        self._next = len(self._faces) if is_typing and len(self._faces) < len(self.sizes) else -1
        self._describe()
        self.update()

    def animate(self, faces: Sequence[int]) -> None:
        """Show faces after a short animation."""
        self.show_faces(faces)
        self._ticks_left = _TICKS
        self._timer.start()

    def mark_die(self, index: int) -> None:
        """Mark a die, as the one that is corrected; -1 for none."""
        self._next = index
        self.update()

    @property
    def marked_die(self) -> int:
        """The die that is marked; -1 for none."""
        return self._next

    def reserve_marks(self) -> None:
        """Reserve space at the right for the marks of groups."""
        self._reserved = px(_MARK) if self._has_groups else 0
        self.updateGeometry()

    def set_marks(self, marks: Mapping[str, str]) -> None:
        """Mark the groups of throws that were chosen.

        Args:
            marks: A word for each chosen group, by its name.
        """
        if marks != self._marks:
            self._marks = dict(marks)
            self._describe()
            self.update()

    def die_name(self, index: int) -> str:
        """Return the name of a die: ``set 1, roll 2, d8``."""
        for throw in self._throws:
            if index < len(throw.sizes):
                return ", ".join(part for part in (throw.group, throw.label, f"d{throw.sizes[index]}") if part)
            index -= len(throw.sizes)
        return ""

    @Slot()
    def _on_tick(self) -> None:
        self._ticks_left -= 1
        if self._ticks_left == 0:
            self._timer.stop()
        self.update()

    def _describe(self) -> None:
        """Describe the throws and their totals for screen readers."""
        parts = []
        end = 0
        for number, throw in enumerate(self._throws):
            start, end = end, end + len(throw.sizes)
            own = self._faces[start:end]
            if own:
                name = ", ".join(part for part in (throw.group, throw.label) if part)
                kept = self._kept[number]
                total = self._total(throw, start, kept) if kept is not None and any(kept) else None
                sums = f" = {total}" if total is not None and [total] != own else ""
                parts.append(f"{name}: {' '.join(map(str, own))}{sums}".removeprefix(": "))
        parts += [f"{group}: {word}" for group, word in self._marks.items()]
        self.setAccessibleDescription("; ".join(parts))

    # ------------------------------------------------------------------------------------------------------- layout

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size for the current width."""
        width = max(self.width(), px(320))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the narrowest size: one throw in a row."""
        widest = max((self._throw_width(throw) for throw in self._throws), default=0)
        return QSize(self._left() + widest, px(_ROW))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Rows wrap."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of all rows."""
        return len(self._lines(width)) * px(_ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Set the height for the new width."""
        super().resizeEvent(event)
        height = self.heightForWidth(self.width())
        if self.minimumHeight() != height:
            self.setFixedHeight(height)

    def _left(self) -> int:
        if self._has_groups:
            return px(_LABEL)
        metrics = QFontMetrics(font(TextStyle.TEXT))
        longest = max((metrics.horizontalAdvance(each.group or each.label) for each in self._throws), default=0)
        return min(px(_LONGEST_LABEL), longest + px(16)) if longest else 0

    def _throw_width(self, throw: Throw) -> int:
        before = px(9 * len(throw.before) + 4) if throw.before else 0
        return before + len(throw.sizes) * px(DIE + _GAP) + self._total_width(throw) + px(_AFTER)

    @staticmethod
    def _total_width(throw: Throw) -> int:
        """Return the room for the total: that of its longest number."""
        signed = list(zip(throw.sizes, throw.signs, strict=True))
        bounds = (sum(size for size, each in signed if each == sign) * sign + throw.fixed for sign in (1, -1))
        metrics = QFontMetrics(font(TextStyle.HEADING))
        return max(px(_TOTAL), *(metrics.horizontalAdvance(str(each)) + px(_AFTER) for each in bounds))

    def _sum_width(self) -> int:
        """Return the room for the totals of groups at the right edge."""
        if not self._has_groups:
            return 0
        groups: dict[str, int] = {}
        for throw in self._throws:
            groups[throw.group] = groups.get(throw.group, 0) + throw.fixed + sum(throw.sizes)
        widest = str(max(groups.values(), default=0))
        return max(px(34), QFontMetrics(font(TextStyle.NAME)).horizontalAdvance(widest) + px(8))

    def die_area(self, index: int) -> QRect:
        """Return the area of a die."""
        return next((area for number, area in self._die_areas() if number == index), QRect())

    def die_at(self, point: QPoint) -> int:
        """Return the die at a point; -1 for none."""
        reach = px(_GAP)
        areas = ((number, area.adjusted(-reach, -reach, reach, reach)) for number, area in self._die_areas())
        return next((number for number, area in areas if area.contains(point)), -1)

    def _die_areas(self) -> Iterator[tuple[int, QRect]]:
        """Yield every die with its area."""
        starts = list(accumulate((len(throw.sizes) for throw in self._throws), initial=0))
        lines = self._lines(self.width())
        between = self._between(lines)
        for row, numbers in enumerate(lines):
            left = self._left()
            for number in numbers:
                throw = self._throws[number]
                first = left + (px(9 * len(throw.before) + 4) if throw.before else 0)
                top = row * px(_ROW) + (px(_ROW) - px(DIE)) // 2
                for die in range(len(throw.sizes)):
                    yield starts[number] + die, QRect(first + die * px(DIE + _GAP), top, px(DIE), px(DIE))
                left += self._throw_width(throw) + between

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Report the clicked die."""
        die = self.die_at(event.position().toPoint()) if self.is_correctable else -1
        if die < 0 or event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.die_clicked.emit(die)

    def _lines(self, width: int) -> list[list[int]]:
        """Break the throws into lines: a new one for every group and when a line is full."""
        lines: list[list[int]] = []
        used = 0
        group = None
        room = self._room(width)
        for number, throw in enumerate(self._throws):
            wide = self._throw_width(throw)
            is_new = group is None or throw.group != group or not self._has_groups or used + wide > room
            if is_new:
                lines.append([])
                used = 0
            lines[-1].append(number)
            used += wide
            group = throw.group
        return lines

    def _room(self, width: int) -> int:
        """Return the width for throws in a line, without label and totals."""
        return width - self._left() - self._reserved - self._sum_width()

    def _between(self, lines: Sequence[Sequence[int]]) -> int:
        """Return the extra space between throws, the same in all lines so that they align."""
        room = self._room(self.width())
        spare = (
            (room - sum(self._throw_width(self._throws[number]) for number in line)) // len(line)
            for line in lines
            if line
        )
        return max(0, min(px(_MOST_BETWEEN), *spare)) if self._has_groups else 0

    # ----------------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw all rows."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            starts = [0]
            for throw in self._throws:
                starts.append(starts[-1] + len(throw.sizes))
            lines = self._lines(self.width())
            between = self._between(lines)
            for row, numbers in enumerate(lines):
                top = row * px(_ROW)
                if self._group(numbers) in self._marks:
                    painter.fillRect(QRectF(-px(16), top, self.width() + px(32), px(_ROW)), color("tint"))
                if row:
                    painter.fillRect(QRectF(0, top, self.width(), 1), color("hairline"))
                self._draw_label(painter, numbers, lines[row - 1] if row else [], top)
                left = self._left()
                for number in numbers:
                    self._draw_throw(painter, number, starts[number], QPointF(left, top))
                    left += self._throw_width(self._throws[number]) + between
                is_last = row + 1 == len(lines) or self._group(lines[row + 1]) != self._group(numbers)
                if self._has_groups and is_last:
                    self._draw_sum(painter, self._group(numbers), starts, top)

    def _group(self, numbers: Sequence[int]) -> str:
        return self._throws[numbers[0]].group if numbers else ""

    def _draw_label(self, painter: QPainter, numbers: Sequence[int], before: Sequence[int], top: int) -> None:
        throw = self._throws[numbers[0]]
        text = throw.group if self._has_groups else throw.group or throw.label
        if self._has_groups and self._group(before) == throw.group:
            return
        is_chosen = throw.group in self._marks
        painter.setFont(font(TextStyle.HEADING if is_chosen else TextStyle.TEXT))
        painter.setPen(color("ink" if is_chosen else "muted"))
        area = QRectF(0, top, self._left() - px(4), px(_ROW))
        shown = painter.fontMetrics().elidedText(_capital(text), Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _count_faces(self) -> Sequence[tuple[bool, ...] | None]:
        """Return which faces of each throw count; None while unknown.

        Where throws affect each other it is unknown until all dice are shown; else until those of the throw are.
        """
        faces = []
        end = 0
        for throw in self._throws:
            faces.append(self._faces[end : end + len(throw.sizes)])
            end += len(throw.sizes)
        if len(self._faces) >= end:
            return self._request.kept(faces)
        if self._request.counting is not None:
            return (None,) * len(faces)
        pairs = zip(self._request.dice, faces, self._throws, strict=True)
        return tuple(dice.kept(own) if len(own) == len(throw.sizes) else None for dice, own, throw in pairs)

    def _draw_throw(self, painter: QPainter, number: int, start: int, corner: QPointF) -> None:
        throw = self._throws[number]
        kept = self._kept[number] if self._kept else None
        counts = (True,) * len(throw.sizes) if kept is None else kept
        is_out = bool(counts) and not any(counts) and not self._ticks_left
        middle = corner.y() + px(_ROW) / 2
        left = corner.x()
        painter.setOpacity(_HALF if is_out else 1.0)
        if throw.before:
            wide = px(9 * len(throw.before) + 4)
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("muted"))
            painter.drawText(QRectF(left, corner.y(), wide, px(_ROW)), Qt.AlignmentFlag.AlignVCenter, throw.before)
            left += wide
        begin = left
        for die, size in enumerate(throw.sizes):
            index = start + die
            face = self._faces[index] if index < len(self._faces) else None
            if self._ticks_left and face is not None:
                face = self._animation_source.randint(1, size)
            area = QRectF(left, middle - px(DIE) / 2, px(DIE), px(DIE))
            is_struck = not counts[die] and not is_out and not self._ticks_left
            _draw_die(painter, area, size, face, is_struck=is_struck, is_next=index == self._next)
            left += px(DIE + _GAP)
        total = None if kept is None else self._total(throw, start, kept)
        if total is not None and not is_out and not self._ticks_left:
            painter.setFont(font(TextStyle.HEADING))
            painter.setPen(color("ink"))
            area = QRectF(left + px(2), corner.y(), self._total_width(throw), px(_ROW))
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(total))
        painter.setOpacity(1.0)
        if is_out:
            painter.setPen(QPen(color("muted"), 1.2))
            painter.drawLine(QPointF(begin - px(3), middle), QPointF(left + px(2), middle))

    def _total(self, throw: Throw, start: int, counts: Sequence[bool]) -> int | None:
        faces = self._faces[start : start + len(throw.sizes)]
        if len(faces) < len(throw.sizes):
            return None
        signed = zip(faces, counts, throw.signs, strict=True)
        return throw.fixed + sum(face * sign for face, is_kept, sign in signed if is_kept)

    def _draw_sum(self, painter: QPainter, group: str, starts: Sequence[int], top: int) -> None:
        """Draw the total of a group at the right edge, once all dice are shown."""
        if not self._kept or len(self._faces) < len(self.sizes) or self._ticks_left:
            return
        total = 0
        for number, (throw, kept) in enumerate(zip(self._throws, self._kept, strict=True)):
            if throw.group == group and kept is not None and any(kept):
                total += self._total(throw, starts[number], kept) or 0
        painter.setFont(font(TextStyle.NAME))
        painter.setPen(color("ink"))
        area = QRectF(0, top, self.width(), px(_ROW))
        area.setRight(self.width() - self._reserved)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(total))
        if group in self._marks:
            painter.setFont(font(TextStyle.HEADING))
            painter.setPen(color("accent"))
            area = QRectF(self.width() - self._reserved, top, self._reserved, px(_ROW))
            word = painter.fontMetrics().elidedText(self._marks[group], Qt.TextElideMode.ElideRight, int(area.width()))
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, word)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _throws(request: Roll) -> tuple[Throw, ...]:
    """Return the throws of a roll; in names with a comma the group comes first: ``set 1, roll 2``."""
    names = request.names or ("",) * len(request.dice)
    throws = []
    for dice, name in zip(request.dice, names, strict=True):
        group, _, label = name.partition(", ")
        signs = tuple(pool.sign for pool in dice.pools for _ in range(pool.count))
        sign = to_typographic("-") if signs and signs[0] < 0 else "+"
        before = f"{to_typographic(str(dice.fixed))} {sign}" if dice.fixed and signs else ""
        throws.append(Throw(group, label, before, tuple(dice.sizes), dice.fixed, signs))
    return tuple(throws)


def draw_outline(painter: QPainter, area: QRectF, size: int) -> None:
    """Draw the outline of a die in its usual view, with the painter's pen."""
    if size == 6:  # noqa: PLR2004 - the die
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 3, 3)
        return
    corners = 3 if size == 4 else _CORNERS.get(size, 0)  # noqa: PLR2004 - the die
    if not corners:
        painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        return
    radius = area.width() / 2 * (1.05 if corners == 5 else 1.0)  # noqa: PLR2004 - a pentagon looks small
    middle = area.center() + QPointF(0, radius * 0.12 if corners in {3, 5} else 0)
    painter.drawPolygon(
        QPolygonF(
            [
                middle + QPointF(radius * sin(2 * pi * each / corners), -radius * cos(2 * pi * each / corners))
                for each in range(corners)
            ]
        )
    )


def _draw_die(painter: QPainter, area: QRectF, size: int, face: int | None, *, is_struck: bool, is_next: bool) -> None:
    pen = QPen(color("accent" if is_next else "strong"), 2 if is_next else 1)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(color("card"))
    draw_outline(painter, area, size)
    if face is None:
        return
    painter.setFont(font(TextStyle.LABEL))
    painter.setPen(color("muted" if is_struck else "ink"))
    painter.drawText(area.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, str(face))
    if is_struck:
        painter.setPen(QPen(color("muted"), 1.2))
        painter.drawLine(area.bottomLeft() + QPointF(2, -1), area.topRight() + QPointF(-2, 1))
