"""Edit classes: invertible changes of a character document, applied without its game.

An edit does not know the game: applied to a :class:`~core.character.document.Character`, it gives a new one, the
inverse edit and the addresses that were written. :class:`~core.character.sheet.Sheet` checks an edit against the game
before it applies it. Rows are named by uid; positions are accepted and converted where the row has a uid.

Applying an edit and then its inverse restores the document exactly. All thirteen kinds are in one module because they
share how rows are found and how inverses are built.
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
from core.character.campaign_rules import CAMPAIGN_RULES_KEY, OPTION, CampaignRules
from core.character.document import CAMPAIGN_ID, TEXT_HEADERS, Acceptance, Character
from core.character.effects import EFFECTS_KEY, with_uid_addresses
from core.character.json_reader import kind_name
from core.character.json_values import ABSENT, DEEPEST, Absent, Json, clean
from core.character.portrait import check_portrait
from core.character.setting_reference import SETTING_KEY, SettingReference
from core.character.uids import Uids
from core.errors import EditError
from core.messages import Message, Word

TAGS: Final = "tags"
_CAMPAIGN: Final = "campaign"
HEADERS: Final = (*TEXT_HEADERS, TAGS, CAMPAIGN_ID)


@dataclass(frozen=True, slots=True)
class Applied:
    """The result of an edit.

    Attributes:
        character: The new document.
        inverse: The edit that undoes it.
        addresses: What was written, rows by uid; a list if its rows were added, removed or moved. Outside ``data``:
            ``name``, ``options.…``, ``house_rules.…``, ``accepted``, ``effects``, ``portrait``, ``setting``,
            ``campaign_rules``.
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
    """Set an input, a group (``culture``), a list (``languages``) or a row.

    Missing parent groups are created.

    Attributes:
        address: Address in ``data``.
        value: The new value; :data:`~core.character.json_values.ABSENT` removes it, so that the default applies.
    """

    address: str
    value: Json | Absent

    def apply(self, character: Character, uids: Uids) -> Applied:
        address = to_positions(parse_address(self.address), character.data)
        value = self.value if isinstance(self.value, Absent) else clean(self.value, EditError, max_depth_at(address))
        return set_value(character, address, str(to_uids(address, character.data)), value)


def set_value(character: Character, address: Address, uid_address: str, value: Json | Absent) -> Applied:
    """Set an input at an address that is already resolved.

    Args:
        character: Not modified.
        address: The address, rows by position.
        uid_address: The same address, rows by uid.
        value: A clean JSON value.
    """
    data = character.data
    if not isinstance(value, Absent) and (swapped := swap_value(address, data, value)) is not None:
        return Applied(character.with_data(swapped[0]), SetValue(uid_address, swapped[1]), (uid_address,))
    missing = first_missing(address, data)
    if missing is None:
        inverse = SetValue(uid_address, read_value(address, data))
    else:
        inverse = SetValue(str(to_uids(missing, data)), read_value(missing, data))
        if isinstance(value, Absent):
            return Applied(character, inverse, ())
    return Applied(character.with_data(with_value(address, data, value)), inverse, (uid_address,))


