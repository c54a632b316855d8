"""Updates characters from a world of the library: what would change, in which versions, applied as one operation.

A world's version is the number of its revision; an entry's version is that of its last change. A character knows hash
and version of each entry that it embeds (:mod:`core.content.entry_records`); the world's history has that text.
For entries without a record, as of older characters, the hash is that of the content that the character was made with,
which the library keeps. Nothing is written but by :func:`apply_updates` and :func:`undo_update`.
"""

from __future__ import annotations

import random
import re
import sys
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol

from core.character.address import UID_KEY
from core.character.document_kind import game_of_document
from core.character.edits import AddRow, Batch, Edit, SetSetting, SetValue
from core.character.setting_reference import SettingReference, content_hash, named_setting
from core.content.entry_index import EntryIndex
from core.content.entry_places import entry_identity
from core.content.entry_records import EntryRecord, embedded_keys, entry_hash, entry_records, with_records
from core.content.entry_texts import EntryTexts
from core.content.entry_updates import EntryUpdate, entry_updates
from core.content.reader import load_setting
from core.content.setting import Entry, Setting
from core.content.update_effects import UpdateEffect, update_effect
from core.content.world_problems import WorldChecker
from core.content.world_setting import OfferedEntries, offered_entries, setting_of_entries, setting_of_world
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.registry import Game, game, open_character
from core.setting_resolver import creation_reference, use_setting
from core.store.edit_diff import diff_characters
from core.store.records import Change, Origin

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.sheet import Sheet
    from core.rules.model import System
    from core.store.library import Library

_ROW: Final = re.compile(r"([^\[\].]+)\[#([\w-]+)\]")
_PAGE: Final = 200
_Key = tuple[str, str]


class WorldVersions(Protocol):
    """What is known of a world and of the entries that characters took from it."""

    def candidates(self, library: Library) -> Sequence[str]:
        """Return the ids of the characters that may have older entries."""

    def taken(self, sheet: Sheet, library: Library) -> tuple[Setting, frozenset[tuple[str, str]]] | None:
        """Return the entries as a character took them, and those whose text is lost; None for another world's."""

    def present(self, library: Library) -> Setting:
        """Return the world with its sound entries, and the last sound text of those that have a problem."""

    def unsound(self, library: Library) -> Sequence[str]:
        """Return the names of the entries that have a problem."""

    def versions(self, sheet: Sheet, update: EntryUpdate) -> Message | None:
        """Return the versions of an entry, for people; None where they have no number."""

    def taking_over(self, sheet: Sheet, updates: Sequence[EntryUpdate], library: Library) -> tuple[Edit, ...]:
        """Return the edits by which a character remembers that it has the present versions."""

    def keep(self, library: Library) -> None:
        """Keep the present content in the library, for the characters that take it."""


@dataclass(frozen=True, slots=True)
class WorldUpdate:
    """What an update from its world would do to a character.

    Attributes:
        id: Its id in the library.
        stored: The document that was read.
        summary: The game's line about it.
        updates: Its entries that have changed; empty if it is up to date.
        versions: Their versions, for people, in the same order.
        effect: What follows for its numbers; None if nothing is updated.
        edit: The edit; None if nothing can be updated.
        problem: Why it cannot be looked at, for people; None if it can.
    """

    id: str
    stored: Character
    summary: str = ""
    updates: tuple[EntryUpdate, ...] = ()
    versions: tuple[Message | None, ...] = ()
    effect: UpdateEffect | None = None
    edit: Edit | None = None
    problem: Message | None = None

    @property
    def is_current(self) -> bool:
        """Whether it has the present version of everything."""
        return not self.updates and self.problem is None


