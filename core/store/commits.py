"""Commits edits, undo, redo and restoring to the library, with optimistic locking.

Runs on the writer thread only. A commit names the revision on which it is based; the UPDATE has that revision in its
WHERE clause. If it changes no row, the character was changed in between: then the edit is applied to the newest
document, and if it does not fit, :class:`~core.store.errors.ConflictError` is raised.

Replaying the history must give the document. An edit with side effects, such as new uids, is therefore stored as the
exact inverse of its inverse. Changes that a game made by opening the document (uids for rows, renamed keys) are stored
as a revision of their own before the first edit of a session.
"""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Lock

from sqlalchemy import Connection, Integer, bindparam, select, update

from core.character.document import Character
from core.character.edits import Batch, Edit
from core.character.uids import Uids
from core.errors import EditError, LibraryError, QuireError
from core.messages import Message
from core.store.character_rows import (
    READABLE_WRITE,
    CharacterHeader,
    new_id,
    portrait_serial,
    read_character,
    read_header,
    require_header,
    stored_portrait,
    with_portrait,
    write_header,
)
from core.store.edit_diff import coalesce_changes, diff_characters, is_self_contained
from core.store.errors import ConflictError, no_character_error, nothing_to_undo_error, unreadable_history_error
from core.store.history import read_restore_edit, read_revision_edits, read_revision_links, serialize_edit, undo_stacks
from core.store.member_rules import (
    campaigns_of_members,
    gives_rules,
    make_rules_change,
    member_ids,
    rules_to_give,
)
from core.store.records import (
    Change,
    Clock,
    CommitResult,
    Origin,
    PendingCommit,
    Position,
    PreparedCharacter,
    StoredCharacter,
    Summarise,
    Summary,
    SummaryLine,
    prepare_character,
    to_milliseconds,
)
from core.store.search_index import replace_surrogates
from core.store.tables import CHARACTER, REVISION

_CACHE_SIZE = 64

_WRITE = (
    update(CHARACTER)
    .where(
        CHARACTER.c.serial == bindparam("at_serial"),
        bindparam("at_write", type_=Integer()) == READABLE_WRITE,
        CHARACTER.c.trashed.is_(None),
    )
    .values(
        document=bindparam("document"),
        portrait=bindparam("portrait"),
        revision=bindparam("revision"),
        write=bindparam("write"),
        changed=bindparam("changed"),
    )
)
_REWRITE_REVISION = (
    update(REVISION)
    .where(REVISION.c.character == bindparam("at_serial"), REVISION.c.number == bindparam("at_number"))
    .values(edit=bindparam("edit"), label=bindparam("label"), time=bindparam("time"))
)
_APPEND = REVISION.insert()
_APPEND_FIRST = _APPEND.prefix_with("OR IGNORE")  # it is there if every later number cannot be read
_GONE = Message("character_gone", "the character was deleted permanently.")
_IN_TRASH = Message("character_in_trash", "the character is in the trash.")


@dataclass(slots=True)
class _CachedState:
    """Cached row of a character as this program last wrote or read it."""

    serial: int
    position: Position
    summary: Summary
    portrait: int | None
    portrait_data: str | None
    last: Change | None


