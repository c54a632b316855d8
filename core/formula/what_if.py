"""Computes what-if numbers: a number if an input were one higher, such as the next cost.

The input is increased in place, the numbers between it and the result are recomputed, and everything is restored. So
house rules are respected. (In the data of a game: ``supposed``.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction

from core.formula.dependency_graph import all_dependents
from core.formula.formula_node import FormulaNode
from core.formula.references import Values, row_path, rows_below
from core.formula.schema import WhatIf, containers_of, list_of
from core.formula.values import Cell, Fault, Value, ValueType, address_of


class WhatIfNode:
    """One what-if number of the sheet or of the rows of a list.

    Attributes:
        key, cell, name, list_key, depth, containers, kind, is_reference, is_plain, reads: As in FormulaNode.
        number: Class key of the number in question.
        increased: Name of the input.
        between: The nodes from the input to that number, in evaluation order.
        is_within_row: Whether all of them are in the same row.
    """

    __slots__ = (
        "_is_direct",
        "_number",
        "between",
        "cell",
        "containers",
        "depth",
        "increased",
        "is_plain",
        "is_reference",
        "is_within_row",
        "key",
        "kind",
        "list_key",
        "name",
        "number",
        "reads",
    )

    def __init__(
        self, key: str, definition: WhatIf, nodes: Mapping[str, FormulaNode], readers: Mapping[str, Sequence[str]]
    ) -> None:
        self.key = key
        self.cell: Cell = (key, ())
        self.list_key = list_of(key)
        self.containers = containers_of(self.list_key)
        self.depth = len(self.containers)
        self.name = self._own(key)
        self.number = definition.number
        self._number = self._own(definition.number)
        self.increased = self._own(definition.increased)
        self.kind = ValueType.NUMBER
        self.is_reference = False
        self.is_plain = False
        leading = _precedents(self.number, nodes)
        self.between = tuple(
            leading[each] for each in all_dependents([definition.increased], readers) if each in leading
        )
        self._is_direct = [node.key for node in self.between] == [self.number]
        changed = {definition.increased, *(node.key for node in self.between)}
        self.is_within_row = all(
            node.list_key == self.list_key
            and all(shared == self.depth for read, shared in node.reads if read in changed)
            for node in self.between
        )
        reads = {(self.number, self.depth): None}
        for node in self.between:
            reads.update({(read, shared if self.is_within_row else 0): None for read, shared in node.reads})
        self.reads = tuple(reads)

    def sort_nodes(self, positions: Mapping[str, int]) -> None:
        """Sort the nodes between in evaluation order."""
        self.between = tuple(sorted(self.between, key=lambda node: positions[node.key]))

    def function(self, *scopes: Values) -> Value:
        """Compute it; never raises."""
        row, name = scopes[-1], self._number
        now: Value = row[name]
        if now.__class__ is Fault:
            return now
        if self.is_within_row:
            value = self._compute_within_row(row, scopes)
        else:
            with self.increased_by_one(*scopes):
                value = row[name]
        if isinstance(value, Fault):
            return Fault(address_of((self.key, row_path(scopes))), value.reason)
        return value

    def _compute_within_row(self, row: Values, scopes: Sequence[Values]) -> Value:
        """Compute it if only its own row is affected, which is the usual case."""
        name = self.increased
        before: Value = row[name]
        row[name] = _plus_one(before)
        try:
            return self.between[0].compute(scopes) if self._is_direct else self._compute_through(row, scopes)
        finally:
            row[name] = before

    def _compute_through(self, row: Values, scopes: Sequence[Values]) -> Value:
        """Recompute the nodes between and restore them."""
        before = [(node.name, row[node.name]) for node in self.between]
        try:
            for node in self.between:
                row[node.name] = node.compute(scopes)
            value: Value = row[self._number]
            return value
        finally:
            row.update(before)

    @contextmanager
    def increased_by_one(self, *scopes: Values) -> Iterator[None]:
        """Increase the input by one within a context."""
        row, name = scopes[-1], self.increased
        before: list[tuple[Values, str, Value]] = [(row, name, row[name])]
        row[name] = _plus_one(row[name])
        try:
            for node in self.between:
                rows = (
                    [scopes]
                    if self.is_within_row
                    else [each for _, each in rows_below((), scopes[:1], node.containers)]
                )
                for own in rows:
                    values = own[-1]
                    before.append((values, node.name, values[node.name]))
                    values[node.name] = node.compute(own)
            yield
        finally:
            for values, key, old in reversed(before):
                values[key] = old

    def _own(self, key: str) -> str:
        return key[len(self.list_key) + 3 :] if self.list_key else key


def _precedents(key: str, nodes: Mapping[str, FormulaNode]) -> dict[str, FormulaNode]:
    """Return the nodes that a number depends on, itself included."""
    nodes_found: dict[str, FormulaNode] = {}
    waiting = [key]
    while waiting:
        each = waiting.pop()
        if each in nodes and each not in nodes_found:
            nodes_found[each] = nodes[each]
            waiting += [read for read, _ in nodes[each].reads]
    return nodes_found


def _plus_one(value: Value) -> Value:
    return value + 1 if value.__class__ is int or isinstance(value, int | Fraction) else value
