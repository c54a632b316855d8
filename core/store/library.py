"""The library: every character, campaign, tag, draft and roll of a player, in one file.

One short transaction for each call: readers run on the thread that calls, whatever writes goes to one writer thread, in
order. ``commit``, ``undo``, ``redo`` and ``restore`` do not wait for it; they give a
:class:`~core.store.records.Pending`.

Longer than other modules because it is the one door: each method is a few lines of work and what it promises.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, false

from core.character import Character, Uids
from core.errors import LibraryError
from core.messages import Message
from core.store.backups import (
    Backup,
    BackupReason,
    DailyBackup,
    inspect_library,
    is_daily_backup_due,
    list_backups,
    make_backup,
    replace_file,
)
from core.store.campaigns import Campaigns
from core.store.character_rows import (
    insert_characters,
    new_id,
    prepare_duplicate,
    read_character,
    read_header,
    require_header,
    write_header,
)
from core.store.commits import Commits
from core.store.connections import Connections
from core.store.database import BUSY_TIMEOUT, FileState
from core.store.drafts import Drafts
from core.store.errors import no_character_error, translate_sqlite_errors
from core.store.history import (
    no_revision_error,
    read_character_at,
    read_revision_edits,
    read_revisions,
    read_undo_state,
)
from core.store.list_query import (
    PAGE_SIZE,
    count_entries,
    count_groups,
    count_tags,
    read_entries,
    read_entry,
    read_outdated,
    read_page,
    read_page_keys,
    read_row_numbers,
    read_tag_names,
)
from core.store.records import (
    Change,
    Clock,
    EntryPage,
    GroupBy,
    LibraryEntry,
    Origin,
    PageKey,
    PendingCommit,
    Position,
    PreparedCharacter,
    Query,
    Revision,
    RevisionEdit,
    StoredCharacter,
    Summarise,
    UndoState,
)
from core.store.rolls import RollLog
from core.store.tables import CHARACTER
from core.store.trash import delete_forever, set_trashed

IMPORT_BATCH: Final = 1000
"""Characters that are imported in one transaction; edits made meanwhile get in between."""

UNDO_LIMIT: Final = 200


class Library:
    """An open library. Give it back with :meth:`close`, or use it in a ``with`` block.

    Attributes:
        path: The file.
        campaigns: The campaigns.
        drafts: Procedures that were stopped.
        rolls: The roll log.
    """

    def __init__(self, access: Connections, commits: Commits) -> None:
        """Take up a file that is sound and up to date; :meth:`open` sees to that."""
        self.path = access.path
        self.campaigns = Campaigns(access)
        self.drafts = Drafts(access)
        self.rolls = RollLog(access)
        self._access = access
        self._commits = commits
        self._daily: DailyBackup | None = None

    # ------------------------------------------------------------------------------------------ opening and closing

    @classmethod
    def open(
        cls,
        path: Path,
        clock: Clock,
        *,
        source: random.Random | None = None,
        summarise: Summarise | None = None,
        patience: float = BUSY_TIMEOUT,
    ) -> Library:
        """Open a library; where none is, make one.

        A library of an older schema is copied and then brought up to date. At the first start of a day it is copied as
        well, without anybody waiting for that.

        Args:
            path: The file.
            clock: Gives the time of now, with its zone.
            source: Where ids and uids come from; None for the system's own source.
            summarise: Gives the line of a character where the library itself made the character new.
            patience: Seconds to wait while another program writes.

        Raises:
            DamagedLibraryError: The file is no sound database; it is left as it is.
            LibraryError: It is foreign, of a newer schema, read-only, locked, or cannot be reached.
        """
        with translate_sqlite_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            state = inspect_library(path, patience)
            if state is FileState.OLDER:
                make_backup(path, clock(), BackupReason.UPGRADE, patience)
            if state is not FileState.CURRENT:
                import_module("core.store.schema_upgrade").upgrade(path, patience)
        source = random.SystemRandom() if source is None else source
        commits = Commits(clock, Uids(source), summarise)
        library = cls(Connections(path, clock, source, patience, commits.forget_all), commits)
        try:
            library._access.write(_try_writing)  # what cannot be written is found out now, not at the first edit
        except LibraryError:
            library.close()
            raise
        if state is FileState.CURRENT and is_daily_backup_due(path, clock()):
            library._daily = DailyBackup(path, clock())
        return library

    def close(self) -> None:
        """Wait until the last edit, and a copy that is being made, are on disk; then give the file back."""
        if self._daily is not None:
            self._daily.wait()
        self._access.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def wait(self) -> None:
        """Wait until every edit that was committed so far is on disk.

        Raises:
            LibraryError: The library cannot be written.
        """
        self._access.write(lambda connection: None)

    @property
    def notices(self) -> tuple[Message, ...]:
        """What happened in the background that a person should know: a daily copy that could not be made."""
        problem = None if self._daily is None else self._daily.problem
        return () if problem is None else (problem,)

    # ------------------------------------------------------------------------------------------------- characters

    def add(self, prepared: PreparedCharacter, origin: Origin = Origin.NEW) -> str:
        """Take in a new character and give its id."""
        return self.add_many([prepared], origin)[0]

    def add_many(
        self,
        prepared: Iterable[PreparedCharacter],
        origin: Origin = Origin.IMPORT,
        progress: Callable[[int], None] | None = None,
    ) -> list[str]:
        """Take in many characters and give their ids, in order.

        They are written in transactions of a thousand, so that nobody's edit has to wait for all of them. Where one of
        these fails, the characters before it are in the library.

        Args:
            prepared: The characters; they are taken one by one as they come.
            origin: Where they come from.
            progress: Called with the number of characters that are on disk.
        """
        ids: list[str] = []
        remaining = iter(prepared)
        while chunk := list(islice(remaining, IMPORT_BATCH)):
            new = [new_id(self._access.source) for _ in chunk]

            def insert(connection: Connection, new: list[str] = new, chunk: list[PreparedCharacter] = chunk) -> None:
                insert_characters(connection, new, chunk, origin.value, self._access.now())

            self._access.write(insert)
            ids += new
            if progress is not None:
                progress(len(ids))
        return ids

    def load(self, id: str) -> StoredCharacter:
        """Return a character as it stands now.

        Raises:
            LibraryError: There is no such character, or its document cannot be read.
        """
        with self._access.reader() as connection:
            found = read_character(connection, id)
        if found is None:
            raise no_character_error(id)
        position, character = found
        self._commits.remember_loaded(id, position, character)
        return StoredCharacter(id, character, position)

    def entry(self, id: str) -> LibraryEntry:
        """Return the line of one character.

        Raises:
            LibraryError: There is no such character.
        """
        with self._access.reader() as connection:
            found = read_entry(connection, id)
        if found is None:
            raise no_character_error(id)
        return found

    def entries(self, ids: Sequence[str]) -> Iterator[LibraryEntry]:
        """Yield the lines of characters, in the order of the ids; read by the hundred, for lists of thousands.

        Raises:
            LibraryError: One of them is not there.
        """
        for start in range(0, len(ids), PAGE_SIZE):
            chunk = ids[start : start + PAGE_SIZE]
            with self._access.reader() as connection:
                found = {entry.id: entry for entry in read_entries(connection, chunk)}
            for id in chunk:
                if id not in found:
                    raise no_character_error(id)
                yield found[id]

    def page(self, query: Query | None = None, after: PageKey | None = None, size: int = PAGE_SIZE) -> EntryPage:
        """Return one page of a list.

        Args:
            query: Which characters, in which order; None for all by name.
            after: ``next`` of the page before; None for the first.
            size: Lines of a page.
        """
        with self._access.reader() as connection:
            return read_page(connection, query or Query(), after, size)

    def all_entries(self, query: Query | None = None) -> Iterator[LibraryEntry]:
        """Go through a whole list, page by page."""
        after: PageKey | None = None
        while True:
            page = self.page(query, after)
            yield from page.entries
            if page.next is None:
                return
            after = page.next

    def count(self, query: Query | None = None) -> int:
        """Count the characters of a list."""
        with self._access.reader() as connection:
            return count_entries(connection, query or Query())

    def groups(self, query: Query | None = None, by: GroupBy = GroupBy.CAMPAIGN) -> tuple[tuple[str, int], ...]:
        """Return the groups of a list with the number of their characters, by name; those of none, "", come last."""
        with self._access.reader() as connection:
            return count_groups(connection, query or Query(), by)

    def page_keys(self, query: Query | None = None, size: int = PAGE_SIZE) -> tuple[PageKey, ...]:
        """Return where the second page of a list begins, and every later one, so that any page can be asked for.

        Args:
            query: As for :meth:`page`.
            size: Lines of a page.
        """
        with self._access.reader() as connection:
            return read_page_keys(connection, query or Query(), size)

    def row_numbers(self, ids: Collection[str], query: Query | None = None) -> dict[str, int]:
        """Return the places of characters in a list, counted from 0; those that it does not show have none."""
        with self._access.reader() as connection:
            return read_row_numbers(connection, query or Query(), ids)

    def tags(self) -> tuple[tuple[str, int], ...]:
        """Return every tag that living characters have, with their number, by name."""
        with self._access.reader() as connection:
            return count_tags(connection)

    def tag_names(self) -> tuple[str, ...]:
        """Return every tag that living characters have, by name; does not take longer for more characters."""
        with self._access.reader() as connection:
            return read_tag_names(connection)

    def duplicate(self, id: str, prepared: PreparedCharacter | None = None) -> str:
        """Make a copy of a character, without its history, and give the id of the copy.

        Args:
            id: The character.
            prepared: What to write instead of the very same document, for a copy under another name.
        """

        def copy(connection: Connection) -> str:
            new = new_id(self._access.source)
            entry = prepare_duplicate(connection, id) if prepared is None else prepared
            if entry is None or read_header(connection, id) is None:
                raise no_character_error(id)
            insert_characters(connection, [new], [entry], Origin.DUPLICATE.value, self._access.now())
            return new

        return self._access.write(copy)

    def trash(self, id: str) -> None:
        """Throw a character away; it can be taken back.

        Raises:
            LibraryError: There is no such character.
        """
        self.trash_many([id])

    def restore_trashed(self, id: str) -> None:
        """Take a character out of the trash.

        Raises:
            LibraryError: There is no such character.
        """
        self.restore_trashed_many([id])

    def trash_many(self, ids: Iterable[str]) -> None:
        """Throw characters away, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        now = self._access.now()
        self._access.write(lambda connection: set_trashed(connection, self._commits, wanted, now))

    def restore_trashed_many(self, ids: Iterable[str]) -> None:
        """Take characters out of the trash, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        self._access.write(lambda connection: set_trashed(connection, self._commits, wanted, None))

    def delete(self, id: str) -> None:
        """Delete a character for good, with its history. Its rolls stay in the log, without a name.

        Raises:
            LibraryError: There is no such character, or it does not lie in the trash.
        """
        self.delete_many([id])

    def delete_many(self, ids: Iterable[str]) -> None:
        """Delete characters for good, as :meth:`delete`, all of them or none.

        Raises:
            LibraryError: One of them is not there, or does not lie in the trash.
        """
        wanted = tuple(ids)
        self._access.write(lambda connection: delete_forever(connection, self._commits, wanted))

    # ------------------------------------------------------------------------------------------ edits and history

    def commit(
        self,
        id: str,
        base: Position | PendingCommit,
        change: Change,
        prepared: PreparedCharacter,
        *,
        merge: bool = False,
    ) -> PendingCommit:
        """Put an edit on its way to the disk, behind all others, and do not wait.

        Args:
            id: The character.
            base: Where it stood when the edit was made: what :meth:`load` gave, or the edit committed before.
            change: The edit, its inverse and its name.
            prepared: The document after the edit.
            merge: Whether it goes on with the typing of the newest revision, which is then written anew instead of
                getting a successor. Where it does not fit that one, it becomes a revision of its own.

        Returns:
            Its ``result()`` waits until it is on disk. Where somebody else has written in between, the edit is applied
            to the newest document and the result brings that. It raises:

            - ConflictError: The edit does not fit the newest document; nothing is written.
            - LibraryError: It cannot be written. Edits that were based on it fail with the same sentence.
        """
        return self._access.submit(
            lambda connection: self._commits.commit(connection, id, base, change, prepared, merge=merge)
        )

    def commit_each(self, ids: Sequence[str], make: Callable[[Character], Change | None]) -> list[str]:
        """Write an edit of each of some characters in one transaction, and wait until all of them are on disk.

        Meant for what stands at the top of documents: the lines that games give stay as they are.

        Args:
            ids: The characters.
            make: Gets the newest document of each; gives the edit, or None where there is none to be made.

        Returns:
            The ids of those that were edited.

        Raises:
            ConflictError: One of them lies in the trash, or an edit does not fit; nothing is written.
            LibraryError: One of them is not there, or cannot be written; nothing is written.
        """
        commit = self._commits.commit_computed
        return self._access.write(lambda connection: [id for id in ids if commit(connection, id, make)])

    def undo(self, id: str) -> PendingCommit:
        """Take back the newest edit that can be taken back, as a new revision.

        The result raises LibraryError where there is none, or no such character.
        """
        return self._access.submit(lambda connection: self._commits.undo_or_redo(connection, id, Origin.UNDO))

    def redo(self, id: str) -> PendingCommit:
        """Do again what was taken back last, as a new revision.

        The result raises LibraryError where there is nothing, or no such character.
        """
        return self._access.submit(lambda connection: self._commits.undo_or_redo(connection, id, Origin.REDO))

    def restore(self, id: str, number: int) -> PendingCommit:
        """Bring a character back to a moment of its history, as a new edit that can be undone.

        The result raises LibraryError where there is no such character or revision.
        """
        return self._access.submit(lambda connection: self._commits.restore(connection, id, number))

    def history(self, id: str, before: int | None = None, limit: int = PAGE_SIZE) -> tuple[Revision, ...]:
        """Return the revisions of a character, the newest first.

        Args:
            id: The character.
            before: Only those with a smaller number; None for the newest.
            limit: How many at most.

        Raises:
            LibraryError: There is no such character.
        """
        with self._access.snapshot() as connection:
            found = read_revisions(connection, id, before, limit)
        if found is None:
            raise no_character_error(id)
        return found

    def revision_edits(self, id: str, numbers: Sequence[int]) -> tuple[RevisionEdit, ...]:
        """Return revisions with their edits, in the order of the numbers.

        Args:
            id: The character.
            numbers: Numbers of revisions that :meth:`history` gave; the beginning has no edit and is left out.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._access.snapshot() as connection:
            head = require_header(connection, id)
            wanted = [number for number in numbers if number != 0]
            for number in wanted:
                if not 0 < number <= head.position.revision:
                    raise no_revision_error(number, head.position.revision)
            return read_revision_edits(connection, head.serial, wanted)

    def load_revision(self, id: str, number: int) -> Character:
        """Return a character as it was after a revision; 0 for the beginning.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._access.snapshot() as connection:
            head = require_header(connection, id)
            return read_character_at(connection, id, head.serial, head.position.revision, number)

    def undo_state(self, id: str, limit: int = UNDO_LIMIT) -> UndoState:
        """Return what can be undone and done again, for the undo stack of a window.

        Raises:
            LibraryError: There is no such character.
        """
        with self._access.snapshot() as connection:
            return read_undo_state(connection, require_header(connection, id).serial, limit)

    # --------------------------------------------------------------------------------------------------- summaries

    def outdated(self, system: str, version: str, limit: int = PAGE_SIZE) -> tuple[str, ...]:
        """Return ids of living characters whose line was made with another version of their game's data."""
        with self._access.reader() as connection:
            return read_outdated(connection, system, version, limit)

    def refresh_line(self, id: str, base: Position, line: str, version: str) -> bool:
        """Write what a game now says of a character; no edit, so history stays as it is.

        Returns:
            Whether it was written: not where the character was written since ``base``.
        """

        def refresh(connection: Connection) -> bool:
            head = require_header(connection, id)
            if head.position != base:
                return False
            self._commits.forget(id)
            summary = replace(head.summary, line=line, version=version)
            write_header(connection, head.serial, head.summary, summary, self._access.now())
            return True

        return self._access.write(refresh)

    # ------------------------------------------------------------------------------------------------------ copies

    def make_backup(self) -> Backup:
        """Make a dated copy now.

        Raises:
            LibraryError: It cannot be made.
        """
        self.wait()
        return make_backup(self.path, self._access.clock(), BackupReason.MANUAL)

    @property
    def is_in_place(self) -> bool:
        """Whether the file lies where it was opened; where not, nothing is written any more."""
        return self._access.is_in_place()

    def save_to(self, place: Path) -> None:
        """Write the whole library to a place, also where its own file was deleted while it is open.

        Raises:
            LibraryError: It cannot be written there.
        """
        replace_file(self._access.copy_into, place)

    def backups(self) -> tuple[Backup, ...]:
        """List the dated copies, the newest first."""
        return list_backups(self.path)


def _try_writing(connection: Connection) -> None:
    """Ask for the right to write without writing; SQLite turns a mere ``BEGIN IMMEDIATE`` into a reading one."""
    connection.execute(CHARACTER.delete().where(false()))
