"""Tab of a character that is not loaded yet: it keeps the place of the sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget


class PendingTab(QWidget):
    """An empty page with the name of the character that it waits for.

    Args:
        character_id: Id of the character.
        title: Its name in the last session.
    """

    def __init__(self, character_id: str, title: str) -> None:
        super().__init__()
        self.character_id = character_id
        self.title = title
        label = QLabel(self.tr("Opening {name}…").format(name=title) if title else self.tr("Opening the character…"))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "muted")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(label)
