"""Writes addresses for people: the game's label or abbreviation, and the row's name.

All functions take a translate function for the words of the game.
"""

from __future__ import annotations

from functools import lru_cache

from core.character.address import Address, parse_address
from core.character.sheet import Sheet
from core.errors import EditError
from core.formula import Cell
from core.messages import Translate, Word, localize_text, phrase
from core.rules.model import Derived, Field, System

ROW_NAME = "name"


def short_label(system: System, cell: Cell, translate: Translate) -> str:
    """Return the abbreviation of a number, or else its label.

    A whole column adds the list: "Load of Items".

    Args:
        system: The game.
        cell: The number; a whole column has fewer positions than rows, as in ``("items[].load", ())``.
        translate: Translates the game's words.
    """
    key, path = cell
    name = _abbreviation(system, key)
    list_key, _, inner = key.rpartition("[].")
    if not inner or not list_key or len(path) >= key.count("[]"):
        return localize_text(name, translate)
    return localize_text(phrase("{number} of {list}", number=name, list=_abbreviation(system, list_key)), translate)


def _abbreviation(system: System, key: str) -> Word:
    definition = _definition(system, key)
    if definition is not None:
        return Word(definition.abbr or definition.label)
    other = system.options.get(key.removeprefix("options.")) or system.groups.get(key)
    return Word(key if other is None else other.label)


def _definition(system: System, key: str) -> Field | Derived | None:
    return system.derived.get(key) or system.fields.get(key)


def address_label(sheet: Sheet, address: str, translate: Translate, *, near: str = "", longest: int = 0) -> str:
    """Return the label of an address for people: ``Weapon Slowness, Long sword``.

    The empty address gives the name of the character; an invalid one is returned as it is.

    Args:
        sheet: The sheet.
        address: The address.
        translate: Translates the game's words.
        near: Another address; if both are in the same row, the row is not named.
        longest: Longer labels are replaced by the abbreviation; 0 for no limit.
    """
    try:
        parsed = parse_address(address)
    except EditError:
        return address or sheet.character.name
    if parsed.key.endswith("[]"):
        return row_name(sheet, parsed.key, parsed.rows, translate)
    label = key_label(sheet.system, parsed.key, translate, longest=longest)
    if not parsed.rows or _is_same_row(parsed, near):
        return label
    return f"{label}, {_containing_row_name(sheet, parsed.key, parsed.rows, translate)}"


@lru_cache(maxsize=8192)
def key_label(system: System, key: str, translate: Translate, *, longest: int = 0) -> str:
    """Return the label of a number or input by its class key, without the row.

    A label that is too long is replaced by the abbreviation.
    """
    definition = _definition(system, key)
    label = localize_text(_abbreviation(system, key) if definition is None else Word(definition.label), translate)
    return localize_text(_abbreviation(system, key), translate) if longest and len(label) > longest else label


def containing_row_name(sheet: Sheet, address: str, translate: Translate) -> str:
    """Return the name of the row that contains an address."""
    parsed = parse_address(address)
    return _containing_row_name(sheet, parsed.key, parsed.rows, translate)


def cell_row_name(sheet: Sheet, cell: Cell, translate: Translate) -> str:
    """Return the name of the row that contains a number."""
    return _containing_row_name(sheet, *cell, translate)


def _containing_row_name(sheet: Sheet, key: str, rows: tuple[int | str, ...], translate: Translate) -> str:
    return row_name(sheet, _row_key(key), rows, translate)


def _row_key(key: str) -> str:
    return key[: key.rindex("[]") + 2]


def row_name(sheet: Sheet, key: str, rows: tuple[int | str, ...], translate: Translate) -> str:
    """Return the name of a row, or else the game's word for such a row and its number.

    Args:
        sheet: The sheet.
        key: Class key of the rows of the list: ``weapons[]``.
        rows: Position or uid of the row, after those of the rows that it is in.
        translate: Translates the game's words.
    """
    name_key, label = _row_words(sheet.system, key, translate)
    if name_key:  # an unknown key would cost a slow spelling suggestion
        positions = tuple([row for row in rows if isinstance(row, int)])
        is_by_uid = len(positions) < len(rows)
        try:
            name = sheet.value(str(Address(name_key, rows))) if is_by_uid else sheet.value_at((name_key, positions))
        except (EditError, LookupError):
            name = None  # the row is gone
        if isinstance(name, str) and name:
            return name
    last = rows[-1]
    return f"{label} {last + 1}" if isinstance(last, int) else label


@lru_cache(maxsize=1024)
def _row_words(system: System, key: str, translate: Translate) -> tuple[str, str]:
    """Return the class key of the names of a list's rows, "" for none, and the game's word for such a row."""
    name_key, field = f"{key}.{ROW_NAME}", system.fields.get(key.removesuffix("[]"))
    label = localize_text(field.row_label, translate) if field is not None and field.row_label else key
    return "" if _definition(system, name_key) is None else name_key, label


def _is_same_row(address: Address, near: str) -> bool:
    """Return whether another address is in the same row."""
    if "[" not in near:
        return False
    other = parse_address(near)
    return other.rows == address.rows and _row_key(other.key) == _row_key(address.key)
