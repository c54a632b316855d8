"""Writes computed numbers of a sheet as JSON, nested by lists and rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from core.formula import JsonValue, Solver, to_json
from core.rules.model import FieldType, System

JsonNumbers = dict[str, "JsonValue | list[JsonNumbers]"]


@dataclass(slots=True)
class NumberTree:
    """The keys of the computed numbers of a sheet, or of one row of a list.

    Attributes:
        numbers: Name in the JSON and key of each number.
        lists: Name in the JSON, key of the list, and the numbers of its rows.
    """

    numbers: list[tuple[str, str]] = field(default_factory=list)
    lists: list[tuple[str, str, NumberTree]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """True if there are no computed numbers."""
        return not self.numbers and not self.lists


@lru_cache(maxsize=16)
def number_tree(system: System) -> NumberTree:
    """Return the number tree of a game, without lists that have no computed numbers; cached."""
    trees: dict[str, NumberTree] = {"": NumberTree()}
    list_keys = [key for key, each in system.fields.items() if each.type is FieldType.ROWS]
    for key in sorted(list_keys, key=lambda each: each.count("[]")):
        trees[key] = NumberTree()
    for key, derived in system.derived.items():
        if not derived.is_hidden:
            list_key, _, name = key.rpartition("[].")
            trees[list_key].numbers.append((name, key))
    for key in sorted(list_keys, key=lambda each: -each.count("[]")):
        if not trees[key].is_empty:
            outer, _, name = key.rpartition("[].")
            trees[outer].lists.append((name, key, trees[key]))
    return trees[""]


def numbers_to_json(tree: NumberTree, solver: Solver, rows: tuple[int, ...] = ()) -> JsonNumbers:
    """Return the computed numbers of a sheet or row as JSON; undefined numbers are None."""
    numbers: JsonNumbers = {}
    for name, key in tree.numbers:
        value = solver.value((key, rows))
        numbers[name] = value if value.__class__ is int else to_json(value)
    for name, key, inner in tree.lists:
        count = solver.rows((key, rows))
        numbers[name] = [numbers_to_json(inner, solver, (*rows, number)) for number in range(count)]
    return numbers


def all_values(system: System, solver: Solver) -> Mapping[tuple[str, tuple[int, ...]], object]:
    """Return the value of every computed number of a sheet by its cell."""
    numbers: dict[tuple[str, tuple[int, ...]], object] = {}
    _collect(number_tree(system), solver, (), numbers)
    return numbers


def _collect(
    tree: NumberTree, solver: Solver, rows: tuple[int, ...], numbers: dict[tuple[str, tuple[int, ...]], object]
) -> None:
    for _, key in tree.numbers:
        numbers[key, rows] = solver.value((key, rows))
    for _, key, inner in tree.lists:
        for number in range(solver.rows((key, rows))):
            _collect(inner, solver, (*rows, number), numbers)
