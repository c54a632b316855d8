"""Shows one request at a time in a form: its control, its button and problem line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Request
from desktop.requests.control_factory import create_control
from desktop.requests.request_control import RequestControl
from desktop.requests.roll_control import RollControl


class RequestHost(QObject):
    """Shows the control of a request in a form; rolls ask for real dice.

    Args:
        host: Container of the control inside a scroll area, with a QVBoxLayout.
        button: Submits the answer; enabled when it is complete.
        line: Shows the problem; rolls show it themselves.
        parent: Its owner.

    Signals:
        submitted: A complete answer was confirmed with Enter or a double click.

    Attributes:
        control: The current control, or None.
    """

    submitted = Signal()

    def __init__(self, host: QWidget, button: QPushButton, line: QLabel, parent: QObject) -> None:
        super().__init__(parent)
        self.control: RequestControl | None = None
        self._host, self._button, self._line = host, button, line
        self._room = host.parentWidget() or host
        self._room.installEventFilter(self)

    def show_request(self, request: Request, sheet: Sheet, own: RequestControl | None = None) -> RequestControl:
        """Show a request instead of the current one; call `take_focus` afterwards.

        Args:
            request: The request.
            sheet: The current character.
            own: The control to show; None for the usual one.
        """
        self.clear()
        self.control = control = own or create_control(request, sheet, self._host)
        control.changed.connect(self._on_changed)
        control.submitted.connect(self.submitted)
        layout = self._host.layout()
        if isinstance(layout, QVBoxLayout):
            layout.addWidget(control)
            layout.addStretch(1)
        return control

    def take_focus(self, answer: Json = None) -> None:
        """Focus the request.

        Args:
            answer: An answer to fill in; None for none.
        """
        if self.control is None:
            return
        if answer is not None:
            self.control.set_answer(answer)
        if isinstance(self.control, RollControl):
            self.control.type_dice()
        self._on_changed()
        self._limit_height()
        self.control.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Limit the control's height again when the room changes."""
        if event.type() == QEvent.Type.Resize and watched is self._room:
            self._limit_height()
        return super().eventFilter(watched, event)

    def _limit_height(self) -> None:
        if self.control is not None:
            self.control.limit_height(self._room.size())

    def show_problem(self, problem: str) -> None:
        """Show why an answer was refused."""
        self._line.setText(problem)
        self._line.show()

    def clear(self) -> None:
        """Remove the control."""
        if self.control is not None:
            self.control.hide()
            self.control.deleteLater()
            self.control = None
        layout = self._host.layout()
        while layout is not None and layout.count():
            layout.takeAt(0)

    @Slot()
    def _on_changed(self) -> None:
        if self.control is not None:
            problem = self.control.problem
            self._button.setEnabled(not problem)
            self._line.setText(problem)
            self._line.setVisible(bool(problem) and not isinstance(self.control, RollControl))
