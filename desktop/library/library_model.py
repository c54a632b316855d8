"""The rows of the library for Qt: headings, drafts and characters, read page by page as somebody looks at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import IntEnum
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
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

from core import store
from core.errors import QuireError
from desktop.library.library_desk import LibraryDesk
from desktop.library.library_faces import Face, Faces
from desktop.library.library_listing import (
    FIRST_ROWS,
    Grouping,
    Kind,
    Listing,
    ReadPage,
    Section,
    Wish,
    read_and_seek,
    read_listing,
    read_page,
)
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from core.store import Draft, Library, LibraryEntry, Query

Index = QModelIndex | QPersistentModelIndex

SETTLING: Final = 80
"""Milliseconds that changes are gathered before the list is read anew."""

AHEAD: Final = 30
"""Rows before and behind those looked at that are read as well, so that slow scrolling meets no gaps."""

MOST_READ_ANEW: Final = 2000
"""Rows that stay as they are looked at or chosen while the list is read anew."""


class Role(IntEnum):
    """What a row tells beside Qt's own roles."""

    KIND = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    FACE = Qt.ItemDataRole.UserRole + 3
    NUMBER = Qt.ItemDataRole.UserRole + 4
    IS_COLLAPSED = Qt.ItemDataRole.UserRole + 5
    ENTRY = Qt.ItemDataRole.UserRole + 6
    EDITED = Qt.ItemDataRole.UserRole + 7


