"""Bar above a sheet whose setting (to people: world) is missing: says so, and offers to locate its file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from core.messages import Message
from desktop.messages import render
from desktop.theme import px


class MissingSettingBar(QFrame):
    """Shows why the setting of a character is missing; hidden while it is not.

    Signals:
        locate_requested: The file of the setting is to be chosen.
    """

    locate_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), px(8), px(8), px(8))
        layout.setSpacing(px(8))
        icon = QLabel(self)
        icon.setProperty("icon_name", "warning")
        icon.setProperty("icon_color", "amber")
        icon.setAccessibleName(self.tr("Something needs your attention"))
        icon.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.text_label = QLabel(self)
        self.text_label.setWordWrap(True)
        self.text_label.setTextFormat(Qt.TextFormat.PlainText)  # the world's name is a stranger's text
        self.locate_button = QPushButton(self.tr("&Locate…"), self)
        self.locate_button.setAccessibleName(self.tr("Locate the file of the world"))
        self.locate_button.clicked.connect(self.locate_requested)
        layout.addWidget(icon)
        layout.addWidget(self.text_label, 1)
        layout.addWidget(self.locate_button)
        self.hide()

    def show_missing(self, missing: Message | None) -> None:
        """Show why the setting is missing; hide the bar if it is not."""
        if missing is not None:
            self.text_label.setText(render(missing))
        self.setVisible(missing is not None)
