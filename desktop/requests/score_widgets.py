"""Widgets to assign scores: draggable scores, and the slots that take one each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.draggable_button import DraggableButton

CHIP: Final = (36, 32)
SLOT: Final = 92
_EDGE: Final = 12


class ScoreChip(DraggableButton):
    """A score that is not assigned yet.

    Args:
        position: Its position among the given scores.
        value: The score.
    """

    def __init__(self, position: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.position, self.value = position, value
        self._is_held = False
        self.setText(str(value))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_held(is_held=False)

    def set_held(self, *, is_held: bool) -> None:
        """Set whether it is the score assigned next."""
        self._is_held = is_held
        name = self.tr("{number}, selected") if is_held else self.tr("{number}, to assign")
        self.setAccessibleName(name.format(number=self.value))
        self.update()

    @property
    def is_held(self) -> bool:
        """Whether it is the score assigned next."""
        return self._is_held

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a chip."""
        wide, high = CHIP
        return QSize(px(max(wide, 10 * len(self.text()) + 14)), px(high))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the chip."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = 2.0 if self._is_held or self.hasFocus() else 1.0
            painter.setPen(QPen(color("accent" if self._is_held or self.hasFocus() else "strong"), width))
            painter.setBrush(color("tint" if self.hasFocus() and self._is_held else "card"))
            half = width / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
            painter.setFont(font(TextStyle.NAME))
            painter.setPen(color("ink"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SlotCard(DraggableButton):
    """A slot that takes one score.

    Digits assign a score, Delete clears it.

    Signals:
        typed: A digit was typed.
        cleared: The score is to be cleared.

    Args:
        key: Key of the slot.
        name: Its name; a trailing part in brackets becomes the short name.
        about: A short description.
    """

    typed = Signal(str)
    cleared = Signal()

    def __init__(self, key: str, name: str, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.name, _, short = name.partition(" (")
        self._short = short.removesuffix(")")
        self.about = about
        self._value: int | None = None
        self._suggestions: tuple[str, ...] = ()
        self.setText(name)
        self.setToolTip(escape_tool_tip(about))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_value(None)

    @property
    def value(self) -> int | None:
        """The assigned score, or None."""
        return self._value

    @property
    def can_be_dragged(self) -> bool:
        """Whether a score is assigned."""
        return self._value is not None

    def show_value(self, value: int | None) -> None:
        """Show a score, or none."""
        self._value = value
        state = self.tr("empty") if value is None else str(value)
        self.setAccessibleName(f"{self.name}: {state}")
        self.update()

    def show_suggestion(self, *texts: str) -> None:
        """Show the possible scores while it is empty: the first of these texts that fits."""
        self._suggestions = tuple(text for text in texts if text)
        self.update()

    def fitting_suggestion(self, width: int) -> str:
        """Return the first suggestion that fits into a width, else the last one."""
        metrics = QFontMetrics(font(TextStyle.NAME))
        fitting = (each for each in self._suggestions if metrics.horizontalAdvance(each) <= width)
        return next(fitting, self._suggestions[-1])

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a slot."""
        return QSize(px(128), px(SLOT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the narrowest size."""
        return QSize(px(64), px(SLOT))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle digits, Delete and Backspace."""
        if event.text().isdecimal() or event.text() in {"-", "−"}:
            self.typed.emit(event.text())
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.cleared.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the card; the border is dashed if empty, accent if focused."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_empty = self._value is None
            pen = QPen(color("strong" if is_empty else "hairline"), 1)
            if self.hasFocus():
                pen = QPen(color("accent"), 2)
            elif is_empty:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(color("card"))
            half = pen.widthF() / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
            edge, width = px(_EDGE), self.width() - 2 * px(_EDGE)
            painter.setFont(font(TextStyle.LABEL))
            short = painter.fontMetrics().horizontalAdvance(self._short)
            top = QRectF(edge, px(8), width, px(20))
            painter.setFont(font(TextStyle.HEADING))
            painter.setPen(color("ink"))
            has_short = painter.fontMetrics().horizontalAdvance(self.name) <= width - short - px(4)
            name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(width))
            painter.drawText(top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
            if has_short:  # the short name only where the whole name fits
                painter.setFont(font(TextStyle.LABEL))
                painter.setPen(color("muted"))
                painter.drawText(top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._short)
            self._draw_value(painter, QRectF(edge, px(32), width, px(30)))
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            about = painter.fontMetrics().elidedText(self.about, Qt.TextElideMode.ElideRight, int(width))
            painter.drawText(QRectF(edge, px(64), width, px(18)), Qt.AlignmentFlag.AlignVCenter, about)

    def _draw_value(self, painter: QPainter, area: QRectF) -> None:
        text = "—" if self._value is None else str(self._value)
        painter.setFont(font(TextStyle.VALUE))
        painter.setPen(color("muted" if self._value is None else "ink"))
        if self._value is None and self.hasFocus() and self._suggestions:
            plain = QFont(font(TextStyle.NAME))
            plain.setWeight(QFont.Weight.Normal)
            painter.setFont(plain)
            text = self.fitting_suggestion(int(area.width()))
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, text)
