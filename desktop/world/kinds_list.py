"""The kinds of a world with their counts, and the list of its problems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import row_ground, warning_triangle

Index = QModelIndex | QPersistentModelIndex

ABOUT: Final = ""
"""Key of the line About the world."""

ROW: Final = 32
_AFTER_ABOUT: Final = 8
_EDGE: Final = 12
_TRIANGLE: Final = 14
_ROOT: Final = QModelIndex()
_LINE: Final = Qt.ItemDataRole.UserRole + 1
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class KindLine:
    """A line of the list of kinds.

    Attributes:
        key: Key of the kind, or `ABOUT`.
        title: Its title.
        count: Number of its entries; None for none.
        problems: Number of its problems.
    """

    key: str
    title: str
    count: int | None = None
    problems: int = 0


@dataclass(frozen=True, slots=True)
class ProblemLine:
    """A line of the list of problems.

    Attributes:
        address: Where it is: ``weapons[2].special_dice``; "" for a heading within the list.
        title: Name of the entry, or the heading.
        sentence: What is wrong, or only odd.
    """

    address: str
    title: str
    sentence: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is the heading of the lines below it."""
        return not self.address


class _Lines(QAbstractListModel):
    """Lines of either list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[KindLine | ProblemLine, ...] = ()

    def show_lines(self, lines: Sequence[KindLine | ProblemLine]) -> None:
        """Show other lines; the same number of lines keeps the current one."""
        if tuple(lines) == self.lines:
            return
        if len(lines) == len(self.lines):
            self.lines = tuple(lines)
            self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags of a line: headings are passed over."""
        line = self.lines[index.row()] if index.isValid() else None
        is_heading = isinstance(line, ProblemLine) and line.is_heading
        return Qt.ItemFlag.NoItemFlags if is_heading else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a line for a role."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.title
            case Qt.ItemDataRole.ToolTipRole if isinstance(line, ProblemLine):
                return escape_tool_tip(self._spoken(line))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line)
        return line if role == _LINE else None

    def _spoken(self, line: KindLine | ProblemLine) -> str:
        if isinstance(line, ProblemLine):
            return line.title if line.is_heading else f"{line.title}: {line.sentence}"
        parts = [line.title, *([] if line.count is None else [str(line.count)])]
        parts += [self.tr("%Ln problem(s)", "", line.problems)] if line.problems else []
        return ", ".join(parts)


class KindDelegate(QStyledItemDelegate):
    """Paints a kind: its title, a triangle where it has problems, its count at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of a line; About the world stands apart."""
        line = index.data(_LINE)
        is_about = isinstance(line, KindLine) and line.key == ABOUT
        return QSize(option.rect.width(), px(ROW + (_AFTER_ABOUT if is_about else 0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        line = index.data(_LINE)
        if not isinstance(line, KindLine):
            return
        painter.save()
        area = QRect(option.rect.left(), option.rect.top(), option.rect.width(), px(ROW))
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        row_ground(painter, option.state, QRectF(area))
        inner = area.adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        style = font(TextStyle.HEADING if is_current else TextStyle.TEXT)
        painter.setFont(style)
        if line.count is not None:
            number = QLocale().toString(line.count)
            painter.setPen(color("ink" if is_current else "muted"))
            painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
            inner.setRight(inner.right() - QFontMetrics(style).horizontalAdvance(number) - px(8))
        if line.problems:
            side = px(_TRIANGLE)
            warning_triangle(painter, inner.right() - side, area.top() + (area.height() - side) / 2, side)
            inner.setRight(inner.right() - side - px(6))
        painter.setPen(color("ink"))
        title = QFontMetrics(style).elidedText(line.title, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        painter.restore()


class ProblemDelegate(QStyledItemDelegate):
    """Paints a problem: the entry over the sentence, which wraps."""

    _FLAGS = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)

    def _sentence_height(self, sentence: str, width: int) -> int:
        metrics = QFontMetrics(font(TextStyle.LABEL))
        return metrics.boundingRect(QRect(0, 0, max(1, width), 10_000), self._FLAGS, sentence).height()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of the entry's name and the wrapped sentence."""
        line = index.data(_LINE)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        if not isinstance(line, ProblemLine) or line.is_heading:
            return QSize(width, px(ROW))
        sentence = line.sentence
        return QSize(width, px(20 + 12) + self._sentence_height(sentence, width - 2 * px(_EDGE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a problem."""
        line = index.data(_LINE)
        if not isinstance(line, ProblemLine):
            return
        painter.save()
        if not line.is_heading:
            row_ground(painter, option.state, QRectF(option.rect), selected=None)
        inner = option.rect.adjusted(px(_EDGE), px(6), -px(_EDGE), -px(4))
        painter.setFont(font(TextStyle.HEADING if line.is_heading else TextStyle.TEXT))
        painter.setPen(color("ink"))
        name = QFontMetrics(painter.font()).elidedText(line.title, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(QRect(inner.left(), inner.top(), inner.width(), px(20)), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        painter.drawText(inner.adjusted(0, px(20), 0, 0), self._FLAGS, line.sentence)
        painter.restore()


class KindsList(QListView):
    """The list of kinds.

    Signals:
        kind_chosen: Another kind is current; its key, or `ABOUT`.
        left: Right or Enter leaves to the entries.
    """

    kind_chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = _Lines(self)
        self.setModel(self._lines)
        self.setItemDelegate(KindDelegate(self))
        self.setAccessibleName(self.tr("Kinds"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.selectionModel().currentChanged.connect(self._on_current)

    def show_lines(self, lines: Sequence[KindLine]) -> None:
        """Show the kinds."""
        self._lines.show_lines(lines)

    @property
    def current(self) -> str:
        """Key of the current kind, or `ABOUT`."""
        line = self.currentIndex().data(_LINE)
        return line.key if isinstance(line, KindLine) else ABOUT

    def choose(self, key: str) -> None:
        """Make a kind current."""
        for row, line in enumerate(self._lines.lines):
            if isinstance(line, KindLine) and line.key == key:
                self.setCurrentIndex(self._lines.index(row))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all lines."""
        return QSize(px(160), len(self._lines.lines) * px(ROW) + px(_AFTER_ABOUT) + 2)

    def _on_current(self, _index: Index, _before: Index) -> None:
        self.kind_chosen.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave to the entries with Enter and Right."""
        if event.key() in {*_ENTER, Qt.Key.Key_Right}:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class ProblemsList(QListView):
    """The list of problems.

    Signals:
        opened: A problem was clicked, or Enter was pressed on it; its address.
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = _Lines(self)
        self.setModel(self._lines)
        self.setItemDelegate(ProblemDelegate(self))
        self.setAccessibleName(self.tr("Problems"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)

    def show_lines(self, lines: Sequence[ProblemLine]) -> None:
        """Show the problems."""
        self._lines.show_lines(lines)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to the field of the clicked problem."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go to the field of the current problem with Enter."""
        if event.key() in _ENTER:
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: Index) -> None:
        line = index.data(_LINE)
        if isinstance(line, ProblemLine) and not line.is_heading:
            self.opened.emit(line.address)
