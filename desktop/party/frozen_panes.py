"""Keeps the game's header and the column of names visible while the party table scrolls.

They stay visible while the table is scrolled.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView, QWidget

from desktop.party.party_model import PartyModel
from desktop.theme import color


class FrozenPane(QWidget):
    """A part of a table that is painted over it while its own cells are scrolled away.

    It is transparent to the mouse, so that a click reaches the row below.

    Args:
        table: The table; it scrolls by pixels.
        model: Its model.
    """

    def __init__(self, table: QTableView, model: PartyModel) -> None:
        super().__init__(table)
        self.table = table
        self.model = model
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        table.viewport().installEventFilter(self)
        for bar in (table.verticalScrollBar(), table.horizontalScrollBar()):
            bar.valueChanged.connect(self.update_position)
            bar.rangeChanged.connect(self.update_position)
        table.selectionModel().selectionChanged.connect(self.update_position)
        model.modelReset.connect(self.update_position)
        model.dataChanged.connect(self.update_position)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Update the position when the table is resized."""
        if event.type() == QEvent.Type.Resize:
            self.update_position()
        return super().eventFilter(watched, event)

    @Slot()
    def update_position(self) -> None:
        """Show it where its cells are scrolled away, else hide it."""
        room = self.room()
        self.setVisible(not room.isEmpty())
        if not room.isEmpty():
            self.setGeometry(room.translated(self.table.viewport().pos()))
            self.raise_()
            self.update()

    def room(self) -> QRect:
        """Return its rectangle within the table; empty if it is not needed."""
        return QRect()

    def draw(self, painter: QPainter, row: int, column: int, rect: QRect) -> None:
        """Draw a table cell as the table does."""
        option = QStyleOptionViewItem()
        self.table.initViewItemOption(option)
        index = self.model.index(row, column)
        option.rect = rect
        if self.table.selectionModel().isSelected(index):
            option.state |= QStyle.StateFlag.State_Selected
        self.table.itemDelegate().paint(painter, option, index)


class FrozenHeader(FrozenPane):
    """The header of the game at the top of the table; the next header pushes it out.

    A row that becomes current is scrolled out from below it.
    """

    def __init__(self, table: QTableView, model: PartyModel) -> None:
        super().__init__(table, model)
        table.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        table.selectionModel().currentChanged.connect(self._on_current)

    @property
    def row(self) -> int:
        """The header row above the top row; -1 if there is none."""
        top = self.table.rowAt(0)
        return next((each for each in range(top, -1, -1) if self.model.is_header(each)), -1)

    def room(self) -> QRect:
        """Return the top of the table once the header row is scrolled away."""
        row = self.row
        if row < 0 or self.table.rowViewportPosition(row) >= 0:
            return QRect()
        lines = range(row + 1, self.model.rowCount())
        following = next((each for each in lines if self.model.is_header(each)), -1)
        height = self.table.rowHeight(row)
        seen = height if following < 0 else min(height, self.table.rowViewportPosition(following))
        return QRect(0, 0, self.table.viewport().width(), seen)

    @Slot(QModelIndex, QModelIndex)
    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        """Scroll the current row out from below the header."""
        top = self.table.visualRect(current).top()
        if current.isValid() and not self.isHidden() and top < self.height():
            bar = self.table.verticalScrollBar()
            bar.setValue(bar.value() - (self.height() - top))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the header; while it is pushed out only its lower part is visible."""
        row, table = self.row, self.table
        top, height = self.height() - table.rowHeight(row), table.rowHeight(row)
        shown = [each for each in range(1, self.model.columnCount()) if not table.isColumnHidden(each)]
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("chrome"))
            for column in shown:
                left, width = table.columnViewportPosition(column), table.columnWidth(column)
                self.draw(painter, row, column, QRect(left, top, width, height))
            name = QRect(0, top, table.columnWidth(0), height)
            painter.fillRect(name, color("chrome"))
            self.draw(painter, row, 0, name)


class FrozenNames(FrozenPane):
    """The names, while the table is scrolled sideways."""

    def room(self) -> QRect:
        """Return the left of the table once the names are scrolled away."""
        if self.table.columnViewportPosition(0) >= 0:
            return QRect()
        return QRect(0, 0, self.table.columnWidth(0), self.table.viewport().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the names of the visible rows."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("chrome"))
            for row in range(max(0, self.table.rowAt(0)), self.model.rowCount()):
                top = self.table.rowViewportPosition(row)
                if top > self.height():
                    break
                self.draw(painter, row, 0, QRect(0, top, self.width(), self.table.rowHeight(row)))
            painter.setPen(color("hairline"))
            painter.drawLine(self.rect().topRight(), self.rect().bottomRight())
