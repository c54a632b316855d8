"""Widget: a number between − and +, with its unit; arrows and wheel count, and it may take dice to roll."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from desktop.theme import px, repolish

_HEIGHT: Final = 28
_HALF: Final = 26
_LEAST_EDIT: Final = 28
_MOST_EDIT: Final = 96
_NOTCH: Final = 120


class NumberStepper(QFrame):
    """A number field between − and +.

    Args:
        unit: What is counted, shown behind the number.
        leap: How far Shift with an arrow or a button goes.
        has_proxy: Whether the field takes the focus for it; not where the field has a place of its own in the tab
            order, as Tab would come to it at two places and run in a circle.

    Attributes:
        edit: The field.

    Signals:
        edited: The text was changed by typing.
        stepped: The number is to change by this much.
    """

    edited = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, unit: str = "", leap: int = 5, has_proxy: bool = True) -> None:
        super().__init__(parent)
        self._leap = leap
        self.setProperty("role", "stepper")
        self.setFixedHeight(px(_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.less_button = self._button("−", self.tr("Less"))
        self.more_button = self._button("+", self.tr("More"))
        self.edit = QLineEdit(self)
        self.edit.setProperty("role", "inner")
        self.edit.setAlignment(Qt.AlignmentFlag.AlignRight if unit else Qt.AlignmentFlag.AlignHCenter)
        self.edit.setMinimumWidth(px(_LEAST_EDIT))
        self.edit.installEventFilter(self)
        self.edit.textEdited.connect(self.edited)
        self.edit.textChanged.connect(self._fit)
        self.unit_label = QLabel(unit, self)
        self.unit_label.setTextFormat(Qt.TextFormat.PlainText)
        self.unit_label.setVisible(bool(unit))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(self.less_button)
        layout.addWidget(self.edit)
        layout.addWidget(self.unit_label)
        self.unit_label.setContentsMargins(0, 0, px(8), 0)
        layout.addWidget(self.more_button)
        if has_proxy:
            self.setFocusProxy(self.edit)
        self._fit()

    def _button(self, text: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setProperty("role", "step")
        button.setFixedSize(QSize(px(_HALF), px(_HEIGHT) - 2))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.setAccessibleName(name)
        button.clicked.connect(self._on_button)
        return button

    @property
    def text(self) -> str:
        """What the field says."""
        return self.edit.text()

    def show_unit(self, unit: str) -> None:
        """Show another unit behind the number."""
        self.unit_label.setText(unit)
        self.unit_label.setVisible(bool(unit))

    def show_text(self, text: str) -> None:
        """Show a text, unless it is there already."""
        if text != self.edit.text():
            self.edit.setText(text)

    def set_ends(self, *, at_least: bool, at_most: bool) -> None:
        """Grey the button that cannot go further."""
        self.less_button.setEnabled(not at_least)
        self.more_button.setEnabled(not at_most)

    def take_focus(self) -> None:
        """Take the focus with the number selected, so that typing replaces it."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.selectAll()

    @Slot()
    def _fit(self) -> None:
        """Give the field room for its text."""
        width = self.edit.fontMetrics().horizontalAdvance(self.edit.text()) + px(12)
        self.edit.setFixedWidth(max(px(_LEAST_EDIT), min(px(_MOST_EDIT), width)))

    @Slot()
    def _on_button(self) -> None:
        self.edit.setFocus(Qt.FocusReason.MouseFocusReason)
        self.stepped.emit(self._reach(1 if self.sender() is self.more_button else -1))

    def _reach(self, step: int) -> int:
        shifted = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        return step * (self._leap if shifted else 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Count with the arrows, and with the wheel while it has the focus; draw the ring of the focus."""
        kind = event.type()
        if kind in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.setProperty("is_focused", kind == QEvent.Type.FocusIn)
            repolish(self)
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if step:
                is_leap = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.stepped.emit(step * (self._leap if is_leap else 1))
                return True
        elif isinstance(event, QWheelEvent) and self.edit.hasFocus():
            notches = (event.angleDelta().y() or event.angleDelta().x()) // _NOTCH
            if notches:
                self.stepped.emit(self._reach(notches))
            return True
        return super().eventFilter(watched, event)
