"""An open character: applies every edit to its sheet, saves it, and keeps the undo stack.

The only writer of a sheet. An edit is applied to the sheet, reported once by `OpenCharacter.changed`, and sent to the
library at once; continued typing in one field rewrites its one revision until the field loses focus. Undo and redo
append revisions. If the library cannot be written, edits stay in memory and are written again later.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.character.document import Character
from core.character.document_kind import CHARACTER, WORLD, kind_of_document
from core.character.edit_labels import describe_edit
from core.character.edits import Batch, Edit
from core.character.sheet import Changes, Sheet
from core.character.uids import Uids
from core.errors import EditError, LibraryError, QuireError
from core.messages import Message
from core.registry import summarise, summary_of
from core.store.records import Change, Origin, RevisionEdit, prepare_character
from desktop import tasks
from desktop.address_labels import translate_text
from desktop.messages import render
from desktop.numerals import text_of
from desktop.sheet.undo_stack import UndoableEdit, UndoEntry, UndoStack

if TYPE_CHECKING:
    from core.setting_resolver import ResolvedSetting
    from core.store.library import Library
    from core.store.records import Change, CommitResult, Origin, PendingCommit, Position, PreparedCharacter, UndoState

UNDO_STEPS: Final = 200
RETRY_MS: Final = 3000
READ_ONLY_EDIT: Final = "read_only_edit"
"""Message code of an edit that was refused because the library can only be read."""

_KEY: Final = itemgetter(0)
_NO_STEP: Final = frozenset({"nothing_to_undo", "nothing_to_redo"})
_HEAD: Final = ("name", "player", "campaign", "notes", "tags", "portrait", "accepted", "effects")


@dataclass(frozen=True, slots=True)
class Loaded:
    """A character loaded on a worker thread.

    Attributes:
        id: Its id in the library; "" if it is in no library.
        sheet: Its sheet.
        position: Its newest revision; None if it is in no library.
        undo_state: What can be undone and redone.
        setting: Its setting; None if it was not looked for yet.
        read_only: Why it cannot be edited, as a shipped world; None if it can.
    """

    id: str
    sheet: Sheet
    position: Position | None = None
    undo_state: UndoState | None = None
    setting: ResolvedSetting | None = None
    read_only: Message | None = None


def load_character(id_: str, library: Library) -> Loaded:
    """Load a character, world or campaign and open its game; runs on a worker thread.

    Raises:
        QuireError: It is gone, damaged, or of an unknown game.
    """
    from core.registry import open_character  # noqa: PLC0415 - the games are loaded after the first paint
    from core.setting_resolver import resolve_setting  # noqa: PLC0415

    stored = library.load(id_)
    sheet = open_character(stored.character, random.SystemRandom())
    is_character = kind_of_document(sheet.system.id) == CHARACTER
    setting = resolve_setting(sheet, library.settings) if is_character else None
    return Loaded(id_, sheet, stored.position, library.undo_state(id_, UNDO_STEPS), setting)


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """A write to the library, kept so that it can be repeated.

    Attributes:
        change: The edit for the history.
        prepared: The resulting document, serialised, or a function that serialises it on the writer's thread; None for
            undo and redo, which the history carries out.
        expected: The resulting document.
        merge: Whether it continues the typing before it.
    """

    change: Change
    prepared: PreparedCharacter | Callable[[], PreparedCharacter] | None
    expected: Character
    merge: bool = False


@dataclass(frozen=True, slots=True)
class _UnsentEdit:
    """An applied edit that is not sent to the library yet.

    Attributes:
        change: The edit and its inverse.
        step: Its undo entry, which has its label.
        continues_typing: Whether it continues the typing before it.
    """

    change: UndoableEdit
    step: UndoEntry
    continues_typing: bool


@dataclass(slots=True)
class _WriteInFlight:
    """A write that was sent and not confirmed yet.

    Attributes:
        pending: The library's future of it.
        write: What is written; None for a restored revision, which is not repeated.
    """

    pending: PendingCommit
    write: _PendingWrite | None


class OpenCharacter(QObject):
    """A character open for viewing and editing.

    Args:
        loaded: The loaded character.
        library: Its library; None keeps it in memory only.

    Attributes:
        latest: The changes emitted last; another edit may have been applied while `changed` reached its listeners.

    Signals:
        changed: An edit was applied, with its `Changes`; also for undo and redo, and for all addresses when the
            character was reloaded.
        saved: All edits are on disk, with the number of the newest revision.
        save_failed: An edit could not be saved or was in conflict, with the `Message`.
    """

    changed = Signal(object)
    saved = Signal(int)
    save_failed = Signal(object)

    def __init__(self, loaded: Loaded, library: Library | None = None) -> None:
        super().__init__()
        self.id = loaded.id
        self.latest: Changes | None = None
        self.undo_stack = UndoStack(self._undo, self._redo, UNDO_STEPS, self)
        self._sheet = loaded.sheet
        self._setting = loaded.setting
        self._library = library if loaded.id else None
        self._own_reason = loaded.read_only
        self._base: Position | PendingCommit | None = loaded.position
        self._saved_position: Position | None = loaded.position
        self._in_flight: deque[_WriteInFlight] = deque()
        self._typed: _UnsentEdit | None = None
        self._unsaved: list[_PendingWrite] = []
        self._has_reported_failure = False
        self._field_number = 0
        self._must_reload = False
        self._texts: dict[str, str] = {}
        self._consequences: tuple[tuple[str, str, str], ...] = ()
        self._changed_keys: dict[str, None] = {}
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save_again)
        self._sending = QTimer(self)  # comes when what was typed is painted
        self._sending.setSingleShot(True)
        self._sending.timeout.connect(self._send_typed)
        self._wake = tasks.gui_thread_caller(self._on_written)
        self._rebuild(loaded.undo_state)
        self._remember_texts()

    # ------------------------------------------------------------------------------------------------------- state

    @property
    def sheet(self) -> Sheet:
        """The sheet; changed only by this class."""
        return self._sheet

    @property
    def setting(self) -> ResolvedSetting:
        """The setting (to people: world) that it belongs to, as far as it was found."""
        from core.character.setting_reference import is_same_setting, named_setting  # noqa: PLC0415 - as below
        from core.setting_resolver import resolve_setting  # noqa: PLC0415 - the games are loaded after the first paint

        if self._setting is None or not is_same_setting(self._setting.reference, named_setting(self._sheet.character)):
            try:
                self._setting = resolve_setting(self._sheet, None if self._library is None else self._library.settings)
            except LibraryError as error:
                self._setting = resolve_setting(self._sheet)
                self.save_failed.emit(error.message)
        return self._setting

    def find_setting_again(self) -> None:
        """Look for the setting again, after the library got one; everything that shows the character is refreshed."""
        self._setting = None
        self.latest = all_changes(self._sheet)
        self.changed.emit(self.latest)

    @property
    def title(self) -> str:
        """The name shown on tabs and windows."""
        return self._sheet.character.name or self.tr("Unnamed")

    @property
    def library(self) -> Library | None:
        """Where it is kept."""
        return self._library

    @property
    def is_saved(self) -> bool:
        """Whether everything is on disk."""
        return self._library is not None and not self._in_flight and not self._unsaved and self._typed is None

    @property
    def has_unsaved(self) -> bool:
        """Whether edits could not be saved and wait to be written again, or are being written again."""
        return bool(self._unsaved or (self._has_reported_failure and self._in_flight))

    @property
    def read_only_reason(self) -> Message | None:
        """Why it cannot be edited: a shipped world, or a library that can only be read; None if it can."""
        return self._own_reason if self._library is None else self._library.read_only_reason

    @property
    def position(self) -> Position | None:
        """The newest revision on disk; None if it is in no library."""
        return self._saved_position

    @property
    def revision(self) -> int:
        """Number of the newest revision on disk."""
        return 0 if self._saved_position is None else self._saved_position.revision

    @property
    def consequences(self) -> tuple[tuple[str, str, str], ...]:
        """Computed numbers changed since this was last read: name, value before and after.

        Stable until the next edit. Texts are computed here, not when the edit is applied.
        """
        if self._changed_keys:
            self._consequences = tuple(self._compared(key for key in self._changed_keys if key in self._texts))
            self._changed_keys = {}
        return self._consequences

    # -------------------------------------------------------------------------------------------------------- edits

    def push(
        self, edit: Edit, label: str = "", merge: str = "", source: Origin | None = None, operation: str = ""
    ) -> Changes:
        """Apply an edit, emit `changed`, and send it to the library.

        Args:
            edit: The edit.
            label: Its name in the history; "" for the default.
            merge: Address being typed into: edits with the same one are merged until `leave_field`.
            source: Origin of the edit; None for typed.
            operation: Id shared by one action on several characters.

        Raises:
            EditError: It cannot be applied, or the library can only be read; nothing was changed.
            FormulaError: It cannot be applied; nothing was changed.
        """
        self._send_typed()
        if (reason := self.read_only_reason) is not None:
            raise EditError(Message(READ_ONLY_EDIT, "This was not changed. {reason}", {"reason": reason}))
        changes = self._sheet.apply(self._with_records(edit))
        if not changes.written:
            return changes
        change = UndoableEdit(changes.edit, changes.inverse, f"{merge} {self._field_number}" if merge else "")
        step = UndoEntry(change, label or self._label, operation, source or Origin.TYPED)
        is_more = self.undo_stack.push(step)
        if self._library is not None:
            done = self.undo_stack.last or step
            self._typed = _UnsentEdit(change, done, is_more)
            if merge:
                self._sending.start()
            else:
                self._send_typed()
        self._emit_changed(changes)
        return changes

    def _with_records(self, edit: Edit) -> Edit:
        """Return an edit that also records which entries of the character's world it embeds."""
        if self._sheet.character.setting is None:
            return edit
        from core.content.entry_records import may_embed, record_entries  # noqa: PLC0415 - only for worlds of one's own

        if not may_embed(edit):
            return edit
        try:
            after = edit.apply(self._sheet.character, Uids(random.Random(0))).character
        except EditError:  # said where it is applied to the sheet
            return edit
        record = record_entries(after, self._sheet.system, self.setting.setting, self._sheet.character)
        return edit if record is None else Batch((edit, record))

    @Slot()
    def _send_typed(self) -> None:
        """Send the last typed edit to the library, after it was painted."""
        if (typed := self._typed) is None:
            return
        self._typed = None
        self._sending.stop()
        undoable, step, character = typed.change, typed.step, self._sheet.character
        change = Change(undoable.edit, undoable.inverse, step.text, step.source, operation=step.operation)
        self._write(_PendingWrite(change, self._prepared(character), character, merge=typed.continues_typing))

    @Slot()
    def leave_field(self) -> None:
        """End merged typing: the next edit is a new undo entry."""
        self._field_number += 1
        self._send_typed()

    def _undo(self, change: UndoableEdit) -> None:
        self._apply_step(change.inverse, Origin.UNDO)

    def _redo(self, change: UndoableEdit) -> None:
        self._apply_step(change.edit, Origin.REDO)

    def _apply_step(self, edit: Edit, source: Origin) -> None:
        self.leave_field()
        changes = self._sheet.apply(edit)
        self._write(_PendingWrite(Change(changes.edit, changes.inverse, "", source), None, self._sheet.character))
        self._emit_changed(changes)

    def restore(self, number: int) -> None:
        """Restore the state after a revision, as a new edit."""
        self.leave_field()
        if (reason := self.read_only_reason) is not None:
            self.save_failed.emit(reason)
        elif self._library is not None:
            self._must_reload = True
            self._track(self._library.restore(self.id, number), None)

    def _emit_changed(self, changes: Changes) -> None:
        self._consequences = ()
        self._changed_keys.update(dict.fromkeys(map(_KEY, changes.cells)))
        self.latest = changes
        self.changed.emit(changes)

    # ------------------------------------------------------------------------------------------------------ saving

    def _label(self, change: UndoableEdit) -> str:
        return render(describe_edit(change.edit, self._sheet.system, change.inverse), self._sheet.system.id)

    def _prepared(self, character: Character) -> PreparedCharacter | Callable[[], PreparedCharacter]:
        if kind_of_document(character.system) == WORLD:  # may have thousands of entries
            return partial(prepare_character, character, *summarise(character))
        return prepare_character(character, *summary_of(self._sheet))

    def _as_edit(self, write: _PendingWrite) -> _PendingWrite:
        """Turn an undo or redo that the library's history does not have into an edit."""
        if write.prepared is not None:
            return write
        edit, inverse = write.change.edit, write.change.inverse
        change = Change(edit, inverse, self._label(UndoableEdit(edit, inverse)))
        return replace(write, change=change, prepared=self._prepared(write.expected))

    def _write(self, write: _PendingWrite) -> None:
        """Send a write to the library, after those that are held back."""
        if self._library is None or self._base is None:
            return
        if self._unsaved:
            self._unsaved.append(write)
            self.save_again()
            return
        try:
            self._send(self._library, write)
        except LibraryError as error:
            self._hold_back(write, error)

    def _send(self, library: Library, write: _PendingWrite) -> None:
        if write.prepared is None:
            step = library.undo if write.change.origin is Origin.UNDO else library.redo
            self._track(step(self.id), write)
        elif self._base is not None:
            self._track(library.commit(self.id, self._base, write.change, write.prepared, merge=write.merge), write)

    def _track(self, pending: PendingCommit, write: _PendingWrite | None) -> None:
        self._base = pending
        self._in_flight.append(_WriteInFlight(pending, write))
        pending.add_done_callback(self._wake)  # called on the thread of the library, and never amid an undo

    @Slot()
    def _on_written(self) -> None:
        self._send_typed()
        has_written = False
        while self._in_flight and self._in_flight[0].pending.done():
            in_flight = self._in_flight.popleft()
            try:
                committed = in_flight.pending.result()
            except LibraryError as error:
                self._on_refused(in_flight, error)
                continue
            has_written = True
            self._has_reported_failure = False
            self._saved_position = committed.position
            self._check(in_flight, committed)
        if has_written and not self._in_flight and not self._unsaved:
            self.saved.emit(self.revision)
        if self._must_reload and not self._in_flight and not self._unsaved:
            self.reload()

    def _check(self, in_flight: _WriteInFlight, committed: CommitResult) -> None:
        """Reload if the library's document differs, because another program has written too."""
        expected = None if in_flight.write is None else in_flight.write.expected
        if committed.character is not None and committed.character != expected:
            self._must_reload = True

    def _on_refused(self, in_flight: _WriteInFlight, error: LibraryError) -> None:
        from core.store.errors import ConflictError  # noqa: PLC0415 - SQLAlchemy is imported with the first library

        if isinstance(error, ConflictError):
            self._must_reload = True
            self._saved_position = error.position
            self.save_failed.emit(error.message)
            return
        if in_flight.write is None:
            self._base = self._saved_position
            self.save_failed.emit(error.message)
        elif error.message.code in _NO_STEP:
            self._hold_back(self._as_edit(in_flight.write), error)
        else:
            self._hold_back(in_flight.write, error)

    def _hold_back(self, write: _PendingWrite, error: LibraryError) -> None:
        """Hold back a failed write; report it once."""
        self._unsaved.append(write)
        self._base = self._saved_position
        self._retry.start()
        if not self._has_reported_failure:
            self._has_reported_failure = True
            self.save_failed.emit(error.message)

    @Slot()
    def save_again(self) -> None:
        """Write held-back edits again, one revision each."""
        self._send_typed()
        if not self._unsaved or self._in_flight or self._library is None or self._saved_position is None:
            return
        writes, self._unsaved = self._unsaved, []
        self._base = self._saved_position
        for number, write in enumerate(writes):
            try:
                self._send(self._library, write)
            except LibraryError:
                self._unsaved = writes[number:]
                self._retry.start()
                return

    def move_to(self, library: Library, id_: str) -> None:
        """Switch to another library that has the character, with all held-back edits.

        Raises:
            LibraryError: The character is not in it.
        """
        self._send_typed()
        stored = library.load(id_)
        self._must_reload = False
        self._on_written()
        self._in_flight.clear()
        self._library, self.id = library, id_
        self._base = self._saved_position = stored.position
        if stored.character == self._sheet.character:
            self._unsaved.clear()
        self._unsaved = [self._as_edit(write) for write in self._unsaved]
        self._rebuild(None if self._unsaved else library.undo_state(id_))
        self.save_again()
        if not self._in_flight:
            self.saved.emit(self.revision)

    def wait_until_saved(self) -> None:
        """Wait until everything is on disk or failed again."""
        self.save_again()
        while self._in_flight:
            self._in_flight[0].pending.exception()
            self._on_written()

    def close(self) -> None:
        """Wait until everything is on disk, before the character is closed.

        Raises:
            LibraryError: Some edits could not be written.
        """
        self.wait_until_saved()
        if self._unsaved and self._library is not None:
            self._library.wait()

    # --------------------------------------------------------------------------------------------------- reloading

    @Slot()
    def reload(self) -> None:
        """Reload the character after another program has written it or its history was undone."""
        self._send_typed()
        self._must_reload = False
        if self._library is None:
            return
        try:
            loaded = load_character(self.id, self._library)
        except QuireError as error:
            self.save_failed.emit(error.message)
            return
        self._sheet = loaded.sheet
        self._base = self._saved_position = loaded.position
        self._rebuild(loaded.undo_state)
        self._consequences = ()
        self._changed_keys.update(dict.fromkeys(self._texts))
        self.latest = all_changes(self._sheet)
        self.changed.emit(self.latest)
        self.saved.emit(self.revision)

    def _rebuild(self, state: UndoState | None) -> None:
        """Rebuild the undo stack from the history; nothing is applied. It is empty if the library can only be read."""
        undo, redo = ((), ()) if state is None or self.read_only_reason is not None else (state.undo, state.redo)
        self.undo_stack.replace(
            [_to_undo_entry(step) for step in undo], [_to_undo_entry(step) for step in reversed(redo)]
        )

    # ------------------------------------------------------------------------------------------------- consequences

    def _remember_texts(self) -> None:
        self._changed_keys = {}
        self._texts = {
            key: text_of(self._sheet, key, with_unit=False)
            for key, derived in self._sheet.system.derived.items()
            if "[]" not in key and not derived.is_hidden
        }

    def _compared(self, keys: Iterable[str]) -> Iterator[tuple[str, str, str]]:
        """Yield numbers that differ from their remembered texts, and forget those."""
        for key in keys:
            before, after = self._texts[key], text_of(self._sheet, key, with_unit=False)
            if after != before:
                self._texts[key] = after
                yield translate_text(self._sheet.system, self._sheet.label(key)), before, after


def _to_undo_entry(step: RevisionEdit) -> UndoEntry:
    """Convert a step of the history to an entry of the undo stack."""
    revision = step.revision
    return UndoEntry(UndoableEdit(step.edit, step.inverse), revision.label, revision.operation, revision.origin)


def all_changes(sheet: Sheet) -> Changes:
    """Return `Changes` that name every address, for a reloaded sheet."""
    system = sheet.system
    keys: Mapping[str, object] = {**system.fields, **system.derived}
    cells = tuple((key, ()) for key in keys if "[]" not in key)
    options = tuple(f"options.{key}" for key in system.options)
    return Changes(Batch(()), Batch(()), (*_HEAD, *options), cells, {}, (*sheet.violations, *sheet.notices), ())
