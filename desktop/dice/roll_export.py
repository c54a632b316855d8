"""Export of the roll log: copied, or saved as a text file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QListView

from core import export
from core.errors import QuireError
from desktop.list_items import ListItem, ListItemModel
from desktop.messages import choose_save_file, render

_TAB: Final = "\t"


def rolls_text(entries: Sequence[ListItem]) -> str:
    """Return the log as tab-separated lines with dates, newest first.

    Args:
        entries: Headings with dates as keys, each followed by its rolls.
    """
    lines, day = [], ""
    for entry in entries:
        if entry.is_heading:
            day = str(entry.key)
        else:
            lines.append(_TAB.join((f"{day} {entry.left}", entry.title, entry.detail, entry.right)))
    return "".join(f"{line}\n" for line in lines)


class RollExport(QObject):
    """Adds Copy and Save to the context menu of the roll log.

    Args:
        view: The log.
        model: Its model.

    Signals:
        refused: Saving failed; the problem.
    """

    refused = Signal(str)

    def __init__(self, view: QListView, model: ListItemModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self.copy_action = QAction(self.tr("&Copy rolls"), view)
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(self._on_copy)
        self.save_action = QAction(self.tr("&Save rolls as text…"), view)
        self.save_action.triggered.connect(self._on_save)
        view.addActions([self.copy_action, self.save_action])
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(rolls_text(self._model.items))

    @Slot()
    def _on_save(self) -> None:
        start = Path(self.tr("Rolls") + ".txt")
        file = choose_save_file(self._view, self.tr("Save rolls"), self.tr("Text (*.txt)"), start, ".txt")
        if file is None:
            return
        try:
            export.write_file(file, rolls_text(self._model.items).encode())
        except QuireError as error:
            self.refused.emit(render(error.message))
