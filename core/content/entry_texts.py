"""The texts that the entries of a world had, found back through its history as far as they are asked for.

A character knows the hash of each entry that it embeds (:mod:`core.content.entry_records`); the world's history has the
text with that hash. ::

    texts = EntryTexts(checker, setting, character, 14, library.worlds.older(id, character, 14))
    texts.find("weapons", "cutlass", record.hash)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from core.character.document import Character
from core.character.json_values import Json
from core.content.entry_places import entry_identity
from core.content.entry_records import entry_hash
from core.content.setting import Entry
from core.content.world_problems import WorldChecker
from core.rules.model import System

_Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class EntryText:
    """A text that an entry had.

    Attributes:
        entry: The complete entry.
        revision: The newest revision of the world that has it.
    """

    entry: Entry
    revision: int


class EntryTexts:
    """The texts of a world's entries, newest first.

    Args:
        system: The game.
        checker: Checks the entries of earlier states.
        sound: The sound entries of the world at present, by kind.
        character: The world.
        revision: Number of its newest revision.
        older: Earlier states of the world, newest first; read only as far as asked for.
    """

    def __init__(
        self,
        system: System,
        checker: WorldChecker,
        sound: Mapping[str, Iterable[Entry]],
        character: Character,
        revision: int,
        older: Iterator[Character],
    ) -> None:
        self._system = system
        self._checker = checker
        self._newer = character
        self._revision = revision
        self._older = older
        self._texts: dict[_Key, list[EntryText]] = {}
        for kind, entries in sound.items():
            for entry in entries:
                self._add(kind, entry)

    def find(self, kind: str, identity: str, hash_: str) -> EntryText | None:
        """Return the newest text of an entry with a hash; None if it never had it while it was sound."""
        texts = self._texts.setdefault((kind, identity), [])
        place = 0
        while True:
            for text in texts[place:]:
                if entry_hash(self._system, kind, text.entry) == hash_:
                    return text
            place = len(texts)
            if not self._read_older():
                return None

    def _read_older(self) -> bool:
        """Read one earlier state; return whether there was one."""
        state = next(self._older, None)
        if state is None:
            return False
        self._revision -= 1
        for kind in self._system.kinds:
            rows, newer = state.data.get(kind), self._newer.data.get(kind)
            if rows is not newer and isinstance(rows, list):
                self._add_changed(kind, rows, newer)
        self._newer = state
        return True

    def _add_changed(self, kind: str, rows: list[Json], newer: Json) -> None:
        """Add the entries whose rows another state does not have; unchanged rows are the same objects in both."""
        known = {id(row) for row in newer} if isinstance(newer, list) else set()
        for row in rows:
            if id(row) not in known and isinstance(row, Mapping):
                entry = self._checker.check_row(kind, row)
                if entry is not None:
                    self._add(kind, entry)

    def _add(self, kind: str, entry: Entry) -> None:
        key = kind, entry_identity(self._system.kinds[kind], entry)
        self._texts.setdefault(key, []).append(EntryText(entry, self._revision))
