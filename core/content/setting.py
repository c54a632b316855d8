"""A setting: what a Game Master defines for a game, as cultures, skills and weapons to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.character import Json
from core.formula import fold

Entry = Mapping[str, Json]
"""One entry, whole: every key of its kind is there, and those that Quire does not know are kept."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that was read and found valid.

    Attributes:
        id: ``saltmere``.
        name: Name for people.
        about: What the setting is like.
        system: Id of the game that it is for.
        kinds: Entries by kind, in the order of the file; every kind of the game is there.
        extra: Keys at the top of the file that Quire does not know.
    """

    id: str
    name: str
    about: str
    system: str
    kinds: Mapping[str, tuple[Entry, ...]]
    extra: Mapping[str, Json] = field(default_factory=dict)

    def entry(self, kind: str, id_: str) -> Entry | None:
        """Return the entry of an id, None where there is none."""
        return self._find(kind, "id", id_)

    def entry_named(self, kind: str, name: str) -> Entry | None:
        """Return the first entry of a name, trimmed and without regard to case; None where there is none."""
        return self._find(kind, "name", name)

    def _find(self, kind: str, by: str, wanted: str) -> Entry | None:
        folded = fold(wanted)
        for entry in self.kinds.get(kind, ()):
            found = entry.get(by)
            if isinstance(found, str) and fold(found) == folded:
                return entry
        return None
