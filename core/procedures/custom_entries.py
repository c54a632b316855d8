"""Asks a player to type a setting entry (culture, profession) as JSON, and validates it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from core.character.json_reader import read_json
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.content.entries import check_entry, entry_defaults
from core.content.setting import Entry, Setting
from core.errors import DocumentError, QuireError
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, enter_text
from core.procedures.readers import entries, is_same_name, text
from core.procedures.requests import Enter, EntryKind, Option
from core.rules.model import System

CUSTOM = "own"
NONE = "none"
LONGEST_ENTRY = 200_000
_NO_WORD = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class CustomKind:
    """A kind of custom entry.

    Attributes:
        kind: Kind of entry in the setting, ``cultures``.
        noun: Singular for people, ``culture``; the key of the request is ``<noun>.own``.
        step: Step of the procedure that asks.
        cite: Section of the book.
        page: Page of the request, or "".
    """

    kind: str
    noun: str
    step: str
    cite: str
    page: str = ""


Objection = Callable[[Entry], Message | None]
"""Returns why a well-formed entry is not allowed for this character, or None."""


def choice_key(entry: Entry) -> str:
    """Return the option key of an entry: its id, with "*" appended if it equals `CUSTOM` or `NONE`."""
    key = text(entry, "id")
    return f"{key}*" if key in (CUSTOM, NONE) else key


def custom_option(own: CustomKind) -> Option:
    """Return the option of typing a custom entry."""
    return Option(CUSTOM, phrase("A {what} of your own", what=Word(own.noun)), "You type it in the world's format.")


def enter_custom_entry(
    own: CustomKind, system: System, setting: Setting | None, objection: Objection | None = None
) -> Subprocedure[Entry]:
    """Ask for a custom entry as JSON text; returns it with all keys of its kind.

    Args:
        own: Kind of entry.
        system: The game.
        setting: The setting, in which its name and id must be unused.
        objection: Further validation.
    """
    taken = entries(setting, own.kind)
    prose = yield from enter_text(
        Enter(
            key=f"{own.noun}.own",
            label=phrase("Your own {what}", what=Word(own.noun)),
            help="A JSON object in the world's format; missing keys take their defaults.",
            cite=own.cite,
            step=own.step,
            page=own.page,
            kind=EntryKind.PROSE,
            most=LONGEST_ENTRY,
            default=to_text({**entry_defaults(system, own.kind), "id": "", "name": f"Own {own.noun}"}),
            verify=partial(_why_invalid, system=system, own=own, taken=taken, objection=objection),
        )
    )
    return read_custom_entry(prose, system, own, taken)


def read_custom_entry(prose: str, system: System, own: CustomKind, taken: tuple[Entry, ...] = ()) -> dict[str, Json]:
    """Return a custom entry that a player typed.

    Raises:
        DocumentError: It is not a JSON object, has a wrong type, breaks a rule of its kind, or its name is in use.
    """
    written = read_json(prose)
    if not isinstance(written, Mapping):
        raise DocumentError(
            Message("own_shape", "Your {label} must be one JSON object in curly braces.", {"label": Word(own.noun)})
        )
    name = text(written, "name").strip()
    if not name:
        raise DocumentError(Message("own_name", 'Your {label} needs a name: "name": "…".', {"label": Word(own.noun)}))
    key = text(written, "id") or _NO_WORD.sub("_", name.casefold()).strip("_") or CUSTOM
    if any(text(entry, "id") == key or is_same_name(text(entry, "name"), name) for entry in taken):
        raise DocumentError(
            Message("own_taken", "The world already has {name}. Choose it there, or use another name.", {"name": name})
        )
    return check_entry(system, own.kind, {**written, "id": key, "name": name}, own.noun)


def _why_invalid(
    answer: Json, *, system: System, own: CustomKind, taken: tuple[Entry, ...], objection: Objection | None
) -> Message | None:
    try:
        entry = read_custom_entry(str(answer), system, own, taken)
    except QuireError as error:
        return error.message
    return None if objection is None else objection(entry)
