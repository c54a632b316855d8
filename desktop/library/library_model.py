"""List model of the library: headings, drafts and characters, loaded while scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import IntEnum
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
    Slot,
)

from core.errors import QuireError
from core.store.records import Query
from desktop.library.found_lines import FoundLines
from desktop.library.library_service import LibraryService
from desktop.library.paged_rows import (
    FIRST_ROWS,
    Grouping,
    ListOptions,
    LoadedPage,
    PagedRows,
    RowKind,
    Section,
    read_and_find,
    read_page,
    read_rows,
)
from desktop.library.thumbnails import Thumbnails
from desktop.messages import render
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from core.store.library import Library
    from core.store.records import Draft, LibraryEntry, Query

Index = QModelIndex | QPersistentModelIndex

DEBOUNCE_MS: Final = 80
"""Debounce of changes before the list is reloaded."""

READ_AHEAD: Final = 30
"""Rows loaded before and after the visible ones, so that slow scrolling shows no gaps."""

MAX_RELOADED: Final = 2000
"""Visible or selected rows that are loaded again at most when the list is reloaded."""


class Role(IntEnum):
    """Item data roles besides Qt's own."""

    KIND = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    THUMBNAIL = Qt.ItemDataRole.UserRole + 3
    NUMBER = Qt.ItemDataRole.UserRole + 4
    IS_COLLAPSED = Qt.ItemDataRole.UserRole + 5
    ENTRY = Qt.ItemDataRole.UserRole + 6
    EDITED = Qt.ItemDataRole.UserRole + 7
    SIGN = Qt.ItemDataRole.UserRole + 8
    FOUND = Qt.ItemDataRole.UserRole + 9
    GAME = Qt.ItemDataRole.UserRole + 10
    LINE = Qt.ItemDataRole.UserRole + 11


