"""Line for the reason of a rule."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from core.character.campaign_rules import LONGEST_REASON


class ReasonEdit(QLineEdit):
    """Line in which the reason of a rule is typed; hidden until one is asked for.

    Args:
        rule: Name of the rule.
        parent: Its owner.
    """

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Reason (optional)"))
        self.setMaxLength(LONGEST_REASON)
        self.setAccessibleName(self.tr("Reason for {rule}").format(rule=rule))
        self.hide()

    def show_reason(self, reason: str, *, is_wanted: bool) -> None:
        """Show a reason; without one, the line is shown where it is wanted or being typed into.

        Args:
            reason: The reason, or "".
            is_wanted: Whether an empty line is shown.
        """
        if self.text().strip() != reason:
            self.setText(reason)
        self.setVisible(is_wanted or bool(reason) or self.hasFocus())
