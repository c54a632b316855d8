"""Model of a short list of documents, as worlds or campaigns: groups that collapse, search, filter by game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex


class DocumentRole(IntEnum):
    """Roles beside Qt's own."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The `DocumentRow`; None for a heading."""

    IS_COLLAPSED = Qt.ItemDataRole.UserRole + 2
    NUMBER = Qt.ItemDataRole.UserRole + 3
    """How many rows a heading has."""


@dataclass(frozen=True, slots=True)
class DocumentRow:
    """A row.

    Attributes:
        id: Id of the document.
        name: Its name.
        detail: The line below it.
        more: Continues that line where there is room, and is always in the tool tip.
        group: Key of its group.
        system: Id of its game; "" for none.
        sign: Name of the game's icon; "" for none.
        problems: Number of its problems.
        is_locked: Whether it can only be read.
    """

    id: str
    name: str
    detail: str
    more: str = ""
    group: str = ""
    system: str = ""
    sign: str = ""
    problems: int = 0
    is_locked: bool = False


@dataclass(frozen=True, slots=True)
class _Heading:
    key: str
    title: str
    number: int


_ROOT: Final = QModelIndex()


class DocumentListModel(QAbstractListModel):
    """The rows that search and filter leave, under the headings of their groups.

    Args:
        parent: Its owner.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DocumentRow, ...] = ()
        self._groups: Mapping[str, str] = {}
        self._collapsed: set[str] = set()
        self._words: tuple[str, ...] = ()
        self._system = ""
        self._items: list[DocumentRow | _Heading] = []

    def show_rows(self, rows: Iterable[DocumentRow], groups: Mapping[str, str]) -> None:
        """Show other rows.

        Args:
            rows: The rows, in order.
            groups: Titles of the groups by key, in order; a row of none of them is not shown.
        """
        self._rows, self._groups = tuple(rows), groups
        self._arrange()

    def filter(self, text: str, system: str) -> None:
        """Show the rows with all words in name or detail, and of a game; "" for all."""
        self._words, self._system = tuple(text.casefold().split()), system
        self._arrange()

    @property
    def rows(self) -> Sequence[DocumentRow]:
        """All rows, shown or not."""
        return self._rows

    @property
    def shown(self) -> list[DocumentRow]:
        """The rows that search and filter leave, also those of collapsed groups."""
        return [row for row in self._rows if row.group in self._groups and self._fits(row)]

    def row(self, index: Index) -> DocumentRow | None:
        """Return the row at an index; None for a heading."""
        item = self._items[index.row()] if index.isValid() else None
        return item if isinstance(item, DocumentRow) else None

    def index_of(self, id_: str) -> QModelIndex:
        """Return the index of a document; an invalid one if it is not shown."""
        for number, item in enumerate(self._items):
            if isinstance(item, DocumentRow) and item.id == id_:
                return self.index(number)
        return QModelIndex()

    def toggle(self, index: Index, *, is_collapsed: bool | None = None) -> None:
        """Collapse or expand the group of an index."""
        if not index.isValid():
            return
        item = self._items[index.row()]
        key = item.key if isinstance(item, _Heading) else item.group
        if is_collapsed is None:
            is_collapsed = key not in self._collapsed
        if is_collapsed != (key in self._collapsed):
            self._collapsed ^= {key}
            self._arrange()

    def heading_of(self, index: Index) -> QModelIndex:
        """Return the heading of the group of an index."""
        for number in range(index.row(), -1, -1):
            if isinstance(self._items[number], _Heading):
                return self.index(number)
        return QModelIndex()

    def _fits(self, row: DocumentRow) -> bool:
        text = f"{row.name} {row.detail} {row.more}".casefold()
        return (not self._system or row.system == self._system) and all(word in text for word in self._words)

    def _arrange(self) -> None:
        shown = self.shown
        items: list[DocumentRow | _Heading] = []
        for key, title in self._groups.items():
            rows = [row for row in shown if row.group == key]
            if rows:
                items.append(_Heading(key, title, len(rows)))
                items += () if key in self._collapsed else rows
        self.beginResetModel()
        self._items = items
        self.endResetModel()

    # ------------------------------------------------------------------------------------------------------- Qt's model

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of items."""
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with an item: documents can be dragged, headings cannot."""
        found = super().flags(index)
        return found if self.row(index) is None else found | Qt.ItemFlag.ItemIsDragEnabled

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of an item for a role."""
        if not index.isValid():
            return None
        item = self._items[index.row()]
        return self._heading_data(item, role) if isinstance(item, _Heading) else self._row_data(item, role)

    def _row_data(self, row: DocumentRow, role: int) -> object:
        texts = [text for text in (row.name, row.detail, row.more) if text]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return escape_tool_tip("\n".join(texts))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(texts)
            case DocumentRole.ROW:
                return row
        return None

    def _heading_data(self, heading: _Heading, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return heading.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{heading.title}, {heading.number}"
            case DocumentRole.IS_COLLAPSED:
                return heading.key in self._collapsed
            case DocumentRole.NUMBER:
                return heading.number
        return None
