"""Places the parts of a fight's window by its width: columns, the log as a tab, or strips of portraits."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fight.card_list import CardList
from desktop.theme import px
from desktop.widgets.button_label import show_label
from desktop.widgets.round_timeline import RoundTimeline

if TYPE_CHECKING:
    from desktop.fight.fight_view import FightView

_WIDE: Final = 1200
_NARROW: Final = 960
"""Width from which the log is a column, and below which the sides are strips."""
_SIDES: Final = (288, 280)
_LOG: Final = 352
_MEDIUM_SIDE: Final = 200
_STRIP: Final = 92
_USUAL_HEIGHT: Final = 760
"""Height below which the timeline is low, and what comes next is left out."""
_FLAT: Final = 540
"""Height below which the bar for changes by hand is a tab, too, and the timeline has one lane."""
_FLAT_TIMELINE: Final = 52
_HAND_TAB: Final = 2
_LOW: Final = 660
"""Height below which the last event is left out, too."""
_LEAST: Final = (560, 420)
"""Least size of the window; the parts that do not fit scroll or are left out."""
_TIMELINE: Final = 180
_LOW_TIMELINE: Final = 110
"""Greatest height of the timeline, in a usual and in a small window."""


class Size(Enum):
    """How a fight's window is laid out."""

    WIDE = "wide"
    MEDIUM = "medium"
    NARROW = "narrow"


class FightLayout(QObject):
    """Lays out a fight's window.

    Args:
        view: The window.
        columns: The two columns of fighters.
        timeline: The round timeline.
    """

    def __init__(self, view: FightView, columns: Sequence[CardList], timeline: RoundTimeline) -> None:
        super().__init__(view)
        self._view, self._columns, self._timeline = view, columns, timeline
        self.size: Size | None = None
        self._has_moved = False
        self._names = {button: button.text() for button in (view.typed_button, view.players_button, view.finish_button)}
        view.setMinimumSize(*map(px, _LEAST))
        view.center_tabs.addTab(self.tr("Decision"))
        view.center_tabs.addTab(self.tr("Log"))
        self._hand_page = QWidget(view.center_stack)
        QVBoxLayout(self._hand_page).addStretch(1)
        view.center_stack.addWidget(self._hand_page)
        self._is_flat = False
        view.center_tabs.currentChanged.connect(view.center_stack.setCurrentIndex)
        view.columns_splitter.splitterMoved.connect(self._on_moved)
        for at, stretch in enumerate((0, 1, 0, 0)):
            view.columns_splitter.setStretchFactor(at, stretch)

    def fit(self) -> None:
        """Lay the parts out for the present size of the window."""
        view = self._view
        width = view.width()
        size = Size.WIDE if width >= px(_WIDE) else Size.NARROW if width < px(_NARROW) else Size.MEDIUM
        view.next_host.setVisible(view.height() >= px(_USUAL_HEIGHT))
        view.last_host.setVisible(view.height() >= px(_LOW))
        is_flat = view.height() < px(_FLAT) and size is not Size.WIDE
        if is_flat != self._is_flat:
            self._place_hand(is_tab=is_flat)
        self.fit_timeline()
        if size is not self.size:
            self.size = size
            self._place_log(is_column=size is Size.WIDE)
            self._place_columns(is_strip=size is Size.NARROW)
            self._timeline.set_short(is_short=size is Size.NARROW)
            self._name_buttons(are_icons=size is Size.NARROW)
        self._share_width()

    def fit_timeline(self) -> None:
        """Make the timeline as high as its lanes, up to its limit."""
        view = self._view
        is_small = view.height() < px(_USUAL_HEIGHT) or view.width() < px(_NARROW)
        most = px(_FLAT_TIMELINE if self._is_flat else _LOW_TIMELINE if is_small else _TIMELINE)
        view.round_area.setFixedHeight(min(self._timeline.sizeHint().height(), most))

    def _place_hand(self, *, is_tab: bool) -> None:
        """Show the bar for changes by hand below the decision, or as a tab."""
        view, page = self._view, self._hand_page.layout()
        self._is_flat = is_tab
        if is_tab:
            view.center_tabs.addTab(self.tr("By hand"))
            if isinstance(page, QVBoxLayout):
                page.insertWidget(0, view.hand_bar)
        else:
            view.center_tabs.removeTab(_HAND_TAB)
            if (below := view.due_panel.layout()) is not None:
                below.addWidget(view.hand_bar)
        view.hand_bar.show()
        view.hand_rule.setVisible(not is_tab)

    def show_hand(self) -> None:
        """Show the bar for changes by hand, where it is a tab."""
        if self._is_flat:
            self._view.center_tabs.setCurrentIndex(_HAND_TAB)

    def _place_log(self, *, is_column: bool) -> None:
        """Show the log as a column, or as a tab beside the decision."""
        view = self._view
        view.center_tabs.setVisible(not is_column)
        if is_column:
            view.center_tabs.setCurrentIndex(0)
            view.columns_splitter.addWidget(view.log_panel)
        elif (layout := view.log_page.layout()) is not None:
            layout.addWidget(view.log_panel)
        view.log_panel.show()

    def _name_buttons(self, *, are_icons: bool) -> None:
        """Show the buttons of the head with their names, or as icons with tool tips."""
        for button, name in self._names.items():
            show_label(button, name, is_shown=not are_icons)
            button.setAccessibleName(name.replace("&", ""))

    def _place_columns(self, *, is_strip: bool) -> None:
        """Show the sides as columns, or as strips above the decision."""
        view = self._view
        hosts: tuple[QWidget, QWidget] = (view.left_host, view.right_host)
        for column, host in zip(self._columns, hosts, strict=True):
            column.set_strip(is_strip=is_strip)
            layout = (view.strips_host if is_strip else host).layout()
            if layout is not None:
                layout.addWidget(column)
            host.setVisible(not is_strip)
            column.setMaximumHeight(px(_STRIP) if is_strip else 16_777_215)
        view.strips_host.setVisible(is_strip)

    @Slot()
    def _on_moved(self) -> None:
        self._has_moved = True

    def _share_width(self) -> None:
        """Split the width, unless the user moved a border."""
        view = self._view
        if self._has_moved or not view.isVisible():
            return
        total = view.columns_splitter.width()
        if self.size is Size.WIDE:
            left, right, log = px(_SIDES[0]), px(_SIDES[1]), px(_LOG)
            view.columns_splitter.setSizes([left, max(px(300), total - left - right - log), right, log])
        elif self.size is Size.MEDIUM:
            side = px(_MEDIUM_SIDE)
            view.columns_splitter.setSizes([side, max(px(300), total - 2 * side), side])
