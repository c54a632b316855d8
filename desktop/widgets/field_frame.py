"""Frame drawn behind a field: hover, focus, explained, flash after a change, violation.

It lies under its widget as a sibling and is 6 px wider on each side, so that digits stay where they are while a box
appears round them. A violation has its triangle before the box, or in it where something else stands there
and the text leaves room; else the box says it alone.
"""

from __future__ import annotations

from enum import IntFlag
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.widgets.painting import box, warning_triangle

GROWTH: Final = 6
TRIANGLE: Final = 16
BEFORE: Final = TRIANGLE + 4
"""Width of the triangle with its gap, in pixels."""
CLEAR: Final = 3
"""Gap between the triangle and what is before it, in pixels."""

_STEP: Final = 4
"""Distance of the points that are probed for other widgets; none is narrower."""

_GEOMETRY: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize})


class FrameState(IntFlag):
    """States that show a frame; later ones are drawn over earlier ones."""

    REST = 0
    FLASH = 1
    HOVER = 2
    VIOLATION = 4
    EXPLAINED = 8
    FOCUS = 16


_FILL: Final = (
    (FrameState.VIOLATION, "amber_field"),
    (FrameState.FLASH, "flash"),
    (FrameState.EXPLAINED, "tint"),
    (FrameState.FOCUS, "card"),
    (FrameState.HOVER, "card"),
)
_LINE: Final = (
    (FrameState.FOCUS, "accent", 2.0),
    (FrameState.EXPLAINED, "accent", 2.0),
    (FrameState.VIOLATION, "amber", 1.0),
    (FrameState.HOVER, "strong", 1.0),
)
_WATCHED: Final = {
    QEvent.Type.Enter: (FrameState.HOVER, True),
    QEvent.Type.Leave: (FrameState.HOVER, False),
    QEvent.Type.FocusIn: (FrameState.FOCUS, True),
    QEvent.Type.FocusOut: (FrameState.FOCUS, False),
}


class FieldFrame(QWidget):
    """The frame behind one widget.

    Args:
        target: The widget; it must have a parent, and is never covered. Where it has a ``content_rect()``, the box is
            laid round that; round its ``box_rect()`` where its text may leave room in that.
        is_input: Whether hovering shows the frame.
    """

    def __init__(self, target: QWidget, *, is_input: bool) -> None:
        super().__init__(target.parentWidget())
        self._target = target
        self._is_input = is_input
        self._state = FrameState.REST
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.stackUnder(target)
        target.installEventFilter(self)

    @property
    def state(self) -> FrameState:
        """The current states."""
        return self._state

    def set_state(self, state: FrameState, is_on: bool) -> None:
        """Switch a state on or off."""
        new = self._state | state if is_on else self._state & ~state
        if new == self._state:
            return
        self._state = new
        self._update_geometry()
        may_go = not new and state is not FrameState.FLASH  # what lights up does so again with the next edit
        if may_go or self._target.isHidden():
            self.hide()
        elif self.isHidden():
            self.show()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the widget's geometry, hover and focus."""
        kind = event.type()
        if kind in _WATCHED:
            state, is_on = _WATCHED[kind]
            if state is FrameState.FOCUS or (self._is_input and self._target.isEnabled()):
                self.set_state(state, is_on)
        elif kind in _GEOMETRY:
            self._update_geometry()
        elif kind in {QEvent.Type.Show, QEvent.Type.Hide}:
            self.setVisible(kind is QEvent.Type.Show and bool(self._state))
        return super().eventFilter(watched, event)

    def _update_geometry(self) -> None:
        if self.parentWidget() is not self._target.parentWidget():
            self.setParent(self._target.parentWidget())
            self.stackUnder(self._target)
        frame_rect = getattr(self._target, "box_rect", self._target.rect)
        content = getattr(self._target, "content_rect", frame_rect)()
        area = content.translated(self._target.pos()).adjusted(-GROWTH - BEFORE, -1, GROWTH, 1)
        around = self.parentWidget()
        if around is not None:  # a box whose edges are cut off looks broken
            area.setLeft(max(area.left(), -BEFORE))
            area.setTop(max(area.top(), 0))
            area.setBottom(min(area.bottom(), around.height() - 1))
            area.setRight(min(area.right(), around.width() - 1))
        if area != self.geometry():
            self.setGeometry(area)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the frame, and the triangle of a violation."""
        if not self._state:
            return
        with QPainter(self) as painter:
            area = QRectF(self.rect()).adjusted(BEFORE, 0, 0, 0)
            fill = next((name for state, name in _FILL if self._state & state), None)
            line, width = next(((name, width) for state, name, width in _LINE if self._state & state), (None, 1.0))
            box(painter, area, fill, line, width)
            if self._state & FrameState.VIOLATION:
                self._draw_triangle(painter, event.rect())

    def _draw_triangle(self, painter: QPainter, part: QRect) -> None:
        """Draw the triangle if it is in the painted part."""
        inside = self._triangle_inside()
        if inside is None and part.left() >= TRIANGLE:
            return
        left = 0 if self._has_room_before() else inside
        if left is not None:
            warning_triangle(painter, left, (self.height() - TRIANGLE) / 2)

    def _has_room_before(self) -> bool:
        """Whether there is room for the triangle before the field; frames do not count, as the mouse passes through."""
        around, right = self.parentWidget(), self.x() + BEFORE
        if around is None or self.x() < 0:
            return False
        top, height = self._target.y(), self._target.height()
        across, down = range(self.x() - CLEAR, right, _STEP), range(top, top + height, max(1, height // 3))
        return all(around.childAt(x, y) in {None, self._target} for x in across for y in down)

    def _triangle_inside(self) -> int | None:
        """Return the left edge of a triangle inside the frame; None if the text leaves no room."""
        if hasattr(self._target, "content_rect"):
            return None
        alignment = self._target.property("alignment")
        if isinstance(alignment, Qt.AlignmentFlag) and alignment & Qt.AlignmentFlag.AlignRight:
            return BEFORE + GROWTH // 2
        arrow = TRIANGLE if isinstance(self._target, QComboBox) else 0
        return self.width() - TRIANGLE - GROWTH - arrow


def frame_of(target: QWidget, *, is_input: bool = False) -> FieldFrame:
    """Return the frame behind a widget, created on first use."""
    known = target.property("_frame")
    if isinstance(known, FieldFrame):
        return known
    frame = FieldFrame(target, is_input=is_input)
    target.setProperty("_frame", frame)
    return frame
