"""Edits on their way to the disk; runs on the writer's thread only.

Who commits says which writing of the character he has seen. The document is written on that condition, inside SQL.
Where it fails, somebody else was faster: then the edit is applied once more, to the newest document, and where it does
not fit that, it is handed back as a :class:`~core.store.errors.ConflictError`.

History must give the document when it is replayed. So an edit that draws uids, or has effects beyond its own words, is
written down as the exact inverse of its inverse. And where a game has changed the document merely by opening it (rows
without uid got one, a key was renamed), the first edit of a session writes that down as a revision of its own before.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from threading import Lock

from sqlalchemy import Connection, bindparam, select, update

from core.character import Batch, Character, Edit, Uids
from core.errors import EditError, QuireError
from core.messages import Message
from core.store.character_rows import (
    CharacterHeader,
    portrait_serial,
    read_character,
    read_header,
    require_header,
    with_portrait,
    write_header,
)
from core.store.edit_diff import coalesce_changes, diff_characters, is_self_contained
from core.store.errors import ConflictError, no_character_error, nothing_to_undo_error
from core.store.history import read_restore_edit, read_revision_edits, read_revision_links, serialize_edit, undo_stacks
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
    milliseconds,
    prepare_character,
)
from core.store.search_index import replace_surrogates
from core.store.tables import CHARACTER, REVISION

_REMEMBERED = 64

_WRITE = (
    update(CHARACTER)
    .where(
        CHARACTER.c.serial == bindparam("at_serial"),
        CHARACTER.c.write == bindparam("at_write"),
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
_GONE = Message("character_gone", "the character was deleted for good.")
_IN_TRASH = Message("character_in_trash", "the character was thrown away and lies in the trash.")


@dataclass(slots=True)
class _Known:
    """What this program last wrote or read of a character: saves reading it again."""

    serial: int
    position: Position
    summary: Summary
    portrait: int | None
    portrait_data: str | None
    last: Change | None


class Commits:
    """Writes edits, in the order in which they come.

    Args:
        clock: Gives the time of now.
        uids: Names rows where an edit must be applied anew.
        summarise: Gives the line of a character that comes to be here; None keeps the old one.
    """

    def __init__(self, clock: Clock, uids: Uids, summarise: Summarise | None) -> None:
        self._clock = clock
        self._uids = uids
        self._summarise = summarise
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._handed_out: OrderedDict[str, tuple[Position, Character]] = OrderedDict()
        self._handing_out = Lock()

    def commit(
        self,
        connection: Connection,
        id: str,
        base: Position | PendingCommit,
        change: Change,
        prepared: PreparedCharacter,
        *,
        merge: bool = False,
    ) -> CommitResult:
        """Write an edit whose result the caller knows already.

        Raises:
            ConflictError: Somebody else has written in between, and the edit does not fit any more.
        """
        position = _resolved(base)
        try:
            if position is not None:
                committed = self._write_known(connection, id, position, change, prepared, merge=merge)
                if committed is not None:
                    return committed
            return self._replay(connection, id, change)
        except BaseException:
            self._known.pop(id, None)
            raise

    def undo_or_redo(self, connection: Connection, id: str, source: Origin) -> CommitResult:
        """Undo or redo the next step of a character's history.

        Raises:
            LibraryError: There is no such character, or nothing left to undo or redo.
            ConflictError: The history does not fit the document.
        """
        head = require_header(connection, id)
        undo, redo = undo_stacks(read_revision_links(connection, head.serial))
        numbers = undo if source is Origin.UNDO else redo
        if not numbers:
            raise nothing_to_undo_error(f"nothing_to_{source}", "undo" if source is Origin.UNDO else "do again")
        (step,) = read_revision_edits(connection, head.serial, numbers[-1:])
        edit, inverse = (step.inverse, step.edit) if source is Origin.UNDO else (step.edit, step.inverse)
        label = step.revision.label or step.revision.describe().render()
        change = Change(edit, inverse, label, source, step.revision.number)
        return replace(self._replay(connection, id, change), merged=False)

    def restore(self, connection: Connection, id: str, number: int) -> CommitResult:
        """Bring a character back to a revision, as a new edit.

        Raises:
            LibraryError: There is no such character or revision.
            ConflictError: The history does not fit the document.
        """
        head = require_header(connection, id)
        back = read_restore_edit(connection, head.serial, head.position.revision, number)
        change = Change(back, Batch(()), "", Origin.RESTORE, number)
        return replace(self._replay(connection, id, change), merged=False)

    def commit_computed(self, connection: Connection, id: str, make: Callable[[Character], Change | None]) -> bool:
        """Write the edit that is made for a character upon its newest document; say whether there was one.

        Its line stays as it is.

        Raises:
            LibraryError: There is no such character.
            ConflictError: It lies in the trash, or its edit does not fit it.
        """
        head = require_header(connection, id)
        stored = read_character(connection, id)
        if stored is None:
            raise no_character_error(id)
        position, character = stored
        change = make(character)
        if change is None:
            return False
        line = head.summary.line, head.summary.version
        self._write_upon(connection, head, StoredCharacter(id, character, position), change, line)
        return True

    def remember_loaded(self, id: str, position: Position, character: Character) -> None:
        """Take note, on any thread, of a document that somebody reads and may soon edit."""
        with self._handing_out:
            self._handed_out[id] = position, character
            while len(self._handed_out) > _REMEMBERED:
                self._handed_out.popitem(last=False)

    def forget(self, id: str) -> None:
        """Read a character anew the next time: its row was written by other ways."""
        self._known.pop(id, None)

    def forget_all(self) -> None:
        """Read every character anew the next time: a transaction was taken back."""
        self._known.clear()

    # ------------------------------------------------------------------------------------------- the common way

    def _write_known(
        self,
        connection: Connection,
        id: str,
        base: Position,
        change: Change,
        prepared: PreparedCharacter,
        *,
        merge: bool,
    ) -> CommitResult | None:
        """Write a document that the caller made from the writing that he names; None where it is not the newest."""
        known = self._known.get(id)
        if known is None or known.position != base:
            known = self._take_up(connection, id, base, change, prepared)
            if known is None:
                return None
        if not (is_self_contained(change.edit) and is_self_contained(change.inverse)):
            after = with_portrait(prepared.document, prepared.portrait)
            change = replace(change, edit=change.inverse.apply(after, self._uids).inverse)
        merged = coalesce_changes(known.last, change) if merge else None
        number = known.position.revision + (merged is None)
        if not self._write_row(connection, id, known, prepared, number):
            return None
        now = milliseconds(self._clock())
        if merged is None:
            connection.execute(_APPEND, _revision_row(known.serial, number, now, change))
        else:
            change = merged
            connection.execute(
                _REWRITE_REVISION,
                {
                    "at_serial": known.serial, "at_number": number,
                    "edit": serialize_edit(change.edit), "label": replace_surrogates(change.label), "time": now,
                },
            )  # fmt: skip
        known.last = change
        return CommitResult(known.position)

    def _write_row(
        self, connection: Connection, id: str, known: _Known, prepared: PreparedCharacter, number: int
    ) -> bool:
        """Write document and head on the condition that nobody else was faster; say whether that held."""
        now = milliseconds(self._clock())
        if prepared.portrait != known.portrait_data:
            known.portrait = portrait_serial(connection, prepared.portrait)
            known.portrait_data = prepared.portrait
        position = Position(number, known.position.write + 1)
        written = connection.execute(
            _WRITE,
            {
                "at_serial": known.serial, "at_write": known.position.write, "document": prepared.document,
                "portrait": known.portrait, "revision": number, "write": position.write, "changed": now,
            },
        )  # fmt: skip
        if written.rowcount != 1:
            self._known.pop(id, None)
            return False
        if prepared.summary != known.summary:
            write_header(connection, known.serial, known.summary, prepared.summary, now)
            known.summary = prepared.summary
        known.position = position
        return True

    def _take_up(
        self, connection: Connection, id: str, base: Position, change: Change, prepared: PreparedCharacter
    ) -> _Known | None:
        """Read a character for its first edit here, and see that history begins where the edit does."""
        head = read_header(connection, id)
        if head is None or head.position != base or head.is_trashed:
            return None
        character = self._stored(connection, id, base)
        before = character
        if not self._leads_to(character, change.edit, prepared):
            after = with_portrait(prepared.document, prepared.portrait)
            before = change.inverse.apply(after, self._uids).character
        known = self._remember(connection, id, head, character)
        if head.position.revision == 0:
            self._begin(connection, known, before)
        elif before != character and before.to_text(None) != character.to_text(None):
            self._bring_in_line(connection, id, known, character, before)
        return known

    def _stored(self, connection: Connection, id: str, base: Position) -> Character:
        """Return the document of a writing, without reading it where it was just handed out."""
        handed_out = self._handed_out.get(id)
        if handed_out is not None and handed_out[0] == base:
            return handed_out[1]
        stored = read_character(connection, id)
        if stored is None:
            raise AssertionError(f"character {id} vanished within a transaction")
        return stored[1]

    def _leads_to(self, before: Character, edit: Edit, prepared: PreparedCharacter) -> bool:
        """Whether an edit makes of a document the very one that was handed in."""
        try:
            found = prepare_character(edit.apply(before, self._uids).character)
        except EditError:
            return False
        return found.document == prepared.document and found.portrait == prepared.portrait

    def _remember(self, connection: Connection, id: str, head: CharacterHeader, character: Character) -> _Known:
        last = None
        if head.position.revision:
            (step,) = read_revision_edits(connection, head.serial, [head.position.revision])
            kept = step.revision
            last = Change(step.edit, step.inverse, kept.label, kept.origin, kept.target, kept.operation)
        known = _Known(
            head.serial, head.position, head.summary,
            portrait_serial(connection, character.portrait), character.portrait, last,
        )  # fmt: skip
        self._known[id] = known
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _begin(self, connection: Connection, known: _Known, before: Character) -> None:
        """Write the beginning of a history: the document before the first edit."""
        prepared = prepare_character(before)
        row = connection.execute(
            select(CHARACTER.c.created, CHARACTER.c.origin).where(CHARACTER.c.serial == known.serial)
        ).one()
        connection.execute(
            _APPEND,
            {
                "character": known.serial, "number": 0, "time": row.created, "label": "", "source": row.origin,
                "target": None, "edit": "", "inverse": "", "document": prepared.document,
                "portrait": portrait_serial(connection, prepared.portrait), "operation": "",
            },
        )  # fmt: skip

    def _bring_in_line(
        self, connection: Connection, id: str, known: _Known, stored: Character, opened: Character
    ) -> None:
        """Write down, as a revision, what a game changed by opening a document."""
        edit = diff_characters(stored, opened)
        applied = edit.apply(stored, self._uids)
        prepared = prepare_character(opened, known.summary.line, known.summary.version)
        number = known.position.revision + 1
        if not self._write_row(connection, id, known, prepared, number):
            raise AssertionError(f"character {id} changed within a transaction")
        change = Change(edit, applied.inverse, "", Origin.GAME)
        connection.execute(_APPEND, _revision_row(known.serial, number, milliseconds(self._clock()), change))

    # ---------------------------------------------------------------------------------------- somebody was faster

    def _replay(self, connection: Connection, id: str, change: Change) -> CommitResult:
        """Apply an edit to the newest document and write what comes of it."""
        head = read_header(connection, id)
        stored = read_character(connection, id)
        if head is None or stored is None:
            raise ConflictError(change, _GONE, None, Position(0, 0))
        position, character = stored
        return self._write_upon(connection, head, StoredCharacter(id, character, position), change)

    def _write_upon(
        self,
        connection: Connection,
        head: CharacterHeader,
        stored: StoredCharacter,
        change: Change,
        line: tuple[str, str] | None = None,
    ) -> CommitResult:
        """Apply an edit to a document and write what comes of it, with this line or the one that its game gives."""
        id, character, position = stored.id, stored.character, stored.position
        if head.is_trashed:
            raise ConflictError(change, _IN_TRASH, character, position)
        try:
            applied = change.edit.apply(character, self._uids)
        except EditError as error:
            raise ConflictError(change, error.message, character, position) from error
        edit = change.edit
        if not is_self_contained(edit):
            edit = applied.inverse.apply(applied.character, self._uids).inverse
        known = self._remember(connection, id, head, character)
        if position.revision == 0:
            self._begin(connection, known, character)
        prepared = prepare_character(applied.character, *(line or self._line(applied.character, head.summary)))
        if not self._write_row(connection, id, known, prepared, position.revision + 1):
            raise AssertionError(f"character {id} changed within a transaction")
        change = replace(change, edit=edit, inverse=applied.inverse)
        row = _revision_row(known.serial, known.position.revision, milliseconds(self._clock()), change)
        connection.execute(_APPEND, row)
        known.last = change
        return CommitResult(known.position, applied.character, merged=True)

    def _line(self, character: Character, old: Summary) -> tuple[str, str]:
        if self._summarise is None:
            return old.line, old.version
        try:
            return self._summarise(character)
        except QuireError:
            return old.line, old.version


def _revision_row(serial: int, number: int, now: int, change: Change) -> Mapping[str, object]:
    return {
        "character": serial, "number": number, "time": now, "label": replace_surrogates(change.label), "source": change.origin.value,
        "target": change.target, "edit": serialize_edit(change.edit), "inverse": serialize_edit(change.inverse),
        "document": None, "portrait": None, "operation": change.operation,
    }  # fmt: skip


def _resolved(base: Position | PendingCommit) -> Position | None:
    """Return the writing that an edit was made upon; None where that never came to be as the caller thinks."""
    if isinstance(base, Position):
        return base
    if not isinstance(base, Future):
        raise TypeError(f"no base of an edit: {base!r}")
    try:
        committed = base.result(timeout=0)
    except ConflictError:
        return None
    return None if committed.merged else committed.position