class LibraryModel(QAbstractListModel):
    """The list of the library.

    Args:
        desk: The library.

    Signals:
        listed: What was asked for is shown now.
        named: The names of the games are known now.
        failed: It could not be read, a `Message`.
    """

    listed = Signal()
    named = Signal()
    failed = Signal(object)

    def __init__(self, desk: LibraryDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._names: Mapping[str, str] = MappingProxyType({})
        self._listing: Listing | None = None
        self._wish = Wish(store.Query())
        self._ticket = 0
        self._is_reading_page = False
        self._looked_at = (0, FIRST_ROWS)
        self._faces = Faces(desk, self)
        self._faces.found.connect(self._on_faces)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLING)
        self._timer.timeout.connect(self.read)
        desk.listed_changed.connect(self._on_listed_changed)

    # ------------------------------------------------------------------------------------------------------ asking

    @property
    def listing(self) -> Listing | None:
        """What is shown; None before the library was read."""
        return self._listing

    @property
    def names(self) -> Mapping[str, str]:
        """Names of the games by id; empty until the first list is shown, as rules take longer to read than lists."""
        return self._names

    @property
    def wish(self) -> Wish:
        """What was asked for last."""
        return self._wish

    def ask_for(self, query: Query, grouping: Grouping) -> None:
        """Show other characters, or in another order; what is shown stays until they are read."""
        self._wish = Wish(query, grouping, self._wish.collapsed, sought=self._wish.sought)
        self.read()

    @Slot()
    def read(self) -> None:
        """Read everything anew that is looked at."""
        self._timer.stop()
        self._ticket += 1
        if not self._desk.is_open and self._listing is None:
            self._desk.glance(self, partial(read_listing, self._wish), self._on_glanced)
        self._desk.ask(self, partial(read_and_seek, self._wish), partial(self._on_read, self._ticket), self._say)

    def look_at(self, first: int, last: int) -> None:
        """Read what these rows need; ``last`` is not among them."""
        self._looked_at = (first, last)
        self._read_page()
        self._want_faces()

    def seek(self, ids: Iterable[str]) -> None:
        """Find these characters when the list is read the next time."""
        self._wish = replace(self._wish, sought=tuple(ids))

    def keep(self, first: int, last: int) -> None:
        """Bring these rows along when the list is read anew."""
        if last - first <= MOST_READ_ANEW:
            self._wish = replace(self._wish, rows=(first, max(last, first + FIRST_ROWS)))

    def toggle(self, row: int) -> None:
        """Hide or show the rows of a heading."""
        if self._listing is None:
            return
        number = self._listing.place(row).section
        section = self._listing.sections[number]
        change = {section.key}
        collapsed = self._wish.collapsed - change if section.is_collapsed else self._wish.collapsed | change
        self._wish = replace(self._wish, collapsed=collapsed)
        first, last = row + 1, row + section.number
        if section.is_collapsed:
            self.beginInsertRows(QModelIndex(), first, last)
            self._listing.collapse(number, False)
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), first, last)
            self._listing.collapse(number, True)
            self.endRemoveRows()
        self.dataChanged.emit(self.index(row), self.index(row))

    @Slot()
    def _on_listed_changed(self) -> None:
        self._timer.start()

    def _on_glanced(self, listing: Listing | None) -> None:
        """Show what can be seen before the library is open."""
        if listing is not None and self._listing is None:
            self._show(listing)

    def _on_read(self, ticket: int, listing: Listing) -> None:
        if ticket != self._ticket:
            return
        self._show(listing)
        if not self._names:
            self._desk.ask(self, _read_names, self._on_named)

    def _show(self, listing: Listing) -> None:
        self.beginResetModel()
        self._listing = listing
        self._listing.collapse_as(self._wish.collapsed)
        if listing.wish.sought == self._wish.sought:
            self.seek(())
        self.endResetModel()
        self.listed.emit()

    def _on_named(self, names: Mapping[str, str]) -> None:
        self._names = names
        self.named.emit()
        self._say_shown()

    def _say(self, error: QuireError) -> None:
        self.failed.emit(error.message)

    def _read_page(self) -> None:
        """Read the first page that the rows looked at need; one after the other, so that a newer look comes first."""
        if self._is_reading_page or self._listing is None:
            return
        missing = self._listing.missing(self._rows_looked_at()) or self._listing.missing(self._rows_looked_at(AHEAD))
        if not missing:
            return
        self._is_reading_page = True
        number, page = missing[0]
        section = self._listing.sections[number]
        work = partial(read_page, section.query, section.marks, number, page)
        self._desk.ask(self, work, partial(self._on_page, section), self._on_no_page)

    def _on_page(self, section: Section, page: ReadPage) -> None:
        self._is_reading_page = False
        if self._listing is not None and any(each is section for each in self._listing.sections):
            section.marks = page.marks
            section.pages[page.number] = page.entries
            self._say_shown()
            self._want_faces()
        self._read_page()

    def _on_no_page(self, error: QuireError) -> None:
        self._is_reading_page = False
        self._say(error)

    def _rows_looked_at(self, ahead: int = 0) -> range:
        first, last = self._looked_at
        return range(max(0, first - ahead), min(last + ahead, self.rowCount()))

    def _want_faces(self) -> None:
        found = [self.entry(row) for row in self._rows_looked_at()]
        self._faces.want(each for each in found if each is not None)

    @Slot()
    def _on_faces(self) -> None:
        self._say_shown()

    def _say_shown(self) -> None:
        rows = self._rows_looked_at()
        if rows:
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))

    # ------------------------------------------------------------------------------------------------------- rows

    def entry(self, row: int) -> LibraryEntry | None:
        """Return the character of a row; None where it is none, or was not read yet."""
        return None if self._listing is None or not 0 <= row < len(self._listing) else self._listing.entry(row)

    def draft(self, row: int) -> Draft | None:
        """Return the draft of a row; None where it is none."""
        return None if self._listing is None or not 0 <= row < len(self._listing) else self._listing.draft(row)

    def kind(self, row: int) -> Kind:
        """Say what a row is."""
        if self._listing is None:
            raise IndexError(row)
        place = self._listing.place(row)
        return Kind.HEADING if place.offset < 0 else self._listing.sections[place.section].kind

    def face(self, entry: LibraryEntry) -> Face | None:
        """Return the face of a character; None while it is not known."""
        return self._faces.face(entry)

    def game_name(self, system: str) -> str:
        """Return the name of a game; its id where it is not built in, and "" while nobody knows."""
        return self._names.get(system, system) if self._names else ""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's own signature
        """Return how many rows there are, read or not."""
        return 0 if parent.isValid() or self._listing is None else len(self._listing)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let characters and drafts be chosen, and headings be reached by the keyboard."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        reachable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if self.kind(index.row()) is Kind.HEADING:
            return reachable
        return reachable | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a row tells."""
        if self._listing is None or not 0 <= index.row() < len(self._listing):
            return None
        row = index.row()
        kind = self.kind(row)
        if role == Role.KIND:
            return kind
        if kind is Kind.HEADING:
            return self._heading_data(self._listing.sections[self._listing.place(row).section], role)
        if kind is Kind.DRAFT:
            draft = self._listing.draft(row)
            return None if draft is None else self._draft_data(draft, role)
        entry = self._listing.entry(row)
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
                state = self.tr("closed") if section.is_collapsed else self.tr("open")
                return self.tr("Group {group}, {number}, {state}").format(
                    group=self._title(section), number=section.number, state=state
                )
        return None

    def _title(self, section: Section) -> str:
        if section.kind is Kind.DRAFT:
            return self.tr("Not finished")
        if section.is_game:
            return self.game_name(section.title)
        return section.title or self.tr("No campaign")

    def _draft_data(self, draft: Draft, role: int) -> object:
        title = draft.title or self.tr("A new character")
        words = (self.game_name(draft.system), self.tr("not finished"))
        detail = " · ".join(each for each in words if each)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Role.DETAIL:
                return detail
            case Qt.ItemDataRole.ToolTipRole:
                return escape_tool_tip(f"{title}\n{detail}\n{self.tr('Press Enter to go on where you stopped.')}")
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("{title}, {detail}, go on").format(title=title, detail=detail)
        return None

    def _entry_data(self, entry: LibraryEntry, role: int) -> object:
        found: object = None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                found = entry.name or self.tr("Without a name")
            case Role.DETAIL:
                found = self._detail(entry)
            case Role.FACE:
                found = self._faces.face(entry)
            case Role.ENTRY:
                found = entry
            case Role.EDITED:
                found = self._edited(entry)
            case Qt.ItemDataRole.ToolTipRole:
                found = escape_tool_tip("\n".join(self._all_of(entry)))
            case Qt.ItemDataRole.AccessibleTextRole:
                found = ", ".join(self._all_of(entry))
        return found

    def _detail(self, entry: LibraryEntry) -> str:
        return " · ".join(each for each in (self.game_name(entry.system), entry.line) if each)

    def _edited(self, entry: LibraryEntry) -> str:
        """Say when it was last written: the time today, else the day."""
        time = QDateTime.fromMSecsSinceEpoch(entry.changed_ms)
        short = QLocale.FormatType.ShortFormat
        if time.date() == QDateTime.currentDateTime().date():
            return QLocale().toString(time.time(), short)
        return QLocale().toString(time.date(), short)

    def _all_of(self, entry: LibraryEntry) -> list[str]:
        """Return everything that is known of a character, line by line."""
        lines = [entry.name or self.tr("Without a name"), self._detail(entry)]
        if entry.player:
            lines.append(self.tr("played by {player}").format(player=entry.player))
        if entry.campaign:
            lines.append(self.tr("campaign {campaign}").format(campaign=entry.campaign))
        if entry.tags:
            lines.append(self.tr("tags: {tags}").format(tags=", ".join(entry.tags)))
        face = self._faces.face(entry)
        if face is not None and face.violations:
            lines.append(self.tr("%n violation(s)", "", face.violations))
        lines.append(self.tr("last edit {time}").format(time=self._edited(entry)))
        return lines


def _read_names(_library: Library) -> Mapping[str, str]:
    from core.registry import games  # noqa: PLC0415 - the list is read before any rules are

    return MappingProxyType({game.id: game.name for game in games()})
