"""Finds the numbers of a character that nothing has decided yet; sheets have room to write there, not a 0.

A number is undecided while none of the inputs that decide it is set. Which inputs do so is said by the game: those for
which 0 means "not determined". Of a character without any number or row at all, every number is undecided.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.rules.model import FieldType, System

OPTION = "options."
NUMBERS = (FieldType.INT, FieldType.NUMBER)


def undecided_keys(sheet: Sheet) -> frozenset[str]:
    """Return the class keys of the inputs and numbers that are not decided."""
    system = sheet.system
    if not any(map(_is_decided, sheet.character.data.values())):
        return _open_keys(system)
    unset = frozenset(key for key in _deciding_inputs(system) if sheet.value_at((key, ())) == 0)
    if not unset:
        return unset
    return frozenset(key for key, inputs in _decided_by(system).items() if inputs <= unset)


def _is_decided(part: Json) -> bool:
    """Return whether a part of a document has a number or a row."""
    if isinstance(part, dict):
        return any(map(_is_decided, part.values()))
    if isinstance(part, list):
        return any(isinstance(each, dict) or _is_decided(each) for each in part)
    return isinstance(part, (int, float)) and not isinstance(part, bool)


@lru_cache(maxsize=16)
def _open_keys(system: System) -> frozenset[str]:
    """Return the keys of all numeric inputs, and of what is computed from an input."""
    numbers = (key for key, field in system.fields.items() if field.type in NUMBERS)
    return frozenset((*numbers, *(key for key, inputs in _inputs(system).items() if inputs)))


@lru_cache(maxsize=16)
def _deciding_inputs(system: System) -> tuple[str, ...]:
    """Return the keys of the sheet's own inputs for which 0 means undecided."""
    return tuple(key for key, field in system.fields.items() if field.zero_unset and "[]" not in key)


@lru_cache(maxsize=16)
def _decided_by(system: System) -> Mapping[str, frozenset[str]]:
    """Return the deciding inputs of each number that has some."""
    deciding = frozenset(_deciding_inputs(system))
    found = ((key, inputs & deciding) for key, inputs in _inputs(system).items())
    return {key: inputs for key, inputs in found if inputs}


@lru_cache(maxsize=16)
def _inputs(system: System) -> Mapping[str, frozenset[str]]:
    """Return the inputs that each number is computed from, directly or indirectly; options are none."""
    inputs: dict[str, frozenset[str]] = {}
    for node in system.program.nodes:
        read = frozenset(key for key, _ in node.reads)
        own = frozenset(key for key in read if key not in inputs and not key.startswith(OPTION))
        inputs[node.key] = own.union(*(inputs[key] for key in read if key in inputs))
    return {key: inputs[key] for key in system.derived if key in inputs}
