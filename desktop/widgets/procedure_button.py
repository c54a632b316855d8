"""Button on a sheet that starts a procedure of the game, in the header of its card."""

from __future__ import annotations

from PySide6.QtCore import Property, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.widgets.card import Card, HeaderButton


class ProcedureButton(HeaderButton):
    """Starts the procedure named by `procedure`; where its card has a title it stands beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._procedure = ""
        self._is_in_header = True
        self.setProperty("role", "text")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    def _get_procedure(self) -> str:
        return self._procedure

    def _set_procedure(self, key: str) -> None:
        self._procedure = key

    def _get_is_in_header(self) -> bool:
        return self._is_in_header

    def _set_is_in_header(self, is_in_header: bool) -> None:
        self._is_in_header = is_in_header

    procedure = Property(str, _get_procedure, _set_procedure)
    is_in_header = Property(bool, _get_is_in_header, _set_is_in_header)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Move into the header of the surrounding card."""
        super().showEvent(event)
        parent = self.parentWidget()
        if self._is_in_header and isinstance(parent, Card) and parent.property("title"):
            self._is_in_header = False
            parent.add_to_header(self)
