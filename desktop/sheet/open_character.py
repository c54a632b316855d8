"""An open character: its sheet, its undo stack, and the way of every edit to the disk.

The only writer of a sheet. An edit is carried out on the sheet, told once in `OpenCharacter.changed`, and put on its
way to the library in the same moment; typing that goes on in one field rewrites its one revision until the field is
left. Undo and redo append revisions. Where the library cannot be written, everything stays here and is tried again.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core import store
from core.character import Batch, Changes, Character, Edit, Sheet, describe_edit
from core.errors import LibraryError, QuireError
from desktop import tasks
from desktop.messages import render
from desktop.numerals import text_of
from desktop.sheet.undo_stack import UndoableEdit, UndoEntry, UndoStack

if TYPE_CHECKING:
    from core.store import Change, CommitResult, Library, Origin, PendingCommit, Position, PreparedCharacter, UndoState

UNDO_STEPS: Final = 200
RETRY_MS: Final = 3000
PAUSE_MS: Final = 200
"""After such a pause in the edits the sheet prepares for more of them."""

_KEY: Final = itemgetter(0)
_NO_STEP: Final = frozenset({"nothing_to_undo", "nothing_to_redo"})
_HEAD: Final = ("name", "player", "campaign", "notes", "tags", "portrait", "accepted")


@dataclass(frozen=True, slots=True)
class Loaded:
    """A character as it was read on a thread.

    Attributes:
        id: Its id in the library; "" for one that is kept nowhere.
        sheet: Its sheet.
        position: Where its life stands; None for one that is kept nowhere.
        undo_state: What can be undone and done again.
    """

    id: str
    sheet: Sheet
    position: Position | None = None
    undo_state: UndoState | None = None


def load_character(id_: str, library: Library) -> Loaded:
    """Read a character and open its game; for a thread.

    Raises:
        QuireError: It is gone, damaged, or of an unknown game.
    """
    from core.registry import open_character  # noqa: PLC0415 - the games are loaded after the first paint

    stored = library.load(id_)
    sheet = open_character(stored.character, random.SystemRandom())
    return Loaded(id_, sheet, stored.position, library.undo_state(id_, UNDO_STEPS))


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """What is to be written, so that it can be tried again as it was.

    Attributes:
        change: The edit as history is to keep it.
        prepared: The document afterwards, as it is written; None for an undo or redo, which history itself carries out.
        expected: The document afterwards.
        merge: Whether it goes on with the typing before it.
    """

    change: Change
    prepared: PreparedCharacter | None
    expected: Character
    merge: bool = False


@dataclass(frozen=True, slots=True)
class _UnsentEdit:
    """An edit that is carried out and not yet on its way to the disk; its character is the one that stands here.

    Attributes:
        deed: The edit, and its way back.
        step: The step that it belongs to, which says what it is called.
        source: Where it comes from.
        is_more: Whether it goes on with the typing before it.
    """

    deed: UndoableEdit
    step: UndoEntry
    source: Origin
    continues_typing: bool


@dataclass(slots=True)
class _WriteInFlight:
    """Something on its way to the disk.

    Attributes:
        pending: The library's promise.
        wish: What is written; None where the library brings back a moment, which is not tried again.
    """

    pending: PendingCommit
    write: _PendingWrite | None


class OpenCharacter(QObject):
    """A character that somebody looks at and edits.

    Args:
        loaded: What was read.
        library: Where it is kept; None keeps it in memory only.

    Signals:
        changed: An edit was carried out, with its `Changes`; also for undo and redo, and once for everything when the
            character was read anew.
        saved: The edits so far are on disk, with the number of the newest revision.
        trouble: An edit could not be written or did not fit, with the `Message`.
    """

    changed = Signal(object)
    saved = Signal(int)
    save_failed = Signal(object)

    def __init__(self, loaded: Loaded, library: Library | None = None) -> None:
        super().__init__()
        self.id = loaded.id
        self.undo_stack = UndoStack(self._undo, self._redo, UNDO_STEPS, self)
        self._sheet = loaded.sheet
        self._library = library if loaded.id else None
        self._base: Position | PendingCommit | None = loaded.position
        self._good: Position | None = loaded.position
        self._ways: deque[_WriteInFlight] = deque()
        self._typed: _UnsentEdit | None = None
        self._unsaved: list[_PendingWrite] = []
        self._is_in_trouble = False
        self._field_number = 0
        self._must_reload = False
        self._words: dict[str, str] = {}
        self._consequences: tuple[tuple[str, str, str], ...] = ()
        self._concerned: dict[str, None] = {}
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save_again)
        self._sending = QTimer(self)  # comes when what was typed is painted
        self._sending.setSingleShot(True)
        self._sending.timeout.connect(self._send_typed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._prepare)
        self._wake = tasks.gui_thread_caller(self._on_written)
        self._rebuild(loaded.undo_state)
        self._remember_texts()

    # ------------------------------------------------------------------------------------------------ what there is

    @property
    def sheet(self) -> Sheet:
        """The character seen through its game; changed only here."""
        return self._sheet

    @property
    def title(self) -> str:
        """What tabs and windows call it."""
        return self._sheet.character.name or self.tr("Without a name")

    @property
    def library(self) -> Library | None:
        """Where it is kept."""
        return self._library

    @property
    def is_saved(self) -> bool:
        """Whether everything is on disk."""
        return self._library is not None and not self._ways and not self._unsaved and self._typed is None

    @property
    def has_unsaved(self) -> bool:
        """Whether something could not be written and waits for another try."""
        return bool(self._unsaved)

    @property
    def revision(self) -> int:
        """Number of the newest revision that is known to be on disk."""
        return 0 if self._good is None else self._good.revision

    @property
    def consequences(self) -> tuple[tuple[str, str, str], ...]:
        """What the edits since the last question changed: name, before and after of each computed number.

        Asked again before the next edit, the answer is the same; nobody waits for these words before a number is seen.
        """
        if self._concerned:
            self._consequences = tuple(self._compared(key for key in self._concerned if key in self._words))
            self._concerned = {}
        return self._consequences

    # -------------------------------------------------------------------------------------------------------- edits

    def push(
        self, edit: Edit, label: str = "", merge: str = "", source: Origin | None = None, operation: str = ""
    ) -> Changes:
        """Carry out an edit, tell it, and put it on its way to the disk.

        Args:
            edit: What to do.
            label: What history calls it; "" for the game's own words.
            merge: The place that is being typed into: edits with the same one become one until `leave_field`.
            source: Where it comes from; typed where None.
            operation: The same for what is one action on several characters.

        Raises:
            EditError, FormulaError: It does not fit; nothing was changed.
        """
        self._send_typed()
        changes = self._sheet.apply(edit)
        if not changes.written:
            return changes
        deed = UndoableEdit(changes.edit, changes.inverse, f"{merge} {self._field_number}" if merge else "")
        step = UndoEntry(deed, label or self._label, operation)
        is_more = self.undo_stack.push(step)
        if self._library is not None:
            done = self.undo_stack.last or step
            self._typed = _UnsentEdit(deed, done, source or store.Origin.TYPED, is_more)
            if merge:
                self._sending.start()
            else:
                self._send_typed()
        self._emit_changed(changes)
        return changes

    @Slot()
    def _send_typed(self) -> None:
        """Put what was typed last on its way to the disk, if it is not yet; nobody waits for that before it is seen."""
        if (typed := self._typed) is None:
            return
        self._typed = None
        self._sending.stop()
        deed, step, character = typed.deed, typed.step, self._sheet.character
        change = store.Change(deed.edit, deed.inverse, step.text, typed.source, operation=step.operation)
        self._write(_PendingWrite(change, self._prepared(character), character, merge=typed.continues_typing))

    @Slot()
    def leave_field(self) -> None:
        """End the typing: the next edit is a step of its own."""
        self._field_number += 1
        self._send_typed()

    def _undo(self, deed: UndoableEdit) -> None:
        self._apply_step(deed.inverse, store.Origin.UNDO)

    def _redo(self, deed: UndoableEdit) -> None:
        self._apply_step(deed.edit, store.Origin.REDO)

    def _apply_step(self, edit: Edit, source: Origin) -> None:
        self.leave_field()
        changes = self._sheet.apply(edit)
        self._write(_PendingWrite(store.Change(changes.edit, changes.inverse, "", source), None, self._sheet.character))
        self._emit_changed(changes)

    def restore(self, number: int) -> None:
        """Bring back what the character was after a revision, as a new edit."""
        self.leave_field()
        if self._library is not None:
            self._must_reload = True
            self._track(self._library.restore(self.id, number), None)

    def _emit_changed(self, changes: Changes) -> None:
        self._consequences = ()
        self._concerned.update(dict.fromkeys(map(_KEY, changes.cells)))
        self.changed.emit(changes)
        self._pause.start(PAUSE_MS)

    @Slot()
    def _prepare(self) -> None:
        """Let the sheet prepare for the next edits, a little in each turn of the loop, so that nobody waits for it."""
        if self._sheet.precompile():
            self._pause.start(0)

    # ---------------------------------------------------------------------------------------------- on its way out

    def _label(self, deed: UndoableEdit) -> str:
        return render(describe_edit(deed.edit, self._sheet.system, deed.inverse), self._sheet.system.id)

    def _prepared(self, character: Character) -> PreparedCharacter:
        return store.prepare_character(character, self._sheet.summary(), self._sheet.system.version)

    def _as_edit(self, wish: _PendingWrite) -> _PendingWrite:
        """Make an edit of a step that the library's history does not have."""
        if wish.prepared is not None:
            return wish
        edit, inverse = wish.change.edit, wish.change.inverse
        change = store.Change(edit, inverse, self._label(UndoableEdit(edit, inverse)))
        return replace(wish, change=change, prepared=self._prepared(wish.expected))

    def _write(self, wish: _PendingWrite) -> None:
        """Put something on its way to the disk, behind what could not be written yet."""
        if self._library is None or self._base is None:
            return
        if self._unsaved:
            self._unsaved.append(wish)
            self.save_again()
            return
        try:
            self._send(self._library, wish)
        except LibraryError as error:
            self._hold_back(wish, error)

    def _send(self, library: Library, wish: _PendingWrite) -> None:
        if wish.prepared is None:
            step = library.undo if wish.change.origin is store.Origin.UNDO else library.redo
            self._track(step(self.id), wish)
        elif self._base is not None:
            self._track(library.commit(self.id, self._base, wish.change, wish.prepared, merge=wish.merge), wish)

    def _track(self, pending: PendingCommit, wish: _PendingWrite | None) -> None:
        self._base = pending
        self._ways.append(_WriteInFlight(pending, wish))
        pending.add_done_callback(self._wake)  # called on the thread of the library, and never amid an undo

    @Slot()
    def _on_written(self) -> None:
        self._send_typed()
        has_written = False
        while self._ways and self._ways[0].pending.done():
            way = self._ways.popleft()
            try:
                committed = way.pending.result()
            except LibraryError as error:
                self._on_refused(way, error)
                continue
            has_written = True
            self._is_in_trouble = False
            self._good = committed.position
            self._check(way, committed)
        if has_written and not self._ways and not self._unsaved:
            self.saved.emit(self.revision)
        if self._must_reload and not self._ways and not self._unsaved:
            self.reload()

    def _check(self, way: _WriteInFlight, committed: CommitResult) -> None:
        """See whether the library has what stands here; if not, somebody else has written as well."""
        expected = None if way.write is None else way.write.expected
        if committed.character is not None and committed.character != expected:
            self._must_reload = True

    def _on_refused(self, way: _WriteInFlight, error: LibraryError) -> None:
        if isinstance(error, store.ConflictError):
            self._must_reload = True
            self._good = error.position
            self.save_failed.emit(error.message)
            return
        if way.write is None:
            self._base = self._good
            self.save_failed.emit(error.message)
        elif error.message.code in _NO_STEP:
            self._hold_back(self._as_edit(way.write), error)
        else:
            self._hold_back(way.write, error)

    def _hold_back(self, wish: _PendingWrite, error: LibraryError) -> None:
        """Keep what could not be written; say so once."""
        self._unsaved.append(wish)
        self._base = self._good
        self._retry.start()
        if not self._is_in_trouble:
            self._is_in_trouble = True
            self.save_failed.emit(error.message)

    @Slot()
    def save_again(self) -> None:
        """Try once more to write what could not be written, each step as it was done."""
        self._send_typed()
        if not self._unsaved or self._ways or self._library is None or self._good is None:
            return
        wishes, self._unsaved = self._unsaved, []
        self._base = self._good
        for place, wish in enumerate(wishes):
            try:
                self._send(self._library, wish)
            except LibraryError:
                self._unsaved = wishes[place:]
                self._retry.start()
                return

    def move_to(self, library: Library, id_: str) -> None:
        """Go on in another library, which has the character; edits that the old one could not write go with it.

        Raises:
            LibraryError: It is not there.
        """
        self._send_typed()
        stored = library.load(id_)
        self._must_reload = False
        self._on_written()
        self._ways.clear()
        self._library, self.id = library, id_
        self._base = self._good = stored.position
        if stored.character == self._sheet.character:
            self._unsaved.clear()
        self._unsaved = [self._as_edit(wish) for wish in self._unsaved]
        self._rebuild(None if self._unsaved else library.undo_state(id_))
        self.save_again()
        if not self._ways:
            self.saved.emit(self.revision)

    def wait_until_saved(self) -> None:
        """Wait until everything is on disk, or was refused once more."""
        self.save_again()
        while self._ways:
            self._ways[0].pending.exception()
            self._on_written()

    def close(self) -> None:
        """Wait until everything is on disk; before the character is let go.

        Raises:
            LibraryError: Something could not be written.
        """
        self.wait_until_saved()
        if self._unsaved and self._library is not None:
            self._library.wait()

    # --------------------------------------------------------------------------------------------------- read anew

    @Slot()
    def reload(self) -> None:
        """Read the character anew: somebody else has written it, or its history was taken back."""
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
        self._base = self._good = loaded.position
        self._rebuild(loaded.undo_state)
        self._consequences = ()
        self._concerned.update(dict.fromkeys(self._words))
        self.changed.emit(all_changes(self._sheet))
        self.saved.emit(self.revision)

    def _rebuild(self, state: UndoState | None) -> None:
        """Fill the undo stack from the history; nothing is carried out."""
        undo, redo = ((), ()) if state is None else (state.undo, state.redo)
        self.undo_stack.replace(
            [_to_undo_entry(step) for step in undo], [_to_undo_entry(step) for step in reversed(redo)]
        )

    # ------------------------------------------------------------------------------------------------- consequences

    def _remember_texts(self) -> None:
        self._concerned = {}
        self._words = {
            key: text_of(self._sheet, key, with_unit=False)
            for key, derived in self._sheet.system.derived.items()
            if "[]" not in key and not derived.is_hidden
        }

    def _compared(self, keys: Iterable[str]) -> Iterator[tuple[str, str, str]]:
        """Compare numbers with what they were, which is forgotten now."""
        for key in keys:
            before, after = self._words[key], text_of(self._sheet, key, with_unit=False)
            if after != before:
                self._words[key] = after
                yield self._sheet.label(key), before, after


def _to_undo_entry(step: store.RevisionEdit) -> UndoEntry:
    """Make a step of the undo stack of one of the history."""
    return UndoEntry(UndoableEdit(step.edit, step.inverse), step.revision.label, step.revision.operation)


def all_changes(sheet: Sheet) -> Changes:
    """Return changes that name all that there is, for a sheet that was read anew."""
    system = sheet.system
    keys: Mapping[str, object] = {**system.fields, **system.derived}
    cells = tuple((key, ()) for key in keys if "[]" not in key)
    options = tuple(f"options.{key}" for key in system.options)
    return Changes(Batch(()), Batch(()), (*_HEAD, *options), cells, (*sheet.violations, *sheet.notices), ())
