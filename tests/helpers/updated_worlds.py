"""A world of two versions for tests of updates: all characters took the first one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.character.edits import Edit
from core.character.sheet import Sheet
from core.content.entry_updates import EntryUpdate
from core.content.setting import Setting
from core.messages import Message
from core.store.library import Library
from core.store.records import Query


@dataclass(frozen=True, slots=True)
class TwoVersions:
    """The versions 11 and 14 of a world.

    Attributes:
        old: What the characters took.
        new: What the world is at present.
        problems: Names of entries with a problem.
    """

    old: Setting
    new: Setting
    problems: tuple[str, ...] = ()

    def candidates(self, library: Library) -> Sequence[str]:
        """Return the characters of the game."""
        return [each.id for each in library.all_entries(Query(system=self.new.system))]

    def taken(self, _sheet: Sheet, _library: Library) -> tuple[Setting, frozenset[tuple[str, str]]]:
        """Return the first version."""
        return self.old, frozenset()

    def present(self, _library: Library) -> Setting:
        """Return the second version."""
        return self.new

    def unsound(self, _library: Library) -> Sequence[str]:
        """Return the names of the entries with a problem."""
        return self.problems

    def versions(self, _sheet: Sheet, _update: EntryUpdate) -> Message:
        """Return the versions in words."""
        return Message("versions", "version 11 → 14")

    def taking_over(self, _sheet: Sheet, _updates: Sequence[EntryUpdate], _library: Library) -> tuple[Edit, ...]:
        """Return nothing: these characters know no version."""
        return ()

    def keep(self, _library: Library) -> None:
        """Keep nothing."""