@dataclass(frozen=True, slots=True)
class AppliedUpdate:
    """An update that was applied.

    Attributes:
        operation: Its id in the histories.
        ids: The characters that were updated.
    """

    operation: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _State:
    """A world at its newest revision.

    Attributes:
        of: Its game.
        setting: Its entries, the last sound text of those that have a problem.
        index: The same by identity.
        unsound: Names of the entries with a problem.
        changes: The revisions that changed an entry, in order, by kind and identity.
        texts: The texts that its entries had.
    """

    of: Game
    setting: Setting
    index: EntryIndex
    unsound: tuple[str, ...]
    changes: Mapping[_Key, Sequence[int]]
    texts: EntryTexts

    def hash_of(self, key: _Key) -> str:
        """Return the hash of what it offers of an entry; "" for one that it does not have."""
        entry = self.index.find(*key)
        return "" if entry is None else entry_hash(self.of.system, key[0], entry)

    def version_of(self, key: _Key, hash_: str, limit: int = sys.maxsize) -> int | None:
        """Return the version of a text of an entry: that of the change that wrote it; None if it is not known.

        Args:
            key: Kind and identity of the entry.
            hash_: Hash of the text.
            limit: A revision in which the world had it.
        """
        text = self.texts.find(*key, hash_)
        if text is None:
            return None
        numbers = self.changes.get(key, (0,))
        return numbers[max(bisect_right(numbers, min(text.revision, limit)) - 1, 0)]


class LivingWorld:
    """A world of the library.

    Args:
        world_id: Id of its document.
    """

    def __init__(self, world_id: str) -> None:
        self._id = world_id
        self._state: _State | None = None
        self._kept: dict[str, Setting | None] = {}

    def candidates(self, library: Library) -> Sequence[str]:
        """Return the characters that name the world."""
        state = self._read(library)
        return library.characters_of_world(state.of.id, state.setting.id)

    def present(self, library: Library) -> Setting:
        """Return the world with its sound entries, and the last sound text of those that have a problem."""
        return self._read(library).setting

    def unsound(self, library: Library) -> Sequence[str]:
        """Return the names of the entries that have a problem."""
        return self._read(library).unsound

    def taken(self, sheet: Sheet, library: Library) -> tuple[Setting, frozenset[tuple[str, str]]] | None:
        """Return the entries as a character took them, and those whose text is lost; None for another world's."""
        state = self._read(library)
        reference = named_setting(sheet.character)
        if reference is None or reference.id != state.setting.id:
            return None
        kinds: dict[str, list[Entry]] = {kind: [] for kind in state.of.system.kinds}
        lost: set[_Key] = set()
        kept = self._kept_index(state, reference, library)
        for key, record in self._records(sheet, state, reference, kept).items():
            if record.hash == state.hash_of(key):
                entry = state.index.find(*key)
            else:
                text = state.texts.find(*key, record.hash)
                entry = _kept_entry(state.of, key, record.hash, kept) if text is None else text.entry
            if entry is None:
                lost.add(key)
            else:
                kinds[key[0]].append(entry)
        known = {kind: tuple(entries) for kind, entries in kinds.items()}
        return Setting(reference.id, reference.name, "", state.of.id, known), frozenset(lost)

    def _records(
        self, sheet: Sheet, state: _State, reference: SettingReference, kept: EntryIndex | None
    ) -> dict[_Key, EntryRecord]:
        """Return the records of a character; what has none was taken with the content that it was made with."""
        records = entry_records(reference)
        found: dict[_Key, EntryRecord] = {}
        for key in embedded_keys(sheet.system, sheet.character, state.index if kept is None else kept):
            entry = None if kept is None else kept.find(*key)
            if key in records:
                found[key] = records[key]
            elif entry is not None:
                found[key] = EntryRecord(entry_hash(sheet.system, key[0], entry), reference.version)
            elif kept is None and (key in state.changes or state.index.find(*key) is not None):
                found[key] = EntryRecord("", reference.version)
        return found

    def _kept_index(self, state: _State, reference: SettingReference, library: Library) -> EntryIndex | None:
        """Return the very content that a character was made with; None if the library does not have it."""
        if reference.hash not in self._kept:
            self._kept[reference.hash] = _kept_setting(state.of, reference, library)
        setting = self._kept[reference.hash]
        return None if setting is None else EntryIndex(state.of.system, setting)

    def versions(self, sheet: Sheet, update: EntryUpdate) -> Message | None:
        """Return the versions of an entry, for people; None where they have no number."""
        state, reference = self._state, named_setting(sheet.character)
        if state is None or reference is None:
            return None
        key = update.kind, update.identity
        now = state.version_of(key, state.hash_of(key))
        record = entry_records(reference).get(key)
        taken = reference.version if record is None else record.version
        before = state.version_of(key, record.hash, taken) if record is not None and taken else None
        if record is None and taken:
            numbers = state.changes.get(key, (0,))
            before = numbers[max(bisect_right(numbers, taken) - 1, 0)]
        if before is None or before == now:
            return Message("entry_version", "version {now}", {"now": now}) if now else None
        if not before:
            return Message("entry_first_version", "first version → {now}", {"now": now or 0})
        return Message("entry_versions", "version {before} → {now}", {"before": before, "now": now or 0})

    def taking_over(self, sheet: Sheet, updates: Sequence[EntryUpdate], library: Library) -> tuple[Edit, ...]:
        """Return the edits by which a character names the present versions of the entries that are updated.

        An entry that the world no longer has is the character's own from then on. One whose version is not known stays
        so.
        """
        state = self._read(library)
        use = use_setting(sheet, state.setting)
        reference, new = named_setting(sheet.character), creation_reference(state.of, state.setting)
        if reference is None or new is None:
            return (use,)
        records = self._records(sheet, state, reference, self._kept_index(state, reference, library))
        version = state.setting.version
        new = replace(new, extra=reference.extra).with_version(version)
        for update in updates:
            key = update.kind, update.identity
            if update.is_gone:
                records.pop(key, None)
            elif update.fields or update.refusal is None:
                records[key] = EntryRecord(state.hash_of(key), version)
        return (use, SetSetting(with_records(new, records)))

    def keep(self, library: Library) -> None:
        """Keep the present content in the library, for the characters that take it."""
        setting = self._read(library).setting
        library.settings.keep(setting.system, setting.reference(), setting.to_text())

    def _read(self, library: Library) -> _State:
        if self._state is None:
            self._state = _read_state(self._id, library)
        return self._state


