"""Names the setting (to people: world) of a character: id, name and content hash.

A document holds one under the top-level key ``setting`` if its character was made with a setting of a Game Master. A
character of a sample setting has none. It is never a path: files move, and others do not have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from core.character.document_kind import WORLD, kind_of_document
from core.character.json_values import Json

if TYPE_CHECKING:
    from core.character.document import Character

SETTING_KEY: Final = "setting"

_TEXTS: Final = ("id", "name", "hash")
_VERSION: Final = "version"


@dataclass(frozen=True, slots=True)
class SettingReference:
    """A reference to a setting.

    Attributes:
        id: The setting's own id: ``saltmere``.
        name: Its name for people.
        hash: Hash of its content; "" where only the id is known, as in older documents.
        extra: Other keys of the reference, as the version of the world; unknown ones are kept.
    """

    id: str
    name: str = ""
    hash: str = ""
    extra: Mapping[str, Json] = field(default_factory=dict)

    @classmethod
    def from_json(cls, value: Json) -> SettingReference | None:
        """Return the reference that a value of a document holds; None if it is something else."""
        if not isinstance(value, Mapping):
            return None
        texts = [value.get(key, "") for key in _TEXTS]
        id_, name, hash_ = (text if isinstance(text, str) else None for text in texts)
        if not id_ or name is None or hash_ is None:
            return None
        return cls(id_, name, hash_, {key: each for key, each in value.items() if key not in _TEXTS})

    @property
    def version(self) -> int:
        """Revision of the world of a library that the character took; 0 if it is not known."""
        number = self.extra.get(_VERSION)
        return number if isinstance(number, int) and not isinstance(number, bool) and number > 0 else 0

    def with_version(self, number: int) -> SettingReference:
        """Return the reference with the revision of a world of a library; without one for 0."""
        extra = {key: value for key, value in self.extra.items() if key != _VERSION}
        return replace(self, extra={**extra, _VERSION: number} if number else extra)

    def to_json(self) -> dict[str, Json]:
        """Return the reference as a document holds it."""
        return {**self.extra, "id": self.id, "name": self.name, "hash": self.hash}


def is_same_setting(one: SettingReference | None, other: SettingReference | None) -> bool:
    """Return whether two references name the same setting with the same content, whatever else they hold."""
    if one is None or other is None:
        return one is other
    return (one.id, one.name, one.hash) == (other.id, other.name, other.hash)


def named_setting(character: Character) -> SettingReference | None:
    """Return which setting a character names, None for the sample.

    Older documents of some games name it among the game's own fields, without a hash.
    """
    if character.setting is not None:
        return character.setting
    group = character.data.get(SETTING_KEY)
    id_, name = (group.get("id"), group.get("name")) if isinstance(group, Mapping) else (None, None)
    return SettingReference(id_, name if isinstance(name, str) else "") if isinstance(id_, str) and id_ else None


def named_world(character: Character) -> str:
    """Return the own id of a world; of a character the id of the setting that it names, or ""."""
    if kind_of_document(character.system) == WORLD:
        id_ = character.data.get("id")
        return id_ if isinstance(id_, str) else ""
    reference = named_setting(character)
    return "" if reference is None else reference.id


def content_hash(text: str) -> str:
    """Return the content hash of a setting's file, written as one line of JSON with sorted keys."""
    from hashlib import sha256  # noqa: PLC0415 - loads OpenSSL; most characters have a sample setting

    return sha256(text.encode()).hexdigest()
