"""Effects: what the conditions of a character change about its computed numbers.

A document holds them under the top-level key ``effects``: ``{"name": "Poisoned", "address": "move_rate", "change": -2,
"until": {"lasts": 3, "lasts_in": "round"}}``. The change is added to what the formula of the number gives, and whatever
is computed from that number reads the changed one. ``until`` is the time left, or null. An entry without an address
changes no number.

An entry that cannot be used stays in the document and has no effect; :mod:`core.character.resolved_effects` says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Final

from core.character.address import Address, parse_address, to_positions, to_uids
from core.character.json_reader import kind_name
from core.character.json_values import Json, to_exact
from core.errors import EditError
from core.messages import Message, Word

EFFECTS_KEY: Final = "effects"
MOST_EFFECTS: Final = 100
"""Later ones in a document have no effect."""
MOST_CHANGE: Final = 1_000_000
LONGEST_NAME: Final = 80
LONGEST_TIME: Final = 1_000_000
"""Most units of time left."""
UNITS: Final = ("second", "round", "min", "hour", "day", "week")
_MOST_DECIMALS: Final = 6


@dataclass(frozen=True, slots=True)
class Effect:
    """A named change of a number.

    Attributes:
        name: What it is called: "Poisoned".
        address: The computed number, rows by uid or position; "" for none.
        change: Added to the number.
        lasts: Time left; None if time does not end it.
        lasts_in: Unit of the time left, one of :data:`UNITS`.
    """

    name: str
    address: str = ""
    change: int | Decimal = 0
    lasts: int | None = None
    lasts_in: str = "round"

    @property
    def amount(self) -> int | Fraction:
        """The change as an exact number."""
        return to_exact(self.change)

    def to_json(self) -> dict[str, Json]:
        """Return the effect as a document holds it."""
        until: Json = None if self.lasts is None else {"lasts": self.lasts, "lasts_in": self.lasts_in}
        return {"name": self.name, "address": self.address, "change": self.change, "until": until}


def read_effect(value: Json) -> Effect:
    """Return the effect of an entry of a document.

    Raises:
        EditError: It is none; the message says what is wrong with it.
    """
    if not isinstance(value, Mapping):
        raise EditError(_wrong_entry("effects", Word("an object with name, address, change and until"), value))
    name, address, change = value.get("name"), value.get("address"), value.get("change")
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        raise EditError(_wrong_entry("name", Word("a text of 1 to 80 letters"), name))
    if address is not None and not isinstance(address, str):
        raise EditError(_wrong_entry("address", Word("the address of a number"), address))
    if not address:
        return Effect(name, "", 0, *_read_until(value.get("until")))
    if not isinstance(change, int | Decimal) or isinstance(change, bool) or not _is_bounded(change):
        raise EditError(_wrong_entry("change", Word("a number from −1000000 to 1000000"), change))
    return Effect(name, address, change, *_read_until(value.get("until")))


def _is_bounded(change: int | Decimal) -> bool:
    if not -MOST_CHANGE <= change <= MOST_CHANGE:
        return False
    return isinstance(change, int) or change == round(change, _MOST_DECIMALS)


def _read_until(value: Json) -> tuple[int | None, str]:
    if value is None:
        return None, "round"
    lasts, unit = (value.get("lasts"), value.get("lasts_in")) if isinstance(value, Mapping) else (None, None)
    if not isinstance(lasts, int) or isinstance(lasts, bool) or not 0 <= lasts <= LONGEST_TIME or unit not in UNITS:
        raise EditError(_wrong_entry("until", Word("null, or an object with lasts and lasts_in"), value))
    return lasts, str(unit)


def _wrong_entry(part: str, wanted: str, found: object) -> Message:
    return Message(
        "effect_wrong_entry",
        "{place} must be {wanted}, but it is {found}.",
        {"place": part, "wanted": wanted, "found": found if isinstance(found, str) else kind_name(found)},
    )


def effects_of(entries: Sequence[Json]) -> tuple[Effect, ...]:
    """Return the readable effects of a document, whether or not their number exists."""
    return tuple(effect for effect in map(effect_or_none, entries[:MOST_EFFECTS]) if effect is not None)


def effect_or_none(entry: Json) -> Effect | None:
    """Return the effect of an entry of a document; None if it is none."""
    try:
        return read_effect(entry)
    except EditError:
        return None


def with_uid_addresses(entries: Sequence[Json], data: Mapping[str, Json]) -> tuple[Json, ...]:
    """Return entries with the rows of their addresses by uid, as a sheet keeps them."""
    return tuple(_readdressed(entry, data, by_uid=True) for entry in entries)


def with_position_addresses(entries: Sequence[Json], data: Mapping[str, Json]) -> list[Json]:
    """Return entries with the rows of their addresses by position, as a file holds them."""
    return [_readdressed(entry, data, by_uid=False) for entry in entries]


def _readdressed(entry: Json, data: Mapping[str, Json], *, by_uid: bool) -> Json:
    if not isinstance(entry, Mapping):
        return entry
    address = entry.get("address")
    if not isinstance(address, str) or "[" not in address:
        return entry
    try:
        parsed = parse_address(address)
        return {**entry, "address": str(to_uids(parsed, data) if by_uid else to_positions(parsed, data))}
    except EditError:  # no address, or its row is gone: said in a notice
        return entry


def renamed_entry(entry: Json, old: str, new: str) -> Json:
    """Return an entry with the new key of a number that its game has renamed."""
    if not isinstance(entry, Mapping) or not isinstance(address := entry.get("address"), str):
        return entry
    try:
        parsed = parse_address(address)
    except EditError:
        return entry
    if parsed.key != old or new.count("[]") != len(parsed.rows):
        return entry
    return {**entry, "address": str(Address(new, parsed.rows))}
