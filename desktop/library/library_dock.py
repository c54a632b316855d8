"""Contents of the library dock: tabs for characters, campaigns and worlds; each page is created when it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop import theme

CHARACTERS: Final = "characters"
CAMPAIGNS: Final = "campaigns"
WORLDS: Final = "worlds"
_HEIGHT: Final = 36


class LibraryDock(QWidget):
    """A tab bar over the lists of the library.

    Args:
        characters: The list of characters, which is there from the start.
        parent: Its owner.

    Signals:
        page_shown: The page of this name is in front; `CHARACTERS`, `CAMPAIGNS` or `WORLDS`.
    """

    page_shown = Signal(str)

    def __init__(self, characters: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "chrome")
        self._names = (CHARACTERS, CAMPAIGNS, WORLDS)
        self._pages: dict[str, QWidget] = {CHARACTERS: characters}
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self.tabs = QTabBar(self)
        self.tabs.setObjectName("library_tabs")
        self.tabs.setAccessibleName(self.tr("Lists of the library"))
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)  # the dock is as wide as its titles at least
        self.tabs.setFixedHeight(theme.px(_HEIGHT))
        for title in (self.tr("Characters"), self.tr("Campaigns"), self.tr("Worlds")):
            self.tabs.addTab(title)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(characters)
        rule = QFrame(self)
        rule.setProperty("role", "rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self.tabs, rule, self.stack):
            layout.addWidget(widget)
        self.tabs.currentChanged.connect(self._on_tab)
        self.setFocusProxy(self.stack)

    def set_page(self, name: str, make: Callable[[], QWidget]) -> None:
        """Set what creates a page when it is first shown.

        Args:
            name: `CAMPAIGNS` or `WORLDS`.
            make: Creates the page; its parent is set afterwards.
        """
        self._makers[name] = make
        if self.current == name:
            self._show(name)

    @property
    def current(self) -> str:
        """Name of the page in front."""
        return self._names[self.tabs.currentIndex()]

    def page(self, name: str) -> QWidget | None:
        """Return a page; None if it was never shown."""
        return self._pages.get(name)

    def show_page(self, name: str) -> None:
        """Bring a page to the front."""
        self.tabs.setCurrentIndex(self._names.index(name))

    @Slot(int)
    def _on_tab(self, _index: int) -> None:
        self._show(self.current)

    def _show(self, name: str) -> None:
        page = self._pages.get(name)
        if page is None and name in self._makers:
            page = self._pages[name] = self._makers.pop(name)()
            self.stack.addWidget(page)
            theme.apply_icons(page)
        if page is not None:
            self.stack.setCurrentWidget(page)
            self.page_shown.emit(name)
