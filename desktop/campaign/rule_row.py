"""Row of a house rule: the book's formula struck, ours, why, and since when or that it is not applied yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QSizePolicy, QWidget

from desktop.theme import TextStyle, font, px
from desktop.widgets.painting import box

EDGE: Final = 8
_LABEL: Final = 44
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


@dataclass(frozen=True, slots=True)
class RuleLine:
    """What the row of a house rule shows.

    Attributes:
        key: Key of the rule.
        name: Name of the number.
        book: The book's formula in words.
        ours: The formula in words; "" for a rule that will be removed.
        reason: Why it holds, or "".
        state: Since when it holds, or that it is not applied yet.
        problem: Why it has no effect, or "".
        is_pending: Whether its change is not applied yet.
    """

    key: str
    name: str
    book: str
    ours: str
    reason: str = ""
    state: str = ""
    problem: str = ""
    is_pending: bool = False


class RuleRow(QWidget):
    """The row of a house rule; a click or Enter edits it, Delete goes back to the book.

    Signals:
        edit_requested: The formula is to be edited in place; the key of the rule.
        removal_requested: The book's formula is to hold again; the key of the rule.
        kept_requested: The change that is not applied yet is to be dropped; the key of the rule.
    """

    edit_requested = Signal(str)
    removal_requested = Signal(str)
    kept_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = RuleLine("", "", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        layout = QGridLayout(self)
        layout.setContentsMargins(px(EDGE), px(6), px(EDGE), px(6))
        layout.setHorizontalSpacing(0)
        layout.setVerticalSpacing(px(2))
        layout.setColumnMinimumWidth(0, px(_LABEL))
        layout.setColumnStretch(1, 1)
        self.name_label = self._label("heading")
        self.state_label = self._label("label", wraps=False)
        layout.addWidget(self.name_label, 0, 0, 1, 2)
        layout.addWidget(self.state_label, 0, 2, Qt.AlignmentFlag.AlignTop)
        self.book_label, self.ours_label, self.reason_label, self.problem_label = (
            self._label(role) for role in ("muted", "teal", "label", "amber")
        )
        self._captions = [self._label("label", wraps=False) for _ in range(3)]
        captions = (self.tr("book"), self.tr("ours"), self.tr("why"))
        for row, (caption, text) in enumerate(zip(self._captions, captions, strict=True), 1):
            caption.setText(text)
            layout.addWidget(caption, row, 0, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((self.book_label, self.ours_label, self.reason_label), 1):
            layout.addWidget(label, row, 1, 1, 2)
        layout.addWidget(self.problem_label, 4, 1, 1, 2)

    def _label(self, role: str, *, wraps: bool = True) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role)
        label.setWordWrap(wraps)
        if wraps:
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def show_line(self, line: RuleLine) -> None:
        """Show a house rule."""
        self.line = line
        struck = QFont(font(TextStyle.TEXT))
        struck.setStrikeOut(bool(line.ours))
        strong = QFont(font(TextStyle.HEADING))
        strong.setStrikeOut(False)
        self.name_label.setText(line.name)
        self.state_label.setText(line.state)
        self.book_label.setFont(struck)
        self.book_label.setText(line.book)
        self.ours_label.setFont(strong)
        self.ours_label.setText(line.ours or self.tr("back to the book"))
        self.reason_label.setText(line.reason)
        self.problem_label.setText(line.problem)
        for widget, is_shown in (
            (self.reason_label, line.reason),
            (self._captions[2], line.reason),
            (self.problem_label, line.problem),
        ):
            widget.setVisible(bool(is_shown))
        spoken = self.tr("House rule {name}, {state}; book: {book}; ours: {ours}")
        texts = {"name": line.name, "state": line.state, "book": line.book, "ours": self.ours_label.text()}
        self.setAccessibleName(spoken.format(**texts))
        self.setAccessibleDescription(line.reason or line.problem)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Edit with Enter or Space; go back to the book with Delete."""
        if event.key() in _ENTER and not event.modifiers():
            self.edit_requested.emit(self.line.key)
        elif event.key() == Qt.Key.Key_Delete:
            self.removal_requested.emit(self.line.key)
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Edit with a click."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.edit_requested.emit(self.line.key)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Offer what can be done with the rule."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        key = self.line.key
        menu.addAction(self.tr("&Edit")).triggered.connect(lambda: self.edit_requested.emit(key))
        if self.line.ours:
            menu.addAction(self.tr("Back to the &book")).triggered.connect(lambda: self.removal_requested.emit(key))
        if self.line.is_pending:
            menu.addAction(self.tr("&Discard this change")).triggered.connect(lambda: self.kept_requested.emit(key))
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the tint of a change that is not applied yet, and the focus ring."""
        ring = "accent" if self.hasFocus() else None
        ground = "tint" if self.line.is_pending else "canvas" if self.underMouse() else None
        if ring is not None or ground is not None:
            with QPainter(self) as painter:
                box(painter, QRectF(self.rect()), ground, ring, 2 if ring else 1)
        super().paintEvent(event)
