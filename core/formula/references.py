"""Graph nodes for references: compute which row a column names, updated like numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from core.formula.schema import Reference, Schema, containers_of
from core.formula.scopes import reference_prefixes
from core.formula.typed_tree import reference_slot
from core.formula.values import Cell, Value, ValueType, fold

Values: TypeAlias = dict[str, Any]
"""Values of a sheet or row by key; rows under ``weapons[]``, named rows under ``&skill``."""


def rows_below(
    path: tuple[int, ...], scopes: tuple[Values, ...], containers: Sequence[str]
) -> Iterator[tuple[tuple[int, ...], tuple[Values, ...]]]:
    """Yield all rows of a list inside one row (or the sheet), with their positions and scopes."""
    if not containers:
        yield path, scopes
        return
    rows = enumerate(scopes[-1][containers[0]])
    if len(containers) == 1:
        yield from (((*path, position), (*scopes, row)) for position, row in rows)
        return
    for position, row in rows:
        yield from rows_below((*path, position), (*scopes, row), containers[1:])


def row_path(scopes: Sequence[Values]) -> tuple[int, ...]:
    """Return the positions of the rows that a formula is called with."""
    return tuple([row["row"] - 1 for row in scopes[1:]])


class GroupView:
    """One group of the sheet (``stats.str.``) seen as a row."""

    __slots__ = ("keys", "prefix", "values")

    def __init__(self, values: Values, prefix: str) -> None:
        self.values = values
        self.prefix = prefix
        self.keys: dict[str, str] = {}

    def __getitem__(self, key: str) -> Value:
        full_key = self.keys.get(key)
        if full_key is None:
            full_key = self.keys[key] = self.prefix + key
        found: Value = self.values[full_key]
        return found

    def get(self, key: str) -> Value:
        """Return a number, undefined where there is none."""
        found: Value = self.values.get(self.prefix + key)
        return found


class ReferenceNode:
    """A node that computes the index of nameable rows, or the row that each row of a list names.

    Attributes:
        key, cell, name, list_key, depth, containers, kind, is_plain, reads: As in FormulaNode.
        function: Returns the index, or the row.
        is_reference: True: the result is not a value and is compared by identity.
    """

    __slots__ = (
        "cell",
        "containers",
        "depth",
        "function",
        "is_plain",
        "is_reference",
        "key",
        "kind",
        "list_key",
        "name",
        "reads",
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
        self.is_reference = True
        self.is_plain = False


def reference_nodes(schema: Schema) -> dict[str, ReferenceNode]:
    """Return the reference nodes that a schema needs, by key."""
    nodes: dict[str, ReferenceNode] = {}
    for list_key, refs in schema.refs.items():
        depth = len(containers_of(list_key))
        for ref in refs:
            index = f"&index {ref.target} {ref.by}"
            if index not in nodes:
                nodes[index] = _index(schema, ref, index)
            reads = ((f"{list_key}[].{ref.column}", depth), (index, 0))
            link = ReferenceNode(list_key, reference_slot(ref.column), _finder(index, ref.column), reads)
            nodes[link.key] = link
    return nodes


def _finder(index: str, column: str) -> Callable[..., object]:
    def find(values: Values, *rows: Values) -> object:
        name = rows[-1][column]
        return values[index].get(fold(name)) if isinstance(name, str) else None

    return find


def _index(schema: Schema, ref: Reference, name: str) -> ReferenceNode:
    """Return the index of a target: folded name → row; the first row of a name wins."""
    prefixes = reference_prefixes(schema, ref.target)
    reads: list[tuple[str, int]] = []
    for prefix in prefixes:
        if prefix.endswith("[]."):
            reads += [(prefix[:-1], 0), (prefix + ref.by, 0)]

    def index(values: Values) -> object:
        rows_by_name: dict[str, Values | GroupView] = {}
        for prefix in prefixes:
            if prefix.endswith("[]."):
                for row in values[prefix[:-1]]:
                    name_in_row = row.get(ref.by)
                    if isinstance(name_in_row, str):
                        rows_by_name.setdefault(fold(name_in_row), row)
            else:
                member = prefix[:-1].rpartition(".")[2]
                rows_by_name.setdefault(fold(member), values.setdefault(f"&group {prefix}", GroupView(values, prefix)))
        return rows_by_name

    return ReferenceNode("", name, index, tuple(reads))
