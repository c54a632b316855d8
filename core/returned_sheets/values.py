"""What a sheet that comes back says: which character it is of, and the values that were changed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.character.json_values import ABSENT, Absent, Json
from core.messages import Message

HEADERS: Final = ("name", "player", "campaign", "notes")
"""Headers of a document that a sheet may show."""


@dataclass(frozen=True, slots=True)
class ReturnedValue:
    """A value that was changed.

    Attributes:
        address: Its address, with rows by position as they were printed; of a header its key.
        now: The value that comes back.
        was: The value as it was printed; ABSENT if the file does not say.
        label: What the file calls it.
        is_typed: Whether the values are texts as people type them, not JSON values of the field.
        is_header: Whether it is a header of the document.
        problem: Why it cannot be read; None if it can.
    """

    address: str
    now: Json
    was: Json | Absent = ABSENT
    label: str = ""
    is_typed: bool = False
    is_header: bool = False
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class ReturnedSheet:
    """A sheet that comes back.

    Attributes:
        system: Id of the game.
        id: Id of the character in the library that made it; "" if it was made of a file, or is a blank sheet.
        revision: The revision that it was made of; None if it does not say.
        name: Name of the character then.
        values: The values that were changed.
        document: The attached document of the character; None if there is none.
    """

    system: str
    id: str = ""
    revision: int | None = None
    name: str = ""
    values: tuple[ReturnedValue, ...] = ()
    document: bytes | None = None
