"""SQLAlchemy types of the library's columns: each reads its kind of value, and never raises.

A new column takes one of these types; :mod:`core.store.stored_values` says what each kind reads. What is deeper than
one value, as the edit in a revision, is read by its own module; here is what the doctor asks about its content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from sqlalchemy import Column, Integer, String, Text, TypeDecorator
from sqlalchemy.engine import Dialect

from core.character.document import Character
from core.character.document_kind import CHARACTER, KINDS
from core.character.edit_json import edit_from_json
from core.character.json_reader import read_json, read_object
from core.character.portrait import check_portrait, portrait_bytes
from core.errors import QuireError
from core.store import stored_values as kinds
from core.store.records import Origin, RollMethod
from core.store.stored_values import TEXT, ValueKind

_PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff")


class StoredType(TypeDecorator[Any]):
    """A column type that reads one kind of value."""

    impl = String
    cache_ok = True
    kind: ClassVar[ValueKind] = TEXT

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ANN401 - the type depends on the kind
        """Return a value as stored, or a neutral one that is marked."""
        return self.kind.read(value)


def _stored(kind: ValueKind, impl: type[Any] = String) -> type[StoredType]:
    return type(
        "Stored" + kind.name.title().replace(" ", ""), (StoredType,), {"impl": impl, "kind": kind, "cache_ok": True}
    )


def _reads(read: Callable[[str], object]) -> Callable[[str], bool]:
    """Return whether a text can be read with a function that raises QuireError."""

    def check(text: str) -> bool:
        try:
            read(text)
        except QuireError:
            return False
        return True

    return check


def _content(name: str, is_sound: Callable[[str], bool]) -> ValueKind:
    """Return a kind of text whose content only the doctor reads through."""
    return ValueKind(name, TEXT.can_read, "", is_sound=is_sound)


def _is_picture(value: object) -> bool:
    """Whether a value begins like a portrait; the rest of it is looked at where it is drawn."""
    if type(value) is not str:
        return False
    try:
        return portrait_bytes(value).startswith(_PICTURES)
    except ValueError:
        return False


def _read_arrangement(text: str) -> object:
    from core.content.arrangement_file import read_arrangement  # noqa: PLC0415 - a library opens without the rules

    return read_arrangement(text)


def _is_setting(text: str) -> bool:
    """Whether a text is the file of a setting, as far as the store knows it."""
    try:
        document = read_object(text)
    except QuireError:
        return False
    return all(isinstance(document.get(key), str) and document[key] for key in ("format", "system", "id", "name"))


_read_edit = _reads(lambda text: edit_from_json(read_object(text)))
_read_state = _reads(read_object)

KIND: Final = kinds.one_of("kind", KINDS, CHARACTER)
ORIGIN: Final = kinds.one_of("origin", Origin, Origin.NEW)
SOURCE: Final = kinds.one_of("source", Origin, Origin.TYPED)
METHOD: Final = kinds.one_of("method", RollMethod, RollMethod.TYPED)
DOCUMENT: Final = _content("document", _reads(Character.read))
EDIT: Final = _content("edit", lambda text: not text or _read_edit(text))
TRANSCRIPT: Final = _content("transcript", _reads(read_object))
STATE: Final = _content("state", lambda text: not text or _read_state(text))
ANSWER: Final = _content("answer", _reads(lambda text: read_json(text.encode())))
PORTRAIT: Final = ValueKind("portrait", _is_picture, "", is_sound=lambda text: check_portrait(text) is None)
SETTING: Final = _content("setting", _is_setting)
PRINTED: Final = _content("printed", _reads(lambda text: read_json(text.encode())))
ARRANGEMENT: Final = _content("arrangement", _reads(_read_arrangement))

StoredText = _stored(kinds.TEXT)
StoredNumber = _stored(kinds.NUMBER, Integer)
StoredOptionalNumber = _stored(kinds.NUMBER.optional(), Integer)
StoredSerial = _stored(kinds.SERIAL, Integer)
StoredReference = _stored(kinds.REFERENCE, Integer)
StoredTarget = _stored(kinds.TARGET, Integer)
StoredTotal = _stored(kinds.TOTAL, Integer)
StoredTime = _stored(kinds.TIME, Integer)
StoredOptionalTime = _stored(kinds.TIME.optional(), Integer)
StoredId = _stored(kinds.ID)
StoredOptionalId = _stored(kinds.ID.optional())
StoredDigest = _stored(kinds.DIGEST)
StoredTags = _stored(kinds.TAGS)
StoredIds = _stored(kinds.IDS)
StoredFaces = _stored(kinds.FACES)
StoredKind = _stored(KIND)
StoredOrigin = _stored(ORIGIN)
StoredSource = _stored(SOURCE)
StoredMethod = _stored(METHOD)
StoredDocument = _stored(DOCUMENT, Text)
StoredOptionalDocument = _stored(DOCUMENT.optional(), Text)
StoredEdit = _stored(EDIT, Text)
StoredTranscript = _stored(TRANSCRIPT, Text)
StoredState = _stored(STATE, Text)
StoredAnswer = _stored(ANSWER, Text)
StoredSetting = _stored(SETTING, Text)
StoredPrinted = _stored(PRINTED, Text)
StoredArrangement = _stored(ARRANGEMENT, Text)
StoredPortrait = _stored(PORTRAIT, Text)
StoredOptionalPortrait = _stored(PORTRAIT.optional(), Text)


def kind_of(column: Column[Any]) -> ValueKind:
    """Return the kind of values in a column of the tables."""
    if not isinstance(column.type, StoredType):
        raise TypeError(f"{column} has no type of core.store.column_types")
    return column.type.kind
