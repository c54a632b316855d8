"""Finds entries of a setting by identity, or by name; each kind is indexed when it is first asked for."""

from __future__ import annotations

from core.content.entry_places import entry_identity
from core.content.setting import Entry, Setting
from core.formula import fold
from core.rules.model import System


class EntryIndex:
    """The entries of a setting by kind and identity, or by name.

    Args:
        system: The game.
        setting: The setting.
    """

    def __init__(self, system: System, setting: Setting) -> None:
        self._system, self._setting = system, setting
        self._identities: dict[str, dict[str, Entry]] = {}
        self._names: dict[str, dict[str, str]] = {}

    def find(self, kind: str, identity: str) -> Entry | None:
        """Return the first entry with an identity; None if there is none."""
        if kind not in self._identities:
            definition = self._system.kinds[kind]
            entries = self._setting.kinds.get(kind, ())
            self._identities[kind] = {entry_identity(definition, entry): entry for entry in reversed(entries)}
        return self._identities[kind].get(identity)

    def named(self, kind: str, name: str) -> str:
        """Return the identity of the first entry with a name, trimmed and caseless; "" if there is none."""
        if kind not in self._names:
            definition = self._system.kinds[kind]
            entries = self._setting.kinds.get(kind, ())
            self._names[kind] = {
                fold(str(entry.get("name") or "")): entry_identity(definition, entry) for entry in reversed(entries)
            }
        return self._names[kind].get(name, "")