def find_updates(world: WorldVersions, library: Library) -> Iterator[WorldUpdate | None]:
    """Look at each of the candidates of a world, in order; None for one that is gone or of another world.

    Args:
        world: The world.
        library: The library.
    """
    new = world.present(library)
    for id_ in world.candidates(library):
        try:
            stored = library.load(id_).character
        except QuireError:
            yield None  # deleted, or damaged, which the library itself tells
            continue
        try:
            yield character_update(id_, stored, world, new, library)
        except QuireError as error:
            yield WorldUpdate(id_, stored, problem=error.message)


def character_update(
    id_: str, character: Character, world: WorldVersions, new: Setting, library: Library
) -> WorldUpdate | None:
    """Return what an update would do to a character; None if it is of another world.

    Raises:
        QuireError: The character cannot be opened, or the update does not fit.
    """
    sheet = open_character(character, random.SystemRandom())
    taken = world.taken(sheet, library)
    if taken is None:
        return None
    updates = entry_updates(sheet, taken[0], new, taken[1])
    update = WorldUpdate(id_, character, sheet.summary(), updates)
    if not updates:
        return update
    effect = update_effect(sheet, updates, random.SystemRandom())
    normalizing = diff_characters(character, sheet.character)
    edits = (*normalizing.edits, effect.edit, *world.taking_over(sheet, updates, library))
    return replace(
        update,
        versions=tuple(world.versions(sheet, each) for each in updates),
        effect=effect,
        edit=Batch(edits) if any(each.edits for each in updates) else None,
    )


def apply_updates(updates: Sequence[WorldUpdate], world: WorldVersions, label: str, library: Library) -> AppliedUpdate:
    """Update characters in one transaction, all or none.

    A character that was changed since it was looked at keeps what is its own now.

    Args:
        updates: The characters with their edits.
        world: The world.
        label: What the histories call it.
        library: The library.

    Raises:
        LibraryError: One of them is gone, or the library cannot be written; nothing is written.
    """
    operation = f"{time.time_ns():016x}"
    new = world.present(library)
    world.keep(library)
    wanted = iter(updates)

    def make(character: Character) -> Change | None:
        update: WorldUpdate | None = next(wanted)
        if update is not None and character != update.stored:
            update = character_update(update.id, character, world, new, library)
        if update is None or update.edit is None:
            return None
        return Change(update.edit, Batch(()), label, Origin.PROCEDURE, operation=operation)

    ids = library.commit_each([each.id for each in updates], make, has_new_lines=True)
    return AppliedUpdate(operation, tuple(ids))


def undo_update(applied: AppliedUpdate, library: Library) -> AppliedUpdate:
    """Undo an update where it is the newest edit; return what was undone."""
    return AppliedUpdate(applied.operation, tuple(library.undo_operation(applied.ids, applied.operation)))


