"""Kinds of values in the library's columns: which can be read, and the neutral ones for all others.

Reading a value never raises. What cannot be read (bytes instead of text, text that is no UTF-8, a time in the year
300000, a list that is no JSON) becomes a neutral value of the same type that is marked as :class:`Unreadable`. A view
of the row asks :func:`has_unreadable` and says so; :mod:`core.store.doctor` finds such values by the same kinds, and
:mod:`core.store.repair` mends them.

>>> TIME.read("yesterday"), has_unreadable([TIME.read("yesterday")])
(86400000, True)
>>> TEXT.read("Anna"), has_unreadable([TEXT.read("Anna")])
('Anna', False)

SQLAlchemy is not imported here, as the first list is read without it; :mod:`core.store.column_types` gives these kinds
to its tables.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

MAX_NUMBER: Final = 10**15
"""Largest number of a row, revision or write."""

MAX_TIME: Final = 253_370_764_800_000
"""The year 9999, in milliseconds since 1970; later times have no date in some time zone."""

UNREADABLE_TIME: Final = 86_400_000
"""Neutral time: the second day of 1970, which has a date in every time zone. Nothing is older."""

_ID: Final = re.compile("[0-9a-z]{1,64}")
_DIGEST: Final = re.compile("[0-9a-f]{64}")


class Unreadable:
    """Marks the neutral value of a value that cannot be read."""

    __slots__ = ()


class UnreadableText(str, Unreadable):
    """Text read instead of what cannot be read: the letters that can be, or a neutral text."""

    __slots__ = ()


class UnreadableNumber(int, Unreadable):
    """Number read instead of what cannot be read."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ValueKind:
    """A kind of value that columns hold.

    Attributes:
        name: Its name, for tests.
        can_read: Whether a value, not None, can be read as it is.
        neutral: Read instead of a value that cannot be read.
        is_optional: Whether the column may hold NULL.
        is_sound: Whether the content of a readable value is sound too, where that takes longer to find out than
            every reading allows; the doctor asks.
    """

    name: str
    can_read: Callable[[Any], bool]
    neutral: str | int | None
    is_optional: bool = False
    is_sound: Callable[[Any], bool] | None = None

    def read(self, value: object) -> Any:  # noqa: ANN401 - the type depends on the kind
        """Return a value as stored, or a neutral one that is marked."""
        if self.is_optional if value is None else self.can_read(value):
            return value
        if isinstance(self.neutral, str):
            keeps_letters = not self.neutral and isinstance(value, UnreadableText) and self.can_read is _is_text
            return value if keeps_letters else UnreadableText(self.neutral)
        return self.neutral if self.neutral is None else UnreadableNumber(self.neutral)

    def accepts(self, value: object) -> bool:
        """Whether the doctor has no objection to a value."""
        if value is None:
            return self.is_optional
        return self.can_read(value) and (self.is_sound is None or self.is_sound(value))

    def optional(self) -> ValueKind:
        """Return the kind for a column, or an outer join, that may also give NULL."""
        return ValueKind(f"optional {self.name}", self.can_read, self.neutral, is_optional=True, is_sound=self.is_sound)


def decode_text(content: bytes) -> str:
    """Return text as SQLite stores it; what is no UTF-8 is replaced, and the text marked. For ``text_factory``."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        return UnreadableText(content.decode(errors="replace"))


def has_unreadable(values: Iterable[object]) -> bool:
    """Whether one of the values that were read is a neutral one."""
    return any(isinstance(value, Unreadable) for value in values)


def _is_text(value: object) -> bool:
    return type(value) is str


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_NUMBER


def _is_integer(value: object) -> bool:
    return type(value) is int


def _is_serial(value: object) -> bool:
    return type(value) is int and 0 < value <= MAX_NUMBER


def _is_total(value: object) -> bool:
    return type(value) is int and abs(value) <= MAX_NUMBER


def _is_time(value: object) -> bool:
    return type(value) is int and UNREADABLE_TIME < value < MAX_TIME


def _is_id(value: object) -> bool:
    return type(value) is str and _ID.fullmatch(value) is not None


def _is_digest(value: object) -> bool:
    return type(value) is str and _DIGEST.fullmatch(value) is not None


def _is_list_of(kind: type, value: object) -> bool:
    if type(value) is not str:
        return False
    try:
        entries = json.loads(value)
    except (ValueError, RecursionError):
        return False
    return isinstance(entries, list) and all(type(entry) is kind for entry in entries)


def _is_tags(value: object) -> bool:
    return value == "" or _is_list_of(str, value)


def _is_ids(value: object) -> bool:
    return _is_list_of(str, value)


def _is_faces(value: object) -> bool:
    return _is_list_of(int, value)


def one_of(name: str, choices: Iterable[str], neutral: str) -> ValueKind:
    """Return the kind for one of some words."""
    words = frozenset(str(choice) for choice in choices)
    return ValueKind(name, lambda value: type(value) is str and value in words, neutral)


TEXT: Final = ValueKind("text", _is_text, "")
NUMBER: Final = ValueKind("number", _is_number, 0)
SERIAL: Final = ValueKind("serial", _is_integer, 0, is_sound=_is_serial)
REFERENCE: Final = ValueKind("reference", _is_serial, None, is_optional=True)
TARGET: Final = ValueKind("target", _is_number, None, is_optional=True)
TOTAL: Final = ValueKind("total", _is_total, 0)
TIME: Final = ValueKind("time", _is_time, UNREADABLE_TIME)
ID: Final = ValueKind("id", _is_id, "")
DIGEST: Final = ValueKind("digest", _is_digest, "")
TAGS: Final = ValueKind("tags", _is_tags, "")
IDS: Final = ValueKind("ids", _is_ids, "[]")
FACES: Final = ValueKind("faces", _is_faces, "[]")
