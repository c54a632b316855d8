"""Finds what a game says about an input, a computed number or an option of a sheet."""

from __future__ import annotations

from core.character.address_errors import OPTIONS, list_for_number, unknown_number
from core.character.shape import ListNode, Shape
from core.errors import EditError
from core.rules.model import Derived, Field, Option, System


def find_definition(key: str, system: System, shape: Shape) -> Field | Derived | Option:
    """Return the definition of a class key.

    Raises:
        EditError: There is no such number, or it is a list.
    """
    derived = system.derived.get(key)
    if derived is not None:
        return derived
    list_key = key.removesuffix("[]")
    if isinstance(shape.nodes.get(list_key), ListNode):
        raise EditError(list_for_number(list_key, system))
    found = known_definition(key, system)
    if found is None:
        raise EditError(unknown_number(key, system))
    return found


def known_definition(key: str, system: System) -> Field | Derived | Option | None:
    """Return the definition of a class key; None if there is none, as for the position of a row."""
    found: Field | Derived | Option | None = system.derived.get(key) or system.fields.get(key)
    if found is None and key.startswith(OPTIONS):
        found = system.options.get(key.removeprefix(OPTIONS))
    return found
