"""Dialog of a new campaign: its name and its game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QPushButton, QWidget

from desktop.forms import load_form
from desktop.wheel_focus import keep_wheel_for_focus


class NewCampaignDialog(QDialog):
    """Asks for name and game.

    Args:
        games: Id and name of each game.
        taken: Names of the campaigns that exist.
        game: Id of the game to propose; "" for none.
        parent: The window.

    Signals:
        created: The campaign is to be created; its name and the id of its game.
    """

    created = Signal(str, str)

    name_edit: QLineEdit
    game_combo: QComboBox
    problem_label: QLabel
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(
        self, games: Sequence[tuple[str, str]], taken: Collection[str], game: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "campaign_new")
        keep_wheel_for_focus(self.game_combo)
        self._taken = {name.casefold() for name in taken}
        for id_, name in games:
            self.game_combo.addItem(name, id_)
        self.game_combo.addItem(self.tr("No game"), "")
        self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(game)) if game else 0)
        self.ok_button.setDefault(True)
        self.name_edit.textChanged.connect(self._show_state)
        self.ok_button.clicked.connect(self._on_create)
        self.cancel_button.clicked.connect(self.reject)
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        name = self.name_edit.text().strip()
        is_taken = name.casefold() in self._taken
        self.problem_label.setText(self.tr("There is a campaign of this name. Choose another one.") if is_taken else "")
        self.ok_button.setEnabled(bool(name) and not is_taken)

    @Slot()
    def _on_create(self) -> None:
        self.accept()
        self.created.emit(self.name_edit.text().strip(), str(self.game_combo.currentData()))
