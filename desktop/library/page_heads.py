"""Heads of the columns of the library page: a click sorts; the box ticks all that were found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from core.store.records import SortBy
from desktop import theme
from desktop.library.page_columns import Column, Span
from desktop.theme import px
from desktop.widgets.choices import TickBox
from desktop.widgets.painting import hairline

HEIGHT: Final = 28
_GAP: Final = 12
_SORTS: Final = {
    Column.NAME: SortBy.NAME,
    Column.GAME: SortBy.SYSTEM,
    Column.LEVEL: SortBy.LEVEL,
    Column.TAGS: SortBy.TAGS,
    Column.CHANGED: SortBy.CHANGED,
}
"""Columns that sort the list."""


class PageHeads(QWidget):
    """The heads, which stand where the cells below them do.

    Signals:
        sort_wanted: The list is to be sorted by a `SortBy`.
        grouping_wanted: The list is to be grouped by campaign, or no longer.
        all_wanted: All characters that were found are to be ticked, or unticked; True or False.
    """

    sort_wanted = Signal(object)
    grouping_wanted = Signal()
    all_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page_heads")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box = TickBox(self)
        self.box.setObjectName("all_box")
        self.box.setAccessibleName(self.tr("Tick all that were found"))
        self.box.setToolTip(self.tr("Tick all that were found (Ctrl+A)"))
        self.box.clicked.connect(self._on_box)
        self._columns: Mapping[Column, Span] = {}
        self.buttons = {column: self._button(column, text) for column, text in self.titles().items()}

    def titles(self) -> dict[Column, str]:
        """Return the names of the columns."""
        return {
            Column.NAME: self.tr("Name"),
            Column.GAME: self.tr("Game"),
            Column.CAMPAIGN: self.tr("Campaign"),
            Column.LEVEL: self.tr("Level"),
            Column.TAGS: self.tr("Tags"),
            Column.CHANGED: self.tr("Changed"),
        }

    def _button(self, column: Column, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"{column.value}_head")
        button.setProperty("role", "head")
        button.setProperty("end", column is Column.CHANGED)
        button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the arrow follows the text
        if column in _SORTS:
            button.setAccessibleName(self.tr("Sort by {column}").format(column=text))
            button.clicked.connect(self._on_head)
        elif column is Column.CAMPAIGN:
            button.setAccessibleName(self.tr("Group by campaign"))
            button.setToolTip(self.tr("Group by campaign"))
            button.clicked.connect(self.grouping_wanted)
        return button

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a head."""
        return QSize(px(200), px(HEIGHT))

    def place(self, columns: Mapping[Column, Span]) -> None:
        """Put the heads over their columns."""
        self._columns = columns
        tick = columns[Column.TICK]
        side = self.box.sizeHint()
        self.box.setGeometry(QRect((tick.width - px(_GAP) - side.width()) // 2 + 1, 0, side.width(), self.height()))
        for column, button in self.buttons.items():
            span = columns.get(column)
            button.setVisible(span is not None)
            if span is not None:
                wanted = min(span.width - px(_GAP), button.sizeHint().width())
                left = span.left - px(4) if column is not Column.CHANGED else span.left + span.width - px(_GAP) - wanted
                button.setGeometry(QRect(left, px(2), wanted + px(4), self.height() - px(4)))

    def show_order(self, sort: SortBy, *, is_descending: bool) -> None:
        """Show by an arrow which column the list is sorted by."""
        for column, button in self.buttons.items():
            is_sorted = _SORTS.get(column) is sort
            arrow = "arrow-down" if is_descending else "arrow-up"
            button.setIcon(theme.icon(arrow, "ink", (16,)) if is_sorted else QIcon())
            button.setProperty("sorted", is_sorted)
            theme.repolish(button)
            if column in _SORTS:
                order = self.tr("descending") if is_descending else self.tr("ascending")
                button.setAccessibleDescription(order if is_sorted else "")
        if self._columns:
            self.place(self._columns)

    def show_ticks(self, ticked: int, shown: int) -> None:
        """Show whether all, some or none of the found characters are ticked."""
        state = Qt.CheckState.Unchecked
        if ticked:
            state = Qt.CheckState.Checked if ticked == shown else Qt.CheckState.PartiallyChecked
        self.box.setCheckState(state)
        self.box.setTristate(state is Qt.CheckState.PartiallyChecked)
        self.box.setEnabled(shown > 0)

    @Slot()
    def _on_box(self) -> None:
        """Tick all; untick all if all were ticked."""
        self.all_wanted.emit(self.box.checkState() is not Qt.CheckState.Unchecked)

    @Slot()
    def _on_head(self) -> None:
        pressed = self.sender()
        self.sort_wanted.emit(next(_SORTS[column] for column, button in self.buttons.items() if button is pressed))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the line below."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            hairline(painter, 0, self.width(), self.height() - 1)
