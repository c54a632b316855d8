"""Edits: invertible changes of a character document.

An edit does not know the game: applied to a :class:`~core.character.Character`, it gives a new one, the inverse edit
and the addresses that were written. :class:`~core.character.Sheet` checks an edit against the game before it applies
it. Rows are named by uid; positions are accepted and converted where the row has a uid.

Applying an edit and then its inverse restores the document exactly. All ten kinds are in one module because they share
how rows are found and how inverses are built.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.character.address import (
    UID_KEY,
    Address,
    first_missing,
    is_uid,
    max_depth_at,
    parse_address,
    read_value,
    row_positions,
    swap_value,
    to_positions,
    to_uids,
    with_value,
)
from core.character.document import TEXT_HEADERS, Acceptance, Character
from core.character.json_reader import kind_name
from core.character.json_values import ABSENT, DEEPEST, Absent, Json, clean
from core.character.portrait import check_portrait
from core.character.uids import Uids
from core.errors import EditError
from core.messages import Message, Word

TAGS: Final = "tags"
HEADERS: Final = (*TEXT_HEADERS, TAGS)


@dataclass(frozen=True, slots=True)
class Applied:
    """The result of an edit.

    Attributes:
        character: The new document.
        inverse: The edit that undoes it.
        addresses: What was written, rows by uid; a list if its rows were added, removed or moved. Outside ``data``:
            ``name``, ``options.…``, ``house_rules.…``, ``accepted``, ``portrait``.
    """

    character: Character
    inverse: Edit
    addresses: tuple[str, ...]


class Edit(ABC):
    """An invertible change of a character."""

    __slots__ = ()

    @abstractmethod
    def apply(self, character: Character, uids: Uids) -> Applied:
        """Return the changed character and the inverse edit.

        Args:
            character: Not modified.
            uids: Source of uids for new rows without a uid, or with one in use.

        Raises:
            EditError: The edit does not fit the document.
        """


@dataclass(frozen=True, slots=True)
class SetValue(Edit):
    """Set an input, a whole group (``culture``), list (``languages``) or row; missing parent groups are created.

    Attributes:
        address: Address in ``data``.
        value: The new value; :data:`~core.character.ABSENT` removes it, so that the default applies.
    """

    address: str
    value: Json | Absent

    def apply(self, character: Character, uids: Uids) -> Applied:
        place = to_positions(parse_address(self.address), character.data)
        value = self.value if isinstance(self.value, Absent) else clean(self.value, EditError, max_depth_at(place))
        return set_value(character, place, str(to_uids(place, character.data)), value)


def set_value(character: Character, place: Address, named: str, value: Json | Absent) -> Applied:
    """Set an input at an address that is already resolved.

    Args:
        character: Not modified.
        place: The address, rows by position.
        named: The same address, rows by uid.
        value: A clean JSON value.
    """
    data = character.data
    if not isinstance(value, Absent) and (exchange := swap_value(place, data, value)) is not None:
        return Applied(character.with_data(exchange[0]), SetValue(named, exchange[1]), (named,))
    missing = first_missing(place, data)
    if missing is None:
        back = SetValue(named, read_value(place, data))
    else:
        back = SetValue(str(to_uids(missing, data)), read_value(missing, data))
        if isinstance(value, Absent):
            return Applied(character, back, ())
    return Applied(character.with_data(with_value(place, data, value)), back, (named,))


@dataclass(frozen=True, slots=True)
class SetHeader(Edit):
    """Set a header of the document.

    Attributes:
        key: ``name``, ``player``, ``campaign``, ``notes`` (texts) or ``tags`` (a list of texts).
        value: The new value.
    """

    key: str
    value: Json

    def apply(self, character: Character, uids: Uids) -> Applied:
        if self.key not in HEADERS:
            raise EditError(
                Message(
                    "no_header",
                    "A character has no header {key}. The headers are: {known}.",
                    {"key": self.key, "known": ", ".join(HEADERS)},
                )
            )
        value = clean(self.value, EditError)
        back = SetHeader(self.key, header(character, self.key))
        if self.key == TAGS:
            tags = tuple(tag for tag in value if isinstance(tag, str)) if isinstance(value, list) else ()
            if not isinstance(value, list) or len(tags) != len(value):
                raise EditError(_wrong_header(self.key, Word("a list of texts"), value))
            return Applied(replace(character, tags=tags), back, (self.key,))
        if not isinstance(value, str):
            raise EditError(_wrong_header(self.key, Word("a text"), value))
        return Applied(_with_header(character, self.key, value), back, (self.key,))


@dataclass(frozen=True, slots=True)
class AddRow(Edit):
    """Insert a row into a list.

    Attributes:
        list_address: The list; created if it is missing.
        row: The row; it gets a new uid if it has none or one in use.
        position: New position, from 0; None appends.
    """

    list_address: str
    row: Mapping[str, Json]
    position: int | None = None

    def apply(self, character: Character, uids: Uids) -> Applied:
        place = to_uids(parse_address(self.list_address), character.data)
        row = clean(self.row, EditError, max_depth_at(place) - 1)
        if not isinstance(row, dict):
            raise EditError(
                Message(
                    "row_no_group",
                    "A row of {list} must be an object in curly braces, but it is {found}.",
                    {"list": place, "found": kind_name(row)},
                )
            )
        before = read_value(place, character.data)
        rows = [] if isinstance(before, Absent) else list(_rows(before, place))
        position = len(rows) if self.position is None else self.position
        if not 0 <= position <= len(rows):
            raise EditError(_no_position(place, position, len(rows)))
        row = _with_uid(row, character.data, uids)
        rows.insert(position, row)
        missing = first_missing(place, character.data)
        back: Edit
        back = (
            RemoveRow(f"{place}[#{row[UID_KEY]}]")
            if missing is None
            else SetValue(str(missing), read_value(missing, character.data))
        )
        return Applied(character.with_data(with_value(place, character.data, rows)), back, (str(place),))


@dataclass(frozen=True, slots=True)
class RemoveRow(Edit):
    """Remove a row from its list.

    Attributes:
        address: The row, ``weapons[#k3f9]``.
    """

    address: str

    def apply(self, character: Character, uids: Uids) -> Applied:
        place, position, list_place, rows = _find_row(self.address, character)
        row = rows.pop(position)
        back: Edit
        if isinstance(place.rows[-1], str) and isinstance(row, Mapping):
            back = AddRow(str(list_place), row, position)
        else:
            back = SetValue(str(list_place), read_value(list_place, character.data))
        return Applied(character.with_data(with_value(list_place, character.data, rows)), back, (str(list_place),))


@dataclass(frozen=True, slots=True)
class MoveRow(Edit):
    """Move a row within its list.

    Attributes:
        address: The row.
        position: New position, from 0.
    """

    address: str
    position: int

    def apply(self, character: Character, uids: Uids) -> Applied:
        place, position, list_place, rows = _find_row(self.address, character)
        if not 0 <= self.position < len(rows):
            raise EditError(_no_position(list_place, self.position, len(rows) - 1))
        rows.insert(self.position, rows.pop(position))
        moved = place if isinstance(place.rows[-1], str) else Address(place.key, (*place.rows[:-1], self.position))
        back = MoveRow(str(moved), position)
        return Applied(character.with_data(with_value(list_place, character.data, rows)), back, (str(list_place),))


@dataclass(frozen=True, slots=True)
class SetOption(Edit):
    """Set an optional rule of the game.

    Attributes:
        key: Key of the option.
        value: The new value; :data:`~core.character.ABSENT` restores the game's default.
        is_unchecked: Whether unknown options are accepted, so that an inverse can always restore the document.
    """

    key: str
    value: Json | Absent
    is_unchecked: bool = False

    def apply(self, character: Character, uids: Uids) -> Applied:
        options = dict(character.options)
        back = SetOption(self.key, options.get(self.key, ABSENT), is_unchecked=True)
        if isinstance(self.value, Absent):
            options.pop(self.key, None)
        else:
            options[self.key] = clean(self.value, EditError, DEEPEST - 2)
        return Applied(replace(character, options=options), back, (f"options.{self.key}",))


@dataclass(frozen=True, slots=True)
class SetHouseRule(Edit):
    """Replace a formula of the game.

    Attributes:
        key: What it replaces: ``move_rate``, ``cap.hlth``, the family ``cap.<a>``, ``weapons[].damage``.
        formula: The formula; :data:`~core.character.ABSENT` restores the book's.
        position: Position among the house rules; None keeps that of an existing rule and appends a new one.
        is_unchecked: Whether an invalid rule is accepted, so that an inverse can always restore the document.
    """

    key: str
    formula: str | Absent
    position: int | None = None
    is_unchecked: bool = False

    def apply(self, character: Character, uids: Uids) -> Applied:
        rules = list(character.house_rules.items())
        keys = [key for key, _ in rules]
        at = keys.index(self.key) if self.key in keys else None
        back = SetHouseRule(self.key, ABSENT if at is None else rules[at][1], at, is_unchecked=True)
        if at is not None:
            del rules[at]
        if not isinstance(self.formula, Absent):
            if not isinstance(self.formula, str):
                raise EditError(_wrong_header(f"house_rules.{self.key}", Word("a formula"), self.formula))
            position = self.position if self.position is not None else at
            rules.insert(len(rules) if position is None else position, (self.key, str(clean(self.formula, EditError))))
        return Applied(replace(character, house_rules=dict(rules)), back, (f"house_rules.{self.key}",))


@dataclass(frozen=True, slots=True)
class Accept(Edit):
    """Allow a violation, or stop allowing it.

    Attributes:
        code, address: The violation.
        reason: Why it is allowed; None stops allowing it.
        position: Position among the accepted violations; None keeps it, or appends.
    """

    code: str
    address: str
    reason: str | None
    position: int | None = None

    def apply(self, character: Character, uids: Uids) -> Applied:
        address = to_uid_address(self.address, character)
        entries = list(character.accepted)
        names = [(entry.code, to_uid_address(entry.address, character)) for entry in entries]
        at = names.index((self.code, address)) if (self.code, address) in names else None
        back = Accept(self.code, address, None if at is None else entries[at].reason, at)
        if at is not None:
            old = entries.pop(at)
            address = old.address
            back = replace(back, address=old.address)
        if self.reason is not None:
            position = self.position if self.position is not None else at
            entry = Acceptance(self.code, address, str(clean(self.reason, EditError)))
            entries.insert(len(entries) if position is None else position, entry)
        return Applied(replace(character, accepted=tuple(entries)), back, ("accepted",))


@dataclass(frozen=True, slots=True)
class SetPortrait(Edit):
    """Set or remove the portrait.

    Attributes:
        value: PNG or JPEG in base64, at most 512 KB; None removes it.
    """

    value: str | None

    def apply(self, character: Character, uids: Uids) -> Applied:
        if self.value is not None and (problem := check_portrait(self.value)):
            raise EditError(problem)
        return Applied(replace(character, portrait=self.value), SetPortrait(character.portrait), ("portrait",))


@dataclass(frozen=True, slots=True)
class Batch(Edit):
    """Several edits applied as one: all or none, one entry in the history.

    Attributes:
        edits: The edits, in order.
        label: Description for people: "Step VI: Movement"; "" derives it from the edits.
    """

    edits: tuple[Edit, ...]
    label: str = ""

    def apply(self, character: Character, uids: Uids) -> Applied:
        backs: list[Edit] = []
        addresses: dict[str, None] = {}
        for edit in self.edits:
            applied = edit.apply(character, uids)
            character = applied.character
            backs.append(applied.inverse)
            addresses.update(dict.fromkeys(applied.addresses))
        return Applied(character, Batch(tuple(reversed(backs)), self.label), tuple(addresses))


def header(character: Character, key: str) -> Json:
    """Return a header of the document, by one of :data:`HEADERS`."""
    texts: dict[str, Json] = {
        "name": character.name,
        "player": character.player,
        "campaign": character.campaign,
        "notes": character.notes,
        TAGS: list(character.tags),
    }
    return texts[key]


def to_uid_address(address: str, character: Character) -> str:
    """Return an address with its rows by uid; an address that does not resolve is returned unchanged."""
    try:
        return str(to_uids(parse_address(address), character.data))
    except EditError:
        return address


def _with_header(character: Character, key: str, value: str) -> Character:
    if key == "name":
        return replace(character, name=value)
    if key == "player":
        return replace(character, player=value)
    if key == "campaign":
        return replace(character, campaign=value)
    return replace(character, notes=value)


def _find_row(address: str, character: Character) -> tuple[Address, int, Address, list[Json]]:
    """Return a row's address by uid, its position, and its list with the rows in it."""
    place = to_uids(parse_address(address), character.data)
    if not place.is_row:
        raise EditError(
            Message("no_row_address", "{address} is not a row. Rows are written like weapons[0].", {"address": address})
        )
    list_place = Address(place.key.removesuffix("[]"), place.rows[:-1])
    rows = read_value(list_place, character.data)
    return place, row_positions(place, character.data)[-1], list_place, list(_rows(rows, list_place))


def _rows(value: Json | Absent, place: Address) -> list[Json]:
    if isinstance(value, list):
        return value
    raise EditError(Message("no_list", "{address} is not a list. Check the address.", {"address": place}))


def _with_uid(row: dict[str, Json], data: Mapping[str, Json], uids: Uids) -> dict[str, Json]:
    taken = uids.taken_in(data)
    uid = row.get(UID_KEY)
    if isinstance(uid, str) and is_uid(uid) and uid not in taken:
        return row
    return {**row, UID_KEY: uids.new(taken)}


def _no_position(place: Address, position: int, last: int) -> Message:
    return Message(
        "no_position",
        "{list} has no position {position}; positions are 0 to {last}.",
        {"list": place, "position": position, "last": last},
    )


def _wrong_header(key: str, wanted: str, found: object) -> Message:
    return Message(
        "wrong_type",
        "{place} must be {wanted}, but it is {found}. Correct it and try again.",
        {"place": key, "wanted": wanted, "found": kind_name(found)},
    )
