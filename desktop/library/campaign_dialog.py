"""Dialog for the campaign of one or more characters: an existing or a new one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton, QWidget

from desktop.forms import load_form

LONGEST = 200


class CampaignDialog(QDialog):
    """Edits the campaign of characters.

    Args:
        ids: Ids of the characters.
        campaigns: Names of the existing campaigns.
        current: The common campaign, "" for none; None if the characters have different ones, which then stay as
            they are until a campaign is entered.
    """

    who_label: QLabel
    campaign_combo: QComboBox
    ok_button: QPushButton
    cancel_button: QPushButton

    def __init__(
        self, ids: Sequence[str], campaigns: Sequence[str], current: str | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ids = tuple(ids)
        load_form(self, "campaign")
        self.who_label.setText(self.tr("%Ln character(s)", "", len(ids)))
        self.campaign_combo.addItems(list(campaigns))
        self.campaign_combo.setCurrentText(current or "")
        edit = self.campaign_combo.lineEdit()
        if edit is not None:
            edit.setMaxLength(LONGEST)
            edit.selectAll()
            edit.setPlaceholderText(self.tr("Mixed") if current is None else "")
        self.ok_button.setEnabled(current is not None)
        self.campaign_combo.editTextChanged.connect(self._on_edited)
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.campaign_combo.setFocus()

    @Slot()
    def _on_edited(self) -> None:
        self.ok_button.setEnabled(True)

    def campaign(self) -> str:
        """Return the name of the campaign; "" for none."""
        return self.campaign_combo.currentText().strip()
