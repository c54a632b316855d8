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
from core.store.access import Access
from core.store.campaigns import Campaigns
from core.store.commits import Commits
from core.store.copies import Copy, DailyCopy, Why, inspect_library, is_daily_due, list_copies, make_copy, put_in_place
from core.store.database import PATIENCE, State
from core.store.drafts import Drafts
from core.store.history import no_revision, read_list, read_moment, read_steps, read_undo_state
from core.store.listing import (
    PAGE_SIZE,
    count_groups,
    count_hits,
    count_tags,
    read_entries,
    read_entry,
    read_marks,
    read_outdated,
    read_page,
    read_places,
    read_tag_names,
)
from core.store.problems import no_character, sorted_errors
from core.store.records import (
    Change,
    Clock,
    Entry,
    Group,
    Key,
    Page,
    Pending,
    Position,
    Prepared,
    Query,
    Revision,
    Source,
    Step,
    Stored,
    Summarise,
    UndoState,
)
from core.store.rolls import RollLog
from core.store.shelf import (
    duplicated,
    found_head,
    insert_characters,
    new_id,
    read_character,
    read_head,
    write_head,
)
from core.store.tables import CHARACTER
from core.store.trash import mark_trashed, purge

CHUNK: Final = 1000
"""Characters that are imported in one transaction; edits made meanwhile get in between."""

UNDO_STEPS: Final = 200