@dataclass(frozen=True, slots=True)
class SetHeader(Edit):
    """Set a header of the document.

    Another name of the campaign names another campaign, so its id is removed.

    Attributes:
        key: ``name``, ``player``, ``campaign``, ``campaign_id``, ``notes`` (texts) or ``tags`` (a list of texts).
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
        inverse = SetHeader(self.key, header(character, self.key))
        if self.key == TAGS:
            tags = tuple(tag for tag in value if isinstance(tag, str)) if isinstance(value, list) else ()
            if not isinstance(value, list) or len(tags) != len(value):
                raise EditError(_wrong_header(self.key, Word("a list of texts"), value))
            return Applied(replace(character, tags=tags), inverse, (self.key,))
        if not isinstance(value, str):
            raise EditError(_wrong_header(self.key, Word("a text"), value))
        changed = _with_header(character, self.key, value)
        if self.key == _CAMPAIGN and character.campaign_id and value != character.campaign:
            inverses = (inverse, SetHeader(CAMPAIGN_ID, character.campaign_id))
            return Applied(replace(changed, campaign_id=""), Batch(inverses), (self.key, CAMPAIGN_ID))
        return Applied(changed, inverse, (self.key,))


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
        list_address = to_uids(parse_address(self.list_address), character.data)
        row = clean(self.row, EditError, max_depth_at(list_address) - 1)
        if not isinstance(row, dict):
            raise EditError(
                Message(
                    "row_no_group",
                    "A row of {list} must be an object in curly braces, but it is {found}.",
                    {"list": list_address, "found": kind_name(row)},
                )
            )
        return add_row(character, list_address, _with_uid(row, character.data, uids), self.position)


def add_row(character: Character, list_address: Address, row: Mapping[str, Json], position: int | None) -> Applied:
    """Insert a row into a list at an address that is already resolved.

    Args:
        character: Not modified.
        list_address: The list, rows by uid.
        row: The row, a clean JSON object with an unused uid.
        position: New position, from 0; None appends.
    """
    before = read_value(list_address, character.data)
    rows = [] if isinstance(before, Absent) else list(_rows(before, list_address))
    place = len(rows) if position is None else position
    if not 0 <= place <= len(rows):
        raise EditError(_no_position(list_address, place, len(rows)))
    rows.insert(place, row)
    missing = first_missing(list_address, character.data)
    inverse: Edit
    inverse = (
        RemoveRow(f"{list_address}[#{row[UID_KEY]}]")
        if missing is None
        else SetValue(str(missing), read_value(missing, character.data))
    )
    return Applied(character.with_data(with_value(list_address, character.data, rows)), inverse, (str(list_address),))


@dataclass(frozen=True, slots=True)
class RemoveRow(Edit):
    """Remove a row from its list.

    Attributes:
        address: The row, ``weapons[#k3f9]``.
    """

    address: str

    def apply(self, character: Character, uids: Uids) -> Applied:
        row_address, position, list_address, rows = _find_row(self.address, character)
        row = rows.pop(position)
        inverse: Edit
        if isinstance(row_address.rows[-1], str) and isinstance(row, Mapping):
            inverse = AddRow(str(list_address), row, position)
        else:
            inverse = SetValue(str(list_address), read_value(list_address, character.data))
        return Applied(
            character.with_data(with_value(list_address, character.data, rows)), inverse, (str(list_address),)
        )


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
        row_address, position, list_address, rows = _find_row(self.address, character)
        if not 0 <= self.position < len(rows):
            raise EditError(_no_position(list_address, self.position, len(rows) - 1))
        rows.insert(self.position, rows.pop(position))
        moved = (
            row_address
            if isinstance(row_address.rows[-1], str)
            else Address(row_address.key, (*row_address.rows[:-1], self.position))
        )
        inverse = MoveRow(str(moved), position)
        return Applied(
            character.with_data(with_value(list_address, character.data, rows)), inverse, (str(list_address),)
        )


@dataclass(frozen=True, slots=True)
class SetOption(Edit):
    """Set an optional rule of the game.

    Attributes:
        key: Key of the option.
        value: The new value; :data:`~core.character.json_values.ABSENT` restores the game's default.
        is_unchecked: Whether unknown options are accepted, so that an inverse can always restore the document.
        reason: Why it is set; "" for none, None keeps the present one, or removes it together with the value.
    """

    key: str
    value: Json | Absent
    is_unchecked: bool = False
    reason: str | None = None

    def apply(self, character: Character, uids: Uids) -> Applied:
        options = dict(character.options)
        reasons, old_reason = _with_reason(character, OPTION + self.key, self.reason, self.value)
        inverse = SetOption(self.key, options.get(self.key, ABSENT), is_unchecked=True, reason=old_reason)
        if isinstance(self.value, Absent):
            options.pop(self.key, None)
        else:
            options[self.key] = clean(self.value, EditError, DEEPEST - 2)
        return Applied(replace(character, options=options, reasons=reasons), inverse, (f"options.{self.key}",))


@dataclass(frozen=True, slots=True)
class SetHouseRule(Edit):
    """Replace a formula of the game.

    Attributes:
        key: What it replaces: ``move_rate``, ``cap.hlth``, the family ``cap.<a>``, ``weapons[].damage``.
        formula: The formula; :data:`~core.character.json_values.ABSENT` restores the book's.
        position: Position among the house rules; None keeps that of an existing rule and appends a new one.
        is_unchecked: Whether an invalid rule is accepted, so that an inverse can always restore the document.
        reason: Why it holds; "" for none, None keeps the present one, or removes it together with the formula.
    """

    key: str
    formula: str | Absent
    position: int | None = None
    is_unchecked: bool = False
    reason: str | None = None

    def apply(self, character: Character, uids: Uids) -> Applied:
        rules = list(character.house_rules.items())
        keys = [key for key, _ in rules]
        index = keys.index(self.key) if self.key in keys else None
        reasons, old_reason = _with_reason(character, self.key, self.reason, self.formula)
        old = ABSENT if index is None else rules[index][1]
        inverse = SetHouseRule(self.key, old, index, is_unchecked=True, reason=old_reason)
        if index is not None:
            del rules[index]
        if not isinstance(self.formula, Absent):
            if not isinstance(self.formula, str):
                raise EditError(_wrong_header(f"house_rules.{self.key}", Word("a formula"), self.formula))
            position = self.position if self.position is not None else index
            rules.insert(len(rules) if position is None else position, (self.key, str(clean(self.formula, EditError))))
        changed = replace(character, house_rules=dict(rules), reasons=reasons)
        return Applied(changed, inverse, (f"house_rules.{self.key}",))


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
        accepted_violations = [(entry.code, to_uid_address(entry.address, character)) for entry in entries]
        index = accepted_violations.index((self.code, address)) if (self.code, address) in accepted_violations else None
        inverse = Accept(self.code, address, None if index is None else entries[index].reason, index)
        if index is not None:
            old = entries.pop(index)
            address = old.address
            inverse = replace(inverse, address=old.address)
        if self.reason is not None:
            position = self.position if self.position is not None else index
            entry = Acceptance(self.code, address, str(clean(self.reason, EditError)))
            entries.insert(len(entries) if position is None else position, entry)
        return Applied(replace(character, accepted=tuple(entries)), inverse, ("accepted",))


@dataclass(frozen=True, slots=True)
class SetEffects(Edit):
    """Set what the conditions of the character change.

    Attributes:
        value: The entries, see :mod:`core.character.effects`.
        is_unchecked: Whether unusable entries are accepted, so that an inverse can always restore the document.
    """

    value: tuple[Json, ...]
    is_unchecked: bool = False

    def apply(self, character: Character, uids: Uids) -> Applied:
        value = clean(self.value, EditError, DEEPEST - 1)
        entries = with_uid_addresses(value if isinstance(value, list) else (), character.data)
        inverse = SetEffects(character.effects, is_unchecked=True)
        return Applied(replace(character, effects=entries), inverse, (EFFECTS_KEY,))


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
class SetSetting(Edit):
    """Set the Game Master's setting of the character, or return to the sample setting.

    Attributes:
        value: The setting; None for the sample setting.
    """

    value: SettingReference | None

    def apply(self, character: Character, uids: Uids) -> Applied:
        return Applied(replace(character, setting=self.value), SetSetting(character.setting), (SETTING_KEY,))


@dataclass(frozen=True, slots=True)
class SetCampaignRules(Edit):
    """Set the rules that the character has from its campaign, or remove them.

    Attributes:
        value: The rules; None for none.
    """

    value: CampaignRules | None

    def apply(self, character: Character, uids: Uids) -> Applied:
        rules = None if self.value is None else clean(self.value.to_json(), EditError, DEEPEST - 1)
        value = CampaignRules.from_json(rules)
        inverse = SetCampaignRules(character.campaign_rules)
        return Applied(replace(character, campaign_rules=value), inverse, (CAMPAIGN_RULES_KEY,))


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
        inverses: list[Edit] = []
        addresses: dict[str, None] = {}
        for edit in self.edits:
            applied = edit.apply(character, uids)
            character = applied.character
            inverses.append(applied.inverse)
            addresses.update(dict.fromkeys(applied.addresses))
        return Applied(character, Batch(tuple(reversed(inverses)), self.label), tuple(addresses))


def header(character: Character, key: str) -> Json:
    """Return a header of the document, by one of :data:`HEADERS`."""
    texts: dict[str, Json] = {
        "name": character.name,
        "player": character.player,
        "campaign": character.campaign,
        "notes": character.notes,
        CAMPAIGN_ID: character.campaign_id,
        TAGS: list(character.tags),
    }
    return texts[key]


def to_uid_address(address: str, character: Character) -> str:
    """Return an address with its rows by uid.

    An address that does not resolve is returned unchanged.
    """
    try:
        return str(to_uids(parse_address(address), character.data))
    except EditError:
        return address


def _with_header(character: Character, key: str, value: str) -> Character:
    if key == "name":
        return replace(character, name=value)
    if key == "player":
        return replace(character, player=value)
    if key == _CAMPAIGN:
        return replace(character, campaign=value)
    if key == CAMPAIGN_ID:
        return replace(character, campaign_id=value)
    return replace(character, notes=value)


def _with_reason(
    character: Character, key: str, reason: str | None, value: Json | Absent
) -> tuple[Mapping[str, str], str | None]:
    """Return the reasons after a rule is set, and the reason for its inverse; None if there is none."""
    old = character.reasons.get(key, "")
    kept = "" if isinstance(value, Absent) else old
    new = kept if reason is None else str(clean(reason, EditError))
    if new == old:
        return character.reasons, old or None
    reasons = {known: text for known, text in character.reasons.items() if known != key}
    return {**reasons, key: new} if new else reasons, old


def _find_row(address: str, character: Character) -> tuple[Address, int, Address, list[Json]]:
    """Return a row's address by uid, its position, and its list with the rows in it."""
    row_address = to_uids(parse_address(address), character.data)
    if not row_address.is_row:
        raise EditError(
            Message("no_row_address", "{address} is not a row. Rows are written like weapons[0].", {"address": address})
        )
    list_address = Address(row_address.key.removesuffix("[]"), row_address.rows[:-1])
    rows = read_value(list_address, character.data)
    return row_address, row_positions(row_address, character.data)[-1], list_address, list(_rows(rows, list_address))


def _rows(value: Json | Absent, address: Address) -> list[Json]:
    if isinstance(value, list):
        return value
    raise EditError(Message("no_list", "{address} is not a list. Check the address.", {"address": address}))


def _with_uid(row: dict[str, Json], data: Mapping[str, Json], uids: Uids) -> dict[str, Json]:
    taken = uids.taken_in(data)
    uid = row.get(UID_KEY)
    if isinstance(uid, str) and is_uid(uid) and uid not in taken:
        return row
    return {**row, UID_KEY: uids.new(taken)}


def _no_position(address: Address, position: int, last: int) -> Message:
    return Message(
        "no_position",
        "{list} has no position {position}; positions are 0 to {last}.",
        {"list": address, "position": position, "last": last},
    )


def _wrong_header(key: str, wanted: str, found: object) -> Message:
    return Message(
        "wrong_type",
        "{place} must be {wanted}, but it is {found}. Correct it and try again.",
        {"place": key, "wanted": wanted, "found": kind_name(found)},
    )
