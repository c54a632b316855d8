"""Widget: the answers already given in a step, each with a button to change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.procedures.requests import Request, Roll, Show
from desktop.requests.answer_text import answer_text
from desktop.requests.dice_grid import DiceGrid
from desktop.requests.request_frame import label
from desktop.requests.roll_control import flatten_faces
from desktop.theme import px

FEW_DICE: Final = 3
"""Up to this many dice are shown as totals."""


class AnsweredCard(QFrame):
    """The earlier answers of this step.

    Signals:
        reopened: An answer is to be changed; the key of its request.

    Args:
        answers: Requests with their answers, in order.
    """

    reopened = Signal(str)

    def __init__(self, answers: Sequence[tuple[Request, Json]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(self.tr("Answered in this step"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(16), px(10), px(16), px(10))
        rows.setSpacing(px(4))
        for request, answer in answers:
            if isinstance(request, Show):
                continue
            is_dice = isinstance(request, Roll) and len(flatten_faces(answer)) > FEW_DICE
            rows.addLayout(self._line(request, "" if is_dice else answer_text(request, answer)))
            if isinstance(request, Roll) and is_dice:
                grid = DiceGrid(request, self)
                grid.show_faces(flatten_faces(answer))
                rows.addWidget(grid)

    def _line(self, request: Request, text: str) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(px(12))
        line.addWidget(label(self, "heading", request.label))
        line.addWidget(label(self, "muted", text, wraps=True), 1)
        button = QPushButton(self.tr("Change"), self)
        button.setProperty("role", "text")
        button.setProperty("key", request.key)
        button.setAccessibleName(self.tr("Change {answer}").format(answer=request.label))
        button.clicked.connect(self._on_change)
        line.addWidget(button)
        return line

    @Slot()
    def _on_change(self) -> None:
        button = self.sender()
        if button is not None:
            self.reopened.emit(str(button.property("key")))