class Library:
    """An open library. Give it back with :meth:`close`, or use it in a ``with`` block.

    Attributes:
        path: The file.
        campaigns: The campaigns.
        drafts: Procedures that were stopped.
        rolls: The roll log.
    """

    def __init__(self, access: Access, commits: Commits) -> None:
        """Take up a file that is sound and up to date; :meth:`open` sees to that."""
        self.path = access.path
        self.campaigns = Campaigns(access)
        self.drafts = Drafts(access)
        self.rolls = RollLog(access)
        self._access = access
        self._commits = commits
        self._daily: DailyCopy | None = None

    # ------------------------------------------------------------------------------------------ opening and closing

    @classmethod
    def open(
        cls,
        path: Path,
        clock: Clock,
        *,
        source: random.Random | None = None,
        summarise: Summarise | None = None,
        patience: float = PATIENCE,
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
        with sorted_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            state = inspect_library(path, patience)
            if state is State.OLDER:
                make_copy(path, clock(), Why.UPGRADE, patience)
            if state is not State.CURRENT:
                import_module("core.store.upgrading").upgrade(path, patience)
        source = random.SystemRandom() if source is None else source
        commits = Commits(clock, Uids(source), summarise)
        library = cls(Access(path, clock, source, patience, commits.forget_all), commits)
        try:
            library._access.write(_try_writing)  # what cannot be written is found out now, not at the first edit
        except LibraryError:
            library.close()
            raise
        if state is State.CURRENT and is_daily_due(path, clock()):
            library._daily = DailyCopy(path, clock())
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

    def add(self, prepared: Prepared, origin: Source = Source.NEW) -> str:
        """Take in a new character and give its id."""
        return self.add_many([prepared], origin)[0]

    def add_many(
        self,
        prepared: Iterable[Prepared],
        origin: Source = Source.IMPORT,
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
        while chunk := list(islice(remaining, CHUNK)):
            new = [new_id(self._access.source) for _ in chunk]

            def insert(connection: Connection, new: list[str] = new, chunk: list[Prepared] = chunk) -> None:
                insert_characters(connection, new, chunk, origin.value, self._access.now())

            self._access.write(insert)
            ids += new
            if progress is not None:
                progress(len(ids))
        return ids

    def load(self, id: str) -> Stored:
        """Return a character as it stands now.

        Raises:
            LibraryError: There is no such character, or its document cannot be read.
        """
        with self._access.reading() as connection:
            found = read_character(connection, id)
        if found is None:
            raise no_character(id)
        position, character = found
        self._commits.hand_out(id, position, character)
        return Stored(id, character, position)

    def entry(self, id: str) -> Entry:
        """Return the line of one character.

        Raises:
            LibraryError: There is no such character.
        """
        with self._access.reading() as connection:
            found = read_entry(connection, id)
        if found is None:
            raise no_character(id)
        return found

    def entries(self, ids: Sequence[str]) -> Iterator[Entry]:
        """Yield the lines of characters, in the order of the ids; read by the hundred, for lists of thousands.

        Raises:
            LibraryError: One of them is not there.
        """
        for start in range(0, len(ids), PAGE_SIZE):
            chunk = ids[start : start + PAGE_SIZE]
            with self._access.reading() as connection:
                found = {entry.id: entry for entry in read_entries(connection, chunk)}
            for id in chunk:
                if id not in found:
                    raise no_character(id)
                yield found[id]

    def page(self, query: Query | None = None, after: Key | None = None, size: int = PAGE_SIZE) -> Page:
        """Return one page of a list.

        Args:
            query: Which characters, in which order; None for all by name.
            after: ``next`` of the page before; None for the first.
            size: Lines of a page.
        """
        with self._access.reading() as connection:
            return read_page(connection, query or Query(), after, size)

    def every(self, query: Query | None = None) -> Iterator[Entry]:
        """Go through a whole list, page by page."""
        after: Key | None = None
        while True:
            page = self.page(query, after)
            yield from page.entries
            if page.next is None:
                return
            after = page.next

    def count(self, query: Query | None = None) -> int:
        """Count the characters of a list."""
        with self._access.reading() as connection:
            return count_hits(connection, query or Query())

    def groups(self, query: Query | None = None, by: Group = Group.CAMPAIGN) -> tuple[tuple[str, int], ...]:
        """Return the groups of a list with the number of their characters, by name; those of none, "", come last."""
        with self._access.reading() as connection:
            return count_groups(connection, query or Query(), by)

    def marks(self, query: Query | None = None, size: int = PAGE_SIZE) -> tuple[Key, ...]:
        """Return where the second page of a list begins, and every later one, so that any page can be asked for.

        Args:
            query: As for :meth:`page`.
            size: Lines of a page.
        """
        with self._access.reading() as connection:
            return read_marks(connection, query or Query(), size)

    def places(self, ids: Collection[str], query: Query | None = None) -> dict[str, int]:
        """Return the places of characters in a list, counted from 0; those that it does not show have none."""
        with self._access.reading() as connection:
            return read_places(connection, query or Query(), ids)

    def tags(self) -> tuple[tuple[str, int], ...]:
        """Return every tag that living characters have, with their number, by name."""
        with self._access.reading() as connection:
            return count_tags(connection)

    def tag_names(self) -> tuple[str, ...]:
        """Return every tag that living characters have, by name; does not take longer for more characters."""
        with self._access.reading() as connection:
            return read_tag_names(connection)

    def duplicate(self, id: str, prepared: Prepared | None = None) -> str:
        """Make a copy of a character, without its history, and give the id of the copy.

        Args:
            id: The character.
            prepared: What to write instead of the very same document, for a copy under another name.
        """

        def copy(connection: Connection) -> str:
            new = new_id(self._access.source)
            entry = duplicated(connection, id) if prepared is None else prepared
            if entry is None or read_head(connection, id) is None:
                raise no_character(id)
            insert_characters(connection, [new], [entry], Source.DUPLICATE.value, self._access.now())
            return new

        return self._access.write(copy)

    def trash(self, id: str) -> None:
        """Throw a character away; it can be taken back.

        Raises:
            LibraryError: There is no such character.
        """
        self.trash_many([id])

    def take_back(self, id: str) -> None:
        """Take a character out of the trash.

        Raises:
            LibraryError: There is no such character.
        """
        self.take_back_many([id])

    def trash_many(self, ids: Iterable[str]) -> None:
        """Throw characters away, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        now = self._access.now()
        self._access.write(lambda connection: mark_trashed(connection, self._commits, wanted, now))

    def take_back_many(self, ids: Iterable[str]) -> None:
        """Take characters out of the trash, all of them or none.

        Raises:
            LibraryError: One of them is not there.
        """
        wanted = tuple(ids)
        self._access.write(lambda connection: mark_trashed(connection, self._commits, wanted, None))

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
        self._access.write(lambda connection: purge(connection, self._commits, wanted))

    # ------------------------------------------------------------------------------------------ edits and history

    def commit(
        self, id: str, base: Position | Pending, change: Change, prepared: Prepared, *, merge: bool = False
    ) -> Pending:
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
        commit = self._commits.commit_made
        return self._access.write(lambda connection: [id for id in ids if commit(connection, id, make)])

    def undo(self, id: str) -> Pending:
        """Take back the newest edit that can be taken back, as a new revision.

        The result raises LibraryError where there is none, or no such character.
        """
        return self._access.submit(lambda connection: self._commits.step(connection, id, Source.UNDO))

    def redo(self, id: str) -> Pending:
        """Do again what was taken back last, as a new revision.

        The result raises LibraryError where there is nothing, or no such character.
        """
        return self._access.submit(lambda connection: self._commits.step(connection, id, Source.REDO))

    def restore(self, id: str, number: int) -> Pending:
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
            found = read_list(connection, id, before, limit)
        if found is None:
            raise no_character(id)
        return found

    def steps(self, id: str, numbers: Sequence[int]) -> tuple[Step, ...]:
        """Return revisions with their edits, in the order of the numbers.

        Args:
            id: The character.
            numbers: Numbers of revisions that :meth:`history` gave; the beginning has no edit and is left out.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._access.snapshot() as connection:
            head = found_head(connection, id)
            wanted = [number for number in numbers if number != 0]
            for number in wanted:
                if not 0 < number <= head.position.revision:
                    raise no_revision(number, head.position.revision)
            return read_steps(connection, head.serial, wanted)

    def moment(self, id: str, number: int) -> Character:
        """Return a character as it was after a revision; 0 for the beginning.

        Raises:
            LibraryError: There is no such character or revision.
        """
        with self._access.snapshot() as connection:
            head = found_head(connection, id)
            return read_moment(connection, id, head.serial, head.position.revision, number)

    def undo_state(self, id: str, limit: int = UNDO_STEPS) -> UndoState:
        """Return what can be undone and done again, for the undo stack of a window.

        Raises:
            LibraryError: There is no such character.
        """
        with self._access.snapshot() as connection:
            return read_undo_state(connection, found_head(connection, id).serial, limit)

    # --------------------------------------------------------------------------------------------------- summaries

    def outdated(self, system: str, version: str, limit: int = PAGE_SIZE) -> tuple[str, ...]:
        """Return ids of living characters whose line was made with another version of their game's data."""
        with self._access.reading() as connection:
            return read_outdated(connection, system, version, limit)

    def refresh_line(self, id: str, base: Position, line: str, version: str) -> bool:
        """Write what a game now says of a character; no edit, so history stays as it is.

        Returns:
            Whether it was written: not where the character was written since ``base``.
        """

        def refresh(connection: Connection) -> bool:
            head = found_head(connection, id)
            if head.position != base:
                return False
            self._commits.forget(id)
            summary = replace(head.summary, line=line, version=version)
            write_head(connection, head.serial, head.summary, summary, self._access.now())
            return True

        return self._access.write(refresh)

    # ------------------------------------------------------------------------------------------------------ copies

    def make_copy(self) -> Copy:
        """Make a dated copy now.

        Raises:
            LibraryError: It cannot be made.
        """
        self.wait()
        return make_copy(self.path, self._access.clock(), Why.ASKED)

    @property
    def is_in_place(self) -> bool:
        """Whether the file lies where it was opened; where not, nothing is written any more."""
        return self._access.is_in_place()

    def rescue(self, place: Path) -> None:
        """Write the whole library to a place, also where its own file was deleted while it is open.

        Raises:
            LibraryError: It cannot be written there.
        """
        put_in_place(self._access.copy_into, place)

    def copies(self) -> tuple[Copy, ...]:
        """List the dated copies, the newest first."""
        return list_copies(self.path)


def _try_writing(connection: Connection) -> None:
    """Ask for the right to write without writing; SQLite turns a mere ``BEGIN IMMEDIATE`` into a reading one."""
    connection.execute(CHARACTER.delete().where(false()))
