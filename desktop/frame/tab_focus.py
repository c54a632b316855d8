"""Moves the focus into the document in front, so that its keys work at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget


class TabFocus(QObject):
    """Follows the clicks on the tabs, and other changes of the document in front while nothing has the focus.

    With the keyboard the tabs are reached as before.

    Args:
        documents: The tabs.
    """

    def __init__(self, documents: QTabWidget) -> None:
        super().__init__(documents)
        self._documents = documents
        documents.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)
        documents.tabBarClicked.connect(self._give_focus, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def follow(self) -> None:
        """Give the focus to the document in front, if nothing has it that a person would put it on."""
        focused: QWidget | None = QApplication.focusWidget()
        if focused is None or focused.isWindow() or focused.focusPolicy() == Qt.FocusPolicy.NoFocus:
            self._give_focus()

    @Slot()
    def _give_focus(self) -> None:
        """Give the focus to what had it last in the document, else to the document itself."""
        document: QWidget | None = self._documents.currentWidget()
        focused: QWidget | None = QApplication.focusWidget()
        if document is None or (focused is not None and document.isAncestorOf(focused)):
            return
        last: QWidget | None = document.focusWidget()
        (document if last is None else last).setFocus(Qt.FocusReason.OtherFocusReason)
