"""Close buttons of tabs: smaller than Qt's own, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from desktop import theme


class CloseButtons(QObject):
    """Adds a button to each tab.

    Args:
        documents: The tabs.
        close: Closes the tab of a widget.
    """

    def __init__(self, documents: QTabWidget, close: Callable[[QWidget | None], object]) -> None:
        super().__init__(documents)
        self._documents = documents
        self._close = close

    def add(self, index: int) -> None:
        """Add a small close button to a tab, or replace it after a theme change."""
        bar = self._documents.tabBar()
        button = QToolButton(bar)
        button.setProperty("role", "quiet")
        button.setProperty("icon_name", "close")
        button.setProperty("icon_color", "muted")
        button.setIconSize(QSize(theme.px(14), theme.px(14)))
        button.setFixedSize(theme.px(20), theme.px(20))  # no higher than the text, so that the tab keeps its height
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(QCoreApplication.translate("MainWindow", "Close tab"))
        button.setToolTip(button.accessibleName())
        button.clicked.connect(self._on_clicked)
        theme.apply_icons(button)
        bar.setTabButton(index, QTabBar.ButtonPosition.RightSide, button)

    @Slot()
    def _on_clicked(self) -> None:
        bar, pressed = self._documents.tabBar(), self.sender()
        for index in range(bar.count()):
            if bar.tabButton(index, QTabBar.ButtonPosition.RightSide) is pressed:
                self._close(self._documents.widget(index))
                return
