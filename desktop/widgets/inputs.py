"""Input widgets for a line, a name, a number or prose; Escape reverts typing in lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QBasicTimer, QEvent, QObject, QRectF, QSize, Qt, QTimerEvent, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from desktop.minus_sign import MINUS
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.field_steps import WHOLE, paint_steps, step_areas, step_at, stepped_text
from desktop.widgets.painting import hairline

HEIGHT: Final = 24
INNER: Final = 2
"""Qt's text margin at both ends of a line; removed so that digits are flush with the edge."""

_LEAST_NAME: Final = 120
_LEAST_DIGITS: Final = 4
_MOST_DIGITS: Final = 9
"""Digits that a number field has room for; longer numbers are elided."""
_CLEAR: Final = QColor(0, 0, 0, 0)
_DELAY_MS: Final = 400
"""Time that a sign is held before it repeats."""
_REPEAT_MS: Final = 90


def is_undo_shortcut(event: QEvent) -> bool:
    """Return whether an event is the override of the undo or redo shortcut."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


class _UndoFilter(QObject):
    """Leaves undo and redo to the character's undo stack.

    A field gets it with its first focus: with a handler of its own each would hear of every event while it is loaded.
    """

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let the shortcut pass."""
        if not is_undo_shortcut(event):
            return False
        event.ignore()
        return True


_REDRESSED: Final = frozenset({QEvent.Type.ApplicationPaletteChange, QEvent.Type.StyleChange})
"""Events after which Qt may restore the colours of an earlier stylesheet."""


class LineField(QLineEdit):
    """One line of text; Escape reverts typing since the field got the focus.

    Signals:
        left: Editing ended.
        menu_requested: The context menu is about to be shown; actions may be added.
    """

    left = Signal()
    menu_requested = Signal(object)

    HAS_LINE = True
    SHOWS_HINT = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ink = "ink"
        self._entered_with = ""
        self._reserved = 0
        self._undo_filter: _UndoFilter | None = None
        self.setFrame(False)
        self.setTextMargins(-INNER, 0, -INNER, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._apply_style()
        self.editingFinished.connect(self.left)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show Qt's context menu with added actions."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_requested.emit(menu)
        menu.popup(event.globalPos())

    def set_color(self, name: str) -> None:
        """Set the text colour by its name in the theme."""
        if name != self._ink:
            self._ink = name
            self.update()

    def _apply_style(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, _CLEAR)
        palette.setColor(QPalette.ColorRole.Text, color("ink"))
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in _REDRESSED and self.palette().color(QPalette.ColorRole.Text) != color("ink"):
            self._apply_style()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a row with a word."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0" * 12), self._height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of three digits."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0000"), self._height())

    def _height(self) -> int:
        return max(px(HEIGHT), QFontMetrics(self.font()).height() + px(6))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Create the frame on first hover."""
        if not self.isReadOnly():
            frame_of(self, is_input=True).set_state(FrameState.HOVER, True)
        super().enterEvent(event)

    def _leave_undo_to_stack(self) -> None:
        if self._undo_filter is None:
            self._undo_filter = _UndoFilter(self)
            self.installEventFilter(self._undo_filter)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring."""
        self._entered_with = self.text()
        self._leave_undo_to_stack()
        frame_of(self, is_input=True).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Revert typing on Escape."""
        if event.key() != Qt.Key.Key_Escape or not self.revert_typing():
            super().keyPressEvent(event)

    def revert_typing(self) -> bool:
        """Restore the text from when the field got the focus; return whether it differs."""
        if self.text() == self._entered_with:
            return False
        self.setText(self._entered_with)
        self.selectAll()
        self.textEdited.emit(self._entered_with)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the hairline, and the text unless focused, when Qt draws it with its cursor."""
        if self.hasFocus():
            super().paintEvent(event)
        with QPainter(self) as painter:
            if not self.hasFocus():
                self._paint_text(painter)
            if self.HAS_LINE and not self.isReadOnly():
                hairline(painter, 0, self.width(), self.height() - 1, "strong")

    def _paint_text(self, painter: QPainter) -> None:
        """Draw the text where Qt would, in the field's colour, elided if too long.

        An empty field shows its placeholder muted; an example of a number is only shown while typing, so that it is not
        read as a value.
        """
        metrics = self.fontMetrics()
        shown, hint = self.displayText(), self.placeholderText() if self.SHOWS_HINT else ""
        painter.setPen(color(self._ink if shown and self.isEnabled() else "muted"))
        text = metrics.elidedText(shown or hint, Qt.TextElideMode.ElideRight, self.width() - self._reserved)
        top = (self.height() - metrics.height() + 1) // 2
        line = QRectF(0, top, self.width(), metrics.height())
        painter.drawText(line, int(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask), text)


