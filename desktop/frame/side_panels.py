"""Collapses the library or the docks in a narrow window into a strip of vertical tabs.

In a window narrower than `MIN_WIDE` only one of the two sides is expanded; showing the other collapses the first. In
one narrower than `MIN_ONE_SIDE` both are collapsed until one is opened, and that one is collapsed again when a sheet
is opened. In a wider window the user's layout is restored. Collapsed sides are stored as expanded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QSizePolicy, QToolBar, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import box

MIN_WIDE: Final = 1200
"""Window width from which both sides fit next to a sheet."""
MIN_ONE_SIDE: Final = 960
"""Window width from which one side fits next to a sheet."""
STRIP: Final = 32
_AROUND: Final = 8
NARROW: Final[Mapping[str, int]] = MappingProxyType({"left": 224, "right": 264})
"""Widths of the sides in a narrow window."""
SIDES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"left": ("library",), "right": ("why", "violations", "history", "dice")}
)


class SideTab(QAbstractButton):
    """Vertical tab with the name of a collapsed dock."""

    def __init__(self, title: str, is_left: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_left = is_left
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the rotated text."""
        self.ensurePolished()
        length = self.fontMetrics().horizontalAdvance(self.text().replace("&", "")) if self.text() else 0
        return QSize(px(STRIP), round(length * 1.12) + 2 * px(_AROUND))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Click on Enter, too."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the name, the marker of the visible dock and the focus ring."""
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            if self.underMouse() or self.hasFocus():
                box(painter, area.adjusted(3, 2, -3, -2), "track", "accent" if self.hasFocus() else None)
            if self.isChecked():
                painter.fillRect(
                    QRectF(area.right() - 2 if self._is_left else 0, area.top(), 2, area.height()), color("accent")
                )
            painter.setFont(font(TextStyle.HEADING if self.isChecked() else TextStyle.TEXT))
            painter.setPen(color("ink" if self.isChecked() or self.underMouse() else "muted"))
            painter.translate(area.center())
            painter.rotate(-90 if self._is_left else 90)
            turned = QRectF(-area.height() / 2, -area.width() / 2, area.height(), area.width())
            painter.drawText(turned, Qt.AlignmentFlag.AlignCenter, self.text())


