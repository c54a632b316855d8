"""Dialog for a new world: its name and game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QPushButton, QWidget

from desktop.forms import load_form


class NewWorldDialog(QDialog):
    """Asks for name and game.

    Args:
        games: Names of the games by id.
        game: The game that is chosen first; "" for the first one.
        parent: Its parent.

    Signals:
        decided: Game and name of the new world.
    """

    decided = Signal(str, str)

    world_name_edit: QLineEdit
    game_combo: QComboBox
    ok_button: QPushButton
    cancel_button: QPushButton

    def __init__(self, games: Mapping[str, str], game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "new_world")
        for id_, name in games.items():
            self.game_combo.addItem(name, id_)
        self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(game)))
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.world_name_edit.textChanged.connect(self._on_typed)
        self._on_typed()
        self.world_name_edit.setFocus()

    @Slot()
    def _on_typed(self) -> None:
        self.ok_button.setEnabled(bool(self.world_name_edit.text().strip()))

    def accept(self) -> None:
        """Emit the answer, and close."""
        name = self.world_name_edit.text().strip()
        if name:
            self.decided.emit(str(self.game_combo.currentData()), name)
            super().accept()
