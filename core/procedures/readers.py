"""Reads typed values from setting entries and sheets, for the procedures of all games.

Entries of a setting are plain JSON objects. A reader returns its default if a key is missing or has another type, so
that entries typed by people may be incomplete. Numbers of a sheet have no default: one that is undefined, a fault or an
unexpected fraction raises a `NumberError`, which says why; `number_or` is for numbers that count something while they
are undefined, by the rules of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import PROBLEM, FractionalNumber, UndefinedNumber
from core.formula import Fault
from core.messages import Message
from core.procedures.number_errors import is_undefined_by_mistake, number_error

Default = TypeVar("Default", int, None)

_GROUP, _LIST = (dict, Mapping), (list, Sequence)
"""Types of a group and of a list of an entry; the abstract class last, as it is slow."""


def entries(setting: Setting | None, kind: str) -> tuple[Entry, ...]:
    """Return the entries of a kind; none without a setting."""
    return () if setting is None else tuple(setting.kinds.get(kind, ()))


def text(entry: Mapping[str, Json], key: str, default: str = "") -> str:
    """Return a text of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, str) else default


def whole(entry: Mapping[str, Json], key: str, default: int = 0) -> int:
    """Return a whole number of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def group(entry: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    """Return a group of an entry; empty if it has none."""
    value = entry.get(key)
    return value if isinstance(value, _GROUP) else {}


def rows(entry: Mapping[str, Json], key: str) -> tuple[Mapping[str, Json], ...]:
    """Return a list of groups of an entry, without values of other types."""
    return tuple(row for row in _list_value(entry, key) if isinstance(row, _GROUP))


def texts(entry: Mapping[str, Json], key: str) -> tuple[str, ...]:
    """Return a list of texts of an entry, without values of other types."""
    return tuple(line for line in _list_value(entry, key) if isinstance(line, str))


def _list_value(entry: Mapping[str, Json], key: str) -> Sequence[Json]:
    value = entry.get(key)
    return value if isinstance(value, _LIST) and not isinstance(value, str) else ()


def is_same_name(one: str, other: str) -> bool:
    """Return whether two names are equal, ignoring case and surrounding spaces.

    >>> is_same_name(" Long Sword", "long sword")
    True
    """
    return one.strip().casefold() == other.strip().casefold()


def find_by_name(offered: Sequence[Entry], name: str) -> Entry | None:
    """Return the first entry with this name; None if there is none."""
    return next((entry for entry in offered if is_same_name(text(entry, "name"), name)), None)


def find_by_id(offered: Sequence[Entry], key: str) -> Entry | None:
    """Return the first entry with this id; None if there is none."""
    return next((entry for entry in offered if text(entry, "id") == key), None)


def number(sheet: Sheet, address: str) -> int:
    """Return a whole number of a sheet.

    Raises:
        UndefinedNumber: It is undefined; use `number_or` where the rules say what it counts then.
        FaultyNumber: It could not be computed.
        FractionalNumber: It has a fraction; use `exact_number`, and round where the rules round.
    """
    value = sheet.value(address)
    if value.__class__ is int:
        return value
    raise number_error(sheet, address)


def is_defined(sheet: Sheet, address: str) -> bool:
    """Return whether a number of a sheet is defined, as the rules may leave some undefined.

    Raises:
        UndefinedNumber: A house rule leaves it undefined by mistake, as by a division by zero.
        FaultyNumber: It could not be computed.
    """
    value = sheet.value(address)
    if isinstance(value, Fault) or (value is None and is_undefined_by_mistake(sheet, address)):
        raise number_error(sheet, address)
    return value is not None


def computed_text(sheet: Sheet, address: str, default: str = "") -> str:
    """Return a text that a sheet computes, or a default while it is undefined.

    Raises:
        UndefinedNumber: A house rule leaves it undefined by mistake.
        FaultyNumber: It could not be computed.
    """
    return str(sheet.value(address)) if is_defined(sheet, address) else default


def number_or(sheet: Sheet, address: str, default: Default) -> int | Default:
    """Return a whole number of a sheet, or what the rules say that it counts while it is undefined.

    Args:
        sheet: The sheet.
        address: The number.
        default: What it counts while it is undefined; None if the caller asks whether it is defined.

    Raises:
        UndefinedNumber: A house rule leaves it undefined by mistake.
        FaultyNumber: It could not be computed.
        FractionalNumber: It has a fraction.
    """
    return number(sheet, address) if is_defined(sheet, address) else default


def exact_number(sheet: Sheet, address: str) -> Fraction:
    """Return a number of a sheet exactly.

    Raises:
        UndefinedNumber: It is undefined; use `exact_number_or` where the rules say what it counts then.
        FaultyNumber: It could not be computed.
    """
    value = sheet.value(address)
    if isinstance(value, int | Fraction):
        return Fraction(value)
    raise number_error(sheet, address)


def require_numbers(sheet: Sheet, *addresses: str) -> None:
    """Refuse numbers that cannot be used before anything is asked that would be answered in vain.

    Raises:
        UndefinedNumber: One is undefined.
        FaultyNumber: One could not be computed.
    """
    for address in addresses:
        exact_number(sheet, address)


def exact_number_or(sheet: Sheet, address: str, default: Default) -> Fraction | Default:
    """Return a number of a sheet exactly, or what the rules say that it counts while it is undefined.

    Args:
        sheet: The sheet.
        address: The number.
        default: As for `number_or`.

    Raises:
        UndefinedNumber: A house rule leaves it undefined by mistake.
        FaultyNumber: It could not be computed.
    """
    return exact_number(sheet, address) if is_defined(sheet, address) else default


def why_unusable(sheet: Sheet, *addresses: str, may_be_fractional: bool = False) -> Message | None:
    """Return why a choice that needs these numbers of a sheet is closed, or None if all can be used.

    Args:
        sheet: The sheet.
        addresses: The numbers.
        may_be_fractional: Whether the rules round later, so that fractions are fine.

    Raises:
        FaultyNumber: One could not be computed; no choice beside it is offered either.
    """
    read = exact_number if may_be_fractional else number
    try:
        for address in addresses:
            read(sheet, address)
    except (UndefinedNumber, FractionalNumber) as error:
        problem = error.message.values.get(PROBLEM)
        return problem if isinstance(problem, Message) else error.message
    return None


def has_option(sheet: Sheet, key: str) -> bool:
    """Return whether an optional rule (a switch) is on."""
    return bool(sheet.option(key))


def sheet_rows(sheet: Sheet, key: str) -> tuple[Mapping[str, Json], ...]:
    """Return the rows of a list in a character's document."""
    return rows(sheet.character.data, key)
