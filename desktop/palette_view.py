"""Command palette popup: finds actions, procedures, preferences, characters, campaigns, worlds and fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop import theme
from desktop.forms import load_form
from desktop.theme import TextStyle

MAX_SHOWN: Final = 60
"""Results shown at most."""

_ROW = 36
_DETAIL_RANK: Final = 5
"""Rank penalty for a word found only in the detail text."""
_INDEX = QModelIndex | QPersistentModelIndex


class PaletteItemKind(StrEnum):
    """Kind of a palette item."""

    ACTION = "action"
    BUTTON = "button"
    CAMPAIGN = "campaign"
    CHARACTER = "character"
    FIELD = "field"
    NUMBER = "number"
    PROCEDURE = "procedure"
    SETTING = "setting"
    WORLD = "world"


@dataclass(frozen=True, slots=True)
class PaletteItem:
    """A searchable item.

    Attributes:
        kind: Its kind.
        key: Name of the action or button, id of the character, campaign or world, address of the field or number, key
            of the procedure or setting; not shown.
        text: Its name; searched.
        detail: Muted text behind it; searched as well.
        end: Text on the right: a shortcut or a value.
        icon: Name of its icon.
    """

    kind: PaletteItemKind
    key: str
    text: str
    detail: str = ""
    end: str = ""
    icon: str = ""


def rank(item: PaletteItem, words: Sequence[str]) -> int | None:
    """Return the rank of an item for a search, lower is better; None if a word does not match.

    Args:
        item: The item.
        words: Search words in lower case.
    """
    name, detail = item.text.casefold(), item.detail.casefold()
    parts = name.replace("-", " ").split()
    total = 0
    for word in words:
        if name.startswith(word):
            continue
        if any(part.startswith(word) for part in parts):
            total += 1
        elif word in name:
            total += 3
        elif word in detail:
            total += _DETAIL_RANK
        else:
            return None
    # A search for a character's name should list the character, not all of its procedures.
    is_beside = item.kind is PaletteItemKind.PROCEDURE and words and total == _DETAIL_RANK * len(words)
    return None if is_beside else total


class _Hits(QAbstractListModel):
    """List model of the results, best first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.items: list[PaletteItem] = []

    def show(self, items: list[PaletteItem]) -> None:
        """Replace the results."""
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    def rowCount(self, parent: _INDEX | None = None) -> int:  # noqa: N802 - Qt's name
        """Return the number of results."""
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def data(self, index: _INDEX, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name or accessible text of a result."""
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (item.text, item.detail, item.end) if part)
        return None


class _Delegate(QStyledItemDelegate):
    """Paints a result: icon, name, muted detail, and shortcut or value on the right."""

    def __init__(self, hits: _Hits, parent: QObject) -> None:
        super().__init__(parent)
        self._hits = hits

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _INDEX) -> QSize:  # noqa: N802 - Qt's name
        """Return the row height."""
        return QSize(theme.px(200), theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _INDEX) -> None:
        """Paint a result."""
        item = self._hits.items[index.row()]
        frame = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("tint"))
            painter.drawRoundedRect(frame, theme.px(6), theme.px(6))
        gap, edge = theme.px(10), theme.px(16)
        if item.icon:
            glyph = theme.pixmap(item.icon, 16, "muted")
            painter.drawPixmap(frame.left() + gap, frame.center().y() - edge // 2 + 1, glyph)
        text_area = frame.adjusted(gap + edge + gap, 0, -gap, 0)
        text_area = self._text(painter, text_area, item.end, "muted", Qt.AlignmentFlag.AlignRight)
        text_area = self._text(painter, text_area, item.text, "ink", Qt.AlignmentFlag.AlignLeft)
        self._text(painter, text_area, item.detail, "muted", Qt.AlignmentFlag.AlignLeft)
        painter.restore()

    @staticmethod
    def _text(painter: QPainter, area: QRect, text: str, ink: str, side: Qt.AlignmentFlag) -> QRect:
        """Paint a text at one side of a rectangle; return the remaining rectangle."""
        if not text:
            return area
        painter.setFont(theme.font(TextStyle.TEXT if ink == "ink" else TextStyle.LABEL))
        painter.setPen(theme.color(ink))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | side, shown)
        width = metrics.horizontalAdvance(shown) + theme.px(10)
        if side == Qt.AlignmentFlag.AlignRight:
            return area.adjusted(0, 0, -width, 0)
        return area.adjusted(width, 0, 0, 0)


class PaletteView(QDialog):
    """The command palette, a popup over its window.

    Args:
        parent: The window.

    Signals:
        chosen: A `PaletteItem` was chosen; the palette is closed.
        asked: The search text changed; asynchronous results go to `add_found`.
    """

    chosen = Signal(object)
    asked = Signal(str)

    search_edit: QLineEdit
    results_list: QListView
    empty_label: QLabel

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        load_form(self, "palette")
        self._known: list[PaletteItem] = []
        self._found: list[PaletteItem] = []
        self._is_reading = False
        self._nothing = self.empty_label.text()
        self._hits = _Hits(self)
        self.results_list.setModel(self._hits)
        self.results_list.setItemDelegate(_Delegate(self._hits, self))
        self.search_edit.installEventFilter(self)
        self.search_edit.textChanged.connect(self._on_text_changed)
        self.results_list.clicked.connect(self._on_clicked)

    def open_over(self, anchor: QWidget, items: Iterable[PaletteItem], hint: str) -> None:
        """Open it, right-aligned with a widget.

        Args:
            anchor: The command field.
            items: Items that are available immediately.
            hint: What can be found, shown in the empty search field.
        """
        self.search_edit.setPlaceholderText(hint)
        self._known, self._found, self._is_reading = list(items), [], False
        self.search_edit.clear()
        self._search()
        self.resize(theme.px(560), theme.px(440))
        corner = anchor.mapToGlobal(anchor.rect().topRight())
        room = anchor.screen().availableGeometry()
        self.move(max(room.left(), corner.x() - self.width() + 1), corner.y())
        self.show()
        self.search_edit.setFocus()

    def add_found(self, words: str, items: Iterable[PaletteItem]) -> None:
        """Add asynchronous results for a search text; results for an older text are dropped."""
        if words == self.search_edit.text():
            self._found, self._is_reading = list(items), False
            self._search()

    def set_reading(self, *, is_reading: bool) -> None:
        """Set whether the library is still being searched (shown while there are no results)."""
        self._is_reading = is_reading
        self._show_empty()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Forward arrow keys and Enter from the search field to the list."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = event.key()
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
            if key in steps:
                self._step(steps[Qt.Key(key)])
                return True
            if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._choose(self.results_list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        self._found = []
        self._search()
        self.asked.emit(text)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self._choose(index)

    def _search(self) -> None:
        words = self.search_edit.text().casefold().split()
        ranked = [(rank(item, words), number, item) for number, item in enumerate(self._known)]
        hits = sorted((rank_of, number, item) for rank_of, number, item in ranked if rank_of is not None)
        items = [item for _, _, item in hits]
        insert_at = sum(1 for rank_of, _, _ in hits if rank_of == 0) if words else len(items)
        # Characters matched by name rank high; those matched by their notes come last.
        is_named = {id(each): rank(each, words) is not None for each in self._found}
        items[insert_at:insert_at] = [each for each in self._found if is_named[id(each)]]
        items += [each for each in self._found if not is_named[id(each)]]
        self._hits.show(items[:MAX_SHOWN])
        self.results_list.setVisible(bool(items))
        self._show_empty()
        if items:
            self.results_list.setCurrentIndex(self._hits.index(0, 0))

    def _show_empty(self) -> None:
        """Show "No results", or that the library is still being searched."""
        self.empty_label.setText(self.tr("Reading the library …") if self._is_reading else self._nothing)
        self.empty_label.setVisible(not self._hits.items)

    def _step(self, by: int) -> None:
        count = self._hits.rowCount()
        if count:
            row = min(max(self.results_list.currentIndex().row() + by, 0), count - 1)
            self.results_list.setCurrentIndex(self._hits.index(row, 0))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            item = self._hits.items[index.row()]
            self.hide()
            self.chosen.emit(item)
