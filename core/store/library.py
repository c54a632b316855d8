"""Interface of the library: characters, campaigns, tags, drafts and rolls in one file.

Each call is one short transaction: reads run on the calling thread, writes on one writer thread, in order. ``commit``,
``undo``, ``redo`` and ``restore`` do not wait; they return a :data:`~core.store.records.PendingCommit`.

The module is long because it is the package's facade: each method is a few lines and its contract.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, false

from core.character.document import Character
from core.character.document_kind import WORLD, kind_of_document
from core.character.uids import Uids
from core.errors import LibraryError
from core.messages import Message
from core.paths import create_private_folder
from core.store.backups import (
    Backup,
    BackupReason,
    DailyBackup,
    inspect_library,
    is_daily_backup_due,
    list_backups,
    make_backup,
    replace_file,
    tighten_modes,
)
from core.store.campaigns import Campaigns
from core.store.character_lists import CharacterLists
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
from core.store.damaged_log import keep_damaged_log
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file
from core.store.drafts import Drafts
from core.store.errors import no_character_error, translate_sqlite_errors
from core.store.history import (
    no_revision_error,
    read_character_at,
    read_revision_edits,
    read_revisions,
    read_undo_state,
)
from core.store.list_query import PAGE_SIZE
from core.store.member_rules import with_present_name
from core.store.printed_sheets import PrintedSheets
from core.store.records import (
    Change,
    Clock,
    Origin,
    PendingCommit,
    Position,
    PreparedCharacter,
    Revision,
    RevisionEdit,
    StoredCharacter,
    Summarise,
    SummaryLine,
    UndoState,
)
from core.store.rolls import RollLog
from core.store.settings import StoredSettings
from core.store.sheet_arrangements import SheetArrangements
from core.store.tables import CHARACTER
from core.store.tags import count_tags, read_tag_names
from core.store.trash import delete_forever, set_trashed
from core.store.worlds import Worlds

IMPORT_BATCH: Final = 1000
"""Characters imported in one transaction; edits can be written between two batches."""

UNDO_LIMIT: Final = 200


class Library(CharacterLists):
    """An open library; close it with :meth:`close`, or use it in a ``with`` block.

    Attributes:
        path: The file.
        campaigns: The campaigns.
        drafts: The drafts: stopped procedures.
        rolls: The roll log.
        printed_sheets: What the last printed sheets showed.
        sheet_arrangements: How the user arranged the sheets of the games.
        opening_message: What the user must know of the opening, as edits that may be missing; or None.
        settings: The settings (worlds) that characters were made with.
        worlds: The worlds that are edited here.
    """

    def __init__(self, connections: Connections, commits: Commits) -> None:
        """Use an intact file of the current schema; callers use :meth:`open`."""
        super().__init__(connections)
        self.path = connections.path
        self.campaigns = Campaigns(connections, commits)
        self.drafts = Drafts(connections)
        self.rolls = RollLog(connections)
        self.printed_sheets = PrintedSheets(connections)
        self.sheet_arrangements = SheetArrangements(connections)
        self.worlds = Worlds(connections)
        self.settings = StoredSettings(connections, self.worlds)
        self._commits = commits
        self.opening_message: Message | None = None
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
        timeout: float = BUSY_TIMEOUT,
        replace_lost: bool = False,
    ) -> Library:
        """Open a library; create it if there is none.

        A library of an older schema is backed up and then upgraded. The daily backup runs in the background.

        Args:
            path: The file.
            clock: Returns the present time with its time zone.
            source: Random source of ids and uids; None for the operating system's.
            summarise: Returns the summary line of a character that the library itself changed.
            timeout: Seconds to wait while another program writes.
            replace_lost: Create a missing library even if backups or a log of it are still there.

        Raises:
            DamagedLibraryError: The file is damaged; it is not changed.
            LostLibraryError: It is missing although its backups or its log are still there.
            LibraryError: It is foreign, of a newer schema, read-only, locked, or cannot be reached.
        """
        log_message = keep_damaged_log(path, clock, timeout)
        with translate_sqlite_errors(path):
            state = inspect_file(path, timeout) if replace_lost else inspect_library(path, timeout)
            tighten_modes(path)
            create_private_folder(path.parent)
            if state is FileState.OLDER:
                make_backup(path, clock(), BackupReason.UPGRADE, timeout)
            if state is not FileState.CURRENT:
                import_module("core.store.schema_upgrade").upgrade(path, timeout)
        source = random.SystemRandom() if source is None else source
        commits = Commits(clock, Uids(source), summarise)
        library = cls(Connections(path, clock, source, timeout, commits.forget_all), commits)
        try:
            library._connections.write(_try_writing)  # a read-only library must fail now, not at the first edit
        except LibraryError:
            library.close()
            raise
        library.opening_message = log_message
        if state is FileState.CURRENT and is_daily_backup_due(path, clock()):
            library._daily = DailyBackup(path, clock())
        return library

    @property
    def read_only_reason(self) -> Message | None:
        """Why the library can only be read; None if it can be written."""
        return self._connections.read_only_reason

    def close(self) -> None:
        """Wait for the last edit and a running backup, then close the file."""
        if self._daily is not None:
            self._daily.wait()
        self._connections.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def wait(self) -> None:
        """Wait until every edit committed so far is on disk.

        Raises:
            LibraryError: The library cannot be written.
        """
        if self.read_only_reason is None:
            self._connections.write(lambda connection: None)

    @property
    def notices(self) -> tuple[Message, ...]:
        """Messages for the user: a damaged log, a daily backup that failed."""
        problem = None if self._daily is None else self._daily.problem
        return tuple(message for message in (self.opening_message, problem) if message is not None)

    # ------------------------------------------------------------------------------------------------- characters

    def add(self, prepared: PreparedCharacter, origin: Origin = Origin.NEW, id: str = "") -> str:
        """Add a new character and return its id.

        Args:
            prepared: The character.
            origin: Where it comes from.
            id: The id it gets, which no character may have; "" for a new one.
        """
        if not id:
            return self.add_many([prepared], origin)[0]
        now = self._connections.now()
        self._connections.write(lambda connection: insert_characters(connection, [id], [prepared], origin.value, now))
        return id

    def add_many(
        self,
        prepared: Iterable[PreparedCharacter],
        origin: Origin = Origin.IMPORT,
        progress: Callable[[int], None] | None = None,
    ) -> list[str]:
        """Add many characters and return their ids, in order.

        They are written in transactions of a thousand, so that edits do not have to wait for all of them. If one fails,
        the characters before it stay in the library.

        Args:
            prepared: The characters; consumed one by one.
            origin: Where they come from.
            progress: Called with the number of characters on disk.
        """
        ids: list[str] = []
        remaining = iter(prepared)
        while chunk := list(islice(remaining, IMPORT_BATCH)):
            new = [new_id(self._connections.source) for _ in chunk]

            def insert(connection: Connection, new: list[str] = new, chunk: list[PreparedCharacter] = chunk) -> None:
                insert_characters(connection, new, chunk, origin.value, self._connections.now())

            self._connections.write(insert)
            ids += new
            if progress is not None:
                progress(len(ids))
        return ids

    def load(self, id: str) -> StoredCharacter:
        """Return a character with its newest document.

        Raises:
            LibraryError: There is no such character, or its document cannot be read.
        """
        with self._connections.reader() as connection:
            stored = read_character(connection, id)
            if stored is None:
                raise no_character_error(id)
            position, character = stored[0], with_present_name(connection, id, stored[1])
        self._commits.remember_loaded(id, position, character)
        return StoredCharacter(id, character, position)

    def load_for_file(self, id: str) -> Character:
        """Return a character as a file holds it, with the present name of its campaign.

        Raises:
            LibraryError: There is no such character, or its document cannot be read.
        """
        character, name = self.load(id).character, self.entry(id).campaign
        rules = character.campaign_rules
        renamed = rules if rules is None or not rules.present_name else replace(rules, name=rules.present_name)
        return replace(character, campaign=name, campaign_rules=renamed)

    def tags(self) -> tuple[tuple[str, int], ...]:
        """Return every tag in use outside the trash with its number of characters, by name."""
        with self._connections.session() as session:
            return count_tags(session)

    def tag_names(self) -> tuple[str, ...]:
        """Return every tag in use outside the trash, by name; takes no longer for more characters."""
        with self._connections.session() as session:
            return read_tag_names(session)

    def duplicate(self, id: str, prepared: PreparedCharacter | None = None) -> str:
        """Duplicate a character without its history and return the new id.

        Args:
            id: The character.
            prepared: Written instead of the same document, for a duplicate with another name.
        """

        def copy(connection: Connection) -> str:
            new_id_ = new_id(self._connections.source)
            entry = prepare_duplicate(connection, id) if prepared is None else prepared
            if entry is None or read_header(connection, id) is None:
                raise no_character_error(id)
            insert_characters(connection, [new_id_], [entry], Origin.DUPLICATE.value, self._connections.now())
            return new_id_

        return self._connections.write(copy)

    def trash(self, id: str) -> None:
        """Move a character to the trash.

        Raises:
            LibraryError: There is no such character.
        """
        self.trash_many([id])

    def restore_trashed(self, id: str) -> None:
        """Restore a character from the trash.

        Raises:
            LibraryError: There is no such character.
        """
        self.restore_trashed_many([id])

    def trash_many(self, ids: Iterable[str]) -> None:
        """Move characters to the trash, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        now = self._connections.now()
        self._connections.write_session(lambda session: set_trashed(session, self._commits, wanted, now))

    def restore_trashed_many(self, ids: Iterable[str]) -> None:
        """Restore characters from the trash, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        self._connections.write_session(lambda session: set_trashed(session, self._commits, wanted, None))

    def delete(self, id: str) -> None:
        """Delete a character permanently, with its history; its rolls stay in the log without a name.

        Raises:
            LibraryError: There is no such character, or it is not in the trash.
        """
        self.delete_many([id])

    def delete_many(self, ids: Iterable[str]) -> None:
        """Delete characters permanently, as :meth:`delete`, all of them or none.

        Raises:
            LibraryError: One of them is not there, or not in the trash.
        """
        wanted = tuple(ids)
        self._connections.write_session(lambda session: delete_forever(session, self._commits, wanted))

    # ------------------------------------------------------------------------------------------ edits and history

    def commit(
        self,
        id: str,
        base: Position | PendingCommit,
        change: Change,
        prepared: PreparedCharacter | Callable[[], PreparedCharacter],
        *,
        merge: bool = False,
    ) -> PendingCommit:
        """Queue an edit to be written, and return at once.

        Args:
            id: The character.
            base: The position the edit was based on: from :meth:`load`, or the previous commit.
            change: The edit, its inverse and its label.
            prepared: The document after the edit; or a function that the writer calls for it, as for a large world.
            merge: Whether to merge it into the newest revision, as typing in one input does; if the two cannot be
                merged, it becomes a revision of its own.

        Returns:
            Its ``result()`` waits until the edit is on disk. If the character was changed in between, the edit is
            applied to the newest document, which the result then contains. It raises:

            - ConflictError: The edit does not fit the newest document; nothing is written.
            - LibraryError: It cannot be written; edits based on it fail with the same message.
        """
        return self._connections.submit(
            lambda connection: self._commits.commit(connection, id, base, change, prepared, merge=merge)
        )

    def commit_each(
        self, ids: Sequence[str], make: Callable[[Character], Change | None], *, has_new_lines: bool = False
    ) -> list[str]:
        """Write one edit for each of several characters in one transaction, and wait until it is committed.

        Args:
            ids: The characters.
            make: Receives the newest document of each; returns the edit, or None for none.
            has_new_lines: Whether the edits may change summary lines; header fields never do.

        Returns:
            The ids of those that were edited.

        Raises:
            ConflictError: One of them is in the trash, or an edit does not fit; nothing is written.
            LibraryError: One of them is not there, or cannot be written; nothing is written.
        """
        commit = partial(self._commits.commit_computed, make=make, has_new_line=has_new_lines)
        return self._connections.write(lambda connection: [id for id in ids if commit(connection, id)])

    def undo_operation(self, ids: Sequence[str], operation: str) -> list[str]:
        """Undo one action on several characters in one transaction, where it is the newest edit.

        Args:
            ids: The characters.
            operation: What their histories name it by.

        Returns:
            The ids of those where it was undone; the others have newer edits, or undid it already.

        Raises:
            ConflictError: One of them is in the trash, or its history does not fit; nothing is written.
            LibraryError: One of them is not there, or cannot be written; nothing is written.
        """
        undo = self._commits.undo_operation
        return self._connections.write(lambda connection: [id for id in ids if undo(connection, id, operation)])

    def undo(self, id: str) -> PendingCommit:
        """Undo the newest edit that can be undone, as a new revision.

        The result raises LibraryError where there is none, or no such character.
        """
        return self._connections.submit(lambda connection: self._commits.undo_or_redo(connection, id, Origin.UNDO))

    def redo(self, id: str) -> PendingCommit:
        """Redo the last undone edit, as a new revision.

        The result raises LibraryError where there is nothing, or no such character.
        """
        return self._connections.submit(lambda connection: self._commits.undo_or_redo(connection, id, Origin.REDO))

    def restore(self, id: str, number: int) -> PendingCommit:
        """Restore a revision of a character, as a new edit that can be undone.

        The result raises LibraryError where there is no such character or revision.
        """
        return self._connections.submit(lambda connection: self._commits.restore(connection, id, number))

    def history(self, id: str, before: int | None = None, limit: int = PAGE_SIZE) -> tuple[Revision, ...]:
        """Return the revisions of a character, newest first.

        Args:
            id: The character.
            before: Only those with a smaller number; None for the newest.
            limit: How many at most.

        Raises:
            LibraryError: There is no such character.
        """
        with self._connections.snapshot() as connection:
            revisions = read_revisions(connection, id, before, limit)
        if revisions is None:
            raise no_character_error(id)
        return revisions

    def revision_edits(self, id: str, numbers: Sequence[int]) -> tuple[RevisionEdit, ...]:
        """Return revisions with their edits, in the order of the numbers.

        Args:
            id: The character.
            numbers: Revision numbers from :meth:`history`; revision 0 has no edit and is left out.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._connections.snapshot() as connection:
            header = require_header(connection, id)
            wanted = [number for number in numbers if number != 0]
            for number in wanted:
                if not 0 < number <= header.position.revision:
                    raise no_revision_error(number, header.position.revision)
            return read_revision_edits(connection, header.serial, wanted)

    def load_revision(self, id: str, number: int) -> Character:
        """Return a character as it was at a revision; 0 is before the first edit.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._connections.snapshot() as connection:
            header = require_header(connection, id)
            return read_character_at(connection, id, header.serial, header.position.revision, number)

    def undo_state(self, id: str, limit: int = UNDO_LIMIT) -> UndoState:
        """Return the undo and redo stacks of a character.

        Raises:
            LibraryError: There is no such character.
        """
        with self._connections.snapshot() as connection:
            return read_undo_state(connection, require_header(connection, id).serial, limit)

    # --------------------------------------------------------------------------------------------------- summaries

    def refresh_line(self, id: str, base: Position, line: SummaryLine) -> bool:
        """Replace the summary line of a character; this is no edit and adds no revision.

        Returns:
            False if the character was changed since ``base``; nothing is written then.
        """

        def refresh(connection: Connection) -> bool:
            header = require_header(connection, id)
            if header.position != base:
                return False
            text, version, violations = line
            if kind_of_document(header.summary.system) == WORLD:
                text = header.summary.line  # always the number of its entries
            summary = replace(header.summary, line=text, version=version, violations=violations)
            write_header(connection, header.serial, header.summary, summary, self._connections.now())
            self._commits.replace_line(id, (text, version, violations))
            return True

        return self._connections.write(refresh)

    # ----------------------------------------------------------------------------------------------------- backups

    def make_backup(self) -> Backup:
        """Make a backup now.

        Raises:
            LibraryError: It cannot be made.
        """
        self.wait()
        return make_backup(self.path, self._connections.clock(), BackupReason.MANUAL)

    @property
    def is_in_place(self) -> bool:
        """Whether the open file is still the one at its path; if not, nothing is written any more."""
        return self._connections.is_in_place()

    def save_to(self, target: Path) -> None:
        """Write the whole library to another file, even if its own was deleted while it is open.

        Raises:
            LibraryError: It cannot be written.
        """
        replace_file(self._connections.copy_into, target)

    def backups(self) -> tuple[Backup, ...]:
        """Return the backups of the library, newest first."""
        return list_backups(self.path)


def _try_writing(connection: Connection) -> None:
    """Check that the file can be written, without writing: on a read-only file ``BEGIN IMMEDIATE`` alone succeeds."""
    connection.execute(CHARACTER.delete().where(false()))
