"""Moves the focus into a document whose tab was clicked, so that its keys work at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget


class TabFocus(QObject):
    """Follows the clicks on the tabs; with the keyboard the tabs are reached as before.

    Args:
        documents: The tabs.
    """

    def __init__(self, documents: QTabWidget) -> None:
        super().__init__(documents)
        self._documents = documents
        documents.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)
        documents.tabBarClicked.connect(self._on_clicked, Qt.ConnectionType.QueuedConnection)

    @Slot(int)
    def _on_clicked(self, _index: int) -> None:
        """Give the focus to what had it last in the document, else to the document itself."""
        document: QWidget | None = self._documents.currentWidget()
        focused: QWidget | None = QApplication.focusWidget()
        if document is None or (focused is not None and document.isAncestorOf(focused)):
            return
        last: QWidget | None = document.focusWidget()
        (document if last is None else last).setFocus(Qt.FocusReason.OtherFocusReason)
