"""Row of an optional rule: its name, what it was while a change is not applied yet, its input, and why it holds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QSizePolicy, QWidget

from core.character.json_values import Json
from core.rules.model import Option, System
from desktop.address_labels import translate_text
from desktop.requests.option_input import OptionInput, option_text
from desktop.theme import TextStyle, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import box
from desktop.widgets.reason_edit import ReasonEdit

HEIGHT: Final = 28
EDGE: Final = 8
"""How far the tint of a row that is not applied yet stands out at both sides, at 100 %."""


class OptionRow(QWidget):
    """The row of an optional rule.

    Args:
        system: The game.
        option: The optional rule.
        parent: Its owner.

    Signals:
        chosen: Another value was chosen; key and value.
        reason_given: Another reason was typed; key and reason.
    """

    chosen = Signal(str, object)
    reason_given = Signal(str, str)

    def __init__(self, system: System, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system = system
        self._is_pending = False
        self._has_reason = False
        self.option = option
        self.name_label = QLabel(translate_text(system, option.label), self)
        self.name_label.setTextFormat(Qt.TextFormat.PlainText)
        self.name_label.setWordWrap(True)
        self.name_label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.was_label = QLabel(self)
        self.was_label.setTextFormat(Qt.TextFormat.PlainText)
        self.was_label.setProperty("role", "label")
        self.input = OptionInput(system, option, self)
        self.name_label.setBuddy(self.input.control)
        self.setToolTip(escape_tool_tip(translate_text(system, option.help)))
        self.reason_edit = ReasonEdit(translate_text(system, option.label), self)
        layout = self._layout = QGridLayout(self)
        layout.setHorizontalSpacing(px(12))
        layout.setVerticalSpacing(px(2))
        layout.setColumnStretch(0, 1)
        layout.setRowMinimumHeight(0, px(HEIGHT))
        layout.addWidget(self.name_label, 0, 0)
        layout.addWidget(self.was_label, 0, 1)
        layout.addWidget(self.input, 0, 2)
        layout.addWidget(self.reason_edit, 1, 0, 1, 3)
        self.setMinimumHeight(px(HEIGHT))
        self.was_label.hide()
        self.input.changed.connect(self._on_changed)
        self.reason_edit.textEdited.connect(self._on_reason)

    def show_value(self, value: Json, applied: Json, reason: str | None = None, *, is_pending: bool) -> None:
        """Show the value, what holds as long as they differ, and the reason.

        Args:
            value: The value.
            applied: The value that holds.
            reason: Why it holds; None where the campaign leaves the rule as the book has it.
            is_pending: Whether a change of value or reason is not applied yet.
        """
        self.input.show_value(value)
        self._is_pending = is_pending
        self._has_reason = reason is not None
        if reason is None:
            self.reason_edit.clear()
            self.reason_edit.hide()
        else:
            self.reason_edit.show_reason(reason, is_wanted=is_pending)
        self._make_room()
        self.name_label.setFont(font(TextStyle.HEADING if self._is_pending else TextStyle.TEXT))
        self.was_label.setText(self.tr("not applied yet") if value == applied else self._was(applied))
        self.was_label.setVisible(self._is_pending)
        text = translate_text(self._system, self.option.label)
        self.input.control.setAccessibleName(
            self.tr("{rule}, {was}, not applied yet").format(rule=text, was=self._was(applied))
            if self._is_pending
            else text
        )
        self.update()

    @property
    def is_pending(self) -> bool:
        """Whether its change is not applied yet."""
        return self._is_pending

    def _was(self, applied: Json) -> str:
        if isinstance(applied, bool):
            return self.tr("was on") if applied else self.tr("was off")
        return self.tr("was {value}").format(value=option_text(self._system, self.option, applied))

    @Slot()
    def _on_changed(self) -> None:
        self.chosen.emit(self.option.key, self.input.value)

    @Slot(str)
    def _on_reason(self, text: str) -> None:
        self.reason_given.emit(self.option.key, text.strip())

    @Slot()
    def ask_for_reason(self) -> None:
        """Show the line for the reason, with the cursor in it."""
        self.reason_edit.show()
        self._make_room()
        self.reason_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_room(self) -> None:
        """Leave room below the line for the reason while it is shown."""
        below = 0 if self.reason_edit.isHidden() else px(EDGE)
        self._layout.setContentsMargins(px(EDGE), 0, px(EDGE), below)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Offer to say why the campaign has the rule so."""
        if not self._has_reason:
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Reason…")).triggered.connect(self.ask_for_reason)
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the tint of a change that is not applied yet."""
        if self._is_pending:
            with QPainter(self) as painter:
                box(painter, QRectF(self.rect()), "tint", None)
        super().paintEvent(event)
