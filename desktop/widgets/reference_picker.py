"""Field for references: what is picked stands as chips, a typed name is completed.

Enter takes the marked completion, or what was typed; Backspace in an empty line takes the last chip out; Left and Right
go to a chip, which Delete takes out and F12 goes to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton, QWidget

from desktop.theme import TextStyle, color, font, icon, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.completion_list import CompletionList, Offer, matching_offers
from desktop.widgets.inputs import is_undo_shortcut
from desktop.widgets.painting import box

_HEIGHT: Final = 32
_CHIP: Final = 24
_GAP: Final = 4
_BUTTON: Final = 20
_LEAST_LINE: Final = 48
_MOST_OFFERED: Final = 50


class _Chip(QWidget):
    """A picked reference: its name, go to, and a cross.

    Signals:
        go_to_requested: Its entry is to be opened.
        remove_requested: It is to be taken out.
    """

    go_to_requested = Signal()
    remove_requested = Signal()

    def __init__(self, name: str, parent: QWidget, *, is_known: bool) -> None:
        super().__init__(parent)
        self.name = name
        self.is_known = is_known
        self.is_current = False
        self._go_to = self._button("go-to", self.tr("Go to {name}").format(name=name), self.go_to_requested.emit)
        self._go_to.setVisible(is_known)
        self._remove = self._button("close", self.tr("Remove {name}").format(name=name), self.remove_requested.emit)
        self.setToolTip(escape_tool_tip(name))
        self.setAccessibleName(name)

    def _button(self, name: str, words: str, act: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "step")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setIcon(icon(name, "muted"))
        button.setIconSize(QSize(px(12), px(12)))
        button.setAccessibleName(words)
        button.setToolTip(escape_tool_tip(words))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(act)
        return button

    def lock(self) -> None:
        """Take the cross away."""
        self._remove.hide()
        self.updateGeometry()

    def _buttons_width(self) -> int:
        return px(_BUTTON) * sum(not button.isHidden() for button in (self._go_to, self._remove))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of name and buttons."""
        width = QFontMetrics(font(TextStyle.TEXT)).horizontalAdvance(self.name)
        return QSize(width + px(8 + 4) + self._buttons_width(), px(_CHIP))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the buttons at the right end."""
        super().resizeEvent(event)
        right = self.width()
        for button in (self._remove, self._go_to):
            if not button.isHidden():
                right -= px(_BUTTON)
                button.setGeometry(right, 0, px(_BUTTON), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the chip and its name."""
        with QPainter(self) as painter:
            fill = "tint" if self.is_current else "disabled" if self.is_known else "amber_field"
            line = "accent" if self.is_current else None if self.is_known else "amber"
            box(painter, QRectF(self.rect()), fill, line)
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("ink"))
            area = self.rect().adjusted(px(8), 0, -self._buttons_width(), 0)
            shown = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, area.width() + 1)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


