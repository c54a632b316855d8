"""Actions of the docks: the menu shows or hides a dock, its key goes into it and hides it only from within."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

_MOST: Final = 1_000
"""Widgets of a focus chain that are looked at; it is a circle through the whole window."""


class DockActions(QObject):
    """Follows the actions of docks.

    Args:
        docks: The docks by name.
        actions: Their actions by name.
        show: Brings a dock to the front.
        parent: Its owner.
    """

    def __init__(
        self,
        docks: Mapping[str, QDockWidget],
        actions: Mapping[str, QAction],
        show: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._docks, self._actions, self._show = docks, actions, show
        for action in actions.values():
            action.setEnabled(True)
            action.triggered.connect(self._on_triggered)

    @Slot(bool)
    def _on_triggered(self, is_wanted: bool) -> None:
        pressed = self.sender()
        name = next(name for name, action in self._actions.items() if action is pressed)
        dock, is_by_key = self._docks[name], bool(QApplication.keyboardModifiers())
        focused: QWidget | None = QApplication.focusWidget()
        is_within = focused is not None and dock.isAncestorOf(focused)
        if is_wanted or (is_by_key and not is_within):
            self._show(name)
            if is_by_key:
                focus_within(dock.widget())
        else:
            dock.hide()
        self._actions[name].setChecked(not dock.isHidden())


def focus_within(content: QWidget) -> None:
    """Focus the first widget of a content that Tab reaches; nothing where it has none."""
    widget = content
    for _ in range(_MOST):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled():
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        following: QWidget | None = widget.nextInFocusChain()
        if following is None or not content.isAncestorOf(following):
            return
        widget = following
