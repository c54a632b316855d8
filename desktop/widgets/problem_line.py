"""Widget: what is wrong with the fields above it, in one sentence, and what mends it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.theme import TextStyle, font, px


class ProblemLine(QWidget):
    """One problem; takes no space without one.

    Signals:
        action_requested: The action at its right end.
    """

    action_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setProperty("role", "amber")
        self._text.setFont(font(TextStyle.LABEL))
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.button = QPushButton(self)
        self.button.setProperty("role", "text")
        self.button.setFont(font(TextStyle.LABEL))
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.action_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(self._text, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    @property
    def message(self) -> str:
        """The shown sentence; "" for none."""
        return "" if self.isHidden() else self._text.text()

    def show_problem(self, sentence: str, action: str = "") -> None:
        """Show a sentence and the action that mends it; "" hides the line or leaves the action out."""
        self._text.setText(sentence)
        self.button.setText(action.replace("&", "&&"))
        self.button.setVisible(bool(action))
        self.setVisible(bool(sentence))
        self.updateGeometry()
