"""Compares a sheet that comes back with the present character: each difference, and the edit that takes it.

Rows are named by their position on paper. The document as it was printed says which rows these were, so that a sheet
can be compared after rows were moved, added or removed in the library; a row that paper has beyond them is a new one.
Nothing that paper does not show is ever removed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from core.character.address import UID_KEY, Address, parse_address, read_value, split_key, to_uids
from core.character.address_labels import ROW_NAME, address_label, key_label
from core.character.edits import AddRow, Batch, Edit, SetHeader, SetValue
from core.character.json_values import Absent, Json
from core.character.shape import empty_row
from core.character.sheet import Sheet
from core.character.typed_values import parse_typed
from core.errors import EditError, QuireError
from core.messages import Message, Translate, Word, localize_text, localize_value, phrase
from core.returned_sheets.values import ReturnedSheet, ReturnedValue
from core.rules.model import Derived, Field, Option

MOST_ROWS: Final = 200
"""Rows of a list within a new row at most."""

_HEADER_LABELS = {
    "name": Word("Name"),
    "player": Word("Player"),
    "campaign": Word("Campaign"),
    "notes": Word("Notes"),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """A value of the sheet that comes back, beside the present one.

    Attributes:
        address: Its address on the present sheet; of a new row its list.
        label: What it is, for people.
        was: Text of the value as it was printed.
        returned: Text of the value that comes back.
        present: Text of the value in the library; "" for a new row.
        edit: The edit that takes it; None if it cannot be taken.
        reason: Why it cannot be taken; None if it can.
        is_safe: Whether the library still has what was printed, so that taking it loses nothing.
        value: The value as the file has it, which gives texts and numbers to programs.
        present_value: The present value, if it is a number or a text.
        is_new_row: Whether it is a new row.
    """

    address: str
    label: str
    was: str
    returned: str
    present: str
    edit: Edit | None
    reason: Message | None
    is_safe: bool
    value: ReturnedValue
    present_value: Json = None
    is_new_row: bool = False


@dataclass(slots=True)
class _NewRow:
    """A row that paper has and the printed document has not.

    Attributes:
        list_address: Its list on the present sheet.
        number: Its position on paper.
        row: Its values.
        texts: Label and text of each value.
        first: The first value of it.
        computed: Its values that are computed.
    """

    list_address: str
    number: int
    row: dict[str, Json] = field(default_factory=dict)
    texts: list[tuple[str, str]] = field(default_factory=list)
    first: ReturnedValue | None = None
    computed: list[tuple[str, ReturnedValue]] = field(default_factory=list)


def edit_of(differences: Sequence[Difference]) -> Batch:
    """Return one edit that takes differences."""
    return Batch(tuple(each.edit for each in differences if each.edit is not None))


def compare_sheet(
    returned: ReturnedSheet, sheet: Sheet, printed: Sheet | None, translate: Translate, *, is_current: bool
) -> tuple[Difference, ...]:
    """Return what differs from a character, beside its present values.

    Args:
        returned: The sheet that comes back.
        sheet: The present character; it is not changed.
        printed: The character as it was printed; None if that is not known.
        translate: Translates the words of the game.
        is_current: Whether the character is still what was printed, so that rows are where they were.
    """
    return tuple(_Comparison(sheet, printed, translate, is_current=is_current).compare(returned.values))


class _Comparison:
    def __init__(self, sheet: Sheet, printed: Sheet | None, translate: Translate, *, is_current: bool) -> None:
        self._sheet = sheet
        self._printed = printed
        self._translate = translate
        self._has_places = is_current or printed is not None
        self._trial = sheet.copy(Random(0))
        self._rows: dict[tuple[str, int], _NewRow] = {}

    def compare(self, values: Sequence[ReturnedValue]) -> Iterator[Difference]:
        """Yield the differences: values, then new rows, then computed numbers, which follow from all others."""
        computed: list[tuple[str, ReturnedValue]] = []
        for value in values:
            try:
                address = value.address if value.is_header else self._address(value)
                if address is None:
                    continue
                if not value.is_header and isinstance(self._sheet.field(address), Derived):
                    computed.append((address, value))
                    continue
                found = self._header(value) if value.is_header else self._value(address, value)
            except QuireError as error:
                found = self._refused(value, error.message)
            if found is not None:
                yield found
        for row in self._rows.values():
            yield from self._new_row(row)
            computed += row.computed
        for address, value in computed:
            yield from self._computed(address, value)

    # -------------------------------------------------------------------------------------------------------- places

    def _address(self, value: ReturnedValue) -> str | None:
        """Return where a value is on the present sheet; None if it belongs to a new row, which takes it.

        Raises:
            EditError: There is no such place.
        """
        address = parse_address(value.address)
        self._sheet.field(value.address)  # refuses an unknown one
        if not address.rows:
            return value.address
        data = (self._printed or self._sheet).character.data
        for depth, row in enumerate(address.rows):
            key = "[]".join(address.key.split("[]")[: depth + 1])
            rows = read_value(Address(key, address.rows[:depth]), data)
            if isinstance(row, int) and row >= (len(rows) if isinstance(rows, list) else 0):
                self._collect(value, address, depth)
                return None
        try:
            return str(to_uids(address, data))
        except EditError as error:
            raise EditError(_row_gone()) from error

    def _collect(self, value: ReturnedValue, address: Address, depth: int) -> None:
        """Add a value to a new row: of the list at this depth of the address."""
        data = (self._printed or self._sheet).character.data
        parts = address.key.split("[]")
        outer = Address("[]".join(parts[: depth + 1]), address.rows[:depth])
        list_address, number = str(to_uids(outer, data)), int(address.rows[depth])
        row = self._rows.setdefault((list_address, number), _NewRow(list_address, number))
        row.first = row.first or value
        inner = Address("[]".join(parts[depth + 1 :]).lstrip("."), address.rows[depth + 1 :])
        definition = self._sheet.field(value.address)
        if isinstance(definition, Derived):
            row.computed.append((str(inner), value))
            return
        typed = _json_of(value, definition)
        if isinstance(typed, Absent) or typed == "":
            return
        _put(row.row, inner, typed)
        is_name = inner.key == ROW_NAME
        label = "" if is_name else key_label(self._sheet.system, address.key, self._translate)
        row.texts.append((label, _typed_text(value, definition, self._translate)))

    # ---------------------------------------------------------------------------------------------------- differences

    def _header(self, value: ReturnedValue) -> Difference | None:
        key, now = value.address, str(value.now)
        present = self._sheet.header(key)
        if value.problem is not None:
            return self._refused(value, value.problem)
        if now == present.replace("\r\n", "\n").strip():
            return None
        was = "" if isinstance(value.was, Absent) else str(value.was)
        label = self._name(value)
        is_safe = was == present.strip()
        return Difference(key, label, was, now, present, SetHeader(key, now), None, is_safe, value, present)

    def _value(self, address: str, value: ReturnedValue) -> Difference | None:
        label = address_label(self._sheet, address, self._translate)
        try:
            present = self._sheet.value(address)
        except EditError:
            return replace(self._refused(value, _row_gone()), label=value.label or label)
        definition = self._sheet.field(address)
        was, was_text = self._was(value, address)
        plain = present if isinstance(present, int | str) else None
        shown = Difference(address, label, was_text, str(value.now), self._text(self._sheet, address),
                           None, value.problem, is_safe=False, value=value, present_value=plain)  # fmt: skip
        if value.problem is not None:
            return shown
        try:
            edit = SetValue(address, _json_of(value, definition))
            self._trial.apply(edit)
        except QuireError as error:
            return replace(shown, reason=error.message)
        now = self._trial.value(address)
        if now == present or (isinstance(value.was, Absent) and self._printed is not None and now == was):
            return None
        is_safe = was == present and (self._has_places or "[" not in value.address)
        return replace(shown, edit=edit, is_safe=is_safe, returned=self._text(self._trial, address))

    def _new_row(self, new: _NewRow) -> Iterator[Difference]:
        if new.first is None or not new.row:
            return
        if self._is_there(new):
            return
        words = phrase("{list}, new row", list=address_label(self._sheet, new.list_address, self._translate))
        label = localize_text(words, self._translate)
        text = ", ".join(f"{name} {value}".strip() for name, value in new.texts)
        needed = empty_row(self._sheet.system, parse_address(new.list_address).key)
        filled = {**needed, **{key: _without_empty_rows(value) for key, value in new.row.items()}}
        edit, reason = AddRow(new.list_address, filled), None
        try:
            self._trial.apply(edit)
        except QuireError as error:
            reason = error.message
        yield Difference(new.list_address, label, "", text, "", None if reason else edit, reason,
                         is_safe=reason is None and self._has_places, value=new.first, is_new_row=True)  # fmt: skip
        if reason is None:
            uid = self._trial.rows(new.list_address)[-1][UID_KEY]
            new.computed = [(f"{new.list_address}[#{uid}].{inner}", value) for inner, value in new.computed]

    def _is_there(self, new: _NewRow) -> bool:
        """Return whether the list has got such a row since the sheet was printed, as if it was imported before."""
        old = set()
        if self._printed is not None:
            before = read_value(parse_address(new.list_address), self._printed.character.data)
            old = {row.get(UID_KEY) for row in before if isinstance(row, dict)} if isinstance(before, list) else set()
        return any(
            row.get(UID_KEY) not in old and all(row.get(key) == value for key, value in new.row.items())
            for row in self._sheet.rows(new.list_address)
        )

    def _computed(self, address: str, value: ReturnedValue) -> Iterator[Difference]:
        """Yield a computed number that was typed otherwise than it is; it cannot be taken."""
        try:
            now = self._text(self._trial, address)
        except QuireError:
            return
        typed = str(value.now)
        if not typed or typed == now or typed == localize_value(self._trial.text(address, with_unit=False), str):
            return
        reason = Message("paper_computed", "This number is computed, so it is shown but not taken.")
        label = address_label(self._trial, address, self._translate)
        was = "" if isinstance(value.was, Absent) else str(value.was)
        yield Difference(address, label, was, typed, now, None, reason, is_safe=False, value=value)

    def _refused(self, value: ReturnedValue, reason: Message) -> Difference:
        was = "" if isinstance(value.was, Absent) else str(value.was)
        label = value.label or self._name(value)
        return Difference(value.address, label, was, str(value.now), "", None, reason, is_safe=False, value=value)

    def _name(self, value: ReturnedValue) -> str:
        """Return what a value is called whose place may not be there."""
        if value.is_header:
            return localize_text(_HEADER_LABELS[value.address], self._translate)
        with suppress(QuireError):
            return key_label(self._sheet.system, parse_address(value.address).key, self._translate)
        return value.address

    # ---------------------------------------------------------------------------------------------------------- values

    def _was(self, value: ReturnedValue, address: str) -> tuple[object, str]:
        """Return the value that was printed, as the sheet computes with it, and its text; None and "" if unknown."""
        try:
            if self._printed is not None:
                return self._printed.value(value.address), self._text(self._printed, value.address)
            if isinstance(value.was, Absent):
                return None, ""
            twin = self._sheet.copy(Random(0))
            was = _json_of(replace(value, now=value.was), self._sheet.field(address))
            twin.apply(SetValue(address, was))
            return twin.value(address), self._text(twin, address)
        except QuireError:
            return None, "" if isinstance(value.was, Absent) else str(value.was)

    def _text(self, sheet: Sheet, address: str) -> str:
        return localize_value(sheet.text(address), self._translate)


def _row_gone() -> Message:
    return Message("paper_row_gone", "This row is no longer in the library.")


def _json_of(value: ReturnedValue, definition: Field | Derived | Option) -> Json | Absent:
    """Return the value that a text or number on paper means for a field.

    Raises:
        EditError: It is no value of the field.
    """
    if value.problem is not None:
        raise EditError(value.problem)
    if not value.is_typed or isinstance(definition, Derived):
        return value.now
    return parse_typed(definition, str(value.now))


def _typed_text(value: ReturnedValue, definition: Field | Derived | Option, translate: Translate) -> str:
    """Return a typed value for people: of a choice its word."""
    if isinstance(definition, Derived):
        return str(value.now)
    words = {choice.key: localize_text(Word(choice.label), translate) for choice in definition.choices}
    return words.get(str(value.now), str(value.now))


def _put(row: dict[str, Json], inner: Address, value: Json) -> None:
    """Put a value into a new row; rows of lists in it are made as they are needed.

    Raises:
        EditError: It is in a row far beyond those that fit on paper.
    """
    rows = iter(inner.rows)
    node = row
    *groups, last = split_key(inner.key)
    for segment in groups:
        child = node.setdefault(segment.name, [] if segment.has_row else {})
        if segment.has_row and isinstance(child, list):
            number = int(next(rows))
            if number >= MOST_ROWS:
                raise EditError(Message("paper_row_far", "A sheet has no row {number}.", {"number": number + 1}))
            child += [{} for _ in range(len(child), number + 1)]
            child = child[number]
        if isinstance(child, dict):
            node = child
    node[last.name] = value


def _without_empty_rows(value: Json) -> Json:
    """Return a value without rows in which nothing was written."""
    if isinstance(value, dict):
        return {key: _without_empty_rows(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_without_empty_rows(each) for each in value if each != {}]
    return value
