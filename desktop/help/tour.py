"""The five-minute tour: a bubble points at widgets; the rest is shaded but stays usable."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QFrame, QLabel, QPushButton, QToolBar, QWidget
from shiboken6 import isValid

from desktop import theme
from desktop.forms import load_form
from desktop.frame.main_window import MainWindow
from desktop.help.tour_stops import CONTEXT, STOPS, TourStop

_MARGIN: Final = 4
_GAP: Final = 16
_SHADE: Final = 70
_MOVES: Final = frozenset(
    {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest}
)


class Spotlight(QWidget):
    """Overlay that shades the window except one rectangle; clicks pass through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._rect = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def point_at(self, rect: QRect) -> None:
        """Highlight a rectangle; none if it is empty."""
        self._rect = rect
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the shade and the ring."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shade = QPainterPath()
            shade.addRect(QRectF(self.rect()))
            if not self._rect.isEmpty():
                hole = QPainterPath()
                hole.addRoundedRect(QRectF(self._rect), theme.px(6), theme.px(6))
                shade -= hole
                painter.setPen(QPen(theme.color("accent"), 2))
                painter.drawPath(hole)
            color = QColor(Qt.GlobalColor.black)
            color.setAlpha(_SHADE)
            painter.fillPath(shade, color)


class Tour(QFrame):
    """The bubble of the tour.

    Args:
        window: The main window.

    Signals:
        ended: The tour was finished or stopped.
    """

    ended = Signal()

    title_label: QLabel
    text_label: QLabel
    count_label: QLabel
    stop_button: QPushButton
    back_button: QPushButton
    next_button: QPushButton

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._spotlight = Spotlight(window)
        self._number = 0
        self._watched: QWidget | None = None
        load_form(self, "tour")
        self._position_timer = QTimer(self)
        self._position_timer.setSingleShot(True)
        self._position_timer.timeout.connect(self._update_positions)
        self.next_button.clicked.connect(self._on_next)
        self.back_button.clicked.connect(self._on_back)
        self.stop_button.clicked.connect(self.stop)
        window.current_changed.connect(self._on_current_changed)
        window.installEventFilter(self)
        self._spotlight.show()
        self.show()
        self._show_stop()

    @property
    def number(self) -> int:
        """Number of the current stop, from 0."""
        return self._number

    @property
    def current_stop(self) -> TourStop:
        """The current stop."""
        return STOPS[self._number]

    @Slot()
    def stop(self) -> None:
        """End the tour."""
        self._window.removeEventFilter(self)
        self._watch(None)
        self._position_timer.stop()
        self._spotlight.hide()
        self._spotlight.deleteLater()
        self.hide()
        self.ended.emit()
        self.deleteLater()

    # ------------------------------------------------------------------------------------------------------- navigation

    @Slot()
    def _on_next(self) -> None:
        self._go(1)

    @Slot()
    def _on_back(self) -> None:
        self._go(-1)

    def _go(self, by: int) -> None:
        if self._number + by >= len(STOPS):
            self.stop()
            return
        self._number = max(0, self._number + by)
        self._show_stop()

    @Slot(object)
    def _on_current_changed(self, _character: object) -> None:
        if self.isVisible():
            self._show_stop()

    def _show_stop(self) -> None:
        stop = self.current_stop
        if stop.dock:
            self._window.show_dock(stop.dock)
        lacks_character = stop.needs_character and self._window.current is None
        text = QCoreApplication.translate(CONTEXT, stop.text)
        hint = self.tr("Open a character to try it.")
        self.title_label.setText(QCoreApplication.translate(CONTEXT, stop.title))
        self.text_label.setText(f"{text}\n\n{hint}" if lacks_character else text)
        self.count_label.setText(self.tr("{number} of {count}").format(number=self._number + 1, count=len(STOPS)))
        is_last = self._number + 1 == len(STOPS)
        self.next_button.setText(self.tr("&Done") if is_last else self.tr("&Next"))
        self.back_button.setEnabled(self._number > 0)
        self.stop_button.setVisible(not is_last)
        self.next_button.setFocus()
        self._update_positions()
        self._position_timer.start()

    def target(self) -> QWidget | None:
        """Return the highlighted widget, if it is visible."""
        name = self.current_stop.widget_name
        widget = self._window.findChild(QWidget, name) if name else None
        if widget is None and name:
            action = self._window.findChild(QAction, name)
            bar = self._window.findChild(QToolBar, "tool_bar")
            widget = None if action is None or bar is None else bar.widgetForAction(action)
        if isinstance(widget, QDockWidget):
            widget = widget.widget()
        return widget if widget is not None and widget.isVisibleTo(self._window) else None

    @Slot()
    def _update_positions(self) -> None:
        """Place overlay and bubble."""
        window_rect = self._window.rect()
        self._spotlight.setGeometry(window_rect)
        self._spotlight.raise_()
        self.raise_()
        self._fit()
        target = self.target()
        self._watch(target)
        if target is None:
            self._spotlight.point_at(QRect())
            self.move(window_rect.center() - self.rect().center())
            return
        margin = theme.px(_MARGIN)
        rect = QRect(target.mapTo(self._window, QPoint(0, 0)), target.size()).adjusted(-margin, -margin, margin, margin)
        rect &= window_rect.adjusted(2, 2, -2, -2)
        self._spotlight.point_at(rect)
        self.move(_bubble_position(rect, QRect(QPoint(0, 0), self.size()), window_rect, theme.px(_GAP)))

    def _fit(self) -> None:
        """Set the height for the wrapped text; `adjustSize` gets it wrong."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(self.maximumWidth(), layout.totalHeightForWidth(self.maximumWidth()))

    def _watch(self, target: QWidget | None) -> None:
        """Watch another widget for moves."""
        if target is self._watched:
            return
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        if target is not None:
            target.installEventFilter(self)
        self._watched = target

    # ----------------------------------------------------------------------------------------------------------- events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow moves of the window and the highlighted widget."""
        if event.type() in _MOVES:
            self._position_timer.start()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Navigate with Enter and arrow keys, end with Escape."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.stop()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(focused, QPushButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Right:
            self._go(1)
        elif event.key() == Qt.Key.Key_Left:
            self._go(-1)
        else:
            super().keyPressEvent(event)


def _bubble_position(target: QRect, bubble: QRect, window_rect: QRect, gap: int) -> QPoint:
    """Return the bubble's position: next to a tall rectangle, below a flat one, inside one that fills the window."""
    inner = window_rect.adjusted(gap, gap, -gap, -gap)
    top = min(max(target.top(), inner.top()), inner.bottom() - bubble.height())
    left = min(max(target.left(), inner.left()), inner.right() - bubble.width())
    sideways = (QPoint(target.right() + gap, top), QPoint(target.left() - gap - bubble.width(), top))
    below = (QPoint(left, target.bottom() + gap), QPoint(left, target.top() - gap - bubble.height()))
    for position in (*below, *sideways) if target.height() < bubble.height() // 2 else (*sideways, *below):
        if inner.contains(QRect(position, bubble.size())):
            return position
    return QPoint(target.center().x() - bubble.width() // 2, inner.bottom() - bubble.height())
