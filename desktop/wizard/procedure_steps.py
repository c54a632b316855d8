"""List widget of a procedure's steps, with state and answer of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.procedures.procedure import Procedure
from core.procedures.requests import Request
from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex

ROW: Final = 32
PAGE_ROW: Final = 26
_INDENT: Final = 12
_NUMBER: Final = 44
_MARK: Final = 28
_NUMERAL: Final = re.compile(r"[IVXLCDM]+|\d+")


class StepState(Enum):
    """State of a step."""

    DONE = auto()
    CURRENT = auto()
    OPEN = auto()
    COMPUTED = auto()
    ASK_AGAIN = auto()


@dataclass(frozen=True, slots=True)
class StepRow:
    """One step as it is shown.

    Attributes:
        key: Key of the step, or of the request where the procedure has no steps; of a page ``page`` and its key.
        number: Number shown before it.
        label: Translated name.
        state: Its state.
        note: Its answer, or its progress.
        opens: Key of the answered request that a click reopens; "" for none.
        is_page: Whether it is a page of the current step, not a step.
    """

    key: str
    number: str
    label: str
    state: StepState
    note: str = ""
    opens: str = ""
    is_page: bool = False


def step_number(key: str, index: int) -> str:
    """Return the number of a step: that of the book, else its position."""
    return key if _NUMERAL.fullmatch(key) else str(index + 1)


def heading(procedure: Procedure, requests: Sequence[Request]) -> int:
    """Return the number of steps: those of the procedure, or the requests so far."""
    return len(procedure.steps) or len(requests)


def wrap_text(text: str, width: int) -> tuple[str, ...]:
    """Wrap a name into lines of at most this width, between words where possible.

    Args:
        text: The name.
        width: In pixels, measured in the semibold font.
    """
    layout = QTextLayout(text, font(TextStyle.HEADING))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines) or ("",)


class _Model(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps: tuple[StepRow, ...] = ()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.steps)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        if not index.isValid():
            return None
        step = self.steps[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return step.label
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_tool_tip(f"{step.label}: {step.note}" if step.note else step.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = f"{step.number} {step.label}".strip()
            return ", ".join(part for part in (name, self.state(step), step.note) if part)
        return None

    def state(self, step: StepRow) -> str:
        return {
            StepState.DONE: self.tr("done"),
            StepState.CURRENT: self.tr("current"),
            StepState.OPEN: self.tr("to do"),
            StepState.COMPUTED: self.tr("calculated"),
            StepState.ASK_AGAIN: self.tr("answer again"),
        }[step.state]


class StepList(QListView):
    """The list of steps.

    Signals:
        reopened: A finished step is to be opened again; the key of its first answered request.
    """

    reopened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Steps"))
        self.clicked.connect(self._on_clicked)

    @property
    def steps(self) -> tuple[StepRow, ...]:
        """The short names shown."""
        return self._model.steps

    def show_steps(self, steps: Sequence[StepRow]) -> None:
        """Show steps and scroll to the current one."""
        if tuple(steps) == self._model.steps:
            return
        row = self.currentIndex().row()
        self._model.beginResetModel()
        self._model.steps = tuple(steps)
        self._model.endResetModel()
        if 0 <= row < len(steps):
            self.setCurrentIndex(self._model.index(row))
        current = next((index for index, step in enumerate(steps) if step.state is StepState.CURRENT), -1)
        if current >= 0:
            self.scrollTo(self._model.index(current))
            if not self.hasFocus():
                self.setCurrentIndex(self._model.index(current))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Rewrap the names."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Reopen a finished step with Enter or Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if index.isValid() and (key := self._model.steps[index.row()].opens):
            self.reopened.emit(key)


class _Delegate(QStyledItemDelegate):
    """Draws one step."""

    def __init__(self, view: StepList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of the whole name in the font of the current step."""
        step = self._view.steps[index.row()]
        lines = wrap_text(step.label, self._room(self._view.viewport().width(), step))
        return QSize(px(120), self._row(step) + (len(lines) - 1) * QFontMetrics(font(TextStyle.HEADING)).lineSpacing())

    @staticmethod
    def _row(step: StepRow) -> int:
        return px(PAGE_ROW if step.is_page else ROW)

    @staticmethod
    def _left(step: StepRow) -> int:
        return px(_NUMBER + _INDENT if step.is_page else _NUMBER)

    def _room(self, width: int, step: StepRow) -> int:
        return max(px(40), width - self._left(step) - px(_MARK))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        step = self._view.steps[index.row()]
        area: QRect = option.rect
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_current = step.state is StepState.CURRENT
        if (is_current and not step.is_page) or is_selected:
            painter.setBrush(color("tint") if is_current else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("accent"), 2) if is_selected else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        number = QRect(area.left(), area.top(), px(_NUMBER - 8), px(ROW))
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, step.number)
        self._draw_mark(painter, QPointF(area.right() - px(16), area.top() + self._row(step) / 2), step.state)
        self._draw_texts(painter, area, step)
        painter.restore()

    def _draw_texts(self, painter: QPainter, area: QRect, step: StepRow) -> None:
        """Draw the name, and the answer elided after its last line."""
        left, room = area.left() + self._left(step), self._room(area.width(), step)
        lines = wrap_text(step.label, room)
        painter.setFont(font(TextStyle.HEADING if step.state is StepState.CURRENT else TextStyle.TEXT))
        metrics = painter.fontMetrics()
        line = QRect(left, area.top(), room, self._row(step))
        is_quiet = step.state in {StepState.OPEN, StepState.COMPUTED}
        painter.setPen(color("muted" if is_quiet else "ink"))
        for number, text in enumerate(lines):
            line.moveTop(area.top() + number * QFontMetrics(font(TextStyle.HEADING)).lineSpacing())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        line.setLeft(left + metrics.horizontalAdvance(lines[-1]) + px(8))
        if step.note and line.width() > px(24):
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("amber" if step.state is StepState.ASK_AGAIN else "muted"))
            note = painter.fontMetrics().elidedText(step.note, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, note)

    def _draw_mark(self, painter: QPainter, middle: QPointF, state: StepState) -> None:
        icons = {
            StepState.DONE: ("check", "ink"),
            StepState.COMPUTED: ("equals", "muted"),
            StepState.ASK_AGAIN: ("warning", "amber"),
        }
        if state in icons:
            name, ink = icons[state]
            painter.drawPixmap((middle - QPointF(px(8), px(8))).toPoint(), pixmap(name, 16, ink))
            return
        painter.setPen(Qt.PenStyle.NoPen if state is StepState.CURRENT else QPen(color("strong"), 1.2))
        painter.setBrush(color("accent") if state is StepState.CURRENT else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, px(4), px(4))
