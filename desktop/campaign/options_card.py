"""The card of the optional rules of a campaign: a switch for each, those that are not applied yet tinted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout

from core.character.campaign_rules import OPTION
from desktop.campaign.option_row import OptionRow
from desktop.campaign.pending_rules import PendingRules
from desktop.widgets.card import Card


class OptionsCard(QObject):
    """Fills the card.

    Args:
        card: The card.
        rows_layout: Where the rows go.
        empty_label: Shown for a campaign without a game.
    """

    def __init__(self, card: Card, rows_layout: QVBoxLayout, empty_label: QLabel) -> None:
        super().__init__(card)
        self._card = card
        self._layout = rows_layout
        self._empty_label = empty_label
        self._pending: PendingRules | None = None
        self.rows: dict[str, OptionRow] = {}

    def show(self, pending: PendingRules | None) -> None:
        """Show the optional rules of another game; None for a campaign without one."""
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {}
        self._pending = pending
        self._empty_label.setVisible(pending is None)
        if pending is not None:
            for key, option in pending.system.options.items():
                row = self.rows[key] = OptionRow(pending.system, option, self._card)
                row.chosen.connect(pending.set_option)
                row.reason_given.connect(pending.set_option_reason)
                self._layout.addWidget(row)
            pending.changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        pending = self._pending
        if pending is None:
            self._card.setProperty("note", "")
            return
        for key, row in self.rows.items():
            reason = pending.reason(OPTION + key) if key in pending.rules.options else None
            row.show_value(
                pending.option(key), pending.applied_option(key), reason, is_pending=pending.is_option_changed(key)
            )
        switches = [key for key, option in pending.system.options.items() if isinstance(option.default, bool)]
        on = sum(pending.option(key) is True for key in switches)
        note = self.tr("{on} of {all} on").format(on=on, all=len(switches)) if switches else ""
        self._card.setProperty("note", note)