class Commits:
    """Writes edits and their revisions, in the order of the calls.

    Args:
        clock: Returns the present time.
        uids: Source of row uids, for edits that must be applied again.
        summarise: Returns the summary line of a merged document; None keeps the old one.
    """

    def __init__(self, clock: Clock, uids: Uids, summarise: Summarise | None) -> None:
        self._clock = clock
        self._uids = uids
        self._summarise = summarise
        self._cache: OrderedDict[str, _CachedState] = OrderedDict()
        self._loaded: OrderedDict[str, tuple[Position, Character]] = OrderedDict()
        self._loaded_lock = Lock()

    def commit(
        self,
        connection: Connection,
        id: str,
        base: Position | PendingCommit,
        change: Change,
        prepared: PreparedCharacter | Callable[[], PreparedCharacter],
        *,
        merge: bool = False,
    ) -> CommitResult:
        """Write an edit together with the document that it leads to.

        Raises:
            ConflictError: The character was changed in between, and the edit no longer fits.
        """
        position = _resolve_base(base)
        try:
            if position is not None:
                ready = prepared() if callable(prepared) else prepared
                committed = self._write_cached(connection, id, position, change, ready, merge=merge)
                if committed is not None:
                    return committed
            return self._replay(connection, id, change)
        except BaseException:
            self._cache.pop(id, None)
            raise

    def undo_or_redo(self, connection: Connection, id: str, origin: Origin) -> CommitResult:
        """Undo or redo the next edit in a character's history.

        Raises:
            LibraryError: There is no such character, or nothing left to undo or redo.
            ConflictError: The history does not fit the document.
        """
        header = require_header(connection, id)
        undo, redo = undo_stacks(read_revision_links(connection, header.serial))
        numbers = undo if origin is Origin.UNDO else redo
        if not numbers:
            raise nothing_to_undo_error(origin)
        edits = read_revision_edits(connection, header.serial, numbers[-1:])
        if not edits:
            raise unreadable_history_error(id)
        (revision_edit,) = edits
        edit, inverse = (
            (revision_edit.inverse, revision_edit.edit)
            if origin is Origin.UNDO
            else (revision_edit.edit, revision_edit.inverse)
        )
        label = revision_edit.revision.label or revision_edit.revision.describe().render()
        change = Change(edit, inverse, label, origin, revision_edit.revision.number)
        return replace(self._replay(connection, id, change), merged=False)

    def undo_operation(self, connection: Connection, id: str, operation: str) -> bool:
        """Undo the newest edit of a character if it belongs to an operation; return whether it does.

        Raises:
            LibraryError: There is no such character.
            ConflictError: The history does not fit the document.
        """
        header = require_header(connection, id)
        undo, _ = undo_stacks(read_revision_links(connection, header.serial))
        newest = read_revision_edits(connection, header.serial, undo[-1:])
        if not newest or newest[0].revision.operation != operation:
            return False
        self.undo_or_redo(connection, id, Origin.UNDO)
        return True

    def restore(self, connection: Connection, id: str, number: int) -> CommitResult:
        """Restore a revision of a character, as a new edit.

        Raises:
            LibraryError: There is no such character or revision.
            ConflictError: The history does not fit the document.
        """
        header = require_header(connection, id)
        edit = read_restore_edit(connection, id, header.serial, header.position.revision, number)
        change = Change(edit, Batch(()), "", Origin.RESTORE, number)
        return replace(self._replay(connection, id, change), merged=False)

    def commit_computed(
        self, connection: Connection, id: str, make: Callable[[Character], Change | None], *, has_new_line: bool = False
    ) -> bool:
        """Write the edit that a function computes from the newest document; return False if it computes none.

        Args:
            connection: A connection in a transaction.
            id: The character.
            make: Returns the edit, or None.
            has_new_line: Whether the edit may change the character's summary line.

        Raises:
            LibraryError: There is no such character.
            ConflictError: It is in the trash, or the edit does not fit.
        """
        header = require_header(connection, id)
        stored = read_character(connection, id)
        if stored is None:
            raise no_character_error(id)
        position, character = stored
        change = make(character)
        if change is None:
            return False
        line = None if has_new_line else _line_of(header.summary)
        self._apply_and_write(connection, header, StoredCharacter(id, character, position), change, line)
        return True

    def remember_loaded(self, id: str, position: Position, character: Character) -> None:
        """Cache a document that was loaded and may be edited soon; called on any thread."""
        with self._loaded_lock:
            self._loaded[id] = position, character
            while len(self._loaded) > _CACHE_SIZE:
                self._loaded.popitem(last=False)

    def forget(self, id: str) -> None:
        """Drop a character from the cache: its row was written in another way."""
        self._cache.pop(id, None)

    def replace_line(self, id: str, line: SummaryLine) -> None:
        """Take over a summary line of the newest revision that was written in another way."""
        cached = self._cache.get(id)
        if cached is not None:
            text, version, violations = line
            cached.summary = replace(cached.summary, line=text, version=version, violations=violations)

    def forget_all(self) -> None:
        """Clear the cache: a transaction was rolled back."""
        self._cache.clear()

    # ------------------------------------------------------------------------------- commits without a conflict

    def _write_cached(
        self,
        connection: Connection,
        id: str,
        base: Position,
        change: Change,
        prepared: PreparedCharacter,
        *,
        merge: bool,
    ) -> CommitResult | None:
        """Write the caller's document if it was based on the newest revision; otherwise return None."""
        cached = self._cache.get(id)
        if cached is None or cached.position != base:
            cached = self._read_for_first_edit(connection, id, base, change, prepared)
            if cached is None:
                return None
        change = self._with_operation(change, prepared.summary.system)
        if not (is_self_contained(change.edit) and is_self_contained(change.inverse)):
            after = with_portrait(prepared.document, prepared.portrait)
            change = replace(change, edit=change.inverse.apply(after, self._uids).inverse)
        merged = coalesce_changes(cached.last, change) if merge else None
        number = cached.position.revision + (merged is None)
        if not self._write_row(connection, id, cached, prepared, number):
            return None
        now = to_milliseconds(self._clock())
        if merged is None:
            connection.execute(_APPEND, _revision_row(cached.serial, number, now, change))
        else:
            change = merged
            connection.execute(
                _REWRITE_REVISION,
                {
                    "at_serial": cached.serial, "at_number": number,
                    "edit": serialize_edit(change.edit), "label": replace_surrogates(change.label), "time": now,
                },
            )  # fmt: skip
        cached.last = change
        return CommitResult(cached.position, members=self._give_rules(connection, id, cached, change, prepared))

    def _write_row(
        self, connection: Connection, id: str, cached: _CachedState, prepared: PreparedCharacter, number: int
    ) -> bool:
        """Write document and header if the row is unchanged; return False if it was changed in between."""
        now = to_milliseconds(self._clock())
        if prepared.portrait != cached.portrait_data:
            cached.portrait = portrait_serial(connection, prepared.portrait)
            cached.portrait_data = prepared.portrait
        position = Position(number, cached.position.write + 1)
        written = connection.execute(
            _WRITE,
            {
                "at_serial": cached.serial, "at_write": cached.position.write, "document": prepared.document,
                "portrait": cached.portrait, "revision": number, "write": position.write, "changed": now,
            },
        )  # fmt: skip
        if written.rowcount != 1:
            self._cache.pop(id, None)
            return False
        if prepared.summary != cached.summary:
            write_header(connection, cached.serial, cached.summary, prepared.summary, now)
            cached.summary = prepared.summary
        cached.position = position
        return True

    def _read_for_first_edit(
        self, connection: Connection, id: str, base: Position, change: Change, prepared: PreparedCharacter
    ) -> _CachedState | None:
        """Read a character for its first edit of this session, and write missing revisions before it."""
        header = read_header(connection, id)
        if header is None or header.position != base or header.is_trashed:
            return None
        character = self._base_document(connection, id, base)
        before = character
        if not self._produces(character, change.edit, prepared):
            after = with_portrait(prepared.document, prepared.portrait)
            before = change.inverse.apply(after, self._uids).character
        cached = self._remember(connection, id, header, character)
        if header.position.revision == 0:
            self._write_first_revision(connection, cached, before)
        elif before != character and before.to_text(None) != character.to_text(None):
            self._record_game_changes(connection, id, cached, character, before)
        return cached

    def _base_document(self, connection: Connection, id: str, base: Position) -> Character:
        """Return the document that an edit was based on, from the cache where it was just loaded."""
        loaded = self._loaded.get(id)
        if loaded is not None and loaded[0] == base:
            return loaded[1]
        stored = read_character(connection, id)
        if stored is None:
            raise AssertionError(f"character {id} vanished within a transaction")
        return stored[1]

    def _produces(self, before: Character, edit: Edit, prepared: PreparedCharacter) -> bool:
        """Whether an edit turns a document into exactly the prepared one."""
        try:
            result = prepare_character(edit.apply(before, self._uids).character)
        except EditError:
            return False
        return result.document == prepared.document and result.portrait == prepared.portrait

    def _remember(self, connection: Connection, id: str, header: CharacterHeader, character: Character) -> _CachedState:
        last = None
        for revision_edit in read_revision_edits(connection, header.serial, [header.position.revision]):
            revision = revision_edit.revision
            last = Change(
                revision_edit.edit,
                revision_edit.inverse,
                revision.label,
                revision.origin,
                revision.target,
                revision.operation,
            )
        cached = _CachedState(
            header.serial, header.position, header.summary,
            portrait_serial(connection, character.portrait) or stored_portrait(connection, header.serial),
            character.portrait, last,
        )  # fmt: skip
        self._cache[id] = cached
        while len(self._cache) > _CACHE_SIZE:
            self._cache.popitem(last=False)
        return cached

    def _write_first_revision(self, connection: Connection, cached: _CachedState, before: Character) -> None:
        """Write revision 0: the document before the first edit."""
        prepared = prepare_character(before)
        row = connection.execute(
            select(CHARACTER.c.created, CHARACTER.c.origin).where(CHARACTER.c.serial == cached.serial)
        ).one()
        connection.execute(
            _APPEND_FIRST,
            {
                "character": cached.serial, "number": 0, "time": row.created, "label": "", "source": row.origin,
                "target": None, "edit": "", "inverse": "", "document": prepared.document,
                "portrait": portrait_serial(connection, prepared.portrait), "operation": "",
            },
        )  # fmt: skip

    def _record_game_changes(
        self, connection: Connection, id: str, cached: _CachedState, stored: Character, opened: Character
    ) -> None:
        """Write a revision with what the game changed by opening the document."""
        edit = diff_characters(stored, opened)
        applied = edit.apply(stored, self._uids)
        prepared = prepare_character(opened, *_line_of(cached.summary))
        number = cached.position.revision + 1
        if not self._write_row(connection, id, cached, prepared, number):
            raise AssertionError(f"character {id} changed within a transaction")
        change = Change(edit, applied.inverse, "", Origin.GAME)
        connection.execute(_APPEND, _revision_row(cached.serial, number, to_milliseconds(self._clock()), change))

    # --------------------------------------------------------------------- edits replayed on the newest document

    def _replay(self, connection: Connection, id: str, change: Change) -> CommitResult:
        """Apply an edit to the newest document and write the result."""
        header = read_header(connection, id)
        stored = read_character(connection, id)
        if header is None or stored is None:
            raise ConflictError(change, _GONE, None, Position(0, 0))
        position, character = stored
        return self._apply_and_write(connection, header, StoredCharacter(id, character, position), change)

    def _apply_and_write(
        self,
        connection: Connection,
        header: CharacterHeader,
        stored: StoredCharacter,
        change: Change,
        line: SummaryLine | None = None,
    ) -> CommitResult:
        """Apply an edit to a document and write the result with this summary line, or its game's."""
        id, character, position = stored.id, stored.character, stored.position
        if header.is_trashed:
            raise ConflictError(change, _IN_TRASH, character, position)
        try:
            applied = change.edit.apply(character, self._uids)
        except EditError as error:
            raise ConflictError(change, error.message, character, position) from error
        edit = change.edit
        if not is_self_contained(edit):
            edit = applied.inverse.apply(applied.character, self._uids).inverse
        cached = self._remember(connection, id, header, character)
        if position.revision == 0:
            self._write_first_revision(connection, cached, character)
        change = self._with_operation(change, character.system)
        prepared = prepare_character(
            applied.character, *(line or self._summary_line(applied.character, header.summary))
        )
        if not self._write_row(connection, id, cached, prepared, position.revision + 1):
            raise AssertionError(f"character {id} changed within a transaction")
        change = replace(change, edit=edit, inverse=applied.inverse)
        row = _revision_row(cached.serial, cached.position.revision, to_milliseconds(self._clock()), change)
        connection.execute(_APPEND, row)
        cached.last = change
        members = self._give_rules(connection, id, cached, change, prepared)
        return CommitResult(cached.position, applied.character, merged=True, members=members)

    # ----------------------------------------------------------------------------------------- rules of campaigns

    def _with_operation(self, change: Change, system: str) -> Change:
        """Return a change of a campaign's rules with an operation, which the revisions of its members get, too."""
        if change.operation or not gives_rules(system, change.edit):
            return change
        return replace(change, operation=new_id(random.SystemRandom()))

    def _give_rules(
        self, connection: Connection, id: str, cached: _CachedState, change: Change, prepared: PreparedCharacter
    ) -> tuple[str, ...]:
        """Give changed rules of a campaign to its members; return the ids of those that got other ones."""
        system = prepared.summary.system
        if not gives_rules(system, change.edit):
            return ()
        campaign = StoredCharacter(id, with_portrait(prepared.document, None), cached.position)
        return self._give(connection, campaign, member_ids(connection, id, system), change.operation)

    def give_present_rules(self, connection: Connection, ids: Sequence[str]) -> None:
        """Give characters that leave the trash the rules that their campaigns have by now.

        A character whose campaign cannot be read keeps the rules that it has.

        Args:
            connection: A connection in a transaction.
            ids: The characters, at most some hundred.
        """
        for campaign, members in campaigns_of_members(connection, ids).items():
            with suppress(LibraryError):
                stored = read_character(connection, campaign)
                if stored is not None:
                    position, document = stored
                    self._give(connection, StoredCharacter(campaign, document, position), members, "")

    def _give(
        self, connection: Connection, campaign: StoredCharacter, members: Sequence[str], operation: str
    ) -> tuple[str, ...]:
        version = campaign.position.revision
        rules = rules_to_give(campaign.character, campaign.id, version)
        values = {"campaign": campaign.character.name, "version": version}
        text = Message("rules_given", "Rules of {campaign}, version {version}", values).render()
        make = make_rules_change(rules, campaign.id, text, operation, self._uids)
        return tuple(each for each in members if self.commit_computed(connection, each, make, has_new_line=True))

    def _summary_line(self, character: Character, old: Summary) -> SummaryLine:
        if self._summarise is None:
            return _line_of(old)
        try:
            return self._summarise(character)
        except QuireError:
            return _line_of(old)


def _line_of(summary: Summary) -> SummaryLine:
    return summary.line, summary.version, summary.violations


def _revision_row(serial: int, number: int, now: int, change: Change) -> Mapping[str, object]:
    return {
        "character": serial, "number": number, "time": now, "label": replace_surrogates(change.label),
        "source": change.origin.value,
        "target": change.target, "edit": serialize_edit(change.edit), "inverse": serialize_edit(change.inverse),
        "document": None, "portrait": None, "operation": change.operation,
    }  # fmt: skip


def _resolve_base(base: Position | PendingCommit) -> Position | None:
    """Return the position that an edit was based on; None if that commit failed or was merged."""
    if isinstance(base, Position):
        return base
    if not isinstance(base, Future):
        raise TypeError(f"no base of an edit: {base!r}")
    try:
        committed = base.result(timeout=0)
    except ConflictError:
        return None
    return None if committed.merged else committed.position
