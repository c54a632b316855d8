"""A setting (to people: world), immutable: entries by kind, looked up by id or name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.character.json_values import Json
from core.formula import fold

Entry = Mapping[str, Json]
"""One complete entry: every key of its kind; unknown keys are kept."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A valid setting.

    Attributes:
        id: ``saltmere``.
        name: Name for people.
        about: What the setting is like.
        system: Id of the game that it is for.
        kinds: Entries by kind, in the order of the file; every kind of the game is there.
        extra: Unknown keys at the top level of the file.
    """

    id: str
    name: str
    about: str
    system: str
    kinds: Mapping[str, tuple[Entry, ...]]
    extra: Mapping[str, Json] = field(default_factory=dict)

    def entry(self, kind: str, id_: str) -> Entry | None:
        """Return the entry with an id, None if there is none."""
        return self._find(kind, "id", id_)

    def entry_named(self, kind: str, name: str) -> Entry | None:
        """Return the first entry with a name (trimmed, caseless); None if there is none."""
        return self._find(kind, "name", name)

    def _find(self, kind: str, by: str, wanted: str) -> Entry | None:
        folded = fold(wanted)
        for entry in self.kinds.get(kind, ()):
            value = entry.get(by)
            if isinstance(value, str) and fold(value) == folded:
                return entry
        return None
