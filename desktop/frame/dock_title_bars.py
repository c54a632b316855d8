"""Title bars of docks (name, close button), shown only where a dock has no tab.

A dock is dragged by its title bar. The library's is hidden on its usual side, the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QMenu, QTabBar, QToolButton, QWidget
from shiboken6 import isValid

from desktop.theme import apply_icons_to, px

_HEIGHT: Final = 36
_EDGE: Final = 16
_CLOSE: Final = 14


class DockTitleBar(QWidget):
    """Title bar of a dock: its name and a close button.

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
        self.set_needed(is_needed=False)

    def set_needed(self, *, is_needed: bool) -> None:
        """Show or hide the title bar; hidden it takes no space."""
        self.is_needed = is_needed
        if is_needed:
            apply_icons_to((self.close_button,))
        for part in (self.title, self.close_button):
            part.setVisible(is_needed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a tab; 0 if hidden."""
        return QSize(0, px(_HEIGHT) if self.is_needed else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint: the name may be clipped, the height not."""
        return self.sizeHint()

    @Slot(str)
    def _on_named(self, name: str) -> None:
        self.title.setText(name)
        self.close_button.setAccessibleName(self.tr("Close {dock}").format(dock=name))
        self.close_button.setToolTip(self.close_button.accessibleName())


class DockTitleBars(QObject):
    """Replaces Qt's dock title bars, and shows each one only where it is needed.

    Args:
        window: The window of the docks.
        docks: Its docks by name.
        hidden_on: Docks whose title bar is hidden in this area.
    """

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], hidden_on: Mapping[str, Qt.DockWidgetArea]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._hidden_on = hidden_on
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_laid_out)
        self.bars = {name: DockTitleBar(dock) for name, dock in docks.items()}
        for name, dock in docks.items():
            head = self.bars[name]
            dock.setTitleBarWidget(head)
            head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            head.customContextMenuRequested.connect(self._on_head_menu)
            dock.visibilityChanged.connect(self._on_changed)
            dock.dockLocationChanged.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        if not isValid(self._window):  # docks also hide while a window is taken apart
            return
        self.style_tabs()
        self._timer.start()

    @Slot()
    def _on_laid_out(self) -> None:
        """Show title bars of docks without tabs, once Qt has laid out the docks."""
        for name, dock in self._docks.items():
            is_home = self._hidden_on.get(name) == self._window.dockWidgetArea(dock)
            beside = [each for each in self._window.tabifiedDockWidgets(dock) if not each.isHidden()]
            is_needed = not beside and not is_home
            if is_needed is not self.bars[name].is_needed:
                self.bars[name].set_needed(is_needed=is_needed)
        self._hide_stale_tab_bars()

    # ------------------------------------------------------------------------------------------------------------- tabs

    def _tab_bars(self) -> list[QTabBar]:
        return self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def style_tabs(self) -> None:
        """Style the tab bars of docks (no elided names); Qt creates new ones when docks move."""
        for bar in self._tab_bars():
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setExpanding(False)
            bar.setAccessibleName(self.tr("Panels"))
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if bar.contextMenuPolicy() is not Qt.ContextMenuPolicy.CustomContextMenu:
                bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
                bar.customContextMenuRequested.connect(self._on_tab_menu)

    def _hide_stale_tab_bars(self) -> None:
        """WORKAROUND: hide tab bars that Qt left behind when docks moved; they would show through the others."""
        widths = {dock.width() for dock in self._docks.values() if dock.isVisible()}
        bars: dict[tuple[str, ...], list[QTabBar]] = {}
        for bar in self._tab_bars():
            bars.setdefault(tuple(bar.tabText(index) for index in range(bar.count())), []).append(bar)
        for alike in bars.values():
            used = [bar for bar in alike if bar.width() in widths]
            if len(used) == 1:
                for bar in alike:
                    bar.setVisible(bar is used[0])

    # --------------------------------------------------------------------------------------------------------- the menu

    @Slot(QPoint)
    def _on_head_menu(self, position: QPoint) -> None:
        head = self.sender()
        for name, bar in self.bars.items():
            if bar is head:
                self.menu_of(name).popup(bar.mapToGlobal(position))

    @Slot(QPoint)
    def _on_tab_menu(self, position: QPoint) -> None:
        bar = self.sender()
        if isinstance(bar, QTabBar):
            at = bar.tabAt(position)
            title = bar.tabText(at if at >= 0 else bar.currentIndex())
            for name, dock in self._docks.items():
                if dock.windowTitle() == title:
                    self.menu_of(name).popup(bar.mapToGlobal(position))

    def menu_of(self, name: str) -> QMenu:
        """Return the context menu of a dock; its tab can neither be dragged nor closed otherwise."""
        dock = self._docks[name]
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.bars[name].close_button.toolTip(), dock.close)
        menu.addAction(self.tr("Move to the other side"), partial(self._move, dock))
        return menu

    def _move(self, dock: QDockWidget) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self._window.addDockWidget(left if self._window.dockWidgetArea(dock) == right else right, dock)
        dock.show()
