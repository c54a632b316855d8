"""A world of the library as the dialog *Update characters* needs it: present entries, older ones, and their versions.

A world's version is the number of its revision; an entry's version is that of its last change. A character names the
world that it was made with by its own id, the hash of its content and its version; the library keeps that content.
Runs on worker threads.
"""

from __future__ import annotations

import random
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core.character.address import UID_KEY
from core.character.document_kind import game_of_document
from core.character.edits import AddRow, Batch, Edit, SetValue
from core.character.setting_reference import SettingReference, content_hash, named_setting
from core.content.entry_places import entry_identity, entry_places
from core.content.entry_updates import EntryUpdate
from core.content.reader import load_setting
from core.content.setting import Setting
from core.content.world_problems import WorldChecker
from core.content.world_setting import setting_of_world
from core.errors import DocumentError
from core.registry import Game, game, open_character
from core.setting_resolver import use_setting

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.sheet import Sheet
    from core.rules.model import System
    from core.store.library import Library

_ROW: Final = re.compile(r"([^\[\].]+)\[#([\w-]+)\]")
_PAGE: Final = 200


@dataclass(frozen=True, slots=True)
class _State:
    """A world at its newest revision.

    Attributes:
        of: Its game.
        setting: Its entries, the last sound text of those that have a problem.
        unsound: Names of the entries with a problem.
        changes: The revisions that changed an entry, in order, by kind and identity.
    """

    of: Game
    setting: Setting
    unsound: tuple[str, ...]
    changes: Mapping[tuple[str, str], Sequence[int]]


class LivingWorld:
    """A world of the library.

    Args:
        world_id: Id of its document.
    """

    def __init__(self, world_id: str) -> None:
        self._id = world_id
        self._state: _State | None = None

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
        """Return the world as a character took it, and its entries if that text is lost; None for another world's."""
        state = self._read(library)
        reference = named_setting(sheet.character)
        if reference is None or reference.id != state.setting.id:
            return None
        old = _kept_setting(state.of, reference, library)
        if old is not None:
            return old, frozenset()
        own = {(each.kind, each.identity) for each in entry_places(sheet.system, sheet.character.data)}
        return state.setting, frozenset(
            key for key in own if key in state.changes or _has(state.setting, *key, state.of)
        )

    def versions(self, sheet: Sheet, update: EntryUpdate) -> str:
        """Return the versions of an entry in words, or ""."""
        state = self._state
        if state is None:
            return ""
        numbers = state.changes.get((update.kind, update.identity), (0,))
        reference = named_setting(sheet.character)
        taken = 0 if reference is None else reference.version
        before, now = bisect_right(numbers, taken), numbers[-1]
        if not taken or numbers[before - 1] == now:
            words = QCoreApplication.translate("UpdateCharacters", "version {now}")
            return words.format(now=now) if now else ""
        if not numbers[before - 1]:
            return QCoreApplication.translate("UpdateCharacters", "first version → {now}").format(now=now)
        words = QCoreApplication.translate("UpdateCharacters", "version {before} → {now}")
        return words.format(before=numbers[before - 1], now=now)

    def taking_over(self, sheet: Sheet, _updates: Sequence[EntryUpdate], library: Library) -> tuple[Edit, ...]:
        """Return the edit by which a character names the present version."""
        return (use_setting(sheet.system, self._read(library).setting),)

    def keep(self, library: Library) -> None:
        """Keep the present content in the library, for the characters that take it."""
        setting = self._read(library).setting
        library.settings.keep(setting.system, setting.reference(), setting.to_text())

    def _read(self, library: Library) -> _State:
        if self._state is None:
            self._state = _read_state(self._id, library)
        return self._state


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
    older = _older(world_id, revision + 1, library) if world_id else ()
    return setting_of_world(document, system, older, version=revision)


def _has(setting: Setting, kind: str, identity: str, of: Game) -> bool:
    definition = of.system.kinds[kind]
    return any(entry_identity(definition, entry) == identity for entry in setting.kinds.get(kind, ()))


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
    checker = WorldChecker(of.system)
    report = checker.check(character)
    unsound = {uid for uids in report.unsound.values() for uid in uids}
    revision = stored.position.revision
    older = _older(world_id, revision, library)
    setting = setting_of_world(character, of.system, older, checker=checker, version=revision)
    rows = _rows(character, of)
    names = tuple(name for uid, (_, _, name) in rows.items() if uid in unsound)
    return _State(of, setting, names, _changes(world_id, rows, revision, library))


def _older(world_id: str, revision: int, library: Library) -> Iterator[Character]:
    for number in range(revision - 1, -1, -1):
        yield library.load_revision(world_id, number)


def _rows(character: Character, of: Game) -> dict[str, tuple[str, str, str]]:
    """Return kind, identity and name of each entry, by the uid of its row."""
    found: dict[str, tuple[str, str, str]] = {}
    for key, kind in of.system.kinds.items():
        listed = character.data.get(key)
        for row in listed if isinstance(listed, list) else ():
            if isinstance(row, Mapping) and isinstance(uid := row.get(UID_KEY), str):
                found[uid] = key, entry_identity(kind, row), str(row.get("name") or row.get("id") or "")
    return found


def _changes(
    world_id: str, rows: Mapping[str, tuple[str, str, str]], revision: int, library: Library
) -> dict[tuple[str, str], list[int]]:
    """Return the revisions that changed each entry, the first one included."""
    changes: dict[tuple[str, str], list[int]] = {(kind, identity): [0] for kind, identity, _ in rows.values()}
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
