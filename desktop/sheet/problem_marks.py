"""Marks violations and refused inputs at a form's widgets; notes there allow violations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character.sheet import Sheet
from core.character.violations import Violation
from core.messages import Message
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.sheet.binding import Binding, SheetScope
from desktop.widgets.field_frame import FrameState
from desktop.widgets.violation_line import ViolationLine
from desktop.widgets.violation_note import ViolationNote

SENTENCE_MS: Final = 8000
_SHOW_EVENTS: Final = frozenset({QEvent.Type.Enter, QEvent.Type.FocusIn})
_HIDE_EVENTS: Final = frozenset({QEvent.Type.Leave, QEvent.Type.FocusOut})


class ProblemMarks(QObject):
    """Marks the widgets of one form.

    Args:
        form: The form; notes are shown above it.
        scope: Returns the current scope of the form.

    Signals:
        accept_requested: A `Violation` is to be allowed.
    """

    accept_requested = Signal(object)

    def __init__(self, form: QWidget, scope: Callable[[], SheetScope]) -> None:
        super().__init__(form)
        self._scope = scope
        self._problems: dict[str, Violation] = {}
        self._game = ""
        self._refusals: dict[QWidget, Message] = {}
        self._marked: dict[QWidget, Binding] = {}
        self._lines: dict[ViolationLine, tuple[str, ...]] = {}
        self._noted: Binding | None = None
        self.note = ViolationNote(form)
        self.note.accept_requested.connect(self._on_note_accepted)

    @property
    def problems(self) -> Mapping[str, Violation]:
        """Violations that are not accepted, by address; the first of several at one address."""
        return self._problems

    def add_line(self, line: ViolationLine) -> None:
        """Add a violation line of the form; it shows the messages of its fields."""
        self._lines[line] = tuple(map(str, line.property("fields") or ()))
        line.accept_requested.connect(self._on_line_accepted)

    def update(self, sheet: Sheet) -> list[str]:
        """Read the violations of the sheet; return addresses where one was added, removed or changed."""
        problems: dict[str, Violation] = {}
        for violation in sheet.violations:
            if violation.accepted is None:
                problems.setdefault(violation.address, violation)
        before, self._problems, self._game = self._problems, problems, sheet.system.id
        return [address for address in {**before, **problems} if before.get(address) != problems.get(address)]

    def refuse(self, binding: Binding, message: Message | None) -> None:
        """Set why the input of a field is not valid; None clears it."""
        if message is None:
            if self._refusals.pop(binding.widget, None) is not None:
                self.mark(binding)
            return
        self._refusals[binding.widget] = message
        self.mark(binding)
        self._show_note(binding)

    def show_message_at(self, widget: QWidget, message: Message) -> None:
        """Show a message below a widget for some seconds."""
        self.note.show_at(widget, render(message), can_accept=False)
        self.note.hide_later(SENTENCE_MS)

    def mark(self, binding: Binding) -> None:
        """Update the violation mark of a widget."""
        message, _ = self._problem_at(binding)
        widget = binding.widget
        is_marked = widget in self._marked
        if not message and not is_marked:
            return
        binding.set_highlight(FrameState.VIOLATION, bool(message))
        if message and not is_marked:
            self._marked[widget] = binding
            widget.installEventFilter(self)
        elif not message:
            del self._marked[widget]
            widget.removeEventFilter(self)
        widget.setAccessibleDescription(message)
        if not message and self._noted is binding:
            self.note.hide()

    def violation_text(self, violation: Violation) -> str:
        """Return the text of a violation in the language of the window."""
        return with_minus(render(violation.message, self._game))

    def fill_lines(self) -> None:
        """Update the violation lines of the form."""
        scope = self._scope()
        for line in self._lines:
            violation = self._violation_of(line, scope)
            words = "" if violation is None else self.violation_text(violation)
            if words != line.message:
                line.show_message(words)

    def _violation_of(self, line: ViolationLine, scope: SheetScope) -> Violation | None:
        for address in self._lines[line]:
            violation = self._problems.get(scope.resolve_address(address) or "")
            if violation is not None:
                return violation
        return None

    def _problem_at(self, binding: Binding) -> tuple[str, bool]:
        """Return the problem of a widget, and whether it can be allowed."""
        refusal = self._refusals.get(binding.widget)
        if refusal is not None:
            return render(refusal), False
        violation = self._problems.get(binding.source.resolve(self._scope()) or "") if binding.address else None
        return ("", False) if violation is None else (self.violation_text(violation), True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Show the note at a field with a violation while it is hovered or focused."""
        kind = event.type()
        if kind in _SHOW_EVENTS or kind in _HIDE_EVENTS:
            binding = self._marked.get(watched) if isinstance(watched, QWidget) else None
            if binding is not None and kind in _SHOW_EVENTS:
                self._show_note(binding)
            elif binding is self._noted:
                self.note.hide_later()
        return super().eventFilter(watched, event)

    def _show_note(self, binding: Binding) -> None:
        message, can_accept = self._problem_at(binding)
        if not message or (can_accept and self._has_line(binding)):
            return
        self._noted = binding
        self.note.show_at(binding.widget, message, can_accept=can_accept)

    def _has_line(self, binding: Binding) -> bool:
        return any(binding.address in fields for fields in self._lines.values())

    @Slot()
    def _on_note_accepted(self) -> None:
        address = None if self._noted is None else self._noted.source.resolve(self._scope())
        violation = self._problems.get(address or "")
        if violation is not None:
            self.accept_requested.emit(violation)

    @Slot()
    def _on_line_accepted(self) -> None:
        line = self.sender()
        violation = self._violation_of(line, self._scope()) if isinstance(line, ViolationLine) else None
        if violation is not None:
            self.accept_requested.emit(violation)