class TitleField(LineField):
    """The name of a character, in the bundled serif; without a line at rest."""

    HAS_LINE = False
    SHOWS_HINT = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._type = TextStyle.TITLE
        self.setFont(font(self._type))
        self.setPlaceholderText(self.tr("Unnamed"))
        self.textChanged.connect(self._fit)
        self.textChanged.connect(self.updateGeometry)

    def set_compact(self, is_compact: bool) -> None:
        """Set a smaller font for the compact header."""
        self._type = TextStyle.SIDE_TITLE if is_compact else TextStyle.TITLE
        self._fit()
        self.updateGeometry()

    def reserve(self, width: int) -> None:
        """Keep the name out of the right end, where a button is; 0 for the whole field."""
        self._reserved = width
        self.setTextMargins(-INNER, 0, width - INNER, 0)
        self._fit()
        self.update()

    @Slot()
    def _fit(self) -> None:
        """Shrink the font of a long name, down to two thirds, before it is elided."""
        full_font = font(self._type)
        room = self.width() - 2 * px(INNER) - self._reserved
        full_width = QFontMetrics(full_font).horizontalAdvance(self.text())
        least = full_font.pixelSize() * 2 // 3
        if full_width > room > 0:
            full_font.setPixelSize(max(least, full_font.pixelSize() * room // full_width))
        if full_font.pixelSize() != self.font().pixelSize():
            self.setFont(full_font)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a short name."""
        text_width = QFontMetrics(font(self._type)).horizontalAdvance(self.text() or self.placeholderText())
        return QSize(min(text_width, px(_LEAST_NAME)) + 2 * px(INNER), self._height())

    def _get_whole_width(self) -> int:
        smallest = font(self._type)
        smallest.setPixelSize(smallest.pixelSize() * 2 // 3)
        return QFontMetrics(smallest).horizontalAdvance(self.text()) + 2 * px(INNER) + 1

    whole_width = Property(int, _get_whole_width)
    """Width in pixels below which the name is elided; `Columns` stack before that."""

    def _height(self) -> int:
        """Return the height at full font size, so that nothing moves when the font shrinks."""
        return QFontMetrics(font(self._type)).height() + px(6)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the font to the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._fit()


class _SignedValidator(QValidator):
    """Validator that accepts everything and turns a leading hyphen into a minus sign."""

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Replace a hyphen by the minus sign."""
        return QValidator.State.Acceptable, MINUS + text[1:] if text.startswith("-") else text, position


class NumberField(LineField):
    """A number of any size; Up, Down, + and −, the wheel, and signs beside the digits change a whole one by 1.

    The signs are shown while the field is hovered or has the focus. The minus key begins a negative number where the
    whole text is selected, if the number can be negative.

    Signals:
        stepped: Up, Down or the wheel changed the number.
    """

    stepped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_muted_zero = True
        self._selects_on_release = False
        self.can_be_negative = True
        self._held = 0
        self._repeat = QBasicTimer()
        self._digits = _LEAST_DIGITS
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setValidator(_SignedValidator(self))
        self.setFont(font(TextStyle.TEXT))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._on_text_changed)

    def _get_is_muted_zero(self) -> bool:
        return self._is_muted_zero

    def _set_is_muted_zero(self, is_muted_zero: bool) -> None:
        self._is_muted_zero = is_muted_zero
        self._on_text_changed(self.text())

    is_muted_zero = Property(bool, _get_is_muted_zero, _set_is_muted_zero)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a row with four digits, or more if the number is longer."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0" * (self._digits + 1)), self._height())

    def show_text(self, text: str) -> None:
        """Show a number set by the program."""
        self.setText(text)
        self._on_text_changed(text)

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        self.set_color("muted" if self._is_muted_zero and text in {"0", ""} else "ink")
        digits = min(max(_LEAST_DIGITS, len(text)), _MOST_DIGITS)
        if digits != self._digits:
            self._digits = digits
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Step on Up and Down, by ten with Page Up and Page Down."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        step = steps.get(Qt.Key(event.key()), self._sign_step(event.key()))
        if step and self._step(step):
            return
        super().keyPressEvent(event)

    def _sign_step(self, key: int) -> int:
        """Return the step of the keys + and −; 0 where a minus begins a negative number."""
        if key == Qt.Key.Key_Plus:
            return 1
        if key != Qt.Key.Key_Minus or not self.text():
            return 0
        is_replaced = self.selectedText() == self.text()
        is_in_front = not self.hasSelectedText() and self.cursorPosition() == 0
        return 0 if is_in_front or (is_replaced and self.can_be_negative) else -1

    # ------------------------------------------------------------------------------------- signs beside the digits

    def _signs(self) -> tuple[QRectF, QRectF] | None:
        """Return where minus and plus are; None while there are none."""
        is_shown = (self.underMouse() or self.hasFocus()) and self.isEnabled() and not self.isReadOnly()
        text = self.text().replace(MINUS, "-")
        if not is_shown or (text and not WHOLE.match(text)):
            return None
        is_right = bool(self.alignment() & Qt.AlignmentFlag.AlignRight)
        width = self.fontMetrics().horizontalAdvance(self.text())
        return step_areas(QRectF(self.rect()), width, is_right=is_right)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the number, and the signs while it is hovered or has the focus."""
        super().paintEvent(event)
        if (signs := self._signs()) is not None:
            with QPainter(self) as painter:
                paint_steps(painter, signs)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Show the signs."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Hide the signs."""
        super().leaveEvent(event)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show an arrow over the signs."""
        is_sign = bool(step_at(self._signs(), event.position()))
        self.setCursor(Qt.CursorShape.ArrowCursor if is_sign else Qt.CursorShape.IBeamCursor)
        if not self._held:
            super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Step with a sign; a held one repeats."""
        if not self._press_sign(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Step once more with a quick second click on a sign."""
        if not self._press_sign(event):
            super().mouseDoubleClickEvent(event)

    def _press_sign(self, event: QMouseEvent) -> bool:
        step = step_at(self._signs(), event.position()) if event.button() == Qt.MouseButton.LeftButton else 0
        if step:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._held = step
            self._step(step)
            self._repeat.start(_DELAY_MS, self)
        return bool(step)

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        """Step again while a sign is held."""
        if event.timerId() != self._repeat.timerId():
            super().timerEvent(event)
            return
        self._repeat.start(_REPEAT_MS, self)
        self._step(self._held)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Step if focused; otherwise the page scrolls."""
        if not self.hasFocus() or not event.angleDelta().y():
            event.ignore()
            return
        self._step(1 if event.angleDelta().y() > 0 else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Select the whole number with the first click, unless a part of it was selected by dragging."""
        if self._held:
            self._held = 0
            self._repeat.stop()
            return
        super().mouseReleaseEvent(event)
        if self._selects_on_release and not self.hasSelectedText():
            self.selectAll()
        self._selects_on_release = False

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Tell the click that gives the focus from later ones."""
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._selects_on_release = True
        super().focusInEvent(event)

    def _step(self, step: int) -> bool:
        text = None if self.isReadOnly() else stepped_text(self.text(), step)
        if text is None:
            return False
        self.setText(text)
        self.selectAll()
        self.stepped.emit(self.text())
        return True


class ProseField(QPlainTextEdit):
    """Multi-line text, as high as its content; Tab moves the focus.

    Signals:
        left: Editing ended.
        menu_requested: The context menu is about to be shown; actions may be added.
    """

    left = Signal()
    menu_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least_lines = 3
        self._undo_filter: _UndoFilter | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 3, 0, 3)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.document().documentLayout().documentSizeChanged.connect(self._on_size_changed)
        self._apply_style()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show Qt's context menu with added actions."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_requested.emit(menu)
        menu.popup(event.globalPos())

    def _get_least_lines(self) -> int:
        return self._least_lines

    def _set_least_lines(self, least_lines: int) -> None:
        self._least_lines = max(1, least_lines)
        self.updateGeometry()

    least_lines = Property(int, _get_least_lines, _set_least_lines)

    def _apply_style(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, _CLEAR)
        palette.setColor(QPalette.ColorRole.Text, color("ink"))
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in _REDRESSED and self.palette().color(QPalette.ColorRole.Text) != color("ink"):
            self._apply_style()

    @Slot()
    def _on_size_changed(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the text."""
        lines = max(self._least_lines, round(self.document().size().height()))
        return QSize(px(240), lines * self.fontMetrics().lineSpacing() + 2 * 4 + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the text, at any width."""
        return QSize(px(96), self.sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Let the page scroll: the whole text is seen."""
        event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Create the frame on first hover."""
        frame_of(self, is_input=True).set_state(FrameState.HOVER, True)
        super().enterEvent(event)

    def _leave_undo_to_stack(self) -> None:
        if self._undo_filter is None:
            self._undo_filter = _UndoFilter(self)
            self.installEventFilter(self._undo_filter)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring."""
        self._leave_undo_to_stack()
        frame_of(self, is_input=True).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Emit that editing ended."""
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the text over its hairline."""
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            hairline(painter, 0, self.viewport().width(), self.viewport().height() - 1, "strong")
