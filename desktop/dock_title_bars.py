"""Heads of docks: a dock that shares its place has a tab; one that stands alone has its name and a way to close it.

A head is also what a dock is dragged by. The library has one only away from its own side, where nothing else looks
like it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QMenu, QTabBar, QToolButton, QWidget

from desktop.theme import apply_icons, px

_HEIGHT: Final = 36
_EDGE: Final = 16
_CLOSE: Final = 14


class DockTitleBar(QWidget):
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
        apply_icons(self)
        self.set_needed(is_needed=False)

    def set_needed(self, *, is_needed: bool) -> None:
        """Take room, or none."""
        self.is_needed = is_needed
        for part in (self.title, self.close_button):
            part.setVisible(is_needed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a tab, or nothing."""
        return QSize(0, px(_HEIGHT) if self.is_needed else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same: a name may be cut, a line not."""
        return self.sizeHint()

    @Slot(str)
    def _on_named(self, name: str) -> None:
        self.title.setText(name)
        self.close_button.setAccessibleName(self.tr("Close {dock}").format(dock=name))
        self.close_button.setToolTip(self.close_button.accessibleName())


class DockTitleBars(QObject):
    """Gives docks their heads, and shows them where they are needed.

    Args:
        window: The window of the docks.
        docks: Its docks; the head of each takes the place of Qt's.
        at_home: Those that need none on their own side.
    """

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], hidden_on: Mapping[str, Qt.DockWidgetArea]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._hidden_on = hidden_on
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._on_laid_out)
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
        self.style_tabs()
        self._soon.start()

    @Slot()
    def _on_laid_out(self) -> None:
        """Look again which docks stand alone, once Qt has laid them out."""
        for name, dock in self._docks.items():
            is_home = self._hidden_on.get(name) == self._window.dockWidgetArea(dock)
            beside = [each for each in self._window.tabifiedDockWidgets(dock) if not each.isHidden()]
            is_needed = not beside and not is_home
            if is_needed is not self.bars[name].is_needed:
                self.bars[name].set_needed(is_needed=is_needed)
        self._hide_stale_tab_bars()

    # --------------------------------------------------------------------------------------------------------- tabs

    def _tab_bars(self) -> list[QTabBar]:
        return self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def style_tabs(self) -> None:
        """Show the names of docks whole; Qt makes the bars of their tabs anew where docks are moved."""
        for bar in self._tab_bars():
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setExpanding(False)
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if bar.contextMenuPolicy() is not Qt.ContextMenuPolicy.CustomContextMenu:
                bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
                bar.customContextMenuRequested.connect(self._on_tab_menu)

    def _hide_stale_tab_bars(self) -> None:
        """Hide bars of tabs that Qt made while it laid the docks out and forgot; they would show through the others."""
        widths = {dock.width() for dock in self._docks.values() if dock.isVisible()}
        bars: dict[tuple[str, ...], list[QTabBar]] = {}
        for bar in self._tab_bars():
            bars.setdefault(tuple(bar.tabText(place) for place in range(bar.count())), []).append(bar)
        for alike in bars.values():
            used = [bar for bar in alike if bar.width() in widths]
            if len(used) == 1:
                for bar in alike:
                    bar.setVisible(bar is used[0])

    # ------------------------------------------------------------------------------------------------------ the menu

    @Slot(QPoint)
    def _on_head_menu(self, place: QPoint) -> None:
        head = self.sender()
        for name, each in self.bars.items():
            if each is head:
                self.menu_of(name).popup(each.mapToGlobal(place))

    @Slot(QPoint)
    def _on_tab_menu(self, place: QPoint) -> None:
        bar = self.sender()
        if isinstance(bar, QTabBar):
            at = bar.tabAt(place)
            title = bar.tabText(at if at >= 0 else bar.currentIndex())
            for name, dock in self._docks.items():
                if dock.windowTitle() == title:
                    self.menu_of(name).popup(bar.mapToGlobal(place))

    def menu_of(self, name: str) -> QMenu:
        """Return the menu of a dock: a tab cannot be dragged away, nor has it a button that closes it."""
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