class _Line(QLineEdit):
    """The text behind the chips; undo and redo are those of the document."""

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the document."""
        if is_undo_shortcut(event):
            event.ignore()
            return False
        return super().event(event)


class ReferencePicker(QWidget):
    """Chips of what is picked, and a line to type the next one.

    Attributes:
        line: The line.
        is_single: Whether there is one reference at most: another one takes its place.

    Signals:
        changed: Other references, a list of values.
        left: The focus went elsewhere.
        go_to_requested: The entry of this value is to be opened.
    """

    changed = Signal(list)
    left = Signal()
    go_to_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_single = False
        self._is_locked = False
        self._values: list[str] = []
        self._chips: list[_Chip] = []
        self._current = -1
        self._offers: Callable[[], Sequence[Offer]] = tuple
        self._has_problem = False
        self._list: CompletionList | None = None
        self.line = _Line(self)
        self.line.setFrame(False)
        self.line.setProperty("role", "inner_text")
        self.line.textEdited.connect(self._on_typed)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_offers(self, offers: Callable[[], Sequence[Offer]]) -> None:
        """Set where completions come from; asked when the list opens."""
        self._offers = offers

    def lock(self) -> None:
        """Show references without letting them be changed; what exists can still be gone to."""
        self._is_locked = True
        self.line.setReadOnly(True)
        for chip in self._chips:
            chip.lock()

    @property
    def values(self) -> tuple[str, ...]:
        """What is picked."""
        return tuple(self._values)

    @property
    def completions(self) -> tuple[Offer, ...]:
        """The completions that are shown; nothing while the list is closed."""
        return () if self._list is None else self._list.offers

    def show_values(self, values: Sequence[str], names: Mapping[str, str]) -> None:
        """Show references.

        Args:
            values: What is picked.
            names: Names of what exists, by value; what is missing there is shown as it is, in amber.
        """
        shown = [(names.get(value, value), value in names) for value in values]
        if list(values) == self._values and shown == [(chip.name, chip.is_known) for chip in self._chips]:
            return
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._values = list(values)
        self._chips = [self._make_chip(name, is_known=is_known) for name, is_known in shown]
        self._current = -1
        self._lay_out(self.width(), is_moving=True)
        self.updateGeometry()

    def show_problem(self, *, has_problem: bool) -> None:
        """Show whether the field has a problem."""
        if has_problem != self._has_problem:
            self._has_problem = has_problem
            self.update()

    def _make_chip(self, name: str, *, is_known: bool) -> _Chip:
        chip = _Chip(name, self, is_known=is_known)
        chip.go_to_requested.connect(self._on_go_to)
        chip.remove_requested.connect(self._on_remove)
        if self._is_locked:
            chip.lock()
        chip.show()
        return chip

    # ------------------------------------------------------------------------------------------------------ picking

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._set_current(-1)
        self._open(text)

    def _open(self, text: str) -> None:
        if self._is_locked:
            return
        if self._list is None:
            self._list = CompletionList(self)
            self._list.picked.connect(self._take)
        picked = set() if self.is_single else set(self._values)
        offers = [offer for offer in self._offers() if offer.value not in picked]
        self._list.show_offers(matching_offers(offers, text, _MOST_OFFERED), text)

    def _close(self) -> None:
        if self._list is not None:
            self._list.hide()

    @Slot(object)
    def _take(self, offer: Offer) -> None:
        self._pick(offer.value)

    def _take_typed(self) -> bool:
        """Take the marked completion, or the typed text as it is; return whether there was one."""
        typed = self.line.text().strip()
        offer = None if self._list is None else self._list.current
        if offer is None:
            same = typed.casefold()
            offer = next((each for each in self._offers() if each.name.casefold() == same), None) if typed else None
        value = typed if offer is None else offer.value
        if value:
            self._pick(value)
        return bool(value)

    def _pick(self, value: str) -> None:
        self.line.clear()
        self._close()
        if value not in self._values or self.is_single:
            self._write([value] if self.is_single else [*self._values, value])

    def _write(self, values: list[str]) -> None:
        if values != self._values and not self._is_locked:
            self.changed.emit(values)

    def _chip_at_sender(self) -> int:
        sender = self.sender()
        return next((place for place, chip in enumerate(self._chips) if chip is sender), -1)

    @Slot()
    def _on_go_to(self) -> None:
        place = self._chip_at_sender()
        if place >= 0:
            self.go_to_requested.emit(self._values[place])

    @Slot()
    def _on_remove(self) -> None:
        self._remove(self._chip_at_sender())

    def _remove(self, place: int) -> None:
        if 0 <= place < len(self._values):
            self._write([value for each, value in enumerate(self._values) if each != place])

    def _set_current(self, place: int) -> None:
        self._current = place if 0 <= place < len(self._chips) else -1
        for each, chip in enumerate(self._chips):
            if chip.is_current is not (each == self._current):
                chip.is_current = each == self._current
                chip.update()
        if self._current >= 0:
            self.line.setAccessibleDescription(self._chips[self._current].name)

    # --------------------------------------------------------------------------------------------------------- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Handle the keys of the line, and its focus."""
        if watched is self.line:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._on_key(event):
                return True
            if isinstance(event, QFocusEvent):
                self._on_focus(event)
        return super().eventFilter(watched, event)

    def _on_focus(self, event: QFocusEvent) -> None:
        if not event.gotFocus():
            popup = event.reason() == Qt.FocusReason.PopupFocusReason
            if self.line.text().strip() and not popup:
                self._close()  # what was typed is taken as it is, not as the first completion
                self._take_typed()
            self._close()
            self._set_current(-1)
            self.left.emit()
        self.update()

    def _on_key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it is one of the picker's."""
        key, is_empty = event.key(), not self.line.text()
        is_open = self._list is not None and not self._list.isHidden()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return self._take_typed()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            if is_open and self._list is not None:
                self._list.move_current(1 if key == Qt.Key.Key_Down else -1)
            elif key == Qt.Key.Key_Down:
                self._open(self.line.text())
            return True
        if key == Qt.Key.Key_Escape and is_open:
            self._close()
            return True
        if key == Qt.Key.Key_F12:
            return self._go_to()
        return is_empty and self._on_chip_key(key)

    def _on_chip_key(self, key: int) -> bool:
        """Handle a key that goes to chips or takes one out; the line is empty."""
        last = len(self._chips) - 1
        if key == Qt.Key.Key_Left:
            self._set_current(last if self._current < 0 else max(0, self._current - 1))
        elif key == Qt.Key.Key_Right and self._current >= 0:
            self._set_current(self._current + 1)
        elif key == Qt.Key.Key_Backspace or (key == Qt.Key.Key_Delete and self._current >= 0):
            place = last if self._current < 0 else self._current
            self._remove(place)
        else:
            return False
        return True

    def _go_to(self) -> bool:
        """Go to the current chip, to the marked completion, or to the last chip; return whether there is one."""
        offer = None if self._list is None else self._list.current
        value = offer.value if offer is not None else ""
        if offer is None and self._chips:
            value = self._values[self._current]
        if value:
            self._close()
            self.go_to_requested.emit(value)
        return bool(value)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Give the line the focus, and open the completions."""
        self.line.setFocus(Qt.FocusReason.MouseFocusReason)
        self._open(self.line.text())
        event.accept()

    # ------------------------------------------------------------------------------------------------------ layout

    def _lay_out(self, width: int, *, is_moving: bool) -> int:
        """Arrange chips and line in rows; return the height."""
        edge, gap, chip_height = px(4), px(_GAP), px(_CHIP)
        left, top = edge, edge
        for chip in self._chips:
            wide = min(chip.sizeHint().width(), width - 2 * edge)
            if left > edge and left + wide > width - edge:
                left, top = edge, top + chip_height + gap
            if is_moving:
                chip.setGeometry(QRect(left, top, wide, chip_height))
            left += wide + gap
        if width - edge - left < px(_LEAST_LINE):
            left, top = edge, top + chip_height + gap
        if is_moving:
            self.line.setGeometry(QRect(left + px(4), top, width - edge - left - px(4), chip_height))
        return top + chip_height + edge

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange chips and line for the new width."""
        super().resizeEvent(event)
        self._lay_out(self.width(), is_moving=True)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True: many chips take several rows."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height for a width."""
        return max(px(_HEIGHT), self._lay_out(width, is_moving=False))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size at the present width."""
        width = max(self.width(), px(160))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of a short name."""
        return QSize(px(120), px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the field: a hairline box, amber with a problem, the ring with the focus."""
        with QPainter(self) as painter:
            painter.setPen(QPen(Qt.PenStyle.NoPen))
            has_focus = self.line.hasFocus()
            line, width = ("accent", 2.0) if has_focus else ("amber" if self._has_problem else "strong", 1.0)
            box(painter, QRectF(self.rect()), "amber_field" if self._has_problem else "card", line, width)
