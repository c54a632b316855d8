"""Heads of docks: a dock that shares its place has a tab; one that stands alone has its name and a way to close it.

A head is also what a dock is dragged by. The library has one only away from its own side, where nothing else looks
like it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QToolButton, QWidget

from desktop.theme import dress, px

_HEIGHT: Final = 36
_EDGE: Final = 16
_CLOSE: Final = 14


class DockHead(QWidget):
    """The name of a dock, and the button that closes it.

    Args:
        dock: The dock.
    """

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.is_needed = False
        self.title = QLabel(dock.windowTitle(), self)
        self.title.setProperty("role", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = QToolButton(self)
        self.close_button.setProperty("role", "quiet")
        self.close_button.setProperty("icon_name", "close")
        self.close_button.setProperty("icon_color", "muted")
        self.close_button.setIconSize(QSize(px(_CLOSE), px(_CLOSE)))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(dock.close)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(_EDGE), 0, px(_EDGE) // 2, 0)
        layout.addWidget(self.title, 1)
        layout.addWidget(self.close_button)
        dock.windowTitleChanged.connect(self._on_named)
        self._on_named(dock.windowTitle())
        dress(self)
        self.need(is_needed=False)

    def need(self, *, is_needed: bool) -> None:
        """Take room, or none."""
        self.is_needed = is_needed
        for part in (self.title, self.close_button):
            part.setVisible(is_needed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Give the height of a tab, or nothing."""
        return QSize(0, px(_HEIGHT) if self.is_needed else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Give the same: a name may be cut, a line not."""
        return self.sizeHint()

    @Slot(str)
    def _on_named(self, name: str) -> None:
        self.title.setText(name)
        self.close_button.setAccessibleName(self.tr("Close {dock}").format(dock=name))
        self.close_button.setToolTip(self.close_button.accessibleName())


class DockHeads(QObject):
    """Gives docks their heads, and shows them where they are needed.

    Args:
        window: The window of the docks.
        docks: Its docks; the head of each takes the place of Qt's.
        at_home: Those that need none on their own side.
    """

    def __init__(
        self,
        window: QMainWindow,
        docks: Mapping[str, QDockWidget],
        at_home: Mapping[str, Qt.DockWidgetArea],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._at_home = at_home
        self.heads = {name: DockHead(dock) for name, dock in docks.items()}
        for name, dock in docks.items():
            dock.setTitleBarWidget(self.heads[name])

    def fit(self) -> None:
        """Look again which docks stand alone."""
        for name, dock in self._docks.items():
            is_home = self._at_home.get(name) == self._window.dockWidgetArea(dock)
            beside = [each for each in self._window.tabifiedDockWidgets(dock) if not each.isHidden()]
            is_needed = not beside and not is_home
            if is_needed is not self.heads[name].is_needed:
                self.heads[name].need(is_needed=is_needed)
