"""Menu of the columns of the library page: which are hidden, and which stay in a narrow page."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.library.page_columns import OPTIONAL, Column
from desktop.settings import PAGE_COLUMNS, Settings

_WANTED, _HIDDEN = "+", "-"


class ColumnMenu(QMenu):
    """A checkable action for each column that can be hidden.

    Args:
        settings: Stores the choice.
        titles: Names of the columns.

    Signals:
        changed: A column was shown or hidden.
    """

    changed = Signal()

    def __init__(self, settings: Settings, titles: Mapping[Column, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        stored = settings.get(PAGE_COLUMNS).split()
        self._wanted = {column for column in OPTIONAL if f"{_WANTED}{column.value}" in stored}
        self._hidden = {column for column in OPTIONAL if f"{_HIDDEN}{column.value}" in stored}
        for column in OPTIONAL:
            action: QAction = self.addAction(titles[column])
            action.setCheckable(True)
            action.setData(column.value)
            action.triggered.connect(self._on_triggered)
        self.aboutToShow.connect(self._check)
        self._shown: frozenset[Column] = frozenset(OPTIONAL)

    @property
    def hidden(self) -> frozenset[Column]:
        """Columns that the user has hidden."""
        return frozenset(self._hidden)

    @property
    def wanted(self) -> frozenset[Column]:
        """Columns that the user wants in any width."""
        return frozenset(self._wanted)

    def set_shown(self, shown: frozenset[Column]) -> None:
        """Set the columns that are shown now, which the menu checks."""
        self._shown = shown
        self._check()

    @Slot()
    def _check(self) -> None:
        for action in self.actions():
            action.setChecked(Column(action.data()) in self._shown)

    @Slot(bool)
    def _on_triggered(self, is_shown: bool) -> None:
        action = self.sender()
        if not isinstance(action, QAction):
            return
        column = Column(action.data())
        (self._wanted if is_shown else self._hidden).add(column)
        (self._hidden if is_shown else self._wanted).discard(column)
        parts = [f"{_WANTED}{column}" for column in sorted(self._wanted)]
        parts += [f"{_HIDDEN}{column}" for column in sorted(self._hidden)]
        self._settings.put(PAGE_COLUMNS, " ".join(parts))
        self.changed.emit()
