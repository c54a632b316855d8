"""What a sheet gives to programs: all computed numbers as JSON, nested as the game's lists are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from core.formula import JsonValue, Solver, to_json
from core.rules import FieldType, System

JsonNumbers = dict[str, "JsonValue | list[JsonNumbers]"]


@dataclass(slots=True)
class Outline:
    """The computed numbers of a sheet, or of one row of a list.

    Attributes:
        numbers: Name in the answer, and key.
        lists: Name in the answer, key of the list, and what its rows hold.
    """

    numbers: list[tuple[str, str]] = field(default_factory=list)
    lists: list[tuple[str, str, Outline]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is computed here."""
        return not self.numbers and not self.lists


@lru_cache(maxsize=16)
def outline_of(system: System) -> Outline:
    """Return the outline of a game; lists in whose rows nothing is computed are left out."""
    outlines: dict[str, Outline] = {"": Outline()}
    list_keys = [key for key, each in system.fields.items() if each.type is FieldType.ROWS]
    for key in sorted(list_keys, key=lambda each: each.count("[]")):
        outlines[key] = Outline()
    for key, derived in system.derived.items():
        if not derived.is_hidden:
            list_key, _, name = key.rpartition("[].")
            outlines[list_key].numbers.append((name, key))
    for key in sorted(list_keys, key=lambda each: -each.count("[]")):
        if not outlines[key].is_empty:
            outer, _, name = key.rpartition("[].")
            outlines[outer].lists.append((name, key, outlines[key]))
    return outlines[""]


def derived_numbers(outline: Outline, solver: Solver, rows: tuple[int, ...] = ()) -> JsonNumbers:
    """Return the computed numbers of a sheet, or of one row: whole ones as integers, undefined ones as None."""
    found: JsonNumbers = {}
    for name, key in outline.numbers:
        value = solver.value((key, rows))
        found[name] = value if value.__class__ is int else to_json(value)
    for name, key, inner in outline.lists:
        count = solver.rows((key, rows))
        found[name] = [derived_numbers(inner, solver, (*rows, number)) for number in range(count)]
    return found


def flat_cells(system: System, solver: Solver) -> Mapping[tuple[str, tuple[int, ...]], object]:
    """Return every computed number of a sheet by its cell."""
    found: dict[tuple[str, tuple[int, ...]], object] = {}
    _collect(outline_of(system), solver, (), found)
    return found


def _collect(
    outline: Outline, solver: Solver, rows: tuple[int, ...], found: dict[tuple[str, tuple[int, ...]], object]
) -> None:
    for _, key in outline.numbers:
        found[key, rows] = solver.value((key, rows))
    for _, key, inner in outline.lists:
        for number in range(solver.rows((key, rows))):
            _collect(inner, solver, (*rows, number), found)
