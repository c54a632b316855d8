"""What places of a sheet are called: labels and abbreviations of the game, with the row that they stand in."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from PySide6.QtCore import QCoreApplication

from core.character import Address, Sheet, parse_address
from core.engine import Cell
from core.errors import EditError
from core.rules import Derived, Field, System
from desktop.messages import game_context

ROW_NAME = "name"


def in_words(system: System, text: str) -> str:
    """Give a text of a game's data in the language of the window."""
    return QCoreApplication.translate(game_context(system.id), text) if text else ""


def names_unit(field: Field) -> bool:
    """Tell whether the name of an input says already what is counted: "Seconds still unconscious"."""
    return bool(field.unit) and field.unit.casefold() in field.label.casefold().split()


def all_in_words(system: System, texts: Iterable[str]) -> str:
    """Give sentences of a game's data, one behind the other, in the language of the window."""
    return " ".join(in_words(system, text) for text in texts)


def short_name(system: System, cell: Cell) -> str:
    """Give the abbreviation of a number, or its label where it has none; for columns and lists the label of the list.

    Args:
        system: The game.
        cell: The number; a column of a list has fewer positions than rows, as ``("items[].load", ())``.
    """
    key, path = cell
    name = _abbreviation(system, key)
    list_key, _, inner = key.rpartition("[].")
    if not inner or not list_key or len(path) >= key.count("[]"):
        return name
    return QCoreApplication.translate("places", "{number} of {list}").format(
        number=name, list=_abbreviation(system, list_key)
    )


def _abbreviation(system: System, key: str) -> str:
    found = _definition(system, key)
    if found is None:
        option = system.options.get(key.removeprefix("options."))
        group = system.groups.get(key)
        known = option or group
        return in_words(system, known.label) if known is not None else key
    return in_words(system, found.abbr or found.label)


def _definition(system: System, key: str) -> Field | Derived | None:
    return system.derived.get(key) or system.fields.get(key)


def name_of(sheet: Sheet, address: str, *, near: str = "", longest: int = 0) -> str:
    """Give the name of a place for people: ``Reaction Rate``, ``Weapon Slowness, Long sword``.

    An address that is no place, as that of the whole sheet, gives the name of the character or the address itself.

    Args:
        sheet: The sheet.
        address: The place.
        near: Another place; a row that both stand in is not named.
        longest: Labels with more letters give way to the abbreviation; 0 for none.
    """
    system = sheet.system
    try:
        place = parse_address(address)
    except EditError:
        return address or sheet.character.name
    found = _definition(system, place.key)
    if place.key.endswith("[]"):
        return row_name(sheet, place)
    label = in_words(system, found.label) if found is not None else _abbreviation(system, place.key)
    if longest and len(label) > longest:
        label = _abbreviation(system, place.key)
    if not place.rows or _is_near(place, near):
        return label
    return f"{label}, {row_name(sheet, _row_of(place))}"


def row_of(sheet: Sheet, address: str) -> str:
    """Give the name of the row that an address stands in."""
    return row_name(sheet, _row_of(parse_address(address)))


def row_name(sheet: Sheet, place: Address) -> str:
    """Give the name of a row, or what such a row is called with its number."""
    system = sheet.system
    with suppress(EditError):  # rows of this list have no name, or the row is gone
        name = sheet.value(str(Address(f"{place.key}.{ROW_NAME}", place.rows)))
        if isinstance(name, str) and name:
            return name
    field = system.fields.get(place.key.removesuffix("[]"))
    label = in_words(system, field.row_label) if field is not None and field.row_label else place.key
    last = place.rows[-1]
    return f"{label} {last + 1}" if isinstance(last, int) else label


def _row_of(place: Address) -> Address:
    return Address(place.key[: place.key.rindex("[]") + 2], place.rows)


def _is_near(place: Address, near: str) -> bool:
    """Whether another place stands in the same row."""
    if "[" not in near:
        return False
    other = parse_address(near)
    return other.rows == place.rows and _row_of(other).key == _row_of(place).key
