"""Foot of the wizard: what its buttons and the line beside them say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QWidget

from desktop.layout_parts import least_width, parts_of
from desktop.requests.answer_text import shorten
from desktop.requests.roll_control import RollControl
from desktop.theme import apply_icons, px, repolish
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.button_label import show_label

_HEIGHT: Final = 64
_FOLDED: Final = 96
_ONE_LINE: Final = 40
"""Letters up to which the problem fits in one line."""
_LONGEST_PROBLEM, _LONGEST_REMARK = 200, 90
"""Letters of what is shown beside the buttons; all of it is in the tooltip."""


class ProcedureFoot(QObject):
    """The buttons for dice, and the line that says what is missing; two rows where one has no room for all.

    Args:
        bar: The foot; its layout holds the actions and, behind or below them, the line with Back and Next.
        type_button: Asks for real dice.
        roll_button: Rolls, or rolls again.
        reason_label: The line.
    """

    def __init__(self, bar: QWidget, type_button: QPushButton, roll_button: QPushButton, reason_label: QLabel) -> None:
        super().__init__(bar)
        self._bar = bar
        self._type_button = type_button
        self._type_text = type_button.text()
        self._type_width = 0
        self._roll_button = roll_button
        self._reason_label = reason_label
        type_button.setAccessibleName(self._type_text.replace("&", ""))
        bar.installEventFilter(self)
        bar.setMinimumSize(1, px(_HEIGHT))  # so that the window may become narrower than one row

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Fit again once buttons have their new sizes, which come later than their texts."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Show one row, or two where the foot is too narrow; the button for real dice is then a sign."""
        layout = self._bar.layout()
        if not isinstance(layout, QBoxLayout):
            return
        margins = layout.contentsMargins()
        needed = sum(least_width(part) for _, part in parts_of(layout)) + layout.count() * layout.spacing()
        width = self._type_button.minimumSizeHint().width()
        if self._type_button.text():
            self._type_width = width
        elif not self._type_button.isHidden():
            needed += max(0, self._type_width - width)
        is_folded = needed + margins.left() + margins.right() > self._bar.width()
        ways = QBoxLayout.Direction
        layout.setDirection(ways.TopToBottom if is_folded else ways.LeftToRight)
        self._bar.setMinimumHeight(px(_FOLDED if is_folded else _HEIGHT))
        show_label(self._type_button, self._type_text, is_shown=not is_folded)

    def show_dice(self, roll: RollControl | None, *, is_open: bool) -> None:
        """Offer to roll or type the dice of a page.

        Args:
            roll: The dice that the buttons act on; None if the page has none.
            is_open: Whether they are to be rolled now.
        """
        self._type_button.setVisible(roll is not None and bool(roll.grid.sizes) and not roll.is_typing)
        button = self._roll_button
        button.setVisible(roll is not None)
        is_first = roll is not None and not roll.is_answered and is_open
        is_partial = roll is not None and bool(roll.typed_faces) and len(roll.typed_faces) < len(roll.grid.sizes)
        button.setEnabled(roll is None or not roll.is_wrong)
        button.setText(_rest_text() if is_partial else _roll_text() if is_first else _again_text())
        role = "primary" if is_first and roll is not None and not roll.is_typing else ""
        if button.property("role") != role:
            button.setProperty("role", role)
            button.setProperty("icon_color", "on_accent" if role else "ink")
            repolish(button)
            apply_icons(button)

    def show_reason(self, problem: str, remark: str, *, is_narrow: bool) -> None:
        """Say what is missing, or a remark if nothing is."""
        text, label = problem or remark, self._reason_label
        label.setText(shorten(text, _LONGEST_PROBLEM if problem else _LONGEST_REMARK))
        label.setWordWrap(is_narrow or len(text) > _ONE_LINE)
        label.setToolTip(escape_tool_tip(text))


def _roll_text() -> str:
    return QCoreApplication.translate("procedures", "&Roll")


def _rest_text() -> str:
    return QCoreApplication.translate("procedures", "&Roll the rest")


def _again_text() -> str:
    return QCoreApplication.translate("procedures", "&Reroll")