def read_setting(document: Character, system: System, world_id: str, revision: int, library: Library) -> Setting:
    """Return a world as it is being edited: its sound entries, and the last sound text of the others.

    Args:
        document: The world.
        system: Its game.
        world_id: Its id in the library; "" for a sample.
        revision: Its newest revision.
        library: The library.
    """
    library.wait()  # what was just typed is on its way
    older = library.worlds.states(world_id) if world_id else ()
    return setting_of_world(document, system, older, version=revision)


def _kept_entry(of: Game, key: _Key, hash_: str, kept: EntryIndex | None) -> Entry | None:
    """Return an entry of a kept content if it has a hash."""
    entry = None if kept is None else kept.find(*key)
    return entry if entry is not None and entry_hash(of.system, key[0], entry) == hash_ else None


def _kept_setting(of: Game, reference: SettingReference, library: Library) -> Setting | None:
    """Return the very content that a character took; None if the library does not have it."""
    text = library.settings.find(of.id, reference)
    if text is None or content_hash(text) != reference.hash:
        return None
    try:
        return load_setting(text, of.system)
    except DocumentError:
        return None


def _read_state(world_id: str, library: Library) -> _State:
    """Read a world with its history."""
    library.wait()  # what was just typed is on its way
    stored = library.load(world_id)
    character = open_character(stored.character, random.SystemRandom()).character
    of = game(game_of_document(character.system))
    system, revision = of.system, stored.position.revision
    checker = WorldChecker(system)
    offered = offered_entries(character, system, library.worlds.older(world_id, character, revision), checker)
    setting = setting_of_entries(character, system, offered, revision)
    report = checker.check(character)
    rows = _rows(character, of, offered)
    wrong = {each.uid for each in report.problems if not each.is_notice}  # not those that only refer to them
    names = tuple(rows[uid][2] for uids in report.unsound.values() for uid in uids if uid in rows and uid in wrong)
    sound = {kind: entries.values() for kind, entries in report.sound.items()}
    older = library.worlds.older(world_id, character, revision)
    texts = EntryTexts(system, checker, sound, character, revision, older)
    return _State(of, setting, EntryIndex(system, setting), names, _changes(world_id, rows, revision, library), texts)


def _rows(character: Character, of: Game, offered: OfferedEntries) -> dict[str, tuple[str, str, str]]:
    """Return kind, identity and name of each entry, by the uid of its row: the identity as it is offered."""
    found: dict[str, tuple[str, str, str]] = {}
    for key, kind in of.system.kinds.items():
        listed = character.data.get(key)
        for row in listed if isinstance(listed, list) else ():
            if isinstance(row, Mapping) and isinstance(uid := row.get(UID_KEY), str):
                _, entry = offered[key].get(uid, (row, row))
                found[uid] = key, entry_identity(kind, entry), str(row.get("name") or entry.get("name") or "")
    return found


def _changes(
    world_id: str, rows: Mapping[str, tuple[str, str, str]], revision: int, library: Library
) -> dict[_Key, list[int]]:
    """Return the revisions that changed each entry, the first one included."""
    changes: dict[_Key, list[int]] = {(kind, identity): [0] for kind, identity, _ in rows.values()}
    for start in range(1, revision + 1, _PAGE):
        numbers = range(start, min(start + _PAGE, revision + 1))
        for each in library.revision_edits(world_id, numbers):
            for uid in dict.fromkeys(_touched(each.edit, rows)):
                kind, identity, _ = rows[uid]
                changes[kind, identity].append(each.revision.number)
    return changes


def _touched(edit: Edit, rows: Mapping[str, tuple[str, str, str]]) -> Iterable[str]:
    """Yield the uids of the entries that an edit writes to."""
    if isinstance(edit, Batch):
        for each in edit.edits:
            yield from _touched(each, rows)
        return
    address = edit.list_address if isinstance(edit, AddRow) else edit.address if isinstance(edit, SetValue) else ""
    if isinstance(edit, AddRow) and isinstance(uid := edit.row.get(UID_KEY), str) and uid in rows:
        yield uid
    match = _ROW.match(address or str(getattr(edit, "address", "")))
    if match is not None and match[2] in rows:
        yield match[2]
    elif isinstance(edit, SetValue) and isinstance(edit.value, list):
        listed = (row.get(UID_KEY) for row in edit.value if isinstance(row, Mapping))
        yield from (uid for uid in listed if isinstance(uid, str) and uid in rows)
