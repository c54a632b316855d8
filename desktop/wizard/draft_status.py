"""Label that shows whether the wizard's draft is saved, being saved, or not saved."""

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
"""Milliseconds after which a slow save is shown."""


class DraftStatus(QObject):
    """Keeps the status label up to date.

    Signals:
        changed: Saving began to fail, or works again.

    Args:
        label: Shows the status.
        run: The procedure whose draft is saved.
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
        """Why the last save failed; "" if it did not."""
        return self._reason if self._run.has_unsaved else ""

    @Slot()
    def show(self) -> None:
        """Update the label."""
        seed = self.tr("seed {seed}").format(seed=self._run.driver.seed)
        is_late = not self._is_saved and not self._slow.isActive()
        state = self.tr("Saving draft") if is_late else self.tr("Draft saved")
        if not self._run.driver.answers and self._is_saved:
            state = self.tr("No answers yet")
        if self.problem:
            state = self.tr("Draft not saved")
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
