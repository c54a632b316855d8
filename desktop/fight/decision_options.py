"""Control of a choice in a fight: up to five options as rows, with their keys, arithmetic and odds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Choose, Option
from desktop.fight.fighter_cards import FightSides
from desktop.messages import render
from desktop.numerals import percent, with_minus
from desktop.requests import RequestControl
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import box
from desktop.widgets.side_mark import paint_side_mark

MOST_ROWS: Final = 5
"""Rows at most; with more options the fifth is "Something else…"."""
_HEIGHT: Final = 52
_EDGE: Final = 14
_KEY: Final = 22
_MARK: Final = 12
_KEYS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


class OptionRow(QAbstractButton):
    """An option as a row: key, mark, name and a muted line, what it does, the odds.

    Signals:
        double_clicked: It was clicked twice.

    Args:
        number: Its key, from 1.
        option: The option; None for "Something else…".
        side: Mark of the side of whom it means, or None.
        state: State of whom it means; "" if well or no one.
        parent: Its owner.
    """

    double_clicked = Signal()

    def __init__(self, number: int, option: Option | None, side: int | None, state: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.is_ringed = False
        self._number, self._side, self._state = number, side, state
        self.name = self.tr("Something else…") if option is None else with_minus(option.label)
        if state:
            self.name = f"{self.name}, {state}"
        self.detail = "" if option is None else _detail(option)
        self.effect = "" if option is None else with_minus(option.effect)
        self.odds = "" if option is None or option.chance is None else percent(option.chance, 0)
        self.setEnabled(option is None or option.closed is None)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(", ".join(part for part in (f"{number}", self.name, self.odds) if part))
        self.setAccessibleDescription(" · ".join(part for part in (self.detail, self.effect) if part))
        self.setToolTip(escape_tool_tip(self.detail))

    def set_ringed(self, *, is_ringed: bool) -> None:
        """Show whether it is the one that Space takes."""
        self.is_ringed = is_ringed
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a row whose muted line fits into one."""
        return QSize(px(320), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size."""
        return QSize(px(160), px(_HEIGHT))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height with the muted line wrapped."""
        return max(px(_HEIGHT), px(_HEIGHT - 16) + self._detail_height(width))

    def _left(self) -> int:
        return px(_EDGE + _KEY + 10) + px(_MARK + 12)

    def _right(self) -> int:
        """Return the width of what stands at the right."""
        odds = font(TextStyle.NAME)
        width = QFontMetrics(odds).horizontalAdvance(self.odds) if self.odds else 0
        effect = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(self.effect) if self.effect else 0
        gaps = px(16) * bool(self.odds) + px(12) * bool(self.effect)
        return width + effect + gaps

    def _detail_height(self, row_width: int) -> int:
        if not self.detail:
            return px(16)
        width = max(px(80), row_width - self._left() - self._right() - px(_EDGE))
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(font(TextStyle.LABEL)).boundingRect(0, 0, width, 1000, flags, self.detail).height()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Decide."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.double_clicked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Show that it can be clicked."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show it at rest."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the row."""
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            line = "accent" if self.is_ringed else "muted" if self.underMouse() and self.isEnabled() else "strong"
            box(painter, area, "card", line, 2 if self.is_ringed else 1)
            ink = "ink" if self.isEnabled() else "muted"
            self._paint_key(painter)
            if self._side is not None:
                mark = QRectF(px(_EDGE + _KEY + 12), area.center().y() - px(_MARK) / 2, px(_MARK), px(_MARK))
                paint_side_mark(painter, self._side, mark, is_hollow=bool(self._state))
            self._paint_right(painter, ink)
            left, width = self._left(), self.width() - self._left() - self._right() - px(_EDGE)
            used = font(TextStyle.HEADING if self.is_ringed else TextStyle.TEXT)
            painter.setFont(used)
            painter.setPen(color(ink))
            detail_height = self._detail_height(self.width()) if self.detail else 0
            top = (self.height() - px(20) - detail_height) / 2
            name = QFontMetrics(used).elidedText(self.name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(left, top, width, px(20)), int(Qt.AlignmentFlag.AlignVCenter), name)
            if self.detail:
                painter.setFont(font(TextStyle.LABEL))
                painter.setPen(color("muted"))
                painter.drawText(
                    QRectF(left, top + px(20), width, detail_height + 2), int(Qt.TextFlag.TextWordWrap), self.detail
                )

    def _paint_key(self, painter: QPainter) -> None:
        key = QRectF(px(_EDGE), (self.height() - px(_KEY)) / 2, px(_KEY), px(_KEY))
        box(painter, key, None, "strong")
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        painter.drawText(key, int(Qt.AlignmentFlag.AlignCenter), str(self._number))

    def _paint_right(self, painter: QPainter, ink: str) -> None:
        area = QRectF(self.rect()).adjusted(0, 0, -px(_EDGE), 0)
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if self.odds:
            used = font(TextStyle.NAME)
            painter.setFont(used)
            painter.setPen(color(ink))
            painter.drawText(area, flags, self.odds)
            area.adjust(0, 0, -QFontMetrics(used).horizontalAdvance(self.odds) - px(16), 0)
        if self.effect:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            painter.drawText(area, flags, self.effect)


class DecisionOptions(RequestControl):
    """The control of a choice of one option in a fight; the ringed one is the answer.

    Signals:
        more_requested: The options that have no row are wanted.
    """

    more_requested = Signal()
    request: Choose

    def __init__(self, request: Choose, sheet: Sheet, sides: FightSides, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.rows.setSpacing(px(8))
        self._sides = sides
        self._ring = 0
        self.option_rows: tuple[OptionRow, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(request.label)
        self._make_rows(request.options)

    def _make_rows(self, options: tuple[Option, ...]) -> None:
        for row in self.option_rows:
            row.hide()
            row.deleteLater()
        shown: list[Option | None] = list(options)
        if len(shown) > MOST_ROWS:
            shown = [*shown[: MOST_ROWS - 1], None]
        rows = []
        for number, option in enumerate(shown, start=1):
            row = OptionRow(number, option, *self._who(option), self)
            row.clicked.connect(lambda _checked=False, at=number - 1: self._on_clicked(at))
            row.double_clicked.connect(self._decide)
            self.rows.addWidget(row)
            rows.append(row)
        self.option_rows = tuple(rows)
        self._set_ring(next((at for at, row in enumerate(rows) if row.isEnabled()), 0))

    def _who(self, option: Option | None) -> tuple[int | None, str]:
        """Return mark and state of the fighter that an option means."""
        if option is None or option.participant is None:
            return None, ""
        participant = option.participant
        return self._sides.mark(self._sides.side_of(participant)), self._sides.state(participant)

    # ------------------------------------------------------------------------------------------------------- answer

    @property
    def answer(self) -> Json:
        """The key of the ringed option."""
        option = self.option_rows[self._ring].option
        return [] if option is None else [option.key]

    @property
    def problem(self) -> str:
        """Why the ringed option cannot be chosen; "" for "Something else…", which shows the rest."""
        return "" if self.option_rows[self._ring].option is None else super().problem

    def set_answer(self, answer: Json) -> None:
        """Put the default first and ring it."""
        keys = set(map(str, answer)) if isinstance(answer, list | tuple) else set()
        options = self.request.options
        ordered = sorted(options, key=lambda each: (each.key not in keys, each.closed is not None))
        self._make_rows(tuple(ordered))

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.setFocus()

    @property
    def ringed_row(self) -> OptionRow:
        """The row that Space takes."""
        return self.option_rows[self._ring]

    @property
    def is_more(self) -> bool:
        """Whether "Something else…" is ringed."""
        return self.option_rows[self._ring].option is None

    # ------------------------------------------------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the ring with the arrows; decide with 1 to 5, Space and Enter."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._walk(1 if key is Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._set_ring(0 if key is Qt.Key.Key_Home else len(self.option_rows) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._decide()
        elif not self.choose_by_key(event):
            super().keyPressEvent(event)

    def choose_by_key(self, event: QKeyEvent) -> bool:
        """Choose the option of a key from 1 to 5 and decide; return whether it is one."""
        key = Qt.Key(event.key())
        if key not in _KEYS or event.isAutoRepeat() or (at := _KEYS.index(key)) >= len(self.option_rows):
            return False
        self._set_ring(at)
        self._decide()
        return True

    def _walk(self, by: int) -> None:
        at = self._ring + by
        while 0 <= at < len(self.option_rows):
            if self.option_rows[at].isEnabled():
                self._set_ring(at)
                return
            at += by

    def _on_clicked(self, at: int) -> None:
        self._set_ring(at)
        self.setFocus()
        if self.option_rows[at].option is None:
            self.more_requested.emit()

    def _set_ring(self, at: int) -> None:
        self._ring = at
        for number, row in enumerate(self.option_rows):
            row.set_ringed(is_ringed=number == at)
        if self.option_rows:
            self.setAccessibleDescription(self.option_rows[at].accessibleName())
        self.changed.emit()

    def _decide(self) -> None:
        """Decide for the ringed option, or show the rest."""
        if self.option_rows[self._ring].option is None:
            self.more_requested.emit()
        elif self.option_rows[self._ring].isEnabled():
            self.submitted.emit()


def _detail(option: Option) -> str:
    """Return the muted line of an option: why it is closed, how its odds come about, or what it means."""
    if option.closed is not None:
        return render(option.closed)
    has_odds = option.chance is not None or not option.about
    return with_minus(option.arithmetic if has_odds and option.arithmetic else option.about)


def has_rows(request: object) -> bool:
    """Return whether a request is shown as rows: a choice of exactly one option."""
    return isinstance(request, Choose) and request.least == request.most == 1 and bool(request.options)
