"""A setting (to people: world), immutable: entries by kind, looked up by id or name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.setting_reference import SettingReference, content_hash
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
        document: The file as read, with entries as written; empty for a setting that was made in another way.
        version: Number of the revision of the world of the library that it is; 0 for any other.
    """

    id: str
    name: str
    about: str
    system: str
    kinds: Mapping[str, tuple[Entry, ...]]
    extra: Mapping[str, Json] = field(default_factory=dict)
    document: Mapping[str, Json] = field(default_factory=dict, repr=False, compare=False)
    version: int = field(default=0, compare=False)

    def to_text(self) -> str:
        """Return its file as one line of JSON with sorted keys; equal contents give equal text."""
        return to_text(dict(self.document), None)

    def reference(self) -> SettingReference:
        """Return the reference that a character made with it keeps: id, name and content hash."""
        return SettingReference(self.id, self.name, content_hash(self.to_text()))

    def entry(self, kind: str, id_: str) -> Entry | None:
        """Return the entry with an id, None if there is none."""
        folded = fold(id_)
        for entry in self.kinds.get(kind, ()):
            value = entry.get("id")
            if isinstance(value, str) and fold(value) == folded:
                return entry
        return None
