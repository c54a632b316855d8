"""What the head of the wizard says of its draft: whether it is kept, is being kept, or could not be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel

from core.messages import Message
from desktop.messages import render
from desktop.theme import repolish
from desktop.tool_tips import escape_tool_tip
from desktop.wizard.procedure_run import ProcedureRun

_SLOW_MS: Final = 1000
"""How long writing the draft may last before it is said."""


class DraftStatus(QObject):
    """Writes the line.

    Signals:
        changed: The draft can be kept no longer, or again.

    Args:
        label: Where it stands.
        run: Whose draft it is.
    """

    changed = Signal()

    def __init__(self, label: QLabel, run: ProcedureRun) -> None:
        super().__init__(label)
        self._label = label
        self._run = run
        self._is_saved = True
        self._reason = self._last_problem = ""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self.show)
        run.request_changed.connect(self.show)
        run.saved_changed.connect(self._on_saved)
        run.trouble.connect(self._on_trouble)
        self.show()

    @property
    def problem(self) -> str:
        """Why the draft could not be written the last time; "" where it was."""
        return self._reason if self._run.has_unsaved else ""

    @Slot()
    def show(self) -> None:
        """Write the line anew."""
        seed = self.tr("seed {seed}").format(seed=self._run.driver.seed)
        is_late = not self._is_saved and not self._slow.isActive()
        state = self.tr("Keeping the draft") if is_late else self.tr("Draft kept")
        if not self._run.driver.answers and self._is_saved:
            state = self.tr("Nothing answered yet")
        if self.problem:
            state = self.tr("Draft not kept")
        role = "amber" if self.problem else "muted"
        if self._label.property("role") != role:
            self._label.setProperty("role", role)
            repolish(self._label)
        self._label.setText(f"● {state} · {seed}")
        self._label.setToolTip(escape_tool_tip(self.problem))

    @Slot(bool)
    def _on_saved(self, is_kept: bool) -> None:
        self._is_saved = is_kept
        if is_kept:
            self._slow.stop()
            self.show()
            self._emit_if_changed()
        elif not self._slow.isActive():
            self._slow.start()

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._slow.stop()
        self._reason = render(message)
        self.show()
        self._emit_if_changed()

    def _emit_if_changed(self) -> None:
        if self.problem != self._last_problem:
            self._last_problem = self.problem
            self.changed.emit()
