"""Widget: a card with an arrow at the button that opened it, over the live window; one is open at a time.

It closes on Escape and on a click outside, which also does what it does there. Where it would be higher than the
window it becomes a sheet of full width at the foot, whose middle scrolls.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.layout_parts import nest
from desktop.theme import color, px, repolish

WIDTH: Final = 320
"""Width of the card at 100 %."""

_PADDING: Final = 16
_RADIUS: Final = 8
_ARROW: Final = 14
"""Width of the arrow; it is half as high."""
_FROM_ANCHOR: Final = 8
_SHADOW: Final = 24
_SHADOW_BELOW: Final = 8
_SHADE: Final = 0.16
_EDGE: Final = 8
"""Least distance from the edges of the window."""
_GAP: Final = 12
_TOP: Final = 96
"""Distance from the top of the page without an anchor."""


class Popover(QWidget):
    """A card over the window.

    Args:
        window: The window that it belongs to.

    Attributes:
        head: Layout of the title row; widgets can be added after the title.
        body: Layout of the middle.
        foot: Layout of the note and the buttons.
        cancel_button: Closes it.
        primary_button: Applies what it asks; Enter presses it.

    Signals:
        applied: Enter or the primary button was pressed.
        dismissed: It was closed without that.
        closed: It was closed, in whatever way.
    """

    applied = Signal()
    dismissed = Signal()
    closed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._anchor: QWidget | None = None
        self._over: QWidget | None = None
        self._arrow = QPointF()
        self._is_sheet = False
        self._is_below = True
        self._watched: list[QWidget] = []
        self._place_timer = QTimer(self)
        self._place_timer.setSingleShot(True)
        self._place_timer.setInterval(0)
        self._place_timer.timeout.connect(self.place)
        self.setObjectName("popover")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.title_label = _label(self, "name")
        self.head = QHBoxLayout()
        self.head.setSpacing(px(_GAP))
        self.head.addWidget(self.title_label, 1)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(px(_GAP))
        self._scroll = self._make_scroll()
        self.note_label, self.line_label = _label(self, "label"), _label(self, "label")
        self.note_label.setWordWrap(False)
        self.line_label.hide()
        self.cancel_button = self._button(self.tr("Cancel"), "quiet")
        self.cancel_button.clicked.connect(self.dismiss)
        self.primary_button = self._button("", "primary")
        self.primary_button.clicked.connect(self.applied)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(px(8))
        self.foot.addWidget(self.note_label, 1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.primary_button)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(px(_GAP))
        self._layout.setContentsMargins(*(px(_SHADOW) + px(_PADDING),) * 4)
        nest(self._layout, self.head)
        self._layout.addWidget(self._scroll, 1)
        self._layout.addWidget(self.line_label)
        nest(self._layout, self.foot)
        self._content.installEventFilter(self)
        self.hide()

    def _make_scroll(self) -> QScrollArea:
        """Return the area in which the middle scrolls where there is little room."""
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._content)
        self._content.setAutoFillBackground(False)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def _button(self, text: str, role: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

    @property
    def anchor(self) -> QWidget | None:
        """The widget that it points at, or None."""
        return self._anchor

    @property
    def is_sheet(self) -> bool:
        """Whether it is a sheet at the foot of the window."""
        return self._is_sheet

    def show_note(self, text: str, *, is_problem: bool = False) -> None:
        """Show a few words before the buttons, or on a line of their own where they are long."""
        buttons = [each for each in self.findChildren(QPushButton) if self.foot.indexOf(each) >= 0]
        taken = sum(each.sizeHint().width() + px(8) for each in buttons if not each.isHidden())
        needed = self.note_label.fontMetrics().horizontalAdvance(text)
        fits = needed <= px(WIDTH - 2 * _PADDING) - taken
        for widget, shown in ((self.note_label, text if fits else ""), (self.line_label, "" if fits else text)):
            role = "amber" if is_problem else "label"
            if widget.property("role") != role:
                widget.setProperty("role", role)
                repolish(widget)
            widget.setText(shown)
        self.line_label.setVisible(bool(self.line_label.text()))

    @property
    def note(self) -> str:
        """What stands before the buttons."""
        return self.note_label.text() or self.line_label.text()

    # ------------------------------------------------------------------------------------------------ open and close

    def open_at(self, anchor: QWidget | None, over: QWidget | None = None) -> None:
        """Show it at a widget, instead of another one that is open.

        Args:
            anchor: The widget that opened it; None to centre it at the top.
            over: What it is centred over without an anchor; by default the window.
        """
        for other in self._window.findChildren(Popover):
            if other is not self and other.isVisible():
                other.dismiss()
        self._over = over
        self._set_anchor(None if anchor is None or anchor.visibleRegion().isEmpty() else anchor)
        self.setAccessibleName(self.title_label.text())
        program = QApplication.instance()
        if program is not None:
            program.installEventFilter(self)
        self.place()
        self.show()
        self.raise_()

    @Slot()
    def dismiss(self) -> None:
        """Close it without applying."""
        if not self.isHidden():
            self.shut()
            self.dismissed.emit()

    def shut(self) -> None:
        """Close it; the focus returns to the widget that opened it, if it is inside."""
        program = QApplication.instance()
        if program is not None:
            program.removeEventFilter(self)
        focused = QApplication.focusWidget()
        had_focus = focused is None or focused is self or self.isAncestorOf(focused)
        anchor, self._over = self._anchor, None
        self._set_anchor(None)
        self._place_timer.stop()
        self.hide()
        if had_focus and anchor is not None and anchor.isVisible():
            anchor.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def _set_anchor(self, anchor: QWidget | None) -> None:
        for widget in self._watched:
            widget.removeEventFilter(self)
        if self._anchor is not None:
            self._anchor.destroyed.disconnect(self._on_anchor_destroyed)
            self._mark(self._anchor, is_open=False)
        self._anchor, self._watched = anchor, [self._window]
        parent = anchor
        while parent is not None and parent is not self._window:
            self._watched.append(parent)
            parent = parent.parentWidget()
        for widget in self._watched:
            widget.installEventFilter(self)
        if anchor is not None:
            anchor.destroyed.connect(self._on_anchor_destroyed)
            self._mark(anchor, is_open=True)

    @staticmethod
    def _mark(anchor: QWidget, *, is_open: bool) -> None:
        """Let the button that opened it look so."""
        anchor.setProperty("has_popover", is_open)
        repolish(anchor)

    @Slot()
    def _on_anchor_destroyed(self) -> None:
        """Stay where it is: the page was built again."""
        self._watched = []
        self._anchor = None
        self.update()

    # ---------------------------------------------------------------------------------------------------------- place

    @Slot()
    def place(self) -> None:
        """Put it beside its anchor, inside the window."""
        room = self._window.rect()
        shadow, edge = px(_SHADOW), px(_EDGE)
        size = QSize(min(px(WIDTH), room.width() - 2 * edge), 0)
        self._is_sheet = False
        height = self._card_height(size.width())
        if height > room.height() - 2 * edge:
            self._is_sheet = True
            size.setWidth(room.width())
            height = min(self._card_height(size.width()), room.height() - edge)
        size.setHeight(height)
        card = QRect(self._card_place(room, size), size)
        self.setGeometry(card.adjusted(-shadow, -shadow, shadow, shadow))
        self.update()

    def _card_height(self, width: int) -> int:
        """Return the height of the card for a width, with everything in view."""
        padding = px(_PADDING)
        inner = width - 2 * padding
        self.body.activate()
        layout = self._content.layout()
        content = layout.totalHeightForWidth(inner) if layout is not None and layout.hasHeightForWidth() else -1
        if content < 0:
            content = self._content.sizeHint().height()
        title = max(self.title_label.heightForWidth(max(1, inner // 2)), self.head.sizeHint().height())
        foot = self.primary_button.sizeHint().height()
        line = self.line_label.heightForWidth(inner) + px(_GAP) if self.line_label.text() else 0
        self._scroll.setVisible(bool(self.body.count()))
        gaps = px(_GAP) * (2 if self.body.count() else 1)
        return title + content + line + foot + gaps + 2 * padding

    def _card_place(self, room: QRect, size: QSize) -> QPoint:
        """Return the upper left corner of the card in the window, and set the arrow."""
        self._arrow = QPointF()
        edge = px(_EDGE)
        anchor = self._anchor
        if self._is_sheet:
            return QPoint(0, room.height() - size.height())
        if anchor is None:
            over = self._over if self._over is not None and self._over.isVisible() else self._window
            top_left = over.mapTo(self._window, QPoint(0, 0)) if over is not self._window else QPoint(0, 0)
            top = top_left.y() + (edge if over is not self._window else px(_TOP))
            top = min(top, room.height() - edge - size.height())
            return QPoint(top_left.x() + (over.width() - size.width()) // 2, max(edge, top))
        place = QRect(anchor.mapTo(self._window, QPoint(0, 0)), anchor.size())
        gap = px(_FROM_ANCHOR)
        left = place.center().x() - size.width() // 2
        left = max(edge, min(left, room.width() - edge - size.width()))
        below, above = place.bottom() + gap, place.top() - gap - size.height()
        self._is_below = below + size.height() <= room.height() - edge or above < edge
        top = below if self._is_below else above
        if top + size.height() > room.height() - edge:  # beside it, without an arrow
            return QPoint(left, room.height() - edge - size.height())
        reach = px(_RADIUS) + px(_ARROW) / 2
        x = max(left + reach, min(float(place.center().x()), left + size.width() - reach))
        self._arrow = QPointF(x - left, 0 if self._is_below else size.height())
        return QPoint(left, top)

    # --------------------------------------------------------------------------------------------------------- events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Close on a click outside; follow the anchor and the contents."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            if isinstance(watched, QWidget) and self.isVisible() and not self._contains(watched):
                is_anchor = watched is self._anchor
                self.dismiss()
                return is_anchor  # a second click on the button closes
        elif kind in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            if watched in self._watched or watched is self._content:
                self._place_timer.start()
        elif kind == QEvent.Type.Hide and watched in self._watched:
            self.dismiss()
        return False

    def _contains(self, widget: QWidget) -> bool:
        """Return whether a widget is inside, or in a list that drops from inside."""
        parent: QWidget | None = widget
        while parent is not None:
            if parent is self:
                return True
            parent = parent.parentWidget()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Close on a click beside the card."""
        if not self._card().contains(event.position()):
            self.dismiss()

    def event(self, event: QEvent) -> bool:
        """Keep Escape and Enter from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Apply with Enter, close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = QApplication.focusWidget()
            if isinstance(focused, QPushButton) and focused.property("role") in {"quiet", "text"}:
                focused.click()
            elif self.primary_button.isEnabled():
                self.primary_button.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802 - Qt's name
        """Move the focus within the card, from top to bottom."""
        stops = self.tab_stops()
        if not stops:
            return False
        focused = QApplication.focusWidget()
        index = stops.index(focused) if focused in stops else -1 if next else 0
        stops[(index + (1 if next else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def tab_stops(self) -> list[QWidget]:
        """Return the widgets that Tab visits, from top to bottom."""
        stops = [
            each
            for each in self.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible() and each.isEnabled()
            if each.focusProxy() is None
        ]
        places = {id(each): each.mapTo(self, QPoint(0, 0)) for each in stops}
        foot = (self.cancel_button, self.primary_button)
        return sorted(stops, key=lambda each: (each in foot, places[id(each)].y() // px(_GAP), places[id(each)].x()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Release the window."""
        self.shut()
        super().closeEvent(event)

    # --------------------------------------------------------------------------------------------------------- drawing

    def _card(self) -> QRectF:
        shadow = px(_SHADOW)
        return QRectF(self.rect().adjusted(shadow, shadow, -shadow, -shadow))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the shadow, the card and its arrow."""
        card = self._card()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_shadow(painter, card)
            painter.setPen(QPen(color("strong"), 1))
            painter.setBrush(color("card"))
            painter.drawPath(self._outline(card.adjusted(0.5, 0.5, -0.5, -0.5)))

    def _draw_shadow(self, painter: QPainter, card: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        steps = px(_SHADOW) // 2
        ink = QColor(0, 0, 0)
        ink.setAlphaF(_SHADE / steps)
        painter.setBrush(ink)
        for step in range(steps):
            grown = card.adjusted(-step, -step, step, step).translated(0, px(_SHADOW_BELOW) / 2)
            painter.drawRoundedRect(grown, px(_RADIUS) + step, px(_RADIUS) + step)

    def _outline(self, card: QRectF) -> QPainterPath:
        """Return the outline of the card with its arrow."""
        path = QPainterPath()
        path.addRoundedRect(card, px(_RADIUS), px(_RADIUS))
        if self._arrow.isNull():
            return path
        half = px(_ARROW) / 2
        base = card.top() if self._is_below else card.bottom()
        tip = base - half if self._is_below else base + half
        x = card.left() + self._arrow.x()
        arrow = QPainterPath()
        arrow.moveTo(x - half, base)
        arrow.lineTo(x, tip)
        arrow.lineTo(x + half, base)
        arrow.closeSubpath()
        return path.united(arrow)


def _label(parent: QWidget, role: str) -> QLabel:
    label = QLabel(parent)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _is_own(event: QKeyEvent) -> bool:
    return event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter} and not (
        event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    )
