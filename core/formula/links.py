"""Which row a row names: looked up by name, kept in the row like a number, and recomputed like one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from core.formula.bound import slot_of
from core.formula.schema import Ref, Schema, containers_of
from core.formula.scopes import targets
from core.formula.values import Cell, Value, ValueType, fold

Values: TypeAlias = dict[str, Any]
"""The values of a sheet or of a row: values by key, lists of rows under ``weapons[]``,
the row that a row's column ``skill`` names under ``&skill``."""


def below(
    path: tuple[int, ...], scopes: tuple[Values, ...], containers: Sequence[str]
) -> Iterator[tuple[tuple[int, ...], tuple[Values, ...]]]:
    """Go through all rows of a list that stand in one row (in the sheet), each with its positions and scopes."""
    if not containers:
        yield path, scopes
        return
    for position, row in enumerate(scopes[-1][containers[0]]):
        yield from below((*path, position), (*scopes, row), containers[1:])


def path_of(scopes: Sequence[Values]) -> tuple[int, ...]:
    """Return the positions of the rows that a formula is called with."""
    return tuple([row["row"] - 1 for row in scopes[1:]])


class Group:
    """The numbers of one group of the sheet (``stats.str.``) seen as a row."""

    __slots__ = ("keys", "prefix", "values")

    def __init__(self, values: Values, prefix: str) -> None:
        self.values = values
        self.prefix = prefix
        self.keys: dict[str, str] = {}

    def __getitem__(self, key: str) -> Value:
        whole = self.keys.get(key)
        if whole is None:
            whole = self.keys[key] = self.prefix + key
        found: Value = self.values[whole]
        return found

    def get(self, key: str) -> Value:
        """Return a number, undefined where there is none."""
        found: Value = self.values.get(self.prefix + key)
        return found


class Link:
    """The index of the rows that can be named, or the row that each row of a list names.

    Attributes:
        key, cell, name, list_key, depth, containers, kind, is_plain, reads, sweep: As for a step of a program.
        function: Gives the index, or the row.
        is_link: True: what it gives is no value, and is compared by identity.
    """

    __slots__ = (
        "cell",
        "containers",
        "depth",
        "function",
        "is_link",
        "is_plain",
        "key",
        "kind",
        "list_key",
        "name",
        "reads",
        "sweep",
    )

    def __init__(
        self, list_key: str, name: str, function: Callable[..., Any], reads: tuple[tuple[str, int], ...]
    ) -> None:
        self.list_key = list_key
        self.key = f"{list_key}[].{name}" if list_key else name
        self.cell: Cell = (self.key, ())
        self.name = name
        self.containers = containers_of(list_key)
        self.depth = len(self.containers)
        self.kind = ValueType.ANY
        self.function = function
        self.reads = reads
        self.is_link = True
        self.is_plain = False
        self.sweep = None


def links_of(schema: Schema) -> dict[str, Link]:
    """Return the links that the references of a schema need, by key."""
    found: dict[str, Link] = {}
    for list_key, refs in schema.refs.items():
        depth = len(containers_of(list_key))
        for ref in refs:
            index = f"&index {ref.target} {ref.by}"
            if index not in found:
                found[index] = _index(schema, ref, index)
            reads = ((f"{list_key}[].{ref.column}", depth), (index, 0))
            link = Link(list_key, slot_of(ref.column), _finder(index, ref.column), reads)
            found[link.key] = link
    return found


def _finder(index: str, column: str) -> Callable[..., object]:
    def find(values: Values, *rows: Values) -> object:
        name = rows[-1][column]
        return values[index].get(fold(name)) if isinstance(name, str) else None

    return find


def _index(schema: Schema, ref: Ref, name: str) -> Link:
    """Make the index of a target: folded name to row, the first row of a name counts."""
    prefixes = targets(schema, ref.target)
    reads: list[tuple[str, int]] = []
    for prefix in prefixes:
        if prefix.endswith("[]."):
            reads += [(prefix[:-1], 0), (prefix + ref.by, 0)]

    def index(values: Values) -> object:
        found: dict[str, Values | Group] = {}
        for prefix in prefixes:
            if prefix.endswith("[]."):
                for row in values[prefix[:-1]]:
                    called = row.get(ref.by)
                    if isinstance(called, str):
                        found.setdefault(fold(called), row)
            else:
                member = prefix[:-1].rpartition(".")[2]
                found.setdefault(fold(member), values.setdefault(f"&group {prefix}", Group(values, prefix)))
        return found

    return Link("", name, index, tuple(reads))
