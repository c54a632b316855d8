"""Table model of the entries of one kind of a world: filter, order, problems, uses. Made for thousands of entries.

Rows are read from the document itself; texts are made when they are asked for and kept while the row is the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from core.character.address import UID_KEY
from core.character.json_values import Json
from core.messages import shorten
from core.rules.model import SettingKind, System
from desktop.address_labels import translate_text
from desktop.sheet.open_character import OpenCharacter
from desktop.tool_tips import escape_tool_tip
from desktop.world.entry_columns import NUMERIC, ColumnKind, EntryColumn, EntryTexts, entry_columns

Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AHEAD: Final = 100
"""Entries whose searched texts are made at a time."""
_LONGEST: Final = 400
"""Letters of a cell."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class EntryRole(IntEnum):
    """Roles beside Qt's own."""

    COLUMN = Qt.ItemDataRole.UserRole + 1
    """The `EntryColumn` of a cell."""

    PROBLEM = Qt.ItemDataRole.UserRole + 2
    """The first problem of the entry, or ""."""

    IS_MUTED = Qt.ItemDataRole.UserRole + 3


class EntriesModel(QAbstractTableModel):
    """The entries that the filter leaves, in the order of the world or sorted by a column.

    Args:
        character: The world.
        system: Its game.
        parent: Its owner.

    Attributes:
        is_arranging: Whether a filter or an order just takes effect.

    Signals:
        arranged: Other rows are shown, or in another order.
    """

    arranged = Signal()

    def __init__(self, character: OpenCharacter, system: System, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._character = character
        self._system = system
        self._kind: SettingKind | None = None
        self._texts: EntryTexts | None = None
        self._columns: tuple[EntryColumn, ...] = ()
        self._entries: tuple[Mapping[str, Json], ...] = ()
        self._shown: list[int] = []
        self._row_of: dict[int, int] = {}
        self._cells: dict[tuple[int, int], str] = {}
        self._search: dict[str, tuple[Mapping[str, Json], str]] = {}
        self._order: list[int] | None = None
        self._unread = 0
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_ahead)
        self._words: tuple[str, ...] = ()
        self._sorted_by = -1
        self._is_descending = False
        self.is_arranging = False
        self._problems: Mapping[int, str] = {}
        self._uses: Mapping[str, int] = {}
        character.changed.connect(self._on_changed)

    # ---------------------------------------------------------------------------------------------------- what is shown

    def show_kind(self, key: str) -> None:
        """Show the entries of a kind, unfiltered, in the order of the world."""
        self.beginResetModel()
        self._kind = kind = self._system.kinds[key]
        self._texts = EntryTexts(self._system, kind)
        self._columns = entry_columns(kind)
        self._words, self._sorted_by, self._is_descending = (), -1, False
        self._search.clear()
        self._unread = 0
        self._reading.start(0)
        self._problems, self._uses = {}, {}
        self._read()
        self.endResetModel()
        self.arranged.emit()

    @property
    def kind(self) -> str:
        """Key of the kind; "" before the first."""
        return "" if self._kind is None else self._kind.key

    @property
    def columns(self) -> Sequence[EntryColumn]:
        """The columns, from the left."""
        return self._columns

    @property
    def number(self) -> int:
        """Number of all entries of the kind, shown or not."""
        return len(self._entries)

    @property
    def sorted_by(self) -> int:
        """The column that the entries are sorted by; -1 in the order of the world."""
        return self._sorted_by

    @property
    def is_descending(self) -> bool:
        """Whether the order is reversed."""
        return self._is_descending

    @property
    def is_in_order_of_world(self) -> bool:
        """Whether entries can be moved: all are shown, in the order of the world."""
        return self._sorted_by < 0 and not self._words

    def entry(self, position: int) -> Mapping[str, Json]:
        """Return an entry by its position in the world."""
        return self._entries[position]

    def position(self, row: int) -> int:
        """Return the position in the world of a shown row; -1 for none."""
        return self._shown[row] if 0 <= row < len(self._shown) else -1

    def row_at(self, position: int) -> int:
        """Return the shown row of a position in the world; -1 if it is not shown."""
        return self._row_of.get(position, -1)

    def row_of(self, uid: str) -> int:
        """Return the shown row of an entry; -1 if it is not shown."""
        for position, entry in enumerate(self._entries):
            if entry.get(UID_KEY) == uid:
                return self.row_at(position)
        return -1

    def uid(self, row: int) -> str:
        """Return the lasting name of a shown entry; "" for none."""
        position = self.position(row)
        return "" if position < 0 else str(self._entries[position].get(UID_KEY, ""))

    def filter(self, text: str) -> None:
        """Show the entries with all words in name, id or the texts of their columns."""
        words = tuple(text.casefold().split())
        if words != self._words:
            self._words = words
            self._rearrange()

    def sort_by(self, column: int, *, is_descending: bool = False) -> None:
        """Sort by a column; -1 for the order of the world."""
        self._sorted_by, self._is_descending = column, is_descending
        self._order = None
        self._rearrange()

    def show_problems(self, problems: Mapping[int, str]) -> None:
        """Mark the entries with problems: a sentence by position in the world."""
        if problems != self._problems:
            self._problems = dict(problems)
            self._emit_all_changed()

    def show_uses(self, uses: Mapping[str, int]) -> None:
        """Show how many characters use each entry, by its id; by its name where its kind has no ids."""
        if uses != self._uses:
            self._uses = dict(uses)
            self._cells.clear()
            self._order = None
            self._emit_all_changed()

    def _emit_all_changed(self) -> None:
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, len(self._columns) - 1))

    # -------------------------------------------------------------------------------------------------------- arranging

    def _read(self) -> None:
        self._entries = self._character.sheet.rows(self.kind)
        self._order = None
        self._arrange()

    def _read_ahead(self) -> None:
        """Make the texts that a filter searches of the next entries, while nothing else happens."""
        end = min(self._unread + _AHEAD, len(self._entries))
        for position in range(self._unread, end):
            self._search_text(self._entries[position])
        self._unread = end
        if end >= len(self._entries):
            self._reading.stop()

    def _rearrange(self) -> None:
        self.is_arranging = True
        self.beginResetModel()
        self._arrange()
        self.endResetModel()
        self.is_arranging = False
        self.arranged.emit()

    def _arrange(self) -> None:
        self._cells.clear()
        if self._order is None:
            self._order = self._sorted_positions()
        self._shown = [place for place in self._order if self._fits(place)] if self._words else list(self._order)
        self._row_of = {position: row for row, position in enumerate(self._shown)}

    def _sorted_positions(self) -> list[int]:
        """Return the positions of all entries in the order that is shown."""
        positions = list(range(len(self._entries)))
        texts, column = self._texts, self._sorted_by
        if texts is None or not 0 <= column < len(self._columns):
            return positions
        shown = self._columns[column]
        if shown.kind is ColumnKind.USED_BY:
            return sorted(positions, key=self._use_of, reverse=not self._is_descending)
        keys = [texts.sort_key(entry, shown) for entry in self._entries]
        return sorted(positions, key=keys.__getitem__, reverse=self._is_descending)

    def _fits(self, position: int) -> bool:
        text = self._search_text(self._entries[position])
        return all(word in text for word in self._words)

    def _search_text(self, entry: Mapping[str, Json]) -> str:
        uid = str(entry.get(UID_KEY, ""))
        known = self._search.get(uid)
        if known is not None and known[0] is entry:
            return known[1]
        texts = [str(entry.get("name") or ""), str(entry.get("id") or "")]
        if self._texts is not None:
            texts += [self._texts.text(entry, column) for column in self._columns if column.kind is ColumnKind.LIST]
        text = " ".join(texts).casefold()
        self._search[uid] = entry, text
        return text

    def _on_changed(self, _changes: object) -> None:
        """Take over what an edit changed; a changed entry keeps its row until the next filter or sort."""
        if self._kind is None:
            return
        before, after = self._entries, self._character.sheet.rows(self.kind)
        if len(before) != len(after) or any(
            old is not new and old.get(UID_KEY) != new.get(UID_KEY) for old, new in zip(before, after, strict=True)
        ):
            self.beginResetModel()
            self._read()
            self.endResetModel()
            self.arranged.emit()
            return
        self._entries = after
        self._unread = 0
        self._reading.start(0)
        changed = [place for place, old in enumerate(before) if old is not after[place]]
        for place in changed:
            for column in range(len(self._columns)):
                self._cells.pop((place, column), None)
            if (row := self.row_at(place)) >= 0:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(self._columns) - 1))

    # ------------------------------------------------------------------------------------------------------- Qt's model

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of shown entries."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, its alignment and its tool tip."""
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind in NUMERIC else _LEFT
            case Qt.ItemDataRole.ToolTipRole if column.field is not None:
                return escape_tool_tip(translate_text(self._system, column.field.label))
        return None

    def _title(self, column: EntryColumn) -> str:
        match column.kind:
            case ColumnKind.MARK:
                return ""
            case ColumnKind.NAME:
                label = "" if self._kind is None else translate_text(self._system, self._kind.label)
                return label[:1].upper() + label[1:]
            case ColumnKind.USED_BY:
                return self.tr("Used by")
        if column.field is None:
            return ""
        is_number = column.kind is ColumnKind.NUMBER
        return translate_text(self._system, column.field.abbr if is_number else column.field.label)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a cell for a role."""
        position = self.position(index.row())
        if position < 0 or not 0 <= index.column() < len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(position, index.column())
        return self._styled(position, index.column(), role)

    def _styled(self, position: int, number: int, role: int) -> object:
        """Return what tells how a cell is painted."""
        column = self._columns[number]
        match role:
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind in NUMERIC else _LEFT
            case EntryRole.COLUMN:
                return column
            case EntryRole.PROBLEM:
                return self._problems.get(position, "")
            case EntryRole.IS_MUTED:
                return self._is_muted(position, column)
        return self._described(position, number, role)

    def _described(self, position: int, column: int, role: int) -> object:
        """Return tool tip and accessible text of a cell."""
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_tool_tip(self._problems.get(position, "") or self._text(position, column))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = self._columns[column].kind
            text = self._problems.get(position, "") if kind is ColumnKind.MARK else self._text(position, column)
            title = self._title(self._columns[column])
            return f"{title}: {text}" if title else text
        return None

    def _text(self, position: int, column: int) -> str:
        text = self._cells.get((position, column))
        if text is None:
            text = self._cells[position, column] = self._make_text(position, self._columns[column])
        return text

    def _make_text(self, position: int, column: EntryColumn) -> str:
        if column.kind is ColumnKind.USED_BY:
            number = self._use_of(position)
            return str(number) if number else "—"
        return "" if self._texts is None else shorten(self._texts.text(self._entries[position], column), _LONGEST)

    def _use_of(self, position: int) -> int:
        entry = self._entries[position]
        key = "id" if self._kind is not None and self._kind.has_ids else "name"
        return self._uses.get(str(entry.get(key) or ""), 0)

    def _is_muted(self, position: int, column: EntryColumn) -> bool:
        if column.kind is ColumnKind.USED_BY:
            return not self._use_of(position)
        if column.kind is ColumnKind.NUMBER:
            return self._texts is not None and self._texts.is_zero(self._entries[position], column)
        return column.kind in {ColumnKind.LIST, ColumnKind.PRICE}
