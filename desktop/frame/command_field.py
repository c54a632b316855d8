"""Toolbar button drawn as a search field; a click opens the command palette."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop import theme
from desktop.theme import TextStyle

WIDTH = 304
HEIGHT = 28


class CommandField(QAbstractButton):
    """A button drawn as a search field; ``text`` is the placeholder, ``key`` the shortcut shown in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_key(self, key: str) -> None:
        """Set the shortcut to show."""
        self._key = key
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the drawn size."""
        return QSize(theme.px(WIDTH), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a small size, so that the buttons fit in a narrow window."""
        return QSize(theme.px(HEIGHT * 2), theme.px(HEIGHT))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint for the hover state."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint without the hover state."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint frame, search icon, placeholder and shortcut."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            thick = 2 if self.hasFocus() else 1
            line = "accent" if self.hasFocus() else "muted" if self.underMouse() else "strong"
            painter.setPen(QPen(theme.color(line), thick))
            painter.setBrush(theme.color("card"))
            inset = thick / 2
            frame = self.rect().toRectF().adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, theme.px(6), theme.px(6))
            glass = theme.pixmap("search", 16, "muted")
            edge, middle = theme.px(16), self.rect().center().y()
            painter.drawPixmap(theme.px(8), middle - edge // 2 + 1, glass)
            key = self._paint_key(painter)
            left = theme.px(8) + edge + theme.px(8)
            room = QRect(left, 0, key.left() - theme.px(8) - left, self.height())
            painter.setFont(theme.font())
            painter.setPen(theme.color("muted"))
            hint = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, hint)

    def _paint_key(self, painter: QPainter) -> QRect:
        painter.setFont(theme.font(TextStyle.LABEL))
        width = painter.fontMetrics().horizontalAdvance(self._key) + theme.px(10)
        height = theme.px(18)
        box = QRect(self.width() - width - theme.px(6), (self.height() - height) // 2, width, height)
        painter.setPen(QPen(theme.color("hairline"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), theme.px(3), theme.px(3))
        painter.setPen(theme.color("muted"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        return box
