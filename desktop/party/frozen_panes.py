"""What stays in sight of a party's table while it is scrolled: the head of the game above, and the names at the left.

Of sixty people everybody knows what a number is and whose it is, in a window of any width.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView, QWidget

from desktop.party.party_model import PartyModel
from desktop.theme import color


class FrozenPane(QWidget):
    """A part of a table that is painted once more where its own place has been scrolled away.

    It lies over the table and lets the mouse through, so that a click reaches the line below.

    Args:
        table: The table; it scrolls by pixels.
        model: What it shows.
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
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize:
            self.update_position()
        return super().eventFilter(watched, event)

    @Slot()
    def update_position(self) -> None:
        """Stand where it is missed, or away where its own place can be seen."""
        room = self.room()
        self.setVisible(not room.isEmpty())
        if not room.isEmpty():
            self.setGeometry(room.translated(self.table.viewport().pos()))
            self.raise_()
            self.update()

    def room(self) -> QRect:
        """Return where it stands within the table; empty where it is not missed, as a part is that says nothing."""
        return QRect()

    def draw(self, painter: QPainter, row: int, column: int, place: QRect) -> None:
        """Draw a cell as the table draws it."""
        option = QStyleOptionViewItem()
        self.table.initViewItemOption(option)
        index = self.model.index(row, column)
        option.rect = place
        if self.table.selectionModel().isSelected(index):
            option.state |= QStyle.StateFlag.State_Selected
        self.table.itemDelegate().paint(painter, option, index)


class FrozenHeader(FrozenPane):
    """The head of the game whose rows stand at the top of the table; the next one pushes it out.

    A line that gets the focus never lies below it.
    """

    def __init__(self, table: QTableView, model: PartyModel) -> None:
        super().__init__(table, model)
        table.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        table.selectionModel().currentChanged.connect(self._on_current)

    @property
    def row(self) -> int:
        """The head above the line at the top, -1 where there is none."""
        top = self.table.rowAt(0)
        return next((each for each in range(top, -1, -1) if self.model.is_header(each)), -1)

    def room(self) -> QRect:
        """Return the top of the table, once the head's own line leaves it."""
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
        """Scroll a line out from below the head."""
        top = self.table.visualRect(current).top()
        if current.isValid() and not self.isHidden() and top < self.height():
            bar = self.table.verticalScrollBar()
            bar.setValue(bar.value() - (self.height() - top))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the head; where it is pushed out its lower part is seen."""
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
    """The names of the people, while the columns of their game are scrolled sideways."""

    def room(self) -> QRect:
        """Return the left of the table, once the names leave it."""
        if self.table.columnViewportPosition(0) >= 0:
            return QRect()
        return QRect(0, 0, self.table.columnWidth(0), self.table.viewport().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the names of the lines that are seen."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("chrome"))
            for row in range(max(0, self.table.rowAt(0)), self.model.rowCount()):
                top = self.table.rowViewportPosition(row)
                if top > self.height():
                    break
                self.draw(painter, row, 0, QRect(0, top, self.width(), self.table.rowHeight(row)))
            painter.setPen(color("hairline"))
            painter.drawLine(self.rect().topRight(), self.rect().bottomRight())