class LibraryModel(QAbstractListModel):
    """List model of the library.

    Args:
        service: The library.
        parent: Its owner.
        has_drafts: Whether drafts are listed.

    Signals:
        listed: The rows were loaded.
        named: The names of the games were loaded.
        failed: The rows could not be loaded, a `Message`.
    """

    listed = Signal()
    named = Signal()
    failed = Signal(object)

    def __init__(self, service: LibraryService, parent: QObject | None = None, *, has_drafts: bool = True) -> None:
        super().__init__(parent)
        self._service = service
        self._names: Mapping[str, str] = MappingProxyType({})
        self._signs: Mapping[str, str] = MappingProxyType({})
        self._rows: PagedRows | None = None
        self._options = ListOptions(Query(), has_drafts=has_drafts)
        self._ticket = 0
        self._is_reading_page = False
        self._visible_rows = (0, FIRST_ROWS)
        self._thumbnails = Thumbnails(service, self)
        self._thumbnails.loaded.connect(self._refresh_visible)
        self._found = FoundLines(service, self)
        self._found.loaded.connect(self._refresh_visible)
        self._entry_readers = self._make_entry_readers()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DEBOUNCE_MS)
        self._timer.timeout.connect(self.read)
        service.list_changed.connect(self._on_listed_changed)

    # ---------------------------------------------------------------------------------------------------------- loading

    @property
    def rows(self) -> PagedRows | None:
        """The rows; None before the library was read."""
        return self._rows

    @property
    def names(self) -> Mapping[str, str]:
        """Names of the games by id; empty until the first list is shown, because loading rules is slower."""
        return self._names

    @property
    def options(self) -> ListOptions:
        """The options of the last `show`."""
        return self._options

    def show(self, query: Query, grouping: Grouping) -> None:
        """Load another selection or order; the present rows stay until it is loaded."""
        self._options = replace(self._options, query=query, grouping=grouping, rows=(0, FIRST_ROWS))
        self.read()

    @Slot()
    def read(self) -> None:
        """Reload the visible rows."""
        self._timer.stop()
        self._ticket += 1
        if not self._service.is_open and self._rows is None:
            self._service.preview(self, partial(read_rows, self._options), self._on_previewed)
        self._service.run(
            self, partial(read_and_find, self._options), partial(self._on_read, self._ticket), self._report
        )

    def set_visible_rows(self, first: int, last: int) -> None:
        """Load the pages and thumbnails of the visible rows; ``last`` is exclusive."""
        self._visible_rows = (first, last)
        self._read_page()
        self._request_details()

    def find_on_reload(self, ids: Iterable[str]) -> None:
        """Look up these characters with the next reload."""
        self._options = replace(self._options, sought=tuple(ids))

    def keep_loaded(self, first: int, last: int) -> None:
        """Load these rows, too, with the next reload."""
        if last - first <= MAX_RELOADED:
            self._options = replace(self._options, rows=(first, max(last, first + FIRST_ROWS)))

    def toggle(self, row: int) -> None:
        """Collapse or expand the section of a heading."""
        if self._rows is None:
            return
        number = self._rows.position(row).section
        section = self._rows.sections[number]
        change = {section.key}
        collapsed = self._options.collapsed - change if section.is_collapsed else self._options.collapsed | change
        self._options = replace(self._options, collapsed=collapsed)
        first, last = row + 1, row + section.number
        if section.is_collapsed:
            self.beginInsertRows(QModelIndex(), first, last)
            self._rows.collapse(number, False)
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), first, last)
            self._rows.collapse(number, True)
            self.endRemoveRows()
        self.dataChanged.emit(self.index(row), self.index(row))

    @Slot()
    def _on_listed_changed(self) -> None:
        self._timer.start()

    def _on_previewed(self, listing: PagedRows | None) -> None:
        """Show the preview, unless the library was read meanwhile."""
        if listing is not None and self._rows is None:
            self._set_rows(listing)

    def _on_read(self, ticket: int, listing: PagedRows) -> None:
        if ticket != self._ticket:
            return
        self._set_rows(listing)
        if not self._names:
            self._service.run(self, _read_games, self._on_named)

    def _set_rows(self, listing: PagedRows) -> None:
        self.beginResetModel()
        self._rows = listing
        self._rows.collapse_only(self._options.collapsed)
        if listing.options.sought == self._options.sought:
            self.find_on_reload(())
        self.endResetModel()
        self.listed.emit()

    def _on_named(self, games: tuple[Mapping[str, str], Mapping[str, str]]) -> None:
        self._names, self._signs = games
        self.named.emit()
        self._refresh_visible()

    def _report(self, error: QuireError) -> None:
        self.failed.emit(error.message)

    def _read_page(self) -> None:
        """Load the first missing page of the visible rows; one at a time, so that scrolling can change the order."""
        if self._is_reading_page or self._rows is None:
            return
        missing = self._rows.missing_pages(self._visible_range()) or self._rows.missing_pages(
            self._visible_range(READ_AHEAD)
        )
        if not missing:
            return
        self._is_reading_page = True
        number, page = missing[0]
        section = self._rows.sections[number]
        work = partial(read_page, section.query, section.page_starts, number, page)
        self._service.run(self, work, partial(self._on_page, section), self._on_no_page)

    def _on_page(self, section: Section, page: LoadedPage) -> None:
        self._is_reading_page = False
        if self._rows is not None and any(each is section for each in self._rows.sections):
            section.page_starts = page.marks
            section.pages[page.number] = page.entries
            self._refresh_visible()
            self._request_details()
        self._read_page()

    def _on_no_page(self, error: QuireError) -> None:
        self._is_reading_page = False
        self._report(error)

    def _visible_range(self, ahead: int = 0) -> range:
        first, last = self._visible_rows
        return range(max(0, first - ahead), min(last + ahead, self.rowCount()))

    def _request_details(self) -> None:
        """Load what the visible rows show besides their entries: where the search found them, and thumbnails."""
        entries = [entry for entry in map(self.entry, self._visible_range()) if entry is not None]
        if self._rows is not None:
            self._found.request(entries, self._rows.options.query.text)
        self._thumbnails.request(entries)

    @Slot()
    def _refresh_visible(self) -> None:
        rows = self._visible_range()
        if rows:
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))

    # ------------------------------------------------------------------------------------------------------------- rows

    def entry(self, row: int) -> LibraryEntry | None:
        """Return the character of a row; None for other rows or if not loaded yet."""
        return None if self._rows is None or not 0 <= row < len(self._rows) else self._rows.entry(row)

    def draft(self, row: int) -> Draft | None:
        """Return the draft of a row; None for other rows."""
        return None if self._rows is None or not 0 <= row < len(self._rows) else self._rows.draft(row)

    def kind(self, row: int) -> RowKind:
        """Return the kind of a row."""
        if self._rows is None:
            raise IndexError(row)
        position = self._rows.position(row)
        return RowKind.HEADING if position.offset < 0 else self._rows.sections[position.section].kind

    def thumbnail(self, entry: LibraryEntry) -> QImage | None:
        """Return the small portrait of a character; None if it has none, and until it is loaded."""
        return self._thumbnails.thumbnail(entry)

    def game_name(self, system: str) -> str:
        """Return the name of a game; its id if it is not built in, "" until the names are loaded."""
        return self._names.get(system, system) if self._names else ""

    def game_sign(self, system: str) -> str:
        """Return the name of the icon of a game; "" if it has none, and until the names are loaded."""
        return self._signs.get(system, "")

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's own signature
        """Return the number of rows, loaded or not."""
        return 0 if parent.isValid() or self._rows is None else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make characters and drafts selectable, and headings reachable by keyboard."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        reachable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if self.kind(index.row()) is RowKind.HEADING:
            return reachable
        return reachable | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a row for a role."""
        if self._rows is None or not 0 <= index.row() < len(self._rows):
            return None
        row = index.row()
        kind = self.kind(row)
        if role == Role.KIND:
            return kind
        if kind is RowKind.HEADING:
            return self._heading_data(self._rows.sections[self._rows.position(row).section], role)
        if kind is RowKind.DRAFT:
            draft = self._rows.draft(row)
            return None if draft is None else self._draft_data(draft, role)
        entry = self._rows.entry(row)
        return None if entry is None else self._entry_data(entry, role)

    def _heading_data(self, section: Section, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(section)
            case Role.NUMBER:
                return section.number
            case Role.IS_COLLAPSED:
                return section.is_collapsed
            case Qt.ItemDataRole.AccessibleTextRole:
                state = self.tr("collapsed") if section.is_collapsed else self.tr("expanded")
                return self.tr("Group {group}, {number}, {state}").format(
                    group=self._title(section), number=section.number, state=state
                )
        return None

    def _title(self, section: Section) -> str:
        if section.kind is RowKind.DRAFT:
            return self.tr("Fights and drafts")
        if section.is_game:
            return self.game_name(section.title)
        return section.title or self.tr("No campaign")

    def _draft_data(self, draft: Draft, role: int) -> object:
        from core.registry import is_conflict  # noqa: PLC0415 - imported after the first paint

        title = draft.title or self.tr("A new character")
        kind = self.tr("fight") if is_conflict(draft.system, draft.procedure) else self.tr("draft")
        words = (render(draft.problem),) if draft.problem else (self.game_name(draft.system), kind)
        detail = " · ".join(each for each in words if each)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Role.DETAIL:
                return detail
            case Qt.ItemDataRole.ToolTipRole:
                return escape_tool_tip(f"{title}\n{detail}\n{self.tr('Press Enter to resume it.')}")
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("{title}, {detail}, resume").format(title=title, detail=detail)
        return None

    def _entry_data(self, entry: LibraryEntry, role: int) -> object:
        read = self._entry_readers.get(role)
        return None if read is None else read(entry)

    def _make_entry_readers(self) -> Mapping[int, Callable[[LibraryEntry], object]]:
        """Return what reads the data of a character, by role."""
        return {
            Qt.ItemDataRole.DisplayRole: self._name,
            Role.DETAIL: self._detail,
            Role.THUMBNAIL: self._thumbnails.thumbnail,
            Role.ENTRY: lambda entry: entry,
            Role.EDITED: self._edited,
            Role.SIGN: lambda entry: self.game_sign(entry.system),
            Role.FOUND: self._found.line,
            Role.GAME: lambda entry: self.game_name(entry.system),
            Role.LINE: self._line,
            Qt.ItemDataRole.ToolTipRole: lambda entry: escape_tool_tip("\n".join(self._describe_lines(entry))),
            Qt.ItemDataRole.AccessibleTextRole: lambda entry: ", ".join(self._describe_lines(entry)),
        }

    def _name(self, entry: LibraryEntry) -> str:
        return entry.name or self.tr("Unnamed")

    def _detail(self, entry: LibraryEntry) -> str:
        return " · ".join(each for each in (self.game_name(entry.system), self._line(entry)) if each)

    @staticmethod
    def _line(entry: LibraryEntry) -> str:
        """Return the summary line, or what is wrong with the character."""
        return render(entry.problem) if entry.problem else entry.line

    def _edited(self, entry: LibraryEntry) -> str:
        """Return when it was last changed: "today 10:42", "yesterday", day and month, or the date of another year."""
        time, today = QDateTime.fromMSecsSinceEpoch(entry.changed_ms), QDate.currentDate()
        if time.date() == today:
            return self.tr("today {time}").format(time=QLocale().toString(time.time(), QLocale.FormatType.ShortFormat))
        if time.date() == today.addDays(-1):
            return self.tr("yesterday")
        if time.date().year() == today.year():
            return QLocale().toString(time.date(), self.tr("d MMM"))
        return QLocale().toString(time.date(), QLocale.FormatType.ShortFormat)

    def _describe_lines(self, entry: LibraryEntry) -> list[str]:
        """Return all facts about a character, line by line."""
        lines = [self._name(entry), self._detail(entry)]
        found = self._found.line(entry)
        if found is not None:
            lines.insert(1, found.plain)
        if entry.player:
            lines.append(self.tr("played by {player}").format(player=entry.player))
        if entry.campaign:
            lines.append(self.tr("campaign {campaign}").format(campaign=entry.campaign))
        if entry.tags:
            lines.append(self.tr("tags: {tags}").format(tags=", ".join(entry.tags)))
        if entry.violations:
            lines.append(self.tr("%n violation(s)", "", entry.violations))
        lines.append(self.tr("last edit {time}").format(time=self._edited(entry)))
        return lines


def _read_games(_library: Library) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return names and signs of the games by id."""
    from core.registry import games  # noqa: PLC0415 - imported after the list is shown

    known = games()
    names, signs = ({game.id: value(game) for game in known} for value in (attrgetter("name"), attrgetter("sign")))
    return MappingProxyType(names), MappingProxyType(signs)
