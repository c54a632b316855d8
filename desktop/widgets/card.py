"""Container widgets of a sheet: cards with a titled header, hairlines, scrolling pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStyleOptionButton,
    QWidget,
)

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import box

PADDING: Final = 16
HEAD: Final = 20
BELOW_HEAD: Final = 8
BUTTON_EDGE: Final = 6
"""Padding of a header button, in pixels; its text ends where the card's contents end."""
_ARROWS: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})
_ENDLESS: Final = (1 << 24) - 1


class HeaderButton(QPushButton):
    """A button in the header of a card: icon only if its text would push the title away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_short = False

    @property
    def is_icon_only(self) -> bool:
        """Whether only the icon is shown."""
        return self._is_short

    @is_icon_only.setter
    def is_icon_only(self, is_short: bool) -> None:
        if is_short != self._is_short:
            self._is_short = is_short
            self.setToolTip(escape_tool_tip(self.text() if is_short else ""))
            self.updateGeometry()
            self.update()

    def full_size(self) -> QSize:
        """Return the size with its text."""
        return super().sizeHint()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size in its current form."""
        full_size = super().sizeHint()
        text_width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        if not self._is_short:
            return full_size
        return QSize(max(full_size.height(), round(full_size.width() - text_width)), full_size.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint: the button does not shrink."""
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionButton) -> None:  # noqa: N802
        """Drop the text if there is no room; it stays the accessible name."""
        super().initStyleOption(option)
        if self._is_short:
            option.text = ""


class Card(QWidget):
    """A group on the sheet with a title in its header.

    The card sets padding and header: the layout inside has no margins. A plain card is a section of the card around it:
    it has a header, but no frame and no padding.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._note = ""
        self._is_plain = False
        self._side_padding = PADDING
        self._corner = QWidget(self)
        row = QHBoxLayout(self._corner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._corner.hide()
        self._corner.installEventFilter(self)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Scale the padding with the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_margins()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Relayout header widgets when their size changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._position_header_widgets()
        return super().eventFilter(watched, event)

    def _get_title(self) -> str:
        return self._title

    def _set_title(self, title: str) -> None:
        before, self._title = self._title, title
        if self.accessibleName() in {"", before}:
            self.setAccessibleName(title)
        self._set_margins()
        self.update()

    def _get_note(self) -> str:
        return self._note

    def _set_note(self, note: str) -> None:
        self._note = note
        self.update()

    def _get_is_plain(self) -> bool:
        return self._is_plain

    def _set_is_plain(self, is_plain: bool) -> None:
        self._is_plain = is_plain
        self._set_margins()
        self.update()

    def _get_side_padding(self) -> int:
        return self._side_padding

    def _set_side_padding(self, padding: int) -> None:
        self._side_padding = padding
        self._set_margins()

    side_padding = Property(int, _get_side_padding, _set_side_padding)
    is_plain = Property(bool, _get_is_plain, _set_is_plain)
    title = Property(str, _get_title, _set_title)
    note = Property(str, _get_note, _set_note)

    def add_to_header(self, widget: QWidget) -> None:
        """Add a small widget at the right of the title."""
        layout = self._corner.layout()
        if layout is not None:
            layout.addWidget(widget)
        self._corner.show()
        self._set_margins()
        self._position_header_widgets()

    def _set_margins(self) -> None:
        has_head = bool(self._title) or not self._corner.isHidden()
        edge = self._padding()
        side = 0 if self._is_plain else px(self._side_padding)
        self.setContentsMargins(side, edge + (px(HEAD + BELOW_HEAD) if has_head else 0), side, edge)

    def _padding(self) -> int:
        return 0 if self._is_plain else px(PADDING)

    def _position_header_widgets(self) -> None:
        self._shorten_buttons()
        size = self._corner.sizeHint()
        height = max(size.height(), px(HEAD))
        top = self._padding() + (px(HEAD) - height) // 2
        right = self.width() - self._padding() + px(BUTTON_EDGE)
        self._corner.setGeometry(right - size.width(), top, size.width(), height)

    def _shorten_buttons(self) -> None:
        """Keep the title whole: buttons become icons if there is no room for both."""
        buttons = self._corner.findChildren(HeaderButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        buttons_width = sum(button.full_size().width() for button in buttons) + 8 * max(0, len(buttons) - 1)
        title = QFontMetricsF(font(TextStyle.HEADING)).horizontalAdvance(self._title)
        is_short = title + BELOW_HEAD + buttons_width > self.width() - 2 * self._padding() + px(BUTTON_EDGE)
        for button in buttons:
            button.is_icon_only = is_short

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep header widgets at the right edge."""
        super().resizeEvent(event)
        if not self._corner.isHidden():
            self._position_header_widgets()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw card, title and note."""
        with QPainter(self) as painter:
            if not self._is_plain:
                box(painter, QRectF(self.rect()), "card", "hairline")
            head = self._head()
            title, note = self.header_texts(head.width())
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            painter.drawText(head, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
            painter.setFont(font(TextStyle.HEADING))
            painter.setPen(color("ink"))
            painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)

    def _head(self) -> QRectF:
        """Return where title and note are drawn."""
        edge = self._padding()
        head = QRectF(edge, edge, self.width() - 2 * edge, px(HEAD))
        if not self._corner.isHidden():
            head.setRight(self._corner.x() - BELOW_HEAD)
        return head

    def shown_header(self) -> tuple[str, str]:
        """Return title and note as they are drawn."""
        return self.header_texts(self._head().width())

    def header_texts(self, room: float) -> tuple[str, str]:
        """Return title and note as they fit; a note without room is left out whole."""
        titles, notes = QFontMetricsF(font(TextStyle.HEADING)), QFontMetricsF(font(TextStyle.LABEL))
        title = titles.elidedText(self._title, Qt.TextElideMode.ElideRight, max(0.0, room))
        left = room - titles.horizontalAdvance(title) - (BELOW_HEAD if title else 0)
        return title, self._note if notes.horizontalAdvance(self._note) <= left else ""


class Rule(QFrame):
    """One hairline, from left to right or from top to bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strong = False
        self._is_vertical = False
        self.setFixedHeight(1)

    def _get_strong(self) -> bool:
        return self._strong

    def _set_strong(self, strong: bool) -> None:
        self._strong = strong
        self.update()

    def _get_is_vertical(self) -> bool:
        return self._is_vertical

    def _set_is_vertical(self, is_vertical: bool) -> None:
        self._is_vertical = is_vertical
        if is_vertical:
            self.setMinimumHeight(0)
            self.setMaximumHeight(_ENDLESS)
            self.setFixedWidth(1)

    strong = Property(bool, _get_strong, _set_strong)
    is_vertical = Property(bool, _get_is_vertical, _set_is_vertical)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the hairline."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("strong" if self._strong else "hairline"))


class Page(QScrollArea):
    """One page of a sheet; scrolls vertically in low windows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setBackgroundRole(QPalette.ColorRole.NoRole)
        self.viewport().setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave arrow keys with Alt, and those from a number, to the sheet; the others scroll."""
        is_from_number = self.focusWidget() is not None and isinstance(self.focusWidget(), QAbstractButton)
        if event.key() in _ARROWS and (event.modifiers() == Qt.KeyboardModifier.AltModifier or is_from_number):
            event.ignore()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Make the viewport transparent, so that the canvas below shows."""
        super().showEvent(event)
        content = self.widget()
        if content is not None:
            content.setAutoFillBackground(False)
