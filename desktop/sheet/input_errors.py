"""Shows at a field why its input is not valid; signals the form's last refusal and its end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from core.messages import Message
from desktop.sheet.binding import Binding
from desktop.sheet.problem_marks import ProblemMarks


class InputErrors(QObject):
    """The input errors of one form; nothing of a refused input is written.

    Args:
        parent: Owns it.
        marks: Marks the fields.

    Signals:
        refused: An input is not valid, with the `Message`.
        cleared: The last refusal, with its `Message`, no longer applies.
    """

    refused = Signal(object)
    cleared = Signal(object)

    def __init__(self, parent: QObject, marks: ProblemMarks) -> None:
        super().__init__(parent)
        self._marks = marks
        self._last: Message | None = None

    @Slot(object, object)
    def set_error(self, binding: Binding, message: Message | None) -> None:
        """Show at the field why its input is not valid; None when it is valid again."""
        was_refused, binding.is_refused = binding.is_refused, message is not None
        self._marks.refuse(binding, message)
        if message is not None:
            self.report(message)
        elif was_refused:
            self.clear()

    @Slot(object)
    def report(self, message: Message) -> None:
        """Report a refusal until the input is valid or the field loses focus."""
        self._last = message
        self.refused.emit(message)

    def clear(self) -> None:
        """Report that the last refusal no longer applies."""
        if self._last is not None:
            message, self._last = self._last, None
            self.cleared.emit(message)