class SidePanels(QObject):
    """Collapses and expands the two sides of a window.

    Args:
        window: The window, with its docks.
        docks: Its docks by name.
    """

    _room = len(SIDES)
    """Number of sides that fit; a class default, for signals of docks while an unclosed window is being destroyed."""

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._collapsed: dict[str, list[str]] = {}
        self._widths: dict[str, int] = {}
        self._is_resting = False
        self._is_away = False
        self._put_away: set[str] = set()
        self._without: frozenset[str] = frozenset()
        self._withheld: list[str] = []
        self._is_wanted_beside = False
        self._strips = {side: self._strip(side) for side in SIDES}
        self._tabs: dict[str, SideTab] = {}
        self._tab_actions: dict[str, QAction] = {}
        for side, names in SIDES.items():
            for name in names:
                self._tabs[name] = self._tab(side, name)
        for dock in docks.values():
            dock.windowTitleChanged.connect(self._on_title_changed)
            dock.visibilityChanged.connect(self._on_visibility_changed)
        window.installEventFilter(self)

    def detach(self) -> None:
        """Stop following the window: while it closes, its docks hide without a user's action."""
        if self._is_resting:
            return
        self._is_resting = True
        self._window.removeEventFilter(self)
        for dock in self._docks.values():
            dock.windowTitleChanged.disconnect(self._on_title_changed)
            dock.visibilityChanged.disconnect(self._on_visibility_changed)

    @property
    def is_narrow(self) -> bool:
        """Whether not both sides fit."""
        return self._room < len(SIDES)

    def is_collapsed(self, side: str) -> bool:
        """Return whether a side (``left``, ``right``) is collapsed."""
        return side in self._collapsed

    def fit(self) -> None:
        """Collapse or expand sides for the window's width; call it after restoring the docks."""
        width = self._window.width()
        room = 0 if width < px(MIN_ONE_SIDE) else 1 if width < px(MIN_WIDE) else 2
        if room == self._room:
            return
        if self._room == len(SIDES):
            self._widths = {side: self._docks[names[0]].width() for side, names in SIDES.items()}
        self._room = room
        if room == len(SIDES):
            for side in tuple(self._collapsed):
                self._expand(side)
            for side, side_width in self._widths.items():
                self._resize(side, side_width)
        else:
            self._collapse("right")
            if room:
                self._expand("left")
                self._resize("left", px(NARROW["left"]))
            else:
                self._collapse("left")
        if self._is_away:
            self._put_away &= set(self._collapsed)
            self._hide_beside_page()
        self._show_strips()

    def open(self, name: str) -> None:
        """Expand the side of a dock before it is shown, collapsing the other in a narrow window."""
        side = _side_of(name)
        if side in self._put_away:
            self._put_away.discard(side)
            self._expand(side)
        elif self.is_narrow and side in self._collapsed:
            self._collapse("left" if side == "right" else "right")
            self._expand(side)
            self._resize(side, px(NARROW[side]))
        self._show_strips()

    def put_away(self, *, is_away: bool, without: Collection[str] = ()) -> None:
        """Hide the docks beside a page that has no use for them; bring them back afterwards.

        Args:
            is_away: Whether such a page is in front, as the library page or a world.
            without: Docks that stay hidden on this page even if the side is opened: they need a sheet.
        """
        if is_away == self._is_away and self._without == frozenset(without):
            return
        self._bring_back()
        self._is_away = is_away
        self._without = frozenset(without)
        if self._without and self._is_wanted_beside:
            self._withhold()
        elif is_away:
            self._hide_beside_page()
        self._show_strips()

    def is_available(self, name: str) -> bool:
        """Return whether the page in front has a use for a dock."""
        return name not in self._without

    def _withhold(self) -> None:
        """Hide the docks that the page has no use for, and leave the others."""
        for name in self._without:
            if not self._docks[name].isHidden():
                self._docks[name].hide()
                self._withheld.append(name)

    def _bring_back(self) -> None:
        """Show again what was hidden beside the page that was in front."""
        if self._without:
            self._is_wanted_beside = not self._put_away and self._is_open("right")
        self._without = frozenset()
        for side in self._put_away:
            self._expand(side)
        self._put_away.clear()
        for name in self._withheld:
            if (side := _side_of(name)) in self._collapsed:
                self._collapsed[side].append(name)
            else:
                self._docks[name].show()
        self._withheld.clear()

    def _hide_beside_page(self) -> None:
        """Collapse the right side, and in a narrow window the left one, too."""
        for side in ("right", "left") if self.is_narrow else ("right",):
            if side not in self._collapsed and self._is_open(side):
                self._collapse(side)
                self._put_away.add(side)

    def make_room(self) -> None:
        """Collapse both sides where neither fits next to a sheet, as a sheet was opened."""
        if not self._room:
            for side in SIDES:
                self._collapse(side)
            self._show_strips()

    @contextmanager
    def expanded(self) -> Iterator[None]:
        """Expand everything while the dock layout is being saved."""
        folded = {side: list(names) for side, names in self._collapsed.items()}
        (without, self._without), (withheld, self._withheld) = (self._without, frozenset()), (self._withheld, [])
        for side in folded:
            self._expand(side)
        for name in withheld:
            self._docks[name].show()
        yield
        for name in withheld:
            self._docks[name].hide()
        for side in folded:
            self._collapse(side)
        self._without, self._withheld = without, withheld

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the width of the window."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show} and watched is self._window:
            self.fit()
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------------------------------------------- collapsing

    def _collapse(self, side: str) -> None:
        shown = [name for name in SIDES[side] if not self._docks[name].isHidden()]
        if not shown or side in self._collapsed:
            return
        self._collapsed[side] = shown
        for name in shown:
            self._docks[name].hide()

    def _expand(self, side: str) -> None:
        names = self._collapsed.pop(side, [])
        self._withheld += [name for name in names if name in self._without]
        shown = [name for name in names if name not in self._without]
        for name in shown:
            self._docks[name].show()
        for name in shown:
            if name in {"why", "history"}:
                self._docks[name].raise_()

    def _resize(self, side: str, width: int) -> None:
        shown = [self._docks[name] for name in SIDES[side] if not self._docks[name].isHidden()]
        self._window.resizeDocks(shown[:1], [width] * len(shown[:1]), Qt.Orientation.Horizontal)

    def _strip(self, side: str) -> QToolBar:
        strip = QToolBar(self._window)
        strip.setObjectName(f"{side}_strip")
        strip.setProperty("role", "strip")
        strip.setMovable(False)
        strip.setFloatable(False)
        strip.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        strip.toggleViewAction().setVisible(False)
        is_left = side == "left"
        strip.setWindowTitle(self.tr("Library (collapsed)") if is_left else self.tr("Panels (collapsed)"))
        strip.setAccessibleName(strip.windowTitle())
        area = Qt.ToolBarArea.LeftToolBarArea if is_left else Qt.ToolBarArea.RightToolBarArea
        self._window.addToolBar(area, strip)
        strip.hide()
        return strip

    def _tab(self, side: str, name: str) -> SideTab:
        tab = SideTab(self._docks[name].windowTitle(), side == "left", self._strips[side])
        tab.setObjectName(f"{name}_side_tab")
        tab.setAccessibleName(tab.text())
        tab.clicked.connect(self._on_tab_clicked)
        self._tab_actions[name] = self._strips[side].addWidget(tab)
        return tab

    def _show_strips(self) -> None:
        for side, strip in self._strips.items():
            strip.setVisible(
                (side in self._collapsed and (side == "left" or side not in self._put_away))
                or (self.is_narrow and (side == "right" or not self._room) and self._is_open(side))
            )
        self._check_tabs()

    def _is_open(self, side: str) -> bool:
        return any(not self._docks[name].isHidden() for name in SIDES[side])

    def _check_tabs(self) -> None:
        for name, tab in self._tabs.items():
            dock = self._docks[name]
            self._tab_actions[name].setVisible(name not in self._without)
            tab.setChecked(dock.isVisible() and not dock.visibleRegion().isEmpty())

    @Slot()
    def _on_tab_clicked(self) -> None:
        pressed = self.sender()
        name = next(name for name, tab in self._tabs.items() if tab is pressed)
        side, dock = _side_of(name), self._docks[name]
        if side in self._collapsed:
            self.open(name)
            dock.show()
            dock.raise_()
        elif dock.isVisible() and not dock.visibleRegion().isEmpty():
            self._collapse(side)
            if self._room:
                self._expand("left" if side == "right" else "right")
        else:
            dock.show()
            dock.raise_()
        self._show_strips()

    @Slot(str)
    def _on_title_changed(self, _title: str) -> None:
        for name, tab in self._tabs.items():
            title = self._docks[name].windowTitle()
            if tab.text() != title:
                tab.setText(title)
                tab.setAccessibleName(title)
                tab.updateGeometry()

    @Slot(bool)
    def _on_visibility_changed(self, _is_visible: bool) -> None:
        if self.is_narrow:
            self._show_strips()


def _side_of(name: str) -> str:
    return next(side for side, names in SIDES.items() if name in names)
