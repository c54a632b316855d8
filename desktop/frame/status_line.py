"""Status line of the window: saved state, last change, running task, game, house rules."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar, QWidget

from desktop import tasks, theme
from desktop.tool_tips import escape_tool_tip

_LONGEST_CHANGE = 90
_NEWS_MS = 12_000


class StatusLine(QStatusBar):
    """The status line of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_line")
        self.setSizeGripEnabled(False)
        self.setContentsMargins(theme.px(12), 0, theme.px(12), 0)
        self._saved = self._label("saved_label", self.tr("Saved or not"))
        self._change = self._label("change_label", self.tr("Last change"))
        self._change.setProperty("role", "status_ink")
        self._context = self._label("context_label", self.tr("Game and house rules"))
        self._work = self._label("work_label", self.tr("Current task"))
        self._bar = QProgressBar(self)
        self._bar.setObjectName("work_bar")
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(theme.px(120))
        self._bar.setAccessibleName(self.tr("Progress"))
        self._cancel = QPushButton(self.tr("Cancel"), self)
        self._cancel.setObjectName("cancel_button")
        self._cancel.setProperty("role", "text")
        self._cancel.clicked.connect(self._on_cancel)
        for widget in (self._saved, self._change, self._work, self._bar, self._cancel):
            self.addWidget(widget)
        self.addPermanentWidget(self._context)
        self._texts = dict.fromkeys((self._saved, self._change, self._work), "")
        self._tasks: list[tasks.Task] = []
        self._show_work()
        tasks.monitor().started.connect(self._on_started)

    def show_saved(self, text: str) -> None:
        """Show whether everything is saved."""
        self._set_text(self._saved, text)

    def show_change(self, text: str) -> None:
        """Show what the last edit changed; "" for nothing."""
        short = text if len(text) <= _LONGEST_CHANGE else text[: _LONGEST_CHANGE - 1] + "…"
        self._set_text(self._change, short)
        self._change.setToolTip(escape_tool_tip(text if short != text else ""))

    def show_success(self, text: str) -> None:
        """Show a success message for a while."""
        self.showMessage(text, _NEWS_MS)

    def show_context(self, text: str) -> None:
        """Show game, campaign and house rules."""
        self._context.setText(text)

    def _set_text(self, label: QLabel, text: str) -> None:
        """Set a text on the left, separated by a dot from the previous one."""
        self._texts[label] = text
        is_first = True
        for other, other_text in self._texts.items():
            other.setText(other_text if is_first or not other_text else f"·  {other_text}")
            is_first = is_first and not other_text

    def _label(self, name: str, accessible: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAccessibleName(accessible)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    # ---------------------------------------------------------------------------------------------------- running tasks

    @Slot(object)
    def _on_started(self, task: tasks.Task) -> None:
        if task.label:
            self._tasks.append(task)
            task.ended.connect(self._on_ended)
            if task.progress is not None:
                task.progress.advanced.connect(self._on_advanced)
            self._show_work()

    @Slot()
    def _on_ended(self) -> None:
        ended = self.sender()
        self._tasks = [task for task in self._tasks if task is not ended]
        self._show_work()

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        self._bar.setRange(0, total)
        self._bar.setValue(number)

    @Slot()
    def _on_cancel(self) -> None:
        for task in self._tasks:
            if task.progress is not None:
                task.progress.cancel()

    def _show_work(self) -> None:
        newest = self._tasks[-1] if self._tasks else None
        has_progress = newest is not None and newest.progress is not None
        self._work.setVisible(newest is not None)
        self._set_text(self._work, "" if newest is None else f"{newest.label}…")
        self._bar.setVisible(has_progress)
        self._cancel.setVisible(has_progress)
        if newest is None:
            self._bar.reset()
