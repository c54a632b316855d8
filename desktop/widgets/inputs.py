"""Inputs: a hairline at rest, a box when the pointer or the keyboard comes."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from desktop.numerals import MINUS
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.painting import hairline

HEIGHT: Final = 24
INNER: Final = 2
"""What Qt leaves free at both ends of a line; digits shall stand at the edge."""

_LEAST_NAME: Final = 120
_LEAST_DIGITS: Final = 4
_MOST_DIGITS: Final = 9
"""Digits that a number has room for by itself; longer ones end in dots where the form gives no more."""
_WHOLE: Final = re.compile(r"[+\-]?\d{1,15}\Z")
_CLEAR: Final = QColor(0, 0, 0, 0)


def is_undo_shortcut(event: QEvent) -> bool:
    """Whether somebody wants to undo or redo and the input is asked whether it would rather do that itself."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


_REDRESSED: Final = frozenset({QEvent.Type.ApplicationPaletteChange, QEvent.Type.StyleChange})
"""After these a widget may have got back the colours that it had under another stylesheet."""


class LineField(QLineEdit):
    """One line of text; Escape takes back what was typed since the field was entered.

    Signals:
        left: Whoever typed here is done with it.
        menu_requested: The menu of the right button is about to be shown; more may be put into it.
    """

    left = Signal()
    menu_requested = Signal(object)

    HAS_LINE = True
    SHOWS_HINT = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ink = "ink"
        self._entered_with = ""
        self.setFrame(False)
        self.setTextMargins(-INNER, 0, -INNER, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._apply_style()
        self.editingFinished.connect(self.left)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the character: there is one history."""
        if is_undo_shortcut(event):
            event.ignore()
            return False
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show Qt's menu, with what others put into it."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_requested.emit(menu)
        menu.popup(event.globalPos())

    def set_color(self, name: str) -> None:
        """Write in another colour of the theme."""
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
        """Return the height of a row, and room for a word."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0" * 12), self._height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return room for three digits."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0000"), self._height())

    def _height(self) -> int:
        return max(px(HEIGHT), QFontMetrics(self.font()).height() + px(6))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Show the box; its frame follows from then on."""
        if not self.isReadOnly():
            frame_of(self, is_input=True).set_state(FrameState.HOVER, True)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the ring of the keyboard's place."""
        self._entered_with = self.text()
        frame_of(self, is_input=True).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take back on Escape what was typed since the field was entered."""
        if event.key() != Qt.Key.Key_Escape or not self.revert_typing():
            super().keyPressEvent(event)

    def revert_typing(self) -> bool:
        """Write again what stood here when the field was entered; say whether that is something else."""
        if self.text() == self._entered_with:
            return False
        self.setText(self._entered_with)
        self.selectAll()
        self.textEdited.emit(self._entered_with)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the hairline below the text; where the keyboard is, Qt draws the text with its cursor."""
        if self.hasFocus():
            super().paintEvent(event)
        with QPainter(self) as painter:
            if not self.hasFocus():
                self._paint_text(painter)
            if self.HAS_LINE and not self.isReadOnly():
                hairline(painter, 0, self.width(), self.height() - 1, "strong")

    def _paint_text(self, painter: QPainter) -> None:
        """Draw the text where Qt would draw it, in the ink of the field; what is too long ends in dots.

        Where there is none, a field that shows its hint says in quiet ink what belongs here; an example of how a number
        is written is for whoever types, and not to be read as a number.
        """
        metrics = self.fontMetrics()
        said, hint = self.displayText(), self.placeholderText() if self.SHOWS_HINT else ""
        painter.setPen(color(self._ink if said and self.isEnabled() else "muted"))
        text = metrics.elidedText(said or hint, Qt.TextElideMode.ElideRight, self.width())
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
        self.setPlaceholderText(self.tr("Without a name"))
        self.textChanged.connect(self._fit)

    def set_compact(self, is_compact: bool) -> None:
        """Write smaller where there is little room."""
        self._type = TextStyle.SIDE_TITLE if is_compact else TextStyle.TITLE
        self._fit()
        self.updateGeometry()

    @Slot()
    def _fit(self) -> None:
        """Write a long name smaller, down to two thirds, before it is cut."""
        whole = font(self._type)
        wanted, room = QFontMetrics(whole).horizontalAdvance(self.text()), self.width() - 2 * px(INNER)
        least = whole.pixelSize() * 2 // 3
        if wanted > room > 0:
            whole.setPixelSize(max(least, whole.pixelSize() * room // wanted))
        if whole.pixelSize() != self.font().pixelSize():
            self.setFont(whole)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return room for a short name."""
        wanted = QFontMetrics(font(self._type)).horizontalAdvance(self.text() or self.placeholderText())
        return QSize(min(wanted, px(_LEAST_NAME)) + 2 * px(INNER), self._height())

    def _height(self) -> int:
        """Return the height of a name in full size, so that nothing moves when it is written smaller."""
        return QFontMetrics(font(self._type)).height() + px(6)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Write as large as there is room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._fit()


class _SignedValidator(QValidator):
    """Lets everything stand, with a hyphen in front as the minus that it means."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Write the sign as the window writes it."""
        return QValidator.State.Acceptable, MINUS + text[1:] if text.startswith("-") else text, place


class NumberField(LineField):
    """A number of any size, as it is typed; Up, Down and the wheel change a whole one by 1.

    Signals:
        stepped: Up, Down or the wheel wrote another number.
    """

    stepped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_muted_zero = True
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
        """Return the height of a row, and room for four digits, or for more where there are more."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0" * (self._digits + 1)), self._height())

    def show_text(self, text: str) -> None:
        """Show a number that came from elsewhere."""
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
        step = steps.get(Qt.Key(event.key()))
        if step is not None and self._step(step):
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Step where the keyboard is here; else let the page scroll."""
        if not self.hasFocus() or not event.angleDelta().y():
            event.ignore()
            return
        self._step(1 if event.angleDelta().y() > 0 else -1)

    def _step(self, step: int) -> bool:
        text = self.text().strip().replace(MINUS, "-")
        if self.isReadOnly() or not (not text or _WHOLE.match(text)):
            return False
        self.setText(str(int(text or "0") + step))
        self.selectAll()
        self.stepped.emit(self.text())
        return True


class ProseField(QPlainTextEdit):
    """Several lines of text; as high as they need, at least some lines; Tab leads on.

    Signals:
        left: Whoever typed here is done with it.
        menu_requested: The menu of the right button is about to be shown; more may be put into it.
    """

    left = Signal()
    menu_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least_lines = 3
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

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the character: there is one history."""
        if is_undo_shortcut(event):
            event.ignore()
            return False
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show Qt's menu, with what others put into it."""
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
        """Show the box; its frame follows from then on."""
        frame_of(self, is_input=True).set_state(FrameState.HOVER, True)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the ring of the keyboard's place."""
        frame_of(self, is_input=True).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Say that whoever typed is done."""
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the text over its hairline."""
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            hairline(painter, 0, self.viewport().width(), self.viewport().height() - 1, "strong")
