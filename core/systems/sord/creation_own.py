"""A culture or profession that a player writes himself, in the form of the setting, as JSON text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from core.character import Json, read_json, to_text
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.procedures import Asking, Enter, EntryKind, Option, enter_text, entries, same, text
from core.rules import System
from core.settings_packs import Setting, check_entry, entry_defaults
from core.systems.sord.creation_content import Entry

OWN = "own"
NONE = "none"
LONGEST_ENTRY = 200_000
_KINDS = {"cultures": "culture", "professions": "profession"}
_NO_WORD = re.compile(r"[^a-z0-9]+")

Objection = Callable[[Entry], Message | None]
"""Says why an entry that is well formed cannot be taken by this character."""


def choice_key(entry: Entry) -> str:
    """Give what an answer says for an entry: its id, marked where that is a word of ours."""
    key = text(entry, "id")
    return f"{key}*" if key in (OWN, NONE) else key


def own_option(label: str) -> Option:
    """Give the choice of writing one's own."""
    return Option(OWN, f"A {label} of your own", "Written in the form of the setting.")


def own_entry(
    kind: str, step: str, system: System, setting: Setting | None, objection: Objection | None = None
) -> Asking[Entry]:
    """Ask for an entry as JSON text; gives it with all keys of its kind.

    Args:
        kind: ``cultures`` or ``professions``.
        step: Step of creation.
        system: The game.
        setting: Where its name and id must not be taken yet.
        objection: A further reason against it.
    """
    label = _KINDS[kind]
    taken = entries(setting, kind)
    prose = yield from enter_text(
        Enter(
            key=f"{label}.own",
            label=f"Your own {label}",
            help="A JSON object in the form of the setting; keys that are left out have their defaults.",
            cite="II" if kind == "cultures" else "III",
            step=step,
            kind=EntryKind.PROSE,
            most=LONGEST_ENTRY,
            default=_template(system, kind),
            verify=partial(_problem, system=system, kind=kind, taken=taken, objection=objection),
        )
    )
    return read_own_entry(prose, system, kind, taken)


def read_own_entry(prose: str, system: System, kind: str, taken: tuple[Entry, ...] = ()) -> dict[str, Json]:
    """Read an entry that a player wrote.

    Raises:
        DocumentError: It is no JSON object, has a wrong type, breaks a rule of its kind, or takes a name that exists.
    """
    written = read_json(prose)
    label = _KINDS[kind]
    if not isinstance(written, Mapping):
        raise DocumentError(
            Message("own_shape", "Your {label} must be one JSON object in curly braces.", {"label": label})
        )
    name = text(written, "name").strip()
    if not name:
        raise DocumentError(Message("own_name", 'Your {label} needs a name: "name": "…".', {"label": label}))
    key = text(written, "id") or _NO_WORD.sub("_", name.casefold()).strip("_") or OWN
    if any(text(entry, "id") == key or same(text(entry, "name"), name) for entry in taken):
        raise DocumentError(
            Message(
                "own_taken", "The setting has {name} already. Choose that one, or find another name.", {"name": name}
            )
        )
    return check_entry(system, kind, {**written, "id": key, "name": name}, label)


def _problem(
    answer: Json, *, system: System, kind: str, taken: tuple[Entry, ...], objection: Objection | None
) -> Message | None:
    try:
        entry = read_own_entry(str(answer), system, kind, taken)
    except QuireError as error:
        return error.message
    return None if objection is None else objection(entry)


def _template(system: System, kind: str) -> str:
    """Give an entry to start from: all keys with their defaults."""
    return to_text({**entry_defaults(system, kind), "id": "", "name": f"Own {_KINDS[kind]}"})
